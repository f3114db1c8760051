"""`longhaul serve`: host the games."""

import logging
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from longhaul.cli.output import err, out
from longhaul.core.errors import LonghaulError


def data_folder() -> Path:
    """The default folder for the store."""
    chosen = os.environ.get("LONGHAUL_DATA")
    if chosen:
        return Path(chosen)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "longhaul"


def store_url(chosen: str | None) -> str:
    """The URL of the store: as chosen, from LONGHAUL_STORE, or SQLite in the data folder."""
    return chosen or os.environ.get("LONGHAUL_STORE") or f"sqlite:///{data_folder() / 'longhaul.db'}"


StoreUrl = Annotated[
    str | None,
    typer.Option("--store", help="sqlite:///FILE or postgresql://…; default: $LONGHAUL_STORE, or a file in your home."),
]


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 for any free port.")] = 8021,
    store: StoreUrl = None,
    public_url: Annotated[str, typer.Option(help="URL for browsers, such as https://play.example.org.")] = "",
    proxy: Annotated[list[str] | None, typer.Option(help="Trusted proxy: an address or network. Repeatable.")] = None,
    bot_threads: Annotated[int, typer.Option(min=1, max=64, help="Threads for bots.")] = 1,
    limits: Annotated[bool, typer.Option(help="Enforce rate limits.")] = True,
    compile_games: Annotated[bool, typer.Option("--compile/--no-compile", help="Compile in background.")] = True,
    stuck_after: Annotated[float, typer.Option(min=1, help="Seconds a client may take to read a message.")] = 60.0,
    connections_per_address: Annotated[int, typer.Option(min=1, help="Open connections allowed per address.")] = 256,
    open_metrics: Annotated[bool, typer.Option(help="Serve /metrics to other machines too.")] = False,
    browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = False,
    log_level: Annotated[str, typer.Option(help="Log level: debug, info, warning or error.")] = "info",
    log_json: Annotated[bool, typer.Option(help="Log as JSON lines.")] = False,
) -> None:
    """Host the games. Open the printed address in a browser."""
    from longhaul.server.http_server import listen, serve
    from longhaul.server.ops import logs
    from longhaul.server.settings import Settings, smtp_from_environment

    if log_level not in ("debug", "info", "warning", "error"):
        raise LonghaulError(f"--log-level: {log_level!r} is not one of debug, info, warning, error")
    logs.set_up(log_level, as_json=log_json)
    public_url = public_url or os.environ.get("LONGHAUL_PUBLIC_URL", "")
    settings = Settings(
        public_url=public_url,
        trusted_proxies=tuple(proxy or ()),
        limits=limits,
        bot_threads=bot_threads,
        compile_games=compile_games,
        stuck_after=stuck_after,
        connections_per_address=connections_per_address,
        open_metrics=open_metrics,
        mail=smtp_from_environment(os.environ),
    ).check()
    listener = listen(host, port)
    address = public_url or local_address(listener)

    def ready() -> None:
        out.print(f"Longhaul is at {address} (Ctrl-C to stop; games are saved)", soft_wrap=True)
        out.file.flush()
        if browser:
            webbrowser.open(address)

    if not serve(store_url(store), settings, listener, ready):
        err.print("longhaul: the server could not start; see the log above")
        raise typer.Exit(3)
    leave()


def leave() -> NoReturn:
    """Exit at once: everything is on disk, and Python would wait for threads in which bots still search."""
    logging.shutdown()
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(0)


def local_address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
