import { describe, expect, it } from "vitest";
import { Rejection } from "../../live/rejection";
import type { Moment, ReplayView } from "../../wire/types";
import { moveFromHash, Recording } from "./recording.svelte";

/** A fake server with a game of `length` moves; records the pages requested. */
function served(length: number) {
  const asked: number[] = [];
  const fetch = async (first: number, limit: number): Promise<ReplayView> => {
    asked.push(first);
    const numbers = Array.from({ length: Math.max(0, Math.min(limit, length + 1 - first)) }, (_, i) => first + i);
    const moments = numbers.map((number) => ({ step: { number, story: [] } }) as unknown as Moment);
    return { length, first, moments } as unknown as ReplayView;
  };
  return { asked, fetch };
}

describe("a recording", () => {
  it("is loaded page by page, with prefetch", async () => {
    const { asked, fetch } = served(120);
    const recording = new Recording("x", fetch);
    await recording.go(30);
    await recording.go(31);
    expect([recording.at, recording.length, asked]).toEqual([31, 120, [0, 50]]);
    expect(recording.moment?.step.number).toBe(31);
  });

  it("stays within the game", async () => {
    const recording = new Recording("x", served(7).fetch);
    await recording.go(99);
    expect([recording.at, recording.isAtEnd]).toEqual([7, true]);
    await recording.go(-3);
    expect([recording.at, recording.isAtEnd]).toEqual([0, false]);
  });

  it("goes to the latest requested move, whatever the order of responses", async () => {
    const { fetch } = served(200);
    const late: (() => void)[] = [];
    const recording = new Recording("x", async (first, limit) => {
      if (first === 100) await new Promise<void>((resolve) => late.push(resolve));
      return fetch(first, limit);
    });
    await recording.go(1);
    const slow = recording.go(110);
    await recording.go(5);
    late.forEach((resolve) => resolve());
    await slow;
    expect(recording.at).toBe(5);
  });

  it("says why it cannot be shown, and can be tried again", async () => {
    const { fetch } = served(3);
    let broken = true;
    const recording = new Recording("x", (first, limit) => {
      if (broken) return Promise.reject(new Rejection("not_over", "not yet"));
      return fetch(first, limit);
    });
    await recording.go(0);
    expect(recording.rejection?.code).toBe("not_over");
    broken = false;
    await recording.go(2);
    expect([recording.at, recording.rejection]).toEqual([2, null]);
  });

  it("lists the moments up to the current move", async () => {
    const recording = new Recording("x", served(9).fetch);
    await recording.go(3);
    expect(recording.playedMoments.map((one) => one.step.number)).toEqual([1, 2, 3]);
  });
});

describe("the move in an address", () => {
  it("is read", () => {
    expect([moveFromHash("#move-37"), moveFromHash("#replay=4"), moveFromHash(""), moveFromHash("#other")]).toEqual([
      37, 4, 0, 0,
    ]);
  });
});
