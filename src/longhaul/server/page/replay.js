// A finished game step by step: from a table here (/t/ID#replay) or from an uploaded record (/r/ID).
import { get } from "/page/api.js";
import { board } from "/page/board.js";
import { button, h, refill } from "/page/dom.js";
import { human, letterOf, outcome, rulesLink, seatName, withNames } from "/page/words.js";

const PAGE = 100; // steps the server gives at once
const AUTOPLAY = 900; // ms a step

export async function show(main, id, games) {
  const replay = await (location.pathname.startsWith("/r/") ? ofRecord(id) : ofTable(id));
  const view = new ReplayView(main, replay, games);
  await view.go(Number(location.hash.split("=")[1]) || 0);
}

async function ofTable(id) {
  const table = await get(`/tables/${id}`);
  const names = table.state.seats.map((seat, number) => seatName(seat, number));
  return { path: `/tables/${id}/replay`, game: table.about.game, names, back: `/t/${id}`, record: `/api/tables/${id}/record` };
}

async function ofRecord(id) {
  const record = await get(`/records/${encodeURIComponent(id)}`);
  const seats = record.seats ?? 1;
  const names = Array.from({ length: Number.isInteger(seats) ? seats : seats.length }, (_, number) => `Seat ${number + 1}`);
  return { path: `/records/${encodeURIComponent(id)}/replay`, game: record.game, names, back: "/", record: `/api/records/${encodeURIComponent(id)}` };
}

class ReplayView {
  constructor(main, replay, games) {
    Object.assign(this, replay, { at: -1, steps: new Map(), length: 0, timer: 0 });
    this.name = games.find((game) => game.id === this.game)?.name ?? human(this.game);
    document.title = `Replay: ${this.name} · Longhaul`;
    this.slider = h("input", { type: "range", min: 0, max: 0, value: 0, "aria-label": "Step", oninput: () => this.go(Number(this.slider.value)) });
    this.where = h("span", { class: "soft" });
    this.playing = button("Play", () => this.toggle(), { "aria-pressed": "false" });
    this.story = h("div", { class: "panel story", "aria-live": "polite" });
    this.seats = h("ul", { class: "seats", "aria-label": "Seats and scores" });
    this.board = h("section", { class: "board", "aria-label": "Board" });
    const by = (step) => () => { this.stop(); this.go(this.at + step); };
    refill(main,
      h("div", { class: "heading" }, h("h1", {}, `${this.name}: replay`),
        h("p", { class: "small" }, h("a", { href: this.back }, this.back === "/" ? "Home" : "Back to the table"), " · ", h("a", { href: this.record, download: `${this.game}.json` }, "Download the record"), " · ", h("a", { href: rulesLink(this.game) }, "Rules"))),
      h("div", { class: "panel steps" }, h("div", { class: "row" },
        button("«", by(-1e9), { "aria-label": "First" }), button("‹", by(-1), { "aria-label": "Back" }), this.playing,
        button("›", by(1), { "aria-label": "On" }), button("»", by(1e9), { "aria-label": "Last" }), this.where), this.slider,
      h("p", { class: "soft small keys" }, h("kbd", {}, "←"), " ", h("kbd", {}, "→"), " step · ", h("kbd", {}, "Space"), " play or stop")),
      this.story, this.seats, this.board);
    document.addEventListener("keydown", (event) => this.key(event));
  }

  key(event) {
    if (event.target.closest?.("input, button, a, summary") && !["ArrowLeft", "ArrowRight"].includes(event.key)) return;
    if (event.target === this.slider) return; // the slider moves by itself
    const moves = { ArrowLeft: -1, ArrowRight: 1, Home: -1e9, End: 1e9 };
    if (event.key === " ") this.toggle();
    else if (event.key in moves) { this.stop(); this.go(this.at + moves[event.key]); } else return;
    event.preventDefault();
  }

  /** The step with a number, fetched with its neighbours. */
  async step(number) {
    if (!this.steps.has(number)) {
      const first = Math.floor(number / PAGE) * PAGE;
      const page = await get(`${this.path}?first=${first}&limit=${PAGE}`);
      this.length = page.length;
      for (const step of page.steps) this.steps.set(step.number, step);
    }
    return this.steps.get(number);
  }

  async go(wanted) {
    if (!this.length) await this.step(0);
    const number = Math.max(0, Math.min(this.length, wanted));
    this.wanted = number;
    const step = await this.step(number);
    if (!step || this.wanted !== number) return; // someone has moved on while it was fetched
    this.at = number;
    history.replaceState(null, "", `${location.pathname}#replay=${number}`);
    this.draw(step);
  }

  draw(step) {
    [this.slider.max, this.slider.value] = [this.length, this.at];
    this.where.textContent = `Step ${this.at} of ${this.length}`;
    const end = step.over ? outcome(step, this.names) : step.prompt;
    refill(this.story, step.story.map((line) => h("p", {}, withNames(line, this.names))),
      h("p", { class: "soft" }, step.over ? h("strong", {}, end) : `${this.names[step.turn] ?? "Nobody"} to play. ${end}`));
    refill(this.seats, this.names.map((name, i) => h("li", { class: `seat${step.turn === i ? " turn" : ""}` },
      h("span", { class: `letter seat-${(i % 6) + 1}`, "aria-hidden": "true" }, letterOf(i)), h("span", { class: "grow" }, h("strong", {}, name)), h("strong", {}, step.scores[i]))));
    refill(this.board, board(this.game, step, { names: this.names, mySeat: -1, actions: [], play() {} }));
    if (this.at === this.length) this.stop();
  }

  toggle() {
    if (this.timer) { this.stop(); return; }
    if (this.at === this.length) this.go(0);
    this.playing.textContent = "Stop";
    this.playing.setAttribute("aria-pressed", "true");
    this.timer = setInterval(() => this.go(this.at + 1), AUTOPLAY);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.playing.textContent = "Play";
    this.playing.setAttribute("aria-pressed", "false");
  }
}
