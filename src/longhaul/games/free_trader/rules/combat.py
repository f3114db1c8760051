"""Combat: attack, damage, counterattack, salvage, search (FT-COMBAT, FT-INV, FT-DMG, FT-SALV, FT-VCARGO)."""

from longhaul.core.bits import lowest, ones
from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.free_trader.clauses import Clause
from longhaul.games.free_trader.events import Event
from longhaul.games.free_trader.rules.buy import is_marked, units
from longhaul.games.free_trader.rules.calendar import cards_left, draw, end_game, finish_card
from longhaul.games.free_trader.rules.cargo_loss import lose_space
from longhaul.games.free_trader.rules.galaxy import reach, reach_now
from longhaul.games.free_trader.rules.sell import gain
from longhaul.games.free_trader.state import (
    ATTACK_AND_DEFENCE,
    GOODS,
    MOD_CARGO,
    MOD_DEFENSES,
    MOD_ENGINES,
    MOD_WEAPONS,
    MODULES,
    MONTHS,
    NONE,
    ON_DRAW,
    SALVAGE,
    SEARCH_FINE,
    Content,
    Kind,
    Outcome,
    Phase,
    Purpose,
    State,
)


# Strength -------------------------------------------------------------------------------------
@rule
def month_bonus(s: State) -> int:
    """+0 to +3, read at every calculation (FT-COMBAT-14, FT-COMBAT-15)."""
    return s.month - 1


@rule
def bonus_to_come(s: State, cards: int) -> int:
    """The month bonus when the n-th card from now is drawn: the month may end before it."""
    left = cards_left(s)
    ended = left < cards or (left == cards and s.month_end == ON_DRAW)
    return min(MONTHS - 1, month_bonus(s) + int(ended))


@rule
def base_strength(c: Content, s: State) -> int:
    """The base of an enemy's attack and defence; never doubled (FT-INV-05, FT-VEASY-04)."""
    return c.value[s.enemy] + month_bonus(s) + s.spoils


@rule
def attack_modifier(c: Content, s: State) -> int:
    """The card's modifier of the enemy's attack, doubled for an Invader (FT-INV-01, FT-INV-02)."""
    doubled = c.kind[s.enemy] == Kind.INVADER
    return c.attack[s.card] * (2 if doubled else 1)


@rule
def defence_modifier(c: Content, s: State) -> int:
    """The card's modifier of the enemy's defence, doubled for an Invader in v2 (FT-INV-04), not in 2014 (FT-INV-03)."""
    doubled = c.kind[s.enemy] == Kind.INVADER and s.invader_doubling == ATTACK_AND_DEFENCE
    return c.defense[s.card] * (2 if doubled else 1)


# The enemy attacks ------------------------------------------------------------------------------
@rule
def enemy_attack(c: Content, s: State, log: Log) -> None:
    """It attacks first (FT-COMBAT-02), on a card of its own (FT-COMBAT-03); a tie is a miss (FT-COMBAT-06)."""
    draw(c, s, Purpose.ATTACK, log)
    if s.phase == Phase.OVER:
        return
    attack = base_strength(c, s) + attack_modifier(c, s)  # FT-COMBAT-04
    defence = s.level[MOD_DEFENSES] + c.defense[s.card]  # FT-COMBAT-05
    emit(log, Event.ATTACK, s.seat, c.value[s.enemy], month_bonus(s), s.spoils, attack_modifier(c, s))
    emit(log, Event.DEFENCE, s.seat, s.level[MOD_DEFENSES], c.defense[s.card], attack, defence)
    if attack <= defence:
        emit(log, Event.MISSED, s.seat)
        s.phase = Phase.ANSWERING
        return
    emit(log, Event.HIT, s.seat)
    if damageable(c, s) == 0:
        end_game(s, Outcome.DESTROYED, log)  # FT-DMG-04, FT-END-05
    else:
        s.phase = Phase.DAMAGE


@rule
def await_answer(s: State, log: Log) -> None:
    """After each attack, hit or miss, the player chooses (FT-COMBAT-07)."""
    finish_card(s, False, log)
    if s.phase != Phase.OVER:
        s.phase = Phase.COMBAT


# Damage ---------------------------------------------------------------------------------------
@rule
def damageable(c: Content, s: State) -> int:
    """The set of modules that can take a hit: any at level 1 or more (FT-DMG-01, FT-DMG-03)."""
    modules = 0
    for module in range(MODULES):
        modules |= (s.level[module] > 0) << module
    others = modules & ~(1 << MOD_ENGINES)
    if s.no_stranding and others != 0 and maroons(c, s):
        return others
    return modules


@rule
def maroons(c: Content, s: State) -> bool:
    """Whether losing an Engines level would leave no planet in reach, while there is one now (ruling AMB-15)."""
    engines = s.level[MOD_ENGINES]
    return reach_now(c, s) != 0 and reach(c, s, s.planet, engines - 1) == 0


