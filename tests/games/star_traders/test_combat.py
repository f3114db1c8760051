"""Star Traders: combat, targeted upgrades, wrecks, and the options about them."""

from typing import Any

import pytest

from longhaul.core.position import Position
from longhaul.games.star_traders.components import NO_DESIGN, Phase
from longhaul.games.star_traders.phases import advance
from longhaul.games.star_traders.rules.fleet.ships import integrity
from longhaul.games.star_traders.rules.influence import worked_out_level

from .positions import (
    blockade,
    dice,
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
    why_not,
)


# Combat ---------------------------------------------------------------------------------------
def duel(**options: Any) -> Position:
    """Seat 0's Privateer (attack 2, damage 2) and seat 1's Interceptor (defence 3, hull 1) in 0.1."""
    position = galaxy(**options)
    fleet(position, 0, 2, "privateer", "0.1")
    fleet(position, 1, 2, "interceptor", "0.1")
    return turn_of(position, 1)


def values(position: Position, ship: int, **given: int) -> None:
    """Set the values of a ship, whatever its card says."""
    names = ("hull", "weapon", "cargo", "attack", "defence", "move")
    c, s = position.content.record, position.state
    for name, figure in given.items():
        s.steps[ship, names.index(name)] = figure - int(c.value[s.design[ship], names.index(name)])


@pytest.mark.clause("ST-CMB-03", "ST-CMB-04", "ST-CMB-05", "ST-CMB-07", "ST-ACT-06")
def test_s45_a_lower_attack_does_nothing() -> None:
    position = duel()
    s = position.state
    values(position, 1, attack=1)
    values(position, 4, defence=1)
    play(dice(position, 4, 6), "attack:1:2")
    assert events_named(position, "dice") == [{"attack": 4, "attack_bonus": 1, "defence": 6, "defence_bonus": 1}]
    assert events_named(position, "missed") == [{}] and not s.damage.any() and position.state.ship != 1
    turn_of(position, 4)
    assert not why_not(position, "attack:0:2")  # the other may act as it likes in its own turn


@pytest.mark.clause("ST-CMB-07", "ST-CMB-09", "ST-CMB-10", "ST-DEST-03", "ST-HULL-06")
def test_s46_to_nothing_is_disabled_below_is_destroyed() -> None:
    position = duel()
    c, s = position.content.record, position.state
    values(position, 1, attack=2, weapon=1)
    values(position, 4, defence=0)
    play(dice(position, 3, 3), "attack:1:2")
    assert integrity(c, s, 4) == 0 and events_named(position, "disabled") and s.design[4] != NO_DESIGN
    values(position, 1, attack=0)
    turn_of(position, 1)
    play(dice(position, 5, 2), "attack:1:2")
    assert s.design[4] == NO_DESIGN and s.fleet_queue[0] == index("design", "interceptor")


@pytest.mark.clause("ST-CMB-09", "ST-HULL-03", "ST-HULL-06")
def test_a_ship_whose_last_reinforcement_goes_is_disabled_and_that_is_announced() -> None:
    position = duel()
    c, s = position.content.record, position.state
    values(position, 1, weapon=1)
    s.damage[4], s.armour[4] = 1, 1  # its hull is at 0; the reinforcement alone keeps it going
    assert integrity(c, s, 4) == 1
    play(dice(position, 8, 1), "attack:1:2")
    assert integrity(c, s, 4) == 0 and [facts["prey"] for facts in events_named(position, "disabled")] == [
        "interceptor"
    ]


@pytest.mark.clause("ST-PREC-01", "ST-PREC-02", "ST-PREC-03")
def test_s47_precise_hits_add_the_margin() -> None:
    position = duel(precise_hits=True)
    s = position.state
    values(position, 1, attack=2, weapon=1)
    values(position, 4, defence=0)
    twin = position.copy()
    play(dice(position, 3, 3), "attack:1:2")
    assert events_named(position, "hit") == [{"damage": 3, "absorbed": 0, "left": -2}] and s.design[4] == NO_DESIGN
    twin.state.armour[4], twin.state.fitted[4, 0] = 1, 1
    play(dice(twin, 3, 3), "attack:1:2", "confirm")
    assert events_named(twin, "hit") == [{"damage": 3, "absorbed": 2, "left": 0}]


@pytest.mark.clause("ST-CMB-06", "ST-CMB-05")
def test_s48_equal_totals_are_rolled_again() -> None:
    position = duel()
    values(position, 1, attack=1)
    values(position, 4, defence=0)
    play(dice(position, 4, 5, 8, 1), "attack:1:2")
    assert len(events_named(position, "dice")) == 2 and events_named(position, "hit")


