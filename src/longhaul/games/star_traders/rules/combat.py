"""Combat: attack, targeting, damage (ST-CMB, ST-TGT, ST-PREC)."""

from longhaul.core.chance import below
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.star_traders.clauses import Clause
from longhaul.games.star_traders.components import (
    ALLOWED,
    ATTACK_VALUE,
    DEFENCE,
    FIRE_CONTROL,
    GUNNER,
    HELMSMAN,
    JAMMER,
    LANCE,
    NO_DESIGN,
    NO_UPGRADE,
    SCREEN,
    SECURITY,
    SHIELD,
    SLOTS,
    TACTICIAN,
    UPGRADES,
    WEAPON,
    Phase,
)
from longhaul.games.star_traders.events import Event
from longhaul.games.star_traders.rules.fleet.ships import (
    aboard,
    can_use,
    fitted,
    integrity,
    is_disabled,
    lift_unmanned,
    pay_crew,
    value,
)
from longhaul.games.star_traders.state import Content, State


# Before the dice --------------------------------------------------------------------------------
@rule
def judge_attack(c: Content, s: State, victim: int) -> int:
    """An opposing ship in the sector (ST-CMB-02); a disabled ship cannot attack (ST-CMB-12)."""
    if victim // SLOTS == s.seat:
        return Clause.SHIP_06
    if s.design[victim] == NO_DESIGN or s.at[victim] != s.at[s.ship]:
        return Clause.CMB_02
    if s.session == -1:
        return Clause.DEST_02
    return Clause.DEST_01 if is_disabled(c, s, s.ship) else Clause.LEGAL


@rule
def begin_attack(s: State, victim: int, log: Log) -> None:
    """Nobody is locked in battle by it (ST-CMB-03)."""
    s.foe = victim
    s.target = NO_UPGRADE
    s.aim = 0
    s.guns = 0
    s.guard = 0
    s.blunt = 0
    emit(log, Event.ATTACKED, s.seat, s.design[s.ship], s.ship, s.design[victim], victim)
    s.phase = Phase.AIMING


@rule
def targets(s: State) -> int:
    """Upgrades of the defender that can be aimed at, as bits (ST-TGT-02)."""
    found = 0
    if s.targeting == ALLOWED and s.target == NO_UPGRADE:
        for upgrade in range(UPGRADES):
            found |= (fitted(s, s.foe, upgrade) > 0) << upgrade
    return found


@rule
def take_aim(c: Content, s: State) -> None:
    """Ask only players who have a choice."""
    choice = targets(s) != 0 or can_use(c, s, s.ship, TACTICIAN) or can_use(c, s, s.ship, GUNNER)
    s.phase = Phase.AIM if choice else Phase.BRACING


@rule
def judge_target(s: State, upgrade: int) -> int:
    if s.targeting != ALLOWED or s.target != NO_UPGRADE:
        return Clause.TGT_02
    return Clause.LEGAL if targets(s) >> upgrade & 1 else Clause.TGT_01


@rule
def judge_fire_crew(c: Content, s: State, post: int) -> int:
    if post != TACTICIAN and post != GUNNER:
        return Clause.CREW_11
    if not aboard(s, s.ship, post):
        return Clause.CREW_10
    return Clause.LEGAL if can_use(c, s, s.ship, post) else Clause.CREW_08


@rule
def use_fire_crew(c: Content, s: State, post: int, log: Log) -> None:
    pay_crew(c, s, s.ship, post, log)
    if post == TACTICIAN:
        s.aim += c.crew_power[post]
    else:
        s.guns += c.crew_power[post]


@rule
def brace(c: Content, s: State) -> None:
    """A fit defender's Helmsman (ST-CMB-11), also in another's turn (ST-CREW-11)."""
    s.phase = Phase.FIGHT
    if can_use(c, s, s.foe, HELMSMAN):
        s.seat = s.foe // SLOTS
        s.phase = Phase.BRACE


@rule
def judge_defence_crew(c: Content, s: State, post: int, wanted: int) -> int:
    """Helmsman before the dice, Security Chief after a hit."""
    if post != wanted:
        return Clause.CREW_11
    if not aboard(s, s.foe, post):
        return Clause.CREW_10
    return Clause.LEGAL if can_use(c, s, s.foe, post) else Clause.CREW_08


@rule
def use_defence_crew(c: Content, s: State, post: int, log: Log) -> None:
    pay_crew(c, s, s.foe, post, log)
    if post == HELMSMAN:
        s.guard += c.crew_power[post]
    else:
        s.blunt += c.crew_power[post]


# The dice -------------------------------------------------------------------------------------
@rule
def attack_bonus(c: Content, s: State) -> int:
    """Value, steps, upgrade and crew, less what aiming costs (ST-CMB-05, ST-TGT-02)."""
    aimed = 0 if s.target == NO_UPGRADE else c.aim_penalty
    return gunnery(c, s, s.ship) + s.aim - aimed


