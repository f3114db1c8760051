### What the commands of the command line say. What each is for is said in ../en/terminal.ftl.

## longhaul games

games-facts = { $solo ->
    [true] dla jednej osoby
   *[false] od { $low } do { $high } miejsc, domyślnie { $default }
}; około { $minutes } minut; zestawy: { $text }
games-option = { $text-values } (domyślnie: { $text-default })
games-follows = { $value } przy { $text }

## longhaul replay

replay-over = Po { COUNT($count, "action", case: "loc") } gra się skończyła: { $text }; punkty { JOIN($list, ", ") }.
replay-unfinished = Po { COUNT($count, "action", case: "loc") } gra jeszcze trwa; punkty { JOIN($list, ", ") }.

## longhaul content

content-valid = ({ $text-name }, { $text-digest }) to poprawny zestaw.

## longhaul rules

rules-english = Podręczniki zasad są w każdym języku po angielsku.

## longhaul check, verify i clauses

mark-passed = w porządku
mark-failed = błąd
mark-not-checked = nie sprawdzono
scenarios-passed = Poprawne scenariusze: { $passed } z { $count }.
verify-holds = Zapis jest autentyczny.
verify-fails = Zapis nie przeszedł sprawdzenia.
verify-replay = Można było sprawdzić tylko przebieg; jest spójny.
clauses-cited = { $name }: reguły przywołane w testach: { $cited } z { $count }.
clauses-missing = { $clause }: nieprzywołana.

## longhaul puzzles

puzzles-count = { $game }: { COUNT($count, "puzzle") } ({ JOIN($list, ", ") }).
puzzles-level = { $count } o trudności { $level }
puzzles-found = { $puzzle }: { $text }, trudność { $level }
puzzles-saved = { $file } zawiera teraz { COUNT($count, "puzzle") }.
puzzles-hold = Potwierdzone: { $held } z { $count }, przy { COUNT($rollouts, "simulated-game", case: "loc") } na ruch.

## longhaul arena

arena-title = { $game }, { COUNT($seats, "seat") }, zestaw { $text-content }: { COUNT($games, "game") }
arena-games = gry
arena-wins = wygrane
arena-points = punkty
arena-rating = ranking
arena-seconds = s/decyzję
arena-longest = maks
arena-stopped = Zatrzymano. To samo polecenie wznowi od { $file }.

## Gdy polecenie pracuje

progress-compiling = Kompilowanie
progress-playing = Rozgrywanie
progress-analysing = Analizowanie

## longhaul play

play-you = Ty
play-you-seat = Ty (miejsce { $number })
play-bot = { $seat } (bot)
play-turn = Ruch: { $name }
play-takebacks = cofnięcia: { $count }
play-takebacks-far = Cofnięte dotąd ruchy: { $count }.
play-careful = Uwaga: { $text }.
play-careful-again = Uwaga: { $text }. Wpisz to jeszcze raz, aby mimo to zagrać.
# Nazwy poleceń (hint, why …) są w każdym języku takie same. Najwyżej 78 znaków.
play-commands = numer · hint · why N · undo · board · log · card · legend · ? pomoc · q koniec
play-after = Enter koniec · undo · board · log
play-more = Wybory od { $first } do { $last } z { $count }; Enter pokazuje pozostałe
play-earlier = … { $count ->
    [one] { $count } wcześniejszy wiersz
    [few] { $count } wcześniejsze wiersze
    [many] { $count } wcześniejszych wierszy
   *[other] { $count } wcześniejszego wiersza
}: log
play-log = Cały dziennik
play-page = Strona { $page } z { $pages } · Enter dalej · p wstecz · q zamknij
play-page-last = { $pages ->
    [1] Enter zamknij
   *[other] Strona { $page } z { $pages } · Enter zamknij · p wstecz
}
play-choice = Twój wybór:
play-over = Koniec gry
play-share = { $list } dzielą się zwycięstwem ({ $ending }).
play-wins = { $name } wygrywa ({ $ending }).
play-you-win = { $name } wygrywasz ({ $ending }).
play-forced = Jedyny wybór: { $label }.
play-thinking = { $seat } myśli
play-compiling = Trwa kompilowanie wyszukiwania botów; za pierwszym razem trwa to kilka minut
play-saved = Gra zapisana. Wznów ją przez: longhaul play --resume last
play-saved-file = Zapisano. Wznów przez: longhaul play --resume { $file }
play-record = Zapis gry: { $file }
play-nothing-back = Nie ma jeszcze czego cofnąć.
play-no-action = Nie ma akcji { $number }; ostatnia to { $last }.
play-no-discards = { $game } nie ma stosu kart odrzuconych.
play-which-action = Która akcja? Na przykład: w { $text }
play-allowed = { $text } jest dozwolona: { $label }.
play-which-clause = Która reguła? Na przykład: r { $text }
play-no-clause = Nie ma reguły { $text }; zobacz `longhaul rules { $name }`.
play-which-file = Jaki plik? Na przykład: s mojagra.json

