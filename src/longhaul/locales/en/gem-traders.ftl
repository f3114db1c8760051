### Gem Traders. The arguments of each message are declared in games/gem_traders/messages/schema.py.

## The game

game-intro = You command a ship among four mining planets, a belt of drifting scrap and an exchange whose prices are dice. Mine gemstones, bend the dice, resolve missions, hire people who make every action go further, and bring gold home. When the last gold is stored, the game ends and points are counted.

ending-all-gold-is-stored = all gold is stored
ending-stopped-after-round-60 = stopped after round 60
charted = Points
source-gold = Stored gold: { $points }
source-crew = Crew and Officers: { $points }
source-missions = Missions: { $points }
decided-boosts = Tied on points: the most unplayed Boosts win ({ $count }).
decided-crew = Tied on points and Boosts: the most Crew cards win ({ $count }).
decided-shared = Tied on points, Boosts and Crew: the win is shared.

set-house = House set
    .about = 65 cards and 18 missions; gold for 20 to 35 rounds.

## Options [later]

option-scrap_trade = Scrap trade
    .about = Scrap from space can be bought at the exchange.
option-gold_die_moves = Gold die moves
    .about = Cards that swap two dice may also move the one in the centre.
option-finish_round = Finish round
    .about = Once all gold is stored, the round is still played to its end.

## Things

good-emerald = Emerald
good-sapphire = Sapphire
good-amethyst = Amethyst
good-ruby = Ruby
good-citrine = Citrine
good-scrap = Scrap
good-gold = Gold

place-space = Space
place-home = Home
place-emerald = Emerald planet
place-sapphire = Sapphire planet
place-ruby = Ruby planet
place-citrine = Citrine planet
place-x1 = Dock X1
place-x2 = Dock X2
place-x3 = Dock X3
place-x4 = Dock X4
place-x5 = Dock X5
place-x6 = Dock X6
place-mission = Mission Center

pile-low = Low
pile-high = High

crew-dockworker = Dockworker
    .other = Dockworkers
crew-miner = Miner
    .other = Miners
crew-scavenger = Scavenger
    .other = Scavengers
crew-trader = Trader
    .other = Traders
crew-saboteur = Saboteur
    .other = Saboteurs
crew-monger = Space Monger
    .other = Space Mongers
crew-shapeshifter = Shapeshifter
    .other = Shapeshifters

officer-quartermaster = Quartermaster
officer-alchemist = Alchemist
officer-engineer = Engineer
officer-marketeer = Marketeer
officer-port-captain = Port Captain

boost-pay-dirt = Pay Dirt
boost-hacker = Hacker
boost-freeze = Freeze
boost-jettison = Jettison
boost-windfall = Windfall
boost-offload = Offload
boost-teleport = Teleport
boost-consignment = Consignment
boost-payday = Payday
boost-alchemy = Alchemy
boost-manipulate = Manipulate
boost-broker = Broker
boost-cyberpunk = Cyberpunk
boost-storm = Storm
boost-ballast = Ballast
boost-cash-flow = Cash-Flow
boost-big-take = Big Take
boost-swap = Swap

# The same people and cards, by the other kinds of words
role-dockworker = { crew-dockworker }
role-miner = { crew-miner }
role-scavenger = { crew-scavenger }
role-trader = { crew-trader }
role-saboteur = { crew-saboteur }
role-monger = { crew-monger }
active-quartermaster = { officer-quartermaster }
active-alchemist = { officer-alchemist }
active-engineer = { officer-engineer }
active-marketeer = { officer-marketeer }
type-dockworker = { crew-dockworker }
type-miner = { crew-miner }
type-scavenger = { crew-scavenger }
type-trader = { crew-trader }
type-saboteur = { crew-saboteur }
type-monger = { crew-monger }
type-shapeshifter = { crew-shapeshifter }
    .hyphenated = Shape{"\u00AD"}shifter
type-quartermaster = { officer-quartermaster }
    .hyphenated = Quarter{"\u00AD"}master
