import { expect, test } from "vitest";
import { fightExchanges } from "./fight";
import { moneyChange } from "./narration";
import type { Event } from "./view";

test("a sale at the ceiling adds its price less what is forfeited", () => {
  expect(moneyChange([{ event: "sold", seat: 0, cargo: "weapons", price: 5, money: 20, forfeited: 2 }])).toBe(3);
});

test("salvage and a payment in one step add up", () => {
  expect(
    moneyChange([
      { event: "salvaged", seat: 0, gain: 3, money: 8, forfeited: 0 },
      { event: "month", seat: 0, month: 1, due: 5, had: 8, money: 3 },
    ]),
  ).toBe(-2);
});

test("an attack is an equation with its verdict", () => {
  const events: Event[] = [
    { event: "enemy", seat: 0, card: "pirate-2", kind: "pirate", strength: 2, booty: 0 },
    { event: "attack", seat: 0, base: 2, month: 1, booty: 0, modifier: 2 },
    { event: "defence", seat: 0, level: 3, modifier: 1, attack: 5, defence: 4 },
    { event: "hit", seat: 0 },
  ];
  const [attack] = fightExchanges(events, {}, "");
  expect(attack?.left.terms.map((term) => term.value)).toEqual([2, 1, 2]);
  expect(attack?.left.total).toBe(5);
  expect(attack?.right.total).toBe(4);
  expect(attack?.verdict).toMatchObject({ text: "Hit", detail: "5 > 4", tone: "bad" });
});

test("a counterattack that fails is followed by the next attack", () => {
  const events: Event[] = [
    { event: "counter", seat: 0, level: 3, modifier: 0 },
    { event: "resisted", seat: 0, base: 2, month: 1, booty: 1, modifier: 1 },
    { event: "survived", seat: 0, attack: 3, defence: 5 },
    { event: "attack", seat: 0, base: 2, month: 1, booty: 1, modifier: -1 },
    { event: "defence", seat: 0, level: 3, modifier: 0, attack: 3, defence: 3 },
    { event: "missed", seat: 0 },
  ];
  const found = fightExchanges(events, {}, "Pirate");
  expect(found.map((each) => each.verdict.text)).toEqual(["It survives", "Missed"]);
  expect(found[0]?.right.terms.map((term) => term.label)).toEqual(["Pirate", "month", "booty", "card"]);
});
