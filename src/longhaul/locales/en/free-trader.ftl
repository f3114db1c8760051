### Free Trader. The arguments of each message are declared in games/free_trader/messages/schema.py.

## Things

cargo-weapons = Weapons
cargo-industrials = Industrials
cargo-agriculturals = Agriculturals
cargo-illegals = Illegals

module-weapons = Weapons
module-defenses = Defenses
module-engines = Engines
module-cargo = Cargo Spaces
    .short = Cargo

kind-starport = Starport
kind-pirate = Pirate
kind-invader = Invader
kind-police = Police

# Why a card is drawn
purpose-buy = Buy
purpose-event = Event
purpose-attack = Attack
purpose-counter = Counter
purpose-fine = Fine
purpose-check = Check
purpose-extra = Extra
purpose-search = Search

outcome-won = Won
outcome-unpaid = Unpaid
outcome-fined = Fined
outcome-no_fuel = No fuel
outcome-no_reach = No reach
outcome-destroyed = Destroyed

# Where a planet lies, seen from another one; `.towards`: which way a step leads
direction-north = north
direction-south = south
direction-west = west
direction-east = east
direction-north-west = north-west
direction-north-east = north-east
direction-south-west = south-west
direction-south-east = south-east

# What the player is doing, after "not at this step of the turn: …"
phase-home = you are choosing the planet to start on
phase-place = you are placing a planet
phase-haven = you are placing the planet you escape to
phase-buy = you are buying
phase-jump = you are about to jump
phase-combat = you are in a fight
phase-damage = you are choosing what is damaged
phase-lose = you are choosing what is lost with a cargo space
phase-fine = you are paying a fine
phase-search = you are at the wreck of a Pirate
phase-take = you are choosing what to take from the wreck
phase-sell = you are selling
phase-upgrade = you are choosing an upgrade

noun-card = card
    .other = cards
noun-planet = planet
    .other = planets
# Room for one unit
noun-space = free space
    .other = free spaces

## Labels

# Part of other labels
odds = Mis-Jump on { $astray } of { COUNT($cards, "card") }
action-done = Done
action-done-buy = Done buying: on to the jump
action-done-sell = Done selling
action-done-search = Leave the wreck
action-done-upgrade = No upgrade this turn
action-counter = Counterattack: { $kill } of { COUNT($cards, "card") } { $kill ->
    [one] destroys it
   *[other] destroy it
}
action-counter-none = Counterattack
action-escape = Escape to { $planet }{ $back ->
    [true] , where you came from
   *[false] {""}
}: { $cost } V; { odds }
action-escape_new = Escape to a new planet: { $cost } V; { odds }
# $figures (list) - what the planet adds to the price of each $cargo.
action-home = Start on { $planet } (law { $law }; { FIGURES($cargo, $figures) })
action-place = Place { $planet } { action-place.name }
    .name = { $direction } of { $planet-here }
action-place-beside = Place { $planet } { action-place-beside.name }
    .name = beside { $planet-near } ({ JOIN($steps, ", ") })
action-place-far = Place { $planet } ({ action-place-far.name })
    .name = { JOIN($steps, ", ") }
action-place-unknown = Place a planet
step = { $count } { FORM($direction, "towards") }
action-jump = Jump to { $planet } (distance { $distance }, law { $law }): { $cost } V
action-jump-across = Jump to { $planet } ({ COUNT($between, "card") } between, law { $law }): { $cost } V
action-jump-back = Emergency jump back to { $planet }: { $cost } V; { odds }
action-buy = Buy { $cargo }: { $base } { TERM($modifier) } { $floored ->
    [true] →
   *[false] =
} { $price } V
action-buy-unmodified = Buy { $cargo }: { $base } = { $price } V
action-buy-unavailable = Buy { $cargo }: not for sale
action-buy-unpriced = Buy { $cargo }
action-sell = Sell { $cargo }: { $base } { TERM($modifier) } { $floored ->
    [true] →
   *[false] =
} { $price } V
action-sell-unmodified = Sell { $cargo }: { $base } = { $price } V
action-sell-unavailable = Sell { $cargo }: no price
action-sell-unpriced = Sell { $cargo }
action-upgrade = Upgrade { $module } from { $level } to { $changed }: { $cost } V
action-damage = Take the hit on { $module }: { $level } → { $changed }
action-lose = Lose { $cargo }
action-lose-empty = Lose an empty space
action-pay = Pay the fine: { $fine } V
action-scrap = Sell a level of { $module } ({ $level } → { $changed }): { $gain } V for the fine
action-scrap-kept = { action-scrap }; { $change } V change kept
action-scrap-lost = { action-scrap }; { $change } V change lost
action-search = Search the wreck: draw a card
action-take = Take { $cargo }

## The log

