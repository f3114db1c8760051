"""Where a request comes from: headers read with suspicion, the client's address, the page's origin."""

import ipaddress
import re
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from litestar.types import Scope

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?")
ORIGIN = re.compile(rf"(https?)://{HOST.pattern}/?")
PORTS = {"http": ":80", "https": ":443"}
calling: ContextVar[str] = ContextVar("calling", default="")  # the address key of whoever is being answered
UNIX = "unix"  # the address of a peer on a socket of this machine


@dataclass(frozen=True)
class Caller:
    """What the guard found out about a request, without asking the store."""

    address: str
    agent: str = ""
    cookie: str = ""  # only one that we signed, and only without a token: a token, even a wrong one, goes before it
    session_id: str = ""
    token: str = ""  # from "Authorization: Bearer", valid or not
    token_id: str = ""

    @property
    def limit_key(self) -> str:
        """Whose patience is used up: the token's, the session's, or that of the address."""
        if self.token:
            return f"token {self.token_id}" if self.token_id else self.address_key
        return f"session {self.session_id}" if self.session_id else self.address_key

    @property
    def address_key(self) -> str:
        return address_key(self.address)


def address_key(address: str) -> str:
    """Limits count IPv6 callers by network: whoever has one address has 2^64 of them."""
    parsed = parse_address(address)
    if isinstance(parsed, ipaddress.IPv6Address):
        return f"address {ipaddress.ip_network((parsed, 64), strict=False)}"
    return f"address {address}"


def caller_of(scope: "Scope") -> Caller:
    """What the guard has put into the scope. Without a guard there is nothing, and that is an error."""
    caller = scope["state"]["caller"]
    assert isinstance(caller, Caller)
    return caller


class Headers:
    """The headers of a request by lower-case name."""

    def __init__(self, scope: "Scope") -> None:
        self._values: dict[str, list[str]] = {}
        for name, value in scope["headers"]:
            self._values.setdefault(name.decode("latin-1").lower(), []).append(value.decode("latin-1"))

    def all(self, name: str) -> list[str]:
        return self._values.get(name, [])

    def one(self, name: str) -> str:
        """The value of a header that is sent once at most; several are joined and so match nothing."""
        return ",".join(self.all(name)).strip()

    def cookie(self, name: str) -> str:
        for part in ";".join(self.all("cookie")).split(";"):
            key, _, value = part.strip().partition("=")
            if key == name:
                return value.strip('"')
        return ""

    def bearer(self) -> str:
        scheme, _, token = self.one("authorization").partition(" ")
        return (token.strip() or "-") if scheme.lower() == "bearer" else ""


def parse_address(text: str) -> Address | None:
    """An address, perhaps with a port, perhaps in brackets. IPv4 in the clothes of IPv6 is IPv4."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped) or address


def client_address(peer: str, forwarded: list[str], trusted: list[Network], trust_unix: bool = False) -> str:
    """The peer, or, if that is a proxy we trust, the right-most of those it speaks for that is not one.

    What stands further left was written by strangers and is not believed.
    """
    parsed = parse_address(peer)
    if not (is_trusted(parsed, trusted) or (trust_unix and peer == UNIX)):
        return str(parsed or peer)
    client = parsed
    for hop in reversed([hop for line in forwarded for hop in line.split(",")]):
        address = parse_address(hop)
        if address is None:
            break
        client = address
        if not is_trusted(address, trusted):
            break
    return str(client or peer)


def is_trusted(address: Address | None, trusted: list[Network]) -> bool:
    return address is not None and any(address in network for network in trusted)


def is_local_host(host: str) -> bool:
    """Whether a Host header can only mean this machine or one on a private network: no stranger's name leads there, as
    it could if it were looked up (DNS rebinding)."""
    name = host.rpartition(":")[0] if re.search(r":[0-9]+$", host) and not host.endswith("]") else host
    address = parse_address(name)
    if address is not None:
        return not address.is_global
    return name == "localhost" or name.endswith(".localhost")


def is_host(text: str) -> bool:
    return HOST.fullmatch(text.lower()) is not None


def normal_origin(text: str) -> str:
    """Scheme, host and port, the port only when it is not the scheme's own; "" for what is no origin."""
    found = ORIGIN.fullmatch(text.lower())
    if found is None:
        return ""
    scheme, host, port = found.groups()
    return f"{scheme}://{host}" if port in (None, PORTS[scheme]) else f"{scheme}://{host}{port}"
