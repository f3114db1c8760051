"""A bot that plays: LONGHAUL_TOKEN=lh_… python bot.py https://play.example.org/t/TABLE"""

import json
import os
import sys
import time
from random import random
from typing import Any
from urllib.parse import urljoin

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def choose(actions: list[dict[str, Any]]) -> Any:
    """Sell, or else buy, or else anything; but nothing that surely loses, and never give up."""
    sane = [each for each in actions if not each["warning"] and each["text"] != "retire"] or actions
    return max(sane, key=lambda each: (each["text"][:4] == "sell", each["text"][:3] == "buy", random()))["action"]


def play(link: str, token: str) -> Any:
    """Sit down at a table and play until the game is over; its result."""
    server, _, table = link.replace("http", "ws", 1).rpartition("/t/")
    with connect(f"{server}/api/live", additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        socket.send(json.dumps({"t": "watch", "table": table}))
        while True:
            try:
                heard = json.loads(socket.recv(timeout=20))
            except TimeoutError:
                socket.send('{"t": "ping"}')  # still here
                continue
            except ConnectionClosed:
                time.sleep(5)  # a server that restarts is back in a moment
                return play(link, token)
            if heard["t"] == "refused" and heard["code"] not in ("stale", "closing"):
                sys.exit(heard["text"])  # those two pass: a new state comes, or a new server
            if heard["t"] in ("table", "step") and heard["state"]["over"]:
                return heard["state"]["result"]
            if heard["t"] == "table" and heard["seat"] < 0:
                socket.send(json.dumps({"t": "sit", "table": table}))
            if heard.get("actions"):
                time.sleep(0.05)  # so that people can follow, and no limit is met
                move = {"action": choose(heard["actions"]), "version": heard["state"]["version"]}
                socket.send(json.dumps({"t": "play", "table": table, **move}))


if __name__ == "__main__":
    print(play(urljoin("http://localhost:8021/t/", sys.argv[1]), os.environ["LONGHAUL_TOKEN"]))
