// The live socket. It reconnects by itself; the listener resumes in `onOpen`.
import type { Command, Message, WelcomeMessage } from "../wire/types";
import { Retry } from "./retry";
import { Rejection, rejectionFrom } from "./rejection";
import { singleFlight } from "./singleFlight";
import { t } from "../messages/text";

const PING_INTERVAL_MS = 20_000; // the server drops connections that are silent for a minute
const PONG_TIMEOUT_MS = 10_000; // without any message after a ping the connection counts as lost

type Fields<C> = C extends Command ? Omit<C, "t" | "id"> : never;
export type FieldsOf<T extends Command["t"]> = Fields<Extract<Command, { t: T }>>;

export interface Listener {
  /** Every message, in order. */
  onMessage(message: Message): void;
  /** On every (re)connection, after the server's welcome. */
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

  /** Close for good. */
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

  /** Reconnect with the current session cookie. */
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

  /** Reconnect now: the network is back or the page is visible again. */
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
      this.#drop(); // an unanswered close would take minutes to fire onclose
      socket.close();
      this.#lost();
    }, PONG_TIMEOUT_MS);
  }

  /** Send a command; resolves with the reply, rejects with a Rejection. */
  request<T extends Command["t"]>(command: T, fields: FieldsOf<T>): Promise<Message> {
    const socket = this.#socket;
    if (!socket || !this.isOpen) return Promise.reject(new Rejection("lost", t("live-there-no-connection-right-now")));
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
    for (const each of waiting) each.reject(new Rejection("lost", t("live-the-connection-was-lost")));
  }

  #receive(message: Message): void {
    clearTimeout(this.#deadline);
    if (message.t === "welcome") this.#welcome(message);
    const re = "re" in message ? message.re : 0;
    const asked = re ? this.#waiting.get(re) : undefined;
    if (re) this.#waiting.delete(re);
    this.#listener.onMessage(message);
    if (message.t === "refused") void rejectionFrom(message).then((rejection) => asked?.reject(rejection));
    else asked?.resolve(message);
  }

  #welcome(message: WelcomeMessage): void {
    this.#retry.reset();
    this.#listener.onOpen(message);
    this.#renewed?.();
    this.#renewed = null;
  }
}

/** Browsers log an error for a socket closed before it opens. */
function closeQuietly(socket: WebSocket | null): void {
  if (socket?.readyState === 0) socket.onopen = () => socket.close();
  else socket?.close();
}

function openSocket(): WebSocket {
  return new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/live`);
}
