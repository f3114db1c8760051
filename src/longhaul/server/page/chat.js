// Talk at the table.
import { ensureSomeone, whoAmI } from "/page/api.js";
import { h, refill, sentence } from "/page/dom.js";

export class Chat {
  constructor(table) {
    this.table = table;
    this.last = 0;
    this.lines = h("ol", { "aria-live": "polite", "aria-label": "Talk" });
    this.complaint = h("p", { class: "complaint", role: "alert" });
    this.field = h("input", { id: "say", maxlength: 300, autocomplete: "off", "aria-label": "Say something", placeholder: "Say something" });
    const form = h("form", { class: "row", onsubmit: (event) => { event.preventDefault(); this.say(); } }, h("span", { class: "grow" }, this.field), h("button", {}, "Say"));
    this.element = h("section", { class: "panel chat" }, h("h2", {}, "Talk"), this.lines, this.complaint, form);
  }

  take(lines) { for (const line of lines) this.add(line); }

  add(line) {
    if (line.number <= this.last) return; // a line may come twice after a break
    this.last = line.number;
    this.lines.append(h("li", {}, h("strong", {}, `${line.name}${line.seat < 0 ? " (looking on)" : ""}: `), line.text));
    this.lines.scrollTop = this.lines.scrollHeight;
  }

  /** Alone with bots there is nobody to talk to. */
  draw() {
    const { state, watching, seat } = this.table.now;
    const others = state.seats.filter((one, number) => one.kind !== "bot" && number !== seat).length + watching - (seat < 0 ? 1 : 0);
    this.element.hidden = others <= 0 && !this.last;
  }

  async say() {
    const text = this.field.value.trim();
    if (!text) return;
    refill(this.complaint);
    try {
      if (!whoAmI()) {
        await ensureSomeone();
        await this.table.live.renew();
        await this.table.live.ask("watch", { table: this.table.id, since: this.table.now.state.version });
      }
      await this.table.live.ask("chat", { table: this.table.id, text });
      this.field.value = "";
    } catch (error) {
      refill(this.complaint, sentence(error.message));
    }
  }
}
