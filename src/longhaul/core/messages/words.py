"""Words in boards: `Good = Annotated[str, of_kind("good")]` says that a string is a word of that kind.

Clients get the words of a kind as a type of their own, where all content sets have the same.
"""

from msgspec import Meta


def of_kind(kind: str) -> Meta:
    """For `Annotated`: the text is a word of this kind, one of `ContentSet.words[kind]`."""
    return Meta(extra={"kind": kind})