type-alchemist = { officer-alchemist }
type-engineer = { officer-engineer }
type-marketeer = { officer-marketeer }
type-port-captain = { officer-port-captain }
type-pay-dirt = { boost-pay-dirt }
type-hacker = { boost-hacker }
type-freeze = { boost-freeze }
type-jettison = { boost-jettison }
type-windfall = { boost-windfall }
type-offload = { boost-offload }
type-teleport = { boost-teleport }
type-consignment = { boost-consignment }
type-payday = { boost-payday }
type-alchemy = { boost-alchemy }
type-manipulate = { boost-manipulate }
type-broker = { boost-broker }
type-cyberpunk = { boost-cyberpunk }
type-storm = { boost-storm }
type-ballast = { boost-ballast }
type-cash-flow = { boost-cash-flow }
type-big-take = { boost-big-take }
type-swap = { boost-swap }

# What the player is doing, after "you cannot do that now: …"
phase-declare = you are declaring your Shapeshifters
phase-menu = you are choosing an action
phase-cargo = you are loading and unloading
phase-mine = you are mining
phase-salvage = you are salvaging
phase-trade = you are trading
phase-pay = you are paying for a card
phase-sabotage = you are choosing ships to drive into space
phase-partner = you are choosing a ship to deal with
phase-barter = you are swapping cargo
phase-stow = the Quartermaster is storing cargo
phase-convert = you are converting cargo
phase-fly = you are choosing where to fly
phase-switch = you are choosing dice to swap
phase-hack = you are setting dice
phase-broker = you are moving dice
phase-reroll = you are choosing dice to reroll
phase-windfall = you are choosing gemstones
phase-taking = you are taking cargo
phase-fee = the Port Captain is taking a fee
phase-drop = you are dropping cargo for Jettison
phase-excess = you are dropping what does not fit

## Counted nouns

noun-card = card
    .other = cards
noun-action = action
    .other = actions
noun-step = step
    .other = steps
noun-ship = ship
    .other = ships
noun-point = point
    .other = points
noun-gold = Gold
noun-shapeshifter = Shapeshifter
    .other = Shapeshifters

## Parts of sentences

amount = { COUNT($units, $good) }
amount-any = { $units ->
    [1] any gem
   *[other] { $units } any gems
}
# A die and the value that it shows
die = { $good } { $shows }

## Labels

action-end = End the turn ({ COUNT($actions, "action") } left)
action-end-plain = End the turn
action-done = Done
action-done-idle = Done: { COUNT($idle, "shapeshifter") } will do nothing this turn
action-go-out = Out into space
action-go = { $place-id ->
    [space] Out into space
    [home] Go home
   *[other] Go to { $place }
}
action-go-dock = Go to { $place } ({ JOIN($dice, ", ") })
action-go-taxi = Taxi to { $place } ({ JOIN($dice, ", ") })
# A ship without cargo, whose owner has nothing in storage
action-go-idle = Go home (nothing to load or store)
action-go-mined = Go to { $place } (the bank has no { $good })
action-go-no-missions = Go to { $place } (no missions are left)
action-go-no-gold = Go to { $place } (the bank has no { good-gold })
action-cargo = Load or unload
action-mine = Mine up to { COUNT($units, $good) }
action-mine-nowhere = Mine
action-salvage = Salvage up to { COUNT($units, "unit") }
action-trade = Trade: { COUNT($steps, "step") }
action-mission = Deliver { JOIN($need, " + ") }: { COUNT($gold, "gold") }, { $points } VP
action-mission-short = Deliver { JOIN($need, " + ") }: { COUNT($gold, "gold") } (all the bank has left), { $points } VP
action-mission-empty = Resolve the { $pile-id ->
    [low] low
   *[high] high
} mission
action-buy = Buy { $type }: { JOIN($cost, " + ") }
action-buy-twin = Buy { $type }: { JOIN($cost, " + ") } (card { $number })
action-buy-empty = Buy from an empty slot
action-sabotage = Sabotage: { action-sabotage.detail }
    .detail = drive { COUNT($ships, "ship") } into space
action-monger = Space Monger: { action-monger.detail }
    .detail = swap { COUNT($units, "unit") } with a ship
action-use = { $active }: { action-use.detail }
    .detail = { $active-id ->
        [quartermaster] store up to 4 units
        [alchemist] convert cargo
        [engineer] fly anywhere
       *[marketeer] swap two dice, then trade
    }
