"""`longhaul admin`, `backup` and `restore`, on a store with people and tables and beside a running server."""

import asyncio
import json
import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus

from longhaul.cli.admin import table_details
from longhaul.cli.app import app
from longhaul.core.errors import LonghaulError
from longhaul.server.accounts.admin import AccountAdmin, AccountNotFound, new_password
from longhaul.server.accounts.passwords import Passwords
from longhaul.server.accounts.service import Accounts
from longhaul.server.store import open_store
from longhaul.server.store.rows import User
from longhaul.server.store.sql.memory import MemoryStore
from tests.server.accounts.people import person, rejection
from tests.server.browsers import CHEAP
from tests.server.running import PASSWORD, LiveSocket, Player, dial, longhaul, running
from tests.server.store.samples import add_table, everything, sit

pytestmark = pytest.mark.slow


# Deeds, in this process -------------------------------------------------------------------------
@pytest.fixture
def accounts() -> Accounts:
    return Accounts(MemoryStore(), hasher=CHEAP)


@pytest.fixture
def account_admin(accounts: Accounts) -> AccountAdmin:
    return AccountAdmin(accounts.store, Passwords(CHEAP))


def test_someone_is_found_by_name_or_id(accounts: Accounts, account_admin: AccountAdmin) -> None:
    ada = person(accounts).identity.user
    assert {account_admin.find(text).id for text in ("Ada", "ADA", ada.id, f"id:{ada.id}", "name:ada")} == {ada.id}
    for text in ("Bo", "", "name:", f"name:{ada.id}", "id:Ada", "Ad"):
        with pytest.raises(AccountNotFound, match="no account has the name or id"):
            account_admin.find(text)


def test_guests_who_share_a_name_are_distinguished_by_id(accounts: Accounts, account_admin: AccountAdmin) -> None:
    for number in (1, 2):
        accounts.store.add_user(User(id=f"g{number}", name="Quiet Comet", kind="guest"))
    with pytest.raises(AccountNotFound, match=r"several accounts: g1 \(guest\), g2 \(guest\); choose one with id:"):
        account_admin.find("quiet comet")
    assert account_admin.find("id:g2").id == "g2"
    accounts.store.add_user(User(id="p", name="Quiet Comet", kind="person"))
    assert account_admin.find("quiet comet").id == "p"


def test_a_name_that_is_another_ones_id_harms_nobody(accounts: Accounts, account_admin: AccountAdmin) -> None:
    ada = person(accounts).identity.user
    sly = person(accounts, ada.id).identity.user
    with pytest.raises(AccountNotFound, match="several accounts"):
        account_admin.find(ada.id)
    assert (account_admin.find(f"id:{ada.id}").id, account_admin.find(f"name:{ada.id}").id) == (ada.id, sly.id)


def test_a_ban_ends_sessions_and_tokens_and_is_lifted(accounts: Accounts, account_admin: AccountAdmin) -> None:
    ada = person(accounts)
    bot = accounts.add_bot(ada.identity.user, "Robo")
    assert account_admin.ban(ada.identity.user) == (1, 1)
    assert accounts.identify_cookie(ada.cookie) is None
    with rejection("bad_token"):
        accounts.identify_token(bot.token)
    with rejection("banned"):
        accounts.login("Ada", "correct horse")
    account_admin.unban(account_admin.find("Ada"))
    assert accounts.login("Ada", "correct horse").identity.user.name == "Ada"


def test_muting_is_for_a_while(accounts: Accounts, account_admin: AccountAdmin) -> None:
    ada = person(accounts).identity.user
    assert account_admin.mute(ada, 2).muted_until == pytest.approx(ada.created + 7200, abs=60)
    assert account_admin.mute(ada, 0).muted_until == 0
    assert account_admin.find("Ada") == ada


def test_a_new_password_opens_the_account_and_ends_sessions_and_bot_tokens(
    accounts: Accounts, account_admin: AccountAdmin
) -> None:
    ada = person(accounts)
    bot = accounts.add_bot(ada.identity.user, "Robo")
    new, sessions, tokens = account_admin.set_password(ada.identity.user)
    assert (sessions, tokens) == (1, 1)
    assert re.fullmatch(r"([a-z2-9]{4}-){3}[a-z2-9]{4}", new) and new != new_password()
    assert accounts.identify_cookie(ada.cookie) is None
    with rejection("bad_token"):
        accounts.identify_token(bot.token)
    assert [each.name for each in accounts.bots(ada.identity.user)] == ["Robo"], "the bot itself stays"
    with rejection("wrong_login"):
        accounts.login("Ada", "correct horse")
    assert accounts.login("Ada", new).identity.user.id == ada.identity.user.id


