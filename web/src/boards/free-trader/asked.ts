// The words on a button: short, since the label says everything to those who do not see the board.
import type { Choice } from "../../table/choices";
import { costOf } from "./tags";
import type { FreeTraderView } from "./view";

const astray = ({ misjump, cards }: { misjump: number; cards: number }): string => `Mis-Jump ${misjump} in ${cards}`;

const planetName = (board: FreeTraderView, word: string): string =>
  board.map.find((planet) => planet.planet === word)?.name ?? word;

/** The name of a choice: a planet's where it stands for one; where a planet goes, without its name, which is above. */
export function shortName(choice: Choice, board: FreeTraderView): string {
  const [verb = "", word = ""] = choice.text.split(":");
  if (["jump", "escape", "home"].includes(verb)) return planetName(board, word);
  if (verb === "lose" && word === "empty") return "An empty space";
  if (verb === "place" && board.drawn) {
    const rest = choice.label.replace(`Place ${board.drawn.name} `, "");
    return rest.replace(/^./, (sign) => sign.toUpperCase());
  }
  return choice.name;
}

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
      return module?.resale ? `brings ${module.resale} V` : "";
    case "sell":
    case "lose":
      return board.ship.hold[word] === undefined ? "" : `${board.ship.hold[word]} aboard`;
    case "counter":
      return board.enemy?.salvage ? `Win: ${board.enemy.salvage} V salvage` : "No salvage from it";
    case "escape":
    case "escape_new":
      return choice.action && board.astray ? `${costOf(choice.label)}, ${astray(board.astray)}` : "";
    case "jump":
      if (planet?.roles.includes("previous") && board.astray) return `Emergency: ${astray(board.astray)}`;
      return planet ? `${costOf(choice.label)}, law ${planet.law}` : "";
    case "home":
      return planet ? `Law ${planet.law}` : "";
    case "pay":
      return `${board.fine} V of ${board.ship.money} V`;
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
    const text = choice.action?.warning;
    if (text) found.set(text, [...(found.get(text) ?? []), shortName(choice, board)]);
  }
  return [...found].map(([text, names]) => ({ text, names }));
}
