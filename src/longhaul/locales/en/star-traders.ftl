### Star Traders. The arguments of each message are declared in games/star_traders/messages/schema.py.

## Things

good-red = red
    .title = Red
good-blue = blue
    .title = Blue
good-yellow = yellow
    .title = Yellow

stat-hull = hull
    .title = Hull
stat-weapon = weapon damage
    .title = Weapon
stat-cargo = cargo
    .title = Cargo
stat-attack = attack
    .title = Attack
stat-defence = defence
    .title = Defence
stat-move = move
    .title = Move

edge-n = N
edge-ne = NE
edge-se = SE
edge-s = S
edge-sw = SW
edge-nw = NW

side-a = A
side-b = B

direction-up = up
direction-down = down

noun-token = token
    .other = tokens
noun-level = level
    .other = levels
noun-move = move
    .other = moves
noun-step = step
    .other = steps
noun-marker = marker
    .other = markers

# As in content/house.toml. Regions and planets have the same names in every language.
design-flagship = Flagship
design-freighter = Freighter
design-merchantman = Merchantman
design-bulk-carrier = Bulk Carrier
design-courier = Courier
design-blockade-runner = Blockade Runner
design-privateer = Privateer
design-escort = Escort
design-corvette = Corvette
design-frigate = Frigate
design-destroyer = Destroyer
design-interceptor = Interceptor
design-siege-platform = Siege Platform

upgrade-deflector-shield = Deflector Shield
upgrade-ablative-screen = Ablative Screen
upgrade-ion-drive = Ion Drive
upgrade-cargo-pods = Cargo Pods
upgrade-fire-control-computer = Fire-Control Computer
upgrade-jammer = Jammer
upgrade-plasma-lance = Plasma Lance
upgrade-repair-drones = Repair Drones
upgrade-trade-computer = Trade Computer
upgrade-grapple-rig = Grapple Rig
upgrade-siege-net = Siege Net
upgrade-toll-transponder = Toll Transponder

upgrade_text-deflector-shield = Damage taken is reduced by its level.
upgrade_text-ablative-screen = The first hit taken each round is reduced by its level.
upgrade_text-ion-drive = +1 move per level.
upgrade_text-cargo-pods = +2 cargo per level.
upgrade_text-fire-control-computer = +1 to attack rolls per level.
upgrade_text-jammer = +1 to defence rolls per level.
upgrade_text-plasma-lance = +1 damage per level.
upgrade_text-repair-drones = After activation, repairs up to 1 damage per level, even on a disabled ship.
upgrade_text-trade-computer = In one trade per turn, the unit price is 1 cr better for you per level.
upgrade_text-grapple-rig = After a failed salvage roll, you still take up to 1 unit per level.
upgrade_text-siege-net = +1 to this ship's blockade rolls per level.
upgrade_text-toll-transponder = This ship pays 10 cr less in tolls per level.

post-engineer = Engineer
post-mechanic = Mechanic
post-tactical-officer = Tactical Officer
post-helmsman = Helmsman
post-gunner = Gunner
post-security-chief = Security Chief
post-navigator = Navigator
post-broker = Broker
post-diplomat = Diplomat
post-recruiter = Recruiter
post-purser = Purser
post-salvage-master = Salvage Master

post_text-engineer = On the way: one more sector.
post_text-mechanic = In its action turn, anywhere: one point of damage repaired.
post_text-tactical-officer = Attacking, before the dice: +1.
post_text-helmsman = Defending, before the dice: +1.
post_text-gunner = Attacking, before the dice: +1 damage if it hits.
post_text-security-chief = Hit, before damage: 1 damage less.
post_text-navigator = On the way: three more sectors.
post_text-broker = Before a trade: the unit price is 2 cr better for you.
post_text-diplomat = When tokens are spent on a blockade in this sector: 2 markers for the token.
post_text-recruiter = In a draw session: one more card.
post_text-purser = Before upkeep: this ship pays no upkeep this round.
post_text-salvage-master = After a failed salvage roll: roll again.

# What the player is doing, after "not at this point of the round: …"
phase-cell = a region is being placed
phase-side = the side of a region is being chosen
phase-rotate = a region is being turned
phase-base = flagships are being placed
phase-influence = you are choosing a token or income
phase-exchange = you may turn in tokens
phase-purser = you may use your Purser
phase-upkeep = you are paying upkeep
phase-mend = you may restore upgrades
phase-manipulate = you may push a price
phase-travel = your ship is travelling
phase-reveal = a region is being revealed
phase-act = your ship is choosing its action
phase-planet = your ship is at a planet
phase-outpost = your ship is at an outpost
phase-terms = you are settling the price of a trade
phase-quantity = you are choosing a quantity
phase-draw = you are hiring
phase-swap = two of your ships are swapping cargo and crew
phase-aim = you are about to fire
phase-brace = your ship is under attack
phase-shield = your ship has been hit
phase-salvage = there is a wreck to salvage
phase-salvage_again = the salvage failed
phase-spoils = you are choosing what is salvaged from your wreck
phase-haven = your flagship is returning
phase-siege = tokens are being spent on a blockade
phase-corporate = it is time for corporate actions
phase-toll_at = you are placing a toll station
phase-toll_to = you are choosing where a toll station leads
phase-factory_at = you are placing a factory
phase-produce = your factories are producing
phase-order = you are setting the ship order
phase-bid = players are bidding on who goes first
phase-overflow = there is not enough room for all units
phase-over = the game is over

## Places, ships and other names

place = { $tile } { $sector }
place-planet = { $planet }, { $tile } { $sector }
place-outpost = the outpost, { $tile } { $sector }
place-hidden = { $sector }
where = { $tile }
where-planet = { $planet }
where-outpost = the { $tile } outpost
region = { $tile } ({ $number })
region-hidden = region { $number }
# $mark (text) - tells ships of one design apart: A2.
ship = { $design } { $mark }
ship-flagship = { $design }
ship-gone = ship { $mark }
station = the station between { $place } and { $place-other }
station-none = station { $number }
part-good = { COUNT($units, $good) }
part-post = { $post }
part-upgrade = { $upgrade }
part-steps = { COUNT($steps, "step") }
part-units = { COUNT($units, "unit") }
usage = { $credits } cr
usage-tokens = { COUNT($tokens, "token") }

## Labels

action-done = Pass
action-done-exchange = Keep your tokens
action-done-purser = Don't use the Purser
action-done-mend = Don't restore it
action-done-manipulate = Don't push a price
action-done-travel = Stop here
action-done-act = Do nothing
action-done-planet = Done here
action-done-outpost = Done here
action-done-terms = Trade at this price
action-done-draw = { action-done-draw.name }: { action-done-draw.detail }
    .name = Done
    .detail = other cards go under the deck
