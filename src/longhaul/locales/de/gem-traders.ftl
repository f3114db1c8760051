### Gem Traders auf Deutsch.
### Orte haben `.from` und `.to`: woher und wohin ein Schiff fliegt.

## The game

game-intro = Du befehligst ein Schiff zwischen vier Bergbauplaneten, einem Gürtel aus treibendem Schrott und einer Börse, deren Preise Würfel sind. Schürfe Edelsteine, drehe an den Würfeln, erfülle Missionen, heuere Leute an, die jede Aktion weiter bringen, und bring Gold heim. Wenn das letzte Gold in jemandes Lager liegt, ist die Partie zu Ende, und die Punkte werden gezählt.

ending-all-gold-is-stored = alles Gold ist eingelagert
ending-stopped-after-round-60 = nach Runde 60 beendet
charted = Punkte
source-gold = Eingelagertes Gold: { $points }
source-crew = Crew und Offiziere: { $points }
source-missions = Missionen: { $points }
decided-boosts = Gleichstand nach Punkten: Die meisten ungespielten Boosts gewinnen ({ $count }).
decided-crew = Gleichstand nach Punkten und Boosts: Die meisten Crew-Karten gewinnen ({ $count }).
decided-shared = Gleichstand nach Punkten, Boosts und Crew: Der Sieg wird geteilt.

set-house = Hausset
    .about = 65 Karten und 18 Missionen; Gold für 20 bis 35 Runden.

## Options

option-scrap_trade = Schrotthandel
    .about = Schrott kann an der Börse gekauft werden, aus dem Weltraum.
option-gold_die_moves = Goldwürfel beweglich
    .about = Karten, die zwei Würfel vertauschen, dürfen den in der Mitte bewegen.
option-finish_round = Runde zu Ende spielen
    .about = Wenn alles Gold eingelagert ist, wird die Runde zu Ende gespielt.

## Things

good-emerald = Smaragd
    .other = Smaragde
good-sapphire = Saphir
    .other = Saphire
good-amethyst = Amethyst
    .other = Amethyste
good-ruby = Rubin
    .other = Rubine
good-citrine = Citrin
    .other = Citrine
good-scrap = Schrott
good-gold = Gold

place-space = Weltraum
    .from = aus dem Weltraum
    .to = in den Weltraum
place-home = Heimat
    .from = aus der Heimat
    .to = in die Heimat
place-emerald = Smaragdplanet
    .from = vom Smaragdplaneten
    .to = zum Smaragdplaneten
place-sapphire = Saphirplanet
    .from = vom Saphirplaneten
    .to = zum Saphirplaneten
place-ruby = Rubinplanet
    .from = vom Rubinplaneten
    .to = zum Rubinplaneten
place-citrine = Citrinplanet
    .from = vom Citrinplaneten
    .to = zum Citrinplaneten
place-x1 = Dock X1
    .from = von Dock X1
    .to = zu Dock X1
place-x2 = Dock X2
    .from = von Dock X2
    .to = zu Dock X2
place-x3 = Dock X3
    .from = von Dock X3
    .to = zu Dock X3
place-x4 = Dock X4
    .from = von Dock X4
    .to = zu Dock X4
place-x5 = Dock X5
    .from = von Dock X5
    .to = zu Dock X5
place-x6 = Dock X6
    .from = von Dock X6
    .to = zu Dock X6
place-mission = Missionszentrale
    .from = von der Missionszentrale
    .to = zur Missionszentrale

pile-low = Leicht
pile-high = Schwer

crew-dockworker = Hafenarbeiter
crew-miner = Schürfer
crew-scavenger = Sammler
crew-trader = Händler
crew-saboteur = Saboteur
    .other = Saboteure
crew-monger = Raumkrämer
crew-shapeshifter = Gestaltwandler

officer-quartermaster = Quartiermeister
officer-alchemist = Alchemist
    .acc = Alchemisten
officer-engineer = Ingenieur
officer-marketeer = Marktmacher
officer-port-captain = Hafenkapitän

boost-pay-dirt = Goldader
boost-hacker = Hacker
boost-freeze = Frost
boost-jettison = Notabwurf
boost-windfall = Glücksfund
boost-offload = Abladen
boost-teleport = Teleport
boost-consignment = Großfracht
boost-payday = Zahltag
boost-alchemy = Alchemie
boost-manipulate = Manipulation
boost-broker = Makler
boost-cyberpunk = Cyberpunk
boost-storm = Sturm
boost-ballast = Ballast
boost-cash-flow = Cashflow
boost-big-take = Großer Griff
boost-swap = Tausch

# The same people and cards, by the other kinds of words
role-dockworker = { crew-dockworker }
role-miner = { crew-miner }
role-scavenger = { crew-scavenger }
role-trader = { crew-trader }
role-saboteur = { crew-saboteur }
role-monger = { crew-monger }
active-quartermaster = { officer-quartermaster }
active-alchemist = { officer-alchemist }
active-engineer = { officer-engineer }
active-marketeer = { officer-marketeer }
type-dockworker = { crew-dockworker }
    .hyphenated = Hafen{"\u00AD"}arbeiter
