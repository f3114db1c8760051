### What the page itself says: its pages, the table around a board, and what all boards share. English headings say
### when a section is loaded: [table] with the first table, [pages] with any page but Home.

## Account [pages]

account-rating-after-rated-game-won = { $game } : cote { $rating } après { $games ->
    [one] { $games } partie classée
    [many] { $games } de parties classées
   *[other] { $games } parties classées
}, { $wins ->
    [one] { $wins } gagnée
    [many] { $wins } gagnées
   *[other] { $wins } gagnées
}.
account-can-play-without-account-become = Tu peux jouer sans compte : dès que tu prends place pour la première fois, tu joues en invité. Si tu as un compte, connecte-toi pour retrouver tes parties.
account-your-public-profile = Ton profil public
account-guest-known-only-browser-create = Tu joues en invité : seul ce navigateur te connaît. Crée un compte pour retrouver tes parties et ta cote sur tous tes appareils.
account-finish-rated-game-get-rating = Termine une partie classée pour obtenir une cote.
account-create-account = Créer un compte
account-sign-up = S'inscrire
account-i-have-an-account = J'ai déjà un compte
account-name-and-password = Nom et mot de passe
account-my-bots = Mes bots
account-e-mail-when-my-turn = E-mail quand c'est mon tour
account-active-sessions = Sessions actives
account-sign-out = Se déconnecter
account-will-lose-access-games-sign = Tu perdras l'accès à tes parties. Se déconnecter ?
account-my-data = Mes données
account-games-chat-ratings-records-sessions = Tes parties, messages, cotes, enregistrements et sessions dans un seul fichier. Nous ne gardons rien d'autre sur toi.
account-download-my-data = Télécharger mes données
account-delete-my-account = Supprimer mon compte
account-bots-deleted-good-games-played = Ton compte et tes bots sont supprimés pour de bon. Les parties jouées avec d'autres gardent leurs coups, sans ton nom.
account-confirm-your-password = Confirme ton mot de passe
account-delete-for-good = Supprimer pour de bon ?
account-bots-about = Tes propres programmes peuvent jouer aux tables comme tout le monde. Chacun s'identifie par un jeton, envoyé sous la forme { $header }.
account-token-issued = Jeton de { $bot }. Copie-le maintenant : il ne sera plus affiché.
account-created = créé { $time }
account-new-token = Nouveau jeton
account-replace-the-old-token = Remplacer l'ancien jeton ?
account-remove = Supprimer
account-confirm-remove-bot = Supprimer { $bot } ?
account-name-of-the-new-bot = Nom du nouveau bot
account-add-bot = Ajouter le bot
account-press-again-to-confirm = Appuie encore une fois pour confirmer.
account-mail-about = Quand ton coup se fait attendre, nous envoyons un e-mail à { $address }.
account-mail-unconfirmed = Nous avons envoyé un lien de confirmation à { $address }. Ouvre-le pour recevoir des e-mails à cette adresse.
account-remove-address = Retirer l'adresse
account-we-send-one-plain-text = Quand c'est ton tour dans une partie par correspondance et que tu n'es pas là, nous envoyons un e-mail en texte brut, puis plus rien tant que tu n'as pas joué. Personne d'autre ne voit ton adresse.
account-e-mail-address = Adresse e-mail
account-send-confirmation-link = Envoyer le lien de confirmation
account-your-name-has-been-changed = Ton nom a été changé.
account-bots-if-have-any-need = Tes bots, si tu en as, ont besoin de nouveaux jetons.
account-password-been-changed-other-browsers = Ton mot de passe a été changé ; les autres navigateurs sont déconnectés.
account-new-name = Nouveau nom
account-2-24-letters-digits-spaces = 2 à 24 lettres, chiffres, espaces, - et _
account-change-name = Changer de nom
account-current-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-at-least-8-characters = Au moins 8 caractères
account-keep-my-bots-tokens = Garder les jetons de mes bots
account-change-password = Changer de mot de passe
account-password = Mot de passe
account-least-8-characters-cannot-reset = Au moins 8 caractères. On ne peut pas le réinitialiser par e-mail : garde-le bien.
account-this-browser = ce navigateur
account-last-seen = dernière activité { $time }
account-end-session = Fermer la session
account-end-this-session = Fermer cette session ?
account-browser-on-system = { $browser } sur { $system }
account-unknown-browser = Navigateur inconnu

## Challenge [pages]

challenge-daily-challenge = Défi du { $day }
challenge-same-dice-cards-everyone-from = Les mêmes dés et les mêmes cartes pour tout le monde, de minuit à minuit UTC. Tu n'as qu'un essai : il compte dès que tu commences, sans reprise de coup ni conseils. Les comptes créés avant le début de la journée jouent la donne classée ; les invités et les comptes plus récents en jouent une autre, pour que personne ne puisse regarder d'avance. Nous ne pouvons empêcher personne d'avoir plusieurs comptes.
challenge-next-one-in = · le prochain dans { $time }
challenge-go-to-todays = Voir celui d'aujourd'hui
challenge-earlier-days = Jours précédents
challenge-play-open-deal-different-dice = Tu joues la donne ouverte, avec d'autres dés et d'autres cartes : la donne classée est réservée aux comptes créés avant aujourd'hui.
challenge-ranked-deal-older-accounts = Donne classée : comptes plus anciens
challenge-open-deal-guests-new-accounts = Donne ouverte : invités, nouveaux comptes et bots
challenge-results-in-best-first = Résultats : { $game }, les meilleurs d'abord
challenge-no-results-yet-first = Pas encore de résultats. Ouvre le bal !
challenge-nobody-played-that-day = Personne n'a joué ce jour-là.
challenge-seal-opened = Graine { $seed }, sel { $salt }, scellés avant le début de la journée sous le sceau { $seal }
challenge-seal = Les dés et les cartes ont été scellés avant le début de la journée et seront révélés quand elle sera finie. Le sceau : { $seal }
challenge-continue = Continuer
challenge-your-table = Ta table

