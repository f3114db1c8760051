### What the commands of the command line say. What each is for is said in ../en/terminal.ftl.

## longhaul games

games-facts = { $solo ->
    [true] für eine Person
   *[false] { $low } bis { $high } Plätze, normal { $default }
}; etwa { $minutes } Minuten; Kartensätze: { $text }
games-option = { $text-values } (normal: { $text-default })

## longhaul replay

replay-over = Nach { $count } Zügen ist das Spiel zu Ende: { $text }; Punkte { JOIN($list, ", ") }.
replay-unfinished = Nach { $count } Zügen ist das Spiel nicht zu Ende; Punkte { JOIN($list, ", ") }.

## longhaul content

content-valid = ein gültiger Kartensatz ({ $text-name }, { $text-digest })
