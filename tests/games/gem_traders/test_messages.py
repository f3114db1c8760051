"""What actions are called before they are chosen, and what the log says of them afterwards."""

import pytest

from longhaul.core.position import Position
from longhaul.games.gem_traders.state import GOLD, SAFETY_STOP, Boost, Crew, Good, Phase, Place
from tests.games.gem_traders.positions import deal_out, hand, rich_game, table

EMERALD = int(Good.EMERALD)


def labels(position: Position) -> list[str]:
    return position.labels(position.legal)


# Labels ---------------------------------------------------------------------------------------
def test_no_two_choices_are_called_the_same() -> None:
    for seed in range(6):
        for position in rich_game(seed, 2 + seed % 4):
            called = labels(position)
            assert len(set(called)) == len(called)


def test_a_place_where_nothing_can_be_done_says_so() -> None:
    position = table({"place": {"0": "space"}})
    s = position.state
    s.bank[EMERALD] = s.bank[GOLD] = 0
    assert position.label("go:emerald") == "Go to Emerald planet (the bank has no Emerald)"
    assert position.label("go:ruby") == "Go to Ruby planet"
    assert position.label("go:mission") == "Go to Mission Center (the bank has no Gold)"
    s.offer[:] = 0
    assert position.label("go:mission") == "Go to Mission Center (no missions are left)"
    assert position.label("go:home") == "Go home"
    s.storage[0] = 0
    assert position.label("go:home") == "Go home (nothing to load or store)"


@pytest.mark.clause("GT-MISS-05")
def test_a_mission_is_called_by_what_the_bank_can_pay() -> None:
    position = table({"offer": {"low": "low-1"}})
    full = position.label("mission:low")
    position.state.bank[GOLD] = 2
    assert "3 Gold, 1 VP" in full
    assert position.label("mission:low") == full.replace("3 Gold,", "2 Gold (all the bank has left),")
    assert position.view(0)["missions"]["low"]["pays"] == 2


@pytest.mark.clause("GT-DICE-08")
def test_a_die_that_passes_others_over_says_what_is_left() -> None:
    position = deal_out(table(), 0, "hacker")
    position.play("play:hacker")
    assert "then only" not in position.label("die:emerald")
    assert position.label("die:citrine").endswith(", then only Scrap, Gold")
    assert "in order from Emerald to Gold" in position.format(position.prompt)
    position.play("die:citrine")
    position.play("value:3")
    assert "then only" not in position.label("die:scrap")


@pytest.mark.clause("GT-SHAPE-01")
def test_a_declaration_that_bars_others_says_so() -> None:
    position = deal_out(table(), 0, "shapeshifter", 2)
    s = position.state
    s.phase, s.limit, s.picked = Phase.DECLARE, 2, 0
    assert position.label("declare:dockworker") == "Shapeshifter: Dockworker"
    assert position.label("declare:trader") == "Shapeshifter: Trader, then only Trader, Saboteur, Space Monger"
    assert position.label("done") == "Done: 2 Shapeshifters will do nothing this turn"
    s.crew[0, Crew.MONGER] = 5
    assert position.label("declare:monger") == "Shapeshifter: Space Monger, then no more"
    position.play("declare:trader")
    assert position.label("declare:monger") == "Shapeshifter: Space Monger"
    assert position.label("done") == "Done: 1 Shapeshifter will do nothing this turn"


@pytest.mark.clause("GT-BOOST-05")
def test_a_boost_in_force_is_not_played_again() -> None:
    for boost in (Boost.FREEZE, Boost.CONSIGNMENT):
        position = table()
        position.state.held[0, boost] = 2
        word = f"play:{position.words['boost'][boost]}"
        position.play(word)
        assert position.clause(word) == "GT-BOOST-05"


def test_consignment_for_a_ship_that_carries_twelve_says_so() -> None:
    position = deal_out(table(), 0, "consignment")
    assert position.label("play:consignment") == "Play Consignment"
    position.state.crew[0, Crew.DOCKWORKER] = 6
    assert position.label("play:consignment") == "Play Consignment (you can already carry 12)"


# The log --------------------------------------------------------------------------------------
@pytest.mark.clause("GT-SETUP-06", "GT-SETUP-08", "GT-SETUP-09")
def test_the_setup_tells_starting_gold_and_the_dice() -> None:
    position = table(seats=3)
    facts = [event.plain() for event in position.events]
    assert [fact["gold"] for fact in facts if fact["event"] == "starting_gold"] == [1, 3, 4]
    dice = [fact for fact in facts if fact["event"] == "die_placed"]
    assert [fact["spot"] for fact in dice] == ["1", "2", "3", "4", "5", "6", "centre"]
    assert {fact["good"]: fact["shows"] for fact in dice} == position.view(0)["dice"]
    assert position.narration[2] == "Seat 3 starts with 4 Gold."
    assert position.narration[3].startswith("Exchange dice: ") and position.narration[3].endswith(
        "Gold 1 in the centre."
    )


@pytest.mark.clause("GT-MISS-04", "GT-MISS-05")
def test_a_delivery_tells_its_points_and_a_short_bank() -> None:
    position = table({"offer": {"low": "low-1"}, "place": {"0": "mission"}})
    hand(position, 0, "emerald", 6)
    position.state.storage[1, GOLD] += position.state.bank[GOLD] - 2
    position.state.bank[GOLD] = 2
    resolved = next(event.plain() for event in position.play("mission:low") if event.name == "resolved")
    assert (resolved["gold"], resolved["points"]) == (2, 1)
    assert position.narration[0].endswith(": +2 Gold aboard (all the bank had left), 1 VP.")


@pytest.mark.clause("GT-MONG-03")
def test_the_space_monger_is_named_and_a_swap_tells_both_sides() -> None:
    position = table()
    position.state.place[:] = Place.SPACE
    position.state.crew[0, Crew.MONGER] = 1
    hand(position, 0, "ruby", 2)
    hand(position, 1, "citrine", 2)
    position.play("monger")
    assert position.narration == ["Seat 1 sends the Space Monger to Seat 2."]
    position.play("give:ruby")
    position.play("take:citrine")
    assert position.narration == ["Seat 1 takes 1 Citrine from Seat 2 for 1 Ruby."]


@pytest.mark.clause("GT-SCORE-07", "GT-TIE-03")
def test_the_end_tells_who_won() -> None:
    position = table({"rounds": SAFETY_STOP, "seat": 1, "active": 1})
    twin = position.copy()
    assert position.play("end")[-1].plain() == {"event": "won", "seat": 1, "points": 3, "shared": 0}
    assert position.narration[-1] == "Seat 2 wins with 3 points."
    twin.state.storage[0, GOLD] = 3
    twin.play("end")
    assert twin.narration[-2:] == ["Seat 1 shares the win with 3 points.", "Seat 2 shares the win with 3 points."]


@pytest.mark.clause("GT-OFF-08", "GT-BOOST-TELEPORT")
def test_a_flight_is_one_line_with_the_card_that_made_it() -> None:
    position = deal_out(deal_out(table(), 0, "engineer"), 0, "teleport")
    position.play("use:engineer")
    assert position.narration == []
    position.play("go:ruby")
    assert position.narration == ["Seat 1 calls the Engineer and flies from Home to Ruby planet."]
    position.play("play:teleport")
    position.play("go:home")
    assert position.narration[0] == "Seat 1 plays Teleport: from Ruby planet to Home."
    position.play("go:space")
    assert position.narration[0] == "Seat 1 moves from Home to Space."
