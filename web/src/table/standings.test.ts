import { expect, test } from "vitest";
import { standings } from "./standings";

const places = (scores: number[], winners: number[], resigned: number[] = []): [number, number][] =>
  standings(
    { scores, winners },
    scores.map((_, seat) => ({ resigned: resigned.includes(seat) })),
  ).map(({ seat, place }) => [seat, place]);

test("players come in the order of their scores, and share places", () => {
  expect(places([3, 9, 5, 5], [1])).toEqual([
    [1, 1],
    [2, 2],
    [3, 2],
    [0, 4],
  ]);
});

test("a tie-break puts the winner before others with the same score", () => {
  expect(places([7, 7, 2], [1])).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ]);
});

test("winners who share the win share the first place", () => {
  expect(places([7, 7, 2], [0, 1])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ]);
});

test("who resigned comes last and has no place, however well the bot played on", () => {
  expect(places([40, 9, 5], [1], [0])).toEqual([
    [1, 1],
    [2, 2],
    [0, 0],
  ]);
});

test("a player alone keeps the score, also after resigning", () => {
  expect(standings({ scores: [12], winners: [] }, [{ resigned: true }])).toEqual([
    { seat: 0, place: 1, score: 12, resigned: false },
  ]);
});
