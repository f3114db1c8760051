"""What a host can choose, and what is fixed but for tests."""

import ipaddress

import msgspec

from longhaul.core.errors import BadOption
from longhaul.server.notify.mail import Smtp
from longhaul.server.security.request_origin import UNIX, normal_origin


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The defaults serve one machine by plain http, open to whoever can reach it."""

    public_url: str = ""  # where browsers find the server, as in https://play.example.org
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is believed; "unix": a socket
    limits: bool = True  # whether callers can be too fast
    bot_threads: int = 1  # that bots think in
    compile_games: bool = True  # in the background, when the server starts
    stuck_after: float = 60.0  # seconds a client may take for one message, then it is let go
    connections_per_address: int = 256  # open at the same time; behind a proxy: sockets and unanswered requests
    open_metrics: bool = False  # whether others than this machine may read /metrics
    mail: Smtp | None = None  # none: people are told in the page only

    # No option of `longhaul serve` sets these; tests do.
    origins: tuple[str, ...] = ()  # further addresses of the same server; pages from nowhere else may act on it
    secure: bool = False  # browsers come by https even though this process speaks http; implied by public_url
    hosts: tuple[str, ...] = ()  # the Host headers answered, with a port or without; none: see `Guard`
    heavy_process: bool = True  # whether games are played again in a process of their own, or in a thread
    most_body: int = 256 * 1024  # bytes
    most_upload: int = 2 * 1024 * 1024  # bytes of a game record

    def check(self) -> "Settings":
        """Refuse settings that cannot be meant."""
        for url in (self.public_url, *self.origins):
            if url and not normal_origin(url):
                raise BadOption(f"{url!r} is not the address of a server: it looks like https://play.example.org")
        for proxy in self.trusted_proxies:
            if proxy != UNIX and not is_network(proxy):
                raise BadOption(f"trusted_proxies: {proxy!r} is not an address or a network")
        if self.mail is not None and not self.public_url:
            raise BadOption("mail needs --public-url (or LONGHAUL_PUBLIC_URL): its links lead there")
        if self.most_body <= 0 or self.most_upload < self.most_body:
            raise BadOption("most_body is above 0, and most_upload is not below it")
        if self.connections_per_address <= 0:
            raise BadOption("connections_per_address is above 0")
        if self.stuck_after <= 0:
            raise BadOption("stuck_after is above 0")
        return self

    @property
    def https(self) -> bool:
        """Whether browsers come by https."""
        return self.secure or self.public_url.lower().startswith("https://")

    @property
    def cookie(self) -> str:
        """The cookie's name. The prefix makes browsers refuse one that a neighbouring site or plain http has set."""
        return "__Host-longhaul" if self.https else "longhaul"


def is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True
