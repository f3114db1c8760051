// The viewer's premoves at a table: changed by HTTP, updates arrive by the socket.
import { call, get } from "../live/http.svelte";
import { loadRest } from "../messages/catalogs";
import type { Context } from "../messages/format";
import type { Message } from "../messages/message";
import type {
  PremoveDraft,
  PremoveList,
  PremoveOptions as OptionsView,
  PremovesMessage,
  PremoveView,
} from "../wire/types";
import { isAutoPass, PASS, readOptions, toDraft, type PremoveOptions } from "./premoveOptions";

interface Asker {
  readonly id: string;
  readonly about: { game: string; content: string } | null;
  readonly context: Context;
}

export class Premoves {
  orders = $state.raw<PremoveView[]>([]);
  options = $state.raw<PremoveOptions | null>(null);
  autoPasses = $derived(this.orders.filter(isAutoPass));
  queued = $derived(this.orders.filter((order) => !isAutoPass(order)));
  #table: Asker;
  #changed: Promise<unknown> = Promise.resolve(); // settles when the latest change has been answered
  #number = 0; // of the newest list received, by either route

  constructor(table: Asker) {
    this.#table = table;
  }

  /** Store the new list; returns the note to show. */
  receive(message: PremovesMessage): Message | null {
    this.#take(message);
    return message.note;
  }

  /** Called on every new connection: a restarted server counts list numbers from zero. */
  async load(): Promise<void> {
    this.#number = 0;
    const list = await get<PremoveList>(`/tables/${this.#table.id}/orders`).catch(() => null);
    if (list) this.#take(list);
  }

  #take({ orders, number }: PremoveList): void {
    if (number >= this.#number) [this.orders, this.#number] = [orders, number];
  }

  /** Load the actions that can be premoved in this game, once per page. */
  async loadOptions(): Promise<void> {
    const { about, context } = this.#table;
    if (!about || this.options) return;
    const path = `/games/${about.game}/sets/${about.content}/orders`;
    const [view] = await Promise.all([get<OptionsView>(path), loadRest(about.game)]);
    this.options = readOptions(view, context);
  }

  /** Replace the whole list; rejects with a Rejection. Changes run one after the other. */
  #replace(drafts: () => PremoveDraft[]): Promise<void> {
    const stored = this.#changed.then(() => this.#put({ orders: drafts() }));
    this.#changed = stored.catch(() => {});
    return stored;
  }

  async #put(body: { orders: PremoveDraft[] }): Promise<void> {
    this.#take(await call<PremoveList>("PUT", `/tables/${this.#table.id}/orders`, body));
  }

  autoPassesAt = (phase: string): boolean => this.autoPasses.some((order) => order.phase === phase);

  setAutoPass(phase: string, on: boolean): Promise<void> {
    return this.#replace(() => {
      const others = this.orders.filter((order) => !(isAutoPass(order) && order.phase === phase)).map(toDraft);
      return on ? [...others, { phase, action: PASS, always: true }] : others;
    });
  }

  add = (draft: PremoveDraft): Promise<void> => this.#replace(() => [...this.orders.map(toDraft), draft]);
  remove = (id: number): Promise<void> =>
    this.#replace(() => this.orders.filter((order) => order.id !== id).map(toDraft));

  /** Swap with the premove before it, automatic passes not counted. */
  moveUp(id: number): Promise<void> {
    return this.#replace(() => {
      const queued = [...this.queued];
      const at = queued.findIndex((order) => order.id === id);
      if (at > 0) [queued[at - 1], queued[at]] = [queued[at]!, queued[at - 1]!];
      return [...queued, ...this.autoPasses].map(toDraft);
    });
  }
}
