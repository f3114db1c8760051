"""A tour of every page and of every part of a turn on every board, for tests and for pictures.

Boards are real tables that go on from a game which bots have played: the same seed, so the same dice and cards.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Literal

from playwright.sync_api import Page, expect

from longhaul.bots.heuristic import heuristic_bot
from longhaul.core.position import Position
from longhaul.core.replay import export
from longhaul.games import find_game
from tests.web.browser import DESKTOP, PHONE, House, Visitor

GAMES = ("dice-traders", "free-trader", "star-traders")
SCREENS = {"desktop": DESKTOP, "phone": PHONE}
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
STILL = "() => document.getAnimations().every((it) => it.playState !== 'running')"

# Every kind of page, and the heading it has
PAGES: dict[str, tuple[str, str | None]] = {
    "home": ("/", "Pick a ship, make a fortune."),
    "setup-dice-traders": ("/setup/dice-traders", "Dice Traders: set up a table"),
    "setup-free-trader": ("/setup/free-trader", "Free Trader: set up a table"),
    "setup-star-traders": ("/setup/star-traders", "Star Traders: set up a table"),
    "setup-unknown": ("/setup/chess", "No such game"),
    "rules": ("/rules", "The rules, by clause"),
    "rules-dice-traders": ("/rules/dice-traders", "Dice Traders"),
    "rules-free-trader": ("/rules/free-trader", "Free Trader"),
    "rules-star-traders": ("/rules/star-traders", "Star Traders"),
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
    options: tuple[tuple[str, int | str], ...] = ()
    wild: int = 0  # moves of a hundred that are anything but the end of a part, so that rare parts of a turn come up

    def run(self) -> tuple[str, list[str], list[str]]:
        """Its record, the part of the turn before each action, and the actions."""
        return played(self)


@cache
def played(game: Played) -> tuple[str, list[str], list[str]]:
    rules = find_game(game.game)
    bot = heuristic_bot(rules)
    position = Position.start(rules, rules.find_content("house"), game.seed, game.seats, dict(game.options))
    phases, texts, chance = [], [], Random(game.seed)
    while not position.over:
        phases.append(position.phase)
        if chance.randrange(100) < game.wild:
            action = chance.choice([each for each in position.legal if each.text != "done"] or position.legal)
        else:
            action = position.action(bot.choose(position.blinded(position.seat, 1)))
        texts.append(action.text)
        position.play(action)
    data = {**export(position), "bot_seats": list(range(game.seats)), "bot": "trader"}
    return json.dumps(data), phases, texts


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
    "reached": Played("star-traders", 1, 2, (("victory_level", 3),)),
}

# A round of Star Traders has so many parts that one game shows few of them: games are played until all have come up.
LONG = (("round_cap", 20), ("victory_level", 30))
PARTS = {
    (): "base influence upkeep travel act planet outpost quantity draw corporate order siege",
    (("board", "laid"),): "side rotate cell",
    (("exploration", 1), ("round_cap", 20), ("territory", 1)): "reveal travel",
    LONG: "manipulate bid terms swap aim brace shield overflow mend toll_at toll_to factory_at produce",
}
LIKELY = (33, 26, 17, 88, 6, 9)  # seeds that had most of them when this was written; the others follow
ENOUGH = 120  # games


def star_stops() -> Iterator[tuple[Played, dict[str, int]]]:
    """Games of Star Traders, and for each part the one in the middle of those in the first game that has it."""
    for options, parts in PARTS.items():
        left = set(parts.split())
        for seed in [*LIKELY, *range(1, ENOUGH)]:
            game = Played("star-traders", seed, 4, options, 30 + 15 * (seed % 3) if options == LONG else 0)
            phases = game.run()[1]
            if found := {phase: phases.count(phase) // 2 for phase in sorted(left) if phase in phases}:
                yield game, found
            left -= set(found)
            if not left:
                break
        assert not left, f"{left} came up in none of {ENOUGH} games"


def stops_of(game: str) -> Iterator[tuple[Played, dict[str, int]]]:
    yield from ((each, stops) for each, stops in STOPS.items() if each.game == game)
    yield from star_stops() if game == "star-traders" else ()


POST = """async ([path, body]) => {
  const me = await (await fetch("/api/me")).json();
  const headers = { "Content-Type": "application/json", ...(me.csrf ? { "X-Longhaul-CSRF": me.csrf } : {}) };
  const known = me.user ? me : await (await fetch("/api/me/guest", { method: "POST", headers, body: "{}" })).json();
  const answer = await fetch(path, { method: "POST", headers: { ...headers, "X-Longhaul-CSRF": known.csrf }, body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}"""


def bring(visitor: Visitor, game: Played) -> tuple[str, list[str], list[str]]:
    """The replay of a game, its phases and its actions."""
    record, phases, texts = game.run()
    return visitor.page.evaluate(POST, ["/api/records", record])["id"], phases, texts


def go_on(visitor: Visitor, replay: str, move: int) -> str:
    return str(visitor.page.evaluate(POST, [f"/api/replays/{replay}/table", json.dumps({"move": move})])["link"])


class Tour:
    """One person with a large and a small screen."""

    def __init__(self, house: House) -> None:
        self.big = house.visitor(DESKTOP)
        self.big.open("/account")
        self.big.page.evaluate(POST, ["/api/tables", json.dumps({"game": "free-trader", "seats": ["me"]})])
        known = self.big.page.context.storage_state()
        self.small = house.visitor(PHONE, storage_state=known)
        for visitor in (self.big, self.small):
            visitor.allow("404")  # pages that say that there is nothing
            visitor.open("/account")
            visitor.page.evaluate("localStorage.setItem('theme', 'system')")

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
            visitor.open(path)

    def pages(self) -> Iterator[tuple[str, Visitor]]:
        replay, *_ = bring(self.big, ENDS["over"])
        for name, (path, heading) in {**PAGES, "replay": (f"/r/{replay}#move-120", "Dice Traders replay")}.items():
            self.open(path)
            for visitor in (self.big, self.small):
                expect(visitor.page.get_by_role("heading", level=1)).to_have_text(heading or re.compile(r"\w"))
                visitor.page.wait_for_load_state("networkidle")
            yield from self.looks(name)

    def boards(self, game: str) -> Iterator[tuple[str, Visitor]]:
        for number, (before_us, stops) in enumerate(stops_of(game)):
            replay, phases, _ = bring(self.big, before_us)
            for phase, before in stops.items():
                moves = [move for move, each in enumerate(phases) if each == phase]
                self.open(go_on(self.big, replay, moves[before]))
                for visitor in (self.big, self.small):
                    visitor.page.locator("[data-mine=true]").wait_for(state="attached")
                yield from self.looks(f"{game}-{number}-{phase}")
        for name, whole in ENDS.items():
            if whole.game == game:
                replay, phases, texts = bring(self.big, whole)
                self.open(go_on(self.big, replay, len(texts) - 1))
                press(self.big.page, texts[-1])
                for visitor in (self.big, self.small):
                    visitor.page.locator("[data-end]").wait_for()
                yield from self.looks(f"{game}-{name}")


def press(page: Page, action: str) -> None:
    """Press the button of an action, twice where there is a warning."""
    button = page.locator(f"[data-doings] [data-action='{action}']")
    button.click()
    if page.locator("[data-armed]").get_attribute("data-armed") == action:
        button.click()
