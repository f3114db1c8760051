"""Bots play legally, cannot peek, and are as strong as they claim."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longhaul.bots import ask, make_bot
from longhaul.bots.bot import Bot
from longhaul.bots.heuristic import find_policy
from longhaul.core.batch import Batch, playouts
from longhaul.core.compiled_game import no_policy
from longhaul.core.errors import BadOption, LonghaulError
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from longhaul.core.setup import GameSetup
from longhaul.games import find_game
from tests.contract.cases import GAME_IDS, RULEBOOKS, setups

each_game = pytest.mark.parametrize("rulebook", RULEBOOKS, ids=GAME_IDS)
each_bot = pytest.mark.parametrize("name", ["random", "cadet", "trader", "captain@4"])


@each_game
@each_bot
@settings(max_examples=12)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_bot_plays_whole_games_legally_under_any_option(
    rulebook: Rulebook, name: str, data: st.DataObject, seed: int
) -> None:
    position = data.draw(setups(rulebook)).start(seed)
    bot = make_bot(name, rulebook, seed)
    while not position.over:
        position.play(ask(bot, position, seed))  # an illegal choice raises


class Spy:
    """A bot that remembers the positions it is shown."""

    def __init__(self) -> None:
        self.shown: list[Position] = []

    def choose(self, position: Position) -> int:
        self.shown.append(position)
        return position.legal[-1]  # never retires


@each_game
def test_a_bot_is_never_shown_the_seed_or_the_history(rulebook: Rulebook) -> None:
    seed = 0xFEEDFACECAFEBEEF
    position = Position.start(rulebook, rulebook.find_content(), seed)
    spy = Spy()
    while not position.over and len(spy.shown) < 20:
        position.play(ask(spy, position, 1))
    assert spy.shown
    for shown in spy.shown:
        assert shown.seed != seed and shown.actions == []
        assert seed.to_bytes(8, "little") not in bytes(shown)


@each_game
def test_the_same_knowledge_gives_the_same_choice(rulebook: Rulebook) -> None:
    bot = make_bot("trader", rulebook)
    position = Position.start(rulebook, rulebook.find_content(), 3)
    while not position.over:
        twin = position.blinded(position.seat, 987654321)  # other dice to come
        choice = ask(bot, position, 1)
        assert ask(bot, twin, 1) == choice
        position.play(choice)


def play_out(bots: list[Bot], seed: int, rulebook: Rulebook) -> list[int]:
    position = Position.start(rulebook, rulebook.find_content(), seed, len(bots))
    while not position.over:
        position.play(ask(bots[position.seat], position, seed))
    return position.winners


@each_game
def test_the_trader_beats_random_play(rulebook: Rulebook) -> None:
    if rulebook.facts.seats[1] < 2:
        return  # a solo game measures its bots by win rate, in its own tests
    trader, silly = make_bot("trader", rulebook), make_bot("random", rulebook)
    wins = [play_out([trader, silly], seed, rulebook) == [0] for seed in range(60)]
    assert sum(wins) >= 50


def test_the_dice_trader_comes_near_the_best_solo_score() -> None:
    """Perfect solo play earns 112.3 credits in 50 days; the heuristic policy earns at least two thirds of it."""
    (rulebook,) = (book for book in RULEBOOKS if book.facts.id == "dice-traders")
    bot, total, games = make_bot("trader", rulebook), 0, 150
    for seed in range(games):
        position = Position.start(rulebook, rulebook.find_content(), seed, 1)
        while not position.over:
            position.play(ask(bot, position, seed))
        total += position.scores[0]
    assert 75 < total / games < 112.3


TARGETS = {"house": (0.15, 0.35), "easy": (0.45, 0.65), "brutal": (0.03, 0.10)}


@pytest.mark.parametrize("edition", ["2014", "v2"])
@pytest.mark.parametrize("name", TARGETS)
def test_free_trader_is_as_hard_as_its_card_sets_say(name: str, edition: str) -> None:
    """The balance of the sets: how often the trader wins, under either edition."""
    rulebook = find_game("free-trader")
    content, policy = rulebook.find_content(name), find_policy(rulebook)
    batch = playouts(rulebook, content, 20_000, seed=7, setup=GameSetup(options={"edition": edition}), policy=policy)
    low, high = TARGETS[name]
    assert low < batch.wins.mean() < high


def test_random_play_hardly_ever_wins_free_trader() -> None:
    rulebook = find_game("free-trader")
    assert playouts(rulebook, rulebook.find_content(), 100_000).wins.mean() < 0.0001


def test_an_illegal_choice_of_a_policy_is_detected() -> None:
    rulebook = find_game("dice-traders")
    with pytest.raises(LonghaulError, match="the policy chose an action that the rules forbid"):
        playouts(rulebook, rulebook.find_content(), 1, policy=no_policy)


def test_an_unknown_bot_is_rejected() -> None:
    with pytest.raises(BadOption, match="there are random, cadet, trader, captain, admiral"):
        make_bot("hal", RULEBOOKS[0])


GEM_GAMES = 6_000  # a win share is then known to about 1.3 points
UNFAIR = 0.04 + 0.013  # the allowed distance of a seat from its fair share, and sampling error


def gem_games(seats: int) -> tuple[Rulebook, Batch]:
    rulebook = find_game("gem-traders")
    policy = find_policy(rulebook)
    return rulebook, playouts(
        rulebook, rulebook.find_content(), GEM_GAMES, seed=7, setup=GameSetup(seats), policy=policy
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_gem_traders_is_fair_to_every_seat_and_ends_in_time(seats: int) -> None:
    """The balance of the house set: no seat far from its share, 20 to 40 rounds, hardly a game at the stop."""
    rulebook, batch = gem_games(seats)
    shares = (batch.wins / batch.wins.sum(axis=1, keepdims=True)).mean(axis=0)
    assert abs(shares - 1 / seats).max() < UNFAIR, shares
    rounds = batch.figures[:, rulebook.facts.figures.index("rounds")]
    assert 20 <= sorted(rounds.tolist())[GEM_GAMES // 2] <= 40
    assert (batch.endings == rulebook.facts.endings.index("stopped-after-round-60")).mean() <= 0.005


def test_no_card_of_gem_traders_makes_or_breaks_its_owner() -> None:
    """Winners have 0.5 to 1.6 times their share of every card that is bought regularly, sampling error aside."""
    rulebook, batch = gem_games(4)
    settled = batch.figures[batch.wins.sum(axis=1) == 1]
    names, totals = rulebook.facts.figures, settled.sum(axis=0)
    bought = {name.removeprefix("bought_"): int(n) for name, n in zip(names, totals) if name.startswith("bought_")}
    shares = {kind: 4 * int(totals[names.index(f"won_{kind}")]) / n for kind, n in bought.items() if n >= 100}
    assert len(shares) >= 25
    for kind, share in shares.items():
        chance = 3 * 4 * (0.25 * 0.75 / bought[kind]) ** 0.5
        assert 0.5 - chance < share < 1.6 + chance, (kind, share)
