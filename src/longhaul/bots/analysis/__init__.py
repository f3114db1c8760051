"""What happened in a recorded game, and why: chances after every decision, turning points, luck and skill.

Where things are: `samples.py` (trial games and what they tell), `course.py` (which positions of a game have to be
judged), `advising.py` (better moves), `study.py` (the whole, on all cores), `telling.py` (as plain data and sentences).

What a chance means here. A position is judged by what the seat that decides there can know: all else, which is the
dice and cards to come, is dealt anew for every trial game, and rules of thumb play all seats to the end. So the record
of the game is never looked ahead into, not even for a game that is over: a move is as good as what was known when it
was made. What is told of a move is relative to the rules of thumb: choosing as they would changes nothing.
"""

from longhaul.bots.analysis.analyze import FEWEST, Budget, analyse, budget_for

__all__ = ["FEWEST", "Budget", "analyse", "budget_for"]
