"""Where the truth is, 19 times out of 20."""

from math import sqrt

Z95 = 1.959963984540054  # two-sided 95 % of the normal distribution


def wilson(wins: float, trials: float) -> tuple[float, float]:
    """The interval that holds a share of wins 19 times out of 20."""
    share, n, z = wins / trials, trials, Z95
    middle, spread = share + z * z / (2 * n), z * sqrt(max(0.0, share * (1 - share)) / n + z * z / (4 * n * n))
    scale = 1 + z * z / n
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
