// Dice Traders: the planet with its dice, what its goods cost, and everyone's ship on the calendar.
import { h } from "/page/dom.js";
import { count, human, letterOf } from "/page/words.js";

export function die(good) {
  return h("span", { class: `die good-${good}` }, h("span", { class: "sign", "aria-hidden": "true" }, human(good).slice(0, 2)), h("span", { class: "small" }, human(good)));
}

export function diceBoard(state, look) {
  const { board } = state;
  return h("div", { class: "dice-board" }, planetBox(board, state, look), priceBox(board), playerBox(board, state, look));
}

function planetBox({ planet }, state, { names, actions }) {
  if (!planet) return h("section", { class: "panel" }, h("h3", {}, "No planet yet"));
  const choosing = actions.some((action) => action.text.startsWith("lock:")); // then the dice are to be tapped below, and not shown twice
  const rolled = planet.rolls ? ` · roll ${planet.rolls} of 3` : "";
  return h("section", { class: "panel planet" },
    h("h3", {}, `Planet ${planet.number}, ${planet.size}`),
    h("p", { class: "soft small" }, `${names[planet.visitor] ?? "Nobody"} was here last${rolled}`),
    choosing ? h("p", {}, "Choose below which dice to keep.") : h("ul", { class: "dice", "aria-label": "Dice" }, planet.dice.map((good, i) => h("li", { class: `pick${planet.locked[i] ? " kept" : ""}` }, die(good), h("span", { class: "small" }, planet.locked[i] ? "kept" : "open")))));
}

/** Prices by good: while dice are still rolling, what they would be as they lie now. */
function priceBox({ planet, prices }) {
  if (!planet) return null;
  const settled = Object.values(planet.stock).some((n) => n > 0);
  const shown = (good) => (settled ? planet.stock[good] : planet.dice.filter((one) => one === good).length);
  return h("section", { class: "panel prices" },
    h("h3", {}, settled ? "Prices here" : "Prices as the dice lie now"),
    h("table", {},
      h("thead", {}, h("tr", {}, ["Good", "Dice", "Price", "Left"].map((word, i) => h("th", { scope: "col", class: i ? "number" : "" }, word)))),
      h("tbody", {}, Object.keys(planet.stock).map((good) => {
        const n = shown(good);
        return h("tr", { class: n ? "" : "soft" },
          h("th", { scope: "row" }, h("span", { class: `chip good-${good}`, "aria-hidden": "true" }, human(good).slice(0, 2)), human(good)),
          h("td", { class: "number" }, n || "–"),
          h("td", { class: "number" }, n ? h("strong", {}, `${prices[n - 1]} cr`) : "illegal"),
          h("td", { class: "number" }, n ? Math.max(0, n - planet.taken[good]) : "–"));
      }))),
    h("p", { class: "soft small" }, `Per unit with 1, 2, 3 … dice: ${prices.join(", ")} cr. What no die shows is illegal here: twice what you paid, unless the police die takes it.`));
}

function playerBox({ players, day_limit: limit }, state, { names, mySeat }) {
  const order = players.map((_, i) => i);
  return h("section", { class: "panel ships" },
    h("h3", {}, `Ships, ${count(limit, "day")} each`),
    h("ul", {}, order.map((i) => {
      const player = players[i];
      const load = player.cargo.reduce((sum, lot) => sum + lot.units, 0);
      return h("li", { class: state.turn === i ? "turn" : "" },
        h("div", { class: "row apart" },
          h("span", {}, h("span", { class: `letter seat-${(i % 6) + 1}`, "aria-hidden": "true" }, letterOf(i)), " ", h("strong", {}, i === mySeat ? "You" : names[i])),
          h("strong", {}, `${player.credits} cr`)),
        h("div", { class: "row days" }, h("progress", { max: limit, value: player.days, "aria-label": `Days used by ${names[i]}` }),
          h("span", { class: "small soft" }, player.retired ? "retired" : `day ${player.days}`)),
        h("div", { class: "small" }, player.cargo.length
          ? player.cargo.map((lot) => h("span", { class: "lot" }, h("span", { class: `chip good-${lot.good}`, "aria-hidden": "true" }, human(lot.good).slice(0, 2)), `${lot.units} ${human(lot.good)} paid ${lot.paid} each`))
          : h("span", { class: "soft" }, "empty hold"),
        h("span", { class: "soft" }, ` · room ${load} of ${player.room}`)));
    })));
}
