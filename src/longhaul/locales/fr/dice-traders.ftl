### Dice Traders en français.
### Au milieu d'une phrase, une marchandise s'écrit en minuscules (`.inside`) ; une taille vient avec le mot « planète »
### (`.planet`, et `.title` au début d'une ligne).

## The game

game-intro = Tu pilotes un petit vaisseau marchand de planète en planète, tu achètes des marchandises là où elles abondent et tu les vends là où elles sont rares. Les dés décident de ce qu'offre chaque planète, et tu décides quels dés garder. Les jours sont ce que tu as de plus rare : tout le monde en a autant, et quand ils sont écoulés, le plus riche gagne.

ending-all-days-spent = tous les jours sont écoulés
ending-some-players-retired-early = certains ont abandonné avant la fin
ending-all-players-retired-early = tous ont abandonné avant la fin
charted = Argent
decided-shared = Les plus riches ont autant d'argent et partagent la victoire.

set-house = Jeu de base
    .about = Six marchandises sur cinq dés identiques. Plus il y a de dés qui montrent une marchandise, plus son prix est bas : 2 cr de moins par dé supplémentaire.

## Options

option-limit = Limite
    .about = Le nombre de jours dont chacun dispose.
option-limit-short = Courte
option-limit-normal = Normale
option-free = Achat et vente libres
    .about = Toutes les marchandises à la fois, même avec une cargaison à bord.
option-bay = Agrandir la soute
    .about = Commence avec moins de place et achètes-en davantage.

## Things

good-robots = Robots
    .one = robot
    .many = de robots
    .other = robots
    .inside = robots
good-food = Rations
    .one = ration
    .many = de rations
    .other = rations
    .inside = rations
good-ore = Minerai
    .one = minerai
    .many = de minerais
    .other = minerais
    .inside = minerai
good-medicine = Médicaments
    .one = médicament
    .many = de médicaments
    .other = médicaments
    .inside = médicaments
good-fuel = Carburant
    .one = carburant
    .many = de carburants
    .other = carburants
    .inside = carburant
good-luxuries = Produits de luxe
    .one = produit de luxe
    .many = de produits de luxe
    .other = produits de luxe
    .inside = produits de luxe

size-small = Petite
    .planet = petite planète
    .title = Petite planète
size-medium = Moyenne
    .planet = planète moyenne
    .title = Planète moyenne
size-big = Grande
    .planet = grande planète
    .title = Grande planète

phase-travel = tu choisis ta destination
phase-lock = tu lances les dés
phase-sell = tu vends
phase-expand = tu es à la soute : agrandis-la ou continue
phase-buy = tu achètes
phase-over = la partie est terminée

noun-credit = crédit
    .many = de crédits
    .other = crédits

## Parts of sentences

amount = { COUNT($units, $good) }

## Labels

action-retire = Abandonner : { action-retire.detail }
    .detail = perdre { COUNT($days, "day") }
action-explore = Explorer une { FORM($size, "planet") } : { COUNT($days, "day") }, { $count } dés
action-follow = Suivre { $seat } sur la { FORM($size, "planet") } : { COUNT($days, "day") } ({ TALLY($good) })
action-lock = Garder { TALLY($good) } ; { $rest ->
    [0] ne plus lancer
    [1] relancer l'autre
   *[other] relancer { $rest } dés
}
action-done = Finir le tour
action-done-unbought = Finir le tour : { action-done-unbought.detail }
    .detail = ne rien acheter
action-done-sale = Conclure la vente
action-done-unsold = Ne rien vendre
action-done-bay = Laisser la soute comme elle est
action-sell = Vendre toute la cargaison, 1 jour : { action-sell.detail }
    .detail = { JOIN($sales, " ; ") }
action-sell-nothing = Vendre toute la cargaison
sale = { COUNT($units, $good) } à { $price } = { $gain } cr
sale-illegal = { COUNT($units, $good) }, illégal ici : { $gain } cr ou rien (police : 1 chance sur 3)
action-offer = Proposer { COUNT(1, $good) } (payé { $cost }) : { $gain } cr
action-offer-illegal = Proposer { COUNT(1, $good) } (payé { $cost }) : illégal ici, { $gain } cr ou rien (police : 1 chance sur 3)
action-buy = Acheter { COUNT(1, $good) } pour { $price } cr (encore { $left }{ $first ->
    [true] {" "}; acheter prend 1 jour
   *[false] {""}
})
action-buy-unpriced = Acheter { COUNT(1, $good) }
action-expand = Agrandir la soute de { $room } à { $enlarged } pour { $cost } cr et 1 jour

