"""Studies over many games: simulations, arenas, exact solutions, benchmarks."""
