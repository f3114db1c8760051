"""The language that a caller asks for, by `?language=` or by the header Accept-Language."""

from functools import lru_cache
from urllib.parse import parse_qs

from litestar.types import Scope

from longhaul.core.messages.catalogs import ENGLISH, find_language, languages

MAX_HEADER_LENGTH = 200


def asked_language(scope: Scope) -> str:
    """What `?language=` names, if there is such a language; else ""."""
    given = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("language", [""])[-1]
    return known(given)


def language_of(scope: Scope) -> str:
    """The language to answer in."""
    return asked_language(scope) or _accepted(_header(scope))


def _header(scope: Scope) -> str:
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"), "")


@lru_cache(maxsize=256)
def _accepted(header: str) -> str:
    """The first language of the header that we have: browsers list them by preference."""
    for part in header[:MAX_HEADER_LENGTH].split(","):
        if language := known(part.partition(";")[0].strip()):
            return language
    return ENGLISH


def known(code: str) -> str:
    """The code of a language that we have, `de` for `de-AT`; else ""."""
    return find_language(code, known_languages())


@lru_cache(maxsize=1)
def known_languages() -> list[str]:
    return languages()
