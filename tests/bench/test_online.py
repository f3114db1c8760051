"""The comparison of servers: what is made of the figures. No server runs here."""

import json

import pytest

from bench.online import compare
from bench.online.compare import FLATFILE, LONGHAUL, MEMORY, Figures
from bench.online.processes import HERE, CannotRun, Cores, choose_cores


def figures(moves: float, cpu: float, **extras: float) -> Figures:
    return {"moves_per_s": moves, "p50_ms": 10.0, "p99_ms": 20.0, "cpu_ms_per_move": cpu, **extras}


RUNS = {
    MEMORY: [figures(3000, 0.3), figures(1000, 0.9), figures(2000, 0.4)],
    FLATFILE: [figures(500, 2.0), figures(400, 2.4), figures(450, 2.2)],
    LONGHAUL: [figures(9000, 0.1, lost=0), figures(5000, 0.15, lost=0), figures(8000, 0.1, lost=0)],
}


def test_figures_are_in_the_last_line() -> None:
    output = "starting …\n" + json.dumps({**figures(3000, 0.3, lost=2), "matches": 100, "note": "x"}) + "\n"
    assert compare.parse(output) == figures(3000, 0.3, lost=2)


@pytest.mark.parametrize("output", ["", "no figures", "[]", "7", '{"moves_per_s": 3}', '{"moves_per_s": null}'])
def test_a_generator_without_figures_is_named(output: str) -> None:
    with pytest.raises(CannotRun, match="no figures"):
        compare.parse(output)


def test_medians_are_taken_figure_by_figure_and_losses_are_summed() -> None:
    assert compare.medians(RUNS[MEMORY]) == figures(2000, 0.4)
    assert compare.medians([figures(1, 1, lost=0), figures(2, 2, lost=1), figures(3, 3, lost=2)])["lost"] == 3


def test_ratios_are_taken_round_by_round() -> None:
    found = compare.ratios(RUNS[LONGHAUL], RUNS[MEMORY])
    assert found == pytest.approx({"cpu": 4.0, "throughput": 4.0})  # of 3, 6, 4 and of 3, 5, 4


def test_one_side_alone_is_not_compared() -> None:
    assert compare.compare({MEMORY: RUNS[MEMORY]}) == {}
    assert compare.shortcomings({LONGHAUL: RUNS[LONGHAUL]}) == []


def test_reached_bars_are_not_complained_about() -> None:
    assert list(compare.compare(RUNS)) == [MEMORY, FLATFILE]
    assert compare.shortcomings(RUNS) == []


def test_a_missed_target_and_a_lost_move_are_reported_plainly() -> None:
    slow = {**RUNS, LONGHAUL: [figures(900, 0.4, lost=1)] * 3}
    missed = compare.shortcomings(slow)
    assert [sentence.split(":")[0] for sentence in missed[:2]] == ["Bar MISSED", "Bar MISSED"]
    assert "1.00 times less server CPU per move than boardgame.io memory, not 2." in missed[0]
    assert missed[2] == "Longhaul lost 3 moves that players had been shown."


def test_the_table_and_the_report_show_every_system_and_ratio() -> None:
    text = compare.table(RUNS)
    assert all(name in text for name in RUNS)
    assert "Longhaul against boardgame.io flatfile: 20.0 times by server CPU per move (bar 10), 17.8 times" in text
    whole = json.loads(json.dumps(compare.report(RUNS, {"tables": 100})))
    assert whole["tables"] == 100 and whole["missed"] == []
    assert whole["longhaul_against"][FLATFILE]["bar"] == 10


def test_servers_and_generators_get_cores_of_their_own() -> None:
    assert choose_cores([0, 1, 2]) == Cores(server=0, client=1)
    assert choose_cores([0, 1, 2], client=0) == Cores(server=1, client=0)
    assert choose_cores([0, 1, 2], server=2) == Cores(server=2, client=0)
    assert choose_cores([4]) is None
    assert choose_cores([]) is None
    with pytest.raises(CannotRun, match="Core 9"):
        choose_cores([0, 1], server=9)


def test_every_version_is_pinned() -> None:
    package = json.loads((HERE / "package.json").read_text())
    versions = package["dependencies"] | package["overrides"]
    assert versions["boardgame.io"] == "0.50.2" and versions["koa-compose"] == "4.1.0"
    assert all(version.replace(".", "").isdigit() for version in versions.values())
