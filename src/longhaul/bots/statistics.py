"""Confidence intervals."""

from math import sqrt

Z95 = 1.959963984540054  # two-sided 95 % of the normal distribution


def wilson(wins: float, trials: float) -> tuple[float, float]:
    """The 95 % confidence interval of a share of wins; it always holds the share itself, also after rounding."""
    share, n, z = wins / trials, trials, Z95
    middle, spread = share + z * z / (2 * n), z * sqrt(max(0.0, share * (1 - share)) / n + z * z / (4 * n * n))
    scale = 1 + z * z / n
    return min(share, max(0.0, (middle - spread) / scale)), max(share, min(1.0, (middle + spread) / scale))