action-done-swap = Done swapping
action-done-brace = Don't use crew
action-done-shield = Take the hit
action-done-salvage = Leave the wreck
action-done-salvage_again = Don't roll again
action-done-siege = Done spending tokens
action-done-corporate = No corporate action
action-done-produce = Produce nothing here
action-confirm = Go
action-confirm-purser = { action-confirm-purser.name }: { action-confirm-purser.detail }
    .name = Use the { $post } for its upkeep
    .detail = { $usage }
action-confirm-terms = Use the { $upgrade }
action-confirm-aim = { action-confirm-aim.name }: { action-confirm-aim.detail }
    .name = Fire
    .detail = { PERCENT($chance) } to hit, damage { $damage }
action-confirm-salvage = { action-confirm-salvage.name }: { action-confirm-salvage.detail }
    .name = Salvage the wreck
    .detail = roll { $units } or less to take that many units ({ PERCENT($chance) })
action-number = { $units }
action-number-buy = Buy { COUNT($units, $good) } for { $cost } cr
action-number-sell = Sell { COUNT($units, $good) } for { $gain } cr
action-number-load = Load { COUNT($units, $good) }
action-number-repair = Repair { $units } for { $cost } cr
action-number-reinforce = Reinforce by { $units } for { $cost } cr
action-sector = { $place }
action-sector-travel = To { $place }{ $toll ->
    [0] {""}
   *[other] {" "}({ $toll } cr toll)
}
action-sector-base = Start on { $place }
action-sector-toll_at = Station at { $place }: { $cost } cr
action-sector-toll_to = On the line to { $place }
action-sector-factory_at = Factory on { $place }
action-sector-haven = Return to { $place }: { $cost } cr
action-cell = Place it { $edge } of { $region } (cell { $column }, { $row })
action-cell-travel = Reveal the region to the { $edge }
action-cell-beyond = Beyond region { $number }, { $edge }
action-rotate = Rotate it by { $degrees }°
action-side = Side { $side } up
action-take_token = Take an influence token
action-take_income = Take income: { $gain } cr
action-exchange = Turn in a token for { $gain } cr
action-pay_ship = { action-pay_ship.name }: { action-pay_ship.detail }
    .name = Pay for the { $ship }
    .detail = { $cost } cr
action-pay_ship-none = Pay for ship { $slot }
action-pay_station = { action-pay_station.name }: { action-pay_station.detail }
    .name = Pay for { $station }
    .detail = { $cost } cr
action-pay_factory = { action-pay_factory.name }: { action-pay_factory.detail }
    .name = Pay for the factory on { $place }
    .detail = { $cost } cr
action-pay_factory-shared = { action-pay_factory-shared.name }: { action-pay_factory-shared.detail }
    .name = Pay for factory { $number } of { $count } on { $place }
    .detail = { $cost } cr
action-pay_factory-none = Pay for factory { $number }
action-dismiss = Dismiss the { $ship } instead of paying
action-dismiss-none = Dismiss ship { $slot }
action-mend = { action-mend.name }: { action-mend.detail }
    .name = Restore { $upgrade }
    .detail = { $cost } cr
action-manipulate = Spend a token: { $good } { $down ->
    [true] down
   *[false] up
} by a roll of 1 to { $most } (now { $price })
action-enter = Do business at { $place }
action-enter-away = Do business here
action-meet = Swap cargo and crew with the { $ship }
action-meet-none = Swap with ship { $slot }
action-attack = { action-attack.name }: { action-attack.detail }
    .name = Attack { $seat }'s { $ship }
    .detail = { PERCENT($chance) } to hit
action-attack-away = Attack { $seat }'s { $ship }
action-attack-none = Attack ship { $slot } of { $seat }
action-target = { action-target.name }: { action-target.detail }
    .name = Aim at { $upgrade }
    .detail = { SIGNED($penalty) }, a hit disables it
action-purchase = Buy { $place }: { $price } cr, { COUNT($levels, "level") }
action-purchase-away = Buy the site here
action-declare = { action-declare.name }: { action-declare.detail }
    .name = Declare a blockade of { $place }
    .detail = target { $target }
action-declare-owned = { action-declare-owned.name }: { action-declare-owned.detail }
    .name = Declare a blockade of { $place }, owned by { $seat }
    .detail = target { $target }
action-declare-away = Declare a blockade
action-roll = Roll for the blockade: die { SIGNED($bonus) } against { $target } ({ PERCENT($chance) })
action-roll-away = Roll for the blockade
action-call_off = Call off the blockade
action-buy = Buy { $good } at { $price } cr
action-buy-away = Buy { $good }
action-sell = Sell { $good } at { $price } cr
action-sell-away = Sell { $good }
action-repair = { action-repair.name }: { action-repair.detail }
    .name = Repair hull
    .detail = { $cost } cr a point
action-reinforce = { action-reinforce.name }: { action-reinforce.detail }
    .name = Reinforce hull
    .detail = { $cost } cr a point
action-buy_upgrade = Fit { $upgrade }: { $cost } cr
action-raise_upgrade = { action-raise_upgrade.name }: { action-raise_upgrade.detail }
    .name = Raise { $upgrade } by a level
    .detail = { $cost } cr
action-sell_upgrade = { action-sell_upgrade.name }: { action-sell_upgrade.detail }
    .name = Sell { $upgrade }
    .detail = { $gain } cr
action-sell_upgrade-away = Sell { $upgrade }
action-improve = Improve { $stat } by 1: { $cost } cr
action-draw_fleet = { action-draw_fleet.name }: { action-draw_fleet.detail }
    .name = Look for fleet ships
    .detail = draw cards{ $barring ->
        [true] , but no trade here this turn
       *[false] {""}
    }
action-draw_crew = { action-draw_crew.name }: { action-draw_crew.detail }
    .name = Look for crew
    .detail = draw cards{ $barring ->
        [true] , but no trade here this turn
       *[false] {""}
    }
action-extra_card = Spend a token for one more card
action-hire-ship = Hire { $card ->
    [0] the
   *[other] card { $card }, the
} { $design }: { $cost } cr, upkeep { $upkeep } (hull { $hull }, cargo { $cargo }, damage { $damage }, attack { $attack }, defence { $defence }, move { $move })
action-hire-crew = Hire: { $card ->
    [0] {""}
   *[other] card { $card },{" "}
}{ $post }, { $cost } cr. { $post_text }
action-hire-none = Hire card { $card }
action-use = { action-use.name }: { action-use.detail }
    .name = { $post } ({ $usage })
    .detail = { $post_text }
action-load = Load { $good } from your factories ({ $units } there)
action-give = Give { COUNT(1, $good) }
action-fetch = Take { COUNT(1, $good) }
action-give_crew = Give: { $post }
action-fetch_crew = Take: { $post }
action-pick = { COUNT(1, $good) }
action-build_toll = Build a toll station
action-improve_toll = { action-improve_toll.name }: { action-improve_toll.detail }
    .name = Raise the toll of { $station }
    .detail = { $cost } cr
action-improve_toll-none = Raise the toll of { $station }
action-buy_toll = { action-buy_toll.name }: { action-buy_toll.detail }
    .name = Buy { $station }
    .detail = { $cost } cr
