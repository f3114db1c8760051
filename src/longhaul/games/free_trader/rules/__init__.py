"""The rules of Free Trader, one module for each part of the rulebook."""
