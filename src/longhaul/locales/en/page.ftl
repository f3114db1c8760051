### What the page itself says: its pages, the table around a board, and what all boards share. English headings say
### when a section is loaded: [table] with the first table, [end] when a game is over, [pages] with any page but Home.

## Account [pages]

account-rating-after-rated-game-won = { $games ->
    [one] { $game }: rating { $rating } after { $games } rated game, { $wins } won.
   *[other] { $game }: rating { $rating } after { $games } rated games, { $wins } won.
}
account-can-play-without-account-become = You can play without an account: you become a guest when you first sit down. If you have an account, sign in to find your games.
account-your-public-profile = Your public profile
account-guest-known-only-browser-create = You are a guest, known only to this browser. Create an account to keep your games and your rating on any device.
account-finish-rated-game-get-rating = Finish a rated game to get a rating.
account-create-account = Create account
account-sign-up = Sign up
account-i-have-an-account = I have an account
account-name-and-password = Name and password
account-my-bots = My bots
account-e-mail-when-my-turn = E-mail when it is my turn
account-active-sessions = Active sessions
account-sign-out = Sign out
account-will-lose-access-games-sign = You will lose access to your games. Sign out?
account-my-data = My data
account-games-chat-ratings-records-sessions = Your games, chat, ratings, records and sessions in one file. We store nothing else about you.
account-download-my-data = Download my data
account-delete-my-account = Delete my account
account-bots-deleted-good-games-played = You and your bots are deleted for good. Games you played with others keep their moves, without your name.
account-confirm-your-password = Confirm your password
account-delete-for-good = Delete for good?
account-bots-about = Your own programs can play at tables like people. Each signs in with a token, sent as { $header }.
account-token-issued = Token for { $bot }. Copy it now: it will not be shown again.
account-created = created { $time }
account-new-token = New token
account-replace-the-old-token = Replace the old token?
account-remove = Remove
account-confirm-remove-bot = Remove { $bot }?
account-name-of-the-new-bot = Name of the new bot
account-add-bot = Add bot
account-press-again-to-confirm = Press again to confirm.
account-mail-about = When your move has been waiting for a while, we e-mail { $address }.
account-mail-unconfirmed = We sent a confirmation link to { $address }. Open it to receive e-mails there.
account-remove-address = Remove address
account-we-send-one-plain-text = We send one plain-text e-mail when it is your turn in a correspondence game and you are away, and no more until you have moved. Nobody else sees your address.
account-e-mail-address = E-mail address
account-send-confirmation-link = Send confirmation link
account-your-name-has-been-changed = Your name has been changed.
account-bots-if-have-any-need = Your bots, if you have any, need new tokens.
account-password-been-changed-other-browsers = Your password has been changed; other browsers are signed out.
account-new-name = New name
account-2-24-letters-digits-spaces = 2 to 24 letters, digits, spaces, - and _
account-change-name = Change name
account-current-password = Current password
account-new-password = New password
account-at-least-8-characters = At least 8 characters
account-keep-my-bots-tokens = Keep my bots' tokens
account-change-password = Change password
account-password = Password
account-least-8-characters-cannot-reset = At least 8 characters. It cannot be reset by e-mail, so keep it safe.
account-this-browser = this browser
account-last-seen = last seen { $time }
account-end-session = End session
account-end-this-session = End this session?
account-browser-on-system = { $browser } on { $system }
account-unknown-browser = Unknown browser

## Challenge [pages]

challenge-daily-challenge = Daily challenge, { $day }
challenge-same-dice-cards-everyone-from = The same dice and cards for everyone, from midnight to midnight UTC. You have one try: it counts once you start, without takebacks or hints. Accounts created before the day began play the ranked deal; guests and newer accounts play another one, so that nobody can peek. We cannot prevent anyone from keeping several accounts.
challenge-next-one-in = · next one in { $time }
challenge-go-to-todays = Go to today's
challenge-earlier-days = Earlier days
challenge-play-open-deal-different-dice = You play the open deal, with different dice and cards: the ranked one is for accounts created before today.
challenge-ranked-deal-older-accounts = Ranked deal: older accounts
challenge-open-deal-guests-new-accounts = Open deal: guests, new accounts and bots
challenge-results-in-best-first = Results in { $game }, best first
challenge-no-results-yet-first = No results yet. Be the first!
challenge-nobody-played-that-day = Nobody played that day.
challenge-seal-opened = Seed { $seed }, salt { $salt }, sealed before the day began as { $seal }
challenge-seal = Dice and cards were sealed before the day began and are revealed when it is over. The seal: { $seal }
challenge-continue = Continue
challenge-your-table = Your table

