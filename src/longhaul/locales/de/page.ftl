### What the page itself says: its pages, the table around a board, and what all boards share. English headings say
### when a section is loaded: [table] with the first table, [pages] with any page but Home.

## Account [pages]

account-rating-after-rated-game-won = { $games ->
    [one] { $game }: Wertung { $rating } nach { $games } gewerteten Partie, { $wins } gewonnen.
   *[other] { $game }: Wertung { $rating } nach { $games } gewerteten Partien, { $wins } gewonnen.
}
account-can-play-without-account-become = Zum Spielen brauchst du kein Konto: Du wirst Gast, sobald du zum ersten Mal Platz nimmst. Wenn du ein Konto hast, melde dich an, um deine Partien zu finden.
account-your-public-profile = Dein öffentliches Profil
account-guest-known-only-browser-create = Du bist Gast, nur diesem Browser bekannt. Erstelle ein Konto, um deine Partien und deine Wertung auf jedem Gerät zu behalten.
account-finish-rated-game-get-rating = Spiel eine gewertete Partie zu Ende, um eine Wertung zu bekommen.
account-create-account = Konto erstellen
account-sign-up = Registrieren
account-i-have-an-account = Ich habe ein Konto
account-name-and-password = Name und Passwort
account-my-bots = Meine Bots
account-e-mail-when-my-turn = E-Mail, wenn ich am Zug bin
account-active-sessions = Aktive Sitzungen
account-sign-out = Abmelden
account-will-lose-access-games-sign = Du verlierst den Zugang zu deinen Partien. Abmelden?
account-my-data = Meine Daten
account-games-chat-ratings-records-sessions = Deine Partien, Chats, Wertungen, Aufzeichnungen und Sitzungen in einer Datei. Mehr wird über dich nicht gespeichert.
account-download-my-data = Meine Daten herunterladen
account-delete-my-account = Mein Konto löschen
account-bots-deleted-good-games-played = Du und deine Bots werden endgültig vergessen. Partien, die auch andere gespielt haben, behalten ihre Züge, ohne deinen Namen.
account-confirm-your-password = Passwort bestätigen
account-delete-for-good = Endgültig löschen?
account-bots-about = Ein Programm von dir kann an Tischen sitzen wie ein Mensch. Es weist sich mit einem Token aus, gesendet als { $header }.
account-token-issued = Token für { $bot }. Kopiere es jetzt: Es wird nicht noch einmal gezeigt.
account-created = angelegt { $time }
account-new-token = Neues Token
account-replace-the-old-token = Altes Token ersetzen?
account-remove = Entfernen
account-confirm-remove-bot = { $bot } entfernen?
account-name-of-the-new-bot = Name eines neuen Bots
account-add-bot = Hinzufügen
account-press-again-to-confirm = Zum Bestätigen noch einmal drücken.
account-mail-about = Wenn ein Zug von dir eine Weile wartet, geht eine Mail an { $address }.
account-mail-unconfirmed = Wir haben einen Bestätigungslink geschickt an { $address }. Öffne ihn, um dort E-Mails zu bekommen.
account-remove-address = Adresse entfernen
account-we-send-one-plain-text = Eine schlichte Mail, wenn du in einer Fernpartie am Zug bist und nicht am Tisch sitzt, und keine zweite, bis du gezogen hast. Niemand sieht die Adresse.
account-e-mail-address = E-Mail-Adresse
account-send-confirmation-link = Bestätigungslink schicken
account-your-name-has-been-changed = Dein Name wurde geändert.
account-bots-if-have-any-need = Deine Bots, falls du welche hast, brauchen neue Token.
account-password-been-changed-other-browsers = Dein Passwort ist geändert; andere Browser sind abgemeldet.
account-new-name = Neuer Name
account-2-24-letters-digits-spaces = 2 bis 24 Buchstaben, Ziffern, Leerzeichen, - und _
account-change-name = Namen ändern
account-current-password = Aktuelles Passwort
account-new-password = Neues Passwort
account-at-least-8-characters = 8 Zeichen oder mehr
account-keep-my-bots-tokens = Die Token meiner Bots behalten
account-change-password = Passwort ändern
account-password = Passwort
account-least-8-characters-cannot-reset = 8 Zeichen oder mehr. Zurücksetzen per E-Mail gibt es nicht, also verwahre es gut.
account-this-browser = dieser Browser
account-last-seen = gesehen { $time }
account-end-session = Sitzung beenden
account-end-this-session = Diese Sitzung beenden?
account-browser-on-system = { $browser } unter { $system }
account-unknown-browser = Unbekannter Browser

## Challenge [pages]

challenge-daily-challenge = Tagesaufgabe, { $day }
challenge-same-dice-cards-everyone-from = Dieselben Würfel und Karten für alle, von Mitternacht bis Mitternacht UTC. Du hast einen Versuch: Er zählt, sobald du anfängst, ohne Zurücknehmen und ohne Tipps. Konten, die vor Tagesbeginn erstellt wurden, spielen die gewertete Verteilung; Gäste und neuere Konten spielen eine andere, damit niemand vorher nachsehen kann. Dass jemand mehrere Konten hat, lässt sich nicht verhindern.
challenge-next-one-in = · die nächste in { $time }
challenge-go-to-todays = Zur heutigen
challenge-earlier-days = Frühere Tage
challenge-play-open-deal-different-dice = Du spielst die offene Verteilung, mit anderen Würfeln und Karten: Die gewertete ist für Konten, die vor heute erstellt wurden.
challenge-ranked-deal-older-accounts = Gewertete Verteilung: ältere Namen
challenge-open-deal-guests-new-accounts = Offene Verteilung: Gäste, neue Namen und Programme
challenge-results-in-best-first = Ergebnisse in { $game }, beste zuerst
challenge-no-results-yet-first = Noch keine Ergebnisse. Mach den Anfang!
challenge-nobody-played-that-day = An diesem Tag hat niemand gespielt.
challenge-seal-opened = Startwert { $seed }, Salt { $salt }, versiegelt, bevor der Tag begann, als { $seal }
challenge-seal = Der Zufall wurde versiegelt, bevor der Tag begann, und wird verraten, wenn er um ist. Das Siegel: { $seal }
challenge-continue = Fortsetzen
challenge-your-table = Dein Tisch