## Common [pages]

common-today = Aujourd'hui
common-person = Humain
common-bot = Bot
common-name = Nom
common-rating = Cote
common-rules = règles
common-to = { $low } à { $high }

## Confirmation [pages]

confirmation-e-mail = E-mail
confirmation-unsubscribed = Désinscription
confirmation-your-e-mail-address = Ton adresse e-mail
confirmation-done-we-have-deleted-address = C'est fait : nous avons supprimé ton adresse et ne t'écrirons plus. Tu peux l'ajouter à nouveau dans ton compte.
confirmation-confirmed = Adresse confirmée : désormais, les e-mails sur tes parties vont à { $address }.
confirmation-go-to-my-account = Aller à mon compte

## Guide [pages]

guide-learn = Apprendre { $game }
guide-guide = Guide
guide-guide-not-found = Guide introuvable
guide-short-chapters-about-minutes-played = { $guide } : { $chapters ->
    [one] { $chapters } chapitre court
    [many] { $chapters } de chapitres courts
   *[other] { $chapters } chapitres courts
}, environ { $minutes ->
    [one] { $minutes } minute
    [many] { $minutes } de minutes
   *[other] { $minutes } minutes
}, sur un vrai plateau. Arrête quand tu veux et reprends là où tu en étais.
guide-start-learning = Commencer
guide-continue-with-chapter = Continuer au chapitre { $done }
guide-start-over = Reprendre du début
guide-skip-and-play = Jouer tout de suite
guide-played = joué
guide-how-to-win = Comment gagner

## Ladder [pages]

ladder-ladder = Classement : { $game }
ladder-rating-cautious-estimate-strength-starts = Ta cote est une estimation prudente de ton niveau : elle part de bas et monte à mesure que tu joues. Une partie classée se joue sans conseils, et la quitter compte comme une défaite. Les parties entre personnes d'un même réseau ou contre ses propres bots ne comptent pas, les parties en solo et les défis du jour non plus.
ladder-best-first = { $game }, les meilleurs d'abord
ladder-skill = Niveau
ladder-nobody-has-a-rating-yet = Personne n'a encore de cote à { $game }.
ladder-first-finished-rated-game-starts = La première partie classée jouée jusqu'au bout ouvrira le classement.
ladder-play-a-game = Jouer une partie

## Not-found [pages]

not-found-page-not-found = Page introuvable
not-found-off-the-charts = Terra incognita
not-found-nothing-here = Il n'y a rien à l'adresse { $path }. Le lien a peut-être été coupé ; les tables et les replays ne bougent jamais.
not-found-rules = Règles de { $game }

## Profile [pages]

profile-guest = Invité
profile-player = Joueur
profile-a-players-bot = Bot d'un joueur
profile-house-bot = Bot de la maison
profile-player-not-found = Joueur introuvable
profile-there-no-player-name-they = Aucun joueur ne porte ce nom. Le compte a peut-être été supprimé.
profile-go-to-the-ladder = Voir le classement
profile-member-since = {" "}· membre depuis le { $since }
profile-finished = {" "}· { $days ->
    [one] { $days } défi du jour terminé
    [many] { $days } de défis du jour terminés
   *[other] { $days } défis du jour terminés
}
profile-ratings = Cotes
profile-no-rated-games-yet-game = Pas encore de partie classée : une partie compte quand elle est jouée jusqu'au bout et qu'aucun coup n'est repris.
profile-recent-games = Parties récentes
profile-replay = Replay : { $game }, { $time }
profile-no-public-games-games-private = Aucune partie publique. Les parties aux tables privées restent privées.
profile-daily-challenges = Défis du jour
profile-most-played = le plus joué
profile-skill = niveau { $mean } ± { $number }
profile-skill-over-last-rated-games = Niveau au fil des dernières parties classées : de { $mean } à { $value }, entre { $low } et { $high }
profile-chart-starts-second-rated-game = La courbe commence à la deuxième partie classée.
profile-rated-games = Parties classées
profile-longest-streak = Plus longue série
profile-win = { $streak ->
    [one] { $streak } victoire
    [many] { $streak } de victoires
   *[other] { $streak } victoires
}
profile-best-score = Meilleur score

## Puzzles [pages]

puzzles-puzzle = Problème
puzzles-positions-from-bot-games-which = Des positions tirées de parties entre bots, où un coup est nettement le meilleur : des milliers de simulations le confirment.
puzzles-solved = { $solved ->
    [one] { $figure } résolu
    [many] { $figure } résolus
   *[other] { $figure } résolus
}
puzzles-days-in-a-row = { $streak ->
    [one] { $figure } jour d'affilée
    [many] { $figure } de jours d'affilée
   *[other] { $figure } jours d'affilée
}
puzzles-no-puzzles-yet = Pas encore de problèmes.
puzzles-is-solved = résolu
puzzles-tried = essayé
puzzles-new-puzzle = nouveau
puzzles-no = N° { $row }
puzzles-difficulty-of = difficulté { $difficulty } sur { $hardest }
puzzles-find-the-best-move = Trouve le meilleur coup.
puzzles-all-puzzles = Tous les problèmes
puzzles-points-lower-win-chance = { $percent ->
    [one] { $percent } point de chances de victoire en moins
    [many] { $percent } de points de chances de victoire en moins
   *[other] { $percent } points de chances de victoire en moins
}
puzzles-points-fewer = { $value } points de moins
puzzles-to = { PERCENT($percent) } à { PERCENT($percent2) }
puzzles-right = Bien vu :
puzzles-solved-on-your-first-try = Résolu au premier essai.
puzzles-solved-on-try = Résolu à l'essai { $tries }.
puzzles-streak = { $streak ->
    [one] { $streak } jour d'affilée.
    [many] { $streak } de jours d'affilée.
   *[other] { $streak } jours d'affilée.
}
puzzles-not-the-best = Pas le meilleur coup :
puzzles-than-best-move-try-another = { $size } par rapport au meilleur coup ({ $span }). Essaie autre chose.
puzzles-win-chance-lost-each-move = Ce que chaque coup coûte en chances de victoire ({ $trials ->
    [one] { $trials } simulation
    [many] { $trials } de simulations
   *[other] { $trials } simulations
} pour les meilleurs)
puzzles-best = le meilleur
puzzles-next-puzzle = Problème suivant
puzzles-theme = Thème
puzzles-theme-all = Tous les thèmes
puzzles-theme-endgame = Fin de partie
puzzles-theme-combat = Combat
puzzles-theme-blockade = Blocus
puzzles-theme-law = Police
puzzles-theme-trade = Commerce
puzzles-theme-travel = Voyages
puzzles-theme-dice = Dés
puzzles-theme-ship = Le vaisseau
puzzles-theme-building = Sites et constructions
puzzles-theme-order = Ordre du tour
puzzles-theme-gathering = Extraction et cargaison

