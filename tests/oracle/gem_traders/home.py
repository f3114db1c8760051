"""Home and storage (GT-CARGO), capacity and what is dropped (GT-CAP)."""

from functools import partial

from tests.oracle.gem_traders.table import Ask, Choices, Steps, Table, kinds, repeat, total


def cargo_action(table: Table) -> Choices:
    """GT-CARGO-01: docked at home, if there is anything to move (GT-TURN-07)."""
    me = table.me
    possible = me.place == "home" and (total(me.cargo) > 0 or total(me.storage) > 0)
    return {"cargo": lambda: move_cargo(table)} if possible else {}


def move_cargo(table: Table) -> Steps:
    """Load and unload in one action (GT-CARGO-02), any kind (GT-CARGO-05), each kind one way only (GT-CARGO-04)."""
    me, loaded, unloaded = table.me, set[str](), set[str]()

    def unload(good: str) -> None:
        store(table, good, 1)
        unloaded.add(good)

    def load(good: str) -> None:
        table.tell("loaded", good=good, units=1)
        me.storage[good] -= 1
        me.cargo[good] += 1
        loaded.add(good)

    def unload_all(goods: list[str]) -> None:
        for good in goods:
            store(table, good, me.cargo[good])
            unloaded.add(good)

    def choices() -> Choices:
        out = [good for good in kinds(me.cargo) if good not in loaded]
        back = [good for good in kinds(me.storage) if good not in unloaded]
        options: Choices = {f"give:{good}": partial(unload, good) for good in out}
        options |= {f"take:{good}": partial(load, good) for good in back}
        return options | ({"unload": partial(unload_all, out)} if out else {})

    yield from repeat((table.active, "cargo"), None, choices)


def store(table: Table, good: str, units: int) -> None:
    """Units go from the ship to the storage; any unloading ends Consignment (GT-BD-10)."""
    table.tell("unloaded", good=good, units=units)
    table.me.cargo[good] -= units
    table.me.storage[good] += units
    table.me.consigned = False


def drop(table: Table, seat: int, good: str, units: int) -> None:
    """Units go from a ship into space, none to the bank (GT-CAP-06)."""
    table.tell("dropped", seat=seat, good=good, units=units)
    table.players[seat].cargo[good] -= units
    table.space[good] += units


def drop_one(table: Table, seat: int, phase: str) -> Steps:
    text = yield Ask(seat, phase, frozenset(f"give:{good}" for good in kinds(table.players[seat].cargo)))
    drop(table, seat, text.removeprefix("give:"), 1)


def drop_by_force(table: Table, seat: int, units: int) -> Steps:
    """Jettison: so many units of one's own choice, or all there are (GT-BD-06)."""
    cargo = table.players[seat].cargo
    aboard = kinds(cargo)
    if total(cargo) <= units or len(aboard) == 1:
        for good in aboard:
            drop(table, seat, good, min(units, cargo[good]))
        return
    for _ in range(units):
        yield from drop_one(table, seat, "drop")


def drop_excess(table: Table) -> Steps:
    """GT-CAP-02, GT-CAP-03: when one's own turn ends, what is too much goes, gold like anything else (GT-CAP-04)."""
    me = table.me
    while (excess := total(me.cargo) - me.capacity) > 0:
        aboard = kinds(me.cargo)
        if len(aboard) == 1:
            drop(table, table.active, aboard[0], excess)
        else:
            yield from drop_one(table, table.active, "excess")
