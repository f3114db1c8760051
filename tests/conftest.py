"""What all tests share."""

import os
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

from longhaul.core.jit.entry_points import interpret_first

settings.register_profile("longhaul", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("longhaul")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """In CI a skipped test is a failed one: CI installs all that tests need."""
    report = yield
    if os.environ.get("LONGHAUL_FORBID_SKIPS") and report.skipped:
        report.outcome = "failed"
    return report


@pytest.fixture(autouse=True)
def compiled() -> None:
    """A server in this process lets rules be interpreted until they are compiled; the next test wants them compiled."""
    interpret_first.clear()
