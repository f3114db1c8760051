// Catalogues are loaded in sections.
import { expect, test } from "vitest";
import { loadMessages, loadRest } from "./catalogs";
import { formatMessage, type Context } from "./format";

const context: Context = { game: "dice-traders", language: "pl" };
const format = (id: string): string => formatMessage([id, {}], context);

test("what is rarely needed is loaded when it is first asked for", async () => {
  await loadMessages("site", "pl");
  expect(format("warning-irreversible")).toBe("tego nie można cofnąć");
  expect(format("rejected-not-your-turn")).toBe("");
  await loadRest("dice-traders", "pl");
  expect(format("rejected-not-your-turn")).toBe("to nie twoja kolej");
  expect(format("clause-DT-TURN-02")).not.toBe("");
  expect(format("clause-LOST")).toBe("clause-LOST");
});
