// Tables in lists: those one can join, and one's own.
import { h } from "/page/dom.js";
import { ago, clockSays, count, human, letterOf, outcome } from "/page/words.js";

const nameOf = (games, id) => games.find((game) => game.id === id)?.name ?? human(id);

function people(row) {
  const names = row.seats.filter((seat) => seat.kind === "person").map((seat) => seat.name);
  const bots = row.seats.filter((seat) => seat.kind === "bot").length;
  return [...names, bots ? count(bots, "bot") : ""].filter(Boolean).join(", ") || "nobody yet";
}

export function openRows(tables, games) {
  if (!tables.length) return h("p", { class: "soft" }, "No table waits for players just now. Set one up, and it is listed here.");
  return h("ul", { class: "rows" }, tables.map((row) => {
    const free = row.seats.filter((seat) => seat.open).length;
    return h("li", {},
      h("span", { class: "grow" }, h("strong", {}, nameOf(games, row.game)),
        h("span", { class: "soft small block" }, `${people(row)} · ${free} of ${row.seats.length} seats free · ${clockSays(row.clock)}`)),
      h("a", { class: "button", href: `/t/${row.id}#sit` }, "Sit down"),
      h("a", { href: `/t/${row.id}` }, "Look on"));
  }));
}

export function myRows(tables, games, me) {
  if (!tables.length) return h("p", { class: "soft" }, "None yet. Press \u201cPlay now\u201d at one of the games above.");
  return h("ul", { class: "rows" }, tables.map((row) => {
    const mine = row.seats.findIndex((seat) => seat.name === me && seat.kind === "person");
    const myMove = row.status !== "over" && mine >= 0 && row.turn === mine;
    const names = row.seats.map((seat, number) => (seat.kind === "person" ? seat.name : `${human(seat.bot || "seat")} ${letterOf(number)}`));
    const state = row.status === "over" && row.result ? outcome(row.result, names, mine) : `${people(row)} · ${ago(row.updated)}`;
    const word = row.status === "over" ? "Look" : myMove ? "Your move" : "Go on";
    return h("li", {},
      h("span", { class: "grow" }, h("strong", {}, nameOf(games, row.game)), h("span", { class: "soft small block" }, state)),
      h("a", { class: `button${myMove ? " main" : ""}`, href: `/t/${row.id}` }, word));
  }));
}
