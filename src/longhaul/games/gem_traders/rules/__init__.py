"""The rules of Gem Traders, one module for each part of the rulebook."""
