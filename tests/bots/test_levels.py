"""The levels: each plays as it says, within its time, and by what its seat knows alone."""

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from longhaul.bots import Player, ask, available_bots, load_bot, make_bot, registry
from longhaul.bots.cadet import Cadet, is_plausible_mistake
from longhaul.bots.captain import FOLLOW_UP_BUDGET, Captain, predict
from longhaul.bots.heuristic import heuristic_bot
from longhaul.bots.levels import ADMIRAL, CAPTAIN, TUNING, Level, search_settings
from longhaul.bots.search import Searcher, Settings, searcher
from longhaul.core.errors import BadOption
from longhaul.core.jit.rule import COMPILED
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from longhaul.games import GAMES, find_game
from tests.contract.cases import GAME_IDS, RULEBOOKS

each_game = pytest.mark.parametrize("rulebook", RULEBOOKS, ids=GAME_IDS)
DICE = find_game("dice-traders")
ITERATIONS = 30 if COMPILED else 3
LEVEL_NAMES = ["cadet", "trader", f"captain@{ITERATIONS}", f"admiral@{ITERATIONS}"]


def start(rulebook: Rulebook, seed: int = 1, seats: int | None = None) -> Position:
    return Position.start(rulebook, rulebook.find_content(), seed, seats)


def some_positions(rulebook: Rulebook, seed: int, every: int) -> list[Position]:
    """Positions along a game of the heuristic bot."""
    position, found = start(rulebook, seed), []
    while not position.over:
        if len(position.actions) % every == 0:
            found.append(position.copy())
        position.play(ask(heuristic_bot(rulebook), position, 1))
    return found


# What they are ----------------------------------------------------------------------------------
def test_every_level_is_offered_the_weakest_first_and_random_is_not() -> None:
    assert available_bots()[:4] == ("cadet", "trader", "captain", "admiral")
    assert "random" not in available_bots()
    assert set(TUNING) == set(GAMES)


@pytest.mark.parametrize("name", ["captain@0", "captain@", "captain@-3", "captain@ten", "trader@9", "os:system", "hal"])
def test_an_unknown_bot_name_is_rejected(name: str) -> None:
    with pytest.raises(BadOption):
        make_bot(name, DICE)


def test_a_name_can_change_a_level_s_settings() -> None:
    named, own = (make_bot(name, DICE, 4) for name in ("captain@9,explore=2.5,positions=64", "captain@9"))
    assert isinstance(named, Captain) and isinstance(own, Captain) and named.memory < own.memory
    for change in ("explore", "explore=much", "colour=3", "positions=1.5"):
        with pytest.raises(BadOption, match=f"'{change}' should be SETTING=NUMBER, with one of seconds, iterations"):
            make_bot(f"captain@9,{change}", DICE)


# Fairness ---------------------------------------------------------------------------------------
@each_game
@pytest.mark.parametrize("name", LEVEL_NAMES)
def test_hidden_information_does_not_change_a_choice(rulebook: Rulebook, name: str) -> None:
    """Other dice and cards to come, re-dealt before the bot is asked and again when it is: the same choice."""
    for position in some_positions(rulebook, 3, every=12)[:8]:
        choices = {
            int(ask(make_bot(name, rulebook, 5), position.blinded(position.seat, deal), deal + 1))
            for deal in (11, 987654321, 0xFEEDFACE)
        }
        assert len(choices) == 1, (position, choices)


# Cadet ------------------------------------------------------------------------------------------
@each_game
def test_a_cadets_mistakes_are_neither_grave_nor_warned_of(rulebook: Rulebook) -> None:
    trader, slips = heuristic_bot(rulebook), 0
    cadet = Cadet(rulebook, mistake_rate=1.0, seed=4)
    for seed in range(3):
        for position in some_positions(rulebook, seed, every=3):
            seen = position.blinded(position.seat, 1)
            meant, choice = trader.choose(seen), cadet.choose(seen)
            if choice != meant:
                slips += 1
                assert is_plausible_mistake(seen, seen.action(choice), meant)
                assert (
                    not seen.warning(choice) and rulebook.actions.block(choice).name not in rulebook.facts.irreversible
                )
    assert slips > 10


def test_a_cadet_makes_mistakes_at_its_rate() -> None:
    position = start(DICE, 3, 2).blinded(0, 1)
    meant = heuristic_bot(DICE).choose(position)
    cadet = Cadet(DICE, mistake_rate=0.25, seed=1)
    wrong = sum(cadet.choose(position) != meant for _ in range(400))
    assert 60 < wrong < 140
    assert Cadet(DICE, mistake_rate=0.0).choose(position) == meant


# Captain and Admiral ----------------------------------------------------------------------------
@each_game
def test_a_forced_decision_is_played_at_once(rulebook: Rulebook) -> None:
    """With an endless budget."""
    captain, forced = Captain(rulebook, Settings(seconds=1000.0)), 0
    for seed in range(4):
        for position in some_positions(rulebook, seed, every=1):
            if len(position.legal) == 1:
                forced += 1
                assert ask(captain, position, 1) == position.legal[0]
    assert forced or rulebook is DICE


