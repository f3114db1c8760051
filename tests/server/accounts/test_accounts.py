"""Accounts: guests, people, sessions; invalid keys open nothing, and what has ended stays ended."""

from typing import Any

import msgspec
import pytest
from argon2 import PasswordHasher

from longhaul.core.messages import Message
from longhaul.server.accounts.keys import Keys
from longhaul.server.accounts.service import MAX_SESSIONS, SESSION_SECONDS, TOUCH_EVERY_SECONDS, Accounts
from longhaul.server.store.errors import NameTaken, Unavailable
from longhaul.server.store.rows import User
from longhaul.table import Rejection
from tests.server.accounts.memory_store import InspectedStore
from tests.server.accounts.people import PASSWORD, person, rejection
from tests.server.browsers import CHEAP, HandClock


# Guests
def test_a_guest_needs_nothing_and_is_known_again(accounts: Accounts) -> None:
    guest = accounts.new_guest("Firefox\x00 1" + "x" * 500)
    again = accounts.identify_cookie(guest.cookie)
    assert again == guest.identity and again.user.kind == "guest" and len(again.user.name.split()) == 2
    assert again.session is not None and again.session.agent.startswith("Firefox 1") and len(again.session.agent) <= 200


def test_the_store_never_holds_what_opens_a_session(accounts: Accounts, store: InspectedStore) -> None:
    guest = accounts.new_guest()
    bot = accounts.add_bot(person(accounts).identity.user, "Botty")
    data = msgspec.json.encode([store.users, store.sessions, store.tokens]).decode()
    for secret in (*guest.cookie.split("."), bot.token, bot.token.split("_")[1], PASSWORD):
        assert secret not in data


def test_a_guest_does_not_get_the_name_of_a_person(accounts: Accounts, monkeypatch: pytest.MonkeyPatch) -> None:
    person(accounts, "Quiet Freighter")
    thrown = iter(["Quiet Freighter", "Quiet Freighter", "Lone Comet"])
    monkeypatch.setattr("longhaul.server.accounts.names.guest_name", lambda: next(thrown))
    assert accounts.new_guest().identity.user.name == "Lone Comet"


# Cookies
def test_a_cookie_changed_in_any_byte_is_rejected_without_a_look_up(accounts: Accounts, store: InspectedStore) -> None:
    cookie = accounts.new_guest().cookie
    store.look_ups = 0
    for i, character in enumerate(cookie):
        for other in ("A", "B", "é", "", ".", "\udc80"):
            changed = cookie[:i] + other + cookie[i + 1 :]
            if other != character:
                assert accounts.identify_cookie(changed) is None, i
    for junk in ("", ".", "..", cookie + "A", "A" + cookie, cookie.partition(".")[0], "." + cookie.partition(".")[2]):
        assert accounts.identify_cookie(junk) is None
    assert store.look_ups == 0
    assert accounts.identify_cookie(cookie) is not None and store.look_ups == 1


def test_public_ids_are_random_and_stay(accounts: Accounts) -> None:
    guests = [accounts.new_guest().identity.user for _ in range(20)]
    public_ids = {guest.public_id for guest in guests}
    assert len(public_ids) == 20 and not public_ids & {guest.id for guest in guests}
    claimed = accounts.claim(guests[0], "Ada", PASSWORD)
    assert claimed.public_id == guests[0].public_id


def test_a_signature_is_for_one_purpose_and_one_secret(accounts: Accounts) -> None:
    keys, other = accounts.keys, Keys(b"another secret" * 3)
    assert other.session_id(keys.new_cookie()) == "" and other.token_id(keys.new_token()) == ""
    cookie = keys.new_cookie()
    word, _, signature = cookie.partition(".")
    assert keys.token_id(f"lh_{word}_{signature}") == ""
    assert keys.is_csrf("s1", keys.csrf("s1")) and not keys.is_csrf("s2", keys.csrf("s1"))
    assert not keys.is_csrf("s1", "") and not keys.is_csrf("", keys.csrf("s1")) and not keys.is_csrf("", keys.csrf(""))


def test_a_well_signed_cookie_without_a_session_is_nobodys(accounts: Accounts) -> None:
    assert accounts.identify_cookie(accounts.keys.new_cookie()) is None


