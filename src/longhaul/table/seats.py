"""Who holds a seat: a person, a bot, no one yet, or a bot for someone who has left."""

import msgspec

from longhaul.core.position import Position


class Seat(msgspec.Struct):
    """A person if `who` is set, a bot if only `bot` is, else open.

    A bot may hold a seat for people: then it yields it to whoever sits down. One that plays for someone who left
    keeps the seat until that person returns; one that plays for someone who resigned keeps it for good.
    """

    who: str = ""
    name: str = ""
    bot: str = ""
    yields: bool = False
    left: bool = False  # a person had this seat and went away
    resigned: bool = False  # by themselves, or by their clock
    late: bool = False  # by their clock
    replaced: bool = False  # others let a bot play on
    inherited: bool = False  # whoever holds it came when another had played for it
    left_at: float = 0.0  # when the person went away, by the server's clock
    forfeited: bool = False  # resigned because they left a rated game and did not come back in time

    @property
    def kind(self) -> str:
        if self.bot:
            return "bot"
        return "person" if self.who else "open"

    @property
    def is_open(self) -> bool:
        """Whether anyone may sit down here."""
        return not self.who and (not self.bot or self.yields)

    def is_free_for(self, who: str) -> bool:
        """Whether a person may sit down here."""
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
        """Others let a bot play on."""
        self.leave(now)
        self.hand_to_bot(bot)
        self.replaced = True

    def give_up(self, how: str) -> None:
        """`how` is the kind of the entry: resign, flag or forfeit."""
        self.resigned, self.late, self.forfeited = True, how == "flag", how == "forfeit"


def given_up(seats: list[Seat]) -> str:
    """How a game ended that all but one have lost before its end."""
    if all(seat.forfeited for seat in seats):
        return "the others left"
    if all(seat.late for seat in seats):
        return "the others ran out of time"
    return "the others resigned or ran out of time" if any(seat.late for seat in seats) else "the others resigned"


def winners_among(position: Position, standing: list[int]) -> list[int]:
    """Who wins a finished game if only these seats can: if no winner is among them, the best of them."""
    winners = [seat for seat in position.winners if seat in standing]
    if winners or not position.winners or not standing:
        return winners
    best = max(position.scores[seat] for seat in standing)
    return [seat for seat in standing if position.scores[seat] == best]
