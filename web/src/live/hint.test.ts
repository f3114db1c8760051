import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Calls } from "../testing/calls";
import type { Job, JobMessage } from "../wire/types";
import { Hint } from "./hint.svelte";
import { become } from "./http.svelte";

const job = (id: string): Job => ({ id, kind: "hint", progress: 0, done: false, error: "", result: null });
const told = (id: string, text: string): JobMessage => ({
  ...job(id),
  t: "job",
  job: id,
  progress: 1,
  done: true,
  result: { text },
});

let calls: Calls;
let table: { id: string; state: { version: number } };
let hint: Hint;

beforeEach(() => {
  vi.useFakeTimers();
  become({ user: null, csrf: "" });
  calls = new Calls();
  table = { id: "abc", state: { version: 3 } };
  hint = new Hint(table);
});
afterEach(() => {
  hint.forget();
  vi.useRealTimers();
});

test("an answer that comes before the reply is taken when the reply names it", async () => {
  void hint.ask();
  hint.hear(told("ours", "buy"));
  expect(hint.stage).toBe("working");
  await calls.answer(job("ours"));
  expect([hint.stage, hint.advice?.text]).toEqual(["told", "buy"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("another hint of ours that is told while we ask is none of this one", async () => {
  void hint.ask();
  hint.hear(told("other", "sell"));
  await calls.answer(job("ours"));
  hint.hear(told("other", "sell"));
  expect(hint.stage).toBe("working");
  hint.hear(told("ours", "buy"));
  expect(hint.advice?.text).toBe("buy");
});

test("a reply that comes when the hint has been forgotten is for nobody, also if another is asked for", async () => {
  void hint.ask();
  hint.forgetUnless(4);
  table.state = { version: 4 };
  void hint.ask();
  calls.made[0]!.answer(job("old"));
  await vi.advanceTimersByTimeAsync(0);
  hint.hear(told("old", "sell"));
  expect(hint.stage).toBe("working");
  await calls.answer(job("ours"));
  hint.hear(told("ours", "buy"));
  expect(hint.advice?.text).toBe("buy");
});

test("a refusal that comes when the hint has been forgotten is not said", async () => {
  void hint.ask();
  hint.forget();
  await calls.answer({ error: { code: "busy", text: "too many" } }, 409);
  expect(hint.stage).toBe("");
});