## Common [pages]

common-today = Today
common-person = Person
common-bot = Bot
common-name = Name
common-rating = Rating
common-rules = rules
common-to = { $low } to { $high }

## Confirmation [pages]

confirmation-e-mail = E-mail
confirmation-unsubscribed = Unsubscribed
confirmation-your-e-mail-address = Your e-mail address
confirmation-done-we-have-deleted-address = Done: we have deleted your address and will not e-mail you again. You can add it again in your account.
confirmation-confirmed = Confirmed: from now on, e-mails about your moves go to { $address }.
confirmation-go-to-my-account = Go to my account

## Guide [pages]

guide-learn = Learn { $game }
guide-guide = Guide
guide-guide-not-found = Guide not found
guide-short-chapters-about-minutes-played = { $guide }: { $chapters } short chapters, about { $minutes } minutes, played on a real board. Leave whenever you like and pick up where you left off.
guide-start-learning = Start learning
guide-continue-with-chapter = Continue with chapter { $done }
guide-start-over = Start over
guide-skip-and-play = Skip and play
guide-played = played
guide-how-to-win = How to win

## Ladder [pages]

ladder-ladder = Ladder: { $game }
ladder-rating-cautious-estimate-strength-starts = Your rating is a cautious estimate of your strength: it starts low and rises as you play. A rated game allows no hints, and leaving counts as a loss. Games between people on the same network or against their own bots do not count, nor do solo games and daily challenges.
ladder-best-first = { $game }, best first
ladder-skill = Skill
ladder-nobody-has-a-rating-yet = Nobody has a { $game } rating yet.
ladder-first-finished-rated-game-starts = The first finished rated game starts the ladder.
ladder-play-a-game = Play a game

## Not-found [pages]

not-found-page-not-found = Page not found
not-found-off-the-charts = Off the charts
not-found-nothing-here = There is nothing at { $path }. The link may have been cut off; tables and replays never move.
not-found-rules = { $game } rules

## Profile [pages]

profile-guest = Guest
profile-player = Player
profile-a-players-bot = A player's bot
profile-house-bot = House bot
profile-player-not-found = Player not found
profile-there-no-player-name-they = There is no player by that name. They may have deleted their account.
profile-go-to-the-ladder = Go to the ladder
profile-member-since = {" "}· member since { $since }
profile-finished = {" "}· { $days ->
    [one] { $days } daily challenge
   *[other] { $days } daily challenges
} finished
profile-ratings = Ratings
profile-no-rated-games-yet-game = No rated games yet: a game counts when it is played to the end and nothing is taken back.
profile-recent-games = Recent games
profile-replay = Replay: { $game }, { $time }
profile-no-public-games-games-private = No public games. Games at private tables stay private.
profile-daily-challenges = Daily challenges
profile-most-played = most played
profile-skill = skill { $mean } ± { $number }
profile-skill-over-last-rated-games = Skill over the last rated games: from { $mean } to { $value }, between { $low } and { $high }
profile-chart-starts-second-rated-game = The chart starts with the second rated game.
profile-rated-games = Rated games
profile-longest-streak = Longest streak
profile-win = { $streak ->
    [one] { $streak } win
   *[other] { $streak } wins
}
profile-best-score = Best score

## Puzzles [pages]

puzzles-puzzle = Puzzle
puzzles-positions-from-bot-games-which = Positions from bot games in which one move is clearly best, confirmed by thousands of simulations.
puzzles-solved = { $solved ->
   *[other] { $figure } solved
}
puzzles-days-in-a-row = { $streak ->
    [one] { $figure } day in a row
   *[other] { $figure } days in a row
}
puzzles-no-puzzles-yet = No puzzles yet.
puzzles-is-solved = solved
puzzles-tried = tried
puzzles-new-puzzle = new
puzzles-no = No. { $row }
puzzles-difficulty-of = difficulty { $difficulty } of { $hardest }
puzzles-find-the-best-move = Find the best move.
puzzles-all-puzzles = All puzzles
puzzles-points-lower-win-chance = a win chance { $percent } points lower
puzzles-points-fewer = { $value } points fewer
puzzles-to = { PERCENT($percent) } to { PERCENT($percent2) }
puzzles-right = Right:
puzzles-solved-on-your-first-try = Solved on your first try.
puzzles-solved-on-try = Solved on try { $tries }.
puzzles-streak = { $streak ->
    [one] { $streak } day in a row.
   *[other] { $streak } days in a row.
}
puzzles-not-the-best = Not the best:
puzzles-than-best-move-try-another = { $size } than the best move ({ $span }). Try another.
puzzles-win-chance-lost-each-move = Win chance lost by each move ({ $trials } simulations for the best ones)
puzzles-best = best
puzzles-next-puzzle = Next puzzle
puzzles-theme = Theme
puzzles-theme-all = All themes
puzzles-theme-endgame = Endgame
puzzles-theme-combat = Combat
puzzles-theme-blockade = Blockades
puzzles-theme-law = Police
puzzles-theme-trade = Trade
puzzles-theme-travel = Travel
puzzles-theme-dice = Dice
puzzles-theme-ship = The ship
puzzles-theme-building = Sites and buildings
puzzles-theme-order = Turn order
puzzles-theme-gathering = Mining and cargo

