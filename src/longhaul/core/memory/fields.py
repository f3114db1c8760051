"""Reading and writing record fields by name, with words for numbers where the game has words.

write(State, s, "hold", {"0": {"robots": {"6": 2}}}, words)  # hold.0.robots.6 = 2
write(State, s, "dice", ["robots", "ore"], words)
mismatches(State, s, "credits", [10], words)                # ['credits.0 is 4, not 10']
"""

from typing import Any

import numpy as np

from longhaul.core.errors import BadScenario
from longhaul.core.memory.record import Axis, Field, Record, Words


def write(kind: type[Record], record: Any, name: str, value: Any, words: Words) -> None:
    """Set a field from plain data: a value, a list, or a table of index to value."""
    field = _field(kind, name)
    if field.axes:
        _write_axis(getattr(record, name), field, field.axes, value, words, name)
    else:
        setattr(record, name, _number(field, value, words, name))


def mismatches(kind: type[Record], record: Any, name: str, value: Any, words: Words) -> list[str]:
    """What differs between a field and what plain data says of it: `credits.0 is 4, not 10`."""
    field = _field(kind, name)
    actual = getattr(record, name)
    return _compare(actual, field, field.axes, value, words, name)


def _write_axis(target: Any, field: Field, axes: tuple[Axis, ...], value: Any, words: Words, where: str) -> None:
    for index, item in _items(axes[0], value, words, where):
        here = f"{where}.{_index_word(axes[0], index, words)}"
        if len(axes) > 1:
            _write_axis(target[index], field, axes[1:], item, words, here)
        else:
            target[index] = _number(field, item, words, here)


def _compare(actual: Any, field: Field, axes: tuple[Axis, ...], value: Any, words: Words, where: str) -> list[str]:
    if axes:
        items = _items(axes[0], value, words, where)
        return [
            line
            for i, item in items
            for line in _compare(actual[i], field, axes[1:], item, words, f"{where}.{_index_word(axes[0], i, words)}")
        ]
    expected = _number(field, value, words, where)
    if int(actual) == expected:
        return []
    return [f"{where} is {_word(field, int(actual), words)}, not {_word(field, expected, words)}"]


def _items(axis: Axis, value: Any, words: Words, where: str) -> list[tuple[int, Any]]:
    if isinstance(value, dict):
        return [(_index(axis, key, words, where), item) for key, item in value.items()]
    if isinstance(value, list):
        if len(value) > axis.size:
            raise BadScenario(f"{where}: {len(value)} values given, but there are {axis.size}")
        return list(enumerate(value))
    raise BadScenario(f"{where}: should be a list or a table, but is {value!r}")


def _index(axis: Axis, key: str, words: Words, where: str) -> int:
    known = words.get(axis.kind, ())
    if key in known:
        return known.index(key)
    if key.isdecimal() and int(key) < axis.size and not known:
        return int(key)
    allowed = ", ".join(known) if known else f"0 to {axis.size - 1}"
    raise BadScenario(f"{where}.{key}: no such {axis.kind or 'index'}; there are {allowed}")


def _number(field: Field, value: Any, words: Words, where: str) -> int:
    if field.members:
        return _set(words[field.members], value, where)
    known = words.get(field.values or "", ())
    if isinstance(value, str) and value in known:
        return known.index(value)
    if isinstance(value, bool) or not isinstance(value, int):
        allowed = f"one of {', '.join(known)}" if known else "a whole number"
        raise BadScenario(f"{where}: should be {allowed}, but is {value!r}")
    bounds = np.iinfo(field.code)
    low, high = (0, len(known) - 1) if known else (bounds.min, bounds.max)
    if not low <= value <= high:
        raise BadScenario(f"{where}: {value} does not fit; the field holds {low} to {high}")
    return value


def _set(known: tuple[str, ...], value: Any, where: str) -> int:
    """A list of words as a set of bits."""
    if not isinstance(value, list):
        raise BadScenario(f"{where}: should be a list of names, but is {value!r}")
    unknown = [name for name in value if name not in known]
    if unknown:
        raise BadScenario(f"{where}: there is no {unknown[0]!r}; there are {', '.join(known)}")
    return sum({1 << known.index(name) for name in value})


def _word(field: Field, value: int, words: Words) -> str:
    if field.members:
        return str([name for i, name in enumerate(words[field.members]) if value >> i & 1])
    known = words.get(field.values or "", ())
    return known[value] if 0 <= value < len(known) else str(value)


def _index_word(axis: Axis, index: int, words: Words) -> str:
    known = words.get(axis.kind, ())
    return known[index] if index < len(known) else str(index)


def _field(kind: type[Record], name: str) -> Field:
    if name not in kind.fields:
        raise BadScenario(f"{name}: there is no such field; there are {', '.join(kind.fields)}")
    return kind.fields[name]
