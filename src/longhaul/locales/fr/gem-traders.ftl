### Gem Traders en français.
### Les lieux ont `.from` et `.to` : d'où vient et où va un vaisseau. Les biens ont `.one` (« le dé émeraude ») et `.de` (« plus d'émeraudes »).

## The game

game-intro = Tu commandes un vaisseau entre quatre planètes minières, une ceinture de ferraille à la dérive et une bourse dont les prix sont des dés. Extrais des gemmes, influence les dés, accomplis des missions, engage des gens qui rendent chaque action plus efficace et rapporte de l'or à la base. Quand le dernier or est stocké, la partie se termine et l'on compte les points.

ending-all-gold-is-stored = tout l'or est stocké
ending-stopped-after-round-60 = arrêtée après la manche 60
charted = Points
source-gold = Or stocké : { $points }
source-crew = Équipage et Officiers : { $points }
source-missions = Missions : { $points }
decided-boosts = Égalité de points : le plus de Bonus non joués l'emporte ({ $count }).
decided-crew = Égalité de points et de Bonus : le plus de cartes d'Équipage l'emporte ({ $count }).
decided-shared = Égalité de points, de Bonus et d'Équipage : la victoire est partagée.

set-house = Jeu de base
    .about = 65 cartes et 18 missions ; de l'or pour 20 à 35 manches.

## Options

option-scrap_trade = Vente de ferraille
    .about = La ferraille de l'espace peut s'acheter à la bourse.
option-gold_die_moves = Dé or mobile
    .about = Les cartes qui échangent deux dés peuvent aussi déplacer celui du centre.
option-finish_round = Finir la manche
    .about = Quand tout l'or est stocké, la manche est encore jouée jusqu'au bout.

## Things

good-emerald = Émeraude
    .one = émeraude
    .many = d'émeraudes
    .other = émeraudes
    .de = d'émeraudes
good-sapphire = Saphir
    .one = saphir
    .many = de saphirs
    .other = saphirs
    .de = de saphirs
good-amethyst = Améthyste
    .one = améthyste
    .many = d'améthystes
    .other = améthystes
    .de = d'améthystes
good-ruby = Rubis
    .one = rubis
    .many = de rubis
    .other = rubis
    .de = de rubis
good-citrine = Citrine
    .one = citrine
    .many = de citrines
    .other = citrines
    .de = de citrines
good-scrap = Ferraille
    .one = ferraille
    .many = de ferrailles
    .other = ferrailles
    .de = de ferraille
good-gold = Or
    .one = or
    .many = d'or
    .other = or
    .de = d'or

place-space = Espace
    .from = de l'espace
    .to = dans l'espace
place-home = Base
    .from = de la base
    .to = à la base
place-emerald = Planète émeraude
    .from = de la planète émeraude
    .to = sur la planète émeraude
place-sapphire = Planète saphir
    .from = de la planète saphir
    .to = sur la planète saphir
place-ruby = Planète rubis
    .from = de la planète rubis
    .to = sur la planète rubis
place-citrine = Planète citrine
    .from = de la planète citrine
    .to = sur la planète citrine
place-x1 = Quai X1
    .from = du quai X1
    .to = au quai X1
place-x2 = Quai X2
    .from = du quai X2
    .to = au quai X2
place-x3 = Quai X3
    .from = du quai X3
    .to = au quai X3
place-x4 = Quai X4
    .from = du quai X4
    .to = au quai X4
place-x5 = Quai X5
    .from = du quai X5
    .to = au quai X5
place-x6 = Quai X6
    .from = du quai X6
    .to = au quai X6
place-mission = Centre de missions
    .from = du centre de missions
    .to = au centre de missions

pile-low = Facile
pile-high = Difficile

crew-dockworker = Docker
    .many = de Dockers
    .other = Dockers
crew-miner = Mineur
    .many = de Mineurs
    .other = Mineurs
crew-scavenger = Récupérateur
    .many = de Récupérateurs
    .other = Récupérateurs
crew-trader = Négociant
    .many = de Négociants
    .other = Négociants
crew-saboteur = Saboteur
    .many = de Saboteurs
    .other = Saboteurs
crew-monger = Colporteur
    .many = de Colporteurs
    .other = Colporteurs
crew-shapeshifter = Métamorphe
    .many = de Métamorphes
    .other = Métamorphes

# `.a` : après « fait appel … »
officer-quartermaster = Intendant
    .a = à l'Intendant
officer-alchemist = Alchimiste
    .a = à l'Alchimiste
officer-engineer = Ingénieur
    .a = à l'Ingénieur
officer-marketeer = Spéculateur
    .a = au Spéculateur
officer-port-captain = Capitaine de port
    .a = au Capitaine de port

boost-pay-dirt = Filon
boost-hacker = Hacker
boost-freeze = Gel
boost-jettison = Largage
boost-windfall = Aubaine
boost-offload = Déchargement
boost-teleport = Téléportation
boost-consignment = Gros fret
boost-payday = Jour de paie
boost-alchemy = Alchimie
boost-manipulate = Manipulation
boost-broker = Courtier
boost-cyberpunk = Cyberpunk
boost-storm = Tempête
boost-ballast = Lest
boost-cash-flow = Trésorerie
boost-big-take = Gros coup
boost-swap = Troc

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
type-miner = { crew-miner }
type-scavenger = { crew-scavenger }
    .hyphenated = Récupé{"\u00AD"}rateur
