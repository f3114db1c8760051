### What the commands of the command line say. What each is for is said in ../en/terminal.ftl.

## longhaul games

games-facts = { $solo ->
    [true] dla jednej osoby
   *[false] od { $low } do { $high } miejsc, domyślnie { $default }
}; około { $minutes } minut; zestawy: { $text }
games-option = { $text-values } (domyślnie: { $text-default })

## longhaul replay

replay-over = Po tylu ruchach: { $count }, gra się skończyła: { $text }; punkty { JOIN($list, ", ") }.
replay-unfinished = Po tylu ruchach: { $count }, gra trwa; punkty { JOIN($list, ", ") }.

## longhaul content

content-valid = ({ $text-name }, { $text-digest }) to poprawny zestaw.

## longhaul play

play-you = Ty
play-you-seat = Ty (miejsce { $number })
play-bot = { $seat } (bot)
play-turn = { $name }: ruch
play-takebacks = cofnięcia: { $count }
play-takebacks-far = Cofnięte dotąd ruchy: { $count }.
play-careful = Uwaga: { $text }.
play-careful-again = Uwaga: { $text }. Wpisz to jeszcze raz, aby mimo to zagrać.
play-keys = numer lub tekst · w AKCJA czemu nie · u cofnij · l dziennik · { $discards ->
    [true] d odrzucone ·{ " " }
   *[false] { "" }
}? pomoc · q koniec
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
play-no-discards = { $name } nie ma stosu kart odrzuconych.
play-which-action = Która akcja? Na przykład: w { $text }
play-allowed = { $text } jest dozwolona: { $label }.
play-which-clause = Która reguła? Na przykład: r { $text }
play-no-clause = Nie ma reguły { $text }; zobacz `longhaul rules { $name }`.
play-which-file = Jaki plik? Na przykład: s mojagra.json
play-help =
    Wpisz numer akcji albo jej tekst, na przykład { $text }.
    { "  " }w AKCJA    czemu akcja jest niedozwolona   (w { $text })
    { "  " }u          cofnij swoją ostatnią decyzję
    { "  " }l          pokaż cały dziennik
    { "  " }r REGUŁA   pokaż regułę      (r { $clause })
    { "  " }s PLIK     zapisz grę do pliku
    { "  " }q          zapisz i wyjdź; wznów przez `longhaul play --resume last`
play-help-discards = { "  " }d          pokaż karty odrzucone

## longhaul sim

sim-title = { $name }: gry: { $games }, { $players }
sim-title-each = { $name }: gry w każdym wariancie: { $games }, { $players }
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

analyse-title = Ruchy: { $moves }, symulowane gry na pozycję: { $trials }; { $measure-id ->
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