action-play = Play { $boost }
action-play-full = Play { $boost } (you can already carry 12)
action-give = Give { COUNT(1, $good) }
action-give-store = Store { COUNT(1, $good) }
action-give-pay = Pay { COUNT(1, $good) }
action-give-drop = Drop { COUNT(1, $good) }
action-take = Take { COUNT(1, $good) }
action-take-load = Load { COUNT(1, $good) }
action-take-mine = Mine { COUNT(1, $good) }
action-take-salvage = Salvage { COUNT(1, $good) }
action-unload = Store all cargo
action-swap = { COUNT($units, $good) } for { COUNT($got, $good-2) }
action-up = { $good } die { $shows } → { $then }
action-down = { $good } die { $shows } → { $then }
action-die = The { $good } die ({ $shows })
action-die-then = The { $good } die ({ $shows }), then only { JOIN($good-rest, ", ") }
action-value = Set it to { $shows }
action-target = { $seat } ({ $place }, { $aboard } aboard)
action-target-own = Your own ship ({ $place }, { $aboard } aboard)
action-target-empty = Empty seat
action-convert = { $rate-id ->
    [gem] 1 gemstone into another
    [gems] 2 gemstones into 1 Gold
   *[scrap] 3 Scrap into 1 Gold
}
action-declare = Shapeshifter: { $role }
action-declare-then = Shapeshifter: { $role }, then only { JOIN($role-rest, ", ") }
action-declare-last = Shapeshifter: { $role }, then no more
action-keep = Take nothing in return

## The log

event-turn = { $seat }'s turn (round { $round }).
event-declared = { $seat } declares a Shapeshifter: { $role }.
event-moved = { $seat } moves from { $place-from } to { $place }.
event-moved-engineer = { $seat } calls the Engineer and flies from { $place-from } to { $place }.
event-moved-teleport = { $seat } plays Teleport: from { $place-from } to { $place }.
event-displaced = { $seat } drives { $seat-whom } from { $place } into space.
event-displaced-own = { $seat } drives their own ship from { $place } into space.
event-fee = { $seat }, Port Captain, takes { COUNT(1, $good) } from { $seat-whom }.
event-loaded = { $seat } loads { JOIN($amounts, ", ") }.
event-unloaded = { $seat } stores { JOIN($amounts, ", ") }.
event-mined = { $seat } mines { JOIN($amounts, ", ") }.
event-salvaged = { $seat } salvages { JOIN($amounts, ", ") }.
event-dropped = { $seat } drops { JOIN($amounts, ", ") } into space.
event-paid = { $seat } pays { JOIN($amounts, ", ") }.
event-traded = { $seat } trades { COUNT($paid, $good) } for { COUNT($got, $good-for) }.
event-die-stepped = { $seat } moves the { $good } die to { $shows }.
event-die-set = { $seat } sets the { $good } die to { $shows }.
event-die-rolled = The { $good } die shows { $shows }.
event-die-reset = The { $good } die goes back to { $shows }: the Hacker's effect is over.
event-die_placed = Exchange dice: { JOIN($dice, ", ") }; { $centre } in the centre.
event-switched = { $seat } swaps the { $good } die and the { $good-with } die.
event-resolved = { $seat } delivers { JOIN($need, " + ") }: +{ COUNT($gold, "gold") } aboard, { $points } VP.
event-resolved-short = { $seat } delivers { JOIN($need, " + ") }: +{ COUNT($gold, "gold") } aboard (all the bank had left), { $points } VP.
event-uncovered = Next { $pile-id ->
    [low] low
   *[high] high
} mission: { JOIN($need, " + ") }, for { COUNT($gold, "gold") }.
event-bought = { $seat } buys { $type }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } VP)
}.
event-turned_up = { $type } enters the market.
event-used = { $seat } calls the { $officer }.
event-played = { $boost-id ->
    [freeze] { $seat } plays Freeze: until { $seat }'s next turn, the others may only mine, salvage and trade.
    [consignment] { $seat } plays Consignment and can carry 12 units until they next unload.
   *[other] { $seat } plays { $boost }.
}
event-gave = { $seat } gives { COUNT(1, $good) } to { $seat-whom }.
event-got = { $seat } takes { COUNT(1, $good) } from { $seat-whom }.
event-converted = { $seat } turns { $rate-id ->
    [gem] a gemstone
    [gems] 2 gemstones
   *[scrap] 3 Scrap
} into { COUNT(1, $good) }.
event-found = { $seat } stores { COUNT(1, $good) } from the bank.
event-monger = { $seat } sends the Space Monger to { $seat-whom }.
event-swapped = { $seat } takes { COUNT(1, $good) } from { $seat-whom } for { COUNT(1, $good-for) }.
event-starting_gold = { $seat } starts with { COUNT($gold, "gold") }.
event-all_stored = The last gold is stored.
event-over = { $outcome-id ->
    [stored] All gold is stored.
   *[stopped] Round 60 is over.
} The game is over.
event-won = { $shared ->
    [0] { $seat } wins with { COUNT($points, "point") }.
   *[other] { $seat } shares the win with { COUNT($points, "point") }.
}

