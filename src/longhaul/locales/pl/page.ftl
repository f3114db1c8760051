### What the page itself says: its pages, the table around a board, and what all boards share. English headings say
### when a section is loaded: [table] with the first table, [pages] with any page but Home.

## Account [pages]

account-rating-after-rated-game-won = { $games ->
    [one] { $game }: ranking { $rating } po { $games } grze rankingowej, wygrane: { $wins }.
    [few] { $game }: ranking { $rating } po { $games } grach rankingowych, wygrane: { $wins }.
    [many] { $game }: ranking { $rating } po { $games } grach rankingowych, wygrane: { $wins }.
   *[other] { $game }: ranking { $rating } po { $games } gry rankingowej, wygrane: { $wins }.
}
account-can-play-without-account-become = Możesz grać bez konta: gdy pierwszy raz zajmiesz miejsce przy stole, zagrasz jako gość. Jeśli masz konto, zaloguj się, aby zobaczyć swoje gry.
account-your-public-profile = Twój profil publiczny
account-guest-known-only-browser-create = Grasz jako gość i zna cię tylko ta przeglądarka. Załóż konto, aby mieć swoje gry i ranking na każdym urządzeniu.
account-finish-rated-game-get-rating = Ukończ grę rankingową, aby mieć ranking.
account-create-account = Załóż konto
account-sign-up = Zarejestruj się
account-i-have-an-account = Mam już konto
account-name-and-password = Nazwa i hasło
account-my-bots = Moje boty
account-e-mail-when-my-turn = E-mail, gdy przyjdzie moja kolej
account-active-sessions = Aktywne sesje
account-sign-out = Wyloguj się
account-will-lose-access-games-sign = Stracisz dostęp do swoich gier. Wylogować się?
account-my-data = Moje dane
account-games-chat-ratings-records-sessions = Twoje gry, czat, rankingi, zapisy i sesje w jednym pliku. Niczego więcej o tobie nie przechowujemy.
account-download-my-data = Pobierz moje dane
account-delete-my-account = Usuń moje konto
account-bots-deleted-good-games-played = Twoje konto i twoje boty zostaną usunięte na zawsze. W grach z innymi zostaną ruchy, ale bez twojej nazwy.
account-confirm-your-password = Potwierdź hasło
account-delete-for-good = Usunąć na zawsze?
account-bots-about = Twoje programy mogą grać przy stołach tak jak ludzie. Każdy loguje się tokenem, wysyłanym jako { $header }.
account-token-issued = Token bota { $bot }. Skopiuj go teraz: więcej się nie pokaże.
account-created = dodany { $time }
account-new-token = Nowy token
account-replace-the-old-token = Zastąpić stary token?
account-remove = Usuń
account-confirm-remove-bot = Usunąć bota { $bot }?
account-name-of-the-new-bot = Nazwa nowego bota
account-add-bot = Dodaj bota
account-press-again-to-confirm = Naciśnij ponownie, aby potwierdzić.
account-mail-about = Gdy gra od jakiegoś czasu czeka na twój ruch, wysyłamy e-mail na { $address }.
account-mail-unconfirmed = Na { $address } wysłaliśmy link potwierdzający. Otwórz go, aby dostawać tam e-maile.
account-remove-address = Usuń adres
account-we-send-one-plain-text = Gdy w grze korespondencyjnej przyjdzie twoja kolej, a nie ma cię przy stole, wysyłamy jeden e-mail zwykłym tekstem, a następny dopiero po twoim ruchu. Nikt inny nie widzi twojego adresu.
account-e-mail-address = Adres e-mail
account-send-confirmation-link = Wyślij link potwierdzający
account-your-name-has-been-changed = Twoja nazwa została zmieniona.
account-bots-if-have-any-need = Twoje boty, jeśli jakieś masz, potrzebują nowych tokenów.
account-password-been-changed-other-browsers = Twoje hasło zostało zmienione; inne przeglądarki wylogowano.
account-new-name = Nowa nazwa
account-2-24-letters-digits-spaces = Od 2 do 24 znaków: litery, cyfry, spacje, - i _
account-change-name = Zmień nazwę
account-current-password = Obecne hasło
account-new-password = Nowe hasło
account-at-least-8-characters = Co najmniej 8 znaków
account-keep-my-bots-tokens = Zachowaj tokeny moich botów
account-change-password = Zmień hasło
account-password = Hasło
account-least-8-characters-cannot-reset = Co najmniej 8 znaków. Hasła nie da się odzyskać e-mailem, więc dobrze je przechowuj.
account-this-browser = ta przeglądarka
account-last-seen = ostatnia aktywność: { $time }
account-end-session = Zakończ sesję
account-end-this-session = Zakończyć tę sesję?
account-browser-on-system = { $browser } w systemie { $system }
account-unknown-browser = Nieznana przeglądarka

## Challenge [pages]

challenge-daily-challenge = Wyzwanie dnia, { $day }
challenge-same-dice-cards-everyone-from = Te same kości i karty dla wszystkich, od północy do północy UTC. Masz jedną próbę: liczy się od chwili, gdy zaczniesz, bez cofania ruchów i bez podpowiedzi. Na kontach założonych przed początkiem dnia gra się rozdanie klasyfikowane; goście i nowsze konta grają inne, żeby nikt nie mógł podejrzeć. Nie możemy zapobiec temu, że ktoś ma kilka kont.
challenge-next-one-in = · następne za: { $time }
challenge-go-to-todays = Dzisiejsze wyzwanie
challenge-earlier-days = Poprzednie dni
challenge-play-open-deal-different-dice = Grasz rozdanie otwarte, z innymi kośćmi i kartami: klasyfikowane jest dla kont założonych wcześniej niż dziś.
challenge-ranked-deal-older-accounts = Rozdanie klasyfikowane: starsze konta
challenge-open-deal-guests-new-accounts = Rozdanie otwarte: goście, nowe konta i boty
challenge-results-in-best-first = Wyniki w { $game }, od najlepszego
challenge-no-results-yet-first = Nie ma jeszcze wyników. Twój może być pierwszy!
challenge-nobody-played-that-day = Tego dnia nikt nie grał.
challenge-seal-opened = Ziarno { $seed }, sól { $salt }, zapieczętowane przed początkiem dnia jako { $seal }
challenge-seal = Kości i karty zapieczętowano przed początkiem dnia, a ujawnimy je, gdy dzień się skończy. Pieczęć: { $seal }
challenge-continue = Graj dalej
challenge-your-table = Twój stół

