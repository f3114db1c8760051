### Star Traders. The arguments of each message are declared in games/star_traders/messages/schema.py.

## Things

good-red = rouge
    .title = Rouge
    .one = rouge
    .many = rouges
    .other = rouges
good-blue = bleu
    .title = Bleu
    .one = bleu
    .many = bleus
    .other = bleus
good-yellow = jaune
    .title = Jaune
    .one = jaune
    .many = jaunes
    .other = jaunes

stat-hull = coque
    .title = Coque
stat-weapon = dégâts
    .title = Arme
stat-cargo = soute
    .title = Soute
stat-attack = attaque
    .title = Attaque
stat-defence = défense
    .title = Défense
stat-move = déplacement
    .title = Déplacement

edge-n = N
edge-ne = NE
edge-se = SE
edge-s = S
edge-sw = SO
edge-nw = NO

side-a = A
side-b = B

direction-up = monte
direction-down = baisse

noun-token = jeton
    .many = de jetons
    .other = jetons
noun-level = niveau
    .many = de niveaux
    .other = niveaux
noun-move = pas
    .many = de pas
    .other = pas
noun-step = amélioration
    .many = d'améliorations
    .other = améliorations
noun-marker = marqueur
    .many = de marqueurs
    .other = marqueurs

design-flagship = Vaisseau amiral
design-freighter = Cargo
design-merchantman = Navire marchand
design-bulk-carrier = Vraquier
design-courier = Courrier
design-blockade-runner = Forceur de blocus
design-privateer = Corsaire
design-escort = Escorteur
design-corvette = Corvette
design-frigate = Frégate
design-destroyer = Destroyer
design-interceptor = Intercepteur
design-siege-platform = Plateforme de siège

upgrade-deflector-shield = Bouclier déflecteur
upgrade-ablative-screen = Écran ablatif
upgrade-ion-drive = Propulseur ionique
upgrade-cargo-pods = Nacelles de fret
upgrade-fire-control-computer = Calculateur de tir
upgrade-jammer = Brouilleur
upgrade-plasma-lance = Lance à plasma
upgrade-repair-drones = Drones de réparation
upgrade-trade-computer = Calculateur commercial
upgrade-grapple-rig = Grappins
upgrade-siege-net = Filet de siège
upgrade-toll-transponder = Transpondeur de péage

upgrade_text-deflector-shield = Les dégâts subis sont réduits de son niveau.
upgrade_text-ablative-screen = Le premier coup reçu à chaque manche est réduit de son niveau.
upgrade_text-ion-drive = +1 au déplacement par niveau.
upgrade_text-cargo-pods = +2 à la soute par niveau.
upgrade_text-fire-control-computer = +1 aux jets d'attaque par niveau.
upgrade_text-jammer = +1 aux jets de défense par niveau.
upgrade_text-plasma-lance = +1 aux dégâts par niveau.
upgrade_text-repair-drones = Après l'activation, répare jusqu'à 1 dégât par niveau, même sur un vaisseau hors de combat.
upgrade_text-trade-computer = Pour une transaction par tour, le prix à l'unité est meilleur pour toi de 1 cr par niveau.
upgrade_text-grapple-rig = Après un jet de récupération raté, tu prends quand même jusqu'à 1 unité par niveau.
upgrade_text-siege-net = +1 aux jets de blocus de ce vaisseau par niveau.
upgrade_text-toll-transponder = Ce vaisseau paie 10 cr de péage en moins par niveau.

post-engineer = Ingénieur
post-mechanic = Mécanicien
post-tactical-officer = Officier tactique
post-helmsman = Timonier
post-gunner = Canonnier
post-security-chief = Chef de la sécurité
post-navigator = Navigateur
post-broker = Courtier
post-diplomat = Diplomate
post-recruiter = Recruteur
post-purser = Commissaire de bord
post-salvage-master = Maître récupérateur

post_text-engineer = En route : un secteur de plus.
post_text-mechanic = Pendant son tour d'action, n'importe où : répare un dégât.
post_text-tactical-officer = En attaque, avant les dés : +1.
post_text-helmsman = En défense, avant les dés : +1.
post_text-gunner = En attaque, avant les dés : +1 dégât en cas de coup au but.
post_text-security-chief = Touché, avant les dégâts : 1 dégât de moins.
post_text-navigator = En route : trois secteurs de plus.
post_text-broker = Avant une transaction : le prix à l'unité est meilleur pour toi de 2 cr.
post_text-diplomat = Quand tu dépenses des jetons pour un blocus dans ce secteur : 2 marqueurs par jeton.
post_text-recruiter = Pendant une pioche : une carte de plus.
post_text-purser = Avant l'entretien : ce vaisseau ne coûte pas d'entretien cette manche.
post_text-salvage-master = Après un jet de récupération raté : relance le dé.

# What the player is doing, after "not at this point of the round: …"
phase-cell = une région est en cours de pose
phase-side = la face d'une région est en cours de choix
phase-rotate = une région est en cours de rotation
phase-base = les vaisseaux amiraux se placent
phase-influence = tu choisis un jeton ou un revenu
phase-exchange = tu peux échanger des jetons
phase-purser = tu peux faire appel à ton commissaire de bord
phase-upkeep = tu paies l'entretien
phase-mend = tu peux remettre des modules en service
phase-manipulate = tu peux pousser un prix
phase-travel = ton vaisseau voyage
phase-reveal = une région est en train d'être révélée
phase-act = ton vaisseau choisit son action
phase-planet = ton vaisseau est sur une planète
phase-outpost = ton vaisseau est à un avant-poste
phase-terms = tu fixes le prix d'une transaction
phase-quantity = tu choisis une quantité
phase-draw = tu recrutes
phase-swap = deux de tes vaisseaux échangent cargaison et équipage
phase-aim = tu es sur le point de tirer
phase-brace = ton vaisseau est attaqué
phase-shield = ton vaisseau est touché
phase-salvage = il y a une épave à fouiller
phase-salvage_again = la récupération a échoué
phase-spoils = tu choisis ce qui est récupéré de ton épave
phase-haven = ton vaisseau amiral revient
phase-siege = des jetons sont dépensés pour un blocus
phase-corporate = c'est le moment des actions de corporation
phase-toll_at = tu places une station de péage
phase-toll_to = tu choisis où mène une station de péage
phase-factory_at = tu places une usine
phase-produce = tes usines produisent
phase-order = tu fixes l'ordre de tes vaisseaux
phase-bid = les joueurs enchérissent pour commencer
phase-overflow = il n'y a pas la place pour toutes les unités
phase-over = la partie est terminée

## Places, ships and other names

place = { $tile } { $sector }
place-planet = { $planet }, { $tile } { $sector }
place-outpost = l'avant-poste, { $tile } { $sector }
place-hidden = { $sector }
where = { $tile }
where-planet = { $planet }
where-outpost = l'avant-poste { $tile }
region = { $tile } ({ $number })
region-hidden = la région { $number }
ship = { $design } { $mark }
ship-flagship = { $design }
ship-gone = vaisseau { $mark }
station = station entre { $place } et { $place-other }
station-none = station { $number }
part-good = { COUNT($units, $good) }
part-post = { $post }
part-upgrade = { $upgrade }
part-steps = { COUNT($steps, "step") }
part-units = { COUNT($units, "unit") }
usage = { $credits } cr
usage-tokens = { COUNT($tokens, "token") }

## Labels

action-done = Passer
action-done-exchange = Garder tes jetons
action-done-purser = Se passer du commissaire
action-done-mend = Laisser hors service
action-done-manipulate = Ne pousser aucun prix
action-done-travel = S'arrêter ici
action-done-act = Ne rien faire
action-done-planet = Terminé ici
action-done-outpost = Terminé ici
action-done-terms = Commercer à ce prix
action-done-draw = { action-done-draw.name } : { action-done-draw.detail }
    .name = Terminé
    .detail = les autres cartes vont sous la pioche