## Replay [pages]

replay-wins = { $won } wins
replay-nobody-wins = nobody wins
replay-replay = Replay: { $game }
replay-game-not-over-yet = This game is not over yet
replay-replay-shows-every-die-card = A replay shows every die and card, so it opens when the game is over.
replay-go-to-the-table = Go to the table
replay-todays-game = Today's game
replay-others-may-still-playing-same = Others may still be playing with the same dice and cards, so this replay opens at midnight UTC.
replay-results-so-far = Results so far
replay-game-not-available = Game not available
replay-if-have-game-as-file = If you have the game as a file, import it:
replay-link = replay
replay-move = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
replay-table = table
replay-original-game = original game
replay-setting-up-the-board = Setting up the board …
replay-start-of-the-game = Start of the game.
replay-keys-one-move = one move ·
replay-keys-start-and-end = start and end ·
replay-keys-play-or-pause = play or pause
replay-analysis = Analysis
replay-better-here-for = Better here for { $name }:
replay-to = ({ $change } to { $change2 })
replay-running-simulations-from-every-position = Running simulations from every position …
replay-analysis-progress = Analysis progress
replay-analyse-game = Analyse game
replay-win-chances-move-move-better = Win chances move by move, better moves, luck and skill; it takes up to a minute.
replay-chance-to-win = Chance to win
replay-expected-score = Expected score
replay-after-move = { $what } after move { $at }
replay-move-by-move-after-move = { $what }, move by move. After move { $at }: { $says }.
replay-show-as-table = Show as table
replay-chart-data = Chart data
replay-column-move = Move
replay-luck-and-skill = Luck and skill
replay-luck-and-skill-in-figures = Luck and skill in figures
replay-seat = Seat
replay-own-decisions = Own decisions
replay-others-decisions = Others' decisions
replay-luck = Luck
replay-end = End
replay-in = { $plain } in { $slips }
replay-decisions-compared-what-traders-heuristics = Decisions are compared with what the Trader's heuristics would have done in the same position; we re-dealt { $trials } times to measure luck. Start plus the columns up to luck gives the end. Missed is what better moves would have gained, each on its own.
replay-link-copied = Link copied.
replay-play-on-from-here = Play on from here
replay-link-to-this-move = Link to this move
replay-download = Download
replay-fast = Fast
replay-go-to-the-start = Go to the start
replay-previous-move = Previous move
replay-next-move = Next move
replay-go-to-the-end = Go to the end
replay-moves = Moves
replay-pause = Pause
replay-play-verb = Play
replay-move-of = Move { $at } of { $recording }. { $says }
replay-speed = Speed
replay-what-happened-so-far = What happened so far
replay-the-game-begins = The game begins.
replay-seat-wins = wins
replay-turning-points = Turning points
replay-better = Better:
replay-luck-of = Luck ({ $name }).
replay-nothing-stands-out-no-move = Nothing stands out: no move, die or card changed the odds by more than the margin of error.

## Rules [pages]

rules-rules = { $game }: rules
rules-intro = Every refusal links to its rule, and every rule can be read, searched and linked to. Choose a game:
rules-search-the-rules = Search the rules
rules-word-clause-like = A word, or a clause like { $clauses }
rules-place = { $hits ->
    [one] { $hits } place
   *[other] { $hits } places
}
rules-nothing-found-try-fewer-words = Nothing found: try fewer words
rules-contents = Contents
rules-version-of-the-rules = { $clauses ->
    [one] { $clauses } clause
   *[other] { $clauses } clauses
} · version { $version } of the rules
rules-depends-on-a-table-option = Depends on a table option

