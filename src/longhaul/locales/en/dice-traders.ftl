### Dice Traders. The arguments of each message are declared in games/dice_traders/messages/schema.py.

## The game

game-intro = You fly a small trading ship from planet to planet, buy goods where they are plentiful and sell them where they are rare. Dice decide what each planet offers, and you decide which dice to keep. Days are your scarcest supply: everyone has the same number to spend, and the richest player wins when they are gone.

ending-all-days-spent = all days spent
ending-some-players-retired-early = some players retired early
ending-all-players-retired-early = all players retired early
charted = Money
decided-shared = The richest have the same amount of money and share the win.

set-house = House set
    .about = Six goods on five identical dice. The more dice show a good, the lower its price: 2 cr less per extra die.

## Options [later]

option-limit = Limit
    .about = How many days each player may spend.
option-limit-short = Short
option-limit-normal = Normal
option-free = Free Buying and Selling
    .about = Trade any mix of goods, even with cargo aboard.
option-bay = Expanding the Cargo Bay
    .about = Start with less room and pay for more.

## Things

good-robots = Robots
    .one = Robot
good-food = Food
good-ore = Ore
good-medicine = Medicine
good-fuel = Fuel
good-luxuries = Luxuries
    .one = Luxury

size-small = Small
size-medium = Medium
size-big = Big

# What the player is doing, after "not at this step of the turn: …"
phase-travel = you are choosing where to travel
phase-lock = you are rolling the dice
phase-sell = you are selling
phase-expand = you are at the cargo bay: expand it, or move on
phase-buy = you are buying
phase-over = the game is over

noun-credit = credit
    .other = credits

## Parts of sentences

amount = { COUNT($units, $good) }

## Labels

action-retire = Retire: { action-retire.detail }
    .detail = give up { COUNT($days, "day") }
action-explore = Explore a { $size } planet: { COUNT($days, "day") }, { $count } dice
action-follow = Follow { $seat } to the { $size } planet: { COUNT($days, "day") } ({ TALLY($good) })
action-lock = Keep { TALLY($good) }; { $rest ->
    [0] stop rolling
    [1] reroll the other
   *[other] reroll { $rest }
}
action-done = End the turn
action-done-unbought = End the turn: { action-done-unbought.detail }
    .detail = buy nothing
action-done-sale = Close the sale
action-done-unsold = Sell nothing
action-done-bay = Leave the cargo bay as it is
action-sell = Sell the whole cargo for 1 day: { action-sell.detail }
    .detail = { JOIN($sales, "; ") }
action-sell-nothing = Sell the whole cargo
sale = { COUNT($units, $good) } at { $price } = { $gain } cr
sale-illegal = { COUNT($units, $good) }, illegal here: { $gain } cr or nothing (police 1 in 3)
action-offer = Offer { COUNT(1, $good) } (paid { $cost }): { $gain } cr
action-offer-illegal = Offer { COUNT(1, $good) } (paid { $cost }): illegal here, { $gain } cr or nothing (police 1 in 3)
action-buy = Buy { COUNT(1, $good) } for { $price } cr ({ $left } left{ $first ->
    [true] ; buying takes 1 day
   *[false] {""}
})
action-buy-unpriced = Buy { COUNT(1, $good) }
action-expand = Enlarge the cargo bay from { $room } to { $enlarged } for { $cost } cr and 1 day

## The log

event-turn = { $seat }'s turn (day { $day }).
event-explored = { $seat } explores a { $size } planet ({ COUNT($days, "day") }).
event-followed = { $seat } follows { $seat-whom } to the { $size } planet ({ COUNT($days, "day") }).
event-rolled = { $seat } rolls { TALLY($good) }.
event-locked = { $seat } keeps { TALLY($good) }.
event-settled = The { $size } planet trades { JOIN($offers, "; ") }.
offer = { COUNT($units, $good) } at { $price }
event-sold = { $seat } sells { COUNT($units, $good) } at { $price }: +{ $gain } cr.
event-offered = { $seat } offers { COUNT($units, $good) } under the counter.
event-police = The police die shows the police.
event-police-blank = The police die shows a blank: nobody is watching.
event-smuggled = { $seat } smuggles { COUNT($units, "unit") }: +{ $gain } cr.
event-confiscated = The police also find { COUNT($units, $good) } that { $seat } did not offer.
event-seized = The police take { COUNT($units, "unit") } from { $seat }.
event-expanded = { $seat } enlarges the bay to { $room } for { $cost } cr.
event-bought = { $seat } buys { COUNT(1, $good) } for { $price } cr.
event-retired = { $seat } retires, giving up { COUNT($days, "day") }.
event-over = The game is over. { $seat } wins with { $credits } cr.
event-over-shared = The game is over. { $seat } share the win with { $credits } cr each.
event-over-alone = The game is over. { $seat } ends with { $credits } cr.

