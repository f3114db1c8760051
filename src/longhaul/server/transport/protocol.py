"""The messages of the live socket: JSON, with the kind in `t`. The client's TypeScript types are generated from them.

A connection may watch any number of tables. Commands carry a number of the client's choice in `id`; the answer repeats
it in `re`: a `step` or `table` when the command was carried out (and is on disk), `done` when there is nothing to show,
`refused` when it was rejected. Every table has a version that grows by one with each log entry; a command names the
version it was made for, and a client that reconnects sends the last version it saw.
"""

from collections.abc import Callable, Mapping
from typing import Annotated, Any

import msgspec

from longhaul.core.messages import Message as TextMessage
from longhaul.server.messages import QuickPhrase
from longhaul.server.store.listing import TableListing
from longhaul.table.premoves import PremoveView
from longhaul.table.view import AboutView, ActionView, StateView, StepView

PROTOCOL = 1
HEARTBEAT_SECONDS = 25  # a client sends something at least this often, if only a ping
MAX_MESSAGE_BYTES = 4096  # bytes from a client
MAX_CHAT_LENGTH = 300  # characters

Number = Annotated[int, msgspec.Meta(ge=-(1 << 53), le=1 << 53)]  # what JavaScript's numbers hold, too


class Message(msgspec.Struct, tag_field="t", tag=lambda name: name.lower(), omit_defaults=False, gc=False):
    """Base of all messages."""


# From a client ----------------------------------------------------------------------------------
class Command(Message, forbid_unknown_fields=True, kw_only=True):
    id: int = 0


class Ping(Command):
    """Keeps the connection open; answered by a pong with the server's time."""


class Lobby(Command):
    """Subscribe to the list of open tables, or unsubscribe."""

    on: bool = True


class TableCommand(Command):
    table: str


class Watch(TableCommand):
    """Subscribe to a table: receive it as it stands, then every step."""

    since: Number = 0  # the last version seen: the steps after it are sent again


class Unwatch(TableCommand):
    pass


class Sit(TableCommand):
    """Sit down on a seat, or on the first free one."""

    seat: Number = -1


class Leave(TableCommand):
    pass


class Chat(TableCommand):
    """A line of text, or a quick phrase, which all read in their own language."""

    text: str = ""
    phrase: QuickPhrase | None = None


class Rematch(TableCommand):
    """Open a new table with the same options; all subscribers receive its id."""


class Bot(TableCommand):
    """Put a bot on an open seat, or on the seat of a player who is away."""

    seat: Number
    bot: str
    yields: bool = False


class VersionedCommand(TableCommand):
    version: Number


class Play(VersionedCommand):
    action: int | str  # a number or a text form


class Undo(VersionedCommand):
    """Take back my last decision, if that needs nobody's agreement."""


class Ask(VersionedCommand):
    """Ask the others to agree to a takeback or a draw."""

    what: str


class Answer(VersionedCommand):
    yes: bool


class Resign(VersionedCommand):
    pass


Incoming = Ping | Lobby | Watch | Unwatch | Sit | Leave | Chat | Rematch | Bot | Play | Undo | Ask | Answer | Resign


# From the server --------------------------------------------------------------------------------
class You(msgspec.Struct, frozen=True):
    id: str
    name: str
    kind: str  # guest, person or bot


class Welcome(Message):
    """The first message: who you are here; null without an account."""

    protocol: int
    server: str
    now: float
    heartbeat: int
    you: You | None


class Renamed(Message, tag="named"):
    """Your name has changed. Sent to all your connections."""

    you: You


class ChatLineView(msgspec.Struct, frozen=True):
    number: int
    at: float
    seat: int  # -1: a spectator
    name: str
    text: str
    phrase: str  # a quick phrase instead of text, or ""


class Table(Message):
    """A table as it stands: sent on `watch`, and after steps were dropped because the client did not keep up."""

    re: int
    about: AboutView
    seat: int  # yours, or -1
    host: bool  # whether you set it up
    state: StateView
    actions: list[ActionView]
    log_from: int  # the number of the first step in `log`; HTTP serves earlier ones
    log: list[StepView]
    chat: list[ChatLineView]
    here: list[bool]  # which seats' holders are connected
    watching: int  # spectators


class Step(Message):
    """A log entry, and the state after it."""

    re: int
    table: str
    seat: int  # yours, or -1
    step: StepView
    state: StateView
    actions: list[ActionView]


class NewChatLine(Message, tag="said"):
    re: int
    table: str
    line: ChatLineView


class Presence(Message, tag="people"):
    """Who is connected, whenever that changes."""

    table: str
    here: list[bool]
    watching: int


class RematchOpened(Message, tag="moved"):
    """There is a rematch at another table."""

    re: int
    table: str
    to: str


class Tables(Message):
    """The list of open tables, whenever it changes."""

    tables: list[TableListing]


class Job(Message):
    """The progress of a job that you started."""

    job: str
    kind: str
    progress: float  # 0 to 1
    done: bool
    error: TextMessage | None
    result: Mapping[str, Any] | None  # of a hint: `Advice`; of an analysis: its replay


class Premoves(Message, tag="orders"):
    """Your premoves at a table, whenever they change. Only you receive them."""

    table: str
    premoves: list[PremoveView] = msgspec.field(name="orders")
    note: TextMessage | None  # why one was removed or not played
    number: int  # counts the changes: a message with a lower number is older, while the connection lasts


class NoticeView(msgspec.Struct, frozen=True):
    id: str
    at: float
    kind: str  # move, stuck, played, cleared, asked or over
    table: str
    game: str  # whose message it is
    message: TextMessage
    read: bool


class Notices(Message):
    """The number of your unread notices, whenever it changes, and the newest notice if it is new."""

    unread: int
    notice: NoticeView | None


class Done(Message):
    re: int


class Pong(Message):
    re: int
    now: float


class Rejected(Message, tag="refused"):
    """Why a command was rejected. It changed nothing."""

    re: int
    table: str
    code: str
    text: str  # the message and the clause, in English or in the language that the connection asks for
    message: TextMessage  # of the game or the site
    clause: str
    version: int  # of the table, so that a client sees that it is behind


Outgoing = (
    Welcome
    | Renamed
    | Table
    | Step
    | NewChatLine
    | Presence
    | RematchOpened
    | Tables
    | Job
    | Premoves
    | Notices
    | Done
    | Pong
    | Rejected
)

# Raises msgspec.DecodeError or ValidationError for an invalid message.
decode: Callable[[bytes | str], Incoming] = msgspec.json.Decoder(Incoming).decode
encode: Callable[[object], bytes] = msgspec.json.Encoder().encode
