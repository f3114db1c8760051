// Texts of the board: names, signed figures and descriptions of what the view holds.
import { formatNumber, formatSigned } from "../../pieces/format";
import { t } from "./text";
import { nameOf } from "../../messages/format";
import type { Board, Card, CardFace, MapPlanet, Named, Price, PriceTerms } from "./view";
import { currentPlanet } from "./view";

export const planetName = ({ context }: Named, planet: string): string => nameOf("planet", planet, context);
export const cardName = ({ context }: Named, card: string): string => nameOf("card", card, context);

/** `2`, `−1`, or N/A where the cargo is not for sale. */
export const formatFigure = (figure: Price): string => (figure === null ? "N/A" : formatNumber(figure));

/** `+2`, `−1`, `+0`, or N/A. */
export const formatSignedFigure = (figure: Price): string => (figure === null ? "N/A" : formatSigned(figure));

/** "card 4, planet −2 → 2 V": how a price is made up. */
export function priceEquation(terms: PriceTerms): string {
  const price = terms.price === null ? t("board-none") : `${terms.price} V`;
  return t("client-card-planet", { figure: formatFigure(terms.base), change: formatSignedFigure(terms.planet), price });
}

const KINDS: Record<string, string> = {
  starport: t("client-quiet"),
  pirate: t("client-pirate"),
  invader: t("client-invader"),
  police: t("client-police"),
};

/** "Pirate". */
export const kindName = (kind: string): string => KINDS[kind] ?? "";

/** "Pirate 2". */
export const kindLabel = ({ kind, value }: Pick<CardFace, "kind" | "value">): string =>
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
  const ignored = card.kind === "starport" ? "" : t("client-symbol-ignored", { kind });
  switch (phase) {
    case "buy":
      return {
        kicker: t("client-card-drawn-for-prices"),
        title: t("client-prices-on", { planet }),
        subtitle: ignored && t("client-symbol-ignored-while-buying", { kind }),
      };
    case "sell":
      return {
        kicker: t("client-last-card-drawn"),
        title: t("client-selling-on", { planet }),
        subtitle: t("client-last-card-sets-prices"),
      };
    case "combat":
    case "damage":
      return {
        kicker: t("client-combat-card"),
        title: board.blow ? t("client-the-attack-that-hit") : t("client-the-last-attack"),
        subtitle: ignored,
      };
    case "fine":
      return {
        kicker: t("client-card-drawn-for-the-fine"),
        title: t("client-fine-times", { fine: card.fine }),
        subtitle: ignored,
      };
    case "take":
      return {
        kicker: t("client-card-drawn-for-the-search"),
        title: t("client-whats-in-the-wreck"),
        subtitle: t("client-can-take-cheapest-cargo"),
      };
    case "search":
      return { kicker: t("client-your-counterattack"), title: t("client-the-winning-shot"), subtitle: ignored };
    case "lose":
      return {
        kicker: t("client-last-card-drawn"),
        title: board.fine ? t("client-fine-times", { fine: card.fine }) : t("client-the-attack-that-hit"),
        subtitle: ignored,
      };
    default:
      return {
        kicker: t("client-last-card-drawn"),
        title: cardName(table, card.card),
        subtitle: t("client-already-used"),
      };
  }
}

/** The Engines level that a jump there needs. */
export const enginesNeeded = (planet: MapPlanet): number => planet.between ?? planet.distance ?? 0;

/** Whether the ship can reach a planet; "" when unknown. */
export function reachLabel(planet: MapPlanet): string {
  if (planet.roles.includes("ship")) return t("client-you-are-here");
  if (planet.roles.includes("previous")) return t("client-no-return");
  if (planet.roles.includes("beyond")) return t("client-needs-engines", { engines: enginesNeeded(planet) });
  return planet.roles.includes("in_reach") ? t("client-in-reach") : "";
}

/** Its distance, or the cards in between in a Pregenerated Universe. */
function distanceLabel({ between, distance }: MapPlanet): string {
  if (between !== undefined) return t("client-card-between", { between });
  return distance === undefined ? "" : t("client-at-distance", { distance });
}

/** Everything on a planet card, for screen readers. */
export function describePlanet(table: Named, planet: MapPlanet): string {
  const mods = Object.entries(planet.mod).map(
    ([cargo, mod]) => `${nameOf("cargo", cargo, table.context)} ${formatSignedFigure(mod)}`,
  );
  const name = planetName(table, planet.planet);
  return [name, distanceLabel(planet), t("client-at-law", { law: planet.law }), ...mods, reachLabel(planet)]
    .filter(Boolean)
    .join(", ");
}
