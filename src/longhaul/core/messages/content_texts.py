"""What a content set says about itself and its things, in the reader's language."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from longhaul.core.content import ContentSet
from longhaul.core.messages.catalogs import ENGLISH, SITE, load_bundle
from longhaul.core.messages.formatter import Formatter, Names
from longhaul.core.messages.message import Message


def set_texts(content: ContentSet[Any], language: str = ENGLISH, domain: str = SITE) -> tuple[str, str]:
    """The title of a content set and what it is like: its own, or those of the catalogue if it comes with the game."""
    write, translated = Formatter(language, domain), content.translations.get(language, {}).get("set", {})
    title = translated.get("title") or content.title or write.word("set", content.name)
    about = Message(f"set-{content.name}.about")
    return title, translated.get("about") or content.about or (write(about) if write.knows(about) else "")


@lru_cache(maxsize=256)
def own_names(content: ContentSet[Any], language: str = ENGLISH, domain: str = SITE) -> Names:
    """The names by kind and word that a content set gives and the catalogue lacks; clients need these."""
    english, translated = load_bundle(ENGLISH, domain), content.translations.get(language, {})
    names: dict[str, dict[str, str]] = {}
    for kind, words in content.words.items():
        for word, title in zip(words, content.titles[kind], strict=True):
            name = translated.get(kind, {}).get(word)
            if name or title not in (word, english.plain(f"{kind}-{word}")):
                names.setdefault(kind, {})[word] = name or title
    return names


def formatter_of(
    content: ContentSet[Any], language: str = ENGLISH, domain: str = SITE, seats: Sequence[str] = ()
) -> Formatter:
    """Writes messages about games with this content set."""
    return Formatter(language, domain, own_names(content, language, domain), seats)
