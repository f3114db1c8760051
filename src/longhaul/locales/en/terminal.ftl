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

content-valid = a valid content set ({ $text-name }, { $text-digest })
