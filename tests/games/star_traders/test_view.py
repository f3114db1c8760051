"""What the board draws from: how far a ship gets, what that costs, its odds; against what then is legal and happens."""

from random import Random

import pytest

from longhaul.core.position import Position
from longhaul.games.star_traders import RULEBOOK
from longhaul.games.star_traders.components import OFF, Phase
from longhaul.games.star_traders.messages.printed import printed

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
    turn_of(position, fleet(position, 0, 2, "corvette", "1.3"))  # the outpost of a region of size 4 and influence 3
    siege = position.view(0)["now"]["siege"]
    assert siege == {
        "at": "1.3",
        "ship": "0.2",
        "bonus": 0,
        "target": 4,
        "chance": 62,
        "levels": 3,
        "bonuses": (0, 0, 0),
        "targets": (0, 4, 0),
    }
    fleet(position, 0, 3, "frigate", "1.3")
    siege = position.view(0)["now"]["siege"]
    assert (siege["bonuses"], siege["chance"]) == ((0, 1, 0), 75)
    blockade(position, 0, "1.3", support=2, hinder=1)
    position.state.rounds = 2
    siege = position.view(0)["now"]["siege"]
    assert (siege["bonuses"], siege["targets"], siege["chance"]) == ((2, 1, 0), (0, 4, 1), 87)


@pytest.mark.clause("ST-TRADE-09", "ST-TRADE-04", "ST-ACQ-04", "ST-ACT-07")
def test_what_a_ship_could_do_at_the_sites_in_reach_is_shown_before_it_goes() -> None:
    position = galaxy()
    s = position.state
    turn_of(position, flagship(position, 0, "12.3"), Phase.TRAVEL, moves=3)
    s.hold[0], s.credits[0] = (2, 0, 1), 1000
    view = position.view(0)
    [vesper] = [site for site in view["sites"] if site.get("planet") == "vesper"]
    prospect = view["now"]["prospects"][vesper["at"]]
    red, _, yellow = vesper["units"]
    assert prospect == {"sale": [2 * red, 0, yellow], "price": vesper["price"]}
    s.last_trade[0], s.credits[0] = 12, vesper["price"] - 1
    assert position.view(0)["now"]["prospects"][vesper["at"]] == {"sale": [0, 0, 0], "barred": True}
    blockade(position, 1, vesper["at"])
    s.last_trade[0], s.credits[0] = 1, 1000
    assert position.view(0)["now"]["prospects"][vesper["at"]] == {"sale": [0, 0, 0]}


@pytest.mark.clause("ST-TRADE-12", "ST-TRADE-13", "ST-MKT-07")
def test_the_market_price_after_a_trade_of_any_size_is_shown_before_it() -> None:
    position = galaxy()
    s = position.state
    turn_of(position, flagship(position, 0, "0.4"), Phase.PLANET)
    s.hold[0], s.credits[0] = (4, 0, 0), 10
    shown = position.view(0)["now"]["deals"]
    assert shown["sell:red"] == [1, 1, 1, 1]  # from 2, and never below 1
    for action, after in shown.items():
        for units, price in enumerate(after, 1):
            traded = position.copy()
            traded.play(action)
            traded.play(f"number:{units}")
            assert traded.board(0)["prices"][["red", "blue", "yellow"].index(action.split(":")[1])] == price
    position.play("sell:red")
    assert position.view(0)["now"]["deals"] == {"sell:red": [1, 1, 1, 1]}


@pytest.mark.clause("ST-INF-02", "ST-INF-09", "ST-TOLL-07", "ST-TOLL-08", "ST-UPK-01")
def test_the_next_income_and_upkeep_are_shown() -> None:
    position = galaxy()
    s = position.state
    own(position, 0, "1.3")  # influence 3: level 4
    design = int(s.design[fleet(position, 0, 2, "corvette", "1.3")])
    s.toll_owner[0], s.toll_at[0], s.toll_to[0], s.toll_markers[0] = 1, sector("12.3"), sector("12.4"), 1
    s.factory_owner[3], s.factory_at[3] = 1, sector("0.4")
    influence, upkeep = int(s.influence[12]), int(CONTENT.record.upkeep[design])
    mine, other = position.view(0)["players"][:2]
    assert mine["budget"] == {"income": (20, 5 * influence), "tokens": 2, "upkeep": (upkeep, 5, 10)}
    assert other["budget"] == {"income": (5, 0), "tokens": 1, "upkeep": (0, 0, 0)}
    s.tokens[0] = 4
    assert position.view(0)["players"][0]["budget"]["tokens"] == 0


@pytest.mark.clause("ST-TRV-06", "ST-BLK-03", "ST-BLK-07", "ST-CMB-05")
def test_rivals_that_can_come_to_what_is_mine_are_shown_with_their_odds() -> None:
    position = galaxy(seats=2)
    s = position.state
    own(position, 0, "1.3")
    flagship(position, 0, "12.6")
    flagship(position, 1, "1.2")
    fleet(position, 1, 2, "corvette", "1.2")
    view = position.view(0)
    [mine] = [site for site in view["sites"] if site.get("owner") == 0]
    assert mine["threats"] == [{"ship": "1.2", "chance": 62}, {"ship": "1.1"}]  # a flagship only passes by
    [ship] = [ship for ship in view["ships"] if ship["ship"] == "0.1"]
    assert "threats" not in ship  # too far away
    s.at[0] = sector("1.3")
    [ship] = [ship for ship in position.view(0)["ships"] if ship["ship"] == "0.1"]
    assert {threat["ship"] for threat in ship["threats"]} == {"1.1", "1.2"}
    assert all(0 < threat["chance"] < 100 for threat in ship["threats"])
    [rival] = [ship for ship in position.view(0)["ships"] if ship["ship"] == "1.2"]
    assert [threat["ship"] for threat in rival["threats"]] == ["0.1"]


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


def test_what_is_printed_on_cards_and_regions_comes_as_facts() -> None:
    facts, c = printed(CONTENT), CONTENT.record
    for face, chart in enumerate(facts["faces"].values()):
        assert chart["size"] == c.girth[face]
        assert [OFF if sector is None else sector for sector in chart["exits"]] == c.exits[face].tolist()
        assert all(c.lines[face, a] >> b & 1 and c.lines[face, b] >> a & 1 for a, b in chart["lines"])
    assert [card["population"] for card in facts["planets"].values()] == c.population.tolist()
    assert [card["cost"] for card in facts["designs"].values()] == c.hire_cost.tolist()
    assert [card["move"] for card in facts["designs"].values()] == c.value[:, -1].tolist()
