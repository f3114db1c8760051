"""Guests who become people, and expected rejections."""

import pytest

from longhaul.server.accounts.service import Accounts, SignedIn
from longhaul.table import Rejection

PASSWORD = "correct horse"


def person(accounts: Accounts, name: str = "Ada") -> SignedIn:
    """Someone who came as a guest and stayed."""
    guest = accounts.new_guest("a browser")
    user = accounts.claim(guest.identity.user, name, PASSWORD)
    found = accounts.identify_cookie(guest.cookie)
    assert found is not None and found.user == user
    return SignedIn(found, guest.cookie)


def rejection(code: str) -> "pytest.RaisesExc[Rejection]":
    return pytest.raises(Rejection, check=lambda error: error.code == code)
