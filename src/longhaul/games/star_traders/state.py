"""Star Traders: the state and content records, and the actions."""

from typing import Annotated

import numpy as np

from longhaul.core.actions import action_space
from longhaul.core.chance import Tape
from longhaul.core.memory.record import Axis, Bytes, Index, Int, Ints, Members, Of
from longhaul.core.state import GameState
from longhaul.games.star_traders.components import (
    CREW_CARDS,
    DESIGNS,
    EDGES,
    FACES,
    FACTORIES,
    FLEET_CARDS,
    GOODS,
    MAX_TRADE_UNITS,
    PLANETS,
    POSTS,
    REGIONS,
    SEATS,
    SECTORS,
    SHIPS,
    SHOWN,
    SLOTS,
    STATIONS,
    STATS,
    UPGRADES,
    WIDTH,
)

SEAT, SHIP, GOOD = Axis("seat", SEATS), Axis("ship", SHIPS), Axis("good", GOODS)
STAT, UPGRADE, POST = Axis("stat", STATS), Axis("upgrade", UPGRADES), Axis("post", POSTS)
DESIGN, REGION, SECTOR, EDGE = (
    Axis("design", DESIGNS),
    Axis("region", REGIONS),
    Axis("sector", SECTORS),
    Axis("edge", EDGES),
)
STATION, FACTORY = Axis("station", STATIONS), Axis("factory", FACTORIES)


