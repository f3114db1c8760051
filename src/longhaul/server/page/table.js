// A table: what the socket tells is kept in one place (`now`), and the parts of the page are drawn from it.
import { whoAmI, ensureSomeone } from "/page/api.js";
import { Live } from "/page/live.js";
import { h, refill, sentence, tellQuietly } from "/page/dom.js";
import { ActionPanel } from "/page/actions.js";
import { board } from "/page/board.js";
import { Chat } from "/page/chat.js";
import { Controls } from "/page/controls.js";
import { Log } from "/page/log.js";
import { Pace } from "/page/pace.js";
import { seatPanel, tickClocks } from "/page/seats.js";
import { listenToKeys } from "/page/keys.js";
import { showEnd } from "/page/end.js";
import { clockSays, human, rulesLink, seatName } from "/page/words.js";

const ANY_TIME = ["ask", "resign"]; // meant whatever happens meanwhile: tried again when the table has moved on

export async function show(main, id, games) {
  document.body.classList.add("at-table");
  new TableView(main, id, games);
}

class TableView {
  constructor(main, id, games) {
    Object.assign(this, { main, id, games, now: null, received: 0, wasLost: false, told: 0 });
    this.log = new Log(this);
    this.chat = new Chat(this);
    this.panel = new ActionPanel(this);
    this.controls = new Controls(this);
    this.pace = new Pace((message) => this.step(message));
    refill(main, h("p", { class: "soft" }, "Walking up to the table …"));
    this.live = new Live({
      heard: (message) => this.hear(message),
      opened: () => this.watch(),
      changed: (how) => this.connection(how),
    });
    listenToKeys(this);
    setInterval(() => { if (this.now) tickClocks(this); }, 500);
  }

  // What the server says
  hear(message) {
    if (message.t === "job") this.controls.hearJob(message);
    if ((message.table ?? message.about?.id) !== this.id) return;
    if (message.t === "table") this.take(message);
    else if (message.t === "step") this.pace.add(message, message.re !== 0);
    else if (message.t === "said") this.chat.add(message.line);
    else if (message.t === "people") this.people(message);
    else if (message.t === "moved") this.moved(message);
  }

  async watch() {
    try {
      await this.live.ask("watch", { table: this.id, since: this.now?.state.version ?? 0 });
      if (this.wasLost) this.cameBack();
    } catch (error) {
      if (error.code === "lost") return; // the next connection asks again
      refill(this.main, h("h1", {}, "No such table"), h("p", {}, sentence(error.message)), h("p", {}, h("a", { class: "button", href: "/" }, "Home")));
    }
  }

  /** The whole table: at the start, after a break, and whenever steps were left out. */
  take(message) {
    this.pace.clear();
    const before = this.now?.state.version ?? 0;
    const first = !this.now;
    this.now = message;
    this.received = performance.now();
    if (first) this.build();
    this.missed = message.state.version - before;
    this.log.take(message.log, message.log_from);
    this.chat.take(message.chat);
    this.draw();
    if (first && location.hash === "#sit") {
      history.replaceState(null, "", location.pathname);
      if (message.seat < 0) this.sit();
    }
  }

  step(message) {
    const { state, actions, seat } = message;
    Object.assign(this.now, { state, actions, seat });
    this.received = performance.now();
    this.log.add(message.step);
    this.panel.forgetRefusal();
    this.draw();
  }

  people({ here, watching }) {
    Object.assign(this.now, { here, watching });
    this.drawSeats();
  }

  moved({ to, re }) {
    this.next = to;
    if (re) location.assign(`/t/${to}`);
    else this.draw();
  }

  // The connection
  connection(how) {
    if (how === "lost") {
      this.wasLost = true;
      tellQuietly("The connection is gone. Trying again by itself; nothing is lost.", true);
      this.panel.draw();
    }
  }

  cameBack() {
    this.wasLost = false;
    const missed = this.missed > 0 ? ` ${this.missed === 1 ? "One thing" : `${this.missed} things`} happened meanwhile; the log has it all.` : " Nothing was lost.";
    tellQuietly(`Connected again.${missed}`);
  }