event-home = The journey begins on { $planet }.
event-turn = Turn { $turn }.
event-redrawn = { $planet } is out of reach and is shuffled back.
event-explored = { $planet } is discovered.
event-placed = { $planet } is placed on the map.
event-drawn = { $purpose-id ->
    [buy] A card sets the prices
    [attack] The enemy fires
    [counter] You fire
    [fine] Fine
    [check] Jump check
    [extra] Extra card discarded
    [search] Search
   *[event] Event
}: { $card }.
event-bought = You buy { $cargo } for { $price } V: { $money } V left.
event-jumped = { $emergency ->
    [1] An emergency jump
   *[other] The ship jumps
} to { $planet } (1 V, { $money } V left).
event-checked = { $misjump ->
    [1] Mis-Jump!
   *[other] The jump is safe.
}
event-scattered = All planets but { $planet } are shuffled anew.
event-quiet = All is quiet.
event-enemy = { $kind } { $strength }: { $card } attacks{ $booty ->
    [0] {""}
   *[other] , lured by booty (+{ $booty })
}.
event-defence = Its attack { $enemy } = { $attack } { $hit ->
    [true] >
   *[false] ≤
} { $defence } = { $ship }, your Defenses.
event-killed = Your Weapons { $ship } = { $attack } > { $defence } = { $enemy }, its defence. It is destroyed!
event-survived = Your Weapons { $ship } = { $attack } ≤ { $defence } = { $enemy }, its defence. It survives.
sum-enemy = { $base }{ $month ->
    [0] {""}
   *[other] {" "}+ { $month } month
}{ $booty ->
    [0] {""}
   *[other] {" "}+ { $booty } booty
} { TERM($modifier) } (card)
sum-ship = { $level } { TERM($modifier) } (card)
event-hit = A hit!
event-missed = It misses.
event-damaged = { $module } damaged: level { $level }.
event-lost = { $cargo }: one unit is lost with its space.
event-escaped = You break off the fight.
event-salvaged = Salvage: +{ $gain } V, { $money } V now.{ $forfeited ->
    [0] {""}
   *[other] {" "}Tank full: { $forfeited } V wasted.
}
event-searched = { $success ->
    [0] The wreck holds nothing useful.
   *[other] There is cargo in the wreck, but no space for it.
}
event-found = You find { $cargo } in the wreck.
event-waved = The police find no Illegals and wave you on.
event-fined = Illegals aboard! Law { $law } × { $multiplier } = a fine of { $fine } V.
event-scrapped = You sell a level of { $module } for { $gain } V; { $left ->
    [0] the fine is paid
   *[other] { $left } V of the fine left
}{ $change ->
    [0] {""}
   *[other] , { $change } V change { $kept ->
        [true] kept
       *[false] lost
    }
}.
event-paid = Fine paid: { $amount } V, { $money } V left.
event-confiscated = The police confiscate { COUNT($units, "unit") } of Illegals.
event-sold = You sell { $cargo } for { $price } V: { $money } V now.{ $forfeited ->
    [0] {""}
   *[other] {" "}Tank full: { $forfeited } V wasted.
}
event-upgraded = { $module } upgraded to { $level } for { $cost } V: { $money } V left.
event-month = Month { $month } ends: { $due } V paid, { $money } V left.
event-reshuffled = Month { $month } begins; enemies grow stronger.
event-over = { $outcome-id ->
    [won] All four payments are made: the ship is yours. You win!
    [no_fuel] There is no Vectorium left for a jump. The game is lost.
    [no_reach] No planet is in reach. The game is lost.
   *[destroyed] There is nothing left to hit: the ship is destroyed. The game is lost.
}
event-over-unpaid = { $due } V are due, but you have { $money } V. The game is lost.
event-over-fined = The fine is { $fine } V; your Vectorium and all modules together bring only { $means } V. The game is lost.
event-dealt = The universe is dealt: { $planets } planets with empty space between them.

## Prompts

# The money and the payment to come: part of the prompts
purse = { $money } V; { $due } V due { $cards ->
    [0] once this card has been used
   *[other] in { COUNT($cards, "card") }
}
prompt-home = { prompt-home.ask } ({ prompt-home.aside })
    .ask = Choose the planet to start on
    .aside = { purse }
prompt-place = { prompt-place.ask } ({ prompt-place.aside })
    .ask = Explore: where will you place { $planet }?
    .aside = { purse }
prompt-haven = { prompt-haven.ask } ({ prompt-haven.aside })
    .ask = Escape: where will you place { $planet }?
    .aside = { purse }
prompt-buy = { prompt-buy.ask } ({ prompt-buy.aside })
    .ask = Buy: { COUNT($spaces, "space") }
    .aside = { purse }
prompt-jump = { prompt-jump.ask } ({ prompt-jump.aside })
    .ask = Jump: where to?
    .aside = { purse }
prompt-jump-back = { prompt-jump-back.ask } ({ prompt-jump-back.aside })
    .ask = Emergency: the only way is back
    .aside = { purse }
prompt-combat = { prompt-combat.ask } ({ prompt-combat.aside })
    .ask = { $card }: fight or escape?
    .aside = { purse }
prompt-damage = { prompt-damage.ask } ({ prompt-damage.aside })
    .ask = You are hit: which module loses a level?
    .aside = { purse }
prompt-lose = { prompt-lose.ask } ({ prompt-lose.aside })
    .ask = You lose a cargo space: what was in it?
    .aside = { purse }
prompt-fine = { prompt-fine.ask } ({ prompt-fine.aside })
    .ask = Police: { $fine } V of the fine still to pay
    .aside = { purse }
prompt-search = { prompt-search.ask } ({ prompt-search.aside })
    .ask = The Pirate is destroyed: search the wreck?
    .aside = { purse }
prompt-take = { prompt-take.ask } ({ prompt-take.aside })
    .ask = The wreck holds several kinds of cargo: which will you take?
    .aside = { purse }