## Prompts

prompt-travel = { prompt-travel.ask } ({ prompt-travel.aside })
    .ask = Travel: where to?
    .aside = { $credits } cr, { COUNT($days, "day") } left
prompt-lock = { prompt-lock.ask } ({ prompt-lock.aside })
    .ask = Roll { $roll } of { $rolls }: keep at least one die
    .aside = { COUNT($left, "roll") } left
prompt-sell = { prompt-sell.ask } ({ prompt-sell.aside })
    .ask = Sell: takes 1 day in total
    .aside = { $credits } cr, { COUNT($days, "day") } left
prompt-expand = { prompt-expand.ask } ({ prompt-expand.aside })
    .ask = Cargo bay: room for { $room }
    .aside = { $credits } cr, { COUNT($days, "day") } left
prompt-buy = { prompt-buy.ask } ({ prompt-buy.aside })
    .ask = Buy: { $first ->
        [true] takes 1 day in total, room
       *[false] room
    } for { $room }
    .aside = { $credits } cr, { COUNT($days, "day") } left
prompt-over = The game is over.
when = day { $day }

## Warnings

warning-retire = you give up { COUNT($days, "day") } and end with { $credits } cr

## Rejections [later]

clause-DT-TURN-01 = not at this step of the turn: { $phase }
clause-DT-TURN-02 = your first turn takes place where you are; you travel from the second turn on
clause-DT-TURN-03 = a turn begins with travel; choose a planet, or retire
clause-DT-TURN-05 = selling comes before buying: { $phase }
clause-DT-FOLLOW-01 = no one has visited a planet yet
clause-DT-FOLLOW-03 = you can follow only before any dice are rolled: { $phase }
clause-DT-FOLLOW-07 = you were the last visitor
clause-DT-FOLLOW-08 = your first turn takes place where you are; there is no one to follow
clause-DT-TRAVEL-03 = the trip takes { COUNT($need, "day") }, and you have { COUNT($days, "day") } left
clause-DT-ROLL-01 = this planet has only { $count } dice
clause-DT-ROLL-02 = one of these dice is locked already
clause-DT-ROLL-02-none = keep at least one die
clause-DT-ROLL-09 = dice that show the same good are interchangeable; keep { $dice } instead
clause-DT-PRICE-01 = no die here shows { $good }
clause-DT-PRICE-01-sold-out = you have bought all the { $good } on offer
clause-DT-SELL-01 = you carry no cargo
clause-DT-SELL-01-lot = you carry no { $good } bought at { $price }
clause-DT-SELL-02 = in this game you sell your whole cargo or nothing
clause-DT-SELL-04 = you bought this cargo on this planet
clause-DT-SELL-05 = you have already sold this turn
clause-DT-SELL-06 = selling takes a day, and you have none left
clause-DT-BUY-02 = you can buy only when your hold is empty
clause-DT-BUY-03 = you can buy only one kind of good per turn, and you have bought another
clause-DT-BUY-04 = one unit costs { $price } cr, and you have { $credits } cr
clause-DT-BUY-05 = your ship holds { COUNT($room, "unit") } and is full
clause-DT-BUY-08 = buying takes a day, and you have none left
clause-DT-END-01 = the game is over
clause-DT-END-03 = you can retire only when your turn begins: { $phase }
clause-DT-FREE-03 = in this game you sell goods one unit at a time
clause-DT-BAY-02 = one more unit of room costs { $cost } cr and 1 day; you have { $credits } cr and { COUNT($days, "day") } left
clause-DT-BAY-02-off = this game is played without the Cargo Bay option
clause-DT-BAY-02-once = you can enlarge the bay only once a turn
clause-DT-BAY-03 = you can enlarge the bay only between selling and buying: { $phase }
clause-DT-BAY-04 = without Free Trading a bay never grows beyond 5
clause-DT-BAY-06 = your ship holds { COUNT($room, "unit") } and is full
clause-DT-COMBO-02 = a bay never grows beyond 9

## The page: stages of a turn, groups of actions and their short names

stage-travel = Travel
stage-dice = Dice
stage-sell = Sell
stage-bay = Bay
stage-buy = Buy

group-explore = Explore
group-follow-or-retire = Follow or retire
group-keep = Keep
group-sell = Sell
group-cargo-bay = Cargo bay
group-buy = Buy
group-finish = Finish