  // What we do
  /** Send a command for this table; a refusal is shown with its clause, and false comes back. */
  async command(t, fields = {}, withVersion = false) {
    this.pace.flush(); // a command is made for how things stand, not for what is still being shown
    const version = withVersion ? { version: this.now.state.version } : {};
    try {
      return await this.live.ask(t, { table: this.id, ...version, ...fields });
    } catch (error) {
      if (error.code === "stale" && ANY_TIME.includes(t) && !fields.version) return this.command(t, { ...fields, version: error.version }, true);
      this.panel.refuse(error);
      return false;
    }
  }

  async sit(seat = -1) {
    try {
      if (!whoAmI()) {
        await ensureSomeone();
        await this.live.renew(); // the socket knows us only from its beginning
        await this.live.ask("watch", { table: this.id, since: this.now.state.version });
      }
    } catch (error) {
      this.panel.refuse(error);
      return;
    }
    await this.command("sit", { seat });
  }

  /** The seat I can sit down on: the one I left, or the first that is free; -1 if there is none. */
  get freeSeat() {
    const { seats, over } = this.now.state;
    if (this.mySeat >= 0 || over) return -1;
    const mine = seats.findIndex((seat) => seat.left && !seat.resigned && seat.name === whoAmI()?.name);
    return mine >= 0 ? mine : seats.findIndex((seat) => !seat.left && (seat.kind === "open" || seat.yields));
  }

  // What is drawn
  get mySeat() { return this.now.seat; }
  get myMove() { return this.now.seat >= 0 && this.now.state.turn === this.now.seat && !this.now.state.over; }
  get waitsForPeople() { return this.now.state.seats[this.now.state.turn]?.kind === "open"; }
  get names() { return this.now.state.seats.map((seat, number) => seatName(seat, number)); }
  get gameName() { return this.games.find((game) => game.id === this.now.about.game)?.name ?? human(this.now.about.game); }
  get rules() { return rulesLink(this.now.about.game); }

  build() {
    const { about } = this.now;
    const chosen = Object.entries(about.options).length;
    this.boardPlace = h("section", { class: "board", "aria-label": "Board" });
    this.seatPlace = h("ul", { class: "seats", "aria-label": "Seats and scores" });
    this.endPlace = h("div", {});
    this.panel.element.prepend(this.controls.asks);
    refill(this.main,
      h("div", { class: "heading" }, h("h1", {}, this.gameName),
        h("p", { class: "soft small" }, `Table ${about.id} · ${clockSays(about.clock)}${about.content === "house" ? "" : ` · cards: ${about.content}`}`,
          about.private ? " · private" : "", " · ", h("a", { href: this.rules, target: "_blank" }, "Rules"), chosen ? optionList(about.options) : null)),
      h("div", { class: "table" },
        h("div", { class: "middle" }, this.seatPlace, this.endPlace, this.boardPlace, this.panel.element),
        h("div", { class: "side" }, this.controls.element, this.log.element, this.chat.element)));
  }

  draw() {
    const { state } = this.now;
    const { game } = this.now.about;
    document.title = `${this.myMove ? "● Your move: " : ""}${this.gameName} · Longhaul`;
    refill(this.boardPlace, board(game, state, { names: this.names, mySeat: this.mySeat, actions: this.now.actions, play: (action) => this.panel.press(action) }));
    this.drawSeats();
    this.panel.draw();
    this.controls.draw();
    this.chat.draw();
    showEnd(this.endPlace, this);
  }

  drawSeats() {
    refill(this.seatPlace, seatPanel(this));
    tickClocks(this);
  }
}

function optionList(options) {
  const changed = Object.entries(options).map(([name, value]) => `${human(name)}: ${typeof value === "boolean" ? (value ? "on" : "off") : human(value)}`);
  return h("details", {}, h("summary", {}, "Options"), h("p", {}, changed.join(" · ")));
}
