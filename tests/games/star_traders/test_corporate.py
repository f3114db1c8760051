"""Star Traders: toll stations and factories."""

from typing import Any

import pytest

from longhaul.core.position import Position
from longhaul.games.star_traders.components import Phase
from longhaul.games.star_traders.rules.corporate import buy_out, toll_cost
from longhaul.games.star_traders.rules.fleet.swaps import storage

from .positions import blockade, events_named, fleet, galaxy, own, play, sector, station, texts, turn_of, why_not


def board(seat: int = 0, money: int = 500, **options: Any) -> Position:
    """A seat is about to take its corporate action."""
    position = galaxy(**options)
    s = position.state
    s.credits[:] = 0
    s.credits[seat], s.seat, s.phase, s.turn = money, seat, Phase.CORPORATE, seat + 1
    return position


def build(position: Position, station_: int, seat: int, at: str, to: str, markers: int = 1) -> None:
    s = position.state
    s.toll_owner[station_], s.toll_at[station_], s.toll_to[station_] = seat + 1, sector(at), sector(to)
    s.toll_markers[station_] = markers


@pytest.mark.clause("ST-CORP-01", "ST-CORP-02", "ST-CORP-04", "ST-CORP-05")
def test_one_corporate_action_each_with_no_ship_about() -> None:
    position = board()
    s = position.state
    s.credits[:] = 300
    asked = []
    while position.phase == "corporate":
        asked.append(position.seat)
        assert why_not(position, "enter") == "ST-CORP-01"
        play(position, "build_factory", "sector:8.4")
    assert asked == [0, 1, 2, 3] and list(s.credits) == [200] * 4


@pytest.mark.clause("ST-TOLL-01", "ST-TOLL-02", "ST-TOLL-03", "ST-TOLL-04")
def test_a_station_on_a_line_of_the_region_that_is_named() -> None:
    position = board(money=175)
    s = position.state
    twin = position.copy()
    play(position, "build_toll")
    assert why_not(position, "sector:1.7") == "ST-TOLL-01"
    play(position, "sector:0.2")  # a region of influence 4
    assert why_not(position, "sector:0.4") == "ST-TOLL-01"
    play(position, "sector:1.3")
    assert s.credits[0] == 0 and s.toll_markers[0] == 1 and s.toll_at[0] == sector("0.2")
    play(twin, "build_toll", "sector:1.3", "sector:0.2")  # the same line, named from a region of influence 3
    assert twin.state.credits[0] == 25
    twin.state.credits[1] = 500
    twin.state.phase, twin.state.seat = Phase.CORPORATE, 1
    play(twin, "build_toll", "sector:0.2")
    assert why_not(twin, "sector:1.3") == "ST-TOLL-01"  # one to a line


@pytest.mark.clause("ST-TOLL-03", "ST-TOLL-09")
def test_the_table_of_costs() -> None:
    position = galaxy()
    c, s = position.content.record, position.state
    build(position, 0, 1, "0.1", "0.2")
    for influence in range(1, 7):
        s.influence[0] = influence
        assert toll_cost(c, s, 0) == 75 + 25 * influence
        for markers in (1, 2, 3):
            s.toll_markers[0] = markers
            assert buy_out(c, s, 0) == 2 * markers * (75 + 25 * influence)


@pytest.mark.clause("ST-TOLL-02", "ST-TOLL-12", "ST-TOLL-13", "ST-TOLL-05")
def test_only_ones_own_station_is_improved() -> None:
    position = board(money=175)
    build(position, 0, 0, "0.1", "0.2")
    build(position, 1, 1, "0.2", "0.3")
    assert why_not(position, "improve_toll:1") == "ST-TOLL-12"
    play(position, "improve_toll:0")
    assert position.state.toll_markers[0] == 2 and position.state.credits[0] == 0


@pytest.mark.clause("ST-CORP-03", "ST-TOLL-09", "ST-TOLL-10")
def test_a_station_is_bought_from_its_owner_without_asking() -> None:
    position = board(money=700)
    build(position, 0, 1, "0.1", "0.2", markers=2)
    s = position.state
    assert why_not(position, "buy_toll:3") == "ST-TOLL-09"
    play(position, "buy_toll:0")
    assert (s.credits[0], s.credits[1], s.toll_owner[0], s.toll_markers[0]) == (0, 0, 1, 2)
    assert position.phase != "corporate" or position.seat != 0


