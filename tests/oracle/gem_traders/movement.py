"""Movement and docks (GT-MOVE), and the Port Captain's fee (GT-OFF-12 to GT-OFF-16)."""

from functools import partial

from tests.oracle.gem_traders.table import Ask, Choices, Steps, Table, kinds

PLANETS = ("emerald", "sapphire", "ruby", "citrine")  # GT-MINE-02: each called by its gemstone
EXCHANGE = ("x1", "x2", "x3", "x4", "x5", "x6")  # GT-MOVE-08
PLACES = ("space", "home", *PLANETS, *EXCHANGE, "mission")
PAYING_PLACES = (*EXCHANGE, "mission")  # GT-OFF-12


def has_room(table: Table, place: str) -> bool:
    """Whether the player whose turn it is could be there; each dock has room for one ship (GT-MOVE-04, GT-MOVE-08)."""
    if place in ("space", "home"):  # GT-MOVE-07; nobody else docks at one's home (GT-MOVE-05)
        return True
    docks = 1 if place in EXCHANGE else table.printed.supplies.docks
    return sum(player.place == place for player in table.players) < docks


def moves(table: Table) -> Choices:
    """One step: from a dock into space (GT-MOVE-02), from space to a free dock (GT-MOVE-03), or a taxi (GT-MOVE-06)."""
    here = table.me.place
    if here == "space":
        docks = [place for place in PLACES if place != "space" and has_room(table, place)]
        return {f"go:{place}": partial(arrive, table, place) for place in docks}
    choices: Choices = {"go:space": partial(arrive, table, "space")}
    if here in EXCHANGE:
        others = [dock for dock in EXCHANGE if dock != here and has_room(table, dock)]
        choices |= {f"go:{dock}": partial(relocate, table, dock) for dock in others}
    return choices


def relocate(table: Table, place: str) -> None:
    """The ship and its cargo (GT-MOVE-09) are elsewhere. A taxi does only this: it owes no fee (GT-OFF-14)."""
    table.tell("moved", {"from": table.me.place}, place=place)
    table.me.place = place


def arrive(table: Table, place: str) -> Steps:
    """A ship comes to a place, by a step or by a card (GT-OFF-14); a fee is taken right then (GT-OFF-16)."""
    relocate(table, place)
    yield from pay_fee(table)


def pay_fee(table: Table) -> Steps:
    """GT-OFF-12: the Port Captain takes a unit of their choice; from an empty ship nothing (GT-OFF-13)."""
    captains = [seat for seat in table.others_in_order() if "port-captain" in table.players[seat].officers]
    aboard = kinds(table.me.cargo)
    if table.me.place not in PAYING_PLACES or not captains or not aboard:
        return
    (captain,) = captains  # there is one (GA-32)
    good = aboard[0]
    if len(aboard) > 1:
        text = yield Ask(captain, "fee", frozenset(f"take:{good}" for good in aboard))
        good = text.removeprefix("take:")
    table.tell("fee", seat=captain, whom=table.active, good=good)
    table.me.cargo[good] -= 1
    table.players[captain].cargo[good] += 1  # however full it is (GT-OFF-15)


def fly(table: Table) -> Steps:
    """GT-OFF-08, GT-OFF-09, GT-BOOST-TELEPORT: to space or any free dock but an opponent's home, without a stop."""
    places = [place for place in PLACES if place != table.me.place and has_room(table, place)]
    text = yield Ask(table.active, "fly", frozenset(f"go:{place}" for place in places))
    yield from arrive(table, text.removeprefix("go:"))
