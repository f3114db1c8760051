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

## How a game ends before its rules end it

ending-resigned = abandon
ending-agreed-to-be-a-draw = match nul d'un commun accord
ending-the-others-left = les autres sont partis
ending-the-others-ran-out-of-time = les autres ont épuisé leur temps
ending-the-others-resigned = les autres ont abandonné
ending-the-others-resigned-or-ran-out-of-time = les autres ont abandonné ou épuisé leur temps
ending-the-rules-or-the-cards-of-the-game-have-changed = les règles ou les cartes du jeu ont changé

## Premoves

premove-phase = { $stage } : { $phase }

## Commands at a table

rejected-old-rules-table = la table { $text-table } a commencé avec d'autres règles ou d'autres cartes et ne peut pas continuer ici
rejected-not-your-turn = ce n'est pas ton tour
rejected-waiting = la partie commence quand toutes les places sont prises : envoie le lien ou ajoute un bot
rejected-time-up = ton temps est écoulé
rejected-over = la partie est terminée
rejected-stale = la table a avancé : elle en est à la version { $version }, ta vue à la { $own }
rejected-entry = l'entrée { $number } ne suit pas l'entrée { $version }
rejected-snapshot = table { $text-table } : la position enregistrée est illisible : { $text }
rejected-not-seated = tu n'as pas de place à cette table
rejected-no-such-seat = il n'y a pas de place { $number } ; il y en a { $seats }
rejected-no-bot-level = il n'y a pas de bot « { $text-bot } » ; il y a { JOIN($text-known, ", ") }
rejected-daily-takeback = on ne reprend pas de coup dans le défi du jour : chacun n'a qu'un essai
rejected-others-acted = quelqu'un d'autre a joué depuis ; demande son accord
rejected-revealed = des dés ou des cartes ont été révélés depuis ; demande l'accord des autres
rejected-nothing-to-take-back = il n'y a rien à reprendre
rejected-ask = tu peux demander undo ou draw, pas « { $text-what } »
rejected-request-open = réponds d'abord à la demande en cours
rejected-nobody-to-ask = il n'y a personne à qui demander
rejected-no-request = il n'y a pas de demande en cours
rejected-not-to-answer = ce n'est pas à toi de répondre
rejected-seated = tu as déjà une place à cette table
rejected-seat-taken = cette place est prise
rejected-person-there = quelqu'un occupe cette place
rejected-bot-there = un bot y joue déjà
rejected-nobody-to-replace = il n'y a personne à remplacer à cette place
rejected-in-time = par correspondance, on ne remplace personne avant la fin de son temps
rejected-daily-bot = dans le défi du jour, aucun bot ne peut continuer à ta place
rejected-time-left = il reste du temps
rejected-no-clock = aucune pendule ne tourne
rejected-not-at-stake = aucune partie classée n'est en jeu
rejected-not-rated = cette partie n'est pas classée
rejected-record-secret = l'enregistrement révèle la graine ; tu pourras l'avoir à la fin de la partie
rejected-no-daily = « { $text-game } » n'a pas de défi du jour ; il y en a un pour { JOIN($game, ", ") }
rejected-still-today = un défi du jour peut être regardé quand sa journée est finie, à minuit UTC

## Premoves

rejected-premove = coup anticipé { $place } : { $reason }
rejected-premove-solo = une partie en solo n'a pas de coups anticipés : c'est toujours ton tour
rejected-premove-pace = sauf par correspondance, tu ne peux que passer d'avance
rejected-premove-phase = « { $text-action } » ne se joue pas dans la phase « { $text-phase } »
rejected-premove-own-seat = une condition doit porter sur la place d'un autre joueur
rejected-premove-twice = un coup anticipé ne peut être qu'une fois dans la liste
rejected-premove-gone = le coup anticipé { $place } a été joué ou retiré entre-temps ; recharge la page
rejected-premoves-many = tu peux avoir au plus { $most } coups anticipés à une table, pas { $count }
rejected-no-phase = on ne décide rien dans une phase « { $text-phase } » ; on décide dans { JOIN($text-known, ", ") }
premove-action = { $title } : { JOIN($things, ", ") }
premove-unmet-move = le dernier coup de { $seat } n'était pas « { $action } »
premove-unmet-turn = { $seat } n'a pas joué « { $action } » à son dernier tour
premove-unmet = « { $action } » : { $reason }.
premove-forbidden = « { $action } » : { $reason } ({ $text-clause }).
premove-not-played = Ton coup anticipé n'a pas été joué. { JOIN($reasons, " ") }
premove-not-played-removed = Ton coup anticipé n'a pas été joué. { JOIN($reasons, " ") } Tes autres coups anticipés ont été retirés.
premoves-taken-back = Tes coups anticipés ont été retirés : un de tes coups a été repris.

