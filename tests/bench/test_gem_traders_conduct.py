"""How the bots of Gem Traders behave at a table of four: see `bench/conduct/gem_traders.py`."""

import pytest

from bench.conduct.gem_traders import Conduct, report, watch
from longhaul.games.gem_traders.content import TYPE_WORDS
from longhaul.games.gem_traders.state import ACTIVE_OFFICERS, FIRST_OFFICER

GAMES, SEATS = 200, 4


@pytest.fixture(scope="module")
def conduct() -> Conduct:
    return watch("trader", GAMES, SEATS, 0)


def test_the_player_who_ends_the_game_has_mostly_won_it(conduct: Conduct) -> None:
    assert conduct.ended >= 0.8 * GAMES


def test_missions_and_cards_are_part_of_every_game(conduct: Conduct) -> None:
    """Before, they were 1.6 and 13 in a game."""
    assert conduct.missions >= 3 * GAMES
    assert conduct.bought.total() >= 25 * GAMES


def test_every_card_is_bought_and_every_one_that_acts_is_used(conduct: Conduct) -> None:
    passive = TYPE_WORDS[FIRST_OFFICER + ACTIVE_OFFICERS]  # the Port Captain
    assert [word for word in TYPE_WORDS if not conduct.bought[word]] == []
    assert [word for word in TYPE_WORDS[FIRST_OFFICER:] if word != passive and not conduct.used[word]] == []


def test_no_trader_loads_what_it_has_just_unloaded(conduct: Conduct) -> None:
    assert conduct.undone == 0


def test_temperaments_are_of_similar_strength(conduct: Conduct) -> None:
    """Within a quarter of a fair share, and the sampling error of a tenth."""
    for taste, seats in conduct.seats.items():
        assert 0.65 < SEATS * conduct.wins[taste] / seats < 1.35


def test_the_report_names_what_it_counts(conduct: Conduct) -> None:
    lines = [*report(conduct, SEATS)]
    assert lines[0].startswith("200 games of 4")
    assert all(any(word in line for line in lines) for word in TYPE_WORDS)
