"""Every command of `longhaul admin` on both databases: its output, its effect, and what it rejects."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from longhaul.cli.admin import admin
from longhaul.cli.app import app
from longhaul.core.errors import LonghaulError
from longhaul.server.accounts.service import Accounts
from longhaul.server.store import Store, open_store
from tests.server.accounts.people import person, rejection
from tests.server.browsers import CHEAP
from tests.server.postgres import Cluster
from tests.server.store.samples import add_table, sit

PASSWORD = "correct horse"
TESTED = {
    "tables": "test_tables_are_listed",
    "table": "test_a_table_is_shown",
    "users": "test_accounts_are_listed",
    "user": "test_an_account_is_shown_without_its_password",
    "mute": "test_a_muted_user_can_chat_again_later",
    "unmute": "test_a_muted_user_can_chat_again_later",
    "ban": "test_someone_is_banned_and_comes_back",
    "unban": "test_someone_is_banned_and_comes_back",
    "end-sessions": "test_sessions_are_ended",
    "delete-user": "test_someone_is_deleted_for_good",
    "password": "test_a_new_password_is_shown_once_and_ends_sessions_and_bot_tokens",
}


@dataclass
class Desk:
    """A store with someone in it, and the command line beside it."""

    url: str
    store: Store
    accounts: Accounts

    def admin(self, *arguments: str) -> str:
        done = CliRunner().invoke(app, ["admin", *arguments, "--store", self.url])
        assert done.exit_code == 0, done.exception
        return done.stdout

    def data(self, *arguments: str) -> Any:
        return json.loads(self.admin(*arguments, "--json"))

    def error_of(self, *arguments: str) -> str:
        done = CliRunner().invoke(app, ["admin", *arguments, "--store", self.url])
        assert isinstance(done.exception, LonghaulError) and done.stdout == "", done
        return str(done.exception)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'store.db'}"
        return
    cluster: Cluster = request.getfixturevalue("postgres")
    database = cluster.create()
    yield cluster.url(database)
    cluster.drop(database)


@pytest.fixture
def desk(url: str) -> Iterator[Desk]:
    store = open_store(url)
    accounts = Accounts(store, hasher=CHEAP)
    person(accounts, "Ada")
    add_table(store, "t1", sit(1, "ann", "Ann"), game="dice-traders")
    yield Desk(url, store, accounts)
    store.close()


def test_every_command_has_its_test() -> None:
    commands: Any = get_command(admin)
    assert set(commands.commands) == set(TESTED)
    assert all(name in globals() for name in TESTED.values())


def test_tables_are_listed(desk: Desk) -> None:
    assert "t1" in desk.admin("tables") and "dice-traders" in desk.admin("tables")
    assert [row["id"] for row in desk.data("tables", "--game", "dice-traders", "--limit", "5")] == ["t1"]
    assert "No tables found." in desk.admin("tables", "--status", "over")
    assert "chess" in desk.error_of("tables", "--game", "chess")


def test_a_table_is_shown(desk: Desk) -> None:
    output, data = desk.admin("table", "t1"), desk.data("table", "t1")
    assert output.startswith("t1: dice-traders") and "1 entry" in output and data["entries"] == 1
    assert not {"seed", "salt", "result"} & data.keys()
    assert "there is no table 'nope'" in desk.error_of("table", "nope")


def test_accounts_are_listed(desk: Desk) -> None:
    assert [row["name"] for row in desk.data("users", "--like", "AD")] == ["Ada"]
    assert "Ada" in desk.admin("users") and "No account name contains 'Zoe'" in desk.admin("users", "--like", "Zoe")
    assert all("password" not in row for row in desk.data("users"))


def test_an_account_is_shown_without_its_password(desk: Desk) -> None:
    output, data = desk.admin("user", "Ada"), desk.data("user", "ada")
    assert output.startswith("Ada (person)") and "session: seen" in output
    assert len(data["sessions"]) == 1 and data["tables"] == [] == data["bots"]
    assert "argon2" not in output + json.dumps(data)
    assert "no account has the name or id 'Zoe'" in desk.error_of("user", "Zoe")


def test_a_muted_user_can_chat_again_later(desk: Desk) -> None:
    assert "Ada is muted until" in desk.admin("mute", "Ada", "--hours", "2")
    muted = desk.store.user_by_name("Ada")
    assert muted is not None and muted.muted_until > muted.created and "muted until" in desk.admin("users")
    assert "Ada is no longer muted" in desk.admin("unmute", "Ada")
    free = desk.store.user_by_name("Ada")
    assert free is not None and free.muted_until == 0
    for command in (("mute", "Zoe", "--hours", "1"), ("unmute", "Zoe")):
        assert "no account has the name" in desk.error_of(*command)


def test_someone_is_banned_and_comes_back(desk: Desk) -> None:
    assert "Ada is banned; 1 session and 0 tokens of bots ended" in desk.admin("ban", "Ada")
    with rejection("banned"):
        desk.accounts.login("Ada", PASSWORD)
    assert "banned" in desk.admin("user", "Ada")
    assert "Ada is no longer banned" in desk.admin("unban", "Ada")
    assert desk.accounts.login("Ada", PASSWORD).identity.user.name == "Ada"
    for command in ("ban", "unban"):
        assert "no account has the name" in desk.error_of(command, "Zoe")


def test_sessions_are_ended(desk: Desk) -> None:
    cookie = desk.accounts.login("Ada", PASSWORD).cookie
    assert "Ada: 2 sessions ended." in desk.admin("end-sessions", "Ada")
    assert desk.accounts.identify_cookie(cookie) is None
    assert "Ada: 0 sessions ended." in desk.admin("end-sessions", "Ada")
    assert "no account has the name" in desk.error_of("end-sessions", "Zoe")


def test_someone_is_deleted_for_good(desk: Desk) -> None:
    assert "confirm with --yes" in desk.error_of("delete-user", "Ada")
    assert desk.store.user_by_name("Ada") is not None
    assert "Ada is deleted." in desk.admin("delete-user", "Ada", "--yes")
    assert desk.store.user_by_name("Ada") is None
    assert "no account has the name" in desk.error_of("delete-user", "Ada", "--yes")


def test_a_new_password_is_shown_once_and_ends_sessions_and_bot_tokens(desk: Desk) -> None:
    ada = desk.store.user_by_name("Ada")
    assert ada is not None
    bot = desk.accounts.add_bot(ada, "Robo")
    output = desk.admin("password", "Ada")
    assert "1 session and 1 token of bots ended. Their bots need new tokens." in output
    with rejection("bad_token"):
        desk.accounts.identify_token(bot.token)
    new = output.splitlines()[0].rpartition(" ")[2]
    with rejection("wrong_login"):
        desk.accounts.login("Ada", PASSWORD)
    assert desk.accounts.login("Ada", new).identity.user.name == "Ada"
    guest = desk.accounts.new_guest().identity.user
    assert "only people with an account" in desk.error_of("password", f"id:{guest.id}")


@pytest.mark.parametrize("command", sorted(TESTED))
def test_a_store_that_is_not_there_is_not_made(command: str, tmp_path: Path) -> None:
    more = {"mute": ["Ada", "--hours", "1"], "tables": [], "users": []}.get(command, ["Ada"])
    path = tmp_path / "none.db"
    done = CliRunner().invoke(app, ["admin", command, *more, "--store", f"sqlite:///{path}"])
    assert isinstance(done.exception, LonghaulError) and "there is no store at" in str(done.exception)
    assert not path.exists()
