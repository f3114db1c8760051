"""The guides say what is the case: messages, kinds, options and commands are those of the program."""

import re
from typing import get_args

import pytest
from prometheus_client import REGISTRY
from typer.main import get_command

from longhaul.cli.app import app
from longhaul.server import metrics, wire
from longhaul.server.limits import LIMITS
from tests.server.running import ROOT

BOTS = (ROOT / "docs" / "guide" / "bots.md").read_text()
HOST = (ROOT / "docs" / "guide" / "host.md").read_text()
SAID = re.findall(r"^\| `(\{.*?\})` \|", BOTS, re.MULTILINE)


def kinds(union: object) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


@pytest.mark.parametrize("message", SAID)
def test_every_command_in_the_guide_is_understood(message: str) -> None:
    assert wire.decode(message).id > 0


def test_the_guide_leaves_no_message_out() -> None:
    assert {re.search(r'"t": "(\w+)"', message).group(1) for message in SAID} == kinds(wire.Incoming)  # type: ignore[union-attr]
    heard = set(re.findall(r'^\{"t": "(\w+)"', BOTS, re.MULTILINE))
    assert heard == kinds(wire.Outgoing)


def test_the_numbers_in_the_guide_are_right() -> None:
    assert wire.HEARTBEAT == 25 and wire.LONGEST_MESSAGE == 4096 and wire.LONGEST_CHAT == 300 and wire.PROTOCOL == 1
    per_minute = {name: round(limit.rate * 60) for name, limit in LIMITS.items()}
    assert (LIMITS["command"].rate, LIMITS["command"].burst, LIMITS["api"].rate) == (60, 240, 50)
    assert (per_minute["chat"], per_minute["socket"], per_minute["table"], per_minute["upload"]) == (60, 60, 20, 20)
    assert (per_minute["guest"], per_minute["login"], per_minute["claim"], per_minute["job"]) == (30, 10, 10, 30)


def test_the_guide_for_hosts_knows_every_option_of_serve() -> None:
    table = HOST.partition("## Serve")[2].partition("## Where")[0]
    named = set(re.findall(r"`--(?:no-)?([a-z-]+)`", table))
    options = {max(each.opts, key=len).removeprefix("--") for each in get_command(app).commands["serve"].params}  # type: ignore[attr-defined]
    assert options <= named


def test_the_guide_for_hosts_knows_every_admin_command() -> None:
    commands = set(get_command(app).commands["admin"].commands)  # type: ignore[attr-defined]
    named = set(re.findall(r"^lh admin ([a-z-]+)", HOST, re.MULTILINE)) | {"unmute", "unban"}
    assert named == commands


def test_the_figures_in_the_guide_are_told() -> None:
    assert metrics.COMMANDS  # all are registered when this is imported
    told = {metric.name for metric in REGISTRY.collect() if metric.name.startswith("longhaul_")}
    named = {name.removesuffix("_total") for name in re.findall(r"`(longhaul_[a-z_]+)", HOST)}
    assert named == told
