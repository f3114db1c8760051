"""Warnings must come true: an action with a warning loses whatever comes, one without can be survived."""

from itertools import product
from random import Random

import pytest

from longhaul.core.position import Position

from .positions import EDITIONS, EVENTS, dictate, table

LOST = "the game is lost"
DUE = {1: 5, 2: 10, 3: 10, 4: 15}
AFTER_THE_EVENT_CARD = ("sell", "upgrade", "combat", "damage", "fine")
CHART = {
    "earth": "8,8", "near": "9,8", "close": "7,8", "farm": "6,8", "forge": "5,8", "den": "4,8", "lawless": "3,8",
    "strict": "2,8", "edge": "1,8", "armoury": "0,8", "gunless": "0,9", "bare": "1,9", "far": "2,9", "remote": "3,9",
    "beyond": "4,9", "doorstep": "5,9",
}  # fmt: skip


def warning(position: Position, action: str | int) -> str:
    return position.warning(action)


def comes_through(position: Position, action: int, choose: Random, thrifty: bool) -> bool:
    """Whether a game goes on after the next Event card, or is won by then, after this action and chance ones."""
    position = position.copy()
    position.state.seed = choose.getrandbits(60)
    position.play(action)
    jumped = False
    while not position.over:
        jumped = jumped or any(event.name == "jumped" for event in position.events)
        if jumped and position.phase in (*AFTER_THE_EVENT_CARD, "place"):
            return True
        legal = position.legal
        position.play(legal[0] if thrifty and legal[0].text == "done" else choose.choice(legal))
    return bool(position.winners) or (jumped and position.ending == "the-ship-was-destroyed")


def scene(phase: str, left: int, money: int, month: int, edition: str) -> Position:
    """About to spend: on Near, with somewhere to go, and so many cards left in the month, quiet ones if few."""
    seen = ["slump", *reversed([card for card in EVENTS if card != "slump"])][: 14 - left]
    given = {
        "planet": "near",
        "previous": "earth",
        "at": {"earth": "8,8", "near": "9,8", "farm": "10,8", "close": "9,7"},
    }
    return table(
        {**given, "phase": phase, "card": "slump", "seen": seen, "money": money, "month": month}, edition=edition
    )


def scenes(month: int, edition: str) -> list[Position]:
    """Around every threshold: no V, the fuel, the payment, both, and a little more."""
    found = []
    for phase, left, more in product(("buy", "upgrade"), range(4), (-1, 0, 1, 3, 5)):
        if left > 0 or (phase == "buy" and edition == "v2"):
            moneys = {more, DUE[month] + more} & set(range(21))
            found += [scene(phase, left, money, month, edition) for money in sorted(moneys)]
    return found


