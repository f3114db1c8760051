### Free Trader en français.
### Marchandises : `.some` (« tu achètes des armes ») et `.of` (« pas d'armes ») ; modules : `.of` (« un niveau d'armes »), `.on` (« sur les armes »), `.the` (« les armes »).

## Things

cargo-weapons = Armes
    .some = des armes
    .of = d'armes
cargo-industrials = Machines
    .some = des machines
    .of = de machines
cargo-agriculturals = Vivres
    .some = des vivres
    .of = de vivres
cargo-illegals = Contrebande
    .some = de la contrebande
    .of = de contrebande

module-weapons = Canons
    .the = les canons
    .of = de canons
module-defenses = Défenses
    .the = les défenses
    .of = de défenses
module-engines = Moteurs
    .the = les moteurs
    .of = de moteurs
module-cargo = Soute
    .short = Soute
    .the = la soute
    .of = de soute

kind-starport = Astroport
kind-pirate = Pirate
kind-invader = Envahisseur
kind-police = Police

# Why a card is drawn
purpose-buy = Achat
purpose-event = Événement
purpose-attack = Attaque
purpose-counter = Riposte
purpose-fine = Amende
purpose-check = Test de saut
purpose-extra = Extra
purpose-search = Fouille

outcome-won = Gagné
outcome-unpaid = Impayé
outcome-fined = Amende
outcome-no_fuel = Sans carburant
outcome-no_reach = Hors de portée
outcome-destroyed = Détruit

# Where a planet lies, seen from another one; `.towards`: which way a step leads
direction-north = au nord
direction-south = au sud
direction-west = à l'ouest
direction-east = à l'est
direction-north-west = au nord-ouest
direction-north-east = au nord-est
direction-south-west = au sud-ouest
direction-south-east = au sud-est

# What the player is doing, after "pas à cette étape du tour : …"
phase-home = tu choisis la planète de départ
phase-place = tu places une planète
phase-haven = tu places la planète où tu fuis
phase-buy = tu achètes
phase-jump = tu vas sauter
phase-combat = tu es en plein combat
phase-damage = tu choisis ce qui est endommagé
phase-lose = tu choisis ce que tu perds avec une place de soute
phase-fine = tu paies une amende
phase-search = tu es devant l'épave d'un pirate
phase-take = tu choisis ce que tu prends dans l'épave
phase-sell = tu vends
phase-upgrade = tu choisis une amélioration

noun-card = carte
    .many = de cartes
    .other = cartes
noun-planet = planète
    .many = de planètes
    .other = planètes
# Room for one unit
noun-space = place libre
    .many = de places libres
    .other = places libres

## Labels

# Part of other labels
odds = saut raté avec { $astray } sur { COUNT($cards, "card") }
action-done = Terminé
action-done-buy = Fin des achats : place au saut
action-done-sell = Fin des ventes
action-done-search = Laisser l'épave
action-done-upgrade = Pas d'amélioration ce tour-ci
action-counter = Riposter : { $kill } sur { COUNT($cards, "card") } le { $kill ->
    [0] détruit
    [1] détruit
   *[other] détruisent
}
action-counter-none = Riposter
action-escape = Fuir vers { $planet }{ $back ->
    [true] , d'où tu viens
   *[false] {""}
} : { $cost } V ; { odds }
action-escape_new = Fuir vers une nouvelle planète : { $cost } V ; { odds }
action-home = Partir de { $planet } (loi { $law } ; { FIGURES($cargo, $figures) })
action-place = Placer { $planet } { action-place.name }
    .name = { $direction } { INITIAL($planet-here) ->
        [vowel] d'
       *[consonant] de{" "}
    }{ $planet-here }
action-place-beside = Placer { $planet } { action-place-beside.name }
    .name = à côté de { $planet-near } ({ JOIN($steps, ", ") })
action-place-far = Placer { $planet } ({ action-place-far.name })
    .name = { JOIN($steps, ", ") }
action-place-unknown = Placer une planète
step = { $count } { FORM($direction, "towards") }
action-jump = Sauter vers { $planet } (distance { $distance }, loi { $law }) : { $cost } V
action-jump-across = Sauter vers { $planet } ({ COUNT($between, "card") } entre les deux, loi { $law }) : { $cost } V
action-jump-back = Saut d'urgence, retour vers { $planet } : { $cost } V ; { odds }
action-buy = Acheter { FORM($cargo, "some") } : { $base } { TERM($modifier) } { $floored ->
    [true] →
   *[false] =
} { $price } V
action-buy-unmodified = Acheter { FORM($cargo, "some") } : { $base } = { $price } V
action-buy-unavailable = Acheter { FORM($cargo, "some") } : pas en vente
action-buy-unpriced = Acheter { FORM($cargo, "some") }
action-sell = Vendre { FORM($cargo, "some") } : { $base } { TERM($modifier) } { $floored ->
    [true] →
   *[false] =
} { $price } V
action-sell-unmodified = Vendre { FORM($cargo, "some") } : { $base } = { $price } V
action-sell-unavailable = Vendre { FORM($cargo, "some") } : pas de prix
action-sell-unpriced = Vendre { FORM($cargo, "some") }
action-upgrade = Améliorer { FORM($module, "the") } de { $level } à { $changed } : { $cost } V
action-damage = Encaisser sur { FORM($module, "the") } : { $level } → { $changed }
action-lose = Perdre { FORM($cargo, "some") }
action-lose-empty = Perdre une place vide
action-pay = Payer l'amende : { $fine } V
action-scrap = Vendre un niveau { FORM($module, "of") } ({ $level } → { $changed }) : { $gain } V pour l'amende
action-scrap-kept = { action-scrap } ; { $change } V de monnaie gardés
action-scrap-lost = { action-scrap } ; { $change } V de monnaie perdus
action-search = Fouiller l'épave : piocher une carte
action-take = Prendre { FORM($cargo, "some") }

## The log