type-miner = { crew-miner }
type-scavenger = { crew-scavenger }
type-trader = { crew-trader }
type-saboteur = { crew-saboteur }
type-monger = { crew-monger }
type-shapeshifter = { crew-shapeshifter }
    .hyphenated = Gestalt{"\u00AD"}wandler
type-quartermaster = { officer-quartermaster }
    .hyphenated = Quartier{"\u00AD"}meister
type-alchemist = { officer-alchemist }
type-engineer = { officer-engineer }
type-marketeer = { officer-marketeer }
type-port-captain = { officer-port-captain }
    .hyphenated = Hafen{"\u00AD"}kapitän
type-pay-dirt = { boost-pay-dirt }
type-hacker = { boost-hacker }
type-freeze = { boost-freeze }
type-jettison = { boost-jettison }
type-windfall = { boost-windfall }
type-offload = { boost-offload }
type-teleport = { boost-teleport }
type-consignment = { boost-consignment }
type-payday = { boost-payday }
type-alchemy = { boost-alchemy }
type-manipulate = { boost-manipulate }
    .hyphenated = Manipu{"\u00AD"}lation
type-broker = { boost-broker }
type-cyberpunk = { boost-cyberpunk }
type-storm = { boost-storm }
type-ballast = { boost-ballast }
type-cash-flow = { boost-cash-flow }
type-big-take = { boost-big-take }
type-swap = { boost-swap }

# What the player is doing, after "you cannot do that now: …"
phase-declare = du sagst deine Gestaltwandler an
phase-menu = du wählst eine Aktion
phase-cargo = du lädst und lagerst ein
phase-mine = du schürfst
phase-salvage = du birgst
phase-trade = du handelst
phase-pay = du bezahlst eine Karte
phase-sabotage = du wählst Schiffe, die weichen müssen
phase-partner = du wählst ein Schiff zum Handeln
phase-barter = du tauschst Ladung
phase-stow = der Quartiermeister lagert Ladung ein
phase-convert = du wandelst Ladung um
phase-fly = du wählst, wohin du fliegst
phase-switch = du wählst Würfel, die die Plätze tauschen
phase-hack = du setzt Würfel
phase-broker = du bewegst Würfel
phase-reroll = du wählst Würfel zum Neuwürfeln
phase-windfall = du wählst Edelsteine
phase-taking = du nimmst Ladung
phase-fee = der Hafenkapitän nimmt eine Gebühr
phase-drop = du wirfst wegen Notabwurf Ladung ab
phase-excess = du wirfst ab, was nicht passt

## Counted nouns

noun-card = Karte
    .other = Karten
noun-action = Aktion
    .other = Aktionen
noun-step = Schritt
    .other = Schritte
noun-ship = Schiff
    .other = Schiffe
noun-point = Punkt
    .other = Punkte
    .dat-other = Punkten
noun-gold = Gold
noun-shapeshifter = Gestaltwandler

## Parts of sentences

amount = { COUNT($units, $good) }
amount-any = { $units ->
    [1] 1 beliebiger Edelstein
   *[other] { $units } beliebige Edelsteine
}
die = { $good } { $shows }

## Labels

action-end = Zug beenden (noch { COUNT($actions, "action") })
action-end-plain = Zug beenden
action-done = Fertig
action-done-idle = Nichts mehr ansagen: { COUNT($idle, "shapeshifter") } { $idle ->
    [1] tut
   *[other] tun
} in diesem Zug nichts
action-go-out = Hinaus in den Weltraum
action-go = { $place-id ->
    [space] Hinaus in den Weltraum
    [home] Zur Heimat
   *[other] Zu: { $place }
}
action-go-dock = Zu: { $place } ({ JOIN($dice, ", ") })
action-go-taxi = Taxi zu: { $place } ({ JOIN($dice, ", ") })
action-go-idle = Zur Heimat (nichts zu laden oder einzulagern)
action-go-mined = Zu: { $place } (die Bank hat keine { FORM($good, "other") })
action-go-no-missions = Zu: { $place } (es gibt keine Missionen mehr)
action-go-no-gold = Zu: { $place } (die Bank hat kein { good-gold })
action-cargo = Laden oder einlagern
action-mine = Bis zu { COUNT($units, $good) } schürfen
action-mine-nowhere = Schürfen
action-salvage = Bis zu { COUNT($units, "unit") } bergen
action-trade = Handeln: { COUNT($steps, "step") }
action-mission = { JOIN($need, " + ") } liefern: { COUNT($gold, "gold") }, { $points } SP
action-mission-short = { JOIN($need, " + ") } liefern: { COUNT($gold, "gold") } (mehr hat die Bank nicht), { $points } SP
action-mission-empty = Die { $pile-id ->
    [low] leichte
   *[high] schwere
} Mission erfüllen
action-buy = { $type } kaufen: { JOIN($cost, " + ") }
action-buy-twin = { $type } kaufen: { JOIN($cost, " + ") } (Karte { $number })
action-buy-empty = Aus einem leeren Fach kaufen
action-sabotage = Sabotage: { action-sabotage.detail }
    .detail = { COUNT($ships, "ship") } in den Weltraum drängen
action-monger = Raumkrämer: { action-monger.detail }
    .detail = { COUNT($units, "unit") } mit einem Schiff tauschen
