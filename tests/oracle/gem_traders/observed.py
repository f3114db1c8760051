"""Reads from the engine's record and view what the oracle says of the table, as the same plain data."""

from collections.abc import Iterable
from typing import Any

from longhaul.core.position import NO_SEAT, Position
from longhaul.games import find_game
from tests.oracle.harness import State

EVENT_NAMES = frozenset(find_game("gem-traders").events.names)


def observed(position: Position) -> State:
    """The engine's position in the oracle's terms."""
    s, words = position.state, position.words
    goods, cards, tiles, piles = words["good"], words["card"], words["tile"], words["pile"]
    shown = position.board(NO_SEAT)["players"]
    turn = {"active": int(s.active), "actions": int(s.actions), "last_round": bool(s.last_round)}
    return {
        "round": int(s.rounds),
        "turn": None if position.over else turn,
        "dice": named(goods, s.die),
        "ring": [goods[die] for die in s.ring],
        "bank": named(goods, s.bank),
        "space": named(goods, s.space),
        "market": [cards[card] if card else None for card in s.market],
        "deck": {key: int(s.deck[number]) for number, key in enumerate(cards) if number},
        "offer": {piles[n]: tiles[tile] if tile else None for n, tile in enumerate(s.offer)},
        "piles": {piles[n]: sorted(members(tiles, bits)) for n, bits in enumerate(s.pile)},
        "players": [player(position, seat, shown[seat]) for seat in range(position.seats)],
    }


def player(position: Position, seat: int, shown: dict[str, Any]) -> State:
    s, words = position.state, position.words
    return {
        "place": words["place"][s.place[seat]],
        "cargo": named(words["good"], s.cargo[seat]),
        "storage": named(words["good"], s.storage[seat]),
        "crew": named(words["crew"], s.crew[seat]),
        "declared": named(words["role"], s.declared[seat]),
        "officers": sorted(members(words["officer"], s.officers[seat])),
        "boosts": counted(words["boost"], s.held[seat]),
        "played": counted(words["boost"], s.played[seat]),
        "card_points": int(s.points[seat]),
        "tiles": sorted(members(words["tile"], s.tiles[seat])),
        "hacked": sorted(members(words["good"], s.hacked[seat])),
        "consigned": bool(s.consigned[seat]),
        "freezing": bool(s.freezing[seat]),
        "levels": shown["levels"],
        "score": position.scores[seat],
    }


def named(words: Iterable[str], numbers: Any) -> dict[str, int]:
    return dict(zip(words, numbers.tolist(), strict=False))


def counted(words: Iterable[str], numbers: Any) -> dict[str, int]:
    """The same, without those of which there are none."""
    return {word: count for word, count in named(words, numbers).items() if count}


def members(words: Iterable[str], bits: Any) -> list[str]:
    """The words whose bit is set."""
    return [word for number, word in enumerate(words) if int(bits) >> number & 1]
