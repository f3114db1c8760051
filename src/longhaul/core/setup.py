"""From seed, seats and options to a record that is ready for a game's `setup` rule."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from longhaul.core.content import ContentSet
from longhaul.core.errors import BadOption
from longhaul.core.messages.message import Message, excerpt
from longhaul.core.options import read_options
from longhaul.core.rulebook import Rulebook

SEED_LIMIT = 1 << 64


@dataclass(frozen=True)
class GameSetup:
    """How many play, and by which options; what is not given is as usual in the game."""

    seats: int | None = None
    options: Mapping[str, object] = field(default_factory=dict)


def prepare(
    rulebook: Rulebook, content: ContentSet[Any], seed: int, seats: int | None, options: Mapping[str, object]
) -> Any:
    """A zeroed state with seed, seats and options filled in."""
    low, high = rulebook.facts.seats
    count = rulebook.facts.default_seats if seats is None else seats
    if not _is_whole(count) or not low <= count <= high:
        facts = {"game": rulebook.facts.id, "low": low, "high": high, "text-count": excerpt(count)}
        raise BadOption(Message("rejected-game-seats", facts))
    state: Any = rulebook.state.blank()
    state.seed = as_seed(seed)
    state.seats = count
    for name, value in read_options(rulebook.options, {**content.made_for, **options}).items():
        state[name] = value
    return state


def as_seed(seed: int) -> np.uint64:
    if not _is_whole(seed) or not 0 <= seed < SEED_LIMIT:
        raise BadOption(Message("rejected-seed", {"text-seed": excerpt(seed)}))
    return np.uint64(seed)


def _is_whole(value: object) -> bool:
    """Whether a value is a whole number; `True` is not."""
    return isinstance(value, int) and not isinstance(value, bool)
