"""The generator against its published answers, and its draws against chance."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhaul.core.chance import JAMMED, TAPE, below, block, deal, draw_many, scale
from longhaul.games import find_game

# Random123's known answers for Philox 2x32-10: counter (low, high), key, and the two output words.
KNOWN_ANSWERS = [
    ((0x00000000, 0x00000000), 0x00000000, (0xFF1DAE59, 0x6CD10DF2)),
    ((0xFFFFFFFF, 0xFFFFFFFF), 0xFFFFFFFF, (0x2C3F628B, 0xAB4FD7AD)),
    ((0x243F6A88, 0x85A308D3), 0x13198A2E, (0xDD7CE038, 0xF62A4C12)),
]


@pytest.mark.parametrize(("counter", "key", "answer"), KNOWN_ANSWERS)
def test_philox_gives_the_published_answers(counter: tuple[int, int], key: int, answer: tuple[int, int]) -> None:
    seed = np.uint64(counter[1] << 32 | key)
    assert int(block(seed, counter[0])) == answer[1] << 32 | answer[0]


@given(word=st.integers(0, 2**64 - 1), n=st.integers(1, 2**31 - 1))
def test_scaling_is_the_exact_high_word_of_the_product(word: int, n: int) -> None:
    assert int(scale(np.uint64(word), n)) == word * n >> 64


@pytest.mark.parametrize("n", [2, 5, 6, 52])
def test_draws_are_uniform(n: int) -> None:
    draws = 60_000
    counts = np.bincount([int(scale(np.uint64(block(np.uint64(12345), i)), n)) for i in range(draws)], minlength=n)
    chi_square = ((counts - draws / n) ** 2 / (draws / n)).sum()
    assert chi_square < n - 1 + 4 * (2 * (n - 1)) ** 0.5  # four standard deviations above its mean


def test_two_seeds_share_no_stream() -> None:
    first = {int(block(np.uint64(1), i)) for i in range(10_000)}
    second = {int(block(np.uint64(1 << 32), i)) for i in range(10_000)}
    assert not first & second


def test_a_tape_dictates_the_first_draws_and_then_chance_takes_over() -> None:
    rulebook = find_game("dice-traders")
    c, s, free = rulebook.content.blank(), rulebook.state.blank(), rulebook.state.blank()
    c.taped, c.tape[0], c.tape[1] = 2, 4, 1  # type: ignore[attr-defined]
    drawn = [int(below(c, s, 6)) for _ in range(6)]  # type: ignore[arg-type]
    natural = [int(below(rulebook.content.blank(), free, 6)) for _ in range(6)]  # type: ignore[arg-type]
    assert drawn == [4, 1, *natural[2:]]


@given(seed=st.integers(0, 2**64 - 1), n=st.integers(1, 256), counts=st.lists(st.integers(0, 8), max_size=5))
def test_many_draws_at_once_are_the_same_draws(seed: int, n: int, counts: list[int]) -> None:
    rulebook = find_game("dice-traders")
    c, one, many = rulebook.content.blank(), rulebook.state.blank(), rulebook.state.blank()
    one.seed = many.seed = np.uint64(seed)  # type: ignore[attr-defined]
    for count in counts:
        packed = int(draw_many(c, many, n, count))  # type: ignore[arg-type]
        singly = [int(below(c, one, n)) for _ in range(count)]  # type: ignore[arg-type]
        assert [packed >> 8 * i & 255 for i in range(count)] == singly
        assert one.draws == many.draws  # type: ignore[attr-defined]


def test_a_dictated_draw_that_cannot_come_up_jams_the_generator() -> None:
    rulebook = find_game("dice-traders")
    c, s = rulebook.content.blank(), rulebook.state.blank()
    c.taped, c.tape[0] = 1, 6  # type: ignore[attr-defined]
    assert 0 <= int(below(c, s, 6)) < 6  # type: ignore[arg-type]
    assert s.draws < 0  # type: ignore[attr-defined]
    assert TAPE >= 32


def test_a_jammed_generator_goes_on_at_random() -> None:
    """Rules that draw until something fits must come to an end, and nobody takes the result for a dictated one."""
    content, state = deck([6])
    assert {int(below(content, state, 6)) for _ in range(100)} == set(range(6))
    assert state.draws == JAMMED + 100
    content, state = deck([9])
    assert {int(deal(content, state, 0b1011)) for _ in range(100)} == {0, 1, 3}
    assert state.draws == JAMMED + 100


# Dealing from a pile without order ------------------------------------------------------------
def deck(draws: list[int]) -> tuple[Any, Any]:
    """Content with these draws dictated, and a state."""
    rulebook = find_game("dice-traders")
    content: Any = rulebook.content.blank()
    state: Any = rulebook.state.blank()
    content.tape[: len(draws)] = draws
    content.taped = len(draws)
    return content, state


def test_every_card_of_a_pile_is_dealt_once_and_each_is_as_likely_to_come_first() -> None:
    content, state = deck([])
    pile = 0b1011_0110_0001
    first: list[int] = []
    for seed in range(2000):
        state.seed, state.draws, left = seed, 0, pile
        dealt = []
        while left:
            dealt.append(int(deal(content, state, left)))
            left &= ~(1 << dealt[-1])
        assert sorted(dealt) == [0, 5, 6, 8, 9, 11]
        first.append(dealt[0])
    counts = np.unique(first, return_counts=True)[1]
    assert len(counts) == 6 and counts.min() > 2000 / 6 - 4 * (2000 * 5 / 36) ** 0.5


def test_a_scenario_dictates_cards_by_number_and_a_card_not_in_the_pile_jams() -> None:
    content, state = deck([9, 5, 9, 40])
    assert deal(content, state, 0b10_0010_0000) == 9 and deal(content, state, 0b10_0010_0000) == 5
    assert state.draws == 2
    deal(content, state, 0b10_0000)
    assert state.draws < 0
    state.draws = 3
    deal(content, state, 0b10_0000)
    assert state.draws < 0


def test_after_the_tape_chance_goes_on() -> None:
    content, state = deck([3])
    assert deal(content, state, 0b1111) == 3
    assert deal(content, state, 0b1000) == 3 and state.draws == 2