name-explore = { $size } planet
name-follow = Follow
name-retire = Retire
name-sell = Sell everything
name-expand = Enlarge the bay
name-buy = { $good }
# Ending a step without doing more, by the phase
name-done-sell = Sell nothing
name-done-expand = Leave it
name-done-buy = End the turn

## The page: what its figures mean

figure-price = A good's price depends on how many of the planet's dice show it.
figure-illegal = No die shows it: it sells for twice what you paid, or the police confiscate it.
figure-police = The police die has 2 police faces and 4 blank ones.
figure-stock = One unit for each die that shows the good.
figure-small = 1 day, 3 dice
figure-medium = 2 days, 4 dice
figure-big = 3 days, 5 dice
figure-explore = 1 day to a Small planet, 2 to a Medium one, 3 to a Big one.
figure-dice = 3 dice for a Small planet, 4 for a Medium one, 5 for a Big one.
figure-follow = 1 day more than exploring a planet of that size.
figure-rolls = Three rolls at most, each with fewer dice than the one before.
figure-kept = A kept die stays as it is; you keep at least one of the dice just rolled.
figure-days = The player who has spent the fewest days goes next.
figure-again = A player with fewer days than everyone else plays again.
figure-limit = Nobody can spend more days than the limit.
figure-score = The most credits win; goods still aboard are worth nothing.
figure-sale = A good that dice show here sells at its price; selling takes 1 day in total.
figure-paid = What you paid for a unit; where it is illegal, it sells for twice that.
figure-retired = Retired: gave up the remaining days.
figure-room = How many units your hold has room for.
figure-bay = Room for 1 more unit costs 1 day and 5 credits per unit of present room.

## The terminal: the board in colour [python]

board-ship = Ship
board-calendar = Calendar
board-day = Day
board-credits = Credits
board-room = Room
board-cargo = Cargo (paid)
board-retired = retired
board-cr = { $credits } cr
board-lot = { COUNT($units, $good) } bought at { $price }
board-empty = empty
board-no-planet = No planet yet.
board-planet = { $size } planet { $number }, visited by { $seat }
board-planet-last = { $size } planet { $number }, last visited by { $seat }
board-kept = kept
board-kept-goods = Keep { TALLY($good) }
board-good = Good
board-offer = On offer
board-price = Price
board-prices = A unit costs { JOIN($prices, ", ") } cr where 1, 2, 3, 4, 5 dice show it
board-illegal = Illegal here: { JOIN($good, ", ") } (twice what was paid, or seized: police 1 in 3)

## The terminal: the board in sentences [python]

board-player = { $seat }: day { $day }, { COUNT($left, "day") } left, { COUNT($credits, "credit") }, room for { $room }, cargo { JOIN($cargo, ", ") }.
board-player-retired = { $seat }: retired, { COUNT($credits, "credit") }, room for { $room }, cargo { JOIN($cargo, ", ") }.
board-none = none
board-market = { $planet }: { JOIN($offers, "; ") }.
board-dice = { $planet }: { JOIN($dice, ", ") }.
board-die = die { $number } { $good }
board-die-kept = die { $number } { $good } kept
board-result = { $seat }: { COUNT($credits, "credit") }

## Actions that are chosen in advance, without their words [later]

verb-offer = Offer one unit

## The board in the browser