## Common [pages]

common-today = Dzisiaj
common-person = Człowiek
common-bot = Bot
common-name = Nazwa
common-rating = Ranking
common-rules = zasady
common-to = od { $low } do { $high }

## Confirmation [pages]

confirmation-e-mail = E-mail
confirmation-unsubscribed = Przypomnienia wyłączone
confirmation-your-e-mail-address = Twój adres e-mail
confirmation-done-we-have-deleted-address = Gotowe: usunęliśmy twój adres i nie będziemy już wysyłać ci e-maili. Możesz go znów dodać na swoim koncie.
confirmation-confirmed = Potwierdzone: od teraz e-maile o twoich ruchach przychodzą na { $address }.
confirmation-go-to-my-account = Moje konto

## Guide [pages]

guide-learn = Naucz się grać w { $game }
guide-guide = Przewodnik
guide-guide-not-found = Nie znaleziono przewodnika
guide-short-chapters-about-minutes-played = { $guide }: { $chapters ->
    [one] { $chapters } krótki rozdział
    [few] { $chapters } krótkie rozdziały
    [many] { $chapters } krótkich rozdziałów
   *[other] { $chapters } krótkiego rozdziału
}, około { $minutes ->
    [one] { $minutes } minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minuty
} gry na prawdziwej planszy. Przerwij, kiedy chcesz, i wróć w to samo miejsce.
guide-start-learning = Zacznij naukę
guide-continue-with-chapter = Dalej: rozdział { $done }
guide-start-over = Zacznij od nowa
guide-skip-and-play = Pomiń i graj
guide-played = ukończony
guide-how-to-win = Jak wygrać

## Ladder [pages]

ladder-ladder = Ranking: { $game }
ladder-rating-cautious-estimate-strength-starts = Twój ranking to ostrożne oszacowanie twojej siły gry: z początku jest niski i rośnie, gdy grasz. W grze rankingowej nie ma podpowiedzi, a kto odejdzie, przegrywa. Nie liczą się gry między osobami z tej samej sieci ani przeciw własnym botom, ani gry solo, ani wyzwania dnia.
ladder-best-first = { $game }, od najlepszego wyniku
ladder-skill = Siła gry
ladder-nobody-has-a-rating-yet = Nikt nie ma jeszcze rankingu w { $game }.
ladder-first-finished-rated-game-starts = Otworzy go pierwsza ukończona gra rankingowa.
ladder-play-a-game = Zagraj

## Not-found [pages]

not-found-page-not-found = Nie znaleziono strony
not-found-off-the-charts = Poza mapą
not-found-nothing-here = Pod adresem { $path } niczego nie ma. Może link jest ucięty; stoły i powtórki nigdy nie zmieniają adresu.
not-found-rules = Zasady { $game }

## Profile [pages]

profile-guest = Gość
profile-player = Gracz
profile-a-players-bot = Bot gracza
profile-house-bot = Bot serwera
profile-player-not-found = Nie znaleziono gracza
profile-there-no-player-name-they = Nie ma gracza o tej nazwie. Być może konto zostało usunięte.
profile-go-to-the-ladder = Przejdź do rankingu
profile-member-since = {" "}· konto od { $since }
profile-finished = {" "}· { $days ->
    [one] { $days } ukończone wyzwanie dnia
    [few] { $days } ukończone wyzwania dnia
    [many] { $days } ukończonych wyzwań dnia
   *[other] { $days } ukończonego wyzwania dnia
}
profile-ratings = Rankingi
profile-no-rated-games-yet-game = Nie ma jeszcze gier rankingowych: gra się liczy, gdy rozegrano ją do końca i niczego nie cofnięto.
profile-recent-games = Ostatnie gry
profile-replay = Powtórka: { $game }, { $time }
profile-no-public-games-games-private = Nie ma publicznych gier. Gry przy prywatnych stołach pozostają prywatne.
profile-daily-challenges = Wyzwania dnia
profile-most-played = najczęściej grana
profile-skill = siła gry { $mean } ± { $number }
profile-skill-over-last-rated-games = Siła gry w ostatnich grach rankingowych: od { $mean } do { $value }, między { $low } a { $high }
profile-chart-starts-second-rated-game = Wykres zaczyna się od drugiej gry rankingowej.
profile-rated-games = Gry rankingowe
profile-longest-streak = Najdłuższa seria
profile-win = { $streak ->
    [one] { $streak } wygrana
    [few] { $streak } wygrane
    [many] { $streak } wygranych
   *[other] { $streak } wygranej
}
profile-best-score = Najlepszy wynik

## Puzzles [pages]

puzzles-puzzle = Zadanie
puzzles-positions-from-bot-games-which = Pozycje z gier botów, w których jeden ruch jest wyraźnie najlepszy, co potwierdziły tysiące symulacji.
puzzles-solved = { $solved ->
    [one] { $figure } rozwiązane
    [few] { $figure } rozwiązane
    [many] { $figure } rozwiązanych
   *[other] { $figure } rozwiązanego
}
puzzles-days-in-a-row = { $streak ->
    [one] { $figure } dzień z rzędu
    [few] { $figure } dni z rzędu
    [many] { $figure } dni z rzędu
   *[other] { $figure } dnia z rzędu
}
puzzles-no-puzzles-yet = Nie ma jeszcze zadań.
puzzles-is-solved = rozwiązane
puzzles-tried = rozpoczęte
puzzles-new-puzzle = nowe
puzzles-no = Nr { $row }
puzzles-difficulty-of = trudność { $difficulty } z { $hardest }
puzzles-find-the-best-move = Znajdź najlepszy ruch.
puzzles-all-puzzles = Wszystkie zadania
puzzles-points-lower-win-chance = { $percent } pkt proc. mniejsza szansa wygranej
puzzles-points-fewer = { $value } pkt mniej
puzzles-to = od { PERCENT($percent) } do { PERCENT($percent2) }
puzzles-right = Dobrze:
puzzles-solved-on-your-first-try = Rozwiązane za pierwszym razem.
puzzles-solved-on-try = Rozwiązane za { $tries }. razem.
puzzles-streak = { $streak ->
    [one] { $streak } dzień z rzędu.
    [few] { $streak } dni z rzędu.
    [many] { $streak } dni z rzędu.
   *[other] { $streak } dnia z rzędu.
}
puzzles-not-the-best = Nie najlepiej:
puzzles-than-best-move-try-another = O { $size } niż po najlepszym ruchu ({ $span }). Spróbuj innego.
puzzles-win-chance-lost-each-move = O ile każdy ruch zmniejsza szansę wygranej (symulacje dla najlepszych: { $trials })
puzzles-best = najlepszy
puzzles-next-puzzle = Następne zadanie
puzzles-theme = Temat
puzzles-theme-all = Wszystkie tematy
puzzles-theme-endgame = Końcówka
puzzles-theme-combat = Walka
puzzles-theme-blockade = Blokady
puzzles-theme-law = Policja
puzzles-theme-trade = Handel
puzzles-theme-travel = Podróże
puzzles-theme-dice = Kości
puzzles-theme-ship = Statek
puzzles-theme-building = Miejsca i budowle
puzzles-theme-order = Kolejność
puzzles-theme-gathering = Wydobycie i ładunek

