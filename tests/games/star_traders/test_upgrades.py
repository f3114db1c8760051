"""Star Traders: upgrades and improvements, hiring, hull work."""

import pytest

from longhaul.core.position import Position
from longhaul.games.star_traders.components import Phase

from .positions import CONTENT, draws, fleet, galaxy, index, own, play, sector, texts, turn_of, visit, why_not


# Upgrades and improvements --------------------------------------------------------------------
def at_planet(seat: int = 0, money: int = 500) -> Position:
    """A Freighter on a planet of influence 3 in a region of influence 1."""
    position = galaxy()
    ship = fleet(position, seat, 2, "freighter", "12.6")
    position.state.credits[seat] = money
    return play(turn_of(position, ship), "enter")


@pytest.mark.clause("ST-UPG-02", "ST-UPG-03", "ST-UPG-04", "ST-UPG-07", "ST-UPG-09", "ST-IMP-01", "ST-IMP-02")
@pytest.mark.clause("ST-IMP-04", "ST-IMP-03")
def test_s23_a_shield_and_two_steps_of_cargo() -> None:
    position = at_planet(money=100)
    s = position.state
    play(position, "buy_upgrade:deflector-shield", "improve:cargo", "improve:cargo")
    assert s.credits[0] == 0
    assert s.fitted[1, 0] == 1 and s.steps[1, 2] == 2
    s.credits[0] = 500
    assert why_not(position, "raise_upgrade:deflector-shield") == "ST-UPG-09"
    assert why_not(position, "buy_upgrade:plasma-lance") == "ST-UPG-04"


@pytest.mark.clause("ST-IMP-04", "ST-IMP-05", "ST-IMP-07")
def test_s24_steps_up_to_the_combined_influence_and_one() -> None:
    position = visit("9.3", money=900)  # an outpost: no improvements
    assert why_not(play(position, "enter"), "improve:cargo") == "ST-UPG-14"
    position = visit("7.3", money=900)  # combined influence 3
    s = position.state
    s.steps[0, 2] = 3
    play(position, "enter", "improve:cargo")
    assert s.credits[0] == 870 and why_not(position, "improve:cargo") == "ST-IMP-04"
    assert not why_not(position, "improve:hull")


@pytest.mark.clause("ST-IMP-01", "ST-IMP-06", "ST-GEN-05")
def test_the_costs_of_steps() -> None:
    position = visit("0.4", money=295)
    s = position.state
    s.damage[0] = 1
    play(position, "enter", *(f"improve:{stat}" for stat in ("hull", "weapon", "cargo", "attack", "defence", "move")))
    assert s.credits[0] == 0 and list(s.steps[0]) == [1] * 6 and s.damage[0] == 1
    assert why_not(position, "improve:cargo") == "ST-GEN-05"


@pytest.mark.clause("ST-PERK-02", "ST-PERK-04", "ST-PERK-03")
def test_s25_the_owner_of_a_planet_pays_half() -> None:
    position = visit("0.4", money=100)
    own(position, 0, "0.4")
    s = position.state
    play(position, "enter", "improve:move", "improve:move", "buy_upgrade:deflector-shield")
    assert s.credits[0] == 34
    play(position, "reinforce", "number:1")
    assert s.credits[0] == 19  # hull work at its full price


@pytest.mark.clause("ST-UPG-05", "ST-UPG-06", "ST-UPG-10", "ST-UPG-11", "ST-UPG-12", "ST-UPG-08", "ST-UPG-13")
def test_one_upgrade_of_a_type_and_what_it_brings_back() -> None:
    position = visit("0.4", money=500)  # combined influence 6
    s = position.state
    play(position, "enter", "buy_upgrade:ablative-screen", "raise_upgrade:ablative-screen")
    assert s.credits[0] == 460 and why_not(position, "raise_upgrade:ablative-screen") == "ST-UPG-13"
    assert why_not(position, "buy_upgrade:deflector-shield") == "ST-UPG-06" and s.upgrades_left[1] == 1
    play(position, "sell_upgrade:ablative-screen", "buy_upgrade:deflector-shield")
    assert s.credits[0] == 460 + 20 - 40 and s.upgrades_left[1] == 2 and s.upgrades_left[0] == 1
    assert why_not(position, "sell_upgrade:ablative-screen") == "ST-UPG-10"
    s.upgrades_left[2] = 0
    assert why_not(position, "buy_upgrade:ion-drive") == "ST-UPG-03"
    assert s.fitted[0, 0] == 1 and s.fitted[0, 1] == 0


