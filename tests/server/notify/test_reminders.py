"""A mail that could not be sent at once is sent later only if it is still due."""

import asyncio
from collections.abc import Callable, Iterator

import pytest

from longhaul.server.notify import mail
from longhaul.server.notify.mail import Email, Mailer
from longhaul.server.settings import Smtp
from longhaul.server.tables.room import Room
from tests.server.features.test_premoves import finish_turn
from tests.server.hub_club import Client, Club
from tests.server.notify.postbox import Postbox
from tests.server.notify.test_mail import LETTER, QUIET_SECONDS, TO, Office, smtp, waiting_for

pytestmark = pytest.mark.anyio
NEW = "new@example.org"


@pytest.fixture
def office(club: Club) -> Iterator[Office]:
    postbox = Postbox()
    yield Office(club, postbox)
    postbox.close()


async def make_the_move(room: Room, client: Client) -> None:
    await client.watch(room.id)
    await finish_turn(room, client)
    await client.ask("unwatch", table=room.id)


@pytest.mark.parametrize("change", ["none", "withdrawn", "other", "deleted", "read", "moved", "looks"])
async def test_between_two_tries_it_is_seen_whether_a_mail_is_still_wanted(
    office: Office, change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _, bob = await waiting_for(office)
    store, hand_over, loop, tries = office.club.store, mail.send_now, asyncio.get_running_loop(), list[str]()
    changes: dict[str, Callable[[], object]] = {
        "none": lambda: None,
        "withdrawn": lambda: store.delete_address(bob.user),
        "other": lambda: office.confirmed(bob, NEW),
        "deleted": lambda: store.delete_user(bob.user),
        "read": lambda: store.mark_notices_read(bob.user),
        "moved": lambda: asyncio.run_coroutine_threadsafe(make_the_move(room, bob), loop).result(10),
        "looks": lambda: asyncio.run_coroutine_threadsafe(bob.watch(room.id), loop).result(10),
    }

    def put_off_once(there: Smtp, letter: Email) -> None:
        tries.append(letter.to)
        if len(tries) == 1:
            changes[change]()
            raise OSError("the line is dead")
        hand_over(there, letter)

    monkeypatch.setattr(mail, "send_now", put_off_once)
    assert await office.look(QUIET_SECONDS + 1) == ([TO] if change == "none" else [])
    assert len(tries) == (2 if change == "none" else 1)
    assert await office.look() == ([NEW] if change == "other" else [])


async def test_a_mail_that_was_not_due_for_a_moment_goes_out_later(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    await waiting_for(office)
    with monkeypatch.context() as moment:
        moment.setattr(office.reminders, "_is_due", lambda *_: asyncio.sleep(0, False))
        assert await office.look(QUIET_SECONDS + 1) == []
    assert await office.look() == [TO]


async def test_whether_a_mail_is_due_is_asked_when_those_before_it_are_gone(office: Office) -> None:
    asked, post = list[int](), Mailer(smtp(office.postbox))

    async def is_due() -> bool:
        asked.append(len(office.postbox.letters))
        return True

    await asyncio.gather(*(post.send(LETTER, is_due) for _ in range(3)))
    assert asked == [0, 1, 2]
