"""Without a connection: what was seen can be read, nothing looks like a crash, and new versions are taken up."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from longhaul.core.messages import Message
from longhaul.core.messages.catalogs import PAGE, languages
from longhaul.core.messages.formatter import Formatter
from longhaul.server.client_files import FOLDER
from tests.web.browser import Running, Site, Visitor
from tests.web.test_commitment import looks_right
from tests.web.test_pages import bots_alone
from tests.web.tour import SCREENS

ALL_CACHED = """async (parts) => {
  const names = await caches.keys();
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return parts.every((part) => keys.flat().some(({ url }) => url.includes(part)));
}"""
MANIFEST = "async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()"
SIZE = """async (src) => {
  const picture = Object.assign(new Image(), { src });
  await picture.decode();
  return [picture.naturalWidth, picture.naturalHeight];
}"""
NOISE = ("WebSocket", "Failed to load resource", "ERR_", "Failed to fetch", "503")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Running]:
    """One that can be stopped without others noticing."""
    running = Running(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def own_site(own_server: Running, browser: Browser) -> Iterator[Site]:
    made = Site(own_server, browser)
    yield made
    made.close()


def seen(visitor: Visitor, *parts: str) -> Page:
    """The worker looks after the page, and has kept these."""
    page = visitor.page
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    if page.evaluate("navigator.serviceWorker.controller === null"):  # it came while the page was on its way
        page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_function(ALL_CACHED, arg=list(parts), polling=300)
    return page


@pytest.mark.parametrize("screen", SCREENS)
def test_home_rules_and_replays_work_offline(own_site: Site, own_server: Running, screen: str) -> None:
    visitor = own_site.visitor(SCREENS[screen])
    visitor.allow(*NOISE)
    visitor.open("/account")
    table = bots_alone(visitor)
    visitor.open("/")
    page = seen(visitor, "/api/games", "/page/assets/Home")
    visitor.open("/rules/dice-traders")
    expect(page.get_by_role("heading", level=1)).to_have_text("Dice Traders")
    seen(visitor, "/api/games/dice-traders/rules")
    visitor.open(f"/t/{table}/replay")
    page.locator(".board svg, .board canvas, .board [class]").first.wait_for()
    seen(visitor, f"/api/replays/{table}", "/layout")
    own_server.stop()

    for path, heading in (
        ("/", "Pick a ship"),
        ("/rules/dice-traders", "Dice Traders"),
        (f"/t/{table}/replay", "replay"),
    ):
        page.goto(visitor.address + path)
        expect(page.get_by_role("heading", level=1)).to_contain_text(heading)
        expect(page.locator("[data-offline=true]")).to_contain_text("You are offline.")
        looks_right(visitor)
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto(f"{visitor.address}/ladder")  # never seen: said, not broken
    expect(page.locator("[data-offline=true]")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_visible()

    own_server.start()
    expect(page.locator("[data-offline=true]")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_have_text("Ladder")
    expect(page.get_by_role("link", name="Dice Traders", exact=True)).to_be_visible()


def test_going_offline_shows_a_banner_and_recovers(site: Site) -> None:
    visitor = site.visitor()
    visitor.allow(*NOISE)
    page = visitor.open("/rules/dice-traders")
    seen(visitor, "/rules")
    page.context.set_offline(True)
    expect(page.locator("[data-offline=true]")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Dice Traders")
    page.context.set_offline(False)
    expect(page.locator("[data-offline=true]")).to_have_count(0)


def test_a_new_version_is_taken_up_at_the_next_visit(site: Site) -> None:
    visitor = site.visitor()
    page = visitor.open("/")
    seen(visitor, "/api/games")
    index = FOLDER / "index.html"
    before = index.read_text(encoding="utf-8")
    try:
        index.write_text(before.replace("<title>", '<meta name="build" content="newer" /><title>'), encoding="utf-8")
        page.reload()
        assert page.locator("meta[name=build]").get_attribute("content") == "newer"
    finally:
        index.write_text(before, encoding="utf-8")


def test_a_browser_without_a_connection_or_a_cached_page_says_so_in_every_language(
    own_site: Site, own_server: Running
) -> None:
    visitor = own_site.visitor()
    visitor.allow(*NOISE)
    visitor.open("/")
    page = seen(visitor, "/api/games")
    page.evaluate("() => caches.delete('shell')")
    own_server.stop()
    page.goto(f"{visitor.address}/", wait_until="commit")
    texts = in_every_language("static-offline")
    expect(page.locator("p")).to_have_text([f"{text} Longhaul" for text in texts.values()])
    expect(page.locator("p[lang=pl]")).to_have_text(f"{texts['pl']} Longhaul")


def test_the_page_says_in_every_language_that_it_needs_scripts(site: Site) -> None:
    page = site.visitor(java_script_enabled=False).page
    page.goto(f"{site.server.address}/")
    texts = in_every_language("static-no-script", {"command": "longhaul play"})
    expect(page.locator("noscript p")).to_have_text([*texts.values()])


def test_the_manifest_is_in_the_language_of_the_page(site: Site) -> None:
    for language, about in in_every_language("static-about").items():
        page = site.visitor().open(f"/?language={language}")
        manifest = page.evaluate(MANIFEST)
        assert (manifest["lang"], manifest["description"]) == (language, about)
        assert page.evaluate("document.documentElement.lang") == language


def in_every_language(text: str, facts: dict[str, str] | None = None) -> dict[str, str]:
    return {language: Formatter(language, PAGE)(Message(text, facts or {})) for language in languages()}


def test_it_can_be_installed(site: Site) -> None:
    page = site.visitor().open("/")
    manifest = page.evaluate(MANIFEST)
    assert manifest["start_url"] == "/" and manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        size = page.evaluate(SIZE, icon["src"])
        assert icon["sizes"] == "any" or icon["sizes"] == f"{size[0]}x{size[1]}"
    line = page.context.new_cdp_session(page)
    assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )
