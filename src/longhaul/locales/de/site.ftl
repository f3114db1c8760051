### The messages of the site. What each is for is said in ../en/site.ftl.

language-name = Deutsch

text = { $text }
seat = Platz { $number }

## Warnings of every game

warning-irreversible = das ist endgültig
warning-lost-points = das Spiel endet, und { $most ->
    [one] { $most } Punkt schlägt
   *[other] { $most } Punkte schlagen
} deine { $own }
warning-lost-credits = das Spiel endet, und { $most } cr schlagen deine { $own }
warning-lost-levels = das Spiel endet, und { $most ->
    [one] { $most } Stufe schlägt
   *[other] { $most } Stufen schlagen
} deine { $own }
warning-lost-tiebreak = das Spiel endet, und der Gleichstand geht an jemand anderen
warning-lost-anyway = das Spiel endet, und jemand anderes gewinnt, was auch geschieht

## Analysis

analysis-mistake-wins = { $seat }, { $when }: { $played }, { PERCENT($change) }; besser: { $instead }
analysis-mistake-score = { $seat }, { $when }: { $played }, { NUMBER($change, maximumFractionDigits: 1) } Punkte; besser: { $instead }
analysis-chance-wins = { $seat }, { $when }: { JOIN($story, " ") } { PERCENT($change) } durch Zufall
analysis-chance-score = { $seat }, { $when }: { JOIN($story, " ") } { NUMBER($change, maximumFractionDigits: 1) } Punkte durch Zufall

## Nouns that are counted

noun-day = Tag
    .other = Tage
    .dat-other = Tagen
noun-unit = Einheit
    .other = Einheiten
noun-roll = Wurf
    .other = Würfe

## How a game ends before its rules end it

ending-resigned = aufgegeben
ending-agreed-to-be-a-draw = auf Unentschieden geeinigt
ending-the-others-left = die anderen sind gegangen
ending-the-others-ran-out-of-time = die Zeit der anderen ist abgelaufen
ending-the-others-resigned = die anderen haben aufgegeben
ending-the-others-resigned-or-ran-out-of-time = die anderen haben aufgegeben oder ihre Zeit ist abgelaufen
ending-the-rules-or-the-cards-of-the-game-have-changed = die Regeln oder die Karten des Spiels haben sich geändert

## Premoves

premove-phase = { $stage }: { $phase }

## Commands at a table

rejected-old-rules-table = Tisch { $text-table } wurde nach anderen Regeln oder mit anderen Karten begonnen; hier geht er nicht weiter
rejected-not-your-turn = du bist nicht dran
rejected-waiting = die Partie beginnt, wenn jeder Platz besetzt ist: schick den Link oder setz einen Bot hin
rejected-time-up = deine Zeit ist um
rejected-over = die Partie ist vorbei
rejected-stale = der Tisch ist schon weiter: er ist bei Version { $version }, deine Ansicht bei { $own }
rejected-entry = Eintrag { $number } folgt nicht auf Eintrag { $version }
rejected-snapshot = Tisch { $text-table }: die gespeicherte Stellung ist nicht lesbar: { $text }
rejected-not-seated = du hast keinen Platz an diesem Tisch
rejected-no-such-seat = es gibt keinen Platz { $number }; es gibt { $seats }
rejected-no-bot-level = es gibt keinen Bot „{ $text-bot }“; es gibt { JOIN($text-known, ", ") }
rejected-daily-takeback = in der Tagesaufgabe gibt es keine Zugrücknahme: alle haben einen Versuch
rejected-others-acted = seitdem hat jemand anderes gehandelt; bitte um Zustimmung
rejected-revealed = seitdem wurden Würfel oder Karten aufgedeckt; bitte die anderen um Zustimmung
rejected-nothing-to-take-back = es gibt nichts zurückzunehmen
rejected-ask = du kannst um undo oder draw bitten, nicht um „{ $text-what }“
rejected-request-open = beantworte erst die offene Anfrage
rejected-nobody-to-ask = es ist niemand zum Fragen da
rejected-no-request = es gibt keine Anfrage zu beantworten
rejected-not-to-answer = die Antwort ist nicht deine Sache
rejected-seated = du hast schon einen Platz an diesem Tisch
rejected-seat-taken = dieser Platz ist besetzt
rejected-person-there = auf diesem Platz sitzt ein Mensch
rejected-bot-there = dort spielt schon ein Bot
rejected-nobody-to-replace = auf diesem Platz ist niemand zu ersetzen
rejected-in-time = in einer Fernpartie kann niemand ersetzt werden, bevor die Zeit abgelaufen ist
rejected-daily-bot = in der Tagesaufgabe spielt kein Bot für dich weiter
rejected-time-left = es ist noch Zeit
rejected-no-clock = keine Uhr läuft
rejected-not-at-stake = es steht keine gewertete Partie auf dem Spiel
rejected-not-rated = diese Partie wird nicht gewertet
rejected-record-secret = die Aufzeichnung enthält den Startwert; es gibt sie, wenn die Partie vorbei ist
rejected-no-daily = „{ $text-game }“ hat keine Tagesaufgabe; es gibt eine in { JOIN($game, ", ") }
rejected-still-today = eine Tagesaufgabe kann man ansehen, wenn ihr Tag um ist, um Mitternacht UTC

## Premoves

rejected-premove = vorausgeplanter Zug { $place }: { $reason }
rejected-premove-solo = in einer Solopartie gibt es keine vorausgeplanten Züge: du bist immer dran
rejected-premove-pace = außer in Fernpartien kannst du nur im Voraus passen
rejected-premove-phase = „{ $text-action }“ wird in der Phase „{ $text-phase }“ nicht gespielt
rejected-premove-own-seat = eine Bedingung muss einen anderen Platz als deinen betreffen
rejected-premove-twice = ein vorausgeplanter Zug kann nur einmal in der Liste stehen
rejected-premove-gone = der vorausgeplante Zug { $place } wurde inzwischen gespielt oder entfernt; lade neu
rejected-premoves-many = du kannst an einem Tisch höchstens { $most } Züge vorausplanen, nicht { $count }
rejected-no-phase = in einer Phase „{ $text-phase }“ ist nichts zu entscheiden; nur in { JOIN($text-known, ", ") }
premove-action = { $title }: { JOIN($things, ", ") }
premove-unmet-move = der letzte Zug von { $seat } war nicht „{ $action }“
premove-unmet-turn = { $seat } hat „{ $action }“ im letzten Zug nicht gespielt
premove-unmet = „{ $action }“: { $reason }.
premove-forbidden = „{ $action }“: { $reason } ({ $text-clause }).
premove-not-played = Dein vorausgeplanter Zug wurde nicht gespielt. { JOIN($reasons, " ") }
premove-not-played-removed = Dein vorausgeplanter Zug wurde nicht gespielt. { JOIN($reasons, " ") } Deine übrigen vorausgeplanten Züge wurden entfernt.
premoves-taken-back = Deine vorausgeplanten Züge wurden entfernt: ein Zug von dir wurde zurückgenommen.

## Setting up a table

rejected-setup = { $text-part-id ->
    [seats] Plätze
    [clock] Uhr
    [content] Kartensatz
    [rated] Wertung
   *[other] { $text-part }
}: { $reason }
rejected-setup-seats = { $game } ist für { $low } bis { $high } Personen, nicht für { $count }
rejected-setup-seats-exactly = { $game } ist für { $low ->
    [1] 1 Person
   *[other] { $low } Personen
}, nicht für { $count }
rejected-setup-seat = Platz { $number } ist „{ $text-seat }“, möglich ist { JOIN($text-known, ", ") }
rejected-setup-own-seats = du kannst nur einen Platz nehmen
rejected-setup-solo-clock = eine Solopartie hat keine Uhr
rejected-setup-solo-rated = eine Solopartie kann nicht gewertet werden
rejected-setup-pace = „{ $text-pace }“ gehört nicht zu { JOIN($text-known, ", ") }
rejected-setup-base = { $text-base } liegt nicht zwischen { $low } und { $high } für die Uhr „{ $text-pace }“
rejected-setup-increment = ein Zuschlag ist 0 bis { $high } Sekunden, und nur für die Uhr „game“
rejected-no-set = es gibt keinen Kartensatz „{ $text-set }“; es gibt { JOIN($text-known, ", ") }

## Setting up a game

rejected-unknown-game = es gibt kein Spiel „{ $text-game }“; es gibt { JOIN($text-known, ", ") }
rejected-game-seats = { $game } ist für { $high ->
    [1] 1 Person
   *[other] { $low } bis { $high } Personen
}, nicht für { $text-count }
rejected-seed = ein Startwert ist eine ganze Zahl von 0 bis 2^64 - 1, nicht { $text-seed }
rejected-no-option = es gibt keine Option „{ $text-option }“; dieses Spiel hat { JOIN($text-known, ", ") }
rejected-option-switch = Option { $text-option }: „{ $text-value }“ ist weder on noch off
rejected-option-choice = Option { $text-option }: „{ $text-value }“ gehört nicht zu { JOIN($text-known, ", ") }
rejected-option-bounds = Option { $text-option }: { $text-value } liegt nicht zwischen { $low } und { $high }

## Actions by their text forms

rejected-action-number = es gibt keine Aktion { $text-action }; Aktionen haben die Nummern 0 bis { $text-last }
rejected-action-verb = „{ $text-action }“: keine Aktion heißt „{ $text-verb }“; es gibt { JOIN($text-known, ", ") }
rejected-action-form = „{ $text-action }“: diese Aktion schreibt man { $text-form }
rejected-action-word = „{ $text-action }“: unter { $text-kind } gibt es kein „{ $text-word }“, nur { JOIN($text-known, ", ") }

## Recorded games

rejected-record-setup = die Partie kann so nicht begonnen haben: { $reason }
rejected-record-rules = gespielt nach Version { $text-version } der Regeln von { $game }; dieses Programm hat Version { $text-own }
rejected-record-content = gespielt mit dem Kartensatz „{ $text-set }“ ({ $text-hash }); hier ist „{ $text-own }“ ({ $text-own-hash })
rejected-record-action = Aktion { $number } ist { $text-action }, weder eine Nummer noch eine Textform
rejected-record-illegal = Aktion { $number } kann nicht gespielt werden: { $reason }
rejected-record-result = laut Aufzeichnung ergab sich { $text-recorded }, es ergibt sich aber { $text-right }
rejected-record-form = { $text-file }: keine Spielaufzeichnung: es sollte ein JSON-Objekt sein
rejected-record-format = { $text-file }: hat das Format { $text-format }; dieses Programm liest Format { $text-own }

## Why a game is not rated

unrated-owner = jemand spielt hier gegen den eigenen Bot, oder zwei Bots gehören derselben Person
unrated-address = zwei der Spielenden teilen sich eine Internetadresse
unrated-pair = diese Spielenden haben heute das Limit gewerteter Partien gegeneinander erreicht
unrated-taken-back = eine Entscheidung wurde zurückgenommen
unrated-drawn = die Spielenden haben sich auf Remis geeinigt
unrated-aborted = der Server hat die Partie vorzeitig beendet
unrated-inherited = jemand hat einen Platz übernommen, für den schon gespielt worden war
unrated-short = sie endete, bevor alle { $turns } Züge hatten
unrated-alone = es gab niemanden, gegen den gewertet werden könnte

## Results of daily challenges

daily-credits = { $credits } cr
daily-paid = alles bezahlt, { $credits } V übrig
daily-lost = verloren in Monat { $month }, Zug { $turn }
daily-gave-up = aufgegeben
daily-unfinished = nicht beendet
daily-playing = spielt noch

## Verification of records

check-seal = Startwert und Salt ergeben das Siegel { $text-seal }
check-seal-differs = der SHA-256 von Salt und Startwert ist { $text-seal }, aber das Siegel der Aufzeichnung ist { $text-given }: { $text-blame-id ->
    [commitment] das Siegel
    [seed] Startwert oder Salt
   *[any] Startwert, Salt oder Siegel
} wurde verändert
check-seal-missing = { $text-missing } fehlt in der Aufzeichnung: das Siegel lässt sich nicht prüfen
check-no-seal = die Aufzeichnung hat kein Siegel, wie alle Partien im Terminal
check-noted = es stimmt mit dem Siegel überein, das zu Beginn notiert wurde
check-noted-given = die Aufzeichnung nennt das notierte Siegel, aber Startwert und Salt ergeben es nicht
check-noted-differs = das notierte Siegel ist { $text-noted }: die Aufzeichnung gehört zu einer anderen Partie oder einem anderen Startwert
check-origin = gespielt wurde nach Regelversion { $version } von { $game }, Kartensatz „{ $text-set }“ ({ $text-hash })
check-actions = { $count ->
    [one] der einzige Zug ist erlaubt
   *[other] alle { $count } Züge sind erlaubt
}
check-not-reached-start = { $text-what-id ->
    [actions] die Züge konnten
    [trail] die Stellungen konnten
    [rolls] die Würfe konnten
   *[result] das Ergebnis konnte
} nicht geprüft werden: die Partie ließ sich nicht beginnen
check-not-reached-actions = { $text-what-id ->
    [actions] die Züge konnten
    [trail] die Stellungen konnten
    [rolls] die Würfe konnten
   *[result] das Ergebnis konnte
} nicht geprüft werden: nicht alle Züge ließen sich spielen
check-trail = { $count ->
    [one] der einzige Zug führt zur aufgezeichneten Stellung
   *[other] jeder der { $count } Züge führt zur aufgezeichneten Stellung
}
check-trail-length = die Kette hat { $links } Glieder für { $moves } Züge: Züge wurden hinzugefügt oder entfernt
check-trail-start = vor Zug 1: die Partie beginnt nicht, wie es die Aufzeichnung sagt: eine Option, die Plätze, die Karten, der Startwert oder die Kette wurde verändert
check-trail-strayed = { $move } führt nicht zur aufgezeichneten Stellung: dort wurde der Zug, der Startwert oder die Kette verändert
check-untraced = { $text-missing } fehlt in der Aufzeichnung: was dort stand, wurde entfernt
check-no-trail = die Aufzeichnung sagt nicht, wohin jeder Zug führte
check-no-rolls = die Aufzeichnung sagt nicht, was bei jedem Zug gewürfelt und gezogen wurde
check-rolls = jeder Wurf und jede Karte ({ $count } insgesamt) folgt aus dem Startwert
check-roll-unknown = Zug { $text-move }: die Aufzeichnung enthält einen Wurf, aber es gab keinen
check-roll-missing = { $move }: die Aufzeichnung enthält dort keinen Wurf und keine Karte, aber es gab etwas
check-roll-differs = { $move }: die Aufzeichnung zeigt { $says }, aber der Startwert ergibt { $gives }: ein Wurf oder der Startwert wurde verändert
check-move = Zug { $number } ({ $text-action } von { $seat })
check-before-first = vor Zug 1
check-nothing-more = nichts weiter
check-result = sie führen zum Ergebnis: { $ending }, Punkte { JOIN($scores, ", ") }, gewonnen von { $seat }
check-result-nobody = sie führen zum Ergebnis: { $ending }, Punkte { JOIN($scores, ", ") }, gewonnen von niemandem
check-result-early = sie führen zum Punktestand { JOIN($scores, ", ") }; die Partie endete vorzeitig (aufgegeben oder Remis)
check-result-differs = das Ergebnis folgt nicht aus den Zügen: { JOIN($parts, "; ") }; ein Ergebnis oder ein Zug wurde geändert
check-result-part = { $text-what } ist { $text-recorded } in der Aufzeichnung, müsste aber { $text-right } sein

## Requests in general

rejected-internal = bei uns ging etwas schief; es ist notiert
rejected-unavailable = die Datenbank ist gerade nicht verfügbar ({ $text })
rejected-busy = der Server ist ausgelastet; versuche es gleich noch einmal
rejected-closing = der Server fährt herunter; versuch es gleich noch einmal
rejected-restarted = der Server wurde inzwischen neu gestartet
rejected-too-many = zu viele Anfragen; versuch es in { COUNT($seconds, "second") } wieder
rejected-bad-request = diese Anfrage ist nicht zu verstehen
rejected-bad-method = diese Adresse nimmt diese Methode nicht an
rejected-nothing-here = hier ist nichts
rejected-invalid = ungültig: { $text }
rejected-no-body = es wird ein Inhalt in JSON gebraucht
rejected-body-depth = der Inhalt ist zu tief verschachtelt
rejected-body-size = das ist zu groß
rejected-body-bytes = die Anfrage ist größer als { $most } Bytes
rejected-bad-json = der Inhalt ist kein gültiges JSON
rejected-not-json = der Inhalt muss JSON sein: sende Content-Type: application/json
rejected-content-length = der Header Content-Length ist keine Zahl
rejected-cut-off = die Verbindung wurde geschlossen, bevor alles angekommen war
rejected-socket = dieser Socket wurde abgelehnt
rejected-host = dieser Server antwortet nicht auf diesen Hostnamen; wer ihn betreibt, kann ihn mit --public-url festlegen
rejected-cross-site = diese Anfrage kommt von einer fremden Seite oder belegt nicht das Gegenteil
rejected-csrf = der Header X-Longhaul-CSRF fehlt oder ist falsch; GET /api/me liefert seinen Wert
rejected-metrics = nur dieser Rechner darf die Messwerte lesen
rejected-not-stored = es konnte nicht gespeichert werden: { $text }

