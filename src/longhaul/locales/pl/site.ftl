### The messages of the site. What each is for is said in ../en/site.ftl.

language-name = Polski

text = { $text }
seat = Miejsce { $number }

## Warnings of every game

warning-irreversible = tego nie można cofnąć
warning-lost-points = gra się kończy, a { $most ->
    [one] { $most } punkt przebija
    [few] { $most } punkty przebijają
    [many] { $most } punktów przebija
   *[other] { $most } punktu przebija
} twoje { $own }
warning-lost-credits = gra się kończy, a { $most } cr przebija twoje { $own }
warning-lost-levels = gra się kończy, a { $most ->
    [one] { $most } poziom przebija
    [few] { $most } poziomy przebijają
    [many] { $most } poziomów przebija
   *[other] { $most } poziomu przebija
} twoje { $own }
warning-lost-tiebreak = gra się kończy, a remis rozstrzyga się na korzyść innego gracza
warning-lost-anyway = gra się kończy i wygrywa ktoś inny, cokolwiek się stanie

## Analysis

analysis-mistake-wins = { $seat }, { $when }: { $played }, { PERCENT($change) }; lepiej: { $instead }
analysis-mistake-score = { $seat }, { $when }: { $played }, { NUMBER($change, maximumFractionDigits: 1) } pkt; lepiej: { $instead }
analysis-chance-wins = { $seat }, { $when }: { JOIN($story, " ") } { PERCENT($change) } przez przypadek
analysis-chance-score = { $seat }, { $when }: { JOIN($story, " ") } { NUMBER($change, maximumFractionDigits: 1) } pkt przez przypadek

## Nouns that are counted

noun-day = dzień
    .few = dni
    .many = dni
    .other = dnia
noun-unit = jednostka
    .few = jednostki
    .many = jednostek
    .other = jednostki
    .acc-one = jednostkę
    .acc-few = jednostki
    .acc-many = jednostek
    .acc-other = jednostki
noun-roll = rzut
    .few = rzuty
    .many = rzutów
    .other = rzutu

## How a game ends before its rules end it

ending-resigned = poddano się
ending-agreed-to-be-a-draw = remis za zgodą wszystkich
ending-the-others-left = pozostali odeszli
ending-the-others-ran-out-of-time = pozostałym skończył się czas
ending-the-others-resigned = pozostali się poddali
ending-the-others-resigned-or-ran-out-of-time = pozostali się poddali albo skończył im się czas
ending-the-rules-or-the-cards-of-the-game-have-changed = zmieniły się zasady lub karty gry

## Premoves

premove-phase = { $stage }: { $phase }

## Commands at a table

rejected-old-rules-table = stół { $text-table } rozpoczęto według innych zasad lub z innymi kartami i nie można go tu kontynuować
rejected-not-your-turn = to nie twoja kolej
rejected-waiting = gra zacznie się, gdy wszystkie miejsca będą zajęte: wyślij link albo dodaj bota
rejected-time-up = twój czas minął
rejected-over = gra jest skończona
rejected-stale = stół jest już dalej: ma wersję { $version }, a twój widok { $own }
rejected-entry = wpis { $number } nie następuje po wpisie { $version }
rejected-snapshot = stół { $text-table }: nie można odczytać zapisanej pozycji: { $text }
rejected-not-seated = nie masz miejsca przy tym stole
rejected-no-such-seat = nie ma miejsca { $number }; wszystkich miejsc jest { $seats }
rejected-no-bot-level = nie ma bota „{ $text-bot }”; są { JOIN($text-known, ", ") }
rejected-daily-takeback = w wyzwaniu dnia nie cofa się ruchów: każdy ma jedną próbę
rejected-others-acted = od tego czasu zagrał ktoś inny; poproś o zgodę
rejected-revealed = od tego czasu odsłonięto kości lub karty; poproś pozostałych o zgodę
rejected-nothing-to-take-back = nie ma czego cofać
rejected-ask = możesz poprosić o undo albo draw, nie o „{ $text-what }”
rejected-request-open = najpierw odpowiedz na prośbę, która czeka
rejected-nobody-to-ask = nie ma kogo poprosić
rejected-no-request = nie ma prośby, na którą można odpowiedzieć
rejected-not-to-answer = nie ty na to odpowiadasz
rejected-seated = masz już miejsce przy tym stole
rejected-seat-taken = to miejsce jest zajęte
rejected-person-there = na tym miejscu siedzi człowiek
rejected-bot-there = gra tam już bot
rejected-nobody-to-replace = na tym miejscu nie ma kogo zastąpić
rejected-in-time = w grze korespondencyjnej nikogo nie można zastąpić, póki nie minie jego czas
rejected-daily-bot = w wyzwaniu dnia żaden bot nie zagra za ciebie dalej
rejected-time-left = czas jeszcze nie minął
rejected-no-clock = żaden zegar nie chodzi
rejected-not-at-stake = nie toczy się żadna gra rankingowa
rejected-not-rated = ta gra nie jest rankingowa
rejected-record-secret = zapis ujawnia ziarno; dostaniesz go, gdy gra się skończy
rejected-no-daily = „{ $text-game }” nie ma wyzwania dnia; mają je { JOIN($game, ", ") }
rejected-still-today = wyzwanie dnia można oglądać, gdy jego dzień się skończy, o północy UTC