@pytest.mark.clause("ST-UPG-10", "ST-PERK-02")
def test_at_a_planet_of_ones_own_nothing_is_bought_and_sold_for_ever() -> None:
    position = visit("0.4", money=500)
    s = position.state
    own(position, 0, "0.4")
    play(position, "enter", "buy_upgrade:deflector-shield")
    assert s.credits[0] == 480  # 40, halved
    play(position, "sell_upgrade:deflector-shield")
    assert s.credits[0] == 490  # half of what it costs here


@pytest.mark.clause("ST-IMP-08")
def test_cargo_that_no_longer_fits_is_returned() -> None:
    position = visit("0.4", money=500, hold=(4, 3, 0))
    s = position.state
    s.fitted[0, index("upgrade", "cargo-pods")], s.supply[:2] = 1, (56, 57)
    play(position, "enter", "sell_upgrade:cargo-pods")
    assert position.phase == "overflow" and why_not(position, "pick:yellow") == "ST-IMP-08"
    play(position, "pick:red", "pick:blue")
    assert list(s.hold[0]) == [3, 2, 0] and list(s.supply) == [57, 58, 60] and position.phase == "planet"


@pytest.mark.clause("ST-UPG-15")
def test_the_board_shows_upgrades_and_crew() -> None:
    from longhaul.games.star_traders.view import view

    position = galaxy()
    position.state.fitted[0, 0], position.state.crew[0] = 2, 1
    ship = view(position, 0)["ships"][0]
    assert list(ship)[-2:] == ["upgrades", "crew"] and ship["upgrades"] == {"deflector-shield": 2}


# Hiring ---------------------------------------------------------------------------------------
@pytest.mark.clause("ST-CREW-01", "ST-CREW-02", "ST-CREW-04", "ST-CREW-07", "ST-HIRE-04", "ST-CREW-13")
def test_s27_a_token_after_looking() -> None:
    position = galaxy()
    s = position.state
    ship = fleet(position, 3, 3, "courier", "12.6")
    s.credits[3], s.tokens[3], s.level[3] = 100, 1, 1
    turn_of(position, ship)
    # four engineers, three mechanics, three tacticians lie first among 30
    play(draws(position, 0, 0, 2, 5), "enter", "draw_crew")
    assert [CONTENT.words["post"][card] for card in s.table[:3]] == ["engineer", "engineer", "mechanic"]
    play(position, "extra_card")
    assert s.tokens[3] == 0 and why_not(position, "extra_card") == "ST-HIRE-03"
    play(position, "hire:4", "done")
    assert s.crew[ship] == 1 << index("post", "tactical-officer") and s.credits[3] == 80
    assert [int(card) for card in s.crew_queue[:3]] == [0, 0, 1] and s.crew_queued == 3


@pytest.mark.clause("ST-HIRE-02", "ST-HIRE-03", "ST-HIRE-04", "ST-HIRE-06", "ST-HIRE-07", "ST-HIRE-08", "ST-HIRE-09")
@pytest.mark.clause("ST-HIRE-11", "ST-ACTV-05", "ST-ACTV-03")
def test_s28_a_freighter_for_a_token() -> None:
    position = visit("0.4", money=100, tokens=1)
    s = position.state
    play(draws(position, 8, 8, 0), "enter", "draw_fleet")
    assert s.shown == 2
    play(position, "extra_card", "hire:3", "done")
    assert s.credits[0] == 25 and s.design[1] == index("design", "freighter") and s.active[1] == 0
    assert s.at[1] == sector("0.4") and s.priority[1] == 2 and s.fleet_queued == 2
    assert why_not(position, "draw_fleet") == "ST-HIRE-11"
    play(position, "done")
    while position.phase == "act":
        assert s.ship != 1
        play(position, "done")


