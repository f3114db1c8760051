import { beforeEach, expect, test, vi } from "vitest";
import { stateView, stepView } from "../testing/fakeSocket";
import type { StateView, StepView } from "../wire/types";
import { Commands } from "./commands";
import { Rejection } from "./rejection";
import type { LiveSocket } from "./socket";

const request = vi.fn();
const DRAW = { what: "draw", seat: 1, agreed: [] };
const TAKE_BACK = { what: "undo", seat: 1, agreed: [] };

/** A table with a state on the screen, and another, after some steps, that still waits to be shown. */
function table(seen: StateView, now = seen, waiting: StepView[] = []) {
  const shown = {
    id: "abc",
    live: { request } as unknown as LiveSocket,
    state: seen,
    seat: 0,
    log: [stepView(3)],
    status: "",
  };
  const skip = (): void => {
    [shown.state, shown.log] = [now, [...shown.log, ...waiting]];
    waiting = [];
  };
  return Object.assign(shown, { skip });
}

beforeEach(() => void request.mockReset().mockResolvedValue({ t: "done", re: 1 }));

test("others' moves in between do not affect a takeback", async () => {
  const bots = table(stateView(4, 1), stateView(6), [stepView(5), stepView(6)]);
  expect(await new Commands(bots).send("undo", {})).not.toBeNull();
  expect(request).toHaveBeenCalledWith("undo", { table: "abc", version: 6 });
});

test.each([
  ["we decided something that we have not seen", stateView(5, 1), stepView(5, 0)],
  ["it has been taken back already", stateView(5, 0, { taken_back: 1 }), { ...stepView(5), kind: "answer" }],
])("a takeback of a different move is not sent: %s", async (_, now, step) => {
  const meanwhile = table(stateView(4), now, [step]);
  expect(await new Commands(meanwhile).send("undo", {})).toBeNull();
  expect(request).not.toHaveBeenCalled();
  expect(meanwhile.status).toContain("nothing was done");
});

test("an answer refers to the request on the screen", async () => {
  const asked = table(stateView(4, 1, { request: DRAW }), stateView(5, 1, { request: DRAW }), [stepView(5)]);
  expect(await new Commands(asked).send("answer", { yes: true })).not.toBeNull();
  const other = table(stateView(4, 1, { request: DRAW }), stateView(6, 1, { request: TAKE_BACK }), [stepView(6)]);
  expect(await new Commands(other).send("answer", { yes: true })).toBeNull();
  expect(request).toHaveBeenCalledTimes(1);
});

test("a late answer is not given to another request", async () => {
  const asked = table(stateView(4, 1, { request: DRAW }));
  request.mockImplementation(() => {
    asked.skip = () => (asked.state = stateView(6, 1, { request: TAKE_BACK }));
    return Promise.reject(new Rejection("stale", "moved on", "", 6));
  });
  expect(await new Commands(asked).send("answer", { yes: true })).toBeNull();
  expect(request).toHaveBeenCalledTimes(1);
});
