import { expect, test } from "vitest";
import { fightExchanges } from "./fight";
import { moneyChange } from "./narration";

test("a sale at the ceiling adds its price less what is forfeited", () => {
  expect(moneyChange([{ event: "sold", cargo: "weapons", price: 5, money: 20, forfeited: 2 }])).toBe(3);
});

test("salvage and a payment in one step add up", () => {
  expect(
    moneyChange([
      { event: "salvaged", gain: 3, forfeited: 0 },
      { event: "month", due: 5 },
    ]),
  ).toBe(-2);
});

test("an attack is an equation with its verdict", () => {
  const events = [
    { event: "enemy", kind: "pirate", strength: 2, booty: 0 },
    { event: "attack", base: 2, month: 1, booty: 0, modifier: 2 },
    { event: "defence", level: 3, modifier: 1, attack: 5, defence: 4 },
    { event: "hit" },
  ];
  const [attack] = fightExchanges(events, {}, "");
  expect(attack?.left.terms.map((term) => term.value)).toEqual([2, 1, 2]);
  expect(attack?.left.total).toBe(5);
  expect(attack?.right.total).toBe(4);
  expect(attack?.verdict).toMatchObject({ text: "Hit", detail: "5 > 4", tone: "bad" });
});

test("a counterattack that fails is followed by the next attack", () => {
  const events = [
    { event: "counter", level: 3, modifier: 0 },
    { event: "resisted", base: 2, month: 1, booty: 1, modifier: 1 },
    { event: "survived", attack: 3, defence: 5 },
    { event: "attack", base: 2, month: 1, booty: 1, modifier: -1 },
    { event: "defence", level: 3, modifier: 0, attack: 3, defence: 3 },
    { event: "missed" },
  ];
  const found = fightExchanges(events, {}, "Pirate");
  expect(found.map((each) => each.verdict.text)).toEqual(["It survives", "Missed"]);
  expect(found[0]?.right.terms.map((term) => term.label)).toEqual(["Pirate", "month", "booty", "card"]);
});
