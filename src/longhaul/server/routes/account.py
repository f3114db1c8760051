"""My account: play as a guest, sign up, log in and out, manage bots, export my data, delete the account.

Unsafe calls made with the cookie carry the header X-Longhaul-CSRF with the value that `GET /api/me` tells.
"""

from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT

from longhaul.server.accounts.export import Export
from longhaul.server.accounts.service import SESSION_SECONDS, Accounts, Identity, NewBot, SignedIn
from longhaul.server.errors import NO_CONTENT, rejections
from longhaul.server.features.profiles import profile_id
from longhaul.server.security.dependencies import (
    Known,
    MaybeKnown,
    TheAccounts,
    TheOrigin,
    TheRateLimits,
    TheSettings,
    hashing,
    off_loop,
)
from longhaul.server.settings import Settings
from longhaul.server.store.columns import fold
from longhaul.server.store.errors import Unavailable
from longhaul.server.store.rows import Session, User

Name = Annotated[str, msgspec.Meta(max_length=200, description="2 to 24 letters, digits, spaces, - and _")]
Password = Annotated[str, msgspec.Meta(max_length=1000, description="8 to 200 characters")]


# Requests
class Body(msgspec.Struct, forbid_unknown_fields=True):
    """Base of all bodies: unknown fields are rejected."""


class Credentials(Body):
    name: Name
    password: Password


class NewPassword(Body):
    """The tokens of one's bots end too, unless `keep_bots` is set."""

    old: Password
    new: Password
    keep_bots: bool = False


class NewName(Body):
    name: Name


class Leave(Body):
    """A person must enter the password again; a guest has none."""

    password: Password = ""


# Responses
class Profile(msgspec.Struct, kw_only=True):
    id: str  # secret from others
    player: str  # the id of the profile, for others
    name: str
    kind: str
    created: float
    muted_until: float


class Me(msgspec.Struct, kw_only=True):
    """The caller; `user` is null if they are not signed in. `csrf` is empty unless they use a cookie."""

    user: Profile | None
    csrf: str


class OpenSession(msgspec.Struct, kw_only=True):
    id: str
    created: float
    seen: float
    agent: str
    this: bool  # the session of this request


class Ended(msgspec.Struct, kw_only=True):
    ended: int  # the number of other sessions
    tokens: int  # the number of tokens of bots


class BotAccount(msgspec.Struct, kw_only=True):
    id: str
    name: str
    created: float


class BotToken(msgspec.Struct, kw_only=True):
    """A bot and its token, which is shown only once."""

    bot: BotAccount
    token: str


