"""The clauses of Free Trader on the turn and its prices that a single scene cannot pin."""

import re
from collections import Counter
from itertools import product
from random import Random

import numpy as np
import pytest

from longhaul.core.events import Event
from longhaul.games.free_trader.state import Module, Phase

from .positions import (
    CARGOS,
    EDITIONS,
    NOT_ON_SALE,
    PLANETS,
    RULEBOOK,
    VARIANTS,
    ZEROS,
    all_events,
    at_market,
    printed,
    random_game,
    table,
)

# The turn -------------------------------------------------------------------------------------
LETTERS = {
    "turn": "T",
    "redrawn": "",
    "explored": "E",
    "placed": "P",
    "bought": "b",
    "sold": "s",
    "upgraded": "u",
    "buy": "B",
    "event": "V",
    "attack": "A",
    "counter": "K",
    "fine": "N",
    "check": "C",
    "extra": "X",
    "search": "S",
}
ESCAPE = "(EP)?FCX?V"
TURN = re.compile(f"T(EP)?Bb*(J|FCX?)V(A(KA)*{ESCAPE})*(A(KA)*KS?|N)?s*u?")


def letters(events: list[Event]) -> str:
    """A game as a word: what was drawn for, moved, bought and sold, in order."""
    word = ""
    for event in events:
        if event.name == "drawn":
            word += LETTERS[event.facts["purpose"]]
        elif event.name == "jumped":
            word += "F" if event.facts["emergency"] else "J"
        elif event.name in LETTERS and event.name not in ("attack", "counter"):
            word += LETTERS[event.name]
    return word