@rule
def judge_damage(c: Content, s: State, module: int) -> int:
    if s.phase != Phase.DAMAGE:
        return Clause.DMG_01
    if s.level[module] == 0:
        return Clause.DMG_03
    return Clause.LEGAL if damageable(c, s) >> module & 1 else Clause.JUMP_12


@rule
def damage(c: Content, s: State, module: int, log: Log) -> None:
    """The player chooses the module (FT-DMG-02); only an upgrade brings it back (FT-DMG-08)."""
    s.level[module] -= 1
    emit(log, Event.DAMAGED, s.seat, module, s.level[module])
    s.phase = Phase.ANSWERING
    if module == MOD_CARGO:
        lose_space(c, s, log)


# The counterattack ------------------------------------------------------------------------------
@rule
def judge_counter(c: Content, s: State) -> int:
    if s.phase == Phase.COMBAT:
        return Clause.LEGAL
    return Clause.COMBAT_07 if s.enemy == NONE else Clause.COMBAT_02


@rule
def counter(c: Content, s: State, log: Log) -> None:
    """On a card of its own (FT-COMBAT-08); a tie destroys nothing, and no damage is carried over (FT-COMBAT-11)."""
    draw(c, s, Purpose.COUNTER, log)
    if s.phase == Phase.OVER:
        return
    attack = s.level[MOD_WEAPONS] + c.attack[s.card]  # FT-COMBAT-09
    defence = base_strength(c, s) + defence_modifier(c, s)  # FT-COMBAT-10
    emit(log, Event.COUNTER, s.seat, s.level[MOD_WEAPONS], c.attack[s.card])
    emit(log, Event.RESISTED, s.seat, c.value[s.enemy], month_bonus(s), s.spoils, defence_modifier(c, s))
    if attack > defence:
        emit(log, Event.KILLED, s.seat, attack, defence)
        kill(c, s, log)
    else:
        emit(log, Event.SURVIVED, s.seat, attack, defence)
        s.phase = Phase.ATTACKED  # at once, round after round (FT-COMBAT-12, FT-COMBAT-16)
        finish_card(s, False, log)


@rule
def kill(c: Content, s: State, log: Log) -> None:
    """Salvage at once (FT-SALV-03), by value alone (FT-SALV-02), none from Invaders (FT-SALV-04); then Sell."""
    pirate = c.kind[s.enemy] == Kind.PIRATE
    worth = SALVAGE[c.value[s.enemy]] if pirate else 0
    s.enemy = NONE
    s.spoils = 0
    if worth > 0:
        forfeited = gain(s, worth)
        emit(log, Event.SALVAGED, s.seat, worth, s.money, forfeited)
    s.phase = Phase.SEARCH if pirate and s.free_cargo else Phase.SELLING  # FT-COMBAT-13
    finish_card(s, True, log)


# The search of a wreck --------------------------------------------------------------------------
@rule
def judge_search(c: Content, s: State) -> int:
    """Once, after a Pirate, after its salvage (FT-VCARGO-01, FT-VCARGO-02)."""
    return Clause.LEGAL if s.phase == Phase.SEARCH else Clause.VCARGO_01


@rule
def search(c: Content, s: State, log: Log) -> None:
    """Safe and a fine of 2 or more: something is found (FT-VCARGO-03), if there is room (FT-VCARGO-06).

    The card sets the sell prices (FT-VCARGO-07).
    """
    draw(c, s, Purpose.SEARCH, log)
    if s.phase == Phase.OVER:
        return
    success = c.misjump[s.card] == 0 and c.fine[s.card] >= SEARCH_FINE
    room = units(s) < s.level[MOD_CARGO]
    emit(log, Event.SEARCHED, s.seat, success, room)
    found = cheapest(c, s) if success and room else 0
    s.phase = Phase.SELLING
    if ones(found) > 1:
        s.phase = Phase.TAKE
    elif found:
        take(c, s, lowest(found), log)
    else:
        finish_card(s, True, log)


@rule
def cheapest(c: Content, s: State) -> int:
    """The set of cargos with the lowest buy price on the card, whatever the planet says (FT-VCARGO-04)."""
    best, cargos = 0, 0
    for cargo in range(GOODS):
        price = c.buy[s.card, cargo]
        if not is_marked(s, price):  # unavailable ones are ignored (FT-VCARGO-05)
            if cargos == 0 or price < best:
                best, cargos = price, 0
            if price == best:
                cargos |= 1 << cargo
    return cargos


@rule
def judge_take(c: Content, s: State, cargo: int) -> int:
    if s.phase != Phase.TAKE:
        return Clause.VCARGO_04
    return Clause.LEGAL if cheapest(c, s) >> cargo & 1 else Clause.VCARGO_05


@rule
def take(c: Content, s: State, cargo: int, log: Log) -> None:
    s.hold[cargo] += 1
    emit(log, Event.FOUND, s.seat, cargo)
    s.phase = Phase.SELLING
    finish_card(s, True, log)


# Lists ----------------------------------------------------------------------------------------
