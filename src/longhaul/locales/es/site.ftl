### The messages of the site. What each is for is said in ../en/site.ftl.

language-name = Español

text = { $text }
seat = Puesto { $number }

## Warnings of every game

warning-irreversible = esto es definitivo
warning-lost-points = la partida acaba, y { $most } puntos superan tus { $own }
warning-lost-credits = la partida acaba, y { $most } cr superan tus { $own }
warning-lost-levels = la partida acaba, y { $most } niveles superan tus { $own }
warning-lost-tiebreak = la partida acaba, y el empate es para otro
warning-lost-anyway = la partida acaba y gana otro, pase lo que pase

## Analysis

analysis-mistake-wins = { $seat }, { $when }: { $played }, { PERCENT($change) }; mejor: { $instead }
analysis-mistake-score = { $seat }, { $when }: { $played }, { NUMBER($change, maximumFractionDigits: 1) } puntos; mejor: { $instead }
analysis-chance-wins = { $seat }, { $when }: { JOIN($story, " ") } { PERCENT($change) } por azar
analysis-chance-score = { $seat }, { $when }: { JOIN($story, " ") } { NUMBER($change, maximumFractionDigits: 1) } puntos por azar

## Nouns that are counted

noun-day = día
    .many = de días
    .other = días
noun-unit = unidad
    .many = de unidades
    .other = unidades
noun-roll = tirada
    .many = de tiradas
    .other = tiradas
