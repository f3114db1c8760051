"""What someone asks for when they set up a table, and the checks it must pass."""

from typing import Any

import msgspec

from longhaul.bots import available_bots
from longhaul.core.errors import BadOption
from longhaul.core.options import read_options
from longhaul.games import find_game
from longhaul.table.clock import Clock
from longhaul.table.header import Header, Origin
from longhaul.table.seats import Seat
from longhaul.table.table import Table

HOLDS = "+"  # "+trader": a bot holds the seat until a person sits down


class Setting(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat is "me", "open", a bot's name, or "+" and a bot's name: a bot that holds the seat for people."""

    game: str
    seats: list[str]
    options: dict[str, Any] = {}
    content: str = "house"
    clock: Clock = Clock()
    private: bool = False
    auto_forced: bool = True  # the table plays moves that are the only legal one
    rated: bool | None = None  # without hints, and the result changes ratings; null: where a seat is open for people

    def check(self) -> "Setting":
        """Refuse what cannot be played."""
        rulebook = find_game(self.game)
        low, high = rulebook.facts.seats
        if not low <= len(self.seats) <= high:
            span = f"{low}" if low == high else f"{low} to {high}"
            raise BadOption(f"seats: {rulebook.facts.name} takes {span}, not {len(self.seats)}")
        for number, seat in enumerate(self.seats, 1):
            if seat not in ("me", "open") and seat.removeprefix(HOLDS) not in available_bots():
                known = ", ".join(("me", "open", *available_bots(), *(HOLDS + bot for bot in available_bots())))
                raise BadOption(f"seats: seat {number} is {seat!r}, but can be {known}")
        if self.seats.count("me") > 1:
            raise BadOption("seats: you can hold one seat only")
        if self.content not in rulebook.sets:
            raise BadOption(f"content: there is no set {self.content!r}; there are {', '.join(rulebook.sets)}")
        self.clock.check()
        if len(self.seats) == 1 and self.clock.pace != "none":
            raise BadOption("clock: a game for one has no clock: there is nobody to keep waiting")
        if len(self.seats) == 1 and self.rated:
            raise BadOption("rated: a game for one is not rated")
        read_options(rulebook.options, self.options)
        return self

    @property
    def is_rated(self) -> bool:
        """As it was asked for; else a game that waits for people is rated, and one against bots is for practice."""
        return (len(self.seats) > 1 and "open" in self.seats) if self.rated is None else self.rated

    def header(
        self, number: str, seed: int, salt: str, now: float, origin: Origin | None = None, daily: str = ""
    ) -> Header:
        rulebook = find_game(self.game)
        content = rulebook.find_content(self.content)
        return Header(
            id=number,
            game=self.game,
            rules=rulebook.facts.version,
            content=content.name,
            content_hash=content.digest,
            seats=len(self.seats),
            options=self.options,
            seed=seed,
            salt=salt,
            clock=self.clock,
            private=self.private,
            auto_forced=self.auto_forced,
            created=now,
            rated=self.is_rated and origin is None and not daily,
            origin=origin,
            daily=daily,
        )


def _again(seat: Seat, host: str) -> str:
    if seat.who or not seat.bot:
        return "me" if seat.who == host else "open"
    return f"{HOLDS if seat.yields else ''}{seat.bot}"


def setting_again(table: Table, host: str) -> Setting:
    """The same table once more, everyone one seat further, other people's seats open."""
    seats = [_again(seat, host) for seat in table.seats]
    header = table.header
    return Setting(
        game=header.game,
        seats=seats[-1:] + seats[:-1],
        options=header.options,
        content=header.content,
        clock=header.clock,
        private=header.private,
        auto_forced=header.auto_forced,
        rated=header.rated,
    )
