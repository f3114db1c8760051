"""How Python calls compiled code: a record is passed as its address and opened on the other side."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import numba
from numba.extending import intrinsic

from longhaul.core.memory.record import Record


class Arity(NamedTuple):
    """How many of the arguments are records, and how many are not; the records come first."""

    records: int
    others: int


def record_opener(kind: type[Record]) -> Any:
    """A compiled function from an address to the record at that address."""
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


# A wrapper has exactly as many parameters as its template: Numba's dispatcher is slower with `*args`.
def _wrapper2(a: int, b: int) -> Any:
    return inner(open0(a), open1(b))


def _wrapper2_1(a: int, b: int, x: Any) -> Any:
    return inner(open0(a), open1(b), x)


def _wrapper2_2(a: int, b: int, x: Any, y: Any) -> Any:
    return inner(open0(a), open1(b), x, y)


def _wrapper2_3(a: int, b: int, x: Any, y: Any, z: Any) -> Any:
    return inner(open0(a), open1(b), x, y, z)


def _wrapper3(a: int, b: int, c: int) -> Any:
    return inner(open0(a), open1(b), open2(c))


def _wrapper3_1(a: int, b: int, c: int, x: Any) -> Any:
    return inner(open0(a), open1(b), open2(c), x)


def _wrapper1_many(a: int, *rest: Any) -> Any:
    return inner(open0(a), *rest)


_WRAPPERS: dict[Arity, Callable[..., Any]] = {
    Arity(2, 0): _wrapper2,
    Arity(2, 1): _wrapper2_1,
    Arity(2, 2): _wrapper2_2,
    Arity(2, 3): _wrapper2_3,
    Arity(3, 0): _wrapper3,
    Arity(3, 1): _wrapper3_1,
}
_CALLERS: dict[Arity, Callable[[Any], Callable[..., Any]]] = {
    Arity(2, 0): lambda compiled: lambda a, b: compiled(a.address, b.address),
    Arity(2, 1): lambda compiled: lambda a, b, x: compiled(a.address, b.address, x),
    Arity(2, 2): lambda compiled: lambda a, b, x, y: compiled(a.address, b.address, x, y),
    Arity(2, 3): lambda compiled: lambda a, b, x, y, z: compiled(a.address, b.address, x, y, z),
    Arity(3, 0): lambda compiled: lambda a, b, c: compiled(a.address, b.address, c.address),
    Arity(3, 1): lambda compiled: lambda a, b, c, x: compiled(a.address, b.address, c.address, x),
}


def wrapper_for(arity: Arity) -> Callable[..., Any]:
    """The wrapper that takes addresses and opens them; the names it uses are still to be filled in."""
    return _WRAPPERS.get(arity, _wrapper1_many)


def call_with_records(arity: Arity, compiled: Any) -> Callable[..., Any]:
    """A function that takes records and calls compiled code with their addresses."""
    caller = _CALLERS.get(arity)
    return caller(compiled) if caller else lambda a, *rest: compiled(a.address, *rest)
