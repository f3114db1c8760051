"""What a host can configure. The last fields of `Settings` are not options of `longhaul serve`; only tests set them."""

from collections.abc import Mapping
from email.utils import parseaddr

import msgspec

from longhaul.core.errors import BadOption
from longhaul.server.network import UNIX, is_network, normalize_origin

SMTP_PORTS = {"starttls": 587, "tls": 465, "none": 25}
MAIL_DELAY_MINUTES = 15.0


class Smtp(msgspec.Struct, frozen=True, kw_only=True):
    """The SMTP server that sends our mail, and the sender."""

    host: str
    port: int
    sender: str
    tls: str = "starttls"  # or tls, or none
    user: str = ""
    password: str = ""
    delay_seconds: float = MAIL_DELAY_MINUTES * 60  # how long a move may wait before its player gets a mail

    def __repr__(self) -> str:
        return f"Smtp({self.host}:{self.port})"  # never the password


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The defaults suit a single machine that serves plain HTTP to everyone who can reach it."""

    public_url: str = ""  # where browsers find the server, as in https://play.example.org
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For we trust; "unix": a socket
    limits: bool = True  # whether rate limits apply
    bot_threads: int = 1
    compile_games: bool = True  # in the background, when the server starts
    stuck_after: float = 60.0  # seconds that a client may take to read one message before we disconnect it
    connections_per_address: int = 256  # open at the same time; behind a proxy: sockets and unanswered requests
    open_metrics: bool = False  # whether other machines may read /metrics
    mail: Smtp | None = None  # without it notices appear on the page only

    origins: tuple[str, ...] = ()  # further origins of this server; pages of any other origin may not call it
    secure: bool = False  # browsers use HTTPS although this process speaks HTTP; implied by public_url
    hosts: tuple[str, ...] = ()  # the Host headers answered, with or without port; none: see `SecurityMiddleware`
    worker_process: bool = True  # whether replays run in a process of their own, or in a thread
    max_body_bytes: int = 256 * 1024
    max_upload_bytes: int = 2 * 1024 * 1024  # of a game record

    def check(self) -> "Settings":
        """Return the settings, or raise BadOption if they make no sense."""
        for url in (self.public_url, *self.origins):
            if url and not normalize_origin(url):
                raise BadOption(f"{url!r} is not the URL of a server; it looks like https://play.example.org")
        for proxy in self.trusted_proxies:
            if proxy != UNIX and not is_network(proxy):
                raise BadOption(f"trusted_proxies: {proxy!r} is not an address or a network")
        if self.mail is not None and not self.public_url:
            raise BadOption("mail needs --public-url (or LONGHAUL_PUBLIC_URL), which its links point to")
        if self.max_body_bytes <= 0 or self.max_upload_bytes < self.max_body_bytes:
            raise BadOption("max_body_bytes must be above 0, and max_upload_bytes must not be below it")
        if self.connections_per_address <= 0:
            raise BadOption("connections_per_address must be above 0")
        if self.stuck_after <= 0:
            raise BadOption("stuck_after must be above 0")
        return self

    @property
    def https(self) -> bool:
        """Whether browsers connect by HTTPS."""
        return self.secure or self.public_url.lower().startswith("https://")

    @property
    def cookie(self) -> str:
        """The cookie's name. The prefix makes browsers reject a cookie set by a neighboring site or over plain HTTP."""
        return "__Host-longhaul" if self.https else "longhaul"


def smtp_from_environment(environ: Mapping[str, str]) -> Smtp | None:
    """The SMTP settings from LONGHAUL_SMTP_…; None without a host. Raises BadOption for invalid values."""
    host = environ.get("LONGHAUL_SMTP_HOST", "")
    if not host:
        return None
    tls, sender = environ.get("LONGHAUL_SMTP_TLS", "starttls").lower(), environ.get("LONGHAUL_SMTP_FROM", "")
    if tls not in SMTP_PORTS:
        raise BadOption(f"LONGHAUL_SMTP_TLS: {tls!r} is not one of {', '.join(SMTP_PORTS)}")
    if "@" not in parseaddr(sender)[1]:
        raise BadOption("LONGHAUL_SMTP_FROM: mail needs a sender, as in Longhaul <games@example.org>")
    return Smtp(
        host=host,
        port=int(_number(environ, "LONGHAUL_SMTP_PORT", SMTP_PORTS[tls], 65535)),
        sender=sender,
        tls=tls,
        user=environ.get("LONGHAUL_SMTP_USER", ""),
        password=environ.get("LONGHAUL_SMTP_PASSWORD", ""),
        delay_seconds=60 * _number(environ, "LONGHAUL_MAIL_AFTER", MAIL_DELAY_MINUTES, 10_000),
    )


def _number(environ: Mapping[str, str], name: str, default: float, highest: float) -> float:
    given = environ.get(name, "")
    try:
        number = float(given or default)
    except ValueError:
        number = -1.0
    if not 0 <= number <= highest:
        raise BadOption(f"{name}: {given!r} is not a number from 0 to {highest:g}")
    return number
