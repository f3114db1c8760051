// What happened, told in order. New lines are announced; older pages are fetched when asked for.
import { get } from "/page/api.js";
import { button, h, refill } from "/page/dom.js";
import { human, letterOf, withNames } from "/page/words.js";

const FEW = 8; // lines: with fewer, the page before is fetched unasked

export class Log {
  constructor(table) {
    this.table = table;
    this.first = Infinity; // number of the oldest step shown
    this.last = 0;
    this.lines = h("ol", { role: "log", "aria-live": "polite", "aria-relevant": "additions", tabindex: 0, "aria-label": "Log" });
    this.more = button("Earlier", () => this.older(), { class: "slim plain", hidden: true });
    this.element = h("section", { class: "panel log" }, h("div", { class: "row apart" }, h("h2", {}, "Log"), this.more), this.lines);
  }

  focus() {
    this.lines.focus();
    this.lines.scrollTop = this.lines.scrollHeight;
  }

  /** The latest steps of a whole table; what lies between them and those we have is fetched. */
  take(steps, from) {
    const gap = this.last > 0 && from > this.last + 1;
    if (gap) { // further behind than the message reaches: begin anew, older pages are a press away
      refill(this.lines);
      this.first = Infinity;
      this.last = 0;
    }
    for (const step of steps) this.add(step);
    if (!steps.length && this.last === 0) this.first = from;
    this.showMore();
    if (this.lines.childElementCount < FEW && !this.more.hidden) this.older();
  }

  add(step) {
    if (step.number <= this.last) return;
    const atEnd = this.lines.scrollHeight - this.lines.scrollTop - this.lines.clientHeight < 60;
    this.first = Math.min(this.first, step.number);
    this.last = step.number;
    this.lines.append(...this.render(step));
    if (atEnd || step.number <= 40) this.lines.scrollTop = this.lines.scrollHeight;
  }

  showMore() { this.more.hidden = !(this.first > 1 && Number.isFinite(this.first)); }

  async older() {
    if (this.fetching) return;
    this.fetching = this.more.disabled = true;
    try {
      const page = await get(`/tables/${this.table.id}/log?before=${this.first}`);
      const height = this.lines.scrollHeight;
      this.lines.prepend(...page.steps.flatMap((step) => this.render(step)));
      this.lines.scrollTop += this.lines.scrollHeight - height; // what was in view stays there
      this.first = page.first;
    } catch (error) {
      this.lines.prepend(h("li", { class: "bad" }, `Earlier steps could not be fetched: ${error.message}.`));
    }
    this.fetching = this.more.disabled = false;
    this.showMore();
  }

  render(step) {
    const { names, mySeat } = this.table;
    const mark = h("span", { class: `letter seat-${(step.seat % 6) + 1}`, "aria-hidden": "true" }, letterOf(step.seat));
    return tell(step, names).map((text, i) => h("li", { class: step.seat === mySeat ? "own" : "" }, i ? h("span", { class: "letter none" }) : mark, h("span", {}, text)));
  }
}

/** A step in words. */
function tell(step, names) {
  const who = names[step.seat] ?? `Seat ${step.seat + 1}`;
  switch (step.kind) {
    case "play": return step.story.length ? step.story.map((line) => withNames(line, names)) : [step.action === "done" ? `${who} is done with that.` : `${who}: ${human(step.action)}`];
    case "undo": return [`${who} takes a decision back.`];
    case "ask": return [`${who} asks ${step.text === "draw" ? "to call it a draw" : "to take a decision back"}.`];
    case "answer": return [`${who} ${step.value ? "agrees" : "does not agree"}.`];
    case "sit": return [`${step.text} sits down.`];
    case "bot": return [`A ${step.text} bot takes seat ${step.seat + 1}.`];
    case "leave": return [`${who} leaves the table.`];
    case "replace": return [`A ${step.text} bot plays on in seat ${step.seat + 1}.`];
    case "resign": return [`${who} resigns.`];
    case "flag": return [`The time of ${who} is up.`];
    case "resume": return ["The server was away; nobody's clock ran meanwhile."];
    default: return [human(step.kind)];
  }
}
