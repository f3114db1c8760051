"""The log of any game, and records that people bring: worked out anew from what is kept. All of it blocks."""

from typing import Any

import msgspec

from longhaul.core.replay import replay
from longhaul.games import find_game
from longhaul.server.store.store import Store
from longhaul.table import Header, Table
from longhaul.table.verifying import Checker
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
    content = find_content({**record, "content": record["content"] | {"file": ""}}, rulebook)
    failed = [check for check in Checker(record).follow(replay(record, rulebook, content)) if check.holds is False]
    if failed:  # what was changed is named best by where the trail is left, which later moves may depend on
        raise BadRecord(f"record: {next((check for check in failed if check.what == 'trail'), failed[0]).text}")
    return record