action-buy_toll-none = Buy { $station }
action-build_factory = { action-build_factory.name }: { action-build_factory.detail }
    .name = Build a factory
    .detail = { $cost } cr
action-produce = Produce in all your factories
action-colour = Make { COUNT(1, $good) }
action-order = Ship order: { JOIN($ships, ", ") }
action-bid = Bid a token on { $seat }
action-support = { action-support.name }: { action-support.detail }
    .name = Support the blockade
    .detail = { PERCENT($chance) } instead of { PERCENT($before) }
action-support-away = Support the blockade
action-hinder = { action-hinder.name }: { action-hinder.detail }
    .name = Hinder the blockade
    .detail = { PERCENT($chance) } instead of { PERCENT($before) }
action-hinder-away = Hinder the blockade

## The log

event-first = { $seat } goes first.
event-laid = { $seat } places { $tile } { $side } as region { $number }, rotated by { $degrees }°.
event-planet = { $planet } appears in { $tile }.
event-outpost = An outpost appears in { $tile }.
event-based = { $seat }'s flagship starts on { $place }.
event-prices = Starting prices: { good-red } { $red }, { good-blue } { $blue }, { good-yellow } { $yellow }.
event-round = Round { $round }.
event-tokens = { $seat } takes { $gained ->
    [1] a token
   *[other] { COUNT($gained, "token") }
} (now { $tokens }).
event-income = { $seat } takes { $gained } cr income (now { $credits } cr).
event-exchanged = { $seat } turns in a token for { $gained } cr.
event-upkeep = { $seat } pays { $paid } cr upkeep for the { $ship } ({ $credits } cr left).
event-upkeep_station = { $seat } pays { $paid } cr upkeep for the station between { $place } and { $place-other } ({ $credits } cr left).
event-upkeep_factory = { $seat } pays { $paid } cr upkeep for the factory on { $place } ({ $credits } cr left).
event-dismissed = { $seat } dismisses the { $ship }.
event-dismissed-unpaid = { $seat }'s { $ship } leaves the fleet: its upkeep was not paid.
event-lost = Lost with it: { JOIN($parts, ", ") }.
event-station_lost = { $seat } loses the toll station between { $place } and { $place-other }: its upkeep was not paid.
event-factory_lost = { $seat } loses a factory on { $place }: its upkeep was not paid.
event-manipulated = { $seat } pushes { $good } { $down ->
    [1] down
   *[0] up
} by { $roll }: now { $price }.
event-market = Market: { $good } { SIGNED($change) }, now { $price }.
event-journey = { $seat }'s { $ship } travels from { $place-start } to { $place }.
event-toll = { $seat }'s { $ship } pays { $fee } cr toll to { $seat-owner }.
event-revealed = { $seat } reveals { $tile } { $side } as region { $number }.
event-crew_used = { $seat }'s { $ship } uses the { $post }.
event-bought = { $seat }'s { $ship } buys { COUNT($units, $good) } at { $unit_price } cr; the market rises to { $price }.
event-sold = { $seat }'s { $ship } sells { COUNT($units, $good) } at { $unit_price } cr; the market falls to { $price }.
event-repaired = { $seat }'s { $ship } repairs { $units } hull ({ $cost } cr).
event-reinforced = { $seat }'s { $ship } adds { $units } reinforcement ({ $cost } cr).
event-loaded = { $seat }'s { $ship } loads { COUNT($units, $good) } from the factories.
event-spilled = { $seat } returns { COUNT(1, $good) } to the supply from { $place }.
event-fitted = { $seat }'s { $ship } fits { $upgrade }, level { $level } ({ $cost } cr).
event-mended = { $seat }'s { $ship } restores { $upgrade } ({ $cost } cr).
event-unfitted = { $seat } sells { $upgrade } from the { $ship } for { $gained } cr.
event-improved = { $seat }'s { $ship }: { $stat } is now { $value } ({ $cost } cr).
event-drew_ship = { $seat }'s { $ship } draws { INITIAL($design) ->
    [vowel] an
   *[consonant] a
} { $design }.
event-drew_crew = { $seat }'s { $ship } draws { INITIAL($post) ->
    [vowel] an
   *[consonant] a
} { $post }.
event-hired = { $seat } hires the { $ship } for { $cost } cr.
event-engaged = { $seat }'s { $ship } hires { INITIAL($post) ->
    [vowel] an
   *[consonant] a
} { $post } for { $cost } cr.
event-purchased = { $seat } buys { $place } for { $cost } cr (+{ COUNT($levels, "level") }).
event-purchased-former = { $seat } buys { $place } from { $seat-former } for { $cost } cr (+{ COUNT($levels, "level") }).
event-declared = { $seat }'s { $ship } declares a blockade of { $place }.
event-markers = { $seat } spends tokens before { $seat-owner }'s { $ship } rolls at { $place }: support { $support }, hindrance { $hinder }.
event-markers-own = { $seat } spends tokens before the { $ship } rolls at { $place }: support { $support }, hindrance { $hinder }.
event-blockade_roll = { $seat }'s { $ship } rolls { $roll } { SIGNED($bonus) } = { $total } { $reached ->
    [true] ≥
   *[false] <
} { $target } for the blockade.
event-taken = The blockade succeeds: { $seat } takes { $place } (+{ COUNT($levels, "level") }).
event-taken-former = The blockade succeeds: { $place } is neutral, { $seat-former } loses it.
event-lifted = { $seat }'s blockade of { $place } ends.
event-pressed = { $seat }'s blockade of { $place } tightens: support { $support }.
event-eased = { $seat }'s blockade of { $place } is threatened: support { $support }.
event-attacked = { $seat }'s { $ship } attacks { $seat-foe }'s { $foe }.
event-dice-higher = Attack { $attack } { SIGNED($attack_bonus) } = { $attack_total } > { $defence_total } = { $defence } { SIGNED($defence_bonus) }, defence.
event-dice-lower = Attack { $attack } { SIGNED($attack_bonus) } = { $attack_total } < { $defence_total } = { $defence } { SIGNED($defence_bonus) }, defence.
event-dice-tie = Attack { $attack } { SIGNED($attack_bonus) } = { $attack_total } = { $defence } { SIGNED($defence_bonus) }, defence. A tie: roll again.
event-missed = It misses.
event-hit = A hit for { $damage }{ $absorbed ->
    [0] {""}
   *[other] , { $absorbed } absorbed
}; integrity { $left }.
event-disabled = { $seat }'s { $foe } is disabled.
event-shot_out = { $seat }'s { $foe }: { $upgrade } is shot out.
event-destroyed = { $seat }'s { $foe } is destroyed!
event-salvaged = { $seat }'s { $ship } salvages { COUNT($units, "unit") } from the wreck.
event-salvaged-none = Salvage fails: { $roll } is more than the wreck held.
event-returned = { $seat }'s flagship returns to { $place } for { $fee } cr.
event-built_toll = { $seat } builds a toll station between { $place } and { $place-other } for { $cost } cr.
event-raised_toll = { $seat } raises a toll station in { $region } to { COUNT($markers, "marker") } for { $cost } cr.
event-bought_toll = { $seat } buys a toll station in { $region } from { $seat-former } for { $cost } cr.
event-built_factory = { $seat } builds a factory on { $place } for { $cost } cr.
event-produced = { $seat } makes { COUNT(1, $good) } on { $place }.
event-swapped = { $seat }'s { $ship } gives to the { $ship-friend }: { JOIN($parts, ", ") }.
event-swapped-back = { $seat }'s { $ship } gets from the { $ship-friend }: { JOIN($parts, ", ") }.
event-ordered = { $seat } sets ship order: { JOIN($ships, ", ") }.
event-bid = { $seat } bids a token on { $seat-on } (now { $tokens }).
event-bid-own = { $seat } bids a token to go first (now { $tokens }).
event-bid_roll = { $seat } rolls { $roll } to go first.
event-leader = { $seat } is first player from the next round.
event-level = { $seat } is now at level { $level }.
event-discarded = { $seat } discards { COUNT($tokens, "token") }.
event-discarded-flagship = { $seat } loses { COUNT($tokens, "token") } with the flagship.
event-over = { $outcome-id ->
    [rounds] The last round has been played
   *[level] The victory level is reached
}: the game is over. { $seat } wins at level { $level }.
event-over-shared = { $outcome-id ->
    [rounds] The last round has been played
   *[level] The victory level is reached
}: the game is over. { $seat } share the win at level { $level }.

