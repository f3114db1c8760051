"""Puzzles: positions from games of bots in which one move is clearly best, with what every other one loses.

`shelf.py` reads those that come with each game (a file of JSON lines beside it), `making.py` finds and checks them.
"""

from longhaul.bots.puzzles.collection import Puzzle, puzzle_of_the_day, puzzles_of

__all__ = ["Puzzle", "puzzle_of_the_day", "puzzles_of"]
