"""Games that bots play on the spot, the same each time, and the parts of their turns that are worth looking at."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from longhaul.bots.heuristic import heuristic_bot
from longhaul.core.files.game_record import export
from longhaul.core.position import Action, Position
from longhaul.games import find_game

ANY = "any"
CARDS = ("play", "use", "sabotage", "monger")
ENDINGS = ("done", "end")  # of a part of a turn


@dataclass(frozen=True)
class Run:
    """A whole game: its record, the part of the turn before each action, the actions, and how many were legal."""

    record: str
    phases: list[str]
    texts: list[str]
    choices: list[int]

    def moves(self, phase: str) -> list[int]:
        return [move for move, each in enumerate(self.phases) if each == phase]

    def decisions(self, phase: str) -> list[int]:
        """Those of them that leave a choice: others are played by the table."""
        return [move for move in self.moves(phase) if self.choices[move] > 1]


@dataclass(frozen=True)
class Played:
    """A game of bots; whims bring up parts of a turn that sober play seldom sees."""

    game: str
    seed: int
    seats: int = 1
    options: tuple[tuple[str, int | str], ...] = ()
    wants: str = ""  # a type of card, or any: it is bought and used wherever it can be
    keen: str = ""  # what is done wherever it can be, the first of these first: beginnings of actions
    wild: int = 0  # moves of a hundred that are anything but the end of a part

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seed), *(name for name, _ in self.options)])

    @cache  # noqa: B019 - there are few, and they are wanted again
    def run(self) -> Run:
        rules = find_game(self.game)
        bot = heuristic_bot(rules)
        position = Position.start(rules, rules.find_content("house"), self.seed, self.seats, dict(self.options))
        run, lots = Run("", [], [], []), Random(self.seed)
        while not position.over:
            run.phases.append(position.phase)
            run.choices.append(len(position.legal))
            action = self.whim(position, lots, run.texts)
            action = action or position.action(bot.choose(position.blinded(position.seat, 1)))
            run.texts.append(action.text)
            position.play(action)
        data = {**export(position), "bot_seats": list(range(self.seats)), "bot": "trader"}
        return Run(json.dumps(data), run.phases, run.texts, run.choices)

    def whim(self, position: Position, lots: Random, done: list[str]) -> Action | None:
        """What nobody sober would do, if anything."""
        tempting = self.tempting(position, done) if self.wants else self.urge(position)
        if tempting is None and lots.randrange(100) < self.wild:
            plain = [each for each in position.legal if not each.text.startswith(("buy:", *ENDINGS))]
            return lots.choice(plain or position.legal)
        return tempting

    def urge(self, position: Position) -> Action | None:
        found = (each for wish in self.keen.split() for each in position.legal if each.text.startswith(wish))
        return next(found, None)

    def tempting(self, position: Position, done: list[str]) -> Action | None:
        """A card that is wanted and that nobody has used yet, or else one to buy."""
        market = position.board(position.seat)["market"]
        for action in position.legal:
            verb, _, word = action.text.partition(":")
            if verb in CARDS and action.text not in done and self.wants in (ANY, word):
                return action
        for action in position.legal:
            verb, _, slot = action.text.partition(":")
            if verb == "buy" and self.wants in (ANY, market[int(slot) - 1]["type"]):
                return action
        return None


# What is looked at ------------------------------------------------------------------------------------------
Stops = dict[Played, dict[str, int]]  # before which move of a game a part of a turn is looked at

# Games that were chosen for what they show, and how many times a part came before.
CHOSEN: Stops = {
    Played("dice-traders", 1, 4): {"travel": 30, "lock": 40, "sell": 20, "buy": 30},
    Played("dice-traders", 1, 3, (("bay", 1), ("free", 1))): {"expand": 2, "sell": 12},
    Played("free-trader", 29): {"place": 8, "buy": 20, "jump": 9, "combat": 6, "fine": 0, "sell": 12, "upgrade": 8},
    Played("free-trader", 11): {"damage": 3, "lose": 0},
    Played("free-trader", 38): {"haven": 0},
}
ENDS = {
    "won": Played("free-trader", 29),
    "lost": Played("free-trader", 11),
    "over": Played("dice-traders", 1, 4),
    "stored": Played("gem-traders", 143, 3),
    "reached": Played("star-traders", 1, 2, (("victory_level", 3),)),
}
MAX_GAMES = 300  # games


@dataclass(frozen=True)
class Quest:
    """Parts of a turn that are looked for game by game: whatever bots and content become, they come up some day."""

    game: str
    parts: str
    options: tuple[tuple[str, int | str], ...] = ()
    wants: str = ""
    keen: str = ""
    wild: tuple[int, ...] = (0,)  # tried in turn
    likely: tuple[int, ...] = ()  # seeds that had most of them when this was written; the others follow

    def stops(self) -> Stops:
        """For each part, the one in the middle of those in the first game that has it."""
        found, left = Stops(), set(self.parts.split())
        for seed in [*self.likely, *range(1, MAX_GAMES)]:
            if not left:
                break
            played = Played(self.game, seed, 4, self.options, self.wants, self.keen, self.wild[seed % len(self.wild)])
            moves = {phase: played.run().moves(phase) for phase in sorted(left)}
            if here := {phase: each[(len(each) - 1) // 2] for phase, each in moves.items() if each}:
                found[played] = here
                left -= set(here)
        assert not left, f"{left} came up in none of {MAX_GAMES} games"
        return found


LONG = (("round_cap", 20), ("victory_level", 30))
PRECISE = (*LONG, ("precise_hits", 1))
WARLIKE = "attack confirm hire draw_crew"
WILD = (30, 45, 60)
# In Gem Traders a Hacker (dice chosen as in `switch`) is too dear to wait for.
QUESTS = {
    "gem-turn": Quest("gem-traders", "declare menu cargo mine salvage trade pay", wants=ANY),
    "gem-cards": Quest("gem-traders", "sabotage partner barter stow convert fly switch", wants=ANY),
    "gem-boosts": Quest("gem-traders", "broker reroll windfall taking fee excess", wants=ANY),
    "gem-jettison": Quest("gem-traders", "drop", wants="jettison", wild=(100,)),
    "star-round": Quest("star-traders", "base influence upkeep travel act planet outpost quantity draw"),
    "star-war": Quest("star-traders", "corporate order siege"),
    "star-map": Quest("star-traders", "side rotate cell", (("board", "laid"),)),
    "star-unknown": Quest("star-traders", "reveal", (("exploration", 1), ("round_cap", 20), ("territory", 1))),
    "star-fights": Quest("star-traders", "aim brace shield terms", LONG, keen=WARLIKE, wild=(25,), likely=(8,)),
    "star-wrecks": Quest(
        "star-traders", "salvage salvage_again spoils haven", PRECISE, keen=WARLIKE, wild=(25,), likely=(19, 37)
    ),
    "star-fleets": Quest("star-traders", "swap mend overflow exchange", LONG, wild=(20,), likely=(7, 37)),
    "star-purse": Quest("star-traders", "purser", LONG, keen="attack confirm hire draw_fleet", likely=(19, 37)),
    "star-stations": Quest("star-traders", "manipulate bid toll_at toll_to factory_at produce", LONG, wild=WILD),
}


def stops_of(name: str) -> Stops:
    """By the name of a quest, or of a game that was chosen."""
    if name in QUESTS:
        return QUESTS[name].stops()
    [played] = [each for each in CHOSEN if str(each) == name]
    return {played: {phase: played.run().moves(phase)[before] for phase, before in CHOSEN[played].items()}}


def all_stops() -> Iterator[str]:
    yield from map(str, CHOSEN)
    yield from QUESTS
