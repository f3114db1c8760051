// The buttons beside the board: hint, take back, requests, resign, share, leave, pace.
import { get, post } from "/page/api.js";
import { button, h, refill, sentence, tellQuietly, twiceButton } from "/page/dom.js";
import { Pace } from "/page/pace.js";

const ASK_JOB = 2000; // ms between questions after a hint, should the socket not bring it

export class Controls {
  constructor(table) {
    this.table = table;
    this.element = h("section", { class: "controls", "aria-label": "Table" });
    this.asks = h("div", { role: "status" }); // in the action panel, where nobody can overlook it
    this.job = "";
    this.drawnFor = "";
  }

  draw() {
    const { table } = this;
    const { state, seat } = table.now;
    const others = state.seats.filter((one, number) => one.kind === "person" && !one.left && number !== seat).length;
    const moment = JSON.stringify([seat, state.over, state.request, others, table.myMove, state.taken_back > 0]);
    if (moment === this.drawnFor) return; // a button that waits for its second press must not be swept away
    this.drawnFor = moment;
    const seated = seat >= 0;
    refill(this.asks, this.request(state.request));
    refill(this.element,
      h("div", { class: "row" },
        seated && !state.over ? button(["Hint", h("kbd", {}, "H")], () => this.askHint(), { class: "slim", disabled: !table.myMove }) : null,
        seated ? button(["Take back", h("kbd", {}, "U")], () => this.takeBack(), { class: "slim" }) : null,
        seated && others && !state.over ? button("Ask to take back", () => table.command("ask", { what: "undo" }, true), { class: "slim" }) : null,
        seated && others && !state.over ? button("Offer a draw", () => table.command("ask", { what: "draw" }, true), { class: "slim" }) : null,
        h("a", { class: "button slim", href: table.rules, target: "_blank" }, "Rules", h("kbd", {}, "R")),
        button("Copy invite link", (event) => this.copyLink(event.currentTarget), { class: "slim" }),
        seated && !state.over ? twiceButton("Resign", "Resign for good: sure?", () => table.command("resign", {}, true), { class: "slim plain" }) : null,
        seated && !state.over ? twiceButton("Leave", "Leave; you can come back. Sure?", () => table.command("leave"), { class: "slim plain" }) : null),
      state.seats.length > 1 ? h("label", { class: "row small soft" }, "Others' moves:", this.paceChoice()) : null,
      state.taken_back ? h("p", { class: "soft small" }, `Decisions taken back so far: ${state.taken_back}.`) : null);
  }

  paceChoice() {
    const { pace } = this.table;
    return h("select", { class: "slim", onchange: (event) => pace.set(event.target.value) },
      Pace.names.map((name) => h("option", { value: name, selected: name === pace.name }, name)));
  }

  /** Someone asked for something: those who have not answered are asked. */
  request(request) {
    if (!request) return null;
    const { table } = this;
    const what = request.what === "draw" ? "call it a draw" : "take a decision back";
    const mine = request.seat === table.mySeat;
    const answered = mine || request.agreed.includes(table.mySeat) || table.mySeat < 0;
    const text = mine ? `You asked to ${what}. Waiting for the others.` : `${table.names[request.seat]} asks to ${what}.`;
    return h("div", { class: "panel asks" }, h("p", {}, text),
      answered ? null : h("p", { class: "row" },
        button("Agree", () => table.command("answer", { yes: true }, true), { class: "main slim" }),
        button("No", () => table.command("answer", { yes: false }, true), { class: "slim" })));
  }

  async takeBack() {
    await this.table.command("undo", {}, true);
  }

  // Hints
  async askHint() {
    const { table } = this;
    if (this.job) return;
    this.version = table.now.state.version;
    this.job = "asked";
    table.panel.showHint(h("p", {}, "The bot looks at your position …"));
    try {
      const job = await post(`/tables/${table.id}/hint`);
      if (this.job !== "asked") return; // the answer came by the socket before the reply did
      this.job = job.id;
      this.hearJob({ ...job, job: job.id });
      this.pollJob(job.id);
    } catch (error) {
      this.job = "";
      table.panel.showHint(h("p", { class: "bad" }, sentence(error.message)));
    }
  }

  /** The socket tells of jobs; should it have been away at that moment, asking helps. */
  pollJob(id) {
    setTimeout(async () => {
      if (this.job !== id) return;
      try {
        this.hearJob({ ...(await get(`/jobs/${id}`)), job: id });
      } catch (error) {
        if (error.code !== "lost") return this.endHint(h("p", { class: "bad" }, "The hint was lost; ask again."));
      }
      return this.pollJob(id);
    }, ASK_JOB);
  }

  hearJob(message) {
    if (message.kind !== "hint" || !this.job || (this.job !== "asked" && this.job !== message.job)) return;
    if (!message.done) {
      this.table.panel.showHint([h("p", {}, "The bot tries it out … ", h("progress", { max: 1, value: message.progress, "aria-label": "Hint" }))]);
      return;
    }
    if (message.error) return this.endHint(h("p", { class: "bad" }, sentence(message.error)));
    if (this.version !== this.table.now.state.version) return this.endHint(h("p", {}, "The table has moved on; ask for a new hint."));
    const { label, action, expects } = message.result;
    const percent = (share) => `${Math.round(share * 100)} %`;
    const chance = `From there its trial games are won ${percent(expects.wins)} of the time (between ${percent(expects.low)} and ${percent(expects.high)}), with ${Math.round(expects.score)} points on average.`;
    return this.endHint(h("p", {}, h("strong", {}, "Hint: "), label, ". ", h("span", { class: "soft" }, chance)), action);
  }

  endHint(content, action = -1) {
    this.job = "";
    this.table.panel.showHint(content, action);
  }

  async copyLink(element) {
    const link = `${location.origin}/t/${this.table.id}`;
    try {
      await navigator.clipboard.writeText(link);
      element.textContent = "Copied";
      setTimeout(() => { element.textContent = "Copy invite link"; }, 2000);
    } catch { // without https browsers offer no clipboard: then show it
      tellQuietly(`The link is ${link}`);
    }
  }
}