action-use = { $active }: { action-use.detail }
    .detail = { $active-id ->
        [quartermaster] bis zu 4 Einheiten einlagern
        [alchemist] Ladung umwandeln
        [engineer] überallhin fliegen
       *[marketeer] zwei Würfel vertauschen, dann handeln
    }
action-play = { $boost } spielen
action-play-full = { $boost } spielen (du kannst schon 12 tragen)
action-give = { COUNT(1, $good) } geben
action-give-store = { COUNT(1, $good) } einlagern
action-give-pay = { COUNT(1, $good) } zahlen
action-give-drop = { COUNT(1, $good) } abwerfen
action-take = { COUNT(1, $good) } nehmen
action-take-load = { COUNT(1, $good) } laden
action-take-mine = { COUNT(1, $good) } schürfen
action-take-salvage = { COUNT(1, $good) } bergen
action-unload = Die ganze Ladung einlagern
action-swap = { COUNT($units, $good) } gegen { COUNT($got, $good-2) }
action-up = { $good }-Würfel { $shows } → { $then }
action-down = { $good }-Würfel { $shows } → { $then }
action-die = Der { $good }-Würfel ({ $shows })
action-die-then = Der { $good }-Würfel ({ $shows }), danach nur noch { JOIN($good-rest, ", ") }
action-value = Auf { $shows } setzen
action-target = { $seat } ({ $place }, { $aboard } an Bord)
action-target-own = Dein eigenes Schiff ({ $place }, { $aboard } an Bord)
action-target-empty = Dort sitzt niemand
action-convert = { $rate-id ->
    [gem] 1 Edelstein in einen anderen
    [gems] 2 Edelsteine in 1 Gold
   *[scrap] 3 Schrott in 1 Gold
}
action-declare = Gestaltwandler: { $role }
action-declare-then = Gestaltwandler: { $role }, danach nur noch { JOIN($role-rest, ", ") }
action-declare-last = Gestaltwandler: { $role }, danach keiner mehr
action-keep = Nichts dafür nehmen

## The log

event-turn = { $seat } ist am Zug (Runde { $round }).
event-declared = { $seat } sagt einen Gestaltwandler an: { $role }.
event-moved = { $seat } fliegt { FORM($place-from, "from") } { FORM($place, "to") }.
event-moved-engineer = { $seat } ruft den Ingenieur und fliegt { FORM($place-from, "from") } { FORM($place, "to") }.
event-moved-teleport = { $seat } spielt Teleport: { FORM($place-from, "from") } { FORM($place, "to") }.
event-displaced = { $seat } drängt { $seat-whom } { FORM($place, "from") } in den Weltraum.
event-displaced-own = { $seat } drängt das eigene Schiff { FORM($place, "from") } in den Weltraum.
event-fee = { $seat }, Hafenkapitän, nimmt { COUNT(1, $good) } von { $seat-whom }.
event-loaded = { $seat } lädt { JOIN($amounts, ", ") }.
event-unloaded = { $seat } lagert { JOIN($amounts, ", ") } ein.
event-mined = { $seat } schürft { JOIN($amounts, ", ") }.
event-salvaged = { $seat } birgt { JOIN($amounts, ", ") }.
event-dropped = { $seat } wirft { JOIN($amounts, ", ") } in den Weltraum ab.
event-paid = { $seat } zahlt { JOIN($amounts, ", ") }.
event-traded = { $seat } tauscht { COUNT($paid, $good) } gegen { COUNT($got, $good-for) }.
event-die-stepped = { $seat } bewegt den { $good }-Würfel auf { $shows }.
event-die-set = { $seat } setzt den { $good }-Würfel auf { $shows }.
event-die-rolled = Der { $good }-Würfel zeigt { $shows }.
event-die-reset = Der { $good }-Würfel fällt auf { $shows } zurück: Das Werk des Hackers vergeht.
event-die_placed = Börsenwürfel: { JOIN($dice, ", ") }; { $centre } in der Mitte.
event-switched = { $seat } vertauscht den { $good }-Würfel und den { $good-with }-Würfel.
event-resolved = { $seat } liefert { JOIN($need, " + ") }: +{ COUNT($gold, "gold") } an Bord, { $points } SP.
event-resolved-short = { $seat } liefert { JOIN($need, " + ") }: +{ COUNT($gold, "gold") } an Bord (mehr hatte die Bank nicht), { $points } SP.
event-uncovered = Nächste { $pile-id ->
    [low] leichte
   *[high] schwere
} Mission: { JOIN($need, " + ") }, für { COUNT($gold, "gold") }.
event-bought = { $seat } kauft { $type }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } SP)
}.
event-turned_up = { $type } kommt in den Markt.
event-used = { $seat } ruft den { FORM($officer, "acc") }.
event-played = { $boost-id ->
    [freeze] { $seat } spielt Frost: Bis zum nächsten Zug von { $seat } dürfen die anderen nur schürfen, bergen und handeln.
    [consignment] { $seat } spielt Großfracht und kann bis zum nächsten Ausladen 12 Einheiten tragen.
   *[other] { $seat } spielt { $boost }.
}
event-gave = { $seat } gibt { $seat-whom } { COUNT(1, $good) }.
event-got = { $seat } nimmt { COUNT(1, $good) } von { $seat-whom }.
event-converted = { $seat } verwandelt { $rate-id ->
    [gem] einen Edelstein
    [gems] 2 Edelsteine
   *[scrap] 3 Schrott
} in { COUNT(1, $good) }.
event-found = { $seat } lagert { COUNT(1, $good) } aus der Bank ein.
event-monger = { $seat } schickt den Raumkrämer zu { $seat-whom }.
event-swapped = { $seat } nimmt { COUNT(1, $good) } von { $seat-whom } gegen { COUNT(1, $good-for) }.
event-starting_gold = { $seat } beginnt mit { COUNT($gold, "gold") }.
event-all_stored = Das letzte Gold ist eingelagert.
event-over = { $outcome-id ->
    [stored] Alles Gold ist eingelagert.
   *[stopped] Runde 60 ist vorbei.
} Das Spiel ist zu Ende.
event-won = { $shared ->
    [0] { $seat } gewinnt mit { COUNT($points, "point", case: "dat") }.
   *[other] { $seat } teilt sich den Sieg mit { COUNT($points, "point", case: "dat") }.
}