@pytest.mark.clause(
    "FT-TURN-01", "FT-TURN-02", "FT-TURN-03", "FT-EVENT-04", "FT-EVENT-05", "FT-COMBAT-12", "FT-EJUMP-06", "FT-UPG-01"
)
@pytest.mark.parametrize("options", [{}, VARIANTS], ids=["plain", "variants"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_turn_of_a_game_has_its_phases_in_order(edition: str, options: dict[str, object]) -> None:
    words = ""
    for seed in range(8):
        turns = re.findall("T[^T]*", letters(all_events(seed, edition=edition, **options)))
        for turn in turns[:-1]:
            assert TURN.fullmatch(turn), turn
        words += "".join(turns)
    assert set(words) >= set("TEPBbJVAKNFCsu")
    assert ("X" in words and "S" in words) == bool(options)


@pytest.mark.clause("FT-EXPLORE-07", "FT-EXPLORE-08", "FT-MIS-03", "FT-SETUP-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_planets_are_on_the_map_in_the_pile_or_drawn_and_a_mis_jump_leaves_15_in_the_pile(edition: str) -> None:
    misjumps = 0
    for seed in range(2):
        for position in random_game(seed, immortal=True, edition=edition):
            view = position.view(0)
            placed = [planet["planet"] for planet in view["map"]]
            assert sorted([*placed, *view["pile"]]) == sorted(PLANETS)
            assert len({(planet["x"], planet["y"]) for planet in view["map"]}) == len(placed)
            if any(event.name == "scattered" for event in position.events):
                misjumps += 1
                assert len(view["pile"]) == 15
    assert misjumps


@pytest.mark.clause("FT-EXPLORE-03", "FT-EXPLORE-04", "FT-EXPLORE-05", "FT-EXPLORE-06", "FT-EXPLORE-08")
@pytest.mark.parametrize("seed", range(6))
def test_places_are_what_a_map_without_a_border_would_have(seed: int) -> None:
    """Against a map of pairs of numbers that never wraps: the chart as the view unrolls it."""
    levels = set()
    for position in random_game(seed, immortal=True, month_end="on_draw"):
        if position.phase not in ("place", "haven"):
            continue
        view = position.view(0)
        taken = {(planet["x"], planet["y"]) for planet in view["map"]}
        sides = {(0, 1), (0, -1), (1, 0), (-1, 0)}
        corners = {(1, 1), (1, -1), (-1, 1), (-1, -1)}
        beside = {(x + dx, y + dy) for x, y in taken for dx, dy in sides}
        level, cells = next(
            (i, free) for i, free in enumerate([sides - taken, corners - taken, beside - taken]) if free
        )
        levels.add(level)
        assert {(place["x"], place["y"]) for place in view["places"]} == cells
        assert len(position.legal) == len(cells)
    assert levels


@pytest.mark.clause("FT-EXPLORE-03", "FT-EXPLORE-04", "FT-EXPLORE-08")
@pytest.mark.parametrize("x", [0, 1, 8, 15, 16])
@pytest.mark.parametrize("y", [0, 1, 8, 15, 16])
def test_places_are_listed_in_order_wherever_the_ship_is(x: int, y: int) -> None:
    def cell(dx: int, dy: int) -> str:
        return f"{(x + dx) % 17},{(y + dy) % 17}"

    sides = [cell(0, -1), cell(-1, 0), cell(1, 0), cell(0, 1)]
    corners = [cell(-1, -1), cell(1, -1), cell(-1, 1), cell(1, 1)]
    for taken, expected in (([], sides), (sides, corners)):
        at = {"earth": f"{x},{y}", **dict(zip(PLANETS[1:], taken, strict=False))}
        position = table({"phase": "place", "drawn": "bare", "at": at})
        listed = np.full(RULEBOOK.actions.size + 1, 9999, np.int32)
        count = RULEBOOK.compiled.legal(position.content.record, position.state, listed)
        assert listed[:count].tolist() == sorted(int(position.action(f"place:{place}")) for place in expected)


@pytest.mark.clause("FT-EXPLORE-08")
def test_a_planet_can_be_placed_beyond_every_border_of_the_record() -> None:
    """Fifteen planets in a straight line, in each direction: the longest chart there is."""
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        position = table({"phase": "place", "drawn": "near"})
        x, y, ship = 8, 8, "earth"
        for planet in PLANETS[1:]:
            s = position.state
            s.phase, s.drawn = Phase.PLACE, PLANETS.index(planet)
            s.planet = PLANETS.index(ship)
            x, y, ship = (x + dx) % 17, (y + dy) % 17, planet
            position.play(f"place:{x},{y}")
            position.state.level[Module.ENGINES] = 9
            position.state.seen = 0
            position.state.money = 20
        chart = [(planet["x"], planet["y"]) for planet in position.view(0)["map"]]
        first = chart[0]
        assert [(px - first[0], py - first[1]) for px, py in chart] == [(dx * i, dy * i) for i in range(16)]


@pytest.mark.clause("FT-CAP-01", "FT-BUY-11", "FT-DMG-03", "FT-MONTH-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_must_always_hold_holds_in_every_position_of_random_games(edition: str) -> None:
    for seed in range(40):
        for position in random_game(seed, immortal=False, edition=edition, **VARIANTS):
            RULEBOOK.check_invariants(position.content.record, position.state)
            assert 0 <= position.state.money <= 20
            assert position.state.hold.sum() <= position.state.level[Module.CARGO] + (position.phase == "lose")


@pytest.mark.clause("FT-END-01", "FT-END-02", "FT-END-04", "FT-END-06")
def test_a_game_is_won_or_lost_and_has_no_points() -> None:
    endings = Counter[str]()
    for seed in range(60):
        *_, last = random_game(seed)
        endings[last.ending] += 1
        assert last.scores == [0] and last.winners == []
    for seed in range(3):
        *_, last = random_game(seed, immortal=True)
        assert last.scores == [1] and last.winners == [0] and last.ending == "all-four-payments-made"
    assert endings["no-fuel-for-the-jump"] and endings["a-payment-could-not-be-met"]


def test_the_legal_list_is_what_the_judge_allows_in_ascending_order() -> None:
    choose, phases = Random(5), set()
    for seed, edition in product(range(3), EDITIONS):
        for position in random_game(seed, immortal=True, edition=edition, **VARIANTS):
            if position.phase in phases and choose.random() < 0.92:
                continue
            phases.add(position.phase)
            judged = [number for number in range(RULEBOOK.actions.size) if not position.clause(number)]
            assert [int(action) for action in position.legal] == judged, position.phase
    assert len(phases) > 10


def test_the_legal_list_is_complete_even_where_the_list_held_something_else() -> None:
    """In every phase in which the player decides."""
    phases = set()
    for seed, edition in product(range(4), EDITIONS):
        for position in random_game(seed, immortal=True, edition=edition, **VARIANTS):
            used = np.full(RULEBOOK.actions.size + 1, 9999, np.int32)
            count = RULEBOOK.compiled.legal(position.content.record, position.state, used)
            assert used[:count].tolist() == [int(action) for action in position.legal]
            assert used[:count].tolist() == sorted(set(used[:count].tolist()))
            assert not any(position.clause(int(number)) for number in used[:count])
            phases.add(position.phase)
    assert phases >= {
        "over",
        "place",
        "haven",
        "buy",
        "jump",
        "combat",
        "damage",
        "lose",
        "fine",
        "search",
        "sell",
        "upgrade",
    }


# Prices ---------------------------------------------------------------------------------------
def is_marked(figure: object, edition: str) -> bool:
    return figure == NOT_ON_SALE or (figure == 0 and edition == "2014")


@pytest.mark.clause("FT-BUY-03", "FT-BUY-04", "FT-BUY-05", "FT-BUY-06", "FT-BUY-07", "FT-BUY-08", "FT-BUY-10")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_buy_price_is_the_sum_on_the_cards(edition: str) -> None:
    path = ZEROS
    forbids = "FT-BUY-07" if edition == "2014" else "FT-BUY-08"
    for planet, event in product(printed(path)["planet"], printed(path)["event"]):
        name, card = planet["name"].lower(), event["name"].lower().replace(" ", "-")
        position = table(at_market(name, card, money=20), path=path, edition=edition)
        prices = position.view(0)["prices"]
        for cargo in CARGOS:
            base, here = event["buy"][cargo], planet["mod"][cargo]
            if is_marked(base, edition) or is_marked(here, edition):
                assert position.clause(f"buy:{cargo}") == forbids
                assert prices[cargo]["price"] is None
                continue
            price = max(1, base + here)
            assert prices[cargo] == {"base": base, "planet": here, "price": price}
            bought = position.copy()
            for units in (1, 2):
                if bought.phase == "buy" and not bought.clause(f"buy:{cargo}"):
                    bought.play(f"buy:{cargo}")
                    assert bought.state.money == 20 - units * price


@pytest.mark.clause("FT-SELL-02", "FT-SELL-04", "FT-SELL-05", "FT-SELL-06", "FT-SELL-08", "FT-SELL-09", "FT-CAP-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_sell_price_is_the_sum_on_the_cards(edition: str) -> None:
    path = ZEROS
    floor = 1 if edition == "2014" else 0
    hold = dict.fromkeys(CARGOS, 1)
    for planet, event in product(printed(path)["planet"], printed(path)["event"]):
        name, card = planet["name"].lower(), event["name"].lower().replace(" ", "-")
        given = at_market(name, card, phase="sell", money=7, hold=hold, level={"cargo": 4})
        position = table(given, path=path, edition=edition)
        prices = position.view(0)["prices"]
        for cargo in CARGOS:
            base, here = event["sell"][cargo], planet["mod"][cargo]
            if base == NOT_ON_SALE:
                assert prices[cargo]["price"] is None
                if position.phase == "sell":
                    assert position.clause(f"sell:{cargo}") == "FT-SELL-02"
                continue
            price = max(floor, base + (0 if is_marked(here, edition) else here))
            assert prices[cargo]["price"] == price
            sold = position.copy()
            facts = sold.play(f"sell:{cargo}")[0].facts
            assert facts["price"] == price
            assert sold.state.money == min(20, 7 + price) and sold.state.hold[CARGOS.index(cargo)] == 0
            assert facts["forfeited"] == max(0, 7 + price - 20)
