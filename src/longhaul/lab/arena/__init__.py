"""Bots against each other: every line-up with the same seeds, scores with error bars, ratings.

Where things are: `matches.py` (who sits where, with which seed), `playing.py` (games on all cores, results kept as they
come), `scoring.py` (scores, intervals, ratings).
"""

from longhaul.lab.arena.matches import Arena, Match
from longhaul.lab.arena.runner import Played, play_all
from longhaul.lab.arena.scoring import summarise

__all__ = ["Arena", "Match", "Played", "play_all", "summarise"]