prompt-sell = { prompt-sell.ask } ({ prompt-sell.aside })
    .ask = Sell: anything at these prices?
    .aside = { purse }
prompt-upgrade = { prompt-upgrade.ask } ({ prompt-upgrade.aside })
    .ask = Upgrade: which module, if any?
    .aside = { purse }
prompt-over = The game is over.
when = month { $month }

## Warnings

warning-lost-anyhow = whatever card comes, the game is lost
warning-lost-unpaid = { $money } V will not cover the { $due } V due then: the game is lost
warning-lost-before-selling = { $money } V cannot cover the payment of { $due } V that falls due before you can sell: the game is lost
warning-lost-on-arrival = { $money } V cannot cover the jump and the payment of { $due } V due on arrival: the game is lost
warning-lost-fined = the fine cannot be met: the game is lost
warning-lost-no_fuel = without 1 V for the jump, the game is lost
warning-lost-no_reach = no planet will be in reach: the game is lost
warning-lost-destroyed = the ship will be destroyed: the game is lost
warning-way-back = from { $planet } the only way is back, by emergency jump
warning-dead-end = from { $planet } no planet is in reach without better Engines
warning-engines = with one less Engine level, no planet is in reach

## Rejections [later]

clause-FT-TURN-01 = not at this step of the turn: { $phase }
clause-FT-TURN-03 = you cannot skip this: { $phase }
clause-FT-EXPLORE-03 = the planet goes to a free cell that shares a side with the ship's planet
clause-FT-EXPLORE-04 = all sides are taken: the planet goes to a free space diagonal to the ship's planet
clause-FT-EXPLORE-05 = the planet goes to a free cell that shares a side with any planet on the map
clause-FT-EXPLORE-06 = a cell closer to the ship's planet is free and comes first
clause-FT-EXPLORE-07 = you place exactly one planet in each Explore phase: { $phase }
clause-FT-BUY-07 = { $cargo } are not for sale here
clause-FT-BUY-08 = { $cargo } are not for sale here
clause-FT-BUY-09 = one unit costs { $price } V, and you have { $money } V
clause-FT-BUY-11 = { $spaces ->
    [0] the ship has no cargo space left
    [1] the only cargo space is taken
   *[other] all { $spaces } cargo spaces are taken
}
clause-FT-BUY-12 = cargo cannot be sold before the Sell phase: { $phase }
clause-FT-JUMP-01 = the ship must jump; it cannot stay where it is
clause-FT-JUMP-03 = { $planet } does not share a side with { $planet-here }
clause-FT-JUMP-03-off = { $planet } is not on the map
clause-FT-JUMP-04 = { $planet } needs Engines { $distance }, but yours are at { $engines }
clause-FT-JUMP-06 = you came from there; you can go back only if there is no other way
clause-FT-JUMP-11 = you cannot choose an emergency jump here: { $phase }
clause-FT-JUMP-12 = this would strand the ship, and there is another choice
clause-FT-EJUMP-03 = there is no fight to escape from: { $phase }
clause-FT-EJUMP-04 = an escape costs 1 V, and you have none
clause-FT-EJUMP-05 = { clause-FT-JUMP-03 }
clause-FT-EJUMP-05-here = you are already there
clause-FT-EJUMP-05-off = { clause-FT-JUMP-03-off }
clause-FT-EJUMP-05-between = { clause-FT-VPREGEN-06 }
clause-FT-EJUMP-05-far = { clause-FT-JUMP-04 }
clause-FT-EJUMP-10 = you may escape to where you came from only if there is no other way out
clause-FT-EJUMP-11 = a new planet is drawn only when yours is the only one on the map
clause-FT-EJUMP-12 = no planet is left to draw, or no space next to your planet is free
clause-FT-EJUMP-14 = no planet left in the pile is within reach of your Engines
clause-FT-COMBAT-02 = the enemy attacks first: { $phase }
clause-FT-COMBAT-07 = after an enemy attack you counterattack or escape: { $phase }
clause-FT-DMG-01 = only a hit damages a module: { $phase }
clause-FT-DMG-02 = you are hit and must choose a module
clause-FT-DMG-03 = { $module } are already at 0
clause-FT-DMG-05 = you carry none of that
clause-FT-DMG-05-full = the hold was full, so you must give up a unit
clause-FT-DMG-06 = { clause-FT-DMG-05 }
clause-FT-DMG-06-full = { clause-FT-DMG-05-full }
clause-FT-DMG-09 = you cannot throw cargo overboard: { $phase }
clause-FT-POLICE-05 = you still owe { $fine } V and have { $money } V: sell a module level first
clause-FT-POLICE-06 = cargo cannot pay a fine
clause-FT-POLICE-09 = { $module } are already at 0
clause-FT-POLICE-13 = a fine that can be paid must be paid
clause-FT-POLICE-15 = you can sell modules only to pay a fine: { $phase }
clause-FT-SELL-02 = the latest card has no sell price for it
clause-FT-SELL-07 = you carry no { $cargo }
clause-FT-UPG-01 = you can upgrade only in the Upgrade phase, one level a turn: { $phase }
clause-FT-UPG-02 = { $module } cost { $cost } V, and you have { $money } V
clause-FT-UPG-05 = { $module } cannot rise above { $level } in this game
clause-FT-VCARGO-01 = there is no wreck to search: { $phase }
clause-FT-VCARGO-04 = there is no cargo to take: { $phase }
clause-FT-VCARGO-05 = you can take only the cheapest cargo on the card
clause-FT-VPREGEN-03 = you choose a home planet only once, at the start of a Pregenerated Universe: { $phase }
clause-FT-VPREGEN-04 = that planet is not on the map; there is only empty space
clause-FT-VPREGEN-06 = { COUNT($between, "card") } { $between ->
    [one] lies
   *[other] lie
} in between, but your Engines are at { $engines }
clause-FT-VPREGEN-07 = in a Pregenerated Universe no planet is ever placed
clause-FT-END-01 = the game is over: you have won
clause-FT-END-02 = the game is over: a payment could not be met
clause-FT-END-03 = the game is over: a fine could not be met
clause-FT-END-04 = the game is over: no jump was possible
clause-FT-END-05 = the game is over: the ship was destroyed