@pytest.mark.clause("ST-CMB-08", "ST-HULL-03", "ST-ACTV-06")
def test_s49_shield_then_reinforcement_then_hull() -> None:
    position = duel()
    s = position.state
    values(position, 1, weapon=4)
    values(position, 4, hull=3)
    s.fitted[4, 0], s.armour[4] = 1, 2
    twin = position.copy()
    play(dice(position, 8, 1), "attack:1:2", "confirm")
    assert (s.armour[4], s.damage[4]) == (0, 1) and events_named(position, "hit")[0]["left"] == 2
    twin.state.disabled[4] = 1  # a shield that is shot out of use has no effect
    play(dice(twin, 8, 1), "attack:1:2")
    assert twin.state.damage[4] == 2


def test_a_screen_serves_once_a_round() -> None:
    position = duel()
    s = position.state
    values(position, 1, weapon=2)
    values(position, 4, hull=9)
    s.fitted[4, index("upgrade", "ablative-screen")] = 1
    play(dice(position, 8, 1), "attack:1:2", "confirm")
    assert s.damage[4] == 1
    turn_of(position, 1)
    play(dice(position, 8, 1), "attack:1:2", "confirm")
    assert s.damage[4] == 3


@pytest.mark.clause("ST-CMB-05", "ST-CREW-08", "ST-CREW-11")
def test_crew_serve_before_the_dice_and_after_a_hit() -> None:
    position = duel()
    s = position.state
    s.crew[1] = 1 << index("post", "tactical-officer") | 1 << index("post", "gunner")
    s.crew[4] = 1 << index("post", "helmsman") | 1 << index("post", "security-chief")
    s.credits[:2] = 100
    values(position, 4, hull=9)
    play(position, "attack:1:2", "use:tactical-officer", "use:tactical-officer", "use:gunner", "confirm")
    assert position.phase == "brace" and position.seat == 1
    play(position, "use:helmsman")
    play(dice(position, 8, 1), "done")
    assert events_named(position, "dice") == [{"attack": 8, "attack_bonus": 4, "defence": 1, "defence_bonus": 4}]
    assert position.phase == "shield"
    play(position, "use:security-chief", "done")
    assert s.damage[4] == 2 + 1 - 1 and s.credits[0] == 100 - 8 - 8 - 15 and s.credits[1] == 100 - 8 - 15


@pytest.mark.clause("ST-CMB-11", "ST-CMB-12", "ST-ACTV-05")
def test_a_disabled_or_inactive_defender_rolls_without_crew() -> None:
    position = duel()
    s = position.state
    s.crew[4], s.credits[1], s.active[4] = 1 << index("post", "helmsman"), 100, 0
    play(dice(position, 1, 8), "attack:1:2")
    assert events_named(position, "dice")[0]["defence_bonus"] == 3
    s.damage[1] = 3
    turn_of(position, 1)
    assert why_not(position, "attack:1:2") == "ST-DEST-01"


# Targeting ------------------------------------------------------------------------------------
@pytest.mark.clause("ST-TGT-01", "ST-TGT-02", "ST-TGT-03", "ST-TGT-04", "ST-ACTV-04", "ST-PREC-03")
def test_an_upgrade_is_shot_out_of_use() -> None:
    position = duel(precise_hits=True)
    s = position.state
    s.fitted[4, 0], s.armour[4] = 3, 5
    play(position, "attack:1:2")
    assert why_not(position, "target:jammer") == "ST-TGT-01"
    play(dice(position, 8, 1), "target:deflector-shield")
    assert s.disabled[4] == 1 and s.fitted[4, 0] == 3 and s.damage[4] == 0 and s.armour[4] == 5


@pytest.mark.clause("ST-TGT-02")
def test_aiming_costs_two() -> None:
    position = duel()
    s = position.state
    s.fitted[4, 0], s.crew[1], s.credits[0] = 1, 1 << index("post", "gunner"), 50
    play(position, "attack:1:2", "target:deflector-shield")
    assert why_not(position, "target:deflector-shield") == "ST-TGT-02"
    play(dice(position, 5, 4), "confirm")
    assert events_named(position, "dice")[0]["attack_bonus"] == 0 and s.disabled[4] == 0
    other = duel(targeting="never")
    other.state.fitted[4, 0] = 1
    play(dice(other, 1, 8), "attack:1:2")
    assert other.phase != "aim"


