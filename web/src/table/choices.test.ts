import { beforeAll, expect, test } from "vitest";
import type { BoardProps, BoardLayout } from "../boards/contract";
import { legalAction, type LegalAction } from "../live/legalAction";
import { loadMessages } from "../messages/catalogs";
import { says } from "../testing/fakeSocket";
import type { ActionView } from "../wire/types";
import { buttonOf, defaultChoice, groupChoices } from "./choices";

const layout = {
  groups: {
    buy: [
      {
        title: "Buy",
        verbs: ["buy"],
        always: ["ore", "fuel"].map((good) => ({ verb: "buy", arguments: { good }, name: good })),
      },
      { title: "Continue", verbs: ["done"], always: [{ verb: "done", arguments: {}, name: "End" }] },
    ],
    lock: [{ title: "Keep", verbs: ["lock"], always: [] }],
  },
} as unknown as BoardLayout;

beforeAll(() => loadMessages());

/** "buy:ore", called "Do buy". */
function action(text: string, warning = ""): LegalAction {
  const [verb = "", word] = text.split(":");
  const facts = { action: 1, facts: { text: `Do ${verb}` }, label: "text", warning: warning ? says(warning) : null };
  const view = { ...facts, verb, arguments: word ? { good: word } : {} } as ActionView;
  return legalAction(view, () => ({ game: "dice-traders" }));
}

test("illegal choices keep their place, and keys go by place", () => {
  const [buy, on] = groupChoices(layout, "buy", [action("done"), action("buy:fuel")]);
  expect(buy?.choices.map(({ text, action, key }) => [text, action !== null, key])).toEqual([
    ["buy:ore", false, "1"],
    ["buy:fuel", true, "2"],
  ]);
  expect(on?.choices[0]).toMatchObject({ name: "End", label: "Do done", key: "3" });
});

test("actions that are not always shown follow their verb, and none is lost", () => {
  const groups = groupChoices(layout, "lock", [action("lock:1"), action("lock:2"), action("odd")]);
  expect(groups.map((group) => [group.title, group.choices.length])).toEqual([
    ["Keep", 2],
    ["Other", 1],
  ]);
});

test("without a layout there is one group", () => {
  expect(groupChoices(null, "buy", [action("a"), action("b")]).map((group) => group.choices.length)).toEqual([2]);
});

test("with more than nine choices the keys go to the legal ones", () => {
  const many = Array.from({ length: 12 }, (_, i) => action(`lock:${i}`));
  expect(
    groupChoices(layout, "lock", many)
      .flatMap((group) => group.choices.map((each) => each.key))
      .join(""),
  ).toBe("123456789");
});

test("ending the turn has key 0 when there are many choices", () => {
  const many = [...Array.from({ length: 12 }, (_, i) => action(`lock:${i}`)), action("end")];
  const choices = groupChoices(layout, "lock", many).flatMap((group) => group.choices);
  expect(choices.find(({ text }) => text === "end")?.key).toBe("0");
});

test("Enter takes the hint or the only legal choice, never one with a warning", () => {
  const groups = groupChoices(layout, "buy", [action("done"), action("buy:fuel")]);
  expect(defaultChoice(groups, "buy:fuel")?.text).toBe("buy:fuel");
  expect(defaultChoice(groups, "")).toBeNull();
  expect(defaultChoice(groupChoices(layout, "buy", [action("buy:ore")]), "")?.text).toBe("buy:ore");
  expect(defaultChoice(groupChoices(layout, "buy", [action("done", "you lose")]), "")).toBeNull();
});

test("a button reflects the table's state and calls choose", () => {
  const asked: string[] = [];
  const table = {
    defaultAction: "done",
    hinted: "",
    armed: "",
    keyOf: () => "1",
    choose: (text: string) => asked.push(text),
  };
  const [buy, on] = groupChoices(layout, "buy", [action("done", "you lose")]);
  const [dim, end] = [buy!, on!].map((group) => buttonOf(table as unknown as BoardProps, group.choices[0]!));
  expect(dim).toMatchObject({ text: "buy:ore", legal: false, main: false, key: "1" });
  expect(end).toMatchObject({ legal: true, warning: "you lose", main: true, key: "Enter" });
  dim!.press(null as unknown as Element);
  expect(asked).toEqual(["buy:ore"]);
});
