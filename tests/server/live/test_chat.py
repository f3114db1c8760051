"""Chat at a table: cleaned, stored and broadcast in order; not from the muted, and not too fast."""

import asyncio
import time
from typing import Any

import msgspec
import pytest

from longhaul.server.security.rate_limits import RateLimits
from longhaul.server.store import Unavailable
from longhaul.server.store.rows import ChatLine
from longhaul.server.transport.protocol import MAX_CHAT_LENGTH
from tests.server.hub_club import Club, move

pytestmark = pytest.mark.anyio


async def test_chat_is_cleaned_stored_and_broadcast(club: Club) -> None:
    room, (ada, bob) = await club.meet("Ada", "Bob")
    eve = club.join("Eve")
    await eve.watch(room.id)
    answer = await ada.ask("chat", table=room.id, text="  \u202eahoy \x00\n<b>there</b> \u200b ")
    assert answer["line"] == {**answer["line"], "seat": 0, "name": "Ada", "text": "ahoy <b>there</b>"}
    assert [m["line"]["text"] for m in bob.received("said")] == ["ahoy <b>there</b>"] and answer["re"] > 0
    assert (await eve.ask("chat", table=room.id, text="hello"))["line"]["seat"] == -1
    for text, code in (("", "empty"), (" \u200b\t", "empty"), ("x" * (MAX_CHAT_LENGTH + 1), "too_long")):
        assert (await ada.ask("chat", table=room.id, text=text))["code"] == code
    assert (await ada.ask("chat", table=room.id, text="x" * MAX_CHAT_LENGTH))["t"] == "said"
    assert (await club.join().ask("chat", table=room.id, text="x"))["code"] == "nobody"
    assert len((await club.join().watch(room.id))["chat"]) == 3
    assert ada.user not in b"".join(eve.bytes).decode()


async def test_a_quick_phrase_is_read_by_all_in_their_own_language(club: Club) -> None:
    room, (ada, bob) = await club.meet("Ada", "Bob")
    bob.subscriber.language = "de"  # a program that asks for texts
    answer = await ada.ask("chat", table=room.id, phrase="good-luck", text="ignored")
    assert (answer["line"]["phrase"], answer["line"]["text"]) == ("good-luck", "")
    assert [message["line"]["text"] for message in bob.received("said")] == ["Viel Glück!"]
    assert (await club.join().watch(room.id))["chat"][0]["phrase"] == "good-luck"
    stored = club.store.chat_of(room.id)
    assert [(line.phrase, line.text) for line in stored] == [("good-luck", "")]


async def test_chat_lines_are_broadcast_in_order_however_long_storing_one_takes(club: Club) -> None:
    room, (ada, bob) = await club.meet("Ada", "Bob")
    add_chat = club.store.add_chat

    def slowly(*arguments: Any) -> ChatLine:
        line: ChatLine = add_chat(*arguments)
        time.sleep(0.05 if line.text == "first" else 0.0)
        return line

    club.store.add_chat = slowly
    sending = [
        asyncio.create_task(who.send("chat", table=room.id, text=text))
        for who, text in ((ada, "first"), (bob, "second"))
    ]
    await asyncio.gather(*sending)
    await club.quiet()
    assert [message["line"]["text"] for message in bob.received("said")] == ["first", "second"]


async def test_muted_and_banned_users_cannot_chat_but_can_play(club: Club) -> None:
    room, players = await club.meet("Ada", "Bob")
    for changes in ({"muted_until": club.clock.now + 60}, {"banned": True}):
        user = club.store.user(players[0].user)
        club.store.save_user(msgspec.structs.replace(user, **changes))
        assert (await players[0].ask("chat", table=room.id, text="hi"))["code"] == "muted"
        club.clock.now += 61
    assert (await move(room, players))["t"] == "step"


async def test_chat_and_commands_are_rate_limited(club: Club) -> None:
    club.limits = RateLimits(club.clock)
    room, (ada, _) = await club.meet("Ada", "Bob")
    answers = [await ada.ask("chat", table=room.id, text=f"line {i}") for i in range(8)]
    assert [answer.get("code", "") for answer in answers] == [""] * 6 + ["too_many"] * 2
    assert "try again in 1 second" in answers[-1]["text"]
    for _ in range(300):
        await ada.send("ping")
    await club.quiet()
    messages = ada.received()
    assert {m["code"] for m in messages if m["t"] == "refused"} == {"too_many"} and 200 < len(messages) <= 300


async def test_a_line_that_the_store_rejects_is_not_broadcast(club: Club) -> None:
    room, (ada, bob) = await club.meet("Ada", "Bob")

    def reject(*arguments: Any) -> ChatLine:
        raise Unavailable("no space left")

    club.store.add_chat = reject
    assert (await ada.ask("chat", table=room.id, text="hi"))["code"] == "unavailable"
    assert bob.received("said") == [] and not room.chat
