import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadRest } from "../messages/catalogs";
import { FakeFetch } from "../testing/fakeFetch";
import { FakeSockets, says, stepMessage, stepView, tableMessage } from "../testing/fakeSocket";
import { savePace } from "./pacedQueue";
import { TableSession } from "./session.svelte";

let sockets: FakeSockets;
let table: TableSession;

beforeAll(() => loadRest()); // reasons of rejections
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  begin();
});
afterEach(() => {
  table.end();
  vi.useRealTimers();
});

function begin(): void {
  sockets = new FakeSockets();
  table = new TableSession("abc", sockets.make);
}

/** Connected, at a version, with that much of the log. */
async function sit(version: number, first = 1, turn = 0): Promise<void> {
  sockets.latest.open();
  const log = Array.from({ length: version + 1 - first }, (_, i) => stepView(first + i));
  sockets.latest.receive(tableMessage(version, log, sockets.latest.lastId("watch"), turn));
  await vi.advanceTimersByTimeAsync(0);
}

async function breakAndReturn(): Promise<void> {
  sockets.latest.cut();
  await vi.advanceTimersByTimeAsync(1000);
  sockets.latest.open();
}

const logged = (): number[] => table.log.map((step) => step.number);

test("a table is watched from the beginning, and shown", async () => {
  await sit(3);
  expect(sockets.latest.last("watch")).toMatchObject({ table: "abc", since: 0 });
  expect(table.state?.version).toBe(3);
  expect(logged()).toEqual([1, 2, 3]);
  expect(table.myMove).toBe(true);
  expect(table.connected).toBe(true);
});

test("it is nobody's move while the table is about to play a forced one", async () => {
  await sit(3);
  sockets.latest.receive({ ...stepMessage(4, { seat: 0, turn: 0 }), actions: [] });
  await vi.advanceTimersByTimeAsync(2000);
  expect([table.state?.version, table.state?.turn, table.myMove]).toEqual([4, 0, false]);
  const forced = stepMessage(5, { seat: 0, turn: 0 });
  sockets.latest.receive({ ...forced, step: { ...forced.step, forced: true } });
  await vi.advanceTimersByTimeAsync(2000);
  expect([table.state?.version, table.myMove]).toEqual([5, true]);
});

