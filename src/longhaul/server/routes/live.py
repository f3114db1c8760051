"""The live socket: accepts a WebSocket and hands it to its connection."""

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from longhaul.server.accounts.service import Identity
from longhaul.server.languages import asked_language
from longhaul.server.live.connection import Connection
from longhaul.server.live.fast_socket import fast_socket_of
from longhaul.server.routes.shared import TheServices, subscriber_of
from longhaul.server.security.dependencies import MaybeKnown, TheOrigin

CLOSE_SECONDS = 2.0  # a client that reads nothing does not read this either


@websocket("/api/live")
async def live(
    socket: WebSocket[Any, Any, Any], services: TheServices, identity: MaybeKnown, origin: TheOrigin
) -> None:
    """See `transport/protocol.py` for the messages."""
    await socket.accept()
    subscriber = subscriber_of(identity, origin.address_key)
    subscriber.language = asked_language(socket.scope)
    key = f"{origin.limit_key} {id(socket)}"
    connection = Connection(services.hub, services.lobby, services.limits, subscriber, key, credential_of(identity))

    async def receive() -> str | bytes:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone", code=message.get("code", 1000))
        data: Any = message.get("text") or message.get("bytes") or ""
        return data  # type: ignore[no-any-return]

    fast_socket = fast_socket_of(socket.scope)
    if fast_socket is not None:
        fast_socket.on_text = connection.handle_at_once
        subscriber.outbox.try_send = fast_socket.try_send
    await services.connections.serve(connection, receive, socket.send_text)
    await close(socket, *connection.close_reason)


def credential_of(identity: Identity | None) -> str:
    """The id of the session or token that the socket was opened with."""
    credential = identity and (identity.session or identity.token)
    return credential.id if credential else ""


async def close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    """Close the socket, if the client still reads."""
    try:
        await asyncio.wait_for(socket.close(code=code, reason=reason), CLOSE_SECONDS)
    except (RuntimeError, WebSocketDisconnect, TimeoutError):
        return
