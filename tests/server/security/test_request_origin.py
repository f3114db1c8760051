"""Where a request comes from: forwarded addresses, and settings that make no sense."""

import pytest

from longhaul.core.errors import BadOption
from longhaul.server.network import client_address, normalize_origin, parse_address
from longhaul.server.security.middleware import SecurityMiddleware
from longhaul.server.security.rate_limits import RateLimits
from longhaul.server.settings import Settings
from tests.server.security.requests import KEYS, Echo, call


# Addresses
@pytest.mark.parametrize(
    ("peer", "forwarded", "trusted", "address"),
    [
        ("203.0.113.7", [], (), "203.0.113.7"),
        ("203.0.113.7", ["1.2.3.4"], (), "203.0.113.7"),  # nobody is trusted
        ("203.0.113.7", ["1.2.3.4"], ("10.0.0.0/8",), "203.0.113.7"),  # not this one
        ("10.0.0.1", ["1.2.3.4"], ("10.0.0.0/8",), "1.2.3.4"),
        ("10.0.0.1", [], ("10.0.0.0/8",), "10.0.0.1"),
        ("10.0.0.1", ["6.6.6.6, 1.2.3.4"], ("10.0.0.1",), "1.2.3.4"),  # the left one is made up
        ("10.0.0.1", ["6.6.6.6", "1.2.3.4"], ("10.0.0.1",), "1.2.3.4"),  # in two headers
        ("10.0.0.1", ["6.6.6.6, 1.2.3.4, 10.0.0.2"], ("10.0.0.0/8",), "1.2.3.4"),  # two proxies
        ("10.0.0.1", ["10.0.0.3, 10.0.0.2"], ("10.0.0.0/8",), "10.0.0.3"),
        ("10.0.0.1", ["1.2.3.4, nonsense"], ("10.0.0.1",), "10.0.0.1"),
        ("10.0.0.1", ["nonsense, 10.0.0.9"], ("10.0.0.0/8",), "10.0.0.9"),
        ("10.0.0.1", ["1.2.3.4:5678"], ("10.0.0.1",), "1.2.3.4"),
        ("10.0.0.1", ["[2001:db8::1]:5678"], ("10.0.0.1",), "2001:db8::1"),
        ("10.0.0.1", ["2001:DB8::1"], ("10.0.0.1",), "2001:db8::1"),
        ("::ffff:10.0.0.1", ["::ffff:1.2.3.4"], ("10.0.0.1",), "1.2.3.4"),
        ("::1", ["1.2.3.4"], ("::1",), "1.2.3.4"),
        ("testclient", ["1.2.3.4"], ("10.0.0.1",), "testclient"),
    ],
)
def test_forwarded_addresses(peer: str, forwarded: list[str], trusted: tuple[str, ...], address: str) -> None:
    headers = [("x-forwarded-for", line) for line in forwarded]
    result = call("GET", "/x", *headers, client=(peer, 1), settings=Settings(trusted_proxies=trusted))
    assert result.origins[0].address == address


def test_a_socket_of_this_machine_is_trusted_when_that_is_configured() -> None:
    forwarded = ("x-forwarded-for", "1.2.3.4")
    assert call("GET", "/x", forwarded, client=None).origins[0].address == "unix"
    settings = Settings(trusted_proxies=("unix",))
    assert call("GET", "/x", forwarded, client=None, settings=settings).origins[0].address == "1.2.3.4"
    assert call("GET", "/x", client=None, settings=settings).origins[0].address == "unix"


def test_addresses_and_origins_are_read_strictly() -> None:
    assert (
        parse_address("1.2.3") is None and parse_address("") is None and str(parse_address("fe80::1%eth0")) == "fe80::1"
    )
    assert client_address("10.0.0.1", [""], []) == "10.0.0.1"
    for junk in (
        "",
        "null",
        "http://",
        "http://a b",
        "http://a\tb",
        "http://a/x",
        "http://u@a",
        "ftp://a",
        "http://a#x",
    ):
        assert normalize_origin(junk) == ""
    assert (
        normalize_origin("HTTPS://A.b:443/") == "https://a.b"
        and normalize_origin("http://[::1]:8000") == "http://[::1]:8000"
    )


# Settings
@pytest.mark.parametrize(
    "settings",
    [
        Settings(public_url="play.example.org"),
        Settings(public_url="https://play.example.org/longhaul"),
        Settings(public_url="https://münchen.example"),
        Settings(origins=("null",)),
        Settings(trusted_proxies=("proxy.example",)),
        Settings(trusted_proxies=("10.0.0.1/8",)),
        Settings(max_body_bytes=0),
        Settings(max_body_bytes=100, max_upload_bytes=99),
    ],
)
def test_invalid_settings_are_rejected(settings: Settings) -> None:
    with pytest.raises(BadOption):
        SecurityMiddleware(Echo(), settings, KEYS, RateLimits())
