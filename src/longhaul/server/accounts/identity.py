"""What routes and sockets ask for by name: `accounts`, `limits`, `settings`, `caller`, and who is calling.

`identity` is whoever is known, or None; `signed_in` refuses nobody-yet; `in_person` refuses bots as well.
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
from longhaul.server.accounts.service import Accounts, Identity
from longhaul.server.errors import answer_to
from longhaul.server.rejection import AccountRefusal
from longhaul.server.security.middleware import WEBSOCKET_REFUSED
from longhaul.server.security.rate_limits import Limits
from longhaul.server.security.request_origin import Caller, caller_of
from longhaul.server.settings import Settings

T = TypeVar("T")
HASHES_AT_ONCE = 4  # each takes 64 MiB
_hashers: RunVar[CapacityLimiter] = RunVar("hashers")

# Dependencies are ours, so the framework need not check what they are.
TheAccounts = NamedDependency[SkipValidation[Accounts]]
TheLimits = NamedDependency[SkipValidation[Limits]]
TheSettings = NamedDependency[SkipValidation[Settings]]
TheCaller = NamedDependency[SkipValidation[Caller]]
MaybeKnown = NamedDependency[SkipValidation[Identity | None]]
Known = NamedDependency[SkipValidation[Identity]]


async def off_loop(function: Callable[..., T], *arguments: Any, **named: Any) -> T:
    """Call something that blocks in a worker thread."""
    return await to_thread.run_sync(partial(function, *arguments, **named))


async def hashing(function: Callable[..., T], *arguments: Any, **named: Any) -> T:
    """Call something that hashes a password in a worker thread, a few at a time."""
    try:
        limiter = _hashers.get()
    except LookupError:
        limiter = CapacityLimiter(HASHES_AT_ONCE)
        _hashers.set(limiter)
    return await to_thread.run_sync(partial(function, *arguments, **named), limiter=limiter)


async def identify(accounts: Accounts, caller: Caller) -> Identity | None:
    """Who is calling. A token that is not valid is refused, even next to a cookie that is."""
    if caller.token:
        return await off_loop(accounts.identify_token, caller.token)
    return await off_loop(accounts.identify_cookie, caller.cookie) if caller.cookie else None


def dependencies(accounts: Accounts, limits: Limits, settings: Settings) -> dict[str, Provide]:
    """What an application offers its routes and sockets."""
    return {
        "accounts": Provide(lambda: accounts, sync_to_thread=False),
        "limits": Provide(lambda: limits, sync_to_thread=False),
        "settings": Provide(lambda: settings, sync_to_thread=False),
        "caller": Provide(provide_caller, sync_to_thread=False),
        "identity": Provide(provide_identity),
        "signed_in": Provide(provide_signed_in, sync_to_thread=False),
        "in_person": Provide(provide_in_person, sync_to_thread=False),
    }


def provide_caller(scope: Scope) -> Caller:
    return caller_of(scope)


async def provide_identity(scope: Scope, accounts: TheAccounts, caller: TheCaller) -> Identity | None:
    try:
        return await identify(accounts, caller)
    except LonghaulError as error:
        raise refused_at(scope, error) from error


def provide_signed_in(scope: Scope, identity: MaybeKnown) -> Identity:
    if identity is None:
        raise refused_at(scope, AccountRefusal("nobody", "nobody is signed in; begin as a guest or log in"))
    return identity


def provide_in_person(scope: Scope, signed_in: Known) -> Identity:
    if signed_in.session is None:
        raise refused_at(scope, AccountRefusal("not_for_bots", "bots cannot do this; their owner can, in a browser"))
    return signed_in


def refused_at(scope: Scope, error: LonghaulError) -> Exception:
    """A route answers an error as it is. A socket is closed with a number that holds the status; the guard tells the
    rest where it can."""
    if scope["type"] != ScopeType.WEBSOCKET:
        return error
    answer = scope["state"]["refusal"] = answer_to(error)
    return WebSocketException(detail=answer.text, code=WEBSOCKET_REFUSED + answer.status)
