"""Bots play each other: every line-up with the same seeds; scores with 95 % intervals, and ratings.

`matches.py`: who sits where, with which seed; `runner.py`: games on all cores, results saved as they come;
`scoring.py`: scores, intervals, ratings.
"""

from longhaul.lab.arena.matches import Arena, Match
from longhaul.lab.arena.runner import GameResult, play_all
from longhaul.lab.arena.scoring import summarise

__all__ = ["Arena", "GameResult", "Match", "play_all", "summarise"]
