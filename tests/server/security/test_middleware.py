"""The security middleware: origins by method and kind of request, hosts, sizes, and headers of every answer."""

import itertools
from typing import Any

import pytest

from longhaul.server.security.middleware import ASSET_HEADERS, HEADERS
from longhaul.server.security.rate_limits import RateLimit, RateLimits
from longhaul.server.security.request_origin import RequestOrigin
from longhaul.server.settings import Settings
from tests.server.security.requests import COOKIE, CSRF, HOST, JSON, KEYS, TOKEN, Echo, call

# Origins
OWN = f"http://{HOST}"
ORIGINS = {
    "": True,
    OWN: True,
    f"{OWN}:80": True,
    OWN.upper(): True,
    f"https://{HOST}": False,
    f"{OWN}:8080": False,
    f"{OWN}.evil.example": False,
    "http://evil.example": False,
    f"http://evil.example/{HOST}": False,
    f"http://{HOST}@evil.example": False,
    "null": False,
    "file://": False,
    "chrome-extension://abc": False,
    "garbage": False,
    " ": False,
}
AUTHS: dict[str, list[tuple[str, str]]] = {
    "nothing": [],
    "cookie": [("cookie", f"other=1; longhaul={COOKIE}"), ("x-longhaul-csrf", CSRF)],
    "junk cookie": [("cookie", f"longhaul={COOKIE}x")],
    "token": [("authorization", f"Bearer {TOKEN}")],
    "token and cookie": [("authorization", f"bearer {TOKEN}"), ("cookie", f"longhaul={COOKIE}")],
}
METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "WS")


def expected(method: str, origin: str, auth: str, site: str) -> bool:
    if method in ("GET", "HEAD", "OPTIONS"):
        return True
    if site == "cross-site" or not ORIGINS[origin]:
        return False
    return not (method == "WS" and auth == "cookie" and not origin)


@pytest.mark.parametrize("site", ["", "same-origin", "none", "same-site", "cross-site"])
@pytest.mark.parametrize("auth", AUTHS)
def test_the_table_of_origins_methods_and_kinds_of_call(auth: str, site: str) -> None:
    for method, origin in itertools.product(METHODS, ORIGINS):
        headers = [
            *AUTHS[auth],
            *([("origin", origin)] if origin else []),
            *([("sec-fetch-site", site)] if site else []),
        ]
        result = call(method, "/api/x", *headers)
        passed = bool(result.origins)
        assert passed == expected(method, origin, auth, site), (method, origin)
        if not passed and method != "WS":
            assert (result.status, result.code) == (403, "cross_site")


def test_two_origins_are_none_of_ours() -> None:
    assert call("POST", "/x", ("origin", OWN), ("origin", OWN)).status == 403
    assert call("POST", "/x", ("origin", OWN), ("origin", "http://evil.example")).status == 403


@pytest.mark.parametrize(
    ("settings", "origin", "passes"),
    [
        (Settings(public_url="https://play.localhost"), "https://play.localhost", True),
        (Settings(public_url="https://play.localhost/"), "https://play.localhost", True),
        (Settings(public_url="https://play.localhost"), "http://play.localhost", False),
        (
            Settings(public_url="https://other.example"),
            "http://play.localhost",
            False,
        ),  # the Host header is not asked
        (Settings(public_url="https://a.example", origins=("http://b.example:8000",)), "http://b.example:8000", True),
        (Settings(public_url="https://a.example", origins=("http://b.example:8000",)), "https://a.example:443", True),
        (Settings(secure=True), "https://play.localhost", True),
        (Settings(secure=True), "http://play.localhost", False),
    ],
)
def test_configured_addresses_are_the_ones_that_count(settings: Settings, origin: str, passes: bool) -> None:
    for method in ("POST", "WS"):
        assert bool(call(method, "/x", ("origin", origin), settings=settings).origins) == passes


def test_served_by_https_itself_the_origin_is_https() -> None:
    for method in ("POST", "WS"):
        assert call(method, "/x", ("origin", f"https://{HOST}"), scheme="https").origins
        assert not call(method, "/x", ("origin", OWN), scheme="https").origins


