"""A fake store for tests of accounts that inspect it, change it behind their backs, or count look-ups."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import TypeVar, cast

import msgspec

from longhaul.server.store.columns import fold
from longhaul.server.store.errors import NameTaken
from longhaul.server.store.rows import (
    Address,
    Attempt,
    ChatLine,
    Claim,
    Daily,
    ListedTable,
    Notice,
    Rating,
    RatingStep,
    Session,
    StoredPremoves,
    Token,
    UploadedRecord,
    User,
    UserOrigin,
)
from longhaul.server.store.store import Store

AnyRow = TypeVar("AnyRow", bound=msgspec.Struct)


@dataclass
class FakeStore:
    """Users, sessions and tokens in dictionaries; rows are copied on the way in and out. Counts its look-ups."""

    users: dict[str, User] = field(default_factory=dict)
    sessions: dict[str, Session] = field(default_factory=dict)
    tokens: dict[str, Token] = field(default_factory=dict)
    tables: list[ListedTable] = field(default_factory=list)  # where anyone sat
    set_up: list[ListedTable] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    ratings: list[Rating] = field(default_factory=list)
    records: list[UploadedRecord] = field(default_factory=list)
    steps: list[RatingStep] = field(default_factory=list)
    dailies: list[Daily] = field(default_factory=list)
    claims: dict[str, Claim] = field(default_factory=dict)
    origins: dict[tuple[str, str], UserOrigin] = field(default_factory=dict)
    look_ups: int = 0
    touches: int = 0

    def secret(self) -> bytes:
        return bytes(range(32))

    def add_user(self, user: User) -> None:
        self._check_name(user)
        self.users[user.id] = copy(user)

    def user(self, user: str) -> User | None:
        return copy(self.users[user]) if user in self.users else None

    def user_by_name(self, name: str) -> User | None:
        named = (u for u in self.users.values() if u.kind != "guest" and fold(u.name) == fold(name))
        found = next(named, None)
        return copy(found) if found else None

    def save_user(self, user: User, before: User | None = None) -> None:
        self._check_name(user)
        for name, value in msgspec.structs.asdict(user).items():
            if before is None or value != getattr(before, name):
                setattr(self.users[user.id], name, value)

    def delete_user(self, user: str) -> None:
        for bot in self.bots_of(user):
            self.delete_user(bot.id)
        self.users.pop(user, None)
        self.sessions = {k: s for k, s in self.sessions.items() if s.user != user}
        self.tokens = {k: t for k, t in self.tokens.items() if t.user != user}

    def bots_of(self, user: str) -> list[User]:
        return [copy(bot) for bot in self.users.values() if bot.owner == user]

    def save_claim(self, claim: Claim) -> None:
        self.claims[claim.user] = claim

    def claim_of(self, user: str) -> Claim | None:
        return self.claims.get(user)

    def save_origin(self, seen: UserOrigin) -> None:
        self.origins[seen.user, seen.origin] = seen

    def origins_of(self, users: Collection[str], since: float) -> list[UserOrigin]:
        return [row for row in self.origins.values() if row.user in users and row.seen >= since]

    def add_session(self, session: Session) -> None:
        self.sessions[session.id] = copy(session)

    def session(self, session: str) -> tuple[Session, User] | None:
        self.look_ups += 1
        found = self.sessions.get(session)
        return (copy(found), copy(self.users[found.user])) if found else None

    def touch_token(self, token: str, seen: float) -> None:
        self.touches += 1
        if token in self.tokens:
            self.tokens[token].seen = seen

    def touch_session(self, session: str, seen: float) -> None:
        self.touches += 1
        self.sessions[session].seen = seen

    def sessions_of(self, user: str) -> list[Session]:
        return [copy(session) for session in self.sessions.values() if session.user == user]

    def end_session(self, session: str) -> None:
        self.sessions.pop(session, None)

    def add_token(self, token: Token) -> None:
        self.tokens[token.id] = copy(token)

    def token(self, token: str) -> tuple[Token, User] | None:
        self.look_ups += 1
        found = self.tokens.get(token)
        return (copy(found), copy(self.users[found.user])) if found else None

    def tokens_of(self, user: str) -> list[Token]:
        return [copy(token) for token in self.tokens.values() if token.user == user]

    def end_token(self, token: str) -> None:
        self.tokens.pop(token, None)

    def tables_of(
        self, user: str, *, over: bool | None = None, before: float = 1e18, limit: int = 50
    ) -> list[ListedTable]:
        assert user and over is None
        earlier = sorted((t for t in self.tables if t.updated < before), key=lambda t: -t.updated)
        return earlier[:limit]

    def tables_by(self, host: str, *, before: float = 1e18, limit: int = 50) -> list[ListedTable]:
        theirs = sorted((t for t in self.set_up if t.host == host and t.updated < before), key=lambda t: -t.updated)
        return theirs[:limit]

    def chat_by(self, user: str) -> list[ChatLine]:
        return [line for line in self.chat if line.who == user]

    def ratings_of(self, player: str) -> list[Rating]:
        return [rating for rating in self.ratings if rating.player == player]

    def rating_steps_of(self, player: str, *, limit: int = 200) -> list[RatingStep]:
        return [step for step in self.steps if step.player == player][-limit:]

    def dailies_of(self, player: str, *, limit: int = 500) -> list[Daily]:
        return [daily for daily in self.dailies if daily.player == player][:limit]

    def attempts_of(self, user: str) -> list[Attempt]:
        assert user
        return []

    def records_of(self, user: str) -> list[UploadedRecord]:
        return [record for record in self.records if record.owner == user]

    def premoves_of(self, user: str) -> list[StoredPremoves]:
        assert user
        return []

    def notices_of(self, user: str, *, limit: int = 100) -> list[Notice]:
        assert user and limit
        return []

    def address_of(self, user: str) -> Address | None:
        assert user
        return None

    def _check_name(self, user: User) -> None:
        holder = self.user_by_name(user.name)
        if user.kind != "guest" and holder is not None and holder.id != user.id:
            raise NameTaken(f"the name {user.name!r} is taken")


def as_store(fake: FakeStore) -> Store:
    return cast(Store, fake)


def copy(row: AnyRow) -> AnyRow:
    return msgspec.structs.replace(row)
