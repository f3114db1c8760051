import { expect, test } from "vitest";
import { stateView } from "../../testing/fakeSocket";
import { gemBoard, gemPlayer } from "../../testing/gemBoard";
import { legalAction, type LegalAction } from "../../live/legalAction";
import type { Action, Board } from "../../wire/gem-traders";
import type { StateView } from "../../wire/types";
import { goodOf, stepChoice, tradeOf, tradesBetween, unitSource, withVerb, type GemChoice } from "./choices";

const board = gemBoard({
  active: 1,
  bank: { gold: 9, emerald: 4 },
  space: { gold: 1, scrap: 5 },
  players: [
    gemPlayer({ storage: { gold: 4, ruby: 1 }, cargo: { emerald: 2 } }),
    gemPlayer({ storage: { gold: 3 }, cargo: { gold: 3 } }),
  ],
});

const state = (phase: string, more: Partial<Board> = {}): StateView =>
  stateView(1, 0, { phase, board: { ...board, ...more } });

/** What the page makes of an action of the server. */
function choiceOf(action: Action): GemChoice {
  const legal = legalAction(action, () => ({ game: "gem-traders" })) as LegalAction<Action>;
  const { text, verb, arguments: words, label } = legal;
  return { text, verb, arguments: words, name: label, label, action: legal, key: "1" } as GemChoice;
}

test("each phase takes units from its own source", () => {
  expect(unitSource(state("stow"), "give")).toEqual({ emerald: 2 });
  expect(unitSource(state("pay"), "give")).toEqual({ gold: 4, ruby: 1 });
  expect(unitSource(state("cargo"), "take")).toEqual({ gold: 4, ruby: 1 });
  expect(unitSource(state("mine"), "take")).toEqual(board.bank);
  expect(unitSource(state("salvage"), "take")).toEqual(board.space);
  expect(unitSource(state("fee"), "take")).toEqual({ gold: 3 });
  expect(unitSource(state("taking", { step: { used: 0, limit: 4, partner: 1 } }), "take")).toEqual({ gold: 3 });
});

test("a legal trade shows the amounts that the server sent, an illegal one those of the dice", () => {
  const swap = choiceOf({
    action: 1,
    verb: "swap",
    arguments: { good: "ruby", "good-2": "gold" },
    facts: { units: 2, got: 1, times: 1 },
  });
  const legal = withVerb([swap], "swap");
  expect(tradeOf(legal[0]!, { ruby: 2, gold: 3 })).toEqual({ pay: "ruby", get: "gold", paid: 2, got: 1 });
  const trades = tradesBetween(["ruby", "gold", "scrap"], legal);
  expect(trades.map(({ text }) => text)[0]).toBe("swap:ruby:gold");
  expect(new Set(trades.map(({ text }) => text)).size).toBe(6);
  const illegal = trades.find(({ text }) => text === "swap:gold:scrap")!;
  expect(tradeOf(illegal, { gold: 3, scrap: 4 })).toEqual({ pay: "gold", get: "scrap", paid: 3, got: 4 });
});

test("a die can be moved one way and not the other", () => {
  const up = choiceOf({ action: 2, verb: "up", arguments: { good: "ruby" }, facts: { shows: 5, then: 6 } });
  expect(stepChoice([up], "up", "ruby")).toBe(up);
  expect(stepChoice([up], "down", "ruby")).toMatchObject({ text: "down:ruby", action: null });
});

test("only units and dice are shown with a good", () => {
  const give = choiceOf({ action: 3, verb: "give", arguments: { good: "ruby" }, facts: { times: 1 } });
  const done = choiceOf({ action: 4, verb: "done", arguments: {}, facts: {} });
  expect([give, done].map(goodOf)).toEqual(["ruby", ""]);
});
