"""The built client as it is served: what, under which policy, kept how long, and how heavy."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.exceptions import NotFoundException
from litestar.testing import TestClient

from longhaul.server import client_files
from longhaul.server.accounts.keys import Keys
from longhaul.server.client_files import FOLDER, MEDIA_TYPES
from longhaul.server.errors import EXCEPTION_HANDLERS
from longhaul.server.routes.pages import ADDRESSES, PagesController, not_found
from longhaul.server.security.middleware import ASSET_HEADERS, CONTENT_SECURITY_POLICY, SecurityMiddleware
from longhaul.server.security.rate_limits import RateLimits
from longhaul.server.settings import Settings
from longhaul.server.typescript import files

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
ASSETS = sorted(path.name for path in (FOLDER / "assets").iterdir())
MAX_SOURCE_LINES = 400


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[SecurityMiddleware]]:
    handlers = {**EXCEPTION_HANDLERS, NotFoundException: not_found}
    app = Litestar([PagesController], exception_handlers=handlers, logging_config=None)
    with TestClient(
        SecurityMiddleware(app, Settings(hosts=("testserver.local",)), Keys(b"k" * 32), RateLimits(on=False))
    ) as made:
        yield made


COMPRESSED = [name for name in ASSETS if not name.endswith(".woff2")]  # letters are compressed in themselves
FONTS = [name for name in ASSETS if name not in COMPRESSED]


# What is served -----------------------------------------------------------------------------------
@pytest.mark.parametrize("name", COMPRESSED)
def test_every_part_is_served_compressed_for_good_and_under_the_policy(
    client: TestClient[SecurityMiddleware], name: str
) -> None:
    answer = client.get(f"/page/assets/{name}", headers={"accept-encoding": "gzip, deflate"})
    assert answer.status_code == 200 and answer.content == (FOLDER / "assets" / name).read_bytes()
    assert answer.headers["content-encoding"] == "gzip" and "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith(MEDIA_TYPES[Path(name).suffix])
    assert ASSET_HEADERS.items() <= answer.headers.items()


@pytest.mark.parametrize("name", COMPRESSED)
def test_browsers_get_what_the_build_has_compressed(client: TestClient[SecurityMiddleware], name: str) -> None:
    with client.stream("GET", f"/page/assets/{name}", headers={"accept-encoding": "gzip, deflate, br"}) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "br" and answer.headers["vary"] == "accept-encoding"
    assert body == (FOLDER / "brotli" / f"{name}.br").read_bytes()
    assert answer.headers["content-type"].startswith(MEDIA_TYPES[Path(name).suffix])


@pytest.mark.parametrize("name", FONTS)
def test_fonts_are_served_as_they_are_for_good(client: TestClient[SecurityMiddleware], name: str) -> None:
    answer = client.get(f"/page/assets/{name}", headers={"accept-encoding": "gzip, deflate, br"})
    assert answer.status_code == 200 and answer.content == (FOLDER / "assets" / name).read_bytes()
    assert "content-encoding" not in answer.headers and "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"] == "font/woff2"


def test_the_page_itself_is_under_the_policy(client: TestClient[SecurityMiddleware]) -> None:
    assert client.get("/").headers["content-security-policy"] == CONTENT_SECURITY_POLICY


def test_clients_without_compression_get_plain_assets(client: TestClient[SecurityMiddleware]) -> None:
    answer = client.get(f"/page/assets/{ASSETS[0]}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert answer.content == (FOLDER / "assets" / ASSETS[0]).read_bytes()


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_opens_the_page(client: TestClient[SecurityMiddleware], address: str) -> None:
    answer = client.get(re.sub(r"{\w+:str}", "abc", address))
    assert answer.status_code == 200 and answer.content == (FOLDER / "index.html").read_bytes()
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_the_server_and_the_client_know_the_same_addresses() -> None:
    script = (WEB / "src" / "router.svelte.ts").read_text()
    client = re.findall(r'^  \["(/[^"]*)", "\w+"\]', script, re.MULTILINE)
    assert [re.sub(r":\w+", "{}", path) for path in client] == [re.sub(r"{\w+:str}", "{}", path) for path in ADDRESSES]


def test_unknown_addresses_give_people_a_page_and_programs_a_404(
    client: TestClient[SecurityMiddleware],
) -> None:
    person = client.get("/nowhere/at/all", headers={"accept": "text/html"})
    assert person.status_code == 404 and person.content == (FOLDER / "index.html").read_bytes()
    for path, accept in (("/nowhere", "*/*"), ("/api/nowhere", "text/html")):
        program = client.get(path, headers={"accept": accept})
        assert program.status_code == 404 and program.json()["error"]["code"] == "not_found"


@pytest.mark.parametrize("folder", ["/page", "/page/assets"])
@pytest.mark.parametrize(
    "name",
    [
        "nothing.js",
        "index.html",
        "manifest.json",
        "..%2f..%2froutes%2fpages.py",
        "..%2Fguard.py",
        "%2e%2e%2fapp.py",
        "..%5capp.py",
        ".%2fvite.svg",
        "%2fetc%2fpasswd",
        "icon.svg%00.js",
        "ICON.SVG",
        "a" * 3000 + ".js",
        "",
    ],
)
def test_unknown_names_and_tricks_with_paths_find_nothing(
    client: TestClient[SecurityMiddleware], folder: str, name: str
) -> None:
    answer = client.get(f"{folder}/{name}")
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


def test_a_server_without_a_built_page_says_how_to_build_it(
    client: TestClient[SecurityMiddleware], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(client_files, "FOLDER", tmp_path)
    answer = client.get("/")
    assert answer.status_code == 503 and "make client" in answer.text
    assert client.get("/page/assets/index.js").status_code == 404


# What the policy asks -----------------------------------------------------------------------------
class Inline(HTMLParser):
    """Finds what the policy would refuse to run."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.found += [f"{tag} {name}" for name in given if name.startswith("on") or name == "style"]
        if tag == "style" or (tag == "script" and "src" not in given):
            self.found.append(tag)
        links = [given.get(name) or "/" for name in ("src", "href", "action")]
        self.found += [link for link in links if not re.match(r"[/#](?!/)", link)]


def test_the_html_has_no_inline_script_or_style_and_asks_nobody_else() -> None:
    parser = Inline()
    parser.feed((FOLDER / "index.html").read_text())
    assert parser.found == []


def sources() -> list[Path]:
    return sorted(path for path in (WEB / "src").rglob("*") if path.suffix in (".svelte", ".ts") and path.is_file())


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(WEB)))
def test_sources_are_small_and_never_inject_html(path: Path) -> None:
    source = path.read_text()
    assert path.name == "types.ts" or len(source.splitlines()) <= MAX_SOURCE_LINES
    unsafe = r"\{@html|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|[\s\"']style=\""
    assert not re.search(unsafe, source)


# Types ----------------------------------------------------------------------------------------------
def test_the_clients_types_are_those_of_the_server() -> None:
    stale = "stale: run `python -m longhaul.server.typescript`"
    folder, generated = WEB / "src" / "wire", files()
    assert {path.name for path in folder.glob("*.ts")} - {"typed.test.ts"} == set(generated), stale
    for name, text in generated.items():
        assert (folder / name).read_text() == text, f"{name} is {stale}"