## Accounts

rejected-not-signed-in = du bist nicht angemeldet; spiele als Gast oder melde dich an
rejected-nobody = spiele als Gast oder melde dich an
rejected-guest = Gäste können das nicht; lege zuerst ein Konto an
rejected-not-for-bots = Bots können das nicht; ihr Besitzer kann es
rejected-not-for-bots-browser = Bots können das nicht; ihr Besitzer kann es, in einem Browser
rejected-wrong-login = falscher Name oder falsches Passwort
rejected-wrong-password = falsches Passwort
rejected-banned = das Konto „{ $text-name }“ ist auf diesem Server gesperrt
rejected-bad-token = dieses Token gilt nicht; vielleicht wurde es widerrufen
rejected-no-session = diese Sitzung gibt es nicht
rejected-no-account = dieses Konto gibt es nicht mehr
rejected-claimed = dieses Konto hat schon Namen und Passwort
rejected-no-bot = diesen Bot gibt es nicht
rejected-delete-bot = einen Bot kann nur sein Besitzer löschen
rejected-too-many-bots = du kannst höchstens { $most } Bots haben
rejected-name-taken = der Name „{ $text-name }“ ist vergeben
rejected-name-length = ein Name hat { $low } bis { $high } Zeichen
rejected-name-character = ein Name hat nur Buchstaben, Ziffern, Leerzeichen, - und _; nicht erlaubt: „{ $text-character }“
rejected-name-invisible = ein Name hat nur Buchstaben, Ziffern, Leerzeichen, - und _; nicht erlaubt: das unsichtbare Zeichen { $text-code }
rejected-name-spaces = ein Name beginnt und endet nicht mit einem Leerzeichen und hat keine zwei hintereinander
rejected-name-reserved = „{ $text-name }“ könnte verwechselt werden; wähle einen anderen Namen
rejected-name-empty = ein Name braucht mindestens einen Buchstaben oder eine Ziffer
rejected-name-accents = in einem Namen müssen Akzente auf einen Buchstaben folgen, höchstens { $most } auf jeden
rejected-name-scripts = ein Name kann lateinische, griechische und kyrillische Buchstaben nicht mischen: viele sehen gleich aus
rejected-password-length = ein Passwort hat { $low } bis { $high } Zeichen
rejected-password-is-name = das Passwort darf nicht der Name sein: den würden andere zuerst versuchen
rejected-password-common = dieses Passwort ist zu verbreitet; wähle ein anderes

## E-mail addresses

rejected-no-mail = dieser Server verschickt keine E-Mails
rejected-bad-address = das ist keine E-Mail-Adresse; sie sieht so aus: name@example.org
rejected-address-confirmed = diese Adresse ist schon bestätigt
rejected-address-changed = diese Adresse wurde inzwischen geändert oder entfernt
rejected-link-expired = dieser Link ist abgelaufen; fordere in deinem Konto einen neuen an
rejected-bad-link = dieser Link ist ungültig oder unvollständig

## Tables of the server

rejected-no-table = es gibt keinen Tisch „{ $text-table }“
rejected-old-rules = diese Partie wurde nach einer früheren Fassung der Regeln oder Karten gespielt und lässt sich nicht mehr zeigen
rejected-old-rules-scores = diese Partie wurde nach einer früheren Fassung der Regeln oder Karten gespielt und lässt sich nicht mehr zeigen; der Punktestand war { JOIN($scores, ", ") }
rejected-other-server = ein anderer Server hat diesen Tisch verändert; prüfe die Stellung und versuche es noch einmal
rejected-fenced = Tisch { $text-table } wurde anderswo verändert; er wird neu geladen
rejected-too-many-commands = an diesem Tisch warten zu viele Befehle
rejected-full = an diesem Tisch ist kein Platz frei
rejected-not-yours = das können nur die Spielenden und wer den Tisch eröffnet hat
rejected-had-no-seat = du hattest keinen Platz an diesem Tisch
rejected-no-rematch-yet = eine Revanche gibt es, wenn die Partie vorbei ist
rejected-not-watched = sieh erst am Tisch zu
rejected-too-many-tables = du kannst höchstens { $most } Tische auf einmal ansehen
rejected-message-size = eine Nachricht hat höchstens { $most } Bytes
rejected-bad-message = ungültige Nachricht: { $text }
rejected-empty = die Nachricht ist leer
rejected-chat-length = eine Nachricht hat höchstens { $most } Zeichen
rejected-muted = du bist stummgeschaltet und kannst gerade nicht chatten; spielen kannst du

