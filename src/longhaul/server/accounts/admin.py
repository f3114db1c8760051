"""What a host does to accounts from the command line, through the store alone: a running server notices by itself.

Methods block. Who cannot be found is told apart from who is not unique, each with a sentence.
"""

import secrets
import time
from typing import Any

import msgspec

from longhaul.core.errors import LonghaulError
from longhaul.server.accounts.passwords import Passwords
from longhaul.server.store.columns import fold
from longhaul.server.store.rows import User
from longhaul.server.store.store import Store
from longhaul.server.tables.table_ids import ALPHABET

PASSWORD = (4, 4)  # groups of so many letters: 79 bits
HOUR = 3600.0
ALIKE = 1000  # guests of similar names that are looked through


class Unknown(LonghaulError):
    """A name or id that is nobody's, or several people's."""


class Warden:
    """The host's hand in a store."""

    def __init__(self, store: Store, passwords: Passwords | None = None) -> None:
        self.store = store
        self._passwords = passwords

    # Who is meant?
    def find(self, text: str) -> User:
        """Someone by name or id. `id:…` and `name:…` say which it is; no name holds a colon."""
        kind, colon, rest = text.partition(":")
        if colon and kind in ("id", "name"):
            found = [self.store.user(rest)] if kind == "id" else self._named(rest)
        else:
            found = [self.store.user(text), *self._named(text)]
        users = {user.id: user for user in found if user is not None}
        if not users:
            raise Unknown(
                f"there is nobody of the name or id {text!r}; `longhaul admin users --like …` looks for names"
            )
        if len(users) > 1:
            some = ", ".join(f"{user.id} ({user.kind})" for user in list(users.values())[:5])
            raise Unknown(f"{text!r} can be several people: {some}; say id:… with the one you mean")
        return next(iter(users.values()))

    def _named(self, name: str) -> list[User | None]:
        """The person or bot of a name; without one, all guests who go by it."""
        holder = self.store.user_by_name(name)
        if holder is not None:
            return [holder]
        alike = self.store.list_users(like=name, limit=ALIKE) if name.strip() else []
        return [user for user in alike if fold(user.name) == fold(name)]

    # Deeds
    def mute(self, user: User, hours: float) -> User:
        """They can play, but not talk."""
        return self._change(user, muted_until=time.time() + hours * HOUR if hours else 0.0)

    def ban(self, user: User) -> tuple[int, int]:
        """Refuse someone and their bots from now on; how many sessions and tokens ended."""
        self._change(user, banned=True)
        return self.end_sessions(user), self.end_tokens(user)

    def unban(self, user: User) -> User:
        return self._change(user, banned=False)

    def end_sessions(self, user: User) -> int:
        sessions = self.store.sessions_of(user.id)
        for session in sessions:
            self.store.end_session(session.id)
        return len(sessions)

    def end_tokens(self, user: User) -> int:
        """Of a bot, or of all bots that someone has."""
        bots = [user, *self.store.bots_of(user.id)]
        tokens = [token for bot in bots for token in self.store.tokens_of(bot.id)]
        for token in tokens:
            self.store.end_token(token.id)
        return len(tokens)

    def delete(self, user: User) -> None:
        self.end_sessions(user)
        self.end_tokens(user)
        self.store.delete_user(user.id)

    def set_password(self, user: User) -> str:
        """A new one that nobody could guess; it is told once. Their sessions end."""
        if user.kind != "person":
            raise LonghaulError(f"{user.name!r} is a {user.kind}; only people with a name of their own have a password")
        password = new_password()
        self._change(user, password=(self._passwords or Passwords()).hash(password))
        self.end_sessions(user)
        return password

    def _change(self, user: User, **changes: Any) -> User:
        """Read someone again and store them changed."""
        again = self.store.user(user.id)
        if again is None:
            raise Unknown(f"the account {user.name!r} does not exist any more")
        changed = msgspec.structs.replace(again, **changes)
        self.store.save_user(changed, again)
        return changed


def new_password() -> str:
    groups, length = PASSWORD
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(length)) for _ in range(groups))
