"""The clauses of Dice Traders, pinned by scenario files and by tests."""
