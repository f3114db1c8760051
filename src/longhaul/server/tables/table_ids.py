"""Ids and seeds of new tables, which nobody can guess."""

import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # no letters that look alike


def new_seed() -> int:
    """The luck of a new table, which nobody can foresee."""
    return secrets.randbits(64)


def new_id() -> str:
    """Twelve letters that no one guesses."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))