def test_without_a_host_no_origin_is_our_own() -> None:
    assert call("POST", "/x", ("origin", OWN), host=None).status == 403
    assert call("POST", "/x", host=None).status == 200


# CSRF
OTHER_CSRF = KEYS.csrf(KEYS.session_id(KEYS.new_cookie()))


WRONG_CSRF = {
    "none": None,
    "empty": "",
    "short": "x",
    "cut": CSRF[:-1],
    "longer": CSRF + "x",
    "swapped": CSRF.swapcase(),
    "another's": OTHER_CSRF,
}


@pytest.mark.parametrize("csrf", WRONG_CSRF.values(), ids=WRONG_CSRF)
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_unsafe_calls_by_cookie_need_the_proof_of_their_own_session(method: str, csrf: str | None) -> None:
    cookie = ("cookie", f"longhaul={COOKIE}")
    proof = [("x-longhaul-csrf", csrf)] if csrf is not None else []
    result = call(method, "/api/x", cookie, ("origin", OWN), *proof)
    assert (result.status, result.code) == (403, "csrf")
    assert call(method, "/api/x", cookie, ("x-longhaul-csrf", CSRF)).status == 200
    assert call("GET", "/api/x", cookie, *proof).status == 200


def test_basic_credentials_do_not_replace_the_proof() -> None:
    """A proxy may make browsers send them along by themselves."""
    assert call("POST", "/x", ("authorization", "Basic YTpi"), ("cookie", f"longhaul={COOKIE}")).code == "csrf"


def test_a_token_goes_before_a_cookie() -> None:
    (origin,) = call("POST", "/x", *AUTHS["token and cookie"]).origins
    assert origin.token == TOKEN and origin.token_id and not origin.cookie and not origin.session_id
    (empty,) = call("POST", "/x", ("authorization", "Bearer "), ("cookie", f"longhaul={COOKIE}")).origins
    assert empty.token and not empty.token_id and not empty.cookie


def test_by_https_only_the_prefixed_cookie_counts() -> None:
    secure = Settings(secure=True)
    (plain,) = call("GET", "/x", ("cookie", f"longhaul={COOKIE}"), settings=secure).origins
    (prefixed,) = call("GET", "/x", ("cookie", f"a=b; __Host-longhaul={COOKIE}"), settings=secure).origins
    assert plain.cookie == "" and prefixed.cookie == COOKIE


# Hosts
@pytest.mark.parametrize(
    ("host", "hosts", "status"),
    [
        (HOST, (), 200),
        ("anything.example:8000", (), 400),  # any name could lead here: see DNS rebinding
        ("203.0.113.7.example", (), 400),
        ("8.8.8.8:8000", (), 400),
        ("[2606:4700::1]", (), 400),
        ("localhost", (), 200),
        ("localhost.evil.example", (), 400),
        ("evil.localhost.example", (), 400),
        ("127.0.0.1:8021", (), 200),
        ("192.168.1.20:8021", (), 200),
        ("10.1.2.3", (), 200),
        ("100.64.3.4:8021", (), 200),
        ("[fd00::5]:8021", (), 200),
        ("", (), 200),
        ("[::1]:8000", (), 200),
        ("ev il", (), 400),
        ("a/b", (), 400),
        ("user@host", (), 400),
        ("a,b", (), 400),
        (HOST, (HOST,), 200),
        (f"{HOST}:8000", (HOST,), 200),
        (HOST.upper(), (HOST,), 200),
        (f"{HOST}:8000", (f"{HOST}:8000",), 200),
        (HOST, (f"{HOST}:8000",), 400),
        ("evil.example", (HOST,), 400),
        (f"{HOST}.evil.example", (HOST,), 400),
        ("", (HOST,), 400),
        (None, (HOST,), 400),
    ],
)
def test_hosts(host: str | None, hosts: tuple[str, ...], status: int) -> None:
    result = call(host=host, settings=Settings(hosts=hosts))
    assert result.status == status and result.code in ("", "bad_host")


