// Commands sent for a table. A command refers to the position on the screen; if that is outdated, it is not sent.
import type { Command, Message, StateView, StepView } from "../wire/types";
import { outdatedCommand } from "./connectionMessages";
import { toRejection } from "./rejection";
import type { FieldsOf, LiveSocket } from "./socket";

const VERSIONED = new Set<Command["t"]>(["play", "undo", "ask", "answer", "resign"]);
const ANY_TIME = ["ask", "resign", "answer"]; // valid in any position: sent again if the position has changed

export type Fields<T extends Command["t"]> = Omit<FieldsOf<T>, "table" | "version">;

interface Sender {
  readonly id: string;
  readonly live: LiveSocket;
  readonly state: StateView | null;
  readonly seat: number;
  readonly log: StepView[];
  status: string;
  /** Show everything that is still queued. */
  skip(): void;
}

export class Commands {
  #table: Sender;
  #playing = Infinity; // the version of the move in flight
  #abandon = (): void => {};

  constructor(table: Sender) {
    this.#table = table;
  }

  /** Rejects with a Rejection; resolves with null if the command was outdated and not sent. */
  async send<T extends Command["t"]>(t: T, fields: Fields<T>): Promise<Message | null> {
    const { id, live, state: seen } = this.#table;
    const send = async (met?: number): Promise<Message | null> => {
      if (this.#isOutdated(t, seen)) return null;
      const version = met ?? this.#table.state?.version ?? 0;
      return live.request(t, { table: id, ...(VERSIONED.has(t) ? { version } : {}), ...fields } as FieldsOf<T>);
    };
    try {
      return await send();
    } catch (error) {
      const rejection = toRejection(error);
      if (rejection.code === "stale" && ANY_TIME.includes(t)) return send(rejection.version);
      throw rejection;
    }
  }

  /** Only one move is in flight: a double press sends it once. */
  async play(action: number | string): Promise<boolean> {
    if (Number.isFinite(this.#playing)) return false;
    this.#playing = this.#table.state?.version ?? 0;
    const abandoned = new Promise<null>((resolve) => (this.#abandon = () => resolve(null)));
    try {
      return (await Promise.race([this.send("play", { action }), abandoned])) !== null;
    } finally {
      this.#playing = Infinity;
    }
  }

  /** Steps were skipped, possibly with our answer among them: stop waiting for a move of an earlier version. */
  stepsSkipped(version: number): void {
    if (version > this.#playing) this.#abandon();
  }

  /** Show the latest state; true if the command no longer means the same there. */
  #isOutdated(t: Command["t"], seen: StateView | null): boolean {
    const table = this.#table;
    table.skip();
    const { state: now, seat } = table;
    if (!seen || !now) return false;
    const hasMoved = table.log.some((step) => step.number > seen.version && step.seat === seat && step.kind === "play");
    if (!meansAnother(t, seen, now, hasMoved)) return false;
    table.status = outdatedCommand();
    return true;
  }
}

/** Whether a command means something else in `now` than in `seen`; `hasMoved`: we have moved since. */
function meansAnother(t: Command["t"], seen: StateView, now: StateView, hasMoved: boolean): boolean {
  if (t === "play") return now.version !== seen.version;
  if (t === "undo") return hasMoved || now.taken_back !== seen.taken_back; // the last move is a different one
  if (t === "answer") return now.request?.what !== seen.request?.what || now.request?.seat !== seen.request?.seat;
  return false;
}
