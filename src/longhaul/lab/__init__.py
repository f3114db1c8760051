"""Many games, for study."""
