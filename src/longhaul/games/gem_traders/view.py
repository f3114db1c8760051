"""What everyone sees of Gem Traders, as plain data; counts of 0 are left out. Never compiled."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict, cast

from longhaul.core.messages.words import of_kind
from longhaul.core.position import Position
from longhaul.games.gem_traders.messages.names import Score, counts, dice_at, members, standing
from longhaul.games.gem_traders.rules.cubes import capacity, level
from longhaul.games.gem_traders.state import (
    CREWS,
    FIRST_OFFICER,
    GOLD,
    GOODS,
    MINER,
    MONGER,
    NO_RATE,
    PILES,
    ROLES,
    SABOTEUR,
    SAFETY_STOP,
    SCAVENGER,
    TRADER,
    TYPES,
    UNITS_PER_MONGER,
    Phase,
)

PICKING = (Phase.BARTER, Phase.CONVERT, Phase.SWITCH, Phase.HACK, Phase.REROLL)  # one choice belongs to another

Good = Annotated[str, of_kind("good")]
Place = Annotated[str, of_kind("place")]
Type = Annotated[str, of_kind("type")]
Counts = dict[str, int]  # units by good, or cards by type


class Step(TypedDict):
    """The action under way."""

    used: int
    limit: int
    card: NotRequired[Type]  # the type of the card that caused it
    picked: NotRequired[str]
    partner: NotRequired[int]
    slot: NotRequired[int]
    rate: NotRequired[str]
    touches: NotRequired[list[Good]]  # the dice that can be traded with


class Card(TypedDict):
    card: str
    type: Type
    cost: Counts  # by good, and `any`
    vp: int


class Mission(TypedDict):
    """The top tile of a pile."""

    need: Counts
    gold: int
    pays: int  # what the bank has for it now (GT-MISS-05)
    vp: int
    below: int


class Levels(TypedDict):
    """The size of a player's actions, by the names of the layout's figures."""

    capacity: int
    mine: int
    salvage: int
    steps: int
    sabotage: int
    barter: int


class Player(TypedDict):
    place: Place
    cargo: Counts
    levels: Levels
    storage: Counts
    crew: Counts
    score: Score
    declared: NotRequired[Counts]  # Shapeshifters, by the Crew that they are this turn
    officers: NotRequired[list[Type]]
    boosts: NotRequired[Counts]
    played: NotRequired[Counts]
    missions: NotRequired[list[str]]
    hacked: NotRequired[list[Good]]  # dice that fall back to 1
    consigned: NotRequired[bool]
    freezing: NotRequired[bool]


class Board(TypedDict):
    """What everyone sees."""

    game: Literal["gem-traders"]
    round: int
    rounds: int
    active: int
    actions: int
    last_round: bool
    step: Step | None
    dice: Counts
    ring: list[Good]  # the die on each spot, the centre last
    bank: Counts
    space: Counts
    market: list[Card | None]
    deck: int
    missions: dict[str, Mission | None]  # by pile
    docks: int
    gold: int  # in the game; once it is all stored, the game ends (GT-END-01)
    players: list[Player]


def view(position: Position, seat: int) -> Board:
    """Everything is open (GT-INFO-01): deck and missions have no order before they are drawn."""
    s, words = position.state, position.content.words
    return {
        "game": "gem-traders",
        "round": s.rounds,
        "rounds": SAFETY_STOP,
        "active": s.active,
        "actions": s.actions,
        "last_round": bool(s.last_round),
        "step": view_step(position),
        "dice": dict(zip(words["good"], s.die.tolist())),
        "ring": [words["good"][die] for die in s.ring.tolist()],
        "bank": counts(words["good"], s.bank.tolist()),
        "space": counts(words["good"], s.space.tolist()),
        "market": [view_card(position, card) if card else None for card in s.market.tolist()],
        "deck": s.stack,
        "missions": {words["pile"][pile]: view_pile(position, pile) for pile in range(PILES)},
        "docks": int(position.content.record.docks[s.seats]),
        "gold": int(position.content.record.gold[s.seats]),
        "players": [view_player(position, player) for player in range(position.seats)],
    }


def view_step(position: Position) -> Step | None:
    s, words = position.state, position.content.words
    if s.phase in (Phase.OVER, Phase.MENU, Phase.EXCESS):
        return None
    step: Step = {"used": s.used, "limit": min(s.limit, 99)}
    if s.source != TYPES and s.phase != Phase.DECLARE:
        step["card"] = words["type"][s.source]
    if s.picked < GOODS and s.phase in PICKING:
        step["picked"] = words["good"][s.picked]
    if s.phase in (Phase.BARTER, Phase.TAKING):
        step["partner"] = s.partner
    if s.phase == Phase.PAY:
        step["slot"] = s.slot + 1
    if s.phase == Phase.CONVERT and s.rate != NO_RATE:
        step["rate"] = words["rate"][s.rate]
    if s.phase == Phase.TRADE:
        step["touches"] = [words["good"][die] for die in dice_at(position, int(s.place[s.seat]))]
    return step


def view_card(position: Position, card: int) -> Card:
    c, words = position.content.record, position.content.words
    return {
        "card": words["card"][card],
        "type": words["type"][int(c.kind[card])],
        "cost": counts(words["price"], c.cost[card].tolist()),
        "vp": int(c.vp[card]),
    }


def view_pile(position: Position, pile: int) -> Mission | None:
    c, s = position.content.record, position.state
    tile = int(s.offer[pile])
    if not tile:
        return None
    return {
        "need": counts(position.content.words["good"], c.need[tile].tolist()),
        "gold": int(c.reward[tile]),
        "pays": min(int(c.reward[tile]), int(s.bank[GOLD])),
        "vp": int(c.worth[tile]),
        "below": int(s.pile[pile]).bit_count(),
    }


def view_player(position: Position, player: int) -> Player:
    s, words = position.state, position.content.words
    shown: Player = {
        "place": words["place"][int(s.place[player])],
        "cargo": counts(words["good"], s.cargo[player].tolist()),
        "levels": view_levels(position, player),
        "storage": counts(words["good"], s.storage[player].tolist()),
        "crew": counts(words["crew"][:CREWS], s.crew[player].tolist()),
        "score": standing(position, player),
    }
    rare: dict[str, Any] = {
        "declared": counts(words["role"][:ROLES], s.declared[player].tolist()),
        "officers": members(words["type"][FIRST_OFFICER:], int(s.officers[player])),
        "boosts": counts(words["boost"], s.held[player].tolist()),
        "played": counts(words["boost"], s.played[player].tolist()),
        "missions": members(words["tile"], int(s.tiles[player])),
        "hacked": members(words["good"], int(s.hacked[player])),
        "consigned": bool(s.consigned[player]),
        "freezing": bool(s.freezing[player]),
    }
    return cast(Player, {**shown, **{name: value for name, value in rare.items() if value}})


def view_levels(position: Position, player: int) -> Levels:
    s = position.state
    return {
        "capacity": int(capacity(s, player)),
        "mine": level(s, player, MINER),
        "salvage": level(s, player, SCAVENGER),
        "steps": level(s, player, TRADER),
        "sabotage": level(s, player, SABOTEUR),
        "barter": UNITS_PER_MONGER * level(s, player, MONGER),
    }
