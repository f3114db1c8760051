import { expect, test } from "vitest";
import { emptyLayout, boardProps } from "../testing/boardProps";
import { diceBoard } from "../testing/diceBoard";
import { BoardState as DiceState } from "./dice-traders/boardState.svelte";
import { BoardHost } from "./host.svelte";
import type { GameClient } from "./contract";

const { about, state } = boardProps("dice-traders", "lock", diceBoard());
const hostOf = (client: Partial<GameClient>): BoardHost => {
  const host = new BoardHost();
  host.set(client as GameClient, emptyLayout);
  return host;
};

test("without a layout there is no board", () => expect(new BoardHost().propsOf({ about, state })).toBeNull());

test("a position is shown without moves unless the page says otherwise", () => {
  const host = hostOf({});
  expect(host.propsOf({ about, state })).toMatchObject({ actions: [], seat: -1, currentStep: null });
  expect(host.propsOf({ about, state, seat: 1, hinted: "done" })).toMatchObject({ seat: 1, hinted: "done" });
});

test("each board keeps a state of its own from position to position", () => {
  const [one, other] = [0, 1].map(() => hostOf({ newState: () => new DiceState() })) as [BoardHost, BoardHost];
  const own = (host: BoardHost): DiceState => host.propsOf({ about, state })!.own as DiceState;
  own(one).toggleDie(7, 2);
  expect([...own(one).selectedDice(7)]).toEqual([2]);
  expect([...own(other).selectedDice(7)]).toEqual([]);
  expect([...own(one).selectedDice(8)]).toEqual([]);
});

test("a game's prompt serves the phases it names, or all", () => {
  const Prompt = (() => ({})) as unknown as NonNullable<GameClient["Prompt"]>;
  expect(hostOf({}).promptIn("lock")).toBeNull();
  expect(hostOf({ Prompt }).promptIn("lock")).toBe(Prompt);
  expect(hostOf({ Prompt, prompts: ["buy"] }).promptIn("lock")).toBeNull();
});

test("no module keeps the state of a board", () => {
  const sources = import.meta.glob<string>("./**/*.ts", { query: "?raw", import: "default", eager: true });
  const KEPT = /^(export )?((let \w)|(const \w+(: [^=]+)? = (\$state|new Svelte)))/m;
  const keeping = Object.entries(sources).filter(([path, text]) => !path.endsWith(".test.ts") && KEPT.test(text));
  expect(keeping.map(([path]) => path)).toEqual([]);
});
