"""A first-game guide: an annotated real game in which the newcomer plays the moves of one seat.

    title = "A first voyage"
    seed = 3
    seats = 2
    moves = "lock:2+4 lock:1 buy:ore …"      # of all seats, in order
    wins = "What to remember."

    [[chapter]]
    title = "The first planet"
    move = 0                                 # moves played before it begins
    before = "What is on the board."
    say = ["Keep the two Ore …", "…"]        # one for each move that the newcomer plays
    after = "What happened."

Between chapters the game plays on by itself. Tests check that every guide exists and that its moves are legal.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Any

from longhaul.core.errors import BadContent
from longhaul.core.files.schema import KeyTypes, check_items, check_keys
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook

KEYS: KeyTypes = {"title": str, "seed": int, "seats": int, "moves": str, "wins": str, "chapter": list}
OPTIONAL: KeyTypes = {"options": dict}
IN_CHAPTER: KeyTypes = {"title": str, "move": int, "before": str, "say": list, "after": str}
READING_WORDS_PER_SECOND = 3.3
SECONDS_PER_MOVE = 4.0  # to find and play a move, and to see its effect


class BadGuide(BadContent):
    """A guide that cannot be played as it is written."""

    def __init__(self, complaint: str) -> None:
        super().__init__("guide", [complaint])


@dataclass(frozen=True)
class Chapter:
    title: str
    move: int
    before: str
    say: list[str]
    after: str


@dataclass(frozen=True)
class Guide:
    title: str
    seed: int
    seats: int
    options: dict[str, Any]
    moves: list[str]
    wins: str
    chapters: list[Chapter]

    @property
    def minutes(self) -> float:
        """How long it takes to read and to play."""
        texts = [self.wins, *(text for each in self.chapters for text in (each.before, *each.say, each.after))]
        words = sum(len(text.split()) for text in texts)
        return (words / READING_WORDS_PER_SECOND + SECONDS_PER_MOVE * sum(len(each.say) for each in self.chapters)) / 60

    def asked(self, chapter: Chapter) -> list[str]:
        """The moves of a chapter."""
        return self.moves[chapter.move : chapter.move + len(chapter.say)]

    def position(self, rulebook: Rulebook, chapter: Chapter) -> Position:
        """The position in which a chapter begins."""
        position = Position.start(rulebook, rulebook.find_content(), self.seed, self.seats, self.options)
        for move in self.moves[: chapter.move]:
            position.play(move)
        return position


@cache
def find_guide(rulebook: Rulebook) -> Guide:
    """The guide that comes with a game."""
    path = rulebook.content_folder.parent / "guide.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    check_keys("guide", data, KEYS, OPTIONAL, BadGuide)
    for number, chapter in enumerate(data["chapter"], 1):
        check_keys(f"chapter {number}", chapter, IN_CHAPTER, {}, BadGuide)
        check_items(f"chapter {number}: say", chapter["say"], (str,), BadGuide)
    chapters = [Chapter(**chapter) for chapter in data["chapter"]]
    moves = data["moves"].split()
    return Guide(data["title"], data["seed"], data["seats"], data.get("options", {}), moves, data["wins"], chapters)
