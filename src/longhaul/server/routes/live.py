"""The live socket: Litestar's part of it is to accept and to hand over."""

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from longhaul.server.accounts.service import Identity
from longhaul.server.live.connection import Connection
from longhaul.server.live.fast_socket import line_of
from longhaul.server.routes.shared import TheServices, watcher_of
from longhaul.server.security.dependencies import MaybeKnown, TheOrigin, off_loop

GOODBYE = 2.0  # seconds; one that takes nothing does not take this either


@websocket("/api/live")
async def live(
    socket: WebSocket[Any, Any, Any], services: TheServices, identity: MaybeKnown, origin: TheOrigin
) -> None:
    """See `wire.py` for what is said."""
    await socket.accept()
    user = identity.user if identity else None
    watcher = watcher_of(identity)
    if user is not None:
        await off_loop(services.origins.record, user.id, origin, services.now())
    key = f"{origin.limit_key} {id(socket)}"
    connection = Connection(
        services.hub, services.lobby, services.limits, watcher, key, pass_id(identity), origin.address_key
    )

    async def receive() -> str | bytes:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=message.get("code", 1000))
        data: Any = message.get("text") or message.get("bytes") or ""
        return data  # type: ignore[no-any-return]

    line = line_of(socket.scope)
    if line is not None:
        line.hear = connection.take_at_once
        watcher.outbox.give = line.give
    await services.connections.converse(connection, receive, socket.send_text)
    await close(socket, *connection.farewell)


def pass_id(identity: Identity | None) -> str:
    """The session or token someone came with."""
    entry = identity and (identity.session or identity.token)
    return entry.id if entry else ""


async def close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    """Say goodbye, if anyone listens: 1012, come back in a moment."""
    try:
        await asyncio.wait_for(socket.close(code=code, reason=reason), GOODBYE)
    except (RuntimeError, WebSocketDisconnect, TimeoutError):
        return
