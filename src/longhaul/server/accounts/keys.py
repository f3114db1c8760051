"""Keys that open an account: session cookies, tokens of bots, and the proof that a call comes from our own page;
and the masks that accounts wear before others, whose ids are nobody else's business.

A key is a random word and a signature of it, so junk is told apart without asking the store; the store keeps only a
hash of the word, so whoever reads the database can open nothing.
"""

import hashlib
import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterable

TOKEN = "lh_"  # what every token begins with, so that it is known for one where it should not be
MASK = "~"  # what a masked id begins with, so that it is never taken for a name
ROUNDS = 4  # as many as make a Feistel network hard to tell from chance


class Keys:
    """Makes and checks keys with a store's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def new_cookie(self) -> str:
        word = secrets.token_urlsafe(32)
        return f"{word}.{self._sign('cookie', word)}"

    def session_id(self, cookie: str) -> str:
        """The session that a cookie is for, or "" if we did not make it."""
        word, _, signature = cookie.partition(".")
        return digest(word) if self._is_signed("cookie", word, signature) else ""

    def new_token(self) -> str:
        word = secrets.token_hex(24)
        return f"{TOKEN}{word}_{self._sign('token', word)}"

    def token_id(self, token: str) -> str:
        """What a token is kept under, or "" if we did not make it."""
        word, _, signature = token.removeprefix(TOKEN).partition("_")
        ours = token.startswith(TOKEN) and self._is_signed("token", word, signature)
        return digest(word) if ours else ""

    def csrf(self, session_id: str) -> str:
        """What only a page of ours can know: other sites can make a browser send the cookie, but cannot read this."""
        return self._sign("csrf", session_id)

    def is_csrf(self, session_id: str, given: str) -> bool:
        return self._is_signed("csrf", session_id, given)

    def mask(self, user: str) -> str:
        """What others know an account by: its id, scrambled so that only we can tell the one from the other."""
        return f"{MASK}{self._scrambled(user, range(ROUNDS))}" if is_id(user) else ""

    def unmask(self, shown: str) -> str:
        """The id of the account that is meant, or "" if none can be."""
        digits = shown.removeprefix(MASK)
        return self._scrambled(digits, reversed(range(ROUNDS))) if is_id(digits) else ""

    def _scrambled(self, digits: str, rounds: Iterable[int]) -> str:
        """A Feistel network over the two halves: the same rounds in the other order undo it."""
        left, right = digits[:8], digits[8:]
        for number in rounds:
            noise = hmac.new(self._secret, f"mask:{number}:{right}".encode(), hashlib.sha256).hexdigest()[:8]
            left, right = right, f"{int(left, 16) ^ int(noise, 16):08x}"
        return right + left

    def derived(self, purpose: str) -> bytes:
        """A secret of its own for something else."""
        return hmac.new(self._secret, f"derived:{purpose}".encode(), hashlib.sha256).digest()

    def _sign(self, purpose: str, word: str) -> str:
        mac = hmac.new(self._secret, f"{purpose}:{word}".encode("utf-8", "surrogateescape"), hashlib.sha256)
        return as_text(mac.digest())

    def _is_signed(self, purpose: str, word: str, signature: str) -> bool:
        expected = self._sign(purpose, word).encode()
        return bool(word) and hmac.compare_digest(expected, signature.encode("utf-8", "surrogateescape"))


def is_id(digits: str) -> bool:
    """Whether this can be the id of an account: half of it is mixed into the other half, so its length matters."""
    return re.fullmatch(r"[0-9a-f]{16}", digits) is not None


def as_text(data: bytes) -> str:
    """Bytes for an address or a header."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def digest(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()
