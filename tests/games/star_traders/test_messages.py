"""Star Traders in words: ships told apart, offers that lead to nothing marked, events with the facts of the log."""

import pytest

from longhaul.core.messages.content_texts import own_names
from longhaul.core.position import Position
from longhaul.games.star_traders.components import CREW, FLEET, OUTPOST, Phase

from .positions import (
    begin,
    blockade,
    dice,
    events_named,
    fleet,
    galaxy,
    idle,
    index,
    own,
    play,
    sector,
    turn_of,
    visit,
)


def couriers() -> Position:
    """Seat 0 has two Couriers, one of them damaged."""
    position = galaxy(seats=2)
    fleet(position, 0, 2, "courier", "0.1")
    fleet(position, 0, 3, "courier", "0.1")
    position.state.damage[2] = 1
    return position


# Ships of one design --------------------------------------------------------------------------
def test_two_couriers_are_numbered_when_they_are_paid_for() -> None:
    position = couriers()
    s = position.state
    s.credits[:], s.tokens[:] = 500, 0
    begin(position, Phase.NEXT_UPKEEP)
    labels = [position.label(action) for action in position.legal]
    assert "Dismiss the Courier A2 instead of paying" in labels and "Dismiss the Courier A3 instead of paying" in labels
    assert len(set(labels)) == len(labels) == 4


def test_two_couriers_are_numbered_when_they_are_attacked_met_ordered_and_move() -> None:
    position = couriers()
    s = position.state
    fleet(position, 1, 2, "privateer", "0.1")
    turn_of(position, 4)
    assert {position.label(f"attack:0:{slot}").split(":")[0] for slot in (2, 3)} == {
        "Attack Seat 1's Courier A2",
        "Attack Seat 1's Courier A3",
    }
    turn_of(position, 0)
    s.at[0] = sector("0.1")
    assert position.label("meet:3") == "Swap cargo and crew with the Courier A3"
    s.phase = Phase.ORDER
    assert position.label("order:312") == "Ship order: Courier A2, Courier A3, Flagship"
    turn_of(position, 2, Phase.TRAVEL, moves=2)
    assert position.format(position.prompt).startswith("Travel: Courier A3 at ")


def test_two_cards_and_two_factories_alike_are_numbered() -> None:
    position = visit("2.4", money=500)
    s = position.state
    s.phase, s.deal, s.shown, s.table[:2] = Phase.DRAW, CREW, 2, 3
    assert position.label("hire:1") != position.label("hire:2")
    assert position.label("hire:2").startswith("Hire: card 2, ")
    s.factory_owner[:2], s.factory_at[:2], s.phase = 1, sector("2.4"), Phase.UPKEEP
    assert position.label("pay_factory:0").startswith("Pay for factory 1 of 2 on Karst: ")
    assert position.label("pay_factory:0") != position.label("pay_factory:1")


# Offers that lead to nothing ----------------------------------------------------------------------
@pytest.mark.clause("ST-CREW-06")
def test_a_second_engineer_is_marked() -> None:
    position = visit("2.4", money=500)
    s = position.state
    engineer = index("post", "engineer")
    s.phase, s.deal, s.shown, s.table[0] = Phase.DRAW, CREW, 1, engineer
    assert not position.warning("hire:1")
    s.crew[0] = 1 << engineer
    assert position.warning("hire:1") == "the ship already has one, who would leave without a refund"


@pytest.mark.clause("ST-HIRE-06")
def test_a_draw_with_a_full_fleet_is_marked() -> None:
    position = visit("2.4")
    play(position, "enter")
    assert not position.warning("draw_fleet")
    fleet(position, 0, 2, "courier", "0.1")
    fleet(position, 0, 3, "courier", "0.1")
    assert position.warning("draw_fleet") == "you already have three ships: you cannot hire any of the cards"


@pytest.mark.clause("ST-SITE-02")
def test_a_draw_at_an_outpost_says_that_it_bars_trade() -> None:
    position = visit("0.8", tokens=2, money=50)
    assert position.state.site[sector("0.8")] == OUTPOST
    play(position, "enter")
    assert position.label("draw_crew") == "Look for crew: draw cards, but no trade here this turn"
    play(position, "draw_crew", "done")
    assert position.label("draw_fleet") == "Look for fleet ships: draw cards"  # it is barred already
    both = visit("0.8", tokens=2, options={"outpost_session": "both"})
    assert both.play("enter") is not None and both.label("draw_crew") == "Look for crew: draw cards"


@pytest.mark.clause("ST-ACT-03")
def test_business_where_nothing_can_be_done_is_marked() -> None:
    position = visit("0.8", money=0)
    assert position.warning("enter") == "there is nothing for you to do there now"
    position.state.hold[0, 0] = 1
    assert not position.warning("enter")


