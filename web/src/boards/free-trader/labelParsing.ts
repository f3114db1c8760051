// Figures and places read out of the server's texts.
import { serverText } from "../../i18n/serverText";
import { t } from "../../i18n/translate";
import type { BoardLayout } from "../contract";
import type { EventCard } from "./view";

/** What is printed on an event card: a title of the layout's `event_card` words holds its kind, value, prices and figures. */
export function parseEventCard(layout: BoardLayout, card: string): EventCard {
  const printed = layout.words["event_card"]?.find(({ word }) => word === card)?.title.split(" ") ?? [];
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

/** The cost at the end of a label: "Jump to Far Lantern (distance 4, law 0): 1 V" → "1 V". */
export const parseCost = (label: string): string => /: (\d+ V)/.exec(label)?.[1] ?? "";

const DIRECTIONS: Record<string, string> = {
  north: t("north"),
  south: t("south"),
  west: t("west"),
  east: t("east"),
  "north-west": t("north-west"),
  "north-east": t("north-east"),
  "south-west": t("south-west"),
  "south-east": t("south-east"),
};

/** "Place Low Candle north of Earth" → "north of Earth". */
export function parseLocation(label: string, drawn: string): string {
  const location = label.slice(`Place ${drawn} `.length);
  const [, direction, planet] = /^(\S+) of (.+)$/.exec(location) ?? [];
  if (direction && planet) return t("{0} of {1}", DIRECTIONS[direction] ?? direction, planet);
  return serverText(location);
}
