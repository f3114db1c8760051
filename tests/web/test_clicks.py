"""Turns take at least a third fewer presses than when each action had one of its own, in Gem Traders three in ten.

Those of Star Traders take a tenth fewer: a course is chosen, seen with its cost, and confirmed, where one press flew.
"""

import pytest

from tests.web.browser import Site
from tests.web.clicks import PLAYED, measured

LESS = dict.fromkeys(PLAYED, 2 / 3) | {"gem-traders": 0.7, "star-traders": 0.92}


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYED)
def test_ten_turns_take_fewer_presses(site: Site, game: str) -> None:
    figures = [*measured(site, game)]
    before, after = (sum(column) for column in zip(*figures, strict=True))
    assert after <= before * LESS[game], figures