action-done-swap = Terminer l'échange
action-done-brace = Ne pas utiliser l'équipage
action-done-shield = Encaisser le coup
action-done-salvage = Laisser l'épave
action-done-salvage_again = Ne pas relancer
action-done-siege = Ne plus dépenser de jetons
action-done-corporate = Aucune action de corporation
action-done-produce = Ne rien produire ici
action-confirm = C'est parti
action-confirm-purser = { action-confirm-purser.name } : { action-confirm-purser.detail }
    .name = { $post }
    .detail = s'occupe de l'entretien ({ $usage })
action-confirm-terms = Utiliser : { $upgrade }
action-confirm-aim = { action-confirm-aim.name } : { action-confirm-aim.detail }
    .name = Feu
    .detail = { PERCENT($chance) } de toucher, dégâts { $damage }
action-confirm-salvage = { action-confirm-salvage.name } : { action-confirm-salvage.detail }
    .name = Fouiller l'épave
    .detail = un jet de { $units } ou moins donne autant d'unités ({ PERCENT($chance) })
action-number = { $units }
action-number-buy = Acheter { COUNT($units, $good) } pour { $cost } cr
action-number-sell = Vendre { COUNT($units, $good) } pour { $gain } cr
action-number-load = Charger { COUNT($units, $good) }
action-number-repair = Réparer { $units } pour { $cost } cr
action-number-reinforce = Renforcer de { $units } pour { $cost } cr
action-sector = { $place }
action-sector-travel = Vers { $place }{ $toll ->
    [0] {""}
   *[other] {" "}({ $toll } cr de péage)
}
action-sector-base = Commencer sur { $place }
action-sector-toll_at = Station à { $place } : { $cost } cr
action-sector-toll_to = Sur la ligne vers { $place }
action-sector-factory_at = Usine sur { $place }
action-sector-haven = Revenir à { $place } : { $cost } cr
action-cell = Poser au { $edge }, contre { $region } (case { $column }, { $row })
action-cell-travel = Révéler la région au { $edge }
action-cell-beyond = Au-delà de la région { $number }, { $edge }
action-rotate = Tourner de { $degrees }°
action-side = Face { $side } visible
action-take_token = Prendre un jeton d'influence
action-take_income = Prendre le revenu : { $gain } cr
action-exchange = Échanger un jeton contre { $gain } cr
action-pay_ship = { action-pay_ship.name } : { action-pay_ship.detail }
    .name = Payer pour { $ship }
    .detail = { $cost } cr
action-pay_ship-none = Payer pour le vaisseau { $slot }
action-pay_station = { action-pay_station.name } : { action-pay_station.detail }
    .name = Payer pour { $station }
    .detail = { $cost } cr
action-pay_factory = { action-pay_factory.name } : { action-pay_factory.detail }
    .name = Payer pour l'usine sur { $place }
    .detail = { $cost } cr
action-pay_factory-shared = { action-pay_factory-shared.name } : { action-pay_factory-shared.detail }
    .name = Payer pour l'usine { $number } sur { $count }, { $place }
    .detail = { $cost } cr
action-pay_factory-none = Payer pour l'usine { $number }
action-dismiss = Congédier au lieu de payer : { $ship }
action-dismiss-none = Congédier le vaisseau { $slot }
action-mend = { action-mend.name } : { action-mend.detail }
    .name = Remettre en service, { $upgrade }
    .detail = { $cost } cr
action-manipulate = Dépenser un jeton : { $good } { $down ->
    [true] baisse
   *[false] monte
} d'un jet de 1 à { $most } (maintenant { $price })
action-enter = Faire affaire à { $place }
action-enter-away = Faire affaire ici
action-meet = Échanger cargaison et équipage avec : { $ship }
action-meet-none = Échanger avec le vaisseau { $slot }
action-attack = { action-attack.name } : { action-attack.detail }
    .name = Attaquer { $ship } ({ $seat })
    .detail = { PERCENT($chance) } de toucher
action-attack-away = Attaquer { $ship } ({ $seat })
action-attack-none = Attaquer le vaisseau { $slot } ({ $seat })
action-target = { action-target.name } : { action-target.detail }
    .name = Viser { $upgrade }
    .detail = { SIGNED($penalty) }, un coup au but met le module hors service
action-purchase = Acheter { $place } : { $price } cr, { COUNT($levels, "level") }
action-purchase-away = Acheter le site
action-declare = { action-declare.name } : { action-declare.detail }
    .name = Déclarer un blocus, { $place }
    .detail = cible { $target }
action-declare-owned = { action-declare-owned.name } : { action-declare-owned.detail }
    .name = Déclarer un blocus, { $place }, propriétaire { $seat }
    .detail = cible { $target }
action-declare-away = Déclarer un blocus
action-roll = Lancer pour le blocus : dé { SIGNED($bonus) } contre { $target } ({ PERCENT($chance) })
action-roll-away = Lancer pour le blocus
action-call_off = Lever le blocus
action-buy = Acheter { $good } à { $price } cr
action-buy-away = Acheter { $good }
action-sell = Vendre { $good } à { $price } cr
action-sell-away = Vendre { $good }
action-repair = { action-repair.name } : { action-repair.detail }
    .name = Réparer la coque
    .detail = { $cost } cr le point
action-reinforce = { action-reinforce.name } : { action-reinforce.detail }
    .name = Renforcer la coque
    .detail = { $cost } cr le point
action-buy_upgrade = Installer { $upgrade } : { $cost } cr
action-raise_upgrade = { action-raise_upgrade.name } : { action-raise_upgrade.detail }
    .name = Augmenter { $upgrade } d'un niveau
    .detail = { $cost } cr
action-sell_upgrade = { action-sell_upgrade.name } : { action-sell_upgrade.detail }
    .name = Vendre { $upgrade }
    .detail = { $gain } cr
action-sell_upgrade-away = Vendre { $upgrade }
action-improve = Améliorer de 1, { $stat } : { $cost } cr
action-draw_fleet = { action-draw_fleet.name } : { action-draw_fleet.detail }
    .name = Chercher des vaisseaux
    .detail = piocher des cartes{ $barring ->
        [true] , mais pas de commerce ici ce tour
       *[false] {""}
    }
action-draw_crew = { action-draw_crew.name } : { action-draw_crew.detail }
    .name = Chercher de l'équipage
    .detail = piocher des cartes{ $barring ->
        [true] , mais pas de commerce ici ce tour
       *[false] {""}
    }
action-extra_card = Dépenser un jeton pour une carte de plus
action-hire-ship = Recruter { $design }{ $card ->
    [0] {""}
   *[other] , carte { $card }
} : { $cost } cr, entretien { $upkeep } (coque { $hull }, soute { $cargo }, dégâts { $damage }, attaque { $attack }, défense { $defence }, déplacement { $move })
action-hire-crew = Recruter : { $card ->
    [0] {""}
   *[other] carte { $card },{" "}
}{ $post }, { $cost } cr. { $post_text }
action-hire-none = Recruter la carte { $card }
action-use = { action-use.name } : { action-use.detail }
    .name = { $post } ({ $usage })
    .detail = { $post_text }
action-load = Charger { $good } depuis tes usines (il y en a { $units })
action-give = Donner { COUNT(1, $good) }
action-fetch = Prendre { COUNT(1, $good) }
action-give_crew = Donner : { $post }
action-fetch_crew = Prendre : { $post }
action-pick = { COUNT(1, $good) }
action-build_toll = Construire une station de péage
action-improve_toll = { action-improve_toll.name } : { action-improve_toll.detail }
    .name = Augmenter le péage, { $station }
    .detail = { $cost } cr
action-improve_toll-none = Augmenter le péage : { $station }
action-buy_toll = { action-buy_toll.name } : { action-buy_toll.detail }
    .name = Acheter, { $station }
    .detail = { $cost } cr
action-buy_toll-none = Acheter : { $station }
action-build_factory = { action-build_factory.name } : { action-build_factory.detail }
    .name = Construire une usine
    .detail = { $cost } cr
