// The board's own wording of what the view says: titles and signs, never a rule.
import { count } from "../../words/words";
import type { CardView, FaceView, FreeTraderView, MapPlanet, Price, PriceTerms } from "./view";
import { here } from "./view";

/** `+2`, `−1`, `0`, or N/A. */
export function signed(figure: Price): string {
  if (figure === null) return "N/A";
  return figure < 0 ? `−${-figure}` : `+${figure}`;
}

export const plain = (figure: Price): string => (figure === null ? "N/A" : figure < 0 ? `−${-figure}` : String(figure));

/** "card 4, planet −2 → 2": how a price comes about. */
export function priceSum(terms: PriceTerms): string {
  return `card ${plain(terms.base)}, planet ${signed(terms.planet)} → ${terms.price === null ? "none" : `${terms.price} V`}`;
}

const KINDS: Record<FaceView["kind"], string> = {
  starport: "Quiet",
  pirate: "Pirate",
  invader: "Invader",
  police: "Police",
};

export const kindOf = (face: FaceView): string => (face.value ? `${KINDS[face.kind]} ${face.value}` : KINDS[face.kind]);

export interface Titles {
  over: string; // what it was drawn for
  title: string; // what it does now
  under: string; // what of it does not matter
}

/** An event card is titled by its use now; what is ignored stands below. */
export function cardTitles(board: FreeTraderView, card: CardView, phase: string): Titles {
  const planet = here(board)?.name ?? "";
  const kind = kindOf(card);
  const idle = card.kind === "starport" ? "" : `Its ${kind} does nothing now`;
  switch (phase) {
    case "buy":
      return {
        over: "Card drawn to buy",
        title: `Prices on ${planet}`,
        under: idle && `Its ${kind} is ignored while buying`,
      };
    case "sell":
      return { over: "Last card drawn", title: `Sales on ${planet}`, under: "The last card sets the prices" };
    case "combat":
    case "damage":
      return { over: "Card of the fight", title: board.blow ? "The attack that hit" : "The last attack", under: idle };
    case "fine":
      return { over: "Card drawn for the fine", title: `Fine × ${card.fine}`, under: idle };
    case "take":
      return {
        over: "Card drawn for the search",
        title: "What the wreck holds",
        under: "Its cheapest cargo can be taken",
      };
    case "search":
      return { over: "Your counterattack", title: "The shot that won", under: idle };
    case "lose":
      return {
        over: "Last card drawn",
        title: board.fine ? `Fine × ${card.fine}` : "The attack that hit",
        under: idle,
      };
    default:
      return { over: "Last card drawn", title: card.name, under: "It has done its work" };
  }
}

/** A line for a planet's foot: what it is to the ship now. "" says nothing. */
export function standing(planet: MapPlanet): string {
  if (planet.roles.includes("ship")) return "You are here";
  if (planet.roles.includes("previous")) return "No return";
  if (planet.roles.includes("beyond")) return `Needs Engines ${planet.between ?? planet.distance}`;
  return planet.roles.includes("in_reach") ? "In reach" : "";
}

/** Everything a planet card shows, for those who do not see it. */
export function planetSays(planet: MapPlanet): string {
  const way = planet.between === undefined ? `distance ${planet.distance}` : `${count(planet.between, "card")} between`;
  const mods = Object.entries(planet.mod).map(([cargo, mod]) => `${cargo} ${signed(mod)}`);
  return [planet.name, way, `law ${planet.law}`, ...mods, standing(planet)].filter(Boolean).join(", ");
}
