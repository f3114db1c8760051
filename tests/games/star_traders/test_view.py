"""What the board draws from: how far a ship gets, what that costs, its odds; against what then is legal and happens."""

from random import Random

import pytest

from longhaul.core.position import Position
from longhaul.games.star_traders import RULEBOOK
from longhaul.games.star_traders.components import Phase

from .positions import CONTENT, blockade, flagship, fleet, galaxy, own, sector, turn_of


def reach(position: Position) -> dict[str, dict[str, int | str]]:
    found: dict[str, dict[str, int | str]] = position.view(0)["now"]["reach"]
    return found


@pytest.mark.clause("ST-TRV-03", "ST-TRV-09")
def test_reach_is_counted_in_lines() -> None:
    position = galaxy()
    turn_of(position, flagship(position, 0, "12.6"), Phase.TRAVEL, moves=2)
    assert set(reach(position)) == {"12.3", "12.2", "12.4"}  # T09B: 3-6, then 2-3 and 3-4
    assert reach(position)["12.4"] == {"steps": 2, "by": "12.3"}
    position.state.moves = 0
    assert reach(position) == {}


@pytest.mark.clause("ST-TOLL-05", "ST-TRV-08")
def test_reach_takes_the_cheapest_way_and_ends_where_money_does() -> None:
    position = galaxy()
    s = position.state
    turn_of(position, flagship(position, 0, "12.6"), Phase.TRAVEL, moves=3)
    s.toll_owner[0], s.toll_at[0], s.toll_to[0], s.toll_markers[0] = 2, sector("12.3"), sector("12.4"), 2
    s.credits[0] = 60
    assert reach(position)["12.4"] == {"steps": 2, "fee": 50, "by": "12.3"}
    s.credits[0] = 49
    assert "12.4" not in reach(position)


@pytest.mark.parametrize("seed", range(4))
def test_reach_begins_with_the_moves_that_are_legal(seed: int) -> None:
    position, pick, seen = Position.start(RULEBOOK, CONTENT, seed, 3, {"round_cap": 6}), Random(seed), 0
    while not position.over:
        if position.phase == "travel" and position.state.moves:
            legal = {action.text.split(":")[1] for action in position.legal if action.text.startswith("sector:")}
            here = CONTENT.words["sector"][int(position.state.at[position.state.ship])]
            assert {place for place, way in reach(position).items() if way["by"] == here} == legal
            seen += 1
        position.play(pick.choice(position.legal))
    assert seen > 20


@pytest.mark.clause("ST-CMB-05", "ST-CMB-06")
def test_the_odds_of_an_attack_are_shown_before_it() -> None:
    position = galaxy(seats=2)
    turn_of(position, fleet(position, 0, 2, "frigate", "9.2"))  # attack 3
    fleet(position, 1, 2, "corvette", "9.2")  # defence 2
    [foe] = position.view(0)["now"]["foes"]
    # Of 64 pairs of dice 36 are higher with +1 and 7 equal.
    assert foe == {"ship": "1.2", "chance": round(100 * 36 / 57), "damage": 2}


@pytest.mark.clause("ST-BLK-07", "ST-BLK-08")
def test_the_odds_of_a_blockade_are_shown_before_it_is_declared_and_rolled_for() -> None:
    position = galaxy()
    turn_of(position, fleet(position, 0, 2, "corvette", "1.3"))  # the outpost of a region of size 4
    assert position.view(0)["now"]["blockade"] == {"bonus": 0, "target": 4, "chance": 62}
    fleet(position, 0, 3, "frigate", "1.3")
    assert position.view(0)["now"]["blockade"] == {"bonus": 1, "target": 4, "chance": 75}
    blockade(position, 0, "1.3", support=1)
    position.state.rounds = 2
    assert position.view(0)["now"]["blockade"] == {"bonus": 2, "target": 4, "chance": 87}


@pytest.mark.clause("ST-TRADE-19", "ST-TERR-04")
def test_owners_see_their_own_modifier_and_who_controls_a_region() -> None:
    position = galaxy(territory=True)
    own(position, 2, "7.3")
    view = position.view(0)
    [glass] = [site for site in view["sites"] if site.get("planet") == "glass"]
    assert (glass["modifier"], glass["owner"], glass["owners_modifier"]) == (2, 2, 4)
    assert [region.get("controller") for region in view["regions"]].count(2) == 1
    assert view["regions"][7]["controller"] == 2


@pytest.mark.clause("ST-TRV-01", "ST-ACT-01", "ST-TRV-11")
def test_the_order_of_ships_goes_by_number_and_then_from_the_first_player() -> None:
    position = galaxy(seats=3)
    fleet(position, 0, 2, "corvette", "9.2")
    fleet(position, 1, 2, "frigate", "9.2", active=False)
    fleet(position, 2, 2, "frigate", "9.2")
    position.state.first = 1
    assert position.view(0)["order"] == ["1.1", "2.1", "0.1", "2.2", "0.2"]


@pytest.mark.clause("ST-PERK-02")
def test_the_cost_of_an_improvement_is_shown_with_and_without_a_planet() -> None:
    position = galaxy()
    turn_of(position, flagship(position, 0, "0.4"), Phase.PLANET)
    printed = [int(cost) for cost in CONTENT.record.improve_cost]
    assert position.view(0)["now"]["steps"] == printed
    own(position, 0, "0.4")
    assert position.view(0)["now"]["steps"] == [(cost + 1) // 2 for cost in printed]


@pytest.mark.clause("ST-BLK-13", "ST-SALV-02")
def test_labels_say_what_a_token_and_a_salvage_are_good_for() -> None:
    position = galaxy(seats=2)
    turn_of(position, fleet(position, 0, 2, "corvette", "1.3"), Phase.SIEGE)
    blockade(position, 0, "1.3", support=1)
    position.state.place, position.state.tokens[0] = sector("1.3"), 1
    assert position.label(position.action("support")) == "Support the blockade: 87% instead of 75%"
    foe = fleet(position, 1, 2, "frigate", "1.3")
    position.state.foe, position.state.phase, position.state.hold[foe, 0] = foe, Phase.SALVAGE, 2
    salvage = "Salvage the wreck: roll 2 or less to take that many units (25%)"
    assert position.label(position.action("confirm")) == salvage