## Setting up a table

rejected-setup = { $text-part-id ->
    [seats] places
    [clock] pendule
    [content] jeu de cartes
    [rated] classement
   *[other] { $text-part }
} : { $reason }
rejected-setup-seats = { $game } se joue de { $low } à { $high }, pas à { $count }
rejected-setup-seats-exactly = { $game } se joue à { $low }, pas à { $count }
rejected-setup-seat = la place { $number } est « { $text-seat } », mais peut être { JOIN($text-known, ", ") }
rejected-setup-own-seats = tu ne peux prendre qu'une place
rejected-setup-solo-clock = une partie en solo n'a pas de pendule
rejected-setup-solo-rated = une partie en solo ne peut pas être classée
rejected-setup-pace = « { $text-pace } » n'est pas parmi { JOIN($text-known, ", ") }
rejected-setup-base = { $text-base } n'est pas entre { $low } et { $high } pour la pendule « { $text-pace } »
rejected-setup-increment = un incrément va de 0 à { $high } secondes, et seulement pour la pendule « game »
rejected-no-set = il n'y a pas de jeu de cartes « { $text-set } » ; il y a { JOIN($text-known, ", ") }

## Setting up a game

rejected-unknown-game = il n'y a pas de jeu « { $text-game } » ; il y a { JOIN($text-known, ", ") }
rejected-game-seats = { $game } se joue { $high ->
    [1] à 1
   *[other] de { $low } à { $high }
}, pas à { $text-count }
rejected-seed = une graine est un nombre entier de 0 à 2^64 - 1, pas { $text-seed }
rejected-no-option = il n'y a pas d'option « { $text-option } » ; ce jeu a { JOIN($text-known, ", ") }
rejected-option-switch = option { $text-option } : « { $text-value } » n'est ni on ni off
rejected-option-choice = option { $text-option } : « { $text-value } » n'est pas parmi { JOIN($text-known, ", ") }
rejected-option-bounds = option { $text-option } : { $text-value } n'est pas entre { $low } et { $high }

## Actions by their text forms

rejected-action-number = il n'y a pas d'action { $text-action } ; les actions vont de 0 à { $text-last }
rejected-action-verb = « { $text-action } » : aucune action ne s'appelle « { $text-verb } » ; il y a { JOIN($text-known, ", ") }
rejected-action-form = « { $text-action } » : cette action s'écrit { $text-form }
rejected-action-word = « { $text-action } » : parmi { $text-kind }, il n'y a pas « { $text-word } » ; il y a { JOIN($text-known, ", ") }

## Recorded games

rejected-record-setup = la partie ne peut pas avoir commencé ainsi : { $reason }
rejected-record-rules = joué selon la version { $text-version } des règles de { $game } ; ce programme a la version { $text-own }
rejected-record-content = joué avec le jeu de cartes « { $text-set } » ({ $text-hash }) ; ici, il y a « { $text-own } » ({ $text-own-hash })
rejected-record-action = l'action { $number } de l'enregistrement est { $text-action }, ni un numéro ni une forme écrite
rejected-record-illegal = l'action { $number } de l'enregistrement ne peut pas être jouée : { $reason }
rejected-record-result = selon l'enregistrement, on arrive à { $text-recorded }, mais on arrive à { $text-right }
rejected-record-form = { $text-file } : ce n'est pas un enregistrement de partie : il faudrait un objet JSON
rejected-record-format = { $text-file } : est au format { $text-format } ; ce programme lit le format { $text-own }

## Why a game is not rated

unrated-owner = un joueur affronte son propre bot, ou deux bots ont le même propriétaire
unrated-address = deux des joueurs partagent une adresse internet
unrated-pair = ces joueurs ont atteint la limite du jour de parties classées entre eux
unrated-taken-back = une décision a été reprise
unrated-drawn = les joueurs se sont accordés sur la nulle
unrated-aborted = le serveur a mis fin à la partie
unrated-inherited = un joueur a repris une place pour laquelle un autre avait joué
unrated-short = elle a pris fin avant que chaque joueur ait eu { $turns } tours
unrated-alone = il n'y avait pas d'adversaire pour le classement

