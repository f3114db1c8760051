"""Game records: seed, options and the list of actions, as JSON. They are save files and bug reports.

A record is rejected, with a sentence, when it was played under other rules or other content, or when
replaying it does not lead to the result it states.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from longhaul.core.content import ContentSet
from longhaul.core.errors import BadRecord, LonghaulError
from longhaul.core.files.schema import KeyTypes, check_items, check_keys, is_a
from longhaul.core.messages.message import Message, excerpt
from longhaul.core.messages.shared import unreadable, unwritable
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook

FORMAT = 1
KEYS: KeyTypes = {
    "longhaul": int,
    "game": str,
    "rules": int,
    "content": dict,
    "seats": int,
    "options": dict,
    "seed": int,
    "actions": list,
    "result": dict,
}
# Facts about the table, of no concern to the rules.
TABLE_KEYS: KeyTypes = {
    "bot": str,
    "bot_seats": list,
    "taken_back": int,
    "table": str,
    "commitment": str,  # a hash that commits to the seed, published when the game began
    "salt": str,
    "origin": str,  # the move of another game from which this one continued
    "trail": list,  # the hash chain: see hash_chain.py
    "rolls": dict,  # what chance showed, by move number
}


def export(position: Position) -> dict[str, Any]:
    """The record of a game, finished or not."""
    facts = position.rulebook.facts
    return {
        "longhaul": FORMAT,
        "game": facts.id,
        "rules": facts.version,
        "content": _origin(position.content),
        "seats": position.seats,
        "options": position.options,
        "seed": position.seed,
        "actions": list(position.actions),
        "result": _result(position),
    }


def write(data: dict[str, Any], path: Path) -> None:
    """Write a record atomically: a reader never sees half of one."""
    try:
        partial = path.with_name(f".{path.name}.partial")
        partial.write_text(json.dumps(data) + "\n", encoding="utf-8")
        partial.replace(path)
    except OSError as error:
        raise BadRecord(unwritable(path, error.strerror)) from None
    except ValueError:  # an empty or invalid file name
        raise BadRecord(Message("rejected-file-name", {"text-file": repr(str(path))[1:-1]})) from None


def load(path: Path) -> dict[str, Any]:
    """Read a record file and check its form."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadRecord(Message("rejected-no-file", {"text-file": str(path)})) from None
    except OSError as error:
        raise BadRecord(unreadable(path, error.strerror)) from None
    except (ValueError, RecursionError) as error:  # not UTF-8, or not JSON
        raise BadRecord(Message("rejected-not-record", {"text-file": str(path), "text": str(error)})) from None
    return check_form(data, str(path))


def check_form(data: Any, name: str = "record") -> dict[str, Any]:
    """Reject anything that does not look like a record."""
    if not isinstance(data, dict):
        raise BadRecord(Message("rejected-record-form", {"text-file": name}))
    check_keys(name, data, KEYS, TABLE_KEYS, BadRecord, closed=False)
    check_keys(f"{name}: content", data["content"], {"name": str, "hash": str}, {"file": str}, BadRecord)
    check_items(f"{name}: bot_seats", data.get("bot_seats", []), (int,), BadRecord)
    check_items(f"{name}: trail", data.get("trail", []), (str,), BadRecord)
    if data["longhaul"] != FORMAT:
        facts = {"text-file": name, "text-format": excerpt(data["longhaul"]), "text-own": str(FORMAT)}
        raise BadRecord(Message("rejected-record-format", facts))
    return data


def bare(data: dict[str, Any]) -> dict[str, Any]:
    """A foreign record with known keys only, without the path of its content file.

    That path names a file on another machine and must not open a file on this one.
    """
    known = {key: value for key, value in data.items() if key in KEYS or key in TABLE_KEYS}
    return known | {"content": {"name": data["content"]["name"], "hash": data["content"]["hash"]}}


def find_content(data: dict[str, Any], rulebook: Rulebook, chosen: str | Path | None = None) -> ContentSet[Any]:
    """The content a record was played with: the set or file it names, unless another file is chosen."""
    return rulebook.find_content(chosen or data["content"].get("file") or data["content"]["name"])


def replay(data: dict[str, Any], rulebook: Rulebook, content: ContentSet[Any]) -> Iterator[Position]:
    """Every position of a recorded game, from the start to the last action; each is an independent copy."""
    _check_origin(data, rulebook, content)
    try:
        position = Position.start(rulebook, content, data["seed"], data["seats"], data["options"])
    except LonghaulError as error:
        raise BadRecord(Message("rejected-record-setup", {"reason": error.message})) from None
    return _positions(data, position)


def _positions(data: dict[str, Any], position: Position) -> Iterator[Position]:
    yield position.copy()
    for number, action in enumerate(data["actions"], 1):
        _replay_one(position, number, action)
        yield position.copy()
    if data["result"] != _result(position):
        facts = {"text-recorded": excerpt(data["result"]), "text-right": excerpt(_result(position))}
        raise BadRecord(Message("rejected-record-result", facts))


def _replay_one(position: Position, number: int, action: Any) -> None:
    if not is_a(action, int) and not is_a(action, str):
        raise BadRecord(Message("rejected-record-action", {"number": number, "text-action": excerpt(repr(action))}))
    try:
        position.play(action)
    except LonghaulError as error:
        raise BadRecord(Message("rejected-record-illegal", {"number": number, "reason": error.message})) from None


def _check_origin(data: dict[str, Any], rulebook: Rulebook, content: ContentSet[Any]) -> None:
    facts = rulebook.facts
    if data["rules"] != facts.version:
        versions = {"text-version": excerpt(data["rules"]), "text-own": str(facts.version)}
        raise BadRecord(Message("rejected-record-rules", {"game": facts.id, **versions}))
    if data["content"]["hash"] != content.digest:
        played = {"text-set": excerpt(data["content"]["name"]), "text-hash": excerpt(data["content"]["hash"])}
        own = {"text-own": content.name, "text-own-hash": content.digest}
        raise BadRecord(Message("rejected-record-content", {**played, **own}))


def _origin(content: ContentSet[Any]) -> dict[str, str]:
    named = {"name": content.name, "hash": content.digest}
    return {**named, "file": content.file} if content.file else named


def _result(position: Position) -> dict[str, Any]:
    return {"over": position.over, "scores": position.scores, "winners": position.winners}
