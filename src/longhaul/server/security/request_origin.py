"""Where a request comes from: its headers, read defensively, and the client's address and credentials."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from longhaul.server.network import address_key

if TYPE_CHECKING:
    from litestar.types import Scope


@dataclass(frozen=True)
class RequestOrigin:
    """What the middleware found out about a request, without a query to the store."""

    address: str
    agent: str = ""
    cookie: str = ""  # only a cookie that we signed; ignored if there is a token, valid or not
    session_id: str = ""
    token: str = ""  # from "Authorization: Bearer", valid or not
    token_id: str = ""

    @property
    def limit_key(self) -> str:
        """What rate limits count by: the token, the session, or else the address."""
        if self.token:
            return f"token {self.token_id}" if self.token_id else self.address_key
        return f"session {self.session_id}" if self.session_id else self.address_key

    @property
    def address_key(self) -> str:
        return address_key(self.address)


def request_origin(scope: "Scope") -> RequestOrigin:
    """The origin that the middleware has put into the scope."""
    origin = scope["state"]["request_origin"]
    assert isinstance(origin, RequestOrigin)
    return origin


class Headers:
    """The headers of a request by lower-case name."""

    def __init__(self, scope: "Scope") -> None:
        self._values: dict[str, list[str]] = {}
        for name, value in scope["headers"]:
            self._values.setdefault(name.decode("latin-1").lower(), []).append(value.decode("latin-1"))

    def all(self, name: str) -> list[str]:
        return self._values.get(name, [])

    def one(self, name: str) -> str:
        """The value of a header that may be sent only once. Repeated values are joined, so that they match nothing."""
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