## Schnelle Sprüche im Chat

phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-nice-move = Schöner Zug
phrase-oops = Ups …
phrase-thanks = Danke!
phrase-your-move = Du bist dran
phrase-rematch = Revanche?

## Hints, puzzles, lessons, daily challenges, replays and records

rejected-hint-turn = ein Tipp ist für den, der dran ist
rejected-hint-daily = in der Tagesaufgabe gibt es keine Tipps: alle sind auf sich gestellt
rejected-hint-rated = in einer gewerteten Partie gibt es keine Tipps
rejected-too-many-jobs = warte, bis deine anderen Anfragen fertig sind
rejected-no-job = diesen Auftrag gibt es nicht
rejected-no-player = hier gibt es niemanden namens „{ $text-player }“
rejected-no-puzzle = es gibt kein Rätsel „{ $text-puzzle }“
rejected-no-puzzle-move = „{ $text-move }“ ist hier kein Zug
rejected-old-puzzle = das Rätsel { $text-puzzle } ist für andere Regeln oder Karten gemacht; erzeuge neue
rejected-no-chapter = die Einführung hat { COUNT($chapters, "chapter") } und kein Kapitel { $text-number }
rejected-no-day = „{ $text-day }“ ist kein Datum wie 2026-11-15
rejected-future-day = { $text-day } kommt erst noch
rejected-no-game = es gibt keine Partie „{ $text-game }“ zum Ansehen
rejected-no-move = die Partie hat keinen Zug { $move }; ihr letzter ist { $moves }
rejected-over-there = dort ist die Partie vorbei: spiel ab einem früheren Zug weiter
rejected-seats = diese Partie hat { $seats }, nicht { $count }
rejected-replay-slow = diese Partie noch einmal zu spielen dauert hier zu lange
rejected-no-record = es gibt keine Aufzeichnung „{ $text-record }“
rejected-too-many-records = du kannst hier höchstens { $most } Aufzeichnungen behalten
rejected-record = Aufzeichnung: { $reason }
rejected-record-set = gespielt mit dem Kartensatz „{ $text-set }“, den es hier nicht gibt
rejected-record-json = kein JSON: { $text }
rejected-record-length = „{ $text-what }“ hat höchstens { $most } Zeichen
rejected-record-bots = bot_seats: es sollte Plätze von { $seats } nennen, jeden einmal

## Notices

notice-move = Du bist am Zug in { $game }.
notice-stuck = Du bist am Zug in { $game }. { $note }
notice-played = Dein vorausgeplanter Zug wurde gespielt in { $game }: { $action }.
notice-cleared = { $game }: { $note }
notice-draw = Dir wird ein Remis angeboten in { $game }.
notice-takeback = Jemand bittet dich, eine Zugrücknahme zu erlauben, in { $game }.
notice-late = Deine Zeit ist abgelaufen in { $game }.
notice-left = Du hast { $game } verlassen und damit verloren.
notice-over-drawn = { $game } ist vorbei: ihr habt euch auf Remis geeinigt.
notice-over-left = { $game } ist vorbei: du bist gegangen und hast verloren.
notice-over-late = { $game } ist vorbei: deine Zeit ist abgelaufen.
notice-over-lost = { $game } ist vorbei: du hast nicht gewonnen.
notice-over-won = { $game } ist vorbei: du hast gewonnen.
notice-over-shared = { $game } ist vorbei: du teilst dir den Sieg.
notice-rules = Deine Partie { $game } wurde ohne Wertung beendet: eine Aktualisierung dieses Servers hat die Regeln geändert.

## Mails

