"""Without a connection: what was seen can be read, nothing looks like a crash, and new versions are taken up."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

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
def own_house(own_server: Running, browser: Browser) -> Iterator[Site]:
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
def test_home_rules_and_replays_work_offline(own_house: Site, own_server: Running, screen: str) -> None:
    visitor = own_house.visitor(SCREENS[screen])
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


def test_it_can_be_installed(site: Site) -> None:
    page = site.visitor().open("/")
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert manifest["start_url"] == "/" and manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        size = page.evaluate(SIZE, icon["src"])
        assert icon["sizes"] == "any" or icon["sizes"] == f"{size[0]}x{size[1]}"
    line = page.context.new_cdp_session(page)
    assert line.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],
    )
