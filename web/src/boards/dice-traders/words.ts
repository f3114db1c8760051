/** "1 die shows Ore", "3 dice show Ore". */
export const diceShow = (n: number, what: string): string => `${n} ${n === 1 ? "die shows" : "dice show"} ${what}`;
