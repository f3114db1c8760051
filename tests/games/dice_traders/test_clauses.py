"""The clauses of Dice Traders that a single scene cannot pin: odds, tables, orders, and what everyone sees."""

import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import longhaul
from longhaul.core.errors import BadContent, BadOption
from longhaul.core.position import Position
from longhaul.games.dice_traders.clauses import Clause
from longhaul.games.dice_traders.state import DICE, LOCK

from .best_locking import BestLocking
from .positions import GOODS, RULEBOOK, dictate, market, start, table

SCENARIOS = Path(__file__).parent / "scenarios"
HOUSE = RULEBOOK.content_folder / "house.toml"
PRICES = {1: 10, 2: 8, 3: 6, 4: 4, 5: 2}
FACES = range(6)
CHI_SQUARE_5 = 20.5  # a fair six-sided count goes beyond it once in a thousand


def unevenness(counts: Counter[Any], kinds: int) -> float:
    """Chi-square of counts against equal odds."""
    fair = counts.total() / kinds
    return sum((counts[kind] - fair) ** 2 / fair for kind in range(kinds))


# Setup ----------------------------------------------------------------------------------------
@pytest.mark.clause("DT-SETUP-01")
@pytest.mark.parametrize("seats", range(1, 7))
def test_the_first_draw_names_the_player_who_begins(seats: int) -> None:
    for drawn in range(seats):
        position = start([drawn], seats)
        assert position.seat == drawn
        assert position.state.turns.tolist() == [int(seat == drawn) for seat in range(6)]


@pytest.mark.clause("DT-SETUP-01")
def test_every_seat_begins_equally_often() -> None:
    firsts = Counter(longhaul.new("dice-traders", seed=seed, seats=6).seat for seed in range(1200))
    assert unevenness(firsts, 6) < CHI_SQUARE_5


@pytest.mark.clause("DT-SETUP-02")
def test_a_short_game_has_25_days_a_normal_one_50_and_any_other_number_may_be_agreed() -> None:
    limits: dict[object, int] = {"short": 25, "normal": 50, 1: 1, 26: 26, 90: 90, 999: 999}
    for agreed, days in limits.items():
        assert longhaul.new("dice-traders", seed=1, limit=agreed).state.limit == days
    assert longhaul.new("dice-traders", seed=1).state.limit == 50
    for bad_limit in (0, -25, 1000):
        with pytest.raises(BadOption):
            longhaul.new("dice-traders", seed=1, limit=bad_limit)


@pytest.mark.clause("DT-SETUP-03", "DT-SETUP-04")
@pytest.mark.parametrize("seats", range(1, 7))
def test_everyone_begins_with_10_credits_no_day_spent_and_an_empty_hold(seats: int) -> None:
    for free, bay in product((False, True), repeat=2):
        players = longhaul.new("dice-traders", seed=seats, seats=seats, free=free, bay=bay).view(0)["players"]
        assert len(players) == seats
        for player in players:
            assert (player["credits"], player["days"], player["cargo"], player["retired"]) == (10, 0, [], False)


@pytest.mark.clause("DT-SETUP-06")
def test_one_to_six_can_play() -> None:
    for seats in range(1, 7):
        assert longhaul.new("dice-traders", seed=1, seats=seats).seats == seats
    for seats in (0, 7):
        with pytest.raises(BadOption):
            longhaul.new("dice-traders", seed=1, seats=seats)


# Turn order by time ---------------------------------------------------------------------------
def due(days: tuple[int, ...], limit: int, played: int) -> int:
    """Whose turn it is after `played`: fewest days, then first to the left; -1 if no one has any left."""
    leftwards = [(played + step) % len(days) for step in range(1, len(days) + 1)]
    return min((seat for seat in leftwards if days[seat] < limit), key=lambda seat: days[seat], default=-1)


