"""Compile or load everything that a table needs of a game; other threads play interpreted meanwhile."""

import numpy as np

from longhaul.bots.analysis.samples import warm_rollouts
from longhaul.bots.heuristic import heuristic_bot
from longhaul.bots.search import Searcher, Settings
from longhaul.core.events import Events
from longhaul.core.memory.record import duplicate
from longhaul.core.position import Position
from longhaul.core.rulebook import Rulebook
from longhaul.core.setup import as_seed, prepare


def precompile_rules(rulebook: Rulebook) -> None:
    """Call every entry once, at the start of a game that is then thrown away."""
    compiled, c = rulebook.compiled, rulebook.find_content().record
    s = prepare(rulebook, rulebook.find_content(), 1, None, {})
    out = np.zeros(rulebook.actions.size + 1, np.int32)
    compiled.setup.warm(c, s, Events.blank())
    position = Position.start(rulebook, rulebook.find_content(), 1)
    compiled.judge.warm(c, position.state, 0)
    compiled.legal.warm(c, position.state, out)
    compiled.result.warm(c, position.state, np.zeros(position.seats, np.int32), np.zeros(position.seats, np.uint8))
    compiled.blind.warm(c, duplicate(position.state), 0, as_seed(1))
    compiled.view.warm(c, duplicate(position.state), 0, as_seed(1), np.zeros(position.seats + out.size, np.int32))
    compiled.play.warm(c, duplicate(position.state), Events.blank(), int(position.legal[0]))
    heuristic_bot(rulebook).warm(position)


def precompile_search(rulebook: Rulebook) -> None:
    """The same for the search and the rollouts, which takes longest. Until then, bots that search play by the heuristic
    policy, and an analysis runs few rollouts."""
    position = Position.start(rulebook, rulebook.find_content(), 1)
    Searcher(rulebook, Settings(positions=16)).warm(position)
    warm_rollouts(position)