event-home = Le voyage commence sur { $planet }.
event-turn = Tour { $turn }.
event-redrawn = { $planet } est hors de portée et retourne dans la pile.
event-explored = Tu découvres { $planet }.
event-placed = { $planet } est placée sur la carte.
event-drawn = { $purpose-id ->
    [buy] Une carte fixe les prix
    [attack] L'ennemi tire
    [counter] Tu tires
    [fine] Amende
    [check] Test de saut
    [extra] Une carte de plus est défaussée
    [search] Fouille
   *[event] Événement
} : { $card }.
event-bought = Tu achètes { FORM($cargo, "some") } pour { $price } V : il reste { $money } V.
event-jumped = { $emergency ->
    [1] Saut d'urgence
   *[other] Le vaisseau saute
} vers { $planet } (1 V, il reste { $money } V).
event-checked = { $misjump ->
    [1] Saut raté !
   *[other] Le saut réussit.
}
event-scattered = Toutes les planètes sauf { $planet } sont remélangées.
event-quiet = Tout est calme.
event-enemy = { $kind } { $strength } : { $card } attaque{ $booty ->
    [0] {""}
   *[other] , car le butin l'attire (+{ $booty })
}.
event-defence = Son attaque { $enemy } = { $attack } { $hit ->
    [true] >
   *[false] ≤
} { $defence } = { $ship }, tes défenses.
event-killed = Tes canons { $ship } = { $attack } > { $defence } = { $enemy }, sa défense. L'ennemi est détruit !
event-survived = Tes canons { $ship } = { $attack } ≤ { $defence } = { $enemy }, sa défense. L'ennemi tient bon.
sum-enemy = { $base }{ $month ->
    [0] {""}
   *[other] {" "}+ { $month } mois
}{ $booty ->
    [0] {""}
   *[other] {" "}+ { $booty } butin
} { TERM($modifier) } (carte)
sum-ship = { $level } { TERM($modifier) } (carte)
event-hit = Touché !
event-missed = Raté.
event-damaged = { $module }, dégâts : niveau { $level }.
event-lost = { $cargo } : une unité est perdue avec sa place.
event-escaped = Tu romps le combat.
event-salvaged = Récupération : +{ $gain } V, { $money } V maintenant.{ $forfeited ->
    [0] {""}
   *[other] {" "}Réservoir plein : { $forfeited } V perdus.
}
event-searched = { $success ->
    [0] L'épave ne contient rien d'utile.
   *[other] Il y a une cargaison dans l'épave, mais pas de place pour elle.
}
event-found = Tu trouves { FORM($cargo, "some") } dans l'épave.
event-waved = La police ne trouve pas de contrebande et te laisse passer.
event-fined = Contrebande à bord ! Loi { $law } × { $multiplier } = { $fine } V d'amende.
event-scrapped = Tu vends un niveau { FORM($module, "of") } pour { $gain } V ; { $left ->
    [0] l'amende est payée
   *[other] il reste { $left } V d'amende
}{ $change ->
    [0] {""}
   *[other] , { $change } V de monnaie { $kept ->
        [true] gardés
       *[false] perdus
    }
}.
event-paid = Amende payée : { $amount } V, il reste { $money } V.
event-confiscated = La police confisque { COUNT($units, "unit") } de contrebande.
event-sold = Tu vends { FORM($cargo, "some") } pour { $price } V : { $money } V maintenant.{ $forfeited ->
    [0] {""}
   *[other] {" "}Réservoir plein : { $forfeited } V perdus.
}
event-upgraded = { $module } : niveau { $level } pour { $cost } V, il reste { $money } V.
event-month = Fin du mois { $month } : { $due } V payés, il reste { $money } V.
event-reshuffled = Début du mois { $month } ; les ennemis se renforcent.
event-over = { $outcome-id ->
    [won] Les quatre paiements sont faits : le vaisseau est à toi. Tu gagnes !
    [no_fuel] Il ne reste plus de Vectorium pour sauter. La partie est perdue.
    [no_reach] Aucune planète n'est à portée. La partie est perdue.
   *[destroyed] Il n'y a plus rien à toucher : le vaisseau est détruit. La partie est perdue.
}
event-over-unpaid = { $due } V sont dus, mais tu as { $money } V. La partie est perdue.
event-over-fined = L'amende est de { $fine } V ; ton Vectorium et tous les modules ne donnent que { $means } V. La partie est perdue.
event-dealt = L'univers est distribué : { $planets } planètes, et du vide entre elles.

## Prompts

# The money and the payment to come: part of the prompts
purse = { $money } V ; { $due } V à payer { $cards ->
    [0] après cette carte
   *[other] dans { COUNT($cards, "card") }
}
prompt-home = { prompt-home.ask } ({ prompt-home.aside })
    .ask = Choisis la planète de départ
    .aside = { purse }
prompt-place = { prompt-place.ask } ({ prompt-place.aside })
    .ask = Exploration : où places-tu { $planet } ?
    .aside = { purse }
prompt-haven = { prompt-haven.ask } ({ prompt-haven.aside })
    .ask = Fuite : où places-tu { $planet } ?
    .aside = { purse }
prompt-buy = { prompt-buy.ask } ({ prompt-buy.aside })
    .ask = Achat : { COUNT($spaces, "space") }
    .aside = { purse }
prompt-jump = { prompt-jump.ask } ({ prompt-jump.aside })
    .ask = Saut : vers où ?
    .aside = { purse }
prompt-jump-back = { prompt-jump-back.ask } ({ prompt-jump-back.aside })
    .ask = Urgence : tu ne peux que revenir
    .aside = { purse }
prompt-combat = { prompt-combat.ask } ({ prompt-combat.aside })
    .ask = { $card } : combattre ou fuir ?
    .aside = { purse }
prompt-damage = { prompt-damage.ask } ({ prompt-damage.aside })
    .ask = Touché : quel module perd un niveau ?
    .aside = { purse }
prompt-lose = { prompt-lose.ask } ({ prompt-lose.aside })
    .ask = Tu perds une place de soute : qu'y avait-il ?
    .aside = { purse }
prompt-fine = { prompt-fine.ask } ({ prompt-fine.aside })
    .ask = Police : encore { $fine } V d'amende à payer
    .aside = { purse }
prompt-search = { prompt-search.ask } ({ prompt-search.aside })
    .ask = Le pirate est détruit : fouiller l'épave ?
    .aside = { purse }
prompt-take = { prompt-take.ask } ({ prompt-take.aside })
    .ask = L'épave contient plusieurs marchandises : laquelle prends-tu ?
    .aside = { purse }
prompt-sell = { prompt-sell.ask } ({ prompt-sell.aside })
    .ask = Vente : quelque chose à ces prix ?
    .aside = { purse }
