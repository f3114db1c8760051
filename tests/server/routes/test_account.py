"""The account routes end to end: cookies, proofs, tokens, bans."""

import pytest

from longhaul.server.accounts.service import MAX_BOTS_PER_OWNER, SESSION_SECONDS, Accounts
from longhaul.server.settings import Settings
from tests.server.accounts.memory_store import InspectedStore
from tests.server.accounts.people import PASSWORD
from tests.server.browsers import Browser, HandClock, World, error


# Guests and cookies
def test_looking_creates_nobody(browser: Browser, store: InspectedStore) -> None:
    response = browser.call("GET", "/me")
    assert response.json() == {"user": None, "csrf": ""} and "set-cookie" not in response.headers
    assert not store.users and not store.sessions


def test_a_guest_begins_without_any_ado(browser: Browser, store: InspectedStore) -> None:
    user = browser.post("/me/guest")["user"]
    assert user["kind"] == "guest" and browser.get("/me")["user"] == user and browser.csrf
    assert browser.post("/me/guest")["user"] == user and len(store.users) == 1  # once more changes nothing


def test_the_cookie_by_http_and_by_https(accounts: Accounts, clock: HandClock, browser: Browser) -> None:
    plain = browser.call("POST", "/me/guest").headers["set-cookie"]
    assert plain.startswith("longhaul=") and "Secure" not in plain
    world = World(accounts, clock, Settings(public_url="https://testserver.localhost"))
    secure = world.browser().call("POST", "/me/guest", origin="https://testserver.localhost").headers["set-cookie"]
    assert secure.startswith("__Host-longhaul=") and "; Secure" in secure
    for cookie in (plain, secure):
        assert "; HttpOnly" in cookie and "; SameSite=lax" in cookie and "; Path=/" in cookie
        assert f"Max-Age={int(SESSION_SECONDS)}" in cookie and "Domain" not in cookie
    world.close()


def test_looking_again_makes_the_cookie_last(browser: Browser) -> None:
    browser.post("/me/guest")
    assert f"Max-Age={int(SESSION_SECONDS)}" in browser.call("GET", "/me").headers["set-cookie"]


def test_a_cookie_whose_session_has_ended_is_taken_back(browser: Browser, clock: HandClock) -> None:
    browser.post("/me/guest")
    clock.now += SESSION_SECONDS + 1
    response = browser.call("GET", "/me")
    assert response.json() == {"user": None, "csrf": ""} and "Max-Age=0" in response.headers["set-cookie"]
    browser.post("/me/guest")
    assert browser.get("/me")["user"] is not None


# People
def test_claim_log_out_log_in(world: World, browser: Browser) -> None:
    guest = browser.post("/me/guest")["user"]
    person = browser.post("/me/claim", {"name": "Ada", "password": PASSWORD})["user"]
    assert person["id"] == guest["id"] and person["name"] == "Ada" and person["kind"] == "person"
    response = browser.call("POST", "/logout")
    assert response.status_code == 204 and "Max-Age=0" in response.headers["set-cookie"]
    assert browser.get("/me")["user"] is None
    assert browser.post("/login", {"name": "aDa", "password": PASSWORD})["user"] == person
    assert error(browser.call("POST", "/me/claim", {"name": "Eve", "password": PASSWORD})) == (409, "already_claimed")
    other = world.browser()
    other.post("/me/guest")
    assert error(other.call("POST", "/me/claim", {"name": "ada", "password": PASSWORD})) == (409, "name_taken")
    assert error(other.call("POST", "/me/claim", {"name": "admin", "password": PASSWORD})) == (400, "name_reserved")
    assert error(other.call("POST", "/me/claim", {"name": "!", "password": PASSWORD})) == (400, "bad_name")
    assert error(other.call("POST", "/me/claim", {"name": "Bob", "password": "12345678"})) == (400, "bad_password")
    assert error(other.call("POST", "/login", {"name": "Ada", "password": "wrong one"})) == (401, "wrong_login")
    assert error(other.call("POST", "/login", {"name": "Nobody", "password": "wrong one"})) == (401, "wrong_login")
    assert other.get("/me")["user"]["kind"] == "guest"  # a failed login changes nothing


def test_rename(world: World, browser: Browser) -> None:
    browser.person()
    world.browser().person("Bob")
    assert browser.post("/me/name", {"name": "Ada Byron"})["user"]["name"] == "Ada Byron"
    assert browser.get("/me")["user"]["name"] == "Ada Byron"
    assert error(browser.call("POST", "/me/name", {"name": "BOB"})) == (409, "name_taken")
    guest = world.browser()
    guest.post("/me/guest")
    assert error(guest.call("POST", "/me/name", {"name": "Eve"})) == (403, "guest")


