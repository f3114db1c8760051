"""Exact solutions: the expected result of best play, as a yardstick for bots.

`dice_traders.py`: the solo game, day by day; `planet.py`: one visit; `rolls.py`: best locking;
`review.py`: the loss of each action.
"""
