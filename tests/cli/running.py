"""Run the command line: in its own process, or in this one."""

import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from longhaul.cli import main

ROOT = Path(__file__).resolve().parents[2]


def longhaul(*arguments: str, cwd: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """In its own process, for tests of what depends on one: interpreted rules, pipes, the terminal."""
    env = {**os.environ, "COLUMNS": "120", "LANGUAGE": "en", **environment}
    env.pop("LONGHAUL_JIT", None)  # each command chooses for itself
    command = [sys.executable, "-W", "error", "-m", "longhaul", *arguments]
    return subprocess.run(command, env=env, cwd=cwd, capture_output=True, text=True, check=False, input="")


def longhaul_here(
    *arguments: str, cwd: Path = ROOT, typed: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """In this process, where nothing has to be imported again and a test may make a command do less."""
    output, errors = StringIO(), StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(output), redirect_stderr(errors):
        patch.chdir(cwd)
        patch.setattr(sys, "argv", ["longhaul", *arguments])
        patch.setattr(sys, "stdin", StringIO(typed))
        for name, value in {"LANGUAGE": "en", "LONGHAUL_JIT": "1", **environment}.items():
            patch.setenv(name, value)
        code = exit_code()
    return subprocess.CompletedProcess(["longhaul", *arguments], code, output.getvalue(), errors.getvalue())


def exit_code() -> int:
    try:
        main()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    return 0


def succeed(*arguments: str, cwd: Path = ROOT, **environment: str) -> str:
    """Standard output of a command in its own process."""
    return output_of(longhaul(*arguments, cwd=cwd, **environment))


def succeed_here(*arguments: str, cwd: Path = ROOT, **environment: str) -> str:
    """Standard output of a command in this process."""
    return output_of(longhaul_here(*arguments, cwd=cwd, **environment))


def output_of(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, done.stderr
    return done.stdout


def rejected(*arguments: str, cwd: Path = ROOT, **environment: str) -> str:
    """The error message for wrong input."""
    done = longhaul_here(*arguments, cwd=cwd, **environment)
    assert done.returncode == 2, done.stdout + done.stderr
    assert "Traceback" not in done.stderr and len(done.stderr.splitlines()) == 1
    return done.stderr.removeprefix("longhaul: ").strip()