## Setup [pages]

setup-set-up = Set up { $game }
setup-set-up-a-table = { $game }: set up a table
setup-who-plays = Who plays
setup-the-table = The table
setup-cards = Cards
setup-clock = Clock
setup-house-rules = House rules
setup-changed-the-defaults-play-well = { $changed ->
    [one] { $changed } option
   *[other] { $changed } options
} changed (the defaults play well)
setup-default-rules = Default rules
setup-advanced-rules = Advanced rules
setup-of-changed = { $settled } of { $rulings } changed
setup-where-editions-differ-rulebook-leaves = Where editions differ or a rulebook leaves something open, this is how we read it.
setup-create-table = Create table
setup-back = Back
setup-game-not-found = Game not found
setup-there-no-game-called-here = There is no game called “{ $id }” here. Choose one of these:
setup-seconds-added-per-move = Seconds added per move
setup-changed-from = Changed from { $value }.
setup-reset = Reset: { $title }
setup-reset-button = Reset
setup-set-by = Set by “{ $leader }”.
setup-me = Me
setup-open = Open
setup-bot-until-someone-joins = Bot until someone joins
setup-remove-a-seat = Remove a seat
setup-add-a-seat = Add a seat
setup-bot-in-seat = Bot in seat { $i }
setup-will-only-watch = will only watch.
setup-anyone-who-joins-game-starts = for anyone who joins; the game starts when every seat is taken.
setup-plays-until-someone-takes-seat = plays until someone takes its seat.
setup-link-only = Link only
setup-public = Public
setup-rated = Rated
setup-casual-with-hints = Casual, with hints
setup-play-forced-moves = Play forced moves
setup-when-only-one-move-legal = When only one move is legal, the table plays it for you.
setup-no-hints-takebacks-only-if = No hints, and takebacks only if everyone agrees. Leaving loses the game: by the clock, ten minutes after leaving the table, or, without a clock, after a day away on your turn.
setup-anyone-may-ask-hints-no = Anyone may ask for hints, and no ratings change. Players see this before they join.
setup-who-can-join = Who can join
setup-only-people-link-can-find = Only people with the link can find the table.
setup-private-and-watched = Only people with the link can find and watch the table.
setup-table-listed-home-anyone-can = The table is listed on Home, and anyone can take a free seat.
setup-no-seat-open-so-others = No seat is open, so others can only watch.
setup-solo-games-have-no-clock = Solo games have no clock, and only people with the link can find them.
setup-no-clock = No clock
setup-take-your-time = Take your time.
setup-per-move = Per move
setup-fixed-time-every-move-run = A fixed time for every move; run out, and a bot takes your seat.
setup-per-game = Per game
setup-one-budget-all-moves-plus = One budget for all your moves, plus a little after each.
setup-days = Days
setup-correspondence-days-per-move-no = Correspondence: days per move, no need to stay online.
setup-seconds-per-move = Seconds per move
setup-minutes-per-game = Minutes per game
setup-days-per-move = Days per move
setup-a-number-from-to = a number from { $low } to { $high }
setup-enter = Enter { $allowed }.
setup-on = on
setup-off = off

## Common [table]

common-plan-ahead = Plan ahead

## Premoves [table]

premoves-which-one = { $action }: which one, { $place }
premoves-always-here = Always “{ $pass }” here
premoves-always-at = Always “{ $pass }” at { $stage }
premoves-stop-passing-at = Stop passing at { $stage }
premoves-plan-ahead-1-premove = Plan ahead: 1 premove
premoves-plan-ahead-premoves = Plan ahead: { $queued } premoves
premoves-when-i-reach = When I reach
premoves-play-this-for-me = play this for me
premoves-only-if = Only if
premoves-no-condition = no condition
premoves-has-played = { $name } has played …
premoves-how-often = How often
premoves-once = Once
premoves-each-time = Each time
premoves-at = … at
premoves-this = this
premoves-when = When
premoves-on-their-last-turn = On their last turn
premoves-just-before = Just before
premoves-add-premove = Add premove
premoves-only-if-played-their-last = only if { $who } played “{ $what }” on their last turn
premoves-only-if-has-just-played = only if { $who } has just played “{ $what }”
premoves-each-premove-played-when-phase = Each premove is played for you when its phase comes up, if it is legal then. Nothing else is ever played: if none of them fits, you decide, and the plan is cancelled. Only you can see it.
premoves-repeated = , each time
premoves-at-phase = At { $phase }{ $detail }
premoves-move-up = Move up: { $action }
premoves-remove = Remove: { $action }
premoves-no-premoves-yet-they-played = No premoves yet. They are played in order, from the top.