## Replay [pages]

replay-wins = wygrywa { $won }
replay-nobody-wins = nie wygrywa nikt
replay-replay = Powtórka: { $game }
replay-game-not-over-yet = Ta gra jeszcze trwa
replay-replay-shows-every-die-card = Powtórka pokazuje każdą kość i kartę, więc otworzy się dopiero po końcu gry.
replay-go-to-the-table = Przejdź do stołu
replay-todays-game = Dzisiejsza gra
replay-others-may-still-playing-same = Inni mogą jeszcze grać z tymi samymi kośćmi i kartami, więc ta powtórka otworzy się o północy UTC.
replay-results-so-far = Dotychczasowe wyniki
replay-game-not-available = Gra niedostępna
replay-if-have-game-as-file = Jeśli masz tę grę w pliku, zaimportuj ją:
replay-link = powtórka
replay-move = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
replay-table = stół
replay-original-game = pierwotna gra
replay-setting-up-the-board = Rozkładamy planszę…
replay-start-of-the-game = Początek gry.
replay-keys-one-move = o jeden ruch ·
replay-keys-start-and-end = początek i koniec ·
replay-keys-play-or-pause = odtwarzanie lub pauza
replay-analysis = Analiza
replay-better-here-for = Lepszy ruch tutaj ({ $name }):
replay-to = (od { $change } do { $change2 })
replay-running-simulations-from-every-position = Trwają symulacje z każdej pozycji…
replay-analysis-progress = Postęp analizy
replay-analyse-game = Analizuj grę
replay-win-chances-move-move-better = Szanse wygranej ruch po ruchu, lepsze ruchy, szczęście i umiejętności; potrwa to najwyżej minutę.
replay-chance-to-win = Szansa wygranej
replay-expected-score = Oczekiwany wynik
replay-after-move = { $what } po ruchu { $at }
replay-move-by-move-after-move = { $what }, ruch po ruchu. Po ruchu { $at }: { $says }.
replay-show-as-table = Pokaż jako tabelę
replay-chart-data = Dane wykresu
replay-column-move = Ruch
replay-luck-and-skill = Szczęście i umiejętności
replay-luck-and-skill-in-figures = Szczęście i umiejętności w liczbach
replay-seat = Miejsce
replay-own-decisions = Własne decyzje
replay-others-decisions = Decyzje innych
replay-luck = Szczęście
replay-end = Koniec
replay-in = { $plain } w { $slips ->
    [one] { $slips } ruchu
    [few] { $slips } ruchach
    [many] { $slips } ruchach
   *[other] { $slips } ruchu
}
replay-decisions-compared-what-traders-heuristics = Decyzje porównujemy z tym, co w tej samej pozycji zrobiłaby heurystyka Handlarza; aby zmierzyć szczęście, rozdaliśmy na nowo { $trials ->
    [one] { $trials } raz
    [few] { $trials } razy
    [many] { $trials } razy
   *[other] { $trials } raza
}. „Start” i kolumny aż do „Szczęście” dają razem „Koniec”. „Chybione” to zysk, jaki dałyby lepsze ruchy, każdy z osobna.
replay-link-copied = Link skopiowany.
replay-play-on-from-here = Graj dalej stąd
replay-link-to-this-move = Link do tego ruchu
replay-download = Pobierz
replay-fast = Szybko
replay-go-to-the-start = Na początek
replay-previous-move = Poprzedni ruch
replay-next-move = Następny ruch
replay-go-to-the-end = Na koniec
replay-moves = Ruchy
replay-pause = Pauza
replay-play-verb = Odtwórz
replay-move-of = Ruch { $at } z { $recording }. { $says }
replay-speed = Tempo
replay-what-happened-so-far = Co się dotąd wydarzyło
replay-the-game-begins = Gra się zaczyna.
replay-seat-wins = wygrywa
replay-turning-points = Punkty zwrotne
replay-better = Lepiej:
replay-luck-of = Przypadek ({ $name }).
replay-nothing-stands-out-no-move = Nic się nie wyróżnia: żaden ruch, żadna kość ani karta nie zmienia szans o więcej niż margines błędu.

## Rules [pages]

rules-rules = { $game }: zasady
rules-intro = Gdy coś jest niedozwolone, link prowadzi do właściwej reguły, a każdą regułę można przeczytać, wyszukać i podlinkować. Wybierz grę:
rules-search-the-rules = Szukaj w zasadach
rules-word-clause-like = Słowo albo reguła, np. { $clauses }
rules-place = { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}
rules-nothing-found-try-fewer-words = Nic nie znaleziono: wpisz mniej słów
rules-contents = Spis treści
rules-version-of-the-rules = { $clauses ->
    [one] { $clauses } reguła
    [few] { $clauses } reguły
    [many] { $clauses } reguł
   *[other] { $clauses } reguły
} · wersja zasad: { $version }
rules-depends-on-a-table-option = Zależy od opcji stołu

## Setup [pages]