prompt-upgrade = { prompt-upgrade.ask } ({ prompt-upgrade.aside })
    .ask = Amélioration : quel module, s'il y en a un ?
    .aside = { purse }
prompt-over = La partie est finie.
when = mois { $month }

## Warnings

warning-lost-anyhow = quelle que soit la carte, la partie est perdue
warning-lost-unpaid = { $money } V ne suffiront pas pour les { $due } V dus alors : la partie est perdue
warning-lost-before-selling = { $money } V ne suffisent pas pour le paiement de { $due } V dû avant que tu puisses vendre : la partie est perdue
warning-lost-on-arrival = { $money } V ne suffisent pas pour le saut et le paiement de { $due } V dû à l'arrivée : la partie est perdue
warning-lost-fined = l'amende ne pourra pas être payée : la partie est perdue
warning-lost-no_fuel = sans 1 V pour sauter, la partie est perdue
warning-lost-no_reach = aucune planète ne sera à portée : la partie est perdue
warning-lost-destroyed = le vaisseau sera détruit : la partie est perdue
warning-way-back = depuis { $planet }, tu ne peux que revenir, par un saut d'urgence
warning-dead-end = depuis { $planet }, aucune planète n'est à portée sans de meilleurs moteurs
warning-engines = avec un niveau de moteurs en moins, aucune planète n'est à portée

## Rejections

clause-FT-TURN-01 = pas à cette étape du tour : { $phase }
clause-FT-TURN-03 = tu ne peux pas passer cela : { $phase }
clause-FT-EXPLORE-03 = la planète va sur une case libre qui touche un côté de la planète du vaisseau
clause-FT-EXPLORE-04 = tous les côtés sont pris : la planète va sur une case libre en diagonale de celle du vaisseau
clause-FT-EXPLORE-05 = la planète va sur une case libre qui touche un côté de n'importe quelle planète de la carte
clause-FT-EXPLORE-06 = une case plus proche de la planète du vaisseau est libre et passe avant
clause-FT-EXPLORE-07 = on place exactement une planète par phase d'exploration : { $phase }
clause-FT-BUY-07 = pas en vente ici : { $cargo }
clause-FT-BUY-08 = pas en vente ici : { $cargo }
clause-FT-BUY-09 = une unité coûte { $price } V, et tu as { $money } V
clause-FT-BUY-11 = { $spaces ->
    [0] le vaisseau n'a plus de place de soute
    [1] la seule place de soute est prise
   *[other] les { $spaces } places de soute sont prises
}
clause-FT-BUY-12 = on ne vend pas avant la phase de vente : { $phase }
clause-FT-JUMP-01 = le vaisseau doit sauter ; il ne peut pas rester
clause-FT-JUMP-03 = { $planet } ne touche aucun côté de { $planet-here }
clause-FT-JUMP-03-off = { $planet } n'est pas sur la carte
clause-FT-JUMP-04 = { $planet } demande des moteurs { $distance }, et les tiens sont à { $engines }
clause-FT-JUMP-06 = tu viens de là ; tu ne peux y retourner que s'il n'y a pas d'autre chemin
clause-FT-JUMP-11 = tu ne peux pas choisir un saut d'urgence ici : { $phase }
clause-FT-JUMP-12 = le vaisseau resterait bloqué, et il y a un autre choix
clause-FT-EJUMP-03 = il n'y a pas de combat à fuir : { $phase }
clause-FT-EJUMP-04 = une fuite coûte 1 V, et tu n'en as pas
clause-FT-EJUMP-05 = { clause-FT-JUMP-03 }
clause-FT-EJUMP-05-here = tu y es déjà
clause-FT-EJUMP-05-off = { clause-FT-JUMP-03-off }
clause-FT-EJUMP-05-between = { clause-FT-VPREGEN-06 }
clause-FT-EJUMP-05-far = { clause-FT-JUMP-04 }
clause-FT-EJUMP-10 = tu ne peux fuir là d'où tu viens que s'il n'y a pas d'autre issue
clause-FT-EJUMP-11 = on ne pioche une nouvelle planète que si la tienne est seule sur la carte
clause-FT-EJUMP-12 = il ne reste pas de planète à piocher, ou aucune case à côté de ta planète n'est libre
clause-FT-EJUMP-14 = aucune planète de la pile n'est à portée de tes moteurs
clause-FT-COMBAT-02 = l'ennemi attaque d'abord : { $phase }
clause-FT-COMBAT-07 = après une attaque ennemie, tu ripostes ou tu fuis : { $phase }
clause-FT-DMG-01 = seul un tir au but endommage un module : { $phase }
clause-FT-DMG-02 = tu es touché et dois choisir un module
clause-FT-DMG-03 = { $module } : déjà à 0
clause-FT-DMG-05 = tu n'as rien de tel à bord
clause-FT-DMG-05-full = la soute était pleine, tu dois donc céder une unité
clause-FT-DMG-06 = { clause-FT-DMG-05 }
clause-FT-DMG-06-full = { clause-FT-DMG-05-full }
clause-FT-DMG-09 = tu ne peux pas jeter de cargaison par-dessus bord : { $phase }
clause-FT-POLICE-05 = tu dois encore { $fine } V et tu as { $money } V : vends d'abord un niveau de module
clause-FT-POLICE-06 = une amende ne se paie pas en cargaison
clause-FT-POLICE-09 = { $module } : déjà à 0
clause-FT-POLICE-13 = une amende que tu peux payer doit être payée
clause-FT-POLICE-15 = on ne vend des modules que pour payer une amende : { $phase }
clause-FT-SELL-02 = la dernière carte n'a pas de prix de vente pour cela
clause-FT-SELL-07 = tu n'as pas { FORM($cargo, "of") }
clause-FT-UPG-01 = on n'améliore qu'en phase d'amélioration, un niveau par tour : { $phase }
clause-FT-UPG-02 = { $module } : { $cost } V, et tu as { $money } V
clause-FT-UPG-05 = { $module } : { $level } au plus dans cette partie
clause-FT-VCARGO-01 = il n'y a pas d'épave à fouiller : { $phase }
clause-FT-VCARGO-04 = il n'y a pas de cargaison à prendre : { $phase }
clause-FT-VCARGO-05 = tu ne peux prendre que la marchandise la moins chère de la carte
clause-FT-VPREGEN-03 = on choisit sa planète de départ une seule fois, au début d'un univers tout fait : { $phase }
clause-FT-VPREGEN-04 = cette planète n'est pas sur la carte ; il n'y a là que du vide
clause-FT-VPREGEN-06 = il y a { COUNT($between, "card") } entre les deux, et tes moteurs sont à { $engines }
clause-FT-VPREGEN-07 = dans un univers tout fait, on ne place jamais de planète
clause-FT-END-01 = la partie est finie : tu as gagné
clause-FT-END-02 = la partie est finie : un paiement n'a pas pu être fait
clause-FT-END-03 = la partie est finie : une amende n'a pas pu être payée
clause-FT-END-04 = la partie est finie : aucun saut n'était possible
clause-FT-END-05 = la partie est finie : le vaisseau a été détruit

