"""Records: one annotated class is both the type that mypy checks and the dtype that NumPy stores.

    class State(Record):
        credits: Annotated[Ints, Axis("seat", 6)]  # what each seat owns
        dice: Annotated[Bytes, 5, Of("good")]  # a good on each of five dice

`Axis` and `Of` name what an index or a value stands for, so that scenario files and views can say
`credits.0` or `dice = ["robots", …]` instead of bare numbers.
"""

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Self, cast, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

# Anything that is added to is 4 bytes wide: narrower sums part ways between NumPy and Numba.
Int = Annotated[int, "i4"]
Index = Annotated[int, "u4"]  # never negative, so compiled code need not test for Python's wrap-around
Seed = Annotated[np.uint64, "u8"]
Ints = Annotated[NDArray[np.int32], "i4"]
Bytes = Annotated[NDArray[np.uint8], "u1"]  # decks, grids, small counts


@dataclass(frozen=True)
class Axis:
    """A dimension whose indices have names: `kind` is looked up among the game's words."""

    kind: str
    size: int


@dataclass(frozen=True)
class Of:
    """What the values of a field stand for: a kind among the game's words."""

    kind: str


@dataclass(frozen=True)
class Members:
    """A field that holds a set, bit by bit: a kind among the game's words."""

    kind: str


@dataclass(frozen=True)
class Mark:
    """A value that is no number but a sign: 99 may stand for "n/a"."""

    value: int
    word: str


@dataclass(frozen=True)
class Field:
    """One field of a record: its storage code, its axes, the kind of its values or members, its signs."""

    name: str
    code: str
    axes: tuple[Axis, ...]
    values: str | None
    members: str | None = None
    marks: tuple[Mark, ...] = ()

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(axis.size for axis in self.axes)


class Record:
    """Base of all records. Subclasses only declare fields; `dtype` and `fields` are derived."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, Field]]

    def __init_subclass__(cls) -> None:
        cls.fields = {f.name: f for f in _declared_fields(cls)}
        # np.record gives attribute access; alignment must be asked of the inner dtype.
        cls.dtype = np.dtype((np.record, np.dtype(_rows(cls), align=True)))

    @classmethod
    def blank(cls) -> Self:
        """A zeroed record."""
        return cast(Self, cls.array(1)[0])

    @classmethod
    def array(cls, count: int) -> NDArray[Any]:
        """`count` zeroed records in one block of memory."""
        return np.zeros(count, cls.dtype)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The record stored as `data`."""
        return cast(Self, np.frombuffer(bytearray(data), cls.dtype)[0])


def dump(record: Record) -> bytes:
    """The bytes of a record; `Record.from_bytes` reads them back."""
    return cast(np.record, record).tobytes()


def duplicate(record: Record) -> Any:
    """An independent copy of a record."""
    return cast(np.record, record).copy()


def _declared_fields(cls: type[Record]) -> list[Field]:
    hints = get_type_hints(cls, include_extras=True)
    return [_field(cls, name, hint) for name, hint in hints.items() if get_origin(hint) is Annotated]


def _rows(cls: type[Record]) -> list[tuple[str, str, tuple[int, ...]]]:
    """The fields as NumPy wants them, without a byte of padding: NumPy does not copy padding."""
    rows = [(f.name, f.code, f.shape) for f in cls.fields.values()]
    aligned = np.dtype(rows, align=True)
    packed = np.dtype(rows).itemsize
    last = rows[-1][0]
    end = aligned.fields[last][1] + aligned.fields[last][0].itemsize if aligned.fields else 0
    if end != packed:
        raise TypeError(f"{cls.__name__}: fields leave gaps; declare the wider ones first")
    spare = aligned.itemsize - packed
    return [*rows, ("_spare", "u1", (spare,))] if spare else rows


def _field(cls: type[Record], name: str, hint: Any) -> Field:
    if hasattr(np.record, name) or hasattr(Record, name):
        raise TypeError(f"{cls.__name__}.{name}: records already have a {name!r} of their own; rename it")
    code, *marks = get_args(hint)[1:]
    axes = tuple(m if isinstance(m, Axis) else Axis("", m) for m in marks if isinstance(m, Axis | int))
    values = next((m.kind for m in marks if isinstance(m, Of)), None)
    members = next((m.kind for m in marks if isinstance(m, Members)), None)
    return Field(name, code, axes, values, members, tuple(m for m in marks if isinstance(m, Mark)))