mail-confirm-subject = Ist das deine Adresse?
mail-confirm =
    Jemand, hoffentlich du, möchte E-Mails von { $text-site }, wenn er oder sie in einer Fernpartie am Zug ist.

    Wenn du das warst, öffne innerhalb von zwei Tagen diesen Link:

    { $text-link }

    Wenn nicht, ignoriere diese E-Mail: du hörst nichts weiter von uns.
mail-turn-subject = Du bist dran in { $game }
mail-turn =
    { $notice }

    { $text-link }

    Verbleibende Zeit: { $left }.

    --
    Du bekommst diese E-Mail, weil du in deinem Konto auf { $text-site } Erinnerungen eingeschaltet hast
    Keine E-Mails mehr: { $text-stop }
mail-left-soon = weniger als eine Stunde
mail-left-hours = { COUNT($hours, "hour") }
mail-left-days = { COUNT($days, "day") }

## Files, bots and the arena

rejected-no-file = { $text-file }: diese Datei gibt es nicht
rejected-unreadable = { $text-file }: kann nicht gelesen werden: { $text }
rejected-unwritable = { $text-file }: kann nicht geschrieben werden: { $text }
rejected-file-name = „{ $text-file }“ ist kein gültiger Dateiname
rejected-not-toml = { $text-file }: kein gültiges TOML: { $text }
rejected-not-record = { $text-file }: keine Spielaufzeichnung: { $text }
rejected-no-content = „{ $text-content }“: weder eine Datei, die auf .toml endet, noch einer der Kartensätze { JOIN($text-known, ", ") }
rejected-not-puzzles = { $text-file }: keine Rätseldatei
rejected-other-puzzles = { $text-file }: enthält Rätsel für { $text-game }, nicht für { $text-own }
rejected-bot-load = der Bot „{ $text-bot }“ kann nicht geladen werden: { $text }
rejected-bot-make = der Bot „{ $text-bot }“ lässt sich nicht aus (rulebook, seed) erzeugen: { $text }
rejected-bot-method = der Bot „{ $text-bot }“ hat keine Methode `choose`
rejected-bot-iterations = der Bot „{ $text-bot }“ sollte eine Stufe, @ und eine Zahl von Iterationen sein, etwa captain@2000
rejected-bot-setting = der Bot „{ $text-bot }“: „{ $text-change }“ sollte EINSTELLUNG=ZAHL sein, mit { OR($text-known) }
rejected-bot-twice = der Bot { $text-bot } ist zweimal genannt: das geht nur, wenn die Bots genau eine Besetzung sind
rejected-bot-action = der Bot { $text-bot } hat eine unerlaubte Aktion gewählt: { $text }
rejected-record-folder = { $text-folder }: hier lassen sich keine Aufzeichnungen speichern: { $text }
rejected-record-exists = { $text-file } gibt es schon; wähle einen anderen Ordner
rejected-not-results = { $text-file }: keine Datei mit Arena-Ergebnissen
rejected-other-results = { $text-file }: enthält Ergebnisse für { $text-name } { $text-theirs }, nicht { $text-own }; wähle eine andere Datei
rejected-no-ratings = Wertungen brauchen das Paket openskill: pip install 'longhaul[lab]'
rejected-no-tests = { $text-folder }: diesen Ordner gibt es nicht; starte dies in einem Checkout des Projekts

## Games and nouns

game-dice-traders = Dice Traders
    .about = Würfle Planeten, handle mit Waren, schlage den Kalender.
game-free-trader = Free Trader
    .about = Erkunde, handle, kämpfe und leiste vier Zahlungen.
game-gem-traders = Gem Traders
    .about = Schürfe Edelsteine, nutze die Börse, bring das Gold heim.
game-star-traders = Star Traders
    .about = Handle entlang der Linien, rüste eine Flotte und besitze die Welten, die zählen.

noun-second = Sekunde
    .other = Sekunden
noun-hour = Stunde
    .other = Stunden
noun-chapter = Kapitel
    .other = Kapitel

## Bots

bot-cadet = Kadett
    .about = Für den Anfang: kennt die Grundlagen und macht Fehler.
bot-trader = Händler
    .about = Spielt einfach und solide, ohne zu zögern.
bot-captain = Kapitän
    .about = Rechnet voraus, eine Fünftelsekunde pro Entscheidung.
bot-admiral = Admiral
    .about = Rechnet weiter voraus, eine Sekunde pro Entscheidung.
