import { expect, it } from "vitest";
import { breakable } from "./words";

it("breaks only long words, between consonants", () => {
  expect(breakable("Quartermaster").split("\u00ad")).toEqual(["Quarter", "master"]);
  expect(breakable("Trade Computer, Engineer")).toBe("Trade Computer, Engineer");
});
