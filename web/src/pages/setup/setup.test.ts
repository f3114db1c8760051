import { describe, expect, it } from "vitest";
import { asClock, startingClock } from "./clock";
import { seatSettings, isOpen, resized, seated, startingSeats } from "./seatChoices";

const BOT = "trader";

describe("seats", () => {
  it("begin with me and bots", () => {
    expect(seatSettings(startingSeats(3, BOT))).toEqual(["me", "trader", "trader"]);
  });

  it("hold one of me: elsewhere the seat opens", () => {
    expect(seatSettings(seated(startingSeats(2, BOT), 1, { who: "me" }))).toEqual(["open", "me"]);
  });

  it("stay as they are when more are added or some are taken away", () => {
    const two = seated(startingSeats(2, BOT), 1, { who: "open" });
    expect(seatSettings(resized(two, 4, BOT))).toEqual(["me", "open", "trader", "trader"]);
    expect(seatSettings(resized(two, 1, BOT))).toEqual(["me"]);
  });

  it("are open to others where a bot gives way", () => {
    const seats = seated(startingSeats(2, BOT), 1, { who: "yields", bot: "random" });
    expect(seatSettings(seats)).toEqual(["me", "+random"]);
    expect([isOpen(seats), isOpen(startingSeats(2, BOT))]).toEqual([true, false]);
  });
});

describe("a clock", () => {
  it("is given in seconds, or in days", () => {
    const clock = startingClock();
    expect(asClock(clock)).toEqual({ pace: "none", base: 0, increment: 0 });
    expect(asClock({ ...clock, pace: "turn" })).toEqual({ pace: "turn", base: 60, increment: 0 });
    expect(asClock({ ...clock, pace: "game" })).toEqual({ pace: "game", base: 900, increment: 10 });
    expect(asClock({ ...clock, pace: "days" })).toEqual({ pace: "days", base: 2, increment: 0 });
  });
});
