### The messages of the site. What each is for is said in ../en/site.ftl.

language-name = Français

text = { $text }
seat = Place { $number }

## Warnings of every game

warning-irreversible = c'est irréversible
warning-lost-points = la partie se termine, et { $most ->
    [one] { $most } point bat
    [many] { $most } de points battent
   *[other] { $most } points battent
} tes { $own }
warning-lost-credits = la partie se termine, et { $most } cr battent tes { $own }
warning-lost-levels = la partie se termine, et { $most ->
    [one] { $most } niveau bat
    [many] { $most } de niveaux battent
   *[other] { $most } niveaux battent
} tes { $own }
warning-lost-tiebreak = la partie se termine, et l'égalité profite à quelqu'un d'autre
warning-lost-anyway = la partie se termine et quelqu'un d'autre gagne, quoi qu'il arrive

## Analysis

analysis-mistake-wins = { $seat }, { $when } : { $played }, { PERCENT($change) } ; mieux : { $instead }
analysis-mistake-score = { $seat }, { $when } : { $played }, { NUMBER($change, maximumFractionDigits: 1) } points ; mieux : { $instead }
analysis-chance-wins = { $seat }, { $when } : { JOIN($story, " ") } { PERCENT($change) } par hasard
analysis-chance-score = { $seat }, { $when } : { JOIN($story, " ") } { NUMBER($change, maximumFractionDigits: 1) } points par hasard

## Nouns that are counted

noun-day = jour
    .many = de jours
    .other = jours
noun-unit = unité
    .many = d'unités
    .other = unités
noun-roll = lancer
    .many = de lancers
    .other = lancers
