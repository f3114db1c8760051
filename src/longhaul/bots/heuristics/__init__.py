"""Rules of thumb, one file per game."""