action-produce = Produire dans toutes tes usines
action-colour = Fabriquer { COUNT(1, $good) }
action-order = Ordre des vaisseaux : { JOIN($ships, ", ") }
action-bid = Miser un jeton sur { $seat }
action-support = { action-support.name } : { action-support.detail }
    .name = Soutenir le blocus
    .detail = { PERCENT($chance) } au lieu de { PERCENT($before) }
action-support-away = Soutenir le blocus
action-hinder = { action-hinder.name } : { action-hinder.detail }
    .name = Gêner le blocus
    .detail = { PERCENT($chance) } au lieu de { PERCENT($before) }
action-hinder-away = Gêner le blocus

## The log

event-first = { $seat } commence.
event-laid = { $seat } pose { $tile } { $side } comme région { $number }, tournée de { $degrees }°.
event-planet = La planète { $planet } apparaît dans { $tile }.
event-outpost = Un avant-poste apparaît dans { $tile }.
event-based = Le vaisseau amiral ({ $seat }) commence sur { $place }.
event-prices = Prix de départ : { good-red } { $red }, { good-blue } { $blue }, { good-yellow } { $yellow }.
event-round = Manche { $round }.
event-tokens = { $seat } prend { $gained ->
    [1] un jeton
   *[other] { COUNT($gained, "token") }
} (maintenant { $tokens }).
event-income = { $seat } prend { $gained } cr de revenu (maintenant { $credits } cr).
event-exchanged = { $seat } échange un jeton contre { $gained } cr.
event-upkeep = { $seat } paie { $paid } cr d'entretien pour { $ship } (reste { $credits } cr).
event-upkeep_station = { $seat } paie { $paid } cr d'entretien pour la station entre { $place } et { $place-other } (reste { $credits } cr).
event-upkeep_factory = { $seat } paie { $paid } cr d'entretien pour l'usine sur { $place } (reste { $credits } cr).
event-dismissed = { $seat } congédie : { $ship }.
event-dismissed-unpaid = { $ship } ({ $seat }) quitte la flotte : l'entretien n'est pas payé.
event-lost = Perdu avec lui : { JOIN($parts, ", ") }.
event-station_lost = { $seat } perd la station de péage entre { $place } et { $place-other } : l'entretien n'est pas payé.
event-factory_lost = { $seat } perd une usine sur { $place } : l'entretien n'est pas payé.
event-manipulated = { $seat } fait { $down ->
    [1] baisser
   *[0] monter
} le { $good } de { $roll } : maintenant { $price }.
event-market = Marché : { $good } { SIGNED($change) }, maintenant { $price }.
event-journey = { $ship } ({ $seat }) quitte { $place-start } pour { $place }.
event-toll = { $ship } ({ $seat }) paie { $fee } cr de péage à { $seat-owner }.
event-revealed = { $seat } révèle { $tile } { $side } comme région { $number }.
event-crew_used = { $ship } ({ $seat }) fait appel à son équipage : { $post }.
event-bought = { $ship } ({ $seat }) achète { COUNT($units, $good) } à { $unit_price } cr ; le marché monte à { $price }.
event-sold = { $ship } ({ $seat }) vend { COUNT($units, $good) } à { $unit_price } cr ; le marché baisse à { $price }.
event-repaired = { $ship } ({ $seat }) répare { $units } de coque ({ $cost } cr).
event-reinforced = { $ship } ({ $seat }) ajoute { $units } de renfort ({ $cost } cr).
event-loaded = { $ship } ({ $seat }) charge { COUNT($units, $good) } depuis les usines.
event-spilled = { $seat } rend { COUNT(1, $good) } à la réserve : { $place }.
event-fitted = { $ship } ({ $seat }) installe { $upgrade }, niveau { $level } ({ $cost } cr).
event-mended = { $ship } ({ $seat }) remet en service : { $upgrade } ({ $cost } cr).
event-unfitted = { $seat } vend { $upgrade } pour { $gained } cr ({ $ship }).
event-improved = { $ship } ({ $seat }) : { $stat } à { $value } ({ $cost } cr).
event-drew_ship = { $ship } ({ $seat }) pioche : { $design }.
event-drew_crew = { $ship } ({ $seat }) pioche : { $post }.
event-hired = { $seat } recrute pour { $cost } cr : { $ship }.
event-engaged = { $ship } ({ $seat }) recrute pour { $cost } cr : { $post }.
event-purchased = { $seat } achète { $place } pour { $cost } cr (+{ COUNT($levels, "level") }).
event-purchased-former = { $seat } achète { $place } à { $seat-former } pour { $cost } cr (+{ COUNT($levels, "level") }).
event-declared = { $ship } ({ $seat }) déclare un blocus : { $place }.
event-markers = { $seat } dépense des jetons avant le jet, { $ship } ({ $seat-owner }), { $place } : soutien { $support }, gêne { $hinder }.
event-markers-own = { $seat } dépense des jetons avant le jet, { $ship }, { $place } : soutien { $support }, gêne { $hinder }.
event-blockade_roll = { $ship } ({ $seat }) lance pour le blocus : { $roll } { SIGNED($bonus) } = { $total } { $reached ->
    [true] ≥
   *[false] <
} { $target }.
event-taken = Le blocus réussit : { $seat } prend { $place } (+{ COUNT($levels, "level") }).
event-taken-former = Le blocus réussit : { $place } devient neutre, { $seat-former } perd le site.
event-lifted = Fin du blocus ({ $seat }) : { $place }.
event-pressed = Le blocus se resserre ({ $seat }), { $place } : soutien { $support }.
event-eased = Le blocus est menacé ({ $seat }), { $place } : soutien { $support }.
event-attacked = { $ship } ({ $seat }) attaque { $foe } ({ $seat-foe }).
event-dice-higher = Attaque { $attack } { SIGNED($attack_bonus) } = { $attack_total } > { $defence_total } = { $defence } { SIGNED($defence_bonus) }, défense.
event-dice-lower = Attaque { $attack } { SIGNED($attack_bonus) } = { $attack_total } < { $defence_total } = { $defence } { SIGNED($defence_bonus) }, défense.
event-dice-tie = Attaque { $attack } { SIGNED($attack_bonus) } = { $attack_total } = { $defence } { SIGNED($defence_bonus) }, défense. Égalité : on relance.
event-missed = Manqué.
event-hit = Touché, dégâts { $damage }{ $absorbed ->
    [0] {""}
    [1] , 1 absorbé
   *[other] , { $absorbed } absorbés
} ; intégrité { $left }.
event-disabled = { $foe } ({ $seat }) est hors de combat.
event-shot_out = { $foe } ({ $seat }) : { $upgrade } hors service.
event-destroyed = Vaisseau détruit : { $foe } ({ $seat }) !
event-salvaged = { $ship } ({ $seat }) récupère { COUNT($units, "unit") } dans l'épave.
event-salvaged-none = La récupération échoue : { $roll }, c'est plus que n'en contenait l'épave.
event-returned = Le vaisseau amiral ({ $seat }) revient à { $place } pour { $fee } cr.
event-built_toll = { $seat } construit pour { $cost } cr une station de péage entre { $place } et { $place-other }.
event-raised_toll = { $seat } augmente une station de péage dans { $region } à { COUNT($markers, "marker") } pour { $cost } cr.
event-bought_toll = { $seat } achète à { $seat-former } une station de péage dans { $region } pour { $cost } cr.
event-built_factory = { $seat } construit une usine sur { $place } pour { $cost } cr.
event-produced = { $seat } fabrique { COUNT(1, $good) } sur { $place }.
event-swapped = { $ship } ({ $seat }) donne à { $ship-friend } : { JOIN($parts, ", ") }.
event-swapped-back = { $ship } ({ $seat }) reçoit de { $ship-friend } : { JOIN($parts, ", ") }.
event-ordered = { $seat } fixe l'ordre des vaisseaux : { JOIN($ships, ", ") }.
event-bid = { $seat } mise un jeton sur { $seat-on } (maintenant { $tokens }).
event-bid-own = { $seat } mise un jeton pour commencer (maintenant { $tokens }).
event-bid_roll = { $seat } lance { $roll } pour commencer.
event-leader = { $seat } commence à partir de la prochaine manche.
event-level = { $seat } est maintenant au niveau { $level }.
event-discarded = { $seat } défausse { COUNT($tokens, "token") }.
event-discarded-flagship = { $seat } perd { COUNT($tokens, "token") } avec le vaisseau amiral.
event-over = { $outcome-id ->
    [rounds] La dernière manche est jouée
   *[level] Le niveau de victoire est atteint
} : la partie est terminée. { $seat } gagne au niveau { $level }.
event-over-shared = { $outcome-id ->
    [rounds] La dernière manche est jouée
   *[level] Le niveau de victoire est atteint
} : la partie est terminée. { $seat } se partagent la victoire au niveau { $level }.

