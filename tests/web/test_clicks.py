"""Turns take at least a third fewer presses than when each action had one of its own."""

import pytest

from tests.web.browser import Site
from tests.web.clicks import PLAYED, measured

LESS = 2 / 3


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYED)
def test_ten_turns_take_a_third_less(site: Site, game: str) -> None:
    figures = [*measured(site, game)]
    before, after = (sum(column) for column in zip(*figures, strict=True))
    assert after <= before * LESS, figures