## Results of daily challenges

daily-credits = { $credits } cr
daily-paid = tout payé, il reste { $credits } V
daily-lost = perdu au mois { $month }, tour { $turn }
daily-gave-up = abandon
daily-unfinished = pas terminé
daily-playing = en train de jouer

## Verification of records

check-seal = la graine et le sel donnent le sceau { $text-seal }
check-seal-differs = le sha256 du sel et de la graine est { $text-seal }, mais le sceau de l'enregistrement est { $text-given } : { $text-blame-id ->
    [commitment] le sceau a été modifié
    [seed] la graine ou le sel a été modifié
   *[any] la graine, le sel ou le sceau a été modifié
}
check-seal-missing = { $text-missing } manque dans l'enregistrement : le sceau ne peut pas être vérifié
check-no-seal = l'enregistrement n'a pas de sceau, comme toutes les parties jouées dans un terminal
check-noted = c'est bien le sceau noté au début de la partie
check-noted-given = l'enregistrement cite le sceau noté, mais sa graine et son sel ne le donnent pas
check-noted-differs = le sceau noté est { $text-noted } : l'enregistrement est celui d'une autre partie ou d'une autre graine
check-origin = jouée avec les règles version { $version } de { $game }, jeu de cartes « { $text-set } » ({ $text-hash })
check-actions = tous les coups ({ $count }) sont permis
check-not-reached-start = { $text-what-id ->
    [actions] les coups n'ont pas pu être vérifiés
    [trail] les positions n'ont pas pu être vérifiées
    [rolls] les lancers n'ont pas pu être vérifiés
   *[result] le résultat n'a pas pu être vérifié
} : la partie n'a pas pu commencer
check-not-reached-actions = { $text-what-id ->
    [actions] les coups n'ont pas pu être vérifiés
    [trail] les positions n'ont pas pu être vérifiées
    [rolls] les lancers n'ont pas pu être vérifiés
   *[result] le résultat n'a pas pu être vérifié
} : tous les coups n'ont pas pu être joués
check-trail = chaque coup ({ $count } en tout) mène à la position enregistrée
check-trail-length = la chaîne a { $links } maillons pour { $moves } coups : des coups ont été ajoutés ou retirés
check-trail-start = avant le coup 1 : la partie ne commence pas comme le dit l'enregistrement : une option, les places, les cartes, la graine ou la chaîne a été modifiée
check-trail-strayed = { $move } ne mène pas à la position enregistrée : le coup, la graine ou la chaîne y a été modifié
check-untraced = { $text-missing } manque dans l'enregistrement : ce qui s'y trouvait a été retiré
check-no-trail = l'enregistrement ne dit pas où mène chaque coup
check-no-rolls = l'enregistrement ne dit pas ce qui a été lancé et tiré à chaque coup
check-rolls = chaque lancer et chaque tirage ({ $count } en tout) découle de la graine
check-roll-unknown = coup { $text-move } : l'enregistrement contient un lancer, mais il n'y en a pas eu
check-roll-missing = { $move } : l'enregistrement n'y contient ni lancer ni tirage, mais il y en a eu un
check-roll-differs = { $move } : l'enregistrement montre { $says }, mais la graine donne { $gives } : un lancer ou la graine a été modifié
check-move = le coup { $number } ({ $text-action } de { $seat })
check-before-first = avant le coup 1
check-nothing-more = rien de plus
check-result = les coups mènent au résultat : { $ending }, scores { JOIN($scores, ", ") }, victoire de { $seat }
check-result-nobody = les coups mènent au résultat : { $ending }, scores { JOIN($scores, ", ") }, sans vainqueur
check-result-early = les coups mènent aux scores { JOIN($scores, ", ") } ; la partie a pris fin plus tôt (abandon ou nulle)
check-result-differs = le résultat ne découle pas des coups : { JOIN($parts, " ; ") } ; un résultat ou un coup a été modifié
check-result-part = { $text-what } vaut { $text-recorded } dans l'enregistrement, mais devrait valoir { $text-right }

## Requests in general

