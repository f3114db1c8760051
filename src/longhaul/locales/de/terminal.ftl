### What the commands of the command line say. What each is for is said in ../en/terminal.ftl.

## longhaul games

games-facts = { $solo ->
    [true] für eine Person
   *[false] { $low } bis { $high } Plätze, normal { $default }
}; etwa { $minutes } Minuten; Kartensätze: { $text }
games-option = { $text-values } (normal: { $text-default })
games-follows = { $value } bei { $text }

## longhaul replay

replay-over = Nach { COUNT($count, "action", case: "dat") } ist das Spiel zu Ende: { $text }; Punkte { JOIN($list, ", ") }.
replay-unfinished = Nach { COUNT($count, "action", case: "dat") } ist das Spiel nicht zu Ende; Punkte { JOIN($list, ", ") }.

## longhaul content

content-valid = ({ $text-name }, { $text-digest }) ist ein gültiger Kartensatz.

## longhaul rules

rules-english = Die Regelbücher sind in jeder Sprache auf Englisch.

## longhaul check, verify und clauses

mark-passed = bestanden
mark-failed = fehlgeschlagen
mark-not-checked = nicht geprüft
scenarios-passed = { $passed } von { $count } Szenarien bestanden.
verify-holds = Die Aufzeichnung ist echt.
verify-fails = Die Aufzeichnung besteht die Prüfung nicht.
verify-replay = Nur der Ablauf ließ sich prüfen; er ist stimmig.
clauses-cited = { $name }: Tests nennen { $cited } von { $count } Regeln.
clauses-missing = { $clause } wird nicht genannt.

## longhaul puzzles

puzzles-count = { $game }: { COUNT($count, "puzzle") } ({ JOIN($list, ", ") }).
puzzles-level = { $count } mit Schwierigkeit { $level }
puzzles-found = { $puzzle }: { $text }, Schwierigkeit { $level }
puzzles-saved = { $file } enthält jetzt { COUNT($count, "puzzle") }.
puzzles-hold = { $held } von { $count } bestätigt, mit { COUNT($rollouts, "simulated-game", case: "dat") } je Zug.

## longhaul arena

arena-title = { $game }, { COUNT($seats, "seat") }, Kartensatz { $text-content }: { COUNT($games, "game") }
arena-games = Spiele
arena-wins = Siege
arena-points = Punkte
arena-rating = Wertung
arena-seconds = s/Entscheidung
arena-longest = längste
arena-stopped = Angehalten. Derselbe Befehl macht mit { $file } weiter.

## Während ein Befehl arbeitet

progress-compiling = Übersetzt
progress-playing = Spielt
progress-analysing = Analysiert

## longhaul play

play-you = Du
play-you-seat = Du (Platz { $number })
play-bot = { $seat } (Bot)
play-turn = Am Zug: { $name }
play-takebacks = Rücknahmen: { $count }
play-takebacks-far = Bisher zurückgenommen: { $count }.
play-careful = Vorsicht: { $text }.
play-careful-again = Vorsicht: { $text }. Gib es noch einmal ein, um es trotzdem zu spielen.
# Die Namen der Befehle (hint, why …) sind in jeder Sprache gleich. Höchstens 78 Zeichen.
play-commands = Nummer · hint · why N · undo · board · log · card · legend · ? Hilfe · q Ende
play-after = Enter beenden · undo · board · log
play-more = { $first } bis { $last } von { $count } Möglichkeiten; Enter zeigt die anderen
play-earlier = … { $count ->
    [one] { $count } frühere Zeile
   *[other] { $count } frühere Zeilen
}: log
play-log = Der ganze Verlauf
play-page = Seite { $page } von { $pages } · Enter weiter · p zurück · q schließen
play-page-last = { $pages ->
    [1] Enter schließen
   *[other] Seite { $page } von { $pages } · Enter schließen · p zurück
}
play-choice = Deine Wahl:
play-over = Spielende
play-share = { $list } teilen sich den Sieg ({ $ending }).
play-wins = { $name } gewinnt ({ $ending }).
play-you-win = { $name } gewinnst ({ $ending }).
play-forced = Keine Wahl: { $label }.
play-thinking = { $seat } überlegt
play-compiling = Die Suche der Bots wird übersetzt; beim ersten Mal dauert das ein paar Minuten
play-saved = Spiel gespeichert. Weiter geht es mit: longhaul play --resume last
play-saved-file = Gespeichert. Weiter geht es mit: longhaul play --resume { $file }
play-record = Spielaufzeichnung: { $file }
play-nothing-back = Noch gibt es nichts zurückzunehmen.
play-no-action = Es gibt keine Aktion { $number }; die letzte ist { $last }.
play-no-discards = { $game } hat keinen Ablagestapel.
play-which-action = Welche Aktion? Zum Beispiel: w { $text }
play-allowed = { $text } ist erlaubt: { $label }.
play-which-clause = Welche Regel? Zum Beispiel: r { $text }
play-no-clause = Es gibt keine Regel { $text }; siehe `longhaul rules { $name }`.
play-which-file = Welche Datei? Zum Beispiel: s meinspiel.json

