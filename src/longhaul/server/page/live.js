// The live socket. It comes back by itself, and says so; whoever listens resumes where they were (`onopen`).

const PING_EVERY = 20_000; // ms; the server takes us for dead after a minute without a word
const PATIENCE = 10_000; // ms without any answer to a ping, then the line is taken for cut
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

export class Live {
  /** `heard` gets every message; `opened` is called at every (re)connection; `changed` hears "open" and "lost". */
  constructor({ heard, opened, changed }) {
    Object.assign(this, { heard, opened, changed });
    this.number = 0;
    this.waiting = new Map(); // commands without an answer yet
    this.tries = 0;
    this.socket = null;
    this.timer = 0;
    this.connect();
    setInterval(() => this.ping(), PING_EVERY);
    window.addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.hurry(); });
  }

  connect() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`);
    this.socket = socket;
    socket.onmessage = (event) => { if (socket === this.socket) this.take(JSON.parse(event.data)); };
    socket.onclose = () => { if (socket === this.socket) this.lost(); };
  }

  get isOpen() { return this.socket?.readyState === WebSocket.OPEN; }

  /** Connect anew, as whoever the cookie says we are now. */
  renew() {
    return new Promise((resolve) => {
      this.renewed = resolve;
      const old = this.socket;
      this.failWaiting();
      this.tries = 0;
      this.connect();
      old?.close();
    });
  }

  lost() {
    this.failWaiting();
    this.changed("lost");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 1.7 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  failWaiting() {
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of waiting) reject(refusal({ code: "lost", text: "the connection broke meanwhile", clause: "" }));
  }

  /** The network is back, or someone looks at the page again: do not wait for the timer. */
  hurry() {
    if (this.isOpen) this.ping();
    else if (this.socket?.readyState === WebSocket.CLOSED) { this.tries = 0; this.connect(); }
  }

  ping() {
    if (!this.isOpen) return;
    const socket = this.socket;
    socket.send(JSON.stringify({ t: "ping" }));
    clearTimeout(this.deadline);
    this.deadline = setTimeout(() => {
      if (socket !== this.socket) return;
      this.socket = null; // a close that is not answered would take minutes to be told
      socket.close();
      this.lost();
    }, PATIENCE);
  }

  /** Send a command; resolves with the answer, rejects with the refusal. */
  ask(t, fields = {}) {
    if (!this.isOpen) return Promise.reject(refusal({ code: "lost", text: "there is no connection just now", clause: "" }));
    this.number += 1;
    const id = this.number;
    this.socket.send(JSON.stringify({ t, id, ...fields }));
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  take(message) {
    clearTimeout(this.deadline);
    if (message.t === "welcome") this.welcome(message);
    const asked = message.re ? this.waiting.get(message.re) : undefined;
    if (message.re) this.waiting.delete(message.re);
    this.heard(message);
    if (message.t === "refused") asked?.reject(refusal(message));
    else asked?.resolve(message);
  }

  welcome(message) {
    this.tries = 0;
    this.changed("open");
    this.opened(message);
    this.renewed?.();
    this.renewed = null;
  }
}

function refusal({ code, text, clause, version = 0 }) {
  return Object.assign(new Error(text), { code, clause, version });
}
