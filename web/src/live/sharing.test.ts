import { expect, test } from "vitest";
import { keepEqual, shareEqualParts } from "./sharing";

test("what is equal is kept, what differs is new", () => {
  const before = { sites: [{ at: "1.1" }, { at: "1.2" }], prices: [1, 2], now: { ship: "0.1" } };
  const after = { sites: [{ at: "1.1" }, { at: "1.3" }], prices: [1, 2], now: { ship: "0.1" } };
  const shared = shareEqualParts(before, after);
  expect(shared).toEqual({ sites: [{ at: "1.1" }, { at: "1.3" }], prices: [1, 2], now: { ship: "0.1" } });
  expect([shared.sites[0], shared.prices, shared.now]).toEqual([before.sites[0], before.prices, before.now]);
  expect(shared.sites[0]).toBe(before.sites[0]);
  expect(shared.prices).toBe(before.prices);
  expect(shared).not.toBe(before);
  expect(shared.sites).not.toBe(before.sites);
});

test.each([
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { b: 1 }],
  [
    { a: undefined, b: 1 },
    { b: 1, c: undefined },
  ],
  [[1, 2], [1]],
  [[], {}],
  [null, {}],
])("%j is not taken for %j", (before, after) => {
  const copy = structuredClone(after);
  expect(shareEqualParts(before, after)).toBe(after);
  expect(after).toEqual(copy);
});

test("an equal whole is the one before", () => {
  const before = { a: [{ b: null }] };
  expect(shareEqualParts(before, { a: [{ b: null }] })).toBe(before);
});

test("an equal value is the one before", () => {
  const keep = keepEqual<number[]>();
  const first = keep([1, 2]);
  expect(keep([1, 2])).toBe(first);
  expect(keep([1, 3])).toEqual([1, 3]);
});