@each_game
def test_the_same_seed_and_iterations_give_the_same_game(rulebook: Rulebook) -> None:
    def played() -> list[int]:
        position, bot = start(rulebook, 5), make_bot(f"captain@{ITERATIONS}", rulebook, 9)
        while not position.over and len(position.actions) < 40:
            position.play(ask(bot, position, 1))
        return position.actions

    assert played() == played()


def test_actions_without_chance_between_them_share_one_budget() -> None:
    """The tree of one action serves the next, which costs at most a quarter of a budget."""
    budget = 400 if COMPILED else 12
    position = Position.start(DICE, DICE.find_content(), 2, 1, {"free": True, "limit": 20})
    bot = Captain(DICE, Settings(iterations=budget))
    clicks, costs = 0, 0
    while not position.over:
        goes_on = bot._predicted == bytes(position.blinded(position.seat)) and len(position.legal) > 1
        before = bot._searcher._iterations_done
        position.play(ask(bot, position, 1))
        if goes_on:
            clicks += 1
            costs += bot._searcher._iterations_done - before
            assert bot._searcher._iterations_done - before <= FOLLOW_UP_BUDGET * budget + 1
    assert clicks > 5 and costs / clicks < 0.15 * budget


def test_chance_is_not_predicted() -> None:
    position = start(DICE, 3, 1).blinded(0, 1)
    assert predict(position, position.action("lock:1")) == b""  # the others are rolled
    position = Position.start(DICE, DICE.find_content(), 3, 1, {"free": True})
    while position.phase != "buy":
        position.play(ask(heuristic_bot(DICE), position, 1))
    buy = next(action for action in position.legal if action.text.startswith("buy:"))
    foreseen = predict(position, buy)
    position.play(buy)
    assert foreseen == bytes(position.blinded(0))


class Stopwatch:
    """A clock that only iterations advance, by the same time on every machine."""

    def __init__(self, seconds_per_iteration: float) -> None:
        self.now, self._each = 0.0, seconds_per_iteration

    def perf_counter(self) -> float:
        return self.now

    def count(self, iterations: int) -> None:
        self.now += iterations * self._each


@each_game
@pytest.mark.parametrize("seconds_per_iteration", [0.00002, 0.0005, 0.003])
@pytest.mark.parametrize(("level", "most"), [(CAPTAIN, 0.25), (ADMIRAL, 1.2)])
def test_a_decision_takes_its_level_s_time_or_its_fewest_iterations(
    rulebook: Rulebook, level: Level, most: float, seconds_per_iteration: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On machines of any speed. Iterations are counted, not searched: this tests time-keeping only.

    On a slow or busy machine a bot thinks longer, so that it plays as well as anywhere."""
    watch, iterate = Stopwatch(seconds_per_iteration), Searcher._iterate

    def counted(self: Searcher, position: Position, base: Any, iterations: int) -> None:
        watch.count(iterations)
        iterate(self, position, base, 1)

    monkeypatch.setattr(searcher, "time", watch)
    monkeypatch.setattr(Searcher, "_iterate", counted)
    settings = search_settings(level, rulebook)
    for position in [each for each in some_positions(rulebook, 7, every=20) if len(each.legal) > 1][:2]:
        began = watch.now
        Captain(rulebook, settings, 1).choose(position.blinded(position.seat))
        assert settings.seconds * 0.9 <= watch.now - began
        fewest = settings.min_iterations * seconds_per_iteration if COMPILED else 0.0
        assert fewest <= watch.now - began < max(most, 1.1 * fewest)


# Plug-ins ---------------------------------------------------------------------------------------
class Last(Player):
    """Plays the last legal action."""

    def choose(self, position: Position) -> int:
        return position.legal[-1]


def no_bot(rulebook: Rulebook, seed: int) -> object:
    return object()


def test_a_plugin_is_found_by_its_name_and_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [EntryPoint(name, f"{__name__}:{what}", registry.PLUGIN_GROUP) for name, what in
              [("last", "Last"), ("trader", "Last"), ("none", "no_bot")]]  # fmt: skip
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    registry.plugins.cache_clear()
    try:
        assert available_bots() == ("cadet", "trader", "captain", "admiral", "last", "none")
        assert type(make_bot("last", DICE)).__name__ == "Last"
        assert type(make_bot("trader", DICE)).__name__ == "HeuristicBot"  # a plug-in cannot replace a built-in bot
        with pytest.raises(BadOption, match="the bot 'none' has no method `choose`"):
            make_bot("none", DICE)
    finally:
        registry.plugins.cache_clear()


def test_a_class_is_found_by_its_full_name_where_that_is_allowed() -> None:
    bot = load_bot(f"{__name__}:Last", DICE, 3)
    assert ask(bot, start(DICE), 1) == start(DICE).legal[-1]
    with pytest.raises(BadOption, match="there is no bot"):
        make_bot(f"{__name__}:Last", DICE)
    with pytest.raises(BadOption, match="cannot be loaded"):
        load_bot(f"{__name__}:Nothing", DICE)
    with pytest.raises(NotImplementedError, match="has no method `choose` yet"):
        Player(DICE).choose(start(DICE))
