// The board of any game. Two have pictures of their own; all else is shown as what it is: names, figures, tables.
import { h } from "/page/dom.js";
import { diceBoard } from "/page/board-dice.js";
import { freeBoard } from "/page/board-free.js";
import { human } from "/page/words.js";

const BOARDS = { "dice-traders": diceBoard, "free-trader": freeBoard };

/** `look` holds names, mySeat, actions (what can be pressed on the board) and play. */
export function board(game, state, look) {
  const drawn = BOARDS[game];
  if (!drawn) return plainBoard(state.board);
  try {
    return drawn(state, look);
  } catch (error) { // a board that has changed under us is still readable as plain data
    console.warn("the board is shown plainly", error);
    return plainBoard(state.board);
  }
}

function plainBoard(data) {
  const [small, large] = [[], []];
  for (const entry of Object.entries(data)) (isSmall(entry[1]) ? small : large).push(entry);
  return h("div", { class: "cards" },
    small.length ? h("div", { class: "panel" }, facts(Object.fromEntries(small))) : null,
    large.map(([key, value]) => h("section", { class: "panel" }, h("h3", {}, human(key)), plain(value))));
}

const isSmall = (value) => value === null || typeof value !== "object" || (Array.isArray(value) && value.every((item) => item === null || typeof item !== "object"));

/** Any piece of JSON, readable. */
export function plain(value) {
  if (value === null || value === "") return h("span", { class: "soft" }, "–");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return human(value);
  if (!Array.isArray(value)) return Object.keys(value).length ? facts(value) : plain(null);
  if (!value.length) return h("span", { class: "soft" }, "none");
  if (value.every((item) => item === null || typeof item !== "object")) return value.map((item) => (item === null ? "–" : human(item))).join(", ");
  if (value.every((item) => item && !Array.isArray(item))) return rows(value);
  return h("ul", {}, value.map((item) => h("li", {}, plain(item))));
}

function facts(data) {
  return h("dl", { class: "facts" }, Object.entries(data).map(([key, value]) => h("div", { class: isSmall(value) ? "" : "deep" }, h("dt", {}, human(key)), h("dd", {}, plain(value)))));
}

function rows(list) {
  const keys = [...new Set(list.flatMap((item) => Object.keys(item)))];
  return h("div", { class: "scrolls", tabindex: 0, role: "region", "aria-label": "Table" }, h("table", {},
    h("thead", {}, h("tr", {}, keys.map((key) => h("th", { scope: "col" }, human(key))))),
    h("tbody", {}, list.map((item) => h("tr", {}, keys.map((key) => h("td", {}, plain(item[key] ?? null))))))));
}