## Prompts

# What the player owns, at the end of every prompt.
prompt-purse = { $credits } cr, { COUNT($tokens, "token") }, level { $level }
prompt-cell = { prompt-cell.ask } ({ prompt-cell.aside })
    .ask = Where will you place { $tile }?
    .aside = { prompt-purse }
prompt-cell-hidden = { prompt-cell-hidden.ask } ({ prompt-cell-hidden.aside })
    .ask = Where will you place the next region?
    .aside = { prompt-purse }
prompt-side = { prompt-side.ask } ({ prompt-side.aside })
    .ask = Which side of { $tile }?
    .aside = { prompt-purse }
prompt-rotate = { prompt-rotate.ask } ({ prompt-rotate.aside })
    .ask = How will you rotate { $tile }?
    .aside = { prompt-purse }
prompt-base = { prompt-base.ask } ({ prompt-base.aside })
    .ask = On which planet does your flagship start?
    .aside = { prompt-purse }
prompt-influence = { prompt-influence.ask } ({ prompt-influence.aside })
    .ask = Influence: a token or income?
    .aside = { prompt-purse }
prompt-exchange = { prompt-exchange.ask } ({ prompt-exchange.aside })
    .ask = Turn in tokens for credits?
    .aside = { prompt-purse }
prompt-purser = { prompt-purser.ask } ({ prompt-purser.aside })
    .ask = Upkeep: use the Purser for the { $ship }?
    .aside = { prompt-purse }
prompt-upkeep = { prompt-upkeep.ask } ({ prompt-upkeep.aside })
    .ask = Upkeep: pay, or dismiss a ship
    .aside = { prompt-purse }
prompt-mend = { prompt-mend.ask } ({ prompt-mend.aside })
    .ask = Restore a shot-out upgrade of the { $ship }?
    .aside = { prompt-purse }
prompt-manipulate = { prompt-manipulate.ask } ({ prompt-manipulate.aside })
    .ask = Market: push a price?
    .aside = { prompt-purse }
prompt-travel = { prompt-travel.ask } ({ prompt-travel.aside })
    .ask = Travel: { $ship } at { $place }, { COUNT($moves, "move") } left
    .aside = { prompt-purse }
prompt-reveal = { prompt-reveal.ask } ({ prompt-reveal.aside })
    .ask = How will you rotate the region?
    .aside = { prompt-purse }
prompt-act = { prompt-act.ask } ({ prompt-act.aside })
    .ask = Action: { $ship } at { $place }
    .aside = { prompt-purse }
prompt-planet = { prompt-planet.ask } ({ prompt-planet.aside })
    .ask = { $ship } at { $place }: what next?
    .aside = { prompt-purse }
prompt-outpost = { prompt-outpost.ask } ({ prompt-outpost.aside })
    .ask = { $ship } at { $place }: what next?
    .aside = { prompt-purse }
prompt-terms = { prompt-terms.ask } ({ prompt-terms.aside })
    .ask = Improve the price before you trade?
    .aside = { prompt-purse }
prompt-quantity = { prompt-quantity.ask } ({ prompt-quantity.aside })
    .ask = How many? At most { $most }
    .aside = { prompt-purse }
prompt-draw = { prompt-draw.ask } ({ prompt-draw.aside })
    .ask = Hire any of these?
    .aside = { prompt-purse }
prompt-swap = { prompt-swap.ask } ({ prompt-swap.aside })
    .ask = { $ship } and { $ship-friend } swap cargo and crew
    .aside = { prompt-purse }
prompt-aim = { prompt-aim.ask } ({ prompt-aim.aside })
    .ask = { $ship } attacks { $seat }'s { $foe }: aim, call crew, or fire
    .aside = { prompt-purse }
prompt-brace = { prompt-brace.ask } ({ prompt-brace.aside })
    .ask = Your { $foe } is attacked by { $seat }'s { $ship }
    .aside = { prompt-purse }
prompt-shield = { prompt-shield.ask } ({ prompt-shield.aside })
    .ask = Your { $foe } is hit by { $seat }'s { $ship }
    .aside = { prompt-purse }
prompt-salvage = { prompt-salvage.ask } ({ prompt-salvage.aside })
    .ask = The wreck holds cargo: salvage it?
    .aside = { prompt-purse }
prompt-salvage_again = { prompt-salvage_again.ask } ({ prompt-salvage_again.aside })
    .ask = The salvage failed: roll again?
    .aside = { prompt-purse }
prompt-spoils = { prompt-spoils.ask } ({ prompt-spoils.aside })
    .ask = Which unit from your wreck do they get?
    .aside = { prompt-purse }
prompt-haven = { prompt-haven.ask } ({ prompt-haven.aside })
    .ask = To which planet does your flagship return?
    .aside = { prompt-purse }
prompt-siege = { prompt-siege.ask } ({ prompt-siege.aside })
    .ask = Blockade of { $place }: die { SIGNED($bonus) } against { $target }
    .aside = { prompt-purse }
prompt-corporate = { prompt-corporate.ask } ({ prompt-corporate.aside })
    .ask = Choose a corporate action
    .aside = { prompt-purse }
prompt-toll_at = { prompt-toll_at.ask } ({ prompt-toll_at.aside })
    .ask = Where will you build the station?
    .aside = { prompt-purse }
prompt-toll_to = { prompt-toll_to.ask } ({ prompt-toll_to.aside })
    .ask = On which line?
    .aside = { prompt-purse }