type-trader = { crew-trader }
type-saboteur = { crew-saboteur }
type-monger = { crew-monger }
type-shapeshifter = { crew-shapeshifter }
    .hyphenated = Méta{"\u00AD"}morphe
type-quartermaster = { officer-quartermaster }
    .hyphenated = Inten{"\u00AD"}dant
type-alchemist = { officer-alchemist }
type-engineer = { officer-engineer }
type-marketeer = { officer-marketeer }
type-port-captain = { officer-port-captain }
type-pay-dirt = { boost-pay-dirt }
type-hacker = { boost-hacker }
type-freeze = { boost-freeze }
type-jettison = { boost-jettison }
type-windfall = { boost-windfall }
type-offload = { boost-offload }
    .hyphenated = Décharge{"\u00AD"}ment
type-teleport = { boost-teleport }
    .hyphenated = Télépor{"\u00AD"}tation
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
phase-declare = tu annonces tes Métamorphes
phase-menu = tu choisis une action
phase-cargo = tu charges et décharges
phase-mine = tu extrais
phase-salvage = tu récupères
phase-trade = tu commerces
phase-pay = tu paies une carte
phase-sabotage = tu choisis des vaisseaux à chasser dans l'espace
phase-partner = tu choisis un vaisseau avec lequel traiter
phase-barter = tu échanges de la cargaison
phase-stow = l'Intendant stocke de la cargaison
phase-convert = tu convertis de la cargaison
phase-fly = tu choisis ta destination
phase-switch = tu choisis des dés à échanger
phase-hack = tu règles des dés
phase-broker = tu déplaces des dés
phase-reroll = tu choisis des dés à relancer
phase-windfall = tu choisis des gemmes
phase-taking = tu prends de la cargaison
phase-fee = le Capitaine de port perçoit une taxe
phase-drop = tu largues de la cargaison à cause du Largage
phase-excess = tu largues ce qui ne tient pas

## Counted nouns

noun-card = carte
    .many = de cartes
    .other = cartes
noun-action = action
    .many = d'actions
    .other = actions
noun-step = étape
    .many = d'étapes
    .other = étapes
noun-ship = vaisseau
    .many = de vaisseaux
    .other = vaisseaux
noun-point = point
    .many = de points
    .other = points
noun-gold = or
    .many = d'or
noun-shapeshifter = Métamorphe
    .many = de Métamorphes
    .other = Métamorphes

## Parts of sentences

amount = { COUNT($units, $good) }
amount-any = { $units ->
    [1] 1 gemme au choix
   *[other] { $units } gemmes au choix
}
die = { $good } { $shows }

## Labels