# Sessions
def test_a_session_unseen_for_180_days_has_ended(accounts: Accounts, clock: HandClock, store: InspectedStore) -> None:
    early, late = accounts.new_guest(), accounts.new_guest()
    clock.now += SESSION_SECONDS
    assert accounts.identify_cookie(early.cookie) is not None  # seen on the last day, and so it goes on
    clock.now += 1
    assert accounts.identify_cookie(late.cookie) is None and len(store.sessions) == 1
    clock.now -= 1 - SESSION_SECONDS
    assert accounts.identify_cookie(early.cookie) is not None


def test_being_seen_is_written_down_now_and_then_only(
    accounts: Accounts, clock: HandClock, store: InspectedStore
) -> None:
    guest = accounts.new_guest()
    for _ in range(10):
        clock.now += TOUCH_EVERY_SECONDS / 10
        accounts.identify_cookie(guest.cookie)
    assert store.touches == 1 and next(iter(store.sessions.values())).seen == clock.now


def test_a_store_that_cannot_write_still_lets_people_in(
    accounts: Accounts, clock: HandClock, store: InspectedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = accounts.new_guest()
    clock.now += 86_400.0

    def full(*_: object) -> None:
        raise Unavailable("no space left")

    monkeypatch.setattr(store, "touch_session", full)
    assert accounts.identify_cookie(guest.cookie) is not None


def test_sessions_are_listed_and_any_of_ones_own_can_be_ended(accounts: Accounts, clock: HandClock) -> None:
    here = person(accounts)
    clock.now += 60
    there = accounts.login("Ada", PASSWORD, "a phone")
    user = here.identity.user
    assert [session.agent for session in accounts.sessions(user)] == ["a phone", "a browser"]
    assert there.identity.session is not None
    accounts.end_session(user, there.identity.session.id)
    assert accounts.identify_cookie(there.cookie) is None and accounts.identify_cookie(here.cookie) is not None
    stranger = accounts.new_guest()
    assert stranger.identity.session is not None
    for not_mine in (stranger.identity.session.id, there.identity.session.id, "nonsense"):
        with rejection("no_session"):
            accounts.end_session(user, not_mine)
    assert accounts.identify_cookie(stranger.cookie) is not None


def test_there_are_so_many_sessions_and_no_more(accounts: Accounts, clock: HandClock, store: InspectedStore) -> None:
    first = person(accounts)
    for _ in range(MAX_SESSIONS + 5):
        clock.now += 1
        accounts.login("Ada", PASSWORD)
    assert len(store.sessions) == MAX_SESSIONS and accounts.identify_cookie(first.cookie) is None


def test_logout_ends_the_session_of_the_cookie(accounts: Accounts) -> None:
    guest = accounts.new_guest()
    assert guest.identity.session is not None and accounts.logout(guest.cookie) == guest.identity.session.id
    assert accounts.identify_cookie(guest.cookie) is None
    assert accounts.logout(guest.cookie[:-1]) == ""


def test_listeners_are_called_for_every_session_and_token_that_ends(store: InspectedStore, clock: HandClock) -> None:
    ended: list[str] = []
    accounts = Accounts(store, clock, hasher=CHEAP, on_end=ended.append)
    here, there = person(accounts), accounts.login("Ada", PASSWORD)
    bot = accounts.add_bot(here.identity.user, "Botty")
    assert here.identity.session and there.identity.session and ended == []
    accounts.renew_bot(here.identity.user, bot.user.id)
    assert ended.pop() == accounts.keys.token_id(bot.token)
    accounts.change_password(here.identity, PASSWORD, "another horse")
    assert ended.pop() == there.identity.session.id
    tokens = list(store.tokens)
    accounts.delete(here.identity.user, "another horse")
    assert ended == [*tokens, here.identity.session.id]


# People
def test_a_claimed_guest_stays_who_they_were(accounts: Accounts) -> None:
    guest = accounts.new_guest()
    user = accounts.claim(guest.identity.user, "Ｚoë", PASSWORD)
    assert user.id == guest.identity.user.id and user.kind == "person" and user.name == "Zoë"
    assert user.password.startswith("$argon2id$")
    known = accounts.identify_cookie(guest.cookie)
    assert known is not None and known.user == user
    with rejection("already_claimed"):
        accounts.claim(user, "Zoë2", PASSWORD)
    with rejection("already_claimed"):  # by what was known of them before
        accounts.claim(guest.identity.user, "Zoë2", PASSWORD)


def test_names_are_taken_whatever_their_case(accounts: Accounts) -> None:
    ada = person(accounts)
    for name in ("Ada", "ADA", "aDa", "Ａda"):
        with rejection("name_taken"):
            accounts.claim(accounts.new_guest().identity.user, name, PASSWORD)
    bob = person(accounts, "Bob").identity.user
    with rejection("name_taken"):
        accounts.rename(bob, "ada")
    with rejection("name_taken"):
        accounts.add_bot(bob, "ADA")
    assert accounts.rename(ada.identity.user, "ADA").name == "ADA"  # one's own name in another case


def test_a_name_taken_in_the_same_moment_is_rejected_all_the_same(
    accounts: Accounts, store: InspectedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    owner, guest = person(accounts).identity.user, accounts.new_guest().identity.user

    def taken(user: User, before: User | None = None) -> None:
        raise NameTaken(Message("rejected-name-taken", {"text-name": user.name}))  # another process was faster

    monkeypatch.setattr(store, "save_user", taken)
    monkeypatch.setattr(store, "add_user", taken)
    with rejection("name_taken"):
        accounts.claim(guest, "Bob", PASSWORD)
    with rejection("name_taken"):
        accounts.add_bot(owner, "Bob")


def test_guests_claim_before_they_rename_or_keep_bots(accounts: Accounts) -> None:
    guest = accounts.new_guest().identity
    with rejection("guest"):
        accounts.rename(guest.user, "Bob")
    with rejection("guest"):
        accounts.add_bot(guest.user, "Botty")
    with rejection("guest"):
        accounts.change_password(guest, "", PASSWORD)


def test_login_by_name_without_case_and_the_old_session_ends(accounts: Accounts) -> None:
    ada = person(accounts)
    guest = accounts.new_guest()
    back = accounts.login(" aDA ", PASSWORD, "a phone", old_cookie=guest.cookie)
    assert back.identity.user.id == ada.identity.user.id and back.cookie != guest.cookie
    assert accounts.identify_cookie(guest.cookie) is None and accounts.identify_cookie(ada.cookie) is not None


@pytest.mark.parametrize("name", ["Ada", "Nobody Known", "Botty", "", "\ud800", "A\x00da", "x" * 10_000])
def test_a_failed_login_is_answered_alike_and_works_alike(
    accounts: Accounts, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same hasher runs once whether or not there is such a name, and whatever it belongs to."""
    accounts.add_bot(person(accounts).identity.user, "Botty")
    compared: list[str] = []
    matches = accounts.passwords._hasher.verify

    def verify(data: str, password: bytes) -> bool:
        compared.append(data)
        return matches(data, password)

    monkeypatch.setattr(accounts.passwords, "_hasher", CountingHasher(verify))
    with pytest.raises(Rejection) as rejected:
        accounts.login(name, "the wrong one")
    assert (rejected.value.code, str(rejected.value)) == ("wrong_login", "wrong name or password")
    assert len(compared) == 1 and compared[0].startswith("$argon2id$")
    assert compared[0].split("$")[3] == accounts.passwords._dummy_hash.split("$")[3]  # the same parameters


class CountingHasher:
    def __init__(self, verify: object) -> None:
        self.verify = verify


def test_the_password_of_nobody_opens_nothing(accounts: Accounts) -> None:
    with rejection("wrong_login"):
        accounts.login("Nobody Known", "the password of nobody")
    with rejection("wrong_login"):
        accounts.login("Nobody Known", "")


def test_a_password_is_hashed_anew_when_the_parameters_have_changed(accounts: Accounts, store: InspectedStore) -> None:
    ada = person(accounts).identity.user
    before = store.users[ada.id].password
    accounts.login("Ada", PASSWORD)
    assert store.users[ada.id].password == before
    stronger = Accounts(store, accounts.clock, hasher=PasswordHasher(2, 16, 1))
    stronger.login("Ada", PASSWORD)
    assert store.users[ada.id].password != before and "m=16,t=2" in store.users[ada.id].password
    stronger.login("Ada", PASSWORD)


def test_changing_the_password_ends_the_other_sessions(accounts: Accounts) -> None:
    here, there = person(accounts), accounts.login("Ada", PASSWORD)
    with rejection("wrong_password"):
        accounts.change_password(here.identity, "not this", "another horse")
    with rejection("bad_password"):
        accounts.change_password(here.identity, PASSWORD, "short")
    assert there.identity.session is not None
    assert accounts.change_password(here.identity, PASSWORD, "another horse") == [there.identity.session.id]
    assert accounts.identify_cookie(there.cookie) is None and accounts.identify_cookie(here.cookie) is not None
    with rejection("wrong_login"):
        accounts.login("Ada", PASSWORD)
    accounts.login("Ada", "another horse")


def test_changes_made_while_a_password_is_hashed_survive(
    accounts: Accounts, store: InspectedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = person(accounts)

    def ban_meanwhile(password: str) -> str:
        store.change_user(here.identity.user.id, banned=True)
        return CHEAP.hash(password)

    monkeypatch.setattr(accounts.passwords, "hash", ban_meanwhile)
    accounts.change_password(here.identity, PASSWORD, "another horse")
    assert store.users[here.identity.user.id].banned


@pytest.mark.parametrize("is_outdated", [False, True])
@pytest.mark.parametrize("moment", ["matches", "add_session"])
def test_an_old_password_opens_nothing_that_lasts_beyond_its_change(
    accounts: Accounts, store: InspectedStore, monkeypatch: pytest.MonkeyPatch, moment: str, is_outdated: bool
) -> None:
    here = person(accounts)
    place: Any = accounts.passwords if moment == "matches" else store
    work = getattr(place, moment)

    def change_meanwhile(*arguments: Any) -> Any:
        monkeypatch.setattr(place, moment, work)
        answer = work(*arguments) if moment == "matches" else None
        accounts.change_password(here.identity, PASSWORD, "another horse")
        return answer if moment == "matches" else work(*arguments)

    if is_outdated:
        monkeypatch.setattr(accounts.passwords, "is_outdated", lambda data: True)
    monkeypatch.setattr(place, moment, change_meanwhile)
    with rejection("wrong_login"):
        accounts.login("Ada", PASSWORD)
    assert accounts.sessions(here.identity.user) == [here.identity.session]
    with rejection("wrong_login"):
        accounts.login("Ada", PASSWORD)
    accounts.login("Ada", "another horse")


def test_who_could_not_be_deleted_can_try_again(
    accounts: Accounts, store: InspectedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, delete_user = accounts.new_guest(), store.delete_user

    def reject(user: str) -> None:
        raise Unavailable("no space left")

    monkeypatch.setattr(store, "delete_user", reject)
    with pytest.raises(Unavailable):
        accounts.delete(guest.identity.user)
    assert accounts.identify_cookie(guest.cookie) is not None
    monkeypatch.setattr(store, "delete_user", delete_user)
    accounts.delete(guest.identity.user)
    assert accounts.identify_cookie(guest.cookie) is None


# Bans
def test_a_ban_in_the_moment_of_a_login_stays(
    accounts: Accounts, store: InspectedStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, save = person(accounts).identity.user, store.save_user

    def ban_meanwhile(user: User, before: User | None = None) -> None:
        store.change_user(user.id, banned=True)
        save(user, before)

    monkeypatch.setattr(store, "save_user", ban_meanwhile)
    late = accounts.login("Ada", PASSWORD)
    assert store.users[ada.id].banned
    with rejection("banned"):
        accounts.identify_cookie(late.cookie)


def test_the_banned_are_rejected_with_a_sentence(accounts: Accounts, store: InspectedStore) -> None:
    ada = person(accounts)
    bot = accounts.add_bot(ada.identity.user, "Botty")
    store.change_user(ada.identity.user.id, banned=True)
    with pytest.raises(Rejection, match="'Ada' is banned from this server") as rejected:
        accounts.identify_cookie(ada.cookie)
    assert rejected.value.code == "banned"
    with rejection("banned"):
        accounts.login("Ada", PASSWORD)
    with rejection("wrong_login"):  # without the password, nobody learns of the ban
        accounts.login("Ada", "something else")
    with rejection("banned"):
        accounts.identify_token(bot.token)
    assert accounts.logout(ada.cookie)
