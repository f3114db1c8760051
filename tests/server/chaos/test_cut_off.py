"""Connections that are cut without a word: the cable is out, the other side is never heard of again.

In two network namespaces of our own, joined by a pair of virtual interfaces; nothing leaves them.
"""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

import pytest

from tests.server.waiting import MAX_WAIT_SECONDS, wait_until

PORT = 8021
HERE, THERE = "10.213.77.1", "10.213.77.2"
FAR = [sys.executable, "-m", "tests.server.chaos.far"]


def ip(*arguments: str) -> None:
    subprocess.run(["ip", *arguments], check=True, capture_output=True, timeout=MAX_WAIT_SECONDS)


def can_make_namespaces() -> bool:
    """Only root can, and not in every container."""
    name = f"longhaul-can-{os.getpid()}"
    if sys.platform != "linux" or os.geteuid() != 0 or not shutil.which("ip"):
        return False
    try:
        ip("netns", "add", name)
        ip("netns", "del", name)
    except (OSError, subprocess.SubprocessError):
        return False
    return True


@dataclass
class Wire:
    """Two namespaces and what joins them."""

    here: str
    there: str

    def cut(self) -> None:
        ip("-n", self.there, "link", "set", "far", "down")

    def mend(self) -> None:
        ip("-n", self.there, "link", "set", "far", "up")

    def begin(self, namespace: str, *arguments: str) -> "subprocess.Popen[str]":
        command = ["ip", "netns", "exec", namespace, *FAR, *arguments]
        env = {**os.environ, "LONGHAUL_JIT": "0"}
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)

    def connections(self) -> float:
        """As the server counts them, asked in its own namespace."""
        with self.begin(self.here, "metric", f"http://127.0.0.1:{PORT}") as asked:
            output, _ = asked.communicate(timeout=MAX_WAIT_SECONDS)
        return float(output)

    def held(self) -> int:
        """Sockets of the server's process that are joined with the far side."""
        command = ["ip", "netns", "exec", self.here, "cat", "/proc/net/tcp"]
        rows = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()[1:]
        far = "".join(f"{int(part):02X}" for part in reversed(THERE.split(".")))
        return sum(row.split()[2].startswith(far) and row.split()[9] != "0" for row in rows)


@contextmanager
def wire() -> Iterator[Wire]:
    made = Wire(f"longhaul-here-{os.getpid()}", f"longhaul-there-{os.getpid()}")
    ip("netns", "add", made.here)
    ip("netns", "add", made.there)
    try:
        ip("-n", made.here, "link", "add", "near", "type", "veth", "peer", "name", "far", "netns", made.there)
        ip("-n", made.here, "addr", "add", f"{HERE}/30", "dev", "near")
        ip("-n", made.there, "addr", "add", f"{THERE}/30", "dev", "far")
        for namespace, link in ((made.here, "lo"), (made.here, "near"), (made.there, "far")):
            ip("-n", namespace, "link", "set", link, "up")
        yield made
    finally:
        for namespace in (made.here, made.there):
            with suppress(subprocess.CalledProcessError):
                ip("netns", "del", namespace)


def line_of(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def end(*processes: "subprocess.Popen[str]") -> None:
    for process in processes:
        process.kill()
        process.communicate(timeout=MAX_WAIT_SECONDS)


@pytest.mark.skipif(not can_make_namespaces(), reason="network namespaces need root, and `ip` (iproute2)")
def test_a_client_whose_cable_is_out_is_let_go_and_can_come_back() -> None:
    with wire() as joined:
        server = joined.begin(joined.here, "server", "memory:", str(PORT))
        clients: list[subprocess.Popen[str]] = []
        try:
            assert line_of(server) == "ready\n"
            clients += [joined.begin(joined.there, "client", f"http://{HERE}:{PORT}") for _ in range(3)]
            assert all('"t":"welcome"' in line_of(client) for client in clients)
            assert joined.connections() == 3 == joined.held()
            joined.cut()
            server.send_signal(signal.SIGUSR1)
            wait_until(lambda: joined.connections() == 0)
            wait_until(lambda: joined.held() == 0)
            assert all(client.poll() is None for client in clients), "they have not heard that they are gone"
            server.send_signal(signal.SIGUSR2)
            joined.mend()
            clients.append(joined.begin(joined.there, "client", f"http://{HERE}:{PORT}"))
            assert '"t":"welcome"' in line_of(clients[-1]) and joined.connections() == 1
            assert server.poll() is None
        finally:
            end(*clients, server)
