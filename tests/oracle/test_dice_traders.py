"""Dice Traders is played on the engine as its rulebook page says."""

from dataclasses import replace
from pathlib import Path

from tests.contract.cases import Setup
from tests.oracle import dice_traders
from tests.oracle.dice_traders import CONTEST
from tests.oracle.dice_traders.midgame import midgame_match
from tests.oracle.harness import Match, assert_agreement, first_seed, games_asked_for, trials

ODD_SET = Path(dice_traders.__file__).with_name("odd.toml")


def test_the_engine_plays_dice_traders_as_the_rulebook_says() -> None:
    assert_agreement(CONTEST, default_games=600)


def test_a_set_of_ones_own_is_played_as_the_rulebook_says() -> None:
    """DT-PRICE-04: a host may replace the price table; dice may show goods more often than others."""
    for trial in trials("dice-traders", games_asked_for(400), first_seed()):
        odd: Setup = replace(trial.setup, content=str(ODD_SET))
        Match.of(CONTEST, replace(trial, setup=odd)).run()


def test_rich_players_with_few_days_play_as_the_rulebook_says() -> None:
    for trial in trials("dice-traders", games_asked_for(250), first_seed()):
        midgame_match(trial).run()
