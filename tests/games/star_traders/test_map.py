"""Star Traders: setup, the map, and the options that lay it otherwise."""

import numpy as np
import pytest

from longhaul.core.position import Position
from longhaul.games.star_traders import RULEBOOK
from longhaul.games.star_traders.components import HIDDEN, NO_DESIGN, OFF, ORIGIN, OUTPOST, SECTORS, Phase
from longhaul.games.star_traders.rules.acquisition import site_price
from longhaul.games.star_traders.rules.blockade import target_number
from longhaul.games.star_traders.rules.scoring import measure
from longhaul.games.star_traders.rules.trade import modifier

from .positions import (
    BOARD,
    CONTENT,
    blockade,
    draws,
    events_named,
    flagship,
    fleet,
    galaxy,
    hide,
    idle,
    own,
    play,
    sector,
    station,
    texts,
    turn_of,
    why_not,
)

INFLUENCE = (4, 3, 4, 3, 3, 3, 2, 2, 3, 2, 3, 3, 1)
SITES = {  # sector: modifier, price, blockade target
    "0.4": (-1, 410, 11),
    "0.8": (-4, 230, 8),
    "1.3": (-3, 180, 4),
    "2.4": (-3, 410, 7),
    "2.6": (-4, 230, 6),
    "3.3": (-3, 180, 6),
    "5.6": (-1, 350, 9),
    "6.3": (-2, 130, 7),
    "7.3": (2, 230, 9),
    "8.4": (1, 410, 9),
    "8.2": (-3, 180, 5),
    "9.2": (1, 290, 8),
    "9.3": (-2, 130, 5),
    "10.1": (-2, 410, 7),
    "10.3": (-3, 180, 6),
    "11.4": (-3, 180, 5),
    "12.6": (1, 290, 8),
    "12.4": (-1, 80, 6),
}
CROSSINGS = (
    "0.1–2.2, 0.2–1.3, 0.3–6.1, 0.6–4.1, 1.4–3.5, 1.2–9.3, 2.4–3.4, 2.3–4.2, 2.6–5.5, 3.1–8.1, 4.4–7.2, 5.3–10.3, "
    "5.1–7.1, 6.3–9.1, 8.4–11.1, 8.5–10.2, 10.1–11.2, 11.4–12.2"
)


def start(seed: int = 1, seats: int = 4, **options: object) -> Position:
    return Position.start(RULEBOOK, CONTENT, seed, seats, options)


@pytest.mark.clause("ST-SETUP-07", "ST-SETUP-12", "ST-SETUP-13", "ST-TRADE-08", "ST-ACQ-04", "ST-ACQ-05", "ST-BLK-07")
def test_every_figure_of_the_reference_board() -> None:
    position = galaxy()
    c, s = position.content.record, position.state
    assert tuple(s.influence[:13]) == INFLUENCE and sum(INFLUENCE) == 36
    found = {CONTENT.words["sector"][n]: n for n in range(SECTORS) if s.site[n]}
    assert set(found) == set(SITES)
    for name, n in found.items():
        assert (modifier(c, s, n, 9), site_price(c, s, n), target_number(c, s, n)) == SITES[name], name


@pytest.mark.clause("ST-TRV-09", "ST-SETUP-06")
def test_lines_cross_regions_where_both_have_an_exit() -> None:
    from longhaul.cli.terminal.boards.star_traders import crossings

    wanted = {tuple(sorted(line.split("–"), key=sector)) for line in CROSSINGS.split(", ")}
    position = galaxy()
    shown = crossings(position, position.formatter()).removeprefix("Lines between regions: ").split(", ")
    assert {tuple(sorted(line.split("–"), key=sector)) for line in shown} == wanted


