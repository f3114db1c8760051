"""Plays games on the engine and drives an oracle beside them; reports where the two part ways.

To write an oracle for a game: a class with the methods of `Oracle`, a function that reads the same plain data from an
engine position, and a `CONTEST = Contest("the-game", TheOracle, observed)`; then `assert_agreement(CONTEST, games)`.
"""

import os
import tomllib
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module, resources
from itertools import count, islice
from pathlib import Path
from random import Random
from sys import argv
from typing import Any, Protocol

from longhaul.bots import Bot, ask, make_bot
from longhaul.core.events import Event
from longhaul.core.memory.record import duplicate
from longhaul.core.position import Position
from longhaul.games import find_game
from tests.contract.cases import Setup, every_setup, random_choice

GAMES_VARIABLE = "LONGHAUL_ORACLE_GAMES"
SEED_VARIABLE = "LONGHAUL_ORACLE_SEED"
MANNERS = ("random", "careful", "trader")  # how the engine's side of a game is played
SLIP = 0.15  # how often the trader's choice gives way to any legal one
LAST_ACTIONS = 12  # shown in a report
MAX_REPORTS = 3  # of games that differ; then the search stops
MAX_LINES = 30  # of one report

State = dict[str, Any]  # plain data: dicts, lists, numbers, strings


class Difference(AssertionError):
    """The oracle and the engine disagree."""


class Chance:
    """What chance brought during one action (or the setup), as the engine tells it.

    `events` are the engine's events of the step, in order; `before` and `after` are its state records around it (at
    the setup both are the state after it), for what events do not tell, such as the order of a shuffled deck.
    """

    def __init__(self, events: Sequence[Event], before: Any, after: Any) -> None:
        self.events = events
        self.before = before
        self.after = after
        self._rest = list(events)

    def take(self, name: str, **facts: Any) -> Event:
        """The next event of this name that states these facts (`seat` may be one); each is handed out once."""
        for event in self._rest:
            if event.name == name and facts.items() <= {"seat": event.seat, **event.facts}.items():
                self._rest.remove(event)
                return event
        happened = ", ".join(str(event.plain()) for event in self.events) or "nothing"
        raise Difference(f"the rules call for chance: {name} {facts}; the engine's events were: {happened}")

    def offers(self, name: str, **facts: Any) -> bool:
        """Whether `take` would find such an event. Never to be asked where the rules do decide."""
        return any(e.name == name and facts.items() <= {"seat": e.seat, **e.facts}.items() for e in self._rest)

    def left(self, names: Collection[str]) -> list[Event]:
        """Events of these names that nobody took."""
        return [event for event in self._rest if event.name in names]


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    ending: str


class Oracle(Protocol):
    """The rules of a game, written from its rulebook. Made with the `Setup`; knows nothing of the engine's record."""

    @property
    def chance_events(self) -> frozenset[str]:
        """The names of events that tell of chance: each that happens must be taken from `Chance` by the rules."""

    @property
    def seat(self) -> int:
        """Whose decision it is; -1 when the game is over."""

    @property
    def phase(self) -> str:
        """The engine's name of the phase; "over" when the game is over."""

    def begin(self, chance: Chance) -> None:
        """Set the game up, to the first decision."""

    def legal(self) -> Collection[str]:
        """The text forms of all legal actions."""

    def play(self, action: str, chance: Chance) -> None:
        """Carry out a legal action, to the next decision."""

    def state(self) -> State:
        """All that the rules speak about, as plain data."""

    def result(self) -> Result:
        """Asked only when the game is over."""


@dataclass(frozen=True)
class Contest:
    """An oracle beside its engine."""

    game: str
    make_oracle: Callable[[Setup], Oracle]
    observed: Callable[[Position], State]  # reads from the engine what `Oracle.state` says


@dataclass(frozen=True)
class Trial:
    """One game to be played: it names itself in reports, and can be played again."""

    setup: Setup
    seed: int
    manner: str

    def __str__(self) -> str:
        return f"'{self.setup}' {self.seed} {self.manner}"


