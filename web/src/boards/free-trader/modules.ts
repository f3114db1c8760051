import type { IconName } from "../../pieces/icons";
import { nameOf } from "../../messages/format";
import type { Named } from "./view";

const ICONS: Record<string, IconName> = { weapons: "weapons", defenses: "shield", engines: "engine", cargo: "box" };

export const moduleIcon = (word: string): IconName => ICONS[word] ?? "gear";

/** "Cargo", for narrow places, of "Cargo Spaces". */
export const moduleName = ({ context }: Named, word: string): string => nameOf("module", word, context, "short");
