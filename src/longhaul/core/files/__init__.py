"""Files that hold games: records, scenarios, first-game guides."""
