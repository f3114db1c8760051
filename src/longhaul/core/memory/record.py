"""Records: one annotated class is both the type that mypy checks and the dtype that NumPy stores.

    class State(Record):
        credits: Annotated[Ints, Axis("seat", 6)]  # what each seat owns
        dice: Annotated[Bytes, 5, Of("good")]  # a good on each of five dice

`Axis` and `Of` name what an index or a value stands for, so that scenario files and views can say
`credits.0` or `dice = ["robots", …]` instead of bare numbers.

An instance wraps a block of memory: scalars are read and written as plain Python numbers, arrays as
NumPy arrays on that memory, and compiled code gets the block's address. NumPy's own records would do, but
each access to a field of one costs fifty times as much.
"""

import ctypes
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import accumulate
from operator import itemgetter
from struct import Struct
from typing import Annotated, Any, ClassVar, Self, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

# Anything that is added to is 4 bytes wide: narrower sums overflow differently in NumPy and Numba.
Int = Annotated[int, "i4"]
Index = Annotated[int, "u4"]  # never negative, so compiled code need not test for Python's wrap-around
Seed = Annotated[np.uint64, "u8"]
Ints = Annotated[NDArray[np.int32], "i4"]
Bytes = Annotated[NDArray[np.uint8], "u1"]  # decks, grids, small counts


Words = Mapping[str, tuple[str, ...]]  # the names of the members of each kind: {"good": ("robots", …)}


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
    """A value with a special meaning: 99 may stand for "n/a"."""

    value: int
    word: str


@dataclass(frozen=True)
class Field:
    """One field of a record: its storage code, its axes, the kind of its values or members, its marks."""

    name: str
    code: str
    axes: tuple[Axis, ...]
    values: str | None
    members: str | None = None
    marks: tuple[Mark, ...] = ()

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(axis.size for axis in self.axes)