@dataclass
class Match:
    """One game on its way: the engine's position, the oracle, and what has been played."""

    contest: Contest
    trial: Trial
    position: Position
    oracle: Oracle
    played: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, contest: Contest, trial: Trial) -> "Match":
        return cls(contest, trial, trial.setup.start(trial.seed), contest.make_oracle(trial.setup))

    def run(self) -> None:
        """Play to the end, comparing at every decision."""
        try:
            self._compare_all()
        except Exception as error:
            raise Difference(self._report(error)) from error

    def _compare_all(self) -> None:
        choose, bot = Random(self.trial.seed), make_bot("trader", self.position.rulebook)
        self._step(lambda chance: self.oracle.begin(chance), duplicate(self.position.state))
        while not self.position.over:
            action = self.position.action(chosen(self.position, self.trial, choose, bot))
            self.played.append(action.text)
            before = duplicate(self.position.state)
            self.position.play(action)
            self._step(lambda chance, text=action.text: self.oracle.play(text, chance), before)  # type: ignore[misc]
        position, result = self.position, self.oracle.result()
        engine = {"scores": position.scores, "winners": position.winners, "ending": position.ending}
        reject(differences(engine, {**vars(result)}))

    def _step(self, take_step: Callable[[Chance], None], before: Any) -> None:
        """Let the oracle do what the engine has just done, and compare."""
        chance = Chance(self.position.events, before, self.position.state)
        take_step(chance)
        unasked = chance.left(self.oracle.chance_events)
        if unasked:
            raise Difference(f"chance that the rules do not call for: {[event.plain() for event in unasked]}")
        self._compare()

    def _compare(self) -> None:
        position, oracle = self.position, self.oracle
        lines = differences(
            {"seat": position.seat, "phase": position.phase, **self.contest.observed(position)},
            {"seat": oracle.seat, "phase": oracle.phase, **oracle.state()},
        )
        engine_legal, oracle_legal = {action.text for action in position.legal}, set(oracle.legal())
        lines += [f"legal for the engine only: {text}" for text in sorted(engine_legal - oracle_legal)]
        lines += [f"legal for the oracle only: {text}" for text in sorted(oracle_legal - engine_legal)]
        reject(lines)

    def _report(self, error: Exception) -> str:
        kind = "" if isinstance(error, Difference) else f"the oracle failed: {type(error).__name__}: "
        events = [str(event.plain()) for event in self.position.events]
        return "\n".join(
            [
                f"{self.contest.game} {self.trial}: after action number {len(self.played)}",
                f"  last actions: {' '.join(self.played[-LAST_ACTIONS:])}",
                f"  events: {' '.join(events)}",
                *(f"  {line}" for line in f"{kind}{error}".splitlines()),
            ]
        )


def chosen(position: Position, trial: Trial, choose: Random, bot: Bot) -> int:
    """What is played next, by the trial's manner: a trader slips now and then."""
    if trial.manner != "trader" or choose.random() < SLIP:
        return random_choice(position, choose, careful=trial.manner == "careful")
    return ask(bot, position, trial.seed)


def reject(lines: list[str]) -> None:
    if lines:
        more = [f"… and {len(lines) - MAX_LINES} more"] if len(lines) > MAX_LINES else []
        raise Difference("\n".join([*lines[:MAX_LINES], *more]))


def differences(engine: State, oracle: State) -> list[str]:
    """The paths at which two trees of plain data differ, with both values."""
    if engine == oracle:
        return []
    ours, theirs = dict(flat(engine)), dict(flat(oracle))
    paths = [*ours, *(path for path in theirs if path not in ours)]
    absent = "(absent)"
    return [
        f"{path}: engine {ours.get(path, absent)!r}, oracle {theirs.get(path, absent)!r}"
        for path in paths
        if path not in ours or path not in theirs or ours[path] != theirs[path]
    ]


def flat(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The leaves of a tree of plain data, by path. An empty branch is a leaf."""
    if isinstance(value, dict) and value:
        for key, item in value.items():
            yield from flat(item, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list) and value:
        for index, item in enumerate(value):
            yield from flat(item, f"{path}.{index}" if path else str(index))
    else:
        yield path, value


# Many games -----------------------------------------------------------------------------------------------------------
def trials(game: str, games: int, first_seed: int) -> Iterator[Trial]:
    """So many games: the setups in a mixed order, again and again, each time with other seeds; manners take turns."""
    setups = list(every_setup(find_game(game)))
    Random(1).shuffle(setups)
    for number in islice(count(first_seed), games):
        round_number, index = divmod(number, len(setups))
        yield Trial(setups[index], number, MANNERS[(index + round_number) % len(MANNERS)])


def reports(contest: Contest, games: int, first_seed: int = 0) -> list[str]:
    """What the games that differ have to say; the search stops after a few of them."""
    found = list[str]()
    for trial in trials(contest.game, games, first_seed):
        try:
            Match.of(contest, trial).run()
        except Difference as difference:
            found.append(str(difference))
        if len(found) == MAX_REPORTS:
            break
    return found


def assert_agreement(contest: Contest, default_games: int) -> None:
    """The oracle and the engine play the same game, in as many games as the environment asks for."""
    found = reports(contest, games_asked_for(default_games), first_seed())
    assert not found, "\n\n".join(["the oracle and the engine differ:", *found])


def games_asked_for(default_games: int) -> int:
    return int(os.environ.get(GAMES_VARIABLE, default_games))


def first_seed() -> int:
    return int(os.environ.get(SEED_VARIABLE, "0"))


def content_of(game: str, name: str) -> dict[str, Any]:
    """The content file of a game as it is written, for oracles: not as the engine reads it. By name, or any file."""
    if name.endswith(".toml"):
        return tomllib.loads(Path(name).read_text(encoding="utf-8"))
    package = f"longhaul.games.{game.replace('-', '_')}"
    return tomllib.loads((resources.files(package) / "content" / f"{name}.toml").read_text(encoding="utf-8"))


def main() -> None:
    """Play one trial of a report again: the game's package, the setup, the seed and the manner, as printed."""
    package, wanted, seed, manner = argv[1:]
    contest: Contest = import_module(f"tests.oracle.{package}").CONTEST
    setup = next(setup for setup in every_setup(find_game(contest.game)) if str(setup) == wanted)
    Match.of(contest, Trial(setup, int(seed), manner)).run()
    print("they agree")


if __name__ == "__main__":
    main()
