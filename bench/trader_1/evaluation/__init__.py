"""The evaluations as they were; Dice Traders uses the exact table of the current ones."""
