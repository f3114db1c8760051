"""Doors: how Python calls compiled code. A record goes through as its address, and is opened on the other side."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numba
from numba.extending import intrinsic

from longhaul.core.memory.record import Record

Shape = tuple[int, int]  # how many of the arguments are records, and how many are not


def opener(kind: type[Record]) -> Any:
    """What turns an address into the record that lies there, inside compiled code."""
    record = numba.from_dtype(kind.dtype)

    def open_record(typing: Any, address: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.inttoptr(arguments[0], context.get_value_type(record))

        return record(numba.types.int64), generate

    return intrinsic(open_record)


if TYPE_CHECKING:
    inner: Callable[..., Any]
    open0: Callable[[int], Any]
    open1: Callable[[int], Any]
    open2: Callable[[int], Any]


# Doors have as many arguments as their templates: the dispatcher is slower with an open number of them.
def _door2(a: int, b: int) -> Any:
    return inner(open0(a), open1(b))


def _door2_1(a: int, b: int, x: Any) -> Any:
    return inner(open0(a), open1(b), x)


def _door2_2(a: int, b: int, x: Any, y: Any) -> Any:
    return inner(open0(a), open1(b), x, y)


def _door2_3(a: int, b: int, x: Any, y: Any, z: Any) -> Any:
    return inner(open0(a), open1(b), x, y, z)


def _door3(a: int, b: int, c: int) -> Any:
    return inner(open0(a), open1(b), open2(c))


def _door3_1(a: int, b: int, c: int, x: Any) -> Any:
    return inner(open0(a), open1(b), open2(c), x)


def _door1_many(a: int, *rest: Any) -> Any:
    return inner(open0(a), *rest)


_DOORS: dict[Shape, Callable[..., Any]] = {
    (2, 0): _door2,
    (2, 1): _door2_1,
    (2, 2): _door2_2,
    (2, 3): _door2_3,
    (3, 0): _door3,
    (3, 1): _door3_1,
}
_CALLS: dict[Shape, Callable[[Any], Callable[..., Any]]] = {  # to a record the way is its address
    (2, 0): lambda door: lambda a, b: door(a.address, b.address),
    (2, 1): lambda door: lambda a, b, x: door(a.address, b.address, x),
    (2, 2): lambda door: lambda a, b, x, y: door(a.address, b.address, x, y),
    (2, 3): lambda door: lambda a, b, x, y, z: door(a.address, b.address, x, y, z),
    (3, 0): lambda door: lambda a, b, c: door(a.address, b.address, c.address),
    (3, 1): lambda door: lambda a, b, c, x: door(a.address, b.address, c.address, x),
}


def door_of(shape: Shape) -> Callable[..., Any]:
    """The door for so many arguments; its names are still to be filled in."""
    return _DOORS.get(shape, _door1_many)


def call(shape: Shape, door: Any) -> Callable[..., Any]:
    """What calls a door with records themselves."""
    return _CALLS[shape](door) if shape in _CALLS else lambda a, *rest: door(a.address, *rest)
