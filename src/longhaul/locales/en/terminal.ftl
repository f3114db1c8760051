### What the commands of the command line say. The page does not load this file.

## longhaul games

games-facts = { $solo ->
    [true] for one player
   *[false] { $low }-{ $high } seats, { $default } by default
}; about { $minutes } minutes; content: { $text }
# The values of an option and its default, as they are typed.
games-option = { $text-values } (default { $text-default })

## longhaul replay

replay-over = After { $count } actions the game is over: { $text }; scores { JOIN($list, ", ") }.
replay-unfinished = After { $count } actions the game is not over; scores { JOIN($list, ", ") }.

## longhaul content

content-valid = ({ $text-name }, { $text-digest }) is a valid content set.

## longhaul play

play-you = You
play-you-seat = You (seat { $number })
play-bot = { $seat } (bot)
play-turn = { $name } to play
play-takebacks = takebacks: { $count }
play-takebacks-far = Takebacks so far: { $count }.
play-careful = Careful: { $text }.
play-careful-again = Careful: { $text }. Enter it again to play it anyway.
play-keys = number or text · w ACTION why not · u undo · l log · { $discards ->
    [true] d discards ·{ " " }
   *[false] { "" }
}? help · q leave
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
play-no-discards = { $name } has no discard pile.
play-which-action = Which action? For example: w { $text }
play-allowed = { $text } is allowed: { $label }.
play-which-clause = Which clause? For example: r { $text }
play-no-clause = There is no clause { $text }; see `longhaul rules { $name }`.
play-which-file = Which file? For example: s mygame.json
play-help =
    Type the number of an action or its text, such as { $text }.
    { "  " }w ACTION   why an action is not allowed   (w { $text })
    { "  " }u          take back your last decision
    { "  " }l          show the whole log
    { "  " }r CLAUSE   show a clause of the rules      (r { $clause })
    { "  " }s FILE     save the game to a file
    { "  " }q          save and quit; resume with `longhaul play --resume last`
play-help-discards = { "  " }d          show the discard pile

## longhaul sim

sim-title = { $name }: { $games } games, { $players }
sim-title-each = { $name }: { $games } games each, { $players }
sim-random = random play
sim-played = played by { $bot }
sim-mean = mean
sim-mean-share = mean (share of games)
sim-interval = 95 % interval
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

analyse-title = { $moves } moves, { $trials } simulated games per position; { $measure-id ->
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
