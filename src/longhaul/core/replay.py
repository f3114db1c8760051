"""Records of games: seed, options and the list of actions, as JSON. They are save files and bug reports.

A record is refused, with a sentence, when it was played under other rules or other content, or when
replaying it does not lead where it says it led.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from longhaul.core.content import ContentSet
from longhaul.core.errors import BadRecord, LonghaulError
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook

FORMAT = 1
KEYS = {
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


def export(position: Position) -> dict[str, Any]:
    """The record of a game, finished or not."""
    facts = position.rulebook.facts
    return {
        "longhaul": FORMAT,
        "game": facts.id,
        "rules": facts.version,
        "content": {"name": position.content.name, "hash": position.content.digest},
        "seats": position.seats,
        "options": position.options,
        "seed": position.seed,
        "actions": list(position.actions),
        "result": _result(position),
    }


def write(data: dict[str, Any], path: Path) -> None:
    """Write a record, in one piece: a reader never sees half of one."""
    partial = path.with_name(f".{path.name}.partial")
    try:
        partial.write_text(json.dumps(data) + "\n", encoding="utf-8")
        partial.replace(path)
    except OSError as error:
        raise BadRecord(f"{path}: cannot be written: {error.strerror}") from None


def load(path: Path) -> dict[str, Any]:
    """Read a record file and check its form."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadRecord(f"{path}: there is no such file") from None
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}") from None
    except ValueError as error:  # not UTF-8, or not JSON
        raise BadRecord(f"{path}: is not a game record: {error}") from None
    return check_form(data, str(path))


def check_form(data: Any, name: str = "record") -> dict[str, Any]:
    """Refuse anything that does not look like a record."""
    if not isinstance(data, dict):
        raise BadRecord(f"{name}: is not a game record: it should be a JSON object")
    for key, kind in KEYS.items():
        if key not in data:
            raise BadRecord(f"{name}: is not a whole game record: {key!r} is missing")
        if not isinstance(data[key], kind) or isinstance(data[key], bool):
            raise BadRecord(f"{name}: {key!r} should be {_article(kind)}, but is {data[key]!r}")
    if data["longhaul"] != FORMAT:
        raise BadRecord(f"{name}: is of format {data['longhaul']}; this program reads format {FORMAT}")
    return data


def replay(data: dict[str, Any], rulebook: Rulebook, content: ContentSet[Any]) -> Iterator[Position]:
    """Every position of a recorded game, from the start to the last action; each is a copy of its own."""
    _check_origin(data, rulebook, content)
    try:
        position = Position.start(rulebook, content, data["seed"], data["seats"], data["options"])
    except LonghaulError as error:
        raise BadRecord(f"the record's setup is not possible: {error}") from None
    yield position.copy()
    for number, action in enumerate(data["actions"], 1):
        _replay_one(position, number, action)
        yield position.copy()
    if data["result"] != _result(position):
        raise BadRecord(f"the record says it led to {data['result']}, but it leads to {_result(position)}")


def resume(data: dict[str, Any], rulebook: Rulebook, content: ContentSet[Any]) -> Position:
    """The position a record leads to."""
    *_, last = replay(data, rulebook, content)
    return last


def _replay_one(position: Position, number: int, action: Any) -> None:
    if isinstance(action, bool) or not isinstance(action, int | str):
        raise BadRecord(f"action {number} of the record is {action!r}, not a number or a text form")
    try:
        position.play(action)
    except LonghaulError as error:
        raise BadRecord(f"action {number} of the record cannot be played: {error}") from None


def _check_origin(data: dict[str, Any], rulebook: Rulebook, content: ContentSet[Any]) -> None:
    facts = rulebook.facts
    if data["rules"] != facts.version:
        played = f"played under rules version {data['rules']} of {facts.name}"
        raise BadRecord(f"the record was {played}; this program has version {facts.version}")
    if data["content"].get("hash") != content.digest:
        played = f"played with content {data['content'].get('name')!r} ({data['content'].get('hash')})"
        raise BadRecord(f"the record was {played}; the content at hand is {content.name!r} ({content.digest})")


def _result(position: Position) -> dict[str, Any]:
    return {"over": position.over, "scores": position.scores, "winners": position.winners}


def _article(kind: type) -> str:
    return {int: "a whole number", str: "a text", dict: "an object", list: "a list"}[kind]