## Replay [pages]

replay-wins = { $won } gagne
replay-nobody-wins = personne ne gagne
replay-replay = Replay : { $game }
replay-game-not-over-yet = Cette partie n'est pas encore terminée
replay-replay-shows-every-die-card = Un replay montre tous les dés et toutes les cartes : il ne s'ouvre donc qu'à la fin de la partie.
replay-go-to-the-table = Aller à la table
replay-todays-game = Partie d'aujourd'hui
replay-others-may-still-playing-same = D'autres jouent peut-être encore avec les mêmes dés et les mêmes cartes : ce replay s'ouvre à minuit UTC.
replay-results-so-far = Résultats jusqu'ici
replay-game-not-available = Partie indisponible
replay-if-have-game-as-file = Si tu as la partie dans un fichier, importe-la :
replay-link = replay
replay-move = { $moves ->
    [one] { $moves } coup
    [many] { $moves } de coups
   *[other] { $moves } coups
}
replay-table = table
replay-original-game = partie d'origine
replay-setting-up-the-board = Mise en place du plateau…
replay-start-of-the-game = Début de la partie.
replay-keys-one-move = un coup ·
replay-keys-start-and-end = début et fin ·
replay-keys-play-or-pause = lecture ou pause
replay-analysis = Analyse
replay-better-here-for = Mieux ici pour { $name } :
replay-to = ({ $change } à { $change2 })
replay-running-simulations-from-every-position = Simulations à partir de chaque position…
replay-analysis-progress = Progression de l'analyse
replay-analyse-game = Analyser la partie
replay-win-chances-move-move-better = Chances de victoire coup par coup, coups meilleurs, part de la chance et de l'habileté ; cela prend une minute au plus.
replay-chance-to-win = Chances de victoire
replay-expected-score = Score attendu
replay-after-move = { $what } après le coup { $at }
replay-move-by-move-after-move = { $what }, coup par coup. Après le coup { $at } : { $says }.
replay-show-as-table = Afficher en tableau
replay-chart-data = Données de la courbe
replay-column-move = Coup
replay-luck-and-skill = Chance et habileté
replay-luck-and-skill-in-figures = Chance et habileté en chiffres
replay-seat = Place
replay-own-decisions = Choix propres
replay-others-decisions = Choix des autres
replay-luck = Chance
replay-end = Fin
replay-in = { $plain } en { $slips } fois
replay-decisions-compared-what-traders-heuristics = Les choix sont comparés à ce qu'aurait fait l'heuristique du Marchand dans la même position ; nous avons redistribué { $trials } fois pour mesurer la chance. Le début et les colonnes jusqu'à la chance s'additionnent pour donner la fin. La dernière colonne dit ce que des coups meilleurs auraient rapporté, chacun pris à part.
replay-link-copied = Lien copié.
replay-play-on-from-here = Jouer à partir d'ici
replay-link-to-this-move = Lien vers ce coup
replay-download = Télécharger
replay-fast = Rapide
replay-go-to-the-start = Aller au début
replay-previous-move = Coup précédent
replay-next-move = Coup suivant
replay-go-to-the-end = Aller à la fin
replay-moves = Coups
replay-pause = Pause
replay-play-verb = Lecture
replay-move-of = Coup { $at } sur { $recording }. { $says }
replay-speed = Vitesse
replay-what-happened-so-far = Ce qui s'est passé jusqu'ici
replay-the-game-begins = La partie commence.
replay-seat-wins = gagne
replay-turning-points = Tournants de la partie
replay-better = Mieux :
replay-luck-of = Chance ({ $name }).
replay-nothing-stands-out-no-move = Rien de marquant : aucun coup, aucun dé, aucune carte n'a fait bouger les chances au-delà de la marge d'erreur.

## Rules [pages]

rules-rules = { $game } : règles
rules-intro = Chaque refus renvoie à sa règle, et chaque règle peut être lue, cherchée et citée par un lien. Choisis un jeu :
rules-search-the-rules = Chercher dans les règles
rules-word-clause-like = Un mot, ou une règle comme { $clauses }
rules-place = { $hits ->
    [one] { $hits } résultat
    [many] { $hits } de résultats
   *[other] { $hits } résultats
}
rules-nothing-found-try-fewer-words = Aucun résultat : essaie avec moins de mots
rules-contents = Sommaire
rules-version-of-the-rules = { $clauses ->
    [one] { $clauses } règle
    [many] { $clauses } de règles
   *[other] { $clauses } règles
} · version { $version }
rules-depends-on-a-table-option = Dépend d'une option de la table

## Setup [pages]