rejected-internal = quelque chose a échoué de notre côté ; c'est noté
rejected-unavailable = la base de données est indisponible pour le moment ({ $text })
rejected-busy = le serveur est occupé ; réessaie dans un instant
rejected-closing = le serveur s'arrête ; réessaie dans un instant
rejected-restarted = le serveur a redémarré entre-temps
rejected-too-many = trop de requêtes ; réessaie dans { COUNT($seconds, "second") }
rejected-bad-request = cette requête est incompréhensible
rejected-bad-method = cette adresse n'accepte pas cette méthode
rejected-nothing-here = il n'y a rien ici
rejected-invalid = valeur non valable : { $text }
rejected-no-body = il faut un contenu en JSON
rejected-body-depth = le contenu est trop profondément imbriqué
rejected-body-size = c'est trop volumineux
rejected-body-bytes = la requête dépasse { $most } octets
rejected-bad-json = le contenu n'est pas du JSON valable
rejected-not-json = le contenu doit être du JSON : envoie Content-Type: application/json
rejected-content-length = l'en-tête Content-Length n'est pas un nombre
rejected-cut-off = la connexion a été fermée avant que tout soit arrivé
rejected-socket = ce socket a été refusé
rejected-host = ce serveur ne répond pas à ce nom d'hôte ; son exploitant peut l'indiquer avec --public-url
rejected-cross-site = cette requête vient de la page d'un autre site, ou ne prouve pas le contraire
rejected-csrf = l'en-tête X-Longhaul-CSRF manque ou est faux ; GET /api/me donne sa valeur
rejected-metrics = seule cette machine peut lire les mesures
rejected-not-stored = l'enregistrement a échoué : { $text }

## Accounts

rejected-not-signed-in = tu n'es pas connecté ; joue en invité ou connecte-toi
rejected-nobody = joue en invité ou connecte-toi d'abord
rejected-guest = les invités ne le peuvent pas ; crée d'abord un compte
rejected-not-for-bots = les bots ne le peuvent pas ; leur propriétaire le peut
rejected-not-for-bots-browser = les bots ne le peuvent pas ; leur propriétaire le peut, dans un navigateur
rejected-wrong-login = nom ou mot de passe incorrect
rejected-wrong-password = mot de passe incorrect
rejected-banned = le compte « { $text-name } » est banni de ce serveur
rejected-bad-token = ce jeton n'est pas valable ; il a peut-être été révoqué
rejected-no-session = cette session n'existe pas
rejected-no-account = ce compte n'existe plus
rejected-claimed = ce compte a déjà un nom et un mot de passe
rejected-no-bot = ce bot n'existe pas
rejected-delete-bot = seul son propriétaire peut supprimer un bot
rejected-too-many-bots = tu peux avoir au plus { $most } bots
rejected-name-taken = le nom « { $text-name } » est pris
rejected-name-length = un nom a de { $low } à { $high } caractères
rejected-name-character = un nom peut contenir des lettres, des chiffres, des espaces, - et _, mais pas « { $text-character } »
rejected-name-invisible = un nom peut contenir des lettres, des chiffres, des espaces, - et _, mais pas le caractère invisible { $text-code }
rejected-name-spaces = un nom ne commence ni ne finit par une espace, et n'en a pas deux de suite
rejected-name-reserved = « { $text-name } » pourrait passer pour quelqu'un d'autre ; choisis un autre nom
rejected-name-empty = il faut au moins une lettre ou un chiffre dans un nom
rejected-name-accents = dans un nom, les accents suivent une lettre, { $most } au plus sur chacune
rejected-name-scripts = un nom ne mélange pas lettres latines, grecques et cyrilliques : beaucoup se ressemblent
rejected-password-length = un mot de passe a de { $low } à { $high } caractères
rejected-password-is-name = le mot de passe ne doit pas être le nom : c'est ce qu'on essaierait d'abord
rejected-password-common = ce mot de passe est trop courant ; choisis-en un autre

## E-mail addresses

rejected-no-mail = ce serveur n'envoie pas d'e-mails
rejected-bad-address = ce n'est pas une adresse e-mail ; elle ressemble à nom@example.org
rejected-address-confirmed = cette adresse est déjà confirmée
rejected-address-changed = cette adresse a été changée ou retirée depuis
rejected-link-expired = ce lien a expiré ; demandes-en un nouveau dans ton compte
rejected-bad-link = ce lien n'est pas valable ou il est incomplet

## Tables of the server

rejected-no-table = il n'y a pas de table « { $text-table } »
rejected-old-rules = cette partie a été jouée avec une version antérieure des règles ou des cartes et ne peut plus être montrée
rejected-old-rules-scores = cette partie a été jouée avec une version antérieure des règles ou des cartes et ne peut plus être montrée ; les scores étaient { JOIN($scores, ", ") }
rejected-other-server = un autre serveur a modifié cette table ; vérifie la position et réessaie
rejected-fenced = la table { $text-table } a été modifiée ailleurs ; elle est rechargée
rejected-too-many-commands = trop de commandes attendent à cette table
rejected-full = aucune place n'est libre à cette table
rejected-not-yours = seuls les joueurs et l'hôte de cette table le peuvent
rejected-had-no-seat = tu n'avais pas de place à cette table
rejected-no-rematch-yet = tu pourras demander une revanche à la fin de la partie
rejected-not-watched = il faut d'abord regarder la table
rejected-too-many-tables = tu peux regarder au plus { $most } tables à la fois
rejected-message-size = un message a au plus { $most } octets
rejected-bad-message = message non valable : { $text }
rejected-empty = le message est vide
rejected-chat-length = un message a au plus { $most } caractères
rejected-muted = tu ne peux pas écrire dans le chat pour le moment ; tu peux toujours jouer

## Phrases toutes prêtes du chat

phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-nice-move = Joli coup
phrase-oops = Oups…
phrase-thanks = Merci !
phrase-your-move = À toi de jouer
phrase-rematch = Revanche ?

## Hints, puzzles, lessons, daily challenges, replays and records

rejected-hint-turn = les conseils sont pour le joueur dont c'est le tour
rejected-hint-daily = il n'y a pas de conseils dans le défi du jour
rejected-hint-rated = il n'y a pas de conseils dans une partie classée
rejected-too-many-jobs = attends que tes autres demandes soient finies
rejected-no-job = cette tâche n'existe pas
rejected-no-player = il n'y a personne du nom de « { $text-player } » ici
rejected-no-puzzle = il n'y a pas de problème « { $text-puzzle } »
rejected-no-puzzle-move = « { $text-move } » n'est pas un coup de ce problème
rejected-old-puzzle = le problème { $text-puzzle } a été fait pour d'autres règles ou cartes ; génères-en de nouveaux
rejected-no-chapter = le guide a { COUNT($chapters, "chapter") } ; il n'y a pas de chapitre { $text-number }
rejected-no-day = « { $text-day } » n'est pas une date comme 2026-11-15
rejected-future-day = le { $text-day } est encore à venir
rejected-no-game = il n'y a pas de partie « { $text-game } »
rejected-no-move = la partie n'a pas de coup { $move } ; le dernier est le { $moves }
rejected-over-there = la partie y est terminée : continue à partir d'un coup antérieur
rejected-seats = cette partie en a { $seats }, pas { $count }
rejected-replay-slow = rejouer cette partie prend trop de temps
rejected-no-record = il n'y a pas d'enregistrement « { $text-record } »
rejected-too-many-records = tu peux garder au plus { $most } enregistrements ici
rejected-record = enregistrement : { $reason }
rejected-record-set = joué avec le jeu de cartes « { $text-set } », que nous n'avons pas
rejected-record-json = ce n'est pas du JSON : { $text }
rejected-record-length = « { $text-what } » a au plus { $most } caractères
rejected-record-bots = bot_seats : devrait nommer des places parmi { $seats }, chacune une fois

## Notices

notice-move = C'est ton tour dans { $game }.
notice-stuck = C'est ton tour dans { $game }. { $note }
notice-played = Ton coup anticipé a été joué dans { $game } : { $action }.
notice-cleared = { $game } : { $note }
notice-draw = On te propose la nulle dans { $game }.
notice-takeback = On te demande d'accepter la reprise d'un coup dans { $game }.
notice-late = Ton temps est écoulé dans { $game }.
notice-left = Tu as quitté { $game } et perdu la partie.
notice-over-drawn = { $game }, c'est fini : vous avez convenu de la nulle.
notice-over-left = { $game }, c'est fini : tu es parti et tu as perdu.
notice-over-late = { $game }, c'est fini : ton temps est écoulé.
notice-over-lost = { $game }, c'est fini : tu n'as pas gagné.
notice-over-won = { $game }, c'est fini : tu as gagné.
notice-over-shared = { $game }, c'est fini : tu partages la victoire.
notice-rules = Ta partie de { $game } a pris fin sans compter pour le classement : une mise à jour de ce serveur a changé les règles.