## The game

game-intro = You have a new ship, a small tank of Vectorium and a loan on your back. You chart planets, carry goods from where they are cheap to where they are dear, and hope that the cards bring neither Pirates nor Police. Vectorium (V) is your money and your fuel at once, and four payments fall due as the event cards run out. Make all four and you win; this is a game for one.

ending-all-four-payments-made = all four payments made
ending-a-payment-could-not-be-met = a payment could not be met
ending-a-fine-could-not-be-met = a fine could not be met
ending-no-fuel-for-the-jump = no fuel for the jump
ending-no-planet-in-reach = no planet in reach
ending-the-ship-was-destroyed = the ship was destroyed
charted = Vectorium

## Content sets

set-house = The Lamplit Circuit
    .about = A busy circuit where the profit lies between planets: near ports keep you fed, far ones pay, raiders keep you honest.
set-easy = The Mildwater Run
    .about = Friendly lanes, short hops and few raiders. A good first voyage, though the last payment still bites.
set-brutal = The Cinder Verge
    .about = A hard frontier of thin margins, long hops, dear fines and many guns. Expect to lose a few ships.

## Options [later]

option-edition = Edition
    .about = Which rulebook you play by; it sets the defaults of the options below.
option-edition-2014 = 2014 edition
option-edition-v2 = v2 edition
option-month_end = Month end
    .about = When a month ends: as its last card is drawn, or once that card has been used.
option-month_end-on_draw = On draw
option-month_end-after_use = After use
option-invader_doubling = Invader doubling
    .about = Which modifier an Invader doubles.
option-invader_doubling-attack_only = Attack only
option-invader_doubling-attack_and_defence = Attack and defence
option-unavailable = Unavailable
    .about = What marks a cargo as not for sale: a printed 0 (or n/a), or n/a only.
option-unavailable-zero = 0 or n/a
option-unavailable-na = n/a only
option-space_loss = Space loss
    .about = Which cargo goes with a lost space: what is in the space you choose, or only what no longer fits.
option-space_loss-choose_space = Choose space
option-space_loss-overflow_only = Overflow only
option-escape_back = Escape back
    .about = Whether you may escape to the planet you came from.
option-escape_back-free = Free
option-escape_back-last_resort = Last resort
option-escape_new = Escape new
    .about = When a planet may be drawn to escape to.
option-escape_new-only_when_alone = Only when alone
option-escape_new-if_open_space = If open space
option-sell_floor = Sell floor
    .about = The lowest price a sale can bring.
option-no_stranding = No stranding
    .about = Rule out choices that strand the ship if there is any other.
option-module_rounding = Module rounding
    .about = How half a module's cost is rounded when a fine is paid.
option-module_rounding-down = Down
option-module_rounding-up = Up
option-in_play = In play
    .about = Whether cards in use are reshuffled at a month's end.
option-in_play-include = Include
option-in_play-retain = Retain
option-fine_change = Fine change
    .about = What happens to the change when a module pays a fine.
option-fine_change-forfeit = Forfeit
option-fine_change-keep = Keep
option-module_cap = Module cap
    .about = The highest level of any module.
option-module_cap-none = None
option-cargo_cap = Cargo cap
    .about = The highest level of the cargo spaces; 5 is the printed game's supply of tokens.
option-cargo_cap-none = None
option-booty = Booty
    .about = Too Easy? Pirates are 1 stronger for every 7 V you hold.
option-booty_invaders = Booty invaders
    .about = With Booty, Invaders get the bonus too.
option-extra_discard = Extra discard
    .about = Too Easy? An emergency jump uses up one more event card.
option-free_cargo = Free Cargo
    .about = Search the wrecks of Pirates.
option-pregen = Pregenerated Universe
    .about = All planets are dealt at the start, with empty space between them.

## The layout of the board

stage-explore = Explore
stage-buy = Buy
stage-jump = Jump
stage-event = Event
stage-sell = Sell
stage-upgrade = Upgrade

group-start-on = Start on
group-place-the-planet = Place the planet
group-load = Load
group-finish = Finish
group-jump-to = Jump to
group-fight = Fight
group-escape-to = Escape to
group-take-the-hit-on = Take the hit on
group-lose = Lose
group-pay-with-vectorium = Pay with Vectorium
group-sell-a-level-of = Sell a level of
group-the-wreck = The wreck
group-take-one = Take one
group-sell = Sell
group-add-a-level = Add a level