## Prompts

# The Officer or Boost that asks the question
prompt-source = { $type }: { $prompt }
prompt-declare = { prompt-declare.ask } ({ prompt-declare.aside })
    .ask = What will your Shapeshifters work as this turn?
    .aside = { $left ->
        [1] 1 left
       *[other] { $left } left, in order from { crew-dockworker } to { crew-monger }
    }
prompt-menu = { prompt-menu.ask } ({ prompt-menu.aside })
    .ask = Round { $round }, { COUNT($actions, "action") } left
    .aside = { $place }, { $aboard }/{ $capacity } aboard
prompt-cargo = Move units between ship and storage; each good goes one way only
prompt-mine = { prompt-mine.ask } ({ prompt-mine.aside })
    .ask = Keep mining?
    .aside = up to { $left } more
prompt-salvage = { prompt-salvage.ask } ({ prompt-salvage.aside })
    .ask = What will you pick up?
    .aside = up to { COUNT($left, "unit") }
prompt-trade = { prompt-trade.ask } ({ prompt-trade.aside })
    .ask = Trade, or move a die by 1
    .aside = { COUNT($left, "step") } left
prompt-pay = { prompt-pay.ask } ({ prompt-pay.aside })
    .ask = Which gemstones will you pay?
    .aside = { $left } to go
prompt-sabotage = { prompt-sabotage.ask } ({ prompt-sabotage.aside })
    .ask = Which ship will you drive into space?
    .aside = { $left } left
prompt-partner = Which ship will you deal with?
prompt-barter = { prompt-barter.ask } ({ prompt-barter.aside })
    .ask = Which unit will you give { $seat }?
    .aside = { $left } left
prompt-barter-back = Which unit will you take from { $seat } for { COUNT(1, $good) }?
prompt-stow = { prompt-stow.ask } ({ prompt-stow.aside })
    .ask = Which unit will you store?
    .aside = up to { $left } more
prompt-convert = What will you convert?
prompt-convert-from = Which gemstone will you give up?
prompt-convert-colour = Which colour do you want?
prompt-convert-second = Which other gemstone will you give up?
prompt-fly = Where will you fly?
prompt-switch = { prompt-switch.ask } ({ prompt-switch.aside })
    .ask = Which dice will you swap?
    .aside = { $left ->
        [1] 1 to choose
       *[other] { $left } to choose, in order from { good-emerald } to { good-gold }
    }
prompt-hack = { prompt-hack.ask } ({ prompt-hack.aside })
    .ask = Which die will you set?
    .aside = { $left ->
        [1] 1 left
       *[other] { $left } left, in order from { good-emerald } to { good-gold }
    }
prompt-hack-value = Which value for the { $good } die?
prompt-broker = { prompt-broker.ask } ({ prompt-broker.aside })
    .ask = Which die will you move by 1?
    .aside = { $left } left
prompt-reroll = { prompt-reroll.ask } ({ prompt-reroll.aside })
    .ask = Which dice will you reroll?
    .aside = { $left ->
        [1] 1 to choose
       *[other] { $left } to choose, in order from { good-emerald } to { good-gold }
    }
prompt-windfall = { prompt-windfall.ask } ({ prompt-windfall.aside })
    .ask = Which gemstone?
    .aside = { $left } left
prompt-taking = { prompt-taking.ask } ({ prompt-taking.aside })
    .ask = Which unit will you take?
    .aside = up to { $left } more
prompt-fee = Port Captain: which unit will you take from { $seat }?
prompt-drop = { prompt-drop.ask } ({ prompt-drop.aside })
    .ask = Jettison: which unit will you drop?
    .aside = { $left } left