class _FixedAttributes(type):
    """Records have no attributes but their fields: a misspelt name is an error, not a new attribute."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> "_FixedAttributes":
        body.setdefault("__slots__", ())
        return super().__new__(cls, name, bases, body)


class Record(metaclass=_FixedAttributes):
    """Base of all records. Subclasses only declare fields; everything else is derived."""

    __slots__ = ("_arrays", "_memory", "_views", "address")

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[dict[str, Field]]
    _block: ClassVar[Any]  # the ctypes type of a block of this size
    address: int  # where the block lies
    _views: "tuple[memoryview[int], memoryview[int], memoryview[int]]"

    def __init_subclass__(cls) -> None:
        cls.fields = {f.name: f for f in _declared_fields(cls)}
        # np.record gives attribute access in compiled code; alignment must be requested for the inner dtype.
        cls.dtype = np.dtype((np.record, np.dtype(_rows(cls), align=True)))
        cls._block = ctypes.c_char * cls.dtype.itemsize
        _add_accessors(cls)

    def __init__(self, memory: Any) -> None:
        """Wrap `memory`, a ctypes block; use `blank`, `from_bytes` or `from_array` instead."""
        self._memory = memory
        self.address = ctypes.addressof(memory)
        whole = memoryview(memory).cast("B")
        self._views = (whole.cast("i"), whole.cast("I"), whole.cast("Q"))  # in the order of _VIEWS
        self._arrays: dict[str, NDArray[Any]] = {}

    @classmethod
    def blank(cls) -> Self:
        """A zeroed record."""
        return cls(cls._block())

    @classmethod
    def array(cls, count: int) -> NDArray[Any]:
        """`count` zeroed records in one block of memory."""
        return np.zeros(count, cls.dtype)

    @classmethod
    def from_array(cls, array: NDArray[Any], index: int) -> Self:
        """The record at an index of an array; it shares the array's memory."""
        return cls(cls._block.from_buffer(array.view(np.uint8), index * cls.dtype.itemsize))

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The record stored as `data`."""
        if len(data) != cls.dtype.itemsize:
            raise ValueError(f"a {cls.__name__} has {cls.dtype.itemsize} bytes, not {len(data)}")
        return cls(cls._block.from_buffer_copy(data))

    @classmethod
    def reader(cls, *names: str) -> Callable[[Self], tuple[Any, ...]]:
        """A function that reads two or more fields at once, faster than one by one: numbers as they are, arrays of
        numbers as tuples, bytes as bytes. The fields must be named in the order of their declaration."""
        form = "=" + "".join(_code(field, field.name in names) for field in cls.fields.values())
        chosen = [field for field in cls.fields.values() if field.name in names]
        if tuple(field.name for field in chosen) != names or len(names) < 2:
            raise TypeError(f"{cls.__name__}: {', '.join(names)} are not fields, in the order of their declaration")
        ends = list(accumulate(map(_values, chosen)))
        pick = itemgetter(*(_place(field, end) for field, end in zip(chosen, ends, strict=True)))
        unpack = Struct(form).unpack_from
        return lambda record: pick(unpack(record._memory))

    def __getitem__(self, name: str) -> Any:
        return getattr(self, self._known(name))

    def __setitem__(self, name: str, value: Any) -> None:
        setattr(self, self._known(name), value)

    def _known(self, name: str) -> str:
        if name not in self.fields:
            raise KeyError(name)
        return name

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).from_bytes, (dump(self),)

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={self[name]}" for name in self.fields)
        return f"{type(self).__name__}({shown})"


def dump(record: Record) -> bytes:
    """The bytes of a record; `Record.from_bytes` reads them back."""
    return bytes(record._memory)


def duplicate(record: Record) -> Any:
    """An independent copy of a record."""
    return type(record)(record._block.from_buffer_copy(record._memory))


def copy_into(target: Record, source: Record) -> None:
    """Copy the bytes of a record into another of its type. (memmove would release the GIL.)"""
    target._views[0][:] = source._views[0]


def as_array(record: Record) -> NDArray[Any]:
    """An array of one record: a copy."""
    return np.frombuffer(bytearray(record._memory), record.dtype)


class Rows:
    """An array of records as interpreted code uses it: `work[1] = work[0]`, `work[0].seats`."""

    def __init__(self, kind: type[Record], array: NDArray[Any]) -> None:
        self._records = [kind.from_array(array, index) for index in range(array.size)]

    def __getitem__(self, index: int) -> Record:
        return self._records[index]

    def __setitem__(self, index: int, record: Record) -> None:
        copy_into(self._records[index], record)


# Accessors: how a field is read and written from Python -------------------------------------------
_VIEWS = {"i4": 0, "u4": 1, "u8": 2}  # memory as signed, unsigned and long words: one view of each


def _add_accessors(cls: type[Record]) -> None:
    places: Any = cls.dtype.fields
    for field in cls.fields.values():
        offset = places[field.name][1]
        setattr(cls, field.name, _array_accessor(field, offset) if field.axes else _scalar_accessor(field, offset))


def _scalar_accessor(field: Field, offset: int) -> Any:
    view, place = _VIEWS[field.code], offset // np.dtype(field.code).itemsize

    def get(self: Record) -> int:
        return self._views[view][place]

    def put(self: Record, value: int) -> None:
        try:
            self._views[view][place] = value
        except TypeError:  # NumPy's booleans are not numbers
            self._views[view][place] = int(value)

    return property(get, put)


def _array_accessor(field: Field, offset: int) -> Any:
    name, kind, shape = field.name, np.dtype(field.code), field.shape

    def get(self: Record) -> NDArray[Any]:
        array = self._arrays.get(name)
        if array is None:
            array = self._arrays[name] = np.ndarray(shape, kind, self._memory, offset)
        return array

    def put(self: Record, value: Any) -> None:
        get(self)[...] = value

    return property(get, put)


# Readers: `struct` unpacks the chosen fields and skips the rest ------------------------------------
_LETTERS = {"i4": "i", "u4": "I", "u8": "Q"}


def _code(field: Field, is_read: bool) -> str:
    """A field in the letters of `struct`."""
    if not is_read:
        return f"{_count(field) * np.dtype(field.code).itemsize}x"
    return f"{_count(field)}{_LETTERS.get(field.code, 's')}"


def _count(field: Field) -> int:
    return math.prod(field.shape)


def _values(field: Field) -> int:
    """The number of values it is unpacked to."""
    return _count(field) if field.code in _LETTERS else 1


def _place(field: Field, end: int) -> int | slice:
    """Their place among all unpacked values."""
    return slice(end - _values(field), end) if field.axes and field.code in _LETTERS else end - 1


def _declared_fields(cls: type[Record]) -> list[Field]:
    hints = get_type_hints(cls, include_extras=True, localns={"memoryview": list})
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
    spare = -packed % 8  # whole long words, whatever the widest field
    return [*rows, ("_spare", "u1", (spare,))] if spare else rows


def _field(cls: type[Record], name: str, hint: Any) -> Field:
    if hasattr(np.record, name) or hasattr(Record, name):
        raise TypeError(f"{cls.__name__}.{name}: NumPy's records have an attribute {name!r}; rename the field")
    code, *marks = get_args(hint)[1:]
    axes = tuple(m if isinstance(m, Axis) else Axis("", m) for m in marks if isinstance(m, Axis | int))
    values = next((m.kind for m in marks if isinstance(m, Of)), None)
    members = next((m.kind for m in marks if isinstance(m, Members)), None)
    return Field(name, code, axes, values, members, tuple(m for m in marks if isinstance(m, Mark)))
