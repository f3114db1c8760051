import { expect, test } from "vitest";
import { splitAside } from "./aside";
import { textOf, type Part } from "./marks";

const text = (words: string): Part => ({ type: "text", text: words });
const number: Part = { type: "number", value: 12, text: "12" };
const split = (...parts: Part[]): string[] => splitAside(parts).map(textOf);

test("brackets at the end are set apart", () =>
  expect(split(text("Travel: where to? ("), number, text(" cr left)"))).toEqual(["Travel: where to?", "(12 cr left)"]));

test("also those of a nested message", () => {
  const inner: Part = {
    type: "message",
    message: ["", {}],
    text: "Pay (12)",
    parts: [text("Pay ("), number, text(")")],
  };
  expect(split(text("Monger: "), inner)).toEqual(["Monger: Pay", "(12)"]);
});

test("brackets elsewhere stay", () => {
  expect(split(text("Sell (or not), then go"))).toEqual(["Sell (or not), then go", ""]);
  expect(split(text("Go on"))).toEqual(["Go on", ""]);
});
