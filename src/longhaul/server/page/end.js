// The game is over: who won, how, and where to go from here.
import { button, h, refill } from "/page/dom.js";
import { ensureSomeone, post } from "/page/api.js";
import { outcome } from "/page/words.js";

export function showEnd(place, table) {
  const { state, about } = table.now;
  if (!state.over || !state.result) {
    if (place.hasChildNodes()) refill(place);
    return;
  }
  const { result } = state;
  const ranked = state.seats.map((_, number) => number).sort((a, b) => result.scores[b] - result.scores[a]);
  refill(place, h("section", { class: `panel end${result.winners.includes(table.mySeat) ? " won" : ""}`, "aria-label": "Result" },
    h("h2", {}, outcome(result, table.names, table.mySeat)),
    h("ol", { class: "ranking" }, ranked.map((seat) => h("li", { class: result.winners.includes(seat) ? "won" : "" },
      `${table.names[seat]}${seat === table.mySeat ? " (you)" : ""}: ${result.scores[seat]}`))),
    h("p", { class: "row" },
      table.next ? h("a", { class: "button main", href: `/t/${table.next}#sit` }, "To the rematch")
        : table.mySeat >= 0 ? button("Rematch", () => table.command("rematch"), { class: "main", "data-rematch": "" })
          : button("Play this yourself", () => playAgain(table), { class: "main" }),
      h("a", { class: "button", href: `/t/${about.id}#replay` }, "Replay"),
      h("a", { class: "button", href: `/api/tables/${about.id}/record`, download: `${about.game}-${about.id}.json` }, "Download the record"),
      h("a", { class: "button", href: "/" }, "Home")),
    h("details", { class: "small soft" }, h("summary", {}, "Were the dice fair?"),
      h("p", {}, "Before the game the server sealed its seed; now it is open, and the record holds all it takes to check every die and card."),
      h("p", {}, "Seal ", h("code", {}, about.commitment)),
      h("p", {}, "Seed ", h("code", {}, result.seed), ", salt ", h("code", {}, result.salt)))));
}

/** For those without a seat, who resigned or looked on: the same game against bots. */
async function playAgain(table) {
  const { about, state } = table.now;
  try {
    await ensureSomeone();
    const seats = ["me", ...Array(state.seats.length - 1).fill("trader")];
    const made = await post("/tables", { game: about.game, seats, options: about.options, content: about.content, private: true });
    location.assign(made.link);
  } catch (error) {
    table.panel.refuse(error);
  }
}
