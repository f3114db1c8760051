"""Accounts: guests, people with a name and a password, and their bots.

Methods block on the store; those marked "Hashes" also take about 50 ms of CPU and 64 MiB by design. Call them in worker
threads, and the latter few at a time. Invalid requests raise a Rejection.
"""

import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from argon2 import PasswordHasher

from longhaul.core.messages import Message
from longhaul.server.accounts import names
from longhaul.server.accounts.export import Export, export
from longhaul.server.accounts.keys import Keys
from longhaul.server.accounts.names import check_name
from longhaul.server.accounts.passwords import Passwords, check_password
from longhaul.server.store.errors import NameTaken, Unavailable
from longhaul.server.store.rows import Claim, Session, Token, User
from longhaul.server.store.store import Store
from longhaul.table import Rejection

SESSION_SECONDS = 180 * 86_400.0  # an unused session ends after this time
TOUCH_EVERY_SECONDS = 300.0  # between updates of a session's or token's last use
MAX_SESSIONS = 50  # of one user; another login ends the least recently used
MAX_BOTS_PER_OWNER = 10  # of one person
MAX_AGENT_LENGTH = 200
GUEST_NAME_TRIES = 5  # random names tried before a guest gets one that a person has


@dataclass(frozen=True)
class Identity:
    """Who is calling, and with which key: a browser's session or a bot's token."""

    user: User
    session: Session | None = None
    token: Token | None = None


@dataclass(frozen=True)
class SignedIn:
    """A new session and its cookie, which is stored nowhere."""

    identity: Identity
    cookie: str


@dataclass(frozen=True)
class NewBot:
    """A bot and its new token, which is stored nowhere."""

    user: User
    token: str


