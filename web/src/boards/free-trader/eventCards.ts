// What is printed on event cards, in the content's own notation.
import type { BoardLayout } from "../contract";
import type { EventCard } from "./view";

/** A card by its word: kind, value, prices and figures, separated by spaces. */
export function printedCard({ names }: Pick<BoardLayout, "names">, card: string): EventCard {
  const [kind = "", value = "", ...rest] = names["event_card"]?.[card]?.split(" ") ?? [];
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
