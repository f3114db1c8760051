"""Daily challenges, without a server: the same unforeseeable seed for everyone, and one try."""

from typing import Any

import pytest

from longhaul.core.messages import Message
from longhaul.core.position import Position
from longhaul.games import find_game
from longhaul.table import Rejection, Table
from longhaul.table.daily_challenge import (
    SCORES,
    check_open,
    check_spectator,
    daily_config,
    daily_seed,
    day_of,
    end_of,
    result_of,
)
from longhaul.table.view import result_view

SECRET, DAY = b"s" * 32, "2026-11-15"
NOON = end_of(DAY) - 43_200


def begun(game: str = "dice-traders", who: str = "ann") -> Table:
    chance = daily_seed(SECRET, DAY, game)
    header = daily_config(game, "me").header("t1", chance.seed, chance.salt, NOON, daily=DAY)
    rulebook = find_game(game)
    table = Table(header, rulebook, rulebook.find_content(header.content))
    table.apply(table.judge_sit(0, who, who.title(), NOON))
    return table


def play(table: Table, text: str = "") -> None:
    action = next((each for each in table.position.legal if not text or each.text == text), None)
    assert action is not None, text
    table.apply(table.judge_play(0, int(action), table.version, NOON))


def test_a_day_has_one_seed_per_game_derived_from_the_secret_alone() -> None:
    seeds = {daily_seed(SECRET, day, game).seed for day in (DAY, "2026-11-16") for game in SCORES}
    assert len(seeds) == 2 * len(SCORES) and all(0 <= seed < 1 << 64 for seed in seeds)
    assert daily_seed(SECRET, DAY, "dice-traders") == daily_seed(SECRET, DAY, "dice-traders")
    assert daily_seed(b"t" * 32, DAY, "dice-traders").seed not in seeds
    assert daily_seed(SECRET, DAY, "dice-traders").commitment == begun().header.commitment


def test_days_are_of_utc_and_end_at_midnight() -> None:
    assert day_of(0.0) == "1970-01-01" and end_of("1970-01-01") == 86_400.0
    assert day_of(end_of(DAY)) == "2026-11-16" and day_of(end_of(DAY) - 0.001) == DAY


def test_everyone_gets_the_same_start() -> None:
    for game in SCORES:
        one, other = begun(game, "ann"), begun(game, "bo")
        assert bytes(one.position) == bytes(other.position)


def test_there_are_no_take_backs_and_no_substitutes() -> None:
    table = begun()
    play(table)
    with pytest.raises(Rejection, match="no takebacks"):
        table.judge_undo(0, table.version, NOON)
    with pytest.raises(Rejection, match="no bot can play on for you"):
        table.judge_replace(0, "captain", NOON)
    table.apply(table.judge_leave(0, NOON))
    with pytest.raises(Rejection, match="no bot can play on for you"):
        table.judge_bot(0, "captain", NOON)
    table.apply(table.judge_sit(0, "ann", "Ann", NOON))


def test_only_the_player_may_watch_until_the_day_is_over() -> None:
    table = begun()
    check_spectator(table, "ann", NOON)
    for stranger in ("", "bo"):
        with pytest.raises(Rejection, match="when its day is over"):
            check_spectator(table, stranger, NOON)
        check_spectator(table, stranger, end_of(DAY))
    table.apply(table.judge_leave(0, NOON))
    check_spectator(table, "ann", NOON)
    with pytest.raises(Rejection):
        check_open(table, end_of(DAY) - 1)


def test_the_end_of_the_game_does_not_reveal_the_seed() -> None:
    table = begun()
    table.apply(table.judge_resign(0, table.version, NOON))
    assert table.over and (result_view(table).seed, result_view(table).salt) == ("", "")
    assert result_of(table) == (0, Message("daily-gave-up"))


def finished(game: str, text: str = "") -> Table:
    """Played on by whatever comes first."""
    table = begun(game)
    while not table.over:
        legal = [each.text for each in table.position.legal]
        play(table, text if text in legal else legal[0])
    return table


def test_results_can_be_compared() -> None:
    dice = finished("dice-traders", "retire")
    assert result_of(dice) == (dice.position.scores[0], Message("daily-credits", {"credits": dice.position.scores[0]}))
    free = finished("free-trader")
    points, note = result_of(free)
    assert not free.winners and points == free.position.state.turn and note.arguments["turn"] == points


def test_all_payments_rank_above_any_lost_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table: Any = finished("free-trader")
    lost, _ = result_of(table)
    monkeypatch.setattr(Position, "winners", [0])
    table.position.state.money = 3
    won, note = result_of(table)
    assert won > lost and note == Message("daily-paid", {"credits": 3})


def test_only_solo_games_have_a_daily_challenge() -> None:
    with pytest.raises(Rejection, match="'gem-traders' has no daily challenge"):
        daily_config("gem-traders", "me")