## Hilfe während des Spiels. Die Befehle bleiben englisch.

help-title = { $game }: Hilfe
help-rules = Alle Regeln: `longhaul rules { $name }`, vor oder nach dem Spiel.
help-choose = Gib die Nummer einer Möglichkeit oder ihren Text ein, etwa { $text }.
command-hint = was der Kapitän, ein starker Bot, hier spielen würde
command-why = warum eine Aktion nicht erlaubt ist: why und ihre Nummer oder ihr Text
command-undo = deine letzte Entscheidung zurücknehmen
command-board = der ganze Tisch
command-card = was auf einer Karte steht: card und ihr Name oder ein Teil davon
command-legend = was die Buchstaben und Zeichen auf dem Tisch bedeuten
command-log = alles, was geschehen ist
command-rules = eine Regel: rules und ihre Nummer
command-guide = die Einführung; danach kommst du hierher zurück
command-save = das Spiel speichern: save und der Name der Datei
command-quit = aufhören; weiter mit `longhaul play --resume last`
command-discards = der Ablagestapel
command-panels = ein Teil des Tisches
# Die Teile des Tisches
panel-ships = Die Schiffe
panel-planet = Der Planet und seine Preise
panel-ship = Dein Schiff und der Monat
panel-now = Preise, Kampf oder der Planet, der zu legen ist
panel-map = Die Karte
panel-you = Dein Schiff, dein Lager und deine Crew
panel-exchange = Die Börse, die Docks, die Bank
panel-market = Der Markt und die Missionen
panel-rivals = Die anderen
panel-corporation = Dein Konzern und deine Schiffe
panel-reach = Wie weit die Standorte von deinem Schiff sind
panel-sites = Alle Planeten und Außenposten

## Worum es in jedem Spiel geht

goal-dice-traders = Ziel: die meisten Credits haben, wenn alle ihre Tage verbraucht haben. Kaufe Waren, wo viele Würfel sie zeigen, denn dort sind sie billig, und verkaufe sie, wo es wenige tun. Jede Reise, jeder Einkauf und Verkauf kostet Tage, und alle haben gleich viele.
goal-free-trader = Ziel: alle vier Zahlungen leisten und das Schiff behalten. Eine Zahlung ist fällig, wenn die Ereigniskarten eines Monats verbraucht sind. Kaufe Fracht, wo sie billig ist, verkaufe sie, wo sie begehrt ist, baue dein Schiff aus und überstehe die Kämpfe unterwegs. Vectorium (V) ist Geld und Treibstoff zugleich.
goal-gem-traders = Ziel: die meisten Punkte haben, wenn alles Gold eingelagert ist. Eingelagertes Gold zählt je 1 Punkt; für gekaufte Karten und erfüllte Missionen gilt, was darauf steht. Schürfe Edelsteine, tausche sie an der Börse, erfülle Missionen für Gold und bring es heim.
goal-star-traders = Ziel: zu Beginn einer Runde auf der Siegstufe sein, vor allen anderen. Deine Stufe ist 1 plus der Einfluss der Planeten und Außenposten, die dir gehören. Verdiene Credits mit Handel, kaufe oder blockiere Standorte und verteidige sie mit deiner Flotte.

## Nachschlagen