def test_with_a_public_address_any_host_is_answered_as_proxies_may_name_another() -> None:
    assert call(host="upstream:8021", settings=Settings(public_url="https://play.example.org")).status == 200


def test_two_hosts_are_rejected() -> None:
    assert call("GET", "/x", ("host", "evil.example")).code == "bad_host"


# Bodies
SMALL = Settings(max_body_bytes=10, max_upload_bytes=20)


@pytest.mark.parametrize(
    ("path", "chunks", "status"),
    [
        ("/api/x", (b"x" * 10,), 200),
        ("/api/x", (b"x" * 11,), 413),
        ("/api/x", (b"x" * 5, b"x" * 5), 200),
        ("/api/x", (b"x" * 5, b"x" * 5, b"x"), 413),
        ("/api/records", (b"x" * 20,), 200),
        ("/api/records/", (b"x" * 20,), 200),
        ("/api/records", (b"x" * 20, b"x"), 413),
        ("/api/records/1", (b"x" * 11,), 413),
        ("/page", (b"x" * 11,), 413),
    ],
)
@pytest.mark.parametrize("method", ["POST", "GET"])
def test_bodies_without_a_length_are_cut_off_where_they_are_too_long(
    method: str, path: str, chunks: tuple[bytes, ...], status: int
) -> None:
    result = call(method, path, JSON, ("transfer-encoding", "chunked"), chunks=chunks, settings=SMALL)
    assert result.status == status
    if status == 413:
        assert result.code == "too_large" and not result.bodies
    else:
        assert result.bodies == [b"".join(chunks)]


@pytest.mark.parametrize(
    ("length", "status"),
    [("10", 200), ("11", 413), ("9" * 4000, 413), ("-1", 400), ("ten", 400), ("1e1", 400), ("²", 400)],
)
def test_an_announced_length_is_believed_at_once(length: str, status: int) -> None:
    result = call("POST", "/api/x", JSON, ("content-length", length), settings=SMALL)
    assert result.status == status and bool(result.origins) == (status == 200)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ([], 200),
        ([("content-length", "0")], 200),
        ([JSON, ("content-length", "2")], 200),
        ([("content-type", "Application/JSON; charset=utf-8"), ("content-length", "2")], 200),
        ([("content-length", "2")], 415),
        ([("transfer-encoding", "chunked")], 415),
        ([("content-type", "text/plain")], 415),
        ([("content-type", "text/plain"), ("content-length", "2")], 415),
        ([("content-type", "application/x-www-form-urlencoded"), ("content-length", "2")], 415),
        ([("content-type", "multipart/form-data; boundary=application/json"), ("content-length", "2")], 415),
        ([JSON, ("content-type", "text/plain"), ("content-length", "2")], 415),
    ],
)
def test_bodies_are_json(headers: list[tuple[str, str]], status: int) -> None:
    assert call("POST", "/api/x", *headers).status == status


# Headers of answers
@pytest.mark.parametrize("path", ["/", "/api/x", "/apiary", "/api"])
def test_every_kind_of_answer_has_the_headers(path: str) -> None:
    broken = ValueError("a secret")
    results = {
        200: call("GET", path),
        403: call("POST", path, ("origin", "null")),
        400: call("GET", path, host="?"),
        413: call("POST", path, JSON, ("content-length", "99999999")),
        500: call("GET", path, app=Echo(fault=broken)),
    }
    for status, result in results.items():
        assert result.status == status
        assert HEADERS.items() <= result.headers.items()
        assert ("cache-control" in result.headers) == (path in ("/api/x", "/api"))
        assert "strict-transport-security" not in result.headers
    assert results[200].headers["x-own"] == "1" and "Content-Security-Policy" not in results[200].headers
    assert "a secret" not in str(results[500].sent)


