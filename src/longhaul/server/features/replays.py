"""The log of any game, and records that people bring: worked out anew from what is kept. All of it blocks."""

from collections.abc import Iterable
from typing import Any

import msgspec

from longhaul.core.errors import BadRecord
from longhaul.core.files.game_record import bare, check_form, replay
from longhaul.games import find_game
from longhaul.server.store.store import Store
from longhaul.table import Header, LogEntry, Table
from longhaul.table.verify import Checker
from longhaul.table.view import StepView, step

LOG_PAGE = 50  # steps
MOST_STEPS = 100
MOST_TEXT = 200  # characters of what a record says of its table
TEXTS = ("bot", "table", "commitment", "salt", "origin")  # that no replay checks


def log_of(store: Store, header: Header, before: int) -> list[StepView]:
    """The last steps before a number."""
    return log_page(header, store.entries(header.id, 1, before - 1), before)


def log_page(header: Header, entries: Iterable[LogEntry], before: int) -> list[StepView]:
    """The same, of entries from the first on."""
    rulebook = find_game(header.game)
    table = Table(header, rulebook, rulebook.find_content(header.content))
    steps = []
    for entry in entries:
        table.apply(entry)
        if entry.number >= before - LOG_PAGE:
            steps.append(step(table, entry))
    return steps


def read_record(data: bytes) -> dict[str, Any]:
    """An uploaded record, if it can be replayed here from its first action to its last."""
    record = bare(check_form(decoded(data)))
    check_sizes(record)
    rulebook = find_game(record["game"])
    if record["content"]["name"] not in rulebook.sets:
        raise BadRecord(f"record: was played with the set {record['content']['name']!r}, which is not here")
    content = rulebook.find_content(record["content"]["name"])
    failed = [check for check in Checker(record).follow(replay(record, rulebook, content)) if check.holds is False]
    if failed:  # what was changed is named best by where the trail is left, which later moves may depend on
        raise BadRecord(f"record: {next((check for check in failed if check.what == 'trail'), failed[0]).text}")
    return record


def decoded(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadRecord(f"record: is not JSON: {error}") from None


def check_sizes(record: dict[str, Any]) -> None:
    """Refuse what would be kept for its owner and never be looked at; all else is compared with the game itself."""
    for key in TEXTS:
        if len(record.get(key, "")) > MOST_TEXT:
            raise BadRecord(f"record: {key!r} has at most {MOST_TEXT} characters")
    bots = record.get("bot_seats", [])
    if len(bots) > len(set(bots)) or not all(0 <= seat < record["seats"] for seat in bots):
        raise BadRecord(f"record: bot_seats: should name seats of {record['seats']}, each once")