@pytest.mark.clause("ST-FAC-01", "ST-FAC-02", "ST-FAC-03", "ST-FAC-04", "ST-FAC-05", "ST-PERK-04")
def test_s55_as_many_factories_as_people() -> None:
    position = board(money=100)
    s = position.state
    own(position, 0, "5.6")
    s.factory_owner[0], s.factory_at[0] = 2, sector("5.6")  # Lumen: population 2
    play(position, "build_factory")
    assert why_not(position, "sector:0.8") == "ST-FAC-01"
    play(position, "sector:5.6")
    assert s.credits[0] == 0  # at its full price
    s.credits[2], s.seat, s.phase = 500, 2, Phase.CORPORATE
    play(position, "build_factory")
    assert why_not(position, "sector:5.6") == "ST-FAC-02"
    play(position, "sector:8.4")
    s.seat, s.phase, s.credits[2] = 2, Phase.CORPORATE, 500
    play(position, "build_factory", "sector:8.4")
    assert (s.factory_at == sector("8.4")).sum() == 2 and not any(
        text.startswith("buy_factory") for text in texts(position)
    )


@pytest.mark.clause("ST-FAC-07", "ST-FAC-08", "ST-FAC-11", "ST-CORP-05")
def test_s55_a_factory_holds_the_planets_influence_or_twice_that() -> None:
    position = board(money=0)
    c, s = position.content.record, position.state
    for factory, at in enumerate(("5.6", "0.4")):
        s.factory_owner[factory], s.factory_at[factory] = 1, sector(at)
    for _ in range(3):
        s.seat, s.phase, s.turn = 0, Phase.CORPORATE, 1
        if not why_not(position, "produce"):
            play(position, "produce", "colour:red", "colour:blue")
    assert [list(stock) for stock in s.factory_stock[:2]] == [[2, 0, 0], [0, 2, 0]] and storage(c, s, 0) == 2
    assert list(s.supply) == [58, 58, 60]
    s.seat, s.phase, s.turn = 0, Phase.CORPORATE, 1
    assert why_not(position, "produce") == "ST-FAC-11"
    own(position, 0, "5.6")
    assert storage(c, s, 0) == 4
    s.supply[1] = 0
    play(position, "produce")
    assert why_not(position, "colour:blue") == "ST-FAC-11"
    play(position, "colour:yellow")
    assert list(s.factory_stock[0]) == [2, 0, 1]


@pytest.mark.clause("ST-FAC-09", "ST-FAC-10", "ST-SITE-05", "ST-TRADE-17", "ST-FAC-14")
def test_a_ship_loads_from_its_owners_factories() -> None:
    position = galaxy()
    s = position.state
    for factory in (0, 1):
        s.factory_owner[factory], s.factory_at[factory], s.factory_stock[factory] = 1, sector("0.4"), (1, 0, 1)
    s.factory_owner[2], s.factory_at[2], s.factory_stock[2] = 2, sector("0.4"), (0, 2, 0)
    s.last_trade[0] = 0
    play(turn_of(position, 0), "enter")
    assert why_not(position, "load:blue") == "ST-FAC-09"
    play(position, "load:red")
    assert texts(position) == ["number:1", "number:2"]
    play(position, "number:2")
    assert list(s.hold[0]) == [2, 0, 0] and s.factory_stock[0, 0] == s.factory_stock[1, 0] == 0
    assert list(s.price) == [2, 5, 7] and not s.bought.any()
    assert not any(text.startswith("unload") for text in texts(position))
    blockade(position, 1, "0.4")
    fleet(position, 1, 2, "corvette", "0.4")
    turn_of(position, 0)
    assert why_not(position, "enter") == "ST-ACT-07"


@pytest.mark.clause("ST-FAC-12")
def test_storage_that_shrinks_sends_units_back() -> None:
    position = galaxy()
    s = position.state
    own(position, 0, "5.6")
    s.factory_owner[0], s.factory_at[0], s.factory_stock[0], s.supply[:] = 1, sector("5.6"), (2, 1, 0), (58, 59, 60)
    s.credits[1] = 900
    turn_of(position, station(position, 1, 0, 0, "5.6"))
    play(position, "purchase")
    assert position.phase == "overflow" and position.seat == 0
    play(position, "pick:red")
    assert list(s.factory_stock[0]) == [1, 1, 0] and s.supply[0] == 59
    assert events_named(position, "spilled") == [{"good": "red", "sector": "5.6"}]


@pytest.mark.clause("ST-FAC-13")
def test_a_blockade_stops_neither_building_nor_production() -> None:
    position = board(money=100)
    s = position.state
    blockade(position, 1, "0.4")
    fleet(position, 1, 2, "corvette", "0.4")
    play(position, "build_factory", "sector:0.4")
    s.seat, s.phase, s.turn = 0, Phase.CORPORATE, 1
    play(position, "produce", "colour:red")
    assert s.factory_stock[0, 0] == 1
