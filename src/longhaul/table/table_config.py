"""What a host chooses when they open a table, and the checks it must pass."""

from typing import Annotated, Any

import msgspec

from longhaul.bots import available_bots
from longhaul.core.messages import Message
from longhaul.core.options import read_options
from longhaul.games import find_game
from longhaul.table.clock import Clock
from longhaul.table.errors import BadSetup
from longhaul.table.header import ContinuedFrom, Header
from longhaul.table.seats import Seat
from longhaul.table.table import Table

MAX_SEATS = 16  # of any game
UNTIL_TAKEN = "+"  # "+trader": the bot plays until a person sits down


class TableConfig(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat is "me", "open", a bot's name, or "+" and a bot's name: a bot that plays until a person sits down."""

    game: str
    seats: list[str]
    options: dict[str, Any] = {}
    content: str = "house"
    clock: Clock = Clock()
    private: bool = False
    auto_forced: bool = True  # the table plays moves that are the only legal one
    rotation: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEATS)] = 0  # places that seats have moved on in rematches
    rated: bool | None = None  # no hints, and the result changes ratings; null: if a seat is open

    def check(self) -> "TableConfig":
        """Raise BadSetup if it cannot be played."""
        rulebook = find_game(self.game)
        low, high = rulebook.facts.seats
        if not low <= len(self.seats) <= high:
            facts = {"game": self.game, "low": low, "high": high, "count": len(self.seats)}
            span = "seats-exactly" if low == high else "seats"
            raise BadSetup("seats", Message(f"rejected-setup-{span}", facts))
        for number, seat in enumerate(self.seats, 1):
            if seat not in ("me", "open") and seat.removeprefix(UNTIL_TAKEN) not in available_bots():
                known = ["me", "open", *available_bots(), *(UNTIL_TAKEN + bot for bot in available_bots())]
                facts = {"number": number, "text-seat": seat, "text-known": known}
                raise BadSetup("seats", Message("rejected-setup-seat", facts))
        if self.seats.count("me") > 1:
            raise BadSetup("seats", Message("rejected-setup-own-seats"))
        if self.content not in rulebook.sets:
            facts = {"text-set": self.content, "text-known": rulebook.sets}
            raise BadSetup("content", Message("rejected-no-set", facts))
        self.clock.check()
        if len(self.seats) == 1 and self.clock.pace != "none":
            raise BadSetup("clock", Message("rejected-setup-solo-clock"))
        if len(self.seats) == 1 and self.rated:
            raise BadSetup("rated", Message("rejected-setup-solo-rated"))
        read_options(rulebook.options, self.options)
        return self

    @property
    def is_rated(self) -> bool:
        """As chosen; by default a game with open seats is rated, and one against bots is practice."""
        return (len(self.seats) > 1 and "open" in self.seats) if self.rated is None else self.rated

    def header(
        self, number: str, seed: int, salt: str, now: float, origin: ContinuedFrom | None = None, daily: str = ""
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
            rotation=self.rotation,
            daily=daily,
        )


def _rematch_seat(seat: Seat, host: str) -> str:
    if seat.who or not seat.bot:
        return "me" if seat.who == host else "open"
    return f"{UNTIL_TAKEN if seat.yields else ''}{seat.bot}"


def rematch_config(table: Table, host: str) -> TableConfig:
    """The same table again: everyone moves one seat on, and other people's seats are open."""
    seats = [_rematch_seat(seat, host) for seat in table.seats]
    header = table.header
    return TableConfig(
        game=header.game,
        seats=seats[-1:] + seats[:-1],
        options=header.options,
        content=header.content,
        clock=header.clock,
        private=header.private,
        auto_forced=header.auto_forced,
        rotation=(header.rotation + 1) % len(seats),
        rated=header.rated,
    )
