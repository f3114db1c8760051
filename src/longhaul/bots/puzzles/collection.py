"""The puzzles that come with the games: a game up to a position, the moves there, and what each of them loses."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from longhaul.bots.puzzles.themes import themes_of
from longhaul.core.errors import LonghaulError
from longhaul.core.messages.message import Message, excerpt
from longhaul.core.messages.shared import unreadable, unwritable
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook

FOLDER = Path(__file__).parent
MIN_DIFFICULTY, MAX_DIFFICULTY = 1, 5
ATTRIBUTES = {"trials": "rollouts"}  # by their keys in puzzle files, where those differ


@dataclass(frozen=True)
class Move:
    """What a move loses against the best one, with its 95 % interval: win probability, or points."""

    text: str
    loss: float
    low: float
    high: float


@dataclass(frozen=True)
class Puzzle:
    """One position and its solution."""

    id: str
    game: str
    rules: int
    content: str
    hash: str
    seats: int
    options: dict[str, Any]
    seed: int
    actions: list[int]  # that led there
    measure: str  # of losses: wins or score
    best: str  # the text form of an action
    moves: list[Move]  # all of them, the best first
    rollouts: int  # for each of the best moves; `trials` in the file
    difficulty: int  # from 1 to 5
    length: int  # the moves of its game, if bots play on

    @property
    def themes(self) -> tuple[str, ...]:
        return themes_of((move.text for move in self.moves), len(self.actions), self.length)

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> "Puzzle":
        fields = {ATTRIBUTES.get(key, key): value for key, value in data.items()}
        return cls(**{**fields, "moves": [Move(*row) for row in data["moves"]]})

    def to_json(self) -> str:
        """One line of a puzzle file."""
        keys = {attribute: key for key, attribute in ATTRIBUTES.items()}
        fields = {keys.get(name, name): value for name, value in asdict(self).items()}
        moves = [list(asdict(move).values()) for move in self.moves]
        return json.dumps({**fields, "moves": moves}, separators=(",", ":"), ensure_ascii=False)

    def position(self, rulebook: Rulebook) -> Position:
        """The position to solve."""
        content = rulebook.find_content(self.content)
        if (self.rules, self.hash) != (rulebook.facts.version, content.digest):
            raise LonghaulError(Message("rejected-old-puzzle", {"text-puzzle": self.id}))
        position = Position.start(rulebook, content, self.seed, self.seats, self.options)
        for action in self.actions:
            position.play(action)
        return position

    def move(self, text: str) -> Move | None:
        return next((move for move in self.moves if move.text == text), None)


@cache
def puzzles_of(rulebook: Rulebook) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, in the order they were found."""
    file = FOLDER / f"{rulebook.facts.id}.jsonl"
    return read_puzzles(file, rulebook) if file.is_file() else ()


def read_puzzles(file: Path, rulebook: Rulebook) -> tuple[Puzzle, ...]:
    """The puzzles in a file, which must all be of one game."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
        puzzles = tuple(Puzzle.from_dict(json.loads(line)) for line in lines)
    except FileNotFoundError:
        raise LonghaulError(Message("rejected-no-file", {"text-file": str(file)})) from None
    except OSError as error:
        raise LonghaulError(unreadable(file, error.strerror)) from None
    except (ValueError, TypeError, KeyError, AttributeError):
        raise LonghaulError(Message("rejected-not-puzzles", {"text-file": str(file)})) from None
    other = next((puzzle.game for puzzle in puzzles if puzzle.game != rulebook.facts.id), None)
    if other is not None:
        facts = {"text-file": str(file), "text-game": excerpt(other), "text-own": rulebook.facts.id}
        raise LonghaulError(Message("rejected-other-puzzles", facts))
    return puzzles


def write_puzzles(file: Path, puzzles: Iterable[Puzzle]) -> None:
    try:
        file.write_text("".join(f"{puzzle.to_json()}\n" for puzzle in puzzles), encoding="utf-8")
    except OSError as error:
        raise LonghaulError(unwritable(file, error.strerror)) from None


def puzzle_of_the_day(rulebook: Rulebook, day: date) -> Puzzle | None:
    """The same puzzle for everyone; every puzzle is used before one repeats."""
    puzzles = puzzles_of(rulebook)
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None
