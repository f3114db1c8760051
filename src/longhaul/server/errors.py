"""The one place where what cannot be done becomes an answer: a status, a code for programs, a sentence for people.

Every answer that is not a success has the body `{"error": {"code": …, "text": …}}`, whoever made it: accounts, tables,
the guard, or the framework. What went wrong inside is written to the log and not told to the caller.
"""

import logging
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from longhaul.core.errors import IllegalAction, LonghaulError, UnknownGame
from longhaul.server.rejection import INTERNAL, AccountRefusal
from longhaul.server.security.rate_limits import TooMany
from longhaul.server.store.errors import NameTaken, Unavailable
from longhaul.table import Rejection

log = logging.getLogger("longhaul.server")

RETRY_STORE = 5  # seconds after which a store that is unavailable may be asked again

CODES: dict[str, int] = {  # the status of refusals by their code; where it is not here, by their kind
    "nobody": 401,
    "wrong_login": 401,
    "bad_token": 401,
    "no_user": 401,
    "banned": 403,
    "guest": 403,
    "not_for_bots": 403,
    "wrong_password": 403,
    "no_session": 404,
    "no_bot": 404,
    "no_table": 404,
    "no_record": 404,
    "no_chapter": 404,
    "no_daily": 404,
    "no_player": 404,
    "no_move": 404,
    "no_puzzle": 404,
    "bad_seats": 400,
    "no_set": 404,
    "no_job": 404,
    "no_mail": 404,
    "bad_link": 404,
    "old_link": 409,
    "confirmed": 409,
    "bad_order": 400,
    "too_many_orders": 400,
    "name_taken": 409,
    "already_claimed": 409,
    "too_many_bots": 409,
}
KINDS: dict[type[LonghaulError], tuple[int, str]] = {  # status and code of other errors, the nearest class counts
    TooMany: (429, "too_many"),
    Unavailable: (503, "unavailable"),
    NameTaken: (409, "name_taken"),
    UnknownGame: (404, "unknown_game"),
    IllegalAction: (409, "illegal"),
    Rejection: (409, "refused"),
    LonghaulError: (400, "bad_request"),
}
FRAMEWORK: dict[int, tuple[str, str]] = {  # code and sentence of what the framework refuses
    400: ("bad_request", "this request cannot be understood"),
    404: ("not_found", "there is nothing here"),
    405: ("bad_method", "this address does not take that method"),
    413: ("too_large", "the body is too large"),
    415: ("not_json", "bodies are JSON: say Content-Type: application/json"),
}
EVERYWHERE = (400, 413, 429, 500, 503)  # what the guard and the store may answer to any call
REASONS: dict[int, str] = {  # for the documentation
    400: "The request cannot be understood, or a value is not allowed.",
    401: "Nobody is signed in, or the credentials are not valid.",
    403: "Known, but not allowed: banned, from another site, without the CSRF header, or not for this kind of account.",
    404: "There is no such thing, or it is not yours.",
    409: "It conflicts with what is already the case.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    429: "Too often; the header Retry-After says how many seconds to wait.",
    500: "A fault of ours.",
    503: "The store cannot be reached just now; nothing was changed.",
}


class Problem(msgspec.Struct):
    """What is wrong: a code that stays the same, and a sentence that may be reworded."""

    code: str
    text: str


class ErrorBody(msgspec.Struct):
    """The body of every answer that is not a success."""

    error: Problem


class Refused(LonghaulError):
    """A request that is not even looked at, and how it is answered."""

    def __init__(self, status: int, code: str, text: str, **headers: str) -> None:
        super().__init__(text)
        self.status = status
        self.code = code
        self.headers = headers


@dataclass(frozen=True)
class Answer:
    """An error as it goes out."""

    status: int
    code: str
    text: str
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def body(self) -> ErrorBody:
        return ErrorBody(Problem(self.code, self.text))


def answer_to(error: Exception) -> Answer:
    """How an error is answered."""
    if isinstance(error, Refused):
        return Answer(error.status, error.code, str(error), error.headers)
    if isinstance(error, AccountRefusal):
        return Answer(CODES.get(error.code, 400), error.code, error.text)
    if isinstance(error, LonghaulError):
        return answer_to_ours(error)
    if isinstance(error, HTTPException) and error.status_code < 500:
        return answer_to_framework(error)
    if isinstance(error, RecursionError) and "deserializing" in str(error):
        return Answer(400, "bad_request", "the body is nested too deeply")
    return Answer(500, "internal", INTERNAL)


def answer_to_ours(error: LonghaulError) -> Answer:
    status, code = next(KINDS[kind] for kind in type(error).__mro__ if kind in KINDS)
    code = getattr(error, "code", code)
    headers = {}
    if isinstance(error, TooMany):
        headers = {"retry-after": str(error.seconds)}
    elif isinstance(error, Unavailable):
        headers = {"retry-after": str(RETRY_STORE)}
    return Answer(CODES.get(code, status), code, str(error), headers)


def answer_to_framework(error: HTTPException) -> Answer:
    status = error.status_code
    code, text = FRAMEWORK.get(status, ("refused", HTTPStatus(status).phrase.lower()))
    if isinstance(error.__cause__, SerializationException):
        text = "the body is not valid JSON"
    elif status == 400:
        text = "; ".join(filter(None, map(complaint, error.extra or []))) or text
    return Answer(status, code, text, dict(error.headers or {}))


def complaint(message: Any) -> str:
    """What is wrong with one value of a request. The messages name fields and types, never what was sent."""
    if not isinstance(message, dict):
        return ""
    text, key = str(message.get("message", "")), str(message.get("key", ""))
    if key == "data" and text == "'data'":
        return "a JSON body is needed"
    return f"{key}: {text}" if key and key != "data" else text


def handle(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """The exception handler of the application."""
    answer = answer_to(error)
    if answer.status >= 500 and not isinstance(error, LonghaulError):
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(answer.body, status_code=answer.status, headers=answer.headers, media_type="application/json")


EXCEPTION_HANDLERS: ExceptionHandlersMap = {Exception: handle, HTTPException: handle, 500: handle}


NOTHING = {204: ResponseSpec(None, description="Done; there is nothing to tell.", generate_examples=False)}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What the documentation of a route says of the ways it can fail, and of those of every route."""
    return {
        status: ResponseSpec(ErrorBody, description=REASONS[status], generate_examples=False)
        for status in sorted({*statuses, *EVERYWHERE})
    }
