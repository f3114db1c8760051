"""`longhaul load`: real players over the real protocol, a few of them, and figures that add up."""

import json
import os
import subprocess
import sys

import pytest


def load(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "longhaul", "load", *options]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)


def test_a_few_tables_are_played_at_and_nothing_is_lost() -> None:
    done = load("--tables", "4", "--seconds", "2", "--idle", "20", "--json")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures["lost"] == 0 and figures["moves"] > 20
    assert figures["compiled"] == (os.environ.get("LONGHAUL_JIT") != "0")
    assert figures["moves_per_s"] == pytest.approx(figures["moves"] / figures["seconds"], rel=0.001)
    assert 0 < figures["p50_ms"] <= figures["p99_ms"] < 10_000
    assert figures["cpu_ms_per_move"] > 0
    assert figures["kb_per_table"] > 0 and figures["kb_per_idle_table"] > 0  # so few tables are lost in the noise


@pytest.mark.parametrize("options", [("--tables", "0"), ("--seconds", "0"), ("--store", "nonsense:")])
def test_what_cannot_be_measured_is_refused_in_words(options: tuple[str, str]) -> None:
    done = load("--tables", "1", "--seconds", "1", *options)
    assert done.returncode != 0 and "Traceback" not in done.stderr and done.stderr.strip()