def test_who_has_no_password_gets_none(accounts: Accounts, account_admin: AccountAdmin) -> None:
    guest = accounts.new_guest().identity.user
    bot = accounts.add_bot(person(accounts).identity.user, "Robo").user
    for user, kind in ((guest, "guest"), (bot, "bot")):
        with pytest.raises(Exception, match=f"is a {kind}; only people"):
            account_admin.set_password(user)


def test_who_is_deleted_is_gone_with_their_bots(accounts: Accounts, account_admin: AccountAdmin) -> None:
    ada = person(accounts)
    accounts.add_bot(ada.identity.user, "Robo")
    account_admin.delete(ada.identity.user)
    assert accounts.identify_cookie(ada.cookie) is None and accounts.store.list_users() == []
    with pytest.raises(AccountNotFound, match="no longer exists"):
        account_admin.ban(ada.identity.user)


def test_a_table_of_other_rules_can_still_be_looked_at() -> None:
    store = MemoryStore()
    add_table(store, "t1", sit(1, "ann", "Ann"), rules=99, game="dice-traders")
    shown = table_details(store, "t1")
    assert shown["status"] == "outdated rules" and shown["entries"] == 1 and "other rules" in shown["trouble"]
    assert not {"seed", "salt", "result"} & shown.keys()
    with pytest.raises(LonghaulError, match="there is no table 't2'"):
        table_details(store, "t2")


# The commands, beside a server ------------------------------------------------------------------
def test_the_commands_beside_a_running_server(tmp_path: Path) -> None:
    asyncio.run(beside_a_server(tmp_path))


@dataclass
class Commands:
    """`longhaul admin` and `backup` on the store of a running server."""

    url: str

    def admin(self, *arguments: str) -> str:
        done = CliRunner().invoke(app, ["admin", *arguments, "--store", self.url])
        assert done.exit_code == 0, done.exception
        return done.stdout

    def error(self, *arguments: str) -> str:
        done = CliRunner().invoke(app, [*arguments, "--store", self.url])
        assert isinstance(done.exception, LonghaulError) and done.stdout == "", done
        return str(done.exception)


async def beside_a_server(tmp_path: Path) -> None:
    commands = Commands(f"sqlite:///{tmp_path / 'store.db'}")
    async with running(commands.url, tmp_path / "log") as server:
        ada, bo = await Player(server.address).person("Ada"), await Player(server.address).person("Bo")
        bot = await ada.post("/me/bots", {"name": "Robo"})
        table = await ada.open_table("me", "open", limit=5)
        socket, other = await ada.connect(), await bo.connect()
        robot = await dial(server.address, {"authorization": f"Bearer {bot['token']}"})

        await tables_are_shown(commands, table)
        accounts_are_shown(commands, ada, table)
        await a_running_server_is_backed_up(commands, tmp_path / "all.backup")
        await muting_works_at_once(commands, socket, table)

        # Open sockets close within seconds, and no new one opens
        assert "Bo: 1 session ended." in commands.admin("end-sessions", "Bo")
        assert await other.closed() == 4401
        assert "confirm with --yes" in commands.error("admin", "delete-user", "Bo")
        assert "2 sessions" not in (banned := commands.admin("ban", "Ada")) and "1 session and 1 token" in banned
        assert await socket.closed() == 4401
        await asyncio.wait_for(robot.wait_closed(), 30)
        with pytest.raises(InvalidStatus):
            await dial(server.address, {"authorization": f"Bearer {bot['token']}"})
        await a_ban_and_a_new_password_change_who_can_sign_in(commands, ada)
        assert "Bo is deleted." in commands.admin("delete-user", "Bo", "--yes")
        await ada.close()
        await bo.close()
        assert await server.stop() == 0
        assert "Traceback" not in server.logged


async def tables_are_shown(commands: Commands, table: str) -> None:
    assert f"{table}    open  dice-traders" in commands.admin("tables")
    assert json.loads(commands.admin("tables", "--status", "over", "--json")) == []
    assert "No tables found." in commands.admin("tables", "--game", "free-trader")
    shown = (await asyncio.to_thread(longhaul, "admin", "table", table, LONGHAUL_STORE=commands.url)).stdout
    assert "seat 1: Ada" in shown and "seat 2: open" in shown and "1 entry" in shown and "; seed" not in shown
    details = json.loads(longhaul("admin", "table", table, "--json", "--store", commands.url).stdout)
    assert details["status"] == "open" and not {"seed", "salt", "result"} & details.keys()
    assert "there is no table 'nope'" in commands.error("admin", "table", "nope")
    assert "no game" in commands.error("admin", "tables", "--game", "chess")


