"""Conversions between the structs of `rows.py` and the columns of the database, and checks that values fit."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from math import isfinite
from typing import Any, TypeVar

import msgspec

from longhaul.server.store.errors import Unfit
from longhaul.server.store.rows import Listed, Rating, Row, Summary, User
from longhaul.table import Header, LogEntry

Columns = dict[str, Any]
Read = Mapping[Any, Any]  # columns as they come out of a store
R = TypeVar("R", bound=Row)

SOMEONE = "someone"  # stands where the name of a user who was deleted stood
# What is forgotten with a user, and the column that names them there.
FORGOTTEN = (
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
MAILED = ("move", "stuck")  # the kinds of notices that wait for a decision: mails are about those

_HEADER = msgspec.json.Decoder(Header)
_SUMMARY = msgspec.json.Decoder(Summary)
_encode = msgspec.json.Encoder().encode


def fold(name: str) -> str:
    """A name as names are compared: two names are the same if they fold to the same text. Case, surrounding space and
    the way an accent is encoded make no difference. The only such function: the database, logins and limits use it."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()


def check_fit(columns: Mapping[str, Any]) -> None:
    """Refuse what not every database can hold, so that all of them refuse it alike."""
    for name, value in columns.items():
        if isinstance(value, str):
            check_text(name, value)
        elif isinstance(value, int) and not -(1 << 63) <= value < 1 << 63:
            raise Unfit(f"{name}: {value} is beyond 64 bits")
        elif isinstance(value, float):
            check_finite(name, value)


def check_finite(name: str, value: float) -> None:
    if not isfinite(value):
        raise Unfit(f"{name}: {value} is no number to keep")


def check_text(name: str, text: str) -> None:
    if "\0" in text:
        raise Unfit(f"{name}: a text cannot hold the character NUL")
    if not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text):
        raise Unfit(f"{name}: a text cannot hold half a character (a lone surrogate)")


def fit(row: Row) -> Columns:
    """The columns of a row whose fields are its columns."""
    columns = msgspec.structs.asdict(row)
    check_fit(columns)
    return columns


def read(kind: type[R], columns: Read) -> R:
    """The row that columns hold; columns that no field is named for are left out."""
    return kind(**{name: columns[name] for name in kind.__struct_fields__})


def user_columns(user: User) -> Columns:
    return {**fit(user), "folded": fold(user.name)}


def changed_columns(user: User, before: User | None) -> Columns:
    """Those that are to be written; never none, so that it is seen whether there is someone to write them to."""
    columns = user_columns(user)
    known = user_columns(before) if before else {}
    return {name: value for name, value in columns.items() if name == "id" or name not in known or known[name] != value}


def rating_columns(rating: Rating) -> Columns:
    return {**fit(rating), "ordinal": rating.mu - 3 * rating.sigma}


def table_columns(header: Header, host: str, summary: Summary, updated: float) -> Columns:
    columns = {
        "id": header.id,
        "game": header.game,
        "private": header.private,
        "host": host,
        **summary_columns(summary, updated),
        "header": as_json(header),
    }
    check_fit(columns)
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
        raise Unfit(f"{type(value).__name__.lower()}: {error}") from error


def header_of(columns: Read) -> Header:
    return _HEADER.decode(columns["header"])


def summary_of(columns: Read) -> Summary:
    return _SUMMARY.decode(columns["summary"])


def listed_of(columns: Read) -> Listed:
    return Listed(
        header=header_of(columns), host=columns["host"], summary=summary_of(columns), updated=columns["updated"]
    )


def check_entries(entries: Sequence[LogEntry]) -> None:
    """The first entries of a table are numbered from 1 and can be held."""
    for number, entry in enumerate(entries, 1):
        if entry.number != number:
            raise Unfit(f"entries: number {entry.number} stands where {number} should")
        check_fit(msgspec.structs.asdict(entry))


def without_name(summary: Summary, sits: Iterable[LogEntry]) -> Summary:
    """A summary in which someone who sat there is not named any more."""
    for sit in sits:
        seat = summary.seats[sit.seat] if sit.seat < len(summary.seats) else {}
        if seat.get("name") == sit.text:
            seat["name"] = SOMEONE
    return summary
