"""Star Traders: victory, influence, upkeep, market."""

from typing import Any

import pytest

from longhaul.core.position import Position
from longhaul.games.star_traders.components import NO_DESIGN, OFF, Phase

from .positions import (
    begin,
    blockade,
    dice,
    draws,
    events_named,
    fleet,
    galaxy,
    idle,
    index,
    own,
    play,
    sector,
    station,
    texts,
    turn_of,
    why_not,
)


# Victory --------------------------------------------------------------------------------------
def levels(position: Position, **given: Any) -> None:
    for seat, level in given.items():
        position.state.level[int(seat[1:])] = level


@pytest.mark.clause("ST-WIN-01", "ST-WIN-02", "ST-WIN-03")
def test_the_highest_level_of_ten_or_more_wins_when_a_round_begins() -> None:
    position = galaxy()
    levels(position, p1=10, p2=13)
    begin(position)
    assert position.winners == [2] and position.ending.startswith("a-corporation")


@pytest.mark.clause("ST-WIN-02")
def test_nine_is_not_enough() -> None:
    position = galaxy()
    levels(position, p1=9)
    assert begin(position).phase == "influence" and position.state.rounds == 2


@pytest.mark.clause("ST-WIN-04", "ST-WIN-03")
def test_s43_a_shared_top_wins_nothing() -> None:
    position = galaxy()
    levels(position, p0=12, p1=12, p2=10)
    assert begin(position).phase == "influence"
    levels(position, p1=13)
    assert begin(position).winners == [1]


@pytest.mark.clause("ST-WIN-05", "ST-WIN-06", "ST-BLK-28")
def test_s42_a_blockaded_owner_cannot_win_but_another_may() -> None:
    position = galaxy()
    levels(position, p0=11, p1=10)
    position.state.owner[sector("0.8")] = 1
    blockade(position, 2, "0.8")
    assert begin(position).winners == [1]
    position = galaxy()
    levels(position, p0=11, p1=9)
    position.state.owner[sector("0.8")] = 1
    blockade(position, 2, "0.8")
    assert begin(position).phase == "influence"


@pytest.mark.clause("ST-WIN-07")
def test_another_victory_level() -> None:
    position = galaxy(victory_level=6)
    levels(position, p3=6)
    assert begin(position).winners == [3]


def test_at_the_last_round_level_and_then_credits_decide() -> None:
    position = galaxy(round_cap=5)
    position.state.rounds = 5
    levels(position, p1=4, p2=4)
    position.state.credits[:] = (900, 10, 30, 0)
    assert begin(position).winners == [2] and "last-round" in position.ending


# Influence ------------------------------------------------------------------------------------
@pytest.mark.clause("ST-INF-01", "ST-INF-02", "ST-INF-06", "ST-INF-08", "ST-GEN-03", "ST-INF-04")
def test_s06_a_token_or_income_in_turn_order() -> None:
    position = galaxy()
    position.state.first = 2
    position.state.credits[:] = 25
    begin(position)
    asked = []
    while position.phase == "influence":
        asked.append(position.seat)
        assert texts(position) == ["take_token", "take_income"] and why_not(position, "done") == "ST-INF-01"
        play(position, "take_income" if position.seat == 3 else "take_token")
    assert asked == [2, 3, 0, 1]
    assert position.state.credits[3] == 30 and list(position.state.tokens) == [1, 1, 1, 0]
    assert position.phase == "manipulate"  # who took a token turns none in


@pytest.mark.clause("ST-INF-02", "ST-INF-03", "ST-GEN-11")
def test_s07_income_and_tokens_turned_in() -> None:
    position = galaxy()
    s = position.state
    s.level[:], s.tokens[:], s.credits[:] = 4, 3, 0
    begin(position)
    play(position, "take_income", "exchange", "exchange", "exchange")
    assert s.credits[0] == 35 and s.tokens[0] == 0 and s.level[0] == 4 and position.seat == 1
    play(position, "take_income")
    assert why_not(position, "take_token") == "ST-INF-03"
    play(position, "exchange", "done")
    assert s.credits[1] == 25 and s.tokens[1] == 2


@pytest.mark.clause("ST-INF-04", "ST-INF-05", "ST-INF-06")
def test_s08_at_the_limit_there_is_nothing() -> None:
    position = galaxy()
    s = position.state
    s.level[:], s.tokens[:] = 4, (4, 3, 4, 4)
    begin(position)
    assert position.seat == 1
    play(position, "take_token")
    assert list(s.tokens) == [4, 4, 4, 4] and position.phase == "manipulate"


