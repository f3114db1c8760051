"""Rate limits: never more than burst + rate * t, never a wait in vain, never more memory than agreed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhaul.server.errors import TooManyRequests
from longhaul.server.security import rate_limits as module
from longhaul.server.security.rate_limits import RATE_LIMITS, RateLimit, RateLimits

GAPS = st.lists(st.floats(0, 5), min_size=1, max_size=120)
ANY_LIMIT = st.builds(RateLimit, rate=st.floats(0.05, 100), burst=st.integers(1, 40))


def limits_of(limit: RateLimit) -> RateLimits:
    return RateLimits(lambda: 0.0, limits={"x": limit})


def test_a_burst_passes_then_it_is_rejected_then_the_rate_passes() -> None:
    now = 0.0
    limits = RateLimits(lambda: now, limits={"x": RateLimit(rate=0.5, burst=3)})
    for _ in range(3):
        limits.check("x", "ada")
    with pytest.raises(TooManyRequests, match="try again in 2 seconds") as rejected:
        limits.check("x", "ada")
    assert rejected.value.retry_seconds == 2 and rejected.value.limit == "x"
    limits.check("x", "bob")  # another key has a bucket of its own
    now = 2.0
    limits.check("x", "ada")
    with pytest.raises(TooManyRequests):
        limits.check("x", "ada")


def test_switched_off_nobody_is_rejected() -> None:
    limits = RateLimits(lambda: 0.0, on=False, limits={"x": RateLimit(rate=1, burst=1)})
    for _ in range(50):
        limits.check("x", "ada")


@given(limit=ANY_LIMIT, gaps=GAPS)
def test_in_no_window_are_there_more_than_burst_and_rate_allow(limit: RateLimit, gaps: list[float]) -> None:
    limits, now, passed = limits_of(limit), 0.0, []
    for gap in gaps:
        now += gap
        if limits.wait("x", "ada", now) == 0:
            passed.append(now)
    for i, first in enumerate(passed):
        for j in range(i, len(passed)):
            assert j - i + 1 <= limit.burst + limit.rate * (passed[j] - first) + 1e-6


@given(limit=ANY_LIMIT, gaps=GAPS)
def test_a_client_that_waits_as_asked_is_let_through(limit: RateLimit, gaps: list[float]) -> None:
    limits, now = limits_of(limit), 0.0
    for gap in gaps:
        now += gap
        wait = limits.wait("x", "ada", now)
        if wait:
            now += wait
            assert limits.wait("x", "ada", now) == 0


@given(limit=ANY_LIMIT, tries=st.integers(1, 200))
def test_after_a_rest_the_whole_burst_is_there_again(limit: RateLimit, tries: int) -> None:
    limits = limits_of(limit)
    for _ in range(tries):
        limits.wait("x", "ada", 0.0)
    later = limit.burst / limit.rate + 1e-6
    assert [limits.wait("x", "ada", later) == 0 for _ in range(int(limit.burst))] == [True] * int(limit.burst)


def test_a_clock_that_jumps_back_locks_nobody_out() -> None:
    limits = limits_of(RateLimit(rate=1, burst=1))
    assert limits.wait("x", "ada", 1_000_000) == 0
    assert limits.wait("x", "ada", 10) <= 1


def test_idle_buckets_are_forgotten() -> None:
    limits = limits_of(RateLimit(rate=1, burst=5))
    for i in range(1000):
        limits.wait("x", f"caller {i}", i * 10.0)
    assert limits.bucket_count <= 2


def test_there_is_a_cap_on_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_BUCKETS", 100)
    limits = limits_of(RateLimit(rate=0.001, burst=1))
    for i in range(5000):
        limits.wait("x", f"caller {i}", 0.0)
    assert limits.bucket_count == 100
    assert limits.wait("x", "caller 4999", 0.0) > 0  # the newest are those kept


@pytest.mark.parametrize("name", RATE_LIMITS)
def test_every_limit_lets_someone_do_it_at_all(name: str) -> None:
    assert RATE_LIMITS[name].burst >= 1 and RATE_LIMITS[name].rate > 0
    RateLimits(lambda: 0.0).check(name, "ada")