@rule
def defence_bonus(c: Content, s: State) -> int:
    return evasion(c, s, s.foe) + s.guard


@rule
def gunnery(c: Content, s: State, ship: int) -> int:
    """What a ship adds to an attack without its crew."""
    return value(c, s, ship, ATTACK_VALUE) + c.upgrade_power[FIRE_CONTROL] * fitted(s, ship, FIRE_CONTROL)


@rule
def evasion(c: Content, s: State, ship: int) -> int:
    """What a ship adds to its defence without its crew."""
    return value(c, s, ship, DEFENCE) + c.upgrade_power[JAMMER] * fitted(s, ship, JAMMER)


@rule
def punch(c: Content, s: State, ship: int) -> int:
    """The damage of a ship's weapon."""
    return value(c, s, ship, WEAPON) + c.upgrade_power[LANCE] * fitted(s, ship, LANCE)


@rule
def fight(c: Content, s: State, log: Log) -> None:
    """Both roll, again on equal totals (ST-CMB-06); a higher attacker hits (ST-CMB-07)."""
    s.seat = s.ship // SLOTS
    attack, defence = attack_bonus(c, s), defence_bonus(c, s)
    margin = 0
    while margin == 0:
        rolled = below(c, s, c.main_die)
        parried = below(c, s, c.main_die)
        emit(log, Event.DICE, s.seat, rolled + 1, attack, parried + 1, defence)
        margin = rolled + attack - parried - defence
    s.margin = margin
    if margin < 0:
        emit(log, Event.MISSED, s.seat)  # no counterattack (ST-CMB-04)
        s.phase = Phase.SHIP_DONE
    elif s.target == NO_UPGRADE and can_use(c, s, s.foe, SECURITY):
        s.seat = s.foe // SLOTS
        s.phase = Phase.SHIELD
    else:
        s.phase = Phase.STRIKE


@rule
def damage_dealt(c: Content, s: State) -> int:
    """The damage value, with Precise Hits the margin too (ST-PREC-01, ST-PREC-02)."""
    return punch(c, s, s.ship) + s.guns + (s.margin if s.precise_hits else 0)


@rule
def strike(c: Content, s: State, log: Log) -> None:
    """A hit: an upgrade out of use (ST-TGT-03), or damage.

    The upgrade keeps its markers and its type (ST-TGT-04); Precise Hits do nothing here (ST-PREC-03).
    """
    s.seat = s.ship // SLOTS
    if s.target != NO_UPGRADE:
        s.disabled[s.foe] |= 1 << s.target
        emit(log, Event.SHOT_OUT, s.foe // SLOTS, s.target, s.design[s.foe], s.foe)
        s.target = NO_UPGRADE
        s.resume = Phase.SHIP_DONE
        s.phase = Phase.SPILL
        return
    take_damage(c, s, s.foe, damage_dealt(c, s), log)
    lift_unmanned(c, s, s.at[s.foe], log)


@rule
def take_damage(c: Content, s: State, ship: int, dealt: int, log: Log) -> None:
    """Shield, then reinforcement, then hull (ST-CMB-08); 0 disables, less destroys (ST-CMB-09, ST-CMB-10).

    One point a token (ST-HULL-03).
    """
    shield = c.upgrade_power[SHIELD] * fitted(s, ship, SHIELD) + s.blunt
    if s.struck >> ship & 1 == 0:
        shield += c.upgrade_power[SCREEN] * fitted(s, ship, SCREEN)
    s.struck |= 1 << ship
    through = max(0, dealt - shield)
    armour = min(through, s.armour[ship])
    s.armour[ship] -= armour
    s.damage[ship] += through - armour
    left = integrity(c, s, ship)
    emit(log, Event.HIT, s.seat, dealt, dealt - through + armour, left)
    s.phase = Phase.SHIP_DONE
    if left < 0:
        emit(log, Event.DESTROYED, ship // SLOTS, s.design[ship], ship)
        s.phase = Phase.SALVAGING
    elif left == 0 and through > 0:
        emit(log, Event.DISABLED, ship // SLOTS, s.design[ship], ship)


# Combat decisions as actions ----------------------------------------------------------------------------
@rule
def aim_at(s: State, upgrade: int) -> None:
    s.target = upgrade
    s.phase = Phase.AIMING


@rule
def open_fire(s: State) -> None:
    s.phase = Phase.BRACING


@rule
def use_gunnery_crew(c: Content, s: State, post: int, log: Log) -> None:
    use_fire_crew(c, s, post, log)
    s.phase = Phase.AIMING


@rule
def judge_helmsman(c: Content, s: State, post: int) -> int:
    return judge_defence_crew(c, s, post, HELMSMAN)


@rule
def judge_security_chief(c: Content, s: State, post: int) -> int:
    return judge_defence_crew(c, s, post, SECURITY)