setup-set-up = Przygotuj stół: { $game }
setup-set-up-a-table = { $game }: przygotuj stół
setup-who-plays = Kto gra
setup-the-table = Stół
setup-cards = Karty
setup-clock = Zegar
setup-house-rules = Zasady domowe
setup-changed-the-defaults-play-well = { $changed ->
    [one] Zmieniono { $changed } opcję
    [few] Zmieniono { $changed } opcje
    [many] Zmieniono { $changed } opcji
   *[other] Zmieniono { $changed } opcji
} (z domyślnymi gra się dobrze)
setup-default-rules = Zasady domyślne
setup-advanced-rules = Zasady zaawansowane
setup-of-changed = zmieniono { $settled } z { $rulings }
setup-where-editions-differ-rulebook-leaves = Gdzie wydania się różnią albo instrukcja czegoś nie rozstrzyga, przyjmujemy taką wykładnię.
setup-create-table = Utwórz stół
setup-back = Wróć
setup-game-not-found = Nie znaleziono gry
setup-there-no-game-called-here = Nie ma tu gry o nazwie „{ $id }”. Wybierz jedną z tych:
setup-seconds-added-per-move = Dodatkowe sekundy na ruch
setup-changed-from = Zmieniono; domyślnie: { $value }.
setup-reset = Przywróć domyślne: { $title }
setup-reset-button = Przywróć
setup-set-by = Ustala to opcja „{ $leader }”.
setup-me = Ja
setup-open = Wolne
setup-bot-until-someone-joins = Bot, póki ktoś nie dołączy
setup-remove-a-seat = Usuń miejsce
setup-add-a-seat = Dodaj miejsce
setup-bot-in-seat = Bot na miejscu { $i }
setup-will-only-watch = tylko oglądasz.
setup-anyone-who-joins-game-starts = dla każdego, kto dołączy; gra zacznie się, gdy wszystkie miejsca będą zajęte.
setup-plays-until-someone-takes-seat = gra, póki ktoś nie zajmie jego miejsca.
setup-link-only = Tylko z linkiem
setup-public = Publiczny
setup-rated = Rankingowa
setup-casual-with-hints = Towarzyska, z podpowiedziami
setup-play-forced-moves = Automatyczne wymuszone ruchy
setup-when-only-one-move-legal = Gdy dozwolony jest tylko jeden ruch, stół zagra go za ciebie.
setup-no-hints-takebacks-only-if = Bez podpowiedzi, a ruchy cofa się tylko za zgodą wszystkich. Kto opuści grę, przegrywa: gdy skończy mu się czas, dziesięć minut po odejściu od stołu albo, w grze bez zegara, po dniu nieobecności w swojej turze.
setup-anyone-may-ask-hints-no = Każdy może prosić o podpowiedzi, a rankingi się nie zmieniają. Gracze widzą to, zanim dołączą.
setup-who-can-join = Kto może dołączyć
setup-only-people-link-can-find = Ten stół znajdą tylko osoby, które mają link.
setup-private-and-watched = Znaleźć i oglądać ten stół mogą tylko osoby, które mają link.
setup-table-listed-home-anyone-can = Stół widać na stronie głównej i każdy może zająć wolne miejsce.
setup-no-seat-open-so-others = Żadne miejsce nie jest wolne, więc inni mogą tylko oglądać.
setup-solo-games-have-no-clock = Gry solo nie mają zegara i znajdą je tylko osoby, które mają link.
setup-no-clock = Bez zegara
setup-take-your-time = Graj bez pośpiechu.
setup-per-move = Na ruch
setup-fixed-time-every-move-run = Stały czas na każdy ruch; gdy się skończy, twoje miejsce zajmie bot.
setup-per-game = Na grę
setup-one-budget-all-moves-plus = Wspólny czas na wszystkie twoje ruchy i mały dodatek po każdym.
setup-days = Dni
setup-correspondence-days-per-move-no = Gra korespondencyjna: dni na każdy ruch, nie trzeba być online.
setup-seconds-per-move = Sekundy na ruch
setup-minutes-per-game = Minuty na grę
setup-days-per-move = Dni na ruch
setup-a-number-from-to = liczbę od { $low } do { $high }
setup-enter = Wpisz { $allowed }.
setup-on = włączone
setup-off = wyłączone

## Common [table]

common-plan-ahead = Ruchy z góry

## Premoves [table]

premoves-which-one = { $action }: co dokładnie, { $place }
premoves-always-here = Tu zawsze „{ $pass }”
premoves-always-at = Zawsze „{ $pass }” w fazie { $stage }
premoves-stop-passing-at = Przestań pasować w fazie { $stage }
premoves-plan-ahead-1-premove = Ruchy z góry: 1
premoves-plan-ahead-premoves = Ruchy z góry: { $queued }
premoves-when-i-reach = Gdy nadejdzie faza
premoves-play-this-for-me = zagraj za mnie
premoves-only-if = Tylko jeśli
premoves-no-condition = bez warunku
premoves-has-played = { $name } gra…
premoves-how-often = Jak często
premoves-once = Raz
premoves-each-time = Za każdym razem
premoves-at = …w fazie
premoves-this = to
premoves-when = Kiedy
premoves-on-their-last-turn = W swojej ostatniej turze
premoves-just-before = Tuż przed tym
premoves-add-premove = Dodaj ruch z góry
premoves-only-if-played-their-last = tylko jeśli { $who } gra „{ $what }” w swojej ostatniej turze
premoves-only-if-has-just-played = tylko jeśli ostatnim ruchem gracza { $who } jest „{ $what }”
premoves-each-premove-played-when-phase = Każdy ruch z góry zostanie zagrany za ciebie, gdy nadejdzie jego faza, o ile będzie wtedy dozwolony. Nic innego nigdy nie zostanie zagrane: jeśli żaden nie pasuje, decydujesz ty, a plan przepada. Widzisz go tylko ty.
premoves-repeated = , za każdym razem
premoves-at-phase = W fazie { $phase }{ $detail }
premoves-move-up = Przesuń w górę: { $action }
premoves-remove = Usuń: { $action }
premoves-no-premoves-yet-they-played = Nie ma jeszcze ruchów z góry. Gra się je po kolei, od góry listy.

## Summary of a finished game [end]

summary-chart-title = { $what } w trakcie gry
summary-chart-summary = { $what } w trakcie gry. Na końcu: { $says }
summary-turning-point = Punkt zwrotny
summary-best-move = Twój najlepszy ruch
summary-costliest-move = Twój najdroższy ruch
summary-move = Ruch { $number }
summary-no-turning-point = Nic się nie wyróżnia: żaden ruch ani rzut sam nie przesądził o grze.
summary-analysing = Analiza trwa …
summary-find-turning-point = Znajdź punkt zwrotny
summary-better = Lepiej:

