"""A tour of every page and of every part of a turn on every board, for tests and for pictures.

Boards are real tables that go on from a game which bots have played: the same seed, so the same dice and cards.
"""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Literal

from playwright.sync_api import Page, expect

from longhaul.bots.heuristic import heuristic_bot
from longhaul.core.position import Action, Position
from longhaul.core.replay import export
from longhaul.games import GAMES, find_game
from tests.web.browser import DESKTOP, PHONE, House, Visitor

SCREENS = {"desktop": DESKTOP, "phone": PHONE}
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
STILL = "() => document.getAnimations().every((it) => it.playState !== 'running')"

# Every kind of page, and the heading it has
PAGES: dict[str, tuple[str, str | None]] = {
    "home": ("/", "Pick a ship, make a fortune."),
    "setup-dice-traders": ("/setup/dice-traders", "Dice Traders: set up a table"),
    "setup-free-trader": ("/setup/free-trader", "Free Trader: set up a table"),
    "setup-gem-traders": ("/setup/gem-traders", "Gem Traders: set up a table"),
    "setup-unknown": ("/setup/chess", "No such game"),
    "rules": ("/rules", "The rules, by clause"),
    "rules-dice-traders": ("/rules/dice-traders", "Dice Traders"),
    "rules-free-trader": ("/rules/free-trader", "Free Trader"),
    "rules-gem-traders": ("/rules/gem-traders", "Gem Traders"),
    "account": ("/account", None),  # one's name
    "ladder": ("/ladder", "Ladder"),
    "lost": ("/off/the/map", "Off the charts"),
}


@dataclass(frozen=True)
class Played:
    """A game that bots play on the spot, the same each time."""

    game: str
    seed: int
    seats: int = 1
    options: tuple[tuple[str, int], ...] = ()
    wants: str = ""  # a type of card, or any: with it parts of a turn come up that sober play seldom sees

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seed), *(name for name, _ in self.options)])

    def run(self) -> tuple[str, list[str], list[str]]:
        """Its record, the part of the turn before each action, and the actions."""
        rules = find_game(self.game)
        bot = heuristic_bot(rules)
        position = Position.start(rules, rules.find_content("house"), self.seed, self.seats, dict(self.options))
        phases: list[str] = []
        texts: list[str] = []
        lots = Random(self.seed)
        while not position.over:
            phases.append(position.phase)
            action = self.tempting(position, texts) if self.wants else None
            if action is None and self.wants not in ("", ANY):
                plain = [each for each in position.legal if not each.text.startswith(("buy:", "end"))]
                action = lots.choice(plain or position.legal)
            action = action or position.action(bot.choose(position.blinded(position.seat, 1)))
            texts.append(action.text)
            position.play(action)
        data = {**export(position), "bot_seats": list(range(self.seats)), "bot": "trader"}
        return json.dumps(data), phases, texts

    def tempting(self, position: Position, done: list[str]) -> Action | None:
        """A card that is wanted and that nobody has used yet, or else one to buy."""
        market = position.board(position.seat)["market"]
        for action in position.legal:
            verb, _, word = action.text.partition(":")
            if verb in CARDS and action.text not in done and self.wants in (ANY, word):
                return action
        for action in position.legal:
            verb, _, slot = action.text.partition(":")
            if verb == "buy" and self.wants in (ANY, market[int(slot) - 1]["type"]):
                return action
        return None


ANY = "any"
CARDS = ("play", "use", "sabotage", "monger")

# Which parts of the turn are looked at in which game, and how many times they came before.
STOPS: dict[Played, dict[str, int]] = {
    Played("dice-traders", 1, 4): {"travel": 30, "lock": 40, "sell": 20, "buy": 30},
    Played("dice-traders", 1, 3, (("bay", 1), ("free", 1))): {"expand": 2, "sell": 12},
    Played("free-trader", 29): {"place": 8, "buy": 20, "jump": 9, "combat": 6, "fine": 0, "sell": 12, "upgrade": 8},
    Played("free-trader", 11): {"damage": 3, "lose": 0},
    Played("free-trader", 38): {"haven": 0},
}
ENDS = {
    "won": Played("free-trader", 29),
    "lost": Played("free-trader", 11),
    "over": Played("dice-traders", 1, 4),
    "stored": Played("gem-traders", 1, 3),
}
# Parts of a turn that are looked for in Gem Traders, seed by seed, with the card that leads there: whatever bots and
# card sets become, they come up sooner or later. A Hacker (dice chosen as in `switch`) is too dear to wait for.
SOUGHT = {
    **dict.fromkeys(
        ("declare", "menu", "cargo", "mine", "salvage", "trade", "pay", "sabotage", "partner", "barter"), ANY
    ),
    **dict.fromkeys(
        ("stow", "convert", "fly", "switch", "broker", "reroll", "windfall", "taking", "fee", "excess"), ANY
    ),
    "drop": "jettison",
}
MOST_SEEDS = 300


