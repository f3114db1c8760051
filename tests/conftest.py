"""What all tests share."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("longhaul", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("longhaul")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """In CI a skipped test is a failed one: CI installs all that tests need."""
    report = yield
    if os.environ.get("LONGHAUL_FORBID_SKIPS") and report.skipped:  # type: ignore[attr-defined]
        report.outcome = "failed"  # type: ignore[attr-defined]
    return report  # type: ignore[return-value]
