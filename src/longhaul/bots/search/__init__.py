"""One search for all games: information-set Monte-Carlo tree search, compiled for each.

`mcts.py` is the search, a template that a game's rules are put into; `tree.py` holds its statistics; `searcher.py` is
the Python interface (budgets, candidates); `rollouts.py` plays games to their end without a tree.
"""

from longhaul.bots.search.searcher import UNLIMITED, Candidate, Searcher, Settings

__all__ = ["UNLIMITED", "Candidate", "Searcher", "Settings"]
