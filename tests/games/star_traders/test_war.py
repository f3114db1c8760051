"""Star Traders: blockades, combat, wrecks, targeted upgrades, and the options about them."""

from typing import Any

import pytest

from longhaul.core.position import Position
from longhaul.games.star_traders.blockade import roll_bonus, target_number
from longhaul.games.star_traders.influence import worked_out_level
from longhaul.games.star_traders.kinds import NO_DESIGN, Phase
from longhaul.games.star_traders.phases import advance
from longhaul.games.star_traders.ships import integrity

from .table import (
    blockade,
    dice,
    fleet,
    galaxy,
    index,
    own,
    play,
    sector,
    station,
    texts,
    told,
    turn_of,
    why_not,
)


def siege(site: str = "9.2", ships: int = 1, **options: Any) -> Position:
    """Seat 0 blockades a site (9.2: population 3, size 5, target 8) with fleet ships, declared in round 1; round 2."""
    position = galaxy(**options)
    s = position.state
    for slot in range(2, 2 + ships):
        fleet(position, 0, slot, "corvette", site)
    blockade(position, 0, site)
    s.rounds = 2
    return turn_of(position, 1)


def pass_all(position: Position) -> None:
    while position.phase in ("act", "siege"):
        play(position, "done")


# Blockades ------------------------------------------------------------------------------------
@pytest.mark.clause("ST-BLK-01", "ST-BLK-02", "ST-BLK-03", "ST-SITE-07", "ST-BLK-06")
def test_a_fleet_ship_declares_and_rolls_from_the_next_round_on() -> None:
    position = galaxy()
    s = position.state
    ship = fleet(position, 0, 2, "corvette", "9.2")
    turn_of(position, ship)
    play(position, "declare")
    at = sector("9.2")
    assert s.blockader[at] == 1 and s.since[at] == 1 and position.phase != "siege"
    turn_of(position, ship)
    assert why_not(position, "roll") == "ST-BLK-06"
    s.rounds = 2
    assert not why_not(position, "roll")
    turn_of(position, station(position, 0, 0, 0, "12.4"))
    assert why_not(position, "declare") == "ST-BLK-03"


@pytest.mark.clause("ST-BLK-03")
def test_flagships_declare_if_so_agreed() -> None:
    position = galaxy(flagship_blockades=True)
    turn_of(position, station(position, 0, 0, 0, "12.4"))
    assert not why_not(position, "declare")


@pytest.mark.clause("ST-BLK-01", "ST-BLK-06", "ST-BLK-27", "ST-CMB-01")
def test_s40_no_declaration_and_no_roll_while_others_are_about() -> None:
    position = galaxy()
    ship = fleet(position, 0, 2, "corvette", "9.2")
    enemy = fleet(position, 1, 2, "interceptor", "9.2", active=False)
    turn_of(position, ship)
    assert why_not(position, "declare") == "ST-BLK-01"  # an inactive ship threatens too
    position = siege(ships=2)
    enemy = fleet(position, 1, 2, "interceptor", "9.2")
    s = position.state
    s.steps[1, 1] = 3
    assert why_not(position, "roll") == "ST-BLK-06"
    play(dice(position, 8, 1), "attack:1:2")
    assert s.design[enemy] == NO_DESIGN
    turn_of(position, 2)
    assert not why_not(position, "roll")


@pytest.mark.clause("ST-BLK-04", "ST-BLK-21", "ST-BLK-22")
def test_a_blockading_ship_rolls_attacks_or_ends_its_part() -> None:
    position = siege()
    s = position.state
    blockade(position, 0, "9.2", support=2, hinder=1)
    assert set(texts(position)) == {"roll", "call_off", "done"} and why_not(position, "enter") == "ST-BLK-04"
    play(position, "call_off")
    at = sector("9.2")
    assert s.blockader[at] == s.support[at] == s.hinder[at] == 0 and position.state.ship != 1
    turn_of(position, 0)
    assert why_not(position, "call_off") == "ST-BLK-21"


@pytest.mark.clause("ST-BLK-05", "ST-TRV-05", "ST-TRV-10", "ST-BLK-20")
def test_blockades_do_not_hinder_movement_and_end_when_the_last_ship_leaves() -> None:
    position = siege(ships=2)
    s = position.state
    enemy = station(position, 1, 0, 0, "9.1")
    turn_of(position, enemy, Phase.TRAVEL, moves=3)
    play(position, "sector:9.2", "sector:9.4")
    turn_of(position, 1, Phase.TRAVEL, moves=3)
    play(position, "sector:9.1")
    assert s.blockader[sector("9.2")] == 1
    turn_of(position, 2, Phase.TRAVEL, moves=3)
    play(position, "sector:9.1")
    assert s.blockader[sector("9.2")] == 0 and told(position, "lifted") == [{"sector": "9.2"}]