setup-set-up = Préparer { $game }
setup-set-up-a-table = { $game } : préparer une table
setup-who-plays = Qui joue
setup-the-table = La table
setup-cards = Cartes
setup-clock = Pendule
setup-house-rules = Règles maison
setup-changed-the-defaults-play-well = { $changed ->
    [one] { $changed } option modifiée
    [many] { $changed } d'options modifiées
   *[other] { $changed } options modifiées
} (les réglages par défaut donnent de bonnes parties)
setup-default-rules = Règles par défaut
setup-advanced-rules = Règles avancées
setup-of-changed = { $settled ->
    [one] { $settled } modifiée sur { $rulings }
    [many] { $settled } modifiées sur { $rulings }
   *[other] { $settled } modifiées sur { $rulings }
}
setup-where-editions-differ-rulebook-leaves = Là où les éditions diffèrent, ou quand un livret de règles laisse un doute, voici notre lecture.
setup-create-table = Créer la table
setup-back = Retour
setup-game-not-found = Jeu introuvable
setup-there-no-game-called-here = Il n'y a pas de jeu « { $id } » ici. Choisis parmi ceux-ci :
setup-seconds-added-per-move = Secondes ajoutées par coup
setup-changed-from = Modifié (par défaut : { $value }).
setup-reset = Rétablir : { $title }
setup-reset-button = Rétablir
setup-set-by = Déterminé par « { $leader } ».
setup-me = Moi
setup-open = Libre
setup-bot-until-someone-joins = Bot en attendant quelqu'un
setup-remove-a-seat = Retirer une place
setup-add-a-seat = Ajouter une place
setup-bot-in-seat = Bot de la place { $i }
setup-will-only-watch = tu ne fais que regarder.
setup-anyone-who-joins-game-starts = pour qui veut jouer ; la partie commence quand toutes les places sont prises.
setup-plays-until-someone-takes-seat = joue jusqu'à ce que quelqu'un prenne sa place.
setup-link-only = Avec le lien
setup-public = Publique
setup-rated = Classée
setup-casual-with-hints = Amicale, avec conseils
setup-play-forced-moves = Jouer les coups forcés
setup-when-only-one-move-legal = Quand un seul coup est permis, la table le joue pour toi.
setup-no-hints-takebacks-only-if = Pas de conseils, et un coup n'est repris que si tout le monde est d'accord. Qui part perd : soit à la pendule, soit dix minutes après avoir quitté la table, soit, sans pendule, après un jour d'absence à son tour.
setup-anyone-may-ask-hints-no = Tout le monde peut demander des conseils, et aucune cote ne change. Les joueurs le voient avant de prendre place.
setup-who-can-join = Qui peut jouer
setup-only-people-link-can-find = Seules les personnes qui ont le lien peuvent trouver la table.
setup-private-and-watched = Seules les personnes qui ont le lien peuvent trouver et regarder la table.
setup-table-listed-home-anyone-can = La table est affichée à l'accueil, et tout le monde peut prendre une place libre.
setup-no-seat-open-so-others = Aucune place n'est libre : les autres ne peuvent que regarder.
setup-solo-games-have-no-clock = Une partie en solo n'a pas de pendule, et seules les personnes qui ont le lien peuvent la trouver.
setup-no-clock = Sans pendule
setup-take-your-time = Prends ton temps.
setup-per-move = Par coup
setup-fixed-time-every-move-run = Un temps fixe pour chaque coup ; s'il s'épuise, un bot prend ta place.
setup-per-game = Par partie
setup-one-budget-all-moves-plus = Un temps total pour tous tes coups, plus un petit supplément après chacun.
setup-days = Jours
setup-correspondence-days-per-move-no = Par correspondance : quelques jours par coup, sans devoir rester en ligne.
setup-seconds-per-move = Secondes par coup
setup-minutes-per-game = Minutes par partie
setup-days-per-move = Jours par coup
setup-a-number-from-to = un nombre de { $low } à { $high }
setup-enter = Saisis { $allowed }.
setup-on = oui
setup-off = non

## Common [table]

common-plan-ahead = Anticiper

## Premoves [table]

premoves-which-one = { $action } : précision { $place }
premoves-always-here = Toujours « { $pass } » ici
premoves-always-at = Toujours « { $pass } » : { $stage }
premoves-stop-passing-at = Ne plus passer d'avance : { $stage }
premoves-plan-ahead-1-premove = Anticiper : 1 coup
premoves-plan-ahead-premoves = Anticiper : { $queued ->
    [one] { $queued } coup
    [many] { $queued } de coups
   *[other] { $queued } coups
}
premoves-when-i-reach = Quand j'arrive à la phase
premoves-play-this-for-me = joue ceci pour moi
premoves-only-if = Seulement si
premoves-no-condition = sans condition
premoves-has-played = { $name } a joué…
premoves-how-often = Combien de fois
premoves-once = Une fois
premoves-each-time = Chaque fois
premoves-at = … à la phase
premoves-this = ceci
premoves-when = Quand
premoves-on-their-last-turn = À son dernier tour
premoves-just-before = Juste avant
premoves-add-premove = Ajouter ce coup
premoves-only-if-played-their-last = seulement si { $who } a joué « { $what } » à son dernier tour
premoves-only-if-has-just-played = seulement si { $who } vient de jouer « { $what } »
premoves-each-premove-played-when-phase = Chaque coup anticipé est joué pour toi quand sa phase arrive, s'il est alors permis. Rien d'autre n'est jamais joué : si aucun ne convient, c'est à toi de décider et le plan est annulé. Personne d'autre ne le voit.
premoves-repeated = , chaque fois
premoves-at-phase = Phase { $phase }{ $detail }
premoves-move-up = Monter : { $action }
premoves-remove = Retirer : { $action }
premoves-no-premoves-yet-they-played = Pas encore de coups anticipés. Ils sont joués dans l'ordre, de haut en bas.

## Summary of a finished game [end]