## The game

game-intro = Tu as un vaisseau neuf, un petit réservoir de Vectorium et un crédit sur le dos. Tu explores des planètes, tu portes des marchandises de là où elles sont bon marché à là où elles sont chères, et tu espères que les cartes n'amènent ni pirates ni police. Le Vectorium (V) est à la fois ton argent et ton carburant, et à mesure que les cartes d'événement s'épuisent, quatre paiements arrivent à échéance. Fais les quatre et tu gagnes ; c'est un jeu pour une personne.

ending-all-four-payments-made = les quatre paiements faits
ending-a-payment-could-not-be-met = un paiement n'a pas pu être fait
ending-a-fine-could-not-be-met = une amende n'a pas pu être payée
ending-no-fuel-for-the-jump = plus de carburant pour sauter
ending-no-planet-in-reach = aucune planète à portée
ending-the-ship-was-destroyed = le vaisseau a été détruit
charted = Vectorium

## Content sets

set-house = Le circuit des lanternes
    .about = Un circuit animé où le profit se trouve entre les planètes : les ports proches te nourrissent, les lointains paient, les pillards te gardent honnête.
set-easy = La route d'Eau-Douce
    .about = Des voies accueillantes, des sauts courts et peu de pillards. Un bon premier voyage, même si le dernier paiement fait encore mal.
set-brutal = La lisière des cendres
    .about = Une frontière rude : marges minces, sauts longs, amendes chères et beaucoup de canons. Attends-toi à perdre quelques vaisseaux.

## Options

option-edition = Édition
    .about = Le livret de règles ; il fixe les valeurs par défaut des options ci-dessous.
option-edition-2014 = Édition 2014
option-edition-v2 = Édition v2
option-month_end = Fin du mois
    .about = Quand un mois se termine : dès que sa dernière carte est piochée, ou une fois qu'elle a servi.
option-month_end-on_draw = À la pioche
option-month_end-after_use = Après usage
option-invader_doubling = Doublement de l'envahisseur
    .about = Le modificateur qu'un envahisseur double.
option-invader_doubling-attack_only = Attaque seule
option-invader_doubling-attack_and_defence = Attaque et défense
option-unavailable = Pas en vente
    .about = Ce qui marque une marchandise pas en vente : un 0 imprimé (ou n/a), ou n/a seulement.
option-unavailable-zero = 0 ou n/a
option-unavailable-na = n/a seulement
option-space_loss = Perte de place
    .about = La cargaison qui part avec une place perdue : celle de la place choisie, ou seulement ce qui ne tient plus.
option-space_loss-choose_space = Choisir la place
option-space_loss-overflow_only = Le surplus seul
option-escape_back = Fuite en arrière
    .about = Si tu peux fuir vers la planète d'où tu viens.
option-escape_back-free = Libre
option-escape_back-last_resort = Dernier recours
option-escape_new = Fuite vers l'inconnu
    .about = Quand on peut piocher une planète où fuir.
option-escape_new-only_when_alone = Si la planète est seule
option-escape_new-if_open_space = Si une case est libre
option-sell_floor = Vente minimale
    .about = Le prix le plus bas qu'une vente puisse rapporter.
option-no_stranding = Jamais bloqué
    .about = Écarte les choix qui bloquent le vaisseau s'il y en a d'autres.
option-module_rounding = Arrondi des modules
    .about = Comment on arrondit la moitié du coût d'un module quand on paie une amende.
option-module_rounding-down = Vers le bas
option-module_rounding-up = Vers le haut
option-in_play = Cartes en jeu
    .about = Si les cartes utilisées sont remélangées à la fin du mois.
option-in_play-include = Mélanger
option-in_play-retain = Garder
option-fine_change = Monnaie de l'amende
    .about = Ce que devient la monnaie quand un module paie une amende.
option-fine_change-forfeit = Perdue
option-fine_change-keep = Gardée
option-module_cap = Plafond des modules
    .about = Le niveau le plus haut d'un module.
option-module_cap-none = Aucun
option-cargo_cap = Plafond de la soute
    .about = Le niveau le plus haut de la soute ; le jeu imprimé a 5 jetons.
option-cargo_cap-none = Aucun
option-booty = Butin
    .about = Trop facile ? Les pirates ont 1 de plus par tranche de 7 V que tu as.
option-booty_invaders = Butin des envahisseurs
    .about = Avec l'option Butin, les envahisseurs ont aussi ce bonus.
option-extra_discard = Défausse de plus
    .about = Trop facile ? Un saut d'urgence use une carte d'événement de plus.
option-free_cargo = Cargaison gratuite
    .about = Fouille les épaves des pirates.
option-pregen = Univers tout fait
    .about = Toutes les planètes sont distribuées au début, avec du vide entre elles.

## The layout of the board

stage-explore = Exploration
stage-buy = Achat
stage-jump = Saut
stage-event = Événement
stage-sell = Vente
stage-upgrade = Amélioration

group-start-on = Partir de
group-place-the-planet = Placer la planète
group-load = Charger
group-finish = Terminer
group-jump-to = Sauter vers
group-fight = Combat
group-escape-to = Fuir vers
group-take-the-hit-on = Encaisser sur
group-lose = Perdre
group-pay-with-vectorium = Payer en Vectorium
group-sell-a-level-of = Vendre un niveau
group-the-wreck = L'épave
group-take-one = Prendre une unité
group-sell = Vendre
group-add-a-level = Ajouter un niveau

