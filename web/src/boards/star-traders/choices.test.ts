import { expect, test } from "vitest";
import type { BoardProps } from "../contract";
import { choiceText, dealText, unitPriceHere } from "./choices";

const table = {
  layout: { goods: [{ word: "red", title: "Red", letter: "R" }], words: {} },
  names: ["Ann", "Bob"],
  seat: 0,
  state: {
    phase: "act",
    board: {
      prices: [7],
      ships: [
        { ship: "0.1", design: "flagship", at: "0.1", hold: [3], room: 5 },
        { ship: "0.2", design: "courier", at: "0.1", hold: [0], room: 5 },
      ],
      sites: [{ at: "0.1", planet: "glass", price: 290, levels: 4, modifier: 2 }],
      regions: [{ face: "hub-a", q: 0, r: 0, turns: 0, influence: 3 }],
      now: { ship: "0.1", units: { "0.1": [9] }, deal: "sell", good: "red", unit_price: 9 },
    },
  },
} as unknown as BoardProps;
const choice = (text: string, label: string, legal = true) => ({
  text,
  name: label,
  label,
  action: legal ? { action: 0, text, label, warning: "" } : null,
  key: "",
});

test("seats have their players' names", () => {
  expect(choiceText(table, choice("attack:1:1", "Attack Seat 2's Flagship: 50 % to hit"))).toEqual({
    name: "Attack Bob's Flagship",
    detail: "50 % to hit",
  });
});

test("a site that cannot be bought shows its price", () => {
  expect(choiceText(table, choice("purchase", "Buy the site", false))).toEqual({
    name: "Buy glass",
    detail: "290 cr for 4 levels",
  });
});

test("trades show the units aboard and the unit price here", () => {
  expect(choiceText(table, choice("sell:red", "Sell red at 9 cr")).detail).toBe("3 aboard");
  expect(unitPriceHere(table, "red")).toBe(9);
  expect(dealText(table)).toBe("Selling red at 9 cr each");
});

test("an order is named after its first ship", () => {
  expect(choiceText(table, choice("order:213", "Ship order: …")).name).toBe("Courier A2 first");
});

test("drawing at an outpost says that it rules out trade", () => {
  const label = "Look for crew: draw cards, but no trade here this turn";
  expect(choiceText(table, choice("draw_crew", label)).detail).toBe("draw cards, but no trade here this turn");
  expect(choiceText(table, choice("draw_crew", "Crew", false)).detail).toBe("draw cards");
});

test("with Territory a site shows the levels it brings the viewer", () => {
  const site = { at: "0.1", planet: "glass", price: 290, levels: 4, brings: [1, 4], modifier: 2 };
  const board = { ...table.state.board, sites: [site] };
  const territory = { ...table, state: { ...table.state, board } } as unknown as BoardProps;
  expect(choiceText(territory, choice("purchase", "Buy the site", false)).detail).toBe("290 cr for 1 level");
});
