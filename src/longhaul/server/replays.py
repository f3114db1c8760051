"""Finished games step by step, and the log of any game: worked out anew from what is kept. All of it blocks."""

from typing import Any

import msgspec

from longhaul.core.content import ContentSet
from longhaul.core.position import NOBODY, Position
from longhaul.core.replay import replay
from longhaul.core.rulebook import Rulebook
from longhaul.games import find_game
from longhaul.server.store.store import Store
from longhaul.table import Header, Table
from longhaul.table.view import StepView, step

LOG_PAGE = 50  # steps
MOST_STEPS = 100


def log_of(store: Store, header: Header, before: int) -> list[StepView]:
    """The last steps before a number."""
    rulebook = find_game(header.game)
    table = Table(header, rulebook, rulebook.find_content(header.content))
    steps = []
    for entry in store.entries(header.id, 1, before - 1):
        table.apply(entry)
        if entry.number >= before - LOG_PAGE:
            steps.append(step(table, entry))
    return steps


def steps_of(
    data: dict[str, Any], rulebook: Rulebook, content: ContentSet[Any], first: int, limit: int
) -> dict[str, Any]:
    """Positions of a recorded game as a stranger sees them, with the action that led there and what it did."""
    steps = []
    for number, position in enumerate(replay(data, rulebook, content)):
        if first <= number < first + limit:
            steps.append(replay_step(position, number))
    return {"length": len(data["actions"]), "first": first, "steps": steps}


def replay_step(position: Position, number: int) -> dict[str, Any]:
    seen = position.blinded(NOBODY)
    scores, winners, ending = seen.result
    last = position.actions[-1] if position.actions else None
    return {
        "number": number,
        "action": None if last is None else position.action(last).text,
        "events": [event.plain() for event in position.events],
        "story": position.story,
        "turn": seen.seat,
        "phase": seen.phase,
        "prompt": position.rulebook.speech.prompt(seen),
        "scores": scores,
        "winners": winners,
        "ending": ending,
        "over": seen.over,
        "board": seen.board(NOBODY),
    }


def read_record(data: bytes) -> dict[str, Any]:
    """An uploaded record, if it can be replayed here from its first action to its last."""
    from longhaul.core.errors import BadRecord
    from longhaul.core.replay import check_form, find_content

    try:
        loaded = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadRecord(f"record: is not JSON: {error}") from None
    record = check_form(loaded)
    rulebook = find_game(record["game"])
    if record["content"]["name"] not in rulebook.sets:
        raise BadRecord(f"record: was played with the set {record['content']['name']!r}, which is not here")
    for _ in replay(record, rulebook, find_content({**record, "content": record["content"] | {"file": ""}}, rulebook)):
        pass
    return record
