import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSockets, says } from "../testing/fakeSocket";
import type { Message } from "../wire/types";
import { LiveSocket } from "./socket";

let sockets: FakeSockets;
let heard: Message[];
let lost: number;
let live: LiveSocket;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, heard, lost] = [new FakeSockets(), [], 0];
  live = new LiveSocket(
    { onMessage: (message) => heard.push(message), onOpen: () => {}, onClose: () => (lost += 1) },
    sockets.make,
  );
});
afterEach(() => {
  live.end();
  vi.useRealTimers();
});

test("a reply resolves the command it belongs to", async () => {
  sockets.latest.open();
  const answer = live.request("lobby", { on: true });
  sockets.latest.receive({ t: "done", re: sockets.latest.lastId("lobby") });
  expect(await answer).toEqual({ t: "done", re: 1 });
});

test("a rejection carries its code, sentence and clause", async () => {
  sockets.latest.open();
  const asked = live.request("play", { table: "abc", version: 1, action: "buy:ore" });
  const re = sockets.latest.lastId("play");
  sockets.latest.receive({
    t: "refused",
    re,
    table: "abc",
    code: "illegal",
    text: "no room",
    message: says("no room"),
    clause: "DT-BUY-05",
    version: 7,
  });
  await expect(asked).rejects.toMatchObject({ code: "illegal", message: "no room", clause: "DT-BUY-05", version: 7 });
});

test("a lost connection is retried with backoff, and at once when the network is back", () => {
  const waits: number[] = [];
  for (let i = 0; i < 4; i += 1) {
    sockets.latest.cut();
    const made = sockets.all.length;
    let waited = 0;
    while (sockets.all.length === made) {
      vi.advanceTimersByTime(50);
      waited += 50;
    }
    waits.push(waited);
  }
  expect(lost).toBe(4);
  expect(waits[3]!).toBeGreaterThan(waits[0]!);
  sockets.latest.cut();
  const made = sockets.all.length;
  dispatchEvent(new Event("online"));
  expect(sockets.all.length).toBe(made + 1);
});

test("pending commands are rejected when the connection is lost", async () => {
  sockets.latest.open();
  const asked = live.request("leave", { table: "abc" });
  sockets.latest.cut();
  await expect(asked).rejects.toMatchObject({ code: "lost" });
  await expect(live.request("leave", { table: "abc" })).rejects.toMatchObject({ code: "lost" });
});

test("a server that does not answer a ping counts as lost", () => {
  sockets.latest.open();
  vi.advanceTimersByTime(20_000);
  expect(sockets.latest.last("ping")).toBeDefined();
  sockets.latest.receive({ t: "pong", re: 0, now: 1 });
  vi.advanceTimersByTime(19_000);
  expect(lost).toBe(0);
  vi.advanceTimersByTime(11_100);
  expect(lost).toBe(1);
});

test("a closed socket does not reconnect", () => {
  live.end();
  vi.advanceTimersByTime(60_000);
  expect(sockets.all.length).toBe(1);
});

test("concurrent calls of renew share one connection", async () => {
  sockets.latest.open();
  const both = Promise.all([live.renew(), live.renew()]);
  expect(sockets.all.length).toBe(2);
  sockets.latest.open();
  await both;
  void live.renew();
  expect(sockets.all.length).toBe(3);
});
