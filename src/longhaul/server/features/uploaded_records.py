"""Uploaded game records: read and replayed before they are stored. Blocks."""

from typing import Any

import msgspec

from longhaul.core.errors import BadRecord
from longhaul.core.files.game_record import bare, check_form, replay
from longhaul.core.messages import Message
from longhaul.games import find_game
from longhaul.table.errors import MessageError
from longhaul.table.verify import Checker

MAX_TEXT_LENGTH = 200  # characters of each of UNCHECKED_TEXTS
UNCHECKED_TEXTS = ("bot", "table", "commitment", "salt", "origin")  # replaying a record does not check them


class BadUpload(MessageError, BadRecord):
    """A record that cannot be kept here."""

    def __init__(self, reason: Message) -> None:
        super().__init__(Message("rejected-record", {"reason": reason}))


def read_record(data: bytes) -> dict[str, Any]:
    """An uploaded record; BadRecord if it cannot be replayed from its first action to its last."""
    record = bare(check_form(decoded(data)))
    check_sizes(record)
    rulebook = find_game(record["game"])
    if record["content"]["name"] not in rulebook.sets:
        raise BadUpload(Message("rejected-record-set", {"text-set": record["content"]["name"]}))
    content = rulebook.find_content(record["content"]["name"])
    failed = [check for check in Checker(record).follow(replay(record, rulebook, content)) if check.holds is False]
    if failed:  # the hash chain names the change best: later failures may follow from it
        first = next((check for check in failed if check.what == "trail"), failed[0])
        raise BadUpload(first.message)
    return record


def decoded(data: bytes) -> Any:
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadUpload(Message("rejected-record-json", {"text": str(error)})) from None


def check_sizes(record: dict[str, Any]) -> None:
    """Limit the fields that replaying does not check; the others are compared with the game itself."""
    for key in UNCHECKED_TEXTS:
        if len(record.get(key, "")) > MAX_TEXT_LENGTH:
            raise BadUpload(Message("rejected-record-length", {"text-what": key, "most": MAX_TEXT_LENGTH}))
    bots = record.get("bot_seats", [])
    if len(bots) > len(set(bots)) or not all(0 <= seat < record["seats"] for seat in bots):
        raise BadUpload(Message("rejected-record-bots", {"seats": record["seats"]}))
