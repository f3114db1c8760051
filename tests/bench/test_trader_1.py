"""The frozen players in `bench/trader_1` play every game like any bot of the arena."""

import pytest

from longhaul.core.rulebook import Rulebook
from longhaul.games import GAMES, find_game
from longhaul.lab.arena import Arena, play_all, summarise

RULEBOOKS = [find_game(name) for name in GAMES]


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=GAMES)
def test_the_old_trader_plays_in_the_arena(rulebook: Rulebook) -> None:
    names = ("bench.trader_1:Trader", "random")
    seats = max(1, rulebook.facts.seats[0])
    options = {"round_cap": "6"} if rulebook.facts.id == "star-traders" else {}
    arena = Arena.open(rulebook, rulebook.find_content(), names, 2, seats, options, 1)
    scores = summarise(arena, play_all(arena, threads=1))["scores"]
    assert set(scores) == set(names)
