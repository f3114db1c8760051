"""Star Traders: ships kept and lost, everything bought and hired, blockades, attacks, and who wins."""

from collections import Counter
from collections.abc import Iterator
from statistics import median
from typing import Any

from longhaul.bots import ask
from longhaul.bots.heuristics.star_traders.values import BUILDER, MERCHANT, RAIDER, strategy
from longhaul.bots.registry import load_bot
from longhaul.bots.statistics import wilson
from longhaul.core.events import Event
from longhaul.core.position import Position
from longhaul.games import find_game
from longhaul.games.star_traders.rules.upkeep import UNPAID

RULEBOOK = find_game("star-traders")
TEMPERAMENTS = {MERCHANT: "trader", RAIDER: "raider", BUILDER: "builder"}
KINDS = {  # events that are counted by kind, and the figure that names it
    "fitted": "upgrade",
    "improved": "stat",
    "engaged": "post",
    "crew_used": "post",
    "hired": "design",
}
CORPORATE = ("built_toll", "raised_toll", "bought_toll", "built_factory", "produced", "station_lost", "factory_lost")
ATTACKS = ("attacked", "missed", "hit", "disabled", "destroyed", "salvaged")
MARKERS = ("support", "hinder", "manipulate", "exchange", "take_token", "take_income", "bid")


class Conduct:
    """Counts over many games."""

    def __init__(self) -> None:
        self.events = Counter[str]()
        self.kinds = {event: Counter[str]() for event in KINDS}
        self.verbs = Counter[str]()
        self.blockades = Counter[str]()
        self.unpaid = self.full = self.games = 0
        self.rounds = list[int]()
        self.wins = Counter[int]()
        self.seats = Counter[int]()

    def add_events(self, position: Position, events: list[Event]) -> None:
        s = position.state
        for event in events:
            facts: dict[str, Any] = event.facts
            self.events[event.name] += 1
            if event.name == "round":
                self.full += sum(int(s.tokens[seat]) >= int(s.level[seat]) for seat in range(position.seats))
            if event.name in KINDS:
                self.kinds[event.name][str(facts[KINDS[event.name]])] += 1
            elif event.name == "dismissed":
                self.unpaid += facts["reason"] in (UNPAID, "unpaid")
            elif event.name == "taken":
                self.blockades["rival's site freed" if facts["former"] else "free site won"] += 1

    def add_result(self, position: Position) -> None:
        self.games += 1
        self.rounds.append(int(position.state.rounds))
        winners = position.winners
        for seat in range(position.seats):
            self.seats[strategy(position.state, seat)] += 1
            if seat in winners:
                self.wins[strategy(position.state, seat)] += 1


def observe(bot: str, games: int, seats: int, seed: int) -> Iterator[str]:
    """Play the games and report."""
    content, conduct = RULEBOOK.find_content(), Conduct()
    for game in range(games):
        position = Position.start(RULEBOOK, content, seed + game, seats)
        players = [load_bot(bot, RULEBOOK, seed + game) for _ in range(seats)]
        while not position.over:
            action = ask(players[position.seat], position, seed + game)
            conduct.verbs[position.action(action).verb] += 1
            conduct.add_events(position, position.apply_legal(action))
        conduct.add_result(position)
    yield from report(conduct, seats)


def share(part: float, whole: float) -> str:
    low, high = wilson(part, whole) if whole else (0.0, 1.0)
    return f"{part:g} of {whole:g}: {100 * part / max(1, whole):.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def listed(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))


def report(conduct: Conduct, seats: int) -> Iterator[str]:
    events, rounds = conduct.events, conduct.rounds
    yield f"{conduct.games} games of {seats}, {min(rounds)} to {max(rounds)} rounds, median {median(rounds):g}"
    yield f"ships lost to unpaid upkeep: {share(conduct.unpaid, events['hired'])}"
    yield f"ships dismissed: {share(events['dismissed'] - conduct.unpaid, events['hired'])}"
    yield f"tokens full in the influence phase: {share(conduct.full, seats * sum(rounds))}"
    for event, counts in conduct.kinds.items():
        yield f"{event}: {listed(counts)}"
    yield "corporate actions: " + listed(Counter({name: events[name] for name in CORPORATE}))
    yield f"blockades: declared {events['declared']}, lifted {events['lifted']}, {listed(conduct.blockades)}"
    yield "attacks: " + listed(Counter({name: events[name] for name in ATTACKS}))
    yield "other: " + listed(Counter({name: conduct.verbs[name] for name in MARKERS}))
    for number, name in TEMPERAMENTS.items():
        fair = conduct.seats[number] / max(1, seats)
        wins = conduct.wins[number]
        low, high = wilson(wins, max(1, conduct.seats[number]))
        yield (
            f"wins of the {name}: {share(wins, conduct.seats[number])}; of its fair share "
            f"{wins / max(1, fair):.2f} ({low * seats:.2f} to {high * seats:.2f})"
        )
