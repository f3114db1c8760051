import { expect, test } from "vitest";
import { doneIfOnly, ifOffered, times, type Plan, type PlanStep } from "../boards/plan";
import type { LegalAction } from "../live/legalAction";
import { boardProps, legalActionOf } from "../testing/boardProps";
import { stateView, stepView } from "../testing/fakeSocket";
import { diceBoard } from "../testing/diceBoard";
import type { AnyAction } from "../wire/games";
import { PlanRunner, type PlanHost } from "./planRunner.svelte";

/** A table at which the test is the server: each move waits until the test answers it. */
class Server implements PlanHost {
  table = {
    state: stateView(1),
    actions: [] as LegalAction[],
    log: [] as ReturnType<typeof stepView>[],
    seat: 0,
    myMove: true,
    performing: false,
    status: "",
  };
  boardProps = boardProps("dice-traders", "buy", diceBoard());
  wanted = "";
  takes = (action: string): boolean => !this.wanted || action === this.wanted;
  played: string[] = [];
  answer: (accepted: boolean) => void = () => {};
  runner = new PlanRunner(this);

  play(action: LegalAction | string): Promise<boolean> {
    this.played.push(typeof action === "string" ? action : action.text);
    return new Promise((resolve) => (this.answer = resolve));
  }

  /** The position after the move under way, with what is then offered. */
  async accept(...offered: (string | LegalAction)[]): Promise<void> {
    this.step(...offered);
    this.answer(true);
    await Promise.resolve();
    await Promise.resolve();
  }

  step(...offered: (string | LegalAction)[]): void {
    const version = this.table.state.version + 1;
    this.table.log = [...this.table.log, stepView(version, 0)];
    this.table.state = stateView(version, this.table.myMove ? 0 : 1);
    this.table.actions = offered.map((each) => (typeof each === "string" ? action(each) : each));
  }

  begin(steps: readonly PlanStep[], more: Partial<Plan> = {}): void {
    const [first, ...left] = steps;
    this.runner.begin({ steps, ...more }, String(first), left);
  }
}

function action(text: string, warning = ""): LegalAction {
  const [verb, ...words] = text.split(":");
  const view = { action: 0, verb, arguments: Object.fromEntries(words.map((word, i) => [i, word])), facts: {} };
  const made = legalActionOf<AnyAction>("dice-traders", view as unknown as AnyAction);
  return Object.defineProperty(made, "warning", { value: warning });
}

test("a plan is played step by step, each after the position that the last one led to", async () => {
  const server = new Server();
  server.begin([...times("buy:fuel", 2), "done"]);
  expect(server.played).toEqual(["buy:fuel"]);
  server.runner.advance(); // nothing has come yet
  expect(server.played.length).toBe(1);
  await server.accept("buy:fuel", "done");
  await server.accept("done");
  expect(server.played).toEqual(["buy:fuel", "buy:fuel", "done"]);
  server.table.myMove = false;
  await server.accept();
  expect([server.runner.current, server.table.status]).toEqual([null, ""]);
});

test("the next step waits until the last one has been shown", async () => {
  const server = new Server();
  server.begin(times("buy:fuel", 2));
  server.table.performing = true;
  await server.accept("buy:fuel");
  expect(server.played.length).toBe(1);
  server.table.performing = false;
  server.runner.advance();
  expect(server.played.length).toBe(2);
});

test("it stops with a sentence when a step is not offered any more", async () => {
  const server = new Server();
  server.begin(times("buy:fuel", 3));
  await server.accept("buy:ore", "done");
  expect(server.played).toEqual(["buy:fuel"]);
  expect(server.runner.current).toBeNull();
  expect(server.table.status).toContain("Stopped");
});

test("it stops when the position is not as expected, when a warning appears, and when a move is taken back", async () => {
  const changed = new Server();
  changed.begin(times("sector:a", 2), { holds: () => false });
  await changed.accept("sector:a");
  const warned = new Server();
  warned.begin(["buy:fuel", "done"]);
  await warned.accept(action("done", "you will be stranded"));
  const undone = new Server();
  undone.begin(times("buy:fuel", 2));
  undone.step("buy:fuel");
  undone.table.log = [{ ...stepView(2, 0), kind: "undo" }];
  undone.answer(true);
  await Promise.resolve();
  await Promise.resolve();
  for (const server of [changed, warned, undone]) {
    expect(server.played.length).toBe(1);
    expect(server.table.status).toContain("Stopped");
  }
  expect(warned.table.status).toContain("ou will be stranded");
});

test("a rejected step ends the plan, and a stopped plan plays nothing more", async () => {
  const server = new Server();
  server.begin(times("buy:fuel", 2));
  server.answer(false);
  await Promise.resolve();
  await Promise.resolve();
  expect(server.runner.current).toBeNull();
  server.begin(times("buy:fuel", 2));
  server.runner.stop();
  await server.accept("buy:fuel");
  expect(server.played.length).toBe(2);
});

test("what the table plays by itself is not played again", async () => {
  const server = new Server();
  server.begin(["give:ruby", "give:ruby", ifOffered("done")]);
  server.table.actions = [];
  server.table.myMove = false;
  server.table.state = stateView(2, 0);
  server.table.log = [stepView(2, 0)];
  server.answer(true);
  await Promise.resolve();
  await Promise.resolve();
  expect(server.runner.current).not.toBeNull();
  const forced = { ...stepView(3, 0), verb: "give", arguments: { good: "ruby" }, forced: true };
  server.table.log = [...server.table.log, forced];
  server.table.state = stateView(3, 0);
  server.table.actions = [action("mine"), action("end")];
  server.table.myMove = true;
  server.runner.advance();
  expect(server.played).toEqual(["give:ruby"]);
  expect([server.runner.current, server.table.status]).toEqual([null, ""]);
});

test("a guide's own moves are played as far as it expects them", async () => {
  const server = new Server();
  server.begin(times("buy:fuel", 2));
  server.wanted = "done";
  await server.accept("buy:fuel", "done");
  expect(server.played).toEqual(["buy:fuel"]);
  expect([server.runner.current, server.table.status]).toEqual([null, ""]);
});

test("steps can be chosen among what is offered", () => {
  const [buy, done] = [action("buy:fuel"), action("done")];
  const pick = (step: PlanStep, ...offered: LegalAction[]) => (typeof step === "function" ? step(offered) : step);
  expect(pick(ifOffered("done"), buy)).toBeNull();
  expect(pick(doneIfOnly("buy:fuel"), buy, done)).toBe("done");
  expect(pick(doneIfOnly("buy:ore"), buy, done)).toBeNull();
  expect(pick(doneIfOnly("buy:ore"), action("buy:ore"))).toBeNull();
});