## The log

event-turn = { $seat } commence son tour (jour { $day }).
event-explored = { $seat } explore une { FORM($size, "planet") } ({ COUNT($days, "day") }).
event-followed = { $seat } suit { $seat-whom } sur la { FORM($size, "planet") } ({ COUNT($days, "day") }).
event-rolled = { $seat } obtient { TALLY($good) }.
event-locked = { $seat } garde { TALLY($good) }.
event-settled = La { FORM($size, "planet") } propose { JOIN($offers, " ; ") }.
offer = { COUNT($units, $good) } à { $price }
event-sold = { $seat } vend { COUNT($units, $good) } à { $price } : +{ $gain } cr.
event-offered = { $seat } propose { COUNT($units, $good) } sous le manteau.
event-police = Le dé de police montre la police.
event-police-blank = Le dé de police montre une face vide : personne ne regarde.
event-smuggled = { $seat } passe { COUNT($units, "unit") } en contrebande : +{ $gain } cr.
event-confiscated = { $seat } n'a pas tout proposé : la police trouve aussi { COUNT($units, $good) }.
event-seized = La police prend { COUNT($units, "unit") } à { $seat }.
event-expanded = { $seat } agrandit la soute à { $room } pour { $cost } cr.
event-bought = { $seat } achète { COUNT(1, $good) } pour { $price } cr.
event-retired = { $seat } abandonne et perd { COUNT($days, "day") }.
event-over = La partie est terminée. { $seat } gagne avec { $credits } cr.
event-over-shared = La partie est terminée. { $seat } se partagent la victoire avec { $credits } cr chacun.
event-over-alone = La partie est terminée. { $seat } finit avec { $credits } cr.

## Prompts

prompt-travel = { prompt-travel.ask } ({ prompt-travel.aside })
    .ask = Voyage : où aller ?
    .aside = { $credits } cr, encore { COUNT($days, "day") }
prompt-lock = { prompt-lock.ask } ({ prompt-lock.aside })
    .ask = Lancer { $roll } sur { $rolls } : garde au moins un dé
    .aside = encore { COUNT($left, "roll") }
prompt-sell = { prompt-sell.ask } ({ prompt-sell.aside })
    .ask = Vente : prend 1 jour en tout
    .aside = { $credits } cr, encore { COUNT($days, "day") }
prompt-expand = { prompt-expand.ask } ({ prompt-expand.aside })
    .ask = Soute : place pour { $room }
    .aside = { $credits } cr, encore { COUNT($days, "day") }
prompt-buy = { prompt-buy.ask } ({ prompt-buy.aside })
    .ask = Achat : { $first ->
        [true] prend 1 jour en tout, place
       *[false] place
    } pour { $room }
    .aside = { $credits } cr, encore { COUNT($days, "day") }
prompt-over = La partie est terminée.
when = jour { $day }

## Warnings

warning-retire = tu perds { COUNT($days, "day") } et tu finis avec { $credits } cr

## Rejections

