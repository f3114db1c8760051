"""Rows to put into stores."""

from typing import Any

from longhaul.server.store import Store
from longhaul.server.store.listing import Status
from longhaul.server.store.rows import (
    Address,
    Analysis,
    Append,
    Attempt,
    Claim,
    Daily,
    Notice,
    Rating,
    RatingStep,
    Session,
    StoredPremoves,
    Summary,
    Token,
    UploadedRecord,
    User,
    UserOrigin,
)
from longhaul.table import Clock, Header, LogEntry


def header(table: str = "t1", **changes: Any) -> Header:
    fields: dict[str, Any] = {
        "id": table,
        "game": "dice-traders",
        "rules": 1,
        "content": "house",
        "content_hash": "abc",
        "seats": 2,
        "options": {"days": 30, "bay": True},
        "seed": 7,
        "salt": "salt",
        "clock": Clock("game", 300, 5),
        "created": 100.0,
    }
    return Header(**fields | changes)


def summary(status: Status = "playing", names: tuple[str, ...] = ("Ann", "Bo"), **changes: Any) -> Summary:
    seats = [{"kind": "person", "name": name, "bot": ""} for name in names]
    fields: dict[str, Any] = {"status": status, "version": 2, "turn": 0, "seats": seats}
    return Summary(**fields | changes)


def sit(number: int, who: str, name: str = "", seat: int = 0, at: float = 100.0) -> LogEntry:
    return LogEntry(number, "sit", seat, at, 0, who, name or who)


def play(number: int, at: float = 0.0, value: int = 0) -> LogEntry:
    return LogEntry(number, "play", 0, at or 200.0 + number, value)


def plays(table: str, first: int, last: int, at: float = 0.0) -> list[Append]:
    return [Append(table=table, entry=play(number, at)) for number in range(first, last + 1)]


def add_table(store: Store, table: str = "t1", *entries: LogEntry, host: str = "ann", **changes: Any) -> Header:
    made = header(table, **changes)
    store.add_table(made, host, summary(), entries)
    return made


def add_user(store: Store, user: str = "ann", name: str = "", **changes: Any) -> User:
    made = person(user, name, **changes)
    store.add_user(made)
    return made


def person(user: str = "ann", name: str = "", **changes: Any) -> User:
    fields: dict[str, Any] = {"id": user, "name": name or user.title(), "kind": "person", "created": 50.0}
    fields["public_id"] = f"public-{user}"
    return User(**fields | changes)


def session(key: str = "s1", user: str = "ann", **changes: Any) -> Session:
    fields: dict[str, Any] = {"id": key, "user": user, "created": 10.0, "seen": 11.0, "agent": "a browser"}
    return Session(**fields | changes)


def token(key: str = "k1", user: str = "ann", **changes: Any) -> Token:
    fields: dict[str, Any] = {"id": key, "user": user, "label": "a key", "created": 10.0, "seen": 11.0}
    return Token(**fields | changes)


def rating(player: str = "ann", mu: float = 25.0, **changes: Any) -> Rating:
    fields: dict[str, Any] = {"game": "dice-traders", "player": player, "name": player.title(), "mu": mu, "sigma": 2.5}
    return Rating(**fields | changes)


def record(key: str = "r1", owner: str = "ann", **changes: Any) -> UploadedRecord:
    fields: dict[str, Any] = {"id": key, "owner": owner, "created": 10.0, "data": b'{"game": "\xc3\xa9"}'}
    return UploadedRecord(**fields | changes)


def rating_step(player: str = "ann", table: str = "t1", at: float = 10.0, **changes: Any) -> RatingStep:
    fields: dict[str, Any] = {"game": "dice-traders", "mu": 25.5, "sigma": 2.5, "won": True, "score": 70}
    return RatingStep(table=table, player=player, at=at, **fields | changes)


def daily(player: str = "ann", day: str = "2026-11-15", **changes: Any) -> Daily:
    fields: dict[str, Any] = {"game": "dice-traders", "name": player.title(), "table": f"t-{player}", "started": 5.0}
    return Daily(day=day, player=player, **fields | changes)


def analysis(replay: str = "r1", **changes: Any) -> Analysis:
    fields: dict[str, Any] = {"replay": replay, "made": 12.5, "data": b"\x1f\x8b"}
    return Analysis(**fields | changes)


def attempt(puzzle: str = "p1", user: str = "ann", **changes: Any) -> Attempt:
    fields: dict[str, Any] = {
        "user": user,
        "puzzle": puzzle,
        "day": "2026-01-31",
        "at": 13.5,
        "tries": 2,
        "solved": True,
    }
    return Attempt(**fields | changes)


def stored_premoves(user: str = "ann", table: str = "t1", **changes: Any) -> StoredPremoves:
    fields: dict[str, Any] = {"table": table, "user": user, "version": 7, "data": b'[{"id":1}]'}
    return StoredPremoves(**fields | changes)


def notice(key: str = "n1", user: str = "ann", **changes: Any) -> Notice:
    fields: dict[str, Any] = {
        "id": key,
        "user": user,
        "created": 15.5,
        "kind": "move",
        "table": "t1",
        "game": "dice-traders",
        "text": "It is your move.",
    }
    return Notice(**fields | changes)


def address(user: str = "ann", **changes: Any) -> Address:
    fields: dict[str, Any] = {"user": user, "address": "ann@example.org", "made": 16.5, "confirmed": 17.5}
    return Address(**fields | changes)


def seen_from(user: str = "ann", origin: str = "o1", seen: float = 18.5) -> UserOrigin:
    return UserOrigin(user=user, origin=origin, seen=seen)


def claim(user: str = "ann", at: float = 51.5) -> Claim:
    return Claim(user=user, at=at)


def fill_with_samples(store: Store) -> None:
    """At least one row of everything there is."""
    add_user(store, "ann", "Ann")
    add_user(store, "bo", "Bo", kind="bot", owner="ann")
    store.add_session(session())
    store.add_token(token("k1", "bo"))
    add_table(store, "t1", sit(1, "ann", "Ann"), sit(2, "bo", "Bo", 1), seed=(1 << 64) - 1)
    add_table(store, "t2", private=True)
    store.append([*plays("t1", 3, 40), Append(table="t1", entry=play(41), snapshot=b"\x00\xff", snapshot_at=32)])
    store.add_chat("t1", 5.5, "ann", "Ann", "héllo\n🚀")
    store.add_chat("t2", 5.75, "ann", "Ann", "", "good-luck")
    store.save_ratings("t1", [rating("ann"), rating("bo", 20.0)], [rating_step("ann"), rating_step("bo", won=False)])
    store.begin_daily(daily())
    store.end_daily(daily(ended=7.5, points=99, note="99 cr"))
    store.add_record(record())
    store.save_analysis(analysis())
    store.save_attempt(attempt())
    store.save_premoves(stored_premoves())
    store.add_notice(notice())
    store.save_address(address())
    store.save_origin(seen_from())
    store.save_claim(claim())


def everything(store: Store) -> list[tuple[str, dict[str, Any]]]:
    """All rows in an order that does not depend on the store."""
    return sorted(store.dump(), key=lambda row: (row[0], repr(sorted(row[1].items()))))
