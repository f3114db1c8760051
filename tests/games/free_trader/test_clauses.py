"""The clauses of Free Trader that a single scene cannot pin: decks, odds, tables of prices, orders, options."""

import re
import tomllib
from collections import Counter
from itertools import product
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from longhaul.core.errors import BadOption
from longhaul.core.events import Event
from longhaul.core.position import Position
from longhaul.games.free_trader.state import CELLS, OFF, Clause, Module, Phase

from .table import (
    CARGOS,
    EDITIONS,
    EVENT_FACES,
    EVENTS,
    MODULES,
    PLANET_FACES,
    PLANETS,
    RANGE,
    RULEBOOK,
    SCENARIOS,
    ZEROS,
    at_market,
    cards,
    dictate,
    happenings,
    in_fight,
    printed,
    random_game,
    table,
)

NOT_ON_SALE = "n/a"
SURE = 4.5  # standard deviations that chance exceeds about once in 150,000 times
VARIANTS: dict[str, object] = {"booty": True, "extra_discard": True, "free_cargo": True}


def is_rare(count: int, trials: int, chance: float) -> bool:
    """Whether a count is too far from what is expected to be chance."""
    return abs(count - trials * chance) > SURE * sqrt(trials * chance * (1 - chance))


# Components -----------------------------------------------------------------------------------
@pytest.mark.clause("FT-COMP-01", "FT-COMP-02", "FT-COMP-03", "FT-EXPLORE-02")
@pytest.mark.parametrize("planet", PLANETS)
def test_a_planet_card_has_a_name_four_modifiers_a_distance_and_a_law_level(planet: str) -> None:
    position = table({"phase": "place", "at": {"earth": "off", "near": "8,8", "farm": "8,9"}, "planet": "near"})
    position.state.drawn = PLANETS.index(planet)
    shown, face = position.view(0)["drawn"], PLANET_FACES[planet]
    assert (shown["planet"], shown["name"]) == (planet, face["name"])
    assert (shown["distance"], shown["law"]) == (face["distance"], face["law"])
    assert shown["mod"] == {cargo: figure if figure != NOT_ON_SALE else None for cargo, figure in face["mod"].items()}
    assert set(shown["mod"]) == set(CARGOS)


@pytest.mark.clause("FT-COMP-04")
@pytest.mark.parametrize("card", EVENTS)
def test_an_event_card_has_a_kind_prices_modifiers_a_fine_and_a_jump_outcome(card: str) -> None:
    shown, face = table({"card": card}).view(0)["card"], EVENT_FACES[card]
    assert (shown["card"], shown["name"], shown["kind"]) == (card, face["name"], face["kind"])
    assert shown["value"] == face.get("value")
    assert (shown["attack"], shown["defense"], shown["fine"]) == (face["attack"], face["defense"], face["fine"])
    assert shown["ejump"] == face["ejump"]
    for column in ("buy", "sell"):
        assert shown[column] == {c: figure if figure != NOT_ON_SALE else None for c, figure in face[column].items()}
    assert shown["search"] == (face["ejump"] == "safe" and face["fine"] >= 2)


