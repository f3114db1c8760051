"""Real servers in processes of their own, and their clients."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from longhaul.server.load.target import read_address

ROOT = Path(__file__).resolve().parents[2]
MAX_WAIT_SECONDS = 60.0  # seconds; the machine may be busy
PASSWORD = "correct horse battery"


def longhaul(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command, run to its end."""
    env = {**os.environ, "COLUMNS": "120", **environment}
    env.pop("LONGHAUL_JIT", None)
    command = [sys.executable, "-W", "error", "-m", "longhaul", *arguments]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False, timeout=MAX_WAIT_SECONDS)


class Running:
    """A server that runs."""

    def __init__(self, process: asyncio.subprocess.Process, address: str, store: str, log: Path) -> None:
        self.process, self.address, self.store, self.log = process, address, store, log

    async def stop(self, sign: int = signal.SIGTERM) -> int:
        """Tell it to stop; its exit code."""
        if self.process.returncode is None:
            self.process.send_signal(sign)
        return await asyncio.wait_for(self.process.wait(), MAX_WAIT_SECONDS)

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    @property
    def logged(self) -> str:
        return self.log.read_text()


@asynccontextmanager
async def running(store: str, log: Path, *arguments: str, program: str = "longhaul") -> AsyncIterator[Running]:
    """A server on a free port, interpreting, with its log in a file. It is gone when the block is left."""
    command = [sys.executable, "-m", program, "serve", "--port", "0", "--store", store, "--no-compile", *arguments]
    with log.open("ab") as errors:
        process = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=errors, start_new_session=True
        )
    try:
        address = await asyncio.wait_for(read_address(process), MAX_WAIT_SECONDS)
        yield Running(process, address, store, log)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


class Player:
    """Someone in a browser: a guest at first."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=MAX_WAIT_SECONDS)
        self.id = self.csrf = ""

    async def post(self, path: str, body: Any) -> Any:
        answer = await self.http.post(f"/api{path}", json=body, headers={"x-longhaul-csrf": self.csrf})
        assert answer.status_code in (200, 201, 202), answer.text
        data = answer.json()
        if "csrf" in data:
            self.csrf, self.id = data["csrf"], data["user"]["id"]
        return data

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def person(self, name: str) -> "Player":
        await self.post("/me/guest", {})
        await self.post("/me/claim", {"name": name, "password": PASSWORD})
        return self

    async def open_table(self, *seats: str, **options: Any) -> str:
        setting = {"game": "dice-traders", "seats": list(seats), "options": options}
        return str((await self.post("/tables", setting))["id"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def connect(self) -> "LiveSocket":
        raw = await dial(self.address, {"cookie": self.cookie, "origin": self.address})
        return LiveSocket(raw)

    async def close(self) -> None:
        await self.http.aclose()


async def dial(address: str, headers: dict[str, str]) -> ClientConnection:
    url = address.replace("http", "ws", 1) + "/api/live"
    return await connect(url, additional_headers=headers, compression=None, ping_interval=None, max_size=1 << 22)


class LiveSocket:
    """A live connection that remembers the last it heard."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw

    async def send(self, **message: Any) -> None:
        await self.raw.send(msgspec.json.encode(message).decode())

    async def hear(self) -> dict[str, Any]:
        data = await asyncio.wait_for(self.raw.recv(), MAX_WAIT_SECONDS)
        message: dict[str, Any] = msgspec.json.decode(data)
        return message

    async def hear_until(self, **wanted: Any) -> dict[str, Any]:
        """The next message that has all of this in it."""
        while True:
            message = await self.hear()
            if wanted.items() <= message.items():
                return message

    async def sit_down(self, table: str, number: int = 1) -> dict[str, Any]:
        """Watch a table, sit down if one does not sit there yet; the table as it is then."""
        await self.send(t="watch", table=table, id=number)
        shown = await self.hear_until(t="table", re=number)
        if shown["seat"] >= 0:
            return shown
        await self.send(t="sit", table=table, id=number + 1)
        return await self.hear_until(t="step", re=number + 1)

    async def closed(self) -> int:
        """The code it was closed with, whatever was said before."""
        await asyncio.wait_for(self.raw.wait_closed(), MAX_WAIT_SECONDS)
        return self.raw.close_code or 0


def harmless(actions: list[dict[str, Any]]) -> dict[str, Any]:
    """The first that does not end the game."""
    return next((action for action in actions if action["verb"] != "retire"), actions[0])
