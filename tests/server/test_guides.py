"""The guides are true: messages, numbers, rejections, options and commands are those of the program."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from prometheus_client import REGISTRY
from typer.main import get_command

from longhaul.cli.app import app
from longhaul.server.accounts.service import MAX_BOTS_PER_OWNER
from longhaul.server.live.connection import MAX_WATCHED_TABLES
from longhaul.server.ops import metrics
from longhaul.server.routes.records import MAX_RECORDS
from longhaul.server.security.rate_limits import RATE_LIMITS
from longhaul.server.settings import Settings
from longhaul.server.tables.hub import MAX_QUEUED_COMMANDS
from longhaul.server.transport import protocol
from tests.server.running import ROOT

BOTS = (ROOT / "docs" / "guide" / "bots.md").read_text()
HOST = (ROOT / "docs" / "guide" / "host.md").read_text()
INCOMING_EXAMPLES = re.findall(r"^\| `(\{.*?\})` \|", BOTS, re.MULTILINE)


def kinds(union: object) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


@pytest.mark.parametrize("message", INCOMING_EXAMPLES)
def test_every_command_in_the_guide_is_understood(message: str) -> None:
    assert protocol.decode(message).id > 0


def test_the_guide_leaves_no_message_out() -> None:
    assert {re.search(r'"t": "(\w+)"', message).group(1) for message in INCOMING_EXAMPLES} == kinds(protocol.Incoming)  # type: ignore[union-attr]
    outgoing = set(re.findall(r'^\{"t": "(\w+)"', BOTS, re.MULTILINE))
    assert outgoing == kinds(protocol.Outgoing)


# Numbers ----------------------------------------------------------------------------------------
WORDS = {"one": 1, "ten": 10, "sixty": 60}


def per_minute(limit: str) -> int:
    return round(RATE_LIMITS[limit].rate * 60)


NUMBERS: list[tuple[str, str, float]] = [
    (BOTS, r'"protocol": (\d+)', protocol.PROTOCOL),
    (BOTS, r'"heartbeat": (\d+)', protocol.HEARTBEAT_SECONDS),
    (BOTS, r"at least every (\w+) seconds", protocol.HEARTBEAT_SECONDS),
    (BOTS, r"at most (\w+) bots", MAX_BOTS_PER_OWNER),
    (BOTS, r"(\w+) commands wait at this table", MAX_QUEUED_COMMANDS),
    (BOTS, r"no more than (\w+) tables at one socket", MAX_WATCHED_TABLES),
    (BOTS, r"(\w+) commands a second at one socket", RATE_LIMITS["command"].rate),
    (BOTS, r"bursts of (\w+);", RATE_LIMITS["command"].burst),
    (BOTS, r"(\w+) chat message a second", RATE_LIMITS["chat"].rate),
    (BOTS, r"(\w+) new sockets a minute", per_minute("socket")),
    (BOTS, r"(\w+) HTTP calls a second", RATE_LIMITS["api"].rate),
    (BOTS, r"(\w+) new tables a minute", per_minute("table")),
    (BOTS, r"at most (\w+) bytes", protocol.MAX_MESSAGE_BYTES),
    (BOTS, r"chat messages (\w+) characters", protocol.MAX_CHAT_LENGTH),
    (HOST, r"clients speak every (\w+) seconds", protocol.HEARTBEAT_SECONDS),
    (HOST, r"(\w+) calls a second", RATE_LIMITS["api"].rate),
    (HOST, r"(\w+) new guests", per_minute("guest")),
    (HOST, r"(\w+) log-ins", per_minute("login")),
    (HOST, r"(\w+) new names", per_minute("claim")),
    (HOST, r"(\w+) sockets a minute", per_minute("socket")),
    (HOST, r"per person: (\w+) tables", per_minute("table")),
    (HOST, r"(\w+) uploads", per_minute("upload")),
    (HOST, r"(\w+) hints or analyses a minute", per_minute("job")),
    (HOST, r"(\w+) stretches of a replay", per_minute("replay")),
    (HOST, r"(\w+) pages of a log", per_minute("log")),
    (HOST, r"(\w+) records and", per_minute("record")),
    (HOST, r"(\w+) verdicts", per_minute("verdict")),
    (HOST, r"a minute, (\w+) bots", MAX_BOTS_PER_OWNER),
    (HOST, r"(\w+) uploaded records", MAX_RECORDS),
    (HOST, r"per socket (\w+) commands a second", RATE_LIMITS["command"].rate),
    (HOST, r"commands a second and (\w+) tables", MAX_WATCHED_TABLES),
    (HOST, r"Bodies have at most (\w+) KiB", Settings().max_body_bytes / 1024),
    (HOST, r"game records (\w+) MiB", Settings().max_upload_bytes / 1024**2),
    (HOST, r"client_max_body_size (\d+)m", Settings().max_upload_bytes / 1024**2),
    (HOST, r"messages (\w+) KiB", protocol.MAX_MESSAGE_BYTES / 1024),
    (HOST, r"`--stuck-after` \| `(\d+)`", Settings().stuck_after),
    (HOST, r"`--bot-threads` \| `(\d+)`", Settings().bot_threads),
]


@pytest.mark.parametrize(("guide", "pattern", "meant"), NUMBERS, ids=[pattern for _, pattern, _ in NUMBERS])
def test_the_numbers_in_the_guides_are_right(guide: str, pattern: str, meant: float) -> None:
    numbers = re.findall(pattern, " ".join(guide.split()))
    assert numbers and {WORDS.get(word.lower()) or int(word) for word in numbers} == {meant}


# Refusals ---------------------------------------------------------------------------------------
SOURCES = ROOT / "src" / "longhaul"
# What only calls by HTTP are refused with, by the files where it is said, or by code.
BY_HTTP = (
    "routes",
    "client_files.py",
    "accounts",
    "security",
    "ops",
    "email_addresses.py",
    "jobs.py",
    "premoves.py",
    "replays.py",
    "uploaded_records.py",
    "puzzles.py",
    "profiles.py",
)
CODES_BY_HTTP = {"no_daily", "name_taken"}


def codes(path: Path) -> Iterator[str]:
    """The codes that a file refuses with."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id="Rejection"), args=given, keywords=named):
                found = [*given[2:3], *(each.value for each in named if each.arg == "code")]
            case ast.Assign(targets=[ast.Name(id="code")], value=ast.Constant() as value):  # of a kind of error
                found = [value]
            case _:
                continue
        yield from (str(each.value) for each in found if isinstance(each, ast.Constant))


