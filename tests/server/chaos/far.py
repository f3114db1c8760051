"""Run inside a network namespace: a server that takes the silent for gone at once after SIGUSR1, and as late as always
again after SIGUSR2; or a client that only listens.

python -m tests.server.chaos.far server STORE PORT
python -m tests.server.chaos.far client ADDRESS
python -m tests.server.chaos.far metric ADDRESS
"""

import asyncio
import signal
import sys
import urllib.request

from websockets.asyncio.client import connect

from tests.server.waiting import MAX_WAIT_SECONDS

SILENCE = 0.5  # seconds instead of more than a minute
PING_SECONDS = 0.25


def serve_here(store: str, port: str) -> None:
    from longhaul.server import services
    from longhaul.server.http_server import listen, serve
    from longhaul.server.live import connection
    from longhaul.server.settings import Settings

    usual, services.CHECK_SECONDS = connection.SILENCE_SECONDS, 0.2
    for sign, silence in ((signal.SIGUSR1, SILENCE), (signal.SIGUSR2, usual)):
        signal.signal(sign, lambda *_, silence=silence: setattr(connection, "SILENCE_SECONDS", silence))
    settings = Settings(limits=False, compile_games=False)
    serve(store, settings, listen("0.0.0.0", int(port)), lambda: print("ready", flush=True))


async def listen_there(address: str) -> None:
    """Says a word now and then, as browsers do, and never notices that nobody answers."""
    url = address.replace("http", "ws", 1) + "/api/live"
    async with connect(url, ping_interval=None, close_timeout=1) as socket:
        print(await socket.recv(), flush=True)
        while True:
            await socket.send('{"t":"ping","id":1}')
            await asyncio.sleep(PING_SECONDS)


def metric(address: str) -> None:
    with urllib.request.urlopen(f"{address}/metrics", timeout=MAX_WAIT_SECONDS) as answer:
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
