"""Small pieces of text that tools for developers share."""


def plural(count: int, noun: str) -> str:
    """`1 card`, `2 cards`"""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
