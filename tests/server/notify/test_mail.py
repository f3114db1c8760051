"""Mail: addresses are confirmed, reminders are sent once, and a link ends them."""

import asyncio
import logging
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest

from longhaul.core.errors import BadOption
from longhaul.core.messages.formatter import Formatter
from longhaul.server.notify.email_addresses import CONFIRM_SECONDS, EmailAddresses, check_address
from longhaul.server.notify.mail import Email, Mailer
from longhaul.server.notify.reminders import Reminders, time_left
from longhaul.server.ops.clock import Now
from longhaul.server.settings import Settings, Smtp, smtp_from_environment
from longhaul.server.store import open_store
from longhaul.server.store.rows import Address, User
from longhaul.server.tables.room import Room
from longhaul.table import Rejection
from tests.server.browsers import Browser
from tests.server.features.test_premoves import finish_turn, meet
from tests.server.hub_club import DICE, Client, Club
from tests.server.notify.postbox import Postbox
from tests.server.served import Served

SITE = "https://play.example.org"
QUIET_SECONDS = 900.0
TO = "bob@example.org"


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    made = Postbox()
    yield made
    made.close()


def smtp(postbox: Postbox, **more: Any) -> Smtp:
    fields: dict[str, Any] = {"host": "127.0.0.1", "port": postbox.port, "tls": "none", "delay_seconds": QUIET_SECONDS}
    return Smtp(sender="Longhaul <games@example.org>", **fields | more)


# Settings -------------------------------------------------------------------------------------------
def test_without_a_word_in_the_environment_there_is_no_mail() -> None:
    assert smtp_from_environment({}) is None and smtp_from_environment({"LONGHAUL_SMTP_FROM": "a@b.org"}) is None


def test_the_environment_says_where_mail_goes() -> None:
    environment = {"LONGHAUL_SMTP_HOST": "mail.example.org", "LONGHAUL_SMTP_FROM": "Games <g@example.org>"}
    made = smtp_from_environment(environment)
    assert made is not None
    assert (made.port, made.tls, made.user, made.delay_seconds) == (587, "starttls", "", 900.0)
    more = {"LONGHAUL_SMTP_TLS": "tls", "LONGHAUL_SMTP_USER": "u", "LONGHAUL_SMTP_PASSWORD": "hush"}
    made = smtp_from_environment({**environment, **more, "LONGHAUL_MAIL_AFTER": "5"})
    assert made is not None
    assert (made.port, made.user, made.password, made.delay_seconds) == (465, "u", "hush", 300.0)
    assert "hush" not in repr(made) and "hush" not in repr(Settings(mail=made, public_url=SITE))


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("LONGHAUL_SMTP_TLS", "maybe", "LONGHAUL_SMTP_TLS: 'maybe' is not one of starttls, tls, none"),
        ("LONGHAUL_SMTP_PORT", "many", "LONGHAUL_SMTP_PORT: 'many' is not a number"),
        ("LONGHAUL_SMTP_PORT", "70000", "LONGHAUL_SMTP_PORT: '70000' is not a number from 0 to 65535"),
        ("LONGHAUL_SMTP_FROM", "nobody", "LONGHAUL_SMTP_FROM: mail needs a sender"),
        ("LONGHAUL_MAIL_AFTER", "soon", "LONGHAUL_MAIL_AFTER: 'soon' is not a number"),
    ],
)
def test_invalid_values_are_rejected(name: str, value: str, why: str) -> None:
    environment = {"LONGHAUL_SMTP_HOST": "mail.example.org", "LONGHAUL_SMTP_FROM": "g@example.org", name: value}
    with pytest.raises(BadOption, match=re.escape(why)):
        smtp_from_environment(environment)


def test_mail_needs_to_know_where_the_site_is() -> None:
    made = smtp_from_environment({"LONGHAUL_SMTP_HOST": "mail.example.org", "LONGHAUL_SMTP_FROM": "g@example.org"})
    with pytest.raises(BadOption, match="mail needs --public-url"):
        Settings(mail=made).check()


@pytest.mark.parametrize(
    "wrong",
    ["", "bob", "bob@", "@example.org", "bob@example", "a b@example.org", "bob@example.org\nBcc: x@y.org", "ü@x.de"],
)
def test_an_invalid_address_is_rejected(wrong: str) -> None:
    with pytest.raises(Rejection, match="not an e-mail address"):
        check_address(wrong)


