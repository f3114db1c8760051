"""Star Traders: blockades."""

from typing import Any

import pytest

from longhaul.core.position import Position
from longhaul.games.star_traders.components import NO_DESIGN, Phase
from longhaul.games.star_traders.phases import advance
from longhaul.games.star_traders.rules.blockade import roll_bonus, target_number

from .positions import (
    blockade,
    dice,
    events_named,
    fleet,
    galaxy,
    index,
    own,
    play,
    sector,
    station,
    texts,
    turn_of,
    why_not,
)


def siege(site: str = "9.2", ships: int = 1, **options: Any) -> Position:
    """Seat 0 blockades a site (9.2: population 3, size 5, target 8) with fleet ships, declared in round 1; round 2."""
    position = galaxy(**options)
    s = position.state
    for slot in range(2, 2 + ships):
        fleet(position, 0, slot, "corvette", site)
    blockade(position, 0, site)
    s.rounds = 2
    return turn_of(position, 1)


def pass_all(position: Position) -> None:
    while position.phase in ("act", "siege"):
        play(position, "done")


@pytest.mark.clause("ST-BLK-01", "ST-BLK-02", "ST-BLK-03", "ST-SITE-07", "ST-BLK-06")
def test_a_fleet_ship_declares_and_rolls_from_the_next_round_on() -> None:
    position = galaxy()
    s = position.state
    ship = fleet(position, 0, 2, "corvette", "9.2")
    turn_of(position, ship)
    play(position, "declare")
    at = sector("9.2")
    assert s.blockader[at] == 1 and s.since[at] == 1 and position.phase != "siege"
    turn_of(position, ship)
    assert why_not(position, "roll") == "ST-BLK-06"
    s.rounds = 2
    assert not why_not(position, "roll")
    turn_of(position, station(position, 0, 0, 0, "12.4"))
    assert why_not(position, "declare") == "ST-BLK-03"


@pytest.mark.clause("ST-BLK-03")
def test_flagships_declare_if_so_agreed() -> None:
    position = galaxy(flagship_blockades=True)
    turn_of(position, station(position, 0, 0, 0, "12.4"))
    assert not why_not(position, "declare")


@pytest.mark.clause("ST-BLK-01", "ST-BLK-06", "ST-BLK-27", "ST-CMB-01")
def test_s40_no_declaration_and_no_roll_while_others_are_about() -> None:
    position = galaxy()
    ship = fleet(position, 0, 2, "corvette", "9.2")
    enemy = fleet(position, 1, 2, "interceptor", "9.2", active=False)
    turn_of(position, ship)
    assert why_not(position, "declare") == "ST-BLK-01"  # an inactive ship threatens too
    position = siege(ships=2)
    enemy = fleet(position, 1, 2, "interceptor", "9.2")
    s = position.state
    s.steps[1, 1] = 3
    assert why_not(position, "roll") == "ST-BLK-06"
    play(dice(position, 8, 1), "attack:1:2")
    assert s.design[enemy] == NO_DESIGN
    turn_of(position, 2)
    assert not why_not(position, "roll")


@pytest.mark.clause("ST-BLK-04", "ST-BLK-21", "ST-BLK-22")
def test_a_blockading_ship_rolls_attacks_or_ends_its_part() -> None:
    position = siege()
    s = position.state
    blockade(position, 0, "9.2", support=2, hinder=1)
    assert set(texts(position)) == {"roll", "call_off", "done"} and why_not(position, "enter") == "ST-BLK-04"
    play(position, "call_off")
    at = sector("9.2")
    assert s.blockader[at] == s.support[at] == s.hinder[at] == 0 and position.state.ship != 1
    turn_of(position, 0)
    assert why_not(position, "call_off") == "ST-BLK-21"


@pytest.mark.clause("ST-BLK-05", "ST-TRV-05", "ST-TRV-10", "ST-BLK-20")
def test_blockades_do_not_hinder_movement_and_end_when_the_last_ship_leaves() -> None:
    position = siege(ships=2)
    s = position.state
    enemy = station(position, 1, 0, 0, "9.1")
    turn_of(position, enemy, Phase.TRAVEL, moves=3)
    play(position, "sector:9.2", "sector:9.4")
    turn_of(position, 1, Phase.TRAVEL, moves=3)
    play(position, "sector:9.1")
    assert s.blockader[sector("9.2")] == 1
    turn_of(position, 2, Phase.TRAVEL, moves=3)
    play(position, "sector:9.1")
    assert s.blockader[sector("9.2")] == 0 and events_named(position, "lifted") == [{"sector": "9.2"}]


