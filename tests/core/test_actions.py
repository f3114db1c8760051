"""Action layouts: numbers and words, both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhaul.core.actions import action_space
from longhaul.core.errors import UnknownAction
from longhaul.core.memory.record import Axis

SPACE = action_space(wait=(), buy=(Axis("good", 3),), haul=(Axis("good", 3), Axis("port", 2)))
WORDS = {"good": ("ore", "food", "fuel"), "port": ("north", "south")}


def test_blocks_follow_one_another() -> None:
    assert [(block.name, block.first, block.last) for block in SPACE] == [
        ("wait", 0, 1),
        ("buy", 1, 4),
        ("haul", 4, 10),
    ]
    assert SPACE.size == 10
    assert SPACE["haul"].action(2, 1) == 9


@given(st.integers(0, SPACE.size - 1))
def test_every_text_form_reads_back(action: int) -> None:
    assert SPACE.parse(SPACE.text(action, WORDS), WORDS) == action


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sail:north", "no action is called 'sail'; there are wait, buy, haul"),
        ("buy:gold", "no good is called 'gold'; there are ore, food, fuel"),
        ("buy", "written buy:GOOD"),
        ("haul:ore", "written haul:GOOD:PORT"),
        ("", "no action is called ''"),
    ],
)
def test_a_text_that_names_nothing_is_rejected_with_what_there_is(text: str, message: str) -> None:
    with pytest.raises(UnknownAction, match=message):
        SPACE.parse(text, WORDS)


@pytest.mark.parametrize("number", [-1, 10, 999])
def test_a_number_outside_the_layout_is_rejected(number: int) -> None:
    with pytest.raises(UnknownAction, match="0 to 9"):
        SPACE.block(number)