## Table [table]

table-sound = Dźwięk: { PERCENT($percent) }
table-sound-off = Dźwięk: wyłączony
table-sound-heading = Dźwięk
table-sound-volume = Głośność
table-sound-mute = Wycisz
table-since-title = Od twojej ostatniej tury
table-since-replay = Pokaż jeszcze raz: { $name }
table-chat = Czat
table-watching = {" "}(widz)
table-mute = Wycisz: { $line }
table-no-messages-yet = Nie ma jeszcze wiadomości.
table-one-message-is-muted = { $hidden ->
    [one] Jedna wiadomość jest wyciszona.
    [few] { $hidden } wiadomości są wyciszone.
    [many] { $hidden } wiadomości jest wyciszonych.
   *[other] { $hidden } wiadomości jest wyciszone.
}
table-unmute-everyone = Cofnij wyciszenia
table-quick-phrases = Szybkie zwroty
table-write-a-message = Napisz wiadomość
table-send = Wyślij
table-share-this-table = Udostępnij stół
table-why-not = Dlaczego nie można?
table-resign = Poddać się?
table-will-lose-game-others-play = Przegrasz tę grę. Pozostali zagrają dalej bez ciebie.
table-confirm-resign = Poddaj się
table-play-on = Graj dalej
table-leave-the-table = Odejść od stołu?
table-game-rated-once-started-come = To gra rankingowa. Gdy już się zacznie, wróć w ciągu dziesięciu minut, bo inaczej ją przegrasz, nawet jeśli zastąpi cię bot.
table-seat-stays-yours-now-can = Twoje miejsce na razie pozostaje twoje: możesz wrócić. Tymczasem inni mogą cię zastąpić botem.
table-leave = Odejdź
table-stay = Zostań
table-back-to-the-board = Wróć do planszy
table-table-panels = Panele stołu
table-hint-button = Podpowiedź
table-take-back = Cofnij
table-your-time-ran-out = Twój czas minął.
table-you-left-the-game = Opuszczasz grę.
table-you-resigned = Poddajesz się.
table-not-rated = Gra nierankingowa:
table-rated = Gra rankingowa.
table-go-to-the-rematch = Przejdź do rewanżu
table-rematch = Rewanż
table-practise-with-a-new-deal = Poćwicz z nowym rozdaniem
table-play-again = Zagraj ponownie
table-new-game-against-bots = Nowa gra z botami
table-results-of-the-day = Wyniki dnia
table-download-game = Pobierz zapis gry
table-analyse-game = Analizuj grę
table-share-replay = Udostępnij powtórkę
table-replay-link-copied = Skopiowano link do powtórki.
table-seal-until-midnight = Kości i karty zapieczętowano przed pierwszym ruchem. Inni mogą jeszcze dziś nimi grać; gdy dzień się skończy, zostaną ujawnione i każdy będzie mógł je sprawdzić.
table-seal-revealed = Kości i karty zapieczętowano przed pierwszym ruchem. Teraz są ujawnione: sprawdź każde tasowanie i każdy rzut tutaj albo poleceniem
table-the-captain-is-thinking = Kapitan myśli…
table-hint-progress = Postęp podpowiedzi
table-the-captain-suggests = Kapitan radzi:
table-averaging-points = , średnio { $score } pkt
table-wins-about-of-simulations-to = Wygrywa w około { $percent } z { $trials } symulacji (od { $percent2 } do { $percent3 }){ $detail }.
table-dismiss-hint = Zamknij podpowiedź
table-hint-then = Potem:
table-hint-or = Albo:
table-hint-as-good = mniej więcej równie dobre
table-hint-cost-wins = szansa na wygraną niższa o { $percent } p.p.
table-hint-cost-points = { $points ->
    [one] około { $points } punkt mniej
    [few] około { $points } punkty mniej
    [many] około { $points } punktów mniej
   *[other] około { $points } punktu mniej
}
table-hint-guess = Szybkie oszacowanie: wyszukiwanie jest jeszcze kompilowane.
table-move-of = , ruch { $played } z { $moves }
table-chapter-of = rozdział { $lesson } z { $chapters }{ $detail }
table-how-to-win = Jak wygrać.
table-play-game-own = Zagraj własną grę
table-next-chapter = Następny rozdział
table-all-chapters = Wszystkie rozdziały
table-log-newest-first = Dziennik, od najnowszych
table-only-legal-move-played-automatically = Jedyny dozwolony ruch, zagrany automatycznie.
table-seal-shown = Kości i karty zapieczętowano przed pierwszym ruchem:
table-earlier = Wcześniejsze
table-more = Więcej
table-others-moves = Ruchy innych
table-propose-a-takeback = Poproś o cofnięcie
table-offer-a-draw = Zaproponuj remis
table-light-theme = Jasny motyw
table-dark-theme = Ciemny motyw
table-leave-table = Odejdź od stołu
table-takebacks-so-far = Cofnięte dotąd ruchy: { $times }
table-skip = Pomiń
table-skip-to-the-prompt = Przejdź do wyborów
table-speed-of-others-moves = Tempo ruchów innych
table-rated-no-hints-leaving-game = Gra rankingowa: nie ma podpowiedzi, a kto odejdzie, przegrywa, nawet jeśli zastąpi go bot.
table-why-not-title = Dlaczego nie można
table-not-allowed = Niedozwolone.
table-read-the-rule = Przeczytaj regułę
table-offered-draw-waiting-others = Proponujesz remis. Czekamy na pozostałych.
table-proposed-takeback-waiting-others = Prosisz o cofnięcie ruchu. Czekamy na pozostałych.
table-accept = Zgoda
table-no = Nie
table-bot-until-someone-joins = bot, póki ktoś nie dołączy
table-bot-playing = gra bot { $bot }
table-bot = bot
table-your-move = twoja kolej
table-here-seat = przy stole
table-away-seat = poza stołem
table-out-of-time = koniec czasu
table-left-and-lost = przegrana przez odejście
table-resigned = poddanie się
table-left-seat = odejście
table-won = wygrana
table-points = pkt
table-loses-at = przegrana o { $time }
table-sit-here = Usiądź tutaj
table-replace-with-bot = Zastąp botem:
table-add-a-bot = Dodaj bota:
table-players-who-not-back-within = Kto nie wróci w ciągu dziesięciu minut, przegrywa grę.
table-replace-with = Zastąp botem: { $bot }
table-add-bot = Dodaj bota: { $bot }
table-seat-summary = Miejsca w skrócie
table-to-move = , ma ruch
table-seats-and-scores = Miejsca i wyniki
table-copied = Skopiowano.
table-selected-copy-keyboard = Link jest zaznaczony: skopiuj go klawiaturą.
table-anyone-link-can-take-free = Każdy, kto ma ten link, może zająć wolne miejsce, nawet bez konta.
table-anyone-link-can-watch = Każdy, kto ma ten link, może oglądać grę.
table-link-to-this-table = Link do tego stołu
table-copy = Kopiuj
table-or-share-the-code = Albo podaj kod: { $id }
table-fair-dice = Uczciwe kości
table-every-die-card-game-fixed = Każdy rzut i każda karta tej gry są ustalone i zapieczętowane jeszcze przed pierwszym ruchem. Na końcu ziarno zostaje ujawnione i każdy może sprawdzić, czy się zgadza. Twoja przeglądarka zapisała pieczęć; jeśli chcesz, zanotuj ją też u siebie.
table-game-rated-stay-away-lose = To gra rankingowa: jeśli nie wrócisz, przegrasz ją.
table-table = Stół
table-table-not-found = Nie znaleziono stołu
table-loading-the-table = Wczytywanie stołu…
table-table-game-id = { $game }, stół { $id }
table-log-and-chat = Dziennik i czat
table-what-you-can-do = Co możesz zrobić
table-game-over = Koniec gry
table-waiting-for-players = Czekamy na graczy
table-your-turn = Twoja kolej.
table-turn-of = Teraz gra { $who }
table-is-thinking = { $who } myśli…
table-plan-position-changed = Zatrzymano: sytuacja nie jest już taka, jak w planie.
table-plan-stopped = Zatrzymano. { $sentence }
table-plan-stop = Zatrzymaj
table-plan-under-way = { $moves ->
    [one] Jeszcze { $moves } ruch…
    [few] Jeszcze { $moves } ruchy…
    [many] Jeszcze { $moves } ruchów…
   *[other] Jeszcze { $moves } ruchu…
}
table-choose = wybierz
table-why = dlaczego
table-come-back = Wróć
table-seat-yours-until-after-lose = Miejsce jest twoje do { $time }; potem przegrywasz grę.
table-your-seat-is-still-yours = Twoje miejsce wciąż na ciebie czeka.
table-there-free-seat-no-account = Jest wolne miejsce. Konto niepotrzebne.
table-invite-a-friend = Zaproś znajomych
table-add-bot-free-seat = Albo dodaj bota na wolne miejsce.
table-you-watch = Oglądasz.
table-about = Stół { $about }
table-unrated = gra nierankingowa
table-daily-challenge = wyzwanie dnia
table-private = stół prywatny
table-spectators = { $watching ->
    [one] { $watching } widz
    [few] { $watching } widzów
    [many] { $watching } widzów
   *[other] { $watching } widza
}
table-continues-from-move-another-game = dalszy ciąg innej gry, od ruchu { $move }
table-a-chapter-of-the-guide = rozdział przewodnika
table-longhaul-home-page = Longhaul, strona główna
table-share = Udostępnij
table-phases-of-the-turn = Fazy tury
table-done = gotowe:
table-new-to = Pierwszy raz w { $game }?
table-invited-you = { $name } zaprasza cię do gry { $game }
table-got-it = Jasne
table-show-me = Pokaż mi
table-not-allowed-right-now-choose = Teraz niedozwolone. Wybierz, aby zobaczyć dlaczego:
table-or-type-any-move-like = Albo wpisz dowolny ruch, na przykład
table-try-it = Spróbuj