def test_the_policy_allows_nothing_inline_and_nothing_from_elsewhere() -> None:
    policy = call().headers["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy and "base-uri 'none'" in policy
    assert "unsafe" not in policy and "*" not in policy and "http" not in policy


def test_scripts_and_styles_carry_only_what_counts_there() -> None:
    for name in ("/page/assets/x.js", "/page/assets/x.css"):
        headers = call("GET", name).headers
        assert ASSET_HEADERS.items() <= headers.items() and not (HEADERS.keys() - ASSET_HEADERS.keys()) & headers.keys()
    for name in ("/page/assets/x.svg", "/page/x.js", "/page/assets"):
        assert HEADERS.items() <= call("GET", name).headers.items()


def test_https_is_made_to_last_only_where_it_is_used() -> None:
    for settings in (Settings(secure=True), Settings(public_url="https://play.localhost")):
        assert "max-age" in call(settings=settings).headers["strict-transport-security"]


def test_what_has_begun_is_broken_off() -> None:
    with pytest.raises(ValueError, match="too late"):
        call(app=Echo(fault=ValueError("too late"), early=True))


def test_a_rejected_socket_is_answered_if_the_server_can_and_closed_if_not() -> None:
    closed = call("WS", "/ws", ("origin", "null"))
    assert closed.sent[0]["type"] == "websocket.close" and closed.sent[0]["code"] == 4403
    answered = call("WS", "/ws", ("origin", "null"), extensions={"websocket.http.response": {}})
    assert answered.sent[0]["type"] == "websocket.http.response.start" and answered.status == 403
    assert HEADERS.items() <= answered.headers.items() and answered.code == "cross_site"
    assert call("WS", "/ws", ("origin", OWN), *AUTHS["cookie"]).sent == [{"type": "websocket.accept"}]


def test_a_socket_that_the_application_closes_at_once_is_answered_too() -> None:
    answers: list[dict[str, Any] | None] = [None, {"websocket.http.response": {}}]
    for extensions in answers:
        result = call("WS", "/ws", extensions=extensions, app=Echo(closes=True))
        if extensions:
            assert result.status == 403 and result.code == "refused" and HEADERS.items() <= result.headers.items()
        else:
            assert result.sent == [{"type": "websocket.close", "code": 4401, "reason": ""}]


# How often
def test_calls_are_counted_by_token_session_or_address() -> None:
    limits = RateLimits(lambda: 0.0, limits={"api": RateLimit(1, 2), "socket": RateLimit(1, 1)})
    for auth in ("nothing", "cookie", "token"):
        assert [call("GET", "/api/x", *AUTHS[auth], limits=limits).status for _ in range(3)] == [200, 200, 429]
    rejected = call("GET", "/api/x", *AUTHS["junk cookie"], limits=limits)  # junk counts for the address
    assert rejected.code == "too_many" and rejected.headers["retry-after"] == "1"
    assert call("GET", "/api/x", ("authorization", "Bearer junk"), limits=limits).status == 429
    assert call("GET", "/page", limits=limits).status == 200
    assert call("GET", "/api/x", client=("198.51.100.1", 1), limits=limits).status == 200
    assert [bool(call("WS", "/ws", limits=limits).origins) for _ in range(2)] == [True, False]


@pytest.mark.parametrize("path", ["//api/x", "///api//x/", "/api//x"])
def test_the_api_is_the_api_however_many_slashes_lead_there(path: str) -> None:
    limits = RateLimits(lambda: 0.0, limits={"api": RateLimit(1, 1)})
    assert call("GET", path, limits=limits).headers["cache-control"] == "no-store"
    assert call("GET", path, limits=limits).code == "too_many"
    assert call("POST", path, ("content-type", "text/plain")).code == "not_json"
    assert call("POST", "//api//records", JSON, chunks=(b"x" * 20,), settings=SMALL).status == 200


def test_ipv6_callers_are_counted_by_network() -> None:
    assert RequestOrigin("2001:db8:1:2:3::4").limit_key == RequestOrigin("2001:db8:1:2:ffff::").limit_key
    assert RequestOrigin("2001:db8:1:3::1").limit_key != RequestOrigin("2001:db8:1:2::1").limit_key
    assert RequestOrigin("192.0.2.1").limit_key != RequestOrigin("192.0.2.2").limit_key
