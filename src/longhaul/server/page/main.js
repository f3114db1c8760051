// One page; its address says which part of it is wanted. Parts load only when they are needed.
import { askWho, onWho, get } from "/page/api.js";
import { button, byId, h, refill, sentence } from "/page/dom.js";
import { rulesLink } from "/page/words.js";

const PARTS = [
  [/^\/$/, () => import("/page/home.js")],
  [/^\/t\/([^/]+)$/, () => (location.hash.startsWith("#replay") ? import("/page/replay.js") : import("/page/table.js"))],
  [/^\/r\/([^/]+)$/, () => import("/page/replay.js")],
  [/^\/rules\/([^/]+)$/, () => import("/page/rules.js")],
];

function showWho(user) {
  refill(byId("who"), user ? `Playing as ${user.name}` : "Not signed in");
}

async function showNav() {
  const games = await get("/games");
  const links = games.map((game) => {
    const link = rulesLink(game.id);
    return h("a", { href: link, "aria-current": location.pathname === link ? "page" : null }, `${game.name} rules`);
  });
  refill(byId("nav"), links);
  return games;
}

async function start() {
  onWho(showWho);
  const main = byId("main");
  try {
    const [games] = await Promise.all([showNav(), askWho()]);
    const found = PARTS.map(([form, load]) => [location.pathname.match(form), load]).find(([match]) => match);
    const part = await found[1]();
    await part.show(main, decodeURIComponent(found[0][1] ?? ""), games);
  } catch (error) {
    refill(main, h("h1", {}, "That did not work"), h("p", {}, sentence(error.message)),
      h("p", { class: "row" }, button("Try again", () => location.reload()), h("a", { class: "button", href: "/" }, "Home")));
    if (!("code" in error)) throw error; // a fault of ours: let the console have it too
  }
}

// A link from a table to its own replay changes only the part after #.
window.addEventListener("hashchange", (event) => {
  const wasReplay = new URL(event.oldURL).hash.startsWith("#replay");
  if (location.pathname.startsWith("/t/") && wasReplay !== location.hash.startsWith("#replay")) location.reload();
});

start();
