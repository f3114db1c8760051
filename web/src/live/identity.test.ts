// The current user, by the socket and by HTTP calls.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeFetch } from "../testing/fakeFetch";
import { FakeSockets, stepMessage, stepView, tableMessage } from "../testing/fakeSocket";
import type { Me } from "../wire/types";
import { setUser, verifyUser, ensureUser, post, currentUser } from "./http.svelte";
import { TableSession } from "./session.svelte";

const LOG = [1, 2, 3].map((number) => stepView(number));
const NOBODY: Me = { user: null, csrf: "" };
const userAnswer = (id: string): Me => ({
  user: { id, player: "", name: "Ada", kind: "guest", created: 0, muted_until: 0 },
  csrf: `proof of ${id}`,
});

let sockets: FakeSockets;
let calls: FakeFetch;
let table: TableSession;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  [sockets, calls] = [new FakeSockets(), new FakeFetch()];
  table = new TableSession("abc", sockets.make);
});
afterEach(() => {
  table.end();
  vi.useRealTimers();
});

/** Connected as an anonymous spectator. */
async function connectAsSpectator(): Promise<void> {
  sockets.latest.open(null);
  sockets.latest.receive({ ...tableMessage(3, LOG, sockets.latest.lastId("watch")), seat: -1 });
  await vi.advanceTimersByTimeAsync(0);
}

/** Reconnected as a user, with every watch request answered. */
async function reconnectAsUser(): Promise<void> {
  sockets.latest.open();
  await vi.advanceTimersByTimeAsync(0);
  for (const sent of sockets.latest.sent.filter((each) => each["t"] === "watch"))
    sockets.latest.receive(tableMessage(3, LOG, Number(sent["id"])));
  await vi.advanceTimersByTimeAsync(0);
}

test("a visitor becomes a guest before sitting down", async () => {
  setUser(NOBODY);
  await connectAsSpectator();
  const sitting = table.sit();
  expect(calls.what).toEqual(["POST /api/me/guest"]);
  await calls.answer(userAnswer("u1"));
  await reconnectAsUser();
  sockets.latest.receive(stepMessage(4, { re: sockets.latest.lastId("sit"), seat: 0 }));
  await sitting;
});

test("concurrent requests create one guest and reconnect once", async () => {
  setUser(NOBODY);
  await connectAsSpectator();
  const both = Promise.all([table.ensureIdentity(), table.ensureIdentity(), ensureUser()]);
  expect(calls.what).toEqual(["POST /api/me/guest"]);
  await calls.answer(userAnswer("u1"));
  expect(sockets.all.length).toBe(2);
  await reconnectAsUser();
  await both;
});

test("a rejected guest account can be retried", async () => {
  setUser(NOBODY);
  const rejected = ensureUser();
  await Promise.all([
    expect(rejected).rejects.toMatchObject({ code: "too_many" }),
    calls.answer({ error: { code: "too_many", text: "wait" } }, 429),
  ]);
  const again = ensureUser();
  await calls.answer(userAnswer("u1"));
  expect(await again).toMatchObject({ id: "u1" });
});

test("a socket with the same user triggers no request", async () => {
  setUser(userAnswer("u1"));
  sockets.latest.open();
  expect(calls.what).toEqual([]);
});

test("signed out in another tab: the socket reports it, and we sit down as a guest", async () => {
  setUser(userAnswer("u1"));
  await connectAsSpectator();
  const sitting = table.sit(); // before it is known who we are
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.what).toEqual(["GET /api/me", "GET /api/me"]);
  for (const { answer } of calls.made) answer(NOBODY);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.made.at(-1)).toMatchObject({ what: "POST /api/me/guest", headers: {} });
  await calls.answer(userAnswer("g"));
  await reconnectAsUser();
  sockets.latest.receive(stepMessage(4, { re: sockets.latest.lastId("sit"), seat: 0 }));
  await sitting;
});

test("signed in elsewhere as another user: calls carry their CSRF token", async () => {
  setUser(userAnswer("u0"));
  sockets.latest.open();
  await calls.answer(userAnswer("u1"));
  expect(currentUser()?.id).toBe("u1");
  void post("/tables");
  expect(calls.made.at(-1)!.headers).toEqual({ "X-Longhaul-CSRF": "proof of u1" });
});

test("a failed user check is repeated before the next call", async () => {
  setUser(userAnswer("u0"));
  const checking = verifyUser(null);
  await calls.answer({ error: { code: "unavailable", text: "not now" } }, 503);
  await checking;
  void post("/tables");
  expect(calls.what).toEqual(["GET /api/me", "GET /api/me"]);
});

test("an outdated CSRF token is refetched before the next call", async () => {
  setUser(userAnswer("u1"));
  const rejected = expect(post("/tables")).rejects.toMatchObject({ code: "csrf" });
  await calls.answer({ error: { code: "csrf", text: "not right" } }, 403);
  await rejected;
  void post("/tables");
  await calls.answer({ ...userAnswer("u1"), csrf: "another proof" });
  expect(calls.made.at(-1)).toMatchObject({
    what: "POST /api/tables",
    headers: { "X-Longhaul-CSRF": "another proof" },
  });
});
