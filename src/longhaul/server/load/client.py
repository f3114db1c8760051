"""A minimal client of the API: an account, tables, and a socket."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect


class _State(msgspec.Struct):
    version: int
    turn: int
    over: bool


class Choice(msgspec.Struct):
    action: int
    verb: str


class StepView(msgspec.Struct, frozen=True):
    """The part of a step that can be compared with the stored entries."""

    number: int
    kind: str
    seat: int
    value: int
    forced: bool = False


class Received(msgspec.Struct):
    """The part of the server's messages that a random player needs."""

    t: str
    re: int = 0
    table: str = ""
    seat: int = -1
    state: _State | None = None
    actions: list[Choice] = []
    step: StepView | None = None
    log: list[StepView] = []
    code: str = ""
    text: str = ""


_decode = msgspec.json.Decoder(Received).decode


class Account:
    """A guest account, used by HTTP."""

    def __init__(self, address: str, client: httpx.AsyncClient, cookie: str, csrf: str) -> None:
        self.address, self.client, self.cookie, self.csrf = address, client, cookie, csrf

    @classmethod
    async def guest(cls, address: str) -> "Account":
        client = httpx.AsyncClient(base_url=address, timeout=60)
        answer = await client.post("/api/me/guest", json={})
        answer.raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        return cls(address, client, cookie, answer.json()["csrf"])

    async def open_table(self, setting: dict[str, Any]) -> str:
        answer = await self.client.post("/api/tables", json=setting, headers={"x-longhaul-csrf": self.csrf})
        answer.raise_for_status()
        return str(answer.json()["id"])

    async def connect(self) -> "Socket":
        address = self.address.replace("http", "ws", 1) + "/api/live"
        headers = {"cookie": self.cookie, "origin": self.address}
        raw = await connect(address, additional_headers=headers, compression=None, ping_interval=None, max_size=1 << 22)
        return Socket(raw)

    async def close(self) -> None:
        await self.client.aclose()


class Socket:
    """A live connection."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.bytes_in = 0

    async def send(self, **message: Any) -> None:
        await self.raw.send(msgspec.json.encode(message).decode())

    async def messages(self) -> AsyncIterator[Received]:
        async for data in self.raw:
            self.bytes_in += len(data)
            yield _decode(data)

    async def close(self) -> None:
        await self.raw.close()


async def gather_limited(work: list[Any], limit: int = 50) -> list[Any]:
    """Run many coroutines, a limited number at a time."""
    semaphore = asyncio.Semaphore(limit)

    async def one(each: Any) -> Any:
        async with semaphore:
            return await each

    return await asyncio.gather(*(one(each) for each in work))