## Summary of a finished game [end]

summary-chart-title = { $what } over the game
summary-chart-summary = { $what } over the game. At the end: { $says }
summary-turning-point = Turning point
summary-best-move = Your best move
summary-costliest-move = Your costliest move
summary-move = Move { $number }
summary-no-turning-point = Nothing stands out: no single move or roll decided this game.
summary-analysing = Analysing …
summary-find-turning-point = Find the turning point
summary-better = Better:

## Table [table]

table-sound = Sound: { PERCENT($percent) }
table-sound-off = Sound: off
table-sound-heading = Sound
table-sound-volume = Volume
table-sound-mute = Mute
table-since-title = Since your last turn
table-since-replay = Show again: { $name }
table-chat = Chat
table-watching = {" "}(watching)
table-mute = Mute { $line }
table-no-messages-yet = No messages yet.
table-one-message-is-muted = { $hidden ->
    [one] One message is muted.
   *[other] { $hidden } messages are muted.
}
table-unmute-everyone = Unmute everyone
table-quick-phrases = Quick phrases
table-write-a-message = Write a message
table-send = Send
table-share-this-table = Share this table
table-why-not = Why not?
table-resign = Resign?
table-will-lose-game-others-play = You will lose this game. The others play on without you.
table-confirm-resign = Resign
table-play-on = Play on
table-leave-the-table = Leave the table?
table-game-rated-once-started-come = This game is rated. Once it has started, come back within ten minutes or you lose it, even if a bot takes over for you.
table-seat-stays-yours-now-can = Your seat stays yours for now: you can come back. Meanwhile, others may let a bot take over.
table-leave = Leave
table-stay = Stay
table-back-to-the-board = Back to the board
table-table-panels = Table panels
table-hint-button = Hint
table-take-back = Take back
table-your-time-ran-out = Your time ran out.
table-you-left-the-game = You left the game.
table-you-resigned = You resigned.
table-not-rated = Not rated:
table-rated = Rated.
table-go-to-the-rematch = Go to the rematch
table-rematch = Rematch
table-practise-with-a-new-deal = Practise with a new deal
table-play-again = Play again
table-new-game-against-bots = New game against bots
table-results-of-the-day = Results of the day
table-download-game = Download game
table-analyse-game = Analyse game
table-share-replay = Share replay
table-replay-link-copied = Link to the replay copied.
table-seal-until-midnight = Dice and cards were sealed before the first move. Others may still play them today; when the day is over, they are revealed and anyone can verify them.
table-seal-revealed = Dice and cards were sealed before the first move. They are now revealed: verify every shuffle or roll here, or with
table-the-captain-is-thinking = The Captain is thinking …
table-hint-progress = Hint progress
table-the-captain-suggests = The Captain suggests:
table-averaging-points = , averaging { $score } points
table-wins-about-of-simulations-to = Wins about { $percent } of { $trials } simulations ({ $percent2 } to { $percent3 }){ $detail }.
table-dismiss-hint = Dismiss hint
table-hint-then = Then:
table-hint-or = Or:
table-hint-as-good = about as good
table-hint-cost-wins = { $percent ->
    [one] win chance { $percent } point lower
   *[other] win chance { $percent } points lower
}
table-hint-cost-points = { $points ->
    [one] about { $points } point less
   *[other] about { $points } points less
}
table-hint-guess = A quick guess: the search is still being compiled.
table-move-of = , move { $played } of { $moves }
table-chapter-of = chapter { $lesson } of { $chapters }{ $detail }
table-how-to-win = How to win.
table-play-game-own = Play a game of your own
table-next-chapter = Next chapter
table-all-chapters = All chapters
table-log-newest-first = Log, newest first
table-only-legal-move-played-automatically = Only legal move, played automatically.
table-seal-shown = Dice and cards were sealed before the first move:
table-earlier = Earlier
table-more = More
table-others-moves = Others' moves
table-propose-a-takeback = Propose a takeback
table-offer-a-draw = Offer a draw
table-light-theme = Light theme
table-dark-theme = Dark theme
table-leave-table = Leave the table
table-takebacks-so-far = Takebacks so far: { $times }
table-skip = Skip
table-skip-to-the-prompt = Skip to your choices
table-speed-of-others-moves = Speed of others' moves
table-rated-no-hints-leaving-game = Rated: no hints, and leaving the game loses it, even if a bot takes over.
table-why-not-title = Why not
table-not-allowed = Not allowed.
table-read-the-rule = Read the rule
table-offered-draw-waiting-others = You offered a draw. Waiting for the others.
table-proposed-takeback-waiting-others = You proposed a takeback. Waiting for the others.
table-accept = Accept
table-no = No
table-bot-until-someone-joins = bot until someone joins
table-bot-playing = { $bot } bot playing
table-bot = bot
table-your-move = your move
table-here-seat = here
table-away-seat = away
table-out-of-time = out of time
table-left-and-lost = left and lost
table-resigned = resigned
table-left-seat = left
table-won = won
table-points = points
table-loses-at = loses at { $time }
table-sit-here = Sit here
table-replace-with-bot = Replace with bot:
table-add-a-bot = Add a bot:
table-players-who-not-back-within = Players who are not back within ten minutes lose the game.
table-replace-with = Replace with { $bot } bot
table-add-bot = Add { $bot } bot
table-seat-summary = Seat summary
table-to-move = , to move
table-seats-and-scores = Seats and scores
table-copied = Copied.
table-selected-copy-keyboard = Selected: copy it with the keyboard.
table-anyone-link-can-take-free = Anyone with this link can take a free seat, no account needed.
table-anyone-link-can-watch = Anyone with this link can watch.
table-link-to-this-table = Link to this table
table-copy = Copy
table-or-share-the-code = Or share the code: { $id }
table-fair-dice = Fair dice
table-every-die-card-game-fixed = Every die and card of this game was fixed and sealed before the first move. At the end the seed is revealed, and anyone can check that it matches. Your browser has saved the seal; note it down if you like.
table-game-rated-stay-away-lose = This game is rated: stay away and you lose it.
table-table = Table
table-table-not-found = Table not found
table-loading-the-table = Loading the table …
table-table-game-id = { $game }, table { $id }
table-log-and-chat = Log and chat
table-what-you-can-do = What you can do
table-game-over = Game over
table-waiting-for-players = Waiting for players
table-your-turn = Your move.
table-turn-of = { $who }'s turn
table-is-thinking = { $who } is thinking …
table-plan-position-changed = Stopped: the position is no longer the one you planned for.
table-plan-stopped = Stopped. { $sentence }
table-plan-stop = Stop
table-plan-under-way = { $moves ->
    [one] { $moves } more move to play …
   *[other] { $moves } more moves to play …
}
table-choose = choose
table-why = why
table-come-back = Come back
table-seat-yours-until-after-lose = Your seat is yours until { $time }; after that you lose the game.
table-your-seat-is-still-yours = Your seat is still yours.
table-there-free-seat-no-account = There is a free seat. No account needed.
table-invite-a-friend = Invite a friend
table-add-bot-free-seat = Or add a bot to the free seat.
table-you-watch = Watching.
table-about = Table { $about }
table-unrated = not rated
table-daily-challenge = daily challenge
table-private = private
table-spectators = { $watching } watching
table-continues-from-move-another-game = continues from move { $move } of another game
table-a-chapter-of-the-guide = a chapter of the guide
table-longhaul-home-page = Longhaul home page
table-share = Share
table-phases-of-the-turn = Phases of the turn
table-done = done:
table-new-to = New to { $game }?
table-invited-you = { $name } invites you to play { $game }
table-got-it = Got it
table-show-me = Show me
table-not-allowed-right-now-choose = Not allowed right now. Choose one to see why:
table-or-type-any-move-like = Or type any move, like
table-try-it = Try it