## Common [pages]

common-today = Heute
common-person = Mensch
common-bot = Bot
common-name = Name
common-rating = Wertung
common-rules = Regeln
common-to = { $low } bis { $high }

## Confirmation [pages]

confirmation-e-mail = E-Mail
confirmation-unsubscribed = Abgemeldet
confirmation-your-e-mail-address = Deine Adresse
confirmation-done-we-have-deleted-address = Fertig: es wird nichts mehr geschickt, und die Adresse ist vergessen. In deinem Konto kannst du sie wieder angeben.
confirmation-confirmed = Bestätigt: E-Mails zu deinen Zügen gehen ab jetzt an { $address }.
confirmation-go-to-my-account = Zu meinem Konto

## Guide [pages]

guide-learn = { $game } lernen
guide-guide = Einführung
guide-guide-not-found = Einführung nicht gefunden
guide-short-chapters-about-minutes-played = { $guide }: { $chapters } kurze Kapitel, etwa { $minutes } Minuten, auf einem echten Brett gespielt. Geh, wann immer du magst; es geht weiter, wo du aufgehört hast.
guide-start-learning = Loslegen
guide-continue-with-chapter = Weiter mit Kapitel { $done }
guide-start-over = Von vorn
guide-skip-and-play = Überspringen und spielen
guide-played = gespielt
guide-how-to-win = So gewinnt man

## Ladder [pages]

ladder-ladder = Rangliste: { $game }
ladder-rating-cautious-estimate-strength-starts = Deine Wertung ist eine vorsichtige Schätzung deiner Spielstärke: Sie beginnt niedrig und steigt, während du spielst. In gewerteten Partien gibt es keine Tipps, und wer geht, verliert. Partien zwischen Personen im selben Netz oder gegen eigene Bots zählen nicht, Solopartien und Tagesaufgaben auch nicht.
ladder-best-first = { $game }, beste zuerst
ladder-skill = Können
ladder-nobody-has-a-rating-yet = In { $game } hat noch niemand eine Wertung.
ladder-first-finished-rated-game-starts = Die erste gewertete Partie, die zu Ende gespielt wird, eröffnet die Rangliste.
ladder-play-a-game = Eine Partie spielen

## Not-found [pages]

not-found-page-not-found = Seite nicht gefunden
not-found-off-the-charts = Jenseits der Karten
not-found-nothing-here = Hier ist nichts: { $path }. Vielleicht fehlt dem Link unterwegs das Ende; Tische und Aufzeichnungen ziehen nie um.
not-found-rules = Regeln: { $game }

## Profile [pages]

profile-guest = Gast
profile-player = Spieler
profile-a-players-bot = Bot eines Spielers
profile-house-bot = Bot des Hauses
profile-player-not-found = Spieler nicht gefunden
profile-there-no-player-name-they = Einen Spieler mit diesem Namen gibt es nicht. Vielleicht wurde das Konto gelöscht.
profile-go-to-the-ladder = Zur Rangliste
profile-member-since = {" "}· dabei seit { $since }
profile-finished = {" "}· { $days ->
    [one] { $days } Tagesaufgabe
   *[other] { $days } Tagesaufgaben
} abgeschlossen
profile-ratings = Wertungen
profile-no-rated-games-yet-game = Noch keine gewertete Partie: Es zählen Partien, die zu Ende gespielt wurden und in denen nichts zurückgenommen wurde.
profile-recent-games = Letzte Partien
profile-replay = Nachspielen: { $game }, { $time }
profile-no-public-games-games-private = Keine, die allen offenstand. Partien an privaten Tischen sieht sonst niemand.
profile-daily-challenges = Tagesaufgaben
profile-most-played = am meisten gespielt
profile-skill = Können { $mean } ± { $number }
profile-skill-over-last-rated-games = Können in den letzten gewerteten Partien: von { $mean } bis { $value }, zwischen { $low } und { $high }
profile-chart-starts-second-rated-game = Die Kurve beginnt mit der zweiten gewerteten Partie.
profile-rated-games = Gewertete Partien
profile-longest-streak = Längste Serie
profile-win = { $streak ->
    [one] { $streak } Sieg
   *[other] { $streak } Siege
}
profile-best-score = Bestes Ergebnis

## Puzzles [pages]

puzzles-puzzle = Rätsel
puzzles-positions-from-bot-games-which = Stellungen aus Partien von Bots, in denen ein Zug klar der beste ist, bestätigt durch Tausende Simulationen.
puzzles-solved = { $solved ->
   *[other] { $figure } gelöst
}
puzzles-days-in-a-row = { $streak ->
    [one] { $figure } Tag in Folge
   *[other] { $figure } Tage in Folge
}
puzzles-no-puzzles-yet = Hier gibt es noch keine.
puzzles-is-solved = gelöst
puzzles-tried = versucht
puzzles-new-puzzle = neu
puzzles-no = Nr. { $row }
puzzles-difficulty-of = Schwierigkeit { $difficulty } von { $hardest }
puzzles-find-the-best-move = Finde den besten Zug.
puzzles-all-puzzles = Alle Rätsel
puzzles-points-lower-win-chance = { $percent } Prozentpunkte weniger Siegchance
puzzles-points-fewer = { $value } Punkte weniger
puzzles-to = { PERCENT($percent) } bis { PERCENT($percent2) }
puzzles-right = Richtig:
puzzles-solved-on-your-first-try = Beim ersten Versuch gelöst.
puzzles-solved-on-try = Beim Versuch Nr. { $tries } gelöst.
puzzles-streak = { $streak ->
    [one] { $streak } Tag in Folge.
   *[other] { $streak } Tage in Folge.
}
puzzles-not-the-best = Nicht der beste:
puzzles-than-best-move-try-another = { $size } als der beste Zug ({ $span }). Versuch einen anderen.
puzzles-win-chance-lost-each-move = Was jeder Zug an Siegchance kostet ({ $trials } Simulationen für die besten)
puzzles-best = bester
puzzles-next-puzzle = Nächstes Rätsel
puzzles-theme = Thema
puzzles-theme-all = Alle Themen
puzzles-theme-endgame = Endspiel
puzzles-theme-combat = Kampf
puzzles-theme-blockade = Blockaden
puzzles-theme-law = Polizei
puzzles-theme-trade = Handel
puzzles-theme-travel = Reisen
puzzles-theme-dice = Würfel
puzzles-theme-ship = Das Schiff
puzzles-theme-building = Orte und Bauten
puzzles-theme-order = Reihenfolge
puzzles-theme-gathering = Bergbau und Fracht

