"""Dice Traders: roll planets, trade goods, race the calendar. For 1 to 6 players."""

from collections.abc import Mapping
from typing import Any

from longhaul.core.compiled_game import Rules, no_figures
from longhaul.core.options import Number, Switch
from longhaul.core.rulebook import Facts, Rulebook
from longhaul.games.dice_traders.clauses import Clause
from longhaul.games.dice_traders.content import chance_words, load_content
from longhaul.games.dice_traders.events import EVENTS
from longhaul.games.dice_traders.flow import apply
from longhaul.games.dice_traders.knowledge import OBSERVATION, blind, observe
from longhaul.games.dice_traders.layout import LAYOUT
from longhaul.games.dice_traders.legality import judge, legal
from longhaul.games.dice_traders.messages import PRESENTATION
from longhaul.games.dice_traders.rules.roll import ALL_DICE, dice_of
from longhaul.games.dice_traders.rules.scoring import ending, score, won
from longhaul.games.dice_traders.scratch import SCRATCH
from longhaul.games.dice_traders.setup import set_up
from longhaul.games.dice_traders.state import ACTIONS, BAY_CAP, LONGEST_LIMIT, Content, Phase, State

FACTS = Facts(
    id="dice-traders",
    name="Dice Traders",
    prefix="DT",
    version=2,
    seats=(1, 6),  # DT-SETUP-06
    default_seats=4,
    minutes=40,
    hidden=False,
    endings=("all-days-spent", "some-players-retired-early", "all-players-retired-early"),
    observation=OBSERVATION,
    irreversible=("retire",),
)

OPTIONS = (
    Number(
        "limit",  # DT-SETUP-02
        default=50,
        low=1,
        high=LONGEST_LIMIT,
        named={"short": 25, "normal": 50},
    ),
    Switch("free"),
    Switch("bay"),
)


def longest(options: Mapping[str, int], seats: int) -> int:
    """A first turn and one per day; in each of them a trip, two locks, the bay, and a full hold sold and bought."""
    turns = options["limit"] + 1
    return seats * turns * (1 + 2 + 1 + 2 * (BAY_CAP + 1))


def check_invariants(c: Content, s: Any) -> None:
    """Assert what no action may break."""
    seats = range(int(s.seats))
    for seat in seats:
        assert s.credits[seat] >= 0, "no debt (DT-BUY-04)"
        assert 0 <= s.days[seat] <= s.limit, "no day beyond the limit (DT-END-02)"
        assert s.hold[seat].sum() == s.load[seat] <= s.room[seat] <= BAY_CAP, "cargo within its limit (DT-BUY-05)"
    assert (s.taken <= s.stock).all(), "no more bought than offered (DT-PRICE-01)"
    beyond = ALL_DICE & -(1 << dice_of(s.planet_size))
    assert s.phase != Phase.LOCK or s.locked & beyond == beyond, "dice that the planet does not have are never rolled"
    assert s.credits[len(seats) :].sum() == 0 and s.hold[len(seats) :].sum() == 0, "empty seats own nothing"


RULEBOOK = Rulebook(
    facts=FACTS,
    state=State,
    content=Content,
    phases=Phase,
    clauses=Clause,
    actions=ACTIONS,
    events=EVENTS,
    options=OPTIONS,
    rules=Rules(set_up, judge, legal, apply, score, won, ending, blind, observe, no_figures),
    presentation=PRESENTATION,
    layout=LAYOUT,
    load_content=load_content,
    longest=longest,
    chance=chance_words,
    check_invariants=check_invariants,
    scratch=SCRATCH,
)
