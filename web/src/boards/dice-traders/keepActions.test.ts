import { describe, expect, it } from "vitest";
import { legalAction, type LegalAction } from "../../live/legalAction";
import type { DiceWord, GoodWord } from "../../wire/dice-traders";
import { findKeepAction, findKeepAllAction, keepActionText, quickKeeps } from "./keepActions";
import { listGoods } from "./labels";

const DICE: GoodWord[] = ["ore", "fuel", "ore"];

/** What the page makes of the server's actions that keep these dice, numbered from 1. */
const keeping = (...picks: number[][]): LegalAction[] =>
  picks.map((dice, action) => {
    const good = dice.map((die) => DICE[die - 1]!);
    const view = {
      action,
      verb: "lock",
      arguments: { dice: dice.join("+") as DiceWord },
      facts: { good, rest: 0 },
    } as const;
    return legalAction(view, () => ({ game: "dice-traders" }));
  });

describe("from picked dice to the action that keeps them", () => {
  it("writes actions", () => expect(keepActionText(new Set([2, 0]))).toBe("lock:1+3"));

  it("finds the action that keeps the same goods, whichever of the equal dice were picked", () => {
    const offered = keeping([1], [2], [1, 2], [1, 3], [1, 2, 3]);
    expect(findKeepAction([2], DICE, offered)?.text).toBe("lock:1");
    expect(findKeepAction([2, 1], DICE, offered)?.text).toBe("lock:1+2");
    expect(findKeepAction([0, 2], DICE, offered)?.text).toBe("lock:1+3");
    expect(findKeepAction([], DICE, offered)).toBeUndefined();
  });

  it("finds the action that keeps all loose dice", () => {
    expect(findKeepAllAction([true, false, false], DICE, keeping([2], [3], [2, 3]))?.text).toBe("lock:2+3");
  });

  it("lists what can be kept where that is little, else all dice of each good", () => {
    const rolled = (...picks: number[][]): LegalAction[] =>
      keeping(...picks).map((action) => ({ ...action, facts: { ...action.facts, rest: 1 } }) as LegalAction);
    const few = [...rolled([1], [1, 2]), ...keeping([1, 2, 3])];
    expect(quickKeeps(few).map(({ text }) => text)).toEqual(["lock:1", "lock:1+2"]);
    const many = rolled([1], [2], [3], [1, 2], [1, 3], [2, 3], [2, 1]);
    expect(quickKeeps(many).map(({ text }) => text)).toEqual(["lock:1+3", "lock:2"]);
  });

  it("counts equal goods", () => {
    expect(listGoods(["Ore"])).toBe("Ore");
    expect(listGoods(["Fuel", "Ore", "Fuel"])).toBe("2 Fuel and Ore");
    expect(listGoods(["Fuel", "Ore", "Food"])).toBe("Fuel, Ore and Food");
  });
});