# Actions in their groups; `done` by the phase
name-buy = { $cargo }
name-sell = { $cargo }
name-take = { $cargo }
name-damage = { $module }
name-scrap = { $module }
name-upgrade = { $module }
name-done-buy = Fin des achats
name-done-search = La laisser
name-done-sell = Fin des ventes
name-done-upgrade = Pas d'amélioration
name-counter = Riposter
name-escape_new = Une nouvelle planète
name-pay = Payer l'amende
name-search = Fouiller l'épave

figure-money = Ton argent et ton carburant ; ce qui dépasse le plafond est perdu.
figure-due = Dû quand les cartes du mois sont épuisées ; si tu ne peux pas tout payer, la partie est perdue.
figure-cards = Un mois dure aussi longtemps que sa pile de 14 cartes d'événement.
figure-buy = Le prix de la carte plus le modificateur de la planète, au moins 1.
figure-sell = Le prix de la dernière carte plus le modificateur de la planète.
figure-modifier = Ce que la planète ajoute au prix de la carte, à l'achat comme à la vente.
figure-law = Ici, les amendes sont des multiples du niveau de loi.
figure-distance = Tes moteurs doivent avoir au moins ce niveau.
figure-between = Tes moteurs doivent valoir au moins le nombre de cartes entre les deux.
figure-jump = Chaque saut coûte 1 V.
figure-previous = Un saut normal ne revient pas tout droit en arrière.
figure-hold = Une unité occupe une place ; le niveau de la soute est leur nombre.
figure-weapons = Ton attaque est ce niveau plus l'attaque de la carte.
figure-defenses = Ta défense est ce niveau plus la défense de la carte.
figure-engines = Tu atteins les planètes dont la distance ne dépasse pas ce niveau.
figure-cargo = Le nombre d'unités que tu peux porter.
figure-upgrade = Un niveau d'un module par tour.
figure-resale = La moitié de ce que coûte un niveau.
figure-strength = Le nombre de l'ennemi, base de son attaque et de sa défense.
figure-month = 0 au mois 1, 1 au mois 2, 2 au mois 3, 3 au mois 4.
figure-booty = 1 par tranche complète de 7 V que tu avais à son arrivée.
figure-attack = Son nombre plus le bonus du mois plus l'attaque de la carte, doublée pour un envahisseur.
figure-defence = Tes défenses plus la défense de la carte ; à égalité, le tir est raté.
figure-counter = Tes canons plus l'attaque de la carte ; à égalité, rien n'est détruit.
figure-resist = Son nombre plus le bonus du mois plus la défense de la carte.
figure-kill = Les cartes qui ne sont pas sorties ce mois-ci sont toutes aussi probables.
figure-salvage = 1 V pour un pirate 1, 3 V pour un pirate 2, 4 V pour un pirate 3.
figure-astray = Une carte décide si un saut d'urgence réussit.
figure-fine = Le niveau de loi de la planète fois l'amende de la carte.

## The terminal's board

board-month = Mois { $month } sur { $months }
board-due = { $due } V à payer { $cards ->
    [0] après cette carte
   *[other] dans { COUNT($cards, "card") }
}
board-turn = tour { $turn }
board-status = { board-month }, { board-turn } : { board-due }.
board-ship = Vaisseau
board-ceiling = sur { $ceiling } V
board-cargo = Cargaison
board-level = { $module } { $level }
board-aboard = { $units } × { $cargo }
board-your-ship = Ton vaisseau : { $money } sur { $ceiling } V, { JOIN($levels, ", ") }, cargaison : { $empty ->
    [true] aucune
   *[false] { JOIN($aboard, ", ") }
}.
board-legend-distance = d distance  § loi
board-legend-between = + cartes entre les deux  § loi
board-hidden = { COUNT($count, "planet") } hors de cette fenêtre
board-you = toi
board-back = retour
board-drawn = distance { $distance }, loi { $law }
board-prices = { $card } fixe les prix { $buying ->
    [true] d'achat
   *[false] de vente
}
board-heading-cargo = Cargaison
board-heading-price = Carte + planète = prix
board-heading-aboard = À bord
board-price = { $base } { TERM($modifier) } { $floored ->
    [true] →
   *[false] =
} { $price } V
board-price-unmodified = { $base } = { $price } V
board-price-none = aucun
board-terms = { $cargo } : carte plus planète, { $sum }.
board-enemy = { $kind } { $strength } : { $card }
board-strength = { $base }{ $month ->
    [0] {""}
   *[other] {" "}+ { $month } mois
}{ $booty ->
    [0] {""}
   *[other] {" "}+ { $booty } butin
} + { $doubled ->
    [true] 2 × carte
   *[false] carte
}
board-attack = Son attaque { board-strength } contre tes défenses { $level } + carte.
board-counter = Tes canons { $level } + carte contre sa défense { board-strength }.
board-hits = Il touche avec { $hit } sur { COUNT($cards, "card") }.
board-kills = Tu le détruis avec { $kill } sur { COUNT($cards, "card") }.
board-modifier = { $cargo } { SIGNED($figure) }
board-modifier-none = { $cargo } pas en vente
board-planet = { $planet }, { $far-id ->
    [distance] distance { $distance }, loi { $law }
    [between] { COUNT($distance, "card") } entre les deux, loi { $law }
   *[none] loi { $law }
}, { JOIN($modifiers, ", ") }
board-place = { $planet } ; { JOIN($where, ", ") }.
board-to-place = À placer : { $planet }.
board-here = tu es ici
board-steps = { $steps }
board-previous = précédente
board-target = cible
board-discards = La défausse : { COUNT($count, "card") } du mois { $month }.
board-event = { $card } : { $kind }{ $strength ->
    [0] {""}
   *[other] {" "}{ $strength }
} ; achat { JOIN($buy, ", ") } ; vente { JOIN($sell, ", ") } ; attaque { $attack }, défense { $defence }, amende { $fine }, { $misjump ->
    [true] saut raté
   *[false] saut réussi
}.
board-result = { $won ->
    [true] Tu gagnes
   *[false] Tu perds
} : { $paid } paiements faits sur { $payments }, au tour { $turn }.
board-left = Il reste { $money } V ; { JOIN($levels, ", ") }.

## Planets and cards of the content sets

# `.text`: what the card says; `.text-house`: in one set