## Premoves

rejected-premove = ruch z góry { $place }: { $reason }
rejected-premove-solo = w grze solo nie ma ruchów z góry: zawsze jest twoja kolej
rejected-premove-pace = poza grami korespondencyjnymi możesz z góry tylko spasować
rejected-premove-phase = „{ $text-action }” nie gra się w fazie „{ $text-phase }”
rejected-premove-own-seat = warunek musi dotyczyć miejsca innego gracza
rejected-premove-twice = ruch z góry może być na liście tylko raz
rejected-premove-gone = ruch z góry { $place } został tymczasem zagrany lub usunięty; odśwież stronę
rejected-premoves-many = przy jednym stole możesz mieć najwyżej { $most } ruchów z góry, nie { $count }
rejected-no-phase = w fazie „{ $text-phase }” o niczym się nie decyduje; decyduje się w { JOIN($text-known, ", ") }
premove-action = { $title }: { JOIN($things, ", ") }
premove-unmet-move = ostatnim ruchem gracza { $seat } nie było „{ $action }”
premove-unmet-turn = { $seat } nie gra „{ $action }” w swojej ostatniej turze
premove-unmet = „{ $action }”: { $reason }.
premove-forbidden = „{ $action }”: { $reason } ({ $text-clause }).
premove-not-played = Twój ruch z góry nie został zagrany. { JOIN($reasons, " ") }
premove-not-played-removed = Twój ruch z góry nie został zagrany. { JOIN($reasons, " ") } Pozostałe twoje ruchy z góry usunięto.
premoves-taken-back = Usunięto twoje ruchy z góry: cofnięto twój ruch.

## Setting up a table

rejected-setup = { $text-part-id ->
    [seats] miejsca
    [clock] zegar
    [content] zestaw kart
    [rated] ranking
   *[other] { $text-part }
}: { $reason }
rejected-setup-seats = liczba graczy w { $game } to { $low }–{ $high }, nie { $count }
rejected-setup-seats-exactly = liczba graczy w { $game } to { $low }, nie { $count }
rejected-setup-seat = miejsce { $number } to „{ $text-seat }”, a może być { JOIN($text-known, ", ") }
rejected-setup-own-seats = możesz zająć tylko jedno miejsce
rejected-setup-solo-clock = gra solo nie ma zegara
rejected-setup-solo-rated = gra solo nie może być rankingowa
rejected-setup-pace = „{ $text-pace }” nie należy do { JOIN($text-known, ", ") }
rejected-setup-base = { $text-base } nie mieści się między { $low } a { $high } dla zegara „{ $text-pace }”
rejected-setup-increment = dodatek wynosi od 0 do { $high } s i tylko dla zegara „game”
rejected-no-set = nie ma zestawu kart „{ $text-set }”; są { JOIN($text-known, ", ") }

## Setting up a game