@pytest.mark.clause("ST-UPK-03", "ST-UPK-11")
def test_a_hire_that_leaves_too_little_for_upkeep_is_marked() -> None:
    position = visit("0.8")
    c, s = position.content.record, position.state
    freighter = index("design", "freighter")
    s.phase, s.deal, s.shown, s.table[0], s.tokens[0] = Phase.DRAW, FLEET, 1, freighter, 0
    enough = int(c.upkeep[freighter] - c.income * s.level[0])
    s.credits[0] = c.hire_cost[freighter] + enough - 1
    due = f"upkeep of {c.upkeep[freighter]} cr is due next round, and as things stand you will be"
    assert position.warning("hire:1") == f"{due} 1 cr short"
    s.credits[0] += 1
    assert not position.warning("hire:1")
    s.credits[0] -= 1
    s.tokens[0] = 1  # which can be exchanged
    assert not position.warning("hire:1")


@pytest.mark.clause("ST-UPK-03", "ST-INF-01")
def test_a_token_instead_of_the_income_that_upkeep_needs_is_marked() -> None:
    position = galaxy(seats=2)
    fleet(position, 0, 2, "freighter", "0.1")
    s, due = position.state, int(position.content.record.upkeep[index("design", "freighter")])
    s.tokens[:], s.credits[0] = 0, due - 3
    begin(position, Phase.NEXT_INFLUENCE)
    assert position.warning("take_token") == f"upkeep of {due} cr is due now: without income you are 3 cr short"
    assert not position.warning("take_income")
    s.credits[0] = due
    assert not position.warning("take_token")


@pytest.mark.clause("ST-BLK-13")
def test_the_odds_of_a_diplomats_token_are_for_two_markers() -> None:
    position = galaxy(seats=2)
    s = position.state
    ship = fleet(position, 0, 2, "corvette", "0.8")
    blockade(position, 0, "0.8", support=1, since=0)
    s.crew[ship], s.tokens[0], s.level[0] = 1 << index("post", "diplomat"), 2, 2
    play(turn_of(position, ship), "roll")
    assert position.label("support") == "Support the blockade: 37% instead of 25%"
    play(position, "use:diplomat")
    assert position.label("support") == "Support the blockade: 50% instead of 25%"


# Warnings -------------------------------------------------------------------------------------
@pytest.mark.clause("ST-BLK-20", "ST-UPK-06")
def test_a_blockade_ends_with_its_last_fit_ship_and_only_then() -> None:
    position = couriers()
    s = position.state
    blockade(position, 0, "0.1")
    turn_of(position, 1, Phase.TRAVEL, moves=2)
    assert not position.warning("sector:0.2")
    s.damage[2] = 2  # the other is disabled: it does not hold the blockade
    assert position.warning("sector:0.2") == "the blockade ends when its last ship leaves"
    turn_of(position, 2, Phase.TRAVEL, moves=1)
    assert not position.warning("sector:0.2")
    s.phase, s.crew[1], s.hold[1, 0], s.steps[1, 0] = Phase.UPKEEP, 1 << index("post", "gunner"), 2, 1
    lost = "lost with it: Gunner, 1 step, 2 units"
    assert position.warning("dismiss:2") == f"{lost}; the blockade ends when its last ship leaves"


@pytest.mark.clause("ST-WIN-01", "ST-WIN-02")
def test_the_pass_that_lets_another_win_is_marked() -> None:
    position = galaxy(seats=2, victory_level=5)
    s = position.state
    own(position, 1, "0.4")
    idle(position)
    s.tokens[0], s.phase, s.seat, s.asked = 1, Phase.BID, 0, 2
    assert position.warning("done") == position.warning("bid:0") == "the game ends, and 7 levels beat your 1"
    blockade(position, 0, "0.4")
    assert not position.warning("done")  # whoever is under blockade cannot win
    s.blockader[sector("0.4")] = 0
    s.seat, s.tokens[:2] = 1, (0, 1)
    assert not position.warning("done")  # nor is the winner warned


@pytest.mark.clause("ST-WIN-03", "ST-BLK-23")
def test_outcomes_of_dice_are_not_called_certain() -> None:
    position = galaxy(seats=2, victory_level=5, flagship_blockades=True)
    s = position.state
    own(position, 0, "2.4")  # level 7
    own(position, 1, "0.4", "12.4")  # level 8
    idle(position)
    s.first, s.tokens[0], s.at[0] = 1, 1, sector("9.3")
    blockade(position, 0, "9.3", since=0)  # two levels more
    play(turn_of(position, 0), "roll")
    assert position.warning("support") == "this may end the game, and you may not win it"
    s.support[sector("9.3")] = 9
    assert not position.warning("support")  # this roll cannot fail
    s.support[sector("9.3")], s.hinder[sector("9.3")] = 0, 20
    assert position.warning("support") == "the game ends, and 8 levels beat your 7"


