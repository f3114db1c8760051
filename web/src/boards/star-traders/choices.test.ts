import { beforeAll, expect, test } from "vitest";
import { loadMessages } from "../../messages/catalogs";
import { boardProps, choiceOf } from "../../testing/boardProps";
import { printedRegions } from "../../testing/starRegions";
import { starBoard, starShip, starSite } from "../../testing/starBoard";
import type { Action, Board } from "../../wire/star-traders";
import { choiceText, dealText, groupTitle, unitPriceHere } from "./choices";
import type { StarChoice } from "./view";

beforeAll(() => Promise.all(["site", "star-traders"].map((part) => loadMessages(part, "en"))));

const glass = starSite({ at: "0.1", planet: "glass", price: 290, levels: 4, units: [9] });
const board = starBoard({
  prices: [7],
  ships: [starShip({ ship: "0.1", hold: [3] }), starShip({ ship: "0.2", design: "courier" })],
  sites: [glass],
  regions: [{ face: "hub-a", q: 0, r: 0, turns: 0, influence: 3 }],
  now: { ship: "0.1", deals: { "sell:red": [6, 5] }, deal: "sell", good: "red", unit_price: 9 },
});
const layout = {
  goods: [{ word: "red", title: "Red", letter: "R" }],
  names: { planet: { glass: "Glass" }, tile: { hub: "Hub" } },
};
const tableWith = (more: Partial<Board>, phase = "act") =>
  boardProps("star-traders", phase, { ...board, ...more }, { ...layout, printed: printedRegions });
const table = tableWith({});
const choice = (action: Action, name = ""): StarChoice => choiceOf("star-traders", action, name);
const NO_WORDS = { action: 0, arguments: {}, facts: {} } as const;

test("seats have their players' names", () => {
  const ship = ["ship-flagship", { design: "flagship", mark: "B1" }] as const;
  const facts = { seat: 1, ship, chance: 50 };
  expect(choiceText(table, choice({ action: 0, verb: "attack", arguments: { seat: "1", slot: "1" }, facts }))).toEqual({
    name: "Attack Bob's Flagship",
    detail: "50% to hit",
  });
});

test("a label without parts is the name", () =>
  expect(choiceText(table, choice({ ...NO_WORDS, verb: "call_off" }))).toEqual({
    name: "Call off the blockade",
    detail: "",
  }));

test("a site that cannot be bought shows its price", () => {
  expect(choiceText(table, choice({ ...NO_WORDS, verb: "purchase" }, "Buy the site"))).toEqual({
    name: "Buy Glass",
    detail: "290 cr for 4 levels",
  });
});

test("trades show the units aboard and the unit price here", () => {
  const sale = choice({ action: 0, verb: "sell", arguments: { good: "red" }, facts: { price: 9 } });
  expect(choiceText(table, sale)).toEqual({ name: "Sell red", detail: "3 aboard" });
  expect(unitPriceHere(table, "red")).toBe(9);
  expect(dealText(table)).toBe("Selling red at 9 cr each");
});

test("a quantity shows what it brings and where it takes the market price", () => {
  const two = choice({ action: 0, verb: "number", arguments: { number: "2" }, facts: { units: 2, gain: 18 } });
  expect(choiceText(table, two)).toEqual({ name: "2", detail: "18 cr, then at 5" });
});

test("an order is named after its first ship", () => {
  const order = choice({ action: 0, verb: "order", arguments: { order: "213" }, facts: { ships: [] } });
  expect(choiceText(table, order).name).toBe("Courier A2 first");
});

test("drawing at an outpost says that it rules out trade", () => {
  const draw = { ...NO_WORDS, verb: "draw_crew", facts: { barring: true } } as const;
  expect(choiceText(table, choice(draw)).detail).toBe("draw cards, but no trade here this turn");
  expect(choiceText(table, choice(draw, "Crew")).detail).toBe("draw cards");
});

test("with Territory a site shows the levels it brings the viewer", () => {
  const territory = tableWith({ sites: [{ ...glass, brings: [1, 4] }] });
  expect(choiceText(territory, choice({ ...NO_WORDS, verb: "purchase" }, "Buy the site")).detail).toBe(
    "290 cr for 1 level",
  );
});

test("a sector says what it costs, a site its prices", () => {
  const place = ["place", { tile: "hub", sector: "0.1" }] as const;
  const sector = choice({ action: 0, verb: "sector", arguments: { sector: "0.1" }, facts: { place, cost: 30 } });
  expect(choiceText(tableWith({}, "haven"), sector)).toEqual({ name: "Glass", detail: "fee 30 cr, Hub" });
  expect(choiceText(tableWith({}, "toll_at"), sector).detail).toBe("30 cr, Hub");
});

test("the market's title has the range of the roll", () => {
  const push = choice({
    action: 0,
    verb: "manipulate",
    arguments: { good: "red", direction: "up" },
    facts: { down: false, most: 8, price: 7 },
  });
  expect(groupTitle({ title: "Push", choices: [push] })).toBe("Spend a token to push a price by 1 to 8");
  expect(groupTitle({ title: "Finish", choices: [choice({ ...NO_WORDS, verb: "done" })] })).toBe("Finish");
});
