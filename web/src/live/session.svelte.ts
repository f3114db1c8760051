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
import { verifyUser, ensureUser } from "./http.svelte";
import { Retry } from "./retry";
import { Commands, type Fields } from "./commands";
import { LiveSocket } from "./socket";
import { singleFlight } from "./singleFlight";
import { savePace, loadPace, PacedQueue, type PaceName } from "./pacedQueue";
import { toRejection, Rejection } from "./rejection";
import { freeSeat, countOthers, ownSeat } from "./tableSeats";
import { saveLastSeen, loadLastSeen } from "./lastSeen";
import { Hint } from "./hint.svelte";
import { fetchEarlierLog } from "./logPages";
import { reconnected, connectionLost, missedWhileAway } from "./connectionMessages";
import { Premoves } from "../premoves/premoves.svelte";
import { receiveNotices } from "../notices/notices.svelte";

const MIN_LOG_LINES = 8; // lines of the log: with fewer, the page before is fetched unasked
const HAPPENING_MS = 900; // ms after which nothing is happening any more; animations are shorter
const FINAL_REJECTIONS = ["no_table", "still_today", "refused"]; // refusals that last; after any other it is tried again
/** What waits to be shown: a step with how things stood after it, a step that was missed, or the table as it stands. */
type Item = StepMessage | { t: "missed"; step: StepView } | TableMessage;

export class TableSession {
  readonly id: string;
  about = $state.raw<AboutView | null>(null);
  state = $state.raw<StateView | null>(null);
  actions = $state.raw<ActionView[]>([]);
  seat = $state(-1);
  host = $state(false);
  present = $state.raw<boolean[]>([]);
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
  status = $state("");
  /** Number of the last step that was seen before someone went away; later ones are marked in the log. */
  lastSeen = $state(Infinity);
  /** The table of the rematch, when there is one. */
  rematch = $state("");
  /** There is no such table, or it cannot be shown: why. */
  rejection = $state.raw<Rejection | null>(null);
  receivedAt = $state(0); // performance.now() of the latest state: clocks run on from there
  paceName = $state<PaceName>(loadPace());
  readonly hint: Hint;
  /** What we have laid ahead here. */
  readonly premoves: Premoves;
  readonly live: LiveSocket;

  #pace: PacedQueue<Item>;
  #commands = new Commands(this);
  #retry = new Retry(() => void this.#enter());
  #lastReceived = 0; // the number of the last step that was shown or waits to be
  #happeningTimer: ReturnType<typeof setTimeout> | undefined;
  #loadingEarlier = false;
  #missedCount = 0;

