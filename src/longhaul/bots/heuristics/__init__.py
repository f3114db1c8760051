"""Heuristic policies: hand-written play, one module or package per game."""
