import type { IconName } from "../../pieces/icons";
import { serverText } from "../../i18n/serverText";

const ICONS: Record<string, IconName> = { weapons: "weapons", defenses: "shield", engines: "engine", cargo: "box" };

export const moduleIcon = (word: string): IconName => ICONS[word] ?? "gear";

/** "Weapons" are a module and a good: the rulebook says Cargo Spaces, the others speak for themselves. */
export const moduleName = (word: string): string =>
  serverText(word === "cargo" ? "Cargo" : word.replace(/^./, (sign) => sign.toUpperCase()));