rejected-unknown-game = nie ma gry „{ $text-game }”; są { JOIN($text-known, ", ") }
rejected-game-seats = liczba graczy w { $game } to { $high ->
    [1] 1
   *[other] { $low }–{ $high }
}, nie { $text-count }
rejected-seed = ziarno to liczba całkowita od 0 do 2^64 - 1, nie { $text-seed }
rejected-no-option = nie ma opcji „{ $text-option }”; ta gra ma { JOIN($text-known, ", ") }
rejected-option-switch = opcja { $text-option }: „{ $text-value }” to ani on, ani off
rejected-option-choice = opcja { $text-option }: „{ $text-value }” nie należy do { JOIN($text-known, ", ") }
rejected-option-bounds = opcja { $text-option }: { $text-value } nie mieści się między { $low } a { $high }

## Actions by their text forms

rejected-action-number = nie ma akcji { $text-action }; akcje mają numery od 0 do { $text-last }
rejected-action-verb = „{ $text-action }”: żadna akcja nie nazywa się „{ $text-verb }”; są { JOIN($text-known, ", ") }
rejected-action-form = „{ $text-action }”: tę akcję zapisuje się { $text-form }
rejected-action-word = „{ $text-action }”: wśród { $text-kind } nie ma „{ $text-word }”; są { JOIN($text-known, ", ") }

## Recorded games

rejected-record-setup = gra nie mogła się tak zacząć: { $reason }
rejected-record-rules = grano według wersji { $text-version } zasad { $game }; ten program ma wersję { $text-own }
rejected-record-content = grano zestawem kart „{ $text-set }” ({ $text-hash }); tutaj jest „{ $text-own }” ({ $text-own-hash })
rejected-record-action = akcja { $number } w zapisie to { $text-action }, a nie numer ani zapis tekstowy
rejected-record-illegal = akcji { $number } z zapisu nie można zagrać: { $reason }
rejected-record-result = według zapisu wynik to { $text-recorded }, a wychodzi { $text-right }
rejected-record-form = { $text-file }: to nie jest zapis gry: powinien to być obiekt JSON
rejected-record-format = { $text-file }: ma format { $text-format }; ten program czyta format { $text-own }

## Why a game is not rated

unrated-owner = ktoś gra przeciw własnemu botowi albo dwa boty mają tego samego właściciela
unrated-address = dwoje graczy ma ten sam adres internetowy
unrated-pair = ci gracze osiągnęli dzisiejszy limit gier rankingowych przeciw sobie
unrated-taken-back = cofnięto decyzję
unrated-drawn = gracze zgodzili się na remis
unrated-aborted = serwer zakończył grę przed czasem
unrated-inherited = ktoś przejął miejsce, za które grał już kto inny
unrated-short = skończyła się, zanim każdy gracz miał { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}
unrated-alone = nie było przeciwnika do rankingu

## Results of daily challenges

daily-credits = { $credits } cr
daily-paid = wszystko spłacone, zostaje { $credits } V
daily-lost = przegrana w miesiącu { $month }, turze { $turn }
daily-gave-up = poddanie się
daily-unfinished = gra nieukończona
daily-playing = jeszcze gra

## Verification of records