def accounts_are_shown(commands: Commands, ada: Player, table: str) -> None:
    assert [row["name"] for row in json.loads(commands.admin("users", "--json"))] == ["Robo", "Bo", "Ada"]
    assert "Robo" in commands.admin("users", "--like", "ROB")
    assert "No account" in commands.admin("users", "--like", "Zoe")
    about = json.loads(commands.admin("user", "ada", "--json"))
    assert "password" not in about and len(about["sessions"]) == 1 and about["bots"][0]["name"] == "Robo"
    assert about["tables"][0]["id"] == table and table in commands.admin("user", ada.id)
    for command in ("user", "ban", "password", "end-sessions"):
        assert "no account has the name or id 'Zoe'" in commands.error("admin", command, "Zoe")


async def a_running_server_is_backed_up(commands: Commands, file: Path) -> None:
    done = await asyncio.to_thread(longhaul, "backup", str(file), "--store", commands.url)
    assert done.stdout == f"Wrote 1 table with 1 entry, 3 accounts and 10 other rows to {file}.\n", done
    assert "overwrite it with --force" in commands.error("backup", str(file))
    assert CliRunner().invoke(app, ["backup", str(file), "--store", commands.url, "--force"]).exit_code == 0


async def muting_works_at_once(commands: Commands, socket: LiveSocket, table: str) -> None:
    assert "is muted until" in commands.admin("mute", "Ada", "--hours", "2")
    await socket.sit_down(table)
    await socket.send(t="chat", table=table, text="hello", id=5)
    assert (await socket.hear_until(re=5))["code"] == "muted"
    assert "is no longer muted" in commands.admin("unmute", "Ada")
    await socket.send(t="chat", table=table, text="hello", id=6)
    assert (await socket.hear_until(re=6))["t"] == "said"


async def a_ban_and_a_new_password_change_who_can_sign_in(commands: Commands, ada: Player) -> None:
    ada.http.cookies.clear()
    back = await ada.http.post("/api/login", json={"name": "Ada", "password": PASSWORD})
    assert back.status_code == 403 and back.json()["error"]["code"] == "banned"
    assert "is no longer banned" in commands.admin("unban", "Ada")
    password = commands.admin("password", "Ada").splitlines()[0].rpartition(" ")[2]
    back = await ada.http.post("/api/login", json={"name": "Ada", "password": password})
    assert back.status_code == 200


# Backup and restore -----------------------------------------------------------------------------
def test_a_backup_goes_into_another_store_and_never_over_one(tmp_path: Path) -> None:
    one, other, file = (f"sqlite:///{tmp_path / 'one.db'}", f"sqlite:///{tmp_path / 'other.db'}", tmp_path / "b")
    store = open_store(one)
    person(Accounts(store, hasher=CHEAP))
    assert longhaul("backup", str(file), "--store", one).returncode == 0
    restored = longhaul("restore", str(file), "--store", other)
    assert restored.stdout == f"Restored 0 tables with 0 entries, 1 account and 3 other rows from {file}.\n"
    copy = open_store(other)
    assert everything(copy) == everything(store)
    again = longhaul("restore", str(file), "--store", other)
    assert again.returncode == 2 and "the store is not empty" in again.stderr
    copy.close()
    store.close()


def test_a_failed_backup_or_restore_is_reported(tmp_path: Path) -> None:
    junk = tmp_path / "junk"
    junk.write_text("nothing")
    new = f"sqlite:///{tmp_path / 'new.db'}"
    cases = {
        ("backup", str(tmp_path / "b"), "--store", new): "there is no store at",
        ("backup", str(tmp_path), "--store", new): "is a folder",
        ("backup", str(tmp_path / "b"), "--store", "memory:"): "exists in its server only",
        ("restore", str(tmp_path / "none"), "--store", new): "there is no file",
        ("restore", str(junk), "--store", new): "junk is damaged, incomplete, or not a backup",
        ("restore", str(junk), "--store", "memory:"): "ends with this command",
    }
    for command, sentence in cases.items():
        error = CliRunner().invoke(app, command).exception
        assert isinstance(error, LonghaulError) and sentence in str(error), error
    assert not (tmp_path / "new.db").exists(), "nothing is made for what cannot be had"