clause-DT-TURN-01 = pas à cette étape du tour : { $phase }
clause-DT-TURN-02 = ton premier tour se joue là où tu es ; tu voyages à partir du deuxième
clause-DT-TURN-03 = un tour commence par le voyage ; choisis une planète ou abandonne
clause-DT-TURN-05 = on vend avant d'acheter : { $phase }
clause-DT-FOLLOW-01 = personne n'a encore visité de planète
clause-DT-FOLLOW-03 = tu ne peux suivre quelqu'un qu'avant de lancer les dés : { $phase }
clause-DT-FOLLOW-07 = la dernière visite était la tienne
clause-DT-FOLLOW-08 = ton premier tour se joue là où tu es ; il n'y a personne à suivre
clause-DT-TRAVEL-03 = le voyage prend { COUNT($need, "day") }, et il te reste { COUNT($days, "day") }
clause-DT-ROLL-01 = cette planète n'a que { $count } dés
clause-DT-ROLL-02 = l'un de ces dés est déjà gardé
clause-DT-ROLL-02-none = garde au moins un dé
clause-DT-ROLL-09 = les dés qui montrent la même marchandise se valent ; garde plutôt { $dice }
clause-DT-PRICE-01 = ici, aucun dé ne montre cette marchandise ({ FORM($good, "inside") })
clause-DT-PRICE-01-sold-out = tu as acheté tout ce qu'il y avait ({ FORM($good, "inside") })
clause-DT-SELL-01 = tu n'as pas de cargaison
clause-DT-SELL-01-lot = tu n'as rien de tel à bord : { FORM($good, "inside") } à { $price }
clause-DT-SELL-02 = dans cette partie, tu vends toute ta cargaison ou rien
clause-DT-SELL-04 = tu as acheté cette cargaison sur cette planète
clause-DT-SELL-05 = tu as déjà vendu pendant ce tour
clause-DT-SELL-06 = vendre prend un jour, et il ne t'en reste plus
clause-DT-BUY-02 = tu ne peux acheter que si ta soute est vide
clause-DT-BUY-03 = tu ne peux acheter qu'une sorte de marchandise par tour, et tu en as acheté une autre
clause-DT-BUY-04 = une unité coûte { $price } cr, et tu as { $credits } cr
clause-DT-BUY-05 = ton vaisseau contient { COUNT($room, "unit") } et il est plein
clause-DT-BUY-08 = acheter prend un jour, et il ne t'en reste plus
clause-DT-END-01 = la partie est terminée
clause-DT-END-03 = tu ne peux abandonner qu'au début de ton tour : { $phase }
clause-DT-FREE-03 = dans cette partie, tu vends tes marchandises une par une
clause-DT-BAY-02 = une place de plus coûte { $cost } cr et 1 jour ; il te reste { $credits } cr et { COUNT($days, "day") }
clause-DT-BAY-02-off = cette partie se joue sans l'option « Agrandir la soute »
clause-DT-BAY-02-once = tu ne peux agrandir la soute qu'une fois par tour
clause-DT-BAY-03 = tu ne peux agrandir la soute qu'entre la vente et l'achat : { $phase }
clause-DT-BAY-04 = sans l'option « Achat et vente libres », une soute ne dépasse jamais 5
clause-DT-BAY-06 = ton vaisseau contient { COUNT($room, "unit") } et il est plein
clause-DT-COMBO-02 = une soute ne dépasse jamais 9

## The page: stages of a turn, groups of actions and their short names

stage-travel = Voyage
stage-dice = Dés
stage-sell = Vente
stage-bay = Soute
stage-buy = Achat

group-explore = Explorer
group-follow-or-retire = Suivre ou abandonner
group-keep = Garder
group-sell = Vendre
group-cargo-bay = Soute
group-buy = Acheter
group-finish = Finir

name-explore = { FORM($size, "title") }
name-follow = Suivre
name-retire = Abandonner
name-sell = Tout vendre
name-expand = Agrandir la soute
name-buy = { $good }
name-done-sell = Ne rien vendre
name-done-expand = Ne rien changer
name-done-buy = Finir le tour

## The page: what its figures mean

figure-price = Le prix d'une marchandise dépend du nombre de dés de la planète qui la montrent.
figure-illegal = Aucun dé ne la montre : elle rapporte le double de ce qu'elle a coûté, ou la police la confisque.
figure-police = Le dé de police a 2 faces avec la police et 4 faces vides.
figure-stock = Une unité par dé qui montre la marchandise.
figure-small = 1 jour, 3 dés
figure-medium = 2 jours, 4 dés
figure-big = 3 jours, 5 dés
figure-explore = 1 jour pour une petite planète, 2 pour une moyenne, 3 pour une grande.
figure-dice = 3 dés pour une petite planète, 4 pour une moyenne, 5 pour une grande.
figure-follow = 1 jour de plus que pour explorer une planète de cette taille.
figure-rolls = Trois lancers au plus, chacun avec moins de dés que le précédent.
figure-kept = Un dé gardé ne change plus ; de chaque lancer, tu gardes au moins un dé.
figure-days = C'est à qui a utilisé le moins de jours de jouer.
figure-again = Qui a utilisé moins de jours que tous les autres rejoue.
figure-limit = Personne ne peut utiliser plus de jours que la limite.
figure-score = Qui a le plus de crédits gagne ; les marchandises à bord ne valent rien.
figure-sale = Une marchandise que les dés montrent ici se vend à son prix ; vendre prend 1 jour en tout.
figure-paid = Ce qu'a coûté une unité ; là où elle est illégale, elle rapporte le double.
figure-retired = Abandon : les jours restants sont perdus.
figure-room = Le nombre d'unités que contient ta soute.
figure-bay = 1 place de plus coûte 1 jour et 5 crédits par place déjà présente.

## The terminal: the board in colour

