// A table as one viewer sees it: what the socket tells is kept here, comes out at a human pace, and commands go back.
import type {
  AboutView,
  ActionView,
  ChatLineView,
  Command,
  Message,
  StateView,
  StepMessage,
  StepView,
  TableMessage,
  WelcomeMessage,
  You,
} from "../wire/types";
import { seatName, withNames } from "../pieces/format";
import { checkWho, ensureSomeone } from "./http.svelte";
import { Again } from "./again";
import { Commands, type Fields } from "./commands";
import { Live } from "./socket";
import { together } from "./together";
import { keepPace, keptPace, Pace, type PaceName } from "./pace";
import { asRefusal, Refusal } from "./refusal";
import { freeSeat, othersAt, seatEver } from "./places";
import { keepSeen, keptSeen } from "./seen";
import { Hint } from "./hint.svelte";
import { pageBefore } from "./log";
import { cameBack, isGone, whileAway } from "./news";
import { Ahead } from "../premoves/ahead.svelte";
import { hearNotices } from "../notices/notices.svelte";

const FEW = 8; // lines of the log: with fewer, the page before is fetched unasked
const HAPPENS = 900; // ms after which nothing is happening any more; animations are shorter
const NOT_FOR_US = ["no_table", "still_today", "refused"]; // refusals that last; after any other it is tried again
/** What waits to be shown: a step with how things stood after it, a step that was missed, or the table as it stands. */
type Item = StepMessage | { t: "missed"; step: StepView } | TableMessage;

export class TableSession {
  readonly id: string;
  about = $state.raw<AboutView | null>(null);
  state = $state.raw<StateView | null>(null);
  actions = $state.raw<ActionView[]>([]);
  seat = $state(-1);
  host = $state(false);
  here = $state.raw<boolean[]>([]);
  watching = $state(0);
  /** Steps in their order, the oldest first; `first` is the number of the oldest. */
  log = $state.raw<StepView[]>([]);
  first = $state(Infinity);
  chat = $state.raw<ChatLineView[]>([]);
  you = $state.raw<You | null>(null);
  connected = $state(false);
  /** The connection broke at least once since all was well. */
  wasLost = $state(false);
  happening = $state.raw<StepView | null>(null);
  /** Steps that have happened and are not shown yet. */
  waiting = $state(0);
  /** The quiet line: news that need no answer. */
  quiet = $state("");
  /** Number of the last step that was seen before someone went away; later ones are marked in the log. */
  away = $state(Infinity);
  /** The table of the rematch, when there is one. */
  next = $state("");
  /** There is no such table, or it cannot be shown: why. */
  gone = $state.raw<Refusal | null>(null);
  received = $state(0); // performance.now() of the latest state: clocks run on from there
  paceName = $state<PaceName>(keptPace());
  readonly hint: Hint;
  /** What we have laid ahead here. */
  readonly ahead: Ahead;
  readonly live: Live;

  #pace: Pace<Item>;
  #commands = new Commands(this);
  #again = new Again(() => void this.#enter());
  #told = 0; // the number of the last step that was shown or waits to be
  #happens: ReturnType<typeof setTimeout> | undefined;
  #fetching = false;
  #missed = 0;

  constructor(id: string, make?: () => WebSocket) {
    this.id = id;
    this.hint = new Hint(this);
    this.ahead = new Ahead(this);
    this.#pace = new Pace<Item>(
      this.paceName,
      (item) => this.#show(item),
      (item) => item.t === "table" || item.step.story.length > 0,
      (waiting) => (this.waiting = waiting),
    );
    this.live = new Live(
      { heard: (message) => this.#hear(message), opened: (hello) => this.#open(hello), lost: () => this.#lose() },
      make,
    );
  }

  end(): void {
    this.live.end();
    this.#again.stop();
    this.#pace.clear();
    this.hint.forget();
    clearTimeout(this.#happens);
  }

  // What follows from it
  names = $derived((this.state?.seats ?? []).map(seatName));
  over = $derived(this.state?.over ?? false);
  others = $derived(othersAt(this.state?.seats ?? [], this.seat, this.watching));
  waitsForPeople = $derived(
    this.state !== null && !this.state.over && this.state.seats.some((seat) => seat.kind === "open"),
  );
  /** Nobody moves before every seat is held, nor while the table is about to play a forced move. */
  #asks = $derived(!this.waitsForPeople && !(this.about?.auto_forced && !this.actions.length));
  myMove = $derived(this.#asks && this.state?.turn === this.seat && this.seat >= 0 && !this.over);
  /** The seat I can sit down on; -1 if there is none. */
  freeSeat = $derived.by(() => freeSeat(this.state, this.seat, this.you?.name));
  /** The seat I have, or had until I resigned; -1 for everyone else. */
  mine = $derived.by(() => seatEver(this.state?.seats ?? [], this.seat, this.you?.name));

  // What the server says
  #open({ you }: WelcomeMessage): void {
    this.you = you;
    void checkWho(you);
    void this.#enter();
  }

  async #enter(): Promise<void> {
    this.#again.stop();
    try {
      await this.#watch();
      [this.connected, this.gone] = [true, null];
      this.#again.reset();
      if (this.wasLost) this.#cameBack();
    } catch (error) {
      const refusal = asRefusal(error);
      if (NOT_FOR_US.includes(refusal.code)) this.gone = refusal;
      else if (refusal.code !== "lost") this.#again.later(); // a line that broke is asked again when it is back
    }
  }