prompt-excess = Your ship is over capacity: drop { COUNT($units, "unit") }
prompt-over = The game is over.
when = round { $round }

## Warnings

warning-excess = { COUNT($units, "unit") } will be lost to space: over capacity

## Rejections [later]

clause-GT-TURN-03 = finish the action you began first; you can end your turn between actions: { $phase }
clause-GT-TURN-03-menu = no action is under way: choose one, or end your turn
clause-GT-TURN-06 = you cannot do that now: { $phase }
clause-GT-TURN-07 = that would change nothing, or leave an action unfinished: { $phase }
clause-GT-MOVE-02 = a docked ship can only go out into space
clause-GT-MOVE-04 = every dock at { $place } is taken
clause-GT-MOVE-04-dock = { $place } is taken
clause-GT-CARGO-01 = you load and unload cargo at your home base
clause-GT-CARGO-04 = in one action, each good goes one way only
clause-GT-CAP-03 = your ship is over capacity: drop something that is aboard
clause-GT-CAP-05 = you cannot throw cargo overboard at will: { $phase }
clause-GT-MINE-01 = you can only mine the gemstone of the planet you are docked at
clause-GT-MINE-05 = the bank is out of this planet's gemstone
clause-GT-SALV-01 = only a ship in space can salvage
clause-GT-SALV-03 = there is no { $good } in space
clause-GT-DICE-04 = the { $good } die shows { $shows }; its values go from 1 to { $sides }
clause-GT-DICE-05 = Traders cannot move the gold die
clause-GT-DICE-07 = in this game the die in the centre stays there
clause-GT-DICE-08 = choose different dice, in the order of the list
clause-GT-TRADE-01 = you can only trade at a dock of the exchange
clause-GT-TRADE-05 = this dock does not touch the { $good } die, only { JOIN($dice, ", ") }
clause-GT-TRADE-05-same = a trade needs two different dice
clause-GT-TRADE-06 = this costs { COUNT($units, $good) }, and you carry { $have }
clause-GT-TRADE-11 = in this game scrap cannot be bought at the exchange
clause-GT-TRADE-12 = no { $good } is available
clause-GT-MISS-01 = you resolve missions at the Mission Center
clause-GT-MISS-02 = you need { JOIN($need, " + ") } aboard
clause-GT-MISS-05 = the bank has no gold to reward it
clause-GT-MISS-07 = this pile is empty
clause-GT-BUY-03 = it costs { JOIN($cost, " + ") } from your storage
clause-GT-BUY-03-rest = pay the rest in gemstones from your storage
clause-GT-BUY-06 = this slot is empty, and so is the deck
clause-GT-BUY-09 = you already have six { $type } cards
clause-GT-CREW-05 = you have no Saboteur
clause-GT-CREW-06 = you have no Space Monger
clause-GT-SAB-02 = that ship is already in space
clause-GT-MONG-01 = both ships must be in space
clause-GT-MONG-03 = swap units one by one: give one, then take one
clause-GT-MONG-05 = both ships must carry cargo, and not just the same good
clause-GT-MONG-06 = you can only swap cargo that was aboard when the swap began, for a different good
clause-GT-SHAPE-01 = you declare Shapeshifters when your turn begins, in the order of the types: { $phase }
clause-GT-SHAPE-05 = there would be more than six { $role } cards
clause-GT-OFF-01 = you do not have this Officer
clause-GT-OFF-02 = the Quartermaster only works in space
clause-GT-OFF-03 = you have nothing to convert that way
clause-GT-OFF-05 = only gemstones can be converted that way, into another colour
clause-GT-OFF-06 = the bank has none
clause-GT-OFF-09 = every dock at { $place } is taken
clause-GT-OFF-09-dock = { $place } is taken
clause-GT-OFF-10 = the Marketeer only works at the exchange
clause-GT-OFF-12 = you must take a fee, from the cargo aboard
clause-GT-BOOST-01 = you do not hold this Boost
clause-GT-BOOST-05 = it would change nothing now
clause-GT-BOOST-PAYDIRT = Pay Dirt is played on a planet
clause-GT-BOOST-HACKER = choose a die first, then its value
clause-GT-BOOST-JETTISON = drop something that is aboard
clause-GT-BOOST-WINDFALL = choose a gemstone that the bank has
clause-GT-BOOST-PAYDAY = Payday is played in space
clause-GT-BOOST-BIGTAKE = both ships must be in space, and the other must carry it
clause-GT-BOOST-SWAP = both ships must be in space, and yours must carry something
clause-GT-BANK-01 = the bank is out of this gemstone
clause-GT-BD-04 = you are frozen: you can only mine, salvage, trade or end your turn
clause-GT-BD-12 = this gemstone has already been recoloured
clause-GT-BD-13 = the Broker moves two different dice
clause-GT-BD-19 = only Swap lets you take nothing in return
clause-GT-END-01 = the game is over: all gold is stored
clause-GT-END-04 = the game is over: it stops after round 60

