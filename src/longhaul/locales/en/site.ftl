### Messages of the site: what tables, accounts, notices and the terminal say, whatever the game.
### The page loads a section marked [later] when it is first needed, and never one marked [python]. English headings decide.

# What this language is called in itself; for the menu.
language-name = English

# Text that is shown as it is.
text = { $text }
# A seat without a name. $number (number) - counted from 1.
seat = Seat { $number }

## Warnings of every game

warning-irreversible = this cannot be undone
warning-lost-points = the game ends, and { $most ->
    [one] { $most } point beats
   *[other] { $most } points beat
} your { $own }
warning-lost-credits = the game ends, and { $most } cr beat your { $own }
warning-lost-levels = the game ends, and { $most ->
    [one] { $most } level beats
   *[other] { $most } levels beat
} your { $own }
warning-lost-tiebreak = the game ends, and another player wins the tiebreak
warning-lost-anyway = the game ends and another player wins, whatever happens

## Analysis [later]

analysis-mistake-wins = { $seat }, { $when }: { $played }, { PERCENT($change) }; better: { $instead }
analysis-mistake-score = { $seat }, { $when }: { $played }, { NUMBER($change, maximumFractionDigits: 1) } points; better: { $instead }
analysis-chance-wins = { $seat }, { $when }: { JOIN($story, " ") } { PERCENT($change) } by chance
analysis-chance-score = { $seat }, { $when }: { JOIN($story, " ") } { NUMBER($change, maximumFractionDigits: 1) } points by chance

## Nouns that are counted

noun-day = day
    .other = days
noun-unit = unit
    .other = units
noun-roll = roll
    .other = rolls

## How a game ends before its rules end it

ending-resigned = resigned
ending-agreed-to-be-a-draw = agreed to be a draw
ending-the-others-left = the others left
ending-the-others-ran-out-of-time = the others ran out of time
ending-the-others-resigned = the others resigned
ending-the-others-resigned-or-ran-out-of-time = the others resigned or ran out of time
ending-the-rules-or-the-cards-of-the-game-have-changed = the rules or the cards of the game have changed

## Premoves

premove-phase = { $stage }: { $phase }

## Commands at a table [later]

rejected-old-rules-table = table { $text-table } was started under other rules or content and cannot be continued here
rejected-not-your-turn = it is not your turn
rejected-waiting = the game begins when all seats are taken: send the link, or add a bot
rejected-time-up = your time is up
rejected-over = the game is over
rejected-stale = the table has moved on: it is at version { $version }, your view at { $own }
rejected-entry = entry { $number } does not follow entry { $version }
rejected-snapshot = table { $text-table }: its snapshot cannot be read: { $text }
rejected-not-seated = you have no seat at this table
rejected-no-such-seat = there is no seat { $number }; there are { $seats }
rejected-no-bot-level = there is no bot '{ $text-bot }'; there are { JOIN($text-known, ", ") }
rejected-daily-takeback = there are no takebacks in a daily challenge: everyone has one try
rejected-others-acted = someone else has acted since; ask them to agree
rejected-revealed = dice or cards were revealed since; ask the others to agree
rejected-nothing-to-take-back = there is nothing to take back
rejected-ask = you can ask for undo or draw, not for '{ $text-what }'
rejected-request-open = answer the open request first
rejected-nobody-to-ask = there is nobody to ask
rejected-no-request = there is no request to answer
rejected-not-to-answer = you cannot answer this request
rejected-seated = you have a seat at this table already
rejected-seat-taken = that seat is taken
rejected-person-there = a person has that seat
rejected-bot-there = a bot plays there already
rejected-nobody-to-replace = there is nobody to replace on that seat
rejected-in-time = in a correspondence game nobody can be replaced before their time runs out
rejected-daily-bot = in a daily challenge no bot can play on for you
rejected-time-left = there is still time left
rejected-no-clock = no clock is running
rejected-not-at-stake = no rated game is at stake
rejected-not-rated = this game is not rated
rejected-record-secret = the record reveals the seed; you can get it when the game is over
# $game (list) - the games that have one.
rejected-no-daily = '{ $text-game }' has no daily challenge; there is one in { JOIN($game, ", ") }
rejected-still-today = a daily challenge can be watched and replayed when its day is over, at midnight UTC

## Premoves [later]

