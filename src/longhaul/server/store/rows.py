"""What a store keeps, as plain structs. Times are seconds since 1970, ids are random words without meaning."""

import secrets
from typing import Any, Literal

import msgspec

from longhaul.table import Header, LogEntry

Status = Literal["open", "playing", "over"]  # open: a seat waits for a person


def new_public_id() -> str:
    return secrets.token_hex(8)


class Row(msgspec.Struct, kw_only=True):
    """Base of all rows."""


class User(Row):
    """Someone who plays: a guest, a person with a name of their own, or someone's bot."""

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
    """A browser that is signed in. The id is a hash: whoever reads the database cannot sign in with it."""

    id: str
    user: str
    created: float
    seen: float
    agent: str = ""  # what the browser calls itself


class Token(Row):
    """A bot's key to the API; the id is a hash of it."""

    id: str
    user: str  # the bot
    label: str = ""
    created: float = 0.0
    seen: float = 0.0


class Summary(Row):
    """A table as lists show it, without loading it."""

    status: Status
    version: int
    turn: int
    seats: list[dict[str, Any]]  # kind, name, bot of each
    result: dict[str, Any] | None = None  # scores, winners, ending
    scores: list[int] = []  # as of `version`; summaries of older servers have none


class Listed(Row):
    """A row of a list of tables."""

    header: Header
    host: str
    summary: Summary
    updated: float


class Kept(Row):
    """All that is needed to go on with a table."""

    header: Header
    host: str
    summary: Summary
    snapshot: bytes  # b"" when there is none
    snapshot_at: int  # the number of the last entry the snapshot knows
    entries: list[LogEntry]  # those after the snapshot


class NewTable(Row):
    """A table to be kept, with its first entries."""

    header: Header
    host: str
    summary: Summary
    entries: list[LogEntry]


class Append(Row):
    """Something to add to a table: its next entry, and now and then what follows from all of them."""

    table: str
    entry: LogEntry | None  # None: only what lists show has changed, at the time `at`
    at: float = 0.0
    summary: Summary | None = None  # when what lists show has changed
    snapshot: bytes = b""  # taken after an entry before this one; its number is in `snapshot_at`
    snapshot_at: int = 0

    @property
    def is_move(self) -> bool:
        """Whether it is a move and nothing else is kept with it."""
        return self.entry is not None and self.entry.kind == "play" and self.summary is None and not self.snapshot


class ChatLine(Row):
    """Something said at a table."""

    table: str
    number: int  # grows with time; some are left out, none is given twice
    at: float
    who: str
    name: str
    text: str


class Rating(Row):
    """How well someone plays a game: mean and uncertainty of a skill."""

    game: str
    player: str  # a user's id, "bot:trader", or "set:house" for a game played alone
    name: str
    mu: float
    sigma: float
    games: int = 0
    wins: int = 0


class Shelved(Row):
    """A game record that someone uploaded."""

    id: str
    owner: str
    created: float
    data: bytes  # JSON


class ShelfMark(Row):
    """A record that someone uploaded, without what is in it."""

    id: str
    created: float


class RatingStep(Row):
    """What one game did to someone's rating."""

    table: str
    player: str
    game: str
    at: float
    mu: float
    sigma: float
    won: bool
    score: int


class Daily(Row):
    """Someone's game of a day: the first that they began counts, whatever becomes of it."""

    day: str  # as in 2026-11-15, by UTC
    game: str
    player: str  # a user's id, or "bot:trader"
    name: str
    table: str
    started: float
    ended: float = 0.0  # 0: not yet, or never
    points: int = -1  # what tables of results are sorted by, the most first; -1 while it has not ended
    note: str = ""  # the same in words


class Analysis(Row):
    """What was found out about a finished game or a record."""

    replay: str  # the id of a table or a record
    made: float
    data: bytes  # JSON, gzipped


class Attempt(Row):
    """Someone's tries at a puzzle."""

    user: str
    puzzle: str
    day: str  # the date on which it was solved as the puzzle of the day, or ""
    at: float  # of the first try
    tries: int
    solved: bool


class Laid(Row):
    """What someone has laid ahead at a table: their orders, in their order."""

    table: str
    user: str
    version: int  # of the table when this was kept: what was played ahead since is known by its entries
    data: bytes  # JSON


NoticeKind = Literal["move", "stuck", "played", "cleared", "asked", "over"]


class Notice(Row):
    """Something that someone is told quietly. It names no other person: who is forgotten is forgotten here too."""

    id: str  # the same for the same news, so that it is told once
    user: str
    created: float
    kind: NoticeKind
    table: str
    game: str
    text: str
    read: bool = False
    mailed: float = 0.0  # when a mail went out; 0: not yet; below 0: none is due any more


class SeenFrom(Row):
    """That someone connected from somewhere: the origin is a keyed hash of a network address."""

    user: str
    origin: str
    seen: float  # last


class Claim(Row):
    """When a guest took a name."""

    user: str
    at: float


class Address(Row):
    """Where someone's mail goes, once they have shown that it is theirs."""

    user: str
    address: str
    made: float
    confirmed: float = 0.0  # 0: not yet
