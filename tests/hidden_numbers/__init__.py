"""Hidden Numbers: a complete small game, for tests only, in which seats know different things.

No game of the project has secrets of single seats; this one exercises what search, analysis, look-ahead and views do
for games that have (`Facts.hidden`). `installed` makes it known by its id.
"""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

from longhaul import games
from longhaul.core.compiled_game import Rules, no_figures
from longhaul.core.content import ContentSet, Reader
from longhaul.core.events import Event
from longhaul.core.layout import BoardLayout
from longhaul.core.lookahead import lost_at_the_end
from longhaul.core.messages import NOTHING, Message
from longhaul.core.position import Position
from longhaul.core.rulebook import Facts, Presentation, Rulebook
from tests.hidden_numbers import rules
from tests.hidden_numbers.state import ACTIONS, CARDS, EVENTS, SEATS, Clause, Content, Phase, State

FOLDER = Path(__file__).parent
MODULE = "hidden_numbers"
NUMBERS = tuple(str(card + 1) for card in range(CARDS))

FACTS = Facts(
    id="hidden-numbers",
    name="Hidden Numbers",
    prefix="HN",
    version=1,
    seats=(SEATS, SEATS),
    default_seats=SEATS,
    minutes=1,
    hidden=True,
    endings=("the-guess-was-right", "the-guess-was-wrong"),
    observation=rules.OBSERVATION,
)


def load_content(path: Path) -> ContentSet[Content]:
    file = Reader.open(path)
    name, title, about = file.heading()
    file.finish()
    words = {"card": NUMBERS}
    return ContentSet(name, title, about, Content.blank(), words, words, file.digest())


def cards_in(bits: int) -> list[str]:
    return [number for card, number in enumerate(NUMBERS) if bits >> card & 1]


def view(position: Position, seat: int) -> dict[str, Any]:
    """One's own hand and what was shown; a spectator has no hand."""
    hand = int(position.state.hand[seat]) if seat >= 0 else 0
    return {"hand": cards_in(hand), "shown": cards_in(int(position.state.shown))}


def narrate(position: Position, events: list[Event]) -> list[Message]:
    return [say(f"Seat {event.seat + 1} has {event.name} {event.facts['card']}.") for event in events]


def say(text: str) -> Message:
    return Message("text", {"text": text})


def longest(options: Mapping[str, int], seats: int) -> int:
    return SEATS + 1


def check_invariants(c: Content, s: Any) -> None:
    assert s.hand[0] & s.hand[1] == 0 and (s.hand[0] | s.hand[1]) & s.shown == 0, "every card is in one place"


RULEBOOK = Rulebook(
    facts=FACTS,
    state=State,
    content=Content,
    phases=Phase,
    clauses=Clause,
    actions=ACTIONS,
    events=EVENTS,
    options=(),
    rules=Rules(
        rules.setup,
        rules.judge,
        rules.legal,
        rules.apply,
        rules.score,
        rules.won,
        rules.ending,
        rules.blind,
        rules.observe,
        no_figures,
    ),
    presentation=Presentation(
        label=lambda position, action: say(position.text(action)),
        narrate=narrate,
        prompt=lambda position: say(f"Phase {position.phase}"),
        reason=lambda position, action, clause: NOTHING,
        view=view,
        when=lambda position: say(position.phase),
        warn=lambda position, action: lost_at_the_end(position, action),
    ),
    layout=BoardLayout((), {}, {}, goods="card", letters="12345", kinds=()),
    load_content=load_content,
    longest=longest,
    chance=lambda content: {},
    check_invariants=check_invariants,
)
# Both are found in the package otherwise.
vars(RULEBOOK)["content_folder"] = FOLDER / "content"
vars(RULEBOOK)["page"] = (FOLDER / "page.md").read_text(encoding="utf-8")


@contextmanager
def installed() -> Iterator[Rulebook]:
    """The game with its bots as if it came with the project."""
    game = ModuleType(MODULE)
    vars(game)["RULEBOOK"] = RULEBOOK
    modules: dict[str, ModuleType] = {
        f"longhaul.games.{MODULE}": game,
        f"longhaul.bots.heuristics.{MODULE}": rules,
        f"longhaul.bots.evaluation.{MODULE}": rules,
    }
    sys.modules.update(modules)
    try:
        with patch.object(games, "GAMES", (*games.GAMES, FACTS.id)):
            yield RULEBOOK
    finally:
        for name in modules:
            del sys.modules[name]