check-seal = ziarno i sól dają pieczęć { $text-seal }
check-seal-differs = sha256 soli i ziarna to { $text-seal }, a pieczęć w zapisie to { $text-given }: zmieniono { $text-blame-id ->
    [commitment] pieczęć
    [seed] ziarno lub sól
   *[any] ziarno, sól lub pieczęć
}
check-seal-missing = w zapisie brakuje { $text-missing }: nie można sprawdzić pieczęci
check-no-seal = zapis nie ma pieczęci, jak wszystkie gry w terminalu
check-noted = zgadza się z pieczęcią zanotowaną na początku gry
check-noted-given = zapis podaje zanotowaną pieczęć, ale jego ziarno i sól jej nie dają
check-noted-differs = zanotowana pieczęć to { $text-noted }: zapis jest z innej gry lub z innego ziarna
check-origin = grano według wersji { $version } zasad { $game }, zestaw kart „{ $text-set }” ({ $text-hash })
check-actions = wszystkie ruchy ({ $count }) są dozwolone
check-not-reached-start = nie można było sprawdzić { $text-what-id ->
    [actions] ruchów
    [trail] pozycji
    [rolls] rzutów
   *[result] wyniku
}: gry nie dało się rozpocząć
check-not-reached-actions = nie można było sprawdzić { $text-what-id ->
    [actions] ruchów
    [trail] pozycji
    [rolls] rzutów
   *[result] wyniku
}: nie wszystkie ruchy dało się zagrać
check-trail = każdy ruch (razem { $count }) prowadzi do zapisanej pozycji
check-trail-length = ogniw łańcucha jest { $links }, a ruchów { $moves }: dodano lub usunięto ruchy
check-trail-start = przed ruchem 1: gra nie zaczyna się tak, jak mówi zapis: zmieniono opcję, miejsca, karty, ziarno lub łańcuch
check-trail-strayed = { $move } nie prowadzi do zapisanej pozycji: zmieniono tam ruch, ziarno lub łańcuch
check-untraced = w zapisie brakuje { $text-missing }: usunięto to, co tam było
check-no-trail = zapis nie mówi, dokąd prowadził każdy ruch
check-no-rolls = zapis nie mówi, co rzucono i dobrano w każdym ruchu
check-rolls = każdy rzut i każda dobrana karta (razem { $count }) wynika z ziarna
check-roll-unknown = ruch { $text-move }: zapis zawiera rzut, a żadnego nie było
check-roll-missing = { $move }: zapis nie zawiera tam rzutu ani dobrania, a coś było
check-roll-differs = { $move }: zapis pokazuje { $says }, a ziarno daje { $gives }: zmieniono rzut lub ziarno
check-move = ruch { $number } ({ $text-action }, { $seat })
check-before-first = przed ruchem 1
check-nothing-more = nic więcej
check-result = ruchy prowadzą do wyniku: { $ending }, punkty { JOIN($scores, ", ") }, wygrywa { $seat }
check-result-nobody = ruchy prowadzą do wyniku: { $ending }, punkty { JOIN($scores, ", ") }, nie wygrywa nikt
check-result-early = ruchy prowadzą do punktów { JOIN($scores, ", ") }; gra skończyła się wcześniej (poddanie się lub remis)
check-result-differs = wynik nie wynika z ruchów: { JOIN($parts, "; ") }; zmieniono wynik lub ruch
check-result-part = { $text-what } to w zapisie { $text-recorded }, a powinno być { $text-right }

## Requests in general

rejected-internal = coś się u nas nie powiodło; zapisaliśmy to
rejected-unavailable = baza danych jest w tej chwili niedostępna ({ $text })
rejected-busy = serwer jest zajęty; spróbuj za chwilę
rejected-closing = serwer się wyłącza; spróbuj za chwilę
rejected-restarted = serwer został tymczasem uruchomiony ponownie
rejected-too-many = za dużo żądań; spróbuj za { COUNT($seconds, "second", case: "acc") }
rejected-bad-request = nie można zrozumieć tego żądania
rejected-bad-method = ten adres nie przyjmuje tej metody
rejected-nothing-here = nic tu nie ma
rejected-invalid = nieprawidłowa wartość: { $text }
rejected-no-body = potrzebna jest treść w JSON
rejected-body-depth = treść jest zbyt głęboko zagnieżdżona
rejected-body-size = to jest za duże
rejected-body-bytes = rozmiar żądania przekracza { $most } B
rejected-bad-json = treść nie jest poprawnym JSON
rejected-not-json = treść musi być w JSON: wyślij Content-Type: application/json
rejected-content-length = nagłówek Content-Length nie jest liczbą
rejected-cut-off = połączenie zamknięto, zanim wszystko dotarło
rejected-socket = to gniazdo zostało odrzucone
rejected-host = ten serwer nie odpowiada na tę nazwę hosta; jego operator może ją podać w --public-url
rejected-cross-site = to żądanie pochodzi ze strony innej witryny albo nie dowodzi, że jest inaczej
rejected-csrf = nagłówka X-Longhaul-CSRF brakuje lub jest błędny; GET /api/me podaje jego wartość
rejected-metrics = tylko ta maszyna może czytać pomiary
rejected-not-stored = nie udało się zapisać: { $text }

