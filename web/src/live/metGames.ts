// Which games this browser has played before.
export const hasMet = (game: string): boolean => localStorage.getItem(`met ${game}`) !== null;
export const noteMet = (game: string): void => localStorage.setItem(`met ${game}`, "yes");