## Prompts

prompt-purse = { $credits } cr, { COUNT($tokens, "token") }, niveau { $level }
prompt-cell = { prompt-cell.ask } ({ prompt-cell.aside })
    .ask = Où poses-tu { $tile } ?
    .aside = { prompt-purse }
prompt-cell-hidden = { prompt-cell-hidden.ask } ({ prompt-cell-hidden.aside })
    .ask = Où poses-tu la prochaine région ?
    .aside = { prompt-purse }
prompt-side = { prompt-side.ask } ({ prompt-side.aside })
    .ask = Quelle face pour { $tile } ?
    .aside = { prompt-purse }
prompt-rotate = { prompt-rotate.ask } ({ prompt-rotate.aside })
    .ask = Comment tournes-tu { $tile } ?
    .aside = { prompt-purse }
prompt-base = { prompt-base.ask } ({ prompt-base.aside })
    .ask = Sur quelle planète commence ton vaisseau amiral ?
    .aside = { prompt-purse }
prompt-influence = { prompt-influence.ask } ({ prompt-influence.aside })
    .ask = Influence : un jeton ou un revenu ?
    .aside = { prompt-purse }
prompt-exchange = { prompt-exchange.ask } ({ prompt-exchange.aside })
    .ask = Échanger des jetons contre des crédits ?
    .aside = { prompt-purse }
prompt-purser = { prompt-purser.ask } ({ prompt-purser.aside })
    .ask = Entretien : faire appel au commissaire ({ $ship }) ?
    .aside = { prompt-purse }
prompt-upkeep = { prompt-upkeep.ask } ({ prompt-upkeep.aside })
    .ask = Entretien : paie, ou congédie un vaisseau
    .aside = { prompt-purse }
prompt-mend = { prompt-mend.ask } ({ prompt-mend.aside })
    .ask = Remettre en service un module ({ $ship }) ?
    .aside = { prompt-purse }
prompt-manipulate = { prompt-manipulate.ask } ({ prompt-manipulate.aside })
    .ask = Marché : pousser un prix ?
    .aside = { prompt-purse }
prompt-travel = { prompt-travel.ask } ({ prompt-travel.aside })
    .ask = Voyage : { $ship } à { $place }, encore { COUNT($moves, "move") }
    .aside = { prompt-purse }
prompt-reveal = { prompt-reveal.ask } ({ prompt-reveal.aside })
    .ask = Comment tournes-tu la région ?
    .aside = { prompt-purse }
prompt-act = { prompt-act.ask } ({ prompt-act.aside })
    .ask = Action : { $ship } à { $place }
    .aside = { prompt-purse }
prompt-planet = { prompt-planet.ask } ({ prompt-planet.aside })
    .ask = { $ship } à { $place } : et maintenant ?
    .aside = { prompt-purse }
prompt-outpost = { prompt-outpost.ask } ({ prompt-outpost.aside })
    .ask = { $ship } à { $place } : et maintenant ?
    .aside = { prompt-purse }
prompt-terms = { prompt-terms.ask } ({ prompt-terms.aside })
    .ask = Améliorer le prix avant la transaction ?
    .aside = { prompt-purse }
prompt-quantity = { prompt-quantity.ask } ({ prompt-quantity.aside })
    .ask = Combien ? Au plus { $most }
    .aside = { prompt-purse }
prompt-draw = { prompt-draw.ask } ({ prompt-draw.aside })
    .ask = Recruter l'une de ces cartes ?
    .aside = { prompt-purse }
prompt-swap = { prompt-swap.ask } ({ prompt-swap.aside })
    .ask = { $ship } et { $ship-friend } échangent cargaison et équipage
    .aside = { prompt-purse }
prompt-aim = { prompt-aim.ask } ({ prompt-aim.aside })
    .ask = { $ship } attaque { $foe } ({ $seat }) : vise, appelle l'équipage ou tire
    .aside = { prompt-purse }
prompt-brace = { prompt-brace.ask } ({ prompt-brace.aside })
    .ask = Ton vaisseau ({ $foe }) est attaqué : { $ship } ({ $seat })
    .aside = { prompt-purse }
prompt-shield = { prompt-shield.ask } ({ prompt-shield.aside })
    .ask = Ton vaisseau ({ $foe }) est touché : { $ship } ({ $seat })
    .aside = { prompt-purse }
prompt-salvage = { prompt-salvage.ask } ({ prompt-salvage.aside })
    .ask = L'épave contient une cargaison : la récupérer ?
    .aside = { prompt-purse }
prompt-salvage_again = { prompt-salvage_again.ask } ({ prompt-salvage_again.aside })
    .ask = La récupération a échoué : relancer ?
    .aside = { prompt-purse }
prompt-spoils = { prompt-spoils.ask } ({ prompt-spoils.aside })
    .ask = Quelle unité de ton épave cèdes-tu ?
    .aside = { prompt-purse }
prompt-haven = { prompt-haven.ask } ({ prompt-haven.aside })
    .ask = Vers quelle planète revient ton vaisseau amiral ?
    .aside = { prompt-purse }
prompt-siege = { prompt-siege.ask } ({ prompt-siege.aside })
    .ask = Blocus, { $place } : dé { SIGNED($bonus) } contre { $target }
    .aside = { prompt-purse }
prompt-corporate = { prompt-corporate.ask } ({ prompt-corporate.aside })
    .ask = Choisis une action de corporation
    .aside = { prompt-purse }
prompt-toll_at = { prompt-toll_at.ask } ({ prompt-toll_at.aside })
    .ask = Où construis-tu la station ?
    .aside = { prompt-purse }
prompt-toll_to = { prompt-toll_to.ask } ({ prompt-toll_to.aside })
    .ask = Sur quelle ligne ?
    .aside = { prompt-purse }
prompt-factory_at = { prompt-factory_at.ask } ({ prompt-factory_at.aside })
    .ask = Sur quelle planète ?
    .aside = { prompt-purse }
prompt-produce = { prompt-produce.ask } ({ prompt-produce.aside })
    .ask = Que fabrique l'usine sur { $place } ?
    .aside = { prompt-purse }
prompt-order = { prompt-order.ask } ({ prompt-order.aside })
    .ask = Dans quel ordre agissent tes vaisseaux ?
    .aside = { prompt-purse }
prompt-bid = { prompt-bid.ask } ({ prompt-bid.aside })
    .ask = Miser sur qui commence ?
    .aside = { prompt-purse }
prompt-overflow = { prompt-overflow.ask } ({ prompt-overflow.aside })
    .ask = Plus de place à bord ({ $ship }) : que rends-tu à la réserve ?
    .aside = { prompt-purse }
prompt-overflow-factory = { prompt-overflow-factory.ask } ({ prompt-overflow-factory.aside })
    .ask = Plus de place dans l'usine sur { $place } : que rends-tu à la réserve ?
    .aside = { prompt-purse }
prompt-over = La partie est terminée.
when = manche { $round }

## Warnings

warning-end = cela peut terminer la partie, et tu risques de ne pas la gagner
warning-blockade = le blocus prend fin quand son dernier vaisseau part
warning-call_off = tu perds tous les marqueurs du blocus
warning-dismiss = perdu avec lui : { JOIN($parts, ", ") }
warning-dismiss-blockade = perdu avec lui : { JOIN($parts, ", ") } ; le blocus prend fin quand son dernier vaisseau part
warning-draw_fleet = tu as déjà trois vaisseaux : tu ne peux recruter aucun de ceux des cartes
warning-enter = tu n'as rien à y faire pour l'instant
warning-hire = le vaisseau en a déjà un, qui partirait sans remboursement
warning-upkeep = { $upkeep } cr d'entretien sont dus au prochain tour, et en l'état il te manquera { $short } cr
warning-upkeep-now = { $upkeep } cr d'entretien sont dus maintenant : sans revenu, il te manque { $short } cr

