"""Conversions between the structs of `rows.py` and the columns of the database, and checks that values fit."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from math import isfinite
from typing import Any, TypeVar

import msgspec

from longhaul.server.store.errors import InvalidValue
from longhaul.server.store.rows import ListedTable, Rating, Row, Summary, User
from longhaul.table import Header, LogEntry

Columns = dict[str, Any]
Read = Mapping[Any, Any]  # columns as they are read
R = TypeVar("R", bound=Row)

SOMEONE = "someone"  # replaces the name of a deleted user
# The rows that are deleted with a user: the table, and the column with the user's id.
USER_COLUMNS = (
    ("seatings", "user"),
    ("sessions", "user"),
    ("tokens", "user"),
    ("chat", "who"),
    ("ratings", "player"),
    ("records", "owner"),
    ("rating_steps", "player"),
    ("dailies", "player"),
    ("attempts", "user"),
    ("orders", "user"),
    ("notices", "user"),
    ("addresses", "user"),
    ("origins", "user"),
    ("claims", "user"),
    ("users", "id"),
)
MAILED_KINDS = ("move", "stuck")  # the kinds of notices about a decision to make, which reminders are sent for

_HEADER = msgspec.json.Decoder(Header)
_SUMMARY = msgspec.json.Decoder(Summary)
_encode = msgspec.json.Encoder().encode


def fold(name: str) -> str:
    """A name as names are compared: two names are the same if they fold to the same text. Case, surrounding space and
    the way an accent is encoded make no difference. The only such function: the database, logins and limits use it."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()


def check_values(columns: Mapping[str, Any]) -> None:
    """Raise InvalidValue for values that not every database can store, so that all databases reject the same."""
    for name, value in columns.items():
        if isinstance(value, str):
            check_text(name, value)
        elif isinstance(value, int) and not -(1 << 63) <= value < 1 << 63:
            raise InvalidValue(f"{name}: {value} is beyond 64 bits")
        elif isinstance(value, float):
            check_finite(name, value)


def check_finite(name: str, value: float) -> None:
    if not isfinite(value):
        raise InvalidValue(f"{name}: {value} is not a finite number")


def check_text(name: str, text: str) -> None:
    if "\0" in text:
        raise InvalidValue(f"{name}: the text contains the character NUL")
    if not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text):
        raise InvalidValue(f"{name}: the text contains an invalid character (a lone surrogate)")


def to_columns(row: Row) -> Columns:
    """The columns of a row whose fields are its columns."""
    columns = msgspec.structs.asdict(row)
    check_values(columns)
    return columns


def from_columns(kind: type[R], columns: Read) -> R:
    """The struct of a row; columns without a field are ignored."""
    return kind(**{name: columns[name] for name in kind.__struct_fields__})


def user_columns(user: User) -> Columns:
    return {**to_columns(user), "folded": fold(user.name)}


def changed_columns(user: User, before: User | None) -> Columns:
    """The columns to write; at least the id, so that the row count shows whether the user exists."""
    columns = user_columns(user)
    known = user_columns(before) if before else {}
    return {name: value for name, value in columns.items() if name == "id" or name not in known or known[name] != value}


def rating_columns(rating: Rating) -> Columns:
    return {**to_columns(rating), "ordinal": rating.mu - 3 * rating.sigma}


def table_columns(header: Header, host: str, summary: Summary, updated: float) -> Columns:
    columns = {
        "id": header.id,
        "game": header.game,
        "private": header.private,
        "host": host,
        **summary_columns(summary, updated),
        "header": as_json(header),
    }
    check_values(columns)
    return columns


def summary_columns(summary: Summary, updated: float) -> Columns:
    return {"status": summary.status, "updated": updated, "summary": as_json(summary)}


def entry_columns(table: str, entry: LogEntry) -> Columns:
    return {
        "table": table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "at": entry.at,
        "value": entry.value,
        "who": entry.who,
        "text": entry.stored_text,
    }


def as_json(value: Header | Summary) -> str:
    try:
        return _encode(value).decode()
    except (OverflowError, UnicodeEncodeError, TypeError, msgspec.MsgspecError) as error:
        raise InvalidValue(f"{type(value).__name__.lower()}: {error}") from error


def header_of(columns: Read) -> Header:
    return _HEADER.decode(columns["header"])


def summary_of(columns: Read) -> Summary:
    return _SUMMARY.decode(columns["summary"])


def listed_of(columns: Read) -> ListedTable:
    return ListedTable(
        header=header_of(columns), host=columns["host"], summary=summary_of(columns), updated=columns["updated"]
    )


def check_entries(entries: Sequence[LogEntry]) -> None:
    """Raise InvalidValue unless the first entries of a table are numbered from 1 and can be stored."""
    for number, entry in enumerate(entries, 1):
        if entry.number != number:
            raise InvalidValue(f"entries: number {entry.number} instead of {number}")
        check_values(msgspec.structs.asdict(entry))


def without_name(summary: Summary, sits: Iterable[LogEntry]) -> Summary:
    """A summary without the name of a deleted user."""
    for sit in sits:
        for seat in summary.seats[sit.seat : sit.seat + 1]:
            if seat["name"] == sit.text:
                seat["name"] = SOMEONE
    return summary