## Replay [pages]

replay-wins = { $won } gewinnt
replay-nobody-wins = niemand gewinnt
replay-replay = Nachspielen: { $game }
replay-game-not-over-yet = Diese Partie ist noch nicht vorbei
replay-replay-shows-every-die-card = Beim Nachspielen sieht man jeden Würfel und jede Karte, darum gibt es das erst am Ende.
replay-go-to-the-table = Zum Tisch
replay-todays-game = Eine Partie von heute
replay-others-may-still-playing-same = Andere können noch mit denselben Würfeln und Karten spielen; nachspielen lässt sie sich, wenn der Tag um ist, um Mitternacht UTC.
replay-results-so-far = Die Ergebnisse bisher
replay-game-not-available = Partie nicht verfügbar
replay-if-have-game-as-file = Wenn du die Aufzeichnung als Datei hast, bring sie mit:
replay-link = nachspielen
replay-move = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
replay-table = Tisch
replay-original-game = ursprüngliche Partie
replay-setting-up-the-board = Das Brett wird aufgebaut …
replay-start-of-the-game = Der Anfang.
replay-keys-one-move = ein Zug ·
replay-keys-start-and-end = Anfang und Ende ·
replay-keys-play-or-pause = abspielen oder anhalten
replay-analysis = Analyse
replay-better-here-for = Hier besser für { $name }:
replay-to = ({ $change } bis { $change2 })
replay-running-simulations-from-every-position = Aus jeder Stellung werden Simulationen gespielt …
replay-analysis-progress = Fortschritt der Analyse
replay-analyse-game = Partie analysieren
replay-win-chances-move-move-better = Siegchancen Zug für Zug, bessere Züge, Glück und Können; das dauert bis zu einer Minute.
replay-chance-to-win = Siegchance
replay-expected-score = Erwartetes Ergebnis
replay-after-move = { $what } nach Zug { $at }
replay-move-by-move-after-move = { $what }, Zug für Zug. Nach Zug { $at }: { $says }.
replay-show-as-table = Als Tabelle zeigen
replay-chart-data = Daten der Kurve
replay-column-move = Zug
replay-luck-and-skill = Glück und Können
replay-luck-and-skill-in-figures = Zahlen zu Glück und Können
replay-seat = Platz
replay-own-decisions = Eigene Züge
replay-others-decisions = Züge anderer
replay-luck = Glück
replay-end = Ende
replay-in = { $plain } in { $slips }
replay-decisions-compared-what-traders-heuristics = Entscheidungen werden mit dem verglichen, was die Heuristik des Händlers in derselben Stellung getan hätte; um das Glück zu messen, haben wir { $trials }-mal neu ausgeteilt. Beginn und die Spalten bis zum Glück ergeben das Ende. Verpasst ist, was bessere Züge gebracht hätten, jeder für sich.
replay-link-copied = Link kopiert.
replay-play-on-from-here = Ab hier weiterspielen
replay-link-to-this-move = Link zu diesem Zug
replay-download = Herunterladen
replay-fast = Schnell
replay-go-to-the-start = Zum Anfang
replay-previous-move = Voriger Zug
replay-next-move = Nächster Zug
replay-go-to-the-end = Zum Ende
replay-moves = Züge
replay-pause = Pause
replay-play-verb = Abspielen
replay-move-of = Zug { $at } von { $recording }. { $says }
replay-speed = Tempo
replay-what-happened-so-far = Was bisher geschah
replay-the-game-begins = Die Partie beginnt.
replay-seat-wins = gewinnt
replay-turning-points = Wendepunkte
replay-better = Besser:
replay-luck-of = Glück ({ $name }).
replay-nothing-stands-out-no-move = Nichts sticht heraus: Kein Zug, kein Würfel und keine Karte hat die Chancen stärker verändert als die Messungenauigkeit.

## Rules [pages]

rules-rules = { $game }: Regeln
rules-intro = Jedes „Nein“ eines Tisches nennt einen Regelpunkt, und jeder lässt sich lesen, suchen und verlinken. Wähle ein Spiel:
rules-search-the-rules = In den Regeln suchen
rules-word-clause-like = Ein Wort oder ein Regelpunkt wie { $clauses }
rules-place = { $hits ->
    [one] { $hits } Stelle
   *[other] { $hits } Stellen
}
rules-nothing-found-try-fewer-words = Nichts gefunden: Versuch weniger Wörter
rules-contents = Inhalt
rules-version-of-the-rules = { $clauses ->
    [one] { $clauses } Regelpunkt
   *[other] { $clauses } Regelpunkte
} · Version { $version } der Regeln
rules-depends-on-a-table-option = Das hängt von einer Option des Tisches ab

## Setup [pages]