## Rejections

clause-ST-GEN-01 = pas à ce moment de la manche : { $phase }
clause-ST-GEN-05 = tu n'en as pas les moyens : tu as { $credits } cr
clause-ST-GEN-05-site = cela coûte { $price } cr, et tu as { $credits } cr
clause-ST-SETUP-04 = la première région est toujours la région de départ, et son orientation ne change rien
clause-ST-SETUP-05 = pas maintenant : { $phase }
clause-ST-SETUP-06 = une ligne doit relier la région à une région déjà posée
clause-ST-SETUP-15 = un vaisseau amiral commence sur une planète sans autre vaisseau amiral
clause-ST-WIN-02 = la partie est terminée
clause-ST-INF-01 = tu prends soit un jeton, soit un revenu : { $phase }
clause-ST-INF-03 = tu n'échanges des jetons qu'après avoir pris un revenu : { $phase }
clause-ST-UPK-02 = l'entretien se paie en entier, et tu as { $credits } cr
clause-ST-UPK-04 = tu ne peux congédier qu'un vaisseau de la flotte pas encore payé
clause-ST-UPK-07 = l'entretien d'abord : { $phase }
clause-ST-UPK-10 = tu ne dois rien pour cela
clause-ST-MKT-05 = pas pendant la phase de marché : { $phase }
clause-ST-TRV-03 = aucune ligne n'y mène d'ici
clause-ST-TRV-03-moves = le vaisseau n'a plus de déplacement
clause-ST-TRV-07 = un vaisseau hors de combat se déplace d'un secteur au plus
clause-ST-TRV-08 = le péage est de { $toll } cr, et tu as { $credits } cr
clause-ST-ACT-02 = un vaisseau ne fait qu'une chose à son tour : { $phase }
clause-ST-ACT-03 = il n'y a rien à faire ici
clause-ST-ACT-07 = le site est sous blocus : personne ne peut y agir
clause-ST-SHIP-03 = tu n'as ici aucun vaisseau actif et en état
clause-ST-SHIP-04 = cela dépasserait les limites de cargaison ou d'équipage, ou annulerait ce que tu viens de déplacer
clause-ST-SHIP-06 = tu ne peux attaquer que les vaisseaux des autres
clause-ST-SITE-02 = à un avant-poste, un tour sert à commercer ou à recruter, pas aux deux
clause-ST-SITE-04 = pas tant que des cartes sont sur la table : { $phase }
clause-ST-SITE-06 = un vaisseau amiral achète le site au lieu d'y faire affaire
clause-ST-TRADE-01 = il n'y en a pas autant à bord
clause-ST-TRADE-03 = tu as déjà vendu du { $good } cette manche
clause-ST-TRADE-03-bought = tu as déjà acheté du { $good } cette manche
clause-ST-TRADE-04 = ce vaisseau a commercé en dernier dans cette région ; il doit d'abord commercer ailleurs
clause-ST-TRADE-07 = la réserve n'en a plus
clause-ST-TRADE-14 = la soute est pleine : { COUNT($room, "unit") }
clause-ST-TRADE-15 = tu as { $credits } cr ; { COUNT($most, "unit") } au plus
clause-ST-TRADE-16 = ce vaisseau a déjà commercé avec cette marchandise ce tour
clause-ST-UPG-03 = la réserve n'en a plus
clause-ST-UPG-04 = l'influence combinée ici, { $influence }, est trop faible
clause-ST-UPG-06 = un module de ce type est déjà à bord ; vends-le d'abord
clause-ST-UPG-09 = l'influence combinée ici, { $influence }, est trop faible
clause-ST-UPG-10 = il n'y a pas de tel module utilisable à bord
clause-ST-UPG-13 = { $upgrade } : niveau { $level } au plus
clause-ST-UPG-14 = un avant-poste ne propose pas cela
clause-ST-IMP-04 = l'influence combinée ici, { $influence }, est trop faible
clause-ST-IMP-08 = rends des unités jusqu'à ce que le reste tienne : { $phase }
clause-ST-HIRE-01 = seuls les vaisseaux amiraux recrutent des vaisseaux
clause-ST-HIRE-03 = d'autres cartes coûtent des jetons, et tu n'en as pas
clause-ST-HIRE-06 = tu as déjà trois vaisseaux
clause-ST-HIRE-11 = ce vaisseau amiral a déjà pioché des cartes de flotte ce tour
clause-ST-HIRE-12 = cette carte n'existe pas
clause-ST-CREW-07 = ce vaisseau a déjà pioché des cartes d'équipage ce tour
clause-ST-CREW-08 = { $post } : tu ne peux pas payer
clause-ST-CREW-10 = ce membre d'équipage n'est pas à bord
clause-ST-CREW-11 = tu ne peux pas utiliser ce membre d'équipage maintenant
clause-ST-ACQ-02 = seul un vaisseau amiral peut acheter des sites
clause-ST-ACQ-12 = le site est déjà à toi
clause-ST-BLK-01 = des vaisseaux d'autres joueurs sont dans le secteur
clause-ST-BLK-03 = seuls les vaisseaux de la flotte peuvent déclarer un blocus
clause-ST-BLK-04 = un vaisseau en blocus ne peut que lancer, attaquer ou lever le blocus
clause-ST-BLK-06 = tu ne lances pas dans la manche de la déclaration, ni tant que des vaisseaux d'autres joueurs sont dans le secteur
clause-ST-BLK-13 = les jetons se dépensent avant le jet de blocus, tant que tu en as : { $phase }
clause-ST-BLK-14 = qui bloque ne peut que soutenir, qui possède le site ne peut que gêner
clause-ST-BLK-21 = tu n'as pas de blocus à lever ici
clause-ST-BLK-25 = un nouveau blocus peut être déclaré à partir de la prochaine manche
clause-ST-BLK-26 = quelqu'un d'autre bloque déjà le site
clause-ST-CMB-02 = il n'y a pas de tel vaisseau dans ce secteur
clause-ST-DEST-01 = un vaisseau hors de combat ne peut que réparer sa coque
clause-ST-DEST-02 = un vaisseau hors de combat ne fait rien d'autre le tour où il est réparé
clause-ST-DEST-09 = le vaisseau amiral revient à l'une des planètes les plus proches
clause-ST-SALV-01 = il y a une épave : fouille-la ou laisse-la
clause-ST-SALV-04 = l'épave n'en contient pas : { $phase }
clause-ST-HULL-01 = les vaisseaux endommagés se réparent sur une planète, dans la limite de leurs dégâts
clause-ST-HULL-04 = il ne reste pas autant de jetons de renfort
clause-ST-TGT-01 = le défenseur n'a pas de tel module en service
clause-ST-TGT-02 = tu peux viser un module, si viser est permis dans cette partie
clause-ST-TGT-05 = seul un module mis hors service peut être remis en service : { $phase }
clause-ST-CORP-01 = une action de corporation, après tous les vaisseaux : { $phase }
clause-ST-TOLL-01 = une station se place sur une ligne de la carte qui n'en a pas, tant qu'il en reste : { $phase }
clause-ST-TOLL-09 = tu ne peux acheter que les stations des autres
clause-ST-TOLL-12 = tu ne peux augmenter que tes propres stations
clause-ST-FAC-01 = les usines se placent sur des planètes : { $phase }
clause-ST-FAC-02 = il n'y a pas la place pour une usine de plus
clause-ST-FAC-09 = tes usines ici n'en ont pas autant
clause-ST-FAC-11 = aucune de tes usines ne peut fabriquer cela : elle est pleine, ou la réserve est vide
clause-ST-PRI-03 = chaque vaisseau a un numéro différent, de 1 au nombre de vaisseaux : { $phase }
clause-ST-BID-03 = tu peux miser un jeton sur n'importe qui : { $phase }
clause-ST-BID-13 = sans jetons, tu ne peux que passer
clause-ST-EXPL-01 = une région cachée va dans une case libre à côté d'une région déjà posée
clause-ST-EXPL-04 = tu ne peux révéler qu'une région cachée derrière une sortie de ce secteur

