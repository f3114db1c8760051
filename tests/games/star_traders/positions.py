"""Positions of Star Traders for tests: a known board, fields set by name, dice dictated."""

from dataclasses import replace
from typing import Any

from longhaul.core.errors import IllegalAction
from longhaul.core.memory.record import duplicate
from longhaul.core.position import Position
from longhaul.games.star_traders import RULEBOOK
from longhaul.games.star_traders.components import HIDDEN, NO_DESIGN, OFF, ORIGIN, OUTPOST, SHIPS, SLOTS, Phase
from longhaul.games.star_traders.phases import advance
from longhaul.games.star_traders.rules.influence import worked_out_level
from longhaul.games.star_traders.rules.map.galaxy import join_regions

CONTENT = RULEBOOK.find_content()
# The reference board: face, q, r, rotation, planet and its sector, outpost's sector.
BOARD = (
    ("T01A", 0, 0, 0, "marrow", 4, 8),
    ("T02B", 1, -1, 2, "", 0, 3),
    ("T08B", 0, -1, 3, "karst", 4, 6),
    ("T10B", 1, -2, 5, "", 0, 3),
    ("T03A", -1, 0, 2, "", 0, 0),
    ("T12A", -1, -1, 4, "lumen", 6, 0),
    ("T13B", 1, 0, 5, "", 0, 3),
    ("T07B", -2, 0, 1, "glass", 3, 0),
    ("T05B", 0, -2, 2, "yarrow", 4, 2),
    ("T06B", 2, -1, 4, "nadir", 2, 3),
    ("T11A", -1, -2, 1, "umber", 1, 3),
    ("T04B", 0, -3, 3, "", 0, 4),
    ("T09B", 1, -4, 5, "vesper", 6, 4),
)


def sector(text: str) -> int:
    return CONTENT.words["sector"].index(text)


def index(kind: str, word: str) -> int:
    return CONTENT.words[kind].index(word)


def galaxy(seats: int = 4, seed: int = 1, **options: Any) -> Position:
    """The reference board before round 2: flagships on 0.4, first player seat 0, prices 2/5/7."""
    position = Position.start(RULEBOOK, CONTENT, seed, seats, options)
    s = position.state
    lay_reference(position)
    for ship in range(SHIPS):
        s.design[ship], s.at[ship], s.active[ship], s.priority[ship] = NO_DESIGN, OFF, 0, 0
    s.ranked[:] = 0
    for seat in range(seats):
        flagship(position, seat, "0.4")
    s.price[:] = (2, 5, 7)
    s.first, s.rounds, s.turn, s.rank, s.phase = 0, 1, 0, 1, Phase.ACT
    s.seat, s.ship = 0, 0
    return position


def lay_reference(position: Position) -> None:
    s = position.state
    s.count, s.tiles, s.planets = 13, 0, 0
    s.site[:] = 0
    for region, (face, q, r, spin, planet, at, outpost) in enumerate(BOARD):
        s.face[region] = 2 * (int(face[1:3]) - 1) + (face[3] == "B")
        s.column[region], s.row[region], s.spin[region] = q + ORIGIN, r + ORIGIN, spin
        if planet:
            s.site[8 * region + at - 1] = index("planet", planet) + 1
        if outpost:
            s.site[8 * region + outpost - 1] = OUTPOST
    join_regions(position.content.record, s)


def flagship(position: Position, seat: int, at: str) -> int:
    return station(position, seat, 0, 0, at)


def fleet(position: Position, seat: int, slot: int, design: str, at: str, *, active: bool = True) -> int:
    """A fleet ship in slot 2 or 3."""
    return station(position, seat, slot - 1, index("design", design), at, active=active)


def station(position: Position, seat: int, slot: int, design: int, at: str, *, active: bool = True) -> int:
    s, ship = position.state, SLOTS * seat + slot
    if design:
        s.fleet_pile[design] -= 1
    s.design[ship], s.at[ship], s.active[ship], s.priority[ship] = design, sector(at), int(active), slot + 1
    s.ranked[ship] = slot + 1 if active else 0
    return ship


def turn_of(position: Position, ship: int, phase: Phase = Phase.ACT, moves: int = 0) -> Position:
    """It is this ship's turn to travel or act."""
    s = position.state
    s.ship, s.seat, s.phase, s.moves = ship, ship // SLOTS, phase, moves
    s.rank, s.turn = int(s.priority[ship]), (ship // SLOTS - int(s.first)) % int(s.seats) + 1
    s.session = s.traded = s.drawn = s.computed = s.deal = 0
    return position


def own(position: Position, seat: int, *sites: str) -> None:
    """Give sites to a player, levels and all."""
    s = position.state
    for site in sites:
        s.owner[sector(site)] = seat + 1
    for other in range(int(s.seats)):
        s.level[other] = worked_out_level(position.content.record, s, other)


def blockade(position: Position, seat: int, site: str, support: int = 0, hinder: int = 0, since: int = 1) -> None:
    s, at = position.state, sector(site)
    s.blockader[at], s.since[at], s.support[at], s.hinder[at] = seat + 1, since, support, hinder


def hide(position: Position, *regions: int) -> None:
    """Lay regions face down."""
    s = position.state
    for region in regions:
        s.face[region] = HIDDEN
        s.site[8 * region : 8 * region + 8] = 0
        s.tiles |= 1 << (int(BOARD[region][0][1:3]) - 1)
    join_regions(position.content.record, s)


def dice(position: Position, *faces: int) -> Position:
    """The same position with these faces of the main die to come."""
    return draws(position, *(face - 1 for face in faces))


def draws(position: Position, *numbers: int) -> Position:
    position.content = replace(position.content, record=duplicate(position.content.record))
    position.content.record.tape[: len(numbers)] = numbers
    position.content.record.taped = len(numbers)
    position.state.draws = 0
    return position


def play(position: Position, *actions: str) -> Position:
    for action in actions:
        position.play(action)
    return position


def why_not(position: Position, action: str) -> str:
    """The clause that forbids an action, "" if it is legal."""
    try:
        position.copy().play(action)
    except IllegalAction as rejection:
        return rejection.clause
    return ""


def events_named(position: Position, name: str) -> list[dict[str, Any]]:
    """The facts of the latest action's events of a kind."""
    return [event.facts for event in position.events if event.name == name]


def texts(position: Position) -> list[str]:
    return [action.text for action in position.legal]


def visit(at: str, seat: int = 0, **given: Any) -> Position:
    """A flagship at a site, about to act; fields as given."""
    options = given.pop("options", {})
    position = galaxy(**options)
    ship = station(position, seat, 0, 0, at)
    s = position.state
    for name, value in given.items():
        if name == "money":
            s.credits[seat] = value
        elif name == "tokens":
            s.tokens[seat], s.level[seat] = value, max(value, 1)
        elif name == "hold":
            s.hold[ship] = value
        elif name == "price":
            s.price[:] = value
    return turn_of(position, ship)


def begin(position: Position, phase: Phase = Phase.ROUND) -> Position:
    """Let the game run on from a phase of its own."""
    position.state.phase = phase
    position.state.turn = 0
    advance(position.content.record, position.state, None)
    return position


def idle(position: Position) -> None:
    """No tokens, no money: nobody is asked in the market or for corporate actions."""
    position.state.tokens[:] = 0
    position.state.credits[:] = 0
