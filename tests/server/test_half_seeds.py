"""Not even half of a seed's information leaves the server before its game is over: 32 bits could be found by trying.

That nothing which is sent depends on the seed, given what was seen to happen, is shown in `test_hidden.py`, where two
tables of one history and two seeds send the same bytes. Here every route and every stream is searched for four bytes in
a row of the seed, in all forms that a program could write them in.
"""

import base64
import re
from collections.abc import Iterator
from typing import Any

import pytest

from longhaul.server.tables import table_ids
from longhaul.table.daily_challenge import Deal
from tests.server.browsers import Browser
from tests.server.served import Served
from tests.server.tables import DICE, FREE
from tests.server.test_hidden import play_together

SEED = 0x9E3779B97F4A7C15  # no four bytes of it make a number that could stand anywhere by accident
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
            told = base64.b64encode(bytes(before) + raw)
            whole = told[-(-8 * before // 6) : (8 * (before + 4)) // 6]
            found |= {whole, whole.replace(b"+", b"-").replace(b"/", b"_")}
    return {form for form in found if len(form) >= 4}


def halves(seed: int) -> set[bytes]:
    raw = seed.to_bytes(8, "big")
    return {form for first in range(5) for form in forms(raw[first : first + 4])}


def test_the_search_finds_what_it_looks_for() -> None:
    hidden = halves(SEED)
    for told in (
        f'"x":{SEED}',
        f"{SEED & 0xFFFFFFFF}",
        f"{SEED >> 32:X}",
        base64.b64encode(SEED.to_bytes(8, "little")),
    ):
        data = told if isinstance(told, bytes) else told.encode()
        is_whole = data.decode().endswith(str(SEED))
        assert is_whole or [form for form in hidden if form in data], data
    assert len(forms(b"\x9e7y\xb9")) >= FORMS


def readable_paths(served: Served, browser: Browser, known: dict[str, str]) -> Iterator[str]:
    """Every address that can be read, from the server's own description, with what is known filled in."""
    schema: Any = browser.call("GET", "/schema/openapi.json").json()
    for path, methods in schema["paths"].items():
        if "get" in methods and path.startswith("/api"):
            yield re.sub(r"\{(\w+)[^}]*\}", lambda found: known.get(found[1], "x"), path.removeprefix("/api"))


def look_everywhere(served: Served, browsers: list[Browser], table: str, game: str, day: str) -> int:
    known = {
        "table": table,
        "replay": table,
        "record": table,
        "game": game,
        "day": day,
        "name": "house",
        "chapter": "1",
    }
    count = 0
    for browser in browsers:
        for path in readable_paths(served, browser, known):
            assert browser.call("GET", path).status_code in (200, 400, 403, 404, 409), path
            count += 1
        for path, body in ((f"/tables/{table}/hint", None), (f"/replays/{table}/analysis", None)):
            browser.call("POST", path, body)
        browser.call("POST", f"/replays/{table}/table", {"move": 1})
    return count


def check_nothing_told(served: Served, seed: int) -> None:
    hidden, scanned = halves(seed), 0
    for chunks in served.app.sent.values():
        for chunk in chunks:
            scanned += len(chunk)
            assert b'"over":true' in chunk or not [form for form in hidden if form in chunk], chunk[:500]
    assert scanned > 100_000


@pytest.mark.parametrize(("game", "seats"), [(DICE, ["me", "open", "trader"]), (FREE, ["me"])])
def test_no_half_of_a_seed_is_told_before_the_end(
    served: Served, monkeypatch: pytest.MonkeyPatch, game: str, seats: list[str]
) -> None:
    monkeypatch.setattr(table_ids, "new_seed", lambda: SEED)
    ada, bob, eve = (served.browser() for _ in range(3))
    table = str(
        ada.post("/tables", {"game": game, "seats": seats, "options": {"limit": 6} if game == DICE else {}})["id"]
    )
    with served.socket(ada) as a, served.socket(bob) as b, served.socket(eve) as e:
        for talk in (a, b, e):
            talk.ask("watch", table=table)
            talk.ask("lobby")
        if "open" in seats:
            b.ask("sit", table=table)
        assert look_everywhere(served, [ada, bob, eve], table, game, served.services.dailies.today) > 60
        play_together(table, [a, b], [ada, bob, eve], game)
    check_nothing_told(served, SEED)


@pytest.mark.parametrize("deal", ["ranked", "open"])
def test_no_half_of_the_seed_of_a_day_is_told_on_the_day(served: Served, deal: Deal) -> None:
    ada = served.browser()
    table, day = str(ada.post(f"/daily/{DICE}")["id"]), served.services.dailies.today
    with served.socket(ada) as talk:
        shown = talk.ask("watch", table=table)
        talk.ask("resign", table=table, version=shown["state"]["version"])
    for _ in range(3):
        look_everywhere(served, [ada, served.browser()], table, DICE, day)
    hidden = halves(served.services.dailies.chance(day, DICE, deal).seed)
    told = [chunk for chunks in served.app.sent.values() for chunk in chunks]
    long = {form for form in hidden if len(form) >= 6}  # shorter ones stand somewhere by accident: the seed is random
    assert not [(form, chunk[:300]) for form in long for chunk in told if form in chunk]
