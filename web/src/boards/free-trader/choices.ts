// Short texts on the buttons of the prompt; screen readers get the full label.
import { capitalize } from "../../pieces/format";
import { formatAttribute } from "../../messages/format";
import { t } from "./text";
import { planetName } from "./labels";
import type { Board, MapPlanet, MisjumpOdds, Named, TraderChoice } from "./view";

const astray = ({ misjump, cards }: MisjumpOdds): string => t("client-mis-jump-in", { misjump, cards });

/** The short name of a choice: the planet it leads to, or the location without the drawn planet's name. */
export function choiceName({ context }: Named, { verb, name, action, ...choice }: TraderChoice): string {
  const words = choice.arguments;
  if ("planet" in words) return planetName({ context }, words.planet);
  if ("lost" in words && words.lost === "empty") return t("client-an-empty-space");
  if (verb !== "place" || !action) return name;
  return capitalize(formatAttribute(action.message, "name", context)) || name;
}

/** The module that a choice changes. */
export const moduleOf = ({ arguments: words }: TraderChoice): string => ("module" in words ? words.module : "");

/** The good that a choice is about. */
export const goodOf = ({ arguments: words }: TraderChoice): string =>
  "cargo" in words ? words.cargo : "lost" in words ? words.lost : "";

/** How often a trade can be repeated, as the server says; 0 for other choices, and for what is not legal. */
export const timesOf = ({ verb, action }: TraderChoice): number =>
  (verb === "buy" || verb === "sell") && action ? (action.facts.times ?? 0) : 0;

/** What several units cost or bring. */
export function unitsText({ verb, action }: TraderChoice, units: number): string {
  const price = (verb === "buy" || verb === "sell") && action ? (action.facts.price ?? 0) : 0;
  return t("client-units-cost", { units, each: price, total: price * units });
}

/** The change of a module's level: "3 → 2". */
export function levelChange(choice: TraderChoice, board: Board): string {
  const level = board.ship.modules[moduleOf(choice)]?.level ?? 0;
  if (choice.verb === "upgrade") return `${level} → ${level + 1}`;
  return level ? `${level} → ${level - 1}` : "0";
}

/** What a choice costs, pays or risks; "" if its name says it all. */
export function choiceDetail(choice: TraderChoice, board: Board): string {
  const module = board.ship.modules[moduleOf(choice)];
  switch (choice.verb) {
    case "upgrade":
      return module ? `${module.cost} V` : "";
    case "scrap":
      return module?.resale ? t("client-raises-v", { resale: module.resale }) : "";
    case "sell":
    case "lose":
      return aboard(board.ship.hold[goodOf(choice)]);
    case "counter":
      return board.enemy?.salvage
        ? t("client-win-v-salvage", { salvage: board.enemy.salvage })
        : t("client-no-salvage");
    case "escape":
    case "escape_new":
      return choice.action && board.astray ? `${choice.action.facts.cost} V, ${astray(board.astray)}` : "";
    case "jump":
      return jumpDetail(choice, board);
    case "home":
      return choice.action ? t("client-law-level", { law: choice.action.facts.law }) : "";
    case "pay":
      return t("client-v-of-v", { fine: board.fine, money: board.ship.money });
    default:
      return "";
  }
}

const aboard = (units: number | undefined): string => (units === undefined ? "" : t("client-units-aboard", { units }));

const planetOf = (board: Board, word: string): MapPlanet | undefined => board.map.find(({ planet }) => planet === word);

function jumpDetail({ arguments: words, action }: Extract<TraderChoice, { verb: "jump" }>, board: Board): string {
  const planet = planetOf(board, words.planet);
  if (planet?.roles.includes("previous") && board.astray)
    return t("client-emergency", { astray: astray(board.astray) });
  return planet && action ? t("client-with-law", { text: `${action.facts.cost} V`, law: planet.law }) : "";
}

/** A note for the title of a large group, instead of one on each choice. */
export const groupNote = (board: Board, phase: string): string =>
  phase === "combat" && board.astray ? `: ${astray(board.astray)}` : "";

export interface Warning {
  text: string;
  names: string[];
}

/** The warnings of the choices, each once with the names of all choices that share it. */
export function groupWarnings(table: Named, choices: readonly TraderChoice[]): Warning[] {
  const found = new Map<string, string[]>();
  for (const choice of choices) {
    const text = choice.action?.warning;
    if (text) found.set(text, [...(found.get(text) ?? []), choiceName(table, choice)]);
  }
  return [...found].map(([text, names]) => ({ text, names }));
}
