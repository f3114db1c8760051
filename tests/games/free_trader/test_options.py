"""The clauses of Free Trader on its options, and what holds in all of them: records, words, the judge."""

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from longhaul.core.errors import BadOption
from longhaul.core.position import Position
from longhaul.games.free_trader.clauses import Clause
from longhaul.games.free_trader.state import CELLS, OFF, Phase

from .positions import EDITIONS, PLANETS, RULEBOOK, SCENARIOS, VARIANTS, cards, dictate, is_rare, random_game, table


# The Pregenerated Universe --------------------------------------------------------------------
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
    for bad_options in ({"edition": "2015"}, {"sell_floor": 2}, {"module_cap": 2}, {"cargo_cap": 99}, {"boo": 1}):
        with pytest.raises(BadOption):
            Position.start(RULEBOOK, cards(), 0, 1, bad_options)


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
            assert RULEBOOK.presentation.prompt(position)
            assert len({position.label(action) for action in position.legal}) == len(position.legal)
            assert all(sentence[-1] in ".!" for sentence in position.narration)


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
def rejections(path: Path) -> set[str]:
    """The clauses by which a scenario says that actions are refused."""
    steps = tomllib.loads(path.read_text(encoding="utf-8"))["step"]
    return {clause for step in steps for clause in step.get("then", {}).get("may_not", {}).values()}


def test_some_scenario_pins_every_reason_that_the_judge_can_give() -> None:
    pinned = set[str]().union(*map(rejections, SCENARIOS.glob("*.toml")))
    assert {RULEBOOK.clause_id(clause) for clause in Clause if clause} <= pinned


def test_every_scenario_names_all_its_draws() -> None:
    for path in SCENARIOS.glob("*.toml"):
        for step in tomllib.loads(path.read_text(encoding="utf-8"))["step"]:
            assert "chance" in step or "do" not in step, path.name
