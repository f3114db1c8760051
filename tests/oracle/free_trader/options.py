"""What the table agreed on: the option `edition` chooses a column, each other option may be set on its own."""

from dataclasses import dataclass
from typing import Any

BY_EDITION: dict[str, dict[str, Any]] = {  # the table under "Options" in the rulebook
    "2014": {
        "month_end": "on_draw",
        "invader_doubling": "attack_only",
        "unavailable": "zero",
        "space_loss": "choose_space",
        "escape_back": "free",
        "escape_new": "only_when_alone",
        "sell_floor": 1,
    },
    "v2": {
        "month_end": "after_use",
        "invader_doubling": "attack_and_defence",
        "unavailable": "na",
        "space_loss": "overflow_only",
        "escape_back": "last_resort",
        "escape_new": "if_open_space",
        "sell_floor": 0,
    },
}
IN_BOTH: dict[str, Any] = {
    "no_stranding": False,
    "module_rounding": "down",
    "in_play": "include",
    "fine_change": "forfeit",
    "module_cap": "none",
    "cargo_cap": "none",
    "booty": False,
    "booty_invaders": False,
    "extra_discard": False,
    "free_cargo": False,
    "pregen": False,
}


@dataclass(frozen=True)
class Options:
    edition: str
    month_end: str
    invader_doubling: str
    unavailable: str
    space_loss: str
    escape_back: str
    escape_new: str
    sell_floor: int
    no_stranding: bool
    module_rounding: str
    in_play: str
    fine_change: str
    module_cap: int | str
    cargo_cap: int | str
    booty: bool
    booty_invaders: bool
    extra_discard: bool
    free_cargo: bool
    pregen: bool

    @classmethod
    def of(cls, chosen: dict[str, Any]) -> "Options":
        edition = chosen.get("edition", "2014")
        return cls(**{"edition": edition, **BY_EDITION[edition], **IN_BOTH, **chosen})

    def highest_level(self, module: str) -> int | None:
        """FT-UPG-05: `module_cap` limits every module, `cargo_cap` Cargo Spaces on top of that."""
        caps = [self.module_cap, self.cargo_cap] if module == "cargo" else [self.module_cap]
        return min((cap for cap in caps if isinstance(cap, int)), default=None)
