"""Small pieces of text that the games share."""


def plural(count: int, noun: str) -> str:
    """`1 card`, `2 cards`"""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def signed(figure: int) -> str:
    """`+2`, `−2`"""
    return f"+{figure}" if figure >= 0 else f"−{-figure}"


def seat_name(seat: int) -> str:
    """`Seat 1`; the client puts the player's name in its place."""
    return f"Seat {seat + 1}"


def with_article(noun: str) -> str:
    """`a Courier`, `an Interceptor`"""
    return f"{'an' if noun[0].lower() in 'aeiou' else 'a'} {noun}"


def counted(count: int, noun: str) -> str:
    """`a card`, `2 cards`"""
    return with_article(noun) if count == 1 else plural(count, noun)