summary-chart-title = { $what } au fil de la partie
summary-chart-summary = { $what } au fil de la partie. À la fin : { $says }
summary-turning-point = Tournant
summary-best-move = Ton meilleur coup
summary-costliest-move = Ton coup le plus coûteux
summary-move = Coup { $number }
summary-no-turning-point = Rien ne ressort : aucun coup ni jet n'a décidé à lui seul de la partie.
summary-analysing = Analyse en cours …
summary-find-turning-point = Trouver le tournant
summary-better = Mieux :

## Table [table]

table-sound = Son : { PERCENT($percent) }
table-sound-off = Son : coupé
table-sound-heading = Son
table-sound-volume = Volume
table-sound-mute = Couper le son
table-since-title = Depuis ton dernier tour
table-since-replay = Revoir : { $name }
table-chat = Chat
table-watching = {" "}(regarde)
table-mute = Masquer { $line }
table-no-messages-yet = Pas encore de messages.
table-one-message-is-muted = { $hidden ->
    [one] Un message est masqué.
    [many] { $hidden } de messages sont masqués.
   *[other] { $hidden } messages sont masqués.
}
table-unmute-everyone = Tout réafficher
table-quick-phrases = Phrases toutes prêtes
table-write-a-message = Écris un message
table-send = Envoyer
table-share-this-table = Partager cette table
table-why-not = Pourquoi n'est-ce pas permis ?
table-resign = Abandonner ?
table-will-lose-game-others-play = Tu perdras cette partie. Les autres continueront sans toi.
table-confirm-resign = Abandonner
table-play-on = Continuer à jouer
table-leave-the-table = Quitter la table ?
table-game-rated-once-started-come = Cette partie est classée. Une fois qu'elle a commencé, reviens dans les dix minutes : sinon, tu la perds, même si un bot joue à ta place.
table-seat-stays-yours-now-can = Ta place reste à toi pour l'instant : tu peux revenir. En attendant, les autres peuvent faire jouer un bot.
table-leave = Quitter
table-stay = Rester
table-back-to-the-board = Retour au plateau
table-table-panels = Volets de la table
table-hint-button = Conseil
table-take-back = Reprendre
table-your-time-ran-out = Ton temps est écoulé.
table-you-left-the-game = Tu as quitté la partie.
table-you-resigned = Tu as abandonné.
table-not-rated = Non classée :
table-rated = Classée.
table-go-to-the-rematch = Aller à la revanche
table-rematch = Revanche
table-practise-with-a-new-deal = S'entraîner sur une autre donne
table-play-again = Rejouer
table-new-game-against-bots = Nouvelle partie contre des bots
table-results-of-the-day = Résultats du jour
table-download-game = Télécharger la partie
table-analyse-game = Analyser la partie
table-share-replay = Partager le replay
table-replay-link-copied = Lien vers le replay copié.
table-seal-until-midnight = Les dés et les cartes ont été scellés avant le premier coup. D'autres peuvent encore y jouer aujourd'hui ; à la fin de la journée, tout est révélé et chacun peut vérifier.
table-seal-revealed = Les dés et les cartes ont été scellés avant le premier coup. Les voici révélés : vérifie chaque mélange et chaque lancer ici, ou avec
table-the-captain-is-thinking = Le Capitaine réfléchit…
table-hint-progress = Progression du conseil
table-the-captain-suggests = Le Capitaine conseille :
table-averaging-points = , avec { $score ->
    [one] { $score } point
    [many] { $score } de points
   *[other] { $score } points
} en moyenne
table-wins-about-of-simulations-to = Gagne environ { $percent } des { $trials } simulations ({ $percent2 } à { $percent3 }){ $detail }.
table-dismiss-hint = Fermer le conseil
table-hint-then = Ensuite :
table-hint-or = Ou :
table-hint-as-good = à peu près aussi bon
table-hint-cost-wins = { $percent ->
    [one] { $percent } point de chances de gagner en moins
    [many] { $percent } points de chances de gagner en moins
   *[other] { $percent } points de chances de gagner en moins
}
table-hint-cost-points = { $points ->
    [one] environ { $points } point de moins
    [many] environ { $points } points de moins
   *[other] environ { $points } points de moins
}
table-hint-guess = Une estimation rapide : la recherche est encore en cours de compilation.
table-move-of = , coup { $played } sur { $moves }
table-chapter-of = chapitre { $lesson } sur { $chapters }{ $detail }
table-how-to-win = Comment gagner :
table-play-game-own = Jouer une vraie partie
table-next-chapter = Chapitre suivant
table-all-chapters = Tous les chapitres
table-log-newest-first = Journal, du plus récent au plus ancien
table-only-legal-move-played-automatically = Seul coup permis, joué automatiquement.
table-seal-shown = Les dés et les cartes ont été scellés avant le premier coup :
table-earlier = Voir plus ancien
table-more = Plus
table-others-moves = Coups des autres
table-propose-a-takeback = Proposer de reprendre un coup
table-offer-a-draw = Proposer la nulle
table-light-theme = Thème clair
table-dark-theme = Thème sombre
table-leave-table = Quitter la table
table-takebacks-so-far = Coups repris jusqu'ici : { $times }
table-skip = Passer
table-skip-to-the-prompt = Aller aux choix
table-speed-of-others-moves = Vitesse des coups des autres
table-rated-no-hints-leaving-game = Classée : pas de conseils, et qui quitte la partie la perd, même si un bot prend la suite.
table-why-not-title = Pourquoi ce n'est pas permis
table-not-allowed = Pas permis.
table-read-the-rule = Lire la règle
table-offered-draw-waiting-others = Tu proposes la nulle. En attente des autres.
table-proposed-takeback-waiting-others = Tu proposes de reprendre un coup. En attente des autres.
table-accept = Accepter
table-no = Refuser
table-bot-until-someone-joins = bot en attendant quelqu'un
table-bot-playing = le bot { $bot } joue
table-bot = bot
table-your-move = à toi de jouer
table-here-seat = là
table-away-seat = pas là
table-out-of-time = temps écoulé
table-left-and-lost = a quitté et perdu
table-resigned = abandon
table-left-seat = a quitté la table
table-won = a gagné
table-points = points
table-loses-at = perd à { $time }
table-sit-here = Prendre cette place
table-replace-with-bot = Remplacer par un bot :
table-add-a-bot = Ajouter un bot :
table-players-who-not-back-within = Qui n'est pas de retour dans les dix minutes perd la partie.
table-replace-with = Remplacer par le bot { $bot }
table-add-bot = Ajouter le bot { $bot }
table-seat-summary = Résumé des places
table-to-move = , à jouer
table-seats-and-scores = Places et scores
table-copied = Copié.
table-selected-copy-keyboard = Sélectionné : copie-le au clavier.
table-anyone-link-can-take-free = Avec ce lien, n'importe qui peut prendre une place libre, sans compte.
table-anyone-link-can-watch = Avec ce lien, n'importe qui peut regarder.
table-link-to-this-table = Lien vers cette table
table-copy = Copier
table-or-share-the-code = Ou donne le code : { $id }
table-fair-dice = Des dés non pipés
table-every-die-card-game-fixed = Chaque dé et chaque carte de cette partie ont été fixés et scellés avant le premier coup. À la fin, la graine est révélée et chacun peut vérifier que tout concorde. Ton navigateur a noté le sceau ; note-le aussi si tu veux.
table-game-rated-stay-away-lose = Cette partie est classée : si tu ne reviens pas, tu la perds.
table-table = Table
table-table-not-found = Table introuvable
table-loading-the-table = Chargement de la table…
table-table-game-id = { $game }, table { $id }
table-log-and-chat = Journal et chat
table-what-you-can-do = Ce que tu peux faire
table-game-over = La partie est terminée
table-waiting-for-players = En attente de joueurs
table-your-turn = À toi de jouer.
table-turn-of = À { $who } de jouer
table-is-thinking = { $who } réfléchit…
table-plan-position-changed = Arrêté : la position n’est plus celle que tu avais prévue.
table-plan-stopped = Arrêté. { $sentence }
table-plan-stop = Arrêter
table-plan-under-way = { $moves ->
    [one] Encore { $moves } coup…
    [many] Encore { $moves } de coups…
   *[other] Encore { $moves } coups…
}
table-choose = choisir
table-why = pourquoi
table-come-back = Revenir
table-seat-yours-until-after-lose = Ta place est à toi jusqu'à { $time } ; ensuite, tu perds la partie.
table-your-seat-is-still-yours = Ta place est toujours à toi.
table-there-free-seat-no-account = Il y a une place libre. Pas besoin de compte.
table-invite-a-friend = Inviter des amis
table-add-bot-free-seat = Ou mets un bot à la place libre.
table-you-watch = Tu regardes.
table-about = Table { $about }
table-unrated = non classée
table-daily-challenge = défi du jour
table-private = privée
table-spectators = { $watching ->
    [one] { $watching } spectateur
    [many] { $watching } de spectateurs
   *[other] { $watching } spectateurs
}
table-continues-from-move-another-game = à partir du coup { $move } d'une autre partie
table-a-chapter-of-the-guide = un chapitre du guide
table-longhaul-home-page = Longhaul, page d'accueil
table-share = Partager
table-phases-of-the-turn = Phases du tour
table-done = terminé :
table-new-to = Tu découvres { $game } ?
table-invited-you = { $name } t'invite à jouer à { $game }
table-got-it = Compris
table-show-me = Montre-moi
table-not-allowed-right-now-choose = Pas permis pour l'instant. Choisis un coup pour savoir pourquoi :
table-or-type-any-move-like = Ou saisis n'importe quel coup, par exemple
table-try-it = Essayer

