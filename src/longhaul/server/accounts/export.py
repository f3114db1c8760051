"""Everything stored about someone, as data to download. It contains nothing that opens an account."""

import math
from collections.abc import Callable
from typing import Any

import msgspec

from longhaul.core.options import Value
from longhaul.server.store.listing import ListedResult, ListedSeat, Status
from longhaul.server.store.rows import (
    Attempt,
    ChatLine,
    Daily,
    ListedTable,
    Notice,
    Rating,
    RatingStep,
    Session,
    User,
    UserOrigin,
)
from longhaul.server.store.store import Store
from longhaul.table.premoves import Premove

PAGE_SIZE = 200  # tables read at a time
NO_LIMIT = 1_000_000


class ExportedAccount(msgspec.Struct, kw_only=True):
    id: str
    public_id: str
    name: str
    kind: str
    has_password: bool
    created: float
    seen: float
    muted_until: float
    banned: bool


class ExportedTable(msgspec.Struct, kw_only=True):
    id: str
    game: str
    rules: int
    content: str
    options: dict[str, Value]
    host: bool  # whether they opened it
    private: bool
    created: float
    updated: float
    status: Status
    seats: list[ListedSeat]
    result: ListedResult | None


class ExportedRecord(msgspec.Struct, kw_only=True):
    id: str
    created: float
    record: msgspec.Raw  # as uploaded


class ExportedPremoves(msgspec.Struct, kw_only=True):
    table: str
    orders: list[Premove]  # premoves and conditional moves


class ExportedAddress(msgspec.Struct, kw_only=True):
    address: str
    made: float
    confirmed: float


class Activity(msgspec.Struct, kw_only=True):
    """What a person or a bot has done here; all of it is deleted with the account."""

    tables: list[ExportedTable]
    chat: list[ChatLine]
    ratings: list[Rating]
    rating_steps: list[RatingStep]
    dailies: list[Daily]
    puzzles: list[Attempt]
    records: list[ExportedRecord]
    orders: list[ExportedPremoves]
    notices: list[Notice]


class ExportedBot(Activity, kw_only=True):
    id: str
    name: str
    created: float
    tokens: list[float]  # when each was created


class Export(Activity, kw_only=True):
    """All of someone's data."""

    at: float
    account: ExportedAccount
    sessions: list[Session]
    origins: list[UserOrigin]  # keyed hashes of recent network addresses, which are meaningless elsewhere
    named: float | None  # when they took their name, if known
    bots: list[ExportedBot]
    address: ExportedAddress | None


def export(store: Store, user: User, now: float) -> Export:
    return Export(
        at=now,
        account=export_account(user),
        sessions=store.sessions_of(user.id),
        origins=store.origins_of([user.id, *(bot.id for bot in store.bots_of(user.id))], 0.0),
        named=claim.at if (claim := store.claim_of(user.id)) else None,
        bots=[export_bot(store, bot) for bot in store.bots_of(user.id)],
        address=export_address(store, user),
        **activity(store, user),
    )


def activity(store: Store, user: User) -> dict[str, Any]:
    """The fields of `Activity`."""
    return {
        "tables": [export_table(listed, user) for listed in all_tables(store, user)],
        "chat": store.chat_by(user.id),
        "ratings": store.ratings_of(user.id),
        "rating_steps": store.rating_steps_of(user.id, limit=NO_LIMIT),
        "dailies": store.dailies_of(user.id, limit=NO_LIMIT),
        "puzzles": store.attempts_of(user.id),
        "records": [
            ExportedRecord(id=shelved.id, created=shelved.created, record=msgspec.Raw(shelved.data))
            for shelved in store.records_of(user.id)
        ],
        "orders": [
            ExportedPremoves(table=stored.table, orders=msgspec.json.decode(stored.data, type=list[Premove]))
            for stored in store.premoves_of(user.id)
        ],
        "notices": store.notices_of(user.id),
    }


def export_address(store: Store, user: User) -> ExportedAddress | None:
    stored = store.address_of(user.id)
    return ExportedAddress(address=stored.address, made=stored.made, confirmed=stored.confirmed) if stored else None


def export_account(user: User) -> ExportedAccount:
    return ExportedAccount(
        id=user.id,
        public_id=user.public_id,
        name=user.name,
        kind=user.kind,
        has_password=bool(user.password),
        created=user.created,
        seen=user.seen,
        muted_until=user.muted_until,
        banned=user.banned,
    )


def export_bot(store: Store, bot: User) -> ExportedBot:
    return ExportedBot(
        id=bot.id,
        name=bot.name,
        created=bot.created,
        tokens=[token.created for token in store.tokens_of(bot.id)],
        **activity(store, bot),
    )


def export_table(listed: ListedTable, user: User) -> ExportedTable:
    """A table without its seed and salt, which stay secret until the game is over."""
    header, summary = listed.header, listed.summary
    return ExportedTable(
        id=header.id,
        game=header.game,
        rules=header.rules,
        content=header.content,
        options=header.options,
        host=listed.host == user.id,
        private=header.private,
        created=header.created,
        updated=listed.updated,
        status=summary.status,
        seats=summary.seats,
        result=summary.result,
    )


def all_tables(store: Store, user: User) -> list[ListedTable]:
    """The tables where they had a seat, and those that they only opened; newest change first."""
    sat_at = all_pages(lambda before: store.tables_of(user.id, before=before, limit=PAGE_SIZE))
    set_up = all_pages(lambda before: store.tables_by(user.id, before=before, limit=PAGE_SIZE))
    return sorted({**sat_at, **set_up}.values(), key=lambda listed: -listed.updated)


def all_pages(page_before: Callable[[float], list[ListedTable]]) -> dict[str, ListedTable]:
    """All pages, by table id. Each page begins at the time of the last one's end, which several tables may share."""
    found: dict[str, ListedTable] = {}
    before = 1e18
    while True:
        page = page_before(before)
        fresh = [listed for listed in page if listed.header.id not in found]
        found.update((listed.header.id, listed) for listed in fresh)
        if len(page) < PAGE_SIZE or not fresh:
            return found
        before = math.nextafter(page[-1].updated, math.inf)