@pytest.mark.clause("ST-BLK-07", "ST-BLK-08", "ST-BLK-09", "ST-BLK-10", "ST-BLK-11", "ST-BLK-13", "ST-BLK-15")
@pytest.mark.clause("ST-BLK-12", "ST-BLK-17", "ST-BLK-18")
def test_s36_tokens_then_a_roll_that_fails() -> None:
    position = siege(ships=2)
    s = position.state
    s.tokens[:], s.level[:] = (2, 0, 0, 1), 3
    play(position, "roll")
    assert position.phase == "siege" and position.seat == 0 and why_not(position, "take_income") == "ST-BLK-13"
    play(position, "support", "support")
    assert position.seat == 3
    play(dice(position, 1), "hinder")
    assert events_named(position, "blockade_roll") == [{"roll": 1, "bonus": 3, "target": 9, "ship": "0.2"}]
    at = sector("9.2")
    assert (s.support[at], s.hinder[at]) == (2, 1) and position.phase == "act"  # markers come after all ship turns
    pass_all(position)
    assert (s.support[at], s.hinder[at]) == (4, 1)


@pytest.mark.clause("ST-BLK-09", "ST-BLK-16", "ST-BLK-24", "ST-BLK-25", "ST-BLK-22", "ST-BLK-08")
def test_s37_an_owned_site_becomes_neutral() -> None:
    position = siege(ships=2)
    s = position.state
    own(position, 3, "9.2")
    assert s.level[3] == 5
    blockade(position, 0, "9.2", support=6)
    play(dice(position, 1), "roll")
    at = sector("9.2")
    assert events_named(position, "blockade_roll") == [{"roll": 1, "bonus": 7, "target": 8, "ship": "0.2"}]
    assert s.owner[at] == 0 and s.level[3] == 1 and s.level[0] == 1 and s.blockader[at] == 0
    turn_of(position, 2)
    assert why_not(position, "declare") == "ST-BLK-25"
    s.rounds += 1
    assert not why_not(position, "declare")


@pytest.mark.clause("ST-BLK-16")
def test_markers_of_both_sides_cancel_out() -> None:
    position = siege()
    c, s, at = position.content.record, position.state, sector("9.2")
    sums = []
    for support, hinder in ((4, 1), (3, 0)):
        s.support[at], s.hinder[at] = support, hinder
        sums.append(int(roll_bonus(c, s, at, 1) - target_number(c, s, at)))
    assert sums[0] == sums[1]


@pytest.mark.clause("ST-BLK-23", "ST-ACQ-08")
def test_a_neutral_site_is_won() -> None:
    position = siege()
    s = position.state
    play(dice(position, 8), "roll")
    assert s.owner[sector("9.2")] == 1 and s.level[0] == 1 + 4


@pytest.mark.clause("ST-BLK-14")
def test_blockader_supports_owner_hinders_others_as_they_like() -> None:
    position = siege()
    s = position.state
    own(position, 1, "9.2")
    s.tokens[:], s.level[:] = 1, 5
    play(position, "roll")
    assert why_not(position, "hinder") == "ST-BLK-14"
    play(position, "done")
    assert position.seat == 1 and why_not(position, "support") == "ST-BLK-14"
    play(position, "done")
    assert {"support", "hinder"} <= set(texts(position))


@pytest.mark.clause("ST-CREW-09")
def test_a_diplomat_doubles_a_token_and_a_net_helps_the_roll() -> None:
    position = siege()
    s = position.state
    s.crew[1], s.tokens[:], s.level[:] = 1 << index("post", "diplomat"), (2, 0, 0, 0), 5
    s.fitted[1, index("upgrade", "siege-net")] = 2
    play(position, "roll", "use:diplomat")
    assert why_not(position, "done") == "ST-BLK-13"
    play(position, "support")
    assert s.support[sector("9.2")] == 2 and s.tokens[0] == 1
    play(dice(position, 4), "done")
    assert events_named(position, "blockade_roll") == [{"roll": 4, "bonus": 4, "target": 8, "ship": "0.2"}]


@pytest.mark.clause("ST-BLK-11")
def test_failure_markers_after_every_roll_if_so_agreed() -> None:
    position = siege(ships=2, blockade_markers="per_roll")
    play(dice(position, 1), "roll")
    assert position.state.support[sector("9.2")] == 2
    pass_all(position)
    assert position.state.support[sector("9.2")] == 2


@pytest.mark.clause("ST-BLK-19", "ST-CMB-01")
@pytest.mark.parametrize(("support", "left"), [(3, 1), (1, 0)])
def test_s39_threats_wear_a_blockade_down(support: int, left: int) -> None:
    position = siege()
    s = position.state
    blockade(position, 0, "9.2", support=support)
    fleet(position, 1, 2, "courier", "9.2")
    wreck = fleet(position, 2, 2, "courier", "9.2")
    s.damage[wreck] = 2
    s.phase = Phase.ROUND_END
    advance(position.content.record, s, None)
    assert s.support[sector("9.2")] == left


@pytest.mark.clause("ST-BLK-20")
def test_a_blockade_ends_when_its_last_ship_is_disabled() -> None:
    position = siege()
    s = position.state
    enemy = fleet(position, 1, 2, "destroyer", "9.2")
    turn_of(position, enemy)
    play(dice(position, 8, 1), "attack:0:2")  # damage 3 against hull 3
    assert s.blockader[sector("9.2")] == 0 and events_named(position, "lifted")
