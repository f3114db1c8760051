"""What a puzzle is about: by the moves it offers, and by how far its game has gone. Nothing of its solution shows."""

from collections.abc import Iterable

ENDGAME = "endgame"
ENDGAME_SHARE = 0.9  # of its game's moves have been played by then

# By the kinds of moves that only it is about
THEMES = {
    "combat": ("attack", "target", "counter", "escape", "escape_new", "damage", "sabotage"),
    "blockade": ("declare", "roll", "call_off", "support", "hinder"),
    "law": ("pay", "scrap"),
    "trade": ("buy", "sell", "offer", "trade", "swap", "up", "down", "manipulate", "monger"),
    "travel": ("explore", "follow", "jump", "sector", "go"),
    "dice": ("lock",),
    "ship": ("upgrade", "improve", "buy_upgrade", "hire", "extra_card", "draw_fleet", "draw_crew", "expand"),
    "building": ("purchase", "build_toll", "build_factory", "buy_toll", "improve_toll"),
    "order": ("bid", "order"),
    "gathering": ("mine", "salvage", "take", "cargo", "unload", "mission"),
}
NAMES = (ENDGAME, *THEMES)


def themes_of(moves: Iterable[str], played: int, length: int) -> tuple[str, ...]:
    """The themes of a position with these moves, after so many moves of a game of so many."""
    verbs = {move.partition(":")[0] for move in moves}
    found = [theme for theme, about in THEMES.items() if verbs & set(about)]
    return tuple([ENDGAME] * (played >= ENDGAME_SHARE * length) + found)
