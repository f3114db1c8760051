// A fake socket whose server side tests drive by hand.
import type { Message as TextMessage } from "../messages/message";
import { diceBoard } from "./diceBoard";
import type {
  ActionView,
  Message,
  StateView,
  StepMessage,
  StepView,
  TableMessage,
  WelcomeMessage,
} from "../wire/types";

export class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  /** Called by the client. */
  close(): void {
    this.cut();
  }

  // Called by tests: the server and the network
  open(you = { id: "u1", name: "Ada", kind: "guest" } as WelcomeMessage["you"]): void {
    this.readyState = 1;
    this.receive({ t: "welcome", protocol: 1, server: "test", now: 0, heartbeat: 25, you });
  }

  receive(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }

  last(t: string): Record<string, unknown> | undefined {
    return this.sent.filter((each) => each["t"] === t).at(-1);
  }

  /** The id of the latest command of a type, to reply to it. */
  lastId(t: string): number {
    return Number(this.last(t)?.["id"] ?? 0);
  }
}

/** All sockets in order of creation; the last is in use. */
export class FakeSockets {
  all: FakeSocket[] = [];
  make = (): WebSocket => {
    this.all.push(new FakeSocket());
    return this.latest as unknown as WebSocket;
  };

  get latest(): FakeSocket {
    return this.all.at(-1)!;
  }
}

export function stateView(version: number, turn = 0, more: Partial<StateView> = {}): StateView {
  const seat = { kind: "person", name: "Ada", bot: "" };
  const bot = { ...seat, kind: "bot", name: "", bot: "trader" };
  return {
    version,
    turn,
    phase: "travel",
    prompt: says("Travel"),
    scores: [0, 0],
    seats: [seat, bot],
    request: null,
    taken_back: 0,
    unrated: null,
    over: false,
    result: null,
    board: diceBoard(),
    ...more,
  };
}

/** A message that says a text as it is. */
export const says = (text: string): TextMessage => ["text", { text }];

export function stepView(number: number, seat = 1, story = [`Step ${number}`]): StepView {
  const said = { events: [], story: story.map(says) };
  const played = { verb: "done", arguments: {}, forced: false };
  return { number, kind: "play", seat, at: 0, value: 0, text: "", ...played, ...said };
}

const DONE: ActionView = { action: 1, verb: "done", arguments: {}, facts: {} };

export function tableMessage(version: number, log: StepView[], re = 0, turn = 0): TableMessage {
  return {
    t: "table",
    re,
    about: {
      id: "abc",
      game: "dice-traders",
      rules: 1,
      content: "house",
      content_hash: "",
      options: {},
      clock: { pace: "none", base: 0, increment: 0 },
      private: true,
      created: 0,
      auto_forced: true,
      rotation: 0,
      commitment: "",
      origin: "",
      rated: false,
      daily: "",
    },
    seat: 0,
    host: true,
    state: stateView(version, turn),
    actions: turn === 0 ? [DONE] : [],
    log_from: version + 1 - log.length,
    log,
    chat: [],
    here: [true, false],
    watching: 0,
  };
}

export function stepMessage(
  number: number,
  { re = 0, seat = 1, turn = 1, story = [`Step ${number}`] } = {},
): StepMessage {
  return {
    t: "step",
    re,
    table: "abc",
    seat: 0,
    step: stepView(number, seat, story),
    state: stateView(number, turn),
    actions: turn === 0 ? [DONE] : [],
  };
}
