"""Star Traders: encounters, and trade between ships and with sites."""

from typing import Any

import pytest

from longhaul.core.position import Position
from longhaul.games.star_traders.components import BROKER, OUTPOST, Phase
from longhaul.games.star_traders.rules.acquisition import site_price
from longhaul.games.star_traders.rules.trade import modifier, unit_price

from .positions import (
    blockade,
    draws,
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
    visit,
    why_not,
)


# Encounters -----------------------------------------------------------------------------------
@pytest.mark.clause("ST-ACT-02", "ST-SITE-03", "ST-SITE-04", "ST-UPG-01", "ST-IMP-03", "ST-ACT-06")
def test_at_a_planet_anything_goes_in_any_order() -> None:
    position = visit("2.4", money=400, hold=(2, 0, 0))  # Karst: influence 2 in a region of 4
    play(position, "enter", "improve:cargo", "sell:red", "number:2", "buy_upgrade:cargo-pods", "buy:blue", "number:1")
    play(position, "improve:move", "reinforce", "number:1", "draw_crew", "done", "raise_upgrade:cargo-pods")
    assert position.phase == "planet" and why_not(position, "draw_crew") == "ST-CREW-07"
    assert why_not(position, "attack:1:1") == "ST-ACT-02"
    play(position, "done")
    assert position.state.ship != 0 or position.phase != "planet"


@pytest.mark.clause("ST-ACT-05", "ST-CORP-01")
def test_corporate_actions_come_after_all_ships() -> None:
    position = galaxy(seats=2)
    position.state.credits[:] = 300
    turn_of(position, 0)
    play(position, "done")
    assert position.phase == "act" and why_not(position, "build_factory") == "ST-ACT-02"
    play(position, "done")
    assert position.phase == "corporate" and position.seat == 0


@pytest.mark.clause("ST-ACT-07", "ST-ACQ-11", "ST-FAC-14", "ST-BLK-26")
def test_nobody_acts_at_a_blockaded_site() -> None:
    position = visit("0.8", money=900)
    blockade(position, 1, "0.8")
    own(position, 0, "0.8")
    assert why_not(position, "enter") == "ST-ACT-07" and why_not(position, "purchase") == "ST-ACT-07"
    ship = fleet(position, 0, 2, "corvette", "0.8")
    turn_of(position, ship)
    assert why_not(position, "declare") == "ST-BLK-26"


@pytest.mark.clause("ST-SHIP-01", "ST-SHIP-02", "ST-SHIP-03", "ST-SHIP-04", "ST-SHIP-05", "ST-GEN-08")
def test_friendly_ships_exchange_cargo_and_crew() -> None:
    position = galaxy()
    s = position.state
    ship = fleet(position, 0, 2, "courier", "0.4")
    s.hold[0], s.hold[ship], s.crew[0] = (5, 0, 0), (0, 5, 0), 1
    turn_of(position, 0)
    play(position, "meet:2")
    assert {text.split(":")[0] for text in texts(position)} == {"done", "give", "fetch", "give_crew"}
    play(position, "give:red")  # six aboard the Courier for a moment
    assert why_not(position, "done") == "ST-SHIP-04" and why_not(position, "fetch:red") == "ST-SHIP-04"
    play(position, "fetch:blue", "give_crew:engineer", "done")
    assert list(s.hold[0]) == [4, 1, 0] and list(s.hold[ship]) == [1, 4, 0]
    assert s.crew[0] == 0 and s.crew[ship] == 1 and position.seat == 1  # the flagship's action is used


@pytest.mark.clause("ST-SHIP-04")
def test_an_exchange_that_could_not_be_made_good_is_rejected() -> None:
    position = galaxy()
    s = position.state
    ship = fleet(position, 0, 2, "courier", "0.4")
    s.hold[0], s.hold[ship] = (3, 0, 0), (5, 0, 0)
    s.crew[0] = s.crew[ship] = 1
    play(turn_of(position, 0), "meet:2")
    assert why_not(position, "give:red") == "ST-SHIP-04"  # red cannot come back, and there is nothing else
    assert why_not(position, "give_crew:engineer") == "ST-SHIP-04"


@pytest.mark.clause("ST-SHIP-03", "ST-ACTV-05")
def test_both_ships_must_be_fit() -> None:
    position = galaxy()
    ship = fleet(position, 0, 2, "courier", "0.4", active=False)
    turn_of(position, 0)
    assert why_not(position, "meet:2") == "ST-SHIP-03"
    position.state.active[ship], position.state.damage[ship] = 1, 2
    assert why_not(position, "meet:2") == "ST-SHIP-03" == why_not(position, "meet:1")


