"""Scoring and ties (GT-SCORE, GT-TIE), and the figures for statistics over many games."""

from longhaul.core.jit.rule import rule
from longhaul.core.memory.record import Ints
from longhaul.games.gem_traders.state import (
    BOOSTS,
    CREWS,
    FIRST_BOOST,
    FIRST_OFFICER,
    GOLD,
    STARTERS,
    TYPES,
    Content,
    State,
)


@rule
def mission_points(c: Content, s: State, seat: int) -> int:
    """GT-SCORE-03."""
    points = 0
    for tile in range(c.tiles):
        if s.tiles[seat] >> tile & 1:
            points += c.worth[tile]
    return points


@rule
def score(c: Content, s: State, seat: int) -> int:
    """Stored gold, Crew and Officers, missions (GT-SCORE-01 to GT-SCORE-03).

    Boosts (GT-SCORE-04), starters (GT-SCORE-05), stored gemstones and scrap (GT-SCORE-06) score nothing.
    """
    return s.storage[seat, GOLD] + s.points[seat] + mission_points(c, s, seat)


@rule
def boosts_held(s: State, seat: int) -> int:
    """Unused Boosts break ties (GT-TIE-01, GT-BOOST-04)."""
    count = 0
    for boost in range(BOOSTS):
        count += int(s.held[seat, boost])
    return count


@rule
def crew_held(s: State, seat: int) -> int:
    """Then Crew cards, starters and Shapeshifters among them (GT-TIE-02)."""
    count = 0
    for crew in range(CREWS):
        count += int(s.crew[seat, crew])
    return count


@rule
def rank(c: Content, s: State, seat: int) -> int:
    """The points (GT-SCORE-07), followed by the tie-breaks, as one number."""
    return (score(c, s, seat) * 256 + boosts_held(s, seat)) * 256 + crew_held(s, seat)


@rule
def won(c: Content, s: State, seat: int) -> bool:
    """Players who are still tied share the win (GT-TIE-03)."""
    mine = rank(c, s, seat)
    for other in range(s.seats):
        if rank(c, s, other) > mine:
            return False
    return True


@rule
def ending(c: Content, s: State) -> int:
    return s.outcome


# Figures --------------------------------------------------------------------------------------
@rule
def owned(s: State, seat: int, kind: int) -> int:
    """Cards of a type that a player bought in the game, Boosts already played included."""
    if kind < FIRST_OFFICER:
        return int(s.crew[seat, kind]) - STARTERS[kind]
    if kind < FIRST_BOOST:
        return s.officers[seat] >> (kind - FIRST_OFFICER) & 1
    return int(s.held[seat, kind - FIRST_BOOST]) + int(s.played[seat, kind - FIRST_BOOST])


@rule
def measure(c: Content, s: State, out: Ints) -> None:
    """Rounds, missions, Boosts played; then for each type of card how many were bought, and how many by the winner.

    Cards of games with a shared win are left out, as they have no single winner.
    """
    out[0] = s.rounds
    missions, boosts, winners, winner = 0, 0, 0, 0
    for seat in range(s.seats):
        for tile in range(c.tiles):
            missions += s.tiles[seat] >> tile & 1
        for boost in range(BOOSTS):
            boosts += int(s.played[seat, boost])
        if won(c, s, seat):
            winners += 1
            winner = seat
    out[1] = missions
    out[2] = boosts
    if winners == 1:
        measure_cards(s, winner, out)


@rule
def measure_cards(s: State, winner: int, out: Ints) -> None:
    for kind in range(TYPES):
        total = 0
        for seat in range(s.seats):
            total += owned(s, seat, kind)
        out[3 + kind] = total
        out[3 + TYPES + kind] = owned(s, winner, kind)