# Actions in their groups; `done` by the phase
name-buy = { $cargo }
name-sell = { $cargo }
name-take = { $cargo }
name-damage = { $module }
name-scrap = { $module }
name-upgrade = { $module }
name-done-buy = Done buying
name-done-search = Leave it
name-done-sell = Done selling
name-done-upgrade = No upgrade
name-counter = Counterattack
name-escape_new = A new planet
name-pay = Pay the fine
name-search = Search the wreck

figure-money = Your money and your fuel; anything above the ceiling is lost.
figure-due = Due when the month's cards run out; if you cannot pay in full, the game is lost.
figure-cards = A month lasts as long as its pile of 14 event cards.
figure-buy = The card's price plus the planet's modifier, at least 1.
figure-sell = The last card's price plus the planet's modifier.
figure-modifier = What the planet adds to the card's price, buying or selling.
figure-law = Fines here are multiples of the law level.
figure-distance = Your Engines must be at this level or higher.
figure-between = Your Engines must be at least the number of cards in between.
figure-jump = Every jump costs 1 V.
figure-previous = A normal jump cannot lead straight back.
figure-hold = A unit takes one space; the level of your Cargo Spaces is their number.
figure-weapons = Your attack is this level plus the card's attack figure.
figure-defenses = Your defence is this level plus the card's defence figure.
figure-engines = You reach planets whose Distance is no higher than this level.
figure-cargo = How many units you can carry.
figure-upgrade = One level of one module a turn.
figure-resale = Half of what a level costs.
figure-strength = The enemy's number, the base of its attack and its defence.
figure-month = 0 in month 1, 1 in month 2, 2 in month 3, 3 in month 4.
figure-booty = 1 for every full 7 V you held when it appeared.
figure-attack = Its number plus the month bonus plus the card's attack figure, doubled for an Invader.
figure-defence = Your Defenses plus the card's defence figure; a tie is a miss.
figure-counter = Your Weapons plus the card's attack figure; a tie destroys nothing.
figure-resist = Its number plus the month bonus plus the card's defence figure.
figure-kill = Cards not drawn this month are all equally likely.
figure-salvage = 1 V for a Pirate 1, 3 V for a Pirate 2, 4 V for a Pirate 3.
figure-astray = A card decides whether an emergency jump is Safe.
figure-fine = The planet's law level times the card's fine figure.

## The terminal's board [python]

board-month = Month { $month } of { $months }
board-due = { $due } V due { $cards ->
    [0] once this card has been used
   *[other] in { COUNT($cards, "card") }
}
board-turn = turn { $turn }
board-status = { board-month }, { board-turn }: { board-due }.
board-ship = Ship
board-ceiling = of { $ceiling } V
board-cargo = Cargo
board-level = { $module } { $level }
board-aboard = { $units } × { $cargo }
board-your-ship = Your ship: { $money } of { $ceiling } V, { JOIN($levels, ", ") }, cargo { $empty ->
    [true] none
   *[false] { JOIN($aboard, ", ") }
}.
board-legend-distance = d distance  § law
board-legend-between = + cards between  § law
board-hidden = { COUNT($count, "planet") } beyond this window
board-you = you
board-back = back
board-drawn = distance { $distance }, law { $law }
board-prices = { $card } sets the { $buying ->
    [true] buying
   *[false] selling
} prices
board-heading-cargo = Cargo
board-heading-price = Card + planet = price
board-heading-aboard = Aboard
board-price = { $base } { TERM($modifier) } { $floored ->
    [true] →
   *[false] =
} { $price } V
board-price-unmodified = { $base } = { $price } V
board-price-none = n/a
board-terms = { $cargo }: card plus planet, { $sum }.
board-enemy = { $kind } { $strength }: { $card }
board-strength = { $base }{ $month ->
    [0] {""}
   *[other] {" "}+ { $month } month
}{ $booty ->
    [0] {""}
   *[other] {" "}+ { $booty } booty
} + { $doubled ->
    [true] 2 × card
   *[false] card
}
board-attack = Its attack { board-strength } against your Defenses { $level } + card.
board-counter = Your Weapons { $level } + card against its defence { board-strength }.
board-hits = It hits on { $hit } of { COUNT($cards, "card") }.
board-kills = You destroy it on { $kill } of { COUNT($cards, "card") }.
board-modifier = { $cargo } { SIGNED($figure) }
board-modifier-none = { $cargo } not for sale
board-planet = { $planet }, { $far-id ->
    [distance] distance { $distance }, law { $law }
    [between] { COUNT($distance, "card") } between, law { $law }
   *[none] law { $law }
}, { JOIN($modifiers, ", ") }
board-place = { $planet }; { JOIN($where, ", ") }.
board-to-place = To be placed: { $planet }.
board-here = you are here
board-steps = { $steps }
board-previous = previous
board-target = target
board-discards = The discard pile: { COUNT($count, "card") } of month { $month }.
board-event = { $card }: { $kind }{ $strength ->
    [0] {""}
   *[other] {" "}{ $strength }
}; buy { JOIN($buy, ", ") }; sell { JOIN($sell, ", ") }; attack { $attack }, defence { $defence }, fine { $fine }, { $misjump ->
    [true] Mis-Jump
   *[false] Safe
}.
board-result = { $won ->
    [true] You win
   *[false] You lose
}: { $paid } of { $payments } payments made, in turn { $turn }.
board-left = Left: { $money } V; { JOIN($levels, ", ") }.