setup-set-up = { $game } einrichten
setup-set-up-a-table = { $game }: Tisch einrichten
setup-who-plays = Wer spielt
setup-the-table = Der Tisch
setup-cards = Karten
setup-clock = Uhr
setup-house-rules = Hausregeln
setup-changed-the-defaults-play-well = { $changed ->
    [one] { $changed } Option
   *[other] { $changed } Optionen
} geändert (die Vorgaben spielen sich gut)
setup-default-rules = Standardregeln
setup-advanced-rules = Erweiterte Regeln
setup-of-changed = { $settled } von { $rulings } geändert
setup-where-editions-differ-rulebook-leaves = Wo Ausgaben sich unterscheiden oder ein Regelwerk etwas offenlässt, wird es hier so gelesen.
setup-create-table = Tisch eröffnen
setup-back = Zurück
setup-game-not-found = Spiel nicht gefunden
setup-there-no-game-called-here = Ein Spiel namens „{ $id }“ gibt es hier nicht. Wähle eines von diesen:
setup-seconds-added-per-move = Sekunden zurück nach einem Zug
setup-changed-from = Geändert; Standard: { $value }.
setup-reset = Zurücksetzen: { $title }
setup-reset-button = Zurücksetzen
setup-set-by = Richtet sich nach „{ $leader }“.
setup-me = Ich
setup-open = Offen
setup-bot-until-someone-joins = Bot, bis jemand kommt
setup-remove-a-seat = Platz entfernen
setup-add-a-seat = Platz hinzufügen
setup-bot-in-seat = Bot auf Platz { $i }
setup-will-only-watch = schaust nur zu.
setup-anyone-who-joins-game-starts = für den, der zuerst kommt; die Partie beginnt, wenn jeder Platz besetzt ist.
setup-plays-until-someone-takes-seat = spielt, bis jemand seinen Platz einnimmt.
setup-link-only = Nur mit Link
setup-public = Öffentlich
setup-rated = Gewertet
setup-casual-with-hints = Ungewertet, mit Tipps
setup-play-forced-moves = Erzwungene Züge spielen
setup-when-only-one-move-legal = Wo nur ein Zug erlaubt ist, spielt ihn der Tisch.
setup-no-hints-takebacks-only-if = Ohne Tipps, und nichts wird zurückgenommen, wenn nicht alle zustimmen. Wer geht, verliert: durch die Uhr, zehn Minuten nach dem Verlassen des Tisches oder, ohne Uhr, nach einem Tag Abwesenheit am eigenen Zug.
setup-anyone-may-ask-hints-no = Alle dürfen Tipps nutzen, und keine Wertung ändert sich. Das sieht jeder, bevor er sich setzt.
setup-who-can-join = Wer mitspielen kann
setup-only-people-link-can-find = Nur wer den Link bekommt, findet den Tisch.
setup-private-and-watched = Nur wer den Link bekommt, findet den Tisch und kann zuschauen.
setup-table-listed-home-anyone-can = Der Tisch steht auf der Startseite, und jeder darf auf einem freien Platz mitspielen.
setup-no-seat-open-so-others = Kein Platz ist offen, man kann also nur zuschauen.
setup-solo-games-have-no-clock = Eine Partie für eine Person hat keine Uhr, und ohne ihren Link findet sie niemand.
setup-no-clock = Keine Uhr
setup-take-your-time = Lass dir Zeit.
setup-per-move = Pro Zug
setup-fixed-time-every-move-run = So viel Zeit für jeden Zug; wem sie ausgeht, der verliert den Platz an einen Bot.
setup-per-game = Pro Partie
setup-one-budget-all-moves-plus = So viel Zeit für alle eigenen Züge, und nach jedem kommt ein wenig zurück.
setup-days = Tage
setup-correspondence-days-per-move-no = Fernpartie: Tage für jeden Zug, und niemand muss dableiben.
setup-seconds-per-move = Sekunden pro Zug
setup-minutes-per-game = Minuten pro Partie
setup-days-per-move = Tage pro Zug
setup-a-number-from-to = eine Zahl von { $low } bis { $high }
setup-enter = Gib { $allowed } ein.
setup-on = an
setup-off = aus

## Common [table]

common-plan-ahead = Vorausplanen

## Premoves [table]

premoves-which-one = { $action }: was genau, { $place }
premoves-always-here = Hier immer „{ $pass }“
premoves-always-at = Immer „{ $pass }“ bei { $stage }
premoves-stop-passing-at = Bei { $stage } nicht mehr passen
premoves-plan-ahead-1-premove = Vorausplanen: 1 Vorauszug
premoves-plan-ahead-premoves = Vorausplanen: { $queued } Vorauszüge
premoves-when-i-reach = Wenn ich dran bin in
premoves-play-this-for-me = spiele das für mich
premoves-only-if = Nur wenn
premoves-no-condition = keine Bedingung
premoves-has-played = { $name } hat gespielt …
premoves-how-often = Wie oft
premoves-once = Einmal
premoves-each-time = Jedes Mal
premoves-at = … bei
premoves-this = das
premoves-when = Wann
premoves-on-their-last-turn = In ihrem letzten Zug
premoves-just-before = Unmittelbar davor
premoves-add-premove = Vorauszug hinzufügen
premoves-only-if-played-their-last = nur wenn der letzte Zug von { $who } „{ $what }“ enthielt
premoves-only-if-has-just-played = nur wenn { $who } gerade „{ $what }“ gespielt hat
premoves-each-premove-played-when-phase = Jeder Vorauszug wird für dich gespielt, wenn seine Phase kommt und er dann erlaubt ist. Nie wird etwas anderes gespielt: Passt keiner, entscheidest du, und der Plan wird verworfen. Nur du siehst ihn.
premoves-repeated = , jedes Mal
premoves-at-phase = Bei { $phase }{ $detail }
premoves-move-up = Nach oben: { $action }
premoves-remove = Wegnehmen: { $action }
premoves-no-premoves-yet-they-played = Noch keine Vorauszüge. Sie werden von oben nach unten gespielt.