  #watch(): Promise<Message> {
    return this.live.ask("watch", { table: this.id, since: this.#told });
  }

  #lose(): void {
    this.connected = false;
    this.wasLost = true;
    this.quiet = isGone();
  }

  #cameBack(): void {
    this.wasLost = false;
    this.quiet = cameBack(this.#missed);
  }

  #hear(message: Message): void {
    if (message.t === "job") this.hint.hear(message);
    else if (message.t === "notices") this.#note(hearNotices(message, this.id));
    else if (message.t === "table" && message.about.id === this.id) this.#takeTable(message);
    else if (!("table" in message) || message.table !== this.id) return;
    else if (message.t === "step") this.#takeStep(message);
    else if (message.t === "said") this.#hearTalk([message.line]);
    else if (message.t === "people") [this.here, this.watching] = [message.here, message.watching];
    else if (message.t === "moved") this.next = message.to;
    else if (message.t === "orders") this.#note(this.ahead.hear(message));
  }

  #note = (text: string): string => (this.quiet = text ? withNames(text, this.names) : this.quiet);

  #takeStep(message: StepMessage): void {
    if (message.step.number <= this.#told) return; // heard of already, with the whole table
    this.#told = message.step.number;
    keepSeen(this.id, this.#told);
    this.#pace.add(message, message.re !== 0);
  }

  /** The whole table: at the start, after a break, and whenever steps were left out. */
  #takeTable(message: TableMessage): void {
    this.#hearTalk(message.chat);
    if (!message.re) this.#commands.leftOut(message.state.version);
    [this.here, this.watching, this.host] = [message.here, message.watching, message.host];
    if (this.state === null) this.#begin(message);
    else this.#catchUp(message);
    this.#told = message.state.version;
    keepSeen(this.id, this.#told);
  }

  #begin(message: TableMessage): void {
    const seen = keptSeen(this.id);
    this.#show(message);
    this.log = message.log;
    this.first = message.log_from;
    const missed = message.log.filter((step) => seen > 0 && step.number > seen).length;
    if (missed > 0) {
      this.away = seen;
      this.quiet = whileAway(missed);
    }
    if (this.log.length < FEW && this.first > 1) void this.older();
  }

  /** Tell what was missed step by step, and then show how things stand. Nothing is told twice. */
  #catchUp(message: TableMessage): void {
    const missed = message.log.filter((step) => step.number > this.#told);
    this.#missed = Math.max(0, message.state.version - this.#told);
    const whole = this.#missed === missed.length; // else there is a gap: further behind than the message reaches
    if (!whole || message.state.version < this.#told) {
      this.#pace.clear();
      this.log = message.log;
      this.first = message.log_from;
      this.#show(message);
      if (this.first > 1) void this.older();
      return;
    }
    if (missed.length) this.away = this.#told;
    for (const step of missed) this.#pace.add({ t: "missed", step });
    this.#pace.add(message, missed.length === 0 && this.#pace.waiting === 0);
  }

  #show(item: Item): void {
    if (item.t !== "table") {
      this.#addToLog(item.step);
      this.#happen(item.step);
    } else this.about = item.about;
    if (item.t === "missed") return;
    this.hint.forgetUnless(item.state.version);
    [this.state, this.actions, this.seat] = [item.state, item.actions, item.seat];
    this.received = performance.now();
  }

  #addToLog(step: StepView): void {
    if (step.number <= (this.log.at(-1)?.number ?? 0)) return;
    this.log = [...this.log, step];
    this.first = Math.min(this.first, step.number);
  }

  #happen(step: StepView): void {
    this.happening = step;
    clearTimeout(this.#happens);
    this.#happens = setTimeout(() => (this.happening = null), HAPPENS);
  }

  #hearTalk(lines: ChatLineView[]): void {
    const last = this.chat.at(-1)?.number ?? 0;
    const fresh = lines.filter((line) => line.number > last); // a line may come twice after a break
    if (fresh.length) this.chat = [...this.chat, ...fresh];
  }

  /** The page of the log before the oldest step that is here. */
  async older(): Promise<void> {
    if (this.#fetching || this.first <= 1 || !Number.isFinite(this.first)) return;
    this.#fetching = true;
    const before = this.first;
    const { steps, first, trouble } = await pageBefore(this.id, before);
    this.#fetching = false;
    if (this.first !== before) return this.older(); // the log is another now, and the page before it too
    [this.log, this.first] = [[...steps, ...this.log], first];
    if (trouble) this.quiet = trouble;
  }

  // What we do
  /** Show at once whatever still waits to be shown. */
  skip(): void {
    this.#pace.flush();
  }

  setPace(name: PaceName): void {
    this.paceName = name;
    keepPace(name);
    this.#pace.set(name);
  }

  /** Send a command for this table; rejects with the refusal. Null: it was not sent, for the table had moved on. */
  command<T extends Command["t"]>(t: T, fields: Fields<T>): Promise<Message | null> {
    return this.#commands.send(t, fields);
  }

  /** Play, by number or text form; true if it was played. */
  play(action: number | string): Promise<boolean> {
    return this.#commands.play(action);
  }

  /** Be someone to the server: a guest if nobody yet. The socket knows us only from its beginning. */
  beSomeone = together(async (): Promise<void> => {
    if (this.you) return;
    await ensureSomeone();
    await this.live.renew();
    await this.#watch();
  });

  async sit(seat = -1): Promise<void> {
    await this.beSomeone();
    await this.command("sit", { seat });
  }

  async say(text: string): Promise<void> {
    await this.beSomeone();
    await this.live.ask("chat", { table: this.id, text });
  }
}
