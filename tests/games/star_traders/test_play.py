"""Star Traders as it is played: everything can be told, nothing is lost, and a trader reaches the goal."""

import json
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from longhaul.bots.heuristic import heuristic_bot
from longhaul.bots.heuristics.star_traders import choose
from longhaul.cli.terminal.boards import star_traders as board
from longhaul.core.events import Event
from longhaul.core.memory.record import duplicate
from longhaul.core.position import Position
from longhaul.core.text import plural
from longhaul.games.star_traders import RULEBOOK
from longhaul.games.star_traders.components import SLOTS
from longhaul.games.star_traders.rules.fleet.ships import integrity
from longhaul.games.star_traders.rules.influence import worked_out_level

from .lively import Step, lively_game, ships_on_board
from .positions import CONTENT

SHIP_WORDS = CONTENT.words["ship"]
MESSAGE = 8_000  # bytes that a table may tell at once
STIRRED = range(80)  # seeds of the games that show every kind of event
BY_ONE_SHIP = (
    *("fitted", "improved", "repaired", "reinforced", "loaded", "engaged", "crew_used", "unfitted", "mended"),
    *("salvaged", "toll", "drew_ship", "drew_crew", "markers"),
)


@pytest.mark.parametrize("seed", [0, 21, 42, 30])
def test_a_lively_game_holds_together(seed: int) -> None:
    phases = Counter[str]()
    for step in lively_game(seed):
        phases[step.before.phase] += 1
        if len(step.before.actions) % 10 == 0:
            check_everything(step.before)
        assert all(step.after.narration)
        RULEBOOK.check_invariants(CONTENT.record, step.after.state)
    assert len(phases) > 10


def check_everything(position: Position) -> None:
    """The list is what the judge allows; all of it has words; nothing depends on chance to come."""
    listed = [int(action) for action in position.legal]
    judge = RULEBOOK.compiled.judge
    assert listed == [a for a in range(RULEBOOK.actions.size) if not judge(CONTENT.record, position.state, a)]
    assert all(position.label(action) for action in listed) and RULEBOOK.presentation.prompt(position)
    for action in range(0, RULEBOOK.actions.size, 7):
        assert not position.clause(action) or position.why_not(action)
    assert np.abs(position.observe(position.seat)).max() <= 10
    twin = position.blinded(0, 99)
    assert twin.view(0) == position.view(0) and [int(a) for a in twin.legal] == listed
    assert len(json.dumps(position.view(0))) < MESSAGE
    assert all(panel.sentences and panel.drawings for panel in board.panels(position, ["A", "B", "C", "D"]))


def stirred_games() -> Iterator[Step]:
    for seed in STIRRED:
        yield from lively_game(seed, stirred=True)


def test_events_of_a_ships_turn_name_the_ship() -> None:
    named = Counter[str]()
    for step in stirred_games():
        for event in step.after.events:
            if event.name in BY_ONE_SHIP and not is_by_repair_drones(event):
                assert event.facts["ship"] == SHIP_WORDS[acting_ship(step)], (step.action.text, event)
                named[event.name] += 1
            elif event.name == "hired":  # that names the ship that is hired, where the flagship is
                hired, by = SHIP_WORDS.index(event.facts["ship"]), acting_ship(step)
                assert hired // SLOTS == by // SLOTS == event.seat
                assert step.after.state.at[hired] == step.before.state.at[by]
                named[event.name] += 1
    assert [kind for kind in (*BY_ONE_SHIP, "hired") if not named[kind]] == []


def acting_ship(step: Step) -> int:
    """The ship in turn, or the one that answers its attack."""
    s = step.before.state
    return int(s.foe if step.before.phase in ("brace", "shield") else s.ship)


def is_by_repair_drones(event: Event) -> bool:
    """They work for nothing as ships are activated, in nobody's turn."""
    return event.name == "repaired" and event.facts["cost"] == 0


@pytest.mark.clause("ST-TERR-05")
def test_a_purchase_brings_the_levels_that_its_label_and_its_event_promise() -> None:
    brought = Counter[int]()
    for step in stirred_games():
        for event in (event for event in step.after.events if event.name == "purchased"):
            levels = level_without_losses(step.after, event.seat) - level_without_losses(step.before, event.seat)
            assert event.facts["levels"] == levels
            assert step.before.label(step.action).endswith(f", {plural(levels, 'level')}")
            brought[levels] += 1
    assert len(brought) > 1 and brought.total() > 10


def level_without_losses(position: Position, seat: int) -> int:
    """A purchase also ends a temporary loss (ST-LOSS-06)."""
    twin = duplicate(position.state)
    twin.losses[:] = 0
    return int(worked_out_level(CONTENT.record, twin, seat))


@pytest.mark.clause("ST-CMB-09")
def test_a_hit_that_leaves_no_integrity_is_announced_as_disabling() -> None:
    total = 0
    for step in stirred_games():
        facts = {event.name: event.facts for event in step.after.events}
        if "hit" in facts and "destroyed" not in facts:
            disabled = [SHIP_WORDS[ship] for ship in ships_on_board(step.before) if is_brought_to_zero(step, ship)]
            assert disabled == ([facts["disabled"]["foe"]] if "disabled" in facts else [])
            total += len(disabled)
    assert total > 3


def is_brought_to_zero(step: Step, ship: int) -> bool:
    before, after = (int(integrity(CONTENT.record, at.state, ship)) for at in (step.before, step.after))
    return before > 0 and after == 0


def test_traders_reach_the_goal() -> None:
    position = Position.start(RULEBOOK, CONTENT, 4, 2, {"regions": 2})
    while not position.over:
        position.play(choose(CONTENT.record, position.blinded(position.seat).state))
    assert position.ending == RULEBOOK.facts.endings[0] and 8 <= position.state.rounds <= 40
    assert board.result(position, ["A", "B"])[0].startswith("AB"[position.winners[0]])


MOST_GAMES = 200  # factories are rare
MEANS = (
    *("purchase", "declare", "roll", "support", "hinder", "attack"),  # sites
    *("buy", "sell", "improve", "buy_upgrade", "raise_upgrade", "manipulate", "hire", "use"),  # trade
    *("build_toll", "improve_toll", "buy_toll", "build_factory", "produce", "bid"),
)


def test_traders_use_every_means_that_wins() -> None:
    used, seed = Counter[str](), 0
    while seed < MOST_GAMES and not all(used[means] for means in MEANS):
        position = Position.start(RULEBOOK, CONTENT, seed, 4)
        while not position.over:
            action = position.action(heuristic_bot(RULEBOOK).choose(position.blinded(position.seat)))
            used[action.text.split(":")[0]] += 1
            position.apply_legal(action)
        seed += 1
    assert [means for means in MEANS if not used[means]] == []