## Board

board-none = brak
board-yes = tak
board-no = nie
board-more = { $good }: o jedną więcej
board-fewer = { $good }: o jedną mniej
board-how-many = { $good }: ile
board-then-done = i koniec
board-chosen = Wybrano { $units } z { $total }
board-of-spaces-taken = zajęte miejsca: { $units } z { $room }

## Challenge

challenge-h-min = { $hours } h { $value } min
challenge-minute = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
challenge-so-far = Na razie { $people ->
    [one] { $people } gracz
    [few] { $people } graczy
    [many] { $people } graczy
   *[other] { $people } gracza
}
challenge-no-results-yet = Nie ma jeszcze wyników
challenge-you-did-not-finish = Twoja gra jest nieukończona
challenge-your-game-is-waiting = Twoja gra czeka
challenge-place-of = { $message }, { $place }. miejsce na { $people }

## Common

common-not-allowed-now = Teraz niedozwolone
common-ship = Statek
common-points = { $value } pkt
common-start = Start
# After a number ("poziom 3 z 10"), or what a button is about ("Zasady (Free Trader)")
common-of = { $ceiling ->
    [one] z { $ceiling }
    [few] z { $ceiling }
    [many] z { $ceiling }
   *[other] ({ $ceiling })
}
common-you = Ty
common-missed = Chybione
common-score = Wynik
common-checking = Sprawdzanie…
common-seed = Ziarno
common-normal = Normalnie
common-slow = Wolno
common-daily-challenge = Wyzwanie dnia
common-games = Gry
common-won = Wygrana
common-who-won = Wygrywa { $list }
common-replay = Powtórka
common-share = { $won } dzielą się zwycięstwem
common-board = Plansza
common-set-up-a-table = Przygotuj stół
common-result = Wynik
common-own = {" "}(ty)
common-play-todays = Zagraj dzisiejsze
common-seat = { $low ->
    [one] { $low } miejsce
    [few] { $low } miejsca
    [many] { $low } miejsc
   *[other] { $low } miejsca
}
common-seats = { $low }–{ $high ->
    [one] { $high } miejsce
    [few] { $high } miejsca
    [many] { $high } miejsc
   *[other] { $high } miejsca
}
common-solo = Solo
common-min = { $minutes } min
common-show-fewer = Pokaż mniej
common-all = Wszystkie ({ $rows })
common-sit-down = Dosiądź się
common-rated = gra rankingowa
common-casual-hints-allowed = gra towarzyska, z podpowiedziami
common-your-move = Twoja kolej
common-log = Dziennik
common-seats-title = Miejsca
common-to-move = ma ruch

