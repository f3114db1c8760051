"""Everything that is kept about someone, as data they can take away. It holds nothing that opens an account."""

import math
from collections.abc import Callable
from typing import Any

import msgspec

from longhaul.server.store.rows import (
    Attempt,
    ChatLine,
    Daily,
    Listed,
    Notice,
    Rating,
    RatingStep,
    SeenFrom,
    Session,
    Status,
    User,
)
from longhaul.server.store.store import Store
from longhaul.table.premoves import Order

PAGE = 200  # tables asked of the store at a time
ALL = 1_000_000


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


class Doings(msgspec.Struct, kw_only=True):
    """What someone has left behind here, a person or a bot: all that is forgotten with them."""

    tables: list[ExportedTable]
    chat: list[ChatLine]
    ratings: list[Rating]
    rating_steps: list[RatingStep]
    dailies: list[Daily]
    puzzles: list[Attempt]
    records: list[ExportedRecord]
    orders: list[ExportedOrders]
    notices: list[Notice]


class ExportedBot(Doings, kw_only=True):
    id: str
    name: str
    created: float
    tokens: list[float]  # when each was made


class Export(Doings, kw_only=True):
    """All of someone's data as of one moment."""

    at: float
    account: ExportedAccount
    sessions: list[Session]
    origins: list[SeenFrom]  # keyed hashes of the addresses they connected from lately, which mean nothing elsewhere
    named: float | None  # when they took their name, if that is known
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
        **doings(store, user),
    )


def doings(store: Store, user: User) -> dict[str, Any]:
    """The fields of `Doings`."""
    return {
        "tables": [export_table(listed, user) for listed in all_tables(store, user)],
        "chat": store.chat_by(user.id),
        "ratings": store.ratings_of(user.id),
        "rating_steps": store.rating_steps_of(user.id, limit=ALL),
        "dailies": store.dailies_of(user.id, limit=ALL),
        "puzzles": store.attempts_of(user.id),
        "records": [
            ExportedRecord(id=shelved.id, created=shelved.created, record=msgspec.Raw(shelved.data))
            for shelved in store.records_of(user.id)
        ],
        "orders": [
            ExportedOrders(table=laid.table, orders=msgspec.json.decode(laid.data, type=list[Order]))
            for laid in store.orders_of(user.id)
        ],
        "notices": store.notices_of(user.id),
    }


def export_address(store: Store, user: User) -> ExportedAddress | None:
    kept = store.address_of(user.id)
    return ExportedAddress(address=kept.address, made=kept.made, confirmed=kept.confirmed) if kept else None


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
        **doings(store, bot),
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
    """Those that they sat down at, and those that they only set up; newest change first."""
    sat_at = all_pages(lambda before: store.tables_of(user.id, before=before, limit=PAGE))
    set_up = all_pages(lambda before: store.tables_by(user.id, before=before, limit=PAGE))
    return sorted({**sat_at, **set_up}.values(), key=lambda listed: -listed.updated)


def all_pages(page_before: Callable[[float], list[Listed]]) -> dict[str, Listed]:
    """By their ids. A page begins with the moment the last one ended at, for several tables may share it."""
    found: dict[str, Listed] = {}
    before = 1e18
    while True:
        page = page_before(before)
        fresh = [listed for listed in page if listed.header.id not in found]
        found.update((listed.header.id, listed) for listed in fresh)
        if len(page) < PAGE or not fresh:
            return found
        before = math.nextafter(page[-1].updated, math.inf)
