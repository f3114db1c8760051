// The board's own wording of what the view says: titles and signs, never a rule.
import { capitalize } from "../../pieces/format";
import { language, plural, t } from "../../i18n/translate";
import type { Plan } from "../contract";
import type { CardView, EventCard, FaceView, FreeTraderView, MapPlanet, Price, PriceTerms } from "./view";
import { here } from "./view";
import { serverText } from "../../i18n/serverText";

/** `+2`, `−1`, `0`, or N/A. */
export function signed(figure: Price): string {
  if (figure === null) return "N/A";
  return figure < 0 ? `−${-figure}` : `+${figure}`;
}

export const plain = (figure: Price): string => (figure === null ? "N/A" : figure < 0 ? `−${-figure}` : String(figure));

/** What is printed on an event card: it comes with the words of the set. */
export function eventCard(plan: Plan, card: string): EventCard {
  const printed = plan.words["event_card"]?.find(({ word }) => word === card)?.title.split(" ") ?? [];
  const [kind = "", value = "", ...rest] = printed;
  const prices = rest.slice(0, 8).map((price) => (price === "n/a" ? null : Number(price)));
  const [attack = 0, defense = 0, fine = 0] = rest.slice(8, 11).map(Number);
  return {
    card,
    kind: kind as EventCard["kind"],
    value: Number(value) || null,
    buy: prices.slice(0, 4),
    sell: prices.slice(4),
    attack,
    defense,
    fine,
    ejump: rest[11] === "misjump" ? "misjump" : "safe",
  };
}

/** "card 4, planet −2 → 2": how a price comes about. */
export function priceSum(terms: PriceTerms): string {
  const price = terms.price === null ? t("none") : `${terms.price} V`;
  return t("card {0}, planet {1} → {2}", plain(terms.base), signed(terms.planet), price);
}

const KINDS: Record<FaceView["kind"], string> = {
  starport: t("Quiet"),
  pirate: t("Pirate"),
  invader: t("Invader"),
  police: t("Police"),
};

export const kindOf = ({ kind, value }: Pick<FaceView, "kind" | "value">): string =>
  value ? `${KINDS[kind]} ${value}` : KINDS[kind];

export interface Titles {
  over: string; // what it was drawn for
  title: string; // what it does now
  under: string; // what of it does not matter
}

/** An event card is titled by its use now; what is ignored stands below. */
export function cardTitles(board: FreeTraderView, card: CardView, phase: string): Titles {
  const planet = here(board)?.name ?? "";
  const kind = kindOf(card);
  const idle = card.kind === "starport" ? "" : t("Its {0} does nothing now", kind);
  switch (phase) {
    case "buy":
      return {
        over: t("Card drawn to buy"),
        title: t("Prices on {0}", planet),
        under: idle && t("Its {0} is ignored while buying", kind),
      };
    case "sell":
      return {
        over: t("Last card drawn"),
        title: t("Sales on {0}", planet),
        under: t("The last card sets the prices"),
      };
    case "combat":
    case "damage":
      return {
        over: t("Card of the fight"),
        title: board.blow ? t("The attack that hit") : t("The last attack"),
        under: idle,
      };
    case "fine":
      return { over: t("Card drawn for the fine"), title: t("Fine × {0}", card.fine), under: idle };
    case "take":
      return {
        over: t("Card drawn for the search"),
        title: t("What the wreck holds"),
        under: t("Its cheapest cargo can be taken"),
      };
    case "search":
      return { over: t("Your counterattack"), title: t("The shot that won"), under: idle };
    case "lose":
      return {
        over: t("Last card drawn"),
        title: board.fine ? t("Fine × {0}", card.fine) : t("The attack that hit"),
        under: idle,
      };
    default:
      return { over: t("Last card drawn"), title: serverText(card.name), under: t("It has done its work") };
  }
}

/** The level of Engines that it takes to get there. */
export const needs = (planet: MapPlanet): number => planet.between ?? planet.distance ?? 0;

/** A line for a planet's foot: what it is to the ship now. "" says nothing. */
export function standing(planet: MapPlanet): string {
  if (planet.roles.includes("ship")) return t("You are here");
  if (planet.roles.includes("previous")) return t("No return");
  if (planet.roles.includes("beyond")) return t("Needs Engines {0}", needs(planet));
  return planet.roles.includes("in_reach") ? t("In reach") : "";
}

/** How far it is, as far as that counts. */
function wayTo({ between, distance }: MapPlanet): string {
  if (between !== undefined) return plural(between, "{0} card between", "{0} cards between");
  return distance === undefined ? "" : t("distance {0}", distance);
}

/** Everything a planet card shows, for those who do not see it. */
export function planetSays(planet: MapPlanet): string {
  const way = wayTo(planet);
  const mods = Object.entries(planet.mod).map(
    ([cargo, mod]) => `${language === "en" ? cargo : serverText(capitalize(cargo))} ${signed(mod)}`,
  );
  return [planet.name, way, t("law {0}", planet.law), ...mods, standing(planet)].filter(Boolean).join(", ");
}