## Home

home-one-space-trading-game = Jedna gra o kosmicznym handlu
home-two-space-trading-games = Dwie gry o kosmicznym handlu
home-three-space-trading-games = Trzy gry o kosmicznym handlu
home-four-space-trading-games = Cztery gry o kosmicznym handlu
home-space-trading-game = { $list ->
    [one] { $list } gra o kosmicznym handlu
    [few] { $list } gry o kosmicznym handlu
    [many] { $list } gier o kosmicznym handlu
   *[other] { $list } gry o kosmicznym handlu
}
home-pick-ship-make-fortune = Wybierz statek, zbij fortunę.
home-space-trading-games = Gry o kosmicznym handlu
home-against-bots-friends-one-click = { $detail }, z botami albo ze znajomymi. Jedno kliknięcie, bez konta.
home-no-connection-server-retrying = Brak połączenia z serwerem. Próbujemy ponownie…
home-pause-previews = Zatrzymaj podglądy
home-play-previews = Odtwarzaj podglądy
home-open-a-finished-game = Otwórz skończoną grę
home-every-finished-game-can-downloaded = Zapis każdej skończonej gry można pobrać. Zaimportuj go, aby obejrzeć powtórkę albo zagrać dalej od dowolnego ruchu.
home-this-server = Ten serwer
home-longhaul-tabletop-space-trading-games = Longhaul{ $detail }: planszowe gry o kosmicznym handlu, wierne każdej regule. Bez reklam, bez śledzenia, bez niczego z obcych serwerów. Kości i karty są zapieczętowane przed pierwszym ruchem, więc po ostatnim każdy może je sprawdzić.
home-in-use-right-now = { $tables ->
    [one] W tej chwili zajęty jest { $tables } stół.
    [few] W tej chwili zajęte są { $tables } stoły.
    [many] W tej chwili zajętych jest { $tables } stołów.
   *[other] W tej chwili zajęte jest { $tables } stołu.
}
home-can-played-now-bots-get = Można już grać: { $list }; boty przyspieszą, gdy zasady się skompilują.
home-same-dice-cards-everyone-one = Te same kości i karty dla wszystkich. Jedna próba.
home-results = Wyniki
home-learn = Nauka
home-step-by-step = : { $game }, krok po kroku
home-play-now-against-bots = Graj teraz: { $game } z botami
home-start-here = Zacznij tutaj
home-play-now = Graj teraz
home-import-a-game = Importuj grę
home-have-a-code = Masz kod?
home-code-or-link = Kod lub link
home-join = Dołącz
home-not-valid-code-table-link = To nie jest kod ani link do stołu.
home-my-games = Moje gry
home-games-will-appear-here-when = Twoje gry pojawią się tu, gdy wróci połączenie.
home-games-start-appear-here-so = Tu znajdziesz gry, które zaczynasz, i wznowisz je, kiedy zechcesz. Naciśnij „Graj teraz” powyżej.
home-open-tables = Otwarte stoły
home-no-open-tables-right-now = Teraz nie ma otwartych stołów. Przygotuj stół z wolnym miejscem, a zobaczą go tu wszyscy.
home-watch = Oglądaj
home-at = do stołu { $game }
home-loading = Wczytywanie…
home-bot = { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
}
home-of-seats-free = wolne miejsca: { $freeSeats } z { $seats }
home-with = przy stole: { $with }
home-waiting-for-players = czeka na graczy
home-resume = Wznów
home-over = Koniec
home-lost = Przegrana

## Live

live-connection-lost-reconnecting-nothing-lost = Utracono połączenie. Łączymy ponownie… Nic nie przepadło.
live-reconnected-you-missed-nothing = Połączono ponownie. Nic cię nie ominęło.
live-reconnected-you-missed-one-event = { $missed ->
    [one] Połączono ponownie. Ominęło cię jedno zdarzenie.
    [few] Połączono ponownie. Ominęły cię { $missed } zdarzenia.
    [many] Połączono ponownie. Ominęło cię { $missed } zdarzeń.
   *[other] Połączono ponownie. Ominęło cię { $missed } zdarzenia.
}
live-missed-one-event-marked-log = { $missed ->
    [one] Ominęło cię jedno zdarzenie; jest zaznaczone w dzienniku.
    [few] Ominęły cię { $missed } zdarzenia; są zaznaczone w dzienniku.
    [many] Ominęło cię { $missed } zdarzeń; są zaznaczone w dzienniku.
   *[other] Ominęło cię { $missed } zdarzenia; są zaznaczone w dzienniku.
}
live-game-had-already-moved-so = Gra potoczyła się już dalej, więc nic nie zrobiono. Oto obecna pozycja.
live-position-changed-ask-new-hint = pozycja się zmieniła; poproś o nową podpowiedź
live-hint-lost-ask-again = podpowiedź przepadła; poproś jeszcze raz
live-server-cannot-reached-right-now = nie można teraz połączyć się z serwerem
live-the-server-responded-with = odpowiedź serwera: { $status }
live-could-not-load-earlier-entries = Nie udało się wczytać wcześniejszych wpisów: { $value }.
live-instant = Od razu
live-there-no-connection-right-now = nie ma teraz połączenia
live-the-connection-was-lost = utracono połączenie

## Notices

notices-notifications-unread = Powiadomienia, nieprzeczytane: { $unread }
notices-notifications = Powiadomienia
notices-mark-all-as-read = Oznacz wszystkie jako przeczytane
notices-unread = Nieprzeczytane:
notices-nothing-yet-when-turn-correspondence = Na razie nic. Gdy w grze korespondencyjnej przyjdzie twoja kolej, zobaczysz to tutaj.

## Page

