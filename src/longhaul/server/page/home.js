// Home: the games, tables to join, my games, my account.
import { Live } from "/page/live.js";
import { ensureSomeone, get, post, whoAmI, onWho } from "/page/api.js";
import { accountBox } from "/page/account.js";
import { attempt, button, h, refill, tellQuietly } from "/page/dom.js";
import { openRows, myRows } from "/page/lists.js";
import { setUp } from "/page/setup.js";
import { uploadBox } from "/page/upload.js";
import { count, rulesLink } from "/page/words.js";

const ASK_AGAIN = 5000; // ms between looks at how far compiling is

export async function show(main, _, games) {
  document.title = "Longhaul: tabletop space trading";
  const cards = h("ul", { class: "games" }, games.map(gameCard));
  const open = h("div", { "aria-live": "polite" }, h("p", { class: "soft" }, "Looking …"));
  const mine = h("div", {});
  refill(main,
    h("h1", {}, "Pick a ship, make a fortune."),
    h("p", { class: "soft" }, "Space trading games against bots or friends. One press, no account."),
    cards,
    h("div", { class: "columns" },
      h("section", { class: "panel" }, h("h2", {}, "My games"), mine),
      h("section", { class: "panel" }, h("h2", {}, "Open tables"), open, joinForm()),
      h("section", { class: "panel" }, h("h2", {}, "Account"), accountBox()),
      h("section", { class: "panel" }, h("h2", {}, "Look at a finished game"), uploadBox())));
  followLobby(open, games);
  watchProgress(games);
  onWho(() => showMine(mine, games));
  await showMine(mine, games);
}

function gameCard(game) {
  const complaint = h("p", { class: "complaint", role: "alert" });
  const play = button("Play now", () => attempt(play, complaint, () => playNow(game)), { class: "main", "data-play": game.id });
  const [low, high] = game.seats;
  return h("li", { class: "panel game" },
    h("h2", {}, game.name),
    h("p", { class: "soft" }, `${low === high ? count(low, "seat") : `${low}–${high} seats`} · ${game.minutes} minutes`),
    h("p", { class: "grow" }, game.blurb),
    h("p", { class: "soft small", "data-progress": game.id }, progressText(game.progress)),
    complaint,
    h("p", { class: "row" }, play,
      button("Set up a table", () => setUp(game), { "data-setup": game.id }),
      h("a", { href: rulesLink(game.id) }, "Rules")));
}

function progressText({ speed, seconds }) {
  if (speed === "compiling") return `Playable now, getting faster (compiling for ${Math.round(seconds)} s).`;
  if (speed === "interpreted") return "Playable now; it will get faster in a while.";
  return "";
}

/** One press: a table for me and bots, with the defaults. */
async function playNow(game) {
  await ensureSomeone();
  const seats = ["me", ...Array(game.default_seats - 1).fill("trader")];
  const table = await post("/tables", { game: game.id, seats, private: true });
  location.assign(table.link);
}

function watchProgress(games) {
  const isBusy = (game) => ["compiling", "interpreted"].includes(game.progress.speed);
  if (!games.some(isBusy)) return;
  setTimeout(async () => {
    const now = await get("/games").catch(() => games);
    for (const game of now) refill(document.querySelector(`[data-progress="${game.id}"]`), progressText(game.progress));
    watchProgress(now);
  }, ASK_AGAIN);
}

function followLobby(place, games) {
  let wasLost = false;
  const live = new Live({
    heard: (message) => { if (message.t === "tables") refill(place, openRows(message.tables, games)); },
    opened: () => live.ask("lobby", { on: true }).catch(() => {}), // asked again at the next connection anyway
    changed: (how) => {
      if (how === "lost") tellQuietly("No connection to the server just now. Trying again …", true);
      else if (wasLost) tellQuietly("Connected again.");
      wasLost = how === "lost";
    },
  });
}

async function showMine(place, games) {
  if (!whoAmI()) {
    refill(place, h("p", { class: "soft" }, "Games you begin are listed here, so that you can go on with them."));
    return;
  }
  try {
    const [going, over] = await Promise.all([get("/tables/mine?over=false&limit=20"), get("/tables/mine?over=true&limit=5")]);
    refill(place, myRows([...going, ...over], games, whoAmI().name));
  } catch (error) {
    refill(place, h("p", { class: "soft" }, `Your games could not be asked for: ${error.message}.`));
  }
}

function joinForm() {
  const code = h("input", { id: "code", size: 12, autocomplete: "off", autocapitalize: "none", required: true });
  return h("form", { class: "row join", onsubmit: (event) => {
    event.preventDefault();
    location.assign(`/t/${encodeURIComponent(code.value.trim().split("/").pop())}`);
  } }, h("label", { for: "code" }, "Have a code or a link?"), code, h("button", {}, "Go there"));
}
