"""Mining (GT-MINE) and salvage (GT-SALV); Pay Dirt and Payday do the same with another limit."""

from functools import partial

from tests.oracle.gem_traders.movement import PLANETS
from tests.oracle.gem_traders.table import Choices, Steps, Table, kinds, repeat, total


def can_mine(table: Table) -> bool:
    """GT-MINE-01: docked at a planet; from an empty bank one cannot mine (GT-MINE-05)."""
    return table.me.place in PLANETS and table.bank[table.me.place] > 0


def mine_action(table: Table) -> Choices:
    """GT-MINE-03: each Miner brings up one."""
    miners = table.me.level("miner")
    return {"mine": lambda: mine(table, miners)} if can_mine(table) and miners > 0 else {}


def mine(table: Table, limit: int) -> Steps:
    """One gemstone at least (GT-TURN-07), so the first is dug at once; then stop, or dig on (GT-MINE-05)."""
    gem = table.me.place  # a planet is called by its gemstone

    def dig() -> None:
        table.bank[gem] -= 1  # GT-MINE-04
        table.me.cargo[gem] += 1
        table.tell("mined", good=gem, left=table.bank[gem])

    def choices() -> Choices:
        return {f"take:{gem}": dig} if table.bank[gem] > 0 else {}

    dig()
    yield from repeat((table.active, "mine"), limit - 1, choices, idle=True)


def can_salvage(table: Table) -> bool:
    """GT-SALV-01: in space, if anything drifts there."""
    return table.me.place == "space" and total(table.space) > 0


def salvage_action(table: Table) -> Choices:
    """GT-SALV-02: each Scavenger picks up one."""
    scavengers = table.me.level("scavenger")
    return {"salvage": lambda: salvage(table, scavengers)} if can_salvage(table) and scavengers > 0 else {}


def salvage(table: Table, limit: int) -> Steps:
    """GT-SALV-03, GT-SALV-04: whatever drifts, unit by unit; one at least (GT-TURN-07)."""

    def pick_up(good: str) -> None:
        table.space[good] -= 1
        table.me.cargo[good] += 1
        table.tell("salvaged", good=good, left=table.space[good])

    def choices() -> Choices:
        return {f"take:{good}": partial(pick_up, good) for good in kinds(table.space)}

    yield from repeat((table.active, "salvage"), limit, choices)