## Prompts

prompt-source = { $type }: { $prompt }
prompt-declare = { prompt-declare.ask } ({ prompt-declare.aside })
    .ask = Als was arbeiten deine Gestaltwandler in diesem Zug?
    .aside = noch { $left ->
        [1] 1
       *[other] { $left }, in der Reihenfolge { crew-dockworker } bis { crew-monger }
    }
prompt-menu = { prompt-menu.ask } ({ prompt-menu.aside })
    .ask = Runde { $round }, noch { COUNT($actions, "action") }
    .aside = { $place }, { $aboard }/{ $capacity } an Bord
prompt-cargo = Bewege Einheiten zwischen Schiff und Lager, jede Art in eine Richtung
prompt-mine = { prompt-mine.ask } ({ prompt-mine.aside })
    .ask = Weiter schürfen?
    .aside = noch bis zu { $left }
prompt-salvage = { prompt-salvage.ask } ({ prompt-salvage.aside })
    .ask = Was liest du auf?
    .aside = bis zu { COUNT($left, "unit") }
prompt-trade = { prompt-trade.ask } ({ prompt-trade.aside })
    .ask = Handle oder bewege einen Würfel um 1
    .aside = noch { COUNT($left, "step") }
prompt-pay = { prompt-pay.ask } ({ prompt-pay.aside })
    .ask = Welche Edelsteine zahlst du?
    .aside = noch { $left }
prompt-sabotage = { prompt-sabotage.ask } ({ prompt-sabotage.aside })
    .ask = Welches Schiff drängst du in den Weltraum?
    .aside = noch { $left }
prompt-partner = Mit welchem Schiff handelst du?
prompt-barter = { prompt-barter.ask } ({ prompt-barter.aside })
    .ask = Welche Einheit gibst du { $seat }?
    .aside = noch { $left }
prompt-barter-back = Welche Einheit nimmst du von { $seat } für { COUNT(1, $good) }?
prompt-stow = { prompt-stow.ask } ({ prompt-stow.aside })
    .ask = Welche Einheit lagerst du ein?
    .aside = noch bis zu { $left }
prompt-convert = Was wandelst du um?
prompt-convert-from = Welcher Edelstein geht weg?
prompt-convert-colour = Welche Farbe kommt?
prompt-convert-second = Welcher Edelstein geht mit weg?
prompt-fly = Wohin fliegst du?
prompt-switch = { prompt-switch.ask } ({ prompt-switch.aside })
    .ask = Welche Würfel tauschen die Plätze?
    .aside = noch { $left ->
        [1] 1 zu wählen
       *[other] { $left } zu wählen, in der Reihenfolge { good-emerald } bis { good-gold }
    }
prompt-hack = { prompt-hack.ask } ({ prompt-hack.aside })
    .ask = Welchen Würfel setzt du?
    .aside = noch { $left ->
        [1] 1
       *[other] { $left }, in der Reihenfolge { good-emerald } bis { good-gold }
    }
prompt-hack-value = { $good }-Würfel: welcher Wert?
prompt-broker = { prompt-broker.ask } ({ prompt-broker.aside })
    .ask = Welcher Würfel bewegt sich um 1?
    .aside = noch { $left }
prompt-reroll = { prompt-reroll.ask } ({ prompt-reroll.aside })
    .ask = Welche Würfel wirfst du neu?
    .aside = noch { $left ->
        [1] 1 zu wählen
       *[other] { $left } zu wählen, in der Reihenfolge { good-emerald } bis { good-gold }
    }
prompt-windfall = { prompt-windfall.ask } ({ prompt-windfall.aside })
    .ask = Welcher Edelstein?
    .aside = noch { $left }
prompt-taking = { prompt-taking.ask } ({ prompt-taking.aside })
    .ask = Welche Einheit nimmst du?
    .aside = noch bis zu { $left }
prompt-fee = Hafenkapitän: Welche Einheit nimmst du von { $seat }?
prompt-drop = { prompt-drop.ask } ({ prompt-drop.aside })
    .ask = Notabwurf: Welche Einheit wirfst du ab?
    .aside = noch { $left }
prompt-excess = Dein Schiff ist überladen: Wirf { COUNT($units, "unit") } ab
prompt-over = Das Spiel ist zu Ende.
when = Runde { $round }

## Warnings