class AccountController(Controller):
    path = "/api"
    tags = ("account",)

    @get("/me", responses=rejections(401, 403), summary="Who am I?")
    async def me(
        self, identity: MaybeKnown, origin: TheOrigin, accounts: TheAccounts, settings: TheSettings
    ) -> Response[Me]:
        """Creates no account. Deletes a cookie whose session has ended, and renews a valid one."""
        answer = Response(as_me(accounts, identity))
        if origin.cookie:
            answer.set_cookie(session_cookie(settings, origin.cookie if identity else ""))
        return answer

    @post("/me/guest", status_code=HTTP_200_OK, responses=rejections(401, 403, 415), summary="Play as a guest")
    async def guest(
        self,
        identity: MaybeKnown,
        origin: TheOrigin,
        accounts: TheAccounts,
        limits: TheRateLimits,
        settings: TheSettings,
    ) -> Response[Me]:
        """Does nothing if the caller is signed in already."""
        if identity is not None:
            return Response(as_me(accounts, identity))
        limits.check("guest", origin.address_key)
        return signed_in_answer(accounts, settings, await off_loop(accounts.new_guest, origin.agent))

    @post("/me/claim", status_code=HTTP_200_OK, responses=rejections(401, 403, 409, 415), summary="Create an account")
    async def claim(
        self,
        data: JSONBody[Credentials],
        in_person: Known,
        origin: TheOrigin,
        accounts: TheAccounts,
        limits: TheRateLimits,
        settings: TheSettings,
    ) -> Response[Me]:
        """A guest becomes a person; id and games stay, and this browser gets a new cookie."""
        limits.check("claim", origin.address_key)
        user = await hashing(accounts.claim, in_person.user, data.name, data.password)
        try:
            signed = await off_loop(accounts.rotate, in_person, user, origin.agent)
        except Unavailable:  # the account exists all the same
            return Response(as_me(accounts, in_person, user))
        return signed_in_answer(accounts, settings, signed)

    @post("/login", status_code=HTTP_200_OK, responses=rejections(401, 403, 415), summary="Log in")
    async def login(
        self,
        data: JSONBody[Credentials],
        origin: TheOrigin,
        accounts: TheAccounts,
        limits: TheRateLimits,
        settings: TheSettings,
    ) -> Response[Me]:
        """Ends the session this browser had before, perhaps a guest's."""
        limits.check("login", origin.address_key)
        limits.check("login_name", f"{origin.address_key} {fold(data.name)}")
        back = await hashing(accounts.login, data.name, data.password, origin.agent, origin.cookie)
        return signed_in_answer(accounts, settings, back)

    @post(
        "/logout",
        status_code=HTTP_204_NO_CONTENT,
        responses=NO_CONTENT | rejections(403, 415),
        summary="Log out",
    )
    async def logout(self, origin: TheOrigin, accounts: TheAccounts, settings: TheSettings) -> Response[None]:
        await off_loop(accounts.logout, origin.cookie)
        return goodbye(settings)

    @post("/me/password", status_code=HTTP_200_OK, responses=rejections(401, 403, 415))
    async def password(
        self, data: JSONBody[NewPassword], in_person: Known, accounts: TheAccounts, limits: TheRateLimits
    ) -> Ended:
        """Change the password. All other sessions end, and the tokens of bots unless `keep_bots` is set."""
        limits.check("password", in_person.user.id)
        ended = await hashing(accounts.change_password, in_person, data.old, data.new)
        tokens = 0 if data.keep_bots else await off_loop(accounts.end_all_tokens, in_person.user)
        return Ended(ended=len(ended), tokens=tokens)

    @post("/me/name", status_code=HTTP_200_OK, responses=rejections(401, 403, 409, 415))
    async def rename(
        self, data: JSONBody[NewName], in_person: Known, accounts: TheAccounts, limits: TheRateLimits
    ) -> Me:
        """Change my name."""
        limits.check("rename", in_person.user.id)
        return as_me(accounts, in_person, await off_loop(accounts.rename, in_person.user, data.name))

    @get("/me/sessions", responses=rejections(401, 403))
    async def sessions(self, in_person: Known, accounts: TheAccounts) -> list[OpenSession]:
        """Where I am signed in, the last used first."""
        found = await off_loop(accounts.sessions, in_person.user)
        return [open_session(session, in_person) for session in found]

    @delete("/me/sessions/{session_id:str}", responses=NO_CONTENT | rejections(401, 403, 404, 415))
    async def end_session(
        self, session_id: FromPath[str], in_person: Known, accounts: TheAccounts, settings: TheSettings
    ) -> Response[None]:
        """End one of my sessions, this one or another."""
        await off_loop(accounts.end_session, in_person.user, session_id)
        return goodbye(settings) if is_this(session_id, in_person) else Response(None, status_code=HTTP_204_NO_CONTENT)

    @get("/me/export", responses=rejections(401, 403))
    async def export(self, in_person: Known, accounts: TheAccounts, limits: TheRateLimits) -> Response[Export]:
        """Everything stored about me."""
        limits.check("export", in_person.user.id)
        data = await off_loop(accounts.export, in_person.user)
        return Response(data, headers={"content-disposition": 'attachment; filename="longhaul.json"'})

    @delete("/me", responses=NO_CONTENT | rejections(401, 403, 415))
    async def leave(
        self,
        in_person: Known,
        accounts: TheAccounts,
        limits: TheRateLimits,
        settings: TheSettings,
        data: JSONBody[Leave | None] = None,
    ) -> Response[None]:
        """Delete me and my bots for good. Games with others keep the moves, without the name."""
        limits.check("password", in_person.user.id)
        await hashing(accounts.delete, in_person.user, data.password if data else "")
        return goodbye(settings)

    @get("/me/bots", responses=rejections(401, 403))
    async def bots(self, in_person: Known, accounts: TheAccounts) -> list[BotAccount]:
        """My bots, the oldest first."""
        return [bot_account(bot) for bot in await off_loop(accounts.bots, in_person.user)]

    @post("/me/bots", status_code=HTTP_201_CREATED, responses=rejections(401, 403, 409, 415))
    async def add_bot(
        self, data: JSONBody[NewName], in_person: Known, accounts: TheAccounts, limits: TheRateLimits
    ) -> BotToken:
        """Create a bot. Its token is shown only once: send it as `Authorization: Bearer lh_…`."""
        limits.check("bot", in_person.user.id)
        return bot_token(await off_loop(accounts.add_bot, in_person.user, data.name))

    @post("/me/bots/{bot_id:str}/token", status_code=HTTP_201_CREATED, responses=rejections(401, 403, 404, 415))
    async def renew_bot(
        self, bot_id: FromPath[str], in_person: Known, accounts: TheAccounts, limits: TheRateLimits
    ) -> BotToken:
        """Give a bot a new token; the old one is revoked."""
        limits.check("bot", in_person.user.id)
        return bot_token(await off_loop(accounts.renew_bot, in_person.user, bot_id))

    @delete("/me/bots/{bot_id:str}", status_code=HTTP_204_NO_CONTENT, responses=rejections(401, 403, 404, 415))
    async def revoke_bot(self, bot_id: FromPath[str], in_person: Known, accounts: TheAccounts) -> None:
        """Delete a bot and revoke its token."""
        await off_loop(accounts.revoke_bot, in_person.user, bot_id)


