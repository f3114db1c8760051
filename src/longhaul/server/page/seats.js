// Who sits where: name, score, clock, presence, and what can be done about a seat.
import { button, h } from "/page/dom.js";
import { clockText, human, letterOf } from "/page/words.js";

export function seatPanel(table) {
  const { state } = table.now;
  return state.seats.map((seat, number) => seatCard(table, seat, number, state));
}

function seatCard(table, seat, number, state) {
  const turn = state.turn === number;
  const mine = table.mySeat === number;
  const classes = ["seat", turn && "turn", turn && table.myMove && "mine"].filter(Boolean).join(" ");
  return h("li", { class: classes, "data-seat": number },
    h("span", { class: `letter seat-${(number % 6) + 1}`, "aria-hidden": "true" }, letterOf(number)),
    h("span", { class: "grow" },
      h("strong", {}, mine ? `${table.names[number]} (you)` : table.names[number]),
      h("span", { class: "soft small block" }, about(table, seat, number, turn), h("span", { class: "clock", "data-clock": number }))),
    h("span", { class: "score" }, h("strong", {}, state.scores[number]), h("span", { class: "unseen" }, " points")),
    seatButtons(table, seat, number));
}

function about(table, seat, number, turn) {
  const { state, here } = table.now;
  const words = [];
  if (turn) words.push("to play");
  if (seat.kind === "bot") words.push(seat.yields ? `${seat.bot} bot, gives way` : `${seat.bot} bot${seat.name ? " plays on" : ""}`);
  if (seat.kind === "person") words.push(here[number] ? "here" : "away");
  if (seat.resigned) words.push("resigned");
  else if (seat.left) words.push("left");
  if (state.result?.winners.includes(number)) words.push("won");
  return words.join(" · ");
}

function seatButtons(table, seat, number) {
  const { state, here, host, about } = table.now;
  if (state.over) return null;
  const may = table.mySeat >= 0 || host;
  const bots = table.games.find((game) => game.id === about.game)?.bots ?? ["trader"];
  const away = seat.kind === "person" && !here[number] && number !== table.mySeat;
  const list = [];
  if (table.mySeat < 0 && (seat.kind === "open" || seat.yields)) list.push(button("Sit here", () => table.sit(number), { class: "slim" }));
  if (may && (seat.kind === "open" || away)) {
    for (const bot of [...bots].reverse()) {
      list.push(button(`${away ? "Let a" : "Add a"} ${human(bot)} bot${away ? " play on" : ""}`, () => table.command("bot", { seat: number, bot }), { class: "slim plain" }));
    }
  }
  return list.length ? h("span", { class: "row whole" }, list) : null;
}

/** Clocks run between messages too: the server's figure less the time since it came. */
export function tickClocks(table) {
  const { state } = table.now;
  const passed = (performance.now() - table.received) / 1000;
  state.seats.forEach((seat, number) => {
    const place = document.querySelector(`[data-clock="${number}"]`);
    if (!place || seat.time_left === null || seat.kind === "bot") return; // bots need no clock
    const runs = state.turn === number && seat.kind === "person" && state.seats.every((one) => one.kind !== "open");
    const left = seat.time_left - (runs ? passed : 0);
    place.textContent = ` · ${clockText(left)}`;
    place.classList.toggle("bad", runs && left < 10);
  });
}