def seek(phase: str) -> tuple[Played, int]:
    """The first game of traders who want the card in which a part of a turn comes up, and before which of its moves."""
    for seed in range(1, MOST_SEEDS):
        played = Played("gem-traders", seed, 4, wants=SOUGHT[phase])
        moves = [move for move, each in enumerate(phases_of(played)) if each == phase]
        if moves:
            return played, moves[len(moves) // 2]
    raise AssertionError(f"Gem Traders never came to {phase}")


@cache
def phases_of(played: Played) -> list[str]:
    return played.run()[1]


POST = """async ([path, body]) => {
  const me = await (await fetch("/api/me")).json();
  const headers = { "Content-Type": "application/json", ...(me.csrf ? { "X-Longhaul-CSRF": me.csrf } : {}) };
  const known = me.user ? me : await (await fetch("/api/me/guest", { method: "POST", headers, body: "{}" })).json();
  const answer = await fetch(path, { method: "POST", headers: { ...headers, "X-Longhaul-CSRF": known.csrf }, body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""


def bring(visitor: Visitor, played: Played) -> tuple[str, list[str], list[str]]:
    """The replay of a game, its phases and its actions."""
    record, phases, texts = played.run()
    return visitor.page.evaluate(POST, ["/api/records", record])["id"], phases, texts


def go_on(visitor: Visitor, replay: str, move: int) -> str:
    return str(visitor.page.evaluate(POST, [f"/api/replays/{replay}/table", json.dumps({"move": move})])["link"])


class Tour:
    """One person with a large and a small screen."""

    def __init__(self, house: House) -> None:
        self.big = house.visitor(DESKTOP, storage_state=kept(house))
        self.big.open("/account")
        self.big.page.evaluate(POST, ["/api/tables", json.dumps({"game": "free-trader", "seats": ["me"]})])
        known = self.big.page.context.storage_state()
        self.small = house.visitor(PHONE, storage_state=known)
        for visitor in (self.big, self.small):
            visitor.allow("404")  # pages that say that there is nothing

    def looks(self, name: str) -> Iterator[tuple[str, Visitor]]:
        """What is open now, on both screens and in both themes."""
        for screen, visitor in zip(SCREENS, (self.big, self.small), strict=True):
            for theme in THEMES:
                visitor.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
                expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
                visitor.page.wait_for_function(STILL)  # colours change step by step
                yield f"{name}-{screen}-{theme}", visitor

    def open(self, path: str) -> None:
        for visitor in (self.big, self.small):
            visitor.page.goto(visitor.address + path)

    def pages(self, names: Iterable[str] = PAGES) -> Iterator[tuple[str, Visitor]]:
        for name in names:
            path, heading = PAGES[name]
            self.open(path)
            for visitor in (self.big, self.small):
                expect(visitor.page.get_by_role("heading", level=1)).to_have_text(heading or re.compile(r"\w"))
                expect(visitor.page.locator("[aria-busy=true]")).to_have_count(0)
                if name == "home":
                    visitor.page.locator(".card .stage").nth(1).wait_for()
            yield from self.looks(name)

    def replay(self) -> Iterator[tuple[str, Visitor]]:
        replay, *_ = bring(self.big, ENDS["over"])
        self.open(f"/r/{replay}#move-120")
        for visitor in (self.big, self.small):
            expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Dice Traders replay")
            expect(visitor.page.get_by_role("slider")).to_have_value("120")
        yield from self.looks("replay")

    def boards(self, played: Played) -> Iterator[tuple[str, Visitor]]:
        """Every part of a turn that is looked at in a game."""
        replay, phases, _ = bring(self.big, played)
        for phase, before in STOPS[played].items():
            moves = [move for move, each in enumerate(phases) if each == phase]
            self.open(go_on(self.big, replay, moves[before]))
            for visitor in (self.big, self.small):
                visitor.page.locator("[data-mine=true]").wait_for(state="attached")
            yield from self.looks(f"{played.game}-{list(STOPS).index(played)}-{phase}")

    def sought(self, phases: Iterable[str] = SOUGHT) -> Iterator[tuple[str, Visitor]]:
        """Parts of a turn that have to be looked for; a game that shows several is brought once."""
        replays = dict[Played, str]()
        for phase in phases:
            played, move = seek(phase)
            if played not in replays:
                replays[played] = bring(self.big, played)[0]
            self.open(go_on(self.big, replays[played], move))
            for visitor in (self.big, self.small):
                visitor.page.locator("[data-mine=true]").wait_for(state="attached")
            yield from self.looks(f"{played.game}-{phase}")

    def end(self, name: str) -> Iterator[tuple[str, Visitor]]:
        """The last move of a game, and what is shown then."""
        played = ENDS[name]
        replay, _, texts = bring(self.big, played)
        self.open(go_on(self.big, replay, len(texts) - 1))
        press(self.big.page, texts[-1])
        for visitor in (self.big, self.small):
            visitor.page.locator("[data-end]").wait_for()
        yield from self.looks(f"{played.game}-{name}")


def kept(house: House) -> dict[str, Any]:
    """What a browser has kept that follows the system's theme, is told others' moves at once, and knows the games."""
    values = {"theme": "system", "pace": "instant", **{f"met {game}": "yes" for game in GAMES}}
    entries = [{"name": name, "value": value} for name, value in values.items()]
    return {"cookies": [], "origins": [{"origin": house.server.address, "localStorage": entries}]}


def press(page: Page, action: str) -> None:
    """Press the button of an action, twice where there is a warning."""
    button = page.locator(f"[data-doings] [data-action='{action}']")
    button.click()
    if page.locator("[data-armed]").get_attribute("data-armed") == action:
        button.click()
