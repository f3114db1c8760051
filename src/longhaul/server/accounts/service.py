"""Who someone is: guests without any ado, people with a name and a password, and their bots.

Methods block: on the store, and some of them on argon2, which takes about 50 ms of a core and 64 MiB on purpose. Call
them in worker threads, and those marked "hashes" in few at a time. What cannot be done raises an Rejection.
"""

import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec
from argon2 import PasswordHasher

from longhaul.server.accounts import names
from longhaul.server.accounts.export import Export, export
from longhaul.server.accounts.keys import Keys
from longhaul.server.accounts.names import check_name
from longhaul.server.accounts.passwords import Passwords, check_password
from longhaul.server.store.errors import NameTaken, Unavailable
from longhaul.server.store.rows import Claim, Session, Token, User
from longhaul.server.store.store import Store
from longhaul.table import Rejection

DAY = 86_400.0
LASTS = 180 * DAY  # a session that is not seen for so long has ended, a guest's too
NOTED = 300.0  # seconds between writing down that a session was seen
MOST_SESSIONS = 50  # of one user; signing in once more ends the one unseen for longest
MOST_BOTS = 10  # of one person
LONGEST_AGENT = 200
GUEST_TRIES = 5  # names thrown for a guest before one that a person has will do


@dataclass(frozen=True)
class Identity:
    """Who is calling, and by what: a browser's session or a bot's token."""

    user: User
    session: Session | None = None
    token: Token | None = None


@dataclass(frozen=True)
class SignedIn:
    """A new session, and the cookie that opens it: it is told once and kept nowhere."""

    identity: Identity
    cookie: str


@dataclass(frozen=True)
class NewBot:
    """A bot with its token: it is told once and kept nowhere."""

    user: User
    token: str