action-end = Finir le tour (encore { COUNT($actions, "action") })
action-end-plain = Finir le tour
action-done = Terminé
action-done-idle = Terminé : { COUNT($idle, "shapeshifter") } { $idle ->
    [1] ne fera
   *[other] ne feront
} rien ce tour-ci
action-go-out = Partir dans l'espace
action-go = { $place-id ->
    [space] Partir dans l'espace
    [home] Rentrer à la base
   *[other] Aller { FORM($place, "to") }
}
action-go-dock = Aller { FORM($place, "to") } ({ JOIN($dice, ", ") })
action-go-taxi = Taxi { FORM($place, "to") } ({ JOIN($dice, ", ") })
action-go-idle = Rentrer à la base (rien à charger ni à stocker)
action-go-mined = Aller { FORM($place, "to") } (la banque n'a pas { FORM($good, "de") })
action-go-no-missions = Aller { FORM($place, "to") } (il n'y a plus de missions)
action-go-no-gold = Aller { FORM($place, "to") } (la banque n'a pas d'or)
action-cargo = Charger ou décharger
action-mine = Extraire jusqu'à { COUNT($units, $good) }
action-mine-nowhere = Extraire
action-salvage = Récupérer jusqu'à { COUNT($units, "unit") }
action-trade = Commercer : { COUNT($steps, "step") }
action-mission = Livrer { JOIN($need, " + ") } : { COUNT($gold, "gold") }, { $points } PV
action-mission-short = Livrer { JOIN($need, " + ") } : { COUNT($gold, "gold") } (la banque n'a pas plus), { $points } PV
action-mission-empty = Accomplir la mission { $pile-id ->
    [low] facile
   *[high] difficile
}
action-buy = Acheter { $type } : { JOIN($cost, " + ") }
action-buy-twin = Acheter { $type } : { JOIN($cost, " + ") } (carte { $number })
action-buy-empty = Acheter à un emplacement vide
action-sabotage = Sabotage : { action-sabotage.detail }
    .detail = chasser { COUNT($ships, "ship") } dans l'espace
action-monger = Colporteur : { action-monger.detail }
    .detail = échanger { COUNT($units, "unit") } avec un vaisseau
action-use = { $active } : { action-use.detail }
    .detail = { $active-id ->
        [quartermaster] stocker jusqu'à 4 unités
        [alchemist] convertir de la cargaison
        [engineer] aller n'importe où
       *[marketeer] échanger deux dés, puis commercer
    }
action-play = Jouer { $boost }
action-play-full = Jouer { $boost } (tu peux déjà porter 12)
action-give = Donner { COUNT(1, $good) }
action-give-store = Stocker { COUNT(1, $good) }
action-give-pay = Payer { COUNT(1, $good) }
action-give-drop = Larguer { COUNT(1, $good) }
action-take = Prendre { COUNT(1, $good) }
action-take-load = Charger { COUNT(1, $good) }
action-take-mine = Extraire { COUNT(1, $good) }
action-take-salvage = Récupérer { COUNT(1, $good) }
action-unload = Stocker toute la cargaison
action-swap = { COUNT($units, $good) } contre { COUNT($got, $good-2) }
action-up = Dé { FORM($good, "one") } : { $shows } → { $then }
action-down = Dé { FORM($good, "one") } : { $shows } → { $then }
action-die = Le dé { FORM($good, "one") } ({ $shows })
action-die-then = Le dé { FORM($good, "one") } ({ $shows }), ensuite seulement { JOIN($good-rest, ", ") }
action-value = Régler sur { $shows }
action-target = { $seat } ({ $place }, { $aboard } à bord)
action-target-own = Ton propre vaisseau ({ $place }, { $aboard } à bord)
action-target-empty = Place vide
action-convert = { $rate-id ->
    [gem] 1 gemme en une autre
    [gems] 2 gemmes en 1 or
   *[scrap] 3 ferrailles en 1 or
}
action-declare = Métamorphe : { $role }
action-declare-then = Métamorphe : { $role }, ensuite seulement { JOIN($role-rest, ", ") }
action-declare-last = Métamorphe : { $role }, ensuite plus aucun
action-keep = Ne rien prendre en échange

## The log

event-turn = À { $seat } de jouer (manche { $round }).
event-declared = { $seat } annonce un Métamorphe : { $role }.
event-moved = { $seat } va { FORM($place-from, "from") } { FORM($place, "to") }.
event-moved-engineer = { $seat } fait appel à l'Ingénieur et va { FORM($place-from, "from") } { FORM($place, "to") }.
event-moved-teleport = { $seat } joue Téléportation et va { FORM($place-from, "from") } { FORM($place, "to") }.
event-displaced = { $seat } chasse { $seat-whom } { FORM($place, "from") } dans l'espace.
event-displaced-own = { $seat } chasse son propre vaisseau { FORM($place, "from") } dans l'espace.
event-fee = { $seat }, Capitaine de port, prend { COUNT(1, $good) } à { $seat-whom }.
event-loaded = { $seat } charge { JOIN($amounts, ", ") }.
event-unloaded = { $seat } stocke { JOIN($amounts, ", ") }.
event-mined = { $seat } extrait { JOIN($amounts, ", ") }.
event-salvaged = { $seat } récupère { JOIN($amounts, ", ") }.
event-dropped = { $seat } largue { JOIN($amounts, ", ") } dans l'espace.
event-paid = { $seat } paie { JOIN($amounts, ", ") }.
event-traded = { $seat } échange { COUNT($paid, $good) } contre { COUNT($got, $good-for) }.
event-die-stepped = { $seat } déplace le dé { FORM($good, "one") } sur { $shows }.
event-die-set = { $seat } règle le dé { FORM($good, "one") } sur { $shows }.
event-die-rolled = Le dé { FORM($good, "one") } montre { $shows }.
event-die-reset = Le dé { FORM($good, "one") } revient à { $shows } : l'effet du Hacker est terminé.
event-die_placed = Dés de la bourse : { JOIN($dice, ", ") } ; au centre, { $centre }.
event-switched = { $seat } échange le dé { FORM($good, "one") } et le dé { FORM($good-with, "one") }.
event-resolved = { $seat } livre { JOIN($need, " + ") } : +{ COUNT($gold, "gold") } à bord, { $points } PV.
event-resolved-short = { $seat } livre { JOIN($need, " + ") } : +{ COUNT($gold, "gold") } à bord (la banque n'avait pas plus), { $points } PV.
event-uncovered = Prochaine mission { $pile-id ->
    [low] facile
   *[high] difficile
} : { JOIN($need, " + ") }, pour { COUNT($gold, "gold") }.
event-bought = { $seat } achète la carte { $type }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } PV)
}.
event-turned_up = La carte { $type } arrive au marché.
event-used = { $seat } fait appel { FORM($officer, "a") }.
event-played = { $boost-id ->
    [freeze] { $seat } joue Gel : jusqu'à son prochain tour, les autres ne peuvent qu'extraire, récupérer et commercer.
    [consignment] { $seat } joue Gros fret et peut porter 12 unités jusqu'à son prochain déchargement.
   *[other] { $seat } joue la carte { $boost }.
}
event-gave = { $seat } donne { COUNT(1, $good) } à { $seat-whom }.
event-got = { $seat } prend { COUNT(1, $good) } à { $seat-whom }.
event-converted = { $seat } transforme { $rate-id ->
    [gem] une gemme
    [gems] 2 gemmes
   *[scrap] 3 ferrailles
} en { COUNT(1, $good) }.
event-found = { $seat } stocke { COUNT(1, $good) } de la banque.
event-monger = { $seat } envoie le Colporteur chez { $seat-whom }.
event-swapped = { $seat } prend { COUNT(1, $good) } à { $seat-whom } contre { COUNT(1, $good-for) }.
event-starting_gold = { $seat } commence avec { COUNT($gold, "gold") }.
event-all_stored = Le dernier or est stocké.
event-over = { $outcome-id ->
    [stored] Tout l'or est stocké.
   *[stopped] La manche 60 est terminée.
} La partie est terminée.
event-won = { $shared ->
    [0] { $seat } gagne avec { COUNT($points, "point") }.
   *[other] { $seat } partage la victoire avec { COUNT($points, "point") }.
}

## Prompts

prompt-source = { $type }. { $prompt }
prompt-declare = { prompt-declare.ask } ({ prompt-declare.aside })
    .ask = Que feront tes Métamorphes ce tour-ci ?
    .aside = encore { $left ->
        [1] 1
       *[other] { $left }, dans l'ordre de { crew-dockworker } à { crew-monger }
    }
prompt-menu = { prompt-menu.ask } ({ prompt-menu.aside })
    .ask = Manche { $round }, encore { COUNT($actions, "action") }
    .aside = { $place }, { $aboard }/{ $capacity } à bord
prompt-cargo = Déplace des unités entre vaisseau et entrepôt, chaque bien dans un seul sens
prompt-mine = { prompt-mine.ask } ({ prompt-mine.aside })
    .ask = Continuer à extraire ?
    .aside = encore { $left } au plus
prompt-salvage = { prompt-salvage.ask } ({ prompt-salvage.aside })
    .ask = Que récupères-tu ?
    .aside = { COUNT($left, "unit") } au plus
prompt-trade = { prompt-trade.ask } ({ prompt-trade.aside })
    .ask = Commerce, ou déplace un dé de 1
    .aside = encore { COUNT($left, "step") }
prompt-pay = { prompt-pay.ask } ({ prompt-pay.aside })
    .ask = Avec quelles gemmes paies-tu ?
    .aside = encore { $left }
prompt-sabotage = { prompt-sabotage.ask } ({ prompt-sabotage.aside })
    .ask = Quel vaisseau chasses-tu dans l'espace ?
    .aside = encore { $left }
prompt-partner = Avec quel vaisseau traites-tu ?
prompt-barter = { prompt-barter.ask } ({ prompt-barter.aside })
    .ask = Quelle unité donnes-tu à { $seat } ?
    .aside = encore { $left }
prompt-barter-back = Quelle unité prends-tu à { $seat } pour { COUNT(1, $good) } ?
prompt-stow = { prompt-stow.ask } ({ prompt-stow.aside })
    .ask = Quelle unité stockes-tu ?
    .aside = encore { $left } au plus
prompt-convert = Que convertis-tu ?
prompt-convert-from = Quelle gemme cèdes-tu ?
prompt-convert-colour = Quelle couleur veux-tu ?
prompt-convert-second = Quelle autre gemme cèdes-tu ?
prompt-fly = Où vas-tu ?
prompt-switch = { prompt-switch.ask } ({ prompt-switch.aside })
    .ask = Quels dés échanges-tu ?
    .aside = encore { $left ->
        [1] 1 à choisir
       *[other] { $left } à choisir, dans l'ordre, d'{ good-emerald } à { good-gold }
    }
prompt-hack = { prompt-hack.ask } ({ prompt-hack.aside })
    .ask = Quel dé règles-tu ?
    .aside = encore { $left ->
        [1] 1
       *[other] { $left }, dans l'ordre, d'{ good-emerald } à { good-gold }
    }
prompt-hack-value = Quelle valeur pour le dé { FORM($good, "one") } ?
prompt-broker = { prompt-broker.ask } ({ prompt-broker.aside })
    .ask = Quel dé déplaces-tu de 1 ?
    .aside = encore { $left }
prompt-reroll = { prompt-reroll.ask } ({ prompt-reroll.aside })
    .ask = Quels dés relances-tu ?
    .aside = encore { $left ->
        [1] 1 à choisir
       *[other] { $left } à choisir, dans l'ordre, d'{ good-emerald } à { good-gold }
    }
prompt-windfall = { prompt-windfall.ask } ({ prompt-windfall.aside })
    .ask = Quelle gemme ?
    .aside = encore { $left }
prompt-taking = { prompt-taking.ask } ({ prompt-taking.aside })
    .ask = Quelle unité prends-tu ?
    .aside = encore { $left } au plus
prompt-fee = Capitaine de port : quelle unité prends-tu à { $seat } ?
prompt-drop = { prompt-drop.ask } ({ prompt-drop.aside })
    .ask = Largage : quelle unité largues-tu ?
    .aside = encore { $left }
prompt-excess = Ton vaisseau est surchargé : largue { COUNT($units, "unit") }
prompt-over = La partie est terminée.
when = manche { $round }

## Warnings

warning-excess = surcharge : { COUNT($units, "unit") } { $units ->
    [1] sera perdue
   *[other] seront perdues
} dans l'espace

## Rejections

clause-GT-TURN-03 = finis d'abord l'action commencée ; tu peux finir ton tour entre deux actions : { $phase }
clause-GT-TURN-03-menu = aucune action n'est en cours : choisis-en une, ou finis ton tour
clause-GT-TURN-06 = tu ne peux pas faire cela maintenant : { $phase }
clause-GT-TURN-07 = cela ne changerait rien, ou laisserait une action inachevée : { $phase }
clause-GT-MOVE-02 = d'un quai, on ne peut que partir dans l'espace
clause-GT-MOVE-04 = tous les quais sont occupés : { $place }
clause-GT-MOVE-04-dock = quai occupé : { $place }
clause-GT-CARGO-01 = tu charges et décharges à ta base
clause-GT-CARGO-04 = en une action, chaque bien ne va que dans un sens
clause-GT-CAP-03 = ton vaisseau est surchargé : largue quelque chose qui est à bord
clause-GT-CAP-05 = on ne jette pas sa cargaison à volonté : { $phase }
clause-GT-MINE-01 = tu ne peux extraire que la gemme de la planète où tu es à quai
clause-GT-MINE-05 = la banque n'a plus de gemmes de cette planète
clause-GT-SALV-01 = seul un vaisseau dans l'espace peut récupérer
clause-GT-SALV-03 = il n'y a pas { FORM($good, "de") } dans l'espace
clause-GT-DICE-04 = le dé { FORM($good, "one") } montre { $shows } ; il va de 1 à { $sides }
clause-GT-DICE-05 = les Négociants ne peuvent pas déplacer le dé or
clause-GT-DICE-07 = dans cette partie, le dé du centre y reste
clause-GT-DICE-08 = choisis des dés différents, dans l'ordre de la liste
clause-GT-TRADE-01 = on ne commerce qu'à un quai de la bourse
clause-GT-TRADE-05 = ce quai ne touche pas le dé { FORM($good, "one") }, seulement { JOIN($dice, ", ") }
clause-GT-TRADE-05-same = un échange demande deux dés différents
clause-GT-TRADE-06 = cela coûte { COUNT($units, $good) }, et tu en portes { $have }
clause-GT-TRADE-11 = dans cette partie, on n'achète pas de ferraille à la bourse
clause-GT-TRADE-12 = il n'y a pas { FORM($good, "de") } disponible
clause-GT-MISS-01 = les missions s'accomplissent au centre de missions
clause-GT-MISS-02 = il te faut à bord : { JOIN($need, " + ") }
clause-GT-MISS-05 = la banque n'a pas d'or pour la récompense
clause-GT-MISS-07 = cette pile est vide
clause-GT-BUY-03 = elle coûte, de ton entrepôt : { JOIN($cost, " + ") }
clause-GT-BUY-03-rest = paie le reste en gemmes de ton entrepôt
clause-GT-BUY-06 = cet emplacement est vide, et la pioche aussi
clause-GT-BUY-09 = tu as déjà six cartes de ce type : { $type }
clause-GT-CREW-05 = tu n'as pas de Saboteur
clause-GT-CREW-06 = tu n'as pas de Colporteur
clause-GT-SAB-02 = ce vaisseau est déjà dans l'espace
clause-GT-MONG-01 = les deux vaisseaux doivent être dans l'espace
clause-GT-MONG-03 = l'échange se fait unité par unité : donnes-en une, puis prends-en une
clause-GT-MONG-05 = les deux vaisseaux doivent porter de la cargaison, et pas seulement le même bien
clause-GT-MONG-06 = on n'échange que ce qui était à bord au début de l'échange, contre un autre bien
clause-GT-SHAPE-01 = tu annonces les Métamorphes au début de ton tour, dans l'ordre des types : { $phase }
clause-GT-SHAPE-05 = il y aurait plus de six cartes de ce type : { $role }
clause-GT-OFF-01 = tu n'as pas cet Officier
clause-GT-OFF-02 = l'Intendant ne travaille que dans l'espace
clause-GT-OFF-03 = tu n'as rien à convertir ainsi
clause-GT-OFF-05 = seules des gemmes se convertissent ainsi, en une autre couleur
clause-GT-OFF-06 = la banque n'en a pas
clause-GT-OFF-09 = tous les quais sont occupés : { $place }
clause-GT-OFF-09-dock = quai occupé : { $place }
clause-GT-OFF-10 = le Spéculateur ne travaille qu'à la bourse
clause-GT-OFF-12 = tu dois percevoir une taxe sur la cargaison à bord
clause-GT-BOOST-01 = tu n'as pas ce Bonus
clause-GT-BOOST-05 = cela ne changerait rien maintenant
clause-GT-BOOST-PAYDIRT = Filon se joue sur une planète
clause-GT-BOOST-HACKER = choisis d'abord un dé, puis sa valeur
clause-GT-BOOST-JETTISON = largue quelque chose qui est à bord
clause-GT-BOOST-WINDFALL = choisis une gemme que la banque possède
clause-GT-BOOST-PAYDAY = Jour de paie se joue dans l'espace
clause-GT-BOOST-BIGTAKE = les deux vaisseaux doivent être dans l'espace, et l'autre doit avoir cela à bord
clause-GT-BOOST-SWAP = les deux vaisseaux doivent être dans l'espace, et le tien doit porter quelque chose
clause-GT-BANK-01 = la banque n'a plus de cette gemme
clause-GT-BD-04 = le Gel est en vigueur : tu peux seulement extraire, récupérer, commercer ou finir ton tour
clause-GT-BD-12 = cette gemme a déjà changé de couleur
clause-GT-BD-13 = le Courtier déplace deux dés différents
clause-GT-BD-19 = seul Troc permet de ne rien prendre en échange
clause-GT-END-01 = la partie est terminée : tout l'or est stocké
clause-GT-END-04 = la partie est terminée : elle s'arrête après la manche 60

## The page: stages of a turn, groups of actions and their short names

stage-begin = Début
stage-choose = Choisir
stage-act = Agir
stage-end = Fin

group-boosts = Bonus
group-buy = Acheter
group-choose-a-die = Choisir un dé
group-convert = Convertir
group-crew-and-officers = Équipage et Officiers
group-deal-with = Traiter avec
group-drive-into-space = Chasser dans l'espace
group-drop = Larguer
group-finish = Terminer
group-fly-to = Destination
group-give = Donner
group-go-to = Destination
group-load = Charger
group-mine = Extraire
group-missions = Missions
group-move-a-die = Déplacer un dé
group-pay = Payer
group-pick-up = Récupérer
group-set-it-to = Régler sur
group-shapeshifter = Métamorphe
group-stop = Arrêter
group-store = Stocker
group-take = Prendre
group-trade = Commercer
group-work = Travail

name-buy = Carte { $slot }
name-cargo = Charger
name-declare = { $role }
name-die = { $good }
name-done = Terminé
name-end = Finir le tour
name-give = { $good }
name-give-store = Stocker { FORM($good, "one") }
name-go = { $place }
name-mine = Extraire
name-mission = Mission { $pile-id ->
    [low] facile
   *[high] difficile
}
name-monger = Colporteur
name-sabotage = Sabotage
name-salvage = Récupérer
name-take = { $good }
name-take-load = Charger { FORM($good, "one") }
name-trade = Commercer
name-unload = Tout stocker
name-use = { $active }

## The page: what its figures mean, and what each card does

board-crew-count = { COUNT($units, $crew) }
figure-dockworker = Porte 2 unités de plus.
figure-miner = Extrait 1 gemme de plus.
figure-scavenger = Récupère 1 unité de plus.
figure-trader = 1 étape de commerce de plus : un échange, ou un dé déplacé de 1.
figure-saboteur = Action : chasser dans l'espace un vaisseau à quai par Saboteur.
figure-monger = Action : échanger avec un vaisseau dans l'espace 2 unités par Colporteur.
figure-shapeshifter = À chaque tour, il travaille comme l'Équipage que tu nommes.
figure-quartermaster = Action, dans l'espace : stocker jusqu'à 4 unités.
figure-alchemist = Action : recolorer des gemmes, ou changer 2 gemmes ou 3 ferrailles en or.
figure-engineer = Action : aller n'importe où, sauf à la base d'un adversaire.
figure-marketeer = Action, à la bourse : échanger deux dés, puis commercer.
figure-port-captain = Chaque vaisseau qui accoste à la bourse ou au centre de missions te donne 1 unité.
figure-pay-dirt = Extrais autant que ton vaisseau peut porter.
figure-hacker = Règle deux dés ; tous deux passent à 1 au début de ton prochain tour.
figure-freeze = Jusqu'à ton prochain tour, les autres ne peuvent qu'extraire, récupérer et commercer.
figure-jettison = Chaque adversaire largue 4 unités.
figure-windfall = Stocke 3 gemmes de la banque.
figure-offload = Stocke toute ta cargaison, où que tu sois.
figure-teleport = Va n'importe où, sauf à la base d'un adversaire.
figure-consignment = Porte 12 unités jusqu'à ton prochain déchargement.
figure-payday = Dans l'espace, récupère autant que ton vaisseau peut porter.
figure-alchemy = Convertis de la cargaison une fois, comme l'Alchimiste.
figure-manipulate = Échange deux dés.
figure-broker = Déplace deux dés de 1 chacun.
figure-cyberpunk = Relance trois dés.
figure-storm = Chaque vaisseau dans l'espace largue sa cargaison.
figure-ballast = Prends à bord 6 unités de l'espace.
figure-cash-flow = Déplace le dé or de 2.
figure-big-take = Dans l'espace, prends jusqu'à 4 unités à un autre vaisseau qui s'y trouve.
figure-swap = Dans l'espace, donne des unités à un autre vaisseau et reprends-en autant.
figure-actions = Deux actions par tour ; les Bonus sont gratuits.
figure-capacity = 2 par Docker, dont 6 au plus comptent ; 12 avec Gros fret.
figure-mine = 1 gemme par Mineur.
figure-salvage = 1 unité par Récupérateur.
figure-steps = 1 échange ou pas de dé par Négociant.
figure-sabotage = 1 vaisseau par Saboteur.
figure-barter = 2 unités dans chaque sens par Colporteur.
figure-trade = Paie d'un bien ce que montre son dé ; reçois de l'autre ce que montre le sien.
figure-touches = Un quai touche deux dés de l'anneau et celui du centre.
figure-die = Les Négociants déplacent de 1 les dés à six faces ; seules des cartes déplacent le dé or.
figure-bank = Tout ce qui n'est ni à bord, ni en entrepôt, ni dans l'espace.
figure-space = Toute la ferraille commence ici, et la cargaison larguée y finit.
figure-cost = Se paie de l'entrepôt, jamais de la cargaison.
figure-mission = Livre de la cargaison contre de l'or à bord, et des points à la fin.
figure-docks = Combien de vaisseaux peuvent accoster à une planète ou au centre de missions.
figure-gold = 1 point par or stocké.
figure-cards = Points de l'Équipage et des Officiers achetés.
figure-missions = Points des missions accomplies.
figure-score = Or stocké, Équipage et Officiers, missions.
figure-round = La partie se termine quand tout l'or est stocké, ou après la manche 60.

## The terminal: the board in colour

board-round = Manche { $round } sur { $rounds } au plus
board-bank = banque
board-space = espace
board-exchange = Bourse
board-centre = centre, anneau
board-docks = Quais
board-missions = Missions
board-deck = Pioche : { COUNT($cards, "card") }
board-below = ({ $below } dessous)
board-vp = { $points } PV
board-costs = Coûte { JOIN($cost, " + ") }
board-ship = Vaisseau
board-place = Lieu
board-aboard = À bord
board-storage = Entrepôt
board-crew = Équipage
board-points = PV
board-cards = Cartes
board-any = gemme au choix
board-holds = { $number } a { JOIN($cards, ", ") }
board-freezing = Gel en vigueur
board-consigned = Gros fret en vigueur

## The terminal: the board in sentences

board-nothing = rien
board-dice = Manche { $round } sur { $rounds } au plus. Dés : { JOIN($dice, ", ") }.
board-ring = Bourse : { JOIN($docks, ", ") } ; au centre, { $good }.
board-dock = quai { $name } entre { $good } et { $good-next }
board-supplies = Banque : { JOIN($bank, ", ") }. Espace : { JOIN($space, ", ") }.
board-market = Marché : { JOIN($cards, " ; ") }.
board-market-empty = Marché : vide.
board-market-card = { $number } { $type } pour { JOIN($cost, ", ") }, { $points } PV
board-offers = Missions : { JOIN($missions, " ; ") }.
board-offers-none = Missions : aucune.
board-offer = { $pile } : { JOIN($need, ", ") } pour { COUNT($gold, "gold") }, { $points } PV
board-player = { $seat } : { $place }, à bord { JOIN($cargo, ", ") } sur { $capacity }, en entrepôt { JOIN($storage, ", ") }, équipage { JOIN($crew, ", ") }, { JOIN($cards, ", ") }, { $points } PV.
board-no-cards = aucune carte
board-result = { $seat } : { COUNT($points, "point") } ({ $gold } pour l'or, { $cards } pour les cartes, { $missions } pour les missions)

## Actions that are chosen in advance, without their words

verb-down = Baisser un dé
verb-give-store = Stocker
verb-keep = Ne rien prendre en échange
verb-take = Prendre
verb-up = Monter un dé
verb-use = Utiliser un Officier

## The board in the browser

client-of-any-colour = au choix
client-go-to = Destination
client-missions = Missions
client-buy = Acheter
client-buy-type = Acheter { $type }
client-crew-officers-boosts = Équipage, Officiers, Bonus
client-tap-highlighted-place-go-there = Touche un lieu en surbrillance pour y aller.
client-buy-for = Acheter { $name } pour { $units }
client-play = Jouer { $name }
client-use = Utiliser : { $name }
client-price-of = Prix : { $name }
client-points-for = Points : { $name }
client-end-game = { $vp } à la fin de la partie
client-vp = PV
client-card = { $cards ->
    [one] { $cards } carte
    [many] { $cards } de cartes
   *[other] { $cards } cartes
}
client-short = à trouver
client-unload-everything = Tout stocker
client-load-and-unload = Charger et décharger
client-storage = Entrepôt
client-your-crew = Ton équipage
client-crew-of = Équipage { INITIAL($name) ->
    [vowel] d'{ $name }
   *[consonant] de { $name }
}
client-combined-abilities = compétences combinées
client-declared-for-this-turn = rôle annoncé pour ce tour
client-declared-when-your-turn-begins = rôle à annoncer au début de ton tour
client-touching = { $place }, qui touche { $dice }
client-die-showing = Dé { $title } montrant { $shows }
client-exchange-die = Dé { $title }
client-hacked-until = { $die } ; hacké : revient à 1 au début du prochain tour du hacker
client-hacked = hacké
client-your-turn-left = À toi de jouer, encore { $actions }
client-turn-of-left = À { $name } de jouer, encore { $actions }
client-aboard = à bord
client-adrift = à la dérive
client-in-the-bank = à la banque
client-round = Manche
client-round-of-up-to = Manche { $round } sur { $rounds } au plus
client-actions-left = Actions restantes
client-last-round = Dernière manche
client-gold-to-go = Or à stocker
client-gold-missing = or à stocker
client-gold = Or : { $sum }
client-freeze = Gel
client-empty = vide
client-aboard-title = À bord
client-stored = En entrepôt
client-nothing = rien
client-officer = Officier
client-boost = Bonus
client-homes = Bases
client-go-home = Rentrer à la base
client-your-home-base = Ta base
client-home-base-of = Base { INITIAL($name) ->
    [vowel] d'{ $name }
   *[consonant] de { $name }
}
client-capacity = Capacité
client-stored-at-home = En entrepôt à la base
client-nothing-stored = rien en entrepôt
client-bank = Banque
client-market = Marché
client-the-market = Le marché
client-cards-in-the-deck = { $deck ->
    [one] { $deck } carte
    [many] { $deck } de cartes
   *[other] { $deck } cartes
} dans la pioche
client-deck-paid-from-storage = { $deck } dans la pioche ; paiement depuis l'entrepôt
client-you-can-afford = {"\u00A0"}; { $affordable } à ta portée
client-you-cant-afford-any = {"\u00A0"}; aucune à ta portée
client-deliver-cargo-gold-mission-center = Livre de la cargaison contre de l'or au centre de missions
client-mission-vp = { $vp } PV
client-none-left = plus aucune
client-go-to-the-mission-center = Aller au centre de missions
client-mine-on = Extraire : { $place }
client-go-to-planet = Destination : { $place }
client-planets-in-the-bank = À la banque : { $goods }
client-left-mine-trade = encore { $bank } à extraire ou à obtenir par échange
client-bank-count = banque { $bank }
client-your-ship = Ton vaisseau
client-ship-at = { $name } : { $place }, { $total } à bord
client-space = Espace
client-adrift-in-space = À la dérive dans l'espace
client-units-adrift = { $adrift } à la dérive
client-salvage-one = Récupérer 1 { $title } ({ $space } à la dérive)
client-fly-into-space = Partir dans l'espace
client-nothing-adrift = rien à la dérive
client-die-of = Dé { $step } sur { $steps }
client-step-of = Étape { $step } sur { $steps }
client-ship-of = Vaisseau { $step } sur { $steps }
client-unit-of = Unité { $step } sur { $steps }
client-trade = Commercer
client-trading = Commerce
client-trade-at-your-dock = Commerce à ton quai
client-move-a-die = Déplacer un dé
client-moving-dice = Déplacer les dés
client-or-move-a-die-by-one = Ou déplace un dé de 1
client-move-a-die-by-one = Déplace un dé de 1
client-lower-die-to = Baisser le dé { $title } à { $shows }
client-raise-die-to = Monter le dé { $title } à { $shows }
client-stop-trading = Arrêter de commercer
client-crew = Équipage
client-ability-carry = porter
client-ability-mine = extraire
client-ability-salvage = récupérer
client-ability-trade = commercer
client-ability-sabotage = saboter
client-ability-swap = échanger
client-consignment-until-you-next-unload = Gros fret : { $figure } jusqu'à ton prochain déchargement
client-mission-gold-all-bank-left = Mission : { $need } pour { $pay } or (la banque n'a pas plus) et { $vp } PV ; encore { $below } dans la pile
client-mission-gold-vp-more-pile = Mission : { $need } pour { $pay } or et { $vp } PV ; encore { $below } dans la pile
client-gold-cards-missions = or { $gold } + cartes { $cards } + missions { $missions }
client-shows-trade-costs-brings = montre { $shows } : un échange coûte ou rapporte { $shows } × { $title }
client-stored-aboard-adrift-bank-all = { $reduce } en entrepôt, { $aboard } à bord, { $adrift } à la dérive, { $bank } à la banque, soit { $gold } en tout

## What others did since one's last turn

client-deed-moved = est allé { FORM($place, "to") }
client-deed-mined = a extrait { COUNT($units, $good) }
client-deed-salvaged = a récupéré { COUNT($units, $good) }
client-deed-stored = a stocké { COUNT($units, $good) }
client-deed-traded = a obtenu { COUNT($units, $good) } en échange
client-deed-took = a pris { COUNT($units, $good) } à { $seat-whom }
client-deed-delivered = a livré { $units ->
    [one] une mission
    [many] { $units } missions
   *[other] { $units } missions
}
client-deed-bought = a acheté la carte { $type }
client-load-everything = Tout charger
client-move-units = Confirmer ({ $units })
client-mine-units = Extraire { $units } × { $good }
client-salvage-everything = Récupérer tout ce qui dérive : { $units }
client-mine-twice = Extraire avec les deux actions
client-salvage-which = Récupérer une unité
client-go-through-space = Par l’espace, avec les deux actions
client-deed-played = a joué la carte { $boost }
