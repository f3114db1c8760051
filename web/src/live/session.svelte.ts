// A table as one viewer sees it: state from the socket, paced for display, and the commands sent back.
import type {
  AboutView,
  ChatCommand,
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
import { loadRest } from "../messages/catalogs";
import { formatMessage } from "../messages/format";
import type { Message as TextMessage } from "../messages/message";
import { contextOf } from "../boards/context";
import type { BoardLayout } from "../boards/contract";
import { seatNames } from "../pieces/format";
import { storyOf } from "../table/story";
import { verifyUser, ensureUser } from "./http.svelte";
import { Retry } from "./retry";
import { Commands, type Fields } from "./commands";
import { LiveSocket } from "./socket";
import { singleFlight } from "./singleFlight";
import { savePace, loadPace, PacedQueue, type PaceName } from "./pacedQueue";
import { toRejection, Rejection } from "./rejection";
import { legalAction, type LegalAction } from "./legalAction";
import { shareEqualParts } from "./sharing";
import { freeSeat, countOthers, ownSeat } from "./tableSeats";
import { saveLastSeen, loadLastSeen } from "./lastSeen";
import { Hint } from "./hint.svelte";
import { fetchEarlierLog } from "./logPages";
import { reconnected, connectionLost, missedWhileAway } from "./connectionMessages";
import { Premoves } from "../premoves/premoves.svelte";
import { receiveNotices } from "../notices/notices.svelte";
import type { AnyBoard } from "../wire/games";
import type { Played, Stage } from "../stage/stage.svelte";

const MIN_LOG_LINES = 8; // with fewer lines, the page before is loaded automatically
const HAPPENING_MS = 900; // longer than any animation
const FINAL_REJECTIONS = ["no_table", "still_today", "refused"]; // permanent; after any other rejection we retry
/** An update waiting to be shown: a step with its state, a step missed while away, or the whole table. */
type Item = StepMessage | { t: "missed"; step: StepView } | TableMessage;

export class TableSession {
  readonly id: string;
  about = $state.raw<AboutView | null>(null);
  state = $state.raw<StateView | null>(null);
  /** Names and marks of the game's things, once its board is loaded. */
  layout = $state.raw<BoardLayout | null>(null);
  actions = $state.raw<LegalAction[]>([]);
  seat = $state(-1);
  host = $state(false);
  present = $state.raw<boolean[]>([]);
  watching = $state(0);
  /** Steps, oldest first; `first` is the number of the oldest. */
  log = $state.raw<StepView[]>([]);
  first = $state(Infinity);
  chat = $state.raw<ChatLineView[]>([]);
  you = $state.raw<You | null>(null);
  connected = $state(false);
  /** The connection was lost and has not been fully restored. */
  wasLost = $state(false);
  /** The latest step, for as long as the board animates it. */
  happening = $state.raw<StepView | null>(null);
  /** Shows steps event by event; null until it is loaded, or where nothing is to be animated or heard. */
  stage = $state.raw<Stage | null>(null);
  /** What others did since the viewer's latest move. */
  since = $state.raw<readonly Played[]>([]);
  /** The number of steps received but not shown yet. */
  waiting = $state(0);
  /** Text of the status line. */
  status = $state("");
  /** Number of the last step seen before going away; the log marks later ones. */
  lastSeen = $state(Infinity);
  /** Id of the rematch's table, or "". */
  rematch = $state("");
  /** Why the table cannot be shown, if so. */
  rejection = $state.raw<Rejection | null>(null);
  receivedAt = $state(0); // performance.now() of the latest state, from which clocks count on
  paceName = $state<PaceName>(loadPace());
  readonly hint: Hint;
  /** The viewer's premoves. */
  readonly premoves: Premoves;
  readonly live: LiveSocket;

  #pace: PacedQueue<Item>;
  #commands = new Commands(this);
  #retry = new Retry(() => void this.#enter());
  #latestBoard: AnyBoard | null = null; // received with the last step
  #lastMover = -1; // the seat of the last move
  #performed = 0; // the number of the last step played event by event
  #lastReceived = 0; // the number of the last step shown or queued
  #happeningTimer: ReturnType<typeof setTimeout> | undefined;
  #loadingEarlier = false;
  #missedCount = 0;

  constructor(id: string, make?: () => WebSocket) {
    this.id = id;
    this.hint = new Hint(this);
    this.premoves = new Premoves(this);
    this.#pace = new PacedQueue<Item>(this.paceName, {
      show: (item) => this.#apply(item),
      play: (item, done) => this.#perform(item, done),
      hasStory: (item) => item.t === "table" || item.step.story.length > 0,
      changed: (waiting) => (this.waiting = waiting),
    });
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
    this.stage?.stopReplay();
    this.hint.forget();
    clearTimeout(this.#happeningTimer);
  }

  // Derived
  names = $derived(seatNames(this.state?.seats ?? [], this.about?.rotation));
  /** Where messages are said. */
  context = $derived.by(() => contextOf(this.about?.game, this.layout, this.names));
  over = $derived(this.state?.over ?? false);
  others = $derived(countOthers(this.state?.seats ?? [], this.seat, this.watching));
  waitsForPeople = $derived(
    this.state !== null && !this.state.over && this.state.seats.some((seat) => seat.kind === "open"),
  );
  /** Nobody moves before every seat is taken, nor while the table is about to play a forced move. */
  #asks = $derived(!this.waitsForPeople && !(this.about?.auto_forced && !this.actions.length));
  myMove = $derived(this.#asks && this.state?.turn === this.seat && this.seat >= 0 && !this.over);
  /** The seat the viewer can take; -1 if none. */
  freeSeat = $derived.by(() => freeSeat(this.state, this.seat, this.you?.name));
  /** The viewer's seat, also after resigning; -1 for spectators. */
  mine = $derived.by(() => ownSeat(this.state?.seats ?? [], this.seat, this.you?.name));

  // Incoming messages
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
      else if (rejection.code !== "lost") this.#retry.schedule(); // "lost" retries on reconnection
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
    else if (message.t === "notices") void this.#showStatus(receiveNotices(message, this.id));
    else if (message.t === "table" && message.about.id === this.id) this.#takeTable(message);
    else if (!("table" in message) || message.table !== this.id) return;
    else if (message.t === "step") this.#takeStep(message);
    else if (message.t === "said") this.#addChat([message.line]);
    else if (message.t === "people") [this.present, this.watching] = [message.here, message.watching];
    else if (message.t === "moved") this.rematch = message.to;
    else if (message.t === "orders") void this.#showStatus(this.premoves.receive(message));
  }

  async #showStatus(message: TextMessage | null): Promise<void> {
    if (!message) return;
    await loadRest(this.context.game).catch(() => {}); // it may contain a rejection
    this.status = formatMessage(message, this.context);
  }

  #takeStep(message: StepMessage): void {
    if (message.step.number <= this.#lastReceived) return; // already received with the whole table
    this.#latestBoard = message.state.board = shareEqualParts(this.#latestBoard, message.state.board);
    this.#lastReceived = message.step.number;
    saveLastSeen(this.id, this.#lastReceived);
    this.#pace.add(message, message.re !== 0);
  }

  /** The whole table: at the start, after a reconnection, and whenever steps were skipped. */
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

  /** Show the missed steps one by one, then the current state; nothing is shown twice. */
  #catchUp(message: TableMessage): void {
    const missed = message.log.filter((step) => step.number > this.#lastReceived);
    this.#missedCount = Math.max(0, message.state.version - this.#lastReceived);
    const whole = this.#missedCount === missed.length; // else there is a gap before the steps of this message
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

  /** Play a step event by event; see `Stage.perform`. */
  #perform(item: Item, done: () => void): (() => void) | null {
    if (item.t !== "step" || !this.state || !this.stage) return null;
    const { step, state: after, re } = item;
    const stop = this.stage.perform({ step, before: this.state, after }, re !== 0, done);
    if (stop) this.#performed = step.number;
    return stop;
  }

  #apply(item: Item): void {
    if (item.t !== "table") {
      this.#addToLog(item.step);
      this.#setHappening(item.step);
    } else [this.about, this.since] = [item.about, []];
    if (item.t === "missed") return;
    if (item.t === "step") this.#remember(item);
    this.hint.forgetUnless(item.state.version);
    [this.state, this.seat] = [item.state, item.seat];
    this.actions = item.actions.map((action) => legalAction(action, () => this.context));
    this.receivedAt = performance.now();
  }

  #addToLog(step: StepView): void {
    if (step.number <= (this.log.at(-1)?.number ?? 0)) return;
    this.log = [...this.log, step];
    this.first = Math.min(this.first, step.number);
  }

  /** Collect what others do after the viewer's move, to sum it up in their next turn and show it again. */
  #remember({ step, state: after }: StepMessage): void {
    const before = this.state;
    if (step.kind === "undo") this.since = []; // the positions are not of this game any more
    if (step.kind !== "play" || !before) return;
    const [own, last] = [step.seat === this.seat, this.#lastMover === this.seat];
    this.#lastMover = step.seat;
    if (!own) this.since = [...(last ? [] : this.since), { step, before, after }];
  }

  #setHappening(step: StepView): void {
    const shown = step.number === this.#performed; // nothing is animated twice
    this.happening = shown ? { ...step, events: [], story: storyOf(step) } : step;
    clearTimeout(this.#happeningTimer);
    this.#happeningTimer = setTimeout(() => (this.happening = null), HAPPENING_MS);
  }

  #addChat(lines: ChatLineView[]): void {
    const last = this.chat.at(-1)?.number ?? 0;
    const fresh = lines.filter((line) => line.number > last); // lines may be repeated after a reconnection
    if (fresh.length) this.chat = [...this.chat, ...fresh];
  }

  /** Load the page of the log before the oldest loaded step. */
  async loadEarlier(): Promise<void> {
    if (this.#loadingEarlier || this.first <= 1 || !Number.isFinite(this.first)) return;
    this.#loadingEarlier = true;
    const before = this.first;
    const { steps, first, trouble } = await fetchEarlierLog(this.id, before);
    this.#loadingEarlier = false;
    if (this.first !== before) return this.loadEarlier(); // the log was replaced meanwhile
    [this.log, this.first] = [[...steps, ...this.log], first];
    if (trouble) this.status = trouble;
  }

  // Commands
  /** Show everything that is still queued. */
  skip(): void {
    this.stage?.stopReplay();
    this.#pace.flush();
  }

  /** Whether a step is being shown event by event, so that the board is not in its latest position. */
  get performing(): boolean {
    return Boolean(this.stage?.shown);
  }

  setPace(name: PaceName): void {
    this.paceName = name;
    savePace(name);
    this.#pace.set(name);
  }

  /** Send a command; rejects with a Rejection. Resolves with null if it was outdated and not sent. */
  command<T extends Command["t"]>(t: T, fields: Fields<T>): Promise<Message | null> {
    return this.#commands.send(t, fields);
  }

  /** Play an action, by number or text; true if it was played. */
  play(action: number | string): Promise<boolean> {
    return this.#commands.play(action);
  }

  /** Create a guest account if needed. The socket is identified when it opens, so it has to reconnect. */
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

  /** Send a line of text, or a quick phrase. */
  async sendChat(line: Pick<ChatCommand, "text" | "phrase">): Promise<void> {
    await this.ensureIdentity();
    await this.live.request("chat", { table: this.id, ...line });
  }
}
