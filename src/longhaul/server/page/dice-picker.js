// Dice Traders: choose the dice to keep by tapping them. Dice that show the same good are alike, so a choice of dice
// is looked up by the goods it keeps: the server lists each such choice once.
import { button, h, refill } from "/page/dom.js";
import { die } from "/page/board-dice.js";

const masked = (action) => (action.text.startsWith("lock:") ? action.text.slice(5).split("+").map((n) => Number(n) - 1) : null);

export function dicePicker(state, actions, press, hinted) {
  const { planet } = state.board;
  const locks = actions.filter(masked);
  if (state.phase !== "lock" || !planet || !locks.length) return null;
  const goodsOf = (dice) => dice.map((i) => planet.dice[i]).sort().join();
  const byGoods = new Map(locks.map((action) => [goodsOf(masked(action)), action]));
  const chosen = new Set(masked(actions.find((action) => action.action === hinted) ?? { text: "" }) ?? []);

  const confirm = button("", () => { const action = found(); if (action) press(action); }, { class: "main", "data-confirm": "dice" });
  const free = planet.dice.map((_, i) => i).filter((i) => !planet.locked[i]);
  const whole = byGoods.get(goodsOf(free));
  const all = whole ? button("Keep all and stop", () => press(whole), { "data-all": "dice" }) : null;
  const found = () => byGoods.get(goodsOf([...chosen]));
  const dice = planet.dice.map((good, i) => {
    if (planet.locked[i]) return h("span", { class: "pick kept" }, die(good), h("span", { class: "small" }, "kept"));
    return h("button", { type: "button", class: "pick", onclick: () => toggle(i), "data-die": i + 1 });
  });

  function toggle(i) {
    if (!chosen.delete(i)) chosen.add(i);
    draw();
  }
  function draw() {
    for (const i of free) {
      dice[i].setAttribute("aria-pressed", chosen.has(i));
      dice[i].setAttribute("aria-label", `${planet.dice[i]}, die ${i + 1}: ${chosen.has(i) ? "keep" : "roll again"}`);
      refill(dice[i], die(planet.dice[i]), h("span", { class: "small", "aria-hidden": "true" }, h("kbd", {}, i + 1), chosen.has(i) ? " keep" : " roll"));
    }
    const action = found();
    confirm.disabled = !action;
    refill(confirm, action ? action.label : "Pick dice to keep");
  }
  draw();
  const element = h("div", { class: "picker" },
    h("div", { class: "dice", role: "group", "aria-label": "Choose the dice to keep" }, dice),
    h("div", { class: "row" }, confirm, all));
  return { element, keys: dice.map((one) => (one.tagName === "BUTTON" ? one : null)) };
}
