// Which games this browser has played before.
const keyOf = (game: string): string => `met ${game}`;

export const hasMet = (game: string): boolean => localStorage.getItem(keyOf(game)) !== null;
export const noteMet = (game: string): void => localStorage.setItem(keyOf(game), "yes");
