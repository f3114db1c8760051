"""How errors become answers: an HTTP status, a code for programs and a sentence for people.

Every answer other than a success has the body `{"error": {"code": …, "text": …, "message": …}}`, whether accounts,
tables, the middleware or the framework rejected the request. Clients format the message; the text is in the language
that the request asks for. Internal errors go to the log and the caller gets no details.
"""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from longhaul.core.errors import IllegalAction, LonghaulError, UnknownGame
from longhaul.core.messages import Message
from longhaul.core.messages.catalogs import ENGLISH
from longhaul.core.messages.message import as_message
from longhaul.server.languages import language_of
from longhaul.table.errors import MessageError, write

log = logging.getLogger("longhaul.server")

INTERNAL_ERROR = Message("rejected-internal")

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
FRAMEWORK_ERRORS: dict[int, tuple[str, Message]] = {  # code and message by status
    400: ("bad_request", Message("rejected-bad-request")),
    404: ("not_found", Message("rejected-nothing-here")),
    405: ("bad_method", Message("rejected-bad-method")),
    413: ("too_large", Message("rejected-body-size")),
    415: ("not_json", Message("rejected-not-json")),
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


class Problem(msgspec.Struct, omit_defaults=True):
    """What is wrong: a stable code, and a message, which is also there as text."""

    code: str
    text: str
    message: Message
    clause: str = ""  # of the rules


class ErrorBody(msgspec.Struct):
    """The body of every answer other than a success."""

    error: Problem


class TooManyRequests(MessageError):
    """A rate limit was exceeded; a retry is possible after `retry_seconds`."""

    code = "too_many"

    def __init__(self, limit: str, retry_seconds: int) -> None:
        super().__init__(Message("rejected-too-many", {"seconds": retry_seconds}))
        self.limit = limit
        self.retry_seconds = retry_seconds


@dataclass(frozen=True)
class Answer:
    """An error as it is sent."""

    status: int
    code: str
    message: Message
    headers: dict[str, str] = field(default_factory=dict)
    clause: str = ""
    text_in: Callable[[str], str] | None = None  # in a language; by default as a message of the site

    def text(self, language: str = ENGLISH) -> str:
        return self.text_in(language) if self.text_in else write(self.message, language)

    def body(self, language: str) -> ErrorBody:
        return ErrorBody(Problem(self.code, self.text(language), self.message, self.clause))


def answer_to(error: Exception) -> Answer:
    """The answer to a request that ended in this error."""
    if isinstance(error, LonghaulError):
        return _answer_to_ours(error)
    if isinstance(error, HTTPException) and error.status_code < 500:
        return _answer_to_framework(error)
    if isinstance(error, RecursionError) and "deserializing" in str(error):
        return Answer(400, "bad_request", Message("rejected-body-depth"))
    return Answer(500, "internal", INTERNAL_ERROR)


def _answer_to_ours(error: LonghaulError) -> Answer:
    code = getattr(error, "code", "") or next(
        CODE_BY_CLASS[kind] for kind in type(error).__mro__ if kind in CODE_BY_CLASS
    )
    retry_seconds = getattr(error, "retry_seconds", None)
    headers = {} if retry_seconds is None else {"retry-after": str(retry_seconds)}
    status, clause = STATUS_BY_CODE.get(code, DEFAULT_STATUS), getattr(error, "clause", "")
    return Answer(status, code, error.message, headers, clause, error.text_in)


def _answer_to_framework(error: HTTPException) -> Answer:
    status = error.status_code
    code, message = FRAMEWORK_ERRORS.get(status, ("refused", as_message(HTTPStatus(status).phrase.lower())))
    if isinstance(error.__cause__, SerializationException):
        message = Message("rejected-bad-json")
    elif status == 400:
        message = _complaint(error.extra or []) or message
    return Answer(status, code, message, dict(error.headers or {}))


def _complaint(extra: Any) -> Message | None:
    """What is wrong with the values of a request. The framework's texts name fields and types, never the values."""
    found = [(str(each.get("key", "")), str(each.get("message", ""))) for each in extra if isinstance(each, dict)]
    if ("data", "'data'") in found:
        return Message("rejected-no-body")
    texts = [f"{key}: {text}" if key and key != "data" else text for key, text in found]
    return Message("rejected-invalid", {"text": "; ".join(texts)}) if any(texts) else None


def handle(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """The exception handler of the application."""
    answer = answer_to(error)
    if answer.status >= 500 and not isinstance(error, LonghaulError):
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(
        answer.body(language_of(request.scope)),
        status_code=answer.status,
        headers=answer.headers,
        media_type="application/json",
    )


EXCEPTION_HANDLERS: ExceptionHandlersMap = {Exception: handle, HTTPException: handle, 500: handle}


NO_CONTENT = {204: ResponseSpec(None, description="Done; there is no body.", generate_examples=False)}


def rejections(*statuses: int) -> dict[int, ResponseSpec]:
    """The documentation of how a route can fail: these statuses and those that every route shares."""
    return {
        status: ResponseSpec(ErrorBody, description=REASONS[status], generate_examples=False)
        for status in sorted({*statuses, *EVERYWHERE})
    }
