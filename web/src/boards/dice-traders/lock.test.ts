import { describe, expect, it } from "vitest";
import type { ActionView } from "../../wire/types";
import { allOf, diceOf, listed, lockAll, lockOf, lockText } from "./lock";

const actions = (...texts: string[]): ActionView[] =>
  texts.map((text, action) => ({ action, text, label: text, warning: "" }));

describe("from picked dice to the action that keeps them", () => {
  it("reads and writes the text form", () => {
    expect(diceOf("lock:1+3")).toEqual([0, 2]);
    expect(diceOf("done")).toEqual([]);
    expect(lockText(new Set([2, 0]))).toBe("lock:1+3");
  });

  it("finds the choice that keeps the same goods, whichever of the like dice were picked", () => {
    const dice = ["ore", "fuel", "ore"];
    const offered = actions("lock:1", "lock:2", "lock:1+2", "lock:1+3", "lock:1+2+3");
    expect(lockOf([2], dice, offered)?.text).toBe("lock:1");
    expect(lockOf([2, 1], dice, offered)?.text).toBe("lock:1+2");
    expect(lockOf([0, 2], dice, offered)?.text).toBe("lock:1+3");
    expect(lockOf([], dice, offered)).toBeUndefined();
  });

  it("keeps all that is loose", () => {
    expect(lockAll([true, false, false], ["ore", "fuel", "ore"], actions("lock:2", "lock:3", "lock:2+3"))?.text).toBe(
      "lock:2+3",
    );
  });

  it("names all there are, however few", () => {
    expect([1, 2, 3, 5].map(allOf)).toEqual(["it", "both", "all three", "all five"]);
  });

  it("counts what is alike", () => {
    expect(listed(["Ore"])).toBe("Ore");
    expect(listed(["Fuel", "Ore", "Fuel"])).toBe("2 Fuel and Ore");
    expect(listed(["Fuel", "Ore", "Food"])).toBe("Fuel, Ore and Food");
  });
});