rejected-premove = premove { $place }: { $reason }
rejected-premove-solo = a solo game has no premoves: it is always your turn
rejected-premove-pace = except in correspondence games, you can only pass in advance
rejected-premove-phase = '{ $text-action }' is not played in the phase '{ $text-phase }'
rejected-premove-own-seat = a condition must be about another player's seat
rejected-premove-twice = a premove can be in the list only once
rejected-premove-gone = premove { $place } has been played or removed meanwhile; reload
rejected-premoves-many = you can have at most { $most } premoves at a table, not { $count }
rejected-no-phase = players decide nothing in a phase '{ $text-phase }'; they do in { JOIN($text-known, ", ") }
# An action and what it is about: Explore: Medium.
premove-action = { $title }: { JOIN($things, ", ") }
premove-unmet-move = { $seat }'s last move was not “{ $action }”
premove-unmet-turn = { $seat } did not play “{ $action }” on their last turn
premove-unmet = “{ $action }”: { $reason }.
premove-forbidden = “{ $action }”: { $reason } ({ $text-clause }).
premove-not-played = Your premove was not played. { JOIN($reasons, " ") }
premove-not-played-removed = Your premove was not played. { JOIN($reasons, " ") } Your other premoves were removed.
premoves-taken-back = Your premoves were removed: a move of yours was taken back.

## Setting up a table [later]

# $text-part (text) - what is wrong: seats, clock, content, rated.
rejected-setup = { $text-part }: { $reason }
rejected-setup-seats = { $game } takes { $low } to { $high } seats, not { $count }
rejected-setup-seats-exactly = { $game } takes { $low ->
    [1] 1 seat
   *[other] { $low } seats
}, not { $count }
rejected-setup-seat = seat { $number } is '{ $text-seat }', but can be { JOIN($text-known, ", ") }
rejected-setup-own-seats = you can take only one seat
rejected-setup-solo-clock = a solo game has no clock
rejected-setup-solo-rated = a solo game cannot be rated
rejected-setup-pace = '{ $text-pace }' is not one of { JOIN($text-known, ", ") }
rejected-setup-base = { $text-base } is not within { $low } to { $high } for pace '{ $text-pace }'
rejected-setup-increment = an increment is 0 to { $high } seconds, and for pace 'game' only
rejected-no-set = there is no set '{ $text-set }'; there are { JOIN($text-known, ", ") }

## Setting up a game [later]

rejected-unknown-game = there is no game '{ $text-game }'; there are { JOIN($text-known, ", ") }
rejected-game-seats = { $game } takes { $high ->
    [1] 1 seat
   *[other] { $low } to { $high } seats
}, not { $text-count }
rejected-seed = a seed is a whole number from 0 to 2^64 - 1, not { $text-seed }
rejected-no-option = there is no option '{ $text-option }'; this game has { JOIN($text-known, ", ") }
rejected-option-switch = option { $text-option }: '{ $text-value }' is neither on nor off
rejected-option-choice = option { $text-option }: '{ $text-value }' is not one of { JOIN($text-known, ", ") }
rejected-option-bounds = option { $text-option }: { $text-value } is not within { $low } to { $high }

## Actions by their text forms [later]

rejected-action-number = there is no action { $text-action }; actions run from 0 to { $text-last }
rejected-action-verb = '{ $text-action }': no action is called '{ $text-verb }'; there are { JOIN($text-known, ", ") }
rejected-action-form = '{ $text-action }': this action is written { $text-form }
# $text-kind (text) - the kind of thing, by its name in programs: good, size.
rejected-action-word = '{ $text-action }': no { $text-kind } is called '{ $text-word }'; there are { JOIN($text-known, ", ") }

## Recorded games [later]

rejected-record-setup = the record's setup is not possible: { $reason }
rejected-record-rules = the record was played under rules version { $text-version } of { $game }; this program has version { $text-own }
rejected-record-content = the record was played with content '{ $text-set }' ({ $text-hash }); the content at hand is '{ $text-own }' ({ $text-own-hash })
rejected-record-action = action { $number } of the record is { $text-action }, not a number or a text form
rejected-record-illegal = action { $number } of the record cannot be played: { $reason }
rejected-record-result = the record says it led to { $text-recorded }, but it leads to { $text-right }
rejected-record-form = { $text-file }: is not a game record: it should be a JSON object
rejected-record-format = { $text-file }: is of format { $text-format }; this program reads format { $text-own }

## Why a game is not rated [later]

unrated-owner = a player's own bot took part, or two bots with the same owner
unrated-address = two of the players share an internet address
unrated-pair = these players have reached today's limit of rated games against each other
unrated-taken-back = a decision was taken back
unrated-drawn = the players agreed to a draw
unrated-aborted = the server ended the game early
unrated-inherited = a player took over a seat that another had played
unrated-short = it ended before each player had taken { $turns } turns
unrated-alone = there was no opponent to be rated against

