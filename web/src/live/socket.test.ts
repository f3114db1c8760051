import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line } from "../testing/line";
import type { Message } from "../wire/types";
import { Live } from "./socket";

let line: Line;
let heard: Message[];
let lost: number;
let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  [line, heard, lost] = [new Line(), [], 0];
  live = new Live({ heard: (message) => heard.push(message), opened: () => {}, lost: () => (lost += 1) }, line.make);
});
afterEach(() => {
  live.end();
  vi.useRealTimers();
});

test("a command's answer comes back to who sent it", async () => {
  line.now.open();
  const answer = live.ask("lobby", { on: true });
  line.now.say({ t: "done", re: line.now.re("lobby") });
  expect(await answer).toEqual({ t: "done", re: 1 });
});

test("a refusal carries its code, sentence and clause", async () => {
  line.now.open();
  const asked = live.ask("play", { table: "abc", version: 1, action: "buy:ore" });
  const re = line.now.re("play");
  line.now.say({ t: "refused", re, table: "abc", code: "illegal", text: "no room", clause: "DT-BUY-05", version: 7 });
  await expect(asked).rejects.toMatchObject({ code: "illegal", message: "no room", clause: "DT-BUY-05", version: 7 });
});

test("a line that breaks is made anew, later and later, and at once when the network is back", () => {
  const waits: number[] = [];
  for (let i = 0; i < 4; i += 1) {
    line.now.cut();
    const made = line.sockets.length;
    let waited = 0;
    while (line.sockets.length === made) {
      vi.advanceTimersByTime(50);
      waited += 50;
    }
    waits.push(waited);
  }
  expect(lost).toBe(4);
  expect(waits[3]!).toBeGreaterThan(waits[0]!);
  line.now.cut();
  const made = line.sockets.length;
  dispatchEvent(new Event("online"));
  expect(line.sockets.length).toBe(made + 1);
});

test("what waits for an answer when the line breaks is told so", async () => {
  line.now.open();
  const asked = live.ask("leave", { table: "abc" });
  line.now.cut();
  await expect(asked).rejects.toMatchObject({ code: "lost" });
  await expect(live.ask("leave", { table: "abc" })).rejects.toMatchObject({ code: "lost" });
});

test("a server that is silent after a ping is taken for gone", () => {
  line.now.open();
  vi.advanceTimersByTime(20_000);
  expect(line.now.last("ping")).toBeDefined();
  line.now.say({ t: "pong", re: 0, now: 1 });
  vi.advanceTimersByTime(19_000);
  expect(lost).toBe(0);
  vi.advanceTimersByTime(11_100);
  expect(lost).toBe(1);
});

test("after the end nothing is connected any more", () => {
  live.end();
  vi.advanceTimersByTime(60_000);
  expect(line.sockets.length).toBe(1);
});

test("whoever wants it renewed while it is being renewed waits for the same line", async () => {
  line.now.open();
  const both = Promise.all([live.renew(), live.renew()]);
  expect(line.sockets.length).toBe(2);
  line.now.open();
  await both;
  void live.renew();
  expect(line.sockets.length).toBe(3);
});
