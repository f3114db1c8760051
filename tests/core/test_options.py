"""Options: what is accepted, and what is refused with a sentence."""

import pytest

from longhaul.core.errors import BadOption
from longhaul.core.options import Choice, Follows, Number, Option, Switch, read_options

DECLARED: tuple[Option, ...] = (
    Number("limit", default=50, low=1, high=99, named={"short": 25}),
    Switch("free"),
    Choice("edition", default="v2", choices=("2014", "v2")),
)


def test_defaults_fill_what_is_not_given() -> None:
    assert read_options(DECLARED, {}) == {"limit": 50, "free": 0, "edition": 1}


@pytest.mark.parametrize(
    ("given", "stored"),
    [
        ({"limit": "short"}, {"limit": 25, "free": 0, "edition": 1}),
        ({"limit": "7", "free": "on"}, {"limit": 7, "free": 1, "edition": 1}),
        ({"free": True, "edition": "2014"}, {"limit": 50, "free": 1, "edition": 0}),
        ({"free": "No"}, {"limit": 50, "free": 0, "edition": 1}),
    ],
)
def test_values_may_be_words_numbers_or_truths(given: dict[str, object], stored: dict[str, int]) -> None:
    assert read_options(DECLARED, given) == stored


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"limit": 0}, "0 is not within 1 to 99"),
        ({"limit": 100}, "100 is not within"),
        ({"limit": "soon"}, "'soon' is not one of short"),
        ({"limit": True}, "'True' is not one of"),
        ({"limit": 2.5}, "'2.5' is not one of"),
        ({"limit": "--5"}, "'--5' is not one of"),
        ({"limit": "\u0663"}, "is not one of short"),
        ({"limit": "9" * 5000}, "is not one of short"),
        ({"free": "maybe"}, "neither on nor off"),
        ({"edition": "v3"}, "'v3' is not one of 2014, v2"),
        ({"speed": 1}, "there is no option 'speed'; this game has limit, free, edition"),
    ],
)
def test_anything_else_is_rejected_with_a_sentence(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        read_options(DECLARED, given)


def test_what_is_stored_can_be_shown_again() -> None:
    assert [option.show(value) for option, value in zip(DECLARED, (25, 1, 0), strict=True)] == [25, True, "2014"]


LED: tuple[Option, ...] = (
    Choice("edition", default="2014", choices=("2014", "v2")),
    Choice("timing", default=Follows("edition", {"2014": "early", "v2": "late"}), choices=("early", "late")),
    Number("floor", default=Follows("edition", {"2014": 1, "v2": 0}), low=0, high=1),
    Number("cap", default="none", low=3, high=9, named={"none": 99}),
)


@pytest.mark.parametrize(
    ("given", "stored"),
    [
        ({}, {"edition": 0, "timing": 0, "floor": 1, "cap": 99}),
        ({"edition": "v2"}, {"edition": 1, "timing": 1, "floor": 0, "cap": 99}),
        ({"edition": "v2", "timing": "early", "floor": 1}, {"edition": 1, "timing": 0, "floor": 1, "cap": 99}),
        ({"cap": "None"}, {"edition": 0, "timing": 0, "floor": 1, "cap": 99}),
        ({"cap": 9}, {"edition": 0, "timing": 0, "floor": 1, "cap": 9}),
    ],
)
def test_a_default_may_follow_another_option_and_may_be_overridden(
    given: dict[str, object], stored: dict[str, int]
) -> None:
    assert read_options(LED, given) == stored


def test_a_name_outside_the_bounds_is_shown_as_a_name_and_reads_back() -> None:
    cap = LED[3]
    assert cap.show(99) == "none" and cap.show(5) == 5 and cap.read(cap.show(99)) == 99
    assert cap.values == "none, 3–9"
    with pytest.raises(BadOption, match="99 is not within 3 to 9"):
        cap.read(99)
