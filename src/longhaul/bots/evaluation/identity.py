"""Canonicalization for games that have no symmetric positions."""

from typing import Any

from longhaul.core.jit.rule import rule


@rule
def leave_unchanged(c: Any, s: Any) -> None:
    """Symmetric positions are too rare to look for."""