warning-excess = überladen: { COUNT($units, "unit") } { $units ->
    [1] geht
   *[other] gehen
} im Weltraum verloren

## Rejections

clause-GT-TURN-03 = eine begonnene Aktion wird erst zu Ende geführt; deinen Zug beendest du zwischen Aktionen: { $phase }
clause-GT-TURN-03-menu = es läuft keine Aktion: Wähle eine, oder beende deinen Zug
clause-GT-TURN-06 = das geht jetzt nicht: { $phase }
clause-GT-TURN-07 = das würde nichts ändern oder eine Aktion offen lassen: { $phase }
clause-GT-MOVE-02 = von einem Dock geht es nur hinaus in den Weltraum
clause-GT-MOVE-04 = jedes Dock ist belegt: { $place }
clause-GT-MOVE-04-dock = { $place } ist belegt
clause-GT-CARGO-01 = geladen und eingelagert wird in deiner Heimat
clause-GT-CARGO-04 = in einer Aktion geht jede Art Ladung nur in eine Richtung
clause-GT-CAP-03 = dein Schiff ist überladen: Du musst etwas abwerfen, das an Bord ist
clause-GT-CAP-05 = Ladung wird nie nach Belieben abgeworfen: { $phase }
clause-GT-MINE-01 = nur der Edelstein des Planeten, an dem du angedockt bist, kann geschürft werden
clause-GT-MINE-05 = die Bank hat vom Edelstein dieses Planeten nichts mehr
clause-GT-SALV-01 = nur ein Schiff im Weltraum kann bergen
clause-GT-SALV-03 = im Weltraum treibt nichts davon: { $good }
clause-GT-DICE-04 = der { $good }-Würfel zeigt { $shows } und geht von 1 bis { $sides }
clause-GT-DICE-05 = Händler können den Goldwürfel nicht bewegen
clause-GT-DICE-07 = in diesem Spiel bleibt der Würfel in der Mitte dort
clause-GT-DICE-08 = es müssen verschiedene Würfel sein, in der Reihenfolge der Liste
clause-GT-TRADE-01 = zum Handeln brauchst du ein Dock an der Börse
clause-GT-TRADE-05 = dieses Dock berührt den { $good }-Würfel nicht, nur { JOIN($dice, ", ") }
clause-GT-TRADE-05-same = ein Handel braucht zwei verschiedene Würfel
clause-GT-TRADE-06 = das kostet { COUNT($units, $good) }, und du hast { $have } an Bord
clause-GT-TRADE-11 = in diesem Spiel gibt es an der Börse keinen Schrott zu kaufen
clause-GT-TRADE-12 = nicht zu bekommen: { $good }
clause-GT-MISS-01 = Missionen werden in der Missionszentrale erfüllt
clause-GT-MISS-02 = verlangt an Bord: { JOIN($need, " + ") }
clause-GT-MISS-05 = die Bank hat kein Gold für die Belohnung
clause-GT-MISS-07 = dieser Stapel ist leer
clause-GT-BUY-03 = kostet aus dem Lager: { JOIN($cost, " + ") }
clause-GT-BUY-03-rest = der Rest des Preises wird mit eingelagerten Edelsteinen bezahlt
clause-GT-BUY-06 = dieses Fach ist leer und der Stapel auch
clause-GT-BUY-09 = du hast schon sechs Karten dieser Art: { $type }
clause-GT-CREW-05 = du hast keinen Saboteur
clause-GT-CREW-06 = du hast keinen Raumkrämer
clause-GT-SAB-02 = dieses Schiff ist schon im Weltraum
clause-GT-MONG-01 = beide Schiffe müssen im Weltraum sein
clause-GT-MONG-03 = getauscht wird Einheit um Einheit: Gib eine, dann nimm eine
clause-GT-MONG-05 = beide Schiffe müssen Ladung haben, und nicht nur dieselbe Ware
clause-GT-MONG-06 = nur was zu Beginn des Tauschs an Bord war, wechselt das Schiff, und zwar gegen etwas anderes
clause-GT-SHAPE-01 = Gestaltwandler werden zu Beginn deines Zugs angesagt, in der Reihenfolge der Arten: { $phase }
clause-GT-SHAPE-05 = es wären mehr als sechs Karten: { $role }
clause-GT-OFF-01 = du hast diesen Offizier nicht
clause-GT-OFF-02 = der Quartiermeister arbeitet nur im Weltraum
clause-GT-OFF-03 = so ist nichts umzuwandeln
clause-GT-OFF-05 = so werden nur Edelsteine umgewandelt, in eine andere Farbe
clause-GT-OFF-06 = die Bank hat nichts davon
clause-GT-OFF-09 = jedes Dock ist belegt: { $place }
clause-GT-OFF-09-dock = { $place } ist belegt
clause-GT-OFF-10 = der Marktmacher arbeitet nur an der Börse
clause-GT-OFF-12 = eine Gebühr muss genommen werden, von dem, was an Bord ist
clause-GT-BOOST-01 = du hast diesen Boost nicht
clause-GT-BOOST-05 = es würde jetzt nichts ändern
clause-GT-BOOST-PAYDIRT = Goldader wird auf einem Planeten gespielt
clause-GT-BOOST-HACKER = nenne erst einen Würfel, dann seinen Wert
clause-GT-BOOST-JETTISON = du musst etwas abwerfen, das an Bord ist
clause-GT-BOOST-WINDFALL = ein Glücksfund bringt Edelsteine, die die Bank hat
clause-GT-BOOST-PAYDAY = Zahltag wird im Weltraum gespielt
clause-GT-BOOST-BIGTAKE = beide Schiffe müssen im Weltraum sein, und das andere muss es an Bord haben
clause-GT-BOOST-SWAP = beide Schiffe müssen im Weltraum sein, und deins muss etwas an Bord haben
clause-GT-BANK-01 = der Bank ist dieser Edelstein ausgegangen
clause-GT-BD-04 = du bist eingefroren: Es bleiben nur Schürfen, Bergen und Handeln oder das Ende deines Zugs
clause-GT-BD-12 = dieser Edelstein wurde schon umgefärbt
clause-GT-BD-13 = der Makler bewegt zwei verschiedene Würfel
clause-GT-BD-19 = nur Tausch erlaubt, für das Gegebene nichts zu nehmen
clause-GT-END-01 = das Spiel ist zu Ende: Alles Gold ist eingelagert
clause-GT-END-04 = das Spiel ist zu Ende: Nach Runde 60 ist Schluss

