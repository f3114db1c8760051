"""Confidence intervals."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhaul.bots.statistics import wilson


@given(trials=st.integers(1, 10**7), data=st.data())
def test_an_interval_holds_the_share_it_is_of(trials: int, data: st.DataObject) -> None:
    wins = data.draw(st.integers(0, trials))
    low, high = wilson(wins, trials)
    assert 0 <= low <= wins / trials <= high <= 1
    assert low < high


@pytest.mark.parametrize(("wins", "trials", "low", "high"), [(0, 10, 0.0, 0.278), (5, 10, 0.237, 0.763)])
def test_figures_of_the_literature(wins: int, trials: int, low: float, high: float) -> None:
    assert wilson(wins, trials) == pytest.approx((low, high), abs=0.001)
