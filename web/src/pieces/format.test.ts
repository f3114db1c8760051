import { expect, it } from "vitest";
import { withSoftHyphens } from "./format";

it("breaks only long words, between syllables near the middle", () => {
  expect(withSoftHyphens("Quartermaster").split("\u00ad")).toEqual(["Quarter", "master"]);
  expect(withSoftHyphens("Shapeshifter").split("\u00ad")).toEqual(["Shape", "shifter"]);
  expect(withSoftHyphens("Gestaltwandler").split("\u00ad")).toEqual(["Gestalt", "wandler"]);
  expect(withSoftHyphens("Trade Computer, Engineer")).toBe("Trade Computer, Engineer");
});