prompt-factory_at = { prompt-factory_at.ask } ({ prompt-factory_at.aside })
    .ask = On which planet?
    .aside = { prompt-purse }
prompt-produce = { prompt-produce.ask } ({ prompt-produce.aside })
    .ask = What does the factory on { $place } make?
    .aside = { prompt-purse }
prompt-order = { prompt-order.ask } ({ prompt-order.aside })
    .ask = In which order do your ships act?
    .aside = { prompt-purse }
prompt-bid = { prompt-bid.ask } ({ prompt-bid.aside })
    .ask = Bid on who goes first?
    .aside = { prompt-purse }
prompt-overflow = { prompt-overflow.ask } ({ prompt-overflow.aside })
    .ask = No room on the { $ship }: what goes back to the supply?
    .aside = { prompt-purse }
prompt-overflow-factory = { prompt-overflow-factory.ask } ({ prompt-overflow-factory.aside })
    .ask = No room in the factory on { $place }: what goes back to the supply?
    .aside = { prompt-purse }
prompt-over = The game is over.
when = round { $round }

## Warnings

warning-end = this may end the game, and you may not win it
warning-blockade = the blockade ends when its last ship leaves
warning-call_off = you lose all markers of the blockade
warning-dismiss = lost with it: { JOIN($parts, ", ") }
warning-dismiss-blockade = lost with it: { JOIN($parts, ", ") }; the blockade ends when its last ship leaves
warning-draw_fleet = you already have three ships: you cannot hire any of the cards
warning-enter = there is nothing for you to do there now
warning-hire = the ship already has one, who would leave without a refund
warning-upkeep = upkeep of { $upkeep } cr is due next round, and as things stand you will be { $short } cr short
warning-upkeep-now = upkeep of { $upkeep } cr is due now: without income you are { $short } cr short

## Rejections [later]

clause-ST-GEN-01 = not at this point of the round: { $phase }
clause-ST-GEN-05 = you cannot afford that: you have { $credits } cr
clause-ST-GEN-05-site = it costs { $price } cr, and you have { $credits } cr
clause-ST-SETUP-04 = the first region is always the start region, and its rotation makes no difference
clause-ST-SETUP-05 = not now: { $phase }
clause-ST-SETUP-06 = a line must join the region to one already placed
clause-ST-SETUP-15 = a flagship starts on a planet without another flagship
clause-ST-WIN-02 = the game is over
clause-ST-INF-01 = you take either a token or income: { $phase }
clause-ST-INF-03 = you can turn in tokens only after taking income: { $phase }
clause-ST-UPK-02 = upkeep is paid in full, and you have { $credits } cr
clause-ST-UPK-04 = you can only dismiss a fleet ship that you have not paid for yet
clause-ST-UPK-07 = upkeep comes first: { $phase }
clause-ST-UPK-10 = you owe nothing for that
clause-ST-MKT-05 = not in the market phase: { $phase }
clause-ST-TRV-03 = no line leads there from here
clause-ST-TRV-03-moves = the ship has no movement left
clause-ST-TRV-07 = a disabled ship moves at most one sector
clause-ST-TRV-08 = the toll is { $toll } cr, and you have { $credits } cr
clause-ST-ACT-02 = a ship does one thing in its turn: { $phase }
clause-ST-ACT-03 = there is nothing to do here
clause-ST-ACT-07 = the site is under blockade: no one may act there
clause-ST-SHIP-03 = you have no ship here that is active and not disabled
clause-ST-SHIP-04 = that would exceed the cargo or crew limits, or undo what you just moved
clause-ST-SHIP-06 = you can only attack other players' ships
clause-ST-SITE-02 = at an outpost a turn is for trading or for hiring, not for both
clause-ST-SITE-04 = not while cards are on the table: { $phase }
clause-ST-SITE-06 = a flagship buys a site instead of doing business there
clause-ST-TRADE-01 = there is not that much aboard
clause-ST-TRADE-03 = you have already sold { $good } this round
clause-ST-TRADE-03-bought = you have already bought { $good } this round
clause-ST-TRADE-04 = this ship traded in this region last; it must trade elsewhere first
clause-ST-TRADE-07 = the supply has none left
clause-ST-TRADE-14 = the hold is full: { COUNT($room, "unit") }
clause-ST-TRADE-15 = you have { $credits } cr; { COUNT($most, "unit") } at most
clause-ST-TRADE-16 = this ship has already traded that commodity this turn
clause-ST-UPG-03 = the supply has none left
clause-ST-UPG-04 = the combined influence here, { $influence }, is too low
clause-ST-UPG-06 = an upgrade of that type is already aboard; sell it first
clause-ST-UPG-09 = the combined influence here, { $influence }, is too low
clause-ST-UPG-10 = there is no such upgrade aboard to use
clause-ST-UPG-13 = { $upgrade } goes up to level { $level }
clause-ST-UPG-14 = an outpost does not offer that
clause-ST-IMP-04 = the combined influence here, { $influence }, is too low
clause-ST-IMP-08 = return units until the rest fits: { $phase }
clause-ST-HIRE-01 = only flagships can hire fleet ships
clause-ST-HIRE-03 = more cards cost tokens, and you have none
clause-ST-HIRE-06 = you already have three ships
clause-ST-HIRE-11 = this flagship has already drawn fleet cards this turn
clause-ST-HIRE-12 = there is no such card
clause-ST-CREW-07 = this ship has already drawn crew cards this turn
clause-ST-CREW-08 = { $post }: you cannot pay
clause-ST-CREW-10 = there is no such crew member aboard
clause-ST-CREW-11 = you cannot use that crew member now
clause-ST-ACQ-02 = only a flagship can buy sites
clause-ST-ACQ-12 = the site is already yours
clause-ST-BLK-01 = other players' ships are in the sector
clause-ST-BLK-03 = only fleet ships can declare blockades
clause-ST-BLK-04 = a blockading ship can only roll, attack or call off the blockade
clause-ST-BLK-06 = you cannot roll in the round of the declaration, or while other players' ships are in the sector
clause-ST-BLK-13 = you spend tokens before a blockade roll, as long as you have some: { $phase }
clause-ST-BLK-14 = the blockader can only support, the owner of the site can only hinder
clause-ST-BLK-21 = you have no blockade here to call off
clause-ST-BLK-25 = you can declare a new blockade from the next round on
clause-ST-BLK-26 = another player is blockading the site
clause-ST-CMB-02 = there is no such ship in this sector
clause-ST-DEST-01 = a disabled ship can only repair its hull
clause-ST-DEST-02 = a disabled ship does nothing but hull work in the turn it is repaired
clause-ST-DEST-09 = the flagship returns to one of the nearest planets
clause-ST-SALV-01 = there is a wreck: salvage it or leave it
clause-ST-SALV-04 = the wreck holds none of that: { $phase }
clause-ST-HULL-01 = you can repair damaged ships at a planet, up to the damage they have
clause-ST-HULL-04 = there are not that many reinforcement tokens left
clause-ST-TGT-01 = the defender has no such upgrade in use
clause-ST-TGT-02 = you can aim at one upgrade, if targeting is allowed in this game
clause-ST-TGT-05 = you can only restore an upgrade that was shot out: { $phase }
clause-ST-CORP-01 = you take one corporate action, after all ships: { $phase }
clause-ST-TOLL-01 = a station stands on a line of the map that has none, as long as there are any: { $phase }
clause-ST-TOLL-09 = you can only buy other players' stations
clause-ST-TOLL-12 = you can only improve your own stations
clause-ST-FAC-01 = factories stand on planets: { $phase }
clause-ST-FAC-02 = there is no room for another factory
clause-ST-FAC-09 = your factories here do not hold that much
clause-ST-FAC-11 = no factory of yours can make that: it is full, or the supply is empty
clause-ST-PRI-03 = each ship has a different number, from 1 to the number of ships: { $phase }
clause-ST-BID-03 = you can bid one token on any player: { $phase }
clause-ST-BID-13 = without tokens, you can only pass
clause-ST-EXPL-01 = a face-down region goes into a free cell beside one already placed
clause-ST-EXPL-04 = you can only reveal a hidden region beyond an exit of this sector