## Accounts

rejected-not-signed-in = brak zalogowania; zagraj jako gość albo się zaloguj
rejected-nobody = najpierw zagraj jako gość albo się zaloguj
rejected-guest = goście nie mogą tego zrobić; najpierw załóż konto
rejected-not-for-bots = boty nie mogą tego zrobić; może to ich właściciel
rejected-not-for-bots-browser = boty nie mogą tego zrobić; może to ich właściciel, w przeglądarce
rejected-wrong-login = błędna nazwa lub hasło
rejected-wrong-password = błędne hasło
rejected-banned = konto „{ $text-name }” jest zablokowane na tym serwerze
rejected-bad-token = ten token jest nieważny; być może go unieważniono
rejected-no-session = nie ma takiej sesji
rejected-no-account = to konto już nie istnieje
rejected-claimed = to konto ma już nazwę i hasło
rejected-no-bot = nie ma takiego bota
rejected-delete-bot = bota może usunąć tylko jego właściciel
rejected-too-many-bots = liczba twoich botów nie może przekroczyć { $most }
rejected-name-taken = nazwa „{ $text-name }” jest zajęta
rejected-name-length = nazwa ma od { $low } do { $high } znaków
rejected-name-character = nazwa może mieć litery, cyfry, spacje, - i _, ale nie „{ $text-character }”
rejected-name-invisible = nazwa może mieć litery, cyfry, spacje, - i _, ale nie niewidoczny znak { $text-code }
rejected-name-spaces = nazwa nie może zaczynać się ani kończyć spacją ani mieć dwóch spacji z rzędu
rejected-name-reserved = „{ $text-name }” można wziąć za kogoś innego; wybierz inną nazwę
rejected-name-empty = nazwa musi mieć co najmniej jedną literę lub cyfrę
rejected-name-accents = w nazwie akcenty muszą następować po literze, najwyżej { $most } na każdej
rejected-name-scripts = nazwa nie może mieszać liter łacińskich, greckich i cyrylicy: wiele wygląda tak samo
rejected-password-length = hasło ma od { $low } do { $high } znaków
rejected-password-is-name = hasło nie może być nazwą: inni spróbują jej najpierw
rejected-password-common = to hasło jest zbyt popularne; wybierz inne

## E-mail addresses

rejected-no-mail = ten serwer nie wysyła e-maili
rejected-bad-address = to nie jest adres e-mail; wygląda on tak: nazwa@example.org
rejected-address-confirmed = ten adres jest już potwierdzony
rejected-address-changed = ten adres został tymczasem zmieniony lub usunięty
rejected-link-expired = ten link wygasł; poproś o nowy na swoim koncie
rejected-bad-link = ten link jest nieprawidłowy lub niepełny

## Tables of the server

rejected-no-table = nie ma stołu „{ $text-table }”
rejected-old-rules = tę grę rozegrano według wcześniejszej wersji zasad lub kart i nie można jej już pokazać
rejected-old-rules-scores = tę grę rozegrano według wcześniejszej wersji zasad lub kart i nie można jej już pokazać; punkty: { JOIN($scores, ", ") }
rejected-other-server = inny serwer zmienił ten stół; sprawdź pozycję i spróbuj ponownie
rejected-fenced = stół { $text-table } zmieniono gdzie indziej; jest wczytywany ponownie
rejected-too-many-commands = przy tym stole czeka za dużo poleceń
rejected-full = przy tym stole nie ma wolnego miejsca
rejected-not-yours = mogą to zrobić tylko gracze i gospodarz tego stołu
rejected-had-no-seat = przy tym stole nie było twojego miejsca
rejected-no-rematch-yet = o rewanż można poprosić, gdy gra się skończy
rejected-not-watched = najpierw zacznij oglądać ten stół
rejected-too-many-tables = liczba oglądanych naraz stołów nie może przekroczyć { $most }
rejected-message-size = wiadomość ma najwyżej { $most } B
rejected-bad-message = nieprawidłowa wiadomość: { $text }
rejected-empty = wiadomość jest pusta
rejected-chat-length = liczba znaków wiadomości nie może przekroczyć { $most }
rejected-muted = masz wyciszenie i na razie nie możesz pisać na czacie; grać możesz

