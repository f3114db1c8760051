"""Where people's mail goes: given, shown to be theirs by a link that was sent there, and given up by a link too.

A link carries its own proof, signed with a secret of the store: who opens it need not be logged in.
"""

import binascii
import hashlib
import hmac
import logging
import re
from base64 import urlsafe_b64decode

import msgspec

from longhaul.server.accounts.keys import as_text
from longhaul.server.accounts.service import check_person
from longhaul.server.notify.mail import Letter, Post
from longhaul.server.ops.background import Background
from longhaul.server.ops.clock import Now
from longhaul.server.store.rows import Address, User
from longhaul.server.store.store import Store
from longhaul.table import Rejection

ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}"
)
LONGEST = 254
LASTS = 2 * 86_400.0  # seconds that an address can be confirmed
FOREVER = 0.0  # a link that ends mails always works

log = logging.getLogger("longhaul.mail")


class _Proof(msgspec.Struct, array_like=True):
    purpose: str
    user: str
    address: str  # a digest of it: a link is of no use for another address
    until: float


class Addresses:
    """All that is known of people's addresses; methods with a store in them block."""

    def __init__(self, store: Store, secret: bytes, post: Post, site: str, now: Now) -> None:
        self._store, self._secret, self._post, self._now = store, secret, post, now
        self.site = site.rstrip("/")
        self.background = Background(log)

    def of(self, user: User) -> Address | None:
        return self._store.address_of(user.id)

    def note(self, user: User, given: str) -> Address:
        """An address that someone says is theirs; nothing but the question goes there until that is shown."""
        check_person(user)
        address = check_address(given)
        kept = self._store.address_of(user.id)
        if kept is not None and kept.address == address and kept.confirmed:
            raise Rejection("this address is confirmed already", code="confirmed")
        made = Address(user=user.id, address=address, made=self._now())
        self._store.save_address(made)
        return made

    def ask(self, address: Address) -> None:
        """Send the question, by and by."""
        link = f"{self.site}/mail/confirm/{self._proof('confirm', address, self._now() + LASTS)}"
        text = CONFIRM.format(site=self.site, link=link)
        self.background.spawn(self._post.send(Letter(to=address.address, subject="Is this your address?", text=text)))

    def confirm(self, token: str) -> Address:
        address = self._checked("confirm", token)
        if not address.confirmed:
            address.confirmed = self._now()
            self._store.save_address(address)
        return address

    def stop(self, token: str) -> None:
        """No more mails: the address is forgotten. Who has stopped them before is told the same."""
        proof = self._read("stop", token)
        kept = self._store.address_of(proof.user)
        if kept is not None and digest(kept.address) == proof.address:
            self._store.drop_address(proof.user)

    def forget(self, user: User) -> None:
        self._store.drop_address(user.id)

    def stop_link(self, user: str, address: str) -> str:
        made = Address(user=user, address=address, made=0.0)
        return f"{self.site}/mail/stop/{self._proof('stop', made, FOREVER)}"

    # Proofs
    def _proof(self, purpose: str, address: Address, until: float) -> str:
        proof = _Proof(purpose, address.user, digest(address.address), until)
        word = as_text(msgspec.msgpack.encode(proof))
        return f"{word}.{self._sign(word)}"

    def _sign(self, word: str) -> str:
        return as_text(hmac.new(self._secret, word.encode(), hashlib.sha256).digest())

    def _read(self, purpose: str, token: str) -> _Proof:
        word, _, signature = token.partition(".")
        signed = hmac.compare_digest(self._sign(word).encode(), signature.encode())
        try:
            raw = urlsafe_b64decode(word + "=" * (-len(word) % 4)) if signed else b""
            proof = msgspec.msgpack.decode(raw, type=_Proof)
        except (msgspec.MsgspecError, binascii.Error, ValueError):
            raise Rejection("this link is not one of ours, or it was cut off", code="bad_link") from None
        if proof.purpose != purpose:
            raise Rejection("this link is for something else", code="bad_link")
        if proof.until != FOREVER and self._now() > proof.until:
            raise Rejection("this link is too old; ask for a new one in your account", code="old_link")
        return proof

    def _checked(self, purpose: str, token: str) -> Address:
        proof = self._read(purpose, token)
        kept = self._store.address_of(proof.user)
        if kept is None or digest(kept.address) != proof.address:
            raise Rejection("another address has been given since, or it was taken back", code="old_link")
        return kept

    async def close(self) -> None:
        """Questions that are still on their way are given up: they can be asked again."""
        waiting = list(self.background.running)
        for task in waiting:
            task.cancel()
        await self.background.finish()
        if waiting:
            log.error(
                "questions about addresses were not sent before the server stopped", extra={"count": len(waiting)}
            )


def check_address(given: str) -> str:
    address = given.strip()
    if len(address) > LONGEST or not ADDRESS.fullmatch(address):
        raise Rejection("that is not an e-mail address: it looks like name@example.org", code="bad_address")
    return address


def digest(address: str) -> str:
    return hashlib.sha256(address.encode()).hexdigest()[:16]


CONFIRM = """\
Someone, you we hope, has asked for mails from {site} when it is their move in a game by correspondence.

If that was you, open this link within two days:

{link}

If it was not, do nothing: you will not hear from us again.
"""
