import { describe, expect, it } from "vitest";
import type { ActionView } from "../../wire/types";
import { diceInAction, findKeepAction, findKeepAllAction, keepActionText } from "./keepActions";
import { allOfThem, listGoods } from "./labels";

const actions = (...texts: string[]): ActionView[] =>
  texts.map((text, action) => ({ action, text, label: text, warning: "" }));

describe("from picked dice to the action that keeps them", () => {
  it("reads and writes actions", () => {
    expect(diceInAction("lock:1+3")).toEqual([0, 2]);
    expect(diceInAction("done")).toEqual([]);
    expect(keepActionText(new Set([2, 0]))).toBe("lock:1+3");
  });

  it("finds the action that keeps the same goods, whichever of the equal dice were picked", () => {
    const dice = ["ore", "fuel", "ore"];
    const offered = actions("lock:1", "lock:2", "lock:1+2", "lock:1+3", "lock:1+2+3");
    expect(findKeepAction([2], dice, offered)?.text).toBe("lock:1");
    expect(findKeepAction([2, 1], dice, offered)?.text).toBe("lock:1+2");
    expect(findKeepAction([0, 2], dice, offered)?.text).toBe("lock:1+3");
    expect(findKeepAction([], dice, offered)).toBeUndefined();
  });

  it("finds the action that keeps all loose dice", () => {
    expect(
      findKeepAllAction([true, false, false], ["ore", "fuel", "ore"], actions("lock:2", "lock:3", "lock:2+3"))?.text,
    ).toBe("lock:2+3");
  });

  it("names all of one, two or more dice", () => {
    expect([1, 2, 3, 5].map(allOfThem)).toEqual(["it", "both", "all three", "all five"]);
  });

  it("counts equal goods", () => {
    expect(listGoods(["Ore"])).toBe("Ore");
    expect(listGoods(["Fuel", "Ore", "Fuel"])).toBe("2 Fuel and Ore");
    expect(listGoods(["Fuel", "Ore", "Food"])).toBe("Fuel, Ore and Food");
  });
});