## Szybkie zwroty na czacie

phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane!
phrase-nice-move = Ładny ruch
phrase-oops = Ups…
phrase-thanks = Dzięki!
phrase-your-move = Twoja kolej
phrase-rematch = Rewanż?

## Hints, puzzles, lessons, daily challenges, replays and records

rejected-hint-turn = podpowiedzi są dla gracza, którego jest kolej
rejected-hint-daily = w wyzwaniu dnia nie ma podpowiedzi
rejected-hint-rated = w grze rankingowej nie ma podpowiedzi
rejected-too-many-jobs = poczekaj, aż skończą się twoje pozostałe zlecenia
rejected-no-job = nie ma takiego zlecenia
rejected-no-player = nie ma tu nikogo o nazwie „{ $text-player }”
rejected-no-puzzle = nie ma zadania „{ $text-puzzle }”
rejected-no-puzzle-move = „{ $text-move }” nie jest ruchem w tym zadaniu
rejected-old-puzzle = zadanie { $text-puzzle } powstało dla innych reguł lub kart; wygeneruj nowe
rejected-no-chapter = przewodnik ma { COUNT($chapters, "chapter") }; rozdziału { $text-number } nie ma
rejected-no-day = „{ $text-day }” nie jest datą, jak 2026-11-15
rejected-future-day = { $text-day } dopiero nadejdzie
rejected-no-game = nie ma gry „{ $text-game }”
rejected-no-move = w tej grze nie ma ruchu { $move }; ostatni to { $moves }
rejected-over-there = tam gra jest już skończona: graj dalej od wcześniejszego ruchu
rejected-seats = w tej grze jest ich { $seats }, nie { $count }
rejected-replay-slow = odtworzenie tej gry trwa za długo
rejected-no-record = nie ma zapisu „{ $text-record }”
rejected-too-many-records = liczba twoich zapisów nie może tu przekroczyć { $most }
rejected-record = zapis: { $reason }
rejected-record-set = grano zestawem kart „{ $text-set }”, którego tu nie ma
rejected-record-json = to nie jest JSON: { $text }
rejected-record-length = liczba znaków „{ $text-what }” nie może przekroczyć { $most }
rejected-record-bots = bot_seats: powinno podawać miejsca gry (jest ich { $seats }), każde raz

## Notices

notice-move = Twoja kolej w { $game }.
notice-stuck = Twoja kolej w { $game }. { $note }
notice-played = Zagrano twój ruch z góry w { $game }: { $action }.
notice-cleared = { $game }: { $note }
notice-draw = Ktoś proponuje ci remis w { $game }.
notice-takeback = Ktoś prosi cię o zgodę na cofnięcie ruchu w { $game }.
notice-late = Twój czas w { $game } minął.
notice-left = { $game }: gra opuszczona i przegrana.
notice-over-drawn = Koniec gry { $game }: zgodziliście się na remis.
notice-over-left = Koniec gry { $game }: porażka z powodu odejścia.
notice-over-late = Koniec gry { $game }: twój czas minął.
notice-over-lost = Koniec gry { $game }: tym razem bez wygranej.
notice-over-won = Koniec gry { $game }: wygrywasz.
notice-over-shared = Koniec gry { $game }: dzielisz zwycięstwo.
notice-rules = Twoja gra w { $game } została zakończona bez rankingu: aktualizacja tego serwera zmieniła zasady.

## Mails

mail-confirm-subject = Czy to twój adres?
mail-confirm =
    Ktoś, mamy nadzieję, że ty, prosi o e-maile z { $text-site }, gdy przyjdzie jego kolej w grze korespondencyjnej.

    Jeśli to ty, otwórz w ciągu dwóch dni ten link:

    { $text-link }

    Jeśli nie, zignoruj ten e-mail: nie odezwiemy się więcej.
