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
  expect(actionLabel(options, "explore:big", "travel")).toBe("Explore: Big");
  expect(actionLabel(options, "trade:food:robots")).toBe("Trade: Food, Robots");
  expect(actionLabel(options, "done", "buy")).toBe("End the turn");
  expect(actionLabel(options, "unknown:thing")).toBe("unknown:thing");
});

test("automatic passes are recognised and named by the layout, or else by the action's label", () => {
  const order = { id: 1, phase: "buy", action: "done", condition: null, always: true, after: 0 };
  expect(isAutoPass(order)).toBe(true);
  expect(isAutoPass({ ...order, always: false })).toBe(false);
  expect(isAutoPass({ ...order, condition: { seat: 1, action: "done", turn: false } })).toBe(false);
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
