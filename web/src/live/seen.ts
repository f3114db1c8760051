// Which step of a table was the last that someone saw in this browser, so that what they missed can be pointed out.
import { Few } from "./few";

const seen = new Few<number>("seen", 40);

export const keptSeen = (table: string): number => seen.of(table) ?? 0;
export const keepSeen = (table: string, version: number): void => seen.keep(table, version);
