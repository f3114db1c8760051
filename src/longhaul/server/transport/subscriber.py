"""Who is at a connection: a player, a spectator or a program, and the outbox that sends to them."""

from longhaul.server.network import shown_address
from longhaul.server.transport.outbox import Outbox

BOT_MARK = " (bot)"  # after the name of someone's program; no name that people choose can contain it


def with_bot_mark(name: str) -> str:
    """The name of someone's program, as others see it."""
    return name if name.endswith(BOT_MARK) else f"{name}{BOT_MARK}"


class Subscriber:
    """Receives what happens at the tables it watches."""

    def __init__(self, outbox: Outbox, user: str = "", name: str = "", kind: str = "", address: str = "") -> None:
        self.outbox = outbox
        self.user = user  # "" without an account
        self.name = name
        self.kind = kind
        self.language = ""  # in which a program wants texts beside messages
        self.address = address  # the key that rate limits count it by; "" if nobody is connected

    @property
    def log_fields(self) -> dict[str, str]:
        """What log lines say of it. The address of the request being served is not known where its moves are judged."""
        return {"address": shown_address(self.address)} if self.address else {}

    @property
    def display_name(self) -> str:
        """The name that others see: a program is never taken for a person."""
        return with_bot_mark(self.name) if self.kind == "bot" else self.name