planet-earth = Terre
    .text-house = Chez soi : le port de tous et l'aubaine de personne.
    .text-easy = Chez soi : la bouilloire chauffe et le capitaine du port fait signe.
    .text-brutal = Chez soi : elle t'a prêté le vaisseau et ne l'a pas oublié.
planet-pell-orchard = Pell Orchard
    .text = Neuf vallées de vergers sous verre, et pas une bonne clé à molette.
planet-kettlebrae = Kettlebrae
    .text = Un petit monde escarpé où chaque cheminée est celle d'un armurier.
planet-saltern-gate = Saltern Gate
    .text = La douane est plus haute que la cathédrale, et mieux fréquentée.
planet-low-candle = Low Candle
    .text = Une lune sombre où personne ne demande ce qu'il y a sous la bâche.
planet-hammer-shoal = Hammer Shoal
    .text = Des forges sur un chapelet de rochers ; on les entend à travers la coque.
planet-murrowby = Murrowby
    .text = Des fermes paisibles, de longues clôtures et un œil inquiet vers le ciel.
planet-bright-hinge = Bright Hinge
    .text = Une station bâtie dans un miroir brisé, toujours à court de pièces.
planet-gantry-fen = Gantry Fen
    .text = La moitié des grues a sombré dans le marais, l'autre est à vendre.
planet-tansy-drift = Tansy Drift
    .text = Spores jaunes, rivières lentes et un commerce de cave en teintures étranges.
planet-quillon-yard = Quillon Yard
    .text = Les fils d'officiers y apprennent l'escrime, et leurs pères achètent la contrebande.
planet-sable-ledger = Sable Ledger
    .text = Monde de banquiers : poli, feutré et prêt à payer ce qui est interdit.
planet-lathe-hollow = Lathe Hollow
    .text = Une coquille évidée qui fabrique des engrenages et importe chaque repas.
planet-coldspindle = Coldspindle
    .text = Les mineurs de glace paient comptant tout ce qui a un jour poussé.
planet-old-ferrule = Old Ferrule
    .text = Une forteresse à la retraite qui n'a jamais tout à fait cru à la paix.
planet-tallow-deep = Tallow Deep
    .text = Passé la dernière balise, où une machine entière vaut une rue.
card-swept-landing = Piste balayée
    .text = Quelqu'un a balayé toute la piste, même les coins.
card-dockside-supper = Souper au quai
    .text = Une longue table, une louche et de la place pour un équipage de plus.
card-idle-cranes = Grues au repos
    .text = Les grues sont immobiles et les dockers jouent aux dames.
card-lamps-at-dusk = Lampes au crépuscule
    .text = Les lampes du port s'allument une à une, toutes en ordre.
card-green-lights = Feux verts
    .text = Tous les postes sont libres, et la pilote fredonne en amarrant.
card-clerk-s-half-day = Demi-journée du commis
    .text = Le commis est parti pêcher et a laissé le tampon au bout d'une ficelle.
card-ragged-heron = Héron dépenaillé
    .text = Une coque rapiécée sur des pattes minces, à l'affût dans les hauts-fonds.
card-tin-jackal = Chacal de fer-blanc
    .text = Il te suit à distance jusqu'à ce que tu aies l'air las.
card-crooked-magpie = Pie tordue
    .text = Son capitaine collectionne ce qui brille et les clés des autres.
card-red-thimble = Dé à coudre rouge
    .text = Petit, rapide et toujours au bout du fil de quelqu'un.
card-hangman-s-lark = Alouette du bourreau
    .text = Elle chante sur le canal ouvert avant d'ouvrir ses sabords.
card-pale-chorister = Choriste pâle
    .text = Une forme blanche qui répond à chaque appel par une seule note tenue.
card-silent-loom = Métier silencieux
    .text = Des fils de lumière se déroulent derrière lui et les étoiles s'éteignent.
card-customs-cutter-ivy = Cotre des douanes Lierre
    .text = Il accoste avec une lanterne et un très long formulaire.
card-harbour-lamp-watch = Garde des lampes du port
    .text = Deux lampes clignotent deux fois : coupe tes moteurs.
card-inspector-s-launch = Vedette de l'inspecteur
    .text = Une vedette grise, un manteau gris et du flair pour les doubles fonds.
planet-honey-lock = Honey Lock
    .text = Des péniches en fleurs attendent à une écluse que personne ne presse.
planet-butterwell = Butterwell
    .text = Des vaches par milliers, et une seule clôture à garder.
planet-plumgate = Plumgate
    .text = La porte est toujours ouverte et le gardien toujours endormi.
planet-kindle-green = Kindle Green
    .text = Des feux d'artifice pour chaque fête, et des canons pour les bruyantes.
planet-copper-kettle = Copper Kettle
    .text = Des chaudronniers tout le long du rivage, qui frappent en mesure.
planet-sunday-harbour = Sunday Harbour
    .text = Très convenable le jour, et très généreux après le souper.
planet-softwater = Softwater
    .text = Des fermes sur le lac, une brume tiède et des hérons voleurs de chapeaux.
planet-clover-spindle = Clover Spindle
    .text = Un anneau d'ateliers avec un pré au milieu.
planet-barley-ring = Barley Ring
    .text = Des champs d'or tout autour, et une charrue toujours cassée.
planet-ambling-ford = Ambling Ford
    .text = Les voyageurs traversent ici lentement et laissent leurs vieilles lames.
planet-merry-sluice = Merry Sluice
    .text = Une ville foraine où tout peut se gagner au jeu d'anneaux.
planet-peach-landing = Peach Landing
    .text = Des amiraux à la retraite, friands de sucreries et de cabinets secrets.
planet-gentle-fold = Gentle Fold
    .text = Des horlogers des collines qui oublient de manger jusqu'à ta venue.
planet-tilly-s-rest = Tilly's Rest
    .text = Tilly a fondé une auberge ; l'auberge est devenue un monde.
planet-warm-sill = Warm Sill
    .text = La dernière fenêtre allumée du chemin, ravie d'outils et de compagnie.
card-sunlit-pier = Jetée ensoleillée
    .text = Des planches tièdes, une brise légère et rien à signer.
card-band-on-the-quay = Fanfare sur le quai
    .text = Quatre trompettes et un tambour, à peu près d'accord.
card-fresh-bread-berth = Poste du pain frais
    .text = La place près de la boulangerie est libre, pour une fois.
