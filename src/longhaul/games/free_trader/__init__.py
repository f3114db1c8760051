"""Free Trader: explore, trade, fight, and make four payments. For one player, in two editions."""

from collections.abc import Mapping
from typing import Any

from longhaul.core.compiled_game import Rules
from longhaul.core.options import Choice, Follows, Number, Switch
from longhaul.core.rulebook import Facts, Rulebook
from longhaul.games.free_trader.clauses import Clause
from longhaul.games.free_trader.content import chance_words, load_content
from longhaul.games.free_trader.events import EVENTS
from longhaul.games.free_trader.flow import apply
from longhaul.games.free_trader.knowledge import OBSERVATION, blind, observe
from longhaul.games.free_trader.layout import LAYOUT
from longhaul.games.free_trader.legality import judge, legal
from longhaul.games.free_trader.messages import PRESENTATION
from longhaul.games.free_trader.rules.scoring import ending, measure, score, won
from longhaul.games.free_trader.scratch import SCRATCH
from longhaul.games.free_trader.setup import set_up
from longhaul.games.free_trader.state import (
    ACTIONS,
    CARDS,
    CEILING,
    HIDDEN,
    LAST_DECISION,
    MOD_CARGO,
    MONTHS,
    NO_CAP,
    NONE,
    OFF,
    Content,
    Phase,
    State,
)

FACTS = Facts(
    id="free-trader",
    name="Free Trader",
    prefix="FT",
    version=1,
    seats=(1, 1),
    default_seats=1,
    minutes=30,
    hidden=False,
    endings=(
        "all-four-payments-made",
        "a-payment-could-not-be-met",
        "a-fine-could-not-be-met",
        "no-fuel-for-the-jump",
        "no-planet-in-reach",
        "the-ship-was-destroyed",
    ),
    observation=OBSERVATION,
    figures=("month", "turns", "money_month_1", "money_month_2", "money_month_3", "money_month_4"),
    compared="edition",
)


def by_edition(first: str, second: str) -> Follows:
    return Follows("edition", {"2014": first, "v2": second})


def cap(name: str) -> Number:
    return Number(name, default="none", low=3, high=NO_CAP - 1, named={"none": NO_CAP})


def two(name: str, first: str, second: str, *, same: bool = False) -> Choice:
    """A ruling with two readings: one per edition, or the first one in both."""
    return Choice(name, first if same else by_edition(first, second), (first, second))


OPTIONS = (
    Choice("edition", "2014", ("2014", "v2")),
    two("month_end", "on_draw", "after_use"),
    two("invader_doubling", "attack_only", "attack_and_defence"),
    two("unavailable", "zero", "na"),
    two("space_loss", "choose_space", "overflow_only"),
    two("escape_back", "free", "last_resort"),
    two("escape_new", "only_when_alone", "if_open_space"),
    Number("sell_floor", Follows("edition", {"2014": 1, "v2": 0}), 0, 1),
    Switch("no_stranding"),
    two("module_rounding", "down", "up", same=True),
    two("in_play", "include", "retain", same=True),
    two("fine_change", "forfeit", "keep", same=True),
    cap("module_cap"),
    cap("cargo_cap"),
    Switch("booty"),
    Switch("booty_invaders"),
    Switch("extra_discard"),
    Switch("free_cargo"),
    Switch("pregen"),
)


def longest(options: Mapping[str, int], seats: int) -> int:
    """Every card drawn once a month; after each a module is lost, 20 V are spent and a hold is sold, unit by unit."""
    draws = MONTHS * (CARDS - HIDDEN)
    return 1 + draws * (6 + CEILING + 4 * draws)


def check_invariants(c: Content, s: Any) -> None:
    """Assert what no action may break."""
    assert 0 <= s.money <= CEILING, "from 0 to 20 V (FT-CAP-01)"
    assert (s.level >= 0).all() and (s.hold >= 0).all(), "no level or cargo below 0 (FT-DMG-03)"
    spare = 1 if s.phase == Phase.LOSE else 0  # a space is lost, its cargo not yet chosen
    assert s.hold.sum() <= s.level[MOD_CARGO] + spare, "cargo within its spaces (FT-BUY-11)"
    assert s.phase <= LAST_DECISION, "the player decides, or it is over"
    fighting, trading = (Phase.COMBAT, Phase.DAMAGE), (Phase.BUY, Phase.SELL, Phase.FINE, Phase.TAKE)
    assert s.enemy != NONE or s.phase not in fighting, "a fight needs an enemy"
    assert s.card != NONE or s.phase not in trading, "prices and fines need a card"
    assert 1 <= s.month <= MONTHS, "four months (FT-MONTH-01)"
    assert int(s.seen).bit_count() <= CARDS - HIDDEN, "two cards stay hidden (FT-DECK-02)"
    cells = [int(cell) for cell in s.at if cell != OFF]
    assert len(cells) == len(set(cells)), "one planet to a cell"
    if s.phase != Phase.HOME:
        assert s.at[s.planet] != OFF, "the ship is on the map (FT-SETUP-01)"
    assert s.drawn == NONE or s.at[s.drawn] == OFF, "a drawn planet is not yet on the map (FT-EXPLORE-02)"
    assert (s.drawn != NONE) == (s.phase in (Phase.PLACE, Phase.HAVEN)), "a planet is drawn to be placed"
    assert (s.fine > 0) <= (s.phase in (Phase.FINE, Phase.LOSE, Phase.OVER)), "a fine is paid at once (FT-POLICE-13)"


RULEBOOK = Rulebook(
    facts=FACTS,
    state=State,
    content=Content,
    phases=Phase,
    clauses=Clause,
    actions=ACTIONS,
    events=EVENTS,
    options=OPTIONS,
    rules=Rules(set_up, judge, legal, apply, score, won, ending, blind, observe, measure),
    presentation=PRESENTATION,
    layout=LAYOUT,
    load_content=load_content,
    longest=longest,
    chance=chance_words,
    check_invariants=check_invariants,
    scratch=SCRATCH,
)