## Planets and cards of the content sets

# `.text`: what the card says; `.text-house`: in one set

planet-earth = Earth
    .text-house = Home: everyone's port of call, and nobody's bargain.
    .text-easy = Home: the kettle is on and the harbour master waves.
    .text-brutal = Home: it lent you the ship, and it has not forgotten.
planet-pell-orchard = Pell Orchard
    .text = Nine valleys of fruit trees under glass, and not one good wrench.
planet-kettlebrae = Kettlebrae
    .text = A steep little world where every chimney belongs to a gunsmith.
planet-saltern-gate = Saltern Gate
    .text = The customs house is taller than the cathedral, and better attended.
planet-low-candle = Low Candle
    .text = A dim moon where nobody asks what is under the tarpaulin.
planet-hammer-shoal = Hammer Shoal
    .text = Drop forges on a string of rocks; you hear it through the hull.
planet-murrowby = Murrowby
    .text = Quiet farms, long fences, and a nervous eye on the sky.
planet-bright-hinge = Bright Hinge
    .text = A station built into a broken mirror, forever short of spare parts.
planet-gantry-fen = Gantry Fen
    .text = Half the cranes have sunk into the marsh, and the other half are for sale.
planet-tansy-drift = Tansy Drift
    .text = Yellow spores, slow rivers, and a cellar trade in strange tinctures.
planet-quillon-yard = Quillon Yard
    .text = Officers' sons learn fencing here, and their fathers buy contraband.
planet-sable-ledger = Sable Ledger
    .text = Bankers' world: polite, dim, and willing to pay for what is banned.
planet-lathe-hollow = Lathe Hollow
    .text = A mined-out shell that turns out gears and imports every meal.
planet-coldspindle = Coldspindle
    .text = Ice miners pay in bright coin for anything that once grew.
planet-old-ferrule = Old Ferrule
    .text = A retired fortress that never quite believed the peace.
planet-tallow-deep = Tallow Deep
    .text = Past the last beacon, where one whole machine is worth a street.
card-swept-landing = Swept Landing
    .text = Someone has swept the whole pad, even the corners.
card-dockside-supper = Dockside Supper
    .text = A long table, a ladle, and room for one more crew.
card-idle-cranes = Idle Cranes
    .text = The cranes stand still and the stevedores play draughts.
card-lamps-at-dusk = Lamps at Dusk
    .text = The harbour lamps come on one by one, all in order.
card-green-lights = Green Lights
    .text = Every berth is clear, and the pilot hums as she ties up.
card-clerk-s-half-day = Clerk's Half Day
    .text = The clerk has gone fishing and left the stamp on a string.
card-ragged-heron = Ragged Heron
    .text = A patched hull on thin legs, waiting in the shallows.
card-tin-jackal = Tin Jackal
    .text = It follows at a distance until you look tired.
card-crooked-magpie = Crooked Magpie
    .text = Its captain collects shiny things and other people's keys.
card-red-thimble = Red Thimble
    .text = Small, quick, and always at the end of somebody's thread.
card-hangman-s-lark = Hangman's Lark
    .text = It sings on the open channel before it opens its ports.
card-pale-chorister = Pale Chorister
    .text = A white shape that answers every hail with one held note.
card-silent-loom = Silent Loom
    .text = Threads of light unroll behind it and the stars go out.
card-customs-cutter-ivy = Customs Cutter Ivy
    .text = She comes alongside with a lantern and a very long form.
card-harbour-lamp-watch = Harbour Lamp Watch
    .text = Two lamps blink twice, which means cut your engines.
card-inspector-s-launch = Inspector's Launch
    .text = A grey launch, a grey coat, and a nose for false floors.
planet-honey-lock = Honey Lock
    .text = Barges of blossom queue for a lock that nobody hurries.
planet-butterwell = Butterwell
    .text = Cows by the thousand, and one fence that needs guarding.
planet-plumgate = Plumgate
    .text = The gate is always open and the keeper always asleep.
planet-kindle-green = Kindle Green
    .text = Fireworks for every feast, and cannon for the loud ones.
planet-copper-kettle = Copper Kettle
    .text = Coppersmiths all along the shore, tapping in time.
planet-sunday-harbour = Sunday Harbour
    .text = Very proper by daylight, and very generous after supper.
planet-softwater = Softwater
    .text = Lake farms under a warm mist, and herons that steal hats.
planet-clover-spindle = Clover Spindle
    .text = A ring of workshops with a meadow down the middle.
planet-barley-ring = Barley Ring
    .text = Gold fields all the way round, and a plough always broken.
planet-ambling-ford = Ambling Ford
    .text = Travellers cross slowly here, and leave their old blades behind.
planet-merry-sluice = Merry Sluice
    .text = A carnival town where anything can be won at the hoops.
planet-peach-landing = Peach Landing
    .text = Retired admirals with sweet tooths and secret cabinets.
planet-gentle-fold = Gentle Fold
    .text = Clockmakers in the hills who forget to eat until you come.
planet-tilly-s-rest = Tilly's Rest
    .text = Tilly founded an inn; the inn became a world.
planet-warm-sill = Warm Sill
    .text = The last window lit on the lane, glad of tools and company.
card-sunlit-pier = Sunlit Pier
    .text = Warm planks, a light breeze, and nothing to sign.
