// The words on a button: short, since the label says everything to those who do not see the board.
import { capitalize } from "../../pieces/format";
import type { Choice } from "../../table/choices";
import { costOf } from "./tags";
import type { FreeTraderView } from "./view";
import { t } from "../../i18n/translate";
import { serverText } from "../../i18n/serverText";

const astray = ({ misjump, cards }: { misjump: number; cards: number }): string =>
  t("Mis-Jump {0} in {1}", misjump, cards);

const planetName = (board: FreeTraderView, word: string): string =>
  board.map.find((planet) => planet.planet === word)?.name ?? word;

/** The name of a choice: a planet's where it stands for one; where a planet goes, without its name, which is above. */
export function shortName(choice: Choice, board: FreeTraderView): string {
  const [verb = "", word = ""] = choice.text.split(":");
  if (["jump", "escape", "home"].includes(verb)) return planetName(board, word);
  if (verb === "lose" && word === "empty") return t("An empty space");
  if (verb === "place" && board.drawn) {
    return capitalize(whereOf(choice.label, board.drawn.name));
  }
  return choice.name;
}

/** "Place Low Candle north of Earth" → "north of Earth". */
function whereOf(label: string, drawn: string): string {
  const [, way, planet] = /^(\S+) of (.+)$/.exec(label.slice(`Place ${drawn} `.length)) ?? [];
  if (way && planet) return t("{0} of {1}", WAYS[way] ?? way, planet);
  return serverText(label.slice(`Place ${drawn} `.length));
}

const WAYS: Record<string, string> = {
  north: t("north"),
  south: t("south"),
  west: t("west"),
  east: t("east"),
  "north-west": t("north-west"),
  "north-east": t("north-east"),
  "south-west": t("south-west"),
  "south-east": t("south-east"),
};

/** What becomes of a module: "3 → 2". */
export function levelOf(choice: Choice, board: FreeTraderView): string {
  const [verb, word = ""] = choice.text.split(":");
  const level = board.ship.modules[word]?.level ?? 0;
  if (verb === "upgrade") return `${level} → ${level + 1}`;
  return level ? `${level} → ${level - 1}` : "0";
}

/** What a choice costs, brings or risks, in a few words; "" if its name says it all. */
export function detailOf(choice: Choice, board: FreeTraderView): string {
  const [verb = "", word = ""] = choice.text.split(":");
  const module = board.ship.modules[word];
  const planet = board.map.find((each) => each.planet === word);
  switch (verb) {
    case "upgrade":
      return module ? `${module.cost} V` : "";
    case "scrap":
      return module?.resale ? t("brings {0} V", module.resale) : "";
    case "sell":
    case "lose":
      return board.ship.hold[word] === undefined ? "" : t("{0} aboard", board.ship.hold[word]);
    case "counter":
      return board.enemy?.salvage ? t("Win: {0} V salvage", board.enemy.salvage) : t("No salvage from it");
    case "escape":
    case "escape_new":
      return choice.action && board.astray ? `${costOf(choice.label)}, ${astray(board.astray)}` : "";
    case "jump":
      if (planet?.roles.includes("previous") && board.astray) return t("Emergency: {0}", astray(board.astray));
      return planet ? t("{0}, law {1}", costOf(choice.label), planet.law) : "";
    case "home":
      return planet ? t("Law {0}", planet.law) : "";
    case "pay":
      return t("{0} V of {1} V", board.fine, board.ship.money);
    default:
      return "";
  }
}

/** What holds for all of many choices, said once. */
export const manyNote = (board: FreeTraderView, phase: string): string =>
  phase === "combat" && board.astray ? `: ${astray(board.astray)}` : "";

export interface Warning {
  text: string;
  names: string[];
}

/** What choices surely lead to, each said once: several may lead to the same. */
export function warnings(choices: readonly Choice[], board: FreeTraderView): Warning[] {
  const found = new Map<string, string[]>();
  for (const choice of choices) {
    const text = serverText(choice.action?.warning ?? "");
    if (text) found.set(text, [...(found.get(text) ?? []), shortName(choice, board)]);
  }
  return [...found].map(([text, names]) => ({ text, names }));
}
