// What we send for a table. A press is for what was on the screen: what has become another decision is not sent.
import type { Command, Message, StateView, StepView } from "../wire/types";
import { outdatedCommand } from "./connectionMessages";
import { toRejection } from "./rejection";
import type { FieldsOf, LiveSocket } from "./socket";

const VERSIONED = new Set<Command["t"]>(["play", "undo", "ask", "answer", "resign"]);
const ANY_TIME = ["ask", "resign", "answer"]; // meant whatever happens meanwhile: tried again when the table has moved on

export type Fields<T extends Command["t"]> = Omit<FieldsOf<T>, "table" | "version">;

interface Sender {
  readonly id: string;
  readonly live: LiveSocket;
  readonly state: StateView | null;
  readonly seat: number;
  readonly log: StepView[];
  status: string;
  /** Show at once whatever still waits to be shown. */
  skip(): void;
}

export class Commands {
  #table: Sender;
  #playing = Infinity; // the version for which a move was sent that has no answer yet
  #abandon = (): void => {};

  constructor(table: Sender) {
    this.#table = table;
  }

  /** Rejects with the rejection; null: nothing was sent, for it would not be what was pressed. */
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

  /** A double press is one move: the second is not sent. */
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

  /** Steps were left out, and an answer may have been among them: a move for an earlier version is not waited for. */
  stepsSkipped(version: number): void {
    if (version > this.#playing) this.#abandon();
  }

  /** Show how things stand, and say so if the command is for something else. */
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

/** Whether a command decides something else now than it did when it was pressed; `hasMoved`: we did so since. */
function meansAnother(t: Command["t"], seen: StateView, now: StateView, hasMoved: boolean): boolean {
  if (t === "play") return now.version !== seen.version;
  if (t === "undo") return hasMoved || now.taken_back !== seen.taken_back; // one's last decision is another
  if (t === "answer") return now.request?.what !== seen.request?.what || now.request?.seat !== seen.request?.seat;
  return false;
}
