"""Setup (GT-SETUP)."""

from tests.oracle.gem_traders.content import GEMSTONES, GOODS, PILES
from tests.oracle.gem_traders.table import CENTRE, Table

MARKET_SLOTS = 6  # GT-SETUP-13
D6_FACES = range(1, 7)


def set_up(table: Table) -> None:
    """Lay everything out; players have their starters (GT-SETUP-11) and are at home (GT-SETUP-01) already."""
    lay_out_units(table)
    place_dice(table)
    for pile in PILES:  # GT-SETUP-10
        table.piles[pile] = {tile.name for tile in table.printed.tiles.values() if tile.pile == pile}
        uncover(table, pile)
    table.deck = {card.key: card.copies for card in table.printed.cards.values()}  # GT-SETUP-12
    table.market = [None] * MARKET_SLOTS
    for slot in range(MARKET_SLOTS):
        turn_up(table, slot)


def lay_out_units(table: Table) -> None:
    supplies = table.printed.supplies
    for gem in GEMSTONES:
        table.bank[gem] = supplies.gems  # GT-SETUP-04
    table.space["scrap"] = supplies.scrap  # GT-SETUP-05
    table.bank["gold"] = supplies.gold
    for seat, gold in enumerate(supplies.start):  # GT-SETUP-06, GT-SETUP-07
        table.tell("starting_gold", seat=seat, gold=gold)
        table.players[seat].storage["gold"] = gold
        table.bank["gold"] -= gold


def place_dice(table: Table) -> None:
    """GT-SETUP-08: the gold die shows 1 in the middle. GT-SETUP-09: chance rolls and places the others."""
    table.tell("die_placed", good="gold", shows=1, spot="centre")
    table.dice["gold"], table.ring[CENTRE] = 1, "gold"
    for spot in range(CENTRE):
        placed = table.tell("die_placed", spot=str(spot + 1))
        assert placed["shows"] in D6_FACES, f"a die cannot show {placed['shows']}"
        table.ring[spot] = placed["good"]
        table.dice[placed["good"]] = placed["shows"]
    assert sorted(table.ring) == sorted(GOODS), "each die lies on one spot"


def uncover(table: Table, pile: str) -> None:
    """The next tile of a pile is on offer; an empty pile offers nothing (GT-MISS-07)."""
    if not table.piles[pile]:
        table.offer[pile] = None
        return
    tile = table.tell("uncovered", pile=pile)["tile"]
    table.piles[pile].remove(tile)
    table.offer[pile] = tile


def turn_up(table: Table, slot: int) -> None:
    """The next card of the deck fills a gap of the market; with an empty deck the gap stays (GT-BUY-05, GT-BUY-06)."""
    if not any(table.deck.values()):
        table.market[slot] = None
        return
    card = table.tell("turned_up", place_in_row=slot + 1)["card"]
    assert table.deck[card] > 0, f"the deck has no {card} left"
    table.deck[card] -= 1
    table.market[slot] = card
