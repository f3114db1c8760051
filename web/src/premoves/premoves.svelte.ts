// What one has laid ahead at a table: told by the socket whenever it changes, changed by HTTP.
import { call, get } from "../live/http.svelte";
import type { Catalogue, Order, OrderList, OrdersMessage, Wish } from "../wire/types";
import { isAutoPass, PASS, translateOptions } from "./premoveOptions";

interface Asker {
  readonly id: string;
  readonly about: { game: string; content: string } | null;
}

export class Premoves {
  orders = $state.raw<Order[]>([]);
  options = $state.raw<Catalogue | null>(null);
  autoPasses = $derived(this.orders.filter(isAutoPass));
  plan = $derived(this.orders.filter((order) => !isAutoPass(order)));
  #table: Asker;
  #changed: Promise<unknown> = Promise.resolve(); // when the latest change has been answered
  #number = 0; // of the newest list that we were told of, by one way or the other

  constructor(table: Asker) {
    this.#table = table;
  }

  /** What lies there now, and what is to be said of it. */
  receive(message: OrdersMessage): string {
    this.#take(message);
    return message.note;
  }

  /** On every new connection: a server that was started again counts anew. */
  async load(): Promise<void> {
    this.#number = 0;
    const told = await get<OrderList>(`/tables/${this.#table.id}/orders`).catch(() => null);
    if (told) this.#take(told);
  }

  #take({ orders, number }: OrderList): void {
    if (number >= this.#number) [this.orders, this.#number] = [orders, number];
  }

  /** What can be laid ahead in this game; it never changes while the page is open. */
  async loadOptions(): Promise<void> {
    const { about } = this.#table;
    if (about)
      this.options ??= translateOptions(await get<Catalogue>(`/games/${about.game}/sets/${about.content}/orders`));
  }

  /** These and no others, in this order; rejects with the rejection. One change begins with what the last has left. */
  #replace(wishes: () => Wish[]): Promise<void> {
    const laid = this.#changed.then(() => this.#put({ orders: wishes() }));
    this.#changed = laid.catch(() => {});
    return laid;
  }

  async #put(body: { orders: Wish[] }): Promise<void> {
    this.#take(await call<OrderList>("PUT", `/tables/${this.#table.id}/orders`, body));
  }

  autoPassesAt = (phase: string): boolean => this.autoPasses.some((order) => order.phase === phase);

  setAutoPass(phase: string, on: boolean): Promise<void> {
    return this.#replace(() => {
      const others = this.orders.filter((order) => !(isAutoPass(order) && order.phase === phase)).map(asWish);
      return on ? [...others, { phase, action: PASS, always: true }] : others;
    });
  }

  add = (wish: Wish): Promise<void> => this.#replace(() => [...this.orders.map(asWish), wish]);
  remove = (id: number): Promise<void> =>
    this.#replace(() => this.orders.filter((order) => order.id !== id).map(asWish));

  /** Change places with the order before it, among those that are no autoPasses. */
  moveUp(id: number): Promise<void> {
    return this.#replace(() => {
      const plan = [...this.plan];
      const at = plan.findIndex((order) => order.id === id);
      if (at > 0) [plan[at - 1], plan[at]] = [plan[at]!, plan[at - 1]!];
      return [...plan, ...this.autoPasses].map(asWish);
    });
  }
}

const asWish = ({ id, phase, action, condition, always }: Order): Wish => ({ id, phase, action, condition, always });
