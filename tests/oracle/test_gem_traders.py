"""Gem Traders by the engine and by the oracle: whole games, and tables that were laid out by chance."""

from pathlib import Path

from tests.games.gem_traders.positions import LEDGER
from tests.oracle.gem_traders import CONTEST
from tests.oracle.gem_traders.boosts import BOOSTS
from tests.oracle.gem_traders.midgame import compare_midgames, write_doubled_content
from tests.oracle.harness import assert_agreement, first_seed, games_asked_for

GAMES = 96
DEALS = 480
RARE_ACTIONS = {
    *(f"play:{boost}" for boost in BOOSTS),
    *(f"use:{officer}" for officer in ("quartermaster", "alchemist", "engineer", "marketeer")),
    *("mission:low", "mission:high", "monger", "sabotage", "keep"),
}
WORK = {
    "cargo",
    "mine",
    "salvage",
    "trade",
    "pay",
    "sabotage",
    "barter",
    "stow",
    "convert",
    "fly",
    "windfall",
    "taking",
}
DICE = {"switch", "hack", "broker", "reroll"}
FORCED = {"declare", "partner", "fee", "drop", "excess"}


def test_the_engine_plays_by_the_rulebook() -> None:
    assert_agreement(CONTEST, GAMES)


def test_the_engine_plays_by_the_rulebook_whatever_lies_on_the_table(tmp_path: Path) -> None:
    games, contents = games_asked_for(DEALS), ["house", str(LEDGER), write_doubled_content(tmp_path)]
    comparison = compare_midgames(games, first_seed(), contents)
    assert not comparison.found, "\n\n".join(["the oracle and the engine differ:", *comparison.found])
    if games >= DEALS:
        assert comparison.actions >= RARE_ACTIONS, "every card was played"
        assert comparison.phases == {"menu", *WORK, *DICE, *FORCED}, "every decision came up"
