### What the commands of the command line say. What each is for is said in ../en/terminal.ftl.

## longhaul games

games-facts = { $solo ->
    [true] pour une personne
   *[false] { $low } à { $high } places, { $default } par défaut
} ; environ { $minutes } minutes ; contenu : { $text }
games-option = { $text-values } (par défaut : { $text-default })
games-follows = { $value } avec { $text }

## longhaul replay

replay-over = Après { COUNT($count, "action") }, la partie est terminée : { $text } ; points { JOIN($list, ", ") }.
replay-unfinished = Après { COUNT($count, "action") }, la partie n'est pas terminée ; points { JOIN($list, ", ") }.

## longhaul content

content-valid = ({ $text-name }, { $text-digest }) est un contenu valide.

## longhaul rules

rules-english = Les règles du jeu sont en anglais dans toutes les langues.

## longhaul check, verify et clauses

mark-passed = réussi
mark-failed = échoué
mark-not-checked = non vérifié
scenarios-passed = { $passed } scénarios réussis sur { $count }.
verify-holds = L'enregistrement est authentique.
verify-fails = L'enregistrement ne passe pas la vérification.
verify-replay = Seul le déroulement a pu être vérifié ; il est cohérent.
clauses-cited = { $name } : les tests citent { $cited } règles sur { $count }.
clauses-missing = { $clause } n'est pas citée.

## longhaul puzzles

puzzles-count = { $game } : { COUNT($count, "puzzle") } ({ JOIN($list, ", ") }).
puzzles-level = { $count } de difficulté { $level }
puzzles-found = { $puzzle } : { $text }, difficulté { $level }
puzzles-saved = { $file } contient maintenant { COUNT($count, "puzzle") }.
puzzles-hold = { $held } sur { $count } confirmés, avec { COUNT($rollouts, "simulated-game") } par coup.

## longhaul arena

arena-title = { $game }, { COUNT($seats, "seat") }, jeu de cartes { $text-content } : { COUNT($games, "game") }
arena-games = parties
arena-wins = victoires
arena-points = points
arena-rating = niveau
arena-seconds = s/décision
arena-longest = max
arena-stopped = Interrompu. Relance la même commande pour reprendre depuis { $file }.

## Pendant qu'une commande travaille

progress-compiling = Compilation
progress-playing = Parties
progress-analysing = Analyse

## longhaul play

play-you = Toi
play-you-seat = Toi (place { $number })
play-bot = { $seat } (bot)
play-turn = À jouer : { $name }
play-takebacks = coups repris : { $count }
play-takebacks-far = Coups repris jusqu'ici : { $count }.
play-careful = Attention : { $text }.
play-careful-again = Attention : { $text }. Saisis-le encore une fois pour le jouer quand même.
# Les noms des commandes (hint, why …) sont les mêmes dans toutes les langues. 78 caractères au plus.
play-commands = numéro · hint · why N · undo · board · log · card · legend · ? aide · q fin
play-after = Entrée quitter · undo · board · log
play-more = { $first } à { $last } sur { $count } choix ; Entrée montre les autres
play-earlier = … { $count ->
    [one] { $count } ligne précédente
    [many] { $count } lignes précédentes
   *[other] { $count } lignes précédentes
} : log
play-log = Tout le journal
play-page = Page { $page } sur { $pages } · Entrée suite · p précédente · q fermer
play-page-last = { $pages ->
    [1] Entrée fermer
   *[other] Page { $page } sur { $pages } · Entrée fermer · p précédente
}
play-choice = Ton choix :
play-over = Fin de la partie
play-share = { $list } se partagent la victoire ({ $ending }).
play-wins = { $name } gagne ({ $ending }).
play-you-win = { $name } : tu gagnes ({ $ending }).
play-forced = Un seul choix : { $label }.
play-thinking = { $seat } réfléchit
play-compiling = La recherche des bots est en cours de compilation ; la première fois, cela prend quelques minutes
play-saved = Partie enregistrée. Reprends-la avec : longhaul play --resume last
play-saved-file = Enregistrée. Reprends-la avec : longhaul play --resume { $file }
play-record = Partie enregistrée dans : { $file }
play-nothing-back = Il n'y a encore rien à reprendre.
play-no-action = Il n'y a pas d'action { $number } ; la dernière est { $last }.
play-no-discards = { $game } n'a pas de défausse.
play-which-action = Quelle action ? Par exemple : w { $text }
play-allowed = { $text } est permise : { $label }.
play-which-clause = Quelle règle ? Par exemple : r { $text }
play-no-clause = Il n'y a pas de règle { $text } ; voir `longhaul rules { $name }`.
play-which-file = Quel fichier ? Par exemple : s mapartie.json

## Aide pendant la partie. Les commandes restent en anglais.

