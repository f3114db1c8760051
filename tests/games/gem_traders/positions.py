"""Positions of Gem Traders for tests: the ledger's set, units and cards handed out so that none is lost."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from longhaul.core.content import ContentSet
from longhaul.core.memory import fields
from longhaul.core.position import Position
from longhaul.games import find_game
from longhaul.games.gem_traders.state import CREWS, FIRST_BOOST, FIRST_OFFICER, GOODS, SCRAP

RULEBOOK = find_game("gem-traders")
LEDGER = Path(__file__).parent / "ledger.toml"
PHASES = tuple(phase.name.lower() for phase in RULEBOOK.phases)


@cache
def ledger() -> ContentSet[Any]:
    return RULEBOOK.find_content(LEDGER)


def table(given: Mapping[str, Any] | None = None, *, seats: int = 2, seed: int = 0, **options: object) -> Position:
    """A game in its middle: these fields as given, the rest as set up."""
    position = Position.start(RULEBOOK, ledger(), seed, seats, options)
    words = {**position.words, "phase": PHASES, "seat": tuple(str(seat) for seat in range(seats))}
    for name, value in (given or {}).items():
        fields.write(RULEBOOK.state, position.state, name, value, words)
    return position


def hand(position: Position, seat: int, good: str, units: int = 1, *, stored: bool = False) -> Position:
    """Give a player units out of the supply."""
    s, index = position.state, position.words["good"].index(good)
    (s.space if index == SCRAP else s.bank)[index] -= units
    (s.storage if stored else s.cargo)[seat, index] += units
    return position


def deal_out(position: Position, seat: int, card: str, copies: int = 1) -> Position:
    """Give a player cards out of the deck."""
    c, s = position.content.record, position.state
    for _ in range(copies):
        kind = position.words["type"].index(card)
        number = next(n for n in range(1, c.cards) if c.kind[n] == kind and s.deck[n] > 0)
        take_card(position, seat, number)
    return position


def take_card(position: Position, seat: int, number: int) -> None:
    c, s = position.content.record, position.state
    kind = int(c.kind[number])
    s.deck[number] -= 1
    s.stack -= 1
    s.points[seat] += c.vp[number]
    if kind < CREWS:
        s.crew[seat, kind] += 1
    elif kind < FIRST_BOOST:
        s.officers[seat] |= 1 << (kind - FIRST_OFFICER)
    else:
        s.held[seat, kind - FIRST_BOOST] += 1


def rich_game(seed: int, seats: int, **options: object) -> Iterator[Position]:
    """Random play from a table where cards and units are spread about: every decision comes up."""
    choose, position = Random(seed), table(None, seats=seats, seed=seed, **options)
    scatter(position, choose)
    while not position.over:
        yield position
        legal = [action for action in position.legal if action.text != "end"] or position.legal
        position.play(choose.choice(legal))
    yield position


def scatter(position: Position, choose: Random) -> None:
    c, s = position.content.record, position.state
    cards = [n for n in range(1, c.cards) for _ in range(int(s.deck[n]))]
    choose.shuffle(cards)
    for number in cards[: choose.randrange(len(cards))]:
        seat, kind = choose.randrange(position.seats), int(c.kind[number])
        if kind >= CREWS or s.crew[seat, kind] < 6:
            take_card(position, seat, number)
    for good in range(GOODS):
        supply = s.space if good == SCRAP else s.bank
        for _ in range(choose.randrange(int(supply[good]) + 1)):
            supply[good] -= 1
            field = choose.choice((s.cargo, s.storage, None))
            if field is None:
                s.space[good] += 1
            else:
                field[choose.randrange(position.seats), good] += 1
