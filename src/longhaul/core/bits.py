"""Small sets as whole numbers: bit i is set if member i belongs to the set."""

from longhaul.core.jit.rule import rule
from longhaul.core.memory.record import Ints


@rule
def ones(bits: int) -> int:
    """How many members a set has; at most 32."""
    bits = int(bits)  # interpreted, a field is narrower than the sums below
    bits = bits - (bits >> 1 & 0x55555555)
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    return ((bits + (bits >> 4) & 0x0F0F0F0F) * 0x01010101 & 0xFFFFFFFF) >> 24


@rule
def lowest(bits: int) -> int:
    """The first member of a set that is not empty."""
    return ones((bits & -bits) - 1)


@rule
def member(bits: int, n: int) -> int:
    """The member that `n` others come before."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)


@rule
def list_members(bits: int, first: int, out: Ints, n: int) -> int:
    """Write `first` + each member to `out` from place `n` on, ascending; return the place after them."""
    while bits != 0:
        out[n] = first + lowest(bits)
        bits &= bits - 1
        n += 1
    return n