## Results of daily challenges

daily-credits = { $credits } cr
daily-paid = all paid, { $credits } V left
daily-lost = lost in month { $month }, turn { $turn }
daily-gave-up = gave up
daily-unfinished = did not finish
daily-playing = playing

## Verification of records [later]

check-seal = seed and salt give the seal { $text-seal }
# $text-blame (text) - what must have been changed: commitment, seed or any.
check-seal-differs = sha256 of salt and seed is { $text-seal }, but the record's commitment is { $text-given }: { $text-blame-id ->
    [commitment] the commitment
    [seed] the seed or the salt
   *[any] the seed, the salt or the commitment
} was changed
check-seal-missing = { $text-missing } missing from the record: the seal cannot be checked
check-no-seal = the record has no seal: games played in a terminal have none
check-noted = it matches the seal noted when the game began
check-noted-given = the record names the noted seal, but its seed and salt do not give it
check-noted-differs = the noted seal is { $text-noted }: the record is of another game, or of another seed
check-origin = it was played under rules version { $version } of { $game }, set '{ $text-set }' ({ $text-hash })
check-actions = { $count ->
    [one] the only action is legal
   *[other] all { $count } actions are legal
}
# $text-what (text) - actions, trail, rolls or result.
check-not-reached-start = the { $text-what } could not be checked: the game could not be started
check-not-reached-actions = the { $text-what } could not be checked: not all actions could be played
check-trail = { $count ->
    [one] the only move leads to the recorded position
   *[other] each of the { $count } moves leads to the recorded position
}
check-trail-length = the chain has { $links } links for { $moves } moves: moves were added or removed
check-trail-start = before move 1: the game does not start as the record says: an option, the seats, the cards, the seed or the chain was changed
check-trail-strayed = { $move } does not lead to the recorded position: the action, the seed or the chain was changed there
# $text-missing (text) - trail or rolls.
check-untraced = { $text-missing } missing from the record: what was there was taken out
check-no-trail = the record does not say where each move led
check-no-rolls = the record does not say what was rolled and drawn at each move
check-rolls = { $count ->
    [one] the only roll or draw follows from the seed
   *[other] each of the { $count } rolls and draws follows from the seed
}
check-roll-unknown = move { $text-move }: the record contains a roll, but there was none
check-roll-missing = { $move }: the record contains no roll or draw there, but there was one
check-roll-differs = { $move }: the record shows { $says }, but the seed gives { $gives }: a roll or the seed was changed
check-move = move { $number } ({ $text-action } of { $seat })
check-before-first = before move 1
check-nothing-more = nothing more
check-result = the actions lead to the result: { $ending }, scores { JOIN($scores, ", ") }, won by { $seat }
check-result-nobody = the actions lead to the result: { $ending }, scores { JOIN($scores, ", ") }, won by nobody
check-result-early = the actions lead to the scores { JOIN($scores, ", ") }; the game ended early (resigned or drawn)
check-result-differs = the result does not follow from the actions: { JOIN($parts, "; ") }; a result or an action was changed
check-result-part = { $text-what } is { $text-recorded } in the record, but should be { $text-right }

## Requests in general [later]

rejected-internal = something went wrong on our side; it has been logged
rejected-unavailable = { $text }
rejected-busy = the server is busy; try again in a moment
rejected-closing = the server is shutting down; try again in a moment
rejected-restarted = the server was restarted meanwhile
rejected-too-many = too many requests; try again in { COUNT($seconds, "second") }
rejected-bad-request = the request cannot be understood
rejected-bad-method = this address does not accept that method
rejected-nothing-here = there is nothing here
rejected-invalid = { $text }
rejected-no-body = a JSON body is needed
rejected-body-depth = the body is nested too deeply
rejected-body-size = the body is too large
rejected-body-bytes = the request body is larger than { $most } bytes
rejected-bad-json = the body is not valid JSON
rejected-not-json = the body must be JSON: send Content-Type: application/json
rejected-content-length = the header Content-Length is not a number
rejected-cut-off = the connection was closed before the body was complete
rejected-socket = this socket was rejected
rejected-host = this server does not answer to that host name; its operator can set it with --public-url
rejected-cross-site = this request comes from another site's page, or does not prove otherwise
rejected-csrf = the header X-Longhaul-CSRF is missing or wrong; GET /api/me returns its value
rejected-metrics = only this machine may read the metrics
rejected-not-stored = it could not be stored: { $text }

## Accounts [later]

