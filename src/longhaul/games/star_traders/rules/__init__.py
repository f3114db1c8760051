"""The rules of Star Traders, one module for each part of the rulebook."""