## The page: stages of a turn, groups of actions and their short names

stage-begin = Begin
stage-choose = Choose
stage-act = Act
stage-end = End

group-boosts = Boosts
group-buy = Buy
group-choose-a-die = Choose a die
group-convert = Convert
group-crew-and-officers = Crew and Officers
group-deal-with = Deal with
group-drive-into-space = Drive into space
group-drop = Drop
group-finish = Finish
group-fly-to = Fly to
group-give = Give
group-go-to = Go to
group-load = Load
group-mine = Mine
group-missions = Missions
group-move-a-die = Move a die
group-pay = Pay
group-pick-up = Pick up
group-set-it-to = Set it to
group-shapeshifter = Shapeshifter
group-stop = Stop
group-store = Store
group-take = Take
group-trade = Trade
group-work = Work

name-buy = Card { $slot }
name-cargo = Load
name-declare = { $role }
name-die = { $good }
name-done = Done
name-end = End the turn
name-give = { $good }
name-give-store = Store { $good }
name-go = { $place }
name-mine = Mine
name-mission = { $pile-id ->
    [low] Low
   *[high] High
} mission
name-monger = Space Monger
name-sabotage = Sabotage
name-salvage = Salvage
name-take = { $good }
name-take-load = Load { $good }
name-trade = Trade
name-unload = Store everything
name-use = { $active }

## The page: what its figures mean, and what each card does

board-crew-count = { COUNT($units, $crew) }
figure-dockworker = Carries 2 more units.
figure-miner = Mines 1 more gemstone.
figure-scavenger = Salvages 1 more unit.
figure-trader = 1 more trading step: a trade, or moving a die by 1.
figure-saboteur = Action: drive one docked ship into space per Saboteur.
figure-monger = Action: swap 2 units with a ship in space per Space Monger.
figure-shapeshifter = Each turn it works as the Crew you name.
figure-quartermaster = Action, in space: store up to 4 units.
figure-alchemist = Action: recolour gemstones, or turn 2 gemstones or 3 scrap into gold.
figure-engineer = Action: fly anywhere except an opponent's home.
figure-marketeer = Action, at the exchange: swap two dice, then trade.
figure-port-captain = Every ship that docks at the exchange or the missions gives you 1 unit.
figure-pay-dirt = Mine as much as your ship can carry.
figure-hacker = Set two dice; both become 1 when your next turn begins.
figure-freeze = Until your next turn, others may only mine, salvage and trade.
figure-jettison = Each opponent drops 4 units.
figure-windfall = Store 3 gemstones from the bank.
figure-offload = Store your whole cargo from anywhere.
figure-teleport = Fly anywhere except an opponent's home.
figure-consignment = Carry 12 until you next unload.
figure-payday = In space, salvage as much as your ship can carry.
figure-alchemy = Convert cargo once, as the Alchemist does.
figure-manipulate = Swap two dice.
figure-broker = Move two dice by 1 each.
figure-cyberpunk = Reroll three dice.
figure-storm = Every ship in space drops its cargo.
figure-ballast = Take 6 units aboard from space.
figure-cash-flow = Move the gold die by 2.
figure-big-take = In space, take up to 4 units from another ship there.
figure-swap = In space, give another ship units and take as many back.
figure-actions = Two actions a turn; Boosts are free.
figure-capacity = 2 per Dockworker, of whom at most 6 count; 12 with Consignment.
figure-mine = 1 gemstone per Miner.
figure-salvage = 1 unit per Scavenger.
figure-steps = 1 trade or die step per Trader.
figure-sabotage = 1 ship per Saboteur.
figure-barter = 2 units each way per Space Monger.
figure-trade = Pay as much of one good as its die shows; get as much of the other as its die shows.
figure-touches = A dock touches two dice on the ring and the one in the centre.
figure-die = Traders move six-sided dice by 1; only cards move the gold die.
figure-bank = Everything that is not aboard, in storage or in space.
figure-space = All scrap starts here, and dropped cargo ends up here.
figure-cost = Paid from storage, never from cargo.
figure-mission = Deliver cargo for gold aboard, and points at the end.
figure-docks = How many ships can dock at a planet or at the Mission Center.
figure-gold = 1 point per stored gold.
figure-cards = Points of the Crew and Officers bought.
figure-missions = Points of the missions resolved.
figure-score = Stored gold, Crew and Officers, missions.
figure-round = The game ends when all gold is stored, or after round 60.