## Board

board-none = none
board-yes = yes
board-no = no
board-more = One more { $good }
board-fewer = One fewer { $good }
board-how-many = How many { $good }
board-then-done = then done
board-chosen = { $units } of { $total } chosen
board-of-spaces-taken = { $units } of { $room } spaces taken

## Challenge

challenge-h-min = { $hours } h { $value } min
challenge-minute = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
challenge-so-far = { $people ->
    [one] { $people } player
   *[other] { $people } players
} so far
challenge-no-results-yet = No results yet
challenge-you-did-not-finish = You did not finish
challenge-your-game-is-waiting = Your game is waiting
challenge-place-of = { $message }, place { $place } of { $people }

## Common

common-not-allowed-now = Not allowed now
common-ship = Ship
common-points = { $value } points
common-start = Start
common-of = of { $ceiling }
common-you = You
common-missed = Missed
common-score = Score
common-checking = Checking …
common-seed = Seed
common-normal = Normal
common-slow = Slow
common-daily-challenge = Daily challenge
common-games = Games
common-won = Won
common-who-won = { $list } won
common-replay = Replay
common-share = { $won } share the win
common-board = Board
common-set-up-a-table = Set up a table
common-result = Result
common-own = {" "}(you)
common-play-todays = Play today's
common-seat = { $low ->
    [one] { $low } seat
   *[other] { $low } seats
}
common-seats = { $low }–{ $high } seats
common-solo = Solo
common-min = { $minutes } min
common-show-fewer = Show fewer
common-all = All { $rows }
common-sit-down = Sit down
common-rated = rated
common-casual-hints-allowed = casual, hints allowed
common-your-move = Your move
common-log = Log
common-seats-title = Seats
common-to-move = to move

