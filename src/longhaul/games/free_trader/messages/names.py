"""What several messages of Free Trader name: planets, prices, chances, and the chart. Never compiled."""

from functools import lru_cache
from typing import Any

from longhaul.core.content import ContentSet
from longhaul.core.messages.catalogs import ENGLISH, load_bundle
from longhaul.core.messages.message import NOTHING, Message, as_message
from longhaul.core.position import Position
from longhaul.games.free_trader.board_types import PriceTerms
from longhaul.games.free_trader.rules.buy import buy_price, is_marked, is_unavailable
from longhaul.games.free_trader.rules.galaxy import gap
from longhaul.games.free_trader.rules.sell import sell_price
from longhaul.games.free_trader.state import CARDS, NOT_SOLD, OFF, PLANETS, SIDE, Phase

COMPASS = {
    (0, -1): "north",
    (0, 1): "south",
    (-1, 0): "west",
    (1, 0): "east",
    (-1, -1): "north-west",
    (1, -1): "north-east",
    (-1, 1): "south-west",
    (1, 1): "south-east",
}


# Names ----------------------------------------------------------------------------------------
def planet_word(position: Position, planet: int) -> str:
    return position.content.words["planet"][planet]


def card_word(position: Position, card: int) -> str:
    return position.content.words["card"][card]


def planet_text(position: Position, planet: int) -> Message:
    return _printed(position.content, planet_word(position, planet), "planet", planet)


def card_text(position: Position, card: int) -> Message:
    return _printed(position.content, card_word(position, card), "card", PLANETS + card)


@lru_cache(maxsize=1_000)
def _printed(content: ContentSet[Any], word: str, kind: str, number: int) -> Message:
    """What a card says: a message of the catalogue, which has the texts of the sets that come with the game."""
    text, english = content.titles["text"][number], load_bundle(ENGLISH, "free-trader")
    for attribute in ("text", f"text-{content.name}"):
        if text == english.plain(f"{kind}-{word}", attribute):
            return Message(f"{kind}-{word}.{attribute}")
    return as_message(text) if text else NOTHING


# Prices ---------------------------------------------------------------------------------------
def buy_terms(position: Position, cargo: int) -> PriceTerms:
    """A buy price and its terms: base + planet = price, which is None if the cargo is not for sale."""
    c, s = position.content.record, position.state
    base, here = int(c.buy[s.card, cargo]), int(c.mod[s.planet, cargo])
    price = None if is_unavailable(c, s, cargo) else int(buy_price(c, s, cargo))
    return {"base": shown(position, base), "planet": shown(position, here), "price": price}


def sell_terms(position: Position, cargo: int) -> PriceTerms:
    c, s = position.content.record, position.state
    base, here = int(c.sell[s.card, cargo]), int(c.mod[s.planet, cargo])
    price = None if base == NOT_SOLD else int(sell_price(c, s, cargo))
    return {"base": None if base == NOT_SOLD else base, "planet": shown(position, here), "price": price}


def shown(position: Position, figure: int) -> int | None:
    return None if is_marked(position.state, figure) else figure


# Chances --------------------------------------------------------------------------------------
def unseen(position: Position) -> list[int]:
    """The event cards that may be drawn next, all equally likely: those not drawn this month."""
    return [card for card in range(CARDS) if not position.state.seen >> card & 1]


def cards_between(position: Position, planet: int) -> int:
    """How many cards lie between the ship and a planet, in a Pregenerated Universe."""
    s = position.state
    return int(gap(int(s.at[s.planet]), int(s.at[planet])))


# The chart, unwrapped ---------------------------------------------------------------------------
def chart(position: Position) -> dict[int, tuple[int, int]]:
    """Where each planet on the map is: columns to the right of the ship's planet, rows below it."""
    cells = {planet: cell for planet, cell in enumerate(position.state.at.tolist()) if cell != OFF}
    return dict(zip(cells, offsets(position, list(cells.values()))))


def offset(position: Position, cell: int) -> tuple[int, int]:
    return offsets(position, [cell])[0]


def offsets(position: Position, cells: list[int]) -> list[tuple[int, int]]:
    """Where cells are: columns to the right of the ship, rows below it. The map wraps round, the chart does not."""
    s = position.state
    taken = [at for at in s.at.tolist() if at != OFF]
    ship = taken[0] if s.phase == Phase.HOME else int(s.at[s.planet])
    left, top = _first_line({at % SIDE for at in taken}), _first_line({at // SIDE for at in taken})
    return [
        (
            _unwrapped(cell % SIDE, left) - _unwrapped(ship % SIDE, left),
            _unwrapped(cell // SIDE, top) - _unwrapped(ship // SIDE, top),
        )
        for cell in cells
    ]


def _first_line(taken: set[int]) -> int:
    """The first column or row of the chart: the one after the widest gap. The map always has a gap."""
    return max(taken, key=lambda start: (next(n for n in range(1, SIDE + 1) if (start - n) % SIDE in taken), -start))


def _unwrapped(line: int, first: int) -> int:
    """A column or row, counted from the first one of the chart."""
    place = (line - first) % SIDE
    return place - SIDE if place == SIDE - 1 else place
