"""Small sets as bits."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from longhaul.core.bits import list_members, lowest, member, ones

sets = st.sets(st.integers(0, 31), min_size=1)


def bits(members: set[int]) -> int:
    return sum(1 << i for i in members)


@given(members=sets)
def test_a_set_knows_its_size_and_its_members_in_order(members: set[int]) -> None:
    ordered = sorted(members)
    assert ones(bits(members)) == len(members)
    assert lowest(bits(members)) == ordered[0]
    assert [member(bits(members), n) for n in range(len(ordered))] == ordered


@given(members=sets, first=st.integers(0, 1000), n=st.integers(0, 3))
def test_members_are_listed_ascending_from_a_place_on(members: set[int], first: int, n: int) -> None:
    out = np.zeros(40, np.int32)
    end = list_members(bits(members), first, out, n)
    assert out[n:end].tolist() == [first + i for i in sorted(members)]
    assert out[:n].tolist() == [0] * n


def test_the_empty_set_has_no_member_and_lists_nothing() -> None:
    assert ones(0) == 0 and list_members(0, 5, np.zeros(4, np.int32), 2) == 2
