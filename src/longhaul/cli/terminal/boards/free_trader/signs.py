"""The letters and colours of Free Trader's cargos."""

from collections.abc import Mapping
from typing import Any, TypeAlias

View: TypeAlias = Mapping[str, Any]  # the game's view, or a part of it

LETTERS = {"weapons": "W", "industrials": "I", "agriculturals": "A", "illegals": "X"}
CARGO_STYLES = {"weapons": "red", "industrials": "cyan", "agriculturals": "green", "illegals": "magenta"}
UNAVAILABLE = "–"  # in place of a price
