import { beforeAll, expect, test } from "vitest";
import { legalAction, textForm, type LegalAction } from "../../live/legalAction";
import { loadMessages } from "../../messages/catalogs";
import { formatMessage, type Context } from "../../messages/format";
import { diceBoard, dicePlayer } from "../../testing/diceBoard";
import { stateView } from "../../testing/fakeSocket";
import type { Action, Board } from "../../wire/dice-traders";
import type { BoardLayout } from "../contract";
import { choiceText, type ChoiceText, type DiceChoice } from "./choices";

const context: Context = { game: "dice-traders", language: "en" };
const layout: BoardLayout = {
  stages: [],
  groups: {},
  figures: { small: { text: "1 day, 3 dice", clause: "" } },
  goods: [],
  words: {},
  goodKind: "good",
  names: {},
  printed: null,
};

beforeAll(() => Promise.all(["site", "dice-traders"].map((part) => loadMessages(part, "en"))));

const textOf = (choice: DiceChoice, more: Partial<Board> = {}): ChoiceText =>
  choiceText(
    {
      state: stateView(1, 0, { board: diceBoard(more) }),
      layout,
      names: ["Ada", "Bea"],
      say: (message) => formatMessage(message, context),
    },
    choice,
  );

/** The text of a legal action on its button. */
function legal(view: Action, name: string, more: Partial<Board> = {}): ChoiceText {
  const action = legalAction(view, () => context) as LegalAction<Action>;
  const { text, verb, arguments: words, label } = action;
  return textOf({ text, verb, arguments: words, name, label, action, key: "" } as DiceChoice, more);
}

/** The text of an action that is not allowed now. */
const illegal = (verb: Action["verb"], words: Record<string, string>, name: string): ChoiceText =>
  textOf({
    text: textForm(verb, words),
    verb,
    arguments: words,
    name,
    label: name,
    action: null,
    key: "",
  } as DiceChoice);

test("what an action costs or brings is below its name", () => {
  const cargo = [{ good: "ore", paid: 8, units: 2 } as const];
  const holding = {
    players: [dicePlayer({ cargo }), dicePlayer()],
    turn_so_far: { ...diceBoard().turn_so_far, worth: [10] },
  };
  expect([
    legal({ action: 1, verb: "retire", arguments: {}, facts: { days: 32 } }, "Retire"),
    legal({ action: 2, verb: "expand", arguments: {}, facts: { room: 3, enlarged: 4, cost: 15 } }, "Enlarge the bay"),
    legal(
      { action: 3, verb: "offer", arguments: { good: "ore", paid: "8" }, facts: { cost: 8, gain: 10, times: 1 } },
      "",
      holding,
    ),
    legal({ action: 4, verb: "buy", arguments: { good: "robots" }, facts: {} }, "Robots"),
    legal(
      {
        action: 5,
        verb: "sell",
        arguments: {},
        facts: { sales: [["sale", { units: 2, good: "ore", price: 10, gain: 20 }]] },
      },
      "Sell everything",
    ),
  ]).toEqual([
    { name: "Retire", detail: "give up 32 days" },
    { name: "Enlarge the bay", detail: "from 3 to 4 for 15 cr and 1 day" },
    { name: "Offer 1 Ore", detail: "paid 8 → 10" },
    { name: "Robots", detail: "8 cr each, 2 available" },
    { name: "Sell everything", detail: "2 Ore at 10 = 20 cr" },
  ]);
});

test("ending the turn says what it gives up, if anything", () => {
  const done = { action: 1, verb: "done", arguments: {}, facts: {} } as const;
  expect(legal({ ...done, label: "action-done-unbought" }, "End the turn")).toEqual({
    name: "End the turn",
    detail: "buy nothing",
  });
  expect(legal({ ...done, label: "action-done-sale" }, "Sell nothing")).toEqual({ name: "Close the sale", detail: "" });
});

test("illegal actions show what the board knows", () => {
  expect([
    illegal("buy", { good: "fuel" }, "Fuel"),
    illegal("retire", {}, "Retire"),
    illegal("explore", { size: "small" }, "Small planet"),
    illegal("follow", {}, "Follow"),
  ]).toEqual([
    { name: "Fuel", detail: "not sold here" },
    { name: "Retire", detail: "" },
    { name: "Small planet", detail: "1 day, 3 dice" },
    { name: "Follow Bea", detail: "2 days" },
  ]);
});