@pytest.mark.clause("ST-TGT-05", "ST-ACTV-04", "ST-TGT-06")
def test_it_comes_back_at_a_planet_for_fifteen() -> None:
    position = galaxy()
    s = position.state
    s.fitted[0, 0], s.disabled[0], s.credits[:], s.tokens[:] = 2, 1, (20, 0, 0, 0), 0
    s.upgrades_left[0] = 1
    twin = position.copy()
    for table in (position, twin):
        table.state.phase, table.state.turn = Phase.NEXT_UPKEEP, 0
    blockade(twin, 1, "0.4")
    fleet(twin, 1, 2, "corvette", "0.4")
    advance(position.content.record, s, None)
    assert position.phase == "mend" and why_not(position, "mend:jammer") == "ST-TGT-05"
    play(position, "mend:deflector-shield")
    assert s.credits[0] == 5 and s.disabled[0] == 0
    advance(twin.content.record, twin.state, None)
    assert twin.phase != "mend"
    turn_of(twin, 0)
    twin.state.phase, twin.state.blockader[sector("0.4")] = Phase.PLANET, 0
    play(twin, "sell_upgrade:deflector-shield")
    assert twin.state.credits[0] == 20 + 40 * 2 // 4


# Wrecks ---------------------------------------------------------------------------------------
def doomed(*hold: int) -> Position:
    """The next hit destroys seat 1's Freighter, which carries goods."""
    position = galaxy()
    s = position.state
    fleet(position, 0, 2, "privateer", "0.1")
    fleet(position, 1, 2, "freighter", "0.1")
    s.damage[4], s.hold[4] = 3, hold
    s.supply[:] = [60 - units for units in hold]
    return turn_of(position, 1)


@pytest.mark.clause("ST-SALV-01", "ST-SALV-02", "ST-SALV-03", "ST-SALV-04", "ST-DEST-12", "ST-TRADE-17", "ST-GEN-07")
def test_s51_the_owner_of_the_wreck_names_what_goes() -> None:
    position = doomed(4, 2, 0)
    s = position.state
    s.hold[1], s.supply[2], prices = (0, 0, 3), 57, list(s.price)
    play(dice(position, 8, 1), "attack:1:2")
    assert position.phase == "salvage" and why_not(position, "buy:red") == "ST-SALV-01"
    play(dice(position, 5), "confirm")
    assert position.phase == "spoils" and position.seat == 1 and s.spoils == 3
    assert why_not(position, "pick:yellow") == "ST-SALV-04"
    play(position, "pick:blue", "pick:red", "pick:blue")
    assert list(s.hold[1]) == [1, 2, 3] and list(s.supply) == [59, 58, 57] and list(s.price) == prices


@pytest.mark.clause("ST-SALV-02", "ST-DEST-12", "ST-DEST-04", "ST-DEST-13")
def test_s51_a_roll_above_the_cargo_gains_nothing() -> None:
    position = doomed(4, 2, 0)
    s = position.state
    fleet(position, 1, 3, "courier", "0.5")
    s.fitted[4, 2], s.upgrades_left[2], s.steps[4, 0] = 1, 1, 0
    play(dice(position, 8, 1), "attack:1:2", "confirm")
    play(dice(position, 7), "confirm")
    assert not s.hold[1].any() and list(s.supply) == [60, 60, 60] and s.design[4] == NO_DESIGN
    assert s.upgrades_left[2] == 2 and s.priority[5] == 2


def test_a_salvage_master_rolls_again_and_a_rig_takes_some_anyway() -> None:
    position = doomed(1, 1, 0)
    s = position.state
    s.crew[1], s.credits[0] = 1 << index("post", "salvage-master"), 5
    s.fitted[1, index("upgrade", "grapple-rig")] = 1
    play(dice(position, 8, 1), "attack:1:2")
    play(dice(position, 8), "confirm")
    assert position.phase == "salvage_again"
    play(dice(position, 7), "use:salvage-master")
    assert position.phase == "spoils" and s.spoils == 1 and s.credits[0] == 0
    play(position, "pick:red")
    assert list(s.hold[1]) == [1, 0, 0]