@pytest.mark.clause("DT-SETUP-05", "DT-TIME-02", "DT-TIME-03", "DT-TIME-04", "DT-TIME-05", "DT-TIME-06", "DT-END-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_turn_goes_to_the_fewest_days_and_then_to_the_left(seats: int) -> None:
    limit = 3
    before = table({"phase": "buy", "turns": [2] * seats}, seats=seats, limit=limit)
    for days, played in product(product((1, 2, limit), repeat=seats), range(seats)):
        position = before.copy()
        position.state.days[:seats] = days
        position.state.seat = played
        position.play("done")
        assert position.seat == due(days, limit, played), (days, played)


# Following ------------------------------------------------------------------------------------
@pytest.mark.clause("DT-FOLLOW-01", "DT-FOLLOW-02")
def test_the_log_says_who_followed_whom_and_for_how_many_days() -> None:
    for size, days in (("small", 2), ("medium", 3), ("big", 4)):
        given = {"phase": "travel", "seat": 0, "turns": [2] * 3, "planet": 4, "planet_size": size, "visitor": 2}
        event = table(given, seats=3).play("follow")[0]
        assert event.plain() == {"event": "followed", "seat": 0, "whom": 2, "size": size, "days": days}


# Retiring -------------------------------------------------------------------------------------
@pytest.mark.clause("DT-END-03")
def test_retiring_is_listed_first_even_in_a_list_that_held_something_else() -> None:
    position = table({"phase": "travel", "seat": 0, "turns": [2, 2], "visitor": 1})
    used = np.full(RULEBOOK.actions.size + 1, -1, np.int32)
    count = RULEBOOK.compiled.legal(position.content.record, position.state, used)
    listed = [position.action(int(number)).text for number in used[:count]]
    assert listed == ["retire", "explore:small", "explore:medium", "explore:big", "follow"]


# Rolling and keeping --------------------------------------------------------------------------
@pytest.mark.clause("DT-ROLL-09")
def test_every_goods_die_is_alike_and_shows_each_good_on_one_face() -> None:
    for face in FACES:
        rolled = start([0] + [face] * DICE, seats=1)
        assert rolled.state.dice.tolist() == [face] * DICE
    assert sorted(RULEBOOK.find_content().record.face.tolist()) == list(range(len(GOODS)))


@pytest.mark.clause("DT-TRAVEL-02", "DT-ROLL-09")
def test_every_die_of_a_new_planet_shows_every_good_equally_often() -> None:
    before = table({"phase": "travel", "seat": 0, "turns": [2]}, seats=1)
    shown = [Counter[int]() for _ in range(DICE)]
    for seed in range(1200):
        position = before.copy()
        position.state.seed = seed
        position.play("explore:big")
        for die in range(DICE):
            shown[die][int(position.state.dice[die])] += 1
    assert max(unevenness(counts, 6) for counts in shown) < CHI_SQUARE_5
    assert unevenness(sum(shown, Counter()), 6) < CHI_SQUARE_5


# Chances under best locking: some good on 2, 3, 4, 5 dice or more; a given good on one die, on none.
BEST_LOCKING = {
    ("small", 3): (0.7942, 0.1384, 0, 0, 0.6569, 0.9645),
    ("medium", 4): (0.9743, 0.4342, 0.0735, 0, 0.7824, 0.9608),
    ("big", 5): (0.9990, 0.6966, 0.2474, 0.0370, 0.8491, 0.9552),
}


@pytest.mark.clause("DT-ROLL-01", "DT-ROLL-02", "DT-ROLL-03", "DT-ROLL-04", "DT-ROLL-05", "DT-ROLL-06", "DT-ROLL-07")
@pytest.mark.parametrize(("size", "dice"), BEST_LOCKING)
def test_the_best_locks_reach_exactly_the_chances_of_the_oracle(size: str, dice: int) -> None:
    chances = BestLocking(size, dice).chances()
    assert tuple(round(float(chance), 4) for chance in chances) == BEST_LOCKING[size, dice]


@pytest.mark.clause("DT-ROLL-02", "DT-ROLL-09")
@pytest.mark.parametrize("locked", [0b00000, 0b00001, 0b01010, 0b10110])
def test_each_set_of_goods_is_offered_exactly_once_on_its_lowest_free_dice(locked: int) -> None:
    position = table({"phase": "lock", "planet_size": "big", "locked": locked})
    free = [1 << die for die in range(DICE) if not locked >> die & 1]
    masks = [sum(bit for bit, taken in zip(free, take) if taken) for take in product((0, 1), repeat=len(free))]
    for goods in product(range(3), repeat=DICE):
        position.state.dice[:] = goods
        lowest = dict[tuple[int, ...], int]()
        for mask in sorted(masks, key=lambda mask: f"{mask:05b}"[::-1], reverse=True):
            goods_of_mask = tuple(sorted(goods[die] for die in range(DICE) if mask >> die & 1))
            lowest.setdefault(goods_of_mask, mask)
        assert [int(action) - LOCK + 1 for action in position.legal] == sorted(lowest.values())[1:]


@pytest.mark.clause("DT-ROLL-02", "DT-ROLL-03")
def test_the_log_names_exactly_the_dice_that_are_locked_and_rerolled() -> None:
    position = table(
        {"phase": "lock", "planet_size": "medium", "locked": 0b10000, "dice": ["ore", "food", "fuel", "ore"]}
    )
    events = [(event.name, event.facts["die"]) for event in position.play("lock:1+3")]
    assert events == [("locked", 0), ("locked", 2), ("rolled", 1), ("rolled", 3)]


# Goods and prices -----------------------------------------------------------------------------
@pytest.mark.clause("DT-PRICE-03", "DT-PRICE-04")
def test_the_house_prices_fall_from_10_to_2_and_three_dice_mean_6() -> None:
    assert RULEBOOK.find_content().record.price.tolist() == [10, 8, 6, 4, 2]
    assert longhaul.new("dice-traders", seed=1).view(0)["prices"] == list(PRICES.values())


@pytest.mark.clause("DT-PRICE-01", "DT-PRICE-02", "DT-PRICE-04", "DT-PRICE-05", "DT-PRICE-06", "DT-BUY-06")
@pytest.mark.parametrize(("good", "dice"), list(product(GOODS, PRICES)))
def test_every_good_is_bought_and_sold_at_the_price_of_its_dice(good: str, dice: int) -> None:
    cargo = {"hold": {"0": {good: {"10": 1}}}, "load": [1], "credits": [0]}
    position = table(market(0, {good: dice}, **cargo))
    position.play("sell")
    assert position.state.credits[0] == PRICES[dice]
    position.state.credits[0] = 100
    for units in range(1, dice + 1):
        assert [action.text for action in position.legal] == ["done", f"buy:{good}"]
        position.play(f"buy:{good}")
        assert position.state.credits[0] == 100 - units * PRICES[dice]
    assert position.view(0)["players"][0]["cargo"] == [{"good": good, "paid": PRICES[dice], "units": dice}]
    assert position.phase != "buy", "the stock is sold out"


def house_with(tmp_path: Path, old: str, new: str) -> Path:
    """The house set with one line changed."""
    text = HOUSE.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path = tmp_path / "changed.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return path


@pytest.mark.clause("DT-PRICE-03")
def test_a_set_in_which_three_dice_do_not_mean_6_is_rejected(tmp_path: Path) -> None:
    path = house_with(tmp_path, "[10, 8, 6, 4, 2]", "[10, 8, 7, 4, 2]")
    with pytest.raises(BadContent, match="DT-PRICE-03"):
        RULEBOOK.load_content(path)


@pytest.mark.clause("DT-PRICE-04")
def test_a_host_may_replace_the_other_prices(tmp_path: Path) -> None:
    path = house_with(tmp_path, "[10, 8, 6, 4, 2]", "[12, 9, 6, 4, 3]")
    position = longhaul.new("dice-traders", seed=1, content=path)
    assert position.view(0)["prices"] == [12, 9, 6, 4, 3]


@pytest.mark.clause("DT-FREE-06")
def test_a_set_with_two_indistinguishable_lots_is_rejected(tmp_path: Path) -> None:
    path = house_with(tmp_path, "[10, 8, 6, 4, 2]", "[10, 8, 6, 4, 4]")
    with pytest.raises(BadContent, match="DT-FREE-06"):
        RULEBOOK.load_content(path)


# Selling --------------------------------------------------------------------------------------
@pytest.mark.clause("DT-SELL-04")
@pytest.mark.parametrize("good", GOODS)
def test_no_good_can_be_sold_on_the_planet_that_supplied_it(good: str) -> None:
    cargo = {"hold": {"0": {good: {"8": 1}}}, "load": [1], "fresh": {"0": {good: 1}}}
    for origin, clause in ((9, "DT-SELL-04"), (8, "")):
        given = market(0, {good: 2}, origin=[origin], **cargo)
        assert table(given).clause("sell") == clause
        assert table(given, free=True).clause(f"offer:{good}:8") == clause


@pytest.mark.clause("DT-SELL-02", "DT-SELL-03")
def test_the_log_names_exactly_what_is_sold() -> None:
    position = table(market(0, {"fuel": 2}, hold={"0": {"fuel": {"4": 3}}}, load=[3]))
    facts = [event.facts for event in position.play("sell")]
    assert facts == [{"good": "fuel", "units": 3, "price": 8, "gain": 24}]


# Illegal goods --------------------------------------------------------------------------------
def smuggler() -> Position:
    """Seat 0 with one Robots bought at 10, on a planet that shows Food alone."""
    return table(market(0, {"food": 5}, hold={"0": {"robots": {"10": 1}}}, load=[1], credits=[0]))


@pytest.mark.clause("DT-ILL-02", "DT-ILL-03", "DT-ILL-04")
def test_two_of_the_six_faces_of_the_police_die_catch_a_smuggler() -> None:
    earned = []
    for face in FACES:
        position = dictate(smuggler(), face)
        position.play("sell")
        assert position.state.draws == 1
        earned.append(int(position.state.credits[0]))
    assert sorted(earned) == [0, 0, 20, 20, 20, 20]


@pytest.mark.clause("DT-ILL-02")
def test_a_smuggler_is_caught_one_time_in_three() -> None:
    before, sales, caught = smuggler(), 1200, 0
    for seed in range(sales):
        position = before.copy()
        position.state.seed = seed
        caught += sum(event.facts["caught"] for event in position.play("sell") if event.name == "police")
    assert abs(caught - sales / 3) < 4 * sqrt(sales * 2 / 9)


@pytest.mark.clause("DT-ILL-02")
def test_a_set_whose_police_die_is_not_two_in_six_is_rejected(tmp_path: Path) -> None:
    path = house_with(tmp_path, '["police", "police", "blank"', '["police", "police", "police"')
    with pytest.raises(BadContent, match="DT-ILL-02"):
        RULEBOOK.load_content(path)


# Records --------------------------------------------------------------------------------------
def random_game(seed: int, **options: object) -> Iterator[Position]:
    """A game of random legal play, before every decision and at the end."""
    choose, position = Random(seed), table({}, seed=seed, seats=3, **options)
    while not position.over:
        yield position
        position.play(choose.choice(position.legal))
    yield position


@pytest.mark.clause("DT-REC-03", "DT-TIME-01")
@pytest.mark.parametrize("free", [False, True])
def test_everyone_sees_the_same_table_with_all_credits_days_and_cargo(free: bool) -> None:
    private = {"you", "legal", "warnings"}  # what concerns the one to play
    for position in random_game(5, free=free, bay=free, limit=25):
        views = [position.view(seat) for seat in range(3)]
        common = [{key: value for key, value in view.items() if key not in private} for view in views]
        assert common[0] == common[1] == common[2]
        players, s = common[0]["players"], position.state
        assert [player["credits"] for player in players] == s.credits[:3].tolist()
        assert [player["days"] for player in players] == s.days[:3].tolist()
        assert [sum(lot["units"] for lot in player["cargo"]) for player in players] == s.load[:3].tolist()


@pytest.mark.clause("DT-REC-01", "DT-BUY-04", "DT-BUY-05", "DT-END-02")
@pytest.mark.parametrize("free", [False, True])
def test_records_add_up_at_every_moment_of_a_game(free: bool) -> None:
    for position in random_game(6, free=free, limit=25):
        s = position.state
        assert s.load.tolist() == s.hold.sum(axis=(1, 2)).tolist()
        assert s.load.max() <= 5 and s.days.max() <= 25 and s.credits.min() >= 0


# The judge ------------------------------------------------------------------------------------
def rejections(path: Path) -> set[str]:
    """The clauses by which a scenario says that actions are refused."""
    steps = tomllib.loads(path.read_text(encoding="utf-8"))["step"]
    return {clause for step in steps for clause in step.get("then", {}).get("may_not", {}).values()}


def test_some_scenario_pins_every_reason_that_the_judge_can_give() -> None:
    pinned = set[str]().union(*map(rejections, SCENARIOS.glob("*.toml")))
    unused = {"DT-BUY-09"}  # the judge never gives it: a second purchase would belong to another turn
    assert {RULEBOOK.clause_id(clause) for clause in Clause if clause} - unused <= pinned


# The end --------------------------------------------------------------------------------------
@pytest.mark.clause("DT-END-04", "DT-END-06")
@pytest.mark.parametrize(
    ("money", "winners", "line"),
    [
        ([30, 20, 10], [0], "Seat 1 wins with 30 cr."),
        ([20, 10, 35], [2], "Seat 3 wins with 35 cr."),
        ([25, 10, 25], [0, 2], "Seat 1 and Seat 3 share the win with 25 cr each."),
        ([15, 15, 15], [0, 1, 2], "Seat 1, Seat 2 and Seat 3 share the win with 15 cr each."),
        ([12], [0], "Seat 1 ends with 12 cr."),
    ],
    ids=["whoever ends it", "another", "shared by two", "shared by all", "solo"],
)
def test_the_end_says_who_won(money: list[int], winners: list[int], line: str) -> None:
    seats = len(money)
    days = [49, *[50] * (seats - 1)]
    position = table({"seat": 0, "phase": "travel", "turns": [2] * seats, "days": days, "credits": money}, seats=seats)
    position.play("retire")
    assert position.winners == winners
    end = position.events[-1]
    bits, best = sum(1 << seat for seat in winners), max(money)
    assert (end.name, end.facts) == ("over", {"winners": bits, "credits": best})
    assert position.narration[-1] == f"The game is over. {line}"
