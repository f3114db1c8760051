"""The interface of a store. Methods block and may be called from any thread; the server calls them off its event loop.

What a method reports as done is on disk. `Unavailable` means that nothing was changed and trying again may help; only
if the connection broke in the very moment of the commit the change may have been made after all, which is why
`append` can be repeated. Adding what is there raises `Exists`, changing what is not raises `Missing`, and what not
every database can hold is refused as `Unfit`. Ending or touching what is not there does nothing.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Protocol

from longhaul.server.store.rows import (
    Address,
    Analysis,
    Append,
    Attempt,
    ChatLine,
    Claim,
    Daily,
    Kept,
    Laid,
    Listed,
    NewTable,
    Notice,
    Rating,
    RatingStep,
    SeenFrom,
    Session,
    ShelfMark,
    Shelved,
    Status,
    Summary,
    Token,
    User,
)
from longhaul.table import Header, LogEntry


class Store(Protocol):
    # Tables
    def add_table(self, header: Header, host: str, summary: Summary, entries: Sequence[LogEntry]) -> None:
        """Keep a new table with its first entries (those who sit from the start), numbered from 1."""
        ...

    def add_tables(self, batch: Sequence[NewTable]) -> None:
        """Keep several new tables at once, all or none."""
        ...

    def append(self, batch: Sequence[Append]) -> set[str]:
        """Add entries, in one transaction. Returns the ids of the tables whose entries were *not* added, none of them,
        because another writer has added an entry of that number or the entry before it is missing: this process
        does not own the table any more. All other tables' entries are on disk when it returns.

        Entries that are there already, word for word and with none after the batch's, count as added: a batch that
        ended in `Unavailable` can be given again."""
        ...

    def append_at_once(self, batch: Sequence[Append]) -> bool:
        """Add moves, and nothing else, without waiting for anyone but the disk: the one method that may be called on
        the event loop. False: nothing was added, and `append` is to see to it, or to say what is wrong."""
        ...

    def last_numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each table that there is."""
        ...

    def load_table(self, table: str) -> Kept | None: ...

    def entries(self, table: str, first: int = 1, last: int | None = None) -> list[LogEntry]: ...

    def list_tables(
        self,
        *,
        status: Status | None = None,
        game: str = "",
        private: bool = False,
        before: float = 1e18,
        limit: int = 50,
    ) -> list[Listed]:
        """Newest change first, only those changed before a time; private ones only if asked for.

        The time of a change is that of the entry that brought the last summary."""
        ...

    def tables_of(self, user: str, *, over: bool | None = None, before: float = 1e18, limit: int = 50) -> list[Listed]:
        """The tables that a user ever sat down at, newest change first."""
        ...

    def tables_by(self, host: str, *, before: float = 1e18, limit: int = 50) -> list[Listed]:
        """The tables that a user set up, whether they sat down there or not, newest change first."""
        ...

    def save_summary(self, table: str, summary: Summary, at: float | None = None) -> None:
        """What lists show, as of now; without a time, that of the last change stays."""
        ...

    def save_snapshot(self, table: str, data: bytes, number: int) -> None:
        """A table after its entry of that number, so that it loads quickly; an older one never replaces a newer, one of
        the same number does."""
        ...

    # Users, sessions, tokens
    def add_user(self, user: User) -> None:
        """NameTaken if another person or bot has the name; guests may share theirs."""
        ...

    def user(self, user: str) -> User | None: ...

    def user_by_name(self, name: str) -> User | None:
        """A person or bot (never a guest), by name without case."""
        ...

    def user_by_public_id(self, public_id: str) -> User | None: ...

    def public_ids(self, users: Collection[str]) -> dict[str, str]:
        """The public ids of those users that exist, by id."""
        ...

    def save_user(self, user: User, before: User | None = None) -> None:
        """Store a user that exists; NameTaken if someone else has the name. Given what they were `before`, only what is
        different now: so two who change different things about someone do not undo each other's. Their
        ratings go by the name that they have."""
        ...

    def delete_user(self, user: str) -> None:
        """Forget someone: sessions, tokens, bots, chat lines, ratings, uploaded records are gone; where they sat,
        entries and summaries keep the moves but say "someone" instead of the name, and snapshots are dropped. Entries
        keep the id, which means nothing any more: a seat without one would be an open seat."""
        ...

    def list_users(self, *, like: str = "", before: float = 1e18, limit: int = 50) -> list[User]:
        """Most recently created first; only those whose name holds a text, without case."""
        ...

    def bots_of(self, user: str) -> list[User]:
        """Newest first, as all that follows."""
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
        """End sessions not seen since a time, and forget guests made before it who have none and never sat down;
        how many guests that were. Some at a time, so that others write in between: what was done before it fails
        stays done."""
        ...

    def valid_keys(self, keys: Collection[str]) -> set[str]:
        """Of these ids of sessions and tokens, those that open an account: neither ended, nor is whose they are, or
        who the bot belongs to, banned."""
        ...

    def known_users(self, users: Collection[str]) -> set[str]:
        """Of these ids of users, those that have not been deleted."""
        ...

    # Talk, ratings, records
    def add_chat(self, table: str, at: float, who: str, name: str, text: str) -> ChatLine: ...

    def chat_of(self, table: str, *, before: int = 1 << 60, limit: int = 100) -> list[ChatLine]:
        """The last lines before a number, oldest first."""
        ...

    def chat_by(self, user: str) -> list[ChatLine]:
        """All that someone ever said, oldest first."""
        ...

    def ratings(self, game: str, *, limit: int = 100) -> list[Rating]:
        """Best first, by mu - 3 sigma."""
        ...

    def ratings_of(self, player: str) -> list[Rating]:
        """By the names of the games."""
        ...

    def ratings_among(self, game: str, players: Sequence[str]) -> dict[str, Rating]:
        """Of these players, as far as they have one in the game."""
        ...

    def save_ratings(self, table: str, ratings: Sequence[Rating], steps: Sequence[RatingStep] = ()) -> bool:
        """Store what a table's game did to the ratings; False, and nothing, if that table was counted before. A rating
        that is there keeps its name: `save_user` changes it."""
        ...

    def rating_steps_of(self, player: str, *, limit: int = 200) -> list[RatingStep]:
        """The last ones, oldest first."""
        ...

    def add_record(self, record: Shelved) -> None:
        """Missing if there is no such user as its owner."""
        ...

    def record(self, record: str) -> Shelved | None: ...

    def records_of(self, user: str) -> list[Shelved]:
        """Newest first."""
        ...

    def shelf_of(self, user: str) -> list[ShelfMark]:
        """The same without what is in them, which may be large."""
        ...

    def drop_record(self, record: str, owner: str) -> bool:
        """Forget a record, with its analysis; False if that owner has none of this id."""
        ...

    # Games of the day
    def begin_daily(self, daily: Daily) -> Daily:
        """Keep that someone began a day's game, unless they did before; what is kept then."""
        ...

    def end_daily(self, daily: Daily) -> None:
        """Keep how it ended, once; of one that was not begun, nothing."""
        ...

    def dailies(self, day: str, game: str, *, limit: int = 500) -> list[Daily]:
        """The most points first, then whoever ended first."""
        ...

    def dailies_of(self, player: str, *, limit: int = 500) -> list[Daily]:
        """The latest day first."""
        ...

    def daily_days(self, before: str, *, limit: int = 30) -> list[str]:
        """The days before one on which anyone began a game, the latest first."""
        ...

    # Study
    def save_analysis(self, analysis: Analysis) -> None:
        """Instead of one that was there. It is forgotten together with the record it is of."""
        ...

    def analysis(self, replay: str) -> Analysis | None: ...

    def save_attempt(self, attempt: Attempt) -> None:
        """Instead of what was known of that user's tries at that puzzle; what is solved stays so."""
        ...

    def attempt(self, user: str, puzzle: str) -> Attempt | None: ...

    def attempts_of(self, user: str) -> list[Attempt]:
        """Newest first."""
        ...

    # Planning ahead
    def save_orders(self, laid: Laid) -> None:
        """Instead of what that user had laid at that table; Missing if there is no such user."""
        ...

    def drop_orders(self, table: str, user: str = "") -> None:
        """Forget what someone has laid at a table; without a user, what anyone has."""
        ...

    def orders_at(self, table: str) -> list[Laid]:
        """By the ids of users."""
        ...

    def orders_of(self, user: str) -> list[Laid]:
        """By the ids of tables."""
        ...

    def add_notice(self, notice: Notice, most: int = 100) -> bool:
        """Keep a notice, and of its user the latest so many; False, and nothing, if it was kept before. Missing if
        there is no such user."""
        ...

    def notices_of(self, user: str, *, limit: int = 100) -> list[Notice]:
        """Newest first."""
        ...

    def unread(self, user: str) -> int:
        """How many of someone's notices they have not read."""
        ...

    def read_notices(self, user: str, ids: Collection[str] = (), *, table: str = "") -> None:
        """Someone has read these, or those of a table, or all; no mail is due about them any more."""
        ...

    def due_notices(self, before: float, *, limit: int = 100) -> list[tuple[Notice, str]]:
        """What someone is to be mailed about that came before a time, and where to: oldest first, only what waits for
        a decision of theirs, and only to addresses that were confirmed."""
        ...

    def note_mailed(self, notice: str, at: float) -> None:
        """A mail about it went out at that time; below 0: none is to go out."""
        ...

    def save_address(self, address: Address) -> None:
        """Instead of the one that the user had; Missing if there is no such user."""
        ...

    def address_of(self, user: str) -> Address | None: ...

    def drop_address(self, user: str) -> None: ...

    # Fair play
    def note_origin(self, seen: SeenFrom) -> None:
        """Keep that someone connected from somewhere, or that they did again; Missing if there is no such user."""
        ...

    def origins_of(self, users: Collection[str], since: float) -> list[SeenFrom]:
        """From where these users connected since a time, by user and origin."""
        ...

    def forget_origins(self, before: float) -> None:
        """Forget those not seen since a time."""
        ...

    def note_claim(self, claim: Claim) -> None:
        """Instead of what was known of that user; Missing if there is none."""
        ...

    def claim_of(self, user: str) -> Claim | None: ...

    def named_before(self, users: Collection[str], at: float) -> set[str]:
        """Of these, the people (no guests, no bots) who had their account and a name before a time."""
        ...

    def bots_among(self, users: Collection[str]) -> set[str]:
        """Of these, those that are someone's bots."""
        ...

    # The whole
    def secret(self) -> bytes:
        """32 random bytes, made when the store was: what cookies are signed with."""
        ...

    def tidy(self) -> None:
        """What would hold up writers sooner or later is done now; called about every second."""
        ...

    def check(self) -> None:
        """Raise Unavailable unless the store can be read and written."""
        ...

    def check_writable(self) -> None:
        """Raise Unavailable if what is written would not stay: files are gone or replaced, the database has become
        read-only. Writes nothing; called about every second."""
        ...

    def dump(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Every row of the store as (table name, columns), as of one moment."""
        ...

    def fill(self, rows: Iterator[tuple[str, dict[str, Any]]]) -> int:
        """Put dumped rows into an empty store, all or none; how many there were. Refuses a store that is not empty."""
        ...

    def close(self) -> None: ...
