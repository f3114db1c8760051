### What the commands of the command line say. What each is for is said in ../en/terminal.ftl.

## longhaul games

games-facts = { $solo ->
    [true] pour une personne
   *[false] { $low } à { $high } places, { $default } par défaut
} ; environ { $minutes } minutes ; contenu : { $text }
games-option = { $text-values } (par défaut : { $text-default })

## longhaul replay

replay-over = Après { $count } actions, la partie est terminée : { $text } ; points { JOIN($list, ", ") }.
replay-unfinished = Après { $count } actions, la partie n'est pas terminée ; points { JOIN($list, ", ") }.

## longhaul content

content-valid = un contenu valide ({ $text-name }, { $text-digest })
