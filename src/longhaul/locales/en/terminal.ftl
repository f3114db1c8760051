### What the commands of the command line say. The page does not load this file.

## longhaul games

games-facts = { $solo ->
    [true] for one player
   *[false] { $low }-{ $high } seats, { $default } by default
}; about { $minutes } minutes; content: { $text }
# The values of an option and its default, as they are typed.
games-option = { $text-values } (default { $text-default })
# The default of an option that follows another one: 1 with edition=2014.
games-follows = { $value } with { $text }

## longhaul replay

replay-over = After { COUNT($count, "action") } the game is over: { $text }; scores { JOIN($list, ", ") }.
replay-unfinished = After { COUNT($count, "action") } the game is not over; scores { JOIN($list, ", ") }.

## longhaul content

content-valid = ({ $text-name }, { $text-digest }) is a valid content set.

## longhaul rules

# Before the rulebook or one of its clauses; said in every language but English.
rules-english = Rulebooks are in English in every language.

## longhaul check, verify and clauses

mark-passed = passed
mark-failed = failed
mark-not-checked = not checked
scenarios-passed = { $passed } of { $count } scenarios passed.
verify-holds = The record is verified.
verify-fails = The record fails verification.
verify-replay = Only the replay could be checked; it is consistent.
clauses-cited = { $name }: tests cite { $cited } of { $count } clauses.
clauses-missing = { $clause } is not cited.

## longhaul puzzles

puzzles-count = { $game }: { COUNT($count, "puzzle") } ({ JOIN($list, ", ") }).
puzzles-level = { $count } of difficulty { $level }
# $puzzle (text) - its id. $text (text) - the best move.
puzzles-found = { $puzzle }: { $text }, difficulty { $level }
puzzles-saved = { $file } now has { COUNT($count, "puzzle") }.
puzzles-hold = { $held } of { $count } hold with { COUNT($rollouts, "simulated-game") } per move.

## longhaul arena

arena-title = { $game }, { COUNT($seats, "seat") }, { $text-content } set: { COUNT($games, "game") }
arena-games = games
arena-wins = wins
arena-points = points
arena-rating = rating
arena-seconds = s/decision
arena-longest = longest
arena-stopped = Stopped. Run the same command to resume from { $file }.

## While a command works

progress-compiling = Compiling
progress-playing = Playing
progress-analysing = Analysing

## longhaul play

play-you = You
play-you-seat = You (seat { $number })
play-bot = { $seat } (bot)
play-turn = { $name } to play
play-takebacks = takebacks: { $count }
play-takebacks-far = Takebacks so far: { $count }.
play-careful = Careful: { $text }.
play-careful-again = Careful: { $text }. Enter it again to play it anyway.
# The names of commands (hint, why …) are the same in every language. At most 78 characters.
play-commands = number · hint · why N · undo · board · log · card · legend · ? help · q leave
play-after = Enter leave · undo · board · log
play-more = { $first } to { $last } of { $count } choices; Enter shows the others
play-earlier = … { $count ->
    [one] { $count } earlier line
   *[other] { $count } earlier lines
}: log
play-log = The whole log
# $page, $pages (numbers) - of a long text.
play-page = Page { $page } of { $pages } · Enter next · p previous · q close
play-page-last = { $pages ->
    [1] Enter close
   *[other] Page { $page } of { $pages } · Enter close · p previous
}
play-choice = Your choice:
play-over = Game over
play-share = { $list } share the win ({ $ending }).
play-wins = { $name } wins ({ $ending }).
play-you-win = { $name } win ({ $ending }).
play-forced = Only one choice: { $label }.
play-thinking = { $seat } is thinking
play-compiling = Compiling the bots' search; the first time this takes a few minutes
play-saved = Game saved. Resume it with: longhaul play --resume last
play-saved-file = Saved. Resume it with: longhaul play --resume { $file }
play-record = Game record: { $file }
play-nothing-back = Nothing to take back yet.
play-no-action = There is no action { $number }; the last one is { $last }.
play-no-discards = { $game } has no discard pile.
play-which-action = Which action? For example: w { $text }
play-allowed = { $text } is allowed: { $label }.
play-which-clause = Which clause? For example: r { $text }
play-no-clause = There is no clause { $text }; see `longhaul rules { $name }`.
play-which-file = Which file? For example: s mygame.json

## Help during a game. The commands stay in English.