board-ship = Vaisseau
board-calendar = Calendrier
board-day = Jour
board-credits = Crédits
board-room = Place
board-cargo = Cargaison (payé)
board-retired = abandon
board-cr = { $credits } cr
board-lot = { COUNT($units, $good) } à { $price }
board-empty = vide
board-no-planet = Pas encore de planète.
board-planet = { FORM($size, "title") } { $number }, visitée par { $seat }
board-planet-last = { FORM($size, "title") } { $number }, visitée en dernier par { $seat }
board-kept = gardé
board-kept-goods = Garder { TALLY($good) }
board-good = Marchandise
board-offer = En vente
board-price = Prix
board-prices = Une unité coûte { JOIN($prices, ", ") } cr là où 1, 2, 3, 4, 5 dés la montrent
board-illegal = Illégal ici : { JOIN($good, ", ") } (le double du prix payé, ou rien ; police : 1 chance sur 3)

## The terminal: the board in sentences

board-player = { $seat } : jour { $day }, encore { COUNT($left, "day") }, { COUNT($credits, "credit") }, place pour { $room }, cargaison : { JOIN($cargo, ", ") }.
board-player-retired = { $seat } : abandon, { COUNT($credits, "credit") }, place pour { $room }, cargaison : { JOIN($cargo, ", ") }.
board-none = aucune
board-market = { $planet } : { JOIN($offers, " ; ") }.
board-dice = { $planet } : { JOIN($dice, ", ") }.
board-die = dé { $number } { FORM($good, "inside") }
board-die-kept = dé { $number } { FORM($good, "inside") } gardé
board-result = { $seat } : { COUNT($credits, "credit") }

## Actions that are chosen in advance, without their words

verb-offer = Proposer une unité

## The board in the browser