client-calendar-days = Calendar, { $limit } days
client-who-is-next = Who is next
client-is-next-on-day = { $name } is next, on day { $days }
client-next = Next
client-spent = { $name }: { $days ->
    [one] { $days } day
   *[other] { $days } days
} spent
client-you = you
client-day-limit = Day limit
client-every-ship-has-days = Every ship has { $limit } days.
client-day-of = Day { $days } of { $limit }
client-next-is = Next: { $who }
client-next-again = Next: { $who } again
client-next-day = Next: { $who }, day { $days }
client-planet-of-size = { $size } planet
client-planet-of-this-game = Planet { $planet } of this game
client-planet-dice = { $size } planet, { $dice } dice
client-destinations = Destinations
client-last-planet-of = { $name }'s last planet · { $name2 }
client-to-follow = to follow
client-days-to-explore = Days to explore
client-exploring = Exploring
client-explore-or-follow = { $exploring } rolls new dice; { $following } uses the dice already there.
client-days-to-follow = Days to follow
client-following = following
client-your-hold = Your hold
client-hold-of = { $name }'s hold
client-each-cr = { $dice } → { $each } each; { $units } × { $each } = { $all } cr
client-no-die-shows-each-paid = No die shows { $name }: { $each } each (paid { $paid }), or confiscated; { $units } × { $each } = { $all } cr
client-room-in-the-hold = Room in the hold
client-of-units = { $load } of { $room } units
client-of = { $load } of { $room }
client-offer-paid-each = Offer { $goods }, paid { $paid } each
client-paid-each = { $goods }, paid { $paid } each
client-price-paid-for = Price paid for { $name }
client-paid = paid { $paid }
client-what-sells-for-there = What { $name } sells for there
client-what-sells-for-here = What { $name } sells for here
client-sells-for = sells for { $each }
client-or-confiscated = { $each }, or confiscated
client-nothing-aboard = Nothing aboard.
client-enlarge-the-bay = Enlarge the bay
client-free = { $room } free
client-under-the-counter = Under the counter
client-unit-under-the-counter = { $contraband ->
    [one] { $contraband } unit under the counter
   *[other] { $contraband } units under the counter
}
client-contraband = { $contraband } for { $payoff } cr, unless the police catch you.
client-price-paid = paid { $paid } each
client-retired = Retired
client-days-spent = Days spent
client-of-days-spent = { $days } of { $limit } days spent
client-day = Day { $days }
client-no-days-left = no days left
client-and-next = next
client-credits = { $change } cr
client-tap-dice-want-keep = Tap the dice you want to keep.
client-selected = { $selected ->
    [one] { $goods } is selected.
   *[other] { $goods } are selected.
} { $rest ->
    [one] The other one rolls again.
   *[other] The other { $rest } roll again.
}
client-all-selected-planet-keeps-these = All are selected: the planet keeps these dice.
client-keep = { $rest ->
    [one] Keep { $goods }, roll the other
   *[other] Keep { $goods }, roll { $rest }
}
client-keep-stop-rolling = { $whole ->
    [true] Keep all, stop rolling
   *[false] { $dice ->
        [1] Keep it, stop rolling
        [2] Keep both, stop rolling
       *[other] Keep all { $dice }, stop rolling
    }
}
client-rolls-left = { $left ->
    [0] No rolls left
    [one] One roll left
   *[other] { $left } rolls left
}
client-dice = Dice
client-rolls = Rolls
client-this-is-roll = This is roll { $rolls }
client-roll-of = Roll { $rolls } of { $rolls2 }
client-this-planet-has-dice = This planet has { $dice } dice
client-settled = Settled
client-after-rolls = { $rolls ->
    [one] after one roll
   *[other] after { $rolls } rolls
}
client-the-planets-dice = The planet's dice
client-dice-kept = kept
client-picked-will-be-kept = picked, will be kept
client-will-be-rolled = will be rolled
client-dice-kept-title = Kept
client-dice-keep = Keep
client-dice-keep-question = Keep?
client-caught = Caught
client-nobodys-watching = Nobody's watching
client-price-for-dice = { $dice } → { $price } cr
client-buy = Buy { $title }
client-price-in-credits = { $price } credits
client-illegal-here = illegal here
client-units-left = { $left } left
client-units-aboard = { $aboard } aboard
client-prices = Prices
client-prices-planet-can-follow = Prices on the planet you can follow to
client-prices-by-number-of-dice = Prices by number of dice
client-same-for-buying-and-selling = same for buying and selling
client-no-dice = no dice
client-illegal-here-title = Illegal here
client-illegal = Illegal
client-one-die = 1 die
client-several-dice = { $number } dice
client-a-good = a good
client-price-when = Price when { $dice }
client-police-die = Police die
client-aboard = aboard
client-unsold-goods = Unsold goods
client-who-wins = Who wins
client-unsold-worth-nothing = Unsold, worth nothing
client-every-hold-is-empty = Every hold is empty.
client-paid-sells = paid { $paid } → { $each }
client-paid-or-confiscated = paid { $paid } → { $each }, or confiscated
client-offer = Offer { $goods }
client-not-sold-here = not sold here
client-cr-each-available = { $value } cr each, { $number } available
client-from-cr-1-day = from { $room } to { $enlarged } for { $cost } cr and 1 day
client-die-shows = { $number ->
    [one] { $number } die shows { $what }
   *[other] { $number } dice show { $what }
}

## What others did since one's last turn

client-deed-explored = explored a { $size } planet
client-deed-followed = followed { $seat-whom }
client-deed-sold = sold { COUNT($units, $good) }
client-deed-bought = bought { COUNT($units, $good) }
client-deed-smuggled = smuggled { COUNT($units, "unit") }
client-deed-seized = lost { COUNT($units, "unit") } to the police
client-deed-expanded = enlarged the bay to { $room }
client-units-cost = { $units ->
    [1] { $total } cr
   *[other] { $total } cr, { $each } each
}
client-sell-all-legal = Sell everything legal
client-sell-and-leave = Sell, buy nothing
client-deed-retired = retired
