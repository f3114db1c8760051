import { beforeAll, describe, expect, it } from "vitest";
import { Rejection } from "../../live/rejection";
import { loadMessages, loadRest, SITE } from "../../messages/catalogs";
import { formatMessage } from "../../messages/format";
import type { Message } from "../../messages/message";
import type { OptionView } from "../../wire/types";
import {
  changedOptions,
  validate,
  defaultOf,
  isRuling,
  optionText,
  locateError,
  formatValue,
  readNumber,
  valueOf,
} from "./options";

const GAME = "dice-traders";
beforeAll(() => Promise.all([loadMessages(), loadMessages(GAME), loadRest(GAME)]));

const option = (name: string, more: Partial<OptionView> = {}): OptionView => ({
  name,
  kind: "choice",
  default: "a",
  follows: null,
  choices: [],
  low: null,
  high: null,
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

  it("have their texts in the catalogue of their game", () => {
    const limit = option("limit", { kind: "number", choices: ["short", "normal"] });
    expect([formatValue(GAME, limit, "short"), formatValue(GAME, limit, 12)]).toEqual(["Short", "12"]);
    const about = "How many days each player may spend.";
    expect(optionText(GAME, limit)).toEqual({ title: "Limit", about });
  });

  it("that are variants are called by the name in front of what they mean", () => {
    const { title, about } = optionText(GAME, option("free", { kind: "switch" }));
    expect([title, about]).toEqual(["Free Buying and Selling", "Trade any mix of goods, even with cargo aboard."]);
  });

  it("that are numbers may have names", () => {
    expect([readNumber(" 12 "), readNumber("none"), readNumber("-3")]).toEqual([12, "none", -3]);
    const cap = OPTIONS[2]!;
    expect([validate(cap, "none"), validate(cap, 3), validate(cap, 98)]).toEqual(["", "", ""]);
    expect(validate(cap, 99)).toBe("Enter “none” or a number from 3 to 98.");
    expect(validate(cap, "")).not.toBe("");
  });
});

describe("a rejection", () => {
  it("is shown where it belongs", () => {
    const reason: Message = ["rejected-setup-solo-clock", {}];
    const rejection = new Rejection("bad_request", "", "", 0, ["rejected-setup", { "text-part": "clock", reason }]);
    expect(locateError(rejection)).toEqual({ part: "clock", text: formatMessage(reason, { game: SITE }) });
    expect(locateError(new Rejection("too_many", "too many"))).toEqual({ part: "", text: "too many" });
  });
});
