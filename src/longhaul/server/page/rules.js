// The rulebook of a game, clause by clause, with search.
import { get } from "/page/api.js";
import { h, refill } from "/page/dom.js";
import { render } from "/page/markdown.js";
import { count, human } from "/page/words.js";

export async function show(main, id, games) {
  const rules = await get(`/games/${encodeURIComponent(id)}/rules`);
  const name = games.find((game) => game.id === id)?.name ?? human(id);
  document.title = `${name}: rules · Longhaul`;
  const book = h("article", { class: "rulebook" }, render(rules.page));
  const found = h("span", { class: "soft", role: "status" });
  const field = h("input", { type: "search", id: "search", placeholder: "A word, or a clause such as " + (rules.clauses[0]?.id ?? ""), oninput: () => search(book, field.value, found) });
  const toc = [...book.querySelectorAll("h2")].map((one) => h("a", { href: `#${one.id}` }, one.textContent));
  refill(main,
    h("div", { class: "search" }, h("label", { for: "search" }, "Search the rules"), field, found),
    h("details", {}, h("summary", {}, `Contents · ${count(rules.clauses.length, "clause")} · rules version ${rules.version}`), h("p", { class: "row" }, toc)),
    book);
  point(book);
  window.addEventListener("hashchange", () => point(book));
}

/** The clause in the address: the page was empty when the browser looked for it. */
function point(book) {
  for (const old of book.querySelectorAll(".pointed")) old.classList.remove("pointed");
  const target = location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  if (!target) return;
  target.classList.add("pointed");
  target.setAttribute("tabindex", "-1");
  target.scrollIntoView({ block: "center" });
  target.focus({ preventScroll: true });
}

/** Show what holds all the words, with the headings it stands under. */
function search(book, wanted, found) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  let hits = 0;
  const shows = (element) => words.every((word) => element.textContent.toLowerCase().includes(word));
  for (const item of book.querySelectorAll("li, blockquote, p, tr")) {
    if (item.closest("thead")) continue;
    const hit = shows(item);
    item.hidden = words.length > 0 && !hit;
    if (hit && item.id) hits += 1;
  }
  let heading = null;
  let below = false;
  for (const block of [...book.children, null]) { // headings with nothing left under them go too
    if (!block || /^H[1-4]$/.test(block.tagName)) {
      if (heading) heading.hidden = words.length > 0 && !below;
      [heading, below] = [block, false];
    } else if (block.matches("li, blockquote, p") ? !block.hidden : block.querySelector("li:not([hidden]), tbody tr:not([hidden])")) {
      block.hidden = false;
      below = true;
    } else block.hidden = true;
  }
  found.textContent = words.length ? count(hits, "clause") : "";
}
