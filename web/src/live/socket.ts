// The live socket. It comes back by itself, and whoever listens resumes where they were (`opened`).
import type { Command, Message, WelcomeMessage } from "../wire/types";
import { Retry } from "./retry";
import { Rejection } from "./rejection";
import { singleFlight } from "./singleFlight";
import { t } from "../i18n/translate";

const PING_INTERVAL_MS = 20_000; // ms; the server takes us for dead after a minute without a word
const PONG_TIMEOUT_MS = 10_000; // ms without any answer to a ping, then the line is taken for cut

type Fields<C> = C extends Command ? Omit<C, "t" | "id"> : never;
export type FieldsOf<T extends Command["t"]> = Fields<Extract<Command, { t: T }>>;

export interface Listener {
  /** Every message, in order. */
  onMessage(message: Message): void;
  /** At every (re)connection, when the server has said who we are to it. */
  onOpen(welcome: WelcomeMessage): void;
  onClose(): void;
}

interface Waiting {
  resolve(message: Message): void;
  reject(rejection: Rejection): void;
}

export class LiveSocket {
  #listener: Listener;
  #make: () => WebSocket;
  #socket: WebSocket | null = null;
  #number = 0;
  #waiting = new Map<number, Waiting>();
  #retry = new Retry(() => this.#connect());
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval>;
  #renewed: (() => void) | null = null;
  #ended = false;
  #hurry = (): void => {
    if (!document.hidden) this.hurry();
  };

  constructor(listener: Listener, make: () => WebSocket = openSocket) {
    this.#listener = listener;
    this.#make = make;
    this.#pinging = setInterval(() => this.ping(), PING_INTERVAL_MS);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === 1;
  }

  /** Go for good. */
  end(): void {
    this.#ended = true;
    clearInterval(this.#pinging);
    this.#retry.cancel();
    clearTimeout(this.#deadline);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#failWaiting();
    closeQuietly(this.#drop());
  }

  /** Connect anew, as whoever the cookie says we are now. */
  renew = singleFlight(
    () =>
      new Promise<void>((resolve) => {
        this.#renewed = resolve;
        this.#failWaiting();
        this.#retry.reset();
        const old = this.#drop();
        this.#connect();
        closeQuietly(old);
      }),
  );

  /** The network is back, or someone looks at the page again: do not wait for the timer. */
  hurry(): void {
    if (this.isOpen) this.ping();
    else if (!this.#socket || this.#socket.readyState === 3) {
      this.#retry.reset();
      this.#connect();
    }
  }

  ping(): void {
    const socket = this.#socket;
    if (!socket || !this.isOpen) return;
    socket.send(JSON.stringify({ t: "ping" }));
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => {
      if (socket !== this.#socket) return;
      this.#drop(); // a close that is not answered would take minutes to be told
      socket.close();
      this.#lost();
    }, PONG_TIMEOUT_MS);
  }

  /** Send a command; resolves with the answer, rejects with the rejection. */
  request<T extends Command["t"]>(command: T, fields: FieldsOf<T>): Promise<Message> {
    const socket = this.#socket;
    if (!socket || !this.isOpen) return Promise.reject(new Rejection("lost", t("there is no connection right now")));
    const id = (this.#number += 1);
    socket.send(JSON.stringify({ t: command, id, ...fields }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #connect(): void {
    this.#retry.cancel();
    if (this.#ended) return;
    const socket = this.#make();
    this.#socket = socket;
    socket.onmessage = (event) => socket === this.#socket && this.#receive(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  #drop(): WebSocket | null {
    const socket = this.#socket;
    this.#socket = null;
    return socket;
  }

  #lost(): void {
    clearTimeout(this.#deadline);
    this.#failWaiting();
    this.#listener.onClose();
    this.#retry.schedule();
  }

  #failWaiting(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const each of waiting) each.reject(new Rejection("lost", t("the connection was lost")));
  }

  #receive(message: Message): void {
    clearTimeout(this.#deadline);
    if (message.t === "welcome") this.#welcome(message);
    const re = "re" in message ? message.re : 0;
    const asked = re ? this.#waiting.get(re) : undefined;
    if (re) this.#waiting.delete(re);
    this.#listener.onMessage(message);
    if (message.t === "refused") {
      const { code, text, clause, version } = message;
      asked?.reject(new Rejection(code, text, clause, version));
    } else asked?.resolve(message);
  }

  #welcome(message: WelcomeMessage): void {
    this.#retry.reset();
    this.#listener.onOpen(message);
    this.#renewed?.();
    this.#renewed = null;
  }
}

/** Browsers complain of a socket that is closed before it is open. */
function closeQuietly(socket: WebSocket | null): void {
  if (socket?.readyState === 0) socket.onopen = () => socket.close();
  else socket?.close();
}

function openSocket(): WebSocket {
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
}