## The terminal: the board in colour [python]

board-round = Round { $round } of { $rounds } at most
board-bank = bank
board-space = space
board-exchange = Exchange
board-centre = centre, ring
board-docks = Docks
board-missions = Missions
board-deck = Deck: { COUNT($cards, "card") }
board-below = ({ $below } below)
board-vp = { $points } VP
board-costs = Costs { JOIN($cost, " + ") }
board-ship = Ship
board-place = Place
board-aboard = Aboard
board-storage = Storage
board-crew = Crew
board-points = VP
board-cards = Cards
board-any = any gem
board-holds = { $number } has { JOIN($cards, ", ") }
board-freezing = froze
board-consigned = consigned

## The terminal: the board in sentences [python]

board-nothing = nothing
board-dice = Round { $round } of { $rounds } at most. Dice: { JOIN($dice, ", ") }.
board-ring = Exchange: { JOIN($docks, ", ") }; { $good } in the centre.
board-dock = dock { $name } between { $good } and { $good-next }
board-supplies = Bank: { JOIN($bank, ", ") }. Space: { JOIN($space, ", ") }.
board-market = Market: { JOIN($cards, "; ") }.
board-market-empty = Market: empty.
board-market-card = { $number } { $type } for { JOIN($cost, ", ") }, { $points } VP
board-offers = Missions: { JOIN($missions, "; ") }.
board-offers-none = Missions: none.
board-offer = { $pile }: { JOIN($need, ", ") } for { COUNT($gold, "gold") }, { $points } VP
board-player = { $seat }: { $place }, { JOIN($cargo, ", ") } aboard of { $capacity }, { JOIN($storage, ", ") } stored, crew { JOIN($crew, ", ") }, { JOIN($cards, ", ") }, { $points } VP.
board-no-cards = no cards
board-result = { $seat }: { COUNT($points, "point") } ({ $gold } gold, { $cards } cards, { $missions } missions)

## Actions that are chosen in advance, without their words [later]

verb-down = Lower a die
verb-give-store = Store
verb-keep = Take nothing in return
verb-take = Take
verb-up = Raise a die
verb-use = Use an Officer

## The board in the browser

