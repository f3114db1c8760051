"""The example bot is short, and two of it play a game to its end through real tokens and sockets."""

import ast
import asyncio
import json
import os
import runpy
import sys
import time
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from websockets.sync.server import ServerConnection, serve

from tests.server.running import MAX_WAIT_SECONDS, ROOT, Player, running

pytestmark = pytest.mark.slow

BOT = ROOT / "examples" / "bot.py"
LONGEST = 40  # lines that are not blank


def test_the_example_is_short() -> None:
    assert sum(bool(line.strip()) for line in BOT.read_text().splitlines()) <= LONGEST


async def run_bot(link: str, token: str) -> dict[str, object]:
    """Its process, to the end; the result it prints."""
    env = {**os.environ, "LONGHAUL_TOKEN": token, "PYTHONWARNINGS": "error"}
    pipe = asyncio.subprocess.PIPE
    bot = await asyncio.create_subprocess_exec(sys.executable, str(BOT), link, env=env, stdout=pipe, stderr=pipe)
    out, err = await asyncio.wait_for(bot.communicate(), MAX_WAIT_SECONDS)
    assert bot.returncode == 0, err.decode()
    result: dict[str, object] = ast.literal_eval(out.decode())
    return result


def test_two_of_it_play_a_whole_game(tmp_path: Path) -> None:
    asyncio.run(play_a_game(tmp_path))


async def play_a_game(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'store.db'}", tmp_path / "log") as server:
        ada = await Player(server.address).person("Ada")
        tokens = [(await ada.post("/me/bots", {"name": name}))["token"] for name in ("Robo One", "Robo Two")]
        table = await ada.open_table("open", "open", limit=10)
        results = await asyncio.gather(*(run_bot(f"{server.address}/t/{table}", token) for token in tokens))
        shown = await ada.get(f"/api/tables/{table}")
        assert shown["state"]["over"] and results == [shown["state"]["result"]] * 2
        assert {seat["name"] for seat in shown["state"]["seats"]} == {"Robo One (bot)", "Robo Two (bot)"}
        assert shown["state"]["result"]["ending"] == "all-days-spent"
        record = await ada.get(f"/api/tables/{table}/record")
        assert len(record["actions"]) > 10
        await ada.close()
        assert await server.stop() == 0
        assert "Traceback" not in server.logged


def test_it_says_why_it_cannot_play(tmp_path: Path) -> None:
    asyncio.run(be_rejected(tmp_path))


async def be_rejected(tmp_path: Path) -> None:
    async with running(f"sqlite:///{tmp_path / 'store.db'}", tmp_path / "log") as server:
        ada = await Player(server.address).person("Ada")
        token = (await ada.post("/me/bots", {"name": "Robo"}))["token"]
        table = await ada.open_table("me", "trader", limit=10)
        for place, sentence in ((table, "no seat is free at this table"), ("nope", "there is no table 'nope'")):
            env = {**os.environ, "LONGHAUL_TOKEN": token}
            bot = await asyncio.create_subprocess_exec(
                sys.executable, str(BOT), f"{server.address}/t/{place}", env=env, stderr=asyncio.subprocess.PIPE
            )
            _, err = await asyncio.wait_for(bot.communicate(), MAX_WAIT_SECONDS)
            assert bot.returncode == 1 and err.decode() == f"{sentence}\n"
        await ada.close()


@pytest.mark.parametrize("code", ["busy", "unavailable", "closing"])
def test_it_tries_again_where_the_guide_says_so(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr(time, "sleep", waited.append)
    came: list[list[Any]] = []  # what it said each time it came
    action = {"action": 7, "verb": "done", "arguments": {}, "facts": {}}

    def converse(socket: ServerConnection) -> None:
        messages = [json.loads(socket.recv()) for _ in range(2)]
        came.append(messages)
        state = {"version": 3, "over": len(came) == 2, "result": "won"}
        socket.send(json.dumps({"t": "table", "seat": 0, "state": state, "actions": [action]}))
        if len(came) == 1:
            messages.append(json.loads(socket.recv()))
            socket.send(json.dumps({"t": "refused", "code": code, "text": "not now"}))

    with serve(converse, "127.0.0.1", 0) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        link = f"http://127.0.0.1:{server.socket.getsockname()[1]}/t/x"
        assert runpy.run_path(str(BOT))["play"](link, "lh_token") == "won"
    assert [[message["t"] for message in messages] for messages in came] == [["watch", "sit", "play"], ["watch", "sit"]]
    assert max(waited) >= 1