test("others' steps are shown one at a time, each with its state", async () => {
  await sit(3, 1, 1);
  [4, 5, 6].forEach((number) => sockets.latest.receive(stepMessage(number, { turn: number === 6 ? 0 : 1 })));
  await vi.advanceTimersByTimeAsync(10);
  expect([table.state?.version, table.waiting, table.happening?.number]).toEqual([4, 2, 4]);
  expect(table.myMove).toBe(false);
  await vi.advanceTimersByTimeAsync(1100);
  expect([table.state?.version, table.waiting, table.myMove]).toEqual([6, 0, true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.happening).toBeNull();
});

test("one's own step is shown at once", async () => {
  await sit(3);
  const playing = table.play(1);
  expect(sockets.latest.last("play")).toMatchObject({ table: "abc", version: 3, action: 1 });
  sockets.latest.receive(stepMessage(4, { re: sockets.latest.lastId("play"), seat: 0 }));
  expect(table.state?.version).toBe(4);
  expect(await playing).toBe(true);
});

test("a double press is one move", async () => {
  await sit(3);
  const first = table.play(1);
  expect(await table.play(1)).toBe(false);
  expect(sockets.latest.sent.filter((each) => each["t"] === "play").length).toBe(1);
  sockets.latest.cut();
  await expect(first).rejects.toMatchObject({ code: "lost" });
});

test("after a reconnection missed steps are shown in order, once, and then the current state", async () => {
  await sit(3, 1, 1);
  await breakAndReturn();
  expect(sockets.latest.last("watch")).toMatchObject({ since: 3 });
  expect(table.wasLost).toBe(true);
  sockets.latest.receive(
    tableMessage(
      6,
      [4, 5, 6].map((n) => stepView(n)),
      sockets.latest.lastId("watch"),
    ),
  );
  await vi.advanceTimersByTimeAsync(1);
  expect([table.happening?.number, table.state?.version]).toEqual([4, 3]);
  expect(table.status).toContain("You missed 3 events");
  await vi.advanceTimersByTimeAsync(2500);
  expect(table.state?.version).toBe(6);
  expect(logged()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(table.lastSeen).toBe(3);
  sockets.latest.receive(stepMessage(7, { turn: 0 }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(logged()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("steps queued when the connection was lost are neither dropped nor repeated", async () => {
  savePace("slow");
  table.end();
  begin();
  await sit(3, 1, 1);
  [4, 5].forEach((number) => sockets.latest.receive(stepMessage(number)));
  await breakAndReturn();
  expect(sockets.latest.last("watch")).toMatchObject({ since: 5 });
  sockets.latest.receive(tableMessage(6, [stepView(6)], sockets.latest.lastId("watch")));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(logged()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(table.state?.version).toBe(6);
});

test("nothing missed: the same state, and a status message", async () => {
  await sit(3);
  await breakAndReturn();
  sockets.latest.receive(tableMessage(3, [], sockets.latest.lastId("watch")));
  await vi.advanceTimersByTimeAsync(10);
  expect(table.state?.version).toBe(3);
  expect(logged()).toEqual([1, 2, 3]);
  expect(table.status).toContain("You missed nothing");
});

test("too far behind: the current table at once, and the log from there", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  await sit(3);
  await breakAndReturn();
  sockets.latest.receive(
    tableMessage(
      60,
      [58, 59, 60].map((n) => stepView(n)),
      sockets.latest.lastId("watch"),
    ),
  );
  await vi.advanceTimersByTimeAsync(10);
  expect(table.state?.version).toBe(60);
  expect(logged()).toEqual([58, 59, 60]);
  expect(table.first).toBe(58);
});

test("after a reload the log marks what happened since the table was last seen", async () => {
  await sit(3);
  table.end();
  begin();
  await sit(5);
  expect(table.lastSeen).toBe(3);
  expect(table.status).toContain("You missed 2 events");
});

test("a resignation that crossed with a move is resent for the new version", async () => {
  await sit(3, 1, 1);
  const resigning = table.command("resign", {});
  const re = sockets.latest.lastId("resign");
  sockets.latest.receive({
    t: "refused",
    re,
    table: "abc",
    code: "stale",
    text: "moved on",
    message: says("moved on"),
    clause: "",
    version: 4,
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets.latest.last("resign")).toMatchObject({ version: 4 });
  sockets.latest.receive(stepMessage(5, { re: sockets.latest.lastId("resign"), seat: 0 }));
  await resigning;
});

test("repeated chat lines are shown once", async () => {
  await sit(3);
  const said = { number: 1, at: 0, seat: 1, name: "Grace", text: "Hello", phrase: "" };
  sockets.latest.receive({ t: "said", re: 0, table: "abc", line: said });
  await breakAndReturn();
  sockets.latest.receive({
    ...tableMessage(3, [], sockets.latest.lastId("watch")),
    chat: [said, { ...said, number: 2, text: "There?" }],
  });
  expect(table.chat.map((each) => each.text)).toEqual(["Hello", "There?"]);
});

test("a move for an outdated position is not sent: the latest is shown", async () => {
  await sit(3);
  sockets.latest.receive(stepMessage(4, { seat: 0 })); // an order of ours, say, that was played from elsewhere
  sockets.latest.receive(stepMessage(5, { turn: 0 }));
  expect([table.state?.version, table.myMove]).toEqual([3, true]);
  expect(await table.play(1)).toBe(false);
  expect(sockets.latest.last("play")).toBeUndefined();
  expect([table.state?.version, table.waiting]).toEqual([5, 0]);
  expect(table.status).toContain("nothing was done");
  void table.play(1);
  expect(sockets.latest.last("play")).toMatchObject({ version: 5 });
  sockets.latest.receive(stepMessage(6, { re: sockets.latest.lastId("play"), seat: 0 }));
});

test("a move whose reply was skipped stops being pending at the next version", async () => {
  await sit(3);
  const playing = table.play(1);
  sockets.latest.receive(tableMessage(3, []));
  expect(await table.play(1)).toBe(false);
  sockets.latest.receive(tableMessage(4, [stepView(4, 0)]));
  expect(await playing).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  void table.play(1);
  expect(sockets.latest.last("play")).toMatchObject({ version: 4 });
  sockets.latest.receive(stepMessage(5, { re: sockets.latest.lastId("play"), seat: 0 }));
});

test("a log page requested before the log was replaced is discarded", async () => {
  const calls = new FakeFetch();
  await sit(13, 11); // few: the page before is fetched
  await breakAndReturn();
  const log = [58, 59, 60].map((n) => stepView(n));
  sockets.latest.receive(tableMessage(60, log, sockets.latest.lastId("watch")));
  await calls.answer({ first: 9, steps: [9, 10].map((n) => stepView(n)) });
  expect([table.first, logged()]).toEqual([58, [58, 59, 60]]);
  await calls.answer({ first: 56, steps: [56, 57].map((n) => stepView(n)) });
  expect([table.first, logged()]).toEqual([56, [56, 57, 58, 59, 60]]);
  expect(calls.what).toEqual(["GET /api/tables/abc/log?before=11", "GET /api/tables/abc/log?before=58"]);
});

function refuseToShow(code: string): void {
  sockets.latest.receive({
    t: "refused",
    re: sockets.latest.lastId("watch"),
    table: "abc",
    code,
    text: "no",
    message: says("no"),
    clause: "",
    version: 0,
  });
}

test.each(["no_table", "still_today", "refused"])(
  "a permanent rejection (%s) is shown and not retried",
  async (code) => {
    sockets.latest.open();
    refuseToShow(code);
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.rejection?.code).toBe(code);
    expect(sockets.latest.sent.filter((each) => each["t"] === "watch").length).toBe(1);
  },
);

test("a table that cannot be shown right now is retried with backoff", async () => {
  sockets.latest.open();
  const times: number[] = [];
  for (const code of ["unavailable", "internal", "too_many"]) {
    const last = sockets.latest.lastId("watch");
    refuseToShow(code);
    let waited = 0;
    for (; sockets.latest.lastId("watch") === last; waited += 50) await vi.advanceTimersByTimeAsync(50);
    times.push(waited);
  }
  expect(times[2]!).toBeGreaterThan(times[0]!);
  expect([table.rejection, table.connected]).toEqual([null, false]);
  sockets.latest.receive(tableMessage(3, [], sockets.latest.lastId("watch")));
  await vi.advanceTimersByTimeAsync(0);
  expect([table.connected, table.state?.version]).toEqual([true, 3]);
});

test("after end() nothing is retried", async () => {
  sockets.latest.open();
  refuseToShow("unavailable");
  await vi.advanceTimersByTimeAsync(0);
  table.end();
  expect(vi.getTimerCount()).toBe(0);
});

test("a table that can be shown after all clears the rejection", async () => {
  sockets.latest.open(null);
  refuseToShow("still_today");
  await breakAndReturn();
  sockets.latest.receive(tableMessage(3, [], sockets.latest.lastId("watch")));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.rejection).toBeNull();
});
