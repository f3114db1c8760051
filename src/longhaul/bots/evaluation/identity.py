"""For games that have no rule of their own to tidy positions by."""

from typing import Any

from longhaul.core.jit.rule import rule


@rule
def as_it_is(c: Any, s: Any) -> None:
    """Hardly two positions are alike."""
