"""Checks that data from a file has the right keys and types, before it is used."""

from collections.abc import Mapping
from typing import Any

from longhaul.core.errors import LonghaulError

KeyTypes = Mapping[str, type]
NAMES = {int: "a whole number", str: "a text", dict: "a table", list: "a list", bool: "true or false"}


def is_a(value: Any, kind: type) -> bool:
    """Whether a value is of a type; `True` is not a number here."""
    return isinstance(value, kind) and (kind is bool or not isinstance(value, bool))


def check_keys(
    where: str, data: Any, required: KeyTypes, optional: KeyTypes, error: type[LonghaulError], *, closed: bool = True
) -> None:
    """Reject data that lacks a key, has one of the wrong type, or (if `closed`) an unknown one."""
    if not isinstance(data, dict):
        raise error(f"{where}: should be {NAMES[dict]}, but is {data!r}")
    for key in required:
        if key not in data:
            raise error(f"{where}: {key!r} is missing")
    known = {**required, **optional}
    for key, value in data.items():
        if key in known and not is_a(value, known[key]):
            raise error(f"{where}: {key!r} should be {NAMES[known[key]]}, but is {value!r}")
        if closed and key not in known:
            raise error(f"{where}: {key!r} is not a key; there are {', '.join(sorted(known))}")


def check_items(where: str, items: list[Any], kinds: tuple[type, ...], error: type[LonghaulError]) -> None:
    """Reject a list with an item of another type."""
    for item in items:
        if not any(is_a(item, kind) for kind in kinds):
            wanted = " or ".join(NAMES[kind] for kind in kinds)
            raise error(f"{where}: {item!r} should be {wanted}")