## Stages of a round

stage-setup = Setup
stage-influence = Influence
stage-upkeep = Upkeep
stage-market = Market
stage-travel = Travel
stage-action = Action
stage-corporate = Corporate
stage-priority = Priority

## Groups of actions

group-finish = Finish
group-crew = Crew
group-hull = Hull
group-trade = Trade
group-hire = Hire
group-place = Place
group-place-the-region = Place the region
group-which-side = Which side
group-which-way = Which way
group-take = Take
group-tokens = Tokens
group-purser = Purser
group-pay-for = Pay for
group-dismiss = Dismiss
group-restore = Restore
group-spend-a-token-to-push-a-price-by-a-roll = Spend a token to push a price by a roll
group-go-to = Go to
group-reveal = Reveal
group-the-site = The site
group-ships-here = Ships here
group-your-blockade = Your blockade
group-factories = Factories
group-improve = Improve
group-upgrades = Upgrades
group-improve-the-price = Improve the price
group-how-many = How many
group-more-cards = More cards
group-cargo = Cargo
group-fire = Fire
group-aim-at = Aim at
group-the-wreck = The wreck
group-hand-over = Hand over
group-a-token = A token
group-toll-stations = Toll stations
group-make = Make
group-order = Order
group-bid-on = Bid on
group-return = Return

## Names of actions within their groups

name-repair = Repair
name-reinforce = Reinforce
name-buy = Buy { $good }
name-sell = Sell { $good }
name-draw_fleet = Fleet ships
name-draw_crew = Crew members
name-side = { $side }
name-take_token = A token
name-take_income = Income
name-manipulate = { FORM($good, "title") } { $direction }
name-enter = Do business
name-purchase = Buy the site
name-declare = Declare a blockade
name-improve = { FORM($stat, "title") }
name-build_toll = Build a toll station
name-build_factory = Build a factory
name-produce = Produce in all your factories
name-colour = { FORM($good, "title") }

## Figures on the board

figure-score = The influence level: 1 plus the combined influence of all your sites.
figure-level = 1 plus the combined influence of all your sites.
figure-goal = To win, be at this level when a round begins, ahead of everyone else.
figure-order = By ship number; equal numbers go in turn order from the first player.
figure-tokens = Never more than your level; with that many, you take neither a token nor income when a round begins.
figure-income = 5 cr per level, and 5 per point of influence around your stations.
figure-price = The market price is the same everywhere.
figure-modifier = Population minus the region's influence; doubled for the owner.
figure-unit = Market price plus modifier, never below 1.
figure-trade = All units cost the same; afterwards each unit bought raises the market by 1, each sold lowers it.
figure-influence = Neighbouring regions joined by a line.
figure-planet_price = 50 plus 60 per point of combined influence; twice that from another owner.
figure-outpost_price = 30 plus 50 per point of the region's influence.
figure-target = Population, region size and hindering markers.
figure-roll = The die, supporting markers, and 1 per additional ship.
figure-chance = Both roll a die and add their values; ties are rerolled.
figure-damage = Shields first, then reinforcement, then hull.
figure-hull = Hull and improvements, minus damage, plus reinforcement.
figure-move = Sectors per turn; a disabled ship moves one.
figure-cargo = Each unit takes one space.
figure-improve = You need a combined influence of at least the improvements already made.
figure-upgrade = You need a combined influence of its influence level plus the levels already fitted.
figure-upkeep = Pay in full, or lose it.
figure-toll = 25 cr per marker, paid to the owner.
figure-toll_cost = 75 plus 25 per point of the region's influence.
figure-storage = The planet's own influence; doubled for its owner.

## Options [later]

option-board = Board
    .about = Who places the regions: the game at random, or the players in turn.
option-board-quick = Quick
option-board-laid = Laid
option-regions = Regions
    .about = Regions per player, besides the start region.
option-victory_level = Victory level
    .about = The influence level that wins.
option-round_cap = Round cap
    .about = The game ends after this many rounds at the latest.
option-more_objects = More Objects
    .about = Up to two planets and two outposts per region.
option-exploration = Exploration
    .about = Regions stay face down until a ship enters them.
option-territory = Territory
    .about = A region's influence goes to the player who owns most of it.
option-precise_hits = Precise Hits
    .about = The margin of an attack is added to its damage.
option-temporary_loss = Temporary Loss
    .about = Losing your flagship costs a level until you make up for it.
option-flagship_blockades = Flagship blockades
    .about = Flagships may also declare blockades.
option-owner_doubling = Owner doubling
    .about = Which modifiers are doubled for the owner of a site: all, or only those above 0.
option-owner_doubling-always = Always
option-owner_doubling-positive = Positive
option-outpost_session = Outpost session
    .about = What a ship may do at an outpost in one turn: trade or hire, or both.
option-outpost_session-single = Single
option-outpost_session-both = Both
option-blockade_markers = Blockade markers
    .about = When a failed blockade gains markers: once a round, or after every roll.
option-blockade_markers-per_round = Per round
option-blockade_markers-per_roll = Per roll
option-targeting = Targeting
    .about = Whether an attacker may aim at an upgrade.
option-targeting-allowed = Allowed
option-targeting-never = Never

## The game

game-intro = Two to four corporations share a galaxy of a dozen regions. You trade three commodities, hire and arm a small fleet, buy or blockade planets and outposts, and collect tolls on the lines between them. Every site you own raises your influence; the first to lead alone at the victory level wins.
ending-a-corporation-has-reached-the-victory-level = a corporation has reached the victory level
ending-the-last-round-has-been-played = the last round has been played
charted = Influence level
source-base = At the start: { $points }
source-planets = Planets: { $points }
source-outposts = Outposts: { $points }
source-regions = Controlled regions: { $points }
source-losses = Losses: { $points }
decided-blockade = A blockade kept { $seat } from winning.
decided-credits = Tied on level: the most money wins ({ $credits } cr).
decided-shared = Tied on level and money: the win is shared.
set-house = House set
    .about = Thirteen regions, twenty-six worlds, and enough ships to quarrel over them.

