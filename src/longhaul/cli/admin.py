"""`longhaul admin`: manage the tables and accounts of a server, in its store; a running server notices changes."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
import typer

from longhaul.cli.arguments import Json
from longhaul.cli.backup import format_count, open_existing_store
from longhaul.cli.output import out, print_columns, print_json
from longhaul.cli.serve import StoreUrl
from longhaul.core.errors import LonghaulError

if TYPE_CHECKING:
    from longhaul.server.accounts.admin import AccountAdmin
    from longhaul.server.store.listing import ListedSeat
    from longhaul.server.store.rows import ListedTable, Session, User
    from longhaul.server.store.store import Store

admin = typer.Typer(name="admin", help="Manage a server's tables and accounts.", no_args_is_help=True)

Account = Annotated[
    str, typer.Argument(metavar="NAME_OR_ID", help="A name or an id; prefix `name:` or `id:` if ambiguous.")
]
Limit = Annotated[int, typer.Option("--limit", min=1, max=10_000, help="Maximum number of rows.")]


@contextmanager
def open_admin(chosen: str | None) -> Iterator["AccountAdmin"]:
    from longhaul.server.accounts.admin import AccountAdmin

    with open_existing_store(chosen) as store:
        yield AccountAdmin(store)


def print_line(text: str) -> None:
    out.print(text, markup=False, soft_wrap=True)


def format_time(time: float) -> str:
    return f"{datetime.fromtimestamp(time, UTC):%Y-%m-%d %H:%M} UTC" if time else "never"


# Tables -----------------------------------------------------------------------------------------
@admin.command()
def tables(
    status: Annotated[
        Literal["open", "playing", "over"] | None, typer.Option("--status", help="Only tables with this status.")
    ] = None,
    game: Annotated[str, typer.Option("--game", help="Only tables of this game.")] = "",
    limit: Limit = 50,
    store: StoreUrl = None,
    as_json: Json = False,
) -> None:
    """List tables, including private ones, most recently changed first."""
    from longhaul.games import find_game

    if game:
        find_game(game)
    with open_existing_store(store) as opened:
        listed = opened.list_tables(status=status, game=game, private=True, limit=limit)
    if as_json:
        print_json([table_data(row) for row in listed])
    elif listed:
        print_columns(["id", "status", "game", "changed", "seats"], [table_cells(row) for row in listed])
    else:
        print_line("No tables found.")


def table_data(row: "ListedTable") -> dict[str, Any]:
    from longhaul.server.tables.lobby import describe

    listing: dict[str, Any] = msgspec.to_builtins(describe(row.header, row.summary))
    return {**listing, "host": row.host, "updated": row.updated}


def table_cells(row: "ListedTable") -> list[str]:
    private = ", private" if row.header.private else ""
    seats = ", ".join(occupant_name(seat) for seat in row.summary.seats)
    return [row.header.id, row.summary.status + private, row.header.game, format_time(row.updated), seats]


def occupant_name(seat: "ListedSeat") -> str:
    return seat["name"] or seat["bot"] or "open"


@admin.command()
def table(
    table_id: Annotated[str, typer.Argument(metavar="ID", help="The table's id: the last part of its link.")],
    store: StoreUrl = None,
    as_json: Json = False,
) -> None:
    """Show one table: its players and progress, and the seed once the game is over."""
    with open_existing_store(store) as opened:
        data = table_details(opened, table_id)
    if as_json:
        print_json(data)
        return
    host = data["host"] or "an unknown account"
    print_line(f"{data['id']}: {data['game']}, rules version {data['rules']}, set {data['content']}, {data['status']}")
    print_line(f"  set up {format_time(data['created'])} by {host}{', private' if data['private'] else ''}")
    print_line(f"  {format_count(data['entries'], 'entry', 'entries')}, the last {format_time(data['changed'])}")
    for number, seat in enumerate(data["seats"], 1):
        notes = [note for note in ("left", "resigned") if seat[note]]
        turn = " (to play)" if data["turn"] == number - 1 else ""
        shown = [seat["name"] or seat["kind"], seat["bot"] and f"bot {seat['bot']}", seat["who"], *notes]
        print_line(f"  seat {number}: {', '.join(filter(None, shown))}{turn}")
    print_line(f"  seal of the seed: {data['commitment']}")
    if "result" in data:
        result = data["result"]
        winners = ", ".join(f"seat {seat + 1}" for seat in result["winners"]) or "nobody"
        print_line(f"  won by {winners} ({result['ending']}); scores {result['scores']}; seed {result['seed']}")
    if data["trouble"]:
        print_line(f"  {data['trouble']}")


def table_details(store: "Store", table_id: str) -> dict[str, Any]:
    """Everything about a table that its host may know; less if the table was begun under another rules version."""
    from longhaul.server.tables.loader import restore
    from longhaul.server.tables.room import Room
    from longhaul.table.view import result_view

    stored = store.load_table(table_id)
    if stored is None:
        raise LonghaulError(f"there is no table {table_id!r}; `longhaul admin tables` lists them")
    header, entries = stored.header, store.entries(table_id)
    data: dict[str, Any] = {
        "id": header.id,
        "game": header.game,
        "rules": header.rules,
        "content": header.content,
        "options": header.options,
        "clock": {"pace": header.clock.pace, "base": header.clock.base, "increment": header.clock.increment},
        "private": header.private,
        "created": header.created,
        "host": stored.host,
        "commitment": header.commitment,
        "entries": len(entries),
        "changed": entries[-1].at if entries else header.created,
        "status": "outdated rules",
        "turn": -1,
        "seats": [],
        "trouble": "",
    }
    try:
        restored, _ = restore(stored)
    except LonghaulError as error:
        return data | {"trouble": str(error)}
    seats = [
        {name: getattr(seat, name) for name in ("kind", "name", "who", "bot", "left", "resigned")}
        for seat in restored.seats
    ]
    data |= {"status": Room(restored, stored.host).summary.status, "turn": restored.turn, "seats": seats}
    if restored.over:
        result = result_view(restored)
        data["result"] = {name: getattr(result, name) for name in result.__struct_fields__}
    return data


# Accounts ---------------------------------------------------------------------------------------
@admin.command()
def users(
    like: Annotated[str, typer.Option("--like", metavar="NAME", help="Only accounts whose name contains this.")] = "",
    limit: Limit = 50,
    store: StoreUrl = None,
    as_json: Json = False,
) -> None:
    """List accounts, newest first."""
    with open_existing_store(store) as opened:
        found = opened.list_users(like=like, limit=limit)
    if as_json:
        print_json([user_data(user) for user in found])
    elif found:
        rows = [[user.id, user.kind, user.name, format_time(user.created), describe_status(user)] for user in found]
        print_columns(["id", "kind", "name", "created", ""], rows)
    else:
        print_line(f"No account name contains {like!r}." if like else "There are no accounts yet.")


def user_data(user: "User") -> dict[str, Any]:
    """An account as data, without the hash of its password."""
    import msgspec

    from longhaul.server.accounts.export import export_account

    plain: dict[str, Any] = msgspec.to_builtins(export_account(user))
    return {**plain, "owner": user.owner}


def describe_status(user: "User") -> str:
    notes = ["banned"] if user.banned else []
    if user.muted_until > datetime.now(UTC).timestamp():
        notes.append(f"muted until {format_time(user.muted_until)}")
    return ", ".join(notes)


@admin.command()
def user(who: Account, store: StoreUrl = None, as_json: Json = False) -> None:
    """Show one account with its sessions, bots and tables."""
    with open_admin(store) as account_admin:
        found = account_admin.find(who)
        sessions, bots = account_admin.store.sessions_of(found.id), account_admin.store.bots_of(found.id)
        sat_at = account_admin.store.tables_of(found.id, limit=50)
    if as_json:
        print_json(
            {
                **user_data(found),
                "sessions": [session_data(session) for session in sessions],
                "bots": [user_data(bot) for bot in bots],
                "tables": [table_data(row) for row in sat_at],
            }
        )
        return
    print_line(f"{found.name} ({found.kind}), {found.id}")
    print_line(
        f"  created {format_time(found.created)}{', ' if describe_status(found) else ''}{describe_status(found)}"
    )
    if found.owner:
        print_line(f"  a bot of {found.owner}")
    for session in sessions:
        print_line(f"  session: seen {format_time(session.seen)}, {session.agent or 'unknown browser'}")
    for bot in bots:
        print_line(f"  bot: {bot.name}, {bot.id}{', banned' if bot.banned else ''}")
    for row in sat_at:
        print_line(f"  table: {', '.join(table_cells(row)[:4])}")


def session_data(session: "Session") -> dict[str, Any]:
    return {"created": session.created, "seen": session.seen, "agent": session.agent}


@admin.command()
def mute(
    who: Account,
    hours: Annotated[float, typer.Option("--hours", min=0.01, max=1_000_000, help="For so many hours.")],
    store: StoreUrl = None,
) -> None:
    """Stop an account from chatting for a while; it can still play."""
    with open_admin(store) as account_admin:
        muted = account_admin.mute(account_admin.find(who), hours)
    print_line(f"{muted.name} is muted until {format_time(muted.muted_until)}.")


@admin.command()
def unmute(who: Account, store: StoreUrl = None) -> None:
    """Let an account chat again."""
    with open_admin(store) as account_admin:
        print_line(f"{account_admin.mute(account_admin.find(who), 0).name} is no longer muted.")


@admin.command()
def ban(who: Account, store: StoreUrl = None) -> None:
    """Ban an account and its bots: ends their sessions and tokens, and closes open connections within seconds."""
    with open_admin(store) as account_admin:
        banned = account_admin.find(who)
        sessions, tokens = account_admin.ban(banned)
    ended = f"{format_count(sessions, 'session')} and {format_count(tokens, 'token')} of bots ended"
    print_line(f"{banned.name} is banned; {ended}. A running server closes their connections within seconds.")


@admin.command()
def unban(who: Account, store: StoreUrl = None) -> None:
    """Lift a ban. Bots need new tokens."""
    with open_admin(store) as account_admin:
        print_line(f"{account_admin.unban(account_admin.find(who)).name} is no longer banned.")


@admin.command("end-sessions")
def end_sessions(who: Account, store: StoreUrl = None) -> None:
    """Sign an account out everywhere. A guest cannot sign in again."""
    with open_admin(store) as account_admin:
        found = account_admin.find(who)
        print_line(f"{found.name}: {format_count(account_admin.end_sessions(found), 'session')} ended.")


@admin.command("delete-user")
def delete_user(
    who: Account,
    yes: Annotated[bool, typer.Option("--yes", help="Confirm the deletion.")] = False,
    store: StoreUrl = None,
) -> None:
    """Delete an account and its bots permanently. Games keep the moves, without the name."""
    with open_admin(store) as account_admin:
        found = account_admin.find(who)
        if not yes:
            bots = format_count(len(account_admin.store.bots_of(found.id)), "bot")
            raise LonghaulError(f"this deletes {found.name} ({found.kind}, {bots}) permanently; confirm with --yes")
        account_admin.delete(found)
    print_line(f"{found.name} is deleted.")


@admin.command()
def password(who: Account, store: StoreUrl = None) -> None:
    """Set a new random password for someone who forgot theirs, and print it. Sessions and bot tokens end."""
    with open_admin(store) as account_admin:
        found = account_admin.find(who)
        new, sessions, tokens = account_admin.set_password(found)
    print_line(f"The new password of {found.name} is {new}")
    print_line("It is shown only once; they can change it after they log in.")
    print_line(
        f"{format_count(sessions, 'session')} and {format_count(tokens, 'token')} of bots ended. "
        "Their bots need new tokens."
    )
