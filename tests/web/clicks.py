"""How many presses a turn takes: `python -m tests.web.clicks` prints a table of ten turns of each game.

The turns are of games that bots play, the same each time. Before: what the page needed when each action had a press
of its own; keeping dice took one for each of them and one for the button. After: the same actions made on the page as
it is, with as few presses as it allows.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby, takewhile
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from longhaul.core.position import Position
from longhaul.games import find_game
from tests.web.browser import Running, Site, chromium, version_of
from tests.web.played import Played
from tests.web.playing import DONE, SETTLED
from tests.web.test_layout import show
from tests.web.tour import bring, go_on, prepared_storage

TURNS = 10
PLACES = {"emerald": "Emerald", "sapphire": "Sapphire", "ruby": "Ruby", "citrine": "Citrine", "home": "home"}
PLACES |= {"mission": "Mission", **{f"x{dock}": f"X{dock}" for dock in range(1, 7)}}
PLAYED = {
    "dice-traders": Played("dice-traders", 1, 4),
    "free-trader": Played("free-trader", 29),
    "gem-traders": Played("gem-traders", 1, 3),
    "star-traders": Played("star-traders", 1, 4),
}
# What tells one turn from the next, in a position.
TURN_OF: dict[str, Callable[[Any], Any]] = {
    "dice-traders": lambda s: (s.seat, int(s.turns[s.seat])),
    "free-trader": lambda s: s.turn,
    "gem-traders": lambda s: (s.rounds, s.active, s.seat == s.active),
    "star-traders": lambda s: (int(s.rounds), int(s.seat), int(s.ship)),
}


@dataclass(frozen=True)
class Step:
    text: str
    presses: int  # that it took when each action had a press of its own; 0 if the table plays it

    @property
    def verb(self) -> str:
        return self.text.partition(":")[0]


@dataclass(frozen=True)
class Turn:
    first: int  # the move of the game that it begins with
    steps: tuple[Step, ...]

    @property
    def before(self) -> int:
        """One press for each action; a journey of several sectors was one press as well."""
        runs = groupby(self.steps, lambda step: (step.verb == "sector", step.presses > 0))
        return sum(1 if journey and pressed else sum(step.presses for step in run) for (journey, pressed), run in runs)


def presses_for(position: Position, text: str) -> int:
    """What an action took: to keep some of the dice, a press for each of them and one for the button."""
    if len(position.legal) == 1:
        return 0
    action = position.action(text)
    rest = position.describe([action])[0].arguments.get("rest") if text.startswith("lock:") else 0
    return text.count("+") + 2 if rest else 1


def turns_of(played: Played) -> list[Turn]:
    """Ten turns, evenly spaced over a game, of those in which there is something to decide."""
    rules = find_game(played.game)
    position = Position.start(rules, rules.find_content("house"), played.seed, played.seats, dict(played.options))
    keys, steps = [], []
    for text in played.run().texts:
        keys.append(TURN_OF[played.game](position.state))
        steps.append(Step(text, presses_for(position, text)))
        position.play(text)
    turns: list[Turn] = []
    for _, moves in groupby(range(len(steps)), keys.__getitem__):
        numbers = list(moves)
        turn = Turn(numbers[0], tuple(steps[number] for number in numbers))
        while turn.steps and not turn.steps[0].presses:  # a table that goes on from there begins with a decision
            turn = Turn(turn.first + 1, turn.steps[1:])
        if turn.before > 1:
            turns.append(turn)
    return [turns[(2 * n + 1) * len(turns) // (2 * TURNS)] for n in range(TURNS)]


# On the page ------------------------------------------------------------------------------------------------
MINE_NO_MORE = "#prompt[data-mine=false]"
LAST_MOVE = """async () => {
  const log = `${location.pathname.replace("/t/", "/api/tables/")}/log?before=100000&limit=500`;
  const own = Number(document.querySelector("[data-own]").dataset.seat);
  const mine = ({ seat, kind, forced }) => seat === own && kind === "play" && !forced;
  return (await (await fetch(log)).json()).steps.filter(mine).at(-1)?.verb;
}"""


class Presser:
    """Makes the actions of a turn on the page, and counts the presses."""

    def __init__(self, page: Page) -> None:
        self.page, self.count = page, 0

    def press(self, button: Locator) -> None:
        button.click()
        self.count += 1

    def play(self, button: Locator) -> int:
        """Press what plays something; how many moves it played."""
        before = version_of(self.page)
        self.press(button)
        if self.page.wait_for_function(SETTLED, arg=before).json_value() == "armed":
            self.press(button)
            self.page.wait_for_function(DONE, arg=before)
        return version_of(self.page) - before

    def set(self, spin: Locator, wanted: int) -> None:
        for _ in range(20):
            value = int(spin.get_attribute("aria-valuenow") or 0)
            if value == wanted:
                return
            stepper = spin.locator("xpath=..")
            self.press(stepper.locator("button").nth(1 if value < wanted else 0))
        raise AssertionError(f"no way to {wanted}")

    # One way for each kind of button
    def make(self, steps: tuple[Step, ...]) -> int:
        """Make the first of these actions, and as many of the next as go with it."""
        first, prompt = steps[0], self.page.locator("#prompt")
        if merged := self.merged(steps):
            return self.play(merged)
        panels = {".transfer": self.move_cargo, ".units": self.choose_units}
        for panel, fill in panels.items():
            if first.verb in ("give", "take") and prompt.locator(panel).count():
                return fill(steps)
        if first.verb == "sector":
            return self.fly(steps)
        if len(steps) > 1 and steps[1].verb == "number" and prompt.locator(".trade").count():
            return self.trade(*steps[:2])
        button = prompt.locator(f'[data-choices] [data-action="{first.text}"]')
        if first.verb == "lock" and not button.count():
            return self.keep(first.text)
        spin = prompt.locator(".unit", has=self.page.locator(f'[data-action="{first.text}"]')).get_by_role("spinbutton")
        if spin.count():
            repeated = first.text.replace("mine", f"take:{steps[1].text.partition(':')[2]}" if len(steps) > 1 else "")
            self.set(spin, 1 + len([*takewhile(lambda step: step.text == repeated, steps[1:])]))
        return self.play(button.first)

    def merged(self, steps: tuple[Step, ...]) -> Locator | None:
        """The button that makes several different actions, if there is one for the next."""
        verbs, words = [step.verb for step in steps], [step.text.partition(":")[2] for step in steps]
        sold = [*takewhile(lambda step: step.verb == "sell", steps)]
        names = {
            "Unload everything": verbs[:2] == ["cargo", "unload"],
            "Mine with both actions": [verb for verb in verbs if verb != "take"][:2] == ["mine", "mine"],
            "Sell, buy nothing": verbs[:2] == ["sell", "done"],
            "Sell everything": len({step.text for step in sold}) > 1 and verbs[len(sold) :][:1] != ["done"],
            f"Salvage 1 {words[1].title() if len(words) > 1 else ''}": verbs[:2] == ["salvage", "take"],
        }
        prompt = self.page.locator("#prompt")
        for name, fits in names.items():
            if fits and (button := prompt.get_by_role("button", name=name)).count():
                return button.first
        if steps[0].text == "go:space" and verbs[1:2] == ["go"]:
            through = prompt.get_by_role("group", name="Through space")
            return through.get_by_role("button", name=PLACES[words[1]]).first
        return None

    def move_cargo(self, steps: tuple[Step, ...]) -> int:
        moves = [*takewhile(lambda step: step.verb in ("give", "take"), steps)]
        for text, same in groupby(sorted(step.text for step in moves)):
            verb, _, good = text.partition(":")
            sign = 1 if verb == "give" else -1
            self.set(self.page.get_by_role("spinbutton", name=good.title()), sign * len(list(same)))
        return self.play(self.page.get_by_role("button", name="Confirm"))

    def choose_units(self, steps: tuple[Step, ...]) -> int:
        asked = [*takewhile(lambda step: step.verb == steps[0].verb, steps)]
        counts = {text: len(list(same)) for text, same in groupby(sorted(step.text for step in asked))}
        rows = self.page.locator("#prompt .units .unit")
        wanted = {f"good {text.partition(':')[2]}": units for text, units in counts.items()}
        for grows in (False, True):  # first what is too many
            for row in rows.all():
                spin, units = row.get_by_role("spinbutton"), wanted.get(row.get_attribute("data-thing") or "", 0)
                if (int(spin.get_attribute("aria-valuenow") or 0) < units) == grows:
                    self.set(spin, units)
        return self.play(self.page.locator("#prompt .units ~ button.choice").first)

    def fly(self, steps: tuple[Step, ...]) -> int:
        """Choose a destination and set the course; at a site the ship stays, which ends its move."""
        flight = [*takewhile(lambda step: step.verb == "sector", steps)]
        target = flight[-1].text.partition(":")[2]
        listed = self.page.locator(f'#prompt [data-action="goal:{target}"]')
        self.press(listed if listed.count() else self.page.locator(f'[data-target="{target}"]'))
        before = version_of(self.page)
        self.press(self.page.get_by_role("button", name="Set course for"))
        self.page.wait_for_function(DONE, arg=before)
        self.page.locator(f"#prompt[data-mine=true]:not([data-running]), {MINE_NO_MORE}").first.wait_for()
        stayed = self.page.evaluate(LAST_MOVE) == "done"
        return len(flight) + (stayed and steps[len(flight) :][:1] == (Step("done", 1),))

    def trade(self, deal: Step, number: Step) -> int:
        """All that is possible with one press, or a number that is asked for."""
        button = self.page.locator(f'#prompt .trade:has([data-action="{deal.text}"])')
        if f"× {number.text.partition(':')[2]}\n" in button.locator("button").first.inner_text():
            return self.play(button.locator("button").first)
        self.play(button.locator("button").last)
        return 1

    def keep(self, text: str) -> int:
        for die in text.partition(":")[2].split("+"):
            self.press(self.page.locator(f'button[data-die="{int(die) - 1}"]'))
        return self.play(self.page.locator("#prompt [data-choices] button.main"))


def presses_on(page: Page, turn: Turn) -> int:
    """The presses that a turn takes on the page of a table that stands at its first move."""
    presser, done = Presser(page), 0
    while done < len(turn.steps):
        if not turn.steps[done].presses:  # the table has played it, or is about to
            done += 1
            continue
        done += presser.make(turn.steps[done:])
    return presser.count


def measured(site: Site, game: str) -> Iterator[tuple[int, int]]:
    """Presses before and after, for each of the ten turns."""
    visitor = site.visitor(storage_state=prepared_storage(site))
    visitor.open("/account")
    played = PLAYED[game]
    replay = bring(visitor, played)
    for turn in turns_of(played):
        page = show(visitor, go_on(visitor, replay, turn.first))
        yield turn.before, presses_on(page, turn)


def main(games: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder))
        try:
            with chromium() as browser:
                site = Site(server, browser)
                for game in games or PLAYED:
                    figures = [*measured(site, game)]
                    before, after = (sum(column) for column in zip(*figures, strict=True))
                    turns = "  ".join(f"{old}→{new}" for old, new in figures)
                    print(f"{game:14} {before:4} → {after:3}  {1 - after / before:5.0%} less   {turns}", flush=True)
                site.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