## The board in a terminal [python]

board-headline = Round { $round }, { $seat } first. Market: { good-red } { $red }, { good-blue } { $blue }, { good-yellow } { $yellow }. Victory at level { $level }.
board-headline-short = Round { $round } · { good-red } { $red } · { good-blue } { $blue } · { good-yellow } { $yellow } · level { $level } wins · { $seat } first
board-own-ship = { $ship } at { $place }: hull { $hull }/{ $hull_most }, move { $move }, cargo { $cargo }/{ $room }
board-corporation = Corporation
board-level = Level
board-tokens = Tokens
board-credits = Credits
board-this-round = This round
board-bought = bought { JOIN($good, ", ") }
board-sold = sold { JOIN($good, ", ") }
board-barred = cannot win: a site is blockaded
board-no-regions = No regions placed yet.
board-lines = Lines between regions: { $lines }
board-heading-site = Site
board-heading-modifier = Modifier
board-modifier = { SIGNED($modifier) }
board-heading-price = Price
board-heading-in-reach = In reach
board-heading-lines = Lines
board-heading-first-step = First to
board-heading-target = Target
board-heading-owner = Owner
board-heading-blockade = Blockade
board-blockade = { $seat }, +{ $support } −{ $hinder }
board-heading-ship = Ship
board-heading-of = Of
board-heading-number = No
board-heading-at = At
board-heading-hull = Hull
board-heading-move = Move
board-heading-cargo = Cargo
board-heading-equipment = Crew and upgrades
board-wrecked = wrecked
board-inactive = inactive
board-upgrade = { $upgrade } { $level }
board-shot_out = { $upgrade } shot out
# $cargo (text) - units with the letters of the goods: 2R 1B.
board-cargo = { $cargo }
board-cargo-empty = empty
board-cargo-of = { $cargo } of { $room }
board-toll = Toll on { $ends }: { $seat }, { COUNT($markers, "marker") }.
board-factory = Factory on { $place }: { $seat }, { $cargo }.
board-distance = { $place }: { $lines }
board-distances = Distances from { $place }, in lines: { JOIN($distances, "; ") }.
board-player = { $seat }: level { $level }, { COUNT($tokens, "token") }, { $credits } cr.
board-site = { $place }: modifier { SIGNED($modifier) }, price { $price }, target { $target }
board-site-owned = { $place }, { $seat }'s: modifier { SIGNED($modifier) }, price { $price }, target { $target }
board-blockaded = { $site }, blockaded by { $blockade }
board-ship = { $seat }'s { $ship } at { $place }: hull { $hull } of { $hull_most }, move { $move }, cargo { $cargo } of { $room }
board-result = { $seat }: level { $level }, { $credits } cr
board-design = Costs { $cost } cr, upkeep { $upkeep } cr. Hull { $hull }, weapon { $weapon }, cargo { $cargo }, attack { $attack }, defence { $defence }, move { $move }.
board-fitting = Costs { $cost } cr; influence level { $level }.
board-hiring = Costs { $cost } cr.
board-world = Population { $people }, influence { $influence }.
board-lines-within = Lines between its sectors: { $lines }
board-way = From sector { $number } to { $place }.

## Actions that are chosen in advance, without their words [later]

verb-attack = Attack
verb-buy = Buy
verb-buy_toll = Buy a toll station
verb-buy_upgrade = Fit an upgrade
verb-call_off = Call off the blockade
verb-confirm = Go
verb-done = Pass
verb-exchange = Turn in a token
verb-extra_card = Spend a token on another card
verb-fetch = Fetch
verb-fetch_crew = Fetch crew
verb-give = Hand over
verb-give_crew = Hand over crew
verb-hinder = Hinder the blockade
verb-improve_toll = Raise a toll
verb-meet = Swap cargo and crew
verb-pay_factory = Pay for a factory
verb-pay_ship = Pay for a ship
verb-pay_station = Pay for a station
verb-raise_upgrade = Raise an upgrade by a level
verb-reinforce = Reinforce the hull
verb-repair = Repair the hull
verb-roll = Roll for the blockade
verb-sell = Sell
verb-sell_upgrade = Sell an upgrade
verb-support = Support the blockade
verb-use = Use crew

## The board in the browser