## Pomoc podczas gry. Polecenia pozostają angielskie.

help-title = { $game }: pomoc
help-rules = Wszystkie reguły: `longhaul rules { $name }`, przed grą albo po niej.
help-choose = Wpisz numer wyboru albo jego tekst, na przykład { $text }.
command-hint = co zagrałby tu Kapitan, silny bot
command-why = czemu akcja jest niedozwolona: why i jej numer albo tekst
command-undo = cofnij swoją ostatnią decyzję
command-board = cały stół
command-card = co jest na karcie: card i jej nazwa albo jej część
command-legend = co znaczą litery i znaki na stole
command-log = wszystko, co się wydarzyło
command-rules = reguła: rules i jej numer
command-guide = przewodnik; potem wracasz tutaj
command-save = zapisz grę do pliku: save i nazwa pliku
command-quit = wyjdź; wznów przez `longhaul play --resume last`
command-discards = stos kart odrzuconych
command-panels = jedna część stołu
# Części stołu
panel-ships = Statki
panel-planet = Planeta i jej ceny
panel-ship = Twój statek i miesiąc
panel-now = Ceny, walka albo planeta do położenia
panel-map = Mapa
panel-you = Twój statek, magazyn i załoga
panel-exchange = Giełda, doki, bank
panel-market = Rynek i misje
panel-rivals = Pozostali gracze
panel-corporation = Twoja korporacja i twoje statki
panel-reach = Jak daleko jest od twojego statku do lokacji
panel-sites = Wszystkie planety i placówki

## O co chodzi w każdej z gier

goal-dice-traders = Cel: mieć najwięcej kredytów, gdy wszyscy zużyją swoje dni. Kupuj towary tam, gdzie pokazuje je dużo kości, bo tam są tanie, i sprzedawaj tam, gdzie mało. Każda podróż, każdy zakup i każda sprzedaż kosztuje dni, a wszyscy mają ich tyle samo.
goal-free-trader = Cel: spłacić wszystkie cztery raty i zachować statek. Rata przypada, gdy skończą się karty wydarzeń danego miesiąca. Kupuj ładunek tam, gdzie jest tani, sprzedawaj tam, gdzie go chcą, ulepszaj statek i przetrwaj walki po drodze. Vectorium (V) to zarazem pieniądze i paliwo.
goal-gem-traders = Cel: mieć najwięcej punktów, gdy całe złoto trafi do magazynów. Każde złoto w magazynie to 1 punkt; kupione karty i wypełnione misje liczą się tak, jak na nich napisano. Wydobywaj klejnoty, wymieniaj je na giełdzie, wypełniaj misje za złoto i zwoź je do bazy.
goal-star-traders = Cel: być na początku rundy na poziomie zwycięstwa, przed wszystkimi innymi. Twój poziom to 1 plus wpływ planet i placówek, które posiadasz. Zarabiaj kredyty na handlu, kupuj lub blokuj lokacje i broń ich swoją flotą.

## Objaśnienia