help-title = { $game }: help
help-rules = All the rules: `longhaul rules { $name }`, before or after the game.
help-choose = Type the number of a choice, or its text, such as { $text }.
command-hint = what the Captain, a strong bot, would play here
command-why = why an action is not allowed: why and its number or text
command-undo = take back your last decision
command-board = the whole table
command-card = what is on a card: card and its name, or part of it
command-legend = what the letters and signs on the table stand for
command-log = all that has happened
command-rules = a clause of the rules: rules and its number
command-guide = the first-game guide; you come back here afterwards
command-save = save the game to a file: save and the file's name
command-quit = leave; resume with `longhaul play --resume last`
command-discards = the discard pile
command-panels = one part of the table
# The parts of the table
panel-ships = The ships
panel-planet = The planet and its prices
panel-ship = Your ship and the month
panel-now = Prices, fight or planet to be placed
panel-map = The map
panel-you = Your ship, storage and crew
panel-exchange = The exchange, the docks, the bank
panel-market = The market and the missions
panel-rivals = The other players
panel-corporation = Your corporation and your ships
panel-reach = How far the sites are from your ship
panel-sites = All planets and outposts

## What each game is about

goal-dice-traders = Goal: have the most credits when everyone has used up their days. Buy goods where many dice show them, because there they are cheap, and sell them where few do. Every trip, purchase and sale takes days, and everyone has the same number.
goal-free-trader = Goal: make all four payments and keep your ship. A payment falls due whenever the event cards of a month run out. Buy cargo where it is cheap, sell it where it is wanted, improve your ship, and survive the fights on the way. Vectorium (V) is both money and fuel.
goal-gem-traders = Goal: have the most points when all gold is stored at home. Stored gold counts 1 point each; cards bought and missions delivered count what is printed on them. Mine gemstones, swap them at the exchange, deliver missions for gold, and bring it home.
goal-star-traders = Goal: be at the victory level when a round begins, ahead of everyone else. Your level is 1 plus the influence of the planets and outposts that you own. Earn credits by trade, buy or blockade sites, and defend them with your fleet.

## Looking things up

legend-title = What the letters and signs mean
legend-calendar = the day of a ship, from the first to the last
legend-dice = the numbers of the dice, for actions such as lock:1+3
# Free Trader
legend-modifier = what the planet adds to the price of that cargo
legend-unavailable = not for sale there
legend-law = the law level: how high fines are
legend-distance = the distance: the Engines that a jump there needs
legend-between = the cards between it and your ship
legend-ship = your ship
legend-previous = the planet you came from; you may not go straight back
legend-cell = a place for the planet, by the number of the choice
legend-vectorium = Vectorium, money and fuel
legend-cards = an event card still to come this month
# Gem Traders. $name (text) - a kind of crew.
legend-crew = crew: { $name }
legend-die = a die of the exchange with what it shows, or that many units
legend-dock = a dock between two dice; with the number of the ship there
legend-free = a free place at a dock; a ship's number stands for one taken
legend-mission = the gold that a mission pays for what stands before it
legend-declared = cards, and Shapeshifters that work as that crew this turn
legend-shapeshifter = Shapeshifters
# Star Traders. $seat (seat) - a player.
legend-seat = { $seat }
legend-region = a region: its number, name and influence
legend-planet = a planet and its sector
legend-outpost = an outpost and its sector
legend-modifier-here = what is added to market prices there; then the owner's letter
legend-blockade = under blockade
legend-ship-at = a ship: its owner, its number, its sector
legend-toll = a toll station on the line between two sectors
legend-factory = a factory and its sector
legend-line = a line between two regions, with the sectors it joins
legend-face-down = a region that is still face down
legend-sector = sector 4 of region 0
card-names = Names that `card NAME` explains
card-none = There is no card with “{ $text }” in its name; `card` lists them all.
card-several = Several cards have “{ $text }” in their names

## Hints and the first-game guide

