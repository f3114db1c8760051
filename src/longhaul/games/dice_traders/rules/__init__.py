"""The rules of Dice Traders, one module for each part of the rulebook."""