## Stages of a round

stage-setup = Mise en place
stage-influence = Influence
stage-upkeep = Entretien
stage-market = Marché
stage-travel = Voyage
stage-action = Action
stage-corporate = Corporation
stage-priority = Priorité

## Groups of actions

group-finish = Terminer
group-crew = Équipage
group-hull = Coque
group-trade = Commerce
group-hire = Recruter
group-place = Lieu
group-place-the-region = Poser la région
group-which-side = Quelle face
group-which-way = Dans quel sens
group-take = Prendre
group-tokens = Jetons
group-purser = Commissaire
group-pay-for = Payer pour
group-dismiss = Congédier
group-restore = Remettre en service
group-spend-a-token-to-push-a-price-by-a-roll = Dépenser un jeton pour pousser un prix d'un jet de dé
group-go-to = Aller à
group-reveal = Révéler
group-the-site = Le site
group-ships-here = Vaisseaux ici
group-your-blockade = Ton blocus
group-factories = Usines
group-improve = Améliorer
group-upgrades = Modules
group-improve-the-price = Améliorer le prix
group-how-many = Combien
group-more-cards = Plus de cartes
group-cargo = Cargaison
group-fire = Tirer
group-aim-at = Viser
group-the-wreck = L'épave
group-hand-over = Céder
group-a-token = Un jeton
group-toll-stations = Stations de péage
group-make = Fabriquer
group-order = Ordre
group-bid-on = Miser sur
group-return = Rendre

## Names of actions within their groups

name-repair = Réparer
name-reinforce = Renforcer
name-buy = Acheter { $good }
name-sell = Vendre { $good }
name-draw_fleet = Vaisseaux
name-draw_crew = Membres d'équipage
name-side = { $side }
name-take_token = Un jeton
name-take_income = Revenu
name-manipulate = { FORM($good, "title") } { $direction }
name-enter = Faire affaire
name-purchase = Acheter le site
name-declare = Déclarer un blocus
name-improve = { FORM($stat, "title") }
name-build_toll = Construire une station de péage
name-build_factory = Construire une usine
name-produce = Produire dans toutes tes usines
name-colour = { FORM($good, "title") }

## Figures on the board

figure-score = Le niveau d'influence : 1 plus l'influence combinée de tous tes sites.
figure-level = 1 plus l'influence combinée de tous tes sites.
figure-goal = Gagne qui est à ce niveau au début d'une manche, seul en tête.
figure-order = Par numéro de vaisseau ; à égalité, dans l'ordre du tour à partir du premier joueur.
figure-tokens = Jamais plus que ton niveau ; avec autant, tu ne prends ni jeton ni revenu au début d'une manche.
figure-income = 5 cr par niveau, et 5 par point d'influence autour de tes stations.
figure-price = Le prix du marché est partout le même.
figure-modifier = Population moins influence de la région ; le double pour le propriétaire.
figure-unit = Prix du marché plus modificateur, jamais moins de 1.
figure-trade = Toutes les unités coûtent autant ; ensuite, chaque unité achetée fait monter le marché de 1, chaque unité vendue le fait baisser.
figure-influence = Régions voisines reliées par une ligne.
figure-planet_price = 50 plus 60 par point d'influence combinée ; le double s'il y a déjà un propriétaire.
figure-outpost_price = 30 plus 50 par point d'influence de la région.
figure-target = Population, taille de la région et marqueurs de gêne.
figure-roll = Le dé, les marqueurs de soutien, et 1 par vaisseau supplémentaire.
figure-chance = Chacun lance un dé et ajoute sa valeur ; les égalités se relancent.
figure-damage = D'abord les boucliers, puis le renfort, puis la coque.
figure-hull = Coque et améliorations, moins les dégâts, plus le renfort.
figure-move = Secteurs par tour ; un vaisseau hors de combat se déplace d'un seul.
figure-cargo = Chaque unité prend une place.
figure-improve = Il faut une influence combinée au moins égale au nombre d'améliorations déjà faites.
figure-upgrade = Il faut une influence combinée égale à son niveau d'influence plus les niveaux déjà installés.
figure-upkeep = Paie en entier, ou c'est perdu.
figure-toll = 25 cr par marqueur, payés au propriétaire.
figure-toll_cost = 75 plus 25 par point d'influence de la région.
figure-storage = L'influence propre de la planète ; le double pour son propriétaire.

## Options

option-board = Carte
    .about = Qui pose les régions : le jeu au hasard, ou les joueurs à tour de rôle.
option-board-quick = Rapide
option-board-laid = Posée
option-regions = Régions
    .about = Régions par joueur, en plus de la région de départ.
option-victory_level = Niveau de victoire
    .about = Le niveau d'influence qui gagne.
option-round_cap = Limite de manches
    .about = La partie se termine au plus tard après ce nombre de manches.
option-more_objects = Plus d'objets
    .about = Jusqu'à deux planètes et deux avant-postes par région.
option-exploration = Exploration
    .about = Les régions restent cachées jusqu'à ce qu'un vaisseau y entre.
option-territory = Territoire
    .about = L'influence d'une région va à qui en possède le plus.
option-precise_hits = Tirs précis
    .about = La marge d'une attaque s'ajoute à ses dégâts.
option-temporary_loss = Perte temporaire
    .about = Perdre ton vaisseau amiral coûte un niveau jusqu'à ce que tu te rattrapes.
option-flagship_blockades = Blocus d'amiral
    .about = Les vaisseaux amiraux peuvent aussi déclarer des blocus.
option-owner_doubling = Double du propriétaire
    .about = Quels modificateurs comptent double pour le propriétaire d'un site : tous, ou seulement ceux au-dessus de 0.
option-owner_doubling-always = Toujours
option-owner_doubling-positive = Positifs
option-outpost_session = À l'avant-poste
    .about = Ce qu'un vaisseau peut faire à un avant-poste en un tour : commercer ou recruter, ou les deux.
option-outpost_session-single = L'un
option-outpost_session-both = Les deux
option-blockade_markers = Marqueurs de blocus
    .about = Quand un blocus raté gagne des marqueurs : une fois par manche, ou après chaque jet.
option-blockade_markers-per_round = Par manche
option-blockade_markers-per_roll = Par jet
option-targeting = Visée
    .about = Si un attaquant peut viser un module.
option-targeting-allowed = Permise
option-targeting-never = Jamais

## The game

game-intro = Deux à quatre corporations se partagent une galaxie d'une douzaine de régions. Tu fais commerce de trois marchandises, recrutes et armes une petite flotte, achètes ou bloques planètes et avant-postes, et perçois des péages sur les lignes qui les relient. Chaque site que tu possèdes augmente ton influence ; gagne qui mène seul, le premier, au niveau de victoire.
ending-a-corporation-has-reached-the-victory-level = une corporation a atteint le niveau de victoire
ending-the-last-round-has-been-played = la dernière manche est jouée
charted = Niveau d'influence
source-base = Au départ : { $points }
source-planets = Planètes : { $points }
source-outposts = Avant-postes : { $points }
source-regions = Régions contrôlées : { $points }
source-losses = Pertes : { $points }
decided-blockade = Un blocus a empêché la victoire de { $seat }.
decided-credits = Égalité de niveau : le plus riche l'emporte ({ $credits } cr).
decided-shared = Égalité de niveau et d'argent : la victoire est partagée.
set-house = Jeu de base
    .about = Treize régions, vingt-six mondes, et assez de vaisseaux pour se les disputer.

## The board in a terminal

