### What the commands of the command line say. What each is for is said in ../en/terminal.ftl.

## longhaul games

games-facts = { $solo ->
    [true] dla jednej osoby
   *[false] od { $low } do { $high } miejsc, domyślnie { $default }
}; około { $minutes } minut; zestawy: { $text }
games-option = { $text-values } (domyślnie: { $text-default })

## longhaul replay

replay-over = Po tylu ruchach: { $count }, gra się skończyła: { $text }; punkty { JOIN($list, ", ") }.
replay-unfinished = Po tylu ruchach: { $count }, gra trwa; punkty { JOIN($list, ", ") }.

## longhaul content

content-valid = poprawny zestaw ({ $text-name }, { $text-digest })
