"""Star Traders is played on the engine as its rulebook page says, under all options."""

from collections.abc import Callable, Iterable

import pytest

from tests.oracle.harness import Match, first_seed, games_asked_for
from tests.oracle.star_traders import matches as star_matches
from tests.oracle.star_traders.matches import house_matches, reports
from tests.oracle.star_traders.midgame import rich_matches

DEFAULT_GAMES = 150  # from each kind of start


@pytest.mark.parametrize("matches", [house_matches, rich_matches])
def test_the_engine_plays_star_traders_as_the_rulebook_says(matches: Callable[[int, int], Iterable[Match]]) -> None:
    found = reports(matches(games_asked_for(DEFAULT_GAMES), first_seed()))
    assert not found, "\n\n".join(["the oracle and the engine differ:", *found])


def test_a_game_that_does_not_end_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(star_matches, "MAX_ACTIONS", 20)
    found = reports(house_matches(1, 0))
    assert len(found) == 1 and "the game does not end within 20 actions" in found[0]
