"""What the server says, game by game: one example of each kind of sentence, for the catalogues of `web/src/i18n`.

`python -m tests.words.corpus` (and some games, or all) plays many games and writes what was said to
`web/src/testing/corpus/`, where the test of the client finds that each sentence has a translation. Sentences that
differ only in numbers and names are of one kind.
"""

import json
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from longhaul.bots import ask, make_bot
from longhaul.core.content import ContentSet
from longhaul.core.events import Event
from longhaul.core.files.scenario import check
from longhaul.core.messages.formatter import Formatter
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from longhaul.games import GAMES, find_game
from tests.contract.cases import Setup, every_setup, random_choice

FOLDER = Path(__file__).parents[2] / "web" / "src" / "testing" / "corpus"
SCENARIOS = Path(__file__).parents[1] / "games"
WRITTEN = 60  # games that are played for the files
WHIM = 0.1  # how often a bot's choice is left aside for any other
ASKED = 30  # actions whose reasons are asked for in a position
LONGEST = 600  # decisions that are played of one game
PROPER = ("planet", "tile")  # names that are the same in every language
DATA = (
    "face",
    "chart",
    "planet_card",
    "design_card",
    "event_card",
    "purpose",
    "outcome",
)  # words that boards read and nobody else
NUMBER = re.compile(r"\d+")
LIST = re.compile(r"(# )?@((, | \+ | and |; )(# )?@)+")
CLAUSE = re.compile(r" \([A-Z]+-[A-Z]+-\w+\)$")


@dataclass
class Corpus:
    """The sentences of one game, by kind."""

    rulebook: Rulebook
    found: dict[str, str] = field(default_factory=dict)

    @cached_property
    def sets(self) -> list[ContentSet[Any]]:
        return [self.rulebook.find_content(name) for name in self.rulebook.sets]

    @cached_property
    def names(self) -> set[str]:
        return {title for content in self.sets for kind in PROPER for title in titles(self.rulebook, content, kind)}

    @cached_property
    def nouns(self) -> re.Pattern[str]:
        """Whatever has a name, the longest first."""
        kinds = [kind for kind in (*self.rulebook.layout.kinds, self.rulebook.layout.goods) if kind not in DATA]
        known = {noun for content in self.sets for kind in kinds for noun in titles(self.rulebook, content, kind)}
        return re.compile(rf"\b({'|'.join(map(re.escape, sorted(known, key=len, reverse=True)))})\b")

    def kind(self, sentence: str) -> str:
        return LIST.sub("@", NUMBER.sub("#", self.nouns.sub("@", sentence)))

    def add(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            if sentence and sentence not in self.names:
                self.found.setdefault(sentence if self.nouns.fullmatch(sentence) else self.kind(sentence), sentence)

    @property
    def text(self) -> str:
        known = {"names": sorted(self.names), "sentences": sorted(self.found.values())}
        return json.dumps(known, ensure_ascii=False, indent=2) + "\n"


# What is the same at every table --------------------------------------------------------------
def titles(rulebook: Rulebook, content: ContentSet[Any], kind: str) -> Iterator[str]:
    """What things of a kind are called."""
    write = Formatter(domain=rulebook.facts.id, content=content)
    yield from (write.word(kind, word) for word in content.words.get(kind, ()))


def fixed(rulebook: Rulebook, content: ContentSet[Any]) -> Iterator[str]:
    yield from content.titles.get("text", ())
    for kind in (*rulebook.layout.kinds, rulebook.layout.goods):
        if kind not in DATA:
            yield from titles(rulebook, content, kind)
    reasons = reasons_of(rulebook)
    yield from reasons.STEPS.values()
    yield from (text.removesuffix(": {step}") for text in reasons.PLAIN.values())


def reasons_of(rulebook: Rulebook) -> Any:
    return import_module(f"longhaul.games.{rulebook.facts.id.replace('-', '_')}.messages.rejections")


# What is said in play -------------------------------------------------------------------------
def position_texts(position: Position, choose: Random) -> Iterator[str]:
    """All that is said in a position."""
    yield position.format(position.prompt)
    yield position.format(position.when)
    yield from position.narration
    if position.over:
        return
    legal = position.legal
    yield from position.labels(legal)
    yield from position.warnings(legal)
    for number in {choose.randrange(position.rulebook.actions.size) for _ in range(ASKED)}:
        step = reasons_of(position.rulebook).STEPS.get(position.phase, "")
        yield CLAUSE.sub("", position.why_not(number)).removesuffix(f": {step}")


def play(setup: Setup, seed: int) -> Iterator[str]:
    """A game by a bot with whims, or by chance, and what is said in it."""
    choose, position = Random(seed), setup.start(seed)
    bot = make_bot("trader", position.rulebook) if seed % 3 == 0 else None
    yield from position_texts(position, choose)
    while not position.over and len(position.actions) < LONGEST:
        if bot and choose.random() > WHIM:
            position.play(ask(bot, position, seed))
        else:
            position.play(random_choice(position, choose, careful=seed % 3 == 1))
        yield from position_texts(position, choose)


@contextmanager
def listening(corpus: Corpus) -> Iterator[None]:
    """Hear what is said in positions that someone else plays."""
    apply_legal = Position.apply_legal

    def apply_and_describe(position: Position, action: int) -> list[Event]:
        events = apply_legal(position, action)
        if position.content.name in corpus.rulebook.sets:
            corpus.add(position_texts(position, Random(action)))
        return events

    with patch.object(Position, "apply_legal", apply_and_describe):
        yield


def gather(game: str, games: int) -> Corpus:
    """The sentences of so many games, each under another setup, and of the game's scenarios."""
    rulebook = find_game(game)
    corpus, setups = Corpus(rulebook), list(every_setup(rulebook))
    for content in corpus.sets:
        corpus.add(fixed(rulebook, content))
    with listening(corpus):
        for path in sorted((SCENARIOS / game.replace("-", "_") / "scenarios").glob("*.toml")):
            check(path, find_game)
    for number in range(games):
        corpus.add(play(setups[number * 7 % len(setups)], number))
    return corpus


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or GAMES:
        (FOLDER / f"{name}.json").write_text(gather(name, WRITTEN).text, encoding="utf-8")