@pytest.mark.clause("ST-BLK-07", "ST-BLK-08", "ST-BLK-09", "ST-BLK-10", "ST-BLK-11", "ST-BLK-13", "ST-BLK-15")
@pytest.mark.clause("ST-BLK-12", "ST-BLK-17", "ST-BLK-18")
def test_s36_tokens_then_a_roll_that_fails() -> None:
    position = siege(ships=2)
    s = position.state
    s.tokens[:], s.level[:] = (2, 0, 0, 1), 3
    play(position, "roll")
    assert position.phase == "siege" and position.seat == 0 and why_not(position, "take_income") == "ST-BLK-13"
    play(position, "support", "support")
    assert position.seat == 3
    play(dice(position, 1), "hinder")
    assert told(position, "blockade_roll") == [{"roll": 1, "bonus": 3, "target": 9}]
    at = sector("9.2")
    assert (s.support[at], s.hinder[at]) == (2, 1) and position.phase == "act"  # markers come after all ship turns
    pass_all(position)
    assert (s.support[at], s.hinder[at]) == (4, 1)


@pytest.mark.clause("ST-BLK-09", "ST-BLK-16", "ST-BLK-24", "ST-BLK-25", "ST-BLK-22", "ST-BLK-08")
def test_s37_an_owned_site_becomes_neutral() -> None:
    position = siege(ships=2)
    s = position.state
    own(position, 3, "9.2")
    assert s.level[3] == 5
    blockade(position, 0, "9.2", support=6)
    play(dice(position, 1), "roll")
    at = sector("9.2")
    assert told(position, "blockade_roll") == [{"roll": 1, "bonus": 7, "target": 8}]
    assert s.owner[at] == 0 and s.level[3] == 1 and s.level[0] == 1 and s.blockader[at] == 0
    turn_of(position, 2)
    assert why_not(position, "declare") == "ST-BLK-25"
    s.rounds += 1
    assert not why_not(position, "declare")


@pytest.mark.clause("ST-BLK-16")
def test_markers_of_both_sides_cancel_out() -> None:
    position = siege()
    c, s, at = position.content.record, position.state, sector("9.2")
    sums = []
    for support, hinder in ((4, 1), (3, 0)):
        s.support[at], s.hinder[at] = support, hinder
        sums.append(int(roll_bonus(c, s, at, 1) - target_number(c, s, at)))
    assert sums[0] == sums[1]


@pytest.mark.clause("ST-BLK-23", "ST-ACQ-08")
def test_a_neutral_site_is_won() -> None:
    position = siege()
    s = position.state
    play(dice(position, 8), "roll")
    assert s.owner[sector("9.2")] == 1 and s.level[0] == 1 + 4


@pytest.mark.clause("ST-BLK-14")
def test_blockader_supports_owner_hinders_others_as_they_like() -> None:
    position = siege()
    s = position.state
    own(position, 1, "9.2")
    s.tokens[:], s.level[:] = 1, 5
    play(position, "roll")
    assert why_not(position, "hinder") == "ST-BLK-14"
    play(position, "done")
    assert position.seat == 1 and why_not(position, "support") == "ST-BLK-14"
    play(position, "done")
    assert {"support", "hinder"} <= set(texts(position))


@pytest.mark.clause("ST-CREW-09")
def test_a_diplomat_doubles_a_token_and_a_net_helps_the_roll() -> None:
    position = siege()
    s = position.state
    s.crew[1], s.tokens[:], s.level[:] = 1 << index("post", "diplomat"), (2, 0, 0, 0), 5
    s.fitted[1, index("upgrade", "siege-net")] = 2
    play(position, "roll", "use:diplomat")
    assert why_not(position, "done") == "ST-BLK-13"
    play(position, "support")
    assert s.support[sector("9.2")] == 2 and s.tokens[0] == 1
    play(dice(position, 4), "done")
    assert told(position, "blockade_roll") == [{"roll": 4, "bonus": 4, "target": 8}]


@pytest.mark.clause("ST-BLK-11")
def test_failure_markers_after_every_roll_if_so_agreed() -> None:
    position = siege(ships=2, blockade_markers="per_roll")
    play(dice(position, 1), "roll")
    assert position.state.support[sector("9.2")] == 2
    pass_all(position)
    assert position.state.support[sector("9.2")] == 2


@pytest.mark.clause("ST-BLK-19", "ST-CMB-01")
@pytest.mark.parametrize(("support", "left"), [(3, 1), (1, 0)])
def test_s39_threats_wear_a_blockade_down(support: int, left: int) -> None:
    position = siege()
    s = position.state
    blockade(position, 0, "9.2", support=support)
    fleet(position, 1, 2, "courier", "9.2")
    wreck = fleet(position, 2, 2, "courier", "9.2")
    s.damage[wreck] = 2
    s.phase = Phase.ROUND_END
    advance(position.content.record, s, None)
    assert s.support[sector("9.2")] == left


