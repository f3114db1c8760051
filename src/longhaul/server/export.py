"""Everything that is kept about someone, as data they can take away. It holds nothing that opens an account."""

import math
from typing import Any

import msgspec

from longhaul.server.plans import decoded
from longhaul.server.store.rows import (
    Attempt,
    ChatLine,
    Daily,
    Listed,
    Notice,
    Rating,
    RatingStep,
    Session,
    Status,
    User,
)
from longhaul.server.store.store import Store
from longhaul.table.orders import Order

PAGE = 200  # tables asked of the store at a time
ALL = 1_000_000


class ExportedAccount(msgspec.Struct, kw_only=True):
    id: str
    name: str
    kind: str
    has_password: bool
    created: float
    seen: float
    muted_until: float
    banned: bool


class ExportedBot(msgspec.Struct, kw_only=True):
    id: str
    name: str
    created: float
    tokens: list[float]  # when each was made
    ratings: list[Rating]


class ExportedTable(msgspec.Struct, kw_only=True):
    id: str
    game: str
    rules: int
    content: str
    options: dict[str, Any]
    host: bool  # whether they opened it
    private: bool
    created: float
    updated: float
    status: Status
    seats: list[dict[str, Any]]
    result: dict[str, Any] | None


class ExportedRecord(msgspec.Struct, kw_only=True):
    id: str
    created: float
    record: msgspec.Raw  # as it was uploaded


class ExportedOrders(msgspec.Struct, kw_only=True):
    table: str
    orders: list[Order]  # laid ahead there


class ExportedAddress(msgspec.Struct, kw_only=True):
    address: str
    made: float
    confirmed: float


class Export(msgspec.Struct, kw_only=True):
    """All of someone's data as of one moment."""

    at: float
    account: ExportedAccount
    sessions: list[Session]
    bots: list[ExportedBot]
    tables: list[ExportedTable]
    chat: list[ChatLine]
    ratings: list[Rating]
    rating_steps: list[RatingStep]
    dailies: list[Daily]
    puzzles: list[Attempt]
    records: list[ExportedRecord]
    orders: list[ExportedOrders]
    notices: list[Notice]
    address: ExportedAddress | None


def export(store: Store, user: User, now: float) -> Export:
    return Export(
        at=now,
        account=export_account(user),
        sessions=store.sessions_of(user.id),
        bots=[export_bot(store, bot) for bot in store.bots_of(user.id)],
        tables=[export_table(listed, user) for listed in all_tables(store, user)],
        chat=store.chat_by(user.id),
        ratings=store.ratings_of(user.id),
        rating_steps=store.rating_steps_of(user.id, limit=ALL),
        dailies=store.dailies_of(user.id, limit=ALL),
        puzzles=store.attempts_of(user.id),
        records=[
            ExportedRecord(id=shelved.id, created=shelved.created, record=msgspec.Raw(shelved.data))
            for shelved in store.records_of(user.id)
        ],
        orders=[ExportedOrders(table=laid.table, orders=decoded(laid.data)) for laid in store.orders_of(user.id)],
        notices=store.notices_of(user.id),
        address=export_address(store, user),
    )


def export_address(store: Store, user: User) -> ExportedAddress | None:
    kept = store.address_of(user.id)
    return ExportedAddress(address=kept.address, made=kept.made, confirmed=kept.confirmed) if kept else None


def export_account(user: User) -> ExportedAccount:
    return ExportedAccount(
        id=user.id,
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
        ratings=store.ratings_of(bot.id),
    )


def export_table(listed: Listed, user: User) -> ExportedTable:
    """A table without its seed and salt: they stay secret until the game is over."""
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


def all_tables(store: Store, user: User) -> list[Listed]:
    """Page by page. A page begins with the moment the last one ended at, for several tables may share it."""
    found: dict[str, Listed] = {}
    before = 1e18
    while True:
        page = store.tables_of(user.id, before=before, limit=PAGE)
        fresh = [listed for listed in page if listed.header.id not in found]
        found.update((listed.header.id, listed) for listed in fresh)
        if len(page) < PAGE or not fresh:
            return list(found.values())
        before = math.nextafter(page[-1].updated, math.inf)
