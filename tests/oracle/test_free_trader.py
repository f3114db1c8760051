"""Free Trader is played on the engine as its rulebook page says."""

from tests.oracle.free_trader import CONTEST
from tests.oracle.free_trader.midgame import midgame_reports
from tests.oracle.harness import assert_agreement, first_seed, games_asked_for


def test_the_engine_plays_free_trader_as_the_rulebook_says() -> None:
    assert_agreement(CONTEST, default_games=600)


def test_games_that_begin_in_the_middle_are_played_as_the_rulebook_says() -> None:
    found = midgame_reports(games_asked_for(600), first_seed())
    assert not found, "\n\n".join(found)
