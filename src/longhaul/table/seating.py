"""Who holds a seat: a person, a bot, no one yet, or a bot for someone who has left."""

from dataclasses import dataclass


@dataclass
class Seat:
    """A person if `who` is set, a bot if only `bot` is, else open.

    A bot that holds a seat yields it to a person who sits down; one that plays for someone who left or
    resigned keeps the seat until that person returns, or for good.
    """

    who: str = ""
    name: str = ""
    bot: str = ""
    left: bool = False  # a person had this seat and went away
    resigned: bool = False

    @property
    def kind(self) -> str:
        if self.bot:
            return "bot"
        return "person" if self.who else "open"

    def is_free_for(self, who: str) -> bool:
        """Whether a person may sit down here."""
        if self.resigned:
            return False
        if self.who:
            return self.left and self.who == who
        return True

    def sit(self, who: str, name: str) -> None:
        self.who, self.name, self.bot, self.left = who, name, "", False

    def hand_to_bot(self, bot: str) -> None:
        self.bot = bot

    def leave(self) -> None:
        self.left = True
