"""Seats: held by a person, by a bot, by nobody yet, or by a bot for a person who has left."""

import msgspec

from longhaul.core.position import Position


class Seat(msgspec.Struct):
    """A person if `who` is set, a bot if only `bot` is, else open.

    A bot that yields plays until a person sits down. A bot that plays for a person who left keeps the seat until that
    person returns; for a person who resigned, for good.
    """

    who: str = ""
    name: str = ""
    bot: str = ""
    yields: bool = False
    left: bool = False  # by the person who holds it
    resigned: bool = False  # by the player or by the clock
    late: bool = False  # the clock ran out
    replaced: bool = False  # by a bot, at the request of others
    inherited: bool = False  # taken over from another person who had played
    left_at: float = 0.0  # by the server's clock
    forfeited: bool = False  # lost by leaving a rated game

    @property
    def kind(self) -> str:
        if self.bot:
            return "bot"
        return "person" if self.who else "open"

    @property
    def is_open(self) -> bool:
        """Whether any person may sit down here."""
        return not self.who and (not self.bot or self.yields)

    def is_free_for(self, who: str) -> bool:
        """Whether this person may sit down here."""
        if self.resigned:
            return False
        return self.left and self.who == who if self.who else self.is_open

    def sit(self, who: str, name: str) -> None:
        self.who, self.name, self.bot, self.yields, self.left = who, name, "", False, False
        self.replaced = False

    def hand_to_bot(self, bot: str, yields: bool = False) -> None:
        self.bot, self.yields = bot, yields

    def leave(self, now: float) -> None:
        if not self.left:
            self.left, self.left_at = True, now

    def replace(self, bot: str, now: float) -> None:
        """Let a bot play on for a person who is away."""
        self.leave(now)
        self.hand_to_bot(bot)
        self.replaced = True

    def give_up(self, how: str) -> None:
        """`how`: resign, flag or forfeit."""
        self.resigned, self.late, self.forfeited = True, how == "flag", how == "forfeit"


def given_up(seats: list[Seat]) -> str:
    """How a game ended in which all others gave up: the word of a message `ending-…`."""
    if all(seat.forfeited for seat in seats):
        return "the-others-left"
    if all(seat.late for seat in seats):
        return "the-others-ran-out-of-time"
    return "the-others-resigned-or-ran-out-of-time" if any(seat.late for seat in seats) else "the-others-resigned"


def winners_among(position: Position, standing: list[int]) -> list[int]:
    """The winners of a finished game among these seats: if the rules name none of them, the best of them."""
    winners = [seat for seat in position.winners if seat in standing]
    if winners or not position.winners or not standing:
        return winners
    best = max(position.scores[seat] for seat in standing)
    return [seat for seat in standing if position.scores[seat] == best]