@pytest.mark.clause("FT-COMP-05", "FT-TURN-02", "FT-SETUP-04", "FT-DECK-04", "FT-COMBAT-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_is_nothing_but_its_options(edition: str) -> None:
    """What the editions print differently without a rule behind it, from names to steps, changes nothing."""
    options = Position.start(RULEBOOK, cards(), 0, 1, {"edition": edition}).options
    renamed = {**options, "edition": {"2014": "v2", "v2": "2014"}[edition]}
    for seed in range(4):
        games = (random_game(seed, immortal=True, **variant) for variant in (options, renamed))
        for one, other in zip(*games, strict=True):
            assert [event.plain() for event in one.events] == [event.plain() for event in other.events]
            twin = other.copy()
            twin.state.edition = one.state.edition
            assert bytes(one) == bytes(twin)


# Setup ----------------------------------------------------------------------------------------
@pytest.mark.clause("FT-SETUP-01", "FT-SETUP-02", "FT-SETUP-03", "FT-SETUP-05", "FT-SETUP-06", "FT-SETUP-07")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_game_begins_alike_but_for_the_first_planet(edition: str) -> None:
    for seed in range(60):
        view = Position.start(RULEBOOK, cards(), seed, 1, {"edition": edition}).view(0)
        assert [(planet["planet"], planet["roles"]) for planet in view["map"]] == [("earth", ["ship"])]
        assert sorted(view["pile"]) == sorted(set(PLANETS) - {"earth"})
        assert (view["month"], view["turn_number"], view["due"], view["cards_left"]) == (1, 1, 5, 14)
        ship = view["ship"]
        assert (ship["money"], ship["planet"], ship["previous"]) == (5, "earth", None)
        assert [ship["modules"][module]["level"] for module in MODULES] == [3, 2, 3, 3]
        assert [ship["modules"][module]["cost"] for module in MODULES] == [4, 5, 3, 5]
        assert set(ship["hold"].values()) == {0}
        assert view["drawn_cards"] == [] and view["card"] is None and view["enemy"] is None


@pytest.mark.clause("FT-SETUP-01")
def test_the_game_begins_on_earth_wherever_earth_stands_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    swapped = RANGE.read_text(encoding="utf-8").replace('"Earth"', '"Elsewhere"').replace('"Den"', '"Earth"')
    path.write_text(swapped, encoding="utf-8")
    position = Position.start(RULEBOOK, cards(path), 0, 1)
    assert position.state.planet == PLANETS.index("den")
    assert [planet["planet"] for planet in position.view(0)["map"]] == ["earth"]
    assert "elsewhere" in position.view(0)["pile"]


@pytest.mark.clause("FT-SETUP-02", "FT-EXPLORE-09", "FT-EXPLORE-07")
def test_the_first_planet_is_any_in_reach_equally_often_and_never_earth() -> None:
    games = 1500
    firsts = Counter(PLANETS[Position.start(RULEBOOK, cards(), seed, 1).state.drawn] for seed in range(games))
    near = [planet for planet in PLANETS if PLANET_FACES[planet]["distance"] <= 3 and planet != "earth"]
    assert set(firsts) == set(near)
    assert not any(is_rare(firsts[planet], games, 1 / len(near)) for planet in near)


@pytest.mark.clause("FT-EXPLORE-09", "FT-FAQ-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_log_tells_of_every_planet_that_is_shuffled_back(edition: str) -> None:
    told = set()
    for seed in range(40):
        events = Position.start(RULEBOOK, cards(), seed, 1, {"edition": edition}).events
        assert [event.name for event in events] == ["turn"] + ["redrawn"] * (len(events) - 2) + ["explored"]
        told |= {PLANET_FACES[event.facts["planet"]]["distance"] for event in events if event.name == "redrawn"}
        assert PLANET_FACES[events[-1].facts["planet"]]["distance"] <= 3
    assert told == {4, 5, 6}


@pytest.mark.clause("FT-EXPLORE-10")
def test_a_redraw_lasts_as_long_as_it_takes_but_the_log_tells_of_100_planets_at_most() -> None:
    """With Engines at 0 only Doorstep will do; the seed is one in which it comes as the 105th planet."""
    given = {"planet": "near", "at": {"earth": "off", "near": "8,8"}, "phase": "upgrade", "level": {"engines": 0}}
    position = table({**given, "money": 5}, seed=190)
    position.state.draws = 0
    told = Counter(event.name for event in position.play("done"))
    assert position.state.draws == 105 and PLANETS[position.state.drawn] == "doorstep"
    assert told == {"turn": 1, "redrawn": 100, "explored": 1}


def test_a_scenario_that_dictates_an_impossible_planet_is_told_so_and_does_not_redraw_forever() -> None:
    given = {"planet": "near", "at": {"earth": "off", "near": "8,8"}, "phase": "upgrade", "level": {"engines": 0}}
    position = dictate(table({**given, "money": 5}), "beyond", "near")
    position.play("done")
    assert position.state.draws < 0, "Near is on the map and cannot be drawn"


# The event pile -------------------------------------------------------------------------------
def draws_by_month(events: list[Event]) -> dict[int, list[str]]:
    months: dict[int, list[str]] = {month: [] for month in range(1, 5)}
    for event in events:
        if event.name == "drawn":
            months[event.facts["month"]].append(event.facts["card"])
            assert event.facts["left"] == 14 - len(months[event.facts["month"]])
    return months


@pytest.mark.clause("FT-DECK-01", "FT-DECK-02", "FT-DECK-03", "FT-SETUP-03", "FT-SETUP-04", "FT-MONTH-01", "FT-FAQ-05")
@pytest.mark.parametrize("options", [{}, VARIANTS, {"pregen": True}], ids=["plain", "variants", "pregen"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_month_draws_14_different_cards_and_hides_2_and_a_game_draws_56(
    edition: str, options: dict[str, object]
) -> None:
    if options.get("pregen"):
        options = {**options, "escape_new": "only_when_alone"}
    hidden = Counter[str]()
    for seed in range(6):
        months = draws_by_month(happenings(seed, edition=edition, **options))
        assert [len(months[month]) for month in range(1, 5)] == [14] * 4
        for drawn in months.values():
            assert len(set(drawn)) == 14
            hidden.update(set(EVENTS) - set(drawn))
    assert len(hidden) > 8, "the hidden cards change"


@pytest.mark.clause("FT-DECK-02", "FT-SETUP-04")
def test_cards_hidden_in_one_month_come_back_in_the_next() -> None:
    returned = 0
    for seed in range(12):
        months = draws_by_month(happenings(seed))
        for month in (1, 2, 3):
            returned += len((set(EVENTS) - set(months[month])) & set(months[month + 1]))
    assert not is_rare(returned, 12 * 3 * 2, 14 / 16)


@pytest.mark.clause("FT-DECK-01", "FT-DECK-03")
def test_only_cards_that_were_drawn_are_ever_in_use_and_they_are_all_open() -> None:
    drawn: set[str] = set()
    for position in random_game(7, immortal=True, **VARIANTS):
        for event in position.events:
            if event.name == "drawn":
                drawn.add(event.facts["card"])
            elif event.name == "reshuffled":
                drawn = set()
        view = position.view(0)
        assert set(view["drawn_cards"]) == drawn or position.over
        assert view["cards_left"] == 14 - len(view["drawn_cards"])


@pytest.mark.clause("FT-SETUP-03", "FT-DECK-02")
def test_every_card_comes_first_equally_often() -> None:
    before, games = table({"phase": "place", "drawn": "near"}), 1600
    firsts = Counter[str]()
    for seed in range(games):
        position = before.copy()
        position.state.seed = seed
        firsts[position.play("place:9,8")[1].facts["card"]] += 1
    assert not any(is_rare(firsts[card], games, 1 / 16) for card in EVENTS)


@pytest.mark.clause("FT-SETUP-04", "FT-DECK-03", "FT-DECK-01")
def test_nobody_can_see_what_comes_next() -> None:
    for position in random_game(3, immortal=True, **VARIANTS):
        twin = position.copy()
        twin.state.seed = 12345
        assert twin.view(0) == position.view(0)
        assert np.array_equal(twin.observe(0), position.observe(0))


@pytest.mark.clause("FT-DECK-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_in_use_that_are_retained_shorten_the_next_month_and_are_not_drawn_in_it(edition: str) -> None:
    lengths = set()
    for seed in range(8):
        months = draws_by_month_loosely(happenings(seed, edition=edition, in_play="retain"))
        assert len(months[1]) == 14
        for month, drawn in months.items():
            assert len(drawn) == len(set(drawn)) and 12 <= len(drawn) <= 14
            lengths.add(len(drawn))
            if len(drawn) < 14:
                assert months[month - 1][-1] not in drawn or edition == "v2"
    assert min(lengths) < 14


def draws_by_month_loosely(events: list[Event]) -> dict[int, list[str]]:
    months: dict[int, list[str]] = {month: [] for month in range(1, 5)}
    for event in events:
        if event.name == "drawn":
            months[event.facts["month"]].append(event.facts["card"])
    return months


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
        turns = re.findall("T[^T]*", letters(happenings(seed, edition=edition, **options)))
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
        count = RULEBOOK.entries.legal(position.content.record, position.state, listed)
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
            RULEBOOK.conserved(position.content.record, position.state)
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
        assert last.scores == [1] and last.winners == [0] and last.ending == "all four payments made"
    assert endings["no fuel for the jump"] and endings["a payment could not be met"]


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
            count = RULEBOOK.entries.legal(position.content.record, position.state, used)
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
            event_told = sold.play(f"sell:{cargo}")[0].facts
            assert event_told["price"] == price
            assert sold.state.money == min(20, 7 + price) and sold.state.hold[CARGOS.index(cargo)] == 0
            assert event_told["forfeited"] == max(0, 7 + price - 20)


# Combat ---------------------------------------------------------------------------------------
FIGHTERS = [card for card in EVENTS if EVENT_FACES[card]["kind"] in ("pirate", "invader")]


def enemy_attack(enemy: str, card: str, bonus: int) -> int:
    doubled = 2 if EVENT_FACES[enemy]["kind"] == "invader" else 1
    return int(EVENT_FACES[enemy]["value"] + bonus + doubled * EVENT_FACES[card]["attack"])


def enemy_defence(enemy: str, card: str, bonus: int, edition: str) -> int:
    doubled = 2 if EVENT_FACES[enemy]["kind"] == "invader" and edition == "v2" else 1
    return int(EVENT_FACES[enemy]["value"] + bonus + doubled * EVENT_FACES[card]["defense"])


@pytest.mark.clause(
    "FT-COMBAT-04", "FT-COMBAT-05", "FT-COMBAT-06", "FT-COMBAT-14", "FT-INV-01", "FT-INV-02", "FT-INV-05"
)
@pytest.mark.parametrize("enemy", FIGHTERS)
def test_every_enemy_attack_in_every_month_by_every_card(enemy: str) -> None:
    start = {"phase": "jump", "at": {"earth": "8,8", "near": "9,8"}, "money": 9}
    for month, card, defenses, edition in product(range(1, 5), EVENTS, (0, 2, 5), EDITIONS):
        if card == enemy:
            continue
        position = dictate(
            table({**start, "month": month, "level": {"defenses": defenses}}, edition=edition), enemy, card
        )
        position.play("jump:near")
        hit = enemy_attack(enemy, card, month - 1) > defenses + EVENT_FACES[card]["defense"]
        assert position.phase == ("damage" if hit else "combat")


@pytest.mark.clause(
    "FT-COMBAT-09",
    "FT-COMBAT-10",
    "FT-COMBAT-11",
    "FT-COMBAT-14",
    "FT-INV-03",
    "FT-INV-04",
    "FT-SALV-01",
    "FT-SALV-02",
    "FT-SALV-04",
)
@pytest.mark.parametrize("enemy", FIGHTERS)
def test_every_counterattack_in_every_month_by_every_card(enemy: str) -> None:
    salvage = {("pirate", 1): 1, ("pirate", 2): 3, ("pirate", 3): 4}
    face = EVENT_FACES[enemy]
    for month, card, weapons, edition in product(range(1, 5), EVENTS, (0, 3, 6), EDITIONS):
        if card == enemy:
            continue
        given = in_fight(enemy, month=month, level={"weapons": weapons, "defenses": 30}, money=9)
        position = dictate(table(given, edition=edition), card, "port-00" if card != "port-00" else "port-04")
        events = position.play("counter")
        kill = weapons + EVENT_FACES[card]["attack"] > enemy_defence(enemy, card, month - 1, edition)
        told = [event.name for event in events]
        assert ("killed" in told) == kill
        assert ("salvaged" in told) == (kill and face["kind"] == "pirate")
        assert position.state.money == 9 + (salvage.get((face["kind"], face["value"]), 0) if kill else 0)
        assert position.phase == ("upgrade" if kill else "combat")


@pytest.mark.clause("FT-COMBAT-04", "FT-COMBAT-05", "FT-COMBAT-06", "FT-COMBAT-09", "FT-COMBAT-10", "FT-COMBAT-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_odds_that_are_shown_are_those_of_the_cards_to_come(edition: str) -> None:
    choose = Random(9)
    for enemy, month, booty in product(FIGHTERS, range(1, 5), (0, 2)):
        seen = [enemy, *choose.sample([card for card in EVENTS if card != enemy], choose.randrange(11))]
        levels = {"weapons": choose.randrange(8), "defenses": choose.randrange(8)}
        position = table(in_fight(enemy, seen=seen, month=month, level=levels, spoils=booty), edition=edition)
        coming, bonus = [card for card in EVENTS if card not in seen], month - 1 + booty
        hits = [enemy_attack(enemy, card, bonus) > levels["defenses"] + EVENT_FACES[card]["defense"] for card in coming]
        kills = [
            levels["weapons"] + EVENT_FACES[card]["attack"] > enemy_defence(enemy, card, bonus, edition)
            for card in coming
        ]
        view = position.view(0)
        odds = {"cards": len(coming), "hit": sum(hits), "kill": sum(kills)}
        assert {name: view["fight"][name] for name in odds} == odds
        strength = {"value": EVENT_FACES[enemy]["value"], "month": month - 1, "booty": booty}
        assert view["enemy"]["strength"] == {**strength, "total": sum(strength.values())}


@pytest.mark.clause("FT-COMBAT-15", "FT-MONTH-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_odds_that_are_shown_hold_when_the_next_card_ends_the_month(edition: str) -> None:
    """In 2014 that card is worked out with the bonus of the new month, in v2 with that of the old one."""
    unseen = ["port-11", "port-21", "port-00"]
    seen = [card for card in EVENTS if card not in unseen]
    given = in_fight("pirate-3", seen=seen, money=20, level={"weapons": 3, "defenses": 99})
    shown, kills = table(given, edition=edition).view(0)["fight"]["kill"], 0
    for card in unseen:
        position = dictate(table(given, edition=edition), card, "port-40")
        kills += any(event.name == "killed" for event in position.play("counter"))
    assert shown == kills


# Fines ----------------------------------------------------------------------------------------
@pytest.mark.clause("FT-POLICE-03", "FT-POLICE-04", "FT-POLICE-12", "FT-COMP-03", "FT-END-03")
@pytest.mark.parametrize("planet", PLANETS[1:])
def test_every_fine_is_law_level_times_the_figure_on_the_card(planet: str) -> None:
    start = {"phase": "jump", "at": {"earth": "8,8", planet: "9,8"}, "hold": {"illegals": 1}}
    for card, money in product((card for card in EVENTS if card != "police-2"), (2, 6)):
        levels = {"weapons": 1, "defenses": 1, "engines": 7, "cargo": 1}
        position = dictate(table({**start, "money": money, "level": levels}), "police-2", card)
        position.play(f"jump:{planet}")
        fine = PLANET_FACES[planet]["law"] * EVENT_FACES[card]["fine"]
        if money - 1 + 2 + 2 + 7 + 2 < fine:
            assert position.ending == "a fine could not be met"
        elif fine:
            assert (position.phase, position.state.fine) == ("fine", fine)
        else:
            assert position.phase != "fine" and position.state.hold.sum() == 0


# The Pregenerated Universe ----------------------------------------------------------------------
@pytest.mark.clause("FT-VPREGEN-01", "FT-VPREGEN-02")
def test_14_to_16_planets_lie_face_up_in_five_rows_of_six() -> None:
    deals, left_over, slots = 700, Counter[int](), Counter[tuple[int, int]]()
    for seed in range(deals):
        cells = Position.start(RULEBOOK, cards(), seed, 1, {"pregen": True}).state.at.tolist()
        face_up = [divmod(cell, 17) for cell in cells if cell != OFF]
        assert len(set(face_up)) == len(face_up)
        assert all(6 <= row <= 10 and 5 <= column <= 10 for row, column in face_up)
        left_over[16 - len(face_up)] += 1
        slots.update(face_up)
    for number, ways in ((0, 120), (1, 256), (2, 120)):  # of 496 pairs left over
        assert not is_rare(left_over[number], deals, ways / 496)
    assert len(slots) == 30
    assert not any(is_rare(count, deals, 1 / 2) for count in slots.values()), "every cell is face up half the time"


@pytest.mark.clause("FT-VPREGEN-03", "FT-VPREGEN-04")
def test_home_may_be_any_planet_that_lies_face_up_and_no_other() -> None:
    for seed in range(12):
        position = Position.start(RULEBOOK, cards(), seed, 1, {"pregen": True})
        for i, planet in enumerate(PLANETS):
            face_up = position.state.at[i] != OFF
            assert position.clause(f"home:{planet}") == ("" if face_up else "FT-VPREGEN-04")
            assert (f"home:{planet}" in [action.text for action in position.legal]) == face_up


@pytest.mark.clause("FT-VPREGEN-04", "FT-VPREGEN-05", "FT-VPREGEN-06")
@pytest.mark.parametrize("engines", [*range(6), 20])
def test_in_reach_is_what_has_no_more_cards_in_between_than_engines(engines: int) -> None:
    for seed in range(8):
        position = table({"level": {"engines": engines}}, seed=seed, pregen=True)
        s = position.state
        s.phase = Phase.JUMP
        spots = {planet: divmod(int(s.at[i]), 17) for i, planet in enumerate(PLANETS) if s.at[i] != OFF}
        for ship in spots:
            s.planet = PLANETS.index(ship)
            for target in PLANETS:
                if target == ship:
                    continue
                if target not in spots:
                    assert position.clause(f"jump:{target}") == "FT-VPREGEN-04"
                    continue
                (row, column), (down, across) = spots[ship], spots[target]
                between = max(abs(row - down), abs(column - across)) - 1
                assert position.clause(f"jump:{target}") == ("" if between <= engines else "FT-VPREGEN-06")


@pytest.mark.clause("FT-VPREGEN-08", "FT-MIS-03")
def test_a_mis_jump_deals_15_planets_to_any_of_31_places_equally_often() -> None:
    deals, places = 300, Counter[int]()
    for seed in range(deals):
        given = {"phase": "combat", "enemy": "pirate-2", "seen": ["pirate-2"], "money": 9, "level": {"engines": 9}}
        position = table(given, seed=seed, pregen=True)
        home, target = [planet for planet in PLANETS if position.state.at[PLANETS.index(planet)] != OFF][:2]
        position.state.planet = PLANETS.index(home)
        cell = position.state.at[PLANETS.index(target)]
        dictate(position, "port-22").play(f"escape:{target}")
        cells = position.state.at.tolist()
        assert cells[PLANETS.index(target)] == cell and cells.count(cell) == 1
        face_up = [c for c in cells if c != OFF]
        assert len(face_up) in (14, 15, 16) and len(set(face_up)) == len(face_up)
        assert all(6 <= c // 17 <= 10 and 5 <= c % 17 <= 10 for c in face_up)
        places.update(c for c in face_up if c != cell)
    assert len(places) == 30


# Options --------------------------------------------------------------------------------------
DEFAULTS: dict[str, tuple[Any, Any]] = {
    "month_end": ("on_draw", "after_use"),
    "invader_doubling": ("attack_only", "attack_and_defence"),
    "unavailable": ("zero", "na"),
    "space_loss": ("choose_space", "overflow_only"),
    "escape_back": ("free", "last_resort"),
    "escape_new": ("only_when_alone", "if_open_space"),
    "sell_floor": (1, 0),
    "no_stranding": (False, False),
    "module_rounding": ("down", "down"),
    "in_play": ("include", "include"),
    "fine_change": ("forfeit", "forfeit"),
    "module_cap": ("none", "none"),
    "cargo_cap": ("none", "none"),
    "booty": (False, False),
    "booty_invaders": (False, False),
    "extra_discard": (False, False),
    "free_cargo": (False, False),
    "pregen": (False, False),
}
OTHERS: dict[str, Any] = {
    "no_stranding": True,
    "module_rounding": "up",
    "in_play": "retain",
    "fine_change": "keep",
    "module_cap": 5,
    "cargo_cap": 5,
    **dict.fromkeys(("booty", "booty_invaders", "extra_discard", "free_cargo", "pregen"), True),
}


@pytest.mark.clause(
    "FT-MONTH-03", "FT-MONTH-04", "FT-INV-03", "FT-INV-04", "FT-BUY-07", "FT-BUY-08", "FT-DMG-05", "FT-DMG-06",
    "FT-EJUMP-09", "FT-EJUMP-10", "FT-EJUMP-11", "FT-EJUMP-12", "FT-SELL-05", "FT-SELL-09",
)  # fmt: skip
@pytest.mark.parametrize(("index", "edition"), list(enumerate(EDITIONS)))
def test_an_edition_sets_the_defaults_and_every_option_can_be_set_on_its_own(index: int, edition: str) -> None:
    defaults = {"edition": edition, **{name: values[index] for name, values in DEFAULTS.items()}}
    assert Position.start(RULEBOOK, cards(), 0, 1, {"edition": edition}).options == defaults
    for name, values in DEFAULTS.items():
        other = OTHERS.get(name, values[1 - index])
        chosen = Position.start(RULEBOOK, cards(), 0, 1, {"edition": edition, name: other}).options
        assert chosen == {**defaults, name: other} and other != defaults[name]


def test_the_edition_is_2014_unless_another_is_chosen() -> None:
    assert Position.start(RULEBOOK, cards(), 0, 1).options["edition"] == "2014"
    for refused in ({"edition": "2015"}, {"sell_floor": 2}, {"module_cap": 2}, {"cargo_cap": 99}, {"boo": 1}):
        with pytest.raises(BadOption):
            Position.start(RULEBOOK, cards(), 0, 1, refused)


@pytest.mark.parametrize("seats", [0, 2])
def test_it_is_a_game_for_one(seats: int) -> None:
    with pytest.raises(BadOption):
        Position.start(RULEBOOK, cards(), 0, seats)


# Records and words ----------------------------------------------------------------------------
def test_every_action_has_a_text_form_that_reads_back() -> None:
    words = cards().words
    texts = [RULEBOOK.actions.text(number, words) for number in range(RULEBOOK.actions.size)]
    assert [RULEBOOK.actions.parse(text, words) for text in texts] == list(range(RULEBOOK.actions.size))
    assert {"place:0,0", "place:16,16", "jump:near", "lose:empty", "scrap:cargo", "escape_new"} <= set(texts)
    assert len([text for text in texts if text.startswith("place:")]) == CELLS


def test_there_are_words_for_every_action_and_event_of_a_game() -> None:
    for edition in EDITIONS:
        for position in random_game(11, immortal=True, edition=edition, **VARIANTS):
            assert RULEBOOK.speech.prompt(position)
            assert len({position.label(action) for action in position.legal}) == len(position.legal)
            assert all(sentence[-1] in ".!" for sentence in position.story)


@pytest.mark.clause("FT-MONTH-01")
def test_the_figures_of_a_game_are_its_month_its_turn_and_the_money_at_each_payment() -> None:
    position = table({"month": 3, "turn": 17, "purse": [9, 12, -1, -1]})
    figures = np.zeros(len(RULEBOOK.facts.figures), np.int32)
    RULEBOOK.rules.measure(position.content.record, position.state, figures)
    assert dict(zip(RULEBOOK.facts.figures, figures.tolist(), strict=True)) == {
        "month": 3,
        "turns": 17,
        "money_month_1": 9,
        "money_month_2": 12,
        "money_month_3": -1,
        "money_month_4": -1,
    }
    assert table({}).state.purse.tolist() == [-1] * 4


# The judge ------------------------------------------------------------------------------------
def refusals(path: Path) -> set[str]:
    """The clauses by which a scenario says that actions are refused."""
    steps = tomllib.loads(path.read_text(encoding="utf-8"))["step"]
    return {clause for step in steps for clause in step.get("then", {}).get("may_not", {}).values()}


def test_some_scenario_pins_every_reason_that_the_judge_can_give() -> None:
    pinned = set[str]().union(*map(refusals, SCENARIOS.glob("*.toml")))
    assert {RULEBOOK.clause_id(clause) for clause in Clause if clause} <= pinned


def test_every_scenario_names_all_its_draws() -> None:
    for path in SCENARIOS.glob("*.toml"):
        for step in tomllib.loads(path.read_text(encoding="utf-8"))["step"]:
            assert "chance" in step or "do" not in step, path.name