## The page: stages of a turn, groups of actions and their short names

stage-begin = Beginn
stage-choose = Wählen
stage-act = Handeln
stage-end = Ende

group-boosts = Boosts
group-buy = Kaufen
group-choose-a-die = Würfel wählen
group-convert = Umwandeln
group-crew-and-officers = Crew und Offiziere
group-deal-with = Handle mit
group-drive-into-space = In den Weltraum drängen
group-drop = Abwerfen
group-finish = Abschließen
group-fly-to = Fliege zu
group-give = Geben
group-go-to = Fliege zu
group-load = Laden
group-mine = Schürfen
group-missions = Missionen
group-move-a-die = Würfel bewegen
group-pay = Zahlen
group-pick-up = Auflesen
group-set-it-to = Setzen auf
group-shapeshifter = Gestaltwandler
group-stop = Aufhören
group-store = Einlagern
group-take = Nehmen
group-trade = Handeln
group-work = Arbeit

name-buy = Karte { $slot }
name-cargo = Laden
name-declare = { $role }
name-die = { $good }
name-done = Fertig
name-end = Zug beenden
name-give = { $good }
name-give-store = { $good } einlagern
name-go = { $place }
name-mine = Schürfen
name-mission = { $pile-id ->
    [low] Leichte
   *[high] Schwere
} Mission
name-monger = Raumkrämer
name-sabotage = Sabotage
name-salvage = Bergen
name-take = { $good }
name-take-load = { $good } laden
name-trade = Handeln
name-unload = Alles einlagern
name-use = { $active }

## The page: what its figures mean, and what each card does

board-crew-count = { COUNT($units, $crew) }
figure-dockworker = 2 Einheiten mehr tragen.
figure-miner = 1 Edelstein mehr beim Schürfen.
figure-scavenger = 1 Einheit mehr beim Bergen.
figure-trader = 1 Schritt mehr beim Handeln: ein Handel oder ein Würfel um 1.
figure-saboteur = Eine Aktion drängt für jeden ein angedocktes Schiff in den Weltraum.
figure-monger = Eine Aktion tauscht für jeden 2 Einheiten mit einem Schiff im Weltraum.
figure-shapeshifter = In jedem Zug ist er Crew der Art, die du nennst.
figure-quartermaster = Im Weltraum lagert eine Aktion bis zu 4 Einheiten ein.
figure-alchemist = Eine Aktion färbt Edelsteine um oder macht aus 2 Edelsteinen oder 3 Schrott Gold.
figure-engineer = Eine Aktion bringt das Schiff überallhin, nur nicht zur Heimat eines Gegners.
figure-marketeer = An der Börse vertauscht eine Aktion zwei Würfel und handelt dann.
figure-port-captain = Wer an der Börse oder der Missionszentrale andockt, gibt dir 1 Einheit.
figure-pay-dirt = Schürfe, so viel das Schiff tragen kann.
figure-hacker = Setze zwei Würfel; in deinem nächsten Zug werden beide 1.
figure-freeze = Bis zu deinem nächsten Zug dürfen die anderen nur schürfen, bergen und handeln.
figure-jettison = Jeder Gegner wirft 4 Einheiten ab.
figure-windfall = 3 Edelsteine aus der Bank ins Lager.
figure-offload = Lagere die ganze Ladung ein, wo auch immer du bist.
figure-teleport = Das Schiff kommt überallhin, nur nicht zur Heimat eines Gegners.
figure-consignment = Trage 12, bis du das nächste Mal ausladest.
figure-payday = Birg im Weltraum, so viel das Schiff tragen kann.
figure-alchemy = Wandle einmal Ladung um wie der Alchemist.
figure-manipulate = Zwei Würfel tauschen die Plätze.
figure-broker = Bewege zwei Würfel um je 1.
figure-cyberpunk = Würfle drei Würfel neu.
figure-storm = Jedes Schiff im Weltraum wirft seine Ladung ab.
figure-ballast = 6 Einheiten aus dem Weltraum kommen an Bord.
figure-cash-flow = Der Goldwürfel bewegt sich um 2.
figure-big-take = Nimm im Weltraum bis zu 4 Einheiten von einem Schiff dort.
figure-swap = Gib im Weltraum einem Schiff dort Einheiten und nimm ebenso viele.
figure-actions = Zwei Aktionen je Zug; ein Boost kostet keine.
figure-capacity = 2 für jeden Hafenarbeiter, höchstens 6 davon; 12 mit Großfracht.
figure-mine = 1 Edelstein für jeden Schürfer.
figure-salvage = 1 Einheit für jeden Sammler.
figure-steps = 1 Handel oder Würfelschritt für jeden Händler.
figure-sabotage = 1 Schiff für jeden Saboteur.
figure-barter = 2 Einheiten hin und her für jeden Raumkrämer.
figure-trade = Was ein Würfel von seiner Ware zeigt, gegen das, was der andere von seiner zeigt.
figure-touches = Ein Dock berührt zwei Würfel des Rings und den in der Mitte.
figure-die = Händler bewegen sechsseitige Würfel um 1; den Goldwürfel bewegen nur Karten.
figure-bank = Was nicht auf Schiffen, in Lagern oder im Weltraum ist.
figure-space = Aller Schrott beginnt hier, und was abgeworfen wird, bleibt hier.
figure-cost = Aus dem Lager bezahlt; Ladung zahlt nie.
figure-mission = Ladung gegen Gold aufs Schiff, und Punkte am Ende.
figure-docks = Schiffe, für die ein Planet oder die Missionszentrale Docks hat.
figure-gold = 1 Punkt für jedes eingelagerte Gold.
figure-cards = Die Punkte gekaufter Crew und Offiziere.
figure-missions = Die Punkte erfüllter Missionen.
figure-score = Eingelagertes Gold, Crew und Offiziere, Missionen.
figure-round = Das Spiel endet, wenn alles Gold eingelagert ist, oder nach Runde 60.

