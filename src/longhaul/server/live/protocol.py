"""The messages of the live socket, as JSON, each with its kind in `t`. The client's types are made from these.

A connection may watch any number of tables. Commands carry a number of the client's choice in `id`; the answer
repeats it in `re`: a `step` or `table` when it was done (and is on disk), `done` when there is nothing to show,
`refused` when nothing was changed, and why. Every table has a version that grows by one with each entry; a command
names the version it was made for, and a client that comes back says the last version it saw.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from longhaul.table.premoves import Order
from longhaul.table.view import AboutView, ActionView, StateView, StepView

PROTOCOL = 1
HEARTBEAT = 25  # seconds: a client sends something at least this often, if only a ping
LONGEST_MESSAGE = 4096  # bytes from a client
LONGEST_CHAT = 300  # characters


class Message(msgspec.Struct, tag_field="t", tag=lambda name: name.lower(), omit_defaults=False, gc=False):
    """Base of all messages."""


# From a client ----------------------------------------------------------------------------------
class Command(Message, forbid_unknown_fields=True, kw_only=True):
    id: int = 0


class Ping(Command):
    """Still here; answered by a pong with the server's time."""


class Lobby(Command):
    """Tell me of open tables, or stop telling."""

    on: bool = True


class OfTable(Command):
    table: str


class Watch(OfTable):
    """Show me a table, and everything that happens there from now on."""

    since: int = 0  # the last version seen, to be told what was missed


class Unwatch(OfTable):
    pass


class Sit(OfTable):
    """Sit down; without a seat, on the first that is free."""

    seat: int = -1


class Leave(OfTable):
    pass


class Chat(OfTable):
    text: str


class Rematch(OfTable):
    """The same again at a new table; everyone watching is told where it is."""


class Bot(OfTable):
    """Put a bot on an open seat, or on one whose player is away."""

    seat: int
    bot: str
    yields: bool = False


class OfVersion(OfTable):
    version: int


class Play(OfVersion):
    action: int | str  # a number or a text form


class Undo(OfVersion):
    """Take my last decision back, where that is my right."""


class Ask(OfVersion):
    """Ask the others to agree to a take-back or a draw."""

    what: str


class Answer(OfVersion):
    yes: bool


class Resign(OfVersion):
    pass


Incoming = Ping | Lobby | Watch | Unwatch | Sit | Leave | Chat | Rematch | Bot | Play | Undo | Ask | Answer | Resign


# From the server --------------------------------------------------------------------------------
class You(msgspec.Struct, frozen=True):
    id: str
    name: str
    kind: str  # guest, person or bot


class Welcome(Message):
    """The first message: who you are here (null for someone who only looks on)."""

    protocol: int
    server: str
    now: float
    heartbeat: int
    you: You | None


class Named(Message):
    """You have another name now, or took one: wherever you are connected."""

    you: You


class ChatLineView(msgspec.Struct, frozen=True):
    number: int
    at: float
    seat: int  # -1: someone who looks on
    name: str
    text: str


class Table(Message):
    """A table as it stands: sent on `watch`, and whenever steps were left out."""

    re: int
    about: AboutView
    seat: int  # yours, or -1
    host: bool  # whether you set it up
    state: StateView
    actions: list[ActionView]
    log_from: int  # the number of the first step in `log`; earlier ones can be asked for by HTTP
    log: list[StepView]
    chat: list[ChatLineView]
    here: list[bool]  # which seats' holders are connected
    watching: int


class Step(Message):
    """Something happened: what it was, and how things stand now."""

    re: int
    table: str
    seat: int  # yours, or -1
    step: StepView
    state: StateView
    actions: list[ActionView]


class Said(Message):
    re: int
    table: str
    line: ChatLineView


class People(Message):
    """Someone came or went."""

    table: str
    here: list[bool]
    watching: int


class Moved(Message):
    """There is a rematch, at another table."""

    re: int
    table: str
    to: str


class Tables(Message):
    """The lobby changed."""

    tables: list[dict[str, Any]]


class Job(Message):
    """How far a piece of work is that you asked for."""

    job: str
    kind: str
    progress: float  # 0 to 1
    done: bool
    error: str
    result: dict[str, Any] | None


class Orders(Message):
    """What you have laid ahead at a table, whenever it changes. Nobody else is told."""

    table: str
    orders: list[Order]
    note: str  # what became of one, where that is news
    number: int  # of the change: what has a lower one is older, while the connection lasts


class NoticeView(msgspec.Struct, frozen=True):
    id: str
    at: float
    kind: str  # move, stuck, played, cleared, asked or over
    table: str
    game: str
    text: str
    read: bool


class Notices(Message):
    """How many notices you have not read, whenever that changes, and the newest if there is a new one."""

    unread: int
    notice: NoticeView | None


class Done(Message):
    re: int


class Pong(Message):
    re: int
    now: float


class Refused(Message):
    re: int
    table: str
    code: str
    text: str
    clause: str
    version: int  # of the table, so that a stale client knows


Outgoing = (
    Welcome | Named | Table | Step | Said | People | Moved | Tables | Job | Orders | Notices | Done | Pong | Refused
)

# A client's message; msgspec.DecodeError or ValidationError says what is wrong with it.
decode: Callable[[bytes | str], Incoming] = msgspec.json.Decoder(Incoming).decode
encode: Callable[[object], bytes] = msgspec.json.Encoder().encode