legend-title = Was die Buchstaben und Zeichen bedeuten
legend-calendar = der Tag eines Schiffs, vom ersten bis zum letzten
legend-dice = die Nummern der Würfel, für Aktionen wie lock:1+3
legend-modifier = was der Planet zum Preis dieser Fracht hinzufügt
legend-unavailable = dort nicht zu haben
legend-law = das Gesetz: wie hoch Bußgelder sind
legend-distance = die Entfernung: so viele Triebwerke braucht ein Sprung dorthin
legend-between = die Karten zwischen ihm und deinem Schiff
legend-ship = dein Schiff
legend-previous = der Planet, von dem du kommst; du darfst nicht gleich zurück
legend-cell = ein Platz für den Planeten, mit der Nummer der Möglichkeit
legend-vectorium = Vectorium, Geld und Treibstoff
legend-cards = eine Ereigniskarte, die diesen Monat noch kommt
legend-crew = Crew: { $name }
legend-die = ein Würfel der Börse mit dem, was er zeigt, oder so viele Einheiten
legend-dock = ein Dock zwischen zwei Würfeln, mit der Nummer des Schiffs dort
legend-free = ein freier Platz an einem Dock; die Nummer eines Schiffs steht für einen belegten
legend-mission = das Gold, das eine Mission für das zahlt, was davor steht
legend-declared = Karten und Gestaltwandler, die in diesem Zug als diese Crew arbeiten
legend-shapeshifter = Gestaltwandler
legend-seat = { $seat }
legend-region = eine Region: ihre Nummer, ihr Name und ihr Einfluss
legend-planet = ein Planet und sein Sektor
legend-outpost = ein Außenposten und sein Sektor
legend-modifier-here = was dort zu den Marktpreisen hinzukommt; danach der Buchstabe des Besitzers
legend-blockade = wird blockiert
legend-ship-at = ein Schiff: sein Besitzer, seine Nummer, sein Sektor
legend-toll = eine Mautstation auf der Linie zwischen zwei Sektoren
legend-factory = eine Fabrik und ihr Sektor
legend-line = eine Linie zwischen zwei Regionen, mit den Sektoren, die sie verbindet
legend-face-down = eine Region, die noch verdeckt ist
legend-sector = Sektor 4 der Region 0
card-names = Namen, die `card NAME` erklärt
card-none = Keine Karte hat „{ $text }“ im Namen; `card` zählt alle auf.
card-several = Mehrere Karten haben „{ $text }“ im Namen

## Tipps und Einführung

hint-thinking = Der Kapitän überlegt
hint-best = Der Kapitän schlägt vor: { $label }
hint-wins = Gewinnt etwa { PERCENT($wins) } von { COUNT($count, "simulation") } ({ PERCENT($low) } bis { PERCENT($high) }).
hint-score = Endet mit etwa { COUNT($score, "point", case: "dat") } ({ $low } bis { $high }) in { COUNT($count, "simulation") }.
hint-others = Oder: { $text }
hint-then = Danach: { $text }
hint-as-good = etwa gleich gut
hint-cost-wins = { $percent ->
    [one] Gewinnchance { $percent } Prozentpunkt geringer
   *[other] Gewinnchance { $percent } Prozentpunkte geringer
}
hint-cost-points = { $points ->
    [one] etwa { $points } Punkt weniger
   *[other] etwa { $points } Punkte weniger
}
hint-quick = Das ist eine schnelle Schätzung. Die Suche wird gerade übersetzt; in ein paar Minuten sind Tipps besser.
guide-chapter = Kapitel { $number } von { $chapters }: { $title }
guide-do = Enter spielt es: { $label } · skip zum nächsten Kapitel · q verlässt die Einführung
guide-next = Enter zum nächsten Kapitel · q verlässt die Einführung
guide-end = Enter, um zu spielen
guide-other = Jetzt erst einmal: { $label }.
guide-wins = So gewinnt man

## longhaul sim