  constructor(id: string, make?: () => WebSocket) {
    this.id = id;
    this.hint = new Hint(this);
    this.premoves = new Premoves(this);
    this.#pace = new PacedQueue<Item>(
      this.paceName,
      (item) => this.#apply(item),
      (item) => item.t === "table" || item.step.story.length > 0,
      (waiting) => (this.waiting = waiting),
    );
    this.live = new LiveSocket(
      {
        onMessage: (message) => this.#receive(message),
        onOpen: (hello) => this.#welcome(hello),
        onClose: () => this.#disconnected(),
      },
      make,
    );
  }

  end(): void {
    this.live.end();
    this.#retry.cancel();
    this.#pace.clear();
    this.hint.forget();
    clearTimeout(this.#happeningTimer);
  }

  // What follows from it
  names = $derived((this.state?.seats ?? []).map(seatName));
  over = $derived(this.state?.over ?? false);
  others = $derived(countOthers(this.state?.seats ?? [], this.seat, this.watching));
  waitsForPeople = $derived(
    this.state !== null && !this.state.over && this.state.seats.some((seat) => seat.kind === "open"),
  );
  /** Nobody moves before every seat is held, nor while the table is about to play a forced move. */
  #asks = $derived(!this.waitsForPeople && !(this.about?.auto_forced && !this.actions.length));
  myMove = $derived(this.#asks && this.state?.turn === this.seat && this.seat >= 0 && !this.over);
  /** The seat I can sit down on; -1 if there is none. */
  freeSeat = $derived.by(() => freeSeat(this.state, this.seat, this.you?.name));
  /** The seat I have, or had until I resigned; -1 for everyone else. */
  mine = $derived.by(() => ownSeat(this.state?.seats ?? [], this.seat, this.you?.name));

  // What the server says
  #welcome({ you }: WelcomeMessage): void {
    this.you = you;
    void verifyUser(you);
    void this.#enter();
  }

  async #enter(): Promise<void> {
    this.#retry.cancel();
    try {
      await this.#watch();
      [this.connected, this.rejection] = [true, null];
      this.#retry.reset();
      if (this.wasLost) this.#reconnected();
    } catch (error) {
      const rejection = toRejection(error);
      if (FINAL_REJECTIONS.includes(rejection.code)) this.rejection = rejection;
      else if (rejection.code !== "lost") this.#retry.schedule(); // a line that broke is asked again when it is back
    }
  }

  #watch(): Promise<Message> {
    return this.live.request("watch", { table: this.id, since: this.#lastReceived });
  }

  #disconnected(): void {
    this.connected = false;
    this.wasLost = true;
    this.status = connectionLost();
  }

  #reconnected(): void {
    this.wasLost = false;
    this.status = reconnected(this.#missedCount);
  }

  #receive(message: Message): void {
    if (message.t === "job") this.hint.receive(message);
    else if (message.t === "notices") this.#showStatus(receiveNotices(message, this.id));
    else if (message.t === "table" && message.about.id === this.id) this.#takeTable(message);
    else if (!("table" in message) || message.table !== this.id) return;
    else if (message.t === "step") this.#takeStep(message);
    else if (message.t === "said") this.#addChat([message.line]);
    else if (message.t === "people") [this.present, this.watching] = [message.here, message.watching];
    else if (message.t === "moved") this.rematch = message.to;
    else if (message.t === "orders") this.#showStatus(this.premoves.receive(message));
  }

  #showStatus = (text: string): string => (this.status = text ? withNames(text, this.names) : this.status);

  #takeStep(message: StepMessage): void {
    if (message.step.number <= this.#lastReceived) return; // heard of already, with the whole table
    this.#lastReceived = message.step.number;
    saveLastSeen(this.id, this.#lastReceived);
    this.#pace.add(message, message.re !== 0);
  }

  /** The whole table: at the start, after a break, and whenever steps were left out. */
  #takeTable(message: TableMessage): void {
    this.#addChat(message.chat);
    if (!message.re) this.#commands.stepsSkipped(message.state.version);
    [this.present, this.watching, this.host] = [message.here, message.watching, message.host];
    if (this.state === null) this.#showFirst(message);
    else this.#catchUp(message);
    this.#lastReceived = message.state.version;
    saveLastSeen(this.id, this.#lastReceived);
  }

  #showFirst(message: TableMessage): void {
    const seen = loadLastSeen(this.id);
    this.#apply(message);
    this.log = message.log;
    this.first = message.log_from;
    const missed = message.log.filter((step) => seen > 0 && step.number > seen).length;
    if (missed > 0) {
      this.lastSeen = seen;
      this.status = missedWhileAway(missed);
    }
    if (this.log.length < MIN_LOG_LINES && this.first > 1) void this.loadEarlier();
  }

  /** Tell what was missed step by step, and then show how things stand. Nothing is told twice. */
  #catchUp(message: TableMessage): void {
    const missed = message.log.filter((step) => step.number > this.#lastReceived);
    this.#missedCount = Math.max(0, message.state.version - this.#lastReceived);
    const whole = this.#missedCount === missed.length; // else there is a gap: further behind than the message reaches
    if (!whole || message.state.version < this.#lastReceived) {
      this.#pace.clear();
      this.log = message.log;
      this.first = message.log_from;
      this.#apply(message);
      if (this.first > 1) void this.loadEarlier();
      return;
    }
    if (missed.length) this.lastSeen = this.#lastReceived;
    for (const step of missed) this.#pace.add({ t: "missed", step });
    this.#pace.add(message, missed.length === 0 && this.#pace.waiting === 0);
  }

  #apply(item: Item): void {
    if (item.t !== "table") {
      this.#addToLog(item.step);
      this.#setHappening(item.step);
    } else this.about = item.about;
    if (item.t === "missed") return;
    this.hint.forgetUnless(item.state.version);
    [this.state, this.actions, this.seat] = [item.state, item.actions, item.seat];
    this.receivedAt = performance.now();
  }

  #addToLog(step: StepView): void {
    if (step.number <= (this.log.at(-1)?.number ?? 0)) return;
    this.log = [...this.log, step];
    this.first = Math.min(this.first, step.number);
  }

  #setHappening(step: StepView): void {
    this.happening = step;
    clearTimeout(this.#happeningTimer);
    this.#happeningTimer = setTimeout(() => (this.happening = null), HAPPENING_MS);
  }

  #addChat(lines: ChatLineView[]): void {
    const last = this.chat.at(-1)?.number ?? 0;
    const fresh = lines.filter((line) => line.number > last); // a line may come twice after a break
    if (fresh.length) this.chat = [...this.chat, ...fresh];
  }

  /** The page of the log before the oldest step that is here. */
  async loadEarlier(): Promise<void> {
    if (this.#loadingEarlier || this.first <= 1 || !Number.isFinite(this.first)) return;
    this.#loadingEarlier = true;
    const before = this.first;
    const { steps, first, trouble } = await fetchEarlierLog(this.id, before);
    this.#loadingEarlier = false;
    if (this.first !== before) return this.loadEarlier(); // the log is another now, and the page before it too
    [this.log, this.first] = [[...steps, ...this.log], first];
    if (trouble) this.status = trouble;
  }

  // What we do
  /** Show at once whatever still waits to be shown. */
  skip(): void {
    this.#pace.flush();
  }

  setPace(name: PaceName): void {
    this.paceName = name;
    savePace(name);
    this.#pace.set(name);
  }

  /** Send a command for this table; rejects with the rejection. Null: it was not sent, for the table had moved on. */
  command<T extends Command["t"]>(t: T, fields: Fields<T>): Promise<Message | null> {
    return this.#commands.send(t, fields);
  }

  /** Play, by number or text form; true if it was played. */
  play(action: number | string): Promise<boolean> {
    return this.#commands.play(action);
  }

  /** Be someone to the server: a guest if nobody yet. The socket knows us only from its beginning. */
  ensureIdentity = singleFlight(async (): Promise<void> => {
    if (this.you) return;
    await ensureUser();
    await this.live.renew();
    await this.#watch();
  });

  async sit(seat = -1): Promise<void> {
    await this.ensureIdentity();
    await this.command("sit", { seat });
  }

  async sendChat(text: string): Promise<void> {
    await this.ensureIdentity();
    await this.live.request("chat", { table: this.id, text });
  }
}