## Board

board-none = aucun
board-yes = oui
board-no = non
board-more = { $good } : une unité de plus
board-fewer = { $good } : une unité de moins
board-how-many = { $good } : combien
board-then-done = puis terminer
board-chosen = { $units } sur { $total }
board-of-spaces-taken = { $units ->
    [one] { $units } place prise
    [many] { $units } de places prises
   *[other] { $units } places prises
} sur { $room }

## Challenge

challenge-h-min = { $hours } h { $value } min
challenge-minute = { $minutes ->
    [one] { $minutes } minute
    [many] { $minutes } de minutes
   *[other] { $minutes } minutes
}
challenge-so-far = { $people ->
    [one] { $people } joueur
    [many] { $people } de joueurs
   *[other] { $people } joueurs
} jusqu'ici
challenge-no-results-yet = Pas encore de résultats
challenge-you-did-not-finish = Tu n'as pas terminé
challenge-your-game-is-waiting = Ta partie t'attend
challenge-place-of = { $message }, rang { $place } sur { $people }

## Common

common-not-allowed-now = Pas permis pour l'instant
common-ship = Vaisseau
common-points = { $value } points
common-start = Début
# A number that something counts up to, or a name: "Règles : Dice Traders"
common-of = { $ceiling ->
    [one] sur { $ceiling }
    [many] sur { $ceiling }
    [other] sur { $ceiling }
   *[name] : { $ceiling }
}
common-you = Toi
common-missed = Raté
common-score = Score
common-checking = Vérification…
common-seed = Graine
common-normal = Normal
common-slow = Lent
common-daily-challenge = Défi du jour
common-games = Parties
common-won = Gagné
common-who-won = Gagné par { $list }
common-replay = Replay
common-share = { $won } se partagent la victoire
common-board = Plateau
common-set-up-a-table = Préparer une table
common-result = Résultat
common-own = {" "}(toi)
common-play-todays = Jouer le défi
common-seat = { $low ->
    [one] { $low } joueur
    [many] { $low } de joueurs
   *[other] { $low } joueurs
}
common-seats = { $low }–{ $high } joueurs
common-solo = Solo
common-min = { $minutes } min
common-show-fewer = Voir moins
common-all = Tout voir ({ $rows })
common-sit-down = Prendre place
common-rated = classée
common-casual-hints-allowed = amicale, conseils permis
common-your-move = À toi de jouer
common-log = Journal
common-seats-title = Places
common-to-move = à jouer