## Summary of a finished game [end]

summary-chart-title = { $what } im Verlauf der Partie
summary-chart-summary = { $what } im Verlauf der Partie. Am Ende: { $says }
summary-turning-point = Wendepunkt
summary-best-move = Dein bester Zug
summary-costliest-move = Dein teuerster Zug
summary-move = Zug { $number }
summary-no-turning-point = Nichts sticht heraus: Kein einzelner Zug oder Wurf hat die Partie entschieden.
summary-analysing = Analyse läuft …
summary-find-turning-point = Wendepunkt finden
summary-better = Besser:

## Table [table]

table-sound = Ton: { PERCENT($percent) }
table-sound-off = Ton: aus
table-sound-heading = Ton
table-sound-volume = Lautstärke
table-sound-mute = Stumm
table-since-title = Seit deinem letzten Zug
table-since-replay = Noch einmal zeigen: { $name }
table-chat = Chat
table-watching = {" "}(schaut zu)
table-mute = { $line } stummschalten
table-no-messages-yet = Noch keine Nachrichten.
table-one-message-is-muted = { $hidden ->
    [one] Eine Zeile ist stummgeschaltet.
   *[other] { $hidden } Zeilen sind stummgeschaltet.
}
table-unmute-everyone = Alle wieder einblenden
table-quick-phrases = Schnelle Sprüche
table-write-a-message = Nachricht schreiben
table-send = Senden
table-share-this-table = Diesen Tisch teilen
table-why-not = Warum nicht?
table-resign = Aufgeben?
table-will-lose-game-others-play = Die Partie ist dann für dich endgültig verloren. Die anderen spielen ohne dich weiter.
table-confirm-resign = Aufgeben
table-play-on = Weiterspielen
table-leave-the-table = Den Tisch verlassen?
table-game-rated-once-started-come = Diese Partie ist gewertet. Wenn sie begonnen hat, komm binnen zehn Minuten zurück, sonst verlierst du sie, auch wenn ein Bot für dich weiterspielt.
table-seat-stays-yours-now-can = Dein Platz bleibt vorerst deiner: Du kannst zurückkommen. Andere können solange einen Bot weiterspielen lassen.
table-leave = Verlassen
table-stay = Bleiben
table-back-to-the-board = Zurück zum Brett
table-table-panels = Teile des Tisches
table-hint-button = Tipp
table-take-back = Zurücknehmen
table-your-time-ran-out = Deine Zeit ist abgelaufen.
table-you-left-the-game = Du hast die Partie verlassen.
table-you-resigned = Du hast aufgegeben.
table-not-rated = Nicht gewertet:
table-rated = Gewertet.
table-go-to-the-rematch = Zur Revanche
table-rematch = Revanche
table-practise-with-a-new-deal = Mit neuer Verteilung üben
table-play-again = Noch einmal spielen
table-new-game-against-bots = Neue Partie gegen Bots
table-results-of-the-day = Ergebnisse des Tages
table-download-game = Partie herunterladen
table-analyse-game = Partie analysieren
table-share-replay = Partie teilen
table-replay-link-copied = Link zur Partie kopiert.
table-seal-until-midnight = Der Zufall wurde vor dem ersten Zug versiegelt. Andere können heute noch mit ihm spielen; wenn der Tag um ist, wird er verraten, und jedes Mischen und jeder Wurf lässt sich prüfen.
table-seal-revealed = Der Zufall wurde vor dem ersten Zug versiegelt. Jetzt liegt er offen: Prüfe jedes Mischen und jeden Wurf, hier oder mit
table-the-captain-is-thinking = Der Kapitän überlegt …
table-hint-progress = Fortschritt des Tipps
table-the-captain-suggests = Der Kapitän schlägt vor:
table-averaging-points = , mit { $score } Punkten im Mittel
table-wins-about-of-simulations-to = Gewinnt etwa { $percent } von { $trials } Simulationen ({ $percent2 } bis { $percent3 }){ $detail }.
table-dismiss-hint = Tipp schließen
table-hint-then = Danach:
table-hint-or = Oder:
table-hint-as-good = etwa gleich gut
table-hint-cost-wins = { $percent ->
    [one] Gewinnchance { $percent } Prozentpunkt geringer
   *[other] Gewinnchance { $percent } Prozentpunkte geringer
}
table-hint-cost-points = { $points ->
    [one] etwa { $points } Punkt weniger
   *[other] etwa { $points } Punkte weniger
}
table-hint-guess = Eine schnelle Schätzung: Die Suche wird noch übersetzt.
table-move-of = , Zug { $played } von { $moves }
table-chapter-of = Kapitel { $lesson } von { $chapters }{ $detail }
table-how-to-win = So gewinnt man.
table-play-game-own = Eine eigene Partie spielen
table-next-chapter = Nächstes Kapitel
table-all-chapters = Alle Kapitel
table-log-newest-first = Verlauf, Neuestes zuerst
table-only-legal-move-played-automatically = Nur ein erlaubter Zug: automatisch gespielt.
table-seal-shown = Der Zufall wurde vor dem ersten Zug versiegelt:
table-earlier = Früheres
table-more = Mehr
table-others-moves = Züge der anderen
table-propose-a-takeback = Rücknahme vorschlagen
table-offer-a-draw = Unentschieden anbieten
table-light-theme = Helles Design
table-dark-theme = Dunkles Design
table-leave-table = Tisch verlassen
table-takebacks-so-far = Bisher zurückgenommene Entscheidungen: { $times }
table-skip = Überspringen
table-skip-to-the-prompt = Zu den Wahlmöglichkeiten springen
table-speed-of-others-moves = Tempo der anderen
table-rated-no-hints-leaving-game = Gewertet: keine Tipps, und wer die Partie verlässt, verliert sie, auch wenn ein Bot weiterspielt.
table-why-not-title = Warum nicht
table-not-allowed = Nicht erlaubt.
table-read-the-rule = Die Regel lesen
table-offered-draw-waiting-others = Du hast Unentschieden angeboten. Warten auf die anderen.
table-proposed-takeback-waiting-others = Du hast eine Rücknahme vorgeschlagen. Warten auf die anderen.
table-accept = Annehmen
table-no = Nein
table-bot-until-someone-joins = Bot, bis jemand kommt
table-bot-playing = Bot { $bot } spielt
table-bot = Bot
table-your-move = du bist dran
table-here-seat = da
table-away-seat = weg
table-out-of-time = Zeit abgelaufen
table-left-and-lost = durch Verlassen verloren
table-resigned = aufgegeben
table-left-seat = gegangen
table-won = gewonnen
table-points = Punkte
table-loses-at = verliert um { $time }
table-sit-here = Hier Platz nehmen
table-replace-with-bot = Durch Bot ersetzen:
table-add-a-bot = Bot dazusetzen:
table-players-who-not-back-within = Wer zehn Minuten später nicht zurück ist, verliert die Partie.
table-replace-with = Durch Bot { $bot } ersetzen
table-add-bot = Bot { $bot } dazusetzen
table-seat-summary = Plätze, kurz
table-to-move = , ist am Zug
table-seats-and-scores = Plätze und Punkte
table-copied = Kopiert.
table-selected-copy-keyboard = Markiert: Kopiere ihn mit der Tastatur.
table-anyone-link-can-take-free = Wer diesen Link öffnet, kann auf einem freien Platz mitspielen, ohne Konto.
table-anyone-link-can-watch = Wer diesen Link öffnet, kann zuschauen.
table-link-to-this-table = Link zu diesem Tisch
table-copy = Kopieren
table-or-share-the-code = Oder sag den Code: { $id }
table-fair-dice = Faire Würfel
table-every-die-card-game-fixed = Jeder Würfel und jede Karte dieser Partie stand vor dem ersten Zug fest und wurde versiegelt. Am Ende wird der Startwert verraten, und jeder kann prüfen, ob er passt. Notiere dir das Siegel, wenn du magst; dieser Browser hat es getan.
table-game-rated-stay-away-lose = Diese Partie ist gewertet: Wer wegbleibt, verliert sie.
table-table = Tisch
table-table-not-found = Tisch nicht gefunden
table-loading-the-table = Der Tisch wird geladen …
table-table-game-id = { $game }, Tisch { $id }
table-log-and-chat = Verlauf und Chat
table-what-you-can-do = Was du tun kannst
table-game-over = Die Partie ist vorbei
table-waiting-for-players = Warten auf Mitspieler
table-your-turn = Du bist dran.
table-turn-of = { $who } ist am Zug
table-is-thinking = { $who } überlegt …
table-plan-position-changed = Angehalten: Die Lage ist nicht mehr die, für die du geplant hast.
table-plan-stopped = Angehalten. { $sentence }
table-plan-stop = Anhalten
table-plan-under-way = { $moves ->
    [one] Noch { $moves } Zug …
   *[other] Noch { $moves } Züge …
}
table-choose = wählen
table-why = warum
table-come-back = Zurückkommen
table-seat-yours-until-after-lose = Dein Platz gehört dir bis { $time }; danach ist die Partie für dich verloren.
table-your-seat-is-still-yours = Dein Platz gehört noch dir.
table-there-free-seat-no-account = Es gibt einen Platz für dich. Du brauchst kein Konto.
table-invite-a-friend = Freunde einladen
table-add-bot-free-seat = Oder setze einen Bot auf den freien Platz.
table-you-watch = Du schaust zu.
table-about = Tisch { $about }
table-unrated = nicht gewertet
table-daily-challenge = Tagesaufgabe
table-private = privat
table-spectators = { $watching } schauen zu
table-continues-from-move-another-game = ab Zug { $move } einer anderen Partie
table-a-chapter-of-the-guide = ein Kapitel der Einführung
table-longhaul-home-page = Longhaul, zur Startseite
table-share = Teilen
table-phases-of-the-turn = Teile des Zuges
table-done = erledigt:
table-new-to = Neu bei { $game }?
table-invited-you = { $name } lädt dich zu { $game } ein
table-got-it = Alles klar
table-show-me = Zeig es mir
table-not-allowed-right-now-choose = Gerade nicht erlaubt. Wähle etwas und lies, warum:
table-or-type-any-move-like = Oder tippe irgendeinen Zug, etwa
table-try-it = Probieren