legend-title = Co znaczą litery i znaki
legend-calendar = dzień statku, od pierwszego do ostatniego
legend-dice = numery kości, do akcji takich jak lock:1+3
legend-modifier = o ile planeta zmienia cenę tego ładunku
legend-unavailable = tam niedostępne
legend-law = prawo: jak wysokie są grzywny
legend-distance = odległość: tyle silników wymaga skok na tę planetę
legend-between = karty między nią a twoim statkiem
legend-ship = twój statek
legend-previous = planeta, z której przylatujesz; nie możesz na nią od razu wrócić
legend-cell = miejsce na planetę, z numerem wyboru
legend-vectorium = Vectorium, pieniądze i paliwo
legend-cards = karta wydarzenia, która w tym miesiącu jeszcze przyjdzie
legend-crew = załoga: { $name }
legend-die = kość giełdy i to, co pokazuje, albo tyle jednostek
legend-dock = dok między dwiema kośćmi, z numerem statku, który w nim stoi
legend-free = wolne miejsce w doku; numer statku oznacza zajęte
legend-mission = złoto, które misja daje za to, co stoi przed strzałką
legend-declared = karty oraz Zmiennokształtni, którzy w tej turze pracują jako ta załoga
legend-shapeshifter = Zmiennokształtni
legend-seat = { $seat }
legend-region = region: jego numer, nazwa i wpływ
legend-planet = planeta i jej sektor
legend-outpost = placówka i jej sektor
legend-modifier-here = o ile różnią się tu ceny od rynkowych; potem litera właściciela
legend-blockade = zablokowana
legend-ship-at = statek: jego właściciel, numer i sektor
legend-toll = stacja myta na linii między dwoma sektorami
legend-factory = fabryka i jej sektor
legend-line = linia między dwoma regionami, z sektorami, które łączy
legend-face-down = region, który jest jeszcze zakryty
legend-sector = sektor 4 regionu 0
card-names = Nazwy, które objaśnia `card NAZWA`
card-none = Żadna karta nie ma w nazwie „{ $text }”; `card` wymienia wszystkie.
card-several = Kilka kart ma w nazwie „{ $text }”

## Podpowiedzi i przewodnik

hint-thinking = Kapitan myśli
hint-best = Kapitan radzi: { $label }
hint-wins = Wygrywa w około { PERCENT($wins) } z { COUNT($count, "simulation", case: "gen") } (od { PERCENT($low) } do { PERCENT($high) }).
hint-score = Kończy z wynikiem około { COUNT($score, "point", case: "gen") } (od { $low } do { $high }) w { COUNT($count, "simulation", case: "loc") }.
hint-others = Albo: { $text }
hint-then = Potem: { $text }
hint-as-good = mniej więcej równie dobre
hint-cost-wins = szansa na wygraną niższa o { $percent } p.p.
hint-cost-points = { $points ->
    [one] około { $points } punkt mniej
    [few] około { $points } punkty mniej
    [many] około { $points } punktów mniej
   *[other] około { $points } punktu mniej
}
hint-quick = To szybkie oszacowanie. Trwa kompilowanie wyszukiwania; za kilka minut podpowiedzi będą lepsze.
guide-chapter = Rozdział { $number } z { $chapters }: { $title }
guide-do = Enter gra to: { $label } · skip: następny rozdział · q kończy przewodnik
guide-next = Enter: następny rozdział · q kończy przewodnik
guide-end = Enter: do gry
guide-other = Na razie: { $label }.
guide-wins = Jak wygrać

## longhaul sim

sim-title = { $game }: { COUNT($count, "game") }, { $players }
sim-title-each = { $game }, w każdym wariancie { COUNT($count, "game") }, { $players }
sim-random = losowo
sim-played = gra { $bot }
sim-mean = średnia
sim-mean-share = średnia (część gier)
sim-interval = przedział 95%
sim-least = min
sim-median = mediana
sim-most = maks
sim-range = { $low } do { $high }
sim-one-game = jedna gra
sim-never = nigdy nieosiągnięte
sim-won = Wygrane
sim-wins = { $seat } wygrywa
sim-decisions = Decyzje
sim-endings = Zakończenia: { $list }.
sim-shared = Zwycięstwa dzielone: { $share }.
sim-card = karta
sim-bought = zakupy na grę
sim-winner = udział zwycięzcy (1 to średnia)
measure-length = Długość
measure-score = Wynik
measure-winning_score = Wynik zwycięzcy
measure-rounds = Rundy
measure-missions = Misje
measure-boosts_played = Zagrane Wzmocnienia
measure-levels_bought = Kupione poziomy
measure-levels_by_blockade = Poziomy z blokad
measure-tolls_built = Zbudowane stacje myta
measure-factories_built = Zbudowane fabryki
measure-month = Miesiąc
measure-turns = Tury
measure-money_month_1 = Pieniądze, miesiąc 1
measure-money_month_2 = Pieniądze, miesiąc 2
measure-money_month_3 = Pieniądze, miesiąc 3
measure-money_month_4 = Pieniądze, miesiąc 4

