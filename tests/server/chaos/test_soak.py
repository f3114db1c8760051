"""The soak in small: a busy server for half a minute, and what is made of the samples of a long run."""

import asyncio
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bench.soak import SAMPLES, Plan, Sample, judge, soak

TABLES = 40
Course = Callable[[float], float]  # of a figure, from 0 to 1


def samples(minutes: float, **courses: Course) -> list[Sample]:
    """A run in which everything stays as it is but for what has a course of its own."""
    flat = Sample(0.0, 160.0, 10, 28, 18, 80, 1000)
    moments = [number / SAMPLES for number in range(1, SAMPLES + 1)]
    return [
        replace(flat, at=moment * minutes * 60, **{name: course(moment) for name, course in courses.items()})
        for moment in moments
    ]


def test_a_busy_server_stays_as_it_is() -> None:
    plan = Plan(minutes=0.5, tables=TABLES, compiled=False, options={"limit": 25})
    found = asyncio.run(asyncio.wait_for(soak(plan), 120))
    print(found)
    assert found.leaks == [] and found.games > 20
    assert TABLES / 2 < found.rooms < 8 * TABLES < found.games * 8


@pytest.mark.parametrize("minutes", [0.5, 30.0, 600.0])
def test_what_settles_is_no_leak(minutes: float) -> None:
    warming_up = {"mb": lambda x: 160 + 100 * min(x, 0.4), "rooms": lambda x: 80 + 40 * (x * 50 % 1)}
    assert judge(samples(minutes, **warming_up), TABLES)[2] == []


@pytest.mark.parametrize(
    ("name", "course", "words"),
    [
        ("mb", lambda x: 160 + 60 * x, "memory grows by 120 MB an hour"),
        ("threads", lambda x: 10 + 40 * x, "threads grow"),
        ("files", lambda x: 28 + 80 * x, "files grow"),
        ("tasks", lambda x: 18 + 200 * x, "tasks grow"),
        ("rooms", lambda x: 80 + 2000 * x, "rooms grow"),
    ],
)
def test_what_grows_is_a_leak(name: str, course: Course, words: str) -> None:
    [leak] = judge(samples(30, **{name: course}), TABLES)[2]
    assert leak.startswith(words)
