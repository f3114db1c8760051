"""What every store promises about origins, claims, and who is a bot."""

import pytest

from longhaul.server.store import Missing, Store
from tests.server.store.samples import add_user, claim, seen_from


def test_an_origin_is_stored_once_and_forgotten_in_time(store: Store) -> None:
    for user in ("ann", "bo"):
        add_user(store, user)
    for row in (seen_from("ann", "o1", 10.0), seen_from("ann", "o2", 20.0), seen_from("bo", "o1", 30.0)):
        store.save_origin(row)
    store.save_origin(seen_from("ann", "o1", 40.0))  # seen again
    assert store.origins_of(["ann"], 0.0) == [seen_from("ann", "o1", 40.0), seen_from("ann", "o2", 20.0)]
    assert store.origins_of(["bo", "ann", "nobody"], 25.0) == [
        seen_from("ann", "o1", 40.0),
        seen_from("bo", "o1", 30.0),
    ]
    assert store.origins_of([], 0.0) == []
    store.forget_origins(30.0)
    assert store.origins_of(["ann", "bo"], 0.0) == [seen_from("ann", "o1", 40.0), seen_from("bo", "o1", 30.0)]
    store.delete_user("ann")
    assert store.origins_of(["ann", "bo"], 0.0) == [seen_from("bo", "o1", 30.0)]


def test_nobody_who_is_not_there_is_seen_or_takes_a_name(store: Store) -> None:
    with pytest.raises(Missing):
        store.save_origin(seen_from("nobody"))
    with pytest.raises(Missing):
        store.save_claim(claim("nobody"))
    assert store.claim_of("nobody") is None


def test_who_had_a_name_before_a_time(store: Store) -> None:
    for user, kind in (
        ("old", "person"),
        ("claimed", "person"),
        ("late", "person"),
        ("guest", "guest"),
        ("robo", "bot"),
    ):
        add_user(store, user, kind=kind, created=10.0 if user != "late" else 60.0)
    store.save_claim(claim("claimed", 40.0))
    everyone = ["old", "claimed", "late", "guest", "robo", "nobody"]
    assert store.named_before(everyone, 10.0) == set()
    assert store.named_before(everyone, 40.0) == {"old"}
    assert store.named_before(everyone, 50.0) == {"old", "claimed"}
    assert store.named_before(everyone, 99.0) == {"old", "claimed", "late"}
    assert store.named_before([], 99.0) == set()
    store.save_claim(claim("claimed", 70.0))
    assert store.claim_of("claimed") == claim("claimed", 70.0) and store.named_before(["claimed"], 50.0) == set()
    store.delete_user("claimed")
    assert store.claim_of("claimed") is None


def test_bots_are_found_among_many_users(store: Store) -> None:
    many = [f"u{number:04}" for number in range(1200)]
    add_user(store, "u0000", "Robo", kind="bot")
    add_user(store, "u1199", "Beep", kind="bot")
    add_user(store, "u0600", "Ann")
    assert store.bots_among(many) == {"u0000", "u1199"} and store.bots_among([]) == set()
