"""The server under test: on a free port, with its own store, observed through /proc."""

import asyncio
import ctypes
import json
import os
import signal
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from longhaul.core.errors import LonghaulError

START_TIMEOUT_SECONDS = 60.0
QUIET_WAIT_SECONDS = 3.0  # before a message says what we wait for
COMPILE_TIMEOUT_SECONDS = 600.0
PR_SET_PDEATHSIG = 1  # from <sys/prctl.h>
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Target:
    """The server's process."""

    def __init__(self, process: asyncio.subprocess.Process, address: str, folder: Path, store: str) -> None:
        self.process, self.address, self.folder, self.store = process, address, folder, store

    @classmethod
    async def start(
        cls,
        core: int | None = None,
        store: str = "",
        folder: Path | None = None,
        port: int = 0,
        more: Sequence[str] = (),
        env: Mapping[str, str] | None = None,
    ) -> "Target":
        """`more` are further arguments of `longhaul serve`; `env` replaces our environment."""
        folder = folder or Path(tempfile.mkdtemp(prefix="longhaul-load-"))
        store = store or f"sqlite:///{folder / 'load.db'}"
        command = [sys.executable, "-m", "longhaul", "serve", "--port", str(port), "--store", store, "--no-limits"]
        process = await asyncio.create_subprocess_exec(
            *command,
            "--log-level",
            "warning",
            *more,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
            env=env,
            preexec_fn=end_with_us() if sys.platform == "linux" else None,
        )
        if core is not None:
            os.sched_setaffinity(process.pid, {core})
        try:
            address = await asyncio.wait_for(read_address(process), START_TIMEOUT_SECONDS)
        except TimeoutError:
            process.kill()
            raise LonghaulError("the server under test did not start in time") from None
        return cls(process, address, folder, store)

    @property
    def pid(self) -> int:
        return self.process.pid

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    async def wait_compiled(self) -> bool:
        """Wait until everything is compiled; False if it stays interpreted (LONGHAUL_JIT=0)."""
        end, message_at = time.monotonic() + COMPILE_TIMEOUT_SECONDS, time.monotonic() + QUIET_WAIT_SECONDS
        while time.monotonic() < end:
            if time.monotonic() > message_at:
                message_at = end
                print(
                    "Waiting for compiled rules; the first time on a machine takes minutes …",
                    file=sys.stderr,
                    flush=True,
                )
            games = (await asyncio.to_thread(fetch, f"{self.address}/health/ready"))["games"]
            speeds = {each[part] for each in games for part in ("speed", "search")}
            if speeds <= {"compiled", "failed"}:
                return speeds == {"compiled"}
            await asyncio.sleep(0.2)
        raise LonghaulError("the rules were not compiled in time")

    def cpu_seconds(self) -> float:
        """CPU time of all threads of the server so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def resident_kb(self) -> int:
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))

    async def stop(self) -> None:
        if self.process.returncode is None:
            self.process.terminate()
            try:
                await asyncio.wait_for(self.process.wait(), 30)
            except TimeoutError:
                self.process.kill()
                await self.process.wait()

    async def kill(self) -> None:
        """Kill it, as a power failure would."""
        self.process.kill()
        await self.process.wait()


def end_with_us() -> Callable[[], None]:
    """Make the server end if this process is killed."""
    prctl = ctypes.CDLL(None).prctl
    return lambda: prctl(PR_SET_PDEATHSIG, signal.SIGTERM)


async def read_address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    async for line in process.stdout:
        words = line.decode().split()
        found = [word for word in words if word.startswith("http://")]
        if found:
            return found[0].replace("localhost", "127.0.0.1")
    raise LonghaulError("the server under test stopped before it was ready")


def fetch(url: str) -> Any:
    with urllib.request.urlopen(url, timeout=10) as answer:
        return json.load(answer)