## Board

board-none = nichts
board-yes = ja
board-no = nein
board-more = { $good }: eine Einheit mehr
board-fewer = { $good }: eine Einheit weniger
board-how-many = { $good }: wie viele
board-then-done = dann fertig
board-chosen = { $units } von { $total } gewählt
board-of-spaces-taken = { $units } von { $room } Plätzen belegt

## Challenge

challenge-h-min = { $hours } h { $value } min
challenge-minute = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
challenge-so-far = Bisher { $people ->
    [one] { $people } Spieler
   *[other] { $people } Spieler
}
challenge-no-results-yet = Noch keine Ergebnisse
challenge-you-did-not-finish = Du hast sie nicht beendet
challenge-your-game-is-waiting = Deine Partie wartet auf dich
challenge-place-of = { $message }, Rang { $place } von { $people }

## Common

common-not-allowed-now = Jetzt nicht erlaubt
common-ship = Schiff
common-points = { $value } Punkte
common-start = Beginn
common-of = von { $ceiling }
common-you = Du
common-missed = Verpasst
common-score = Punkte
common-checking = Wird geprüft …
common-seed = Startwert
common-normal = Normal
common-slow = Langsam
common-daily-challenge = Tagesaufgabe
common-games = Spiele
common-won = Gewonnen
common-who-won = { $list } hat gewonnen
common-replay = Nachspielen
common-share = { $won } teilen sich den Sieg
common-board = Brett
common-set-up-a-table = Tisch einrichten
common-result = Ergebnis
common-own = {" "}(du)
common-play-todays = Heute spielen
common-seat = { $low ->
    [one] { $low } Platz
   *[other] { $low } Plätze
}
common-seats = { $low }–{ $high } Plätze
common-solo = Solo
common-min = { $minutes } min
common-show-fewer = Weniger
common-all = Alle { $rows }
common-sit-down = Platz nehmen
common-rated = gewertet
common-casual-hints-allowed = ungewertet, Tipps erlaubt
common-your-move = Du bist dran
common-log = Verlauf
common-seats-title = Plätze
common-to-move = am Zug

