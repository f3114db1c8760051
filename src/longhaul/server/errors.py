"""How errors become answers: an HTTP status, a code for programs and a sentence for people.

Every answer other than a success has the body `{"error": {"code": …, "text": …}}`, whether accounts, tables, the
middleware or the framework rejected the request. Internal errors go to the log and the caller gets no details.
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
from longhaul.core.text import plural

log = logging.getLogger("longhaul.server")

INTERNAL_ERROR = "something went wrong on our side; it has been logged"

DEFAULT_STATUS = 409
STATUS_BY_CODE: dict[str, int] = {
    "already_claimed": 409,
    "bad_address": 400,
    "bad_host": 400,
    "bad_link": 404,
    "bad_name": 400,
    "bad_order": 400,
    "bad_password": 400,
    "bad_request": 400,
    "bad_seats": 400,
    "bad_token": 401,
    "banned": 403,
    "busy": 503,
    "closing": 503,
    "confirmed": 409,
    "cross_site": 403,
    "csrf": 403,
    "gone": 400,
    "guest": 403,
    "illegal": 409,
    "internal": 500,
    "name_reserved": 400,
    "name_taken": 409,
    "no_bot": 404,
    "no_chapter": 404,
    "no_daily": 404,
    "no_job": 404,
    "no_mail": 404,
    "no_move": 404,
    "no_player": 404,
    "no_puzzle": 404,
    "no_record": 404,
    "no_session": 404,
    "no_set": 404,
    "no_table": 404,
    "no_user": 401,
    "nobody": 401,
    "not_for_bots": 403,
    "not_found": 404,
    "not_here": 403,
    "not_json": 415,
    "old_link": 409,
    "too_large": 413,
    "too_many": 429,
    "too_many_bots": 409,
    "too_many_orders": 400,
    "unavailable": 503,
    "unknown_game": 404,
    "wrong_login": 401,
    "wrong_password": 403,
}
CODE_BY_CLASS: dict[type[LonghaulError], str] = {  # of errors without a code of their own; the nearest class counts
    UnknownGame: "unknown_game",
    IllegalAction: "illegal",
    LonghaulError: "bad_request",
}
FRAMEWORK_ERRORS: dict[int, tuple[str, str]] = {  # code and sentence by status
    400: ("bad_request", "the request cannot be understood"),
    404: ("not_found", "there is nothing here"),
    405: ("bad_method", "this address does not accept that method"),
    413: ("too_large", "the body is too large"),
    415: ("not_json", "the body must be JSON: send Content-Type: application/json"),
}
EVERYWHERE = (400, 413, 429, 500, 503)  # what the middleware and the store may answer to any request
REASONS: dict[int, str] = {  # for the documentation
    400: "The request cannot be understood, or a value is not allowed.",
    401: "Not signed in, or the credentials are not valid.",
    403: "Signed in, but not allowed: banned, cross-site, without the CSRF header, or not for this kind of account.",
    404: "It does not exist, or it is not yours.",
    409: "It conflicts with the current state.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    429: "Too many requests; the header Retry-After gives the seconds to wait.",
    500: "An internal error.",
    503: "The store or the server is unavailable for the moment; nothing was changed.",
}


class Problem(msgspec.Struct):
    """What is wrong: a stable code, and a sentence that may be reworded."""

    code: str
    text: str


class ErrorBody(msgspec.Struct):
    """The body of every answer other than a success."""

    error: Problem


class TooManyRequests(LonghaulError):
    """A rate limit was exceeded; a retry is possible after `retry_seconds`."""

    code = "too_many"

    def __init__(self, limit: str, retry_seconds: int) -> None:
        super().__init__(f"too many requests; try again in {plural(retry_seconds, 'second')}")
        self.limit = limit
        self.retry_seconds = retry_seconds


@dataclass(frozen=True)
class Answer:
    """An error as it is sent."""

    status: int
    code: str
    text: str
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def body(self) -> ErrorBody:
        return ErrorBody(Problem(self.code, self.text))


def answer_to(error: Exception) -> Answer:
    """The answer to a request that ended in this error."""
    if isinstance(error, LonghaulError):
        return _answer_to_ours(error)
    if isinstance(error, HTTPException) and error.status_code < 500:
        return _answer_to_framework(error)
    if isinstance(error, RecursionError) and "deserializing" in str(error):
        return Answer(400, "bad_request", "the body is nested too deeply")
    return Answer(500, "internal", INTERNAL_ERROR)


def _answer_to_ours(error: LonghaulError) -> Answer:
    code = getattr(error, "code", "") or next(
        CODE_BY_CLASS[kind] for kind in type(error).__mro__ if kind in CODE_BY_CLASS
    )
    retry_seconds = getattr(error, "retry_seconds", None)
    headers = {} if retry_seconds is None else {"retry-after": str(retry_seconds)}
    return Answer(STATUS_BY_CODE.get(code, DEFAULT_STATUS), code, str(error), headers)


def _answer_to_framework(error: HTTPException) -> Answer:
    status = error.status_code
    code, text = FRAMEWORK_ERRORS.get(status, ("refused", HTTPStatus(status).phrase.lower()))
    if isinstance(error.__cause__, SerializationException):
        text = "the body is not valid JSON"
    elif status == 400:
        text = "; ".join(filter(None, map(_complaint, error.extra or []))) or text
    return Answer(status, code, text, dict(error.headers or {}))


def _complaint(message: Any) -> str:
    """What is wrong with one value of a request. The framework's messages name fields and types, never the values."""
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


NO_CONTENT = {204: ResponseSpec(None, description="Done; there is no body.", generate_examples=False)}


def rejections(*statuses: int) -> dict[int, ResponseSpec]:
    """The documentation of how a route can fail: these statuses and those that every route shares."""
    return {
        status: ResponseSpec(ErrorBody, description=REASONS[status], generate_examples=False)
        for status in sorted({*statuses, *EVERYWHERE})
    }