def as_me(accounts: Accounts, identity: Identity | None, user: User | None = None) -> Me:
    """The response about the caller; `user` if they have just changed."""
    if identity is None:
        return Me(user=None, csrf="")
    user = user or identity.user
    csrf = accounts.keys.csrf(identity.session.id) if identity.session else ""
    profile = Profile(
        id=user.id,
        player=profile_id(user.public_id),
        name=user.name,
        kind=user.kind,
        created=user.created,
        muted_until=user.muted_until,
    )
    return Me(user=profile, csrf=csrf)


def signed_in_answer(accounts: Accounts, settings: Settings, signed: SignedIn) -> Response[Me]:
    return Response(as_me(accounts, signed.identity), cookies=[session_cookie(settings, signed.cookie)])


def goodbye(settings: Settings) -> Response[None]:
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=[session_cookie(settings, "")])


def session_cookie(settings: Settings, value: str) -> Cookie:
    """The cookie to set, or to delete if `value` is empty. Scripts cannot read it."""
    return Cookie(
        key=settings.cookie,
        value=value,
        path="/",
        max_age=int(SESSION_SECONDS) if value else 0,
        httponly=True,
        samesite="lax",
        secure=settings.https,
    )


def open_session(session: Session, identity: Identity) -> OpenSession:
    return OpenSession(
        id=session.id,
        created=session.created,
        seen=session.seen,
        agent=session.agent,
        this=is_this(session.id, identity),
    )


def is_this(session_id: str, identity: Identity) -> bool:
    return identity.session is not None and identity.session.id == session_id


def bot_account(bot: User) -> BotAccount:
    return BotAccount(id=bot.id, name=bot.name, created=bot.created)


def bot_token(made: NewBot) -> BotToken:
    return BotToken(bot=bot_account(made.user), token=made.token)
