"""Saboteurs (GT-SAB), Space Mongers (GT-MONG) and Shapeshifters (GT-SHAPE)."""

from collections.abc import Generator
from functools import partial

from tests.oracle.gem_traders.content import ROLES
from tests.oracle.gem_traders.table import CREW_LIMIT, Ask, Choices, Steps, Table, Units, kinds, repeat, total

UNITS_PER_MONGER = 2  # GT-MONG-02, GT-CREW-06


# Shapeshifters --------------------------------------------------------------------------------------------------------
def declare(table: Table) -> Steps:
    """GT-SHAPE-01: named anew as the turn begins, in the order of the types; any may be left unnamed (GT-SHAPE-07)."""
    me, named = table.me, list[str]()
    me.declared = dict.fromkeys(ROLES, 0)  # GT-SHAPE-03

    def name(role: str) -> None:
        table.tell("declared", role=role)
        me.declared[role] += 1
        named.append(role)

    def choices() -> Choices:
        later = ROLES[ROLES.index(named[-1]) :] if named else ROLES
        roles = [role for role in later if me.crew[role] + me.declared[role] < CREW_LIMIT]  # GT-SHAPE-05
        return {f"declare:{role}": partial(name, role) for role in roles}

    yield from repeat((table.active, "declare"), me.crew["shapeshifter"], choices, idle=True)


# Saboteurs ------------------------------------------------------------------------------------------------------------
def sabotage_action(table: Table) -> Choices:
    possible = table.me.level("saboteur") > 0 and bool(docked_ships(table))
    return {"sabotage": lambda: sabotage(table)} if possible else {}


def docked_ships(table: Table) -> list[int]:
    """GT-SAB-03, GT-SAB-04: any docked ship, one's own too, wherever it is."""
    return [seat for seat, player in enumerate(table.players) if player.place != "space"]


def sabotage(table: Table) -> Steps:
    """GT-SAB-01: each Saboteur displaces one ship, or fewer; none twice, for it is in space by then (GT-SAB-06)."""

    def displace(seat: int) -> None:
        table.tell("displaced", whom=seat, place=table.players[seat].place)
        table.players[seat].place = "space"  # GT-SAB-02, with its cargo (GT-SAB-05)

    def choices() -> Choices:
        return {f"target:{table.target(seat)}": partial(displace, seat) for seat in docked_ships(table)}

    yield from repeat((table.active, "sabotage"), table.me.level("saboteur"), choices)


# Space Mongers, and Swap ----------------------------------------------------------------------------------------------
def monger_action(table: Table) -> Choices:
    possible = table.me.level("monger") > 0 and bool(monger_partners(table))
    return {"monger": lambda: monger(table)} if possible else {}


def ships_with_me_in_space(table: Table) -> list[int]:
    if table.me.place != "space":
        return []
    return [seat for seat in table.others_in_order() if table.players[seat].place == "space"]


def monger_partners(table: Table) -> list[int]:
    """GT-MONG-01, GT-MONG-05: opponents in space with whom at least one pair of different kinds can be swapped."""
    seats = ships_with_me_in_space(table)
    return [seat for seat in seats if givable(table.me.cargo, table.players[seat].cargo)]


def givable(mine: Units, theirs: Units) -> list[str]:
    """What can be given for a unit of another kind: a swap of like for like is none (GT-MONG-05)."""
    return [good for good in kinds(mine) if any(other != good for other in kinds(theirs))]


def choose_partner(table: Table, seats: list[int]) -> Generator[Ask, str, int]:
    """Which ship to deal with. Where there is one, nobody is asked."""
    if len(seats) == 1:
        return seats[0]
    names = {f"target:{table.target(seat)}": seat for seat in seats}
    text = yield Ask(table.active, "partner", frozenset(names))
    return names[text]


def monger(table: Table) -> Steps:
    """GT-MONG-02: as many units each way, two for each Space Monger at most."""
    partner = yield from choose_partner(table, monger_partners(table))
    table.tell("monger", whom=partner)
    yield from barter(table, partner, UNITS_PER_MONGER * table.me.level("monger"), may_keep=False)


def barter(table: Table, partner: int, limit: int | None, may_keep: bool) -> Steps:
    """Pair by pair: first one of yours, then one of theirs (GT-MONG-03, GT-BD-19), or nothing with `may_keep` (Swap).

    Only what was aboard when it began changes hands (GT-MONG-06, GT-BD-19): `mine` and `theirs` are what is left of it.
    """
    me, them = table.me, table.players[partner]
    mine, theirs = dict(me.cargo), dict(them.cargo)

    def give(good: str) -> Steps:
        table.tell("gave", whom=partner, good=good)
        move(good, mine, me.cargo, them.cargo)
        takes = {f"take:{other}" for other in kinds(theirs) if other != good}
        text = yield Ask(table.active, "barter", frozenset(takes | ({"keep"} if may_keep else set())))
        if text != "keep":
            taken = text.removeprefix("take:")
            table.tell("swapped", {"for": good}, whom=partner, good=taken)
            move(taken, theirs, them.cargo, me.cargo)

    def choices() -> Choices:
        goods = kinds(mine) if may_keep else givable(mine, theirs)
        return {f"give:{good}": partial(give, good) for good in goods}

    yield from repeat((table.active, "barter"), limit, choices)


def move(good: str, left: Units, source: Units, target: Units) -> None:
    left[good] -= 1
    source[good] -= 1
    target[good] += 1


def take_from_ship(table: Table, limit: int) -> Steps:
    """GT-BOOST-BIGTAKE, GT-BD-18: up to so many units of one's choice from one ship in space."""
    partner = yield from choose_partner(table, loaded_ships(table))
    cargo = table.players[partner].cargo

    def take(good: str) -> None:
        table.tell("got", whom=partner, good=good)
        cargo[good] -= 1
        table.me.cargo[good] += 1

    def choices() -> Choices:
        return {f"take:{good}": partial(take, good) for good in kinds(cargo)}

    yield from repeat((table.active, "taking"), limit, choices)


def loaded_ships(table: Table) -> list[int]:
    return [seat for seat in ships_with_me_in_space(table) if total(table.players[seat].cargo) > 0]


def swap_with_ship(table: Table) -> Steps:
    """GT-BOOST-SWAP: any number of units, to a ship that may be empty: one may take fewer than one gives."""
    partner = yield from choose_partner(table, ships_with_me_in_space(table))
    yield from barter(table, partner, None, may_keep=True)
