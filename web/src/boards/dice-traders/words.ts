import { plural } from "../../i18n/translate";

/** "1 die shows Ore", "3 dice show Ore". */
export const diceShow = (n: number, what: string): string => plural(n, "{0} die shows {1}", "{0} dice show {1}", what);