def test_an_address_is_taken_as_it_is() -> None:
    assert check_address("  Bob.O'Hara+games@mail.example.org ") == "Bob.O'Hara+games@mail.example.org"


# Sending --------------------------------------------------------------------------------------------
LETTER = Email(to=TO, subject="Your move in Dice Traders", text="Grüße\n", stop=f"{SITE}/mail/stop/x")


@pytest.mark.anyio
async def test_a_letter_arrives_as_plain_text(postbox: Postbox) -> None:
    assert await Mailer(smtp(postbox, user="u", password="p")).send(LETTER)
    [letter] = postbox.letters
    assert postbox.to == [TO] and postbox.logins == 1
    assert letter["From"] == "Longhaul <games@example.org>" and letter["Subject"] == "Your move in Dice Traders"
    assert letter.get_content_type() == "text/plain" and letter.get_content().splitlines() == ["Grüße"]
    assert letter["List-Unsubscribe"] == f"<{SITE}/mail/stop/x>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


@pytest.mark.anyio
async def test_it_is_tried_again_and_what_is_given_up_is_in_the_log(
    postbox: Postbox, caplog: pytest.LogCaptureFixture
) -> None:
    postbox.busy = 2
    assert await Mailer(smtp(postbox), waits=(0.0, 0.0)).send(LETTER)
    assert len(postbox.letters) == 1 and postbox.busy == 0
    postbox.busy = 9
    caplog.clear()
    with caplog.at_level(logging.WARNING, "longhaul.mail"):
        assert not await Mailer(smtp(postbox), waits=(0.0,)).send(LETTER)
    assert [record.message for record in caplog.records] == ["e-mail not sent; will retry", "an e-mail was not sent"]
    assert postbox.busy == 7 and TO not in caplog.text


@pytest.mark.anyio
async def test_an_address_that_nobody_has_is_not_tried_again(postbox: Postbox) -> None:
    postbox.unknown_address = TO
    assert not await Mailer(smtp(postbox), waits=(60.0,)).send(LETTER)
    assert postbox.letters == []


@pytest.mark.anyio
async def test_a_server_that_is_not_there_holds_nothing_up(postbox: Postbox) -> None:
    there = smtp(postbox)
    postbox.close()
    sending = asyncio.create_task(Mailer(there, waits=(0.01,)).send(LETTER))
    beats = 0
    while not sending.done():
        await asyncio.sleep(0.001)
        beats += 1
    assert not sending.result() and beats > 0


# Reminders ------------------------------------------------------------------------------------------
class Office:
    """A club with mail."""

    def __init__(self, club: Club, postbox: Postbox) -> None:
        self.club, self.postbox = club, postbox
        post = Mailer(smtp(postbox), waits=(0.0,))
        self.addresses = EmailAddresses(club.store, b"secret" * 5, post, SITE, club.clock)
        self.reminders = Reminders(club.hub, self.addresses, post, smtp(postbox))

    async def look(self, later: float = 0.0) -> list[str]:
        """So much later: to whom a mail has gone since the last look."""
        self.club.clock.now += later
        before = len(self.postbox.to)
        await self.reminders.send_due()
        await self.reminders.background.finish()
        return self.postbox.to[before:]

    def confirmed(self, client: Client, address: str = TO) -> None:
        self.club.store.save_address(Address(user=client.user, address=address, made=1.0, confirmed=2.0))


@pytest.fixture
def office(club: Club, postbox: Postbox) -> Office:
    return Office(club, postbox)


async def waiting_for(office: Office) -> tuple[Room, Client, Client]:
    """A table where someone with an address is to move, who does not look."""
    room, ada, bob = await meet(office.club)
    office.confirmed(bob)
    await bob.ask("unwatch", table=room.id)
    await finish_turn(room, ada)
    return room, ada, bob


@pytest.mark.anyio
async def test_one_mail_goes_out_after_a_quiet_time_until_they_act(office: Office) -> None:
    room, ada, bob = await waiting_for(office)
    assert await office.look() == []
    assert await office.look(QUIET_SECONDS + 1) == [TO]
    assert await office.look(86_400.0 / 2) == [], "one, until they act"
    await bob.watch(room.id)
    await finish_turn(room, bob)
    await bob.ask("unwatch", table=room.id)
    await finish_turn(room, ada)
    assert await office.look(QUIET_SECONDS + 1) == [TO]
    letter = office.postbox.letters[0]
    text = letter.get_content()
    assert letter["Subject"] == "Your turn in Dice Traders" and f"{SITE}/t/{room.id}" in text
    assert "It's your turn in Dice Traders." in text and "Time left: 3 days" in text
    words, _, key = text.partition(f"{SITE}/mail/stop/")
    assert key and "Ada" not in words  # in the key any letters may stand