rejected-not-signed-in = you are not signed in; play as a guest or log in
rejected-nobody = play as a guest or log in first
rejected-guest = guests cannot do this; create an account first
rejected-not-for-bots = bots cannot do this; their owner can
rejected-not-for-bots-browser = bots cannot do this; their owner can, in a browser
rejected-wrong-login = wrong name or password
rejected-wrong-password = wrong password
rejected-banned = the account '{ $text-name }' is banned from this server
rejected-bad-token = this token is not valid; it may have been revoked
rejected-no-session = there is no such session
rejected-no-account = this account no longer exists
rejected-claimed = this account has a name and a password already
rejected-no-bot = there is no such bot
rejected-delete-bot = only its owner can delete a bot
rejected-too-many-bots = you can have at most { $most } bots
rejected-name-taken = the name '{ $text-name }' is taken
rejected-name-length = a name has { $low } to { $high } characters
rejected-name-character = a name can have letters, digits, spaces, - and _, but not '{ $text-character }'
rejected-name-invisible = a name can have letters, digits, spaces, - and _, but not the invisible character { $text-code }
rejected-name-spaces = a name cannot begin or end with a space, or have two in a row
rejected-name-reserved = '{ $text-name }' could be mistaken for someone else; choose another name
rejected-name-empty = a name needs at least one letter or digit
rejected-name-accents = in a name, accents must follow a letter, at most { $most } each
rejected-name-scripts = a name cannot mix Latin, Greek and Cyrillic letters: many look alike
rejected-password-length = a password has { $low } to { $high } characters
rejected-password-is-name = the password must not be the name: others would try it first
rejected-password-common = that password is too common; choose another

## E-mail addresses [later]

rejected-no-mail = this server sends no mail
rejected-bad-address = that is not an e-mail address; it looks like name@example.org
rejected-address-confirmed = this address is confirmed already
rejected-address-changed = this address has been changed or removed since
rejected-link-expired = this link has expired; ask for a new one in your account
rejected-bad-link = this link is not valid, or it is incomplete

## Tables of the server [later]

rejected-no-table = there is no table '{ $text-table }'
rejected-old-rules = this game was played under an earlier version of the rules or cards and cannot be shown any more
rejected-old-rules-scores = this game was played under an earlier version of the rules or cards and cannot be shown any more; the scores were { JOIN($scores, ", ") }
rejected-other-server = another server changed this table; check the position and try again
rejected-fenced = table { $text-table } was changed elsewhere; it is loaded again
rejected-too-many-commands = too many commands are waiting at this table
rejected-full = no seat is free at this table
rejected-not-yours = only the players and the host of this table can do that
rejected-had-no-seat = you had no seat at this table
rejected-no-rematch-yet = you can ask for a rematch when the game is over
rejected-not-watched = watch the table first
rejected-too-many-tables = you can watch at most { $most } tables at once
rejected-message-size = a message has at most { $most } bytes
rejected-bad-message = invalid message: { $text }
rejected-empty = the message is empty
rejected-chat-length = a message has at most { $most } characters
rejected-muted = you are muted and cannot chat for now; you can still play

## Quick phrases in chat [later]

phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-move = Nice move
phrase-oops = Oops …
phrase-thanks = Thanks!
phrase-your-move = Your move
phrase-rematch = Rematch?

## Hints, puzzles, lessons, daily challenges, replays and records [later]

rejected-hint-turn = hints are for the player whose turn it is
rejected-hint-daily = there are no hints in a daily challenge
rejected-hint-rated = there are no hints in a rated game
rejected-too-many-jobs = wait until your other requests are done
rejected-no-job = there is no such job
rejected-no-player = there is no player '{ $text-player }' here
rejected-no-puzzle = there is no puzzle '{ $text-puzzle }'
rejected-no-puzzle-move = '{ $text-move }' is not a move in this puzzle
rejected-old-puzzle = the puzzle { $text-puzzle } was made for other rules or cards; generate new ones
rejected-no-chapter = the guide has { COUNT($chapters, "chapter") }; there is no chapter { $text-number }
rejected-no-day = '{ $text-day }' is not a date like 2026-11-15
rejected-future-day = { $text-day } is in the future
rejected-no-game = there is no game '{ $text-game }'
rejected-no-move = the game has no move { $move }; its last one is { $moves }
rejected-over-there = the game is over there: continue from an earlier move
rejected-seats = this game has { $seats }, not { $count }
rejected-replay-slow = replaying this game takes too long
rejected-no-record = there is no record '{ $text-record }'
rejected-too-many-records = you can keep at most { $most } records here
rejected-record = record: { $reason }
rejected-record-set = was played with the set '{ $text-set }', which we do not have
rejected-record-json = is not JSON: { $text }
rejected-record-length = '{ $text-what }' has at most { $most } characters
rejected-record-bots = bot_seats: should name seats of { $seats }, each once

