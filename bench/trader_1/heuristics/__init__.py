"""The heuristic policies as they were."""
