"""Gem Traders: who ends the game, missions, cards bought and used, needless loading, and who wins by temperament."""

from collections import Counter
from collections.abc import Iterator
from statistics import median

from longhaul.bots import ask
from longhaul.bots.heuristics.gem_traders.values import DELIVERING, MINING, SCRAPPING, temperament
from longhaul.bots.registry import load_bot
from longhaul.bots.statistics import wilson
from longhaul.core.events import Event
from longhaul.core.position import Position
from longhaul.games import find_game
from longhaul.games.gem_traders.content import TYPE_WORDS
from longhaul.games.gem_traders.rules.scoring import owned
from longhaul.games.gem_traders.state import FIRST_BOOST, FIRST_OFFICER

RULEBOOK = find_game("gem-traders")
TEMPERAMENTS = {MINING: "miner", SCRAPPING: "scrapper", DELIVERING: "courier"}


class Conduct:
    """Counts over many games."""

    def __init__(self) -> None:
        self.bought, self.used, self.verbs = Counter[str](), Counter[str](), Counter[str]()
        self.ended = self.missions = 0.0
        self.games = self.undone = 0
        self.rounds = list[int]()
        self.wins, self.seats = Counter[int](), Counter[int]()
        self._unloaded = set[tuple[int, object]]()  # seats and goods that the latest unloading put into storage

    def add_events(self, events: list[Event]) -> None:
        for event in events:
            seat, good = event.seat, event.facts.get("good")
            if event.name == "moved":
                self._unloaded = {each for each in self._unloaded if each[0] != seat}
            elif event.name == "unloaded":
                self._unloaded.add((seat, good))
            elif event.name == "loaded":
                self.undone += (seat, good) in self._unloaded
            elif event.name == "resolved":
                self.missions += 1
            elif event.name in ("used", "played"):
                self.used[str(event.facts["officer" if event.name == "used" else "boost"])] += 1

    def add_result(self, position: Position) -> None:
        s, winners = position.state, position.winners
        self.games += 1
        self.rounds.append(int(s.rounds))
        self.ended += (int(s.active) in winners) / len(winners)
        for seat in range(position.seats):
            taste = temperament(s, seat)
            self.seats[taste] += 1
            self.wins[taste] += seat in winners
            for kind, word in enumerate(TYPE_WORDS):
                self.bought[word] += int(owned(s, seat, kind))


def observe(bot: str, games: int, seats: int, seed: int) -> Iterator[str]:
    """Play the games and report."""
    yield from report(watch(bot, games, seats, seed), seats)


def watch(bot: str, games: int, seats: int, seed: int) -> Conduct:
    content, conduct = RULEBOOK.find_content(), Conduct()
    for game in range(games):
        position = Position.start(RULEBOOK, content, seed + game, seats)
        players = [load_bot(bot, RULEBOOK, seed + game) for _ in range(seats)]
        while not position.over:
            action = ask(players[position.seat], position, seed + game)
            conduct.verbs[position.action(action).verb] += 1
            conduct.add_events(position.apply_legal(action))
        conduct.add_result(position)
    return conduct


def share(part: float, whole: float) -> str:
    low, high = wilson(part, whole) if whole else (0.0, 1.0)
    return f"{part:g} of {whole:g}: {100 * part / max(1, whole):.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def listed(counts: Counter[str], words: tuple[str, ...]) -> str:
    return ", ".join(f"{word} {counts[word]}" for word in words)


def report(conduct: Conduct, seats: int) -> Iterator[str]:
    games, rounds = conduct.games, conduct.rounds
    crew, officers, boosts = (
        TYPE_WORDS[:FIRST_OFFICER],
        TYPE_WORDS[FIRST_OFFICER:FIRST_BOOST],
        TYPE_WORDS[FIRST_BOOST:],
    )
    yield f"{games} games of {seats}, {min(rounds)} to {max(rounds)} rounds, median {median(rounds):g}"
    yield f"whoever ended the game won: {share(conduct.ended, games)}"
    yield f"missions per game: {conduct.missions / games:.2f}"
    yield f"cards bought per game: {conduct.bought.total() / games:.1f}"
    yield f"Boosts played per game: {sum(conduct.used[word] for word in boosts) / games:.2f}"
    yield f"goods loaded that had just been unloaded: {conduct.undone}"
    yield f"Crew bought: {listed(conduct.bought, crew)}"
    yield f"Officers bought: {listed(conduct.bought, officers)}"
    yield f"Officers used: {listed(conduct.used, officers[:-1])}"
    yield f"Boosts played: {listed(conduct.used, boosts)}"
    yield f"sabotage {conduct.verbs['sabotage']}, Space Mongers {conduct.verbs['monger']}"
    for taste, name in TEMPERAMENTS.items():
        yield f"wins of the {name}: {share(conduct.wins[taste], conduct.seats[taste])}"
