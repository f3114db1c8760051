"""Not even half of a seed leaves the server before its game is over: the other 32 bits could be found by brute force.

`test_hidden_information.py` shows that nothing sent depends on the seed beyond what has happened: two tables with one
history and two seeds send the same bytes. Here every route and every stream is searched for four consecutive bytes of
the seed, in every encoding that a program could use.
"""

import base64
import re
from typing import Any

import pytest

from longhaul.server.tables import table_ids
from longhaul.table.daily_challenge import Deal
from tests.server.browsers import Browser
from tests.server.hub_club import DICE, FREE, GEM, STAR
from tests.server.served import Served
from tests.server.test_hidden_information import SHORT, play_together
from tests.server.waiting import wait_until

pytestmark = pytest.mark.slow

SEED = 0x8A8266954E896A65  # all its short forms have letters of both cases: no random id can hold them by accident
SEATS = {DICE: ["me", "open", "trader"], FREE: ["me"], GEM: ["me", "open"], STAR: ["me", "open"]}
FORMS = 16  # that four bytes are searched in, at least


def forms(part: bytes) -> set[bytes]:
    """Four bytes as text and as they are, in both orders, signed or not, alone or in the middle of other bytes."""
    found = {part, part[::-1]}
    for order in ("big", "little"):
        for signed in (False, True):
            number = int.from_bytes(part, order, signed=signed)
            found |= {str(number).encode(), f"{abs(number):x}".encode(), f"{abs(number):X}".encode()}
    for raw in (part, part[::-1]):
        found |= {raw.hex().encode(), raw.hex().upper().encode()}
        for before in range(3):  # what of it does not depend on its neighbours, at each place in a group of three
            sent = base64.b64encode(bytes(before) + raw)
            whole = sent[-(-8 * before // 6) : (8 * (before + 4)) // 6]
            found |= {whole, whole.replace(b"+", b"-").replace(b"/", b"_")}
    return {form for form in found if len(form) >= 4}


def halves(seed: int) -> set[bytes]:
    """Four bytes in a row, and the whole seed as a number: as it is, signed, and cut to what others can hold."""
    raw = seed.to_bytes(8, "big")
    whole = {seed, seed - (1 << 64), seed % (1 << 63), seed % (1 << 53)}
    return {str(number).encode() for number in whole} | {
        form for first in range(5) for form in forms(raw[first : first + 4])
    }


def test_the_search_finds_what_it_looks_for() -> None:
    hidden = halves(SEED)
    for sent in (
        f'"x":{SEED}',
        f'"x":"{SEED}"',
        f"{SEED - (1 << 64)}",
        f"{SEED % (1 << 63)}",
        f"{SEED % (1 << 53)}",
        f"{SEED & 0xFFFFFFFF}",
        f"{SEED >> 32:X}",
        base64.b64encode(SEED.to_bytes(8, "little")),
    ):
        data = sent if isinstance(sent, bytes) else sent.encode()
        assert [form for form in hidden if form in data], data
    assert len(forms(b"\x9e7y\xb9")) >= FORMS


def readable_templates(browser: Browser) -> list[str]:
    """Every address that can be read, from the server's own description."""
    schema: Any = browser.call("GET", "/schema/openapi.json").json()
    paths = [path for path, methods in schema["paths"].items() if "get" in methods and path.startswith("/api")]
    return [path.removeprefix("/api") for path in paths]


def finished_record(served: Served, browser: Browser) -> str:
    """The id of a record that the browser uploaded, of a game that is over."""
    table = open_table(browser, DICE, ["me"])
    with served.socket(browser) as socket:
        socket.ask("resign", table=table, version=socket.ask("watch", table=table)["state"]["version"])
    return str(browser.post("/records", browser.get(f"/tables/{table}/record"))["id"])


def open_table(browser: Browser, game: str, seats: list[str]) -> str:
    return str(browser.post("/tables", {"game": game, "seats": seats, "options": SHORT[game]})["id"])


def finished_job(browser: Browser) -> str:
    """The id of a hint that was worked out, of a game that goes on."""
    job = browser.call("POST", f"/tables/{open_table(browser, DICE, ['me'])}/hint").json()
    wait_until(lambda: browser.get(f"/jobs/{job['id']}")["done"])
    assert browser.get(f"/jobs/{job['id']}")["result"]
    return str(job["id"])


class Searchers:
    """Browsers that read every address there is, with ids that exist."""

    def __init__(self, served: Served, *browsers: Browser) -> None:
        self.browsers = browsers
        self.answered: set[str] = set()  # templates that told something, or said why not now
        self.count = 0
        self._record = finished_record(served, browsers[0])

    def look_everywhere(self, table: str, game: str, day: str) -> None:
        for browser in self.browsers:
            known = {
                "table": table,
                "replay": table,
                "record": self._record,
                "job": finished_job(browser),
                "player": browser.get("/me")["user"]["player"],
                "puzzle": browser.get("/puzzles")["puzzles"][0]["id"],
                "game": game,
                "day": day,
                "name": browser.get(f"/games/{game}")["sets"][0],
            }
            for template in readable_templates(browser):
                path = re.sub(r"\{(\w+)[^}]*\}", r"{\1}", template).format(**known)
                status = browser.call("GET", path).status_code
                assert status in (200, 400, 403, 404, 409), path
                self.count += 1
                if status in (200, 409):
                    self.answered.add(template)
            for path, body in ((f"/tables/{table}/hint", None), (f"/replays/{table}/analysis", None)):
                browser.call("POST", path, body)
            browser.call("POST", f"/replays/{table}/table", {"move": 1})

    def check_all_answered(self) -> None:
        assert set(readable_templates(self.browsers[0])) == self.answered


def check_seed_is_secret(served: Served, seed: int) -> None:
    hidden, scanned = halves(seed), 0
    for chunks in served.app.sent.values():
        for chunk in chunks:
            scanned += len(chunk)
            assert b'"over":true' in chunk or not [form for form in hidden if form in chunk], chunk[:500]
    assert scanned > 100_000


@pytest.mark.parametrize(("game", "seats"), SEATS.items())
def test_no_half_of_a_seed_is_sent_before_the_end(
    served: Served, monkeypatch: pytest.MonkeyPatch, game: str, seats: list[str]
) -> None:
    ada, bob, eve = (served.browser() for _ in range(3))
    searchers = Searchers(served, ada, bob, eve)
    monkeypatch.setattr(table_ids, "new_seed", lambda: SEED)
    table = open_table(ada, game, seats)
    with served.socket(ada) as a, served.socket(bob) as b, served.socket(eve) as e:
        for socket in (a, b, e):
            socket.ask("watch", table=table)
            socket.ask("lobby")
        if "open" in seats:
            b.ask("sit", table=table)
        searchers.look_everywhere(table, game, served.services.dailies.today)
        assert searchers.count > 60
        searchers.check_all_answered()
        play_together(table, [a, b], [ada, bob, eve], game)
    check_seed_is_secret(served, SEED)


@pytest.mark.parametrize("deal", ["ranked", "open"])
def test_no_half_of_the_seed_of_a_day_is_sent_on_the_day(served: Served, deal: Deal) -> None:
    ada = served.browser()
    table, day = str(ada.post(f"/daily/{DICE}")["id"]), served.services.dailies.today
    with served.socket(ada) as socket:
        shown = socket.ask("watch", table=table)
        socket.ask("resign", table=table, version=shown["state"]["version"])
    searchers = Searchers(served, ada, served.browser())
    for _ in range(3):
        searchers.look_everywhere(table, DICE, day)
    searchers.check_all_answered()
    hidden = halves(served.services.dailies.seed(day, DICE, deal).seed)
    sent = [chunk for chunks in served.app.sent.values() for chunk in chunks]
    long = {form for form in hidden if len(form) >= 6}  # shorter ones stand somewhere by accident: the seed is random
    assert not [(form, chunk[:300]) for form in long for chunk in sent if form in chunk]
