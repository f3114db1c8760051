"""Run inside a network namespace: a server that soon takes the silent for gone, or a client that only listens.

python -m tests.server.chaos.far server STORE PORT
python -m tests.server.chaos.far client ADDRESS
python -m tests.server.chaos.far metric ADDRESS
"""

import asyncio
import sys
import urllib.request

from websockets.asyncio.client import connect

SILENCE = 2.0  # seconds instead of more than a minute


def serve_here(store: str, port: str) -> None:
    from longhaul.server import services
    from longhaul.server.http_server import listen, serve
    from longhaul.server.live import connection
    from longhaul.server.security.bounded_http import Timeouts
    from longhaul.server.settings import Settings

    connection.SILENCE_SECONDS, services.CHECK_SECONDS = SILENCE, 0.2
    settings = Settings(limits=False, compile_games=False)
    serve(store, settings, listen("0.0.0.0", int(port)), lambda: print("ready", flush=True), Timeouts(head=SILENCE))


async def listen_there(address: str) -> None:
    """Says a word now and then, as browsers do, and never notices that nobody answers."""
    url = address.replace("http", "ws", 1) + "/api/live"
    async with connect(url, ping_interval=None, close_timeout=1) as socket:
        print(await socket.recv(), flush=True)
        while True:
            await socket.send('{"t":"ping","id":1}')
            await asyncio.sleep(SILENCE / 8)


def metric(address: str) -> None:
    with urllib.request.urlopen(f"{address}/metrics", timeout=10) as answer:
        lines = answer.read().decode().splitlines()
    print(next(float(line.split()[1]) for line in lines if line.startswith("longhaul_connections ")))


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["server", store, port]:
            serve_here(store, port)
        case ["client", address]:
            asyncio.run(listen_there(address))
        case ["metric", address]:
            metric(address)
