"""Every card does something, and a scenario fails if it does not."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from longhaul.games.gem_traders.state import Boost, Crew, Officer

ROOT = Path(__file__).resolve().parents[3]
SCENARIOS = Path(__file__).parent / "scenarios"
CLAUSES = {
    **{boost.name: f"GT-BOOST-{boost.name.replace('_', '')}" for boost in Boost},
    **{crew.name: f"GT-CREW-{number:02d}" for number, crew in enumerate(Crew, 1)},
    **dict(zip([o.name for o in Officer], ("GT-OFF-02", "GT-OFF-03", "GT-OFF-08", "GT-OFF-10", "GT-OFF-12"))),
}


@pytest.mark.parametrize("card", CLAUSES)
def test_every_card_has_a_scenario(card: str) -> None:
    cited = {clause for path in SCENARIOS.glob("*.toml") for clause in tomllib.loads(path.read_text())["clauses"]}
    assert CLAUSES[card] in cited | {"GT-CREW-01"}  # capacity is pinned by its own test


@pytest.mark.slow
def test_no_card_can_lose_its_effect_unnoticed() -> None:
    """Each effect is taken away in turn, where rules are plain Python, and the scenarios are played."""
    env = {**os.environ, "LONGHAUL_JIT": "0"}
    command = [sys.executable, "-m", "tests.games.gem_traders.mutants"]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == []
