"""Puzzles: positions from games between bots in which one move is clearly best, with what every other move loses.

`collection.py` reads the puzzles that come with each game (JSON lines in this folder); `generate.py` finds and checks
new ones.
"""

from longhaul.bots.puzzles.collection import Puzzle, puzzle_of_the_day, puzzles_of

__all__ = ["Puzzle", "puzzle_of_the_day", "puzzles_of"]
