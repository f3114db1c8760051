"""Ids and seeds of new tables, which nobody can guess."""

import secrets

from longhaul.server.random_codes import random_code


def new_seed() -> int:
    """The seed of a new table: 64 random bits."""
    return secrets.randbits(64)


def new_id() -> str:
    return random_code(12)
