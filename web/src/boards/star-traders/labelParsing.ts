// Parts of the server's labels, for buttons that show them separately.
import { serverText } from "../../i18n/serverText";

export interface ChoiceText {
  name: string;
  detail: string;
}

/** The label in two parts: "Fit Jammer: 30 cr" is "Fit Jammer" and "30 cr". */
export function splitLabel(label: string): ChoiceText {
  const [name = "", ...rest] = serverText(label).split(/: (.*)/s);
  return { name, detail: rest.join("").trim() };
}

/** The first amount in a label: "120 cr". */
export const costIn = (label: string): string => /\d+ cr/.exec(label)?.[0] ?? "";

/** The amount at the end of a label, where it also has a price per unit. */
export const totalIn = (label: string): string => /\d+ cr$/.exec(label)?.[0] ?? "";

/** The amount after the colon of a label: "30 cr" of "Haven at Vesper: 30 cr". */
export const feeIn = (label: string): string => /: (\d+ cr)/.exec(label)?.[1] ?? "";

/** The range of the roll that moves a price: "1 to 8". */
export const rollRangeIn = (label: string): string => /by a roll of (\d+ to \d+)/.exec(label)?.[1] ?? "";

/** The angle of a rotation: "60°" of "Turn it by 60°". */
export const angleIn = (label: string): string => /\d+°/.exec(label)?.[0] ?? "";