client-toll-cr = toll { $fee } cr
client-blockaded = blockaded
client-unit-prices-there = Unit prices there: { $prices }
client-sites-in-range = Sites in range
client-adjacent-sectors = Adjacent sectors
client-traded-here-last = traded here last
client-now = now { $price }
client-market-then = then at { $price }
client-fewer = Fewer…
client-hull = Hull
client-cargo = Cargo
client-speed = Move
client-attack = Attack
client-defence = Defence
client-damage = Damage
client-upkeep-per-round = Upkeep { $upkeep } per round
client-hire-for = Hire for { $cost }
client-you-have-cr = you have { $owned } cr
client-credits = cr
client-tokens = Tokens
client-of-up-to = { $tokens } of up to { $level }
client-tokens-level = /{ $level } tokens
client-tokens-full = /{ $level } tokens (full)
client-first-player = first player
client-each-region-once-territory = each region once (Territory)
client-lost = { $losses } lost
client-level-title = Level
client-level = level
client-blockaded-cant-win = blockaded: can't win
client-wins-next-round-if-alone = wins next round if alone in the lead
client-level-to-go = { $left ->
    [one] { $left } level to go
   *[other] { $left } levels to go
}
client-connected-regions = { $influence } connected regions
client-toll-station = toll station
client-toll-sum = { $markers } × { $fee } cr = { $fee2 } cr per crossing, { $from } – { $to }
client-go-to = Go to { $name }, { $distance }
client-go-to-cr-toll = Go to { $name }, { $distance }, { $fee } cr toll
client-reveal = Reveal
client-here = Here
client-market = Market
client-units-left = { $left } left
client-market-price = Market price of { $good }
client-cr-up-since-last-round = { $price } cr, up { $change } since last round
client-cr-down-since-last-round = { $price } cr, down { $value } since last round
client-cr-left-in-the-bag = { $price } cr; { $left } left in the bag
client-round = Round
client-of-up-to-level-wins = { $round } of up to { $rounds }; level { $goal } wins
client-flying-to = Flying to { $place } …
client-before-shields = { $damage }, before shields
client-the-attack-hits-damage = The attack hits: { $damage } damage
client-market-price-and-modifier = Market price and modifier: { $deal }
client-roll-needed = Roll needed
client-chance = Chance
client-of-rolls-succeed = { PERCENT($chance) } of rolls succeed
client-disabled = disabled
client-not-yet-active = not yet active
client-its-turn = its turn
client-priority = priority { $priority }
client-printed = printed { $printed }
client-improvements = improvements +{ $steps }
client-reinforced-by = reinforced by { $armour }
client-with-upgrades = with upgrades { $shown }
client-last-traded-in = , last traded in { $region }
client-hold = Hold
client-hold-load = Hold { $load }/{ $room }
client-upkeep = upkeep { $upkeep }
client-ship-order = Ship order
client-order = Order
client-planet-in = Planet in { $region }
client-outpost-in = Outpost in { $region }
client-population = , population { $value }
client-trade-modifier = Trade modifier
client-unit-prices-here = Unit prices here
client-to-buy = To buy
client-price = { $price } cr
client-for = for { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}: { $sum }
client-to-blockade = To blockade
client-target = target
client-blockaded-by-supporting-hindering = ; blockaded by { $name }: { $value } supporting, { $hinder } hindering
client-factory = factory
client-of-stored = { $reduce } of { $storage } stored
client-one-ships-traded-region-last = One of your ships traded in this region last: it must trade elsewhere before it can trade here again.
client-map = Map
client-legend = Legend
client-legend-population = Population
client-legend-influence = Its influence
client-legend-region = Region influence
client-legend-outpost = Outpost
client-legend-modifier = Price, for you
client-legend-toll = Toll
client-legend-factory = Factory
client-legend-blockade = Blockade
client-legend-distance = Sectors to go
client-sells-for = sell { $units }: +{ $gain }
client-set-course = Set course for { $place }
client-details = Details
client-next-round = Next round
client-budget-income = income from levels { $levels } cr
client-budget-limit = no income while you hold as many tokens as you may
client-budget-stations = toll stations { $stations } cr
client-budget-ships = upkeep of ships −{ $ships } cr
client-budget-tolls = of toll stations −{ $tolls } cr
client-budget-factories = of factories −{ $factories } cr
client-within-reach-of = Within reach of
client-threat-no-blockade = cannot blockade
client-threat-disarmed = cannot attack
client-threat-to-site = { PERCENT($chance) } to take it with a roll
client-threat-to-ship = { PERCENT($chance) } to hit
client-ships-here = Ships here
client-toll-towards = { $fee } cr, towards { $place }
client-region-influence = Influence
client-region-controlled = Controlled by
client-blockade-of = Blockade of { $place }
client-roll-needs = Needs { $target }
client-roll-adds = The die gets +{ $bonus }
client-part-population = population { $figure }
client-part-size = size of the region { $figure }
client-part-hindering = hindering { $figure }
client-part-supporting = supporting { $figure }
client-part-further-ships = further ships { $figure }
client-part-siege-net = Siege Net { $figure }
client-budget-tokens =
    { $tokens ->
        [one] or { $tokens } token instead of income
       *[other] or { $tokens } tokens instead of income
    }
client-success-gains =
    Success: you gain { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }.
client-success-costs =
    Success: { $name } loses { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }; nobody owns it then.
client-more-on-the-map =
    { $sectors ->
        [one] One more can be chosen on the map.
       *[other] { $sectors } more can be chosen on the map.
    }
client-of = { $name } of { $region }
client-a-token = A token
client-push-prices-draw-cards-sway = to push prices, draw cards, sway blockades, bid
client-income = Income
client-cash-in-a-token = Cash in a token
client-buy = Buy { $good }
client-sell = Sell { $good }
client-trade-hull-upgrades-hiring = trade, hull, upgrades, hiring
client-trade-or-hire-with-tokens = trade, or hire with tokens
client-business-at = Business at { $place }
client-business = Business
client-buy-the-site = Buy the site
client-levels = { $levels ->
    [one] { $levels } level
   *[other] { $levels } levels
}
client-cr-for = { $price } cr for { $levels }
client-declare-a-blockade = Declare a blockade
client-roll-for-the-blockade = Roll for the blockade
client-fleet-ships = Fleet ships
client-crew = Crew
client-yourself = Yourself
client-first = { $ship } first
client-draw-cards = draw cards
client-fee = fee { $cost }
client-price-change = prices { $change }
client-units-aboard = { $units } aboard
client-die-against-per-roll = die { $change } against { $target }: { PERCENT($chance) } per roll
client-spend-token-go-first = spend a token to go first
client-spend-token-let-them-go = spend a token to let them go first
client-so-far = { $bid }; { $bids } so far
client-push-price-with-token = Spend a token to push a price by 1 to { $most }
client-buying = Buying { $good }
client-selling = Selling { $good }
client-loading = Loading { $good }
client-repair-hull-point-point = Repair the hull, point by point
client-reinforce-hull-point-point = Reinforce the hull, point by point
client-at-cr-each = { $text } at { $price } cr each
client-ship = ship
client-die = die
client-attacks = { $name } attacks { $name2 }
client-a-hit-disables = a hit disables { $name }
client-a-hit-deals-damage = a hit deals { $damage } damage
client-attack-figure = attack
client-defence-figure = defence
client-to-hit = to hit
client-a-face-down-region = a face-down region
client-off-the-map = off the map
client-outpost = { $name } outpost { $number }
client-outpost-of = { $name } outpost
client-own-thing = Your { $thing }
client-thing-of = { $name }'s { $thing }
client-unowned = unowned
client-yours = yours
client-owned-by = { $name }'s
client-population-region = population { $people }, region −{ $region } → { $change }
client-yours-so-doubled = { $sum }; yours, so doubled: { $change }
client-own-plus-regions-if-control = own { $influence }, plus the region's { $region } if you control it
client-region = region { $region } = { $levels }
client-own-region = own { $influence } + region { $region } = { $levels }
client-sector = { $steps ->
    [one] { $steps } sector
   *[other] { $steps } sectors
}
client-reaches = reaches { $target }
client-misses = misses { $target }
client-roll-blockade = Blockade
client-roll-hits = hits
client-roll-misses = misses
client-ties-with = ties with

## What others did since one's last turn

client-deed-flew = flew to { $where }
client-deed-sold = sold { COUNT($units, $good) }
client-deed-bought = bought { COUNT($units, $good) }
client-deed-took = took { $where }
client-deed-blockaded = blockaded { $where }
client-deed-attacked = attacked { $seat-foe }
client-deed-hired = hired a ship: { $design }
client-deed-engaged = hired crew: { $post }
client-deed-fitted = fitted { $upgrade }
client-deed-improved = improved { $stat }
client-deed-built = built a factory on { $where }
client-deed-station = built a toll station at { $where }
client-deed-lost-station = lost a toll station at { $where }
client-deed-lost-factory = lost a factory on { $where }
client-deed-destroyed = destroyed a ship of { $seat-foe }
client-deed-dismissed = lost a ship: { $design }
client-deed-repaired = repaired: { $design }
client-deed-income = income { $units }
client-deed-bid = bid { COUNT($units, "token") }
client-deed-pushed = moved the price of { $good }
client-deed-tolls = took or raised tolls
client-deed-level = reached level { $level }