@pytest.mark.clause("ST-SHIP-06", "ST-CMB-02")
def test_an_opposing_ship_can_only_be_attacked() -> None:
    position = galaxy()
    fleet(position, 0, 2, "courier", "0.4")
    turn_of(position, 0)
    assert "attack:1:1" in texts(position) and why_not(position, "attack:0:2") == "ST-SHIP-06"
    assert why_not(position, "attack:1:2") == "ST-CMB-02"


@pytest.mark.clause("ST-SITE-01", "ST-SITE-02", "ST-HIRE-05", "ST-CREW-03", "ST-UPG-14")
def test_at_an_outpost_one_trades_or_hires_with_tokens() -> None:
    position = visit("0.8", money=100, tokens=2)
    twin = position.copy()
    play(position, "enter", "buy:red", "number:1")
    assert why_not(position, "draw_crew") == "ST-SITE-02" and why_not(position, "improve:hull") == "ST-UPG-14"
    assert why_not(position, "buy_upgrade:jammer") == "ST-UPG-14" and not why_not(position, "buy:blue")
    play(twin, "enter", "draw_crew")
    assert twin.state.shown == 0
    play(twin, "extra_card")
    assert twin.state.shown == 1 and twin.state.tokens[0] == 1
    play(twin, "done", "draw_fleet", "extra_card", "done")
    assert why_not(twin, "buy:red") == "ST-SITE-02"
    poor = visit("0.8", money=100)
    assert why_not(play(poor, "enter"), "draw_fleet") == "ST-HIRE-03"


@pytest.mark.clause("ST-SITE-02")
def test_an_outpost_may_serve_for_both_if_so_agreed() -> None:
    position = visit("0.8", money=100, tokens=2, options={"outpost_session": "both"})
    play(position, "enter", "buy:red", "number:1", "draw_crew", "extra_card", "done")
    assert not why_not(position, "buy:blue")


@pytest.mark.clause("ST-SITE-06", "ST-ACQ-03", "ST-TRADE-18", "ST-ACQ-08", "ST-ACQ-10", "ST-ACQ-07", "ST-ACQ-01")
def test_s33_a_flagship_buys_a_site_and_does_nothing_else() -> None:
    position = visit("0.8", money=250)
    s = position.state
    c = position.content.record
    assert site_price(c, s, sector("0.4")) == 410 and site_price(c, s, sector("0.8")) == 230
    play(position, "purchase")
    assert s.level[0] == 5 and s.credits[0] == 20 and s.owner[sector("0.8")] == 1 and position.seat == 1


@pytest.mark.clause("ST-ACQ-06", "ST-ACQ-07", "ST-ACQ-09", "ST-ACQ-08")
def test_s34_from_another_owner_it_costs_twice() -> None:
    position = visit("0.8", seat=2, money=459)
    own(position, 1, "0.8")
    s = position.state
    money = int(s.credits[1])
    assert why_not(position, "purchase") == "ST-GEN-05"
    s.credits[2] = 460
    play(position, "purchase")
    assert s.credits[2] == 0 and s.level[2] == 5 and s.level[1] == 1 and s.credits[1] == money