# State ----------------------------------------------------------------------------------------
class State(GameState):
    # options
    board: Int
    regions: Int  # per player, besides the start region
    victory_level: Int
    round_cap: Int
    more_objects: Int
    exploration: Int
    territory: Int
    precise_hits: Int
    temporary_loss: Int
    flagship_blockades: Int
    owner_doubling: Int
    outpost_session: Int
    blockade_markers: Int
    targeting: Int
    # round and phase
    rounds: Int  # begun so far
    first: Annotated[Index, Of("seat")]  # the first player
    turn: Int  # how many players have had their part of the phase
    rank: Int  # the priority number that moves or acts
    step: Int  # progress within a part of a phase
    resume: Annotated[Int, Of("phase")]  # the phase to return to
    outcome: Annotated[Int, Of("outcome")]
    winners: Annotated[Int, Members("seat")]
    stale: Int  # 1: levels must be recalculated
    # the map
    count: Int  # regions on the table
    tiles: Annotated[Int, Members("tile")]  # in the stack, in no order
    tile: Annotated[Index, Of("tile_or_none")]  # the tile being placed or revealed
    cell: Int  # where it goes: 32 q + r, ORIGIN added to both
    side: Int
    slot: Int  # of the region being revealed
    planets: Annotated[Int, Members("planet")]  # in the bag, in no order
    # who acts
    ship: Annotated[Index, Of("ship_or_none")]
    moves: Int  # left
    session: Int  # at an outpost: TRADING or HIRING
    traded: Annotated[Int, Members("good")]  # by this ship in this turn
    drawn: Int  # decks drawn from in this turn, as bits
    computed: Int  # 1: the Trade Computer was used this turn
    deal: Int  # a Deal
    good: Annotated[Index, Of("good")]
    favour: Int  # what a Broker or a computer shifts the price by; markers that a Diplomat has bought
    shown: Int  # cards on the table
    given: Annotated[Int, Members("good")]  # goods that a swap moves to the friend
    fetched: Annotated[Int, Members("good")]  # and those that it moves to the ship
    crew_given: Annotated[Int, Members("post")]
    crew_fetched: Annotated[Int, Members("post")]
    # combat and blockade
    foe: Annotated[Index, Of("ship_or_none")]  # attacked, or met as a friend
    target: Annotated[Index, Of("upgrade_or_none")]
    aim: Int  # bonuses bought before the dice
    guns: Int
    guard: Int
    blunt: Int  # damage taken away by the Security Chief
    margin: Int  # by which the attack was higher
    spoils: Int  # units that the wreck's owner still has to choose
    place: Annotated[Index, Of("sector_or_none")]  # of a blockade roll, a wreck, a toll's first end, a journey's start
    # upkeep
    settled_ships: Int  # those paid for, as bits of their slots
    settled_stations: Annotated[Int, Members("station")]
    settled_factories: Annotated[Int, Members("factory")]
    spared: Annotated[Int, Members("ship")]  # ships whose Purser covers their upkeep
    struck: Annotated[Int, Members("ship")]  # ships hit in this round
    forfeit: Annotated[Int, Members("ship")]  # flagships that came back in this round
    # bidding
    bidder: Int  # seat + 1 of the current bid, 0 if there is none
    asked: Int  # how many have been asked since
    passed: Annotated[Int, Members("seat")]  # who is out
    # decks: what was never drawn has no order, what was put back has one
    fleet_queued: Int
    crew_queued: Int
    # players
    credits: Annotated[Ints, SEAT]
    tokens: Annotated[Ints, SEAT]
    level: Annotated[Ints, SEAT]
    losses: Annotated[Ints, SEAT]  # damage tokens beside the level
    bought: Annotated[Ints, SEAT, Members("good")]  # in this round
    sold: Annotated[Ints, SEAT, Members("good")]
    bids: Annotated[Ints, SEAT]  # tokens before each player
    won_by: Annotated[Ints, SEAT, 4]  # levels' worth of sites gained by purchase, by blockade; tolls, factories built
    # market
    price: Annotated[Ints, GOOD]
    supply: Annotated[Ints, GOOD]
    swapped: Annotated[Ints, GOOD]  # units that a swap has moved to the friend; below 0, from it
    upgrades_left: Annotated[Ints, UPGRADE]
    fleet_pile: Annotated[Ints, DESIGN]
    crew_pile: Annotated[Ints, POST]
    # ships
    design: Annotated[Ints, SHIP, Of("design_or_none")]
    at: Annotated[Ints, SHIP, Of("sector_or_none")]
    active: Annotated[Ints, SHIP]
    priority: Annotated[Ints, SHIP]
    ranked: Annotated[Ints, SHIP]  # the number by which it moves and acts in this round; 0 outside of its turns
    damage: Annotated[Ints, SHIP]
    armour: Annotated[Ints, SHIP]  # reinforcement tokens
    last_trade: Annotated[Ints, SHIP]  # region, or OFF
    crew: Annotated[Ints, SHIP, Members("post")]
    disabled: Annotated[Ints, SHIP, Members("upgrade")]  # upgrades shot out of use
    hold: Annotated[Ints, SHIP, GOOD]
    steps: Annotated[Ints, SHIP, STAT]
    # stations and factories
    toll_owner: Annotated[Ints, STATION]  # seat + 1
    toll_at: Annotated[Ints, STATION, Of("sector_or_none")]  # the end in the station's region
    toll_to: Annotated[Ints, STATION, Of("sector_or_none")]
    toll_markers: Annotated[Ints, STATION]
    factory_owner: Annotated[Ints, FACTORY]  # seat + 1
    factory_at: Annotated[Ints, FACTORY, Of("sector_or_none")]
    factory_stock: Annotated[Ints, FACTORY, GOOD]
    # regions
    face: Annotated[Ints, REGION, Of("face")]
    spin: Annotated[Ints, REGION]  # rotation
    column: Annotated[Ints, REGION]  # q + ORIGIN
    row: Annotated[Ints, REGION]  # r + ORIGIN
    influence: Annotated[Ints, REGION]
    reach: Annotated[Ints, REGION]  # room for searching the map: sectors as bits; zero between actions
    edge_of_reach: Annotated[Ints, REGION]
    # blockades
    support: Annotated[Ints, SECTOR]
    hinder: Annotated[Ints, SECTOR]
    # bytes
    link: Annotated[Bytes, REGION, EDGE]  # the sector that a line leads to across an edge
    site: Annotated[Bytes, SECTOR]
    owner: Annotated[Bytes, SECTOR]  # seat + 1
    blockader: Annotated[Bytes, SECTOR]  # seat + 1
    since: Annotated[Bytes, SECTOR]  # the round of declaration, or in which a blockade succeeded
    tried: Annotated[Bytes, SECTOR]  # 1: a roll of this round failed
    fitted: Annotated[Bytes, SHIP, UPGRADE]  # levels
    table: Annotated[Bytes, SHOWN]  # the cards shown
    fleet_queue: Annotated[Bytes, FLEET_CARDS]
    crew_queue: Annotated[Bytes, CREW_CARDS]


FACE = Axis("face", FACES)