## The terminal: the board in colour

board-round = Runde { $round } von höchstens { $rounds }
board-bank = Bank
board-space = Weltraum
board-exchange = Börse
board-centre = Mitte, Ring
board-docks = Docks
board-missions = Missionen
board-deck = Stapel: { COUNT($cards, "card") }
board-below = ({ $below } darunter)
board-vp = { $points } SP
board-costs = Kostet { JOIN($cost, " + ") }
board-ship = Schiff
board-place = Ort
board-aboard = An Bord
board-storage = Lager
board-crew = Crew
board-points = SP
board-cards = Karten
board-any = beliebiger Edelstein
board-holds = { $number } hat { JOIN($cards, ", ") }
board-freezing = friert ein
board-consigned = Großfracht gilt

## The terminal: the board in sentences

board-nothing = nichts
board-dice = Runde { $round } von höchstens { $rounds }. Würfel: { JOIN($dice, ", ") }.
board-ring = Börse: { JOIN($docks, ", ") }; { $good } in der Mitte.
board-dock = Dock { $name } zwischen { $good } und { $good-next }
board-supplies = Bank: { JOIN($bank, ", ") }. Weltraum: { JOIN($space, ", ") }.
board-market = Markt: { JOIN($cards, "; ") }.
board-market-empty = Markt: leer.
board-market-card = { $number } { $type } für { JOIN($cost, ", ") }, { $points } SP
board-offers = Missionen: { JOIN($missions, "; ") }.
board-offers-none = Missionen: keine.
board-offer = { $pile }: { JOIN($need, ", ") } für { COUNT($gold, "gold") }, { $points } SP
board-player = { $seat }: { $place }, an Bord { JOIN($cargo, ", ") } von { $capacity }, im Lager { JOIN($storage, ", ") }, Crew { JOIN($crew, ", ") }, { JOIN($cards, ", ") }, { $points } SP.
board-no-cards = keine Karten
board-result = { $seat }: { COUNT($points, "point") } ({ $gold } Gold, { $cards } Karten, { $missions } Missionen)

## Actions that are chosen in advance, without their words

verb-down = Würfel senken
verb-give-store = Einlagern
verb-keep = Nichts dafür nehmen
verb-take = Nehmen
verb-up = Würfel erhöhen
verb-use = Einen Offizier einsetzen

## The board in the browser

