"""`longhaul admin`: look after a server's tables and accounts. It works on the store; a running server notices."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from longhaul.cli.arguments import Json
from longhaul.cli.backup import many, open_kept
from longhaul.cli.output import out, print_columns, print_json
from longhaul.cli.serve import StoreUrl
from longhaul.core.errors import LonghaulError

if TYPE_CHECKING:
    from longhaul.server.accounts.admin import AccountAdmin
    from longhaul.server.store.rows import Listed, Session, User
    from longhaul.server.store.store import Store

admin = typer.Typer(name="admin", help="Look after a server's tables and accounts.", no_args_is_help=True)

Who = Annotated[str, typer.Argument(metavar="NAME_OR_ID", help="A name or an id; `name:…` or `id:…` say which.")]
Most = Annotated[int, typer.Option("--limit", min=1, max=10_000, help="How many at most.")]


@contextmanager
def open_admin(chosen: str | None) -> Iterator["AccountAdmin"]:
    from longhaul.server.accounts.admin import AccountAdmin

    with open_kept(chosen) as store:
        yield AccountAdmin(store)


def say(text: str) -> None:
    out.print(text, markup=False, soft_wrap=True)


def when(time: float) -> str:
    return f"{datetime.fromtimestamp(time, UTC):%Y-%m-%d %H:%M} UTC" if time else "never"


# Tables -----------------------------------------------------------------------------------------
@admin.command()
def tables(
    status: Annotated[
        Literal["open", "playing", "over"] | None, typer.Option("--status", help="Only those that are so.")
    ] = None,
    game: Annotated[str, typer.Option("--game", help="Only of this game.")] = "",
    limit: Most = 50,
    store: StoreUrl = None,
    as_json: Json = False,
) -> None:
    """List tables, private ones too, the latest change first."""
    from longhaul.games import find_game

    if game:
        find_game(game)
    with open_kept(store) as kept:
        listed = kept.list_tables(status=status, game=game, private=True, limit=limit)
    if as_json:
        print_json([table_data(row) for row in listed])
    elif listed:
        print_columns(["id", "status", "game", "changed", "seats"], [table_cells(row) for row in listed])
    else:
        say("There are no such tables.")


def table_data(row: "Listed") -> dict[str, Any]:
    from longhaul.server.tables.lobby import describe

    return {**describe(row.header, row.summary), "host": row.host, "updated": row.updated}


def table_cells(row: "Listed") -> list[str]:
    private = ", private" if row.header.private else ""
    seats = ", ".join(seat_name(seat) for seat in row.summary.seats)
    return [row.header.id, row.summary.status + private, row.header.game, when(row.updated), seats]


def seat_name(seat: dict[str, Any]) -> str:
    return str(seat.get("name") or seat.get("bot") or "open")


@admin.command()
def table(
    table_id: Annotated[str, typer.Argument(metavar="ID", help="The table's id: what its link ends in.")],
    store: StoreUrl = None,
    as_json: Json = False,
) -> None:
    """Show one table: who sits there, how far it is. The seed only when the game is over."""
    with open_kept(store) as kept:
        data = table_details(kept, table_id)
    if as_json:
        print_json(data)
        return
    say(f"{data['id']}: {data['game']}, rules version {data['rules']}, set {data['content']}, {data['status']}")
    say(f"  set up {when(data['created'])} by {data['host'] or 'nobody known'}{', private' if data['private'] else ''}")
    say(f"  {many(data['entries'], 'entry', 'entries')}, the last {when(data['changed'])}")
    for number, seat in enumerate(data["seats"], 1):
        notes = [note for note in ("left", "resigned") if seat[note]]
        turn = " (to play)" if data["turn"] == number - 1 else ""
        shown = [seat["name"] or seat["kind"], seat["bot"] and f"bot {seat['bot']}", seat["who"], *notes]
        say(f"  seat {number}: {', '.join(filter(None, shown))}{turn}")
    say(f"  seal on the seed: {data['commitment']}")
    if "result" in data:
        result = data["result"]
        winners = ", ".join(f"seat {seat + 1}" for seat in result["winners"]) or "nobody"
        say(f"  won by {winners} ({result['ending']}); scores {result['scores']}; seed {result['seed']}")
    if data["trouble"]:
        say(f"  {data['trouble']}")


def table_details(store: "Store", table_id: str) -> dict[str, Any]:
    """What a host may know. A table begun under other rules cannot be worked out; what is kept still says much."""
    from longhaul.server.tables.loader import restore
    from longhaul.server.tables.room import Room
    from longhaul.table.view import result_view

    kept = store.load_table(table_id)
    if kept is None:
        raise LonghaulError(f"there is no table {table_id!r}; `longhaul admin tables` lists them")
    header, entries = kept.header, store.entries(table_id)
    data: dict[str, Any] = {
        "id": header.id,
        "game": header.game,
        "rules": header.rules,
        "content": header.content,
        "options": header.options,
        "clock": {"pace": header.clock.pace, "base": header.clock.base, "increment": header.clock.increment},
        "private": header.private,
        "created": header.created,
        "host": kept.host,
        "commitment": header.commitment,
        "entries": len(entries),
        "changed": entries[-1].at if entries else header.created,
        "status": "of other rules",
        "turn": -1,
        "seats": [],
        "trouble": "",
    }
    try:
        restored, _ = restore(kept)
    except LonghaulError as error:
        return data | {"trouble": str(error)}
    seats = [
        {name: getattr(seat, name) for name in ("kind", "name", "who", "bot", "left", "resigned")}
        for seat in restored.seats
    ]
    data |= {"status": Room(restored, kept.host).summary.status, "turn": restored.turn, "seats": seats}
    if restored.over:
        result = result_view(restored)
        data["result"] = {name: getattr(result, name) for name in result.__struct_fields__}
    return data


# Accounts ---------------------------------------------------------------------------------------
@admin.command()
def users(
    like: Annotated[str, typer.Option("--like", metavar="NAME", help="Only whose name holds this.")] = "",
    limit: Most = 50,
    store: StoreUrl = None,
    as_json: Json = False,
) -> None:
    """List accounts, the newest first."""
    with open_kept(store) as kept:
        found = kept.list_users(like=like, limit=limit)
    if as_json:
        print_json([user_data(user) for user in found])
    elif found:
        rows = [[user.id, user.kind, user.name, when(user.created), standing(user)] for user in found]
        print_columns(["id", "kind", "name", "created", ""], rows)
    else:
        say(f"Nobody's name holds {like!r}." if like else "There are no accounts yet.")


def user_data(user: "User") -> dict[str, Any]:
    """An account as data, without the hash of its password."""
    import msgspec

    from longhaul.server.accounts.export import export_account

    plain: dict[str, Any] = msgspec.to_builtins(export_account(user))
    return {**plain, "owner": user.owner}


def standing(user: "User") -> str:
    notes = ["banned"] if user.banned else []
    if user.muted_until > datetime.now(UTC).timestamp():
        notes.append(f"muted until {when(user.muted_until)}")
    return ", ".join(notes)


@admin.command()
def user(who: Who, store: StoreUrl = None, as_json: Json = False) -> None:
    """Show one account: its sessions, bots and tables."""
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
    say(f"{found.name} ({found.kind}), {found.id}")
    say(f"  created {when(found.created)}{', ' if standing(found) else ''}{standing(found)}")
    if found.owner:
        say(f"  a bot of {found.owner}")
    for session in sessions:
        say(f"  session: seen {when(session.seen)}, {session.agent or 'unknown browser'}")
    for bot in bots:
        say(f"  bot: {bot.name}, {bot.id}{', banned' if bot.banned else ''}")
    for row in sat_at:
        say(f"  table: {', '.join(table_cells(row)[:4])}")


def session_data(session: "Session") -> dict[str, Any]:
    return {"created": session.created, "seen": session.seen, "agent": session.agent}


@admin.command()
def mute(
    who: Who,
    hours: Annotated[float, typer.Option("--hours", min=0.01, max=1_000_000, help="For how long.")],
    store: StoreUrl = None,
) -> None:
    """Let someone play, but not talk, for a while."""
    with open_admin(store) as account_admin:
        muted = account_admin.mute(account_admin.find(who), hours)
    say(f"{muted.name} cannot talk at tables until {when(muted.muted_until)}.")


@admin.command()
def unmute(who: Who, store: StoreUrl = None) -> None:
    """Let someone talk again."""
    with open_admin(store) as account_admin:
        say(f"{account_admin.mute(account_admin.find(who), 0).name} can talk again.")


@admin.command()
def ban(who: Who, store: StoreUrl = None) -> None:
    """Shut someone out, and their bots; sessions and tokens end, and open sockets within seconds."""
    with open_admin(store) as account_admin:
        banned = account_admin.find(who)
        sessions, tokens = account_admin.ban(banned)
    ended = f"{many(sessions, 'session')} and {many(tokens, 'token')} of bots ended"
    say(f"{banned.name} is banned; {ended}. A running server closes their sockets within seconds.")


@admin.command()
def unban(who: Who, store: StoreUrl = None) -> None:
    """Let someone in again. Bots need new tokens."""
    with open_admin(store) as account_admin:
        say(f"{account_admin.unban(account_admin.find(who)).name} can come in again.")


@admin.command("end-sessions")
def end_sessions(who: Who, store: StoreUrl = None) -> None:
    """Sign someone out everywhere. A guest cannot come back from that."""
    with open_admin(store) as account_admin:
        found = account_admin.find(who)
        say(f"{found.name}: {many(account_admin.end_sessions(found), 'session')} ended.")


@admin.command("delete-user")
def delete_user(
    who: Who,
    yes: Annotated[bool, typer.Option("--yes", help="Yes, for good.")] = False,
    store: StoreUrl = None,
) -> None:
    """Forget someone and their bots for good. Games keep the moves, without the name."""
    with open_admin(store) as account_admin:
        found = account_admin.find(who)
        if not yes:
            bots = many(len(account_admin.store.bots_of(found.id)), "bot")
            raise LonghaulError(f"this forgets {found.name} ({found.kind}, {bots}) for good; say --yes if you mean it")
        account_admin.delete(found)
    say(f"{found.name} is forgotten.")


@admin.command()
def password(who: Who, store: StoreUrl = None) -> None:
    """Set a new random password for someone who forgot theirs, and print it. Sessions and bot tokens end."""
    with open_admin(store) as account_admin:
        found = account_admin.find(who)
        new, sessions, tokens = account_admin.set_password(found)
    say(f"The new password of {found.name} is {new}")
    say("It is shown only once; they can change it after they log in.")
    say(f"{many(sessions, 'session')} and {many(tokens, 'token')} of bots ended. Their bots need new tokens.")
