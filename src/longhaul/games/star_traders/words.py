"""Star Traders in words."""

from longhaul.core.rulebook import Speech

SPEECH = Speech(lambda p, a: str(a), lambda p, e: [], lambda p: p.phase, lambda p, a, c: c, lambda p, s: {}, None)
