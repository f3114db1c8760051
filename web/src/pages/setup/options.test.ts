import { describe, expect, it } from "vitest";
import type { OptionView } from "../../wire/types";
import {
  changedOptions,
  validate,
  defaultOf,
  isRuling,
  locateError,
  formatAbout,
  formatValue,
  readNumber,
  valueOf,
} from "./options";

const option = (name: string, more: Partial<OptionView> = {}): OptionView => ({
  name,
  kind: "choice",
  about: "",
  default: "a",
  follows: null,
  choices: [],
  low: null,
  high: null,
  labels: {},
  ...more,
});

const OPTIONS = [
  option("edition", { default: "2014", choices: ["2014", "v2"] }),
  option("floor", {
    kind: "number",
    default: null,
    low: 0,
    high: 9,
    follows: { option: "edition", values: { "2014": 1, v2: 0 } },
  }),
  option("cap", { kind: "number", default: "none", low: 3, high: 98, choices: ["none"] }),
  option("booty", { kind: "switch", default: false }),
];

describe("options", () => {
  it("tells fine points from what a game is about", () => {
    const rounding = option("rounding", { choices: ["up", "down"] });
    const all = [...OPTIONS, rounding];
    expect(all.filter((one) => isRuling(all, one)).map(({ name }) => name)).toEqual(["floor", "rounding"]);
  });
  it("follow their leader until someone chooses", () => {
    expect(valueOf(OPTIONS, "floor", {})).toBe(1);
    expect(valueOf(OPTIONS, "floor", { edition: "v2" })).toBe(0);
    expect(valueOf(OPTIONS, "floor", { edition: "v2", floor: 1 })).toBe(1);
    expect(defaultOf(OPTIONS, "floor", { edition: "v2", floor: 1 })).toBe(0);
  });

  it("are sent only where they differ from what they would be anyway", () => {
    expect(changedOptions(OPTIONS, {})).toEqual({});
    expect(changedOptions(OPTIONS, { edition: "v2", floor: 0, booty: false })).toEqual({ edition: "v2" });
    expect(changedOptions(OPTIONS, { edition: "2014", floor: 0, booty: true })).toEqual({ floor: 0, booty: true });
  });

  it("are shown by their labels, or as they are written", () => {
    const edition = option("edition", { choices: ["2014", "v2"], labels: { v2: "v2 edition" } });
    expect([formatValue(edition, "2014"), formatValue(edition, "v2")]).toEqual(["2014", "v2 edition"]);
    expect(formatValue(option("in_play"), "last_resort")).toBe("Last resort");
  });

  it("that are numbers may have names", () => {
    expect([readNumber(" 12 "), readNumber("none"), readNumber("-3")]).toEqual([12, "none", -3]);
    const cap = OPTIONS[2]!;
    expect([validate(cap, "none"), validate(cap, 3), validate(cap, 98)]).toEqual(["", "", ""]);
    expect(validate(cap, 99)).toBe("Enter “none” or a number from 3 to 98.");
    expect(validate(cap, "")).not.toBe("");
  });

  it("name each other readably", () => {
    expect(formatAbout("With `free_cargo`, more.")).toBe("With “Free cargo”, more.");
  });
});

describe("a rejection", () => {
  it("is shown where it belongs", () => {
    expect(locateError("option limit: 0 is not within 1 to 99")).toEqual({
      part: "limit",
      text: "0 is not within 1 to 99",
    });
    expect(locateError("seats: you can hold one seat only")).toEqual({
      part: "seats",
      text: "you can hold one seat only",
    });
    expect(locateError("too many requests")).toEqual({ part: "", text: "too many requests" });
  });
});