class Accounts:
    def __init__(
        self,
        store: Store,
        clock: Callable[[], float] = time.time,
        *,
        hasher: PasswordHasher | None = None,
        on_end: Callable[[str], None] = lambda key: None,
        on_rotate: Callable[[str, str], None] = lambda old, new: None,
        on_rename: Callable[[User], None] = lambda user: None,
    ) -> None:
        """The callbacks run in the thread that made the change. `on_end` gets the id of every session and token that
        ends, so that its sockets can be closed; `on_rotate` the old and new id of a session that gets another cookie;
        `on_rename` every user whose name changes."""
        self.on_end, self.on_rotate, self.on_rename = on_end, on_rotate, on_rename
        self.store = store
        self.clock = clock
        self.keys = Keys(store.secret())
        self.passwords = Passwords(hasher)

    # Identifying callers
    def identify_cookie(self, cookie: str) -> Identity | None:
        """The owner of a cookie; None if we did not make it or its session has ended. Banned users are rejected."""
        session_id = self.keys.session_id(cookie)
        found = self.store.session(session_id) if session_id else None
        if found is None:
            return None
        session, user = found
        now = self.clock()
        if now - session.seen > SESSION_SECONDS:
            self._end_session(session.id)
            return None
        reject_banned(user)
        if now - session.seen >= TOUCH_EVERY_SECONDS:
            with suppress(Unavailable):  # a failed write must not keep anyone out
                self.store.touch_session(session.id, now)
            session = msgspec.structs.replace(session, seen=now)
        return Identity(user, session=session)

    def identify_token(self, token: str) -> Identity:
        """The owner of a token. Bots of banned people are rejected too."""
        token_id = self.keys.token_id(token)
        found = self.store.token(token_id) if token_id else None
        if found is None:
            raise Rejection(Message("rejected-bad-token"), code="bad_token")
        token_row, bot = found
        reject_banned(bot)
        owner = self.store.user(bot.owner)
        if owner is None:
            raise Rejection(Message("rejected-bad-token"), code="bad_token")
        reject_banned(owner)
        now = self.clock()
        if now - token_row.seen >= TOUCH_EVERY_SECONDS:
            with suppress(Unavailable):
                self.store.touch_token(token_row.id, now)
        return Identity(bot, token=token_row)

    # Signing in and out
    def new_guest(self, agent: str = "") -> SignedIn:
        """A new guest with a random name."""
        now = self.clock()
        name = names.guest_name()
        for _ in range(GUEST_NAME_TRIES):
            if self.store.user_by_name(name) is None:
                break
            name = names.guest_name()
        user = User(id=new_id(), name=name, kind="guest", created=now, seen=now)
        self.store.add_user(user)
        return self._open_session(user, agent)

    def login(self, name: str, password: str, agent: str = "", old_cookie: str = "") -> SignedIn:
        """Hashes. Log a person in; the session this browser had before, perhaps a guest's, ends.

        An unknown name takes as long as a wrong password and gets the same answer.
        """
        name = names.normalize(name).strip()
        user = self.store.user_by_name(name) if names.is_possible(name) else None
        password_hash = user.password if user and user.kind == "person" else ""
        if not self.passwords.matches(password_hash, password) or user is None:
            raise wrong_login()
        reject_banned(user)
        changes = {"password": self.passwords.hash(password)} if self.passwords.is_outdated(password_hash) else {}
        if self._reread(user.id).password != password_hash:  # changed while we hashed
            raise wrong_login()
        user = self._change(user.id, seen=self.clock(), **changes)
        self.logout(old_cookie)
        signed_in = self._open_session(user, agent)
        if self._reread(user.id).password != user.password:  # changed meanwhile, which may have missed this session
            self.logout(signed_in.cookie)
            raise wrong_login()
        return signed_in

    def logout(self, cookie: str) -> str:
        """End the session of a cookie; its id, or "" if there was none."""
        session_id = self.keys.session_id(cookie)
        if session_id:
            self._end_session(session_id)
        return session_id

    def sessions(self, user: User) -> list[Session]:
        """The sessions that have not ended, the last used first."""
        now = self.clock()
        alive = [session for session in self.store.sessions_of(user.id) if now - session.seen <= SESSION_SECONDS]
        return sorted(alive, key=lambda session: session.seen, reverse=True)

    def end_session(self, user: User, session_id: str) -> None:
        """End one of the user's own sessions. Other people's ids are answered as if they did not exist."""
        if all(session.id != session_id for session in self.store.sessions_of(user.id)):
            raise Rejection(Message("rejected-no-session"), code="no_session")
        self._end_session(session_id)

    # Changing an account
    def claim(self, user: User, name: str, password: str) -> User:
        """Hashes. Turn a guest into a person; the id, the games and the sessions stay."""
        self._check_guest(user)
        name = self._check_free(name, user)
        hashed = self.passwords.hash(check_password(password, name))
        self._check_guest(self._reread(user.id))
        self.store.save_claim(Claim(user=user.id, at=self.clock()))
        person = self._change(user.id, kind="person", name=name, password=hashed)
        self.on_rename(person)
        return person

    def rotate(self, identity: Identity, user: User, agent: str) -> SignedIn:
        """Replace a guest's cookie by a new one, so that a leaked one becomes useless. Sockets stay open."""
        signed_in = self._open_session(user, agent)
        if identity.session and signed_in.identity.session:
            self.on_rotate(identity.session.id, signed_in.identity.session.id)
            self.store.end_session(identity.session.id)
        return signed_in

    def rename(self, user: User, name: str) -> User:
        """Rename a person. Finished games keep the name they were played under."""
        check_person(user)
        renamed = self._change(user.id, name=self._check_free(name, user))
        self.on_rename(renamed)
        return renamed

    def change_password(self, identity: Identity, old: str, new: str) -> list[str]:
        """Hashes. All other sessions end; their ids are returned."""
        user = self._check_password(identity.user, old)
        hashed = self.passwords.hash(check_password(new, user.name))
        self._change(user.id, password=hashed)
        this = identity.session.id if identity.session else ""
        others = [session.id for session in self.store.sessions_of(user.id) if session.id != this]
        for session_id in others:
            self._end_session(session_id)
        return others

    def export(self, user: User) -> Export:
        """Everything stored about someone, except the hash of their password."""
        return export(self.store, self._reread(user.id), self.clock())

    def delete(self, user: User, password: str = "") -> None:
        """Hashes. Delete someone and their bots for good; a person must enter the password again."""
        if user.kind == "person":
            self._check_password(user, password)
        elif user.kind == "bot":
            raise Rejection(Message("rejected-delete-bot"), code="not_for_bots")
        tokens = [token.id for bot in self.store.bots_of(user.id) for token in self.store.tokens_of(bot.id)]
        sessions = [session.id for session in self.store.sessions_of(user.id)]
        self.store.delete_user(user.id)  # ends all of these; if it fails, they can retry
        for ended in (*tokens, *sessions):
            self.on_end(ended)

    # Bots
    def bots(self, owner: User) -> list[User]:
        return sorted(self.store.bots_of(owner.id), key=lambda bot: bot.created)

    def add_bot(self, owner: User, name: str) -> NewBot:
        """Create a bot, which plays under its own name by the API."""
        check_person(owner)
        if len(self.store.bots_of(owner.id)) >= MAX_BOTS_PER_OWNER:
            raise Rejection(Message("rejected-too-many-bots", {"most": MAX_BOTS_PER_OWNER}), code="too_many_bots")
        bot = User(id=new_id(), name=self._check_free(name), kind="bot", owner=owner.id, created=self.clock())
        try:
            self.store.add_user(bot)
        except NameTaken as error:
            raise name_taken(bot.name) from error
        return NewBot(bot, self._add_token(bot))

    def renew_bot(self, owner: User, bot_id: str) -> NewBot:
        """Give a bot a new token; the old one is revoked."""
        bot = self._bot(owner, bot_id)
        self._end_tokens(bot)
        return NewBot(bot, self._add_token(bot))

    def end_all_tokens(self, owner: User) -> int:
        """Revoke the tokens of all bots of a person; returns their number. The bots stay and can get new ones."""
        bots = self.store.bots_of(owner.id)
        count = sum(len(self.store.tokens_of(bot.id)) for bot in bots)
        for bot in bots:
            self._end_tokens(bot)
        return count

    def revoke_bot(self, owner: User, bot_id: str) -> None:
        """Revoke a bot's token and delete the bot; in its games it is called "someone" from now on."""
        bot = self._bot(owner, bot_id)
        self._end_tokens(bot)
        self.store.delete_user(bot.id)

    def _bot(self, owner: User, bot_id: str) -> User:
        bot = next((bot for bot in self.store.bots_of(owner.id) if bot.id == bot_id), None)
        if bot is None:
            raise Rejection(Message("rejected-no-bot"), code="no_bot")
        return bot

    # Helpers
    def _open_session(self, user: User, agent: str) -> SignedIn:
        open_sessions = self.sessions(user)
        for session in open_sessions[MAX_SESSIONS - 1 :]:
            self._end_session(session.id)
        cookie, now = self.keys.new_cookie(), self.clock()
        session_id = self.keys.session_id(cookie)
        session = Session(id=session_id, user=user.id, created=now, seen=now, agent=printable(agent))
        self.store.add_session(session)
        return SignedIn(Identity(user, session=session), cookie)

    def _end_session(self, session_id: str) -> None:
        self.store.end_session(session_id)
        self.on_end(session_id)

    def _end_tokens(self, bot: User) -> None:
        for token in self.store.tokens_of(bot.id):
            self.store.end_token(token.id)
            self.on_end(token.id)

    def _add_token(self, bot: User) -> str:
        token = self.keys.new_token()
        self.store.add_token(Token(id=self.keys.token_id(token), user=bot.id, created=self.clock()))
        return token

    def _reread(self, user_id: str) -> User:
        user = self.store.user(user_id)
        if user is None:
            raise Rejection(Message("rejected-no-account"), code="no_user")
        return user

    def _change(self, user_id: str, **changes: Any) -> User:
        """Read a user again and store these changes only: what changed while we hashed is not overwritten."""
        before = self._reread(user_id)
        user = msgspec.structs.replace(before, **changes)
        try:
            self.store.save_user(user, before)
        except NameTaken as error:
            raise name_taken(user.name) from error
        return user

    def _check_free(self, name: str, user: User | None = None) -> str:
        name = check_name(name)
        holder = self.store.user_by_name(name)
        if holder is not None and (user is None or holder.id != user.id):
            raise name_taken(name)
        return name

    def _check_password(self, user: User, password: str) -> User:
        check_person(user)
        user = self._reread(user.id)
        if not self.passwords.matches(user.password, password):
            raise Rejection(Message("rejected-wrong-password"), code="wrong_password")
        return user

    @staticmethod
    def _check_guest(user: User) -> None:
        if user.kind != "guest":
            raise Rejection(Message("rejected-claimed"), code="already_claimed")


def wrong_login() -> Rejection:
    return Rejection(Message("rejected-wrong-login"), code="wrong_login")


def reject_banned(user: User) -> None:
    if user.banned:
        raise Rejection(Message("rejected-banned", {"text-name": user.name}), code="banned")


def check_person(user: User) -> None:
    if user.kind == "guest":
        raise Rejection(Message("rejected-guest"), code="guest")
    if user.kind == "bot":
        raise Rejection(Message("rejected-not-for-bots"), code="not_for_bots")


def name_taken(name: str) -> Rejection:
    return Rejection(Message("rejected-name-taken", {"text-name": name}), code="name_taken")


def new_id() -> str:
    return secrets.token_hex(8)


def printable(agent: str) -> str:
    return "".join(c for c in agent[:MAX_AGENT_LENGTH] if c.isprintable())