# Events ---------------------------------------------------------------------------------------
@pytest.mark.clause("ST-DEST-05", "ST-DEST-06", "ST-DEST-07")
def test_losses_with_a_flagship_are_announced() -> None:
    position = galaxy(seats=2)
    s = position.state
    fleet(position, 0, 2, "privateer", "0.4")
    own(position, 1, "12.4", "9.3")
    s.damage[3], s.crew[3], s.fitted[3, 2], s.steps[3, 2], s.tokens[1] = 4, 0b11, 2, 2, 3
    s.hold[3, 1] = 1
    play(dice(turn_of(position, 1), 8, 1, 8), "attack:1:1", "confirm", "done")
    assert events_named(position, "discarded") == [{"tokens": 3, "with_flagship": 1}]
    assert events_named(position, "lost") == [{"crew_bits": 3, "upgrade_bits": 4, "steps": 2, "units": 1}]
    assert "Seat 2 loses 3 tokens with the flagship." in position.narration
    assert "Lost with it: Engineer, Mechanic, Ion Drive, 2 steps, 1 unit." in position.narration


@pytest.mark.clause("ST-UPK-01", "ST-UPK-03", "ST-UPK-04")
def test_upkeep_says_what_it_was_for_and_why_a_ship_leaves() -> None:
    position = couriers()
    s = position.state
    idle(position)
    cost = s.credits[0] = int(position.content.record.upkeep[index("design", "courier")])
    begin(position, Phase.NEXT_UPKEEP)
    play(position, "pay_ship:3")
    assert events_named(position, "upkeep") == [{"paid": cost, "credits": 0, "design": "courier", "ship": "0.3"}]
    assert events_named(position, "dismissed") == [{"design": "courier", "ship": "0.2", "reason": "unpaid"}]
    assert "Seat 1's Courier A2 leaves the fleet: its upkeep was not paid." in position.narration
    other = couriers()
    other.state.credits[:], other.state.tokens[:] = 500, 0
    play(begin(other, Phase.NEXT_UPKEEP), "dismiss:2")
    assert events_named(other, "dismissed") == [{"design": "courier", "ship": "0.2", "reason": "dismissed"}]
    assert "Seat 1 dismisses the Courier A2." in other.narration


@pytest.mark.clause("ST-UPK-03", "ST-UPK-09", "ST-TOLL-07", "ST-FAC-06")
def test_upkeep_and_loss_of_stations_and_factories_say_which() -> None:
    """Of two stations and two factories the money covers one each."""
    position = galaxy(seats=2)
    idle(position)
    s = position.state
    for asset, (at, to, site) in enumerate((("0.1", "0.2", "0.4"), ("2.4", "2.5", "2.6"))):
        s.toll_owner[asset], s.toll_at[asset], s.toll_to[asset] = 1, sector(at), sector(to)
        s.toll_markers[asset] = asset + 1
        s.factory_owner[asset], s.factory_at[asset] = 1, sector(site)
    s.credits[0] = 15
    begin(position, Phase.NEXT_UPKEEP)
    play(position, "pay_factory:1")
    assert events_named(position, "upkeep_factory") == [{"paid": 10, "credits": 5, "sector": "2.6"}]
    assert position.narration == ["Seat 1 pays 10 cr upkeep for the factory on the Gyre outpost (5 cr left)."]
    play(position, "pay_station:1")
    assert events_named(position, "upkeep_station") == [{"paid": 5, "credits": 0, "sector": "2.4", "other_end": "2.5"}]
    assert events_named(position, "station_lost") == [{"sector": "0.1", "other_end": "0.2", "markers": 1}]
    assert events_named(position, "factory_lost") == [{"sector": "0.4"}]
    assert position.narration[:3] == [
        "Seat 1 pays 5 cr upkeep for the station between Karst, Gyre 2.4 and Gyre 2.5 (0 cr left).",
        "Seat 1 loses the toll station between Hub 0.1 and Hub 0.2: its upkeep was not paid.",
        "Seat 1 loses a factory on Marrow: its upkeep was not paid.",
    ]


