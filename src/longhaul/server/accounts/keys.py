"""Keys that open an account: session cookies, tokens of bots, and CSRF proofs.

A cookie or token is a random word with a signature, so that forgeries are recognized without a query to the store. The
store keeps only a hash of the word, so that nobody who reads the database can sign in with it.

itsdangerous makes the signatures, but they are compared here, as text: its own check decodes them first, and then
several texts are one signature.
"""

import hashlib
import hmac
import secrets

from itsdangerous import Signer

TOKEN_PREFIX = "lh_"  # so that a token is recognized wherever it leaks


class Keys:
    """Makes and checks keys with a store's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._signer = Signer(secret, key_derivation="none", digest_method=hashlib.sha256)

    def new_cookie(self) -> str:
        word = secrets.token_urlsafe(32)
        return f"{word}.{self._sign('cookie', word)}"

    def session_id(self, cookie: str) -> str:
        """The session that a cookie belongs to, or "" if we did not make it."""
        word, _, signature = cookie.partition(".")
        return digest(word) if self._is_signed("cookie", word, signature) else ""

    def new_token(self) -> str:
        word = secrets.token_hex(24)
        return f"{TOKEN_PREFIX}{word}_{self._sign('token', word)}"

    def token_id(self, token: str) -> str:
        """The id under which a token is stored, or "" if we did not make it."""
        word, _, signature = token.removeprefix(TOKEN_PREFIX).partition("_")
        is_ours = token.startswith(TOKEN_PREFIX) and self._is_signed("token", word, signature)
        return digest(word) if is_ours else ""

    def csrf(self, session_id: str) -> str:
        """The proof that a request comes from our own page: other sites can send the cookie, but cannot read this."""
        return self._sign("csrf", session_id)

    def is_csrf(self, session_id: str, given: str) -> bool:
        return self._is_signed("csrf", session_id, given)

    def derived(self, purpose: str) -> bytes:
        """A separate secret for another purpose."""
        return hmac.new(self._secret, f"derived:{purpose}".encode(), hashlib.sha256).digest()

    def _sign(self, purpose: str, word: str) -> str:
        signature: bytes = self._signer.get_signature(f"{purpose}:{word}".encode("utf-8", "surrogateescape"))
        return signature.decode()

    def _is_signed(self, purpose: str, word: str, signature: str) -> bool:
        expected = self._sign(purpose, word).encode()
        return bool(word) and hmac.compare_digest(expected, signature.encode("utf-8", "surrogateescape"))


def digest(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()
