"""Accounts: bots and their tokens, export, and deletion."""

import msgspec
import pytest
from argon2 import PasswordHasher

from longhaul.server.accounts.export import PAGE_SIZE
from longhaul.server.accounts.service import MAX_BOTS_PER_OWNER, Accounts
from longhaul.server.store import Store
from longhaul.server.store.rows import NewTable, UploadedRecord
from tests.server.accounts.memory_store import InspectedStore
from tests.server.accounts.people import PASSWORD, person, rejection
from tests.server.store.samples import header, rating, sit, summary


# Bots
def test_a_bot_is_known_by_its_token(accounts: Accounts) -> None:
    owner = person(accounts).identity.user
    bot = accounts.add_bot(owner, "Botty")
    assert bot.token.startswith("lh_") and len(bot.token) > 60
    identity = accounts.identify_token(bot.token)
    assert identity.user == bot.user and identity.user.kind == "bot" and identity.user.owner == owner.id
    assert identity.session is None and identity.token is not None
    assert accounts.bots(owner) == [bot.user]
    with rejection("not_for_bots"):
        accounts.add_bot(bot.user, "Another")
    with rejection("not_for_bots"):
        accounts.delete(bot.user)
    with rejection("already_claimed"):
        accounts.claim(bot.user, "Freed", PASSWORD)


def test_a_token_changed_in_any_byte_is_rejected_without_a_look_up(accounts: Accounts, store: InspectedStore) -> None:
    token = accounts.add_bot(person(accounts).identity.user, "Botty").token
    store.look_ups = 0
    for i, character in enumerate(token):
        for other in ("A", "b", "", "é"):
            if other != character:
                with rejection("bad_token"):
                    accounts.identify_token(token[:i] + other + token[i + 1 :])
    assert store.look_ups == 0


def test_a_renewed_or_revoked_token_opens_nothing(accounts: Accounts) -> None:
    owner, other = person(accounts).identity.user, person(accounts, "Bob").identity.user
    bot = accounts.add_bot(owner, "Botty")
    for not_theirs in (accounts.renew_bot, accounts.revoke_bot):
        with rejection("no_bot"):
            not_theirs(other, bot.user.id)
    renewed = accounts.renew_bot(owner, bot.user.id)
    with rejection("bad_token"):
        accounts.identify_token(bot.token)
    assert accounts.identify_token(renewed.token).user.id == bot.user.id
    accounts.revoke_bot(owner, bot.user.id)
    with rejection("bad_token"):
        accounts.identify_token(renewed.token)
    assert accounts.bots(owner) == []
    accounts.add_bot(owner, "Botty")  # the name is free again


def test_a_person_has_so_many_bots_and_no_more(accounts: Accounts) -> None:
    owner = person(accounts).identity.user
    for i in range(MAX_BOTS_PER_OWNER):
        accounts.add_bot(owner, f"Botty {i}")
    with rejection("too_many_bots"):
        accounts.add_bot(owner, "One More")


# Leaving
def test_the_export_holds_everything_and_no_secrets(accounts: Accounts, store: InspectedStore) -> None:
    ada = person(accounts)
    user = ada.identity.user
    bot = accounts.add_bot(user, "Botty")
    add_tables(store, user.id, sat_at=range(PAGE_SIZE + 50), set_up=range(40, PAGE_SIZE + 60))
    store.add_chat("t1", 1.0, user.id, "Ada", "ahoy")
    store.save_ratings("t1", [rating(user.id)], [])
    store.add_record(UploadedRecord(id="r1", owner=user.id, created=1.0, data=b'{"game":"dice-traders"}'))
    data = msgspec.json.encode(accounts.export(user)).decode()
    plain = msgspec.json.decode(data)
    assert plain["account"]["name"] == "Ada" and plain["account"]["has_password"]
    assert plain["sessions"][0]["agent"] == "a browser" and plain["bots"][0]["name"] == "Botty"
    assert len(plain["tables"]) == PAGE_SIZE + 60 and len({table["id"] for table in plain["tables"]}) == PAGE_SIZE + 60
    assert plain["chat"][0]["text"] == "ahoy" and plain["ratings"][0]["mu"] == 25.0
    assert plain["records"] == [{"id": "r1", "created": 1.0, "record": {"game": "dice-traders"}}]
    for secret in ("argon2", "987654321", "the salt", bot.token, ada.cookie):
        assert secret not in data


def add_tables(store: Store, user: str, sat_at: range, set_up: range) -> None:
    """Three tables share each moment, so pages do not end neatly."""
    store.add_tables(
        [
            NewTable(
                header=header(f"t{number}", seed=987654321, salt="the salt", created=number // 3),
                host=user if number in set_up else "",
                summary=summary(),
                entries=[sit(1, user, "Ada", at=number // 3)] if number in sat_at else [],
            )
            for number in range(max(sat_at.stop, set_up.stop))
        ]
    )


def test_deleting_takes_the_password_and_leaves_nothing(accounts: Accounts, store: InspectedStore) -> None:
    ada = person(accounts)
    bot = accounts.add_bot(ada.identity.user, "Botty")
    for wrong in ("", "not this"):
        with rejection("wrong_password"):
            accounts.delete(ada.identity.user, wrong)
    accounts.delete(ada.identity.user, PASSWORD)
    assert not store.users and not store.sessions and not store.tokens
    assert accounts.identify_cookie(ada.cookie) is None
    with rejection("bad_token"):
        accounts.identify_token(bot.token)
    with rejection("no_user"):
        accounts.export(ada.identity.user)


def test_a_guest_is_deleted_without_a_password(accounts: Accounts, store: InspectedStore) -> None:
    guest = accounts.new_guest()
    accounts.delete(guest.identity.user)
    assert not store.users and accounts.identify_cookie(guest.cookie) is None


def test_by_default_hashes_are_as_rfc_9106_asks(store: InspectedStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longhaul.server.accounts.passwords.PasswordHasher", PasswordHasher)  # not `cheap_passwords`
    hashed = Accounts(store).passwords.hash(PASSWORD)
    assert hashed.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
