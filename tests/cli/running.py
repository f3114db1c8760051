"""Run the command line in its own process."""

import os
import subprocess
import sys
from pathlib import Path

from typer.testing import CliRunner

from longhaul.cli.app import app

ROOT = Path(__file__).resolve().parents[2]


def longhaul(*arguments: str, cwd: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "COLUMNS": "120", "LANGUAGE": "en", **environment}
    env.pop("LONGHAUL_JIT", None)  # each command chooses for itself
    command = [sys.executable, "-W", "error", "-m", "longhaul", *arguments]
    return subprocess.run(command, env=env, cwd=cwd, capture_output=True, text=True, check=False, input="")


def succeed(*arguments: str, cwd: Path = ROOT, **environment: str) -> str:
    done = longhaul(*arguments, cwd=cwd, **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


def rejected(*arguments: str, cwd: Path = ROOT, **environment: str) -> str:
    """The error message for wrong input."""
    done = longhaul(*arguments, cwd=cwd, **environment)
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stderr and len(done.stderr.splitlines()) == 1
    return done.stderr.removeprefix("longhaul: ").strip()


def succeed_here(*arguments: str) -> str:
    """The same in this process, where a test may make a command do less; standard output."""
    done = CliRunner(env={"LANGUAGE": "en"}).invoke(app, [*arguments], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout
