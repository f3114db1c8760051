"""Talk at a table."""

import asyncio
import unicodedata

from longhaul.server.live import protocol
from longhaul.server.store.store import Store
from longhaul.server.tables.hub import Hub
from longhaul.server.tables.room import Room, Watcher
from longhaul.table import Rejection


def clean(text: str) -> str:
    """One line of printable text, without signs that turn it round or hide in it."""
    kept = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in text)
    line = " ".join(kept.split())
    if not line:
        raise Rejection("there is nothing in that", code="empty")
    if len(line) > protocol.LONGEST_CHAT:
        raise Rejection(f"a line has at most {protocol.LONGEST_CHAT} characters", code="too_long")
    return line


def is_muted(store: Store, who: str, now: float) -> bool:
    """Whether someone may not talk; a bot may not when its owner may not. Blocks."""
    user = store.user(who)
    if user is None or user.banned or user.muted_until > now:
        return True
    return user.kind == "bot" and is_muted(store, user.owner, now)


async def say(hub: Hub, room: Room, watcher: Watcher, command: protocol.Chat) -> None:
    """Keep a line, then tell everyone."""
    text, now = clean(command.text), hub.now()
    if await asyncio.to_thread(is_muted, hub.store, watcher.user, now):
        raise Rejection("you cannot talk at tables just now; you can still play", code="muted")
    async with room.lock:  # lines are told in the order of their numbers
        line = await asyncio.to_thread(hub.store.add_chat, room.id, now, watcher.user, watcher.shown_name, text)
        room.chat.append(line)
        shown = room.view_line(line)
        for other in room.watchers:
            re = command.id if other is watcher else 0
            room.tell(other, protocol.encode(protocol.Said(re, room.id, shown)), re)