def test_every_code_that_a_socket_can_be_rejected_with_is_in_the_guide() -> None:
    files = [path for folder in ("core", "table", "server") for path in (SOURCES / folder).rglob("*.py")]
    meant = [path for path in files if not set(path.relative_to(SOURCES).parts) & set(BY_HTTP)]
    sent = {"refused", *(code for path in meant for code in codes(path))} - CODES_BY_HTTP
    table = BOTS.partition("### Refusals")[2].partition("### Limits")[0]
    rows = re.findall(r"^\| (`.*?) \|", table, re.MULTILINE)
    assert {code for row in rows for code in re.findall(r"`(\w+)`", row)} == sent and len(sent) > 25


# Options, commands, figures ---------------------------------------------------------------------
def test_the_guide_for_hosts_knows_every_option_of_serve() -> None:
    table = HOST.partition("## Serve")[2].partition("## Where")[0]
    named = set(re.findall(r"`--(?:no-)?([a-z-]+)`", table))
    options = {max(each.opts, key=len).removeprefix("--") for each in get_command(app).commands["serve"].params}  # type: ignore[attr-defined]
    assert options <= named


def test_the_guide_for_hosts_knows_every_admin_command() -> None:
    commands = set(get_command(app).commands["admin"].commands)  # type: ignore[attr-defined]
    named = set(re.findall(r"^lh admin ([a-z-]+)", HOST, re.MULTILINE)) | {"unmute", "unban"}
    assert named == commands


def test_every_metric_is_in_the_guide() -> None:
    assert metrics.COMMANDS  # all are registered when this is imported
    metric_names = {metric.name for metric in REGISTRY.collect() if metric.name.startswith("longhaul_")}
    named = {name.removesuffix("_total") for name in re.findall(r"`(longhaul_[a-z_]+)", HOST)}
    assert named == metric_names