class Accounts:
    """All that is done to accounts."""

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
        """`on_end` hears the id of every session and token that ends, in the thread that ended it: a socket that was
        opened with it is to be closed. `on_rotate` hears the old and the new id of a session that goes on under another
        cookie, `on_rename` whoever has another name."""
        self.on_end, self.on_rotate, self.on_rename = on_end, on_rotate, on_rename
        self.store = store
        self.clock = clock
        self.keys = Keys(store.secret())
        self.passwords = Passwords(hasher)

    # Who is it?
    def identify_cookie(self, cookie: str) -> Identity | None:
        """Whose cookie it is; nobody's if we did not make it or the session has ended. Banned users are refused."""
        session_id = self.keys.session_id(cookie)
        found = self.store.session(session_id) if session_id else None
        if found is None:
            return None
        session, user = found
        now = self.clock()
        if now - session.seen > LASTS:
            self._end_session(session.id)
            return None
        refuse_banned(user)
        if now - session.seen >= NOTED:
            with suppress(Unavailable):  # who cannot be written down can still look around
                self.store.touch_session(session.id, now)
            session = msgspec.structs.replace(session, seen=now)
        return Identity(user, session=session)

    def identify_token(self, token: str) -> Identity:
        """Whose token it is. A bot of someone banned is refused as they are."""
        token_id = self.keys.token_id(token)
        found = self.store.token(token_id) if token_id else None
        if found is None:
            raise Rejection("this token is not valid; it may have been revoked", code="bad_token")
        kept, bot = found
        refuse_banned(bot)
        owner = self.store.user(bot.owner)
        if owner is None:
            raise Rejection("this token is not valid; it may have been revoked", code="bad_token")
        refuse_banned(owner)
        now = self.clock()
        if now - kept.seen >= NOTED:
            with suppress(Unavailable):
                self.store.touch_token(kept.id, now)
        return Identity(bot, token=kept)

    # Coming and going
    def new_guest(self, agent: str = "") -> SignedIn:
        """Someone new, with a name to go by and nothing to fill in."""
        now = self.clock()
        name = names.guest_name()
        for _ in range(GUEST_TRIES):
            if self.store.user_by_name(name) is None:
                break
            name = names.guest_name()
        user = User(id=new_id(), name=name, kind="guest", created=now, seen=now)
        self.store.add_user(user)
        return self._open_session(user, agent)

    def login(self, name: str, password: str, agent: str = "", old_cookie: str = "") -> SignedIn:
        """Hashes. A person comes back; the session they had in this browser, a guest's perhaps, ends.

        An unknown name takes as long as a wrong password, and is answered the same.
        """
        name = names.normalize(name).strip()
        user = self.store.user_by_name(name) if names.is_possible(name) else None
        kept = user.password if user and user.kind == "person" else ""
        if not self.passwords.matches(kept, password) or user is None:
            raise wrong_login()
        refuse_banned(user)
        changes = {"password": self.passwords.hash(password)} if self.passwords.is_outdated(kept) else {}
        if self._again(user.id).password != kept:  # changed while we hashed
            raise wrong_login()
        user = self._change(user.id, seen=self.clock(), **changes)
        self.logout(old_cookie)
        signed_in = self._open_session(user, agent)
        if self._again(user.id).password != user.password:  # changed now: whoever did may have missed this session
            self.logout(signed_in.cookie)
            raise wrong_login()
        return signed_in

    def logout(self, cookie: str) -> str:
        """End the session of a cookie, whoever's it is; its id, or "" if there was none."""
        session_id = self.keys.session_id(cookie)
        if session_id:
            self._end_session(session_id)
        return session_id

    def sessions(self, user: User) -> list[Session]:
        """Those that have not ended, the last seen first."""
        now = self.clock()
        alive = [session for session in self.store.sessions_of(user.id) if now - session.seen <= LASTS]
        return sorted(alive, key=lambda session: session.seen, reverse=True)

    def end_session(self, user: User, session_id: str) -> None:
        """End a session of one's own; nobody learns whether others have one of that id."""
        if all(session.id != session_id for session in self.store.sessions_of(user.id)):
            raise Rejection("you have no such session", code="no_session")
        self._end_session(session_id)

    # Changing an account
    def claim(self, user: User, name: str, password: str) -> User:
        """Hashes. A guest becomes a person and stays who they were: id, games and sessions are kept."""
        self._check_guest(user)
        name = self._check_free(name, user)
        hashed = self.passwords.hash(check_password(password, name))
        self._check_guest(self._again(user.id))
        self.store.note_claim(Claim(user=user.id, at=self.clock()))
        person = self._change(user.id, kind="person", name=name, password=hashed)
        self.on_rename(person)
        return person

    def rotate(self, identity: Identity, user: User, agent: str) -> SignedIn:
        """A new cookie in place of the one that a guest had: whoever has seen that one has nothing. Sockets stay."""
        signed_in = self._open_session(user, agent)
        if identity.session and signed_in.identity.session:
            self.on_rotate(identity.session.id, signed_in.identity.session.id)
            self.store.end_session(identity.session.id)
        return signed_in

    def rename(self, user: User, name: str) -> User:
        """Another name for a person. Games they have played keep the name they were played under."""
        check_person(user)
        renamed = self._change(user.id, name=self._check_free(name, user))
        self.on_rename(renamed)
        return renamed

    def change_password(self, identity: Identity, old: str, new: str) -> list[str]:
        """Hashes. All other sessions end; returns their ids."""
        user = self._check_password(identity.user, old)
        hashed = self.passwords.hash(check_password(new, user.name))
        self._change(user.id, password=hashed)
        this = identity.session.id if identity.session else ""
        others = [session.id for session in self.store.sessions_of(user.id) if session.id != this]
        for session_id in others:
            self._end_session(session_id)
        return others

    def export(self, user: User) -> Export:
        """Everything that is kept about someone, but for the hash of their password."""
        return export(self.store, self._again(user.id), self.clock())

    def delete(self, user: User, password: str = "") -> None:
        """Hashes. Forget someone and their bots for good; a person gives their password once more."""
        if user.kind == "person":
            self._check_password(user, password)
        elif user.kind == "bot":
            raise Rejection("a bot is deleted by the person it belongs to", code="not_for_bots")
        tokens = [token.id for bot in self.store.bots_of(user.id) for token in self.store.tokens_of(bot.id)]
        sessions = [session.id for session in self.store.sessions_of(user.id)]
        self.store.delete_user(user.id)  # with all of these; should it fail, they can try again
        for ended in (*tokens, *sessions):
            self.on_end(ended)

    # Bots
    def bots(self, owner: User) -> list[User]:
        return sorted(self.store.bots_of(owner.id), key=lambda bot: bot.created)

    def add_bot(self, owner: User, name: str) -> NewBot:
        """A bot that plays under its own name, by the API."""
        check_person(owner)
        if len(self.store.bots_of(owner.id)) >= MOST_BOTS:
            raise Rejection(f"a person has at most {MOST_BOTS} bots", code="too_many_bots")
        bot = User(id=new_id(), name=self._check_free(name), kind="bot", owner=owner.id, created=self.clock())
        try:
            self.store.add_user(bot)
        except NameTaken as error:
            raise name_taken(bot.name) from error
        return NewBot(bot, self._add_token(bot))

    def renew_bot(self, owner: User, bot_id: str) -> NewBot:
        """A new token for a bot; the old one opens nothing any more."""
        bot = self._bot(owner, bot_id)
        self._end_tokens(bot)
        return NewBot(bot, self._add_token(bot))

    def end_all_tokens(self, owner: User) -> int:
        """Of all bots that someone has; how many that were. The bots stay, and each can be given a new one."""
        bots = self.store.bots_of(owner.id)
        count = sum(len(self.store.tokens_of(bot.id)) for bot in bots)
        for bot in bots:
            self._end_tokens(bot)
        return count

    def revoke_bot(self, owner: User, bot_id: str) -> None:
        """End a bot's token and forget the bot; where it played it is "someone" now."""
        bot = self._bot(owner, bot_id)
        self._end_tokens(bot)
        self.store.delete_user(bot.id)

    def _bot(self, owner: User, bot_id: str) -> User:
        bot = next((bot for bot in self.store.bots_of(owner.id) if bot.id == bot_id), None)
        if bot is None:
            raise Rejection("you have no such bot", code="no_bot")
        return bot

    # Helpers
    def _open_session(self, user: User, agent: str) -> SignedIn:
        open_sessions = self.sessions(user)
        for session in open_sessions[MOST_SESSIONS - 1 :]:
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

    def _again(self, user_id: str) -> User:
        user = self.store.user(user_id)
        if user is None:
            raise Rejection("this account does not exist any more", code="no_user")
        return user

    def _change(self, user_id: str, **changes: Any) -> User:
        """Read a user again and store them changed: what others changed while we hashed is kept."""
        before = self._again(user_id)
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
        user = self._again(user.id)
        if not self.passwords.matches(user.password, password):
            raise Rejection("that is not your password", code="wrong_password")
        return user

    @staticmethod
    def _check_guest(user: User) -> None:
        if user.kind != "guest":
            raise Rejection("this account has a name and a password already", code="already_claimed")


def wrong_login() -> Rejection:
    return Rejection("the name or the password is not right", code="wrong_login")


def refuse_banned(user: User) -> None:
    if user.banned:
        raise Rejection(f"the account {user.name!r} is banned from this server", code="banned")


def check_person(user: User) -> None:
    if user.kind == "guest":
        raise Rejection("guests cannot do this; choose a name and a password first", code="guest")
    if user.kind == "bot":
        raise Rejection("bots cannot do this; their owner can", code="not_for_bots")


def name_taken(name: str) -> Rejection:
    return Rejection(f"someone else is called {name!r}", code="name_taken")


def new_id() -> str:
    return secrets.token_hex(8)


def printable(agent: str) -> str:
    return "".join(c for c in agent[:LONGEST_AGENT] if c.isprintable())
