"""The structs that a store reads and writes. Times are seconds since 1970; ids are random and mean nothing."""

import secrets
from typing import Literal

import msgspec

from longhaul.server.store.listing import ListedResult, ListedSeat, Status
from longhaul.table import Header, LogEntry


def new_public_id() -> str:
    return secrets.token_hex(8)


class Row(msgspec.Struct, kw_only=True):
    """Base of all rows."""


class User(Row):
    """A player: a guest, a person with an account, or a person's bot."""

    id: str
    name: str  # shown to others
    kind: Literal["guest", "person", "bot"]
    password: str = ""  # an argon2id hash; only people have one
    owner: str = ""  # of a bot: the person it belongs to
    created: float = 0.0
    seen: float = 0.0
    muted_until: float = 0.0
    banned: bool = False
    public_id: str = msgspec.field(default_factory=new_public_id)  # by which others find the profile; `id` is secret


class Session(Row):
    """A browser that is signed in. The id is a hash, so that nobody who reads the database can sign in with it."""

    id: str
    user: str
    created: float
    seen: float
    agent: str = ""  # the browser's User-Agent


class Token(Row):
    """A bot's key for the API; the id is its hash."""

    id: str
    user: str  # the bot
    label: str = ""
    created: float = 0.0
    seen: float = 0.0


class Summary(Row):
    """What lists show of a table, without loading it."""

    status: Status
    version: int
    turn: int
    seats: list[ListedSeat]
    result: ListedResult | None = None
    scores: list[int] = []  # as of `version`; summaries of older servers have none

    def __post_init__(self) -> None:
        if self.result:  # before endings were words, their English text was stored, of which the words were made
            self.result["ending"] = self.result["ending"].replace(" ", "-")


class ListedTable(Row):
    """A row of a list of tables."""

    header: Header
    host: str
    summary: Summary
    updated: float


class StoredTable(Row):
    """Everything needed to continue a table."""

    header: Header
    host: str
    summary: Summary
    snapshot: bytes  # b"" when there is none
    snapshot_at: int  # the number of the last entry in the snapshot
    entries: list[LogEntry]  # those after the snapshot


class NewTable(Row):
    """A new table with its first entries."""

    header: Header
    host: str
    summary: Summary
    entries: list[LogEntry]


class Append(Row):
    """Something to add to a table: its next entry, and sometimes a new summary or snapshot."""

    table: str
    entry: LogEntry | None  # None: only the summary has changed, at the time `at`
    at: float = 0.0
    summary: Summary | None = None  # if it has changed
    snapshot: bytes = b""  # taken after an entry before this one; its number is in `snapshot_at`
    snapshot_at: int = 0

    @property
    def is_move(self) -> bool:
        """Whether it is a move without summary and snapshot."""
        return self.entry is not None and self.entry.kind == "play" and self.summary is None and not self.snapshot


class ChatLine(Row):
    """A chat message at a table."""

    table: str
    number: int  # increasing, with gaps; no number is used twice
    at: float
    who: str
    name: str
    text: str
    phrase: str = ""  # a quick phrase instead of text


class Rating(Row):
    """How well someone plays a game: mean and uncertainty of a skill."""

    game: str
    player: str  # a user's id or "bot:trader"; older versions also rated "set:house" in solo games
    name: str
    mu: float
    sigma: float
    games: int = 0
    wins: int = 0


class UploadedRecord(Row):
    """A game record that someone uploaded."""

    id: str
    owner: str
    created: float
    data: bytes  # JSON


class RecordInfo(Row):
    """An uploaded record without its content."""

    id: str
    created: float


class RatingStep(Row):
    """How one game changed a rating."""

    table: str
    player: str
    game: str
    at: float
    mu: float
    sigma: float
    won: bool
    score: int


class Daily(Row):
    """Someone's game of a daily challenge: the first one they begin counts."""

    day: str  # as in 2026-11-15, by UTC
    game: str
    player: str  # a user's id, or "bot:trader"
    name: str
    table: str
    started: float
    ended: float = 0.0  # 0: not finished
    points: int = -1  # rankings are sorted by it; -1: not finished
    note: str = ""  # what the result says: a message as JSON; text in older rows


class Analysis(Row):
    """The analysis of a finished game or a record."""

    replay: str  # the id of a table or a record
    made: float
    data: bytes  # JSON, gzipped


class Attempt(Row):
    """Someone's attempts at a puzzle."""

    user: str
    puzzle: str
    day: str  # the date on which it was solved as the puzzle of the day, or ""
    at: float  # of the first try
    tries: int
    solved: bool


class StoredPremoves(Row):
    """A user's premoves and conditional moves at a table, in their order."""

    table: str
    user: str
    version: int  # of the table when this was stored; later entries tell which premoves have been played since
    data: bytes  # JSON


NoticeKind = Literal["move", "stuck", "played", "cleared", "asked", "over"]


class Notice(Row):
    """A notice for a user. It names no other person, so that deleting an account need not change it."""

    id: str  # derived from the event, so that it is stored once
    user: str
    created: float
    kind: NoticeKind
    table: str
    game: str
    text: str  # a message as JSON; text in older rows
    read: bool = False
    mailed: float = 0.0  # when a mail was sent; 0: not yet; below 0: none is due


class UserOrigin(Row):
    """That a user connected from an origin: a keyed hash of a network address."""

    user: str
    origin: str
    seen: float  # last


class Claim(Row):
    """When a guest became a person."""

    user: str
    at: float


class Address(Row):
    """A user's e-mail address, used only when confirmed."""

    user: str
    address: str
    made: float
    confirmed: float = 0.0  # 0: not confirmed
    language: str = ""  # of the mails; "" is English
