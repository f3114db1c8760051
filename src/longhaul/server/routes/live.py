"""The live socket: Litestar's part of it is to accept and to hand over."""

from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from longhaul.server.identity import MaybeKnown, TheCaller
from longhaul.server.live import Connection
from longhaul.server.outbox import Outbox
from longhaul.server.room import Watcher
from longhaul.server.routes.provided import TheHouse


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any], house: TheHouse, identity: MaybeKnown, caller: TheCaller) -> None:
    """See `wire.py` for what is said."""
    await socket.accept()
    user = identity.user if identity else None
    watcher = Watcher(Outbox(), user.id, user.name, user.kind) if user else Watcher(Outbox())
    key = f"{caller.limit_key} {id(socket)}"
    opened_with = caller.session_id or caller.token_id
    connection = Connection(house.hub, house.lobby, house.limits, watcher, key, opened_with)

    async def receive() -> str | bytes:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=message.get("code", 1000))
        data: Any = message.get("text") or message.get("bytes") or ""
        return data  # type: ignore[no-any-return]

    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    await house.connections.converse(connection, receive, send)
    await close(socket)


async def close(socket: WebSocket[Any, Any, Any]) -> None:
    """Say goodbye, if anyone listens: 1012, come back in a moment."""
    try:
        await socket.close(code=1012, reason="come back in a moment")
    except (RuntimeError, WebSocketDisconnect):
        return
