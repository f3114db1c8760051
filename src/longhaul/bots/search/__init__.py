"""One search for all games: information-set Monte-Carlo tree search, compiled for each.

Where things are: `climb.py` (the search itself, a template that a game's rules are put into), `tree.py` (what is
remembered of it), `searcher.py` (its Python face: budgets, choices, expectations).
"""

from longhaul.bots.search.searcher import Choice, Outlook, Searcher, Settings

__all__ = ["Choice", "Outlook", "Searcher", "Settings"]