board-headline = Manche { $round }, { $seat } commence. Marché : { good-red } { $red }, { good-blue } { $blue }, { good-yellow } { $yellow }. Victoire au niveau { $level }.
board-headline-short = Manche { $round } · { good-red } { $red } · { good-blue } { $blue } · { good-yellow } { $yellow } · le niveau { $level } gagne · { $seat } commence
board-own-ship = { $ship }, { $place } : coque { $hull }/{ $hull_most }, déplacement { $move }, cargaison { $cargo }/{ $room }
board-corporation = Corporation
board-level = Niveau
board-tokens = Jetons
board-credits = Crédits
board-this-round = Cette manche
board-bought = acheté : { JOIN($good, ", ") }
board-sold = vendu : { JOIN($good, ", ") }
board-barred = ne peut pas gagner : un site est sous blocus
board-no-regions = Aucune région posée.
board-lines = Lignes entre régions : { $lines }
board-heading-site = Site
board-heading-modifier = Modificateur
board-modifier = { SIGNED($modifier) }
board-heading-price = Prix
board-heading-in-reach = À portée
board-heading-lines = Lignes
board-heading-first-step = D'abord
board-heading-target = Cible
board-heading-owner = Propriétaire
board-heading-blockade = Blocus
board-blockade = { $seat }, +{ $support } −{ $hinder }
board-heading-ship = Vaisseau
board-heading-of = Joueur
board-heading-number = N°
board-heading-at = Lieu
board-heading-hull = Coque
board-heading-move = Déplacement
board-heading-cargo = Cargaison
board-heading-equipment = Équipage et modules
board-wrecked = détruit
board-inactive = inactif
board-upgrade = { $upgrade } { $level }
board-shot_out = { $upgrade } hors service
board-cargo = { $cargo }
board-cargo-empty = vide
board-cargo-of = { $cargo } sur { $room }
board-toll = Péage sur { $ends } : { $seat }, { COUNT($markers, "marker") }.
board-factory = Usine sur { $place } : { $seat }, { $cargo }.
board-distance = { $place } : { $lines }
board-distances = Distances depuis { $place }, en lignes : { JOIN($distances, " ; ") }.
board-player = { $seat } : niveau { $level }, { COUNT($tokens, "token") }, { $credits } cr.
board-site = { $place } : modificateur { SIGNED($modifier) }, prix { $price }, cible { $target }
board-site-owned = { $place }, propriétaire { $seat } : modificateur { SIGNED($modifier) }, prix { $price }, cible { $target }
board-blockaded = { $site }, blocus : { $blockade }
board-ship = { $ship } ({ $seat }), { $place } : coque { $hull } sur { $hull_most }, déplacement { $move }, cargaison { $cargo } sur { $room }
board-result = { $seat } : niveau { $level }, { $credits } cr
board-design = Coûte { $cost } cr, entretien { $upkeep } cr. Coque { $hull }, arme { $weapon }, cargaison { $cargo }, attaque { $attack }, défense { $defence }, déplacement { $move }.
board-fitting = Coûte { $cost } cr ; niveau d'influence { $level }.
board-hiring = Coûte { $cost } cr.
board-world = Population { $people }, influence { $influence }.
board-lines-within = Lignes entre ses secteurs : { $lines }
board-way = Du secteur { $number } : { $place }.

## Actions that are chosen in advance, without their words

verb-attack = Attaquer
verb-buy = Acheter
verb-buy_toll = Acheter une station de péage
verb-buy_upgrade = Installer un module
verb-call_off = Lever le blocus
verb-confirm = C'est parti
verb-done = Passer
verb-exchange = Échanger un jeton
verb-extra_card = Dépenser un jeton pour une carte de plus
verb-fetch = Prendre
verb-fetch_crew = Prendre de l'équipage
verb-give = Donner
verb-give_crew = Donner de l'équipage
verb-hinder = Gêner le blocus
verb-improve_toll = Augmenter un péage
verb-meet = Échanger cargaison et équipage
verb-pay_factory = Payer pour une usine
verb-pay_ship = Payer pour un vaisseau
verb-pay_station = Payer pour une station
verb-raise_upgrade = Augmenter un module d'un niveau
verb-reinforce = Renforcer la coque
verb-repair = Réparer la coque
verb-roll = Lancer pour le blocus
verb-sell = Vendre
verb-sell_upgrade = Vendre un module
verb-support = Soutenir le blocus
verb-use = Utiliser l'équipage

## The board in the browser

client-toll-cr = péage { $fee } cr
client-blockaded = sous blocus
client-unit-prices-there = Prix à l'unité là-bas : { $prices }
client-sites-in-range = Sites à portée
client-adjacent-sectors = Secteurs voisins
client-traded-here-last = dernier commerce ici
client-now = maintenant { $price }
client-market-then = puis à { $price }
client-fewer = Moins…
client-hull = Coque
client-cargo = Soute
client-speed = Déplac.
client-attack = Attaque
client-defence = Défense
client-damage = Dégâts
client-upkeep-per-round = Entretien { $upkeep } par manche
client-hire-for = Recruter pour { $cost }
client-you-have-cr = tu as { $owned } cr
client-credits = cr
client-tokens = Jetons
client-of-up-to = { $tokens } sur { $level } au plus
client-tokens-level = /{ $level } { $level ->
    [one] jeton
    [many] de jetons
   *[other] jetons
}
client-tokens-full = /{ $level } { $level ->
    [one] jeton
    [many] de jetons
   *[other] jetons
} (max.)
client-first-player = commence
client-each-region-once-territory = chaque région une fois (Territoire)
client-lost = { $losses ->
    [one] { $losses } perdu
    [many] { $losses } de perdus
   *[other] { $losses } perdus
}
client-level-title = Niveau
client-level = niveau
client-blockaded-cant-win = blocus : victoire impossible
client-wins-next-round-if-alone = victoire à la prochaine manche si en tête sans partage
client-level-to-go = { $left ->
    [one] encore { $left } niveau
    [many] encore { $left } de niveaux
   *[other] encore { $left } niveaux
}
client-connected-regions = { $influence ->
    [one] { $influence } région reliée
    [many] { $influence } de régions reliées
   *[other] { $influence } régions reliées
}
client-toll-station = Station de péage
client-toll-sum = { $markers } × { $fee } cr = { $fee2 } cr par passage, { $from } – { $to }
client-go-to = Vers { $name }, { $distance }
client-go-to-cr-toll = Vers { $name }, { $distance }, { $fee } cr de péage
client-reveal = Révéler
client-here = Ici
client-market = Marché
client-units-left = reste { $left }
client-market-price = Prix du marché : { $good }
client-cr-up-since-last-round = { $price } cr, { $change } de plus qu'à la manche précédente
client-cr-down-since-last-round = { $price } cr, { $value } de moins qu'à la manche précédente
client-cr-left-in-the-bag = { $price } cr ; reste { $left } dans la réserve
client-round = Manche
client-of-up-to-level-wins = { $round } sur { $rounds } au plus ; victoire au niveau { $goal }
client-flying-to = En route vers { $place }…
client-before-shields = { $damage }, avant les boucliers
client-the-attack-hits-damage = L'attaque touche : { $damage ->
    [one] { $damage } dégât
    [many] { $damage } de dégâts
   *[other] { $damage } dégâts
}
client-market-price-and-modifier = Prix du marché et modificateur : { $deal }
client-roll-needed = Jet requis
client-chance = Chances
client-of-rolls-succeed = { PERCENT($chance) } des jets réussissent
client-disabled = hors service
client-not-yet-active = pas encore actif
client-its-turn = c'est son tour
client-priority = priorité { $priority }
client-printed = valeur imprimée { $printed }
client-improvements = améliorations +{ $steps }
client-reinforced-by = renfort { $armour }
client-with-upgrades = avec les modules { $shown }
client-last-traded-in = , dernier commerce dans { $region }
client-hold = Soute
client-hold-load = Soute { $load }/{ $room }
client-upkeep = entretien { $upkeep }
client-ship-order = Ordre des vaisseaux
client-order = Ordre
client-planet-in = Planète dans { $region }
client-outpost-in = Avant-poste dans { $region }
client-population = , population { $value }
client-trade-modifier = Modificateur de commerce
client-unit-prices-here = Prix à l'unité ici
client-to-buy = Achat
client-price = { $price } cr
client-for = pour { $levels ->
    [one] { $levels } niveau
    [many] { $levels } de niveaux
   *[other] { $levels } niveaux
} : { $sum }
client-to-blockade = Blocus
client-target = cible
client-blockaded-by-supporting-hindering = {"\u00A0"}; blocus ({ $name }) : soutien { $value }, gêne { $hinder }
client-factory = Usine
client-of-stored = { $reduce } sur { $storage } en stock
client-one-ships-traded-region-last = Un de tes vaisseaux a commercé en dernier dans cette région : il doit commercer ailleurs avant de pouvoir y commercer à nouveau.
client-map = Carte
client-legend = Légende
client-legend-population = Population
client-legend-influence = Son influence
client-legend-region = Influence régionale
client-legend-outpost = Avant-poste
client-legend-modifier = Prix, pour vous
client-legend-toll = Péage
client-legend-factory = Usine
client-legend-blockade = Blocus
client-legend-distance = Secteurs à franchir
client-sells-for = vendre { $units } : +{ $gain }
client-set-course = Mettre le cap sur { $place }
client-details = Détails
client-next-round = Prochaine manche
client-budget-income = revenu des niveaux { $levels } cr
client-budget-limit = pas de revenu tant que vous avez autant de jetons que permis
client-budget-stations = stations de péage { $stations } cr
client-budget-ships = entretien des vaisseaux −{ $ships } cr
client-budget-tolls = des stations de péage −{ $tolls } cr
client-budget-factories = des usines −{ $factories } cr
client-within-reach-of = À portée de
client-threat-no-blockade = ne peut pas faire de blocus
client-threat-disarmed = ne peut pas attaquer
client-threat-to-site = { PERCENT($chance) } de le prendre d’un jet
client-threat-to-ship = { PERCENT($chance) } de toucher
client-ships-here = Vaisseaux ici
client-toll-towards = { $fee } cr, vers { $place }
client-region-influence = Influence
client-region-controlled = Contrôlée par
client-blockade-of = Blocus : { $place }
client-roll-needs = Il faut { $target }
client-roll-adds = Le dé reçoit +{ $bonus }
client-part-population = population { $figure }
client-part-size = taille de la région { $figure }
client-part-hindering = gêne { $figure }
client-part-supporting = soutien { $figure }
client-part-further-ships = autres vaisseaux { $figure }
client-part-siege-net = filet de siège { $figure }
client-budget-tokens =
    { $tokens ->
        [one] ou { $tokens } jeton au lieu du revenu
        [many] ou { $tokens } jetons au lieu du revenu
       *[other] ou { $tokens } jetons au lieu du revenu
    }
