"""Officers that are used as an action, and conversions, which Alchemy shares (GT-OFF)."""

from longhaul.core.events import Log, emit
from longhaul.core.jit.rule import rule
from longhaul.games.gem_traders.clauses import Clause
from longhaul.games.gem_traders.events import Event
from longhaul.games.gem_traders.rules.cubes import count_unit, gems_of, load, put_back, store
from longhaul.games.gem_traders.rules.exchange import start_switching
from longhaul.games.gem_traders.rules.movement import is_exchange
from longhaul.games.gem_traders.state import (
    ALCHEMIST,
    ENGINEER,
    FIRST_OFFICER,
    GEMS,
    GEMS_PER_GOLD,
    GOLD,
    MARKETEER,
    NO_GOOD,
    NO_RATE,
    QUARTERMASTER,
    SCRAP,
    SCRAP_PER_GOLD,
    SPACE,
    STOWED_UNITS,
    Phase,
    Rate,
    State,
)

TO_GEM, GEMS_TO_GOLD, SCRAP_TO_GOLD = (int(rate) for rate in Rate)


@rule
def judge_use(s: State, officer: int) -> int:
    if s.officers[s.seat] >> officer & 1 == 0:
        return Clause.OFF_01
    if officer == QUARTERMASTER:
        return judge_quartermaster(s)
    if officer == ALCHEMIST:
        return judge_converting(s)
    if officer == MARKETEER:
        return Clause.LEGAL if is_exchange(s.place[s.seat]) else Clause.OFF_10
    return Clause.LEGAL  # the Engineer: there is always a free place


@rule
def use(s: State, officer: int, log: Log) -> None:
    s.source = FIRST_OFFICER + officer
    emit(log, Event.USED, s.seat, officer)
    if officer == QUARTERMASTER:
        use_quartermaster(s)
    elif officer == ALCHEMIST:
        start_converting(s)
    elif officer == ENGINEER:
        use_engineer(s)
    else:
        use_marketeer(s)


# Quartermaster, Engineer, Marketeer ---------------------------------------------------------------
@rule
def judge_quartermaster(s: State) -> int:
    if s.place[s.seat] != SPACE:
        return Clause.OFF_02
    return Clause.LEGAL if load(s, s.seat) > 0 else Clause.TURN_07


@rule
def use_quartermaster(s: State) -> None:
    """Up to four units, from space (GT-OFF-02)."""
    s.limit = STOWED_UNITS
    s.phase = Phase.STOW


@rule
def judge_stow(s: State, good: int) -> int:
    return Clause.LEGAL if s.cargo[s.seat, good] > 0 else Clause.TURN_07


@rule
def stow(s: State, good: int, log: Log) -> None:
    store(s, s.seat, good, 1, log)
    count_unit(s, load(s, s.seat) > 0)


@rule
def use_engineer(s: State) -> None:
    """Anywhere but an opponent's home (GT-OFF-08)."""
    s.phase = Phase.FLY


@rule
def use_marketeer(s: State) -> None:
    """Swap two dice, then trade or not (GT-OFF-10, GT-OFF-11)."""
    s.optional = 1
    start_switching(s)


# Conversions ----------------------------------------------------------------------------------
@rule
def recolourable(s: State) -> int:
    """Gemstones aboard that were not recoloured in this use (GT-BD-12), as a set."""
    kinds = 0
    for gem in range(GEMS):
        kinds |= (s.cargo[s.seat, gem] > s.fresh[gem]) << gem
    return kinds


@rule
def colours_in_bank(s: State) -> int:
    kinds = 0
    for gem in range(GEMS):
        kinds |= (s.bank[gem] > 0) << gem
    return kinds


@rule
def can_recolour(s: State, gem: int) -> bool:
    """Whether the bank has another colour to give for it (GT-OFF-06)."""
    return recolourable(s) >> gem & 1 != 0 and colours_in_bank(s) & ~(1 << gem) != 0


@rule
def judge_rate(s: State, rate: int) -> int:
    """Towards the right-hand side only (GT-OFF-04), anywhere (GT-OFF-07), as long as there is supply (GT-OFF-06)."""
    if s.rate != NO_RATE:
        return Clause.OFF_03
    if rate == TO_GEM:
        for gem in range(GEMS):
            if can_recolour(s, gem):
                return Clause.LEGAL
        return Clause.OFF_03
    if s.bank[GOLD] == 0:
        return Clause.OFF_06
    if rate == GEMS_TO_GOLD:
        return Clause.LEGAL if gems_of(s, s.seat) >= GEMS_PER_GOLD else Clause.OFF_03
    return Clause.LEGAL if s.cargo[s.seat, SCRAP] >= SCRAP_PER_GOLD else Clause.OFF_03


@rule
def judge_converting(s: State) -> int:
    """Whether any conversion can be made; none was made before."""
    for gem in range(GEMS):
        if s.cargo[s.seat, gem] > 0 and colours_in_bank(s) & ~(1 << gem) != 0:
            return Clause.LEGAL
    some = gems_of(s, s.seat) >= GEMS_PER_GOLD or s.cargo[s.seat, SCRAP] >= SCRAP_PER_GOLD
    if not some:
        return Clause.OFF_03
    return Clause.LEGAL if s.bank[GOLD] > 0 else Clause.OFF_06


@rule
def start_converting(s: State) -> None:
    """Any number of times, all while the card resolves (GT-OFF-03, GT-BD-11)."""
    s.limit = 1 << 30
    s.phase = Phase.CONVERT


@rule
def can_convert_more(s: State) -> bool:
    for rate in range(NO_RATE):
        if judge_rate(s, rate) == Clause.LEGAL:
            return True
    return False


@rule
def close_conversion(s: State, good: int, log: Log) -> None:
    emit(log, Event.CONVERTED, s.seat, s.rate, good)
    s.rate, s.picked = NO_RATE, NO_GOOD
    count_unit(s, can_convert_more(s))


@rule
def choose_rate(s: State, rate: int, log: Log) -> None:
    """Three scrap become a gold at once; for gemstones the player chooses which."""
    s.rate = rate
    if rate == SCRAP_TO_GOLD:
        s.cargo[s.seat, SCRAP] -= SCRAP_PER_GOLD
        put_back(s, SCRAP, SCRAP_PER_GOLD)
        gain_gold(s, log)


@rule
def gain_gold(s: State, log: Log) -> None:
    s.bank[GOLD] -= 1
    s.cargo[s.seat, GOLD] += 1
    close_conversion(s, GOLD, log)


@rule
def judge_convert_give(s: State, good: int) -> int:
    """Gemstones only (GT-OFF-05); none is recoloured twice (GT-BD-12)."""
    if s.rate == NO_RATE or (s.rate == TO_GEM and s.picked != NO_GOOD):
        return Clause.OFF_03
    if good >= GEMS or s.cargo[s.seat, good] == 0:
        return Clause.OFF_05
    if s.rate == TO_GEM and recolourable(s) >> good & 1 == 0:
        return Clause.BD_12
    return Clause.LEGAL if s.rate == GEMS_TO_GOLD or can_recolour(s, good) else Clause.OFF_06


@rule
def convert_give(s: State, good: int, log: Log) -> None:
    """The two gemstones for a gold may differ in colour (GT-OFF-05); recoloured ones go first."""
    s.cargo[s.seat, good] -= 1
    put_back(s, good, 1)
    if s.rate == TO_GEM:
        s.picked = good
        return
    if s.fresh[good] > 0:
        s.fresh[good] -= 1
    if s.picked == NO_GOOD:
        s.picked = good
    else:
        gain_gold(s, log)


@rule
def judge_convert_take(s: State, good: int) -> int:
    if s.rate != TO_GEM or s.picked == NO_GOOD:
        return Clause.OFF_03
    if good >= GEMS or good == s.picked:
        return Clause.OFF_05
    return Clause.LEGAL if s.bank[good] > 0 else Clause.OFF_06


@rule
def convert_take(s: State, good: int, log: Log) -> None:
    s.bank[good] -= 1
    s.cargo[s.seat, good] += 1
    s.fresh[good] += 1
    close_conversion(s, good, log)
