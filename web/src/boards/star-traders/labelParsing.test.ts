import { expect, test } from "vitest";
import { costIn, feeIn, rollRangeIn, splitLabel, totalIn } from "./labelParsing";

test("a label is split into a name and its details", () => {
  expect(splitLabel("Fit Jammer: 30 cr")).toEqual({ name: "Fit Jammer", detail: "30 cr" });
  expect(splitLabel("Do nothing")).toEqual({ name: "Do nothing", detail: "" });
});

test("amounts are found where labels have them", () => {
  expect(costIn("Hire the Courier: 120 cr, 3 in hand")).toBe("120 cr");
  expect(totalIn("3 at 9 cr: 27 cr")).toBe("27 cr");
  expect(feeIn("Vesper: 30 cr")).toBe("30 cr");
  expect(feeIn("Vesper")).toBe("");
  expect(rollRangeIn("A token: red up by a roll of 1 to 8 (now 2)")).toBe("1 to 8");
});
