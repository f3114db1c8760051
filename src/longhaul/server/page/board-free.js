// Free Trader: the map with the ship, the tank and the payments, the modules, the card in play and its prices.
import { h } from "/page/dom.js";
import { count, human } from "/page/words.js";

const GOODS = { weapons: "W", industrials: "I", agriculturals: "A", illegals: "X" };
const signed = (n) => (n === null ? "n/a" : n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
const figure = (n) => (n === null || n === undefined ? "n/a" : String(n));

export function freeBoard(state, look) {
  const { board } = state;
  return h("div", { class: "free-board" },
    h("div", { class: "stack" }, mapBox(board, look), shipBox(board)),
    h("div", { class: "stack" }, fightBox(board, state.over), priceBox(board, state), drawnBox(board), tankBox(board)));
}

// The map ----------------------------------------------------------------------------------------
function mapBox({ map, places }, look) {
  const cells = [...map, ...places];
  const left = Math.min(...cells.map((cell) => cell.x));
  const top = Math.min(...cells.map((cell) => cell.y));
  const byText = new Map(look.actions.map((action) => [action.text, action]));
  const wide = Math.max(...cells.map((cell) => cell.x)) - left + 1;
  const grid = h("div", { class: "map" }, map.map((planet) => at(planetCell(planet, byText, look), planet, left, top)),
    places.map((place) => at(placeCell(place, byText, look), place, left, top)));
  grid.style.setProperty("--columns", wide);
  requestAnimationFrame(() => showShip(grid));
  return h("section", { class: "panel", "aria-label": "Map" }, h("h3", {}, "Map"), h("div", { class: "scrolls", tabindex: 0, role: "region", "aria-label": "Map, may scroll" }, grid));
}

/** A map wider than the screen scrolls within its frame: the ship is what one wants to see. */
function showShip(grid) {
  const [frame, ship] = [grid.parentElement, grid.querySelector("[data-ship]")];
  if (frame && ship) frame.scrollLeft = ship.offsetLeft - (frame.clientWidth - ship.offsetWidth) / 2;
}

function at(element, { x, y }, left, top) {
  element.style.gridColumn = String(x - left + 1);
  element.style.gridRow = String(y - top + 1);
  return element;
}

function planetCell(planet, byText, look) {
  const action = ["jump", "escape", "home"].map((verb) => byText.get(`${verb}:${planet.planet}`)).find(Boolean);
  const is = (role) => planet.roles.includes(role);
  const notes = [is("ship") && "You are here", is("previous") && "You came from here", action && action.label.split(":")[0], planet.between === undefined ? null : `${count(planet.between, "card")} between`].filter(Boolean);
  const inside = [
    h("strong", {}, planet.name),
    h("span", { class: "small soft" }, `distance ${planet.distance} · law ${planet.law}`),
    h("span", { class: "mods" }, Object.entries(planet.mod).map(([good, mod]) => h("span", { class: `mod cargo-${good}` }, h("b", { "aria-hidden": "true" }, GOODS[good] ?? good[0]), h("span", { class: "unseen" }, human(good)), ` ${signed(mod)}`))),
    notes.length ? h("span", { class: "small note" }, notes.join(" · ")) : null,
  ];
  const classes = `cell${is("ship") ? " ship" : ""}${action ? " target" : ""}${is("in_reach") || is("ship") ? "" : " far"}`;
  const element = action ? h("button", { type: "button", class: classes, onclick: () => look.play(action) }, inside) : h("div", { class: classes }, inside);
  if (is("ship")) element.dataset.ship = "";
  return element;
}

function placeCell(place, byText, look) {
  const action = byText.get(place.action);
  if (!action) return h("div", { class: "cell empty" });
  return h("button", { type: "button", class: "cell empty target", onclick: () => look.play(action), "aria-label": action.label }, "Put it here");
}

// The ship ---------------------------------------------------------------------------------------
function tankBox(board) {
  const { ship, payments, month, months, due, cards_left: left } = board;
  return h("section", { class: "panel" }, h("h3", {}, `${ship.money} V of ${ship.ceiling}`),
    h("meter", { min: 0, max: ship.ceiling, value: ship.money, low: due, high: due, optimum: ship.ceiling, "aria-label": "Vectorium" }),
    h("p", {}, h("strong", { class: ship.money < due ? "bad" : "good" }, `${due} V due`), left ? ` in ${count(left, "card")}` : " when this card has been used"),
    h("ol", { class: "payments", "aria-label": "Payments" }, payments.map((payment, i) => h("li", { class: i + 1 < month ? "paid" : i + 1 === month ? "now" : "" }, `${payment} V`, h("span", { class: "small" }, i + 1 < month ? " paid" : i + 1 === month ? " now" : "")))),
    h("p", { class: "soft small" }, `Month ${Math.min(month, months)} of ${months} · turn ${board.turn_number}`));
}

function shipBox({ ship }) {
  const carried = Object.entries(ship.hold).filter(([, n]) => n > 0);
  const used = carried.reduce((sum, [, n]) => sum + n, 0);
  const boxes = [...carried.flatMap(([good, n]) => Array(n).fill(good)), ...Array(Math.max(0, ship.spaces - used)).fill(null)];
  return h("section", { class: "panel ship-box" }, h("h3", {}, "Your ship"),
    h("ul", { class: "modules" }, Object.entries(ship.modules).map(([name, module]) => h("li", {}, h("span", { class: "grow" }, name === "cargo" ? "Cargo spaces" : human(name)),
      h("span", { class: "bar", "aria-hidden": "true" }, "▮".repeat(Math.min(module.level, 8))), h("strong", {}, module.level), h("span", { class: "soft small" }, `+1 for ${module.cost} V`)))),
    h("p", { class: "small soft" }, `Hold, ${used} of ${ship.spaces}`),
    h("ul", { class: "hold" }, boxes.map((good) => h("li", { class: good ? `cargo-${good}` : "none" }, good ? human(good) : "free"))));
}

// The card in play -------------------------------------------------------------------------------
function priceBox({ prices, card }, state) {
  const goods = Object.entries(prices);
  if (!card) return null;
  return h("section", { class: "panel paper" },
    h("h3", {}, card.name), h("p", { class: "small" }, card.text),
    goods.length ? h("table", {},
      h("thead", {}, h("tr", {}, ["", "Base", "Planet", state.phase === "sell" ? "You get" : "You pay"].map((word, i) => h("th", { scope: "col", class: i ? "number" : "" }, word)))),
      h("tbody", {}, goods.map(([good, { base, planet, price }]) => h("tr", {},
        h("th", { scope: "row" }, human(good)), h("td", { class: "number" }, figure(base)), h("td", { class: "number" }, signed(planet)),
        h("td", { class: "number" }, h("strong", {}, price === null || price === undefined ? "n/a" : `${price} V`)))))) : null,
    h("p", { class: "small" }, `${human(card.kind)}${card.value ? ` ${card.value}` : ""} · attack ${card.attack} · defence ${card.defense} · fine ${card.fine} · emergency jump ${card.ejump === "safe" ? "safe" : "Mis-Jump"}`));
}

function drawnBox({ drawn }) {
  if (!drawn) return null;
  return h("section", { class: "panel paper" }, h("h3", {}, `Discovered: ${drawn.name}`), h("p", { class: "small" }, drawn.text),
    h("p", { class: "small" }, `Distance ${drawn.distance} · law ${drawn.law} · ${Object.entries(drawn.mod).map(([good, mod]) => `${human(good)} ${signed(mod)}`).join(", ")}`));
}

function fightBox({ enemy, fight, fine }, over) {
  if (over) return null; // nothing more comes of it
  if (fine) return h("section", { class: "panel alarm" }, h("h3", {}, `Police: ${fine} V to pay`));
  if (!enemy) return null;
  const { value, month, booty, total } = enemy.strength;
  return h("section", { class: "panel alarm" }, h("h3", {}, `${human(enemy.kind)}: ${enemy.name}`), h("p", { class: "small" }, enemy.text),
    h("p", {}, `Strength ${value} + month ${month}${booty ? ` + booty ${booty}` : ""} = `, h("strong", {}, total), " before its card"),
    fight ? h("p", {}, `A counterattack destroys it with ${fight.kill} of ${fight.cards} cards; after that it hits with ${fight.hit} of ${fight.hit_cards}.`) : null);
}
