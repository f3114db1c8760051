"""Star Traders as it is played: everything can be told, nothing is lost, and a trader reaches the goal."""

import json
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from longhaul.bots.heuristics.star_traders import choose
from longhaul.cli.boards import star_traders as board
from longhaul.core.position import Position
from longhaul.games.star_traders import RULEBOOK
from longhaul.games.star_traders.components import NO_DESIGN, OFF

from .positions import CONTENT

RARE = ("attack", "meet", "roll", "use", "hire", "draw_fleet", "draw_crew", "enter", "buy_upgrade", "support", "hinder")
RICH = 400
MESSAGE = 8_000  # bytes that a table may tell at once


def enrich(position: Position, choose_by: Random) -> None:
    """Money for all, and now and then a crowd in one sector: chance alone brings little about."""
    s = position.state
    for seat in range(position.seats):
        s.credits[seat] = max(int(s.credits[seat]), choose_by.choice((0, 60, RICH)))
    if position.phase == "travel" and choose_by.random() < 0.2:
        ships = [ship for ship in range(12) if s.design[ship] != NO_DESIGN and s.at[ship] != OFF]
        place = int(s.at[choose_by.choice(ships)])
        for ship in ships:
            if not s.blockader[int(s.at[ship])]:
                s.at[ship] = place


def options(seed: int) -> dict[str, Any]:
    names = ("exploration", "territory", "precise_hits", "temporary_loss", "more_objects", "flagship_blockades")
    switches = {name: seed >> n & 1 == 1 for n, name in enumerate(names)}
    return {**switches, "board": ("quick", "laid")[seed % 2], "regions": 2, "round_cap": 5, "victory_level": 15}


@pytest.mark.parametrize("seed", [0, 21, 42, 30])
def test_a_lively_game_holds_together(seed: int) -> None:
    pick, phases = Random(seed), Counter[str]()
    position = Position.start(RULEBOOK, CONTENT, seed, 2 + seed % 3, options(seed))
    while not position.over:
        if pick.random() < 0.05:
            enrich(position, pick)
        legal = position.legal
        phases[position.phase] += 1
        if len(position.actions) % 10 == 0:
            check_everything(position)
        weights = [6 if action.text.split(":")[0] in RARE else 1 for action in legal]
        position.play(pick.choices(legal, weights)[0])
        assert all(position.story)
        RULEBOOK.conserved(CONTENT.record, position.state)
    assert len(phases) > 10


def check_everything(position: Position) -> None:
    """The list is what the judge allows; all of it has words; nothing depends on chance to come."""
    listed = [int(action) for action in position.legal]
    judge = RULEBOOK.compiled.judge
    assert listed == [a for a in range(RULEBOOK.actions.size) if not judge(CONTENT.record, position.state, a)]
    assert all(position.label(action) for action in listed) and RULEBOOK.speech.prompt(position)
    for action in range(0, RULEBOOK.actions.size, 7):
        assert not position.clause(action) or position.why_not(action)
    assert np.abs(position.observe(position.seat)).max() <= 10
    twin = position.blinded(0, 99)
    assert twin.view(0) == position.view(0) and [int(a) for a in twin.legal] == listed
    assert len(json.dumps(position.view(0))) < MESSAGE
    assert board.describe(position, ["A", "B", "C", "D"]) and board.draw(position, ["A", "B", "C", "D"])


def test_traders_reach_the_goal() -> None:
    position = Position.start(RULEBOOK, CONTENT, 4, 2, {"regions": 2})
    while not position.over:
        position.play(choose(CONTENT.record, position.blinded(position.seat).state))
    assert position.ending == RULEBOOK.facts.endings[0] and 8 <= position.state.rounds <= 40
    assert board.result(position, ["A", "B"])[0].startswith("AB"[position.winners[0]])


MEANS = (
    *("purchase", "declare", "roll", "support", "attack"),  # sites
    *("buy", "sell", "improve", "manipulate", "hire", "use"),  # trade
    *("build_toll", "build_factory", "produce", "bid"),
)


def test_traders_use_every_means_that_wins() -> None:
    used = Counter[str]()
    for seed in (1001, 1004, 1010):
        position = Position.start(RULEBOOK, CONTENT, seed, 4)
        while not position.over:
            action = position.action(choose(CONTENT.record, position.blinded(position.seat).state))
            used[action.text.split(":")[0]] += 1
            position.play(action)
    assert [means for means in MEANS if not used[means]] == []
