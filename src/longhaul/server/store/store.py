"""The interface of a store. Methods block and may be called from any thread; the server calls them off its event loop.

When a method returns, its change is on disk. `Unavailable` means that nothing was changed and a retry may help; only
if the connection broke during the commit may the change have been made, which is why `append` can be repeated. Adding
what exists raises `Exists`, changing what does not exist raises `Missing`, and a value that not every database can
store raises `InvalidValue`. Ending or touching what does not exist does nothing.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Protocol

from longhaul.server.store.listing import Status
from longhaul.server.store.rows import (
    Address,
    Analysis,
    Append,
    Attempt,
    ChatLine,
    Claim,
    Daily,
    ListedTable,
    NewTable,
    Notice,
    Rating,
    RatingStep,
    RecordInfo,
    Session,
    StoredPremoves,
    StoredTable,
    Summary,
    Token,
    UploadedRecord,
    User,
    UserOrigin,
)
from longhaul.table import Header, LogEntry


class Store(Protocol):
    # Tables
    def add_table(self, header: Header, host: str, summary: Summary, entries: Sequence[LogEntry]) -> None:
        """Store a new table with its first entries (who sits there from the start), numbered from 1."""
        ...

    def add_tables(self, batch: Sequence[NewTable]) -> None:
        """Store several new tables, all or none."""
        ...

    def append(self, batch: Sequence[Append]) -> set[str]:
        """Add entries, in one transaction. Returns the ids of the tables whose entries were *not* added, none of them,
        because another writer has added an entry of that number, or the entry before it is missing: this process
        no longer owns the table. The entries of all other tables are on disk when it returns.

        Entries that are stored already, unchanged and with none after the batch's, count as added: a batch that
        ended in `Unavailable` can be repeated."""
        ...

    def append_at_once(self, batch: Sequence[Append]) -> bool:
        """Add moves, and nothing else, without waiting for anything but the disk: the only method that may be called
        on the event loop. False: nothing was added; call `append`, which succeeds or raises the error."""
        ...

    def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table that exists."""
        ...

    def load_table(self, table: str) -> StoredTable | None: ...

    def entries(self, table: str, first: int = 1, last: int | None = None) -> list[LogEntry]: ...

    def list_tables(
        self,
        *,
        status: Status | None = None,
        game: str = "",
        private: bool = False,
        before: float = 1e18,
        limit: int = 50,
    ) -> list[ListedTable]:
        """The last changed first, only tables changed before a time; private ones only if `private` is set.

        The time of a change is that of the entry with the last summary."""
        ...

    def tables_of(
        self, user: str, *, over: bool | None = None, before: float = 1e18, limit: int = 50
    ) -> list[ListedTable]:
        """The tables where a user ever had a seat, the last changed first."""
        ...

    def tables_by(self, host: str, *, before: float = 1e18, limit: int = 50) -> list[ListedTable]:
        """The tables that a user opened, with or without taking a seat, the last changed first."""
        ...

    def save_summary(self, table: str, summary: Summary, at: float | None = None) -> None:
        """Store what lists show; without a time, the time of the last change stays."""
        ...

    def save_snapshot(self, table: str, data: bytes, number: int) -> None:
        """Store a snapshot of a table after the entry of that number, so that it loads quickly. It replaces an older
        snapshot or one of the same number, never a newer one."""
        ...

    # Users, sessions, tokens
    def add_user(self, user: User) -> None:
        """Raises NameTaken if another person or bot has the name; guests may share names."""
        ...

    def user(self, user: str) -> User | None: ...

    def user_by_name(self, name: str) -> User | None:
        """The person or bot (never a guest) whose name folds to the same."""
        ...

    def user_by_public_id(self, public_id: str) -> User | None: ...

    def public_ids(self, users: Collection[str]) -> dict[str, str]:
        """The public ids of those users that exist, by id."""
        ...

    def save_user(self, user: User, before: User | None = None) -> None:
        """Store a user that exists; raises NameTaken if someone else has the name. Given the user as they were
        `before`, it writes only what has changed, so that concurrent changes do not undo each other. The name in the
        user's ratings changes too."""
        ...

    def delete_user(self, user: str) -> None:
        """Delete a user with sessions, tokens, bots, chat lines, ratings and uploaded records. In their tables, entries
        and summaries keep the moves, with "someone" in place of the name, and snapshots are deleted. Entries keep the
        id, which no longer means anything: a seat without an id would be an open seat."""
        ...

    def list_users(self, *, like: str = "", before: float = 1e18, limit: int = 50) -> list[User]:
        """The newest first; only those whose folded name contains a text."""
        ...

    def bots_of(self, user: str) -> list[User]:
        """The newest first, as in the lists below."""
        ...

    def add_session(self, session: Session) -> None: ...

    def session(self, session: str) -> tuple[Session, User] | None: ...

    def touch_session(self, session: str, seen: float) -> None: ...

    def sessions_of(self, user: str) -> list[Session]: ...

    def end_session(self, session: str) -> None: ...

    def add_token(self, token: Token) -> None: ...

    def token(self, token: str) -> tuple[Token, User] | None: ...

    def touch_token(self, token: str, seen: float) -> None: ...

    def tokens_of(self, user: str) -> list[Token]: ...

    def end_token(self, token: str) -> None: ...

    def forget_unseen(self, before: float) -> int:
        """End sessions not used since a time, and delete guests created before it who have no session and never took a
        seat; returns the number of guests. It works in batches, so that others can write in between; a failure does
        not undo earlier batches."""
        ...

    def valid_keys(self, keys: Collection[str]) -> set[str]:
        """Of these ids of sessions and tokens, those that open an account: they have not ended, and neither the user
        nor the bot's owner is banned."""
        ...

    def known_users(self, users: Collection[str]) -> set[str]:
        """Of these ids of users, those that exist."""
        ...

    # Chat, ratings, records
    def add_chat(self, table: str, at: float, who: str, name: str, text: str, phrase: str = "") -> ChatLine: ...

    def chat_of(self, table: str, *, before: int = 1 << 60, limit: int = 100) -> list[ChatLine]:
        """The last lines before a number, the oldest first."""
        ...

    def chat_by(self, user: str) -> list[ChatLine]:
        """All lines of a user, the oldest first."""
        ...

    def ratings(self, game: str, *, limit: int = 100) -> list[Rating]:
        """The best first, by mu - 3 sigma."""
        ...

    def ratings_of(self, player: str) -> list[Rating]:
        """Sorted by game."""
        ...

    def ratings_among(self, game: str, players: Sequence[str]) -> dict[str, Rating]:
        """The ratings of those players who have one in the game."""
        ...

    def save_ratings(self, table: str, ratings: Sequence[Rating], steps: Sequence[RatingStep] = ()) -> bool:
        """Store the changes of ratings by a table's game; False, without any change, if that table has been counted. An
        existing rating keeps its name, which `save_user` changes."""
        ...

    def rating_steps_of(self, player: str, *, limit: int = 200) -> list[RatingStep]:
        """The last ones, the oldest first."""
        ...

    def add_record(self, record: UploadedRecord) -> None:
        """Raises Missing if its owner does not exist."""
        ...

    def record(self, record: str) -> UploadedRecord | None: ...

    def records_of(self, user: str) -> list[UploadedRecord]:
        """The newest first."""
        ...

    def record_infos(self, user: str) -> list[RecordInfo]:
        """The same without the contents, which may be large."""
        ...

    def delete_record(self, record: str, owner: str) -> bool:
        """Delete a record with its analysis; False if that owner has no record of this id."""
        ...

    # Daily challenge
    def begin_daily(self, daily: Daily) -> Daily:
        """Store that someone began a day's game, unless they did before; returns what is stored."""
        ...

    def end_daily(self, daily: Daily) -> None:
        """Store the result, once; does nothing if the game was not begun."""
        ...

    def dailies(self, day: str, game: str, *, limit: int = 500) -> list[Daily]:
        """The most points first, then the earliest end."""
        ...

    def dailies_of(self, player: str, *, limit: int = 500) -> list[Daily]:
        """The latest day first."""
        ...

    def daily_days(self, before: str, *, limit: int = 30) -> list[str]:
        """The days before one on which someone began a game, the latest first."""
        ...

    # Study
    def save_analysis(self, analysis: Analysis) -> None:
        """Replaces an older one. It is deleted together with its record."""
        ...

    def analysis(self, replay: str) -> Analysis | None: ...

    def save_attempt(self, attempt: Attempt) -> None:
        """Replaces that user's earlier attempt at that puzzle, unless that one solved it."""
        ...

    def attempt(self, user: str, puzzle: str) -> Attempt | None: ...

    def attempts_of(self, user: str) -> list[Attempt]:
        """The newest first."""
        ...

    # Premoves
    def save_premoves(self, premoves: StoredPremoves) -> None:
        """Replaces the premoves of that user at that table; raises Missing if the user does not exist."""
        ...

    def delete_premoves(self, table: str, user: str = "") -> None:
        """Delete a user's premoves at a table; without a user, everyone's."""
        ...

    def premoves_at(self, table: str) -> list[StoredPremoves]:
        """Sorted by user id."""
        ...

    def premoves_of(self, user: str) -> list[StoredPremoves]:
        """Sorted by table id."""
        ...

    def add_notice(self, notice: Notice, most: int = 100) -> bool:
        """Store a notice and delete all but the user's latest `most`; False, without any change, if it exists. Raises
        Missing if the user does not exist."""
        ...

    def notices_of(self, user: str, *, limit: int = 100) -> list[Notice]:
        """The newest first."""
        ...

    def count_unread(self, user: str) -> int:
        """The number of a user's unread notices."""
        ...

    def mark_notices_read(self, user: str, ids: Collection[str] = (), *, table: str = "") -> None:
        """Mark these notices, those of a table, or all as read; no mail is due about them any more."""
        ...

    def due_notices(self, before: float, *, limit: int = 100) -> list[tuple[Notice, str]]:
        """Notices before a time that need a mail, with the address, the oldest first: only those about a decision to
        make, and only confirmed addresses."""
        ...

    def mark_mailed(self, notice: str, at: float) -> None:
        """Store when the mail about a notice was sent; below 0: none is due."""
        ...

    def save_address(self, address: Address) -> None:
        """Replaces the user's address; raises Missing if the user does not exist."""
        ...

    def address_of(self, user: str) -> Address | None: ...

    def delete_address(self, user: str) -> None: ...

    # Fair play
    def save_origin(self, seen: UserOrigin) -> None:
        """Store from where, and when last, a user connected; raises Missing if the user does not exist."""
        ...

    def origins_of(self, users: Collection[str], since: float) -> list[UserOrigin]:
        """Where these users connected from since a time, sorted by user and origin."""
        ...

    def forget_origins(self, before: float) -> None:
        """Delete origins not seen since a time."""
        ...

    def save_claim(self, claim: Claim) -> None:
        """Replaces an earlier claim of that user; raises Missing if the user does not exist."""
        ...

    def claim_of(self, user: str) -> Claim | None: ...

    def named_before(self, users: Collection[str], at: float) -> set[str]:
        """Of these users, the people (no guests, no bots) who had their account and name before a time."""
        ...

    def bots_among(self, users: Collection[str]) -> set[str]:
        """Of these users, the bots."""
        ...

    # The store as a whole
    def secret(self) -> bytes:
        """32 random bytes, created with the store, which sign cookies and derive other secrets."""
        ...

    def tidy(self) -> None:
        """Do maintenance that would otherwise delay a writer; called about every second."""
        ...

    def check(self) -> None:
        """Raise Unavailable unless the store can be read and written."""
        ...

    def check_writable(self) -> None:
        """Raise Unavailable if writes would be lost: files are gone or replaced, or the database is read-only. Writes
        nothing; called about every second."""
        ...

    def dump(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Every row of the store as (table name, columns), as one consistent snapshot."""
        ...

    def fill(self, rows: Iterator[tuple[str, dict[str, Any]]]) -> int:
        """Put dumped rows into an empty store, all or none; returns their number. BadBackup if it is not empty."""
        ...

    def close(self) -> None: ...
