import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { become } from "../live/http.svelte";
import { Calls } from "../testing/calls";
import type { Order, Wish } from "../wire/types";
import { Ahead } from "./ahead.svelte";

const order = (id: number, phase: string): Order => ({
  id,
  phase,
  action: "done",
  condition: null,
  always: true,
  after: 0,
});

let calls: Calls;
let ahead: Ahead;

beforeEach(() => {
  vi.useFakeTimers();
  become({ user: null, csrf: "" });
  calls = new Calls();
  ahead = new Ahead({ id: "abc", about: null });
});
afterEach(() => void vi.useRealTimers());

const phases = (): string[] => (calls.made.at(-1)!.body as { orders: Wish[] }).orders.map((wish) => wish.phase);

test("a change that is wanted before the last is answered begins with what that one left", async () => {
  const both = [ahead.switchPass("buy", true), ahead.switchPass("sell", true)];
  await vi.advanceTimersByTimeAsync(0);
  expect([calls.made.length, phases()]).toEqual([1, ["buy"]]);
  await calls.answer({ orders: [order(1, "buy")] });
  expect([calls.made.length, phases()]).toEqual([2, ["buy", "sell"]]);
  await calls.answer({ orders: [order(1, "buy"), order(2, "sell")] });
  await Promise.all(both);
  expect(ahead.passes.map((each) => each.id)).toEqual([1, 2]);
});

test("a change that is refused does not keep the next from being made", async () => {
  const refused = expect(ahead.switchPass("buy", true)).rejects.toMatchObject({ code: "no_seat" });
  const next = ahead.switchPass("sell", true);
  await vi.advanceTimersByTimeAsync(0);
  await calls.answer({ error: { code: "no_seat", text: "no" } }, 409);
  await refused;
  expect(phases()).toEqual(["sell"]);
  await calls.answer({ orders: [order(1, "sell")] });
  await next;
});