@pytest.mark.clause("ST-BLK-20")
def test_a_blockade_ends_when_its_last_ship_is_disabled() -> None:
    position = siege()
    s = position.state
    enemy = fleet(position, 1, 2, "destroyer", "9.2")
    turn_of(position, enemy)
    play(dice(position, 8, 1), "attack:0:2")  # damage 3 against hull 3
    assert s.blockader[sector("9.2")] == 0 and told(position, "lifted")


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
    assert told(position, "dice") == [{"attack": 4, "attack_bonus": 1, "defence": 6, "defence_bonus": 1}]
    assert told(position, "missed") == [{}] and not s.damage.any() and position.state.ship != 1
    turn_of(position, 4)
    assert not why_not(position, "attack:0:2")  # the other may act as it likes in its own turn


@pytest.mark.clause("ST-CMB-07", "ST-CMB-09", "ST-CMB-10", "ST-DEST-03", "ST-HULL-06")
def test_s46_to_nothing_is_disabled_below_is_destroyed() -> None:
    position = duel()
    c, s = position.content.record, position.state
    values(position, 1, attack=2, weapon=1)
    values(position, 4, defence=0)
    play(dice(position, 3, 3), "attack:1:2")
    assert integrity(c, s, 4) == 0 and told(position, "disabled") and s.design[4] != NO_DESIGN
    values(position, 1, attack=0)
    turn_of(position, 1)
    play(dice(position, 5, 2), "attack:1:2")
    assert s.design[4] == NO_DESIGN and s.fleet_queue[0] == index("design", "interceptor")


@pytest.mark.clause("ST-PREC-01", "ST-PREC-02", "ST-PREC-03")
def test_s47_precise_hits_add_the_margin() -> None:
    position = duel(precise_hits=True)
    s = position.state
    values(position, 1, attack=2, weapon=1)
    values(position, 4, defence=0)
    twin = position.copy()
    play(dice(position, 3, 3), "attack:1:2")
    assert told(position, "hit") == [{"damage": 3, "absorbed": 0, "left": -2}] and s.design[4] == NO_DESIGN
    twin.state.armour[4], twin.state.fitted[4, 0] = 1, 1
    play(dice(twin, 3, 3), "attack:1:2", "confirm")
    assert told(twin, "hit") == [{"damage": 3, "absorbed": 2, "left": 0}]


@pytest.mark.clause("ST-CMB-06", "ST-CMB-05")
def test_s48_equal_totals_are_rolled_again() -> None:
    position = duel()
    values(position, 1, attack=1)
    values(position, 4, defence=0)
    play(dice(position, 4, 5, 8, 1), "attack:1:2")
    assert len(told(position, "dice")) == 2 and told(position, "hit")


@pytest.mark.clause("ST-CMB-08", "ST-HULL-03", "ST-ACTV-06")
def test_s49_shield_then_reinforcement_then_hull() -> None:
    position = duel()
    s = position.state
    values(position, 1, weapon=4)
    values(position, 4, hull=3)
    s.fitted[4, 0], s.armour[4] = 1, 2
    twin = position.copy()
    play(dice(position, 8, 1), "attack:1:2", "confirm")
    assert (s.armour[4], s.damage[4]) == (0, 1) and told(position, "hit")[0]["left"] == 2
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
    assert told(position, "dice") == [{"attack": 8, "attack_bonus": 4, "defence": 1, "defence_bonus": 4}]
    assert position.phase == "shield"
    play(position, "use:security-chief", "done")
    assert s.damage[4] == 2 + 1 - 1 and s.credits[0] == 100 - 8 - 8 - 15 and s.credits[1] == 100 - 8 - 15


@pytest.mark.clause("ST-CMB-11", "ST-CMB-12", "ST-ACTV-05")
def test_a_disabled_or_inactive_defender_rolls_without_crew() -> None:
    position = duel()
    s = position.state
    s.crew[4], s.credits[1], s.active[4] = 1 << index("post", "helmsman"), 100, 0
    play(dice(position, 1, 8), "attack:1:2")
    assert told(position, "dice")[0]["defence_bonus"] == 3
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
    play(position, "target:deflector-shield")
    play(dice(position, 8, 1), "confirm") if position.phase == "aim" else None
    assert s.disabled[4] == 1 and s.fitted[4, 0] == 3 and s.damage[4] == 0 and s.armour[4] == 5


@pytest.mark.clause("ST-TGT-02")
def test_aiming_costs_two() -> None:
    position = duel()
    s = position.state
    s.fitted[4, 0], s.crew[1], s.credits[0] = 1, 1 << index("post", "gunner"), 50
    play(position, "attack:1:2", "target:deflector-shield")
    assert why_not(position, "target:deflector-shield") == "ST-TGT-02"
    play(dice(position, 5, 4), "confirm")
    assert told(position, "dice")[0]["attack_bonus"] == 0 and s.disabled[4] == 0
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
    assert position.phase == "again"
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
    at, fee = int(s.at[victim]), told(position, "returned")[0]["fee"]
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
    from longhaul.games.star_traders.chart import are_joined, exists

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
