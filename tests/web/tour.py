"""A tour of every page and of every part of a turn on every board, for tests and for pictures.

Boards are real tables that go on from a game which bots have played: the same seed, so the same dice and cards.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Literal

from playwright.sync_api import Page, expect

from longhaul.bots.heuristic import heuristic_bot
from longhaul.core.position import Action, Position
from longhaul.core.replay import export
from longhaul.games import find_game
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
# Parts of a turn that are looked for, seed by seed, with the card that leads there: whatever bots and card sets become,
# they come up sooner or later.
SOUGHT: dict[str, dict[str, tuple[str, ...]]] = {
    "gem-traders": {
        ANY: (
            *("declare", "menu", "cargo", "mine", "salvage", "trade", "pay", "sabotage", "partner", "barter"),
            *("stow", "convert", "fly", "switch", "broker", "reroll", "windfall", "taking", "fee", "excess"),
        ),
        "jettison": ("drop",),  # a Hacker's dice are chosen like those of `switch`: it is too dear to wait for
    },
}
MOST_SEEDS = 300


def seek(game: str, card: str, seats: int = 4) -> Iterator[tuple[Played, str, int]]:
    """Games of traders who want a card, in which parts of a turn come up, and how often they came before."""
    left = set(SOUGHT[game][card])
    for seed in range(1, MOST_SEEDS):
        if not left:
            return
        played = Played(game, seed, seats, wants=card)
        _, phases, _ = played.run()
        for phase in sorted(left & set(phases)):
            yield played, phase, phases.count(phase) // 2
        left -= set(phases)
    raise AssertionError(f"{game}: never came to {sorted(left)}")


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
        self.big = house.visitor(DESKTOP)
        self.big.open("/account")
        self.big.page.evaluate(POST, ["/api/tables", json.dumps({"game": "free-trader", "seats": ["me"]})])
        known = self.big.page.context.storage_state()
        self.small = house.visitor(PHONE, storage_state=known)
        for visitor in (self.big, self.small):
            visitor.allow("404")  # pages that say that there is nothing
            visitor.open("/account")
            visitor.page.evaluate("localStorage.setItem('theme', 'system')")

    def looks(self, name: str, crosswise: bool = False) -> Iterator[tuple[str, Visitor]]:
        """What is open now, on both screens and in both themes; crosswise, each screen in one of them."""
        for number, (screen, visitor) in enumerate(zip(SCREENS, (self.big, self.small), strict=True)):
            for theme in THEMES[number : number + 1] if crosswise else THEMES:
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

    def boards(self, *games: str) -> Iterator[tuple[str, Visitor]]:
        """Every part of a turn and every end, of some games or of all."""
        yield from self.turns(*games)
        yield from self.ends(*games)

    def turns(self, *games: str) -> Iterator[tuple[str, Visitor]]:
        fixed = [(played, phase, before) for played, stops in STOPS.items() for phase, before in stops.items()]
        for played, phase, before in fixed:
            if not games or played.game in games:
                yield from self.stop(played, phase, before)
        for game, cards in SOUGHT.items():
            for card in cards if not games or game in games else ():
                for played, phase, before in seek(game, card):
                    yield from self.stop(played, phase, before)

    def stop(self, played: Played, phase: str, before: int) -> Iterator[tuple[str, Visitor]]:
        """The table of a game before some part of a turn, when that came so many times before."""
        replay, phases, _ = bring(self.big, played)
        moves = [move for move, each in enumerate(phases) if each == phase]
        self.open(go_on(self.big, replay, moves[before]))
        for visitor in (self.big, self.small):
            visitor.page.locator("[data-mine=true]").wait_for(state="attached")
        yield from self.looks(f"{played.game}-{played.seed}-{phase}", crosswise=bool(played.wants))

    def ends(self, *games: str) -> Iterator[tuple[str, Visitor]]:
        for name, played in ENDS.items():
            if games and played.game not in games:
                continue
            replay, _, texts = bring(self.big, played)
            self.open(go_on(self.big, replay, len(texts) - 1))
            press(self.big.page, texts[-1])
            for visitor in (self.big, self.small):
                visitor.page.locator("[data-end]").wait_for()
            yield from self.looks(f"{played.game}-{name}")


def press(page: Page, action: str) -> None:
    """Press the button of an action, twice where there is a warning."""
    button = page.locator(f"[data-doings] [data-action='{action}']")
    button.click()
    if page.locator("[data-armed]").get_attribute("data-armed") == action:
        button.click()