@pytest.mark.clause("ST-DEST-05", "ST-DEST-06", "ST-DEST-07", "ST-DEST-08", "ST-DEST-09", "ST-DEST-10", "ST-DEST-11")
@pytest.mark.clause("ST-GEN-12", "ST-SALV-05", "ST-GEN-05")
def test_a_destroyed_flagship_returns_stripped() -> None:
    position = galaxy(seats=2)
    s = position.state
    fleet(position, 0, 2, "privateer", "6.1")
    victim = station(position, 1, 0, 0, "6.1")
    own(position, 1, "12.4")
    s.damage[victim], s.crew[victim], s.fitted[victim, 2], s.upgrades_left[2] = 4, 1, 1, 1
    s.crew_pile[0] -= 1
    s.steps[victim, 2], s.tokens[1], s.credits[1], s.hold[victim, 0], s.supply[0] = 2, 2, 500, 2, 58
    s.last_trade[victim] = 3
    turn_of(position, 1)
    play(dice(position, 8, 1), "attack:1:1", "confirm")
    assert position.phase == "salvage"
    play(position, "done")
    at, fee = int(s.at[victim]), events_named(position, "returned")[0]["fee"]
    assert at == sector("0.4") and fee == 15 * distance(position, "6.1", "0.4")
    assert s.credits[1] == 500 - fee and s.tokens[1] == 0 and s.crew[victim] == 0 and not s.fitted[victim].any()
    assert not s.steps[victim].any() and s.damage[victim] == 0 and not s.hold[victim].any() and s.supply[0] == 60
    assert s.last_trade[victim] == 255 and s.level[1] == 2 and s.priority[victim] == 1
    turn_of(position, 3)
    s.phase, s.turn = Phase.NEXT_ACT, 1
    s.rank = 1
    advance(position.content.record, s, None)
    assert s.ship != victim  # it has forfeited its action


def distance(position: Position, a: str, b: str) -> int:
    """Counted without the game's own search."""
    from longhaul.games.star_traders.rules.map.galaxy import are_joined, exists

    c, s = position.content.record, position.state
    seen, away = {sector(a)}, 0
    while sector(b) not in seen:
        seen |= {n for n in range(104) for m in seen if exists(c, s, n) and are_joined(c, s, m, n)}
        away += 1
    return away


@pytest.mark.clause("ST-DEST-08", "ST-DEST-09")
def test_a_poor_owner_pays_all_there_is_and_picks_among_equals() -> None:
    position = galaxy(seats=2)
    s = position.state
    fleet(position, 0, 2, "privateer", "0.3")
    victim = station(position, 1, 0, 0, "0.3")
    s.site[sector("0.2")] = index("planet", "aldra") + 1  # two planets beside 0.3
    s.damage[victim], s.credits[1] = 4, 9
    turn_of(position, 1)
    play(dice(position, 8, 1), "attack:1:1")
    assert position.phase == "haven" and texts(position) == ["sector:0.2", "sector:0.4"]
    assert why_not(position, "sector:2.4") == "ST-DEST-09"
    play(position, "sector:0.2")
    assert s.credits[1] == 0 and s.at[victim] == sector("0.2")


@pytest.mark.clause("ST-DEST-09")
def test_a_planet_in_the_very_sector_is_nearest() -> None:
    position = galaxy(seats=2)
    s = position.state
    fleet(position, 0, 2, "privateer", "0.4")
    s.damage[3], s.credits[1] = 4, 9
    turn_of(position, 1)
    play(dice(position, 8, 1), "attack:1:1")
    assert s.at[3] == sector("0.4") and s.credits[1] == 9


# Temporary loss -------------------------------------------------------------------------------
@pytest.mark.clause("ST-LOSS-01", "ST-LOSS-02", "ST-LOSS-03", "ST-LOSS-04", "ST-LOSS-05", "ST-LOSS-06")
def test_a_lost_flagship_costs_a_level_for_a_while() -> None:
    position = galaxy(seats=2, temporary_loss=True)
    s = position.state
    own(position, 1, "12.4", "9.3")
    assert s.level[1] == 4
    fleet(position, 0, 2, "privateer", "0.4")
    s.damage[3] = 4
    play(dice(turn_of(position, 1), 8, 1), "attack:1:1")
    assert s.losses[1] == 1 and s.level[1] == 3
    s.losses[1] = 9
    assert worked_out_level(position.content.record, s, 1) == 1
    s.losses[1], s.credits[1], s.at[3] = 2, 500, sector("0.8")
    s.forfeit = 0
    play(turn_of(position, 3), "purchase")
    assert s.losses[1] == 1 and s.level[1] == 1 + 1 + 2 + 4 - 1  # one token back, and the levels of the site
    s.losses[0] = 1
    prey = fleet(position, 1, 2, "courier", "0.4")
    s.damage[prey] = 2
    play(dice(turn_of(position, 1), 8, 1), "attack:1:2")
    assert s.losses[0] == 0


@pytest.mark.clause("ST-LOSS-01")
def test_without_the_option_levels_stay() -> None:
    position = galaxy(seats=2)
    fleet(position, 0, 2, "privateer", "0.4")
    position.state.damage[3] = 4
    play(dice(turn_of(position, 1), 8, 1), "attack:1:1")
    assert not position.state.losses.any()
