import { expect, it } from "vitest";
import { withSoftHyphens } from "./format";

it("breaks only long words, between consonants", () => {
  expect(withSoftHyphens("Quartermaster").split("\u00ad")).toEqual(["Quarter", "master"]);
  expect(withSoftHyphens("Trade Computer, Engineer")).toBe("Trade Computer, Engineer");
});