def test_a_draw_and_tokens_at_a_blockade_name_the_ship() -> None:
    position = visit("2.4", money=500, tokens=3)
    play(position, "enter", "draw_crew")
    assert {facts["ship"] for facts in events_named(position, "drew_crew")} == {"0.1"}
    assert position.narration[0].startswith("Seat 1's Flagship draws a")
    play(position, "done", "draw_fleet")
    assert {facts["ship"] for facts in events_named(position, "drew_ship")} == {"0.1"}
    assert position.narration[0].startswith("Seat 1's Flagship draws a")
    other = couriers()
    other.state.tokens[1] = 1
    blockade(other, 0, "0.4", since=0)
    other.state.at[1], other.state.at[3] = sector("0.4"), sector("0.1")
    play(turn_of(other, 1), "roll", "hinder")
    assert [facts["ship"] for facts in events_named(other, "markers")] == ["0.2"]
    assert other.narration[0].startswith("Seat 2 spends tokens before Seat 1's Courier A2 rolls at Marrow: ")


@pytest.mark.clause("ST-SHIP-01")
def test_a_swap_is_announced_once_with_all_that_it_moved() -> None:
    position = couriers()
    s = position.state
    s.hold[1], s.hold[2], s.crew[2] = (2, 0, 0), (0, 1, 0), 1 << index("post", "gunner")
    play(turn_of(position, 1), "meet:3", "give:red", "give:red", "fetch:blue", "fetch_crew:gunner")
    assert not position.narration
    play(position, "done")
    assert events_named(position, "swapped")[0]["friend"] == "0.3"
    assert events_named(position, "swapped_cargo") == [{"red": 2, "blue": -1, "yellow": 0}]
    assert position.narration[:2] == [
        "Seat 1's Courier A2 gives to the Courier A3: 2 red.",
        "Seat 1's Courier A2 gets from the Courier A3: 1 blue, Gunner.",
    ]


@pytest.mark.clause("ST-TRV-03", "ST-TRV-04")
def test_the_steps_of_a_journey_are_one_line() -> None:
    position = couriers()
    idle(position)
    begin(position, Phase.NEXT_MARKET)
    play(position, "sector:0.3")
    assert events_named(position, "moved") and not position.narration
    play(position, "sector:0.2", "done")
    assert events_named(position, "journey") == [{"design": "flagship", "ship": "0.1", "start": "0.4", "sector": "0.2"}]
    assert len(position.narration) == 1 and position.narration[0].startswith("Seat 1's Flagship travels from ")
    play(position, "done")
    assert not position.narration  # whoever stays is not told of


@pytest.mark.clause("ST-PRI-01")
def test_ship_order_is_announced_when_it_changes() -> None:
    position = couriers()
    idle(position)
    begin(position, Phase.NEXT_ORDER)
    twin = position.copy()
    play(position, "order:123")
    assert not events_named(position, "ordered")
    play(twin, "order:231")
    assert events_named(twin, "ordered") == [{"first": 3, "second": 1, "third": 2}]
    assert "Seat 1 sets ship order: Courier A3, Flagship, Courier A2." in twin.narration


@pytest.mark.clause("ST-WIN-02", "ST-WIN-03")
def test_the_end_says_who_won() -> None:
    position = galaxy(seats=2, victory_level=5)
    own(position, 1, "0.4")
    idle(position)
    s = position.state
    s.tokens[0], s.phase, s.seat, s.asked = 1, Phase.BID, 0, 2
    play(position, "done")
    assert events_named(position, "over") == [{"outcome": "level", "winner_bits": 2, "level": 7}]
    assert position.narration[-1] == "The victory level is reached: the game is over. Seat 2 wins at level 7."


def test_a_trade_names_the_ship() -> None:
    position = galaxy(seats=2)
    ship = fleet(position, 0, 2, "courier", "0.4")
    position.state.credits[0] = 50
    play(turn_of(position, ship), "enter", "buy:red", "number:2")
    assert events_named(position, "trader") == [{"design": "courier", "ship": "0.2", "sector": "0.4"}]
    assert position.narration == ["Seat 1's Courier A2 buys 2 red at 1 cr; the market rises to 4."]


# Languages ------------------------------------------------------------------------------------
def test_the_catalogue_has_the_names_of_the_house_set() -> None:
    """Otherwise they are taken for names of its own, which are the same in every language."""
    names = own_names(galaxy().content, domain="star-traders")
    assert not {"design", "upgrade", "post"} & {*names}


def test_a_hold_is_counted_in_the_plural_forms_of_polish() -> None:
    position = galaxy(seats=2)
    ship = fleet(position, 0, 2, "courier", "0.4")
    position.state.credits[0] = 50
    play(turn_of(position, ship), "enter", "buy:red")
    labels = [position.label(f"number:{units}", "pl") for units in (1, 2, 5)]
    assert labels == ["Kup 1 czerwony za 1 cr", "Kup 2 czerwone za 2 cr", "Kup 5 czerwonych za 5 cr"]