client-success-gains =
    En cas de succès : { $levels ->
        [one] { $levels } niveau gagné
        [many] { $levels } niveaux gagnés
       *[other] { $levels } niveaux gagnés
    }.
client-success-costs =
    En cas de succès : { $name } perd { $levels ->
        [one] { $levels } niveau
        [many] { $levels } niveaux
       *[other] { $levels } niveaux
    } ; le site n’est alors à personne.
client-more-on-the-map =
    { $sectors ->
        [one] Un autre peut être choisi sur la carte.
        [many] { $sectors } autres peuvent être choisis sur la carte.
       *[other] { $sectors } autres peuvent être choisis sur la carte.
    }
client-of = { $name } { INITIAL($region) ->
    [vowel] d'{ $region }
   *[consonant] de { $region }
}
client-a-token = Un jeton
client-push-prices-draw-cards-sway = pour pousser les prix, piocher des cartes, peser sur les blocus, miser
client-income = Revenu
client-cash-in-a-token = Échanger un jeton
client-buy = Acheter { $good }
client-sell = Vendre { $good }
client-trade-hull-upgrades-hiring = commerce, coque, modules, recrutement
client-trade-or-hire-with-tokens = commercer, ou recruter avec des jetons
client-business-at = Faire affaire à { $place }
client-business = Faire affaire
client-buy-the-site = Acheter le site
client-levels = { $levels ->
    [one] { $levels } niveau
    [many] { $levels } de niveaux
   *[other] { $levels } niveaux
}
client-cr-for = { $price } cr pour { $levels }
client-declare-a-blockade = Déclarer un blocus
client-roll-for-the-blockade = Lancer pour le blocus
client-fleet-ships = Vaisseaux de flotte
client-crew = Équipage
client-yourself = Toi
client-first = { $ship } d'abord
client-draw-cards = piocher des cartes
client-fee = frais { $cost }
client-price-change = prix { $change }
client-units-aboard = { $units } à bord
client-die-against-per-roll = dé { $change } contre { $target } : { PERCENT($chance) } par jet
client-spend-token-go-first = miser un jeton pour commencer
client-spend-token-let-them-go = miser un jeton en sa faveur
client-so-far = { $bid } ; déjà { $bids }
client-push-price-with-token = Dépenser un jeton pour pousser un prix de 1 à { $most }
client-buying = Achat de { $good }
client-selling = Vente de { $good }
client-loading = Chargement de { $good }
client-repair-hull-point-point = Réparer la coque, point par point
client-reinforce-hull-point-point = Renforcer la coque, point par point
client-at-cr-each = { $text } à { $price } cr l'unité
client-ship = Vaisseau
client-die = dé
client-attacks = { $name } attaque { $name2 }
client-a-hit-disables = un coup au but met hors service : { $name }
client-a-hit-deals-damage = un coup au but inflige { $damage ->
    [one] { $damage } dégât
    [many] { $damage } de dégâts
   *[other] { $damage } dégâts
}
client-attack-figure = attaque
client-defence-figure = défense
client-to-hit = de toucher
client-a-face-down-region = une région cachée
client-off-the-map = hors de la carte
client-outpost = Avant-poste { $name } { $number }
client-outpost-of = Avant-poste { $name }
client-own-thing = { $thing } (toi)
client-thing-of = { $thing } ({ $name })
client-unowned = sans propriétaire
client-yours = à toi
client-owned-by = à { $name }
client-population-region = population { $people }, région −{ $region } → { $change }
client-yours-so-doubled = { $sum } ; à toi, donc doublé : { $change }
client-own-plus-regions-if-control = influence propre { $influence }, plus { $region } de la région si tu la contrôles
client-region = région { $region } = { $levels }
client-own-region = influence propre { $influence } + région { $region } = { $levels }
client-sector = { $steps ->
    [one] { $steps } secteur
    [many] { $steps } de secteurs
   *[other] { $steps } secteurs
}
client-reaches = atteint { $target }
client-misses = n'atteint pas { $target }
client-roll-blockade = Blocus
client-roll-hits = touche
client-roll-misses = manque
client-ties-with = à égalité avec

## What others did since one's last turn

client-deed-flew = a volé vers { $where }
client-deed-sold = a vendu { COUNT($units, $good) }
client-deed-bought = a acheté { COUNT($units, $good) }
client-deed-took = a pris { $where }
client-deed-blockaded = a bloqué { $where }
client-deed-attacked = a attaqué { $seat-foe }
client-deed-hired = a recruté un vaisseau : { $design }
client-deed-engaged = a recruté : { $post }
client-deed-fitted = a installé : { $upgrade }
client-deed-improved = a amélioré : { $stat }
client-deed-built = a construit une usine sur { $where }
client-deed-station = a construit un péage à { $where }
client-deed-lost-station = a perdu un péage à { $where }
client-deed-lost-factory = a perdu une usine sur { $where }
client-deed-destroyed = a détruit un vaisseau de { $seat-foe }
client-deed-dismissed = a perdu un vaisseau : { $design }
client-deed-repaired = a réparé : { $design }
client-deed-income = revenus : { $units }
client-deed-bid = a misé { COUNT($units, "token") }
client-deed-pushed = a fait bouger le prix : { $good }
client-deed-tolls = a acquis ou relevé des péages
client-deed-level = a atteint le niveau { $level }