@pytest.mark.clause("FT-BUY-13", "FT-UPG-04", "FT-JUMP-10", "FT-MONTH-07")
@pytest.mark.parametrize("month", [1, 2, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_that_is_called_lost_is_lost_and_another_can_go_on(edition: str, month: int) -> None:
    choose, called = Random(month), 0
    for position in scenes(month, edition):
        for action in position.legal:
            where = (position.phase, position.state.money, 14 - int(position.state.seen).bit_count(), action.text)
            if LOST in warning(position, action):
                called += 1
                assert not any(comes_through(position, action, choose, thrifty) for thrifty in (True, True, False)), (
                    where
                )
            else:
                assert any(comes_through(position, action, choose, True) for _ in range(12)), where
    assert called > 20


@pytest.mark.clause("FT-UPG-04")
def test_an_upgrade_with_the_last_v_is_warned_of() -> None:
    position = scene("upgrade", 10, 5, 1, "2014")
    assert LOST in warning(position, "upgrade:defenses") and LOST in warning(position, "upgrade:cargo")
    assert warning(position, "upgrade:weapons") == "" and warning(position, "upgrade:engines") == ""
    assert warning(position, "done") == ""


@pytest.mark.clause("FT-BUY-13")
def test_buying_with_the_last_v_is_warned_of() -> None:
    position = scene("buy", 10, 4, 1, "v2")
    assert LOST in warning(position, "buy:agriculturals"), "1 + 3 = 4 V"
    assert warning(position, "buy:weapons") == ""


# Ways that lead back only (ruling AMB-15) -------------------------------------------------------
@pytest.mark.clause("FT-JUMP-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_dead_end_is_warned_of_when_no_planet_is_left_to_explore(edition: str) -> None:
    position = table({"phase": "jump", "at": CHART, "money": 2}, edition=edition)
    assert "the only way is back" in warning(position, "jump:near") and LOST not in warning(position, "jump:near")
    assert warning(position, "jump:close") == ""
    dictate(position, "port-00", "blackout").play("jump:near")
    assert [action.text for action in position.legal] == ["jump:earth"], "back, in an emergency"
    assert warning(position, "jump:earth") == ""


@pytest.mark.clause("FT-JUMP-12")
def test_a_dead_end_is_not_warned_of_while_planets_are_left() -> None:
    position = table({"phase": "jump", "at": {**CHART, "doorstep": "off"}, "money": 2})
    assert warning(position, "jump:near") == ""


@pytest.mark.clause("FT-JUMP-12")
@pytest.mark.parametrize("phase", ["damage", "fine"])
def test_engines_that_leave_nothing_in_reach_are_warned_of(phase: str) -> None:
    verb = "damage" if phase == "damage" else "scrap"
    given = {"planet": "near", "at": {"earth": "off", "near": "9,8", "edge": "10,8"}, "money": 5, "card": "port-21"}
    trouble = {"enemy": "pirate-2", "phase": "damage"} if phase == "damage" else {"fine": 3, "phase": "fine"}
    position = table({**given, **trouble})
    assert "no planet is in reach" in warning(position, f"{verb}:engines")
    assert warning(position, f"{verb}:weapons") == ""
    position.play(f"{verb}:engines")
    assert not any("in_reach" in planet["roles"] for planet in position.view(0)["map"])
    nearer = table({**given, **trouble, "at": {"earth": "8,8", "near": "9,8", "edge": "10,8"}})
    assert warning(nearer, f"{verb}:engines") == ""


# What the issue of the audit named (found by look-ahead, see tests/contract/test_warnings.py) ----------------------
def last_card(**given: object) -> dict[str, object]:
    """One card of the month is left, in a universe with somewhere to go."""
    seen = [card for card in EVENTS if card != "pirate-2"][:13]
    at = {"earth": "8,8", "near": "9,8", "farm": "10,8", "close": "9,7"}
    return {"planet": "near", "previous": "earth", "at": at, "seen": seen, "card": seen[-1], "month": 1, **given}


@pytest.mark.clause("FT-MONTH-07", "FT-COMBAT-08")
def test_a_counterattack_on_the_last_card_is_marked_like_the_escape() -> None:
    position = table(last_card(phase="combat", enemy="pirate-2", money=4))
    assert {warning(position, action) for action in position.legal if action.text != "counter"} == {
        "3 V will not cover the 5 V due then: the game is lost"
    }
    assert warning(position, "counter") == "4 V will not cover the 5 V due then: the game is lost"
    position = table(last_card(phase="combat", enemy="pirate-2", money=5))
    assert warning(position, "counter") == "", "the payment can be made"


@pytest.mark.clause("FT-MONTH-07", "FT-JUMP-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_jump_onto_the_last_card_is_marked(edition: str) -> None:
    short = table(last_card(phase="jump", money=5), edition=edition)
    assert all(LOST in warning(short, action) for action in short.legal)
    enough = table(last_card(phase="jump", money=6), edition=edition)
    assert not any(warning(enough, action) for action in enough.legal)


@pytest.mark.clause("FT-POLICE-05", "FT-BUY-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_paying_a_fine_with_the_last_v_is_marked(edition: str) -> None:
    given = {"phase": "fine", "fine": 3, "money": 3, "card": "port-21", "seen": ["port-21"], "planet": "near"}
    at = {"earth": "8,8", "near": "9,8", "farm": "10,8"}
    position = table({**given, "at": at, "previous": "earth", "hold": {"illegals": 1}}, edition=edition)
    assert LOST in warning(position, "pay"), "nothing is left to sell, nor to jump with"
    assert warning(position, "scrap:weapons") == ""
    laden = table({**given, "at": at, "previous": "earth", "hold": {"illegals": 1, "weapons": 2}}, edition=edition)
    assert warning(laden, "pay") == "", "there is cargo to sell at once"