## Mails

mail-confirm-subject = Est-ce ton adresse ?
mail-confirm =
    Quelqu'un, toi sans doute, a demandé des e-mails de { $text-site } quand vient son tour dans une partie par correspondance.

    Si c'était toi, ouvre ce lien dans les deux jours :

    { $text-link }

    Sinon, ignore cet e-mail : tu n'entendras plus parler de nous.
mail-turn-subject = C'est ton tour dans { $game }
mail-turn =
    { $notice }

    { $text-link }

    Temps restant : { $left }.

    --
    Tu reçois cet e-mail parce que tu as activé les rappels dans ton compte sur { $text-site }
    Pour ne plus en recevoir : { $text-stop }
mail-left-soon = moins d'une heure
mail-left-hours = { COUNT($hours, "hour") }
mail-left-days = { COUNT($days, "day") }

## Files, bots and the arena

rejected-no-file = { $text-file } : ce fichier n'existe pas
rejected-unreadable = { $text-file } : lecture impossible : { $text }
rejected-unwritable = { $text-file } : écriture impossible : { $text }
rejected-file-name = « { $text-file } » n'est pas un nom de fichier valide
rejected-not-toml = { $text-file } : ce n'est pas du TOML valide : { $text }
rejected-not-record = { $text-file } : ce n'est pas un enregistrement de partie : { $text }
rejected-no-content = « { $text-content } » : ce n'est ni un fichier en .toml, ni l'un de { JOIN($text-known, ", ") }
rejected-not-puzzles = { $text-file } : ce n'est pas un fichier de problèmes
rejected-other-puzzles = { $text-file } : contient des problèmes pour { $text-game }, pas pour { $text-own }
rejected-bot-load = le bot « { $text-bot } » ne peut pas être chargé : { $text }
rejected-bot-make = le bot « { $text-bot } » ne peut pas être créé à partir de (rulebook, seed) : { $text }
rejected-bot-method = le bot « { $text-bot } » n'a pas de méthode `choose`
rejected-bot-iterations = le bot « { $text-bot } » devrait être un niveau, @ et un nombre d'itérations, comme captain@2000
rejected-bot-setting = le bot « { $text-bot } » : « { $text-change } » devrait être RÉGLAGE=NOMBRE, avec { OR($text-known) }
rejected-bot-twice = le bot { $text-bot } est nommé deux fois : ce n'est possible que si les bots forment exactement une composition
rejected-bot-action = le bot { $text-bot } a choisi une action interdite : { $text }
rejected-record-folder = { $text-folder } : impossible d'enregistrer des parties ici : { $text }
rejected-record-exists = { $text-file } existe déjà ; choisis un autre dossier
rejected-not-results = { $text-file } : ce n'est pas un fichier de résultats de l'arène
rejected-other-results = { $text-file } : contient des résultats pour { $text-name } { $text-theirs }, pas { $text-own } ; choisis un autre fichier
rejected-no-ratings = les classements ont besoin du paquet openskill : pip install 'longhaul[lab]'
rejected-no-tests = { $text-folder } : ce dossier n'existe pas ; lance ceci dans une copie du projet

## Games and nouns

game-dice-traders = Dice Traders
    .about = Lance des planètes, fais du commerce, bats le calendrier.
game-free-trader = Free Trader
    .about = Explore, commerce, combats et fais quatre paiements.
game-gem-traders = Gem Traders
    .about = Extrais des gemmes, profite de la bourse, rapporte l'or à la base.
game-star-traders = Star Traders
    .about = Commerce le long des lignes, arme une flotte et possède les mondes qui comptent.

noun-second = seconde
    .many = secondes
    .other = secondes
noun-hour = heure
    .many = heures
    .other = heures
noun-chapter = chapitre
    .many = chapitres
    .other = chapitres

## Bots

bot-cadet = Cadet
    .about = Pour débuter : connaît les bases et fait des erreurs.
bot-trader = Marchand
    .about = Joue simple et solide, sans hésiter.
bot-captain = Capitaine
    .about = Calcule à l'avance : un cinquième de seconde par décision.
bot-admiral = Amiral
    .about = Calcule plus loin : une seconde par décision.
