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


def preference(it: dict[str, Any]) -> tuple[bool, bool, bool, float]:
    """Never an action with a warning, never retire; sell, else buy, else anything."""
    return "warning" not in it and it["verb"] != "retire", it["verb"] == "sell", it["verb"] == "buy", random()


def play(link: str, token: str) -> Any:
    """Sit down at a table and play until the game is over; its result."""
    server, _, table = link.replace("http", "ws", 1).rpartition("/t/")
    with connect(f"{server}/api/live", additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        for kind in ("watch", "sit"):
            socket.send(json.dumps({"t": kind, "table": table}))
        while True:
            try:
                message = json.loads(socket.recv(timeout=20))
            except TimeoutError:
                socket.send('{"t": "ping"}')  # keep the connection alive
                continue
            except ConnectionClosed:
                message = {"t": "refused", "code": "closing"}
            if message["t"] == "refused" and message["code"] in ("busy", "unavailable", "closing"):
                time.sleep(5)  # a server that restarts or cannot write is back in a moment
                return play(link, token)
            if message["t"] == "refused" and message["code"] not in ("stale", "seated"):
                sys.exit(message["text"])  # the other two are harmless: a new state follows, or we sit there already
            if message["t"] in ("table", "step") and message["state"]["over"]:
                return message["state"]["result"]
            if message.get("actions"):
                time.sleep(0.05)  # so that people can follow, and to stay within the rate limit
                chosen, version = max(message["actions"], key=preference), message["state"]["version"]
                socket.send(json.dumps({"t": "play", "table": table, "action": chosen["action"], "version": version}))


if __name__ == "__main__":
    print(play(urljoin("http://localhost:8021/t/", sys.argv[1]), os.environ["LONGHAUL_TOKEN"]))
