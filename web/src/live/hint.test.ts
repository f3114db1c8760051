import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeFetch } from "../testing/fakeFetch";
import type { Job, JobMessage } from "../wire/types";
import { Hint } from "./hint.svelte";
import { setUser } from "./http.svelte";

const NO_GAMES = { wins: 0, low: 0, high: 0, score: 0, score_low: 0, score_high: 0, trials: 0 };
const job = (id: string): Job => ({ id, kind: "hint", progress: 0, done: false, error: null, result: null });
const hintFor = (id: string, text: string): JobMessage => ({
  ...job(id),
  t: "job",
  job: id,
  progress: 1,
  done: true,
  result: {
    text,
    seat: 0,
    action: 1,
    label: ["", {}],
    share: 1,
    expects: NO_GAMES,
    plan: [],
    alternatives: [],
    is_guess: false,
  },
});

let calls: FakeFetch;
let table: { id: string; state: { version: number } };
let hint: Hint;

beforeEach(() => {
  vi.useFakeTimers();
  setUser({ user: null, csrf: "" });
  calls = new FakeFetch();
  table = { id: "abc", state: { version: 3 } };
  hint = new Hint(table);
});
afterEach(() => {
  hint.forget();
  vi.useRealTimers();
});

test("a job message that arrives before the reply is used", async () => {
  void hint.ask();
  hint.receive(hintFor("ours", "buy"));
  expect(hint.stage).toBe("working");
  await calls.answer(job("ours"));
  expect([hint.stage, hint.advice?.text]).toEqual(["ready", "buy"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("messages of another hint job are ignored", async () => {
  void hint.ask();
  hint.receive(hintFor("other", "sell"));
  await calls.answer(job("ours"));
  hint.receive(hintFor("other", "sell"));
  expect(hint.stage).toBe("working");
  hint.receive(hintFor("ours", "buy"));
  expect(hint.advice?.text).toBe("buy");
});

test("a reply to a cleared hint is ignored, even if another was requested", async () => {
  void hint.ask();
  hint.forgetUnless(4);
  table.state = { version: 4 };
  void hint.ask();
  calls.made[0]!.answer(job("old"));
  await vi.advanceTimersByTimeAsync(0);
  hint.receive(hintFor("old", "sell"));
  expect(hint.stage).toBe("working");
  await calls.answer(job("ours"));
  hint.receive(hintFor("ours", "buy"));
  expect(hint.advice?.text).toBe("buy");
});

test("a rejection of a cleared hint is not shown", async () => {
  void hint.ask();
  hint.forget();
  await calls.answer({ error: { code: "busy", text: "too many" } }, 409);
  expect(hint.stage).toBe("");
});