def test_sessions_are_listed_and_ended(world: World, browser: Browser, clock: HandClock) -> None:
    browser.person()
    clock.now += 10
    phone = world.browser()
    phone.post("/login", {"name": "Ada", "password": PASSWORD})
    listed = browser.get("/me/sessions")
    assert [session["this"] for session in listed] == [False, True] and listed[0]["agent"] == "testclient"
    stranger = world.browser().person("Eve")
    assert error(stranger.call("DELETE", f"/me/sessions/{listed[0]['id']}")) == (404, "no_session")
    response = browser.call("DELETE", f"/me/sessions/{listed[0]['id']}")
    assert response.status_code == 204 and "set-cookie" not in response.headers
    assert error(phone.call("GET", "/me/sessions")) == (401, "nobody")
    assert error(phone.call("POST", "/me/name", {"name": "Eve"})) == (401, "nobody")
    last = browser.call("DELETE", f"/me/sessions/{listed[1]['id']}")
    assert last.status_code == 204 and "Max-Age=0" in last.headers["set-cookie"]
    assert browser.get("/me")["user"] is None


def test_a_new_password_ends_the_other_sessions(world: World, browser: Browser) -> None:
    browser.person()
    phone = world.browser()
    phone.post("/login", {"name": "Ada", "password": PASSWORD})
    wrong = browser.call("POST", "/me/password", {"old": "not this", "new": "another horse"})
    assert error(wrong) == (403, "wrong_password")
    result = browser.post("/me/password", {"old": PASSWORD, "new": "another horse"})
    assert result == {"ended": 1, "tokens": 0}
    assert phone.get("/me")["user"] is None and browser.get("/me")["user"]["name"] == "Ada"


@pytest.mark.parametrize("keep", [False, True])
def test_a_new_password_ends_the_tokens_of_bots_unless_asked_not_to(world: World, browser: Browser, keep: bool) -> None:
    browser.person()
    token = browser.post("/me/bots", {"name": "Botty"})["token"]
    result = browser.post("/me/password", {"old": PASSWORD, "new": "another horse", "keep_bots": keep})
    assert result == {"ended": 0, "tokens": int(not keep)}
    answer = world.browser().call("GET", "/me", authorization=f"Bearer {token}")
    assert answer.status_code == (200 if keep else 401)
    [bot] = browser.get("/me/bots")
    assert bot["name"] == "Botty"  # it stays, and can be given another token


def test_taking_a_name_gives_another_cookie_and_the_old_one_opens_nothing(world: World, browser: Browser) -> None:
    guest = browser.post("/me/guest")["user"]
    before = str(browser.client.cookies["longhaul"])
    browser.post("/me/claim", {"name": "Ada", "password": PASSWORD})
    after = str(browser.client.cookies["longhaul"])
    assert after != before and browser.get("/me")["user"]["id"] == guest["id"]
    thief = world.browser()
    thief.client.cookies.set("longhaul", before, domain="testserver.localhost")
    assert thief.get("/me")["user"] is None
    browser.post("/me/name", {"name": "Countess"})  # the proof that comes with the new cookie holds


def test_export_and_leave(world: World, browser: Browser, store: InspectedStore) -> None:
    browser.person()
    token = browser.post("/me/bots", {"name": "Botty"})["token"]
    response = browser.call("GET", "/me/export")
    assert response.json()["account"]["name"] == "Ada" and "attachment" in response.headers["content-disposition"]
    assert "argon2" not in response.text and token not in response.text
    assert error(browser.call("DELETE", "/me")) == (403, "wrong_password")
    assert error(browser.call("DELETE", "/me", {"password": "not this"})) == (403, "wrong_password")
    gone = browser.call("DELETE", "/me", {"password": PASSWORD})
    assert gone.status_code == 204 and "Max-Age=0" in gone.headers["set-cookie"]
    assert browser.get("/me")["user"] is None and not store.users and not store.sessions and not store.tokens
    guest = world.browser()
    guest.post("/me/guest")
    assert guest.call("DELETE", "/me").status_code == 204 and not store.users