sim-title = { $game }: { COUNT($count, "game") }, { $players }
sim-title-each = { $game }: je { COUNT($count, "game") }, { $players }
sim-random = zufällig gespielt
sim-played = gespielt von { $bot }
sim-mean = Mittel
sim-mean-share = Mittel (Anteil der Spiele)
sim-interval = 95-%-Intervall
sim-least = min
sim-median = Median
sim-most = max
sim-range = { $low } bis { $high }
sim-one-game = ein Spiel
sim-never = nie erreicht
sim-won = Gewonnen
sim-wins = { $seat } gewinnt
sim-decisions = Entscheidungen
sim-endings = Spielenden: { $list }.
sim-shared = Geteilte Siege: { $share }.
sim-card = Karte
sim-bought = Käufe je Spiel
sim-winner = Anteil des Siegers (1 ist Durchschnitt)
measure-length = Länge
measure-score = Punkte
measure-winning_score = Siegpunkte
measure-rounds = Runden
measure-missions = Missionen
measure-boosts_played = Gespielte Boosts
measure-levels_bought = Gekaufte Stufen
measure-levels_by_blockade = Stufen durch Blockaden
measure-tolls_built = Gebaute Mautstationen
measure-factories_built = Gebaute Fabriken
measure-month = Monat
measure-turns = Züge
measure-money_month_1 = Geld, Monat 1
measure-money_month_2 = Geld, Monat 2
measure-money_month_3 = Geld, Monat 3
measure-money_month_4 = Geld, Monat 4

## longhaul analyse

analyse-title = { COUNT($moves, "move") }, { COUNT($trials, "simulated-game") } je Stellung; { $measure-id ->
    [wins] Gewinnchance
   *[score] erwartete Punkte
}:
analyse-start = Anfang
analyse-end = Ende
analyse-own = eigene Entscheidungen
analyse-others = Entscheidungen anderer
analyse-luck = Glück
analyse-mistakes = durch Fehler verloren
analyse-points = { $text } Punkte

## Was nicht geht

error-language = es gibt keine Sprache „{ $text }“; es gibt { JOIN($list, ", ") }
error-option-form = --option { $text }: sollte NAME=WERT sein, etwa --option limit=25
error-option-twice = --option { $text } ist zweimal angegeben
error-people = --people { $count }: es gibt nur { COUNT($seats, "seat") }; siehe --seats
error-other-game = { $file }: ist ein Spiel von { $theirs }, nicht von { $own }
error-bot-seats = { $file }: 'bot_seats' nennt Plätze, die das Spiel nicht hat: { JOIN($list, ", ") }
error-resumed = { $text } steht in einem fortgesetzten Spiel fest; lass es weg, oder lass --resume weg
error-saves = { $folder }: hier lassen sich keine Spiele speichern: { $text }; setze XDG_DATA_HOME
error-no-saved = es gibt kein gespeichertes Spiel zum Fortsetzen; beginne eines mit `longhaul play`
error-no-saved-of = es gibt kein gespeichertes Spiel von { $text } zum Fortsetzen; beginne eines mit `longhaul play { $text }`
error-clause = es gibt keine Regel { $text } in { $game }; ihre Nummern sehen aus wie { $example }
error-policy = --bot { $text }: sollte { OR($list) } sein; für andere Bots nimm `longhaul arena`
error-generate = --generate braucht --file: die Datei, in die die neuen Rätsel kommen
error-puzzles = nicht mehr der beste Zug: { JOIN($list, ", ") }
error-no-scenarios = keine Szenariodateien gefunden
error-seal = --commitment: „{ $text }“ ist kein Siegel: { $digits } Zeichen, 0 bis 9 und a bis f
error-package = die Kommandozeile braucht { $text }; installiere es mit: pip install 'longhaul[cli]'
error-internal = interner Fehler: { $text }; bitte melde ihn (LONGHAUL_DEBUG=1 zeigt den Traceback)

## Nomen, die gezählt werden

noun-action = Zug
    .other = Züge
    .dat-other = Zügen
noun-move = Zug
    .other = Züge
noun-game = Spiel
    .other = Spiele
noun-simulated-game = simuliertes Spiel
    .other = simulierte Spiele
    .dat-one = simulierten Spiel
    .dat-other = simulierten Spielen
noun-simulation = Simulation
    .other = Simulationen
noun-point = Punkt
    .other = Punkte
    .dat-other = Punkten
noun-puzzle = Rätsel
noun-seat = Platz
    .other = Plätze