help-title = { $game } : aide
help-rules = Toutes les règles : `longhaul rules { $name }`, avant ou après la partie.
help-choose = Saisis le numéro d'un choix ou son texte, comme { $text }.
command-hint = ce que jouerait ici le Capitaine, un bot fort
command-why = pourquoi une action n'est pas permise : why et son numéro ou son texte
command-undo = reprendre ta dernière décision
command-board = toute la table
command-card = ce que dit une carte : card et son nom ou une partie de celui-ci
command-legend = ce que veulent dire les lettres et les signes de la table
command-log = tout ce qui s'est passé
command-rules = une règle : rules et son numéro
command-guide = le guide ; tu reviens ici ensuite
command-save = enregistrer la partie : save et le nom du fichier
command-quit = quitter ; reprends avec `longhaul play --resume last`
command-discards = la défausse
command-panels = une partie de la table
# Les parties de la table
panel-ships = Les vaisseaux
panel-planet = La planète et ses prix
panel-ship = Ton vaisseau et le mois
panel-now = Prix, combat ou planète à placer
panel-map = La carte
panel-you = Ton vaisseau, ton stock et ton équipage
panel-exchange = La bourse, les quais, la banque
panel-market = Le marché et les missions
panel-rivals = Les autres
panel-corporation = Ta corporation et tes vaisseaux
panel-reach = À quelle distance de ton vaisseau sont les sites
panel-sites = Toutes les planètes et tous les avant-postes

## Le but de chaque jeu

goal-dice-traders = But : avoir le plus de crédits quand tout le monde a épuisé ses jours. Achète là où beaucoup de dés montrent une marchandise, car elle y est bon marché, et vends-la là où peu la montrent. Chaque voyage, achat et vente prend des jours, et tout le monde en a autant.
goal-free-trader = But : faire les quatre paiements et garder ton vaisseau. Un paiement est dû chaque fois que les cartes d'événement d'un mois sont épuisées. Achète là où c'est bon marché, vends là où c'est recherché, améliore ton vaisseau et survis aux combats en route. Le Vectorium (V) est à la fois argent et carburant.
goal-gem-traders = But : avoir le plus de points quand tout l'or est stocké. Chaque or stocké vaut 1 point ; les cartes achetées et les missions accomplies valent ce qui y est imprimé. Extrais des gemmes, échange-les à la bourse, accomplis des missions contre de l'or et rapporte-le à la base.
goal-star-traders = But : être au niveau de victoire au début d'une manche, devant tous les autres. Ton niveau est 1 plus l'influence des planètes et des avant-postes que tu possèdes. Gagne des crédits par le commerce, achète ou bloque des sites et défends-les avec ta flotte.

## Pour s'y retrouver

legend-title = Ce que veulent dire les lettres et les signes
legend-calendar = le jour d'un vaisseau, du premier au dernier
legend-dice = les numéros des dés, pour des actions comme lock:1+3
legend-modifier = ce que la planète ajoute au prix de cette cargaison
legend-unavailable = n'y est pas en vente
legend-law = la loi : le montant des amendes
legend-distance = la distance : les moteurs qu'il faut pour y sauter
legend-between = les cartes entre elle et ton vaisseau
legend-ship = ton vaisseau
legend-previous = la planète d'où tu viens ; tu ne peux pas y retourner aussitôt
legend-cell = une place pour la planète, avec le numéro du choix
legend-vectorium = Vectorium, argent et carburant
legend-cards = une carte d'événement encore à venir ce mois-ci
legend-crew = équipage : { $name }
legend-die = un dé de la bourse et ce qu'il montre, ou autant d'unités
legend-dock = un quai entre deux dés, avec le numéro du vaisseau qui s'y trouve
legend-free = une place libre à un quai ; le numéro d'un vaisseau marque une place prise
legend-mission = l'or que paie une mission pour ce qui précède
legend-declared = cartes, et Métamorphes qui travaillent comme cet équipage ce tour-ci
legend-shapeshifter = Métamorphes
legend-seat = { $seat }
legend-region = une région : son numéro, son nom et son influence
legend-planet = une planète et son secteur
legend-outpost = un avant-poste et son secteur
legend-modifier-here = ce qui s'y ajoute aux prix du marché ; puis la lettre du propriétaire
legend-blockade = sous blocus
legend-ship-at = un vaisseau : son propriétaire, son numéro, son secteur
legend-toll = une station de péage sur la ligne entre deux secteurs
legend-factory = une usine et son secteur
legend-line = une ligne entre deux régions, avec les secteurs qu'elle relie
legend-face-down = une région encore face cachée
legend-sector = secteur 4 de la région 0
card-names = Noms que `card NOM` explique
card-none = Aucune carte n'a « { $text } » dans son nom ; `card` les énumère toutes.
card-several = Plusieurs cartes ont « { $text } » dans leur nom

## Conseils et guide

