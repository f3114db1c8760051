import { beforeAll, expect, test } from "vitest";
import { loadMessages } from "../../messages/catalogs";
import { choiceOf } from "../../testing/boardProps";
import { traderBoard } from "../../testing/traderBoard";
import type { Action } from "../../wire/free-trader";
import { choiceDetail, choiceName, goodOf, groupWarnings, levelChange, moduleOf } from "./choices";
import { moduleName } from "./modules";
import type { MapPlanet, Role, TraderChoice } from "./view";

beforeAll(() => Promise.all(["site", "free-trader"].map((part) => loadMessages(part, "en"))));

const table = { context: { game: "free-trader", names: { planet: { tarn: "Tarn" } }, language: "en" } };
const choice = (action: Action, name = ""): TraderChoice => choiceOf("free-trader", action, name);
const planet = (word: string, ...roles: Role[]): MapPlanet => ({ planet: word, law: 2, mod: {}, x: 1, y: 0, roles });
const board = traderBoard({ map: [planet("earth", "ship"), planet("tarn", "target")] });
const jump = {
  action: 1,
  verb: "jump",
  arguments: { planet: "tarn" },
  facts: { cost: 1, distance: 1, law: 2 },
} as const;

test("a jump is named after its planet and shows its cost", () => {
  expect(choiceName(table, choice(jump))).toBe("Tarn");
  expect(choiceDetail(choice(jump), board)).toBe("1 V, law 2");
});

test("an emergency shows what may happen", () => {
  const back = traderBoard({ map: [planet("tarn", "previous", "target")], astray: { misjump: 4, cards: 9 } });
  expect(choiceDetail(choice(jump), back)).toBe("Emergency: Mis-Jump 4 in 9");
});

test("a place is named without the planet that goes there", () => {
  const place = (facts: Extract<Action, { verb: "place" }>["facts"], label = "") =>
    choiceName(table, choice({ action: 1, verb: "place", arguments: { cell: "8,9" }, facts, label }));
  expect(place({ planet: "tarn", direction: "north", "planet-here": "earth" })).toBe("North of Earth");
  const steps = [["step", { direction: "east", count: 2 }] as const];
  expect(place({ planet: "tarn", "planet-near": ["earth"], steps }, "action-place-beside")).toMatch(
    /^Beside Earth \(2 /,
  );
  expect(place({ planet: "tarn", steps }, "action-place-far")).toMatch(/^2 east/);
});

test("levels change by one, for modules and not for goods of the same name", () => {
  const upgrade = choice({
    action: 1,
    verb: "upgrade",
    arguments: { module: "weapons" },
    facts: { level: 2, changed: 3, cost: 4 },
  });
  expect([moduleOf(upgrade), goodOf(upgrade)]).toEqual(["weapons", ""]);
  expect(levelChange(upgrade, board)).toBe("2 → 3");
  const buy = choice({ action: 1, verb: "buy", arguments: { cargo: "weapons" }, facts: {} }, "Weapons");
  expect([moduleOf(buy), goodOf(buy)]).toEqual(["", "weapons"]);
});

test("modules have short names where they have one", () => {
  expect(["cargo", "engines"].map((word) => moduleName(table, word))).toEqual(["Cargo", "Engines"]);
});

test("choices with the same warning share it", () => {
  const warned = choice({ ...jump, warning: ["warning-engines", {}] });
  const [warning, ...more] = groupWarnings(table, [warned, warned, choice(jump)]);
  expect(warning?.names).toEqual(["Tarn", "Tarn"]);
  expect(warning?.text).toContain("one less Engine level");
  expect(more).toEqual([]);
});
