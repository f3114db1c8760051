// Short texts on the buttons of the prompt; screen readers get the full label.
import { capitalize } from "../../pieces/format";
import type { Choice } from "../../table/choices";
import { parseCost, parseLocation } from "./labelParsing";
import type { FreeTraderView } from "./view";
import { t } from "../../i18n/translate";
import { serverText } from "../../i18n/serverText";

const astray = ({ misjump, cards }: { misjump: number; cards: number }): string =>
  t("Mis-Jump {0} in {1}", misjump, cards);

const planetName = (board: FreeTraderView, word: string): string =>
  board.map.find((planet) => planet.planet === word)?.name ?? word;

/** The short name of a choice: the planet it leads to, or the location without the drawn planet's name. */
export function choiceName(choice: Choice, board: FreeTraderView): string {
  const [verb = "", word = ""] = choice.text.split(":");
  if (["jump", "escape", "home"].includes(verb)) return planetName(board, word);
  if (verb === "lose" && word === "empty") return t("An empty space");
  if (verb === "place" && board.drawn) {
    return capitalize(parseLocation(choice.label, board.drawn.name));
  }
  return choice.name;
}

/** The change of a module's level: "3 → 2". */
export function levelChange(choice: Choice, board: FreeTraderView): string {
  const [verb, word = ""] = choice.text.split(":");
  const level = board.ship.modules[word]?.level ?? 0;
  if (verb === "upgrade") return `${level} → ${level + 1}`;
  return level ? `${level} → ${level - 1}` : "0";
}

/** What a choice costs, pays or risks; "" if its name says it all. */
export function choiceDetail(choice: Choice, board: FreeTraderView): string {
  const [verb = "", word = ""] = choice.text.split(":");
  const module = board.ship.modules[word];
  const planet = board.map.find((each) => each.planet === word);
  switch (verb) {
    case "upgrade":
      return module ? `${module.cost} V` : "";
    case "scrap":
      return module?.resale ? t("raises {0} V", module.resale) : "";
    case "sell":
    case "lose":
      return board.ship.hold[word] === undefined ? "" : t("{0} aboard", board.ship.hold[word]);
    case "counter":
      return board.enemy?.salvage ? t("Win: {0} V salvage", board.enemy.salvage) : t("No salvage");
    case "escape":
    case "escape_new":
      return choice.action && board.astray ? `${parseCost(choice.label)}, ${astray(board.astray)}` : "";
    case "jump":
      if (planet?.roles.includes("previous") && board.astray) return t("Emergency: {0}", astray(board.astray));
      return planet ? t("{0}, law {1}", parseCost(choice.label), planet.law) : "";
    case "home":
      return planet ? t("Law {0}", planet.law) : "";
    case "pay":
      return t("{0} V of {1} V", board.fine, board.ship.money);
    default:
      return "";
  }
}

/** A note for the title of a large group, instead of one on each choice. */
export const groupNote = (board: FreeTraderView, phase: string): string =>
  phase === "combat" && board.astray ? `: ${astray(board.astray)}` : "";

export interface Warning {
  text: string;
  names: string[];
}

/** The warnings of the choices, each once with the names of all choices that share it. */
export function groupWarnings(choices: readonly Choice[], board: FreeTraderView): Warning[] {
  const found = new Map<string, string[]>();
  for (const choice of choices) {
    const text = serverText(choice.action?.warning ?? "");
    if (text) found.set(text, [...(found.get(text) ?? []), choiceName(choice, board)]);
  }
  return [...found].map(([text, names]) => ({ text, names }));
}
