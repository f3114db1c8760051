"""What a content set says about itself and its things, in the reader's language."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from longhaul.core.content import ContentSet
from longhaul.core.messages.catalogs import ENGLISH, SITE, family, load_bundle
from longhaul.core.messages.formatter import Formatter, Names
from longhaul.core.messages.message import Message


def set_texts(content: ContentSet[Any], language: str = ENGLISH, domain: str = SITE) -> tuple[str, str]:
    """The title of a content set and what it is like: its own, or those of the catalogue if it comes with the game."""
    write, translated = Formatter(language, domain), _translated(content, language, "set")
    title = translated.get("title") or content.title or write.word("set", content.name)
    about = Message(f"set-{content.name}.about")
    return title, translated.get("about") or content.about or (write(about) if write.knows(about) else "")


def _translated(content: ContentSet[Any], language: str, kind: str) -> dict[str, str]:
    """What the set calls its things of a kind in a language, or else in the wider one (`pt` of `pt-BR`)."""
    names: dict[str, str] = {}
    for each in reversed(family(language)):
        names |= content.translations.get(each, {}).get(kind, {})
    return names


@lru_cache(maxsize=256)
def own_names(content: ContentSet[Any], language: str = ENGLISH, domain: str = SITE) -> Names:
    """The names by kind and word that a content set gives and the catalogue lacks; clients need these."""
    english = load_bundle(ENGLISH, domain)
    names: dict[str, dict[str, str]] = {}
    for kind, words in content.words.items():
        translated = _translated(content, language, kind)
        for word, title in zip(words, content.titles[kind], strict=True):
            name = translated.get(word)
            if name or title not in (word, english.plain(f"{kind}-{word}")):
                names.setdefault(kind, {})[word] = name or title
    return names


def formatter_of(
    content: ContentSet[Any], language: str = ENGLISH, domain: str = SITE, seats: Sequence[str] = ()
) -> Formatter:
    """Writes messages about games with this content set."""
    return Formatter(language, domain, own_names(content, language, domain), seats)
