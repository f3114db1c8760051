"""Processes that stop with us: started on a core of their own, in a group that is ended as a whole."""

import json
import os
import select
import shutil
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
MAX_START_SECONDS = 30.0  # seconds until a server must listen
MAX_STOP_SECONDS = 3.0  # seconds between asking a process to stop and making it


class CannotRun(Exception):
    """Why there is nothing to compare, in a sentence."""


class Cores(NamedTuple):
    server: int
    client: int


def choose_cores(available: Sequence[int], server: int | None = None, client: int | None = None) -> Cores | None:
    """A core for servers and another for load generators, or none where the machine has only one."""
    for wanted in (server, client):
        if wanted is not None and wanted not in available:
            raise CannotRun(f"Core {wanted} is not ours to use; these are: {', '.join(map(str, available))}.")
    free = [core for core in available if core not in (server, client)]
    if server is None and free:
        server = free.pop(0)
    if client is None and free:
        client = free.pop(0)
    return None if server is None or client is None else Cores(server, client)


def available_cores() -> list[int]:
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []


@contextmanager
def pinned(core: int | None) -> Iterator[None]:
    """What is started meanwhile stays on that core."""
    if core is None:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


@contextmanager
def started(command: Sequence[str], core: int | None, **options: Any) -> Iterator[subprocess.Popen[str]]:
    """A process and whatever it starts, all ended on the way out, however that comes."""
    with pinned(core):
        process = subprocess.Popen(command, text=True, start_new_session=True, stdout=subprocess.PIPE, **options)
    try:
        yield process
    finally:
        _end(process)


def _end(process: subprocess.Popen[str]) -> None:
    """The pid is the group's number too; children may outlive the process itself."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            process.wait(MAX_STOP_SECONDS)
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream:
            stream.close()


def output_of(what: str, command: Sequence[str], core: int | None, max_seconds: float, **options: Any) -> str:
    """The standard output of a command that must succeed in time."""
    with started(command, core, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, **options) as process:
        try:
            output, errors = process.communicate(timeout=max_seconds)
        except subprocess.TimeoutExpired:
            raise CannotRun(f"{what} was not done after {max_seconds:.0f} seconds.") from None
    if process.returncode:
        raise CannotRun(f"{what} failed with code {process.returncode}: {errors.strip() or 'no word of why'}")
    return output


# boardgame.io ---------------------------------------------------------------------------------
def program(name: str) -> str:
    """The path of node or npm."""
    found = shutil.which(name)
    if found is None:
        raise CannotRun(f"This comparison needs Node.js 18 or newer, and {name} is not installed (or not on the PATH).")
    return found


def install() -> None:
    """boardgame.io and what it needs, in the versions pinned here, unless they are there already."""
    program("node")
    wanted = json.loads((HERE / "package.json").read_text())
    if _installed() == wanted["dependencies"] | wanted["overrides"]:
        return
    command = [program("npm"), "install", "--no-package-lock", "--no-audit", "--no-fund"]
    output_of("The installation of boardgame.io by npm", command, None, max_seconds=300, cwd=HERE)


def _installed() -> dict[str, str]:
    wanted = json.loads((HERE / "package.json").read_text())
    versions = {}
    for name in wanted["dependencies"] | wanted["overrides"]:
        page = HERE / "node_modules" / name / "package.json"
        versions[name] = json.loads(page.read_text())["version"] if page.exists() else ""
    return versions


@contextmanager
def boardgame_io(store: str, folder: str, core: int | None) -> Iterator[dict[str, int]]:
    """A server on a free loopback port: its `port` and `pid`."""
    command = [program("node"), str(HERE / "server.cjs"), store, folder]
    with started(command, core, stdin=subprocess.PIPE, env=production()) as process:
        assert process.stdout is not None
        ready, _, _ = select.select([process.stdout], [], [], MAX_START_SECONDS)
        line = process.stdout.readline() if ready else ""
        if not line:
            raise CannotRun(f"The boardgame.io server (store {store}) did not start listening.")
        yield json.loads(line)


def production() -> dict[str, str]:
    """Node's own switch for speed: no checks for developers, no log."""
    return os.environ | {"NODE_ENV": "production"}
