"""The dice of the exchange (GT-DICE) and trading (GT-TRADE)."""

from collections.abc import Generator
from functools import partial
from itertools import permutations

from tests.oracle.gem_traders.content import GOODS
from tests.oracle.gem_traders.movement import EXCHANGE
from tests.oracle.gem_traders.table import CENTRE, Ask, Choices, Steps, Table, repeat

SIX_SIDED = tuple(good for good in GOODS if good != "gold")


def highest(die: str) -> int:
    """GT-DICE-04: the gold die runs to 4, the others to 6."""
    return 4 if die == "gold" else 6


def touched(table: Table, dock: str) -> list[str]:
    """GT-DICE-02, GT-DICE-03: two neighbours of the ring, and the centre."""
    first = EXCHANGE.index(dock)
    return [table.ring[first], table.ring[(first + 1) % 6], table.ring[CENTRE]]


# Trading --------------------------------------------------------------------------------------------------------------
def trade_action(table: Table) -> Choices:
    """GT-TRADE-01, GT-TRADE-02: at the exchange, as many steps as one has Traders."""
    possible = table.me.place in EXCHANGE and table.me.level("trader") > 0
    return {"trade": lambda: trade(table, idle=False)} if possible else {}


def trade(table: Table, idle: bool) -> Steps:
    """GT-TRADE-03, GT-TRADE-04, GT-TRADE-16: trades and moves of dice in any mix; `idle`: it may be left out."""

    def choices() -> Choices:
        return {**trades(table), **die_steps(table, SIX_SIDED)}  # GT-DICE-05: never the gold die

    yield from repeat((table.active, "trade"), table.me.level("trader"), choices, idle=idle)


def trades(table: Table) -> Choices:
    """Every trade that can be made (GT-TRADE-05, GT-TRADE-07)."""
    pairs = permutations(touched(table, table.me.place), 2)
    return {f"swap:{pay}:{get}": partial(swap, table, pay, get) for pay, get in pairs if can_trade(table, pay, get)}


def can_trade(table: Table, pay: str, get: str) -> bool:
    if get == "scrap" and not table.options["scrap_trade"]:  # the option
        return False
    covered = table.me.cargo[pay] >= table.dice[pay]  # GT-TRADE-06, GT-TRADE-08
    return covered and table.supply(get)[get] > 0  # GT-TRADE-12


def swap(table: Table, pay: str, get: str) -> None:
    price = table.dice[pay]
    got = min(table.dice[get], table.supply(get)[get])  # GT-TRADE-12
    table.tell("traded", {"for": get}, good=pay, paid=price, got=got)
    table.me.cargo[pay] -= price
    table.return_units(pay, price)  # GT-TRADE-09, GT-TRADE-10
    table.supply(get)[get] -= got  # GT-TRADE-11
    table.me.cargo[get] += got


# Dice -----------------------------------------------------------------------------------------------------------------
def show(table: Table, die: str, value: int, how: str) -> None:
    table.tell("die", good=die, shows=value, how=how)
    table.dice[die] = value


def die_steps(table: Table, dice: tuple[str, ...]) -> Choices:
    """Up or down by one; a step beyond either end is not allowed (GT-DICE-04)."""
    up = {f"up:{d}": partial(show, table, d, table.dice[d] + 1, "stepped") for d in dice if table.dice[d] < highest(d)}
    down = {f"down:{d}": partial(show, table, d, table.dice[d] - 1, "stepped") for d in dice if table.dice[d] > 1}
    return {**up, **down}


def later_dice(dice: list[str], chosen: list[str], count: int) -> list[str]:
    """What may be named next, of `count` different dice in the order of the resources (GT-DICE-08)."""
    rest = dice[dice.index(chosen[-1]) + 1 :] if chosen else dice
    still_to_name = count - len(chosen)
    return rest[: len(rest) - still_to_name + 1]


def name_dice(table: Table, phase: str, dice: list[str], count: int) -> Generator[Ask, str, list[str]]:
    chosen = list[str]()
    while len(chosen) < count:
        text = yield Ask(table.active, phase, frozenset(f"die:{die}" for die in later_dice(dice, chosen, count)))
        chosen.append(text.removeprefix("die:"))
    return chosen


def switch_dice(table: Table) -> Steps:
    """Two dice change places (GT-DICE-07); by the option the one in the centre is left alone."""
    fixed = None if table.options["gold_die_moves"] else table.ring[CENTRE]
    first, second = yield from name_dice(table, "switch", [die for die in GOODS if die != fixed], 2)
    table.tell("switched", {"with": second}, good=first)
    here, there = table.ring.index(first), table.ring.index(second)
    table.ring[here], table.ring[there] = second, first


def reroll(table: Table) -> Steps:
    """GT-BOOST-CYBERPUNK, GT-BD-14: three different dice are rolled."""
    for die in (yield from name_dice(table, "reroll", list(GOODS), 3)):
        value = table.tell("die", good=die, how="rolled")["shows"]
        assert 1 <= value <= highest(die), f"the {die} die cannot show {value}"
        table.dice[die] = value


def hack(table: Table) -> Steps:
    """GT-BOOST-HACKER: two dice are set to any values they have; they fall back when the next turn begins."""
    chosen = list[str]()
    for _ in range(2):
        text = yield Ask(table.active, "hack", frozenset(f"die:{d}" for d in later_dice(list(GOODS), chosen, 2)))
        die = text.removeprefix("die:")
        text = yield Ask(table.active, "hack", frozenset(f"value:{n}" for n in range(1, highest(die) + 1)))
        show(table, die, int(text.removeprefix("value:")), "set")
        table.me.hacked.add(die)
        chosen.append(die)


def unhack(table: Table) -> None:
    """GT-TURN-04, GT-BD-03: hacked dice become 1, whatever was done to them in the meantime."""
    for die in sorted(table.me.hacked, key=GOODS.index):
        show(table, die, 1, "reset")
    table.me.hacked = set()


def broker(table: Table) -> Steps:
    """GT-BOOST-BROKER, GT-BD-13: two different dice move by one each, in any order (GT-DICE-08); gold may be one."""
    moved = list[str]()
    for _ in range(2):
        options = die_steps(table, tuple(die for die in GOODS if die not in moved))
        text = yield Ask(table.active, "broker", frozenset(options))
        options[text]()
        moved.append(text.partition(":")[2])


def cash_flow(table: Table) -> None:
    """GT-BD-17: the gold die moves by exactly two within 1 to 4; nobody is asked (GA-10)."""
    value = table.dice["gold"]
    show(table, "gold", value + 2 if value <= 2 else value - 2, "stepped")
