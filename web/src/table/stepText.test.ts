import { expect, test } from "vitest";
import type { ResultView, StepView } from "../wire/types";
import { formatParts } from "../messages/format";
import { thingsOf } from "../messages/things";
import { says, stepView } from "../testing/fakeSocket";
import { standings } from "./standings";
import { consequences, outcomeText, placeText, stepLines, stepText } from "./stepText";

const result = (scores: number[], winners: number[]): ResultView => ({ scores, winners }) as unknown as ResultView;
const names = ["Ada", "Bo", "Cy", "Di"];

test("the result names the winners, the viewer first", () => {
  expect(outcomeText(result([3, 9], [1]), names.slice(0, 2), 0)).toBe("Bo wins.");
  expect(outcomeText(result([9, 9], [0, 1]), names.slice(0, 2), 1)).toBe("You and Ada share the win.");
  expect(outcomeText(result([0], []), ["Ada"], 0)).toBe("The game is lost.");
});

test("those who did not win see their place, in words", () => {
  const places = (scores: number[], winners: number[]) => standings({ scores, winners }, []);
  const over = places([46, 96, 118, 92], [2]);
  expect(names.map((_, seat) => placeText(over, seat))).toEqual([
    "You came fourth.",
    "You came second.",
    "",
    "You came third.",
  ]);
  expect(placeText(over, -1)).toBe(""); // a spectator
  expect(placeText(places([0], []), 0)).toBe(""); // a game for one is won or lost
  expect(placeText(places([5, 5, 9], [2]), 1)).toBe("You came second."); // shared
});

test("consequences of the latest move are listed, and nothing else", () => {
  const step = (seat: number, verb: string, story: string[]): StepView => ({ ...stepView(1, seat, story), verb });
  const log = [step(0, "sell", ["Sold."]), step(0, "buy", ["Bought.", "Done."]), step(1, "roll", ["a", "b"])];
  expect(consequences(log, 0)).toEqual([says("Done.")]);
  expect(consequences([...log, step(0, "done", ["Stops.", "Month 2."])], 0)).toEqual([]);
  expect(consequences([...log, step(0, "retire", ["Retires.", "Next to play."])], 0)).toEqual([]);
  expect(consequences(log, -1)).toEqual([]);
});

test("a line that an event says is made from the event", () => {
  const event = { event: "bought", seat: 1, good: "ore", price: 6 } as const;
  const step = { ...stepView(1), events: [event], story: [0, says("More.")] };
  expect(stepLines(step)).toEqual([["event-bought", { seat: 1, good: "ore", price: 6 }], says("More.")]);
});

test("the table says what happens at it, with the seat it happens to", () => {
  const resigned = stepLines({ ...stepView(1, 1, []), kind: "resign" });
  expect(resigned).toEqual([["table-resigns", { seat: 1 }]]);
  expect(formatParts(resigned[0]!, { game: "dice-traders", seats: names })[0]).toEqual({
    type: "seat",
    seat: 1,
    text: "Bo",
  });
  expect(thingsOf(resigned[0]!)).toEqual(["seat 1"]);
});

test("every kind of step has a line", () => {
  const kinds = ["undo", "sit", "bot", "leave", "replace", "resign", "flag", "forfeit", "unrate", "resume"];
  const said = kinds.map((kind) =>
    stepText({ ...stepView(1, 1, []), kind: kind as StepView["kind"], text: "Bea" }, { game: "site", seats: names }),
  );
  expect(said.every((text) => /^[A-Z].*\.$/.test(text))).toBe(true);
  expect(new Set(said).size).toBe(kinds.length);
});
