"""Real proxies in front of a real server, configured as in the host's guide: nginx and Caddy, by HTTPS on loopback."""

import asyncio
import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from longhaul.server.settings import Settings
from tests.server.chaos.nursery import start
from tests.server.running import MAX_WAIT_SECONDS, ROOT, LiveSocket, harmless

pytestmark = pytest.mark.slow

GUIDE = (ROOT / "docs" / "guide" / "host.md").read_text()
NAME = "play.example.org"
UPSTREAM = "127.0.0.1:8021"
BIG, TOO_BIG = 1900 * 1024, 3 * 1024 * 1024  # bytes
PROXIES = ["nginx", "caddy"]


def example(language: str) -> str:
    """The one example of a proxy's configuration in the guide."""
    blocks: list[tuple[str, str]] = re.findall(r"^```(\w*)\n(.*?)^```", GUIDE, re.DOTALL | re.MULTILINE)
    [found] = [text for name, text in blocks if name == language and UPSTREAM in text]
    return found


def nginx_config(folder: Path, port: int, upstream: str) -> str:
    """The example, listening on our port, with our certificate."""
    text = example("nginx").replace(UPSTREAM, upstream).replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    text = re.sub(r"\n *listen \[::\]:443 ssl;", "", text)
    text = re.sub(r"/etc/letsencrypt/live/[^;]*/fullchain.pem", str(folder / "cert.pem"), text)
    text = re.sub(r"/etc/letsencrypt/live/[^;]*/privkey.pem", str(folder / "key.pem"), text)
    paths = "".join(
        f"{kind}_temp_path {folder / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if os.geteuid() == 0 else ""
    return (
        f"{user}pid {folder / 'nginx.pid'};\nerror_log stderr;\ndaemon off;\nworker_processes 1;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{paths}{text}\n}}\n"
    )


def caddy_config(folder: Path, port: int, upstream: str) -> str:
    """The example, on our port; there is no certificate to be had for it, so it gets ours."""
    text = example("").replace(UPSTREAM, upstream)
    assert text.startswith(f"{NAME} {{\n")
    tls = f"https://{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {folder / 'cert.pem'} {folder / 'key.pem'}\n"
    return "{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text.replace(f"{NAME} {{\n", tls, 1)


def command_of(proxy: str, folder: Path, port: int, upstream: str) -> list[str]:
    config = folder / "config"
    if proxy == "nginx":
        config.write_text(nginx_config(folder, port, upstream))
        return ["nginx", "-p", str(folder), "-c", str(config)]
    config.write_text(caddy_config(folder, port, upstream))
    return ["caddy", "run", "--config", str(config), "--adapter", "caddyfile"]


def make_certificate(folder: Path) -> None:
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    named = [
        "-addext",
        f"subjectAltName=DNS:{NAME}",
        "-keyout",
        str(folder / "key.pem"),
        "-out",
        str(folder / "cert.pem"),
    ]
    subprocess.run([*command, *named], check=True, capture_output=True, timeout=MAX_WAIT_SECONDS)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


@dataclass
class Site:
    """A server behind a proxy, and how to reach it from an address of this machine."""

    port: int
    trust: ssl.SSLContext

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}"

    async def open(self, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            "127.0.0.1", self.port, ssl=self.trust, server_hostname=NAME, local_addr=(source, 0)
        )

    def client(self, source: str = "127.0.0.2") -> httpx.AsyncClient:
        """By the proxy's name, without a name server: its address is said, and the name is in the request."""
        transport = httpx.AsyncHTTPTransport(verify=self.trust, local_address=source)
        headers = {"host": f"{NAME}:{self.port}", "origin": self.url}
        return Named(
            transport=transport, base_url=f"https://127.0.0.1:{self.port}", headers=headers, timeout=MAX_WAIT_SECONDS
        )

    async def socket(self, headers: dict[str, str]) -> ClientConnection:
        raw = socket.create_connection(("127.0.0.1", self.port), source_address=("127.0.0.2", 0))
        raw.setblocking(False)
        url = f"wss://{NAME}:{self.port}/api/live"
        return await connect(url, sock=raw, ssl=self.trust, server_hostname=NAME, additional_headers=headers)


class Named(httpx.AsyncClient):
    """A client that greets the proxy by its name, although it calls its number."""

    async def send(self, request: httpx.Request, **more: Any) -> httpx.Response:
        request.extensions = {**request.extensions, "sni_hostname": NAME}
        return await super().send(request, **more)


@asynccontextmanager
async def site(proxy: str, folder: Path) -> AsyncIterator[Site]:
    if not (shutil.which(proxy) and shutil.which("openssl")):
        pytest.skip(f"{proxy} or openssl is not installed (Debian: packages of these names)")
    make_certificate(folder)
    port = free_port()
    settings = Settings(
        public_url=f"https://{NAME}:{port}",
        trusted_proxies=("127.0.0.1", "::1"),
        compile_games=False,
        worker_process=False,
    )
    server = await start("memory:", 0, settings)
    try:
        async with proxied(proxy, folder, port, server.port):
            yield Site(port, ssl.create_default_context(cafile=str(folder / "cert.pem")))
    finally:
        await server.stop()


@asynccontextmanager
async def proxied(proxy: str, folder: Path, port: int, upstream: int) -> AsyncIterator[None]:
    command = command_of(proxy, folder, port, f"127.0.0.1:{upstream}")
    env = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "proxy.log").open("wb") as output:
        process = await asyncio.create_subprocess_exec(*command, stdout=output, stderr=output, env=env)
    try:
        await until_open(process, port, folder / "proxy.log")
        yield
    finally:
        if process.returncode is None:
            process.terminate()
        await asyncio.wait_for(process.wait(), MAX_WAIT_SECONDS)


async def until_open(process: asyncio.subprocess.Process, port: int, log: Path) -> None:
    async with asyncio.timeout(MAX_WAIT_SECONDS):
        while True:
            assert process.returncode is None, log.read_text()
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.05)
                continue
            writer.close()
            return