@pytest.mark.clause("ST-ACQ-02", "ST-ACQ-12", "ST-ACQ-13", "ST-SITE-07")
def test_only_flagships_buy_and_nobody_buys_twice() -> None:
    position = visit("0.8", money=999)
    own(position, 0, "0.8")
    assert why_not(position, "purchase") == "ST-ACQ-12"
    ship = fleet(position, 0, 2, "corvette", "0.8")
    turn_of(position, ship)
    assert why_not(position, "purchase") == "ST-ACQ-02" and why_not(position, "declare") == "ST-ACQ-12"
    c, s = position.content.record, position.state
    prices = {
        (int(c.worth[int(s.site[n]) - 1]), int(s.influence[n // 8])): int(site_price(c, s, n)) for n in planets(s)
    }
    assert all(price == 50 + 60 * (own_ + region) for (own_, region), price in prices.items())


def planets(s: Any) -> list[int]:
    return [n for n in range(104) if 0 < s.site[n] < OUTPOST]


@pytest.mark.clause("ST-SITE-08", "ST-SITE-09")
def test_owners_and_opposing_ships_do_not_stop_business() -> None:
    position = visit("0.8", money=50)
    own(position, 1, "0.8")
    station(position, 1, 0, 0, "0.8")
    play(position, "enter", "buy:red", "number:1")
    assert position.state.hold[0, 0] == 1


# Trade ----------------------------------------------------------------------------------------
@pytest.mark.clause("ST-TRADE-01", "ST-TRADE-06", "ST-TRADE-09", "ST-TRADE-10", "ST-TRADE-11", "ST-TRADE-12")
@pytest.mark.clause("ST-TRADE-14", "ST-TRADE-02")
def test_s14_a_purchase_lifts_the_market() -> None:
    position = visit("2.4", money=25, price=(4, 5, 7))  # modifier -3
    play(position, "enter", "buy:red")
    assert texts(position) == [f"number:{n}" for n in range(1, 6)]  # the hold takes five
    play(position, "number:5")
    s = position.state
    assert (s.credits[0], s.price[0], s.hold[0, 0], s.supply[0]) == (20, 9, 5, 55)
    assert why_not(position, "buy:blue") == "ST-TRADE-14"


@pytest.mark.clause("ST-TRADE-08", "ST-TRADE-12", "ST-TRADE-15")
def test_s15_the_next_one_pays_more() -> None:
    position = visit("0.8", seat=2, money=25, price=(9, 50, 50))  # modifier -4
    play(position, "enter", "buy:red", "number:5")
    s = position.state
    assert (s.credits[2], s.price[0]) == (0, 14) and why_not(position, "buy:blue") == "ST-TRADE-14"
    poor = visit("0.8", money=24, price=(9, 50, 50))
    play(poor, "enter", "buy:red")
    assert why_not(poor, "number:5") == "ST-TRADE-15" and why_not(visit_again(poor), "buy:yellow") == "ST-TRADE-15"


def visit_again(position: Position) -> Position:
    position.state.phase = Phase.OUTPOST
    return position


@pytest.mark.clause("ST-TRADE-08", "ST-TRADE-09", "ST-TRADE-11")
def test_s16_population_less_influence() -> None:
    position = visit("0.4", money=50, price=(10, 10, 10))  # Marrow: population 3 in a region of 4
    play(position, "enter", "buy:red", "number:5")
    assert position.state.credits[0] == 5 and position.state.price[0] == 15


@pytest.mark.clause("ST-TRADE-13", "ST-MKT-07", "ST-TRADE-06")
def test_s18_a_sale_lowers_the_market_to_its_floor() -> None:
    position = visit("7.3", money=0, price=(1, 1, 4), hold=(0, 0, 7))  # Glass: +2
    s = position.state
    s.supply[2], s.steps[0, 2] = 53, 2
    play(position, "enter", "sell:yellow", "number:7")
    assert (s.credits[0], s.price[2], s.supply[2]) == (42, 1, 60)
    assert why_not(position, "sell:red") == "ST-TRADE-01"


@pytest.mark.clause("ST-TRADE-03")
def test_s19_buyer_or_seller_of_a_colour_for_a_round() -> None:
    position = galaxy()
    s = position.state
    ship = fleet(position, 0, 2, "freighter", "7.3")
    s.hold[ship], s.bought[0], s.credits[0] = (3, 2, 0), 1, 100
    play(turn_of(position, ship), "enter")
    assert why_not(position, "sell:red") == "ST-TRADE-03" and not why_not(position, "sell:blue")
    assert not why_not(position, "buy:red")
    s.sold[0], s.bought[0] = 4, 0
    assert why_not(position, "buy:yellow") == "ST-TRADE-03"


@pytest.mark.clause("ST-PERK-01", "ST-PERK-03", "ST-TRADE-19")
def test_s21_the_owner_has_twice_the_modifier() -> None:
    position = galaxy()
    c, s = position.content.record, position.state
    s.price[:] = 10
    own(position, 1, "1.3")
    at = sector("1.3")
    assert (unit_price(c, s, at, 1, 0), unit_price(c, s, at, 0, 0)) == (4, 7)
    assert modifier(c, s, sector("3.3"), 1) == -3  # only at the site itself
    s.site[sector("9.2")] = index("planet", "jessamy") + 1  # six people in a region of 2
    own(position, 1, "9.2")
    assert (unit_price(c, s, sector("9.2"), 1, 0), unit_price(c, s, sector("9.2"), 0, 0)) == (18, 14)
    s.owner_doubling = 1
    assert unit_price(c, s, at, 1, 0) == 7 and unit_price(c, s, sector("9.2"), 1, 0) == 18


@pytest.mark.clause("ST-TRADE-11", "ST-TRADE-12", "ST-TRADE-13")
def test_s22_a_trip_alone_on_the_market() -> None:
    position = visit("2.4", money=30, price=(6, 6, 6))
    s = position.state
    s.steps[0, 2] = 5
    play(position, "enter", "buy:red", "number:10")
    assert s.credits[0] == 0 and s.price[0] == 16
    s.at[0], s.bought[0] = sector("7.3"), 0
    play(turn_of(position, 0), "enter", "sell:red", "number:10")
    assert s.credits[0] == 180 and s.price[0] == 6


@pytest.mark.clause("ST-TRADE-04", "ST-TRADE-05", "ST-TRADE-02")
def test_a_ship_trades_in_another_region_before_it_comes_back() -> None:
    position = visit("0.8", money=90, price=(5, 5, 5))
    s = position.state
    play(position, "enter", "buy:red", "number:1", "buy:blue", "number:1", "done")
    s.at[0], s.bought[0] = sector("0.4"), 0
    play(turn_of(position, 0), "enter")
    assert why_not(position, "sell:red") == "ST-TRADE-04"  # every site of the region, in whatever round
    s.at[0] = sector("2.4")
    play(turn_of(position, 0), "enter", "sell:red", "number:1", "done")
    s.at[0] = sector("0.8")
    assert not why_not(play(turn_of(position, 0), "enter"), "sell:blue")


@pytest.mark.clause("ST-TRADE-07", "ST-TRADE-16", "ST-FAC-11")
def test_an_empty_bag_sells_nothing_and_a_colour_is_traded_once_a_turn() -> None:
    position = visit("0.8", money=90, price=(5, 5, 5))
    position.state.supply[2] = 0
    play(position, "enter", "buy:red", "number:1")
    assert why_not(position, "buy:red") == "ST-TRADE-16" and why_not(position, "buy:yellow") == "ST-TRADE-07"
    position.state.supply[1] = 2
    play(position, "buy:blue")
    assert texts(position) == ["number:1", "number:2"]


@pytest.mark.clause("ST-CREW-09", "ST-CREW-11")
def test_computer_and_broker_better_a_price() -> None:
    position = visit("0.8", money=90, tokens=1, price=(9, 9, 9))
    s = position.state
    s.fitted[0, index("upgrade", "trade-computer")], s.crew[0] = 2, 1 << index("post", "broker")
    play(position, "enter", "buy:red", "confirm", "use:broker")
    assert position.phase == "quantity"  # nothing left to use
    play(position, "number:2")
    assert events_named(position, "bought")[0]["unit_price"] == 1 and s.tokens[0] == 0
    play(position, "buy:blue")
    assert position.phase == "quantity"  # once a turn


@pytest.mark.clause("ST-TRADE-15")
def test_what_can_be_paid_at_the_lowered_price_can_be_bought() -> None:
    position = visit("0.4", money=9, price=(11, 11, 11))  # the modifier is −1: a unit costs 10
    s = position.state
    play(position, "enter")
    assert why_not(position, "buy:red") == "ST-TRADE-15"
    s.fitted[0, index("upgrade", "trade-computer")] = 1
    play(position, "buy:red")
    assert position.phase == "terms" and why_not(position, "done") == "ST-TRADE-15"  # not at this price
    play(position, "confirm")
    assert position.phase == "quantity" and texts(position) == ["number:1"]
    play(position, "number:1")
    assert s.credits[0] == 0 and s.hold[0, 0] == 1


@pytest.mark.clause("ST-TRADE-15", "ST-CREW-08")
@pytest.mark.parametrize(("usage", "in_tokens"), [(3, False), (1, False), (1, True)])
def test_a_broker_counts_as_far_as_his_pay_leaves_enough(usage: int, in_tokens: bool) -> None:
    position = draws(visit("0.4"))
    c, s = position.content.record, position.state
    c.usage[BROKER], c.usage_tokens[BROKER] = usage, int(in_tokens)
    power = int(c.crew_power[BROKER])
    s.crew[0], s.tokens[0], s.level[0] = 1 << index("post", "broker"), 2, 2
    play(position, "enter")
    for price in range(1, 20):
        for money in range(20):
            s.price[0], s.credits[0] = price + 1, money  # the modifier is −1
            ways = range((2 if in_tokens else money) // usage + 1)
            left = [money - (0 if in_tokens else n * usage) for n in ways]
            payable = any(left[n] >= max(1, price - n * power) for n in ways)
            assert (why_not(position, "buy:red") == "") == payable, (price, money)
            if payable:
                trade_to_the_end(position.copy())


def trade_to_the_end(position: Position) -> None:
    """However often the Broker is asked, there is a way to buy a unit."""
    play(position, "buy:red")
    for _ in range(40):
        if position.phase != "terms":
            break
        play(position, "use:broker" if "use:broker" in texts(position) else "done")
    assert position.phase == "quantity" and texts(position)
