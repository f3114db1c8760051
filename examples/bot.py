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


def worth(it: dict[str, Any]) -> tuple[bool, bool, bool, float]:
    """Nothing that surely loses, and never give up; sell, or else buy, or else anything."""
    return not it["warning"] and it["text"] != "retire", it["text"][:4] == "sell", it["text"][:3] == "buy", random()


def play(link: str, token: str) -> Any:
    """Sit down at a table and play until the game is over; its result."""
    server, _, table = link.replace("http", "ws", 1).rpartition("/t/")
    with connect(f"{server}/api/live", additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        for kind in ("watch", "sit"):
            socket.send(json.dumps({"t": kind, "table": table}))
        while True:
            try:
                heard = json.loads(socket.recv(timeout=20))
            except TimeoutError:
                socket.send('{"t": "ping"}')  # still here
                continue
            except ConnectionClosed:
                heard = {"t": "refused", "code": "closing"}
            if heard["t"] == "refused" and heard["code"] in ("busy", "unavailable", "closing"):
                time.sleep(5)  # a server that restarts, or cannot write just now, is back in a moment
                return play(link, token)
            if heard["t"] == "refused" and heard["code"] not in ("stale", "seated"):
                sys.exit(heard["text"])  # those two pass: a new state comes, or we sit there already
            if heard["t"] in ("table", "step") and heard["state"]["over"]:
                return heard["state"]["result"]
            if heard.get("actions"):
                time.sleep(0.05)  # so that people can follow, and no limit is met
                move = {"action": max(heard["actions"], key=worth)["action"], "version": heard["state"]["version"]}
                socket.send(json.dumps({"t": "play", "table": table, **move}))


if __name__ == "__main__":
    print(play(urljoin("http://localhost:8021/t/", sys.argv[1]), os.environ["LONGHAUL_TOKEN"]))