## Home

home-one-space-trading-game = Ein Weltraumhandelsspiel
home-two-space-trading-games = Zwei Weltraumhandelsspiele
home-three-space-trading-games = Drei Weltraumhandelsspiele
home-four-space-trading-games = Vier Weltraumhandelsspiele
home-space-trading-game = { $list ->
    [one] { $list } Weltraumhandelsspiel
   *[other] { $list } Weltraumhandelsspiele
}
home-pick-ship-make-fortune = Nimm ein Schiff und mach dein Glück.
home-space-trading-games = Weltraumhandelsspiele
home-against-bots-friends-one-click = { $detail } gegen Bots oder Freunde. Ein Klick, kein Konto.
home-no-connection-server-retrying = Gerade keine Verbindung zum Server. Neuer Versuch …
home-pause-previews = Vorschauen anhalten
home-play-previews = Vorschauen abspielen
home-open-a-finished-game = Eine beendete Partie öffnen
home-every-finished-game-can-downloaded = Jede beendete Partie gibt es als Datei. Bring eine mit, um sie nachzuspielen oder ab einem beliebigen Zug weiterzuspielen.
home-this-server = Dieser Server
home-longhaul-tabletop-space-trading-games = Longhaul{ $detail }: Brettspiele vom Handel im Weltraum, jede Regel eingehalten. Keine Werbung, kein Tracking, nichts von anderswo. Würfel und Karten werden vor dem ersten Zug versiegelt, sodass sie nach dem letzten jeder prüfen kann.
home-in-use-right-now = Gerade belegt: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}.
home-can-played-now-bots-get = Schon spielbar: { $list }. Die Regeln werden noch übersetzt, danach antworten Bots schneller.
home-same-dice-cards-everyone-one = Dieselben Würfel und Karten für alle, ein Versuch.
home-results = Ergebnisse
home-learn = Lernen
home-step-by-step = : { $game }, Schritt für Schritt
home-play-now-against-bots = Jetzt spielen: { $game } gegen Bots
home-start-here = Zum Einstieg
home-play-now = Jetzt spielen
home-import-a-game = Partie importieren
home-have-a-code = Hast du einen Code?
home-code-or-link = Code oder Link
home-join = Mitmachen
home-not-valid-code-table-link = Das ist weder ein Code noch ein Link zu einem Tisch.
home-my-games = Meine Partien
home-games-will-appear-here-when = Deine Partien stehen hier, sobald es wieder eine Verbindung gibt.
home-games-start-appear-here-so = Partien, die du beginnst, stehen hier, damit du jederzeit weiterspielen kannst. Drücke oben „Jetzt spielen“.
home-open-tables = Offene Tische
home-no-open-tables-right-now = Gerade wartet niemand auf Mitspieler. Richte einen Tisch mit einem offenen Platz ein, dann steht er hier für alle.
home-watch = Zuschauen
home-at = bei { $game }
home-loading = Wird geladen …
home-bot = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}
home-of-seats-free = { $freeSeats } von { $seats } Plätzen frei
home-with = mit { $with }
home-waiting-for-players = wartet auf Mitspieler
home-resume = Fortsetzen
home-over = Vorbei
home-lost = Verloren

## Live

live-connection-lost-reconnecting-nothing-lost = Verbindung verloren. Wird wiederhergestellt … Nichts ist verloren.
live-reconnected-you-missed-nothing = Wieder verbunden. Nichts wurde verpasst.
live-reconnected-you-missed-one-event = { $missed ->
    [one] Wieder verbunden. Inzwischen ist etwas geschehen; hier ist es.
   *[other] Wieder verbunden. Inzwischen ist { $missed }-mal etwas geschehen; hier ist es.
}
live-missed-one-event-marked-log = { $missed ->
    [one] Während du weg warst, ist etwas geschehen; im Verlauf ist es markiert.
   *[other] Während du weg warst, ist { $missed }-mal etwas geschehen; im Verlauf ist es markiert.
}
live-game-had-already-moved-so = Der Tisch war schon weiter: es wurde nichts getan. So steht es jetzt.
live-position-changed-ask-new-hint = der Tisch ist schon weiter; frag nach einem neuen Tipp
live-hint-lost-ask-again = der Tipp ist verloren gegangen; frag noch einmal
live-server-cannot-reached-right-now = der Server ist gerade nicht zu erreichen
live-the-server-responded-with = der Server antwortete { $status }
live-could-not-load-earlier-entries = Frühere Schritte ließen sich nicht holen: { $value }.
live-instant = Sofort
live-there-no-connection-right-now = gerade gibt es keine Verbindung
live-the-connection-was-lost = die Verbindung ist inzwischen abgerissen

## Notices

notices-notifications-unread = Benachrichtigungen: { $unread } ungelesen
notices-notifications = Benachrichtigungen
notices-mark-all-as-read = Alle als gelesen markieren
notices-unread = Ungelesen:
notices-nothing-yet-when-turn-correspondence = Noch nichts. Wenn du in einer Fernpartie am Zug bist, steht es hier.

## Page

