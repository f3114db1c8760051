import { beforeAll, expect, test } from "vitest";
import type { BoardLayout } from "../boards/contract";
import { loadMessages } from "../messages/catalogs";
import type { ActionView } from "../wire/types";
import { legalAction } from "../live/legalAction";
import {
  firstAction,
  isAutoPass,
  wordKinds,
  actionLabel,
  passName,
  stageName,
  actionText,
  toDraft,
  withVerb,
  type PremoveOptions,
} from "./premoveOptions";

beforeAll(() => loadMessages());

const options: PremoveOptions = {
  phases: [
    {
      name: "travel",
      title: "Travel",
      options: [
        { verb: "explore", title: "Explore", kinds: ["size"] },
        { verb: "follow", title: "Follow", kinds: [] },
      ],
    },
    {
      name: "buy",
      title: "Buy",
      options: [
        { verb: "buy", title: "Buy one unit", kinds: ["good"] },
        { verb: "trade", title: "Trade", kinds: ["good", "good"] },
        { verb: "done", title: "End the turn", kinds: [] },
      ],
    },
  ],
  words: {
    size: [
      { word: "small", title: "Small" },
      { word: "big", title: "Big" },
    ],
    good: [
      { word: "robots", title: "Robots" },
      { word: "food", title: "Food" },
    ],
  },
};

test("an action consists of a phase, a verb and words", () => {
  const first = firstAction(options);
  expect(first).toEqual({ phase: "travel", verb: "explore", words: ["small"] });
  expect(actionText({ ...first, words: ["big"] })).toBe("explore:big");
  expect(actionText(withVerb(options, first, "follow"))).toBe("follow");
  expect(firstAction(options, "buy")).toEqual({ phase: "buy", verb: "buy", words: ["robots"] });
});

test("words that fit another verb are kept", () => {
  const bought = { phase: "buy", verb: "buy", words: ["food"] };
  expect(withVerb(options, bought, "trade").words).toEqual(["food", "robots"]);
  expect(wordKinds(options, bought)).toEqual(["good"]);
});

test("actions have names in every phase", () => {
  expect(actionLabel(options, { verb: "explore", arguments: { size: "big" } }, "travel")).toBe("Explore: Big");
  const trade = { verb: "trade", arguments: { good: "food", "good-2": "robots" } };
  expect(actionLabel(options, trade)).toBe("Trade: Food, Robots");
  expect(actionLabel(options, { verb: "done", arguments: {} }, "buy")).toBe("End the turn");
  expect(actionLabel(options, { verb: "unknown", arguments: { good: "thing" } })).toBe("unknown thing");
});

test("a premove is sent back as the draft that it came from", () => {
  const condition = { seat: 1, verb: "trade", arguments: { good: "food", "good-2": "robots" }, turn: true };
  const order = { id: 7, phase: "travel", verb: "explore", arguments: { size: "big" }, condition, always: false };
  expect(toDraft({ ...order, after: 3 })).toEqual({
    id: 7,
    phase: "travel",
    action: "explore:big",
    condition: { seat: 1, action: "trade:food:robots", turn: true },
    always: false,
  });
});

test("automatic passes are recognised and named by the layout, or else by the action's label", () => {
  const order = { id: 1, phase: "buy", verb: "done", arguments: {}, condition: null, always: true, after: 0 };
  expect(isAutoPass(order)).toBe(true);
  expect(isAutoPass({ ...order, always: false })).toBe(false);
  const condition = { seat: 1, verb: "done", arguments: {}, turn: false };
  expect(isAutoPass({ ...order, condition })).toBe(false);
  const layout = {
    stages: [{ title: "Buying", phases: ["buy"], clause: "", needs: "" }],
    groups: {
      buy: [{ title: "Continue", verbs: ["done"], always: [{ verb: "done", arguments: {}, name: "End the turn" }] }],
    },
  } as unknown as BoardLayout;
  expect(passName(layout, "buy")).toBe("End the turn");
  expect(passName(layout, "sell")).toBe("Done");
  const pass = { action: 1, verb: "done", arguments: {}, facts: { text: "Stop here" }, label: "text" } as const;
  const action = legalAction(pass as ActionView, () => ({ game: "dice-traders" }));
  expect(passName(layout, "sell", action)).toBe("Stop here");
  expect(stageName(layout, "buy")).toBe("Buying");
});