@pytest.mark.clause("ST-SETUP-03", "ST-SETUP-05", "ST-SETUP-22", "ST-SETUP-25")
@pytest.mark.parametrize(("seats", "each", "count"), [(4, 3, 13), (4, 2, 9), (2, 2, 5), (3, 3, 10)])
def test_s01_the_start_region_and_so_many_for_each_player(seats: int, each: int, count: int) -> None:
    position = start(seats=seats, regions=each)
    s = position.state
    assert s.count == count
    faces = [int(face) // 2 for face in s.face[:count]]
    assert len(set(faces)) == count and faces[0] == 0 and position.content.record.girth[s.face[0]] == 8
    assert (s.influence[:count] >= 1).all()  # all joined


@pytest.mark.clause("ST-SETUP-04", "ST-SETUP-05", "ST-SETUP-06", "ST-SETUP-22", "ST-SETUP-08")
def test_players_lay_the_regions_in_turn() -> None:
    position = start(seats=3, regions=2, board="laid")
    first = int(position.state.first)
    assert position.phase == "side" and position.seat == first and texts(position) == ["side:a", "side:b"]
    play(position, "side:b")  # how the first is turned makes no difference, and is not asked
    assert next(event.name for event in position.events) == "laid" and position.state.count == 1
    order = []
    while position.phase == "cell":
        order.append(position.seat)
        play(position, texts(position)[0])
        assert position.phase == "side"
        play(position, texts(position)[0])
        if position.phase == "rotate":  # else there is but one way
            assert all(why_not(position, f"rotate:{n}") in ("", "ST-SETUP-06") for n in range(6))
            assert len(texts(position)) > 1
            play(position, texts(position)[0])
    assert order == [(first + 1 + n) % 3 for n in range(6)]
    assert position.state.count == 7 and position.phase == "base"


@pytest.mark.clause("ST-SETUP-06")
def test_a_region_lies_beside_an_exit() -> None:
    position = start(seats=2, board="laid")
    play(position, "side:a")
    assert texts(position) == [f"cell:0:{edge}" for edge in ("n", "ne", "se", "s", "sw", "nw")]
    assert why_not(position, "cell:1:n") == "ST-SETUP-06" and why_not(position, "take_income") == "ST-SETUP-05"
    play(position, "cell:0:n", "side:a")
    joined = [n for n in range(6) if not why_not(position, f"rotate:{n}")]
    exits = position.content.record.exits[2 * int(position.state.tile)]
    assert joined == [n for n in range(6) if exits[(3 - n) % 6] != OFF]


@pytest.mark.clause("ST-SETUP-09", "ST-SETUP-10", "ST-SETUP-11")
@pytest.mark.parametrize(
    ("rolls", "planet", "outpost"), [((3, 4), 3, 4), ((7, 2), 7, 2), ((3, 3), 3, None), ((8, 8), 8, None)]
)
def test_s02_a_die_for_the_planet_and_one_for_the_outpost(
    rolls: tuple[int, int], planet: int, outpost: int | None
) -> None:
    position = start(seats=2, board="laid")
    play(draws(position, rolls[0] - 1, 12, rolls[1] - 1), "side:a")
    assert events_named(position, "planet") == [{"sector": f"0.{planet}", "planet": "marrow"}]
    assert events_named(position, "outpost") == ([{"sector": f"0.{outpost}"}] if outpost else [])


@pytest.mark.clause("ST-SETUP-09", "ST-SETUP-10")
def test_s03_a_number_without_a_sector_gives_nothing() -> None:
    position = start(seats=2, board="laid")
    play(position, "side:a", "cell:0:n", "side:a")
    size = int(position.content.record.sectors[2 * int(position.state.tile)])
    spin = next(n for n in range(6) if not why_not(position, f"rotate:{n}"))
    play(draws(position, 7, 1, 2), f"rotate:{spin}")
    assert (
        size < 8 and events_named(position, "planet") == [] and events_named(position, "outpost") == [{"sector": "1.2"}]
    )


@pytest.mark.clause("ST-SETUP-07", "ST-SETUP-12", "ST-TRADE-08")
def test_s04_a_neighbour_without_a_line_does_not_count() -> None:
    position = galaxy()
    assert position.state.influence[0] == 4  # of five neighbours, 1.* and 2.*, 4.*, 6.* are joined; 5 is not adjacent
    c, s = position.content.record, position.state
    s.influence[0] = 5
    assert modifier(c, s, sector("0.8"), 9) == -5 and modifier(c, s, sector("0.4"), 9) == -2


@pytest.mark.clause("ST-SETUP-01", "ST-SETUP-14", "ST-SETUP-15", "ST-SETUP-24", "ST-SETUP-16")
def test_s05_flagships_are_placed_counter_clockwise_from_the_last() -> None:
    position = start(seed=5)
    first, order = int(position.state.first), []
    while position.phase == "base":
        order.append(position.seat)
        place = texts(position)[0]
        play(position, place)
        if position.phase == "base":
            assert why_not(position, place) == "ST-SETUP-15"
            assert why_not(position, "take_token") == "ST-SETUP-15"
    assert order == [(first - 1 - n) % 4 for n in range(4)]
    assert [int(position.state.priority[3 * seat]) for seat in range(4)] == [1] * 4
    assert {int(start(seed=n).state.first) for n in range(12)} == {0, 1, 2, 3}


@pytest.mark.clause("ST-SETUP-14", "ST-SETUP-17", "ST-SETUP-18", "ST-SETUP-19", "ST-SETUP-20", "ST-GEN-11")
def test_a_corporation_starts_with_25_credits_at_level_1_and_nothing_else() -> None:
    prices = set[int]()
    for seed in range(20):
        position = start(seed=seed)
        s = position.state
        assert not s.price.any()  # they are rolled for last
        assert list(s.credits) == [25] * 4 and list(s.level) == [1] * 4 and not s.tokens.any()
        assert not s.hold.any() and not s.crew.any() and not s.fitted.any()
        assert all(int(s.design[ship]) == NO_DESIGN for ship in range(12))
        while position.phase == "base":
            play(position, texts(position)[0])
        assert [event.name for event in position.events[-3:]] == ["based", "prices", "round"]
        prices |= {int(price) for price in s.price}
    assert prices == set(range(1, 9))


@pytest.mark.clause("ST-SETUP-02")
def test_nobody_but_the_game_keeps_the_prices() -> None:
    assert not any("comptroller" in name for name in position_fields())


def position_fields() -> list[str]:
    return list(RULEBOOK.state.fields)


@pytest.mark.clause("ST-SETUP-21")
def test_there_is_a_planet_for_every_flagship() -> None:
    for seed in range(60):
        s = start(seed=seed, seats=4, regions=2).state
        assert sum(0 < int(site) < OUTPOST for site in s.site) >= 4


@pytest.mark.clause("ST-SETUP-23")
def test_when_no_exit_is_open_building_stops() -> None:
    position = start(seats=2, regions=3, board="laid")
    play(position, "side:a")
    while position.state.count < 3:
        play(position, texts(position)[0])
    s = position.state
    content = draws(position).content.record
    content.exits[:] = OFF  # no exits at all: nothing can be joined
    while position.phase in ("side", "rotate", "cell"):
        s.tile, s.step, s.phase = 5, 0, Phase.LAID
        from longhaul.games.star_traders.phases import advance

        advance(content, s, None)
    assert position.phase == "base" and s.count < 7


# Options --------------------------------------------------------------------------------------
@pytest.mark.clause("ST-OBJX-01", "ST-OBJX-02", "ST-OBJX-03")
def test_s61_two_dice_for_planets_and_two_for_outposts() -> None:
    position = start(seats=2, board="laid", more_objects=True)
    play(draws(position, 1, 12, 1, 1, 5), "side:a")
    assert events_named(position, "planet") == [{"sector": "0.2", "planet": "marrow"}]
    assert events_named(position, "outpost") == [{"sector": "0.6"}]
    counts = [0, 0]
    for seed in range(30):
        s = start(seed=seed, more_objects=True).state
        for region in range(13):
            here = [int(site) for site in s.site[8 * region : 8 * region + 8] if site]
            counts = [max(counts[0], sum(x < OUTPOST for x in here)), max(counts[1], here.count(OUTPOST))]
    assert counts == [2, 2]


@pytest.mark.clause("ST-EXPL-01", "ST-EXPL-02", "ST-EXPL-03", "ST-EXPL-09")
def test_exploring_only_the_start_region_is_known() -> None:
    s = start(exploration=True).state
    assert [int(face) == HIDDEN for face in s.face[:13]] == [False] + [True] * 12
    assert {int(at) // 8 for at in s.at[::3]} == {0} and len(set(s.at[::3].tolist())) == 1
    assert 0 < s.site[s.at[0]] < OUTPOST and s.phase == Phase.INFLUENCE
    assert int(s.tiles).bit_count() == 12  # which of them lies where is not even decided


@pytest.mark.clause("ST-EXPL-04", "ST-EXPL-05", "ST-EXPL-08")
def test_entering_a_hidden_region_reveals_it_first() -> None:
    position = galaxy(exploration=True)
    hide(position, 1)
    ship = station(position, 0, 0, 0, "0.2")
    turn_of(position, ship, Phase.TRAVEL, moves=2)
    assert "cell:0:ne" in texts(position) and not any(text.startswith("sector:1.") for text in texts(position))
    assert why_not(position, "cell:0:n") == "ST-EXPL-04"
    play(draws(position, 1, 1), "cell:0:ne")
    assert position.phase == "reveal" and position.state.tile == 1 and position.state.side == 1
    exits = position.content.record.exits[3]
    assert texts(position) == [f"rotate:{n}" for n in range(6) if exits[(4 - n) % 6] != OFF]
    assert why_not(position, "done") == "ST-EXPL-04"
    play(draws(position, 0, 3, 7), "rotate:2")  # a planet in sector 1: planet 3; no outpost
    assert position.state.face[1] == 3 and position.state.at[ship] == sector("1.3")  # and in it goes
    assert position.phase == "travel" and position.state.moves == 1


@pytest.mark.clause("ST-EXPL-04", "ST-EXPL-08")
def test_nothing_is_turned_up_that_is_not_entered() -> None:
    position = galaxy(exploration=True)
    hide(position, 1, 2)
    ship = station(position, 0, 0, 0, "0.2")
    blockade(position, 0, "0.2")
    turn_of(position, ship, Phase.TRAVEL, moves=1)
    play(draws(position, 1, 1), "cell:0:ne")
    play(draws(position, 7, 7), "rotate:2")
    assert position.state.ship != ship or position.phase != "travel"  # the one sector it had is used
    assert position.state.at[ship] == sector("1.3") and position.state.face[2] == HIDDEN
    assert events_named(position, "lifted")  # a blockade that it leaves so is over too


@pytest.mark.clause("ST-EXPL-04")
def test_a_region_that_fits_one_way_only_is_turned_that_way() -> None:
    position = galaxy(exploration=True)
    hide(position, 1)
    ship = station(position, 0, 0, 0, "0.2")
    turn_of(position, ship, Phase.TRAVEL, moves=2)
    draws(position, 1, 1)
    position.content.record.exits[3] = [OFF, OFF, 2, OFF, OFF, OFF]
    play(position, "cell:0:ne")
    assert position.phase == "travel" and events_named(position, "revealed")[0]["turns"] == "2"
    assert position.state.at[ship] == sector("1.3")


@pytest.mark.clause("ST-EXPL-06", "ST-EXPL-07")
def test_s60_unknown_neighbours_count_until_they_prove_unconnected() -> None:
    position = galaxy(exploration=True)
    s = position.state
    for region, (q, r) in enumerate(((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)), 1):
        s.column[region], s.row[region] = q + ORIGIN, r + ORIGIN
    s.count = 7
    hide(position, 1, 2, 3, 4, 5, 6)
    assert s.influence[0] == 6
    own(position, 0, "0.8")
    assert s.level[0] == 7
    s.face[1], s.spin[1] = 2, 0  # T02A: exits n, ne, s, sw: joined to the start region
    turn_of(position, station(position, 0, 0, 0, "0.2"), Phase.TRAVEL, moves=3)
    play(draws(position, 2, 0), "cell:0:ne")
    play(draws(position, 7, 7), texts(position)[0])
    assert s.influence[0] == 6 and s.level[0] == 7
    s.spin[1] = 1  # now no exit faces the start region
    turn_of(position, station(position, 0, 0, 0, "0.3"), Phase.TRAVEL, moves=3)
    play(draws(position, 4, 0), "cell:0:se")
    play(draws(position, 7, 7), texts(position)[0])
    assert s.influence[0] == 5 and s.level[0] == 6


@pytest.mark.clause("ST-TERR-01", "ST-TERR-02", "ST-TERR-03", "ST-TERR-05", "ST-TERR-06", "ST-FAC-13", "ST-TOLL-11")
@pytest.mark.clause("ST-TERR-08", "ST-TERR-04", "ST-TERR-07")
def test_s58_a_region_goes_to_the_player_who_owns_most_in_it() -> None:
    position = galaxy(territory=True)
    s = position.state
    own(position, 0, "0.4")
    assert s.level[0] == 1 + 2 + 4  # alone: the planet's own influence, and the region's once
    own(position, 1, "0.8")
    assert (s.level[0], s.level[1]) == (3, 1)
    s.factory_owner[0], s.factory_at[0] = 2, sector("0.4")
    own(position, 1)
    assert s.level[1] == 1  # factories are no presence
    s.credits[1], s.seat, s.phase, s.turn = 500, 1, Phase.CORPORATE, 2
    play(position, "build_toll", "sector:0.1", "sector:0.2")
    assert (s.level[0], s.level[1]) == (3, 5)
    assert site_price(position.content.record, s, sector("12.4")) == 80  # prices stay as they are


@pytest.mark.clause("ST-TERR-05", "ST-TERR-03", "ST-ACQ-08")
def test_the_effect_of_a_purchase_is_announced_as_it_will_be() -> None:
    position = galaxy(territory=True)
    c, s = position.content.record, position.state
    own(position, 0, "0.4")
    flagship(position, 1, "0.8")
    s.credits[1] = 1000
    turn_of(position, 3)
    assert "0 levels" in position.label("purchase")  # a tie in the region
    assert next(site for site in position.view(1)["sites"] if site["at"] == "0.8")["brings"] == [0, 0, 0, 0]
    before = int(s.level[1])
    play(position, "purchase")
    assert events_named(position, "purchased")[0]["levels"] == s.level[1] - before == 0 and s.won_by[1, 0] == 0
    flagship(position, 1, "0.4")
    turn_of(position, 3)
    s.credits[1] = 1000
    assert "6 levels" in position.label("purchase")  # two of its own, and now all of the region
    play(position, "purchase")
    assert events_named(position, "purchased")[0]["levels"] == s.level[1] - before == 6 and s.won_by[1, 0] == 6
    out = np.zeros(5, np.int32)
    s.winners = 2
    measure(c, s, out)
    assert out[1] == 6  # the figure `levels_bought`


@pytest.mark.clause("ST-TERR-05", "ST-BLK-23", "ST-BLK-24")
def test_what_a_blockade_takes_is_announced_as_it_is() -> None:
    position = galaxy(seats=2, territory=True)
    s = position.state
    own(position, 1, "0.4", "0.8")
    ship = fleet(position, 0, 2, "corvette", "0.8")
    blockade(position, 0, "0.8", support=20, since=0)
    idle(position)
    before = int(s.level[1])
    play(turn_of(position, ship), "roll")
    assert events_named(position, "taken")[0]["levels"] == before - s.level[1] == 0  # the planet keeps the region
    blockade(position, 0, "0.4", support=20, since=0)
    s.at[ship], s.at[0], s.at[3] = sector("0.4"), sector("0.1"), sector("0.1")
    play(turn_of(position, ship), "roll")
    assert events_named(position, "taken")[0]["levels"] == before - s.level[1] == 6


@pytest.mark.clause("ST-TERR-09")
def test_territory_is_off_unless_it_is_chosen() -> None:
    assert start().options["territory"] is False


@pytest.mark.clause("ST-GEN-06")
def test_everything_but_chance_is_open() -> None:
    position = galaxy()
    assert position.blinded(0, 3).view(0) == position.blinded(2, 9).view(0) | {}
    assert not RULEBOOK.facts.hidden


def test_the_reference_board_is_made_of_the_set() -> None:
    assert len(BOARD) == 13 and len({face for face, *_ in BOARD}) == 13