@pytest.mark.anyio
async def test_who_looks_at_the_table_gets_none_until_they_go(office: Office) -> None:
    room, _, bob = await waiting_for(office)
    await bob.watch(room.id)
    assert await office.look(QUIET_SECONDS + 1) == []
    await bob.ask("unwatch", table=room.id)
    assert await office.look() == [TO]


@pytest.mark.anyio
async def test_who_acts_in_time_or_read_the_notice_or_has_no_address_gets_none(office: Office) -> None:
    room, ada, bob = await waiting_for(office)
    await bob.watch(room.id)
    await finish_turn(room, bob)
    assert await office.look(QUIET_SECONDS + 1) == []
    await bob.ask("unwatch", table=room.id)
    await finish_turn(room, ada)
    await office.club.notices.read(bob.user)
    assert await office.look(QUIET_SECONDS + 1) == []
    await ada.ask("resign", table=room.id, version=room.table.version)
    assert await office.look(QUIET_SECONDS + 1) == []


@pytest.mark.anyio
async def test_an_address_that_was_not_confirmed_gets_none(office: Office) -> None:
    room, _, bob = await waiting_for(office)
    office.club.store.save_address(Address(user=bob.user, address=TO, made=1.0))
    assert await office.look(QUIET_SECONDS + 1) == [] and room.table.turn == room.seat_of(bob.subscriber)


@pytest.mark.anyio
async def test_a_game_that_ended_meanwhile_is_not_mailed_about(office: Office) -> None:
    room, ada, bob = await waiting_for(office)
    await ada.ask("resign", table=room.id, version=room.table.version)
    assert room.table.over and await office.look(QUIET_SECONDS + 1) == []
    assert all(each.mailed != 0.0 for each in office.club.store.notices_of(bob.user) if each.kind == "move")


@pytest.mark.anyio
async def test_a_restart_repeats_no_mail_and_forgets_none(office: Office) -> None:
    _, _, bob = await waiting_for(office)
    assert await office.look(QUIET_SECONDS + 1) == [TO]
    again = Office(await office.club.restart(), office.postbox)
    assert await again.look(QUIET_SECONDS + 1) == []
    notice = again.club.store.notices_of(bob.user)[0]
    again.club.store.mark_mailed(notice.id, 0.0)  # as if the server had died before it was sent
    assert await again.look() == [TO]
    await again.club.close()


@pytest.mark.anyio
async def test_the_link_in_a_mail_ends_them(office: Office) -> None:
    _, _, bob = await waiting_for(office)
    await office.look(QUIET_SECONDS + 1)
    [token] = re.findall(rf"{SITE}/mail/stop/(\S+)", office.postbox.letters[0].get_content())
    office.club.clock.now += 1e9
    office.addresses.stop(token)
    assert office.club.store.address_of(bob.user) is None
    office.confirmed(bob, "new@example.org")
    office.addresses.stop(token)
    assert office.club.store.address_of(bob.user) is not None, "an old link is not about a new address"


@pytest.mark.parametrize(
    ("seconds", "text"), [(100, "less than an hour"), (3700, "1 hour"), (40 * 3600, "40 hours"), (3 * 86_400, "3 days")]
)
def test_the_time_left_in_words(seconds: float, text: str) -> None:
    assert Formatter()(time_left(seconds)) == text


# Links ----------------------------------------------------------------------------------------------
@pytest.mark.anyio
async def test_a_link_confirms_the_address_it_was_sent_to_and_only_in_time(office: Office) -> None:
    club, addresses = office.club, office.addresses
    club.join("Bob")
    bob = club.store.user("id-Bob")
    addresses.send_confirmation(addresses.set(bob, TO))
    await addresses.background.finish()
    [token] = re.findall(rf"{SITE}/mail/confirm/(\S+)", office.postbox.letters[0].get_content())
    for wrong in ("", "x", "x.y", token[:-2], token.swapcase(), token + "a"):
        with pytest.raises(Rejection, match="not valid"):
            addresses.confirm(wrong)
    with pytest.raises(Rejection, match="not valid"):
        addresses.stop(token)
    club.clock.now += CONFIRM_SECONDS + 1
    with pytest.raises(Rejection, match="has expired"):
        addresses.confirm(token)
    club.clock.now -= 2
    assert addresses.confirm(token).confirmed == club.clock.now
    with pytest.raises(Rejection, match="confirmed already"):
        addresses.set(bob, TO)
    addresses.set(bob, "other@example.org")
    with pytest.raises(Rejection, match="changed or removed"):
        addresses.confirm(token)


