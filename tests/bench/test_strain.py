"""The strain on players: what is made of the figures. No server runs here."""

import argparse
from collections import Counter

import pytest

from bench import strain
from bench.strain import check_answers, main, percentiles, ratios, shortcomings
from longhaul.core.errors import LonghaulError

MEDIAN, P99 = "half of the moves", "99 of 100 moves"


def test_percentiles_are_in_milliseconds() -> None:
    assert percentiles([0.003, 0.001, 0.002]) == {MEDIAN: 2.0, P99: 3.0}
    found = percentiles([number / 1000 for number in range(200)])
    assert found == pytest.approx({MEDIAN: 100.0, P99: 198.0})


def test_a_ratio_up_to_the_limit_is_good() -> None:
    found = ratios({MEDIAN: 2.0, P99: 5.0}, {MEDIAN: 3.0, P99: 10.0})
    assert found == {MEDIAN: 1.5, P99: 2.0} and shortcomings(found, 2.0) == []
    assert len(shortcomings(found, 1.0)) == 2
    [sentence] = shortcomings(found, 1.9)
    assert (
        sentence == "Limit EXCEEDED: 99 of 100 moves take 2.00 times as long beside the callers, not at most 1.9 times."
    )


@pytest.mark.parametrize(
    ("ratio", "arguments", "code"),
    [(2.0, [], 0), (2.01, [], 1), (2.01, ["--limit", "3"], 0), (1.5, ["--limit", "1.4"], 1)],
)
def test_the_exit_code_is_the_verdict(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ratio: float, arguments: list[str], code: int
) -> None:
    async def measured(_: argparse.Namespace) -> dict[str, float]:
        return {MEDIAN: 1.0, P99: ratio}

    monkeypatch.setattr(strain, "strain", measured)
    assert main(arguments) == code
    assert ("Limit EXCEEDED: 99 of 100 moves" in capsys.readouterr().out) == bool(code)


def test_a_measurement_of_nothing_is_no_verdict(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def measured(_: argparse.Namespace) -> dict[str, float]:
        return dict(percentiles([]))

    monkeypatch.setattr(strain, "strain", measured)
    assert main([]) == 2 and "no move" in capsys.readouterr().err
    check_answers(Counter({201: 1, 429: 1000}))
    with pytest.raises(LonghaulError, match="no call was answered"):
        check_answers(Counter({429: 1000}))