## Notices [later]

notice-move = It's your turn in { $game }.
notice-stuck = It's your turn in { $game }. { $note }
notice-played = Your premove was played in { $game }: { $action }.
notice-cleared = { $game }: { $note }
notice-draw = Another player asks you to agree to a draw in { $game }.
notice-takeback = Another player asks you to agree to a takeback in { $game }.
notice-late = Your time ran out in { $game }.
notice-left = You left { $game } and lost it.
notice-over-drawn = { $game } is over: you agreed to a draw.
notice-over-left = { $game } is over: you left and lost.
notice-over-late = { $game } is over: your time ran out.
notice-over-lost = { $game } is over: you did not win.
notice-over-won = { $game } is over: you won.
notice-over-shared = { $game } is over: you share the win.
notice-rules = Your game of { $game } was ended, unrated: an update of this server has changed the rules.

## Mails [python]

mail-confirm-subject = Is this your address?
mail-confirm =
    Someone, hopefully you, has asked for mails from { $text-site } when it is their turn in a correspondence game.

    If that was you, open this link within two days:

    { $text-link }

    If it was not, ignore this mail: you will not hear from us again.
mail-turn-subject = Your turn in { $game }
mail-turn =
    { $notice }

    { $text-link }

    Time left: { $left }.

    --
    You get this e-mail because you turned on reminders in your account at { $text-site }
    To stop these e-mails: { $text-stop }
mail-left-soon = less than an hour
mail-left-hours = { COUNT($hours, "hour") }
mail-left-days = { COUNT($days, "day") }

## Files, bots and the arena [python]

rejected-no-file = { $text-file }: there is no such file
# $text (text) - what the operating system says.
rejected-unreadable = { $text-file }: cannot be read: { $text }
rejected-unwritable = { $text-file }: cannot be written: { $text }
rejected-file-name = '{ $text-file }' is not a valid file name
rejected-not-toml = { $text-file }: is not valid TOML: { $text }
rejected-not-record = { $text-file }: is not a game record: { $text }
rejected-no-content = '{ $text-content }': is neither a file ending in .toml nor one of { JOIN($text-known, ", ") }
rejected-not-puzzles = { $text-file }: not a puzzle file
rejected-other-puzzles = { $text-file }: has puzzles for { $text-game }, not for { $text-own }
# $text (text) - what Python says.
rejected-bot-load = the bot '{ $text-bot }' cannot be loaded: { $text }
rejected-bot-make = the bot '{ $text-bot }' cannot be made from (rulebook, seed): { $text }
rejected-bot-method = the bot '{ $text-bot }' has no method `choose`
rejected-bot-iterations = the bot '{ $text-bot }' should be a level, @ and iterations, as in captain@2000
rejected-bot-setting = the bot '{ $text-bot }': '{ $text-change }' should be SETTING=NUMBER, with one of { JOIN($text-known, ", ") }
rejected-bot-twice = the bot { $text-bot } is named twice: only possible if the bots are exactly one line-up
rejected-bot-action = the bot { $text-bot } chose an illegal action: { $text }
rejected-record-folder = { $text-folder }: cannot save records here: { $text }
rejected-record-exists = { $text-file } exists already; choose another folder
rejected-not-results = { $text-file }: not a file of arena results
# $text-name (text) - what differs, by its name in the file: game, bots, options …
rejected-other-results = { $text-file }: has results for { $text-name } { $text-theirs }, not { $text-own }; choose another file
rejected-no-ratings = ratings need the package openskill: pip install 'longhaul[lab]'
rejected-no-tests = { $text-folder }: no such folder; run this in a checkout of the project

## Games and nouns

game-dice-traders = Dice Traders
    .about = Roll planets, trade goods, race the calendar.
game-free-trader = Free Trader
    .about = Explore, trade, fight, and make four payments.
game-gem-traders = Gem Traders
    .about = Mine gemstones, work the exchange, bring the gold home.
game-star-traders = Star Traders
    .about = Trade along the lines, arm a fleet, and own the worlds that count.

noun-second = second
    .other = seconds
noun-hour = hour
    .other = hours
noun-chapter = chapter
    .other = chapters

## Bots

bot-cadet = Cadet
    .about = A beginner: knows the basics and makes mistakes.
bot-trader = Trader
    .about = Plays simple, solid moves instantly.
bot-captain = Captain
    .about = Looks ahead and takes a fifth of a second per decision.
bot-admiral = Admiral
    .about = Looks further ahead and takes a second per decision.