# Bots
def test_bots_come_with_a_token(world: World, browser: Browser) -> None:
    browser.person()
    made = browser.post("/me/bots", {"name": "Botty"})
    assert browser.get("/me/bots") == [made["bot"]] and made["token"].startswith("lh_")
    program = world.browser()
    bearer = {"origin": "", "authorization": f"Bearer {made['token']}"}
    answer = program.call("GET", "/me", **bearer)
    assert answer.json()["user"]["kind"] == "bot" and answer.json()["csrf"] == "" and "set-cookie" not in answer.headers
    assert program.call("POST", "/me/guest", **bearer).json()["user"]["name"] == "Botty"  # needs no proof
    for method, path, body in (
        ("GET", "/me/sessions", None),
        ("GET", "/me/export", None),
        ("DELETE", "/me", None),
        ("POST", "/me/bots", {"name": "More"}),
        ("POST", "/me/claim", {"name": "More", "password": PASSWORD}),
        ("POST", "/me/name", {"name": "More"}),
        ("POST", "/me/password", {"old": "x", "new": PASSWORD}),
    ):
        assert error(program.call(method, path, body, **bearer)) == (403, "not_for_bots"), path
    renewed = browser.post(f"/me/bots/{made['bot']['id']}/token")["token"]
    assert error(program.call("GET", "/me", **bearer)) == (401, "bad_token")
    bearer["authorization"] = f"Bearer {renewed}"
    assert program.call("GET", "/me", **bearer).json()["user"]["name"] == "Botty"
    assert error(world.browser().person("Eve").call("DELETE", f"/me/bots/{made['bot']['id']}")) == (404, "no_bot")
    assert browser.call("DELETE", f"/me/bots/{made['bot']['id']}").status_code == 204
    assert error(program.call("GET", "/me", **bearer)) == (401, "bad_token")
    assert error(browser.call("DELETE", f"/me/bots/{made['bot']['id']}")) == (404, "no_bot")


def test_a_wrong_token_is_rejected_even_next_to_a_good_cookie(browser: Browser) -> None:
    browser.post("/me/guest")
    for junk in ("Bearer lh_junk", "Bearer", "Bearer  "):
        assert error(browser.call("GET", "/me", authorization=junk)) == (401, "bad_token")
    assert browser.call("GET", "/me", authorization="Basic YTpi").json()["user"]["kind"] == "guest"


def test_guests_keep_no_bots_and_people_not_too_many(world: World, browser: Browser) -> None:
    browser.post("/me/guest")
    assert error(browser.call("POST", "/me/bots", {"name": "Botty"})) == (403, "guest")
    browser.post("/me/claim", {"name": "Ada", "password": PASSWORD})
    world.limits.on = False
    for i in range(MAX_BOTS_PER_OWNER):
        browser.post("/me/bots", {"name": f"Botty {i}"})
    assert error(browser.call("POST", "/me/bots", {"name": "One More"})) == (409, "too_many_bots")


# Sites and proofs
def test_the_proof_must_be_there_right_and_of_this_session(world: World, browser: Browser) -> None:
    browser.person()
    other = world.browser().person("Eve")
    for proof in ("", "wrong", other.csrf):
        for method, path, body in (
            ("POST", "/me/name", {"name": "Pwned"}),
            ("POST", "/logout", None),
            ("POST", "/login", {"name": "Eve", "password": PASSWORD}),
            ("DELETE", "/me", {"password": PASSWORD}),
        ):
            assert error(browser.call(method, path, body, **{"x-longhaul-csrf": proof})) == (403, "csrf")
    assert browser.get("/me")["user"]["name"] == "Ada"


@pytest.mark.parametrize(
    "headers", [{"origin": "http://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}]
)
def test_other_sites_can_do_nothing(browser: Browser, store: InspectedStore, headers: dict[str, str]) -> None:
    assert error(browser.call("POST", "/me/guest", **headers)) == (403, "cross_site")
    assert not store.users
    browser.person()
    assert error(browser.call("POST", "/logout", **headers)) == (403, "cross_site")
    anonymous = browser.call("POST", "/login", {"name": "Ada", "password": PASSWORD}, **headers)
    assert error(anonymous) == (403, "cross_site")


# Bans
def test_banned_users_see_the_reason(browser: Browser, store: InspectedStore) -> None:
    browser.person()
    token = browser.post("/me/bots", {"name": "Botty"})["token"]
    [user] = [user.id for user in store.users.values() if user.kind == "person"]
    store.change_user(user, banned=True)
    rejected = browser.call("GET", "/me")
    assert error(rejected) == (403, "banned") and "'Ada' is banned" in rejected.json()["error"]["text"]
    assert error(browser.call("POST", "/me/guest")) == (403, "banned")
    assert error(browser.call("GET", "/me", authorization=f"Bearer {token}")) == (403, "banned")
    assert browser.call("POST", "/logout").status_code == 204
    assert error(browser.call("POST", "/login", {"name": "Ada", "password": PASSWORD})) == (403, "banned")