## longhaul analyse

analyse-title = { COUNT($moves, "move") }, { COUNT($trials, "simulated-game") } na pozycję; { $measure-id ->
    [wins] szansa wygranej
   *[score] oczekiwany wynik
}:
analyse-start = początek
analyse-end = koniec
analyse-own = własne decyzje
analyse-others = decyzje innych
analyse-luck = szczęście
analyse-mistakes = stracone przez błędy
analyse-points = { $text } pkt

## Czego nie można

error-language = nie ma języka „{ $text }”; są { JOIN($list, ", ") }
error-option-form = --option { $text }: powinno mieć postać NAZWA=WARTOŚĆ, na przykład --option limit=25
error-option-twice = --option { $text } podano dwa razy
error-people = --people { $count }: liczba miejsc to tylko { $seats }; zobacz --seats
error-other-game = { $file }: to gra w { $theirs }, nie w { $own }
error-bot-seats = { $file }: 'bot_seats' wymienia miejsca, których gra nie ma: { JOIN($list, ", ") }
error-resumed = { $text } nie może się zmienić we wznowionej grze; usuń to albo usuń --resume
error-saves = { $folder }: nie można tu zapisywać gier: { $text }; ustaw XDG_DATA_HOME
error-no-saved = nie ma zapisanej gry do wznowienia; zacznij nową: `longhaul play`
error-no-saved-of = nie ma zapisanej gry { $text } do wznowienia; zacznij nową: `longhaul play { $text }`
error-clause = w { $game } nie ma reguły { $text }; ich numery wyglądają jak { $example }
error-policy = --bot { $text }: powinno być { OR($list) }; dla innych botów jest `longhaul arena`
error-generate = --generate wymaga --file: pliku, do którego trafią nowe zadania
error-puzzles = to już nie najlepszy ruch: { JOIN($list, ", ") }
error-no-scenarios = nie znaleziono plików scenariuszy
error-seal = --commitment: „{ $text }” to nie pieczęć: tyle znaków: { $digits }, od 0 do 9 i od a do f
error-package = wiersz poleceń wymaga { $text }; uruchom: pip install 'longhaul[cli]'
error-internal = błąd wewnętrzny: { $text }; prosimy go zgłosić (LONGHAUL_DEBUG=1 pokazuje ślad)

## Rzeczowniki, które się liczy

noun-action = akcja
    .few = akcje
    .many = akcji
    .other = akcji
    .loc-one = akcji
    .loc-few = akcjach
    .loc-many = akcjach
    .loc-other = akcji
noun-move = ruch
    .few = ruchy
    .many = ruchów
    .other = ruchu
noun-game = gra
    .few = gry
    .many = gier
    .other = gry
noun-simulated-game = symulowana gra
    .few = symulowane gry
    .many = symulowanych gier
    .other = symulowanej gry
    .loc-one = symulowanej grze
    .loc-few = symulowanych grach
    .loc-many = symulowanych grach
    .loc-other = symulowanej gry
noun-simulation = symulacja
    .few = symulacje
    .many = symulacji
    .other = symulacji
    .gen-one = symulacji
    .gen-few = symulacji
    .gen-many = symulacji
    .gen-other = symulacji
    .loc-one = symulacji
    .loc-few = symulacjach
    .loc-many = symulacjach
    .loc-other = symulacji
noun-point = punkt
    .few = punkty
    .many = punktów
    .other = punktu
    .gen-one = punktu
    .gen-few = punktów
    .gen-many = punktów
    .gen-other = punktu
noun-puzzle = zadanie
    .few = zadania
    .many = zadań
    .other = zadania
noun-seat = miejsce
    .few = miejsca
    .many = miejsc
    .other = miejsca