card-washed-windows = Fenêtres lavées
    .text = Un garçon avec un seau lave chaque hublot pour un sourire.
card-afternoon-nap = Sieste de l'après-midi
    .text = Tout le quai somnole, et ta soute ne craint rien.
card-kites-over-port = Cerfs-volants sur le port
    .text = Des enfants lancent des fusées en papier depuis la tour des signaux.
card-shared-kettle = Bouilloire partagée
    .text = Trois équipages, une bouilloire et beaucoup de ragots.
card-feather-touchdown = Atterrissage de plume
    .text = Les patins touchent le sol si doucement que personne ne s'éveille.
card-sleepy-ferret = Furet somnolent
    .text = Il bâille devant ta proue et demande ta bourse.
card-muddy-otter = Loutre boueuse
    .text = Une pillarde de rivière qui a visiblement perdu la rivière.
card-whistling-goat = Chèvre siffleuse
    .text = On entend d'abord l'air, puis les cornes sur la coque.
card-auntie-cutlass = Tantine Coutelas
    .text = Elle dit « mon chou » à tout le monde et ne rate jamais.
card-stray-lamplighter = Allumeur égaré
    .text = Une lueur errante qui, de peur, se met à tirer.
card-polite-patrol = Patrouille polie
    .text = Ils frappent d'abord et s'essuient les pieds.
card-corporal-s-skiff = Canot du caporal
    .text = Un petit canot, une grosse moustache et une liste.
card-buoy-wardens = Gardiens des bouées
    .text = Ils comptent les bouées, puis ils comptent tes caisses.
planet-ashgallow = Ashgallow
    .text = Des fonderies de canons sous une neige grise qui n'est pas de la neige.
planet-thinwater = Thinwater
    .text = Ici on rationne la pluie, et on la pèse deux fois.
planet-nailbed = Nailbed
    .text = Des dunes de ferraille, tranchantes comme des dents, et une fonderie qui ne refroidit jamais.
planet-black-tariff = Black Tariff
    .text = Tout est interdit, et tout a son prix.
planet-rustmother = Rustmother
    .text = Un vieux vaisseau-usine qui accouche encore de machines que nul n'a commandées.
planet-bleak-tally = Bleak Tally
    .text = Une colonie de débiteurs qui vend ses fusils pour réparer ses pompes.
planet-wrack-toll = Wrack Toll
    .text = Le péage se paie en épaves ou en silence.
planet-hollow-jaw = Hollow Jaw
    .text = Des cavernes pleines de cultivateurs de poison, tous en guerre.
planet-widow-s-winch = Widow's Winch
    .text = Un câble, un ascenseur et un grand vide de chaque côté.
planet-last-cistern = Last Cistern
    .text = Qui apporte un repas est seigneur ici jusqu'au matin.
planet-bitter-sprocket = Bitter Sprocket
    .text = Les contremaîtres marchent au pas et cachent bien leurs vices.
planet-cairn-of-debts = Cairn of Debts
    .text = Chaque pierre est un capitaine à qui il manquait une pièce.
planet-frostgavel = Frostgavel
    .text = Une cour de glace où même les vergers sont sous bonne garde.
planet-gnaw = Gnaw
    .text = Quelque chose mange les récoltes, et nul ne reste pour voir quoi.
planet-scorchlung = Scorchlung
    .text = Respire à travers un linge, commerce vite et garde le dos au mur.
card-truce-hour = Heure de trêve
    .text = Les canons se taisent une heure, comme convenu, à la minute.
card-cold-berth = Couchette froide
    .text = Ni chaleur ni questions, et cela suffira.
card-bolted-bunkhouse = Dortoir verrouillé
    .text = Quatre murs, une porte et trois bons verrous.
card-dry-dock-silence = Silence en cale sèche
    .text = La cale est vide et, pour une fois, c'est une bonne nouvelle.
card-thin-broth = Bouillon clair
    .text = La soupe est surtout de la vapeur, mais le banc est sûr.
card-bent-razor = Rasoir tordu
    .text = Émoussé, rouillé et déjà bien trop près.
card-nail-sermon = Sermon de clous
    .text = Il prêche sur toutes les ondes pendant que les siens découpent ta coque.
card-gutter-saint = Sainte du caniveau
    .text = Elle vole d'abord les pauvres, pour s'entraîner.
card-throttled-wren = Roitelet étranglé
    .text = Il ne fait aucun bruit jusqu'à ce que les grappins accrochent.
card-mother-rivet = Mère Rivet
    .text = Sa coque est faite de chaque vaisseau qu'elle a croisé.
card-final-creditor = Dernier créancier
    .text = Il a racheté tes dettes et vient se faire payer.
card-starless-plough = Charrue sans étoiles
    .text = Elle laboure la nuit en sillons, et les vaisseaux avec.
card-empty-procession = Procession vide
    .text = Quarante coques en file, et personne aux fenêtres.
card-grinding-psalm = Psaume grinçant
    .text = On le sent dans les tôles du pont bien avant de le voir.
card-iron-writ-patrol = Patrouille de l'Édit de fer
    .text = La sentence est déjà tapée ; il ne manque qu'un nom.
card-black-seal-wardens = Gardes du Sceau noir
    .text = Ils scellent d'abord l'écoutille et demandent ensuite.

## Actions that are chosen in advance, without their words

verb-escape = Fuir

## The board in the browser