card-band-on-the-quay = Band on the Quay
    .text = Four trumpets and a drum, roughly in agreement.
card-fresh-bread-berth = Fresh Bread Berth
    .text = The berth beside the bakery is free, for once.
card-washed-windows = Washed Windows
    .text = A boy with a bucket cleans every port for a smile.
card-afternoon-nap = Afternoon Nap
    .text = The whole dock dozes, and your hold is quite safe.
card-kites-over-port = Kites over Port
    .text = Children fly paper rockets from the signal tower.
card-shared-kettle = Shared Kettle
    .text = Three crews, one kettle, and a great deal of gossip.
card-feather-touchdown = Feather Touchdown
    .text = The pads meet the ground so softly that nobody wakes.
card-sleepy-ferret = Sleepy Ferret
    .text = It yawns across your bow and asks for your purse.
card-muddy-otter = Muddy Otter
    .text = A river raider who has plainly lost the river.
card-whistling-goat = Whistling Goat
    .text = You hear the tune first, then the horns on the hull.
card-auntie-cutlass = Auntie Cutlass
    .text = She calls everyone dear, and she never misses.
card-stray-lamplighter = Stray Lamplighter
    .text = A wandering light that frightens itself into shooting.
card-polite-patrol = Polite Patrol
    .text = They knock first and wipe their boots.
card-corporal-s-skiff = Corporal's Skiff
    .text = A small skiff, a large moustache, and a list.
card-buoy-wardens = Buoy Wardens
    .text = They count the buoys, and then they count your crates.
planet-ashgallow = Ashgallow
    .text = Gun foundries under a grey snow that is not snow.
planet-thinwater = Thinwater
    .text = They ration the rain here, and weigh it twice.
planet-nailbed = Nailbed
    .text = Scrap dunes, sharp as teeth, and a smelter that never cools.
planet-black-tariff = Black Tariff
    .text = Everything is forbidden, and everything has its price.
planet-rustmother = Rustmother
    .text = An old factory ship that still births machines nobody ordered.
planet-bleak-tally = Bleak Tally
    .text = A debtors' colony that sells its rifles to mend its pumps.
planet-wrack-toll = Wrack Toll
    .text = The toll is paid in wreckage or in silence.
planet-hollow-jaw = Hollow Jaw
    .text = Caves full of poison growers, all of them at war.
planet-widow-s-winch = Widow's Winch
    .text = One cable, one lift, and a long drop on either side.
planet-last-cistern = Last Cistern
    .text = Whoever brings a meal is a lord here until morning.
planet-bitter-sprocket = Bitter Sprocket
    .text = The foremen march in step and hide their vices well.
planet-cairn-of-debts = Cairn of Debts
    .text = Each stone is a captain who was one coin short.
planet-frostgavel = Frostgavel
    .text = A court of ice where even the orchards are under guard.
planet-gnaw = Gnaw
    .text = Something eats the crops, and nobody stays to see what.
planet-scorchlung = Scorchlung
    .text = Breathe through cloth, trade quickly, and keep your back to the wall.
card-truce-hour = Truce Hour
    .text = The guns stop for one hour, as agreed, to the minute.
card-cold-berth = Cold Berth
    .text = No heat and no questions, which will do.
card-bolted-bunkhouse = Bolted Bunkhouse
    .text = Four walls, one door, and three good bolts.
card-dry-dock-silence = Dry Dock Silence
    .text = The dock is empty, and for once that is good news.
card-thin-broth = Thin Broth
    .text = The soup is mostly steam, but the bench is safe.
card-bent-razor = Bent Razor
    .text = Blunt, rusted, and much too close already.
card-nail-sermon = Nail Sermon
    .text = He preaches on all bands while his crew cuts your hull.
card-gutter-saint = Gutter Saint
    .text = She robs the poor first, for practice.
card-throttled-wren = Throttled Wren
    .text = It makes no sound at all until the grapples land.
card-mother-rivet = Mother Rivet
    .text = Her hull is made of every ship she has met.
card-final-creditor = Final Creditor
    .text = It has bought your debts, and it has come to collect.
card-starless-plough = Starless Plough
    .text = It turns the dark over in furrows, and ships with it.
card-empty-procession = Empty Procession
    .text = Forty hulls in a line, with nobody at any window.
card-grinding-psalm = Grinding Psalm
    .text = You feel it in the deck plates long before you see it.
card-iron-writ-patrol = Iron Writ Patrol
    .text = The sentence is already typed; they only need a name.
card-black-seal-wardens = Black Seal Wardens
    .text = They seal the hatch first and ask afterwards.

## Actions that are chosen in advance, without their words [later]

verb-escape = Escape

## The board in the browser

