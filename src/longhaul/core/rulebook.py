"""A rulebook: all facts and functions of one game, so that no other code needs `if game == …`."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cached_property, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from longhaul.core.actions import ActionSpace
from longhaul.core.compiled_game import CompiledGame, Rules
from longhaul.core.content import ContentSet
from longhaul.core.errors import BadContent, LonghaulError
from longhaul.core.events import Event, EventKinds
from longhaul.core.layout import BoardLayout
from longhaul.core.memory.record import Record
from longhaul.core.messages.message import NOTHING, Message, Schema, excerpt
from longhaul.core.options import Option

CLAUSE_LINE = re.compile(r"^- \*\*([A-Z]+-[A-Z]+-(?:\d+|[A-Z]+))\*\* (.+)$")


@dataclass(frozen=True)
class Facts:
    """The constant facts of a game."""

    id: str
    name: str
    prefix: str  # of its clause ids
    version: int  # raised whenever a rule changes, so that old records are rejected, not misread
    seats: tuple[int, int]
    default_seats: int
    minutes: int
    hidden: bool  # whether seats know different things
    endings: tuple[str, ...]  # what `Rules.ending` may return: the words of the messages `ending-…`
    observation: int  # length of the observation vector
    irreversible: tuple[str, ...] = ()  # irreversible actions: listed last, and confirmed
    figures: tuple[str, ...] = ()  # what `Rules.measure` measures of a finished game
    compared: str = ""  # the option whose values a study compares by default


@dataclass(frozen=True)
class Presentation:
    """How a game is shown to people: in messages, never in sentences. Plain Python, never compiled."""

    label: Callable[[Any, int], Message]  # (position, action) -> what it does: `action-…` with arguments and facts
    narrate: Callable[[Any, list[Event]], list[Message]]  # (position, events) -> the lines of the log
    prompt: Callable[[Any], Message]  # (position) -> what the player is to do
    reason: Callable[[Any, int, str], Message]  # (position, action, clause id) -> why not, with figures; or NOTHING
    view: Callable[[Any, int], Mapping[str, Any]]  # (blinded position, seat) -> what that seat sees
    when: Callable[[Any], Message]  # (position) -> how far the game is: "month 2"
    warn: Callable[[Any, int], Message] | None = None  # (position, legal action) -> what it certainly leads to
    labels: Callable[[Any, Sequence[int]], list[Message]] | None = None  # of several actions, if that is quicker
    warnings: Callable[[Any, Sequence[int]], list[Message]] | None = None  # of all legal actions, likewise
    messages: Schema = field(default_factory=dict)  # every message of the game: its arguments and their types
    # (position, seat) -> where its score comes from, `source-…` with `points` that add up to it; [] if it is one thing
    sources: Callable[[Any, int], list[Message]] = lambda position, seat: []
    # (finished position) -> what decided between players with the same score, `decided-…`; NOTHING if nothing had to
    decided: Callable[[Any], Message] = lambda position: NOTHING
    # (position, seat) -> the figure whose course a chart shows (`charted` in the catalogue); None: the score
    charted: Callable[[Any, int], int] | None = None
    # (content set) -> what is printed on its cards and tiles, as facts, for boards to show beside the view
    printed: Callable[[Any], Mapping[str, Any]] | None = None


@dataclass(frozen=True, eq=False)
class Rulebook:
    """Everything the rest of Longhaul needs to know about a game. Its texts are in its catalogue."""

    facts: Facts
    state: type[Record]
    content: type[Record]
    phases: type[IntEnum]
    clauses: type[IntEnum]
    actions: ActionSpace
    events: EventKinds
    options: tuple[Option, ...]
    rules: Rules
    presentation: Presentation
    layout: BoardLayout
    load_content: Callable[[Path], ContentSet[Any]]
    longest: Callable[[Mapping[str, int], int], int]  # (stored options, seats) -> decisions at most
    chance: Callable[[ContentSet[Any]], Mapping[str, int]]  # words a scenario may use for draws
    check_invariants: Callable[[Any, Any], None]  # (content, state): asserts what no action may break
    # Fields that describe only the step under way, by the phases in which they matter: in any other phase their value
    # changes nothing. No other invisible field may change a legal list (tests/contract).
    scratch: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    @cached_property
    def compiled(self) -> CompiledGame:
        """The functions of the game that Python calls, compiled on first use."""
        return CompiledGame(self.facts.id, self.rules, self.content, self.state)

    @cached_property
    def content_folder(self) -> Path:
        folder = resources.files("longhaul.games") / self.facts.id.replace("-", "_") / "content"
        return Path(str(folder))

    @cached_property
    def phase_names(self) -> dict[int, str]:
        return {int(phase): phase.name.lower() for phase in self.phases}

    @cached_property
    def irreversible_actions(self) -> frozenset[int]:
        """The numbers of all irreversible actions."""
        blocks = [self.actions[verb] for verb in self.facts.irreversible]
        return frozenset(number for block in blocks for number in range(block.first, block.last))

    @property
    def sets(self) -> list[str]:
        """The content sets that come with the game; `house` is the default."""
        return sorted(path.stem for path in self.content_folder.glob("*.toml"))

    def find_content(self, name: str | Path = "house") -> ContentSet[Any]:
        """A set that comes with the game, by name, or any file, by path."""
        if str(name) in self.sets:
            return _load_once(self, self.content_folder / f"{name}.toml")
        if Path(name).suffix != ".toml":
            facts = {"text-content": excerpt(name), "text-known": self.sets}
            raise BadContent(str(name), Message("rejected-no-content", facts))
        return replace(self.load_content(Path(name)), file=str(Path(name).resolve()))

    def clause_id(self, number: int) -> str:
        """The clause id that a number returned by the judge stands for."""
        return self._clause_ids[number]

    @cached_property
    def _clause_ids(self) -> dict[int, str]:
        return {int(clause): f"{self.facts.prefix}-{clause.name.replace('_', '-')}" for clause in self.clauses}

    @cached_property
    def page(self) -> str:
        """The rulebook page, in Markdown."""
        path = rulebook_folder() / f"{self.facts.id}.md"
        return path.read_text(encoding="utf-8")

    @cached_property
    def clause_texts(self) -> dict[str, str]:
        """Every clause of the rulebook page, by id, in its order."""
        matches = (CLAUSE_LINE.match(line) for line in self.page.splitlines())
        return {match[1]: match[2] for match in matches if match}


@lru_cache(maxsize=64)
def _load_once(rulebook: Rulebook, path: Path) -> ContentSet[Any]:
    return rulebook.load_content(path)


def rulebook_folder() -> Path:
    """Where the rulebook pages are: inside an installed package, or `docs/` of a checkout."""
    package = Path(__file__).resolve().parent.parent
    for folder in (package / "rulebooks", package.parent.parent / "docs" / "rulebooks"):
        if folder.is_dir():
            return folder
    raise LonghaulError("the rulebook pages are missing from this installation")