## Home

home-one-space-trading-game = One space trading game
home-two-space-trading-games = Two space trading games
home-three-space-trading-games = Three space trading games
home-four-space-trading-games = Four space trading games
home-space-trading-game = { $list ->
    [one] { $list } space trading game
   *[other] { $list } space trading games
}
home-pick-ship-make-fortune = Pick a ship, make a fortune.
home-space-trading-games = Space trading games
home-against-bots-friends-one-click = { $detail } against bots or friends. One click, no account.
home-no-connection-server-retrying = No connection to the server. Retrying …
home-pause-previews = Pause previews
home-play-previews = Play previews
home-open-a-finished-game = Open a finished game
home-every-finished-game-can-downloaded = Every finished game can be downloaded. Import one to replay it, or to play on from any move.
home-this-server = This server
home-longhaul-tabletop-space-trading-games = Longhaul{ $detail }: tabletop space trading games, true to every rule. No ads, no tracking, nothing loaded from elsewhere. Dice and cards are sealed before the first move, so anyone can check them after the last.
home-in-use-right-now = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} in use right now.
home-can-played-now-bots-get = { $list } can be played now; bots get faster once the rules are compiled.
home-same-dice-cards-everyone-one = Same dice and cards for everyone. One try.
home-results = Results
home-learn = Learn
home-step-by-step = : { $game }, step by step
home-play-now-against-bots = Play now: { $game } against bots
home-start-here = Start here
home-play-now = Play now
home-import-a-game = Import a game
home-have-a-code = Have a code?
home-code-or-link = Code or link
home-join = Join
home-not-valid-code-table-link = That is not a valid code or table link.
home-my-games = My games
home-games-will-appear-here-when = Your games will appear here when you are back online.
home-games-start-appear-here-so = Games you start appear here, so you can resume them any time. Press “Play now” above.
home-open-tables = Open tables
home-no-open-tables-right-now = No open tables right now. Set up a table with an open seat, and it appears here for everyone.
home-watch = Watch
home-at = at { $game }
home-loading = Loading …
home-bot = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
home-of-seats-free = { $freeSeats } of { $seats } seats free
home-with = with { $with }
home-waiting-for-players = waiting for players
home-resume = Resume
home-over = Over
home-lost = Lost

## Live

live-connection-lost-reconnecting-nothing-lost = Connection lost. Reconnecting … Nothing is lost.
live-reconnected-you-missed-nothing = Reconnected. You missed nothing.
live-reconnected-you-missed-one-event = { $missed ->
    [one] Reconnected. You missed one event.
   *[other] Reconnected. You missed { $missed } events.
}
live-missed-one-event-marked-log = { $missed ->
    [one] You missed one event; it is marked in the log.
   *[other] You missed { $missed } events; they are marked in the log.
}
live-game-had-already-moved-so = The game had already moved on, so nothing was done. This is the current position.
live-position-changed-ask-new-hint = the position has changed; ask for a new hint
live-hint-lost-ask-again = the hint was lost; ask again
live-server-cannot-reached-right-now = the server cannot be reached right now
live-the-server-responded-with = the server responded with { $status }
live-could-not-load-earlier-entries = Could not load earlier entries: { $value }.
live-instant = Instant
live-there-no-connection-right-now = there is no connection right now
live-the-connection-was-lost = the connection was lost

## Notices

notices-notifications-unread = Notifications: { $unread } unread
notices-notifications = Notifications
notices-mark-all-as-read = Mark all as read
notices-unread = Unread:
notices-nothing-yet-when-turn-correspondence = Nothing yet. When it is your turn in a correspondence game, you will see it here.

## Page

