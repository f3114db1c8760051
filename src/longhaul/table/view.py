"""What each viewer may see of a table: the one door through which anything leaves it."""

from typing import Any

from longhaul.core import replay as records
from longhaul.core.position import NOBODY, Position
from longhaul.table.entry import Entry
from longhaul.table.table import Refusal, Table


def view(table: Table, seat: int, now: float) -> dict[str, Any]:
    """All that a seat, or a spectator (NOBODY), may see."""
    header = table.header
    return {
        "id": header.id,
        "game": header.game,
        "rules": header.rules,
        "version": table.version,
        "private": header.private,
        "you": seat,
        "turn": table.turn,
        "seats": [view_seat(table, i, now) for i in range(header.seats)],
        "clock": {"pace": header.clock.pace, "base": header.clock.base, "increment": header.clock.increment},
        "request": view_request(table),
        "taken_back": table.taken_back,
        "commitment": header.commitment,
        "position": table.position.view(seat),
        "actions": view_actions(table, seat),
        "prompt": table.rulebook.speech.prompt(seen_by(table, seat)),
        "over": table.over,
        "result": view_result(table),
    }


def seen_by(table: Table, seat: int) -> Position:
    """The position with all that a viewer may not know re-dealt."""
    return table.position.blinded(seat)


def view_seat(table: Table, seat: int, now: float) -> dict[str, Any]:
    holder = table.seats[seat]
    return {
        "kind": holder.kind,
        "name": holder.name,
        "bot": holder.bot,
        "left": holder.left,
        "resigned": holder.resigned,
        "time_left": table.watch.remaining(seat, now),
    }


def view_request(table: Table) -> dict[str, Any] | None:
    if table.request is None:
        return None
    return {"what": table.request.what, "seat": table.request.seat, "agreed": sorted(table.request.agreed)}


def view_actions(table: Table, seat: int) -> list[dict[str, Any]]:
    """What the seat to play may do, in words; nobody else is told."""
    if seat != table.turn or seat == NOBODY:
        return []
    seen = seen_by(table, seat)
    return [
        {"action": int(action), "text": action.text, "label": seen.label(action), "warning": seen.warning(action)}
        for action in seen.legal
    ]


def view_result(table: Table) -> dict[str, Any] | None:
    """Known when the game is over, and the seed with it, so that anyone can check the commitment."""
    if not table.over:
        return None
    return {
        "scores": table.position.scores,
        "winners": table.winners,
        "ending": table.ending,
        "seed": table.header.seed,
        "salt": table.header.salt,
    }


def view_entry(entry: Entry) -> dict[str, Any]:
    """An entry as everyone may see it: never the id of a person."""
    return {"number": entry.number, "kind": entry.kind, "seat": entry.seat, "value": entry.value, "text": entry.text}


def record(table: Table) -> dict[str, Any]:
    """The game record of a finished table: it holds the seed, so nobody gets it before the end."""
    if not table.over:
        raise Refusal("the record holds the seed; it can be had when the game is over")
    return {
        **records.export(table.position),
        "taken_back": table.taken_back,
        "bot_seats": [i for i, seat in enumerate(table.seats) if seat.kind == "bot"],
    }
