"""The API matches its own schema: whatever is sent, the answer is documented, and never an internal error."""

import asyncio
import json
import time
from collections.abc import Iterator
from itertools import count, product
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from longhaul.bots.puzzles import puzzles_of
from longhaul.games import GAMES, find_game
from longhaul.server.accounts.passwords import Passwords
from longhaul.server.accounts.service import Accounts
from longhaul.server.app import create_app
from longhaul.server.notify.email_addresses import EmailAddresses
from longhaul.server.notify.mail import Mailer
from longhaul.server.settings import Settings, Smtp
from longhaul.server.store import Store, open_store
from longhaul.server.store.rows import UploadedRecord
from longhaul.table.view import record
from tests.server.accounts.people import PASSWORD
from tests.server.browsers import CHEAP
from tests.server.hub_club import FREE, Club, first_legal

pytestmark = pytest.mark.slow

EXAMPLES = 12
HERE = "http://localhost"
SMTP = Smtp(host="127.0.0.1", port=25, sender="games@example.org")
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
    negative_data_rejection,
]


class Callers:
    """Someone new for every call, for some calls delete who makes them; and real things to name in paths."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.accounts = Accounts(store, hasher=CHEAP)
        self.numbers = count()
        self.random = Random(1)
        self.known: dict[str, list[str]] = {"game": list(GAMES), "name": ["house"]}

    def headers(self) -> dict[str, str]:
        """Those of a guest, a person, or nobody."""
        number, signed = next(self.numbers), self.accounts.new_guest("schemathesis")
        session = signed.identity.session
        assert session is not None
        if number % 3 == 0:
            self.accounts.claim(signed.identity.user, f"Caller {number}x", PASSWORD)
        if number % 10 == 9:
            return {}
        return {"cookie": f"longhaul={signed.cookie}", "x-longhaul-csrf": self.accounts.keys.csrf(session.id)}

    def fill_in(self, case: "schemathesis.Case[Any]") -> None:
        """Most of the time, name something that is there."""
        for name in case.path_parameters:
            if name in self.known and self.random.random() < 0.7:
                case.path_parameters[name] = self.random.choice(self.known[name])


async def furnish(callers: Callers) -> None:
    """Tables that are open, being played and over, and the record of a game."""
    club = Club(callers.store)
    ada = club.join("Ada")
    waiting, playing, over = (
        await club.open(ada, "me", "open"),
        await club.open(ada, "me", game=FREE),
        await club.open(ada, "me"),
    )
    for room in (playing, over):
        await ada.watch(room.id)
        for _ in range(5):
            await ada.ask("play", **first_legal(room))
    await ada.ask("resign", table=over.id, version=over.table.version)
    data = json.dumps(record(over.table)).encode()
    callers.store.add_record(UploadedRecord(id="kept", owner=ada.user, created=1.0, data=data))
    callers.known |= {"table": [waiting.id, playing.id, over.id], "record": ["kept"], "over": [over.id]}
    callers.known["replay"] = [playing.id, over.id, "kept"]
    await club.close()


@pytest.fixture(scope="module")
def callers() -> Callers:
    return Callers(open_store("memory:"))


@pytest.fixture(scope="module")
def api(callers: Callers) -> Iterator[Any]:
    asyncio.run(furnish(callers))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("longhaul.server.accounts.service.Passwords", lambda hasher: Passwords(CHEAP))
        patch.setattr("longhaul.server.notify.mail.send_now", lambda smtp, letter: None)
        made = Settings(limits=False, compile_games=False, open_metrics=True, public_url=HERE, mail=SMTP)
        yield schemathesis.openapi.from_asgi("/api/schema/openapi.json", create_app(callers.store, made))


def test_every_answer_is_documented(api: Any, callers: Callers) -> None:
    complaints, operations = [], [result.ok() for result in api.get_all_operations()]
    for operation, mode in product(operations, (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)):
        if mode is GenerationMode.NEGATIVE and not operation.body and not operation.query:
            continue  # nothing can be wrong with it
        try:
            try_out(operation.as_strategy(generation_mode=mode), callers)
        except FailureGroup as error:
            complaints.append(f"{operation.label}, {mode.name}: {error}")
    assert len(operations) > 30 and complaints == [], "\n".join(complaints)


def try_out(cases: "SearchStrategy[schemathesis.Case[Any]]", callers: Callers) -> None:
    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
    @given(case=cases)
    def call(case: "schemathesis.Case[Any]") -> None:
        callers.fill_in(case)
        response = case.call(headers=callers.headers())
        case.validate_response(response, checks=CHECKS)

    call()


# Each call once, done as it is meant -------------------------------------------------------------
PUZZLE = puzzles_of(find_game("dice-traders"))[0]
SETTING = {"game": FREE, "seats": ["me"], "options": {"edition": "2014"}, "private": True}
VISIT: list[tuple[str, dict[str, str], Any]] = [  # in this order: the later ones name what the earlier ones made
    ("GET /api/me", {}, None),
    ("POST /api/me/guest", {}, None),
    ("POST /api/me/claim", {}, {"name": "Grace", "password": PASSWORD}),
    ("POST /api/me/name", {}, {"name": "Grace H"}),
    ("POST /api/me/password", {}, {"old": PASSWORD, "new": PASSWORD + "!"}),
    ("POST /api/me/bots", {}, {"name": "Nanosecond"}),
    ("GET /api/me/bots", {}, None),
    ("POST /api/me/bots/{bot_id}/token", {"bot_id": "bot"}, None),
    ("DELETE /api/me/bots/{bot_id}", {"bot_id": "bot"}, None),
    ("GET /api/games", {}, None),
    ("GET /api/games/{game}", {"game": FREE}, None),
    ("GET /api/games/{game}/rules", {"game": FREE}, None),
    ("GET /api/games/{game}/sets/{name}", {"game": FREE, "name": "house"}, None),
    ("GET /api/games/{game}/sets/{name}/layout", {"game": FREE, "name": "house"}, None),
    ("GET /api/games/{game}/sets/{name}/orders", {"game": FREE, "name": "house"}, None),
    ("GET /api/guides/{game}", {"game": FREE}, None),
    ("POST /api/guides/{game}/{chapter}/table", {"game": FREE, "chapter": "1"}, None),
    ("GET /api/puzzles", {}, None),
    ("GET /api/puzzles/{puzzle}", {"puzzle": "puzzle"}, None),
    ("POST /api/puzzles/{puzzle}/try", {"puzzle": "puzzle"}, {"action": "move"}),
    ("POST /api/tables", {}, SETTING),
    ("GET /api/tables", {}, None),
    ("GET /api/tables/mine", {}, None),
    ("GET /api/tables/{table}", {"table": "table"}, None),
    ("GET /api/tables/{table}/log", {"table": "table"}, None),
    ("GET /api/tables/{table}/orders", {"table": "table"}, None),
    ("PUT /api/tables/{table}/orders", {"table": "table"}, {"orders": []}),
    ("POST /api/tables/{table}/hint", {"table": "table"}, None),
    ("GET /api/jobs/{job}", {"job": "job"}, None),
    ("GET /api/tables/{table}/record", {"table": "over"}, None),
    ("GET /api/replays/{replay}", {"replay": "over"}, None),
    ("GET /api/replays/{replay}/chart", {"replay": "over"}, None),
    ("GET /api/replays/{replay}/verdict", {"replay": "over"}, None),
    ("POST /api/replays/{replay}/table", {"replay": "over"}, {"move": 2}),
    ("POST /api/replays/{replay}/analysis", {"replay": "over"}, None),
    ("GET /api/replays/{replay}/analysis", {"replay": "over"}, None),
    ("POST /api/records", {}, "record"),
    ("GET /api/records/mine", {}, None),
    ("GET /api/records/{record}", {"record": "shelved"}, None),
    ("GET /api/replays/{replay}", {"replay": "shelved"}, None),
    ("DELETE /api/records/{record}", {"record": "shelved"}, None),
    ("GET /api/puzzles", {}, None),
    ("GET /api/puzzles/{puzzle}", {"puzzle": PUZZLE.id}, None),
    ("POST /api/puzzles/{puzzle}/try", {"puzzle": PUZZLE.id}, {"action": PUZZLE.best}),
    ("GET /api/ratings/{game}", {"game": FREE}, None),
    ("GET /api/ratings/mine", {}, None),
    ("GET /api/players/{player}", {"player": "Grace H"}, None),
    ("GET /api/daily", {}, None),
    ("GET /api/daily/{day}", {"day": "day"}, None),
    ("POST /api/daily/{game}", {"game": FREE}, None),
    ("GET /api/notices", {}, None),
    ("POST /api/notices/read", {}, {"ids": []}),
    ("GET /api/mail", {}, None),
    ("PUT /api/mail", {}, {"address": "grace@example.org"}),
    ("POST /api/mail/confirm", {}, {"token": "confirm"}),
    ("POST /api/mail/stop", {}, {"token": "stop"}),
    ("DELETE /api/mail", {}, None),
    ("GET /api/me/export", {}, None),
    ("GET /api/me/sessions", {}, None),
    ("GET /health/live", {}, None),
    ("GET /health/ready", {}, None),
    ("GET /metrics", {}, None),
    ("POST /api/logout", {}, None),
    ("POST /api/login", {}, {"name": "Grace H", "password": PASSWORD + "!"}),
    ("DELETE /api/me/sessions/{session_id}", {"session_id": "session"}, None),
    ("DELETE /api/me", {}, {"password": PASSWORD + "!"}),
]
MADE = {  # what is remembered of an answer, and where it stands
    "POST /api/me/bots": ("bot", ("bot", "id")),
    "GET /api/puzzles": ("puzzle", ("puzzles", 0, "id")),
    "GET /api/puzzles/{puzzle}": ("move", ("actions", 0)),
    "POST /api/tables": ("table", ("id",)),
    "POST /api/tables/{table}/hint": ("job", ("id",)),
    "GET /api/tables/{table}/record": ("record", ()),
    "POST /api/records": ("shelved", ("id",)),
    "GET /api/me/sessions": ("session", (0, "id")),
    "GET /api/daily": ("day", ("day",)),
}


def test_a_whole_visit_is_as_documented(api: Any, callers: Callers) -> None:
    operations = {operation.label: operation for operation in (result.ok() for result in api.get_all_operations())}
    assert [label for label, _, _ in VISIT if label not in operations] == []
    assert set(operations) == {label for label, _, _ in VISIT}
    visitor = Visitor(callers)
    for label, parameters, body in VISIT:
        visitor.call(operations[label], parameters, body)


def text_form(action: dict[str, Any]) -> str:
    """`buy:robots`."""
    return ":".join((action["verb"], *action["arguments"].values()))


class Visitor:
    """Someone who calls one thing after the other, and remembers what came of it."""

    def __init__(self, callers: Callers) -> None:
        self.known: dict[str, Any] = {"over": callers.known["over"][0]}
        self.accounts = callers.accounts
        self.headers: dict[str, str] = {}

    def call(self, operation: Any, parameters: dict[str, str], body: Any) -> None:
        if operation.label == "DELETE /api/me/sessions/{session_id}":
            self.remember_session()
        if operation.label == "POST /api/mail/confirm":
            self.read_mail()
        named = {name: self.known.get(value, value) for name, value in parameters.items()}
        filled = {} if body is None else {"body": self.meant(body)}
        case = operation.Case(path_parameters=named, media_type="application/json", **filled)
        response = case.call(headers=self.headers)
        assert response.status_code < 300, (operation.label, response.text)
        case.validate_response(response, checks=CHECKS[:-1])
        self.note(operation.label, response)

    def meant(self, body: Any) -> Any:
        """A body with what is known by name filled in."""
        if isinstance(body, str):
            return self.known[body]
        return {key: self.known.get(value, value) if isinstance(value, str) else value for key, value in body.items()}

    def note(self, label: str, response: Any) -> None:
        name, path = MADE.get(label, ("", ()))
        if name:
            found = response.json()
            for key in path:
                found = found[key]
            self.known[name] = text_form(found) if name == "move" else found
        for cookie in response.headers.get("set-cookie", []):
            self.headers["cookie"] = cookie.partition(";")[0]
        if '"csrf":"' in response.text:
            self.headers["x-longhaul-csrf"] = response.json()["csrf"]

    def read_mail(self) -> None:
        """The links that are in the mails to an address."""
        store = self.accounts.store
        user = store.user_by_name("Grace H")
        address = store.address_of(user.id) if user else None
        assert address is not None
        links = EmailAddresses(store, self.accounts.keys.derived("mail"), Mailer(SMTP), HERE, time.time)
        self.known["confirm"] = links._sign("confirm", address.user, address.address)
        self.known["stop"] = links._sign("stop", address.user, address.address)

    def remember_session(self) -> None:
        """Another one of the same person's, to be ended."""
        user = self.accounts.store.user_by_name("Grace H")
        assert user is not None
        session = self.accounts._open_session(user, "another browser").identity.session
        assert session is not None
        self.known["session"] = session.id
