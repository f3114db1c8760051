### What the commands of the command line say. What each is for is said in ../en/terminal.ftl.

## longhaul games

games-facts = { $solo ->
    [true] pour une personne
   *[false] { $low } à { $high } places, { $default } par défaut
} ; environ { $minutes } minutes ; contenu : { $text }
games-option = { $text-values } (par défaut : { $text-default })

## longhaul replay

replay-over = Après { $count } actions, la partie est terminée : { $text } ; points { JOIN($list, ", ") }.
replay-unfinished = Après { $count } actions, la partie n'est pas terminée ; points { JOIN($list, ", ") }.

## longhaul content

content-valid = ({ $text-name }, { $text-digest }) est un contenu valide.

## longhaul play

play-you = Toi
play-you-seat = Toi (place { $number })
play-bot = { $seat } (bot)
play-turn = { $name } : à jouer
play-takebacks = coups repris : { $count }
play-takebacks-far = Coups repris jusqu'ici : { $count }.
play-careful = Attention : { $text }.
play-careful-again = Attention : { $text }. Saisis-le encore une fois pour le jouer quand même.
play-keys = numéro ou texte · w ACTION pourquoi pas · u annuler · l journal · { $discards ->
    [true] d défausse ·{ " " }
   *[false] { "" }
}? aide · q quitter
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
play-no-discards = { $name } n'a pas de défausse.
play-which-action = Quelle action ? Par exemple : w { $text }
play-allowed = { $text } est permise : { $label }.
play-which-clause = Quelle règle ? Par exemple : r { $text }
play-no-clause = Il n'y a pas de règle { $text } ; voir `longhaul rules { $name }`.
play-which-file = Quel fichier ? Par exemple : s mapartie.json
play-help =
    Saisis le numéro d'une action ou son texte, comme { $text }.
    { "  " }w ACTION   pourquoi une action n'est pas permise   (w { $text })
    { "  " }u          reprendre ta dernière décision
    { "  " }l          afficher tout le journal
    { "  " }r RÈGLE    afficher une règle      (r { $clause })
    { "  " }s FICHIER  enregistrer la partie dans un fichier
    { "  " }q          enregistrer et quitter ; reprends avec `longhaul play --resume last`
play-help-discards = { "  " }d          afficher la défausse

## longhaul sim

sim-title = { $name } : { $games } parties, { $players }
sim-title-each = { $name } : { $games } parties chacune, { $players }
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

analyse-title = { $moves } coups, { $trials } parties simulées par position ; { $measure-id ->
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
