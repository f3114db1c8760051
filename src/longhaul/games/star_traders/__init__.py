"""Star Traders: corporations, markets, fleets, combat, blockades, influence. For 2 to 4 players."""

from collections.abc import Mapping
from typing import Any

from longhaul.core.compiled_game import Rules
from longhaul.core.options import Choice, Number, Switch
from longhaul.core.rulebook import Facts, Rulebook
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import FACTORIES, GOODS, LAST_DECISION, NO_DESIGN, OFF, SHIPS, Phase
from longhaul.games.star_traders.content import chance_words, load_content
from longhaul.games.star_traders.events import EVENTS
from longhaul.games.star_traders.flow import apply
from longhaul.games.star_traders.knowledge import OBSERVATION, blind, observe
from longhaul.games.star_traders.layout import LAYOUT
from longhaul.games.star_traders.legality import judge, legal
from longhaul.games.star_traders.messages import PRESENTATION
from longhaul.games.star_traders.rules.fleet.ships import capacity, integrity, load
from longhaul.games.star_traders.rules.fleet.swaps import stock, storage
from longhaul.games.star_traders.rules.influence import worked_out_level
from longhaul.games.star_traders.rules.scoring import ending, measure, score, won
from longhaul.games.star_traders.rules.trade import armour_left
from longhaul.games.star_traders.scratch import SCRATCH
from longhaul.games.star_traders.setup import setup
from longhaul.games.star_traders.state import ACTIONS, Content, State

FACTS = Facts(
    id="star-traders",
    name="Star Traders",
    prefix="ST",
    version=3,
    seats=(2, 4),
    default_seats=4,
    minutes=120,
    hidden=False,
    endings=("a-corporation-has-reached-the-victory-level", "the-last-round-has-been-played"),
    observation=OBSERVATION,
    irreversible=("call_off", "dismiss"),
    figures=("rounds", "levels_bought", "levels_by_blockade", "tolls_built", "factories_built"),
    compared="board",
)

OPTIONS = (
    Choice("board", "quick", ("quick", "laid")),
    Number("regions", 3, 2, 3),
    Number("victory_level", 10, 3, 30),
    Number("round_cap", 60, 5, 200),
    Switch("more_objects"),
    Switch("exploration"),
    Switch("territory"),
    Switch("precise_hits"),
    Switch("temporary_loss"),
    Switch("flagship_blockades"),
    Choice("owner_doubling", "always", ("always", "positive")),
    Choice("outpost_session", "single", ("single", "both")),
    Choice("blockade_markers", "per_round", ("per_round", "per_roll")),
    Choice("targeting", "allowed", ("allowed", "never")),
)


def longest(options: Mapping[str, int], seats: int) -> int:
    """An upper bound: almost every decision costs movement, tokens, credits or cards."""
    return 200 + options["round_cap"] * seats * 4_000


def check_invariants(c: Content, s: Any) -> None:
    """Assert the invariants that no action may break."""
    seats = range(int(s.seats))
    assert (s.credits >= 0).all(), "nobody has debts (ST-GEN-05)"
    assert all(0 <= s.tokens[seat] <= s.level[seat] for seat in seats), "tokens within the level (ST-INF-06)"
    assert s.stale == 0 and all(s.level[seat] == worked_out_level(c, s, seat) for seat in seats), "ST-GEN-09"
    assert (s.price >= c.price_floor).all() or s.rounds == 0, "no price below the floor (ST-MKT-07)"
    assert s.phase <= LAST_DECISION, "someone decides, or it is over"
    units = s.hold.sum(axis=0) + s.factory_stock.sum(axis=0) + s.supply
    assert (units == c.commodities).all() and (s.hold >= 0).all() and (s.supply >= 0).all(), "units come from the bags"
    assert armour_left(c, s) >= 0 and (s.armour >= 0).all() and (s.damage >= 0).all()
    for ship in range(SHIPS):
        if s.design[ship] == NO_DESIGN:
            assert s.at[ship] == OFF and s.crew[ship] == 0 and not s.fitted[ship].any() and not s.hold[ship].any()
        elif s.phase not in (Phase.SWAP, Phase.OVERFLOW):
            assert load(s, ship) <= capacity(c, s, ship), "cargo within the hold (ST-TRADE-14)"
            sinking = s.phase in (Phase.SALVAGE, Phase.SALVAGE_AGAIN, Phase.SPOILS, Phase.HAVEN) and ship == s.foe
            assert sinking or integrity(c, s, ship) >= 0, "below 0 is destroyed (ST-CMB-09)"
    for seat in seats:
        ranks = sorted(int(s.priority[ship]) for ship in range(3 * seat, 3 * seat + 3) if s.design[ship] != NO_DESIGN)
        assert ranks == list(range(1, len(ranks) + 1)), "each ship has a number of its own (ST-PRI-03)"
    _conserved_cards(c, s)


def _conserved_cards(c: Content, s: Any) -> None:
    in_play = sum(int(s.design[ship]) not in (0, NO_DESIGN) for ship in range(SHIPS))
    shown = {1: 0, 2: 0} | ({int(s.deal): int(s.shown)} if s.phase == Phase.DRAW else {})
    assert s.fleet_pile.sum() + s.fleet_queued + in_play + shown[1] == c.copies.sum(), "no fleet card is lost"
    crew = sum(int(members).bit_count() for members in s.crew)
    assert s.crew_pile.sum() + s.crew_queued + crew + shown[2] == c.crew_copies.sum(), "no crew card is lost"
    for upgrade in range(len(s.upgrades_left)):
        fitted = int((s.fitted[:, upgrade] > 0).sum())
        assert s.upgrades_left[upgrade] + fitted == c.upgrade_copies[upgrade], "no upgrade is lost (ST-UPG-12)"
    for factory in range(FACTORIES):
        if s.factory_owner[factory] > 0 and s.phase != Phase.OVERFLOW:
            assert stock(s, factory) <= storage(c, s, factory), "stock within storage (ST-FAC-08)"
    assert len(s.supply) == GOODS


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