client-of-any-colour = of any colour
client-go-to = Go to
client-missions = Missions
client-buy = Buy
client-buy-type = Buy { $type }
client-crew-officers-boosts = Crew, Officers, Boosts
client-tap-highlighted-place-go-there = Tap a highlighted place to go there.
client-buy-for = Buy { $name } for { $units }
client-play = Play { $name }
client-use = Use { $name }
client-price-of = Price of { $name }
client-points-for = Points for { $name }
client-end-game = { $vp } at the end of the game
client-vp = VP
client-card = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
client-short = short
client-unload-everything = Unload everything
client-load-and-unload = Load and unload
client-storage = Storage
client-your-crew = Your crew
client-crew-of = { $name }'s crew
client-combined-abilities = combined abilities
client-declared-for-this-turn = declared for this turn
client-declared-when-your-turn-begins = declared when your turn begins
client-touching = { $place }, touching { $dice }
client-die-showing = { $title } die, showing { $shows }
client-exchange-die = { $title } die
client-hacked-until = { $die }; hacked: back to 1 when the hacker's next turn begins
client-hacked = hacked
client-your-turn-left = Your turn, { $actions } left
client-turn-of-left = { $name }'s turn, { $actions } left
client-aboard = aboard
client-adrift = adrift
client-in-the-bank = in the bank
client-round = Round
client-round-of-up-to = Round { $round } of up to { $rounds }
client-actions-left = Actions left
client-last-round = Last round
client-gold-to-go = Gold to go
client-gold-missing = gold to go
client-gold = Gold: { $sum }
client-freeze = Freeze
client-empty = empty
client-aboard-title = Aboard
client-stored = Stored
client-nothing = nothing
client-officer = Officer
client-boost = Boost
client-homes = Homes
client-go-home = Go home
client-your-home-base = Your home base
client-home-base-of = { $name }'s home base
client-capacity = Capacity
client-stored-at-home = Stored at home
client-nothing-stored = nothing stored
client-bank = Bank
client-market = Market
client-the-market = The market
client-cards-in-the-deck = { $deck } cards in the deck
client-deck-paid-from-storage = { $deck } in the deck; paid from storage
client-you-can-afford = ; you can afford { $affordable }
client-you-cant-afford-any = ; you can't afford any
client-deliver-cargo-gold-mission-center = Deliver cargo for gold at the Mission Center
client-mission-vp = { $vp } VP
client-none-left = none left
client-go-to-the-mission-center = Go to the Mission Center
client-mine-on = Mine on the { $place }
client-go-to-planet = Go to the { $place }
client-planets-in-the-bank = { $goods } in the bank
client-left-mine-trade = { $bank } left to mine or trade for
client-bank-count = bank { $bank }
client-your-ship = Your ship
client-ship-at = { $name }: { $place }, { $total } aboard
client-space = Space
client-adrift-in-space = Adrift in space
client-units-adrift = { $adrift } adrift
client-salvage-one = Salvage 1 { $title } ({ $space } adrift)
client-fly-into-space = Fly into space
client-nothing-adrift = nothing adrift
client-die-of = Die { $step } of { $steps }
client-step-of = Step { $step } of { $steps }
client-ship-of = Ship { $step } of { $steps }
client-unit-of = Unit { $step } of { $steps }
client-trade = Trade
client-trading = Trading
client-trade-at-your-dock = Trade at your dock
client-move-a-die = Move a die
client-moving-dice = Moving dice
client-or-move-a-die-by-one = Or move a die by 1
client-move-a-die-by-one = Move a die by 1
client-lower-die-to = Lower { $title } die to { $shows }
client-raise-die-to = Raise { $title } die to { $shows }
client-stop-trading = Stop trading
client-crew = Crew
client-ability-carry = carry
client-ability-mine = mine
client-ability-salvage = salvage
client-ability-trade = trade
client-ability-sabotage = sabotage
client-ability-swap = swap
client-consignment-until-you-next-unload = Consignment: { $figure } until you next unload
client-mission-gold-all-bank-left = Mission: { $need } for { $pay } Gold (all the bank has left) and { $vp } VP; { $below } more in the pile
client-mission-gold-vp-more-pile = Mission: { $need } for { $pay } Gold and { $vp } VP; { $below } more in the pile
client-gold-cards-missions = gold { $gold } + cards { $cards } + missions { $missions }
client-shows-trade-costs-brings = shows { $shows }: a trade costs or brings { $shows } { $title }
client-stored-aboard-adrift-bank-all = { $reduce } stored, { $aboard } aboard, { $adrift } adrift, { $bank } in the bank: { $gold } in all

## What others did since one's last turn

client-deed-moved = flew to { $place }
client-deed-mined = mined { COUNT($units, $good) }
client-deed-salvaged = salvaged { COUNT($units, $good) }
client-deed-stored = stored { COUNT($units, $good) }
client-deed-traded = traded for { COUNT($units, $good) }
client-deed-took = took { COUNT($units, $good) } from { $seat-whom }
client-deed-delivered = delivered { $units ->
    [one] a mission
   *[other] { $units } missions
}
client-deed-bought = bought { $type }
client-load-everything = Load everything
client-move-units = Confirm ({ $units })
client-mine-units = Mine { $units } { $good }
client-salvage-everything = Take everything adrift: { $units }
client-mine-twice = Mine with both actions
client-salvage-which = Salvage one
client-go-through-space = Through space, with both actions
client-deed-played = played { $boost }
