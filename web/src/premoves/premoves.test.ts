import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setUser } from "../live/http.svelte";
import { FakeFetch } from "../testing/fakeFetch";
import type { PremoveDraft, PremoveView } from "../wire/types";
import { Premoves } from "./premoves.svelte";

const order = (id: number, phase: string): PremoveView => ({
  id,
  phase,
  verb: "done",
  arguments: {},
  condition: null,
  always: true,
  after: 0,
});

let calls: FakeFetch;
let premoves: Premoves;

beforeEach(() => {
  vi.useFakeTimers();
  setUser({ user: null, csrf: "" });
  calls = new FakeFetch();
  premoves = new Premoves({ id: "abc", about: null, context: { game: "dice-traders" } });
});
afterEach(() => void vi.useRealTimers());

const phases = (): string[] =>
  (calls.made.at(-1)!.body as { orders: PremoveDraft[] }).orders.map((draft) => draft.phase);

test("a change made while another is pending starts from its result", async () => {
  const both = [premoves.setAutoPass("buy", true), premoves.setAutoPass("sell", true)];
  await vi.advanceTimersByTimeAsync(0);
  expect([calls.made.length, phases()]).toEqual([1, ["buy"]]);
  await calls.answer({ orders: [order(1, "buy")], number: 1 });
  expect([calls.made.length, phases()]).toEqual([2, ["buy", "sell"]]);
  await calls.answer({ orders: [order(1, "buy"), order(2, "sell")], number: 2 });
  await Promise.all(both);
  expect(premoves.autoPasses.map((each) => each.id)).toEqual([1, 2]);
});

test("a rejected change does not block the next one", async () => {
  const rejected = expect(premoves.setAutoPass("buy", true)).rejects.toMatchObject({ code: "no_seat" });
  const next = premoves.setAutoPass("sell", true);
  await vi.advanceTimersByTimeAsync(0);
  await calls.answer({ error: { code: "no_seat", text: "no" } }, 409);
  await rejected;
  expect(phases()).toEqual(["sell"]);
  await calls.answer({ orders: [order(1, "sell")], number: 1 });
  await next;
});

test("a late response does not overwrite a newer list", async () => {
  const stored = premoves.setAutoPass("buy", true);
  await vi.advanceTimersByTimeAsync(0);
  premoves.receive({ t: "orders", table: "abc", orders: [], note: null, number: 2 }); // it was played already
  await calls.answer({ orders: [order(1, "buy")], number: 1 });
  await stored;
  expect(premoves.autoPasses).toEqual([]);
});

test("after a reconnection lists are accepted from number zero", async () => {
  premoves.receive({ t: "orders", table: "abc", orders: [order(1, "buy")], note: null, number: 9 });
  const loaded = premoves.load();
  await vi.advanceTimersByTimeAsync(0);
  await calls.answer({ orders: [order(1, "sell")], number: 0 });
  await loaded;
  expect(premoves.autoPasses.map((each) => each.phase)).toEqual(["sell"]);
});