class Content(Tape):
    # regions
    girth: Annotated[Ints, FACE]  # the size value
    sectors: Annotated[Ints, FACE]
    lines: Annotated[Ints, FACE, WIDTH]  # sectors joined to each, as bits
    exits: Annotated[Ints, FACE, EDGE]  # the sector at each edge, or OFF
    # planets
    population: Annotated[Ints, PLANETS]
    worth: Annotated[Ints, PLANETS]  # own influence
    # ships
    hire_cost: Annotated[Ints, DESIGN]
    upkeep: Annotated[Ints, DESIGN]
    value: Annotated[Ints, DESIGN, STAT]
    copies: Annotated[Ints, DESIGN]
    # upgrades
    upgrade_cost: Annotated[Ints, UPGRADE]
    upgrade_need: Annotated[Ints, UPGRADE]
    upgrade_most: Annotated[Ints, UPGRADE]
    upgrade_type: Annotated[Ints, UPGRADE]
    upgrade_power: Annotated[Ints, UPGRADE]
    upgrade_copies: Annotated[Ints, UPGRADE]
    # crew
    crew_cost: Annotated[Ints, POST]
    usage: Annotated[Ints, POST]
    usage_tokens: Annotated[Ints, POST]  # 1: the usage cost is in tokens
    crew_power: Annotated[Ints, POST]
    crew_copies: Annotated[Ints, POST]
    # figures
    improve_cost: Annotated[Ints, STAT]
    dice: Annotated[Ints, 6]  # faces of the commodity dice
    main_die: Int
    start_credits: Int
    price_floor: Int
    unit_floor: Int
    income: Int
    token_worth: Int
    planet_base: Int
    planet_step: Int
    outpost_base: Int
    outpost_step: Int
    repair_cost: Int
    mend_cost: Int
    wreck_fee: Int
    aim_penalty: Int
    toll_base: Int
    toll_step: Int
    toll_fee: Int
    toll_income: Int
    toll_upkeep: Int
    factory_cost: Int
    factory_upkeep: Int
    commodities: Int  # of each colour
    reinforcements: Int
    stations: Int
    factories: Int


# Actions --------------------------------------------------------------------------------------
ACTIONS = action_space(
    done=(),
    confirm=(),
    number=(Axis("number", MAX_TRADE_UNITS),),
    sector=(SECTOR,),
    cell=(REGION, EDGE),
    rotate=(Axis("turns", 6),),
    side=(Axis("side", 2),),
    take_token=(),
    take_income=(),
    exchange=(),
    pay_ship=(Axis("slot", SLOTS),),
    pay_station=(STATION,),
    pay_factory=(FACTORY,),
    dismiss=(Axis("fleet_slot", SLOTS - 1),),
    mend=(UPGRADE,),
    manipulate=(GOOD, Axis("direction", 2)),
    enter=(),
    meet=(Axis("slot", SLOTS),),
    attack=(SEAT, Axis("slot", SLOTS)),
    target=(UPGRADE,),
    purchase=(),
    declare=(),
    roll=(),
    call_off=(),
    buy=(GOOD,),
    sell=(GOOD,),
    repair=(),
    reinforce=(),
    buy_upgrade=(UPGRADE,),
    raise_upgrade=(UPGRADE,),
    sell_upgrade=(UPGRADE,),
    improve=(STAT,),
    draw_fleet=(),
    draw_crew=(),
    extra_card=(),
    hire=(Axis("card", SHOWN),),
    use=(POST,),
    load=(GOOD,),
    give=(GOOD,),
    fetch=(GOOD,),
    give_crew=(POST,),
    fetch_crew=(POST,),
    pick=(GOOD,),
    build_toll=(),
    improve_toll=(STATION,),
    buy_toll=(STATION,),
    build_factory=(),
    produce=(),
    colour=(GOOD,),
    order=(Axis("order", 6),),
    bid=(SEAT,),
    support=(),
    hinder=(),
)
BLOCKS = tuple(block.name for block in ACTIONS)
FIRST = np.array([*(block.first for block in ACTIONS), ACTIONS.size])

# Blocks of actions by number: the judge takes the block and the place within it.
(
    DO_DONE,
    DO_CONFIRM,
    DO_NUMBER,
    DO_SECTOR,
    DO_CELL,
    DO_ROTATE,
    DO_SIDE,
    DO_TAKE_TOKEN,
    DO_TAKE_INCOME,
    DO_EXCHANGE,
    DO_PAY_SHIP,
    DO_PAY_STATION,
    DO_PAY_FACTORY,
    DO_DISMISS,
    DO_MEND,
    DO_MANIPULATE,
    DO_ENTER,
    DO_MEET,
    DO_ATTACK,
    DO_TARGET,
    DO_PURCHASE,
    DO_DECLARE,
    DO_ROLL,
    DO_CALL_OFF,
    DO_BUY,
    DO_SELL,
    DO_REPAIR,
    DO_REINFORCE,
    DO_BUY_UPGRADE,
    DO_RAISE_UPGRADE,
    DO_SELL_UPGRADE,
    DO_IMPROVE,
    DO_DRAW_FLEET,
    DO_DRAW_CREW,
    DO_EXTRA_CARD,
    DO_HIRE,
    DO_USE,
    DO_LOAD,
    DO_GIVE,
    DO_FETCH,
    DO_GIVE_CREW,
    DO_FETCH_CREW,
    DO_PICK,
    DO_BUILD_TOLL,
    DO_IMPROVE_TOLL,
    DO_BUY_TOLL,
    DO_BUILD_FACTORY,
    DO_PRODUCE,
    DO_COLOUR,
    DO_ORDER,
    DO_BID,
    DO_SUPPORT,
    DO_HINDER,
) = range(len(BLOCKS))
