"""Random codes that nobody can guess and anybody can read aloud."""

import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters that look alike


def random_code(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