page-this-page-did-not-load = This page did not load
page-server-may-restarting-may-offline = The server may be restarting, or you may be offline. Nothing is lost; we will keep trying.
page-try-again = Try again
page-home = Home
page-one-moment = One moment …
page-day = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-account = Account
page-sign-in = Sign in
page-ladder = Ladder
page-rules = Rules
page-puzzles = Puzzles
page-language = Language
page-offline-pages-have-seen-still = You are offline. Pages you have seen still work; the rest will be back when you are.
page-skip-to-content = Skip to content
page-light = Light
page-dark = Dark
page-system = System
page-theme = Theme
page-play = Play
page-pages = Pages
page-playing-as = Playing as
page-close = Close
page-against = against
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-show-the-whole-map = Show the whole map
page-unknown = unknown
page-that-didnt-work = That didn't work
page-seat-free = Seat { $number } (free)
page-no-clock = no clock
page-per-turn = { $base ->
    [one] { $base } day
   *[other] { $base } days
} per turn
page-time-per-turn = { $duration } per turn
page-per-game = { $duration } per game
page-per-game-s-per-turn = { $duration } per game + { $increment } s per turn
page-just-now = just now
page-minutes-ago = { $past } minutes ago
page-hours-ago = { $past } hours ago
page-days-ago = { $past } days ago

## Premoves

premoves-done = Done

## Table

table-other = Other
table-hint = hint
table-press-again-to-confirm = Press again to confirm
table-press-again = { $sentence }. Press again: { $name }
table-with-a-warning = with a warning
table-offers-a-draw = { $seat } offers a draw.
table-proposes-a-takeback = { $seat } proposes a takeback.
table-guide-for-now = For now: { $label }.
table-takes-back-a-move = { $seat } takes back a move.
table-accepts = { $seat } accepts.
table-declines = { $seat } declines.
table-joins = { $text-name } joins.
table-the-bot-joins-as = The { $bot } bot joins as { $letter }.
table-leaves-the-table = { $seat } leaves the table.
table-the-bot-takes-over-for = The { $bot } bot takes over for { $seat }.
table-resigns = { $seat } resigns.
table-ran-out-of-time = { $seat } ran out of time.
table-left-the-game-and-lost = { $seat } left the game and lost.
table-game-will-not-rated = This game will not be rated.
table-server-down-nobody-lost-time = The server was down; nobody lost time.
table-the-game-is-lost = The game is lost.
table-you-made-it = You made it.
table-made-it = { $name } made it.
table-nobody-wins = Nobody wins.
table-you-win = You win.
table-wins = { $value } wins.
table-share-the-win-you = { $list } share the win.
table-share-the-win = { $list } share the win.
table-you-came-second = You came second.
table-you-came-third = You came third.
table-you-came-fourth = You came fourth.
table-you-came-fifth = You came fifth.
table-you-came-sixth = You came sixth.
table-you-came-th = You came { $place }th.

## Verify

verify-passed = Passed
verify-failed = Failed
verify-not-checked = Not checked
verify-verify-again = Verify again
verify-verify = Verify
verify-every-shuffle-roll-checks-out = Every shuffle and roll checks out.
verify-something-does-not-check-out = Something does not check out.
verify-move-by-move = { $rolls ->
    [one] { $rolls } roll and draw
   *[other] { $rolls } rolls and draws
}, move by move
verify-rolls-and-draws = Rolls and draws
verify-move = Move { $move }
verify-before-move-1 = Before move 1
verify-seal = Seal
verify-salt = Salt
verify-do-not-trust-us = Do not trust us: download the game and run { $command } on your own machine.
verify-seed-64-bits-generator-philox = The seed has 64 bits and the generator (Philox) is not cryptographic: fine for friendly games, not for stakes. So nothing about the seed is revealed before the end, only its seal: the SHA-256 of the seed and 128 bits of salt.
verify-seal-recomputed-browser-matches = seal recomputed in your browser: it matches
verify-seal-recomputed-browser = seal recomputed in your browser: it is { $given }
verify-browser-cannot-recompute-seal-here = your browser cannot recompute the seal here (it needs HTTPS); the server's own check is below
verify-browser-did-not-see-game = your browser did not see the game start, so it saved no seal
verify-seal-browser-saved-during-game = it is the seal your browser saved during the game
verify-browser-had-saved-different-one = your browser had saved a different one: { $noted }

## What browsers show without the page's script [static]

static-about = Tabletop space trading against bots or friends. One click, no account.
static-no-script = This page needs JavaScript. Games can also be played in a terminal: { $command }.
static-offline = No connection: Longhaul cannot be reached right now, and no page of it is cached in this browser. Try again:
