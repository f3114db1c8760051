"""Games solved exactly, where they can be: what best play is expected to bring, for bots to be measured by.

Where things are: `dice_traders.py` (one player alone, day by day), `rolls.py` (best locking of a planet's dice).
"""