## Home

home-one-space-trading-game = Un jeu de commerce spatial
home-two-space-trading-games = Deux jeux de commerce spatial
home-three-space-trading-games = Trois jeux de commerce spatial
home-four-space-trading-games = Quatre jeux de commerce spatial
home-space-trading-game = { $list ->
    [one] { $list } jeu
    [many] { $list } de jeux
   *[other] { $list } jeux
} de commerce spatial
home-pick-ship-make-fortune = Choisis un vaisseau, fais fortune.
home-space-trading-games = Des jeux de commerce spatial
home-against-bots-friends-one-click = { $detail }, contre des bots ou entre amis. Un clic, pas de compte.
home-no-connection-server-retrying = Pas de connexion au serveur. Nouvel essai…
home-pause-previews = Figer les aperçus
home-play-previews = Animer les aperçus
home-open-a-finished-game = Ouvrir une partie terminée
home-every-finished-game-can-downloaded = Toute partie terminée peut être téléchargée. Importes-en une pour la revoir, ou pour la continuer à partir du coup de ton choix.
home-this-server = Ce serveur
home-longhaul-tabletop-space-trading-games = Longhaul{ $detail } : des jeux de société de commerce spatial, fidèles à toutes leurs règles. Pas de publicité, pas de pistage, rien qui vienne d'ailleurs. Les dés et les cartes sont scellés avant le premier coup : chacun peut les vérifier après le dernier.
home-in-use-right-now = { $tables ->
    [one] { $tables } table occupée
    [many] { $tables } de tables occupées
   *[other] { $tables } tables occupées
} en ce moment.
home-can-played-now-bots-get = On peut déjà jouer à { $list } ; les bots iront plus vite quand les règles seront compilées.
home-same-dice-cards-everyone-one = Les mêmes dés et les mêmes cartes pour tout le monde. Un seul essai.
home-results = Résultats
home-learn = Apprendre
home-step-by-step = {" "}: { $game }, pas à pas
home-play-now-against-bots = Jouer maintenant : { $game } contre des bots
home-start-here = Pour débuter
home-play-now = Jouer maintenant
home-import-a-game = Importer une partie
home-have-a-code = Tu as un code ?
home-code-or-link = Code ou lien
home-join = Rejoindre
home-not-valid-code-table-link = Ce n'est ni un code ni un lien de table valable.
home-my-games = Mes parties
home-games-will-appear-here-when = Tes parties apparaîtront ici quand la connexion sera revenue.
home-games-start-appear-here-so = Les parties que tu commences apparaissent ici : tu peux les continuer quand tu veux. Appuie sur « Jouer maintenant » ci-dessus.
home-open-tables = Tables ouvertes
home-no-open-tables-right-now = Aucune table ouverte pour l'instant. Prépares-en une avec une place libre : elle apparaîtra ici pour tout le monde.
home-watch = Regarder
home-at = à { $game }
home-loading = Chargement…
home-bot = { $bots ->
    [one] { $bots } bot
    [many] { $bots } de bots
   *[other] { $bots } bots
}
home-of-seats-free = { $freeSeats ->
    [one] { $freeSeats } place libre
    [many] { $freeSeats } de places libres
   *[other] { $freeSeats } places libres
} sur { $seats }
home-with = avec { $with }
home-waiting-for-players = en attente de joueurs
home-resume = Continuer
home-over = Terminé
home-lost = Perdu

## Live

live-connection-lost-reconnecting-nothing-lost = Connexion coupée. Reconnexion… Rien n'est perdu.
live-reconnected-you-missed-nothing = Connexion rétablie. Tu n'as rien manqué.
live-reconnected-you-missed-one-event = { $missed ->
    [one] Connexion rétablie. Tu as manqué un événement.
    [many] Connexion rétablie. Tu as manqué { $missed } d'événements.
   *[other] Connexion rétablie. Tu as manqué { $missed } événements.
}
live-missed-one-event-marked-log = { $missed ->
    [one] Tu as manqué un événement ; il est marqué dans le journal.
    [many] Tu as manqué { $missed } d'événements ; ils sont marqués dans le journal.
   *[other] Tu as manqué { $missed } événements ; ils sont marqués dans le journal.
}
live-game-had-already-moved-so = La partie avait déjà avancé : rien n'a été fait. Voici la position actuelle.
live-position-changed-ask-new-hint = la position a changé ; demande un nouveau conseil
live-hint-lost-ask-again = le conseil s'est perdu ; redemande-le
live-server-cannot-reached-right-now = le serveur est injoignable pour le moment
live-the-server-responded-with = le serveur a répondu { $status }
live-could-not-load-earlier-entries = Impossible de charger les entrées précédentes : { $value }.
live-instant = Instantané
live-there-no-connection-right-now = il n'y a pas de connexion pour le moment
live-the-connection-was-lost = la connexion a été coupée

## Notices

notices-notifications-unread = Notifications : { $unread ->
    [one] { $unread } non lue
    [many] { $unread } non lues
   *[other] { $unread } non lues
}
notices-notifications = Notifications
notices-mark-all-as-read = Tout marquer comme lu
notices-unread = Non lue :
notices-nothing-yet-when-turn-correspondence = Rien pour l'instant. Quand ce sera ton tour dans une partie par correspondance, tu le verras ici.

## Page

