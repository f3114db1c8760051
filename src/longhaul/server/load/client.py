"""What a player's program needs of the API: an account, tables, and a socket."""

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
    text: str


class Told(msgspec.Struct, frozen=True):
    """A step, as far as it can be compared with what is on disk."""

    number: int
    kind: str
    seat: int
    value: int
    forced: bool = False


class Heard(msgspec.Struct):
    """A message of the server, as far as a player that chooses at random cares."""

    t: str
    re: int = 0
    table: str = ""
    seat: int = -1
    state: _State | None = None
    actions: list[Choice] = []
    step: Told | None = None
    log: list[Told] = []
    code: str = ""
    text: str = ""


_decode = msgspec.json.Decoder(Heard).decode


class Account:
    """A guest, and what it may do by HTTP."""

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

    async def messages(self) -> AsyncIterator[Heard]:
        async for data in self.raw:
            self.bytes_in += len(data)
            yield _decode(data)

    async def close(self) -> None:
        await self.raw.close()


async def gather_limited(work: list[Any], at_once: int = 50) -> list[Any]:
    """Do many things, some at a time."""
    gate = asyncio.Semaphore(at_once)

    async def one(each: Any) -> Any:
        async with gate:
            return await each

    return await asyncio.gather(*(one(each) for each in work))