page-this-page-did-not-load = Nie udało się wczytać tej strony
page-server-may-restarting-may-offline = Być może serwer uruchamia się ponownie albo nie masz połączenia. Nic nie przepadło; będziemy próbować dalej.
page-try-again = Spróbuj ponownie
page-home = Strona główna
page-one-moment = Chwileczkę…
page-day = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
page-account = Konto
page-sign-in = Zaloguj się
page-ladder = Ranking
page-rules = Zasady
page-puzzles = Zadania
page-language = Język
page-offline-pages-have-seen-still = Jesteś offline. Strony odwiedzone wcześniej nadal działają; reszta wróci razem z połączeniem.
page-skip-to-content = Przejdź do treści
page-light = Jasny
page-dark = Ciemny
page-system = Systemowy
page-theme = Motyw
page-play = Graj
page-pages = Strony
page-playing-as = Grasz jako
page-close = Zamknij
page-against = przeciw
page-zoom-in = Przybliż
page-zoom-out = Oddal
page-show-the-whole-map = Pokaż całą mapę
page-unknown = nieznane
page-that-didnt-work = To się nie udało
page-seat-free = Miejsce { $number } (wolne)
page-no-clock = bez zegara
page-per-turn = { $base ->
    [one] { $base } dzień
    [few] { $base } dni
    [many] { $base } dni
   *[other] { $base } dnia
} na turę
page-time-per-turn = { $duration } na turę
page-per-game = { $duration } na grę
page-per-game-s-per-turn = { $duration } na grę + { $increment } s na turę
page-just-now = przed chwilą
page-minutes-ago = { $past ->
    [one] { $past } minutę temu
    [few] { $past } minuty temu
    [many] { $past } minut temu
   *[other] { $past } minuty temu
}
page-hours-ago = { $past ->
    [one] { $past } godzinę temu
    [few] { $past } godziny temu
    [many] { $past } godzin temu
   *[other] { $past } godziny temu
}
page-days-ago = { $past ->
    [one] { $past } dzień temu
    [few] { $past } dni temu
    [many] { $past } dni temu
   *[other] { $past } dnia temu
}

## Premoves

premoves-done = Gotowe

## Table

table-other = Inne
table-hint = podpowiedź
table-press-again-to-confirm = Naciśnij ponownie, aby potwierdzić
table-press-again = { $sentence }. Naciśnij ponownie: { $name }
table-with-a-warning = z ostrzeżeniem
table-offers-a-draw = { $seat } proponuje remis.
table-proposes-a-takeback = { $seat } prosi o cofnięcie ruchu.
table-guide-for-now = Na razie: { $label }.
table-takes-back-a-move = { $seat } cofa ruch.
table-accepts = { $seat } się zgadza.
table-declines = { $seat } się nie zgadza.
table-joins = { $text-name } dołącza.
table-the-bot-joins-as = Bot { $bot } dołącza jako { $letter }.
table-leaves-the-table = { $seat } odchodzi od stołu.
table-the-bot-takes-over-for = Bot { $bot } gra dalej za gracza { $seat }.
table-resigns = { $seat } się poddaje.
table-ran-out-of-time = Czas gracza { $seat } minął.
table-left-the-game-and-lost = { $seat } odchodzi i przegrywa.
table-game-will-not-rated = Ta gra nie będzie rankingowa.
table-server-down-nobody-lost-time = Serwer nie działał; nikt nie stracił czasu.
table-the-game-is-lost = Gra jest przegrana.
table-you-made-it = Udało ci się.
table-made-it = { $name } osiąga cel.
table-nobody-wins = Nikt nie wygrywa.
table-you-win = Wygrywasz.
table-wins = { $value } wygrywa.
table-share-the-win-you = { $list } dzielicie się zwycięstwem.
table-share-the-win = { $list } dzielą się zwycięstwem.
table-you-came-second = Zajmujesz drugie miejsce.
table-you-came-third = Zajmujesz trzecie miejsce.
table-you-came-fourth = Zajmujesz czwarte miejsce.
table-you-came-fifth = Zajmujesz piąte miejsce.
table-you-came-sixth = Zajmujesz szóste miejsce.
table-you-came-th = Zajmujesz { $place }. miejsce.

## Verify

verify-passed = Zgadza się
verify-failed = Nie zgadza się
verify-not-checked = Nie sprawdzono
verify-verify-again = Sprawdź ponownie
verify-verify = Sprawdź
verify-every-shuffle-roll-checks-out = Każde tasowanie i każdy rzut się zgadza.
verify-something-does-not-check-out = Coś się nie zgadza.
verify-move-by-move = { $rolls ->
    [one] { $rolls } rzut lub dobranie
    [few] { $rolls } rzuty i dobrania
    [many] { $rolls } rzutów i dobrań
   *[other] { $rolls } rzutu i dobrania
}, ruch po ruchu
verify-rolls-and-draws = Rzuty i dobrania
verify-move = Ruch { $move }
verify-before-move-1 = Przed ruchem 1
verify-seal = Pieczęć
verify-salt = Sól
verify-do-not-trust-us = Nie ufaj nam na słowo: pobierz zapis gry i uruchom { $command } na własnym komputerze.
verify-seed-64-bits-generator-philox = Ziarno ma 64 bity, a generator (Philox) nie jest kryptograficzny: wystarcza do gier towarzyskich, nie do gry o stawkę. Dlatego przed końcem nic o ziarnie nie jest ujawniane, tylko jego pieczęć: SHA-256 z ziarna i 128 bitów soli.
verify-seal-recomputed-browser-matches = pieczęć obliczona ponownie w twojej przeglądarce: zgadza się
verify-seal-recomputed-browser = pieczęć obliczona ponownie w twojej przeglądarce: wychodzi { $given }
verify-browser-cannot-recompute-seal-here = twoja przeglądarka nie może tu obliczyć pieczęci (potrzebuje HTTPS); niżej jest to, co sprawdził serwer
verify-browser-did-not-see-game = twoja przeglądarka nie widziała początku gry, więc nie zapisała pieczęci
verify-seal-browser-saved-during-game = to pieczęć, którą twoja przeglądarka zapisała podczas gry
verify-browser-had-saved-different-one = twoja przeglądarka miała zapisaną inną: { $noted }

## Co przeglądarki pokazują bez skryptu strony

static-about = Planszowy handel kosmiczny z botami lub przyjaciółmi. Jedno kliknięcie, bez konta.
static-no-script = Ta strona potrzebuje JavaScriptu. Można też grać w terminalu: { $command }.
static-offline = Brak połączenia: Longhaul jest teraz nieosiągalny, a w tej przeglądarce nie ma zapisanej żadnej jego strony. Spróbuj ponownie:
