"""Gem Traders: ships, gemstones, an exchange of dice, missions, crew, officers and boosts. For 2 to 5 players."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from longhaul.core.compiled_game import Rules
from longhaul.core.memory.record import duplicate
from longhaul.core.options import Switch
from longhaul.core.rulebook import Facts, Rulebook
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.content import MAX_BOOSTS, MAX_UNITS, TYPE_WORDS, chance_words, load_content
from longhaul.games.gem_traders.events import EVENTS
from longhaul.games.gem_traders.flow import apply
from longhaul.games.gem_traders.knowledge import OBSERVATION, blind, observe
from longhaul.games.gem_traders.layout import LAYOUT
from longhaul.games.gem_traders.legality import judge, legal
from longhaul.games.gem_traders.messages import PRESENTATION
from longhaul.games.gem_traders.rules.scoring import ending, measure, owned, score, won
from longhaul.games.gem_traders.scratch import SCRATCH, clear_action
from longhaul.games.gem_traders.setup import setup
from longhaul.games.gem_traders.state import (
    ACTIONS,
    BOOSTS,
    CREW_LIMIT,
    GOLD,
    GOODS,
    LAST_DECISION,
    SAFETY_STOP,
    SCRAP,
    SPOTS,
    TURN_ACTIONS,
    TYPES,
    Content,
    Phase,
    State,
)

FACTS = Facts(
    id="gem-traders",
    name="Gem Traders",
    prefix="GT",
    version=2,
    seats=(2, 5),  # GT-SETUP-03
    default_seats=4,
    minutes=75,
    hidden=False,
    endings=("all-gold-is-stored", "stopped-after-round-60"),
    observation=OBSERVATION,
    figures=(
        "rounds",
        "missions",
        "boosts_played",
        *(f"bought_{word}" for word in TYPE_WORDS),
        *(f"won_{word}" for word in TYPE_WORDS),
    ),
)

OPTIONS = (
    Switch("scrap_trade", default=True),
    Switch("gold_die_moves", default=True),
    Switch("finish_round"),
)


def longest(options: Mapping[str, int], seats: int) -> int:
    """An upper bound: in every action and every Boost, each cube moves or changes twice, one at a time."""
    action = 3 * MAX_UNITS + 8
    turn = CREW_LIMIT + TURN_ACTIONS * action + MAX_UNITS
    return SAFETY_STOP * seats * turn + BOOSTS * MAX_BOOSTS * action


def check_invariants(c: Content, s: Any) -> None:
    """Assert the invariants: no cube and no card is lost or made (GT-BANK-03)."""
    players = int(s.seats)
    totals = s.bank + s.space + s.cargo.sum(axis=0) + s.storage.sum(axis=0)
    for good in range(GOODS):
        wanted = {GOLD: c.gold, SCRAP: c.scrap}.get(good, c.gems)[players]
        assert totals[good] == wanted, f"no cube is lost or made (GT-BANK-03): good {good}"
    for field in (s.bank, s.space, s.cargo, s.storage):
        assert (field >= 0).all(), "nothing is owed"
    assert s.bank[SCRAP] == 0, "the bank holds no scrap (GT-SCRAP-02)"
    assert s.cargo[players:].sum() == 0 and s.storage[players:].sum() == 0, "empty seats own nothing"
    conserved_cards(c, s)
    assert sorted(s.ring.tolist()) == list(range(SPOTS)), "seven dice on seven spots"
    assert (s.die >= 1).all() and (s.die <= 6).all() and s.die[GOLD] <= 4, "dice in range (GT-DICE-04)"
    assert (s.crew <= CREW_LIMIT).all(), "six of a type at most (GT-BUY-09)"
    assert s.phase <= LAST_DECISION, "someone decides, or it is over"
    conserved_scratch(s)


def conserved_scratch(s: Any) -> None:
    """Between actions, the scratch fields are clear."""
    cleared = duplicate(s)
    clear_action(cleared)
    for name, phases in SCRATCH.items():
        at_rest = s.phase in phases or np.array_equal(s[name], cleared[name])
        assert at_rest or s.phase not in (Phase.MENU, Phase.DECLARE, Phase.EXCESS), f"no action is under way: {name}"


def conserved_cards(c: Content, s: Any) -> None:
    for kind in range(TYPES):
        cards = [card for card in range(1, c.cards) if c.kind[card] == kind]
        lying = sum(int(s.deck[card]) + int((s.market == card).sum()) for card in cards)
        bought = sum(int(owned(s, seat, kind)) for seat in range(s.seats))
        assert lying + bought == sum(int(c.copies[card]) for card in cards), f"no card is lost or doubled: {kind}"
    assert s.stack == s.deck.sum()
    tiles = sum(int(bits).bit_count() for bits in (*s.tiles, *s.pile)) + int((s.offer > 0).sum())
    assert tiles == c.tiles - 1, "every mission tile is somewhere"


RULEBOOK = Rulebook(
    facts=FACTS,
    state=State,
    content=Content,
    phases=Phase,
    clauses=Clause,
    actions=ACTIONS,
    events=EVENTS,
    options=OPTIONS,
    rules=Rules(setup, judge, legal, apply, score, won, ending, blind, observe, measure),
    presentation=PRESENTATION,
    layout=LAYOUT,
    load_content=load_content,
    longest=longest,
    chance=chance_words,
    check_invariants=check_invariants,
    scratch=SCRATCH,
)
