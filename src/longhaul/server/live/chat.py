"""Chat at a table."""

import asyncio
import unicodedata

from longhaul.core.messages import Message
from longhaul.server.store.store import Store
from longhaul.server.tables import broadcast
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.room import Room
from longhaul.server.transport import protocol
from longhaul.server.transport.subscriber import Subscriber
from longhaul.table import Rejection


def clean(text: str) -> str:
    """One line of printable text, without control characters that hide or reverse it."""
    printable = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in text)
    line = " ".join(printable.split())
    if not line:
        raise Rejection(Message("rejected-empty"), code="empty")
    if len(line) > protocol.MAX_CHAT_LENGTH:
        raise Rejection(Message("rejected-chat-length", {"most": protocol.MAX_CHAT_LENGTH}), code="too_long")
    return line


def is_muted(store: Store, who: str, now: float) -> bool:
    """Whether someone may not chat; a bot may not if its owner may not. Blocks."""
    user = store.user(who)
    if user is None or user.banned or user.muted_until > now:
        return True
    return user.kind == "bot" and is_muted(store, user.owner, now)


async def send_chat(hub: Hub, room: Room, subscriber: Subscriber, message: protocol.Chat) -> None:
    """Store a line, then send it to everyone at the table."""
    phrase, now = message.phrase or "", hub.now()
    text = "" if phrase else clean(message.text)
    if await asyncio.to_thread(is_muted, hub.store, subscriber.user, now):
        raise Rejection(Message("rejected-muted"), code="muted")
    async with room.lock:  # lines are sent in the order of their numbers
        name = subscriber.display_name
        line = await asyncio.to_thread(hub.store.add_chat, room.id, now, subscriber.user, name, text, phrase)
        room.chat.append(line)
        view = broadcast.chat_line_view(room, line)
        for other in room.subscribers:
            re = message.id if other is subscriber else 0
            broadcast.send_chat_line(room, other, view, re)
