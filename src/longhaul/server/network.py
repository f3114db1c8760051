"""Network addresses, Host headers and web origins: parsing and comparing them, without any I/O."""

import ipaddress
import re
from contextvars import ContextVar

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?")
ORIGIN = re.compile(rf"(https?)://{HOST.pattern}/?")
DEFAULT_PORTS = {"http": ":80", "https": ":443"}
ADDRESS_KEY = "address "  # begins the key of every address
UNIX = "unix"  # the address of a peer that is connected by a Unix domain socket

current_address: ContextVar[str] = ContextVar("current_address", default="")  # address key of the request being served


def address_key(address: str) -> str:
    """The key that rate limits count an address by. IPv6 counts by /64 network: one caller owns 2^64 addresses."""
    parsed = parse_address(address)
    if isinstance(parsed, ipaddress.IPv6Address):
        return f"{ADDRESS_KEY}{ipaddress.ip_network((parsed, 64), strict=False)}"
    return f"{ADDRESS_KEY}{address}"


def shown_address(key: str) -> str:
    """The address or network of a key, for log lines."""
    return key.removeprefix(ADDRESS_KEY)


def parse_address(text: str) -> Address | None:
    """An address, with or without port or brackets. An IPv4-mapped IPv6 address is returned as IPv4."""
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
    """The peer; behind trusted proxies, the right-most forwarded address that is not a trusted proxy itself.

    Addresses further left were written by untrusted clients and are ignored.
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


def is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True


def is_local_host(host: str) -> bool:
    """Whether a Host header names this machine or a private network. Such names cannot be abused for DNS rebinding."""
    name = host.rpartition(":")[0] if re.search(r":[0-9]+$", host) and not host.endswith("]") else host
    address = parse_address(name)
    if address is not None:
        return not address.is_global
    return name == "localhost" or name.endswith(".localhost")


def is_host(text: str) -> bool:
    return HOST.fullmatch(text.lower()) is not None


def normalize_origin(text: str) -> str:
    """Scheme, host and port, without the scheme's default port; "" if the text is not an origin."""
    match = ORIGIN.fullmatch(text.lower())
    if match is None:
        return ""
    scheme, host, port = match.groups()
    return f"{scheme}://{host}" if port in (None, DEFAULT_PORTS[scheme]) else f"{scheme}://{host}{port}"