def test_guests_have_a_name_first(postbox: Postbox) -> None:
    addresses = EmailAddresses(open_store("memory:"), b"s" * 32, Mailer(smtp(postbox)), SITE, time.time)
    with pytest.raises(Rejection, match="guests cannot do this"):
        addresses.set(User(id="g", name="Guest", kind="guest"), TO)


# By HTTP --------------------------------------------------------------------------------------------
HERE = "http://testserver.localhost"


def mailing(postbox: Postbox, now: Now | None = None) -> Served:
    return Served(now, public_url=HERE, mail=smtp(postbox))


def person(served: Served, name: str) -> Browser:
    browser = served.browser()
    browser.post("/me/claim", {"name": name, "password": "correct horse"})
    return browser


def test_where_there_is_no_mail_nothing_is_offered(served: Served) -> None:
    bob = person(served, "Bob Person")
    assert bob.get("/mail") == {"on": False, "address": "", "confirmed": False}
    assert bob.call("PUT", "/mail", {"address": TO}).status_code == 404
    assert bob.call("POST", "/mail/stop", {"token": "x.y"}).status_code == 404


def test_an_address_is_given_confirmed_exported_stopped_and_forgotten(postbox: Postbox) -> None:
    served = mailing(postbox)
    with served.client:
        bob, eve = person(served, "Bob Person"), person(served, "Eve Person")
        assert bob.get("/mail") == {"on": True, "address": "", "confirmed": False}
        assert bob.call("PUT", "/mail", {"address": "nonsense"}).status_code == 400
        assert bob.call("PUT", "/mail", {"address": TO}).json() == {"on": True, "address": TO, "confirmed": False}
        text = postbox.wait_for(1)[0].get_content()
        [token] = re.findall(r"/mail/confirm/(\S+)", text)
        stranger = Browser(served.client)
        assert stranger.call("POST", "/mail/confirm", {"token": token}).json()["confirmed"], "no log-in needed"
        assert bob.get("/mail") == {"on": True, "address": TO, "confirmed": True}
        assert eve.get("/mail")["address"] == ""
        assert bob.get("/me/export")["address"]["address"] == TO
        assert served.services.addresses is not None
        link = served.services.addresses.stop_link(bob.get("/me")["user"]["id"], TO).removeprefix(HERE)
        assert stranger.client.get(link).status_code in (200, 503), "to look at the link does nothing"
        assert bob.get("/mail")["confirmed"]
        button = stranger.client.post(link, data={"List-Unsubscribe": "One-Click"})
        assert button.status_code == 204 and bob.get("/mail")["address"] == ""
        bob.call("PUT", "/mail", {"address": "second@example.org"})
        user = bob.get("/me")["user"]["id"]
        bob.call("DELETE", "/me", {"password": "correct horse"})
        assert served.store.address_of(user) is None


def test_reminders_leave_a_running_server(postbox: Postbox) -> None:
    """The whole way: two people, a table by correspondence, a move that waits, a mail."""
    now = [1_800_000_000.0]
    served = mailing(postbox, lambda: now[0])
    with served.client:
        ada, bob = person(served, "Ada Person"), person(served, "Bob Person")
        for browser, name in ((ada, "ada"), (bob, "bob")):
            user = browser.get("/me")["user"]["id"]
            served.store.save_address(Address(user=user, address=f"{name}@example.org", made=1.0, confirmed=2.0))
        setting = {"game": DICE, "seats": ["me", "open"], "clock": {"pace": "days", "base": 3}}
        table = ada.post("/tables", setting)["id"]
        with served.socket(bob) as socket:
            socket.ask("watch", table=table)
            socket.ask("sit", table=table)
        turn = ada.get(f"/tables/{table}")["state"]["turn"]
        now[0] += QUIET_SECONDS + 5
        assert served.services.reminders is not None
        served.client.blocking_portal.call(served.services.reminders.send_due)
        postbox.wait_for(1)
        assert postbox.to == [("ada", "bob")[turn] + "@example.org"]
