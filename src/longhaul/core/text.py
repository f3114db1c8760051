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
