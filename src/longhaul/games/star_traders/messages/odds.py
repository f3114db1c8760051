"""Labels that show the odds of a fight, a blockade or a salvage. Never compiled."""

from longhaul.core.messages.message import Message
from longhaul.core.position import Position
from longhaul.games.star_traders.components import COMPUTER, NO_DESIGN, PURSER, SLOTS, Phase
from longhaul.games.star_traders.forecast import odds_of_beating, odds_of_reaching
from longhaul.games.star_traders.messages.names import here, ship, usage, whereabouts, word
from longhaul.games.star_traders.rules.blockade import roll_bonus, target_number
from longhaul.games.star_traders.rules.combat import attack_bonus, damage_dealt, defence_bonus, evasion, gunnery
from longhaul.games.star_traders.rules.fleet.ships import load


# Fights ---------------------------------------------------------------------------------------
def label_confirm(position: Position) -> Message:
    match position.state.phase:
        case Phase.SALVAGE:
            return label_salvage(position)
        case Phase.AIM:
            return label_fire(position)
        case Phase.PURSER:
            cost = usage(position, PURSER)
            return Message("action-confirm-purser", {"post": word(position, "post", PURSER), "usage": cost})
        case Phase.TERMS:
            return Message("action-confirm-terms", {"upgrade": word(position, "upgrade", COMPUTER)})
    return Message("action-confirm")


def label_fire(position: Position) -> Message:
    c, s = position.content.record, position.state
    chance = odds_of_beating(int(c.main_die), int(attack_bonus(c, s) - defence_bonus(c, s)))
    damage = int(damage_dealt(c, s)) - (int(s.margin) if s.precise_hits else 0)
    return Message("action-confirm-aim", {"chance": chance, "damage": damage})


def label_attack(position: Position, seat: int, slot: int) -> Message:
    c, s, foe = position.content.record, position.state, SLOTS * seat + slot
    if s.design[foe] == NO_DESIGN:
        return Message("action-attack-none", {"seat": seat, "slot": slot + 1})
    named = {"seat": seat, "ship": ship(position, foe)}
    if here(position) is None:
        return Message("action-attack-away", named)
    chance = odds_of_beating(int(c.main_die), int(gunnery(c, s, s.ship) - evasion(c, s, foe)))
    return Message("action-attack", {**named, "chance": chance})


def label_salvage(position: Position) -> Message:
    """The number rolled, if the wreck holds as many units (ST-SALV-02)."""
    s, faces = position.state, int(position.content.record.main_die)
    units = min(int(load(s, s.foe)), faces)
    return Message("action-confirm-salvage", {"units": units, "chance": 100 * units // faces})


# Blockades ------------------------------------------------------------------------------------
def label_declare(position: Position) -> Message:
    c, s, sector = position.content.record, position.state, here(position)
    if sector is None or not s.site[sector]:
        return Message("action-declare-away")
    site = {"place": whereabouts(position, sector), "target": int(target_number(c, s, sector))}
    if owner := int(s.owner[sector]):
        return Message("action-declare-owned", {**site, "seat": owner - 1})
    return Message("action-declare", site)


def label_roll(position: Position) -> Message:
    c, s, sector = position.content.record, position.state, here(position)
    if sector is None or not s.site[sector] or not s.blockader[sector]:
        return Message("action-roll-away")
    bonus, target = int(roll_bonus(c, s, sector, int(s.ship))), int(target_number(c, s, sector))
    chance = odds_of_reaching(int(c.main_die), bonus, target)
    return Message("action-roll", {"bonus": bonus, "target": target, "chance": chance})


def label_support(position: Position) -> Message:
    return label_token(position, "action-support", 1)


def label_hinder(position: Position) -> Message:
    return label_token(position, "action-hinder", -1)


def label_token(position: Position, message: str, gain: int) -> Message:
    """A token for a roll, or against it (ST-BLK-13)."""
    c, s = position.content.record, position.state
    if s.phase != Phase.SIEGE:
        return Message(f"{message}-away")
    gain *= int(s.favour) or 1  # a Diplomat's token counts for more (ruling L-10)
    faces, bonus, target = int(c.main_die), int(roll_bonus(c, s, s.place, s.ship)), int(target_number(c, s, s.place))
    now, then = odds_of_reaching(faces, bonus, target), odds_of_reaching(faces, bonus + gain, target)
    return Message(message, {"chance": then, "before": now})