@pytest.mark.clause("ST-HIRE-01", "ST-HIRE-06", "ST-HIRE-12")
def test_flagships_hire_up_to_three_ships() -> None:
    position = at_planet()
    assert why_not(position, "draw_fleet") == "ST-HIRE-01"
    position = visit("0.4", money=500)
    fleet(position, 0, 2, "courier", "0.1")
    fleet(position, 0, 3, "courier", "0.1")
    play(position, "enter", "draw_fleet")
    assert why_not(position, "hire:1") == "ST-HIRE-06" and why_not(position, "hire:9") == "ST-HIRE-12"
    s = position.state
    s.fleet_pile[:] = 0
    s.tokens[0] = 1
    assert why_not(position, "extra_card") == "ST-HIRE-12"
    play(position, "done", "done")
    assert s.fleet_queued == 2  # nothing is shuffled: what was put back comes in its order
    first = [int(card) for card in s.fleet_queue[:2]]
    turn_of(position, 0)
    play(position, "enter", "draw_fleet")
    assert [int(card) for card in s.table[:2]] == first


@pytest.mark.clause("ST-CREW-05", "ST-CREW-06")
def test_a_new_member_takes_the_place_of_the_old() -> None:
    position = visit("0.4", money=100)
    s = position.state
    s.crew[0] = 1
    s.crew_pile[0] -= 1
    play(draws(position, 0, 5), "enter", "draw_crew", "hire:1")
    assert s.crew[0] == 1 and s.credits[0] == 90 and s.crew_queued == 1 and s.crew_queue[0] == 0


@pytest.mark.clause("ST-CREW-11", "ST-CREW-10")
def test_a_recruiter_draws_and_a_mechanic_mends() -> None:
    position = visit("0.4", money=100)
    s = position.state
    s.crew[0], s.damage[0] = 1 << index("post", "recruiter") | 1 << index("post", "mechanic"), 2
    play(position, "use:mechanic")
    assert s.damage[0] == 1 and s.credits[0] == 88 and position.phase == "act"
    play(position, "enter", "draw_crew", "use:recruiter")
    assert s.shown == 3 and s.credits[0] == 82 and why_not(position, "use:mechanic") == "ST-CREW-11"


# Hull work ------------------------------------------------------------------------------------
@pytest.mark.clause("ST-HULL-01", "ST-HULL-02", "ST-HULL-04", "ST-HULL-05")
def test_fifteen_a_point() -> None:
    from longhaul.games.star_traders.rules.fleet.ships import integrity

    position = visit("0.4", money=100)
    c, s = position.content.record, position.state
    s.damage[0] = 2
    play(position, "enter", "repair")
    assert texts(position) == ["number:1", "number:2"] and why_not(position, "number:3") == "ST-HULL-01"
    play(position, "number:2", "reinforce", "number:3")
    assert s.credits[0] == 25 and (s.damage[0], s.armour[0]) == (0, 3) and integrity(c, s, 0) == 7
    assert why_not(position, "repair") == "ST-HULL-01"
    s.armour[3] = 37
    assert why_not(position, "reinforce") == "ST-HULL-04"


@pytest.mark.clause("ST-DEST-01", "ST-DEST-02", "ST-HULL-06", "ST-ACT-06")
def test_s52_a_disabled_ship_is_mended_and_does_no_more() -> None:
    position = galaxy()
    s = position.state
    ship = fleet(position, 0, 2, "freighter", "0.5")
    s.damage[ship], s.credits[0], s.hold[ship, 0] = 3, 30, 2
    turn_of(position, ship, Phase.TRAVEL, moves=1)
    play(position, "sector:0.4")
    turn_of(position, ship)
    assert why_not(position, "enter") == "ST-DEST-01" and why_not(position, "attack:1:1") == "ST-DEST-01"
    play(position, "repair", "number:2")
    assert s.credits[0] == 0 and s.damage[ship] == 1
    assert why_not(position, "enter") == "ST-DEST-02" and why_not(position, "attack:1:1") == "ST-DEST-02"
    assert texts(position) == ["done"]


@pytest.mark.clause("ST-CREW-11")
def test_crew_of_a_disabled_ship_do_not_serve() -> None:
    position = galaxy()
    s = position.state
    s.crew[0], s.damage[0], s.credits[0] = 1, 4, 50
    turn_of(position, 0, Phase.TRAVEL, moves=1)
    assert why_not(position, "use:engineer") == "ST-CREW-08"
