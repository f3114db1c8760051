### Messages of the site: what tables, accounts, notices and the terminal say, whatever the game.

# What this language is called in itself; for the menu.
language-name = English

# Text that is shown as it is.
text = { $text }
# A seat without a name. $number (number) - counted from 1.
seat = Seat { $number }

## Warnings of every game

warning-irreversible = this cannot be undone
warning-lost-points = the game ends, and { $most } points beat your { $own }
warning-lost-credits = the game ends, and { $most } cr beat your { $own }
warning-lost-levels = the game ends, and { $most } levels beat your { $own }
warning-lost-tiebreak = the game ends, and another player wins the tiebreak
warning-lost-anyway = the game ends and another player wins, whatever happens

## Analysis

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
