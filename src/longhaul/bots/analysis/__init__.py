"""The analysis of a recorded game: win chances after every decision, turning points, luck and skill.

`timeline.py` says which positions of a game need a sample; `samples.py` runs rollouts from them; `improvements.py`
finds better moves; `analyze.py` does the whole, on all cores; `report.py` puts it into plain data and sentences.

A position is judged by what the seat that decides there can know: everything else, such as the dice and cards to come,
is re-dealt for every rollout, and the heuristic policy plays all seats to the end. So an analysis never looks ahead
into the record, even if the game is over: a move is as good as what was known when it was made. A move is measured
against the choice of the heuristic policy, which by definition changes nothing.
"""

from longhaul.bots.analysis.analyze import MIN_ROLLOUTS, Budget, analyze_game, choose_budget

__all__ = ["MIN_ROLLOUTS", "Budget", "analyze_game", "choose_budget"]
