import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PacedQueue } from "./pacedQueue";

let shown: number[];
const pace = (name: "instant" | "normal" | "slow" = "normal"): PacedQueue<number> =>
  new PacedQueue(name, {
    show: (item) => void shown.push(item),
    play: (item, done) => play(item, done),
    hasStory: (item) => item < 100, // hundreds have no story
    changed: () => {},
  });
let play: (item: number, done: () => void) => (() => void) | null;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  play = () => null;
});
afterEach(() => vi.useRealTimers());

test("items are shown one at a time", () => {
  const one = pace();
  [1, 2, 3].forEach((item) => one.add(item));
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(510);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(510);
  expect(shown).toEqual([1, 2, 3]);
});

test("items without a story take little time", () => {
  const one = pace();
  [100, 101, 102].forEach((item) => one.add(item));
  vi.advanceTimersByTime(200);
  expect(shown).toEqual([100, 101, 102]);
});

test("one's own move is shown at once, after everything before it", () => {
  const one = pace("slow");
  one.add(1);
  one.add(2);
  one.add(3, true);
  expect(shown).toEqual([1, 2, 3]);
});

test("instant shows everything at once, including the queue", () => {
  const one = pace("slow");
  [1, 2].forEach((item) => one.add(item));
  one.set("instant");
  one.add(3);
  expect(shown).toEqual([1, 2, 3]);
});

test("on a hidden page nothing is queued", () => {
  Object.assign(document, { hidden: true });
  const one = pace("slow");
  [1, 2].forEach((item) => one.add(item));
  Object.assign(document, { hidden: false });
  expect(shown).toEqual([1, 2]);
});
