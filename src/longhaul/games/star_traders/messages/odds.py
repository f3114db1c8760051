"""Labels that show the odds of a fight, a blockade or a salvage. Never compiled."""

from longhaul.core.position import Position
from longhaul.core.text import seat_name, signed
from longhaul.games.star_traders.components import SLOTS
from longhaul.games.star_traders.forecast import odds_of_beating, odds_of_reaching
from longhaul.games.star_traders.messages.names import here, owner_name, place_name, ship_name
from longhaul.games.star_traders.rules.blockade import roll_bonus, target_number
from longhaul.games.star_traders.rules.combat import attack_bonus, damage_dealt, defence_bonus, evasion, gunnery
from longhaul.games.star_traders.rules.fleet.ships import load

CONFIRM = {
    "purser": "Use the Purser for its upkeep: 1 token",
    "terms": "Use the Trade Computer",
}


# Fights ---------------------------------------------------------------------------------------
def label_confirm(position: Position) -> str:
    if position.phase == "salvage":
        return label_salvage(position)
    if position.phase != "aim":
        return CONFIRM.get(position.phase, "Go")
    c, s = position.content.record, position.state
    chance = odds_of_beating(int(c.main_die), int(attack_bonus(c, s) - defence_bonus(c, s)))
    return f"Fire: {chance} % to hit, damage {damage_value(position)}"


def damage_value(position: Position) -> int:
    c, s = position.content.record, position.state
    return int(damage_dealt(c, s)) - (int(s.margin) if s.precise_hits else 0)


def label_attack(position: Position, seat: int, slot: int) -> str:
    ship = SLOTS * seat + slot
    if position.state.design[ship] >= len(position.content.words["design"]):
        return f"Attack ship {slot + 1} of {seat_name(seat)}"
    c, s, who = position.content.record, position.state, f"Attack {seat_name(seat)}'s {ship_name(position, ship)}"
    if here(position) is None:
        return who
    return f"{who}: {odds_of_beating(int(c.main_die), int(gunnery(c, s, s.ship) - evasion(c, s, ship)))} % to hit"


def label_salvage(position: Position) -> str:
    """The number rolled, if the wreck holds as many units (ST-SALV-02)."""
    s, faces = position.state, int(position.content.record.main_die)
    units = int(load(s, s.foe))
    chance = 100 * min(units, faces) // faces
    return f"Salvage the wreck: roll {min(units, faces)} or less to take that many units ({chance} %)"


# Blockades ------------------------------------------------------------------------------------
def label_declare(position: Position) -> str:
    sector = here(position)
    if sector is None or not position.state.site[sector]:
        return "Declare a blockade"
    c, s = position.content.record, position.state
    owner = f", owned by {owner_name(position, sector)}" if s.owner[sector] else ""
    return f"Declare a blockade of {place_name(position, sector)}{owner}: target {target_number(c, s, sector)}"


def label_roll(position: Position) -> str:
    sector, s = here(position), position.state
    if sector is None or not s.site[sector] or not s.blockader[sector]:
        return "Roll for the blockade"
    c = position.content.record
    bonus, target = int(roll_bonus(c, s, sector, int(s.ship))), int(target_number(c, s, sector))
    chance = odds_of_reaching(int(c.main_die), bonus, target)
    return f"Roll for the blockade: die {signed(bonus)} against {target} ({chance} %)"


def label_token(position: Position, verb: str, gain: int) -> str:
    """A token for a roll, or against it (ST-BLK-13)."""
    c, s = position.content.record, position.state
    if position.phase != "siege":
        return f"{verb} the blockade"
    gain *= int(s.favour) or 1  # a Diplomat's token counts for more (ruling L-10)
    faces, bonus, target = int(c.main_die), int(roll_bonus(c, s, s.place, s.ship)), int(target_number(c, s, s.place))
    now, then = odds_of_reaching(faces, bonus, target), odds_of_reaching(faces, bonus + gain, target)
    return f"{verb} the blockade: {then} % instead of {now} %"
