"""What a host does to accounts from the command line. It works on the store alone; a running server notices.

Methods block.
"""

import time
from typing import Any

import msgspec

from longhaul.core.errors import LonghaulError
from longhaul.server.accounts.passwords import Passwords
from longhaul.server.random_codes import random_code
from longhaul.server.store.columns import fold
from longhaul.server.store.rows import User
from longhaul.server.store.store import Store

PASSWORD_GROUPS, PASSWORD_GROUP_LETTERS = 4, 4  # 79 bits
HOUR_SECONDS = 3600.0
MAX_SIMILAR_NAMES = 1000  # guests of a similar name that are searched


class AccountNotFound(LonghaulError):
    """No account, or more than one, has this name or id."""


class AccountAdmin:
    def __init__(self, store: Store, passwords: Passwords | None = None) -> None:
        self.store = store
        self._passwords = passwords

    # Finding accounts
    def find(self, text: str) -> User:
        """The account of a name or id. `id:…` and `name:…` say which is meant; names cannot contain a colon."""
        kind, colon, rest = text.partition(":")
        if colon and kind in ("id", "name"):
            found = [self.store.user(rest)] if kind == "id" else self._named(rest)
        else:
            found = [self.store.user(text), *self._named(text)]
        users = {user.id: user for user in found if user is not None}
        if not users:
            raise AccountNotFound(
                f"no account has the name or id {text!r}; search for names with `longhaul admin users --like …`"
            )
        if len(users) > 1:
            some = ", ".join(f"{user.id} ({user.kind})" for user in list(users.values())[:5])
            raise AccountNotFound(f"{text!r} matches several accounts: {some}; choose one with id:…")
        return next(iter(users.values()))

    def _named(self, name: str) -> list[User | None]:
        """The person or bot of this name; if there is none, all guests of this name."""
        holder = self.store.user_by_name(name)
        if holder is not None:
            return [holder]
        similar = self.store.list_users(like=name, limit=MAX_SIMILAR_NAMES) if name.strip() else []
        return [user for user in similar if fold(user.name) == fold(name)]

    # Changing accounts
    def mute(self, user: User, hours: float) -> User:
        """Mute someone in chat; 0 hours lifts it."""
        return self._change(user, muted_until=time.time() + hours * HOUR_SECONDS if hours else 0.0)

    def ban(self, user: User) -> tuple[int, int]:
        """Ban someone together with their bots; the numbers of sessions and tokens that ended."""
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
        """End the tokens of a bot, or of all bots of a person."""
        bots = [user, *self.store.bots_of(user.id)]
        tokens = [token for bot in bots for token in self.store.tokens_of(bot.id)]
        for token in tokens:
            self.store.end_token(token.id)
        return len(tokens)

    def delete(self, user: User) -> None:
        self.end_sessions(user)
        self.end_tokens(user)
        self.store.delete_user(user.id)

    def set_password(self, user: User) -> tuple[str, int, int]:
        """Set a random password; it is returned here and nowhere else. All sessions and the tokens of all bots end, as
        they do when the owner changes the password. Returns the password and the numbers of both."""
        if user.kind != "person":
            raise LonghaulError(f"{user.name!r} is a {user.kind}; only people with an account have a password")
        password = new_password()
        self._change(user, password=(self._passwords or Passwords()).hash(password))
        return password, self.end_sessions(user), self.end_tokens(user)

    def _change(self, user: User, **changes: Any) -> User:
        """Read the account again and store it with these changes."""
        before = self.store.user(user.id)
        if before is None:
            raise AccountNotFound(f"the account {user.name!r} no longer exists")
        changed = msgspec.structs.replace(before, **changes)
        self.store.save_user(changed, before)
        return changed


def new_password() -> str:
    return "-".join(random_code(PASSWORD_GROUP_LETTERS) for _ in range(PASSWORD_GROUPS))
