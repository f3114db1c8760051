"""The store in memory for tests of accounts that inspect it, change it behind their backs, or count look-ups."""

from typing import Any

import msgspec
from sqlalchemy import select

from longhaul.server.store import schema
from longhaul.server.store.rows import Session, Token, User
from longhaul.server.store.sql.memory import MemoryStore


class InspectedStore(MemoryStore):
    """A real store that counts how often keys are looked up and marked as seen, and shows all users and keys."""

    def __init__(self) -> None:
        super().__init__()
        self.look_ups = 0
        self.touches = 0

    @property
    def users(self) -> dict[str, User]:
        return {user.id: user for user in self._read_all(User, select(schema.users))}

    @property
    def sessions(self) -> dict[str, Session]:
        return {session.id: session for session in self._read_all(Session, select(schema.sessions))}

    @property
    def tokens(self) -> dict[str, Token]:
        return {token.id: token for token in self._read_all(Token, select(schema.tokens))}

    def change_user(self, user: str, **changes: Any) -> None:
        """Change a user as another process would."""
        before = self.users[user]
        MemoryStore.save_user(self, msgspec.structs.replace(before, **changes), before)

    def session(self, session: str) -> tuple[Session, User] | None:
        self.look_ups += 1
        return super().session(session)

    def token(self, token: str) -> tuple[Token, User] | None:
        self.look_ups += 1
        return super().token(token)

    def touch_session(self, session: str, seen: float) -> None:
        self.touches += 1
        super().touch_session(session, seen)

    def touch_token(self, token: str, seen: float) -> None:
        self.touches += 1
        super().touch_token(token, seen)