@pytest.mark.clause("ST-INF-07", "ST-ACQ-09", "ST-GEN-09", "ST-GEN-10")
def test_s09_tokens_above_a_lowered_level_are_discarded() -> None:
    position = galaxy()
    s = position.state
    own(position, 0, "0.8", "12.4")
    assert s.level[0] == 6
    s.tokens[0], s.credits[1] = 5, 500
    turn_of(position, station(position, 1, 0, 0, "0.8"))
    play(position, "purchase")
    assert (
        s.level[0] == 2
        and s.tokens[0] == 2
        and events_named(position, "discarded") == [{"tokens": 3, "with_flagship": 0}]
    )
    assert s.level[1] == 5 and s.credits[1] == 40


@pytest.mark.clause("ST-INF-09", "ST-TOLL-08", "ST-TOLL-13", "ST-INF-06")
def test_s54_stations_add_to_income_or_to_tokens() -> None:
    position = galaxy()
    s = position.state
    for station_, at in enumerate(("1.1", "9.1")):  # influence 3 and 2
        s.toll_owner[station_], s.toll_at[station_], s.toll_to[station_] = 1, sector(at), sector(at) + 1
        s.toll_markers[station_] = 2
    s.level[0], s.tokens[0], s.credits[0] = 3, 1, 0
    begin(position)
    twin = position.copy()
    play(position, "take_income")
    assert s.credits[0] == 40
    play(twin, "take_token")
    assert twin.state.tokens[0] == 3 and events_named(twin, "tokens")[0]["gained"] == 2


# Upkeep ---------------------------------------------------------------------------------------
def poor(position: Position) -> None:
    """A Freighter, a Merchantman, a factory, a station, and 35 credits."""
    s = position.state
    fleet(position, 0, 2, "freighter", "0.1")
    fleet(position, 0, 3, "merchantman", "0.1")
    s.hold[2, 0], s.crew[2], s.supply[0] = 3, 1, 57
    s.crew_pile[0] -= 1
    s.factory_owner[0], s.factory_at[0] = 1, sector("0.4")
    s.toll_owner[0], s.toll_at[0], s.toll_to[0], s.toll_markers[0] = 1, sector("0.1"), sector("0.2"), 1
    s.credits[:], s.tokens[:] = (35, 0, 0, 0), 0


@pytest.mark.clause("ST-UPK-01", "ST-UPK-02", "ST-UPK-03", "ST-UPK-05", "ST-UPK-06", "ST-UPK-07", "ST-UPK-08")
@pytest.mark.clause("ST-FAC-06", "ST-TOLL-07", "ST-UPK-10")
def test_s10_what_cannot_be_paid_is_lost() -> None:
    position = galaxy()
    poor(position)
    s = position.state
    begin(position, Phase.NEXT_UPKEEP)
    assert position.phase == "upkeep" and why_not(position, "pay_ship:1") == "ST-UPK-10"
    assert why_not(position, "done") == "ST-UPK-07"
    play(position, "pay_ship:2")
    assert s.credits[0] == 15 and why_not(position, "pay_ship:3") == "ST-UPK-02"
    play(position, "pay_factory:0", "pay_station:0")
    assert s.credits[0] == 0 and s.design[2] == NO_DESIGN and s.at[2] == OFF
    assert s.design[1] == index("design", "freighter")
    assert s.fleet_queued == 1 and s.fleet_queue[0] == index("design", "merchantman")
    assert s.crew_queued == 1 and s.supply[0] == 60 and s.hold[2].sum() == 0
    assert s.factory_owner[0] == 1 and s.toll_owner[0] == 1


@pytest.mark.clause("ST-UPK-04", "ST-UPK-05", "ST-UPK-12", "ST-GEN-07")
def test_a_fleet_ship_may_be_dismissed_a_factory_not() -> None:
    position = galaxy()
    poor(position)
    s = position.state
    s.credits[0] = 100
    begin(position, Phase.NEXT_UPKEEP)
    assert position.seat == 0 and {"dismiss:2", "dismiss:3"} <= set(texts(position))
    play(position, "dismiss:2")
    assert why_not(position, "dismiss:2") == "ST-UPK-04"
    play(position, "pay_ship:3")
    assert s.credits[0] == 100 - 20 - 10 - 5  # the rest is paid by itself
    assert s.design[1] == NO_DESIGN and s.priority[2] == 2


@pytest.mark.clause("ST-UPK-05", "ST-UPK-07")
def test_ships_that_are_let_go_leave_at_once_and_in_that_order() -> None:
    position = galaxy()
    poor(position)
    s = position.state
    play(begin(position, Phase.NEXT_UPKEEP), "dismiss:3")
    assert s.design[2] == NO_DESIGN and s.supply[0] == 60 and position.phase == "upkeep"
    play(position, "dismiss:2")
    assert [position.words["design"][card] for card in s.fleet_queue[:2]] == ["merchantman", "freighter"]


@pytest.mark.clause("ST-UPK-07")
def test_with_money_for_all_only_ships_are_asked_about() -> None:
    position = galaxy()
    poor(position)
    s = position.state
    s.credits[0] = 20 + 20 + 10 + 5
    begin(position, Phase.NEXT_UPKEEP)
    assert s.credits[0] == 20 + 20  # ruling L-11
    assert set(texts(position)) == {"pay_ship:2", "pay_ship:3", "dismiss:2", "dismiss:3"}