client-of-any-colour = beliebiger Farbe
client-go-to = Fliege zu
client-missions = Missionen
client-buy = Kaufen
client-buy-type = { $type } kaufen
client-crew-officers-boosts = Crew, Offiziere, Boosts
client-tap-highlighted-place-go-there = Tippe einen leuchtenden Ort an, um hinzufliegen.
client-buy-for = { $name } kaufen für { $units }
client-play = { $name } spielen
client-use = { $name } einsetzen
client-price-of = Preis: { $name }
client-points-for = Punkte: { $name }
client-end-game = { $vp } am Ende des Spiels
client-vp = SP
client-card = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
client-short = fehlt
client-unload-everything = Alles einlagern
client-load-and-unload = Laden und einlagern
client-storage = Lager
client-your-crew = Deine Crew
client-crew-of = Crew von { $name }
client-combined-abilities = was sie zusammen kann
client-declared-for-this-turn = für diesen Zug angesagt
client-declared-when-your-turn-begins = wird zu Beginn deines Zugs angesagt
client-touching = { $place }, berührt { $dice }
client-die-showing = { $title }-Würfel, zeigt { $shows }
client-exchange-die = { $title }-Würfel
client-hacked-until = { $die }; gehackt: wieder 1, wenn der nächste Zug des Hackers beginnt
client-hacked = gehackt
client-your-turn-left = Dein Zug, noch { $actions }
client-turn-of-left = Zug von { $name }, noch { $actions }
client-aboard = an Bord
client-adrift = im All
client-in-the-bank = in der Bank
client-round = Runde
client-round-of-up-to = Runde { $round } von höchstens { $rounds }
client-actions-left = Aktionen übrig
client-last-round = Letzte Runde
client-gold-to-go = Gold, das noch fehlt
client-gold-missing = Gold fehlt noch
client-gold = Gold: { $sum }
client-freeze = Frost
client-empty = leer
client-aboard-title = An Bord
client-stored = Eingelagert
client-nothing = nichts
client-officer = Offizier
client-boost = Boost
client-homes = Heimat
client-go-home = Zur Heimat
client-your-home-base = Deine Heimat
client-home-base-of = Heimat von { $name }
client-capacity = Ladefähigkeit
client-stored-at-home = In der Heimat gelagert
client-nothing-stored = nichts gelagert
client-bank = Bank
client-market = Markt
client-the-market = Der Markt
client-cards-in-the-deck = { $deck } Karten im Stapel
client-deck-paid-from-storage = { $deck } im Stapel; bezahlt aus dem Lager
client-you-can-afford = ; { $affordable } erschwinglich
client-you-cant-afford-any = ; keine erschwinglich
client-deliver-cargo-gold-mission-center = Liefere in der Missionszentrale Ladung gegen Gold ab
client-mission-vp = { $vp } SP
client-none-left = keine mehr
client-go-to-the-mission-center = Zur Missionszentrale
client-mine-on = Schürfen: { $place }
client-go-to-planet = Zu: { $place }
client-planets-in-the-bank = { $goods } in der Bank
client-left-mine-trade = noch { $bank } zum Schürfen oder Eintauschen
client-bank-count = Bank { $bank }
client-your-ship = Dein Schiff
client-ship-at = { $name }: { $place }, { $total } an Bord
client-space = Weltraum
client-adrift-in-space = Treibt im Weltraum
client-units-adrift = { $adrift } im All
client-salvage-one = 1 { $title } bergen ({ $space } im All)
client-fly-into-space = Hinaus in den Weltraum
client-nothing-adrift = nichts treibt umher
client-die-of = Würfel { $step } von { $steps }
client-step-of = Schritt { $step } von { $steps }
client-ship-of = Schiff { $step } von { $steps }
client-unit-of = Einheit { $step } von { $steps }
client-trade = Handeln
client-trading = Handeln
client-trade-at-your-dock = Handle an deinem Dock
client-move-a-die = Würfel bewegen
client-moving-dice = Würfel bewegen
client-or-move-a-die-by-one = Oder bewege einen Würfel um 1
client-move-a-die-by-one = Bewege einen Würfel um 1
client-lower-die-to = { $title }-Würfel runter auf { $shows }
client-raise-die-to = { $title }-Würfel hoch auf { $shows }
client-stop-trading = Handel beenden
client-crew = Crew
client-ability-carry = tragen
client-ability-mine = schürfen
client-ability-salvage = bergen
client-ability-trade = handeln
client-ability-sabotage = sabotieren
client-ability-swap = tauschen
client-consignment-until-you-next-unload = Großfracht: { $figure } bis zum nächsten Ausladen
client-mission-gold-all-bank-left = Mission: { $need } für { $pay } Gold (mehr hat die Bank nicht) und { $vp } SP; noch { $below } im Stapel
client-mission-gold-vp-more-pile = Mission: { $need } für { $pay } Gold und { $vp } SP; noch { $below } im Stapel
client-gold-cards-missions = Gold { $gold } + Karten { $cards } + Missionen { $missions }
client-shows-trade-costs-brings = zeigt { $shows }: Ein Handel kostet oder bringt { $shows } { $title }
client-stored-aboard-adrift-bank-all = { $reduce } gelagert, { $aboard } an Bord, { $adrift } im All, { $bank } in der Bank: insgesamt { $gold }

## What others did since one's last turn

client-deed-moved = { FORM($place, "to") } geflogen
client-deed-mined = { COUNT($units, $good) } geschürft
client-deed-salvaged = { COUNT($units, $good) } geborgen
client-deed-stored = { COUNT($units, $good) } eingelagert
client-deed-traded = { COUNT($units, $good) } eingetauscht
client-deed-took = { $seat-whom } { COUNT($units, $good) } abgenommen
client-deed-delivered = { $units ->
    [one] eine Mission
   *[other] { $units } Missionen
} beliefert
client-deed-bought = { $type } gekauft
client-load-everything = Alles laden
client-move-units = Bestätigen ({ $units })
client-mine-units = { $units } × { $good } abbauen
client-salvage-everything = Alles Treibende bergen: { $units }
client-mine-twice = Mit beiden Aktionen abbauen
client-salvage-which = Eines bergen
client-go-through-space = Durch den Weltraum, mit beiden Aktionen
client-deed-played = { $boost } gespielt