client-no-card = No card has been drawn yet
client-new-planet = New planet: { $planet }
client-discard-pile = Discard pile: { $discards }
client-discard-pile-month = Discard pile, month { $month }
client-used-month-these-cards-cant = Used this month. These cards can't come up again until next month; 2 of the 16 stay hidden.
client-buy = Buy
client-sell = Sell
client-attack-column = Attack
client-defence = Defence
client-fine = Fine
client-e-jump = E-jump
client-safe = Safe
client-mis-jump = Mis-Jump
client-no-cards-used-month-yet = No cards used this month yet.
client-event-card = Event card: { $titles }
client-event-cards-left-this-month = Event cards left this month
client-drawn-left = { $drawn } drawn, { $cards } left
client-cards-left = left
client-the-end = The end
client-the-ship-is-yours = The ship is yours
client-the-voyage-ends-here = The voyage ends here
client-turn-month-v-tank-payments = Turn { $turn }, month { $month }, { $money } V in the tank. Payments:
client-empty = empty
client-hold-free = Hold: { $contents }, { $free } free
client-hold = Hold
client-spaces-in-the-hold = Spaces in the hold
client-taken-free = { $units } taken + { $free } free = { $spaces }
client-of = { $units } of { $spaces }
client-free = free
client-module-level = { $module } level
client-level-next-level-costs-v = level { $level }; next level costs { $cost } V
client-vectorium = Vectorium
client-payment-due = Payment due
client-payments = payments { $payments }
client-v-due = { $due } V due
client-in = in { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
client-now = now
client-due-month = { $detail }, month { $month }
client-planet-to-escape-to = Planet to escape to
client-planet-discovered = Planet discovered
client-law-level-of = Law level of { $name }
client-law = Law
client-distance-of = Distance of { $name }
client-distance = Distance
client-place-highlighted-space = Place it on a highlighted space. { $left ->
    [one] { $left } planet left in the pile.
   *[other] { $left } planets left in the pile.
}
client-payments-month-of = Payments: { $payments }; month { $month } of { $months }
client-paid = paid
client-month-of = month { $month } of { $months }
client-route-to = Route to { $name }
client-in-between = { $between ->
    [one] { $between } card
   *[other] { $between } cards
} in between
client-not-for-sale-here = not for sale here
client-to-the-cards-price = { $change } to the card's price
client-v-per-unit = V per unit
client-base = Base
client-planet = Planet
client-get = get
client-pay = pay
client-price-of = Price of { $good }
client-the-fine = The fine
client-fine-sum-left = law { $law } × card { $fine } = { $sum } V, { $left } V still to pay
client-fine-sum = Law { $law } × card { $fine } = { $sum } V
client-then-your-illegals-are-confiscated = , then your Illegals are confiscated.
client-map = Map
client-place-here = Place here
client-vectorium-of-due-in-cards = Vectorium: { $money } of { $ceiling }, { $due } due in { $cards } cards
client-v-short-payment = { $money } of { $ceiling } V, { $shortfall } short of the payment
client-v-more-than-payment = { $money } of { $ceiling } V, { $value } more than the payment
client-of-vectorium = of { $ceiling } Vectorium
client-when-this-card-is-used = when this card is used
client-v-short = { $shortfall } V short
client-v-to-spare = { $value } V to spare
client-mis-jump-in = Mis-Jump { $misjump } in { $cards }
client-an-empty-space = An empty space
client-raises-v = raises { $resale } V
client-win-v-salvage = Win: { $salvage } V salvage
client-no-salvage = No salvage
client-law-level = Law { $law }
client-v-of-v = { $fine } V of { $money } V
client-units-aboard = { $units } aboard
client-emergency = Emergency: { $astray }
client-with-law = { $text }, law { $law }
client-month = month
client-booty = booty
client-card-doubled = card × 2
client-card = card
client-attack = attack
client-defence-figure = defence
client-weapons = Weapons
client-defenses = Defenses
client-hit = Hit
client-enemy = Enemy
client-attacks = { $name } attacks
client-card-revealed = card revealed
client-you-counterattack = You counterattack
client-destroyed = Destroyed
client-it-survives = It survives
client-card-still-face-down = the card is still face down
client-to-destroy = to destroy
client-card-planet = card { $figure }, planet { $change } → { $price }
client-quiet = Quiet
client-pirate = Pirate
client-invader = Invader
client-police = Police
client-symbol-ignored = { $kind } symbol ignored
client-card-drawn-for-prices = Card drawn for prices
client-prices-on = Prices on { $planet }
client-symbol-ignored-while-buying = { $kind } symbol ignored while buying
client-last-card-drawn = Last card drawn
client-selling-on = Selling on { $planet }
client-last-card-sets-prices = The last card sets the prices
client-combat-card = Combat card
client-the-attack-that-hit = The attack that hit
client-the-last-attack = The last attack
client-card-drawn-for-the-fine = Card drawn for the fine
client-fine-times = Fine × { $fine }
client-card-drawn-for-the-search = Card drawn for the search
client-whats-in-the-wreck = What's in the wreck
client-can-take-cheapest-cargo = You can take its cheapest cargo
client-your-counterattack = Your counterattack
client-the-winning-shot = The winning shot
client-already-used = Already used
client-you-are-here = You are here
client-no-return = No return
client-needs-engines = Needs Engines { $engines }
client-in-reach = In reach
client-card-between = { $between ->
    [one] { $between } card between
   *[other] { $between } cards between
}
client-at-distance = distance { $distance }
client-at-law = law { $law }
client-jump = Jump
client-escape = Escape
client-start-here = Start here
client-emergency-jump = Emergency
client-start = Start
client-here = Here
client-not-adjacent-to-you = Not adjacent to you
client-engines = Engines { $engines }
client-too-far = Too far
client-units-cost = { $units ->
    [1] { $total } V
   *[other] { $total } V, { $each } each
}
client-sell-everything = Sell everything
client-good-on-planet = { $title } on { $name }