client-no-card = Aucune carte piochée pour l’instant
client-new-planet = Nouvelle planète : { $planet }
client-discard-pile = Défausse : { $discards }
client-discard-pile-month = Défausse, mois { $month }
client-used-month-these-cards-cant = Cartes utilisées ce mois-ci : elles ne reviennent pas avant le mois prochain. 2 des 16 restent cachées.
client-buy = Achat
client-sell = Vente
client-attack-column = Attaque
client-defence = Défense
client-fine = Amende
client-e-jump = Saut urg.
client-safe = Réussi
client-mis-jump = Raté
client-no-cards-used-month-yet = Aucune carte utilisée ce mois-ci.
client-event-card = Carte d'événement : { $titles }
client-event-cards-left-this-month = Cartes d'événement encore à venir ce mois-ci
client-drawn-left = piochées : { $drawn }, à venir : { $cards }
client-cards-left = à venir
client-the-end = La fin
client-the-ship-is-yours = Le vaisseau est à toi
client-the-voyage-ends-here = Le voyage s'arrête ici
client-turn-month-v-tank-payments = Tour { $turn }, mois { $month }, { $money } V dans le réservoir. Paiements :
client-empty = vide
client-hold-free = Soute : { $contents }, { $free ->
    [one] { $free } place libre
    [many] { $free } de places libres
   *[other] { $free } places libres
}
client-hold = Soute
client-spaces-in-the-hold = Places de la soute
client-taken-free = { $units ->
    [one] { $units } prise
    [many] { $units } prises
   *[other] { $units } prises
} + { $free ->
    [one] { $free } libre
    [many] { $free } libres
   *[other] { $free } libres
} = { $spaces }
client-of = { $units } sur { $spaces }
client-free = libre
client-module-level = Niveau : { $module }
client-level-next-level-costs-v = niveau { $level } ; le suivant coûte { $cost } V
client-vectorium = Vectorium
client-payment-due = Paiement à venir
client-payments = paiements : { $payments }
client-v-due = { $due } V à payer
client-in = dans { COUNT($cards, "card") }
client-now = maintenant
client-due-month = { $detail }, mois { $month }
client-planet-to-escape-to = Planète où fuir
client-planet-discovered = Planète découverte
client-law-level-of = Niveau de loi { INITIAL($name) ->
    [vowel] d'
   *[consonant] de{" "}
}{ $name }
client-law = Loi
client-distance-of = Distance { INITIAL($name) ->
    [vowel] d'
   *[consonant] de{" "}
}{ $name }
client-distance = Distance
client-place-highlighted-space = Place-la sur une case en surbrillance. { $left ->
    [0] La pile est maintenant vide.
    [one] Il reste { $left } planète dans la pile.
    [many] Il reste { $left } de planètes dans la pile.
   *[other] Il reste { $left } planètes dans la pile.
}
client-payments-month-of = Paiements : { $payments } ; mois { $month } sur { $months }
client-paid = payé
client-month-of = mois { $month } sur { $months }
client-route-to = Route vers { $name }
client-in-between = { COUNT($between, "card") } entre les deux
client-not-for-sale-here = pas en vente ici
client-to-the-cards-price = { $change } sur le prix de la carte
client-v-per-unit = V par unité
client-base = Base
client-planet = Planète
client-get = tu reçois
client-pay = tu paies
client-price-of = Prix : { $good }
client-the-fine = L'amende
client-fine-sum-left = loi { $law } × carte { $fine } = { $sum } V, encore { $left } V à payer
client-fine-sum = Loi { $law } × carte { $fine } = { $sum } V
client-then-your-illegals-are-confiscated = , puis ta contrebande est confisquée.
client-map = Carte stellaire
client-place-here = Placer ici
client-vectorium-of-due-in-cards = Vectorium : { $money } sur { $ceiling }, { $due } à payer { $cards ->
    [0] après cette carte
   *[other] dans { COUNT($cards, "card") }
}
client-v-short-payment = { $money } sur { $ceiling } V, il manque { $shortfall } V pour le paiement
client-v-more-than-payment = { $money } sur { $ceiling } V, { $value } V de plus que le paiement
client-of-vectorium = sur { $ceiling } de Vectorium
client-when-this-card-is-used = après cette carte
client-v-short = il manque { $shortfall } V
client-v-to-spare = { $value } V de marge
client-mis-jump-in = saut raté { $misjump } fois sur { $cards }
client-an-empty-space = Une place vide
client-raises-v = rapporte { $resale } V
client-win-v-salvage = Victoire : { $salvage } V à récupérer
client-no-salvage = Rien à récupérer
client-law-level = Loi { $law }
client-v-of-v = { $fine } V sur { $money } V
client-units-aboard = { $units } à bord
client-emergency = Urgence : { $astray }
client-with-law = { $text }, loi { $law }
client-month = mois
client-booty = butin
client-card-doubled = carte × 2
client-card = carte
client-attack = attaque
client-defence-figure = défense
client-weapons = Canons
client-defenses = Défenses
client-hit = Touché
client-enemy = Ennemi
client-attacks = Attaque : { $name }
client-card-revealed = carte révélée
client-you-counterattack = Tu ripostes
client-destroyed = Détruit
client-it-survives = Il tient bon
client-card-still-face-down = la carte est encore face cachée
client-to-destroy = pour le détruire
client-card-planet = carte { $figure }, planète { $change } → { $price }
client-quiet = Calme
client-pirate = Pirate
client-invader = Envahisseur
client-police = Police
client-symbol-ignored = Symbole ignoré : { $kind }
client-card-drawn-for-prices = Carte piochée pour les prix
client-prices-on = Prix sur { $planet }
client-symbol-ignored-while-buying = Symbole ignoré à l'achat : { $kind }
client-last-card-drawn = Dernière carte piochée
client-selling-on = Vente sur { $planet }
client-last-card-sets-prices = La dernière carte fixe les prix
client-combat-card = Carte de combat
client-the-attack-that-hit = L'attaque qui a touché
client-the-last-attack = La dernière attaque
client-card-drawn-for-the-fine = Carte piochée pour l'amende
client-fine-times = Amende × { $fine }
client-card-drawn-for-the-search = Carte piochée pour la fouille
client-whats-in-the-wreck = Le contenu de l'épave
client-can-take-cheapest-cargo = Tu peux en prendre la marchandise la moins chère
client-your-counterattack = Ta riposte
client-the-winning-shot = Le tir décisif
client-already-used = Déjà utilisée
client-you-are-here = Tu es ici
client-no-return = Pas de retour
client-needs-engines = Moteurs { $engines } requis
client-in-reach = À portée
client-card-between = { COUNT($between, "card") } entre les deux
client-at-distance = distance { $distance }
client-at-law = loi { $law }
client-jump = Sauter
client-escape = Fuir
client-start-here = Partir d'ici
client-emergency-jump = Urgence
client-start = Partir
client-here = Ici
client-not-adjacent-to-you = Pas à côté de toi
client-engines = Moteurs { $engines }
client-too-far = Trop loin
client-units-cost = { $units ->
    [1] { $total } V
   *[other] { $total } V, { $each } l’unité
}
client-sell-everything = Tout vendre
client-good-on-planet = { $title } sur { $name }
