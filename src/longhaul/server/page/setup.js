// Set up a table: seats, options, cards, clock, who may come.
import { ensureSomeone, post } from "/page/api.js";
import { attempt, button, h, refill } from "/page/dom.js";
import { optionFields } from "/page/options.js";
import { BOT_ABOUT, human, rulesLink } from "/page/words.js";

export function setUp(game) {
  const complaint = h("p", { class: "complaint", role: "alert" });
  const seats = seatFields(game);
  const options = optionFields(game.options);
  const clock = clockFields();
  const set = select("The cards", game.sets.map((name) => [name, human(name)]), game.sets.includes("house") ? "house" : game.sets[0]);
  const privately = h("input", { type: "checkbox", id: "setup-private" });
  const go = h("button", { class: "main" }, "Open the table");

  const open = async () => {
    const setting = {
      game: game.id, seats: seats.read(), options: options.read(), content: set.input.value,
      clock: seats.read().length > 1 ? clock.read() : { pace: "none" }, private: privately.checked,
    };
    await ensureSomeone();
    location.assign((await post("/tables", setting)).link);
  };
  const dialog = h("dialog", { class: "setup", "aria-labelledby": "setup-title" },
    h("form", { onsubmit: (event) => { event.preventDefault(); attempt(go, complaint, open); } },
      h("h2", { id: "setup-title" }, `${game.name}: set up a table`),
      seats.element,
      h("fieldset", {}, h("legend", {}, "The table"),
        game.sets.length > 1 ? set.element : null,
        game.seats[1] > 1 ? clock.element : null,
        h("div", { class: "row" }, privately, h("label", { for: "setup-private" }, "Private: only whoever has the link finds it"))),
      h("details", {}, h("summary", {}, `Rules of the house (${game.options.length} options, all have good defaults)`), options.element),
      complaint,
      h("p", { class: "row" }, go, button("Close", () => dialog.close(), { class: "plain" }), h("a", { href: rulesLink(game.id), target: "_blank" }, "Rules"))));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

let made = 0;

export function select(label, choices, chosen, attributes = {}) {
  made += 1;
  const input = h("select", { id: `select-${made}`, ...attributes },
    choices.map(([value, text]) => h("option", { value, selected: value === chosen }, text)));
  return { input, element: h("div", { class: "field" }, h("label", { for: input.id }, label), input) };
}

function seatFields(game) {
  const [low, high] = game.seats;
  const list = h("div", { class: "pair" });
  const holders = [["me", "Me"], ["open", "Open for anyone"],
    ...game.bots.map((bot) => [bot, `Bot. ${BOT_ABOUT[bot] ?? human(bot)}`]),
    ...game.bots.map((bot) => [`+${bot}`, `${human(bot)} bot, until someone sits down`])];
  let fields = [];
  const draw = (number) => {
    const before = fields.map((field) => field.input.value);
    fields = Array.from({ length: number }, (_, seat) => select(`Seat ${seat + 1}`, holders, before[seat] ?? (seat ? "trader" : "me")));
    for (const field of fields) field.input.addEventListener("change", () => onlyOneMe(fields, field));
    refill(list, fields.map((field) => field.element));
  };
  const numbers = Array.from({ length: high - low + 1 }, (_, i) => [String(low + i), String(low + i)]);
  const howMany = select("How many seats?", numbers, String(game.default_seats));
  howMany.input.addEventListener("change", () => draw(Number(howMany.input.value)));
  draw(game.default_seats);
  const element = h("fieldset", {}, h("legend", {}, "Seats"), low < high ? howMany.element : null, list);
  return { element, read: () => fields.map((field) => field.input.value) };
}

/** I can hold one seat only: choosing another opens the one before. */
function onlyOneMe(fields, changed) {
  if (changed.input.value !== "me") return;
  for (const field of fields) if (field !== changed && field.input.value === "me") field.input.value = "open";
}

function clockFields() {
  const pace = select("Clock", [["none", "None: take your time"], ["turn", "So many seconds a turn"],
    ["game", "So many minutes a game"], ["days", "Days a turn, by correspondence"]], "none");
  const base = h("input", { type: "number", id: "clock-base", value: "60" });
  const more = h("input", { type: "number", id: "clock-more", value: "10", min: 0, max: 300 });
  const baseLabel = h("label", { for: "clock-base" });
  const details = h("div", { class: "row", hidden: true }, baseLabel, base,
    h("span", { class: "row", id: "clock-extra" }, h("label", { for: "clock-more" }, "seconds back after a turn"), more));
  const kinds = { turn: ["seconds a turn", 60, 5, 3600], game: ["minutes a game", 15, 1, 360], days: ["days a turn", 2, 1, 30] };
  pace.input.addEventListener("change", () => {
    const kind = kinds[pace.input.value];
    details.hidden = !kind;
    if (!kind) return;
    [baseLabel.textContent, base.value, base.min, base.max] = kind;
    more.parentElement.hidden = pace.input.value !== "game";
  });
  const read = () => {
    const kind = pace.input.value;
    if (kind === "none") return { pace: "none" };
    const scale = kind === "game" ? 60 : 1;
    return { pace: kind, base: Number(base.value) * scale, increment: kind === "game" ? Number(more.value) : 0 };
  };
  return { element: h("div", {}, pace.element, details), read };
}
