// What I may do now: buttons grouped by verb, number keys, warnings that ask for a second press, refusals with their clause.
import { button, h, refill, sentence } from "/page/dom.js";
import { dicePicker } from "/page/dice-picker.js";
import { human, rulesLink, withNames } from "/page/words.js";

const LAST = ["done", "retire"]; // what ends something comes last, so that key 1 never does it by mistake

export class ActionPanel {
  constructor(table) {
    this.table = table;
    this.element = h("section", { class: "actions", "aria-label": "What you can do" });
    this.heading = h("h2", { tabindex: -1 });
    this.hint = h("div", { class: "hint", role: "status" });
    this.refused = h("div", { class: "refused", role: "alert" });
    this.choices = h("div", { class: "choices" });
    refill(this.element, this.heading, this.hint, this.refused, this.choices, h("p", { class: "soft small keys" },
      h("kbd", {}, "1"), "–", h("kbd", {}, "9"), " choose · ", h("kbd", {}, "U"), " take back · ", h("kbd", {}, "H"), " hint · ", h("kbd", {}, "L"), " log · ", h("kbd", {}, "R"), " rules"));
    this.numbered = []; // buttons by their key
    this.armed = -1; // the action with a warning that was pressed once
    this.hinted = -1;
    this.drawnFor = "";
  }

  draw() {
    const { table } = this;
    if (!table.now) return;
    const { state, actions } = table.now;
    const moment = `${state.version} ${actions.length} ${this.armed} ${this.hinted} ${table.live.isOpen} ${table.mySeat}`;
    if (moment === this.drawnFor) return; // nothing to do with us: keep the focus where it is
    if (!this.drawnFor.startsWith(`${state.version} `)) { this.armed = -1; this.hinted = -1; refill(this.hint); }
    this.drawnFor = moment;
    const hadFocus = this.element.contains(document.activeElement);
    this.element.classList.toggle("mine", table.myMove);
    this.element.classList.toggle("over", state.over);
    this.element.dataset.version = state.version;
    refill(this.heading, this.headline());
    refill(this.choices, this.content());
    if (hadFocus && !this.element.contains(document.activeElement)) this.heading.focus({ preventScroll: true });
  }

  headline() {
    const { table } = this;
    const { state, seat } = table.now;
    if (state.over) return "The game is over.";
    if (table.waitsForPeople) return "Waiting for people to sit down";
    if (table.myMove) return [h("span", { class: "yours" }, "Your move. "), withNames(state.prompt, table.names)];
    const who = table.names[state.turn];
    return seat < 0 ? `${who} to play. ${state.prompt}` : `${who} is thinking …`;
  }

  content() {
    this.numbered = [];
    const { table } = this;
    const { actions, about, state } = table.now;
    if (!table.myMove) return this.notMine();
    const press = (action) => this.press(action);
    const picker = about.game === "dice-traders" ? dicePicker(state, actions, press, this.hinted) : null;
    if (picker) this.numbered = picker.keys;
    const groups = grouped(actions).map(([verb, members]) => this.group(verb, members, !picker));
    if (!picker) return [groups, this.typed()];
    return [picker.element, h("details", { open: actions.length <= 3 }, h("summary", {}, `All ${actions.length} choices as a list`), groups), this.typed()];
  }

  group(verb, members, withKeys) {
    return h("div", { class: "group", role: "group", "aria-label": human(verb) },
      members.length > 1 ? h("h3", {}, human(verb)) : null,
      h("div", { class: "buttons" }, members.map((action) => this.actionButton(action, withKeys))));
  }

  actionButton(action, withKeys) {
    const number = withKeys && this.numbered.length < 9 ? this.numbered.length + 1 : 0;
    const armed = this.armed === action.action;
    const hinted = this.hinted === action.action;
    const label = withNames(action.label, this.table.names);
    const element = button([number ? h("kbd", { "aria-hidden": "true" }, number) : null,
      h("span", {}, armed ? `${sentence(action.warning)} Press again to do it: ${label}` : label,
        action.warning && !armed ? h("span", { class: "warns" }, " ⚠ ", h("span", { class: "unseen" }, "with a warning")) : null,
        hinted ? h("span", { class: "tag" }, "hint") : null)],
    () => this.press(action), { class: `act${armed ? " danger" : ""}${hinted ? " hinted" : ""}`, "data-action": action.text, title: action.warning || null });
    if (number) this.numbered.push(element);
    return element;
  }

  notMine() {
    const { table } = this;
    const free = table.freeSeat;
    if (free >= 0) {
      const back = table.now.state.seats[free].left;
      return h("p", { class: "row" }, button(back ? "Come back" : "Sit down", () => table.sit(free), { class: "main" }), h("span", { class: "soft" }, back ? "Your seat is still yours." : "There is a seat for you."));
    }
    if (table.waitsForPeople && table.mySeat >= 0) {
      return h("p", { class: "row" }, button("Copy invite link", (event) => table.controls.copyLink(event.currentTarget)), h("span", { class: "soft" }, "Send it to someone, or put a bot on the seat above."));
    }
    return table.mySeat < 0 && !table.now.state.over ? h("p", { class: "soft" }, "You are looking on.") : null;
  }

  /** Any move can be typed; one that is not allowed is refused with its reason. */
  typed() {
    const field = h("input", { id: "typed", size: 16, autocomplete: "off", autocapitalize: "none", required: true });
    const play = (event) => { event.preventDefault(); this.send(field.value.trim()); };
    return h("details", { class: "typed" }, h("summary", { class: "soft small" }, "Type a move, or ask why one is not allowed"),
      h("form", { class: "row", onsubmit: play }, h("label", { for: "typed" }, "For example ", h("code", {}, this.table.now.actions[0]?.text ?? "done")), field, h("button", {}, "Try it")));
  }

  press(action) {
    if (action.warning && this.armed !== action.action) {
      this.armed = action.action;
      this.draw();
      this.element.querySelector(".danger")?.focus();
      return;
    }
    this.send(action.action);
  }

  async send(action) {
    if (this.sending) return; // a double press is one move
    this.sending = true;
    this.forgetRefusal();
    await this.table.command("play", { action }, true);
    this.sending = false;
  }

  // What is told here
  refuse(error) {
    const { game } = this.table.now.about;
    this.element.scrollTop = 0;
    refill(this.refused, h("p", {}, h("strong", {}, error.code === "illegal" ? "Not allowed. " : ""), sentence(error.message.replace(` (${error.clause})`, "")), " ",
      error.clause ? h("a", { href: rulesLink(game, error.clause), target: "_blank" }, `${error.clause} in the rules`) : null,
      " ", button("OK", () => this.forgetRefusal(), { class: "plain slim", "aria-label": "Put this message away" })));
  }

  forgetRefusal() { refill(this.refused); }

  showHint(content, action = -1) {
    refill(this.hint, content);
    this.hinted = action;
    this.draw();
  }
}

/** By verb, in the order the rules have them. */
function grouped(actions) {
  const groups = {};
  for (const action of actions) (groups[action.text.split(":")[0]] ??= []).push(action);
  return Object.entries(groups).sort(([a], [b]) => LAST.indexOf(a) - LAST.indexOf(b));
}
