"""Buying cards (GT-BUY)."""

from functools import partial

from tests.oracle.gem_traders.content import GEMSTONES, Card
from tests.oracle.gem_traders.setup import turn_up
from tests.oracle.gem_traders.table import CREW_LIMIT, Ask, Choices, Steps, Table


def buy_actions(table: Table) -> Choices:
    """GT-BUY-01, GT-BUY-02, GT-BUY-07: any card that lies there, from anywhere."""
    lying = [(slot, table.card(key)) for slot, key in enumerate(table.market) if key is not None]
    return {f"buy:{slot + 1}": partial(buy, table, slot, card) for slot, card in lying if can_buy(table, card)}


def can_buy(table: Table, card: Card) -> bool:
    """Storage pays for it (GT-BUY-03, GT-BUY-04), and it is no seventh of its type (GT-BUY-09, GT-SHAPE-06)."""
    storage = table.me.storage
    fixed = all(storage[good] >= units for good, units in card.cost.items())
    spare = sum(storage[gem] - card.cost.get(gem, 0) for gem in GEMSTONES)
    room = card.group != "crew" or table.me.crew[card.kind] < CREW_LIMIT
    return fixed and spare >= card.any_gems and room


def buy(table: Table, slot: int, card: Card) -> Steps:
    for good, units in card.cost.items():
        pay(table, good, units)
    yield from pay_any(table, card.any_gems)
    table.tell("bought", card=card.key)
    take_card(table, card)
    turn_up(table, slot)  # GT-BUY-05


def pay(table: Table, good: str, units: int) -> None:
    """GT-BUY-08: scrap goes into space, all else into the bank."""
    table.tell("paid", good=good, units=units)
    table.me.storage[good] -= units
    table.return_units(good, units)


def pay_any(table: Table, units: int) -> Steps:
    """GT-BUY-04: gemstones of one's choice. Where there is nothing to choose, nobody is asked."""
    gems = stored_gems(table)
    if units == 0:
        return
    if len(gems) == 1:
        pay(table, gems[0], units)
        return
    for _ in range(units):
        text = yield Ask(table.active, "pay", frozenset(f"give:{gem}" for gem in stored_gems(table)))
        pay(table, text.removeprefix("give:"), 1)


def stored_gems(table: Table) -> list[str]:
    return [gem for gem in GEMSTONES if table.me.storage[gem] > 0]


def take_card(table: Table, card: Card) -> None:
    """It works at once (GT-BUY-11), and stays, unless it is a Boost (GT-BUY-12)."""
    me = table.me
    if card.group == "crew":
        me.crew[card.kind] += 1  # a Shapeshifter is not declared before the next turn (GT-SHAPE-04)
    elif card.group == "officer":
        me.officers.add(card.kind)
    else:
        me.boosts.append(card.kind)
    me.card_points += card.points if card.group != "boost" else 0  # GT-SCORE-02, GT-SCORE-04
