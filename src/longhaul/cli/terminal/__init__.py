"""What `longhaul play` shows and saves: the screen, the board of each game, the saved games."""
