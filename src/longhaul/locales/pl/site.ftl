### The messages of the site. What each is for is said in ../en/site.ftl.

language-name = Polski

text = { $text }
seat = Miejsce { $number }

## Warnings of every game

warning-irreversible = tego nie można cofnąć
warning-lost-points = gra się kończy, a { $most ->
    [one] { $most } punkt przebija
    [few] { $most } punkty przebijają
    [many] { $most } punktów przebija
   *[other] { $most } punktu przebija
} twoje { $own }
warning-lost-credits = gra się kończy, a { $most } cr przebija twoje { $own }
warning-lost-levels = gra się kończy, a { $most ->
    [one] { $most } poziom przebija
    [few] { $most } poziomy przebijają
    [many] { $most } poziomów przebija
   *[other] { $most } poziomu przebija
} twoje { $own }
warning-lost-tiebreak = gra się kończy, a remis rozstrzyga się na korzyść innego gracza
warning-lost-anyway = gra się kończy i wygrywa ktoś inny, cokolwiek się stanie

## Analysis

analysis-mistake-wins = { $seat }, { $when }: { $played }, { PERCENT($change) }; lepiej: { $instead }
analysis-mistake-score = { $seat }, { $when }: { $played }, { NUMBER($change, maximumFractionDigits: 1) } pkt; lepiej: { $instead }
analysis-chance-wins = { $seat }, { $when }: { JOIN($story, " ") } { PERCENT($change) } przez przypadek
analysis-chance-score = { $seat }, { $when }: { JOIN($story, " ") } { NUMBER($change, maximumFractionDigits: 1) } pkt przez przypadek

## Nouns that are counted

noun-day = dzień
    .few = dni
    .many = dni
    .other = dnia
noun-unit = jednostka
    .few = jednostki
    .many = jednostek
    .other = jednostki
    .acc-one = jednostkę
    .acc-few = jednostki
    .acc-many = jednostek
    .acc-other = jednostki
noun-roll = rzut
    .few = rzuty
    .many = rzutów
    .other = rzutu
