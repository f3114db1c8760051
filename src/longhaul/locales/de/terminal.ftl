### What the commands of the command line say. What each is for is said in ../en/terminal.ftl.

## longhaul games

games-facts = { $solo ->
    [true] für eine Person
   *[false] { $low } bis { $high } Plätze, normal { $default }
}; etwa { $minutes } Minuten; Kartensätze: { $text }
games-option = { $text-values } (normal: { $text-default })

## longhaul replay

replay-over = Nach { $count } Zügen ist das Spiel zu Ende: { $text }; Punkte { JOIN($list, ", ") }.
replay-unfinished = Nach { $count } Zügen ist das Spiel nicht zu Ende; Punkte { JOIN($list, ", ") }.

## longhaul content

content-valid = ({ $text-name }, { $text-digest }) ist ein gültiger Kartensatz.

## longhaul play

play-you = Du
play-you-seat = Du (Platz { $number })
play-bot = { $seat } (Bot)
play-turn = { $name }: am Zug
play-takebacks = Rücknahmen: { $count }
play-takebacks-far = Bisher zurückgenommen: { $count }.
play-careful = Vorsicht: { $text }.
play-careful-again = Vorsicht: { $text }. Gib es noch einmal ein, um es trotzdem zu spielen.
play-keys = Zahl oder Text · w AKTION warum nicht · u zurück · l Verlauf · { $discards ->
    [true] d Ablage ·{ " " }
   *[false] { "" }
}? Hilfe · q Ende
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
play-no-discards = { $name } hat keinen Ablagestapel.
play-which-action = Welche Aktion? Zum Beispiel: w { $text }
play-allowed = { $text } ist erlaubt: { $label }.
play-which-clause = Welche Regel? Zum Beispiel: r { $text }
play-no-clause = Es gibt keine Regel { $text }; siehe `longhaul rules { $name }`.
play-which-file = Welche Datei? Zum Beispiel: s meinspiel.json
play-help =
    Gib die Nummer einer Aktion oder ihren Text ein, etwa { $text }.
    { "  " }w AKTION   warum eine Aktion nicht erlaubt ist   (w { $text })
    { "  " }u          deine letzte Entscheidung zurücknehmen
    { "  " }l          den ganzen Verlauf zeigen
    { "  " }r REGEL    eine Regel zeigen      (r { $clause })
    { "  " }s DATEI    das Spiel in einer Datei speichern
    { "  " }q          speichern und beenden; weiter mit `longhaul play --resume last`
play-help-discards = { "  " }d          den Ablagestapel zeigen

## longhaul sim

sim-title = { $name }: { $games } Spiele, { $players }
sim-title-each = { $name }: je { $games } Spiele, { $players }
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

analyse-title = { $moves } Züge, { $trials } simulierte Spiele je Stellung; { $measure-id ->
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
