### What the commands of the command line say. What each is for is said in ../en/terminal.ftl.

## longhaul games

games-facts = { $solo ->
    [true] para una persona
   *[false] de { $low } a { $high } puestos, normalmente { $default }
}; unos { $minutes } minutos; contenido: { $text }
games-option = { $text-values } (por defecto: { $text-default })

## longhaul replay

replay-over = Tras { $count } acciones la partida ha terminado: { $text }; puntos { JOIN($list, ", ") }.
replay-unfinished = Tras { $count } acciones la partida no ha terminado; puntos { JOIN($list, ", ") }.

## longhaul content

content-valid = un contenido válido ({ $text-name }, { $text-digest })
