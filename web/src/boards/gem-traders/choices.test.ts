import { expect, test } from "vitest";
import type { StateView } from "../../wire/types";
import { tradeOf, tradesBetween, unitSource } from "./choices";
import type { GemBoard } from "./view";

const board = {
  active: 1,
  bank: { gold: 9, emerald: 4 },
  space: { gold: 1, scrap: 5 },
  players: [
    { storage: { gold: 4, ruby: 1 }, cargo: { emerald: 2 } },
    { storage: { gold: 3 }, cargo: { gold: 3 } },
  ],
  step: null,
} as unknown as GemBoard;

const state = (phase: string, more: Partial<GemBoard> = {}): StateView =>
  ({ phase, turn: 0, board: { ...board, ...more } }) as unknown as StateView;

test("each phase takes units from its own source", () => {
  expect(unitSource(state("stow"), "give")).toEqual({ emerald: 2 });
  expect(unitSource(state("pay"), "give")).toEqual({ gold: 4, ruby: 1 });
  expect(unitSource(state("cargo"), "take")).toEqual({ gold: 4, ruby: 1 });
  expect(unitSource(state("mine"), "take")).toEqual(board.bank);
  expect(unitSource(state("salvage"), "take")).toEqual(board.space);
  expect(unitSource(state("fee"), "take")).toEqual({ gold: 3 });
  expect(unitSource(state("taking", { step: { used: 0, limit: 4, partner: 1 } }), "take")).toEqual({ gold: 3 });
});

test("a legal trade shows the amounts of its label, an illegal one those of the dice", () => {
  const action = { action: 1, text: "swap:ruby:gold", label: "2 Ruby for 1 Gold", warning: "" };
  const legal = { text: action.text, name: "", label: action.label, action, key: "1" };
  expect(tradeOf(legal, { ruby: 2, gold: 3 })).toEqual({ pay: "ruby", get: "gold", paid: 2, got: 1 });
  expect(tradeOf({ ...legal, action: null }, { ruby: 2, gold: 3 }).got).toBe(3);
  const trades = tradesBetween(["ruby", "gold", "scrap"], [legal]);
  expect(trades.map(({ text }) => text)[0]).toBe("swap:ruby:gold");
  expect(new Set(trades.map(({ text }) => text)).size).toBe(6);
});
