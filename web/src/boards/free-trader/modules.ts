import type { IconName } from "../../pieces/icons";
import { serverText } from "../../i18n/serverText";

const ICONS: Record<string, IconName> = { weapons: "weapons", defenses: "shield", engines: "engine", cargo: "box" };

export const moduleIcon = (word: string): IconName => ICONS[word] ?? "gear";

/** Not looked up in the layout, where "weapons" is a good as well. */
export const moduleName = (word: string): string =>
  serverText(word === "cargo" ? "Cargo" : word.replace(/^./, (letter) => letter.toUpperCase()));
