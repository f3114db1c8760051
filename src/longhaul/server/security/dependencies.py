"""What routes and sockets request by name: `accounts`, `limits`, `settings`, `origin`, and the identity of the caller.

`identity` may be None; `signed_in` rejects requests without an identity; `in_person` rejects bots as well. Where a user
acts from is recorded as soon as they are identified, so no route can forget it.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from anyio import CapacityLimiter, to_thread
from anyio.lowlevel import RunVar
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.params import SkipValidation
from litestar.types import Scope

from longhaul.core.errors import LonghaulError
from longhaul.core.messages import Message
from longhaul.server.accounts.service import Accounts, Identity
from longhaul.server.errors import answer_to
from longhaul.server.security.middleware import SAFE_METHODS, WEBSOCKET_REJECTED
from longhaul.server.security.origins import Origins
from longhaul.server.security.rate_limits import RateLimits
from longhaul.server.security.request_origin import RequestOrigin, request_origin
from longhaul.server.settings import Settings
from longhaul.table import Rejection

T = TypeVar("T")
MAX_CONCURRENT_HASHES = 4  # each takes 64 MiB
_hash_limiter: RunVar[CapacityLimiter] = RunVar("hash_limiter")

# The framework need not validate our own objects.
TheAccounts = NamedDependency[SkipValidation[Accounts]]
TheRateLimits = NamedDependency[SkipValidation[RateLimits]]
TheSettings = NamedDependency[SkipValidation[Settings]]
TheOrigin = NamedDependency[SkipValidation[RequestOrigin]]
TheOrigins = NamedDependency[SkipValidation[Origins]]
MaybeKnown = NamedDependency[SkipValidation[Identity | None]]
Known = NamedDependency[SkipValidation[Identity]]


async def off_loop(function: Callable[..., T], *arguments: Any, **named: Any) -> T:
    """Run a blocking function in a worker thread."""
    return await to_thread.run_sync(partial(function, *arguments, **named))


async def hashing(function: Callable[..., T], *arguments: Any, **named: Any) -> T:
    """Run a function that hashes a password in a worker thread, few at a time."""
    try:
        limiter = _hash_limiter.get()
    except LookupError:
        limiter = CapacityLimiter(MAX_CONCURRENT_HASHES)
        _hash_limiter.set(limiter)
    return await to_thread.run_sync(partial(function, *arguments, **named), limiter=limiter)


async def identify(accounts: Accounts, origin: RequestOrigin) -> Identity | None:
    """Who is calling. An invalid token is rejected even if a valid cookie comes with it."""
    if origin.token:
        return await off_loop(accounts.identify_token, origin.token)
    return await off_loop(accounts.identify_cookie, origin.cookie) if origin.cookie else None


def dependencies(accounts: Accounts, limits: RateLimits, settings: Settings, origins: Origins) -> dict[str, Provide]:
    """What an application provides to its routes and sockets."""
    return {
        "accounts": Provide(lambda: accounts, sync_to_thread=False),
        "limits": Provide(lambda: limits, sync_to_thread=False),
        "settings": Provide(lambda: settings, sync_to_thread=False),
        "origins": Provide(lambda: origins, sync_to_thread=False),
        "origin": Provide(provide_origin, sync_to_thread=False),
        "identity": Provide(provide_identity),
        "signed_in": Provide(provide_signed_in, sync_to_thread=False),
        "in_person": Provide(provide_in_person, sync_to_thread=False),
    }


def provide_origin(scope: Scope) -> RequestOrigin:
    return request_origin(scope)


async def provide_identity(
    scope: Scope, accounts: TheAccounts, origin: TheOrigin, origins: TheOrigins
) -> Identity | None:
    try:
        identity = await identify(accounts, origin)
    except LonghaulError as error:
        raise rejected_at(scope, error) from error
    if identity is not None and may_act(scope):
        await record_origin(origins, identity.user.id, origin, accounts.clock())
    return identity


def may_act(scope: Scope) -> bool:
    """Whether this can do more than read."""
    return scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE_METHODS


async def record_origin(origins: Origins, user: str, origin: RequestOrigin, now: float) -> None:
    if not origins.is_recorded(user, origin, now):
        await off_loop(origins.record, user, origin, now)


def provide_signed_in(scope: Scope, identity: MaybeKnown) -> Identity:
    if identity is None:
        raise rejected_at(scope, Rejection(Message("rejected-not-signed-in"), code="nobody"))
    return identity


def provide_in_person(scope: Scope, signed_in: Known) -> Identity:
    if signed_in.session is None:
        raise rejected_at(scope, Rejection(Message("rejected-not-for-bots-browser"), code="not_for_bots"))
    return signed_in


def rejected_at(scope: Scope, error: LonghaulError) -> Exception:
    """A route raises the error itself. A socket is closed with a code that holds the status; where the server supports
    it, the middleware sends the reason as well."""
    if scope["type"] != ScopeType.WEBSOCKET:
        return error
    answer = scope["state"]["rejection"] = answer_to(error)
    return WebSocketException(detail=answer.text(), code=WEBSOCKET_REJECTED + answer.status)