hint-thinking = The Captain is thinking
hint-best = The Captain suggests: { $label }
# Percentages: wins, and the limits of the confidence interval
hint-wins = It wins about { PERCENT($wins) } of { COUNT($count, "simulation") } ({ PERCENT($low) } to { PERCENT($high) }).
hint-score = It ends with about { COUNT($score, "point") } ({ $low } to { $high }) in { COUNT($count, "simulation") }.
hint-others = Or: { $text }
hint-then = Then: { $text }
hint-as-good = about as good
hint-cost-wins = { $percent ->
    [one] win chance { $percent } point lower
   *[other] win chance { $percent } points lower
}
hint-cost-points = { $points ->
    [one] about { $points } point less
   *[other] about { $points } points less
}
hint-quick = That is a quick guess. The search is being compiled; hints asked for in a few minutes are better.
guide-chapter = Chapter { $number } of { $chapters }: { $title }
guide-do = Enter plays it: { $label } · skip for the next chapter · q leaves the guide
guide-next = Enter for the next chapter · q leaves the guide
guide-end = Enter to play
guide-other = For now: { $label }.
guide-wins = How to win

## longhaul sim

sim-title = { $game }: { COUNT($count, "game") }, { $players }
sim-title-each = { $game }: { COUNT($count, "game") } each, { $players }
sim-random = random play
sim-played = played by { $bot }
sim-mean = mean
sim-mean-share = mean (share of games)
sim-interval = 95% interval
sim-least = min
sim-median = median
sim-most = max
sim-range = { $low } to { $high }
sim-one-game = one game
sim-never = never reached
sim-won = Won
sim-wins = { $seat } wins
sim-decisions = Decisions
sim-endings = Endings: { $list }.
sim-shared = Shared wins: { $share }.
sim-card = card
sim-bought = bought a game
sim-winner = winner's share (1 is average)
measure-length = Length
measure-score = Score
measure-winning_score = Winning score
measure-rounds = Rounds
measure-missions = Missions
measure-boosts_played = Boosts played
measure-levels_bought = Levels bought
measure-levels_by_blockade = Levels by blockade
measure-tolls_built = Toll stations built
measure-factories_built = Factories built
measure-month = Month
measure-turns = Turns
measure-money_month_1 = Money, month 1
measure-money_month_2 = Money, month 2
measure-money_month_3 = Money, month 3
measure-money_month_4 = Money, month 4

## longhaul analyse

analyse-title = { COUNT($moves, "move") }, { COUNT($trials, "simulated-game") } per position; { $measure-id ->
    [wins] win chance
   *[score] expected score
}:
analyse-start = start
analyse-end = end
analyse-own = own choices
analyse-others = others' choices
analyse-luck = luck
analyse-mistakes = lost by mistakes
analyse-points = { $text } points

## What cannot be done

error-language = there is no language '{ $text }'; there are { JOIN($list, ", ") }
error-option-form = --option { $text }: should be NAME=VALUE, such as --option limit=25
error-option-twice = --option { $text } is given twice
error-people = --people { $count }: there { $seats ->
    [one] is only one seat
   *[other] are only { $seats } seats
}; see --seats
# $theirs, $own (text) - games by their ids.
error-other-game = { $file }: is a game of { $theirs }, not { $own }
error-bot-seats = { $file }: 'bot_seats' names seats that the game does not have: { JOIN($list, ", ") }
# $text (text) - an option of the command line.
error-resumed = { $text } cannot change in a resumed game; drop it, or drop --resume
# $text (text) - what the operating system says.
error-saves = { $folder }: cannot save games here: { $text }; set XDG_DATA_HOME
error-no-saved = there is no saved game to resume; start one with `longhaul play`
error-no-saved-of = there is no saved game of { $text } to resume; start one with `longhaul play { $text }`
error-clause = there is no clause { $text } in { $game }; its ids look like { $example }
error-policy = --bot { $text }: should be { OR($list) }; for other bots use `longhaul arena`
error-generate = --generate needs --file: the file to add the new puzzles to
error-puzzles = no longer the best move: { JOIN($list, ", ") }
error-no-scenarios = no scenario files found
error-seal = --commitment: '{ $text }' is not a seal: { $digits } digits, 0 to 9 and a to f
error-package = the command line needs { $text }; run: pip install 'longhaul[cli]'
error-internal = internal error: { $text }; please report it (LONGHAUL_DEBUG=1 shows the traceback)

## Nouns that are counted

noun-action = action
    .other = actions
noun-move = move
    .other = moves
noun-game = game
    .other = games
noun-simulated-game = simulated game
    .other = simulated games
noun-simulation = simulation
    .other = simulations
noun-point = point
    .other = points
noun-puzzle = puzzle
    .other = puzzles
noun-seat = seat
    .other = seats