mail-turn-subject = Twoja kolej w { $game }
mail-turn =
    { $notice }

    { $text-link }

    Pozostały czas: { $left }.

    --
    Dostajesz ten e-mail, bo na twoim koncie na { $text-site } są włączone przypomnienia
    Aby nie dostawać tych e-maili: { $text-stop }
mail-left-soon = mniej niż godzina
mail-left-hours = { COUNT($hours, "hour") }
mail-left-days = { COUNT($days, "day") }

## Files, bots and the arena

rejected-no-file = { $text-file }: nie ma takiego pliku
rejected-unreadable = { $text-file }: nie można odczytać: { $text }
rejected-unwritable = { $text-file }: nie można zapisać: { $text }
rejected-file-name = „{ $text-file }” nie jest poprawną nazwą pliku
rejected-not-toml = { $text-file }: to nie jest poprawny TOML: { $text }
rejected-not-record = { $text-file }: to nie jest zapis gry: { $text }
rejected-no-content = „{ $text-content }”: to ani plik z końcówką .toml, ani żaden z zestawów { JOIN($text-known, ", ") }
rejected-not-puzzles = { $text-file }: to nie jest plik z zadaniami
rejected-other-puzzles = { $text-file }: zawiera zadania do { $text-game }, nie do { $text-own }
rejected-bot-load = nie można wczytać bota „{ $text-bot }”: { $text }
rejected-bot-make = nie można utworzyć bota „{ $text-bot }” z (rulebook, seed): { $text }
rejected-bot-method = bot „{ $text-bot }” nie ma metody `choose`
rejected-bot-iterations = bot „{ $text-bot }” powinien mieć postać poziom, @ i liczba iteracji, jak captain@2000
rejected-bot-setting = bot „{ $text-bot }”: „{ $text-change }” powinno mieć postać USTAWIENIE=LICZBA, a ustawienia to { JOIN($text-known, ", ") }
rejected-bot-twice = bot { $text-bot } podany dwa razy: można tak tylko, gdy boty tworzą dokładnie jeden skład
rejected-bot-action = bot { $text-bot } wybrał niedozwoloną akcję: { $text }
rejected-record-folder = { $text-folder }: nie można tu zapisywać gier: { $text }
rejected-record-exists = { $text-file } już istnieje; wybierz inny folder
rejected-not-results = { $text-file }: to nie jest plik z wynikami areny
rejected-other-results = { $text-file }: zawiera wyniki dla { $text-name } { $text-theirs }, nie { $text-own }; wybierz inny plik
rejected-no-ratings = rankingi wymagają pakietu openskill: pip install 'longhaul[lab]'
rejected-no-tests = { $text-folder }: nie ma takiego folderu; uruchom to w kopii projektu

## Games and nouns

game-dice-traders = Dice Traders
    .about = Rzucaj kośćmi o planety, handluj, wygraj z kalendarzem.
game-free-trader = Free Trader
    .about = Odkrywaj, handluj, walcz i spłać cztery raty.
game-gem-traders = Gem Traders
    .about = Wydobywaj klejnoty, korzystaj z giełdy, przywieź złoto do bazy.
game-star-traders = Star Traders
    .about = Handluj wzdłuż linii, uzbrój flotę i zdobądź światy, które się liczą.

noun-second = sekunda
    .few = sekundy
    .many = sekund
    .other = sekundy
    .acc-one = sekundę
    .acc-few = sekundy
    .acc-many = sekund
    .acc-other = sekundy
noun-hour = godzina
    .few = godziny
    .many = godzin
    .other = godziny
noun-chapter = rozdział
    .few = rozdziały
    .many = rozdziałów
    .other = rozdziału

## Bots

bot-cadet = Kadet
    .about = Początkujący: zna podstawy i popełnia błędy.
bot-trader = Handlarz
    .about = Gra prosto i solidnie, bez namysłu.
bot-captain = Kapitan
    .about = Liczy naprzód: jedną piątą sekundy na decyzję.
bot-admiral = Admirał
    .about = Liczy dalej naprzód: sekundę na decyzję.