def behind(proxy: str, folder: Path, work: Callable[[Site], Awaitable[None]]) -> None:
    async def run() -> None:
        async with site(proxy, folder) as made:
            await asyncio.wait_for(work(made), 2 * MAX_WAIT_SECONDS)

    asyncio.run(run())


async def guest(client: httpx.AsyncClient) -> dict[str, str]:
    """Someone who plays: what their page sends along."""
    answer = await client.post("/api/me/guest", json={})
    assert answer.status_code in (200, 201), answer.text
    assert "__Host-longhaul" in answer.headers["set-cookie"]
    cookie = answer.headers["set-cookie"].partition(";")[0]
    return {"cookie": cookie, "x-longhaul-csrf": answer.json()["csrf"]}


@pytest.mark.parametrize("proxy", PROXIES)
def test_people_play_through_it(proxy: str, tmp_path: Path) -> None:
    """The page, an account, the socket, a move."""

    async def work(made: Site) -> None:
        async with made.client() as client:
            page = await client.get("/health/ready")
            assert page.status_code == 200 and "strict-transport-security" in page.headers
            mine = await guest(client)
            setting = {"game": "dice-traders", "seats": ["me"], "options": {"limit": 20}}
            table = (await client.post("/api/tables", json=setting, headers=mine)).json()["id"]
            live = LiveSocket(await made.socket({"cookie": mine["cookie"], "origin": made.url}))
            assert (await live.hear())["you"] is not None
            shown = await live.sit_down(table)
            for number in range(10, 15):
                action, version = harmless(shown["actions"])["action"], shown["state"]["version"]
                await live.send(t="play", table=table, action=action, version=version, id=number)
                shown = await live.hear_until(re=number)
                assert shown["t"] == "step", shown
            await live.raw.close()
            assert (await client.get("/metrics")).status_code == 403, "not for those who come by a proxy"

    behind(proxy, tmp_path, work)


@pytest.mark.parametrize("proxy", PROXIES)
def test_limits_count_callers_and_not_the_proxy_whatever_they_claim(proxy: str, tmp_path: Path) -> None:
    async def work(made: Site) -> None:
        async with made.client("127.0.0.2") as greedy, made.client("127.0.0.3") as modest:
            for number in range(500):
                claim = {"x-forwarded-for": f"203.0.113.{number % 250}", "x-real-ip": f"203.0.113.{number % 250}"}
                answer = await greedy.post("/api/me/guest", json={}, headers={**claim, "cookie": ""})
                if answer.status_code == 429:
                    break
            assert answer.status_code == 429, "nobody counted"
            assert (await modest.post("/api/me/guest", json={})).status_code in (200, 201)

    behind(proxy, tmp_path, work)


@pytest.mark.parametrize("proxy", PROXIES)
def test_large_and_slow_bodies_arrive_and_larger_ones_do_not(proxy: str, tmp_path: Path) -> None:
    async def work(made: Site) -> None:
        async with made.client() as client:
            mine = await guest(client)
            large = await client.post("/api/records", content=body(BIG), headers={**mine, **JSON})
            assert large.status_code == 400 and "record" in large.json()["error"]["text"], large.text
            assert await too_large(client, mine)
        reader, writer = await made.open("127.0.0.2")
        text = body(64 * 1024)
        lines = [f"POST /api/records HTTP/1.1\r\nhost: {NAME}:{made.port}\r\norigin: {made.url}\r\n"]
        lines += [f"{name}: {value}\r\n" for name, value in {**mine, **JSON}.items()]
        writer.write("".join([*lines, f"content-length: {len(text)}\r\nconnection: close\r\n\r\n"]).encode())
        for first in range(0, len(text), 4096):
            writer.write(text[first : first + 4096])
            await writer.drain()
            await asyncio.sleep(0.02)
        output = await asyncio.wait_for(reader.read(), MAX_WAIT_SECONDS)
        assert output.startswith(b"HTTP/1.1 400") and b"record" in output
        writer.close()

    behind(proxy, tmp_path, work)


async def too_large(client: httpx.AsyncClient, mine: dict[str, str]) -> bool:
    """Refused by whoever is first; one that does not read on may have gone before its answer is heard."""
    try:
        answer = await client.post("/api/records", content=body(TOO_BIG), headers={**mine, **JSON})
    except httpx.TransportError:
        return True
    return answer.status_code == 413


JSON = {"content-type": "application/json"}


def body(size: int) -> bytes:
    return msgspec.json.encode({"longhaul": 1, "game": "dice-traders", "filler": "x" * size})