page-this-page-did-not-load = Cette page ne s'est pas chargée
page-server-may-restarting-may-offline = Le serveur redémarre peut-être, ou tu es hors ligne. Rien n'est perdu ; nous continuons d'essayer.
page-try-again = Réessayer
page-home = Accueil
page-one-moment = Un instant…
page-day = { $days ->
    [one] { $days } jour
    [many] { $days } de jours
   *[other] { $days } jours
}
page-account = Compte
page-sign-in = Se connecter
page-ladder = Classement
page-rules = Règles
page-puzzles = Problèmes
page-language = Langue
page-offline-pages-have-seen-still = Tu es hors ligne. Les pages que tu as déjà vues marchent encore ; le reste reviendra avec la connexion.
page-skip-to-content = Aller au contenu
page-light = Clair
page-dark = Sombre
page-system = Système
page-theme = Thème
page-play = Jouer
page-pages = Pages
page-playing-as = Tu es
page-close = Fermer
page-against = contre
page-zoom-in = Zoom avant
page-zoom-out = Zoom arrière
page-show-the-whole-map = Voir toute la carte
page-unknown = inconnue
page-that-didnt-work = Ça n'a pas marché
page-seat-free = Place { $number } (libre)
page-no-clock = sans pendule
page-per-turn = { $base ->
    [one] { $base } jour
    [many] { $base } de jours
   *[other] { $base } jours
} par tour
page-time-per-turn = { $duration } par tour
page-per-game = { $duration } par partie
page-per-game-s-per-turn = { $duration } par partie + { $increment } s par tour
page-just-now = à l'instant
page-minutes-ago = il y a { $past ->
    [one] { $past } minute
    [many] { $past } de minutes
   *[other] { $past } minutes
}
page-hours-ago = il y a { $past ->
    [one] { $past } heure
    [many] { $past } d'heures
   *[other] { $past } heures
}
page-days-ago = il y a { $past ->
    [one] { $past } jour
    [many] { $past } de jours
   *[other] { $past } jours
}

## Premoves

premoves-done = Terminé

## Table

table-other = Autres
table-hint = conseil
table-press-again-to-confirm = Appuie encore une fois pour confirmer
table-press-again = { $sentence }. Appuie encore une fois : { $name }
table-with-a-warning = avec un avertissement
table-offers-a-draw = { $seat } propose la nulle.
table-proposes-a-takeback = { $seat } propose de reprendre un coup.
table-guide-for-now = Pour l'instant : { $label }.
table-takes-back-a-move = { $seat } reprend un coup.
table-accepts = { $seat } accepte.
table-declines = { $seat } refuse.
table-joins = { $text-name } prend place.
table-the-bot-joins-as = Le bot { $bot } prend la place { $letter }.
table-leaves-the-table = { $seat } quitte la table.
table-the-bot-takes-over-for = Le bot { $bot } remplace { $seat }.
table-resigns = { $seat } abandonne.
table-ran-out-of-time = { $seat } a épuisé son temps.
table-left-the-game-and-lost = { $seat } quitte la partie et la perd.
table-game-will-not-rated = Cette partie ne sera pas classée.
table-server-down-nobody-lost-time = Le serveur était arrêté ; personne n'a perdu de temps.
table-the-game-is-lost = La partie est perdue.
table-you-made-it = Tu as réussi.
table-made-it = { $name } a réussi.
table-nobody-wins = Personne ne gagne.
table-you-win = Tu gagnes.
table-wins = { $value } gagne.
table-share-the-win-you = { $list }, vous partagez la victoire.
table-share-the-win = { $list } se partagent la victoire.
table-you-came-second = Tu finis deuxième.
table-you-came-third = Tu finis troisième.
table-you-came-fourth = Tu finis quatrième.
table-you-came-fifth = Tu finis cinquième.
table-you-came-sixth = Tu finis sixième.
table-you-came-th = Tu finis { $place }e.

## Verify

verify-passed = Réussi
verify-failed = Échec
verify-not-checked = Pas vérifié
verify-verify-again = Vérifier encore
verify-verify = Vérifier
verify-every-shuffle-roll-checks-out = Chaque mélange et chaque lancer est exact.
verify-something-does-not-check-out = Quelque chose ne concorde pas.
verify-move-by-move = { $rolls ->
    [one] { $rolls } lancer ou tirage
    [many] { $rolls } de lancers et de tirages
   *[other] { $rolls } lancers et tirages
}, coup par coup
verify-rolls-and-draws = Lancers et tirages
verify-move = Coup { $move }
verify-before-move-1 = Avant le coup 1
verify-seal = Sceau
verify-salt = Sel
verify-do-not-trust-us = Ne nous crois pas sur parole : télécharge la partie et lance { $command } sur ta propre machine.
verify-seed-64-bits-generator-philox = La graine a 64 bits et le générateur (Philox) n'est pas cryptographique : c'est assez pour jouer entre amis, pas pour jouer de l'argent. C'est pourquoi rien de la graine n'est révélé avant la fin, sauf son sceau : le SHA-256 de la graine et de 128 bits de sel.
verify-seal-recomputed-browser-matches = sceau recalculé dans ton navigateur : il concorde
verify-seal-recomputed-browser = sceau recalculé dans ton navigateur : c'est { $given }
verify-browser-cannot-recompute-seal-here = ton navigateur ne peut pas recalculer le sceau ici (il lui faut HTTPS) ; la vérification du serveur est ci-dessous
verify-browser-did-not-see-game = ton navigateur n'a pas vu la partie commencer et n'a donc pas noté de sceau
verify-seal-browser-saved-during-game = c'est bien le sceau que ton navigateur a noté pendant la partie
verify-browser-had-saved-different-one = ton navigateur en avait noté un autre : { $noted }

## Ce que les navigateurs montrent sans le script de la page

static-about = Le commerce spatial sur table, contre des bots ou des amis. Un clic, sans compte.
static-no-script = Cette page a besoin de JavaScript. On peut aussi jouer dans un terminal : { $command }.
static-offline = Pas de connexion : Longhaul est injoignable pour le moment, et ce navigateur n'en a gardé aucune page. Réessayer :