@pytest.mark.clause("ST-UPK-08", "ST-UPK-09", "ST-GEN-05")
def test_without_money_everything_goes_and_nobody_gets_into_debt() -> None:
    position = galaxy()
    poor(position)
    s = position.state
    s.factory_stock[0, 1], s.supply[1] = 2, 58
    s.credits[0] = 4
    begin(position, Phase.NEXT_UPKEEP)
    assert s.credits[0] == 4 and s.factory_owner[0] == 0 and s.toll_owner[0] == 0 and s.toll_markers[0] == 0
    assert s.supply[1] == 60 and s.design[1] == NO_DESIGN == s.design[2]


@pytest.mark.clause("ST-UPK-10")
def test_flagships_sites_crew_and_upgrades_cost_nothing() -> None:
    position = galaxy()
    own(position, 0, "0.4", "0.8")
    position.state.fitted[0, 2], position.state.crew[0] = 1, 3
    idle(position)
    begin(position, Phase.NEXT_UPKEEP)
    assert position.phase == "travel" and position.state.credits[0] == 0


@pytest.mark.clause("ST-UPK-11", "ST-ACTV-01", "ST-ACTV-02", "ST-ACTV-03", "ST-HIRE-10")
def test_a_new_ship_pays_before_it_is_turned_up() -> None:
    position = galaxy()
    s = position.state
    ship = fleet(position, 0, 2, "courier", "0.1", active=False)
    s.credits[:], s.tokens[:] = (30, 0, 0, 0), 0
    begin(position, Phase.NEXT_UPKEEP)
    assert s.active[ship] == 0
    play(position, "pay_ship:2")
    assert s.active[ship] == 1 and s.credits[0] == 20


@pytest.mark.clause("ST-GEN-04")
def test_a_purser_spares_a_ship_its_upkeep() -> None:
    position = galaxy()
    s = position.state
    ship = fleet(position, 0, 2, "freighter", "0.1")
    s.crew[ship] = 1 << index("post", "purser")
    s.credits[:], s.tokens[:] = 0, (1, 0, 0, 0)
    begin(position, Phase.NEXT_UPKEEP)
    assert position.phase == "purser"
    play(position, "confirm", "pay_ship:2")
    assert s.tokens[0] == 0 and s.credits[0] == 0 and s.design[ship] != NO_DESIGN


def test_repair_drones_mend_even_a_disabled_ship() -> None:
    position = galaxy()
    s = position.state
    s.fitted[0, index("upgrade", "repair-drones")], s.damage[0] = 2, 4
    idle(position)
    begin(position, Phase.NEXT_UPKEEP)
    assert s.damage[0] == 2


# Market ---------------------------------------------------------------------------------------
@pytest.mark.clause("ST-MKT-01", "ST-MKT-02", "ST-MKT-03", "ST-MKT-04", "ST-MKT-06", "ST-MKT-09", "ST-GEN-01")
def test_s12_tokens_first_then_the_dice() -> None:
    position = galaxy()
    s = position.state
    s.tokens[:], s.credits[:] = (1, 1, 0, 0), 0
    begin(position, Phase.NEXT_MARKET)
    assert position.seat == 0
    play(dice(position, 1), "manipulate:yellow:down")
    assert position.seat == 1
    play(draws(position, 1, 4, 1, 3), "manipulate:blue:down")  # a 2; then +2, -2, +1
    assert list(s.price) == [4, 1, 7] and list(s.tokens) == [0, 0, 0, 0] and position.phase == "travel"


@pytest.mark.clause("ST-MKT-07")
def test_s13_no_price_falls_below_one() -> None:
    position = galaxy()
    s = position.state
    s.price[:], s.tokens[:] = (3, 5, 5), (2, 0, 0, 0)
    begin(position, Phase.NEXT_MARKET)
    play(dice(position, 6), "manipulate:red:down")
    assert s.price[0] == 1
    play(draws(position, 1, 3, 3), "done")
    assert s.price[0] == 1


@pytest.mark.clause("ST-MKT-05", "ST-MKT-08")
def test_a_player_goes_on_while_there_are_tokens_and_a_pass_is_final() -> None:
    position = galaxy()
    s = position.state
    s.tokens[:], s.price[:] = (3, 1, 0, 0), (95, 5, 5)
    begin(position, Phase.NEXT_MARKET)
    play(dice(position, 8, 3), "manipulate:red:up", "manipulate:blue:up")
    assert list(s.price) == [99, 8, 5] and position.seat == 0
    assert why_not(position, "take_income") == "ST-MKT-05"
    play(position, "done")
    assert position.seat == 1 and s.tokens[0] == 1
    play(position, "done")
    assert position.phase == "travel"
