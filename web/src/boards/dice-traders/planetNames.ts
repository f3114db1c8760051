// Planets of Dice Traders only have numbers and sizes. Their names are generated from both, so that a planet is called the same
// at the table, in the replay and in pictures.
import type { Planet } from "./view";

const FIRST = "Tes Kor Mar Bran Vel Sor Nym Ar Del Hal Ish Jun Lor Mor Pra Ral Tar Um Cal Esk Fen Gal Ost Rhe".split(
  " ",
);
const SECOND = ["a", "e", "i", "o", "u", "a", "e", "o"];
const THIRD = "ly rin sol dra mar tis ne th s lla nde ris vane ska lune mor dis thys ra ven".split(" ");

function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822507);
  return (h ^ (h >>> 13)) >>> 0;
}

export function planetName({ number, size }: Pick<Planet, "number" | "size">): string {
  const h = hash(`${size}/${number}`);
  const pick = (from: string[], shift: number): string => from[(h >>> shift) % from.length]!;
  return pick(FIRST, 0) + pick(SECOND, 9) + pick(THIRD, 15);
}
