"""Passwords: which are rejected, and how they are hashed (argon2id)."""

import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from longhaul.core.messages import Message
from longhaul.server.store.columns import fold
from longhaul.table import Rejection

MIN_LENGTH, MAX_LENGTH = 8, 200

# The most common passwords of eight or more characters in lists of leaked passwords.
COMMON_WORDS = """
00000000 0123456789 11111111 111111111 1111111111 11223344 12121212 123123123 123321123 12341234 12344321
123454321 1234554321 12345678 123456789 1234567890 12345678910 12345qwert 123456789a 123456abc 123abc123
147258369 159357159 18181818 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 22222222 33333333 44444444 55555555 66666666
77777777 789456123 87654321 88888888 987654321 9876543210 99999999 a1234567 a12345678 a123456789 aa123456
aa12345678 abc12345 abc123456 abcd1234 abcdefgh abcdefg1 access14 administrator admin123 admin1234 asdasdasd
asdf1234 asdfasdf asdfghjk asdfghjkl babygirl baseball basketball batman123 butterfly changeme charlie1
chocolate computer corvette dearbook dragon123 einstein football football1 garfield google123 hello123 iloveyou
iloveyou1 internet jennifer jordan23 juventus letmein1 letmein123 liverpool longhaul longhaul1 master123
mercedes metallica michael1 michelle midnight monkey123 myspace1 mypassword nothing1 p@ssw0rd p@ssword pa55word
pass1234 passw0rd passwort password password! password1 password12 password123 password1234 pokemon123 princess
princess1 q1w2e3r4 q1w2e3r4t5 qazwsxedc qwer1234 qwerasdf qwert123 qwerty12 qwerty123 qwerty1234 qwertyui
qwertyuiop qwertz123 samantha september service1 shadow123 slipknot spiderman starwars starwars1 startrek
steelers sunshine sunshine1 superman superman1 testtest test1234 trustno1 victoria volkswagen welcome1
welcome123 whatever william1 x1234567 zaq12wsx zxcvbnm1 zxcvbnm123
"""
COMMON = frozenset(COMMON_WORDS.split())


def normalize(password: str) -> str:
    """One form of characters that keyboards compose differently."""
    return unicodedata.normalize("NFC", password)


def check_password(password: str, name: str) -> str:
    """The normalized password; a Rejection if it is too weak."""
    password = normalize(password)
    if not MIN_LENGTH <= len(password) <= MAX_LENGTH:
        raise Rejection(
            Message("rejected-password-length", {"low": MIN_LENGTH, "high": MAX_LENGTH}), code="bad_password"
        )
    folded = fold(password)
    if folded == fold(name):
        raise Rejection(Message("rejected-password-is-name"), code="bad_password")
    if folded in COMMON or len(set(folded)) < 3:
        raise Rejection(Message("rejected-password-common"), code="bad_password")
    return password


class Passwords:
    """Hashes and compares. Each call takes about 50 ms of CPU and 64 MiB by design: never call it on an event loop."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()  # RFC 9106, low memory
        self._dummy_hash = self._hasher.hash("no account has this password")

    def hash(self, password: str) -> str:
        return self._hasher.hash(normalize(password).encode("utf-8", "surrogatepass"))

    def matches(self, stored: str, password: str) -> bool:
        """Whether this is the password. Without a stored hash it does the same work and returns False."""
        try:
            self._hasher.verify(stored or self._dummy_hash, normalize(password).encode("utf-8", "surrogatepass"))
        except (VerificationError, InvalidHashError):
            return False
        return bool(stored)

    def is_outdated(self, stored: str) -> bool:
        """Whether a hash was made with parameters other than the current ones."""
        return self._hasher.check_needs_rehash(stored)
