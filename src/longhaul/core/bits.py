"""Small sets as integers: bit i is set if member i belongs to the set."""

from longhaul.core.jit.rule import rule
from longhaul.core.memory.record import Ints


@rule
def ones(bits: int) -> int:
    """The number of members of a set of at most 32."""
    bits = int(bits)  # interpreted, a field is narrower than the sums below
    bits = bits - (bits >> 1 & 0x55555555)
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    return ((bits + (bits >> 4) & 0x0F0F0F0F) * 0x01010101 & 0xFFFFFFFF) >> 24


@rule
def lowest(bits: int) -> int:
    """The smallest member of a set that is not empty."""
    return ones((bits & -bits) - 1)


@rule
def member(bits: int, n: int) -> int:
    """The member that `n` smaller ones come before."""
    for _ in range(n):
        bits &= bits - 1
    return lowest(bits)


@rule
def list_members(bits: int, first: int, out: Ints, n: int) -> int:
    """Write `first` + each member to `out` from index `n` on, ascending; return the index after them."""
    while bits != 0:
        out[n] = first + lowest(bits)
        bits &= bits - 1
        n += 1
    return n
