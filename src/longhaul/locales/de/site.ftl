### The messages of the site. What each is for is said in ../en/site.ftl.

language-name = Deutsch

text = { $text }
seat = Platz { $number }

## Warnings of every game

warning-irreversible = das ist endgültig
warning-lost-points = das Spiel endet, und { $most } Punkte schlagen deine { $own }
warning-lost-credits = das Spiel endet, und { $most } cr schlagen deine { $own }
warning-lost-levels = das Spiel endet, und { $most } Stufen schlagen deine { $own }
warning-lost-tiebreak = das Spiel endet, und der Gleichstand geht an jemand anderen
warning-lost-anyway = das Spiel endet, und jemand anderes gewinnt, was auch geschieht

## Analysis

analysis-mistake-wins = { $seat }, { $when }: { $played }, { PERCENT($change) }; besser: { $instead }
analysis-mistake-score = { $seat }, { $when }: { $played }, { NUMBER($change, maximumFractionDigits: 1) } Punkte; besser: { $instead }
analysis-chance-wins = { $seat }, { $when }: { JOIN($story, " ") } { PERCENT($change) } durch Zufall
analysis-chance-score = { $seat }, { $when }: { JOIN($story, " ") } { NUMBER($change, maximumFractionDigits: 1) } Punkte durch Zufall

## Nouns that are counted

noun-day = Tag
    .other = Tage
    .dat-other = Tagen
noun-unit = Einheit
    .other = Einheiten
noun-roll = Wurf
    .other = Würfe
