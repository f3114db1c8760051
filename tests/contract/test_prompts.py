"""No prompt is empty: at every decision of whole games something is asked, and named options are offered."""

import pytest

from longhaul.bots.heuristic import heuristic_bot
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from tests.contract.cases import GAME_IDS, RULEBOOKS

LANGUAGES = ("en", "de", "es", "fr", "pl")


def faults(position: Position, language: str) -> list[str]:
    """What the prompt of a decision lacks."""
    write, legal = position.formatter(language), position.legal
    groups = position.rulebook.layout.groups[position.phase]
    placed = {verb for group in groups for verb in group.verbs}
    found = [] if write(position.prompt).strip() else ["nothing is asked"]
    found += [] if len(legal) else ["nothing can be done"]
    for action, label in zip(legal, position.describe(legal), strict=True):
        if not write(label).strip():
            found.append(f"{action} has no name")
        if position.action(action).text.partition(":")[0] not in placed:
            found.append(f"{action} has no place")
    return found


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=GAME_IDS)
def test_every_decision_of_a_whole_game_asks_something_and_offers_named_options(rulebook: Rulebook) -> None:
    bot, found = heuristic_bot(rulebook), dict[str, list[str]]()
    position = Position.start(rulebook, rulebook.find_content("house"), 1, rulebook.facts.default_seats)
    decisions = 0
    while not position.over:
        missing = faults(position, LANGUAGES[decisions % len(LANGUAGES)])
        if missing:
            found.setdefault(position.phase, missing)
        position.play(bot.choose(position.blinded(position.seat, 1)))
        decisions += 1
    assert not found
    assert decisions > 50
