"""E-mail addresses for reminders: set by their owner, confirmed by a mailed link, and removed by another link.

A link carries its own signed proof: it works in any browser, without a login.
"""

import hashlib
import logging
import re
from typing import Any, Literal

from itsdangerous import BadSignature, URLSafeSerializer

from longhaul.core.messages import Message
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.messages.formatter import Formatter
from longhaul.server.accounts.service import check_person
from longhaul.server.notify.mail import Email, Mailer
from longhaul.server.ops.background import Background
from longhaul.server.ops.clock import Now
from longhaul.server.store.rows import Address, User
from longhaul.server.store.store import Store
from longhaul.table import Rejection

ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}"
)
MAX_ADDRESS_LENGTH = 254
CONFIRM_SECONDS = 2 * 86_400.0  # in which an address can be confirmed

Purpose = Literal["confirm", "stop"]

log = logging.getLogger("longhaul.mail")


class EmailAddresses:
    """Everything about people's addresses. Methods block, except `send_confirmation` and `close`."""

    def __init__(self, store: Store, secret: bytes, mailer: Mailer, site: str, now: Now) -> None:
        self._store, self._secret, self._mailer, self._now = store, secret, mailer, now
        self.site = site.rstrip("/")
        self.background = Background(log)

    def of(self, user: User) -> Address | None:
        return self._store.address_of(user.id)

    def set(self, user: User, given: str, language: str = ENGLISH) -> Address:
        """Store an address as unconfirmed: until its owner confirms it, no reminders are sent there."""
        check_person(user)
        checked = check_address(given)
        stored = self._store.address_of(user.id)
        if stored is not None and stored.address == checked and stored.confirmed:
            raise Rejection(Message("rejected-address-confirmed"), code="confirmed")
        address = Address(user=user.id, address=checked, made=self._now(), language=language)
        self._store.save_address(address)
        return address

    def send_confirmation(self, address: Address) -> None:
        """Mail the link that confirms an address, in the background."""
        link = f"{self.site}/mail/confirm/{self._sign('confirm', address.user, address.address)}"
        write = Formatter(address.language or ENGLISH)
        text = write(Message("mail-confirm", {"text-site": self.site, "text-link": link}))
        email = Email(to=address.address, subject=write(Message("mail-confirm-subject")), text=f"{text}\n")
        self.background.spawn(self._mailer.send(email))

    def confirm(self, token: str) -> Address:
        user, hashed, signed_at = self._read("confirm", token)
        if self._now() > signed_at + CONFIRM_SECONDS:
            raise Rejection(Message("rejected-link-expired"), code="old_link")
        address = self._store.address_of(user)
        if address is None or digest(address.address) != hashed:
            raise Rejection(Message("rejected-address-changed"), code="old_link")
        if not address.confirmed:
            address.confirmed = self._now()
            self._store.save_address(address)
        return address

    def stop(self, token: str) -> None:
        """Remove the address that a mail went to. Repeating it does nothing; these links never expire."""
        user, hashed, _ = self._read("stop", token)
        address = self._store.address_of(user)
        if address is not None and digest(address.address) == hashed:
            self._store.delete_address(user)

    def forget(self, user: User) -> None:
        self._store.delete_address(user.id)

    def stop_link(self, user: str, address: str) -> str:
        return f"{self.site}/mail/stop/{self._sign('stop', user, address)}"

    # Links
    def _serializer(self, purpose: Purpose) -> URLSafeSerializer:
        return URLSafeSerializer(self._secret, salt=f"mail-{purpose}", signer_kwargs={"digest_method": hashlib.sha256})

    def _sign(self, purpose: Purpose, user: str, address: str) -> str:
        token = self._serializer(purpose).dumps([user, digest(address), self._now()])
        return token if isinstance(token, str) else token.decode()

    def _read(self, purpose: Purpose, token: str) -> tuple[str, str, float]:
        """The user, the hash of the address and the time that a link was signed for."""
        try:
            content: Any = self._serializer(purpose).loads(token)
        except BadSignature:
            raise Rejection(Message("rejected-bad-link"), code="bad_link") from None
        user, hashed, signed_at = content
        return user, hashed, signed_at

    async def close(self) -> None:
        """Cancel confirmations that have not been sent; their owners can request them again."""
        waiting = list(self.background.running)
        for task in waiting:
            task.cancel()
        await self.background.finish()
        if waiting:
            log.error("confirmation mails were not sent before the server stopped", extra={"count": len(waiting)})


def check_address(given: str) -> str:
    address = given.strip()
    if len(address) > MAX_ADDRESS_LENGTH or not ADDRESS.fullmatch(address):
        raise Rejection(Message("rejected-bad-address"), code="bad_address")
    return address


def digest(address: str) -> str:
    return hashlib.sha256(address.encode()).hexdigest()[:16]