client-calendar-days = Calendrier, { $limit } jours
client-who-is-next = Qui joue ensuite
client-is-next-on-day = Ensuite : { $name }, au jour { $days }
client-next = Ensuite
client-spent = { $name } : { $days ->
    [one] { $days } jour utilisé
    [many] { $days } de jours utilisés
   *[other] { $days } jours utilisés
}
client-you = toi
client-day-limit = Limite de jours
client-every-ship-has-days = Chaque vaisseau dispose de { $limit } jours.
client-day-of = Jour { $days } sur { $limit }
client-next-is = Ensuite : { $who }
client-next-again = Ensuite : encore { $who }
client-next-day = Ensuite : { $who }, jour { $days }
client-planet-of-size = Taille : { $size }
client-planet-of-this-game = Planète { $planet } de cette partie
client-planet-dice = { $size }, { $dice } dés
client-destinations = Destinations
client-last-planet-of = Visitée par { $name } · { $name2 }
client-to-follow = pour suivre
client-days-to-explore = Jours pour explorer
client-exploring = Explorer
client-explore-or-follow = { $exploring }, c'est lancer de nouveaux dés ; { $following }, c'est utiliser ceux qui sont déjà là.
client-days-to-follow = Jours pour suivre
client-following = suivre
client-your-hold = Ta soute
client-hold-of = Soute { INITIAL($name) ->
    [vowel] d'
   *[consonant] de{" "}
}{ $name }
client-each-cr = { $dice } → { $each } cr l'unité ; { $units } × { $each } = { $all } cr
client-no-die-shows-each-paid = Aucun dé ne montre { $name } : { $each } cr l'unité (payé { $paid }), ou confiscation ; { $units } × { $each } = { $all } cr
client-room-in-the-hold = Place dans la soute
client-of-units = { $load } sur { COUNT($room, "unit") }
client-of = { $load } sur { $room }
client-offer-paid-each = Proposer { $goods } (payé { $paid })
client-paid-each = { $goods }, payé { $paid } l'unité
client-price-paid-for = Prix payé : { $name }
client-paid = payé { $paid }
client-what-sells-for-there = Prix de vente là-bas : { $name }
client-what-sells-for-here = Prix de vente ici : { $name }
client-sells-for = vente à { $each }
client-or-confiscated = { $each } ou rien
client-nothing-aboard = Rien à bord.
client-enlarge-the-bay = Agrandir la soute
client-free = { $room ->
    [one] { $room } libre
    [many] { $room } libres
   *[other] { $room } libres
}
client-under-the-counter = Sous le manteau
client-unit-under-the-counter = { $contraband ->
    [one] { $contraband } unité sous le manteau
    [many] { $contraband } d'unités sous le manteau
   *[other] { $contraband } unités sous le manteau
}
client-contraband = { $contraband } pour { $payoff } cr, si la police ne t'attrape pas.
client-price-paid = payé { $paid } l'unité
client-retired = Abandon
client-days-spent = Jours utilisés
client-of-days-spent = { $days ->
    [one] { $days } jour utilisé
    [many] { $days } de jours utilisés
   *[other] { $days } jours utilisés
} sur { $limit }
client-day = Jour { $days }
client-no-days-left = jours épuisés
client-and-next = joue ensuite
client-credits = { $change } cr
client-tap-dice-want-keep = Touche les dés que tu veux garder.
client-selected = Sélection : { $goods }. { $rest ->
    [one] L'autre dé sera relancé.
    [many] Les { $rest } d'autres dés seront relancés.
   *[other] Les { $rest } autres dés seront relancés.
}
client-all-selected-planet-keeps-these = Tout est sélectionné : la planète garde ces dés.
client-keep = { $rest ->
    [one] Garder { $goods }, relancer l'autre
    [many] Garder { $goods }, relancer { $rest } de dés
   *[other] Garder { $goods }, relancer { $rest } dés
}
client-keep-stop-rolling = { $whole ->
    [true] Tout garder, ne plus lancer
   *[false] { $dice ->
        [1] Le garder, ne plus lancer
        [2] Garder les deux, ne plus lancer
       *[other] Garder les { $dice }, ne plus lancer
    }
}
client-rolls-left = { $left ->
    [0] Plus aucun lancer
    [one] Encore un lancer
    [many] Encore { $left } de lancers
   *[other] Encore { $left } lancers
}
client-dice = Dés
# Le nom (« Lancer 2 sur 3 ») et, sous un dé, le verbe : ce dé sera lancé
client-rolls = Lancer
client-this-is-roll = C'est le lancer { $rolls }
client-roll-of = Lancer { $rolls } sur { $rolls2 }
client-this-planet-has-dice = Cette planète a { $dice } dés
client-settled = Dés fixés
client-after-rolls = { $rolls ->
    [one] après un lancer
    [many] après { $rolls } de lancers
   *[other] après { $rolls } lancers
}
client-the-planets-dice = Dés de la planète
client-dice-kept = gardé
client-picked-will-be-kept = choisi, sera gardé
client-will-be-rolled = sera relancé
client-dice-kept-title = Gardé
client-dice-keep = Garder
client-dice-keep-question = Garder ?
client-caught = Flagrant délit
client-nobodys-watching = Personne ne regarde
client-price-for-dice = { $dice } → { $price } cr
client-buy = Acheter : { $title }
client-price-in-credits = { $price ->
    [one] { $price } crédit
    [many] { $price } de crédits
   *[other] { $price } crédits
}
client-illegal-here = illégal ici
client-units-left = encore { $left }
client-units-aboard = { $aboard } à bord
client-prices = Prix
client-prices-planet-can-follow = Prix sur la planète où tu peux suivre
client-prices-by-number-of-dice = Prix selon le nombre de dés
client-same-for-buying-and-selling = les mêmes à l'achat et à la vente
client-no-dice = aucun dé
client-illegal-here-title = Illégal ici
client-illegal = Illégal
client-one-die = 1 dé
client-several-dice = { $number } dés
client-a-good = une marchandise
client-price-when = Prix quand { $dice }
client-police-die = Dé de police
client-aboard = à bord
client-unsold-goods = Marchandises invendues
client-who-wins = Qui gagne
client-unsold-worth-nothing = Invendu, sans valeur
client-every-hold-is-empty = Toutes les soutes sont vides.
client-paid-sells = payé { $paid } → { $each }
client-paid-or-confiscated = payé { $paid } → { $each } ou rien
client-offer = Proposer { $goods }
client-not-sold-here = pas en vente ici
client-cr-each-available = { $value } cr l'unité, encore { $number }
client-from-cr-1-day = de { $room } à { $enlarged } pour { $cost } cr et 1 jour
client-die-shows = { $number ->
    [one] { $number } dé montre { $what }
    [many] { $number } de dés montrent { $what }
   *[other] { $number } dés montrent { $what }
}

## What others did since one's last turn

client-deed-explored = a exploré une { FORM($size, "planet") }
client-deed-followed = a suivi { $seat-whom }
client-deed-sold = a vendu { COUNT($units, $good) }
client-deed-bought = a acheté { COUNT($units, $good) }
client-deed-smuggled = a passé { COUNT($units, "unit") } en contrebande
client-deed-seized = la police lui a pris { COUNT($units, "unit") }
client-deed-expanded = a agrandi la soute à { $room }
client-units-cost = { $units ->
    [1] { $total } cr
   *[other] { $total } cr, { $each } l’unité
}
client-sell-all-legal = Vendre tout ce qui est légal
client-sell-and-leave = Vendre, sans rien acheter
client-deed-retired = a abandonné