page-this-page-did-not-load = Die Seite wurde nicht geladen
page-server-may-restarting-may-offline = Der Server startet vielleicht gerade neu, oder es gibt keine Verbindung. Nichts ist verloren: Es wird wieder versucht.
page-try-again = Noch einmal versuchen
page-home = Startseite
page-one-moment = Einen Moment …
page-day = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
page-account = Konto
page-sign-in = Anmelden
page-ladder = Rangliste
page-rules = Regeln
page-puzzles = Rätsel
page-language = Sprache
page-offline-pages-have-seen-still = Du bist offline. Was du schon gesehen hast, lässt sich noch lesen; der Rest kommt mit der Verbindung zurück.
page-skip-to-content = Zum Inhalt springen
page-light = Hell
page-dark = Dunkel
page-system = System
page-theme = Design
page-play = Spielen
page-pages = Seiten
page-playing-as = Du spielst als
page-close = Schließen
page-against = gegen
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-show-the-whole-map = Die ganze Karte zeigen
page-unknown = unbekannt
page-that-didnt-work = Das hat nicht geklappt
page-seat-free = Platz { $number } (frei)
page-no-clock = keine Uhr
page-per-turn = { $base ->
    [one] { $base } Tag
   *[other] { $base } Tage
} pro Zug
page-time-per-turn = { $duration } pro Zug
page-per-game = { $duration } pro Partie
page-per-game-s-per-turn = { $duration } pro Partie und { $increment } s pro Zug
page-just-now = gerade eben
page-minutes-ago = vor { $past } Minuten
page-hours-ago = vor { $past } Stunden
page-days-ago = vor { $past } Tagen

## Premoves

premoves-done = Fertig

## Table

table-other = Sonstiges
table-hint = Tipp
table-press-again-to-confirm = Zum Bestätigen noch einmal drücken
table-press-again = { $sentence }. Noch einmal drücken: { $name }
table-with-a-warning = mit einer Warnung
table-offers-a-draw = { $seat } bietet Unentschieden an.
table-proposes-a-takeback = { $seat } schlägt eine Rücknahme vor.
table-guide-for-now = Jetzt erst einmal: { $label }.
table-takes-back-a-move = { $seat } nimmt einen Zug zurück.
table-accepts = { $seat } nimmt an.
table-declines = { $seat } lehnt ab.
table-joins = { $text-name } spielt mit.
table-the-bot-joins-as = Der Bot { $bot } spielt als { $letter } mit.
table-leaves-the-table = { $seat } verlässt den Tisch.
table-the-bot-takes-over-for = Der Bot { $bot } übernimmt für { $seat }.
table-resigns = { $seat } gibt auf.
table-ran-out-of-time = Die Zeit von { $seat } ist abgelaufen.
table-left-the-game-and-lost = { $seat } hat die Partie verlassen und damit verloren.
table-game-will-not-rated = Diese Partie wird nicht gewertet.
table-server-down-nobody-lost-time = Der Server war weg; niemand verliert dadurch.
table-the-game-is-lost = Die Partie ist verloren.
table-you-made-it = Du hast es geschafft.
table-made-it = { $name } hat es geschafft.
table-nobody-wins = Niemand gewinnt.
table-you-win = Du gewinnst.
table-wins = { $value } gewinnt.
table-share-the-win-you = { $list } teilt euch den Sieg.
table-share-the-win = { $list } teilen sich den Sieg.
table-you-came-second = Du bist Zweiter geworden.
table-you-came-third = Du bist Dritter geworden.
table-you-came-fourth = Du bist Vierter geworden.
table-you-came-fifth = Du bist Fünfter geworden.
table-you-came-sixth = Du bist Sechster geworden.
table-you-came-th = Du hast Rang { $place } erreicht.

## Verify

verify-passed = Bestanden
verify-failed = Stimmt nicht
verify-not-checked = Nicht geprüft
verify-verify-again = Noch einmal prüfen
verify-verify = Prüfen
verify-every-shuffle-roll-checks-out = Jedes Mischen und jeder Wurf stimmt.
verify-something-does-not-check-out = Etwas stimmt nicht.
verify-move-by-move = { $rolls ->
    [one] { $rolls } Mal gewürfelt oder gezogen
   *[other] { $rolls } Mal gewürfelt oder gezogen
}, Zug für Zug
verify-rolls-and-draws = Würfe und Karten
verify-move = Zug { $move }
verify-before-move-1 = Vor Zug 1
verify-seal = Siegel
verify-salt = Salt
verify-do-not-trust-us = Trau niemandem: Lade die Aufzeichnung herunter und führe { $command } auf deinem eigenen Rechner aus.
verify-seed-64-bits-generator-philox = Ein Startwert hat 64 Bit, und der Generator (Philox) ist keine Verschlüsselung: gute Würfel für Spiele unter Menschen, nicht für Einsätze. Deshalb wird vor dem Ende nichts vom Startwert verraten, nur sein Siegel: SHA-256 über den Startwert und 128 Bit Salt.
verify-seal-recomputed-browser-matches = Siegel in deinem Browser nachgerechnet: Es stimmt
verify-seal-recomputed-browser = Siegel in deinem Browser nachgerechnet: Es lautet { $given }
verify-browser-cannot-recompute-seal-here = dieser Browser kann hier kein Siegel machen (er braucht https); das Wort des Servers steht darunter
verify-browser-did-not-see-game = dieser Browser hat den Beginn der Partie nicht gesehen und darum kein Siegel notiert
verify-seal-browser-saved-during-game = es ist das Siegel, das dieser Browser während der Partie notiert hat
verify-browser-had-saved-different-one = dein Browser hatte ein anderes gespeichert: { $noted }

## Was Browser ohne das Skript der Seite zeigen

static-about = Weltraumhandel am Spieltisch, gegen Bots oder Freunde. Ein Klick, kein Konto.
static-no-script = Diese Seite braucht JavaScript. Gespielt werden kann auch in einem Terminal: { $command }.
static-offline = Keine Verbindung: Longhaul ist gerade nicht erreichbar, und in diesem Browser ist keine Seite davon gespeichert. Noch einmal versuchen:
