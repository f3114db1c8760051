"""Star Traders: travel, priority, bids."""

import pytest

from longhaul.core.position import Position
from longhaul.games.star_traders.components import Phase
from longhaul.games.star_traders.phases import advance

from .positions import (
    begin,
    dice,
    events_named,
    fleet,
    galaxy,
    idle,
    index,
    play,
    sector,
    station,
    texts,
    turn_of,
    why_not,
)


# Travel ---------------------------------------------------------------------------------------
@pytest.mark.clause("ST-TRV-01", "ST-TRV-02", "ST-TRV-12", "ST-GEN-02", "ST-ACT-01", "ST-TRV-11")
def test_s32_by_number_and_then_by_turn_order() -> None:
    position = galaxy()
    s = position.state
    for seat, count in enumerate((3, 2, 1, 3)):
        for slot in range(2, count + 1):
            fleet(position, seat, slot, "courier", "0.1")
    idle(position)
    begin(position, Phase.NEXT_MARKET)
    order = []
    while position.phase == "travel":
        order.append((position.seat, int(s.priority[s.ship])))
        play(position, "done")
    assert order == [(0, 1), (1, 1), (2, 1), (3, 1), (0, 2), (1, 2), (3, 2), (0, 3), (3, 3)]
    acted = []
    while position.phase == "act":
        acted.append((position.seat, int(s.priority[s.ship])))
        play(position, "done")
    assert acted == order


@pytest.mark.clause("ST-TRV-11", "ST-ACTV-05")
def test_an_inactive_ship_neither_moves_nor_acts() -> None:
    position = galaxy(seats=2)
    fleet(position, 0, 2, "courier", "0.1", active=False)
    idle(position)
    begin(position, Phase.NEXT_MARKET)
    ships = []
    while position.phase in ("travel", "act"):
        ships.append(int(position.state.ship))
        play(position, "done")
    assert ships == [0, 3, 0, 3]


@pytest.mark.clause("ST-TRV-03", "ST-TRV-04", "ST-TRV-05", "ST-TRV-06", "ST-ACT-03")
def test_s31_so_many_sectors_or_fewer() -> None:
    position = galaxy()
    s = position.state
    idle(position)
    begin(position, Phase.NEXT_MARKET)
    assert s.moves == 3
    play(position, "done", "done")
    play(position, "sector:0.8", "done")  # past nothing, one sector
    assert position.seat == 3
    assert why_not(position, "sector:0.1") == "ST-TRV-03"
    play(position, "sector:0.3", "sector:0.2")
    assert position.phase == "travel" and s.moves == 1
    play(position, "sector:1.3")
    assert position.phase == "act" and s.moves == 0  # there is nothing left to ask


@pytest.mark.clause("ST-ACT-03", "ST-ACT-04")
def test_a_ship_alone_in_an_empty_sector_is_passed_over() -> None:
    position = galaxy(seats=2)
    station(position, 0, 0, 0, "0.1")
    idle(position)
    begin(position, Phase.NEXT_TRAVEL)
    play(position, "done", "done")
    assert position.phase == "act" and position.seat == 1
    play(position, "done")  # to do nothing is always allowed
    assert position.phase != "act"


@pytest.mark.clause("ST-TRV-06", "ST-TRV-07", "ST-DEST-01")
def test_moves_by_card_steps_and_upgrades_but_one_if_disabled() -> None:
    position = galaxy()
    s = position.state
    ship = fleet(position, 0, 2, "freighter", "0.1")
    idle(position)
    s.rank, s.turn = 2, 0
    for steps, level, damage, moves in ((0, 0, 0, 2), (1, 2, 0, 5), (1, 2, 3, 1)):
        s.steps[ship, 5], s.fitted[ship, index("upgrade", "ion-drive")], s.damage[ship] = steps, level, damage
        s.rank, s.turn, s.phase = 2, 0, Phase.NEXT_TRAVEL
        advance(position.content.record, s, None)
        assert (s.ship, s.moves) == (ship, moves)


@pytest.mark.clause("ST-TRV-08", "ST-TOLL-05", "ST-TOLL-06", "ST-GEN-07")
def test_another_players_station_wants_its_toll() -> None:
    position = galaxy()
    s = position.state
    s.toll_owner[0], s.toll_at[0], s.toll_to[0], s.toll_markers[0] = 2, sector("0.3"), sector("0.4"), 2
    s.credits[:] = (49, 0, 0, 0)
    turn_of(position, 0, Phase.TRAVEL, moves=3)
    assert why_not(position, "sector:0.3") == "ST-TRV-08"
    s.credits[0] = 60
    play(position, "sector:0.3")
    assert (s.credits[0], s.credits[1]) == (10, 50)
    turn_of(position, 3, Phase.TRAVEL, moves=3)
    play(position, "sector:0.3")
    assert s.credits[1] == 50
    s.fitted[0, index("upgrade", "toll-transponder")] = 2
    turn_of(position, 0, Phase.TRAVEL, moves=1)
    s.credits[0] = 30
    play(position, "sector:0.4")
    assert s.credits[0] == 0  # 20 cheaper


@pytest.mark.clause("ST-CREW-08", "ST-CREW-09", "ST-CREW-12", "ST-CREW-10")
def test_s30_engineers_carry_a_ship_further() -> None:
    position = galaxy()
    s = position.state
    s.crew[0] = 1 << index("post", "engineer") | 1 << index("post", "navigator")
    s.credits[0], s.tokens[0] = 10, 1
    turn_of(position, 0, Phase.TRAVEL, moves=3)
    play(position, "sector:0.3", "sector:0.2", "sector:0.1", "use:engineer", "sector:2.2", "use:engineer", "sector:2.1")
    assert s.credits[0] == 4 and s.moves == 0
    play(position, "use:navigator")
    assert s.tokens[0] == 0 and s.moves == 3 and why_not(position, "use:navigator") == "ST-CREW-08"
    assert why_not(position, "use:gunner") == "ST-CREW-11"
    s.crew[0] = 0
    assert why_not(position, "use:engineer") == "ST-CREW-10"


# Priority and bids ----------------------------------------------------------------------------
@pytest.mark.clause("ST-PRI-01", "ST-PRI-02", "ST-PRI-03")
def test_ships_are_given_new_numbers() -> None:
    position = galaxy(seats=2)
    s = position.state
    fleet(position, 0, 2, "courier", "0.1")
    fleet(position, 1, 2, "courier", "0.1")
    fleet(position, 1, 3, "courier", "0.1")
    idle(position)
    begin(position, Phase.NEXT_ORDER)
    assert position.seat == 0 and texts(position) == ["order:123", "order:213"]
    assert why_not(position, "order:321") == "ST-PRI-03"
    play(position, "order:213")
    assert list(s.priority[:3]) == [2, 1, 0] and len(texts(position)) == 6
    play(position, "order:312")
    assert list(s.priority[3:6]) == [3, 1, 2] and position.phase == "influence"


def bidding(position: Position, *tokens: int) -> Position:
    position.state.tokens[: len(tokens)] = tokens
    position.state.level[:] = 5
    return begin(position, Phase.NEXT_BID)


@pytest.mark.clause("ST-BID-01", "ST-BID-03", "ST-BID-09", "ST-BID-10", "ST-BID-13", "ST-BID-14")
def test_s56_the_only_bid_wins() -> None:
    position = bidding(galaxy(), 0, 0, 1, 0)
    assert position.seat == 2 and why_not(position, "take_income") == "ST-BID-03"
    play(position, "bid:2")
    s = position.state
    assert s.first == 2 and s.tokens[2] == 0 and s.rounds == 2 and position.seat == 2


@pytest.mark.clause("ST-BID-02", "ST-BID-04", "ST-BID-05", "ST-BID-06", "ST-BID-07", "ST-BID-08", "ST-BID-10")
@pytest.mark.clause("ST-BID-11", "ST-BID-09")
def test_s57_bids_add_up_and_a_tie_is_rolled_for() -> None:
    position = bidding(galaxy(), 1, 2, 1, 0)
    play(position, "done", "bid:1", "bid:0")
    assert position.seat == 0  # passing before the first bid excluded nobody
    play(dice(position, 6, 3), "bid:0", "bid:1")
    s = position.state
    assert [fact["roll"] for fact in events_named(position, "bid_roll")] == [6, 3]
    assert s.first == 0 and list(s.tokens) == [0, 0, 0, 0] and not s.bids.any()


@pytest.mark.clause("ST-BID-05")
def test_a_pass_after_a_bid_is_final() -> None:
    position = bidding(galaxy(), 2, 2, 2, 0)
    play(position, "bid:0", "done", "bid:2", "done")
    assert position.state.rounds == 2 and position.state.tokens[1] == 2  # seat 1 was not asked again


@pytest.mark.clause("ST-BID-11")
def test_equal_highest_rolls_roll_again() -> None:
    position = bidding(galaxy(), 1, 1, 0, 0)
    play(position, "bid:0")
    play(dice(position, 5, 5, 2, 7), "bid:1")
    assert position.state.first == 1


@pytest.mark.clause("ST-BID-12", "ST-BID-07")
def test_without_bids_the_first_player_stays() -> None:
    position = bidding(galaxy(), 1, 1, 0, 0)
    play(position, "done", "done")
    assert position.state.first == 0 and position.state.rounds == 2 and position.state.tokens[0] == 1
