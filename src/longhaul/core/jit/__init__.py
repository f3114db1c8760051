"""How rules become machine code: the `rule` decorator, inlining, entry points, their cache, generated dispatch."""
