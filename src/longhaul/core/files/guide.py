"""A first-game guide: an annotated real game in which the newcomer plays the moves of one seat.

    title = "A first voyage"
    seed = 3
    seats = 2
    moves = "lock:2+4 lock:1 buy:ore …"      # of all seats, in order
    wins = "What to remember."
    otherwise = { retire = "You would …" }   # why the guide wants no such move, in every chapter

    [[chapter]]
    title = "The first planet"
    move = 0                                 # moves played before it begins
    before = "What is on the board."
    after = "What happened."
    otherwise = { "buy:*" = "Not yet …" }    # … in this chapter

    [[chapter.step]]                         # one for each move that the newcomer plays
    say = "Keep the two Ore …"
    accept = ["lock:1"]                      # equally good moves: the chapter continues after any of them
    otherwise = { "lock:*" = "A third …" }   # … at this step
    light = "sector:4.5"                     # what is lit up instead of the move: a way to play several at once
    ask = true                               # a question: the move is not shown until the newcomer has tried

Moves are matched by patterns in which `*` stands for anything; a step's explanations come before those of its chapter,
and these before the guide's. Between the newcomer's moves, the others play theirs; between chapters the game plays on
by itself. Tests check that every guide exists, that its moves are legal, that a chapter goes on after every move that
does as well, and that every other legal move is explained.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from longhaul.core.errors import BadContent
from longhaul.core.files.schema import KeyTypes, check_items, check_keys
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook

Explanations = Mapping[str, str]  # why the guide wants another move, by patterns of moves

KEYS: KeyTypes = {"title": str, "seed": int, "seats": int, "moves": str, "wins": str, "chapter": list}
OPTIONAL: KeyTypes = {"options": dict, "otherwise": dict}
IN_CHAPTER: KeyTypes = {"title": str, "move": int, "before": str, "step": list, "after": str}
IN_CHAPTER_OPTIONAL: KeyTypes = {"otherwise": dict}
IN_STEP: KeyTypes = {"say": str}
IN_STEP_OPTIONAL: KeyTypes = {"accept": list, "otherwise": dict, "ask": bool, "light": str}
READING_WORDS_PER_SECOND = 3.3
SECONDS_PER_MOVE = 4.0  # to find and play a move, and to see its effect


class BadGuide(BadContent):
    """A guide that cannot be played as it is written."""

    def __init__(self, complaint: str) -> None:
        super().__init__("guide", [complaint])


def matches(pattern: str, move: str) -> bool:
    """Whether a move is one of those that a pattern stands for."""
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), move) is not None


@dataclass(frozen=True)
class Step:
    """What the guide says about a move of the newcomer."""

    say: str
    accept: list[str] = field(default_factory=list)  # patterns of moves that do as well
    otherwise: Explanations = field(default_factory=dict)
    ask: bool = False
    light: str = ""

    def accepts(self, move: str) -> bool:
        """Whether a move does as well as the one of the guide."""
        return any(matches(pattern, move) for pattern in self.accept)


@dataclass(frozen=True)
class Chapter:
    title: str
    move: int
    before: str
    steps: list[Step]
    after: str
    otherwise: Explanations = field(default_factory=dict)

    @property
    def texts(self) -> list[str]:
        return [self.before, *(step.say for step in self.steps), self.after]


@dataclass(frozen=True)
class Guide:
    title: str
    seed: int
    seats: int
    options: dict[str, Any]
    moves: list[str]
    turns: list[int]  # whose each move is
    wins: str
    chapters: list[Chapter]
    otherwise: Explanations = field(default_factory=dict)

    @property
    def minutes(self) -> float:
        """How long it takes to read and to play."""
        words = sum(len(text.split()) for each in self.chapters for text in each.texts) + len(self.wins.split())
        steps = sum(len(each.steps) for each in self.chapters)
        return (words / READING_WORDS_PER_SECOND + SECONDS_PER_MOVE * steps) / 60

    def script(self, chapter: Chapter) -> list[tuple[str, Step | None]]:
        """The moves of a chapter, the newcomer's with their steps."""
        steps, played = iter(chapter.steps), list[tuple[str, Step | None]]()
        left = len(chapter.steps)
        newcomer = self.turns[chapter.move]
        for move, seat in zip(self.moves[chapter.move :], self.turns[chapter.move :], strict=True):
            if not left:
                break
            played.append((move, next(steps) if seat == newcomer else None))
            left -= seat == newcomer
        return played

    def explanation(self, chapter: Chapter, step: Step, move: str) -> str:
        """Why the guide wants another move at a step; "" where it does not say."""
        every = (*step.otherwise.items(), *chapter.otherwise.items(), *self.otherwise.items())
        return next((text for pattern, text in every if matches(pattern, move)), "")

    def position(self, rulebook: Rulebook, chapter: Chapter) -> Position:
        """The position in which a chapter begins."""
        position = _start(rulebook, self.seed, self.seats, self.options)
        for move in self.moves[: chapter.move]:
            position.play(move)
        return position


@cache
def find_guide(rulebook: Rulebook) -> Guide:
    """The guide that comes with a game."""
    path = rulebook.content_folder.parent / "guide.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    check_keys("guide", data, KEYS, OPTIONAL, BadGuide)
    chapters = [_chapter(f"chapter {number}", chapter) for number, chapter in enumerate(data["chapter"], 1)]
    options, moves = data.get("options", {}), data["moves"].split()
    turns = []
    position = _start(rulebook, data["seed"], data["seats"], options)
    for move in moves:
        turns.append(position.seat)
        position.play(move)
    return Guide(
        data["title"],
        data["seed"],
        data["seats"],
        options,
        moves,
        turns,
        data["wins"],
        chapters,
        data.get("otherwise", {}),
    )


def _start(rulebook: Rulebook, seed: int, seats: int, options: Mapping[str, object]) -> Position:
    return Position.start(rulebook, rulebook.find_content(), seed, seats, options)


def _chapter(where: str, data: dict[str, Any]) -> Chapter:
    check_keys(where, data, IN_CHAPTER, IN_CHAPTER_OPTIONAL, BadGuide)
    for number, step in enumerate(data["step"], 1):
        check_keys(f"{where}, step {number}", step, IN_STEP, IN_STEP_OPTIONAL, BadGuide)
        check_items(f"{where}, step {number}: accept", step.get("accept", []), (str,), BadGuide)
    steps = [Step(**step) for step in data["step"]]
    return Chapter(data["title"], data["move"], data["before"], steps, data["after"], data.get("otherwise", {}))
