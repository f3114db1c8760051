"""What bots do in their games: `python -m bench.conduct star-traders --games 200`."""