hint-thinking = Le Capitaine réfléchit
hint-best = Le Capitaine conseille : { $label }
hint-wins = Gagne environ { PERCENT($wins) } de { COUNT($count, "simulation") } ({ PERCENT($low) } à { PERCENT($high) }).
hint-score = Finit avec environ { COUNT($score, "point") } ({ $low } à { $high }) sur { COUNT($count, "simulation") }.
hint-others = Ou : { $text }
hint-then = Ensuite : { $text }
hint-as-good = à peu près aussi bon
hint-cost-wins = { $percent ->
    [one] { $percent } point de chances de gagner en moins
    [many] { $percent } points de chances de gagner en moins
   *[other] { $percent } points de chances de gagner en moins
}
hint-cost-points = { $points ->
    [one] environ { $points } point de moins
    [many] environ { $points } points de moins
   *[other] environ { $points } points de moins
}
hint-quick = C'est une estimation rapide. La recherche est en cours de compilation ; dans quelques minutes, les conseils seront meilleurs.
guide-chapter = Chapitre { $number } sur { $chapters } : { $title }
guide-do = Entrée le joue : { $label } · skip : chapitre suivant · q quitte le guide
guide-next = Entrée : chapitre suivant · q quitte le guide
guide-end = Entrée pour jouer
guide-other = Pour l'instant : { $label }.
guide-wins = Comment gagner

## longhaul sim

sim-title = { $game } : { COUNT($count, "game") }, { $players }
sim-title-each = { $game } : { COUNT($count, "game") } par variante, { $players }
sim-random = jeu au hasard
sim-played = jouées par { $bot }
sim-mean = moyenne
sim-mean-share = moyenne (part des parties)
sim-interval = intervalle à 95 %
sim-least = min
sim-median = médiane
sim-most = max
sim-range = { $low } à { $high }
sim-one-game = une partie
sim-never = jamais atteint
sim-won = Gagnées
sim-wins = { $seat } gagne
sim-decisions = Décisions
sim-endings = Fins de partie : { $list }.
sim-shared = Victoires partagées : { $share }.
sim-card = carte
sim-bought = achats par partie
sim-winner = part du gagnant (1 est la moyenne)
measure-length = Longueur
measure-score = Score
measure-winning_score = Score gagnant
measure-rounds = Manches
measure-missions = Missions
measure-boosts_played = Bonus joués
measure-levels_bought = Niveaux achetés
measure-levels_by_blockade = Niveaux par blocus
measure-tolls_built = Stations de péage construites
measure-factories_built = Usines construites
measure-month = Mois
measure-turns = Tours
measure-money_month_1 = Argent, mois 1
measure-money_month_2 = Argent, mois 2
measure-money_month_3 = Argent, mois 3
measure-money_month_4 = Argent, mois 4

## longhaul analyse

analyse-title = { COUNT($moves, "move") }, { COUNT($trials, "simulated-game") } par position ; { $measure-id ->
    [wins] chances de victoire
   *[score] score attendu
} :
analyse-start = début
analyse-end = fin
analyse-own = choix propres
analyse-others = choix des autres
analyse-luck = chance
analyse-mistakes = perdu par erreurs
analyse-points = { $text } points

## Ce qui ne se peut pas

error-language = il n'y a pas de langue « { $text } » ; il y a { JOIN($list, ", ") }
error-option-form = --option { $text } : il faudrait NOM=VALEUR, comme --option limit=25
error-option-twice = --option { $text } est donnée deux fois
error-people = --people { $count } : il n'y a que { COUNT($seats, "seat") } ; voir --seats
error-other-game = { $file } : c'est une partie de { $theirs }, pas de { $own }
error-bot-seats = { $file } : 'bot_seats' nomme des places que la partie n'a pas : { JOIN($list, ", ") }
error-resumed = { $text } ne peut pas changer dans une partie reprise ; retire-le, ou retire --resume
error-saves = { $folder } : impossible d'enregistrer des parties ici : { $text } ; définis XDG_DATA_HOME
error-no-saved = il n'y a pas de partie enregistrée à reprendre ; commences-en une avec `longhaul play`
error-no-saved-of = il n'y a pas de partie enregistrée de { $text } à reprendre ; commences-en une avec `longhaul play { $text }`
error-clause = il n'y a pas de règle { $text } dans { $game } ; leurs codes ressemblent à { $example }
error-policy = --bot { $text } : il faudrait { OR($list) } ; pour d'autres bots, utilise `longhaul arena`
error-generate = --generate a besoin de --file : le fichier où ajouter les nouveaux problèmes
error-puzzles = n'est plus le meilleur coup : { JOIN($list, ", ") }
error-no-scenarios = aucun fichier de scénario trouvé
error-seal = --commitment : « { $text } » n'est pas un sceau : { $digits } caractères, de 0 à 9 et de a à f
error-package = la ligne de commande a besoin de { $text } ; lance : pip install 'longhaul[cli]'
error-internal = erreur interne : { $text } ; merci de la signaler (LONGHAUL_DEBUG=1 montre la trace)

## Noms que l'on compte

noun-action = action
    .many = d'actions
    .other = actions
noun-move = coup
    .many = de coups
    .other = coups
noun-game = partie
    .many = de parties
    .other = parties
noun-simulated-game = partie simulée
    .many = de parties simulées
    .other = parties simulées
noun-simulation = simulation
    .many = de simulations
    .other = simulations
noun-point = point
    .many = de points
    .other = points
noun-puzzle = problème
    .many = de problèmes
    .other = problèmes
noun-seat = place
    .many = de places
    .other = places
