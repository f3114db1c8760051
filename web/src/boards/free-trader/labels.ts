// Texts of the board: names, signed figures and descriptions of what the view holds.
import { formatNumber, formatSigned } from "../../pieces/format";
import { plural, t } from "../../i18n/translate";
import { nameOf } from "../../messages/format";
import type { Board, Card, EventCard, MapPlanet, Named, Price, PriceTerms } from "./view";
import { currentPlanet } from "./view";

export const planetName = ({ context }: Named, planet: string): string => nameOf("planet", planet, context);
export const cardName = ({ context }: Named, card: string): string => nameOf("card", card, context);

/** `2`, `−1`, or N/A where the cargo is not for sale. */
export const formatFigure = (figure: Price): string => (figure === null ? "N/A" : formatNumber(figure));

/** `+2`, `−1`, `+0`, or N/A. */
export const formatSignedFigure = (figure: Price): string => (figure === null ? "N/A" : formatSigned(figure));

/** "card 4, planet −2 → 2 V": how a price is made up. */
export function priceEquation(terms: PriceTerms): string {
  const price = terms.price === null ? t("none") : `${terms.price} V`;
  return t("card {0}, planet {1} → {2}", formatFigure(terms.base), formatSignedFigure(terms.planet), price);
}

const KINDS: Record<string, string> = {
  starport: t("Quiet"),
  pirate: t("Pirate"),
  invader: t("Invader"),
  police: t("Police"),
};

/** "Pirate". */
export const kindName = (kind: string): string => KINDS[kind] ?? "";

/** "Pirate 2". */
export const kindLabel = ({ kind, value }: Pick<EventCard, "kind" | "value">): string =>
  value ? `${kindName(kind)} ${value}` : kindName(kind);

export interface Titles {
  kicker: string; // what the card was drawn for
  title: string; // what it does now
  subtitle: string; // which part of it is ignored
}

/** An event card is titled by its current use; the subtitle says what is ignored. */
export function cardTitles(table: Named, board: Board, card: Card, phase: string): Titles {
  const planet = planetName(table, currentPlanet(board)?.planet ?? "");
  const kind = kindName(card.kind);
  const ignored = card.kind === "starport" ? "" : t("{0} symbol ignored", kind);
  switch (phase) {
    case "buy":
      return {
        kicker: t("Card drawn for prices"),
        title: t("Prices on {0}", planet),
        subtitle: ignored && t("{0} symbol ignored while buying", kind),
      };
    case "sell":
      return {
        kicker: t("Last card drawn"),
        title: t("Selling on {0}", planet),
        subtitle: t("The last card sets the prices"),
      };
    case "combat":
    case "damage":
      return {
        kicker: t("Combat card"),
        title: board.blow ? t("The attack that hit") : t("The last attack"),
        subtitle: ignored,
      };
    case "fine":
      return { kicker: t("Card drawn for the fine"), title: t("Fine × {0}", card.fine), subtitle: ignored };
    case "take":
      return {
        kicker: t("Card drawn for the search"),
        title: t("What's in the wreck"),
        subtitle: t("You can take its cheapest cargo"),
      };
    case "search":
      return { kicker: t("Your counterattack"), title: t("The winning shot"), subtitle: ignored };
    case "lose":
      return {
        kicker: t("Last card drawn"),
        title: board.fine ? t("Fine × {0}", card.fine) : t("The attack that hit"),
        subtitle: ignored,
      };
    default:
      return { kicker: t("Last card drawn"), title: cardName(table, card.card), subtitle: t("Already used") };
  }
}

/** The Engines level that a jump there needs. */
export const enginesNeeded = (planet: MapPlanet): number => planet.between ?? planet.distance ?? 0;

/** Whether the ship can reach a planet; "" when unknown. */
export function reachLabel(planet: MapPlanet): string {
  if (planet.roles.includes("ship")) return t("You are here");
  if (planet.roles.includes("previous")) return t("No return");
  if (planet.roles.includes("beyond")) return t("Needs Engines {0}", enginesNeeded(planet));
  return planet.roles.includes("in_reach") ? t("In reach") : "";
}

/** Its distance, or the cards in between in a Pregenerated Universe. */
function distanceLabel({ between, distance }: MapPlanet): string {
  if (between !== undefined) return plural(between, "{0} card between", "{0} cards between");
  return distance === undefined ? "" : t("distance {0}", distance);
}

/** Everything on a planet card, for screen readers. */
export function describePlanet(table: Named, planet: MapPlanet): string {
  const mods = Object.entries(planet.mod).map(
    ([cargo, mod]) => `${nameOf("cargo", cargo, table.context)} ${formatSignedFigure(mod)}`,
  );
  const name = planetName(table, planet.planet);
  return [name, distanceLabel(planet), t("law {0}", planet.law), ...mods, reachLabel(planet)]
    .filter(Boolean)
    .join(", ");
}
