### Dice Traders po polsku.
### Towary mają formy po liczebniku (`.one`, `.few`, `.many`), te same w bierniku (`.acc-one` …) oraz dopełniacz (`.gen`)
### i mianownik wewnątrz zdania (`.inside`); rozmiary to przymiotniki przy słowie „planeta”.

## The game

game-intro = Latasz małym statkiem handlowym od planety do planety, kupujesz towary tam, gdzie jest ich dużo, i sprzedajesz tam, gdzie ich brakuje. Kości decydują, co oferuje planeta, a ty decydujesz, które kości zachować. Najcenniejsze są dni: wszyscy mają ich tyle samo, a gdy się skończą, wygrywa najbogatszy.

ending-all-days-spent = wszystkie dni wykorzystane
ending-some-players-retired-early = część graczy wycofała się wcześniej
ending-all-players-retired-early = wszyscy gracze wycofali się wcześniej
charted = Pieniądze
decided-shared = Najbogatsi mają tyle samo pieniędzy i dzielą zwycięstwo.

set-house = Zestaw domowy
    .about = Sześć towarów na pięciu jednakowych kościach. Im więcej kości pokazuje towar, tym niższa cena: 2 cr mniej za każdą kolejną kość.

## Options

option-limit = Limit
    .about = Ile dni ma do wykorzystania każdy gracz.
option-limit-short = Krótka gra
option-limit-normal = Normalna gra
option-free = Swobodne kupno i sprzedaż
    .about = Dowolne towary naraz, także z ładunkiem na pokładzie.
option-bay = Rozbudowa ładowni
    .about = Zacznij z mniejszą ładownią i dokupuj miejsce.

## Things

good-robots = Roboty
    .one = robot
    .few = roboty
    .many = robotów
    .acc-one = robota
    .acc-few = roboty
    .acc-many = robotów
    .gen = robotów
    .inside = roboty
good-food = Żywność
    .one = żywność
    .few = żywności
    .many = żywności
    .acc-one = żywność
    .acc-few = żywności
    .acc-many = żywności
    .gen = żywności
    .inside = żywność
good-ore = Ruda
    .one = ruda
    .few = rudy
    .many = rud
    .acc-one = rudę
    .acc-few = rudy
    .acc-many = rud
    .gen = rudy
    .inside = ruda
good-medicine = Leki
    .one = lek
    .few = leki
    .many = leków
    .acc-one = lek
    .acc-few = leki
    .acc-many = leków
    .gen = leków
    .inside = leki
good-fuel = Paliwo
    .one = paliwo
    .few = paliwa
    .many = paliw
    .acc-one = paliwo
    .acc-few = paliwa
    .acc-many = paliw
    .gen = paliwa
    .inside = paliwo
good-luxuries = Luksusy
    .one = luksus
    .few = luksusy
    .many = luksusów
    .acc-one = luksus
    .acc-few = luksusy
    .acc-many = luksusów
    .gen = luksusów
    .inside = luksusy

size-small = Mała
    .acc = małą
size-medium = Średnia
    .acc = średnią
size-big = Duża
    .acc = dużą

phase-travel = wybierasz cel podróży
phase-lock = rzucasz kośćmi
phase-sell = sprzedajesz
phase-expand = jesteś przy ładowni: powiększ ją albo graj dalej
phase-buy = kupujesz
phase-over = gra się skończyła

noun-credit = kredyt
    .few = kredyty
    .many = kredytów
    .other = kredytu

## Parts of sentences

amount = { COUNT($units, $good) }

## Labels

action-retire = Wycofaj się: { action-retire.detail }
    .detail = tracisz { COUNT($days, "day") }
action-explore = Zbadaj { FORM($size, "acc") } planetę: { COUNT($days, "day") }, { $count } kości
action-follow = Leć za graczem { $seat } na { FORM($size, "acc") } planetę: { COUNT($days, "day") } ({ TALLY($good) })
action-lock = Zachowaj { TALLY($good, case: "acc") }; { $rest ->
    [0] zakończ rzuty
    [1] przerzuć pozostałą
   *[other] przerzuć { $rest }
}
action-done = Zakończ turę
action-done-unbought = Zakończ turę: { action-done-unbought.detail }
    .detail = nic nie kupuj
action-done-sale = Zakończ sprzedaż
action-done-unsold = Nic nie sprzedawaj
action-done-bay = Zostaw ładownię bez zmian
action-sell = Sprzedaj cały ładunek, 1 dzień: { action-sell.detail }
    .detail = { JOIN($sales, "; ") }
action-sell-nothing = Sprzedaj cały ładunek
sale = { COUNT($units, $good) } po { $price } = { $gain } cr
sale-illegal = { COUNT($units, $good) }, tu nielegalnie: { $gain } cr albo nic (policja: 1 szansa na 3)
action-offer = Zaoferuj { COUNT(1, $good, case: "acc") } (koszt: { $cost }): { $gain } cr
action-offer-illegal = Zaoferuj { COUNT(1, $good, case: "acc") } (koszt: { $cost }): tu nielegalnie, { $gain } cr albo nic (policja: 1 szansa na 3)
action-buy = Kup { COUNT(1, $good, case: "acc") } za { $price } cr (jeszcze { $left }{ $first ->
    [true] ; kupno zajmuje 1 dzień
   *[false] {""}
})
action-buy-unpriced = Kup { COUNT(1, $good, case: "acc") }
action-expand = Powiększ ładownię z { $room } do { $enlarged } za { $cost } cr i 1 dzień

## The log

event-turn = Tura gracza { $seat } (dzień { $day }).
event-explored = { $seat } bada { FORM($size, "acc") } planetę ({ COUNT($days, "day") }).
event-followed = { $seat } leci za graczem { $seat-whom } na { FORM($size, "acc") } planetę ({ COUNT($days, "day") }).
event-rolled = { $seat } rzuca: { TALLY($good) }.
event-locked = { $seat } zachowuje { TALLY($good, case: "acc") }.
event-settled = { $size } planeta oferuje: { JOIN($offers, "; ") }.
offer = { COUNT($units, $good) } po { $price }
event-sold = { $seat } sprzedaje { COUNT($units, $good, case: "acc") } po { $price }: +{ $gain } cr.
event-offered = { $seat } oferuje spod lady { COUNT($units, $good, case: "acc") }.
event-police = Kość policji pokazuje policję.
event-police-blank = Kość policji pokazuje puste pole: nikt nie patrzy.
event-smuggled = { $seat } przemyca { COUNT($units, "unit", case: "acc") }: +{ $gain } cr.
event-confiscated = { $seat } nie oferuje wszystkiego: policja znajduje też { COUNT($units, $good, case: "acc") }.
event-seized = Policja zabiera graczowi { $seat } { COUNT($units, "unit", case: "acc") }.
event-expanded = { $seat } powiększa ładownię do { $room } za { $cost } cr.
event-bought = { $seat } kupuje { COUNT(1, $good, case: "acc") } za { $price } cr.
event-retired = { $seat } wycofuje się i traci { COUNT($days, "day") }.
event-over = Gra się skończyła. { $seat } wygrywa, mając { $credits } cr.
event-over-shared = Gra się skończyła. { $seat } dzielą się zwycięstwem, każdy z { $credits } cr.
event-over-alone = Gra się skończyła. { $seat } kończy z { $credits } cr.

## Prompts

prompt-travel = { prompt-travel.ask } ({ prompt-travel.aside })
    .ask = Podróż: dokąd?
    .aside = { $credits } cr, jeszcze { COUNT($days, "day") }
prompt-lock = { prompt-lock.ask } ({ prompt-lock.aside })
    .ask = Rzut { $roll } z { $rolls }: zachowaj co najmniej jedną kość
    .aside = jeszcze { COUNT($left, "roll") }
prompt-sell = { prompt-sell.ask } ({ prompt-sell.aside })
    .ask = Sprzedaż: zajmuje łącznie 1 dzień
    .aside = { $credits } cr, jeszcze { COUNT($days, "day") }
prompt-expand = { prompt-expand.ask } ({ prompt-expand.aside })
    .ask = Ładownia: miejsce na { $room }
    .aside = { $credits } cr, jeszcze { COUNT($days, "day") }
prompt-buy = { prompt-buy.ask } ({ prompt-buy.aside })
    .ask = Kupno: { $first ->
        [true] zajmuje łącznie 1 dzień, miejsce
       *[false] miejsce
    } na { $room }
    .aside = { $credits } cr, jeszcze { COUNT($days, "day") }
prompt-over = Gra się skończyła.
when = dzień { $day }

## Warnings

warning-retire = tracisz { COUNT($days, "day") } i kończysz z { $credits } cr

## Rejections

clause-DT-TURN-01 = nie w tej części tury: { $phase }
clause-DT-TURN-02 = pierwszą turę rozgrywasz tam, gdzie jesteś; podróżujesz od drugiej tury
clause-DT-TURN-03 = tura zaczyna się od podróży; wybierz planetę albo się wycofaj
clause-DT-TURN-05 = sprzedaż jest przed kupnem: { $phase }
clause-DT-FOLLOW-01 = nikt jeszcze nie odwiedził żadnej planety
clause-DT-FOLLOW-03 = lecieć za kimś można tylko przed rzutem kośćmi: { $phase }
clause-DT-FOLLOW-07 = ostatnia wizyta była twoja
clause-DT-FOLLOW-08 = pierwszą turę rozgrywasz tam, gdzie jesteś; nie ma za kim lecieć
clause-DT-TRAVEL-03 = podróż zajmuje { COUNT($need, "day") }, a masz jeszcze { COUNT($days, "day") }
clause-DT-ROLL-01 = ta planeta ma tylko { $count } kości
clause-DT-ROLL-02 = jedna z tych kości jest już zachowana
clause-DT-ROLL-02-none = zachowaj co najmniej jedną kość
clause-DT-ROLL-09 = kości z tym samym towarem są równoważne; zachowaj { $dice }
clause-DT-PRICE-01 = żadna kość nie pokazuje tu { FORM($good, "gen") }
clause-DT-PRICE-01-sold-out = cała tutejsza oferta jest już wykupiona ({ FORM($good, "inside") })
clause-DT-SELL-01 = nie masz ładunku
clause-DT-SELL-01-lot = nie masz { FORM($good, "gen") } po { $price }
clause-DT-SELL-02 = w tej grze sprzedajesz cały ładunek albo nic
clause-DT-SELL-04 = ten ładunek pochodzi z tej planety
clause-DT-SELL-05 = sprzedaż w tej turze już się odbyła
clause-DT-SELL-06 = sprzedaż zajmuje dzień, a nie masz już żadnego
clause-DT-BUY-02 = możesz kupować tylko z pustą ładownią
clause-DT-BUY-03 = w jednej turze możesz kupić tylko jeden rodzaj towaru, a masz już inny
clause-DT-BUY-04 = jednostka kosztuje { $price } cr, a masz { $credits } cr
clause-DT-BUY-05 = twój statek mieści { COUNT($room, "unit", case: "acc") } i jest pełny
clause-DT-BUY-08 = kupno zajmuje dzień, a nie masz już żadnego
clause-DT-END-01 = gra się skończyła
clause-DT-END-03 = możesz się wycofać tylko na początku swojej tury: { $phase }
clause-DT-FREE-03 = w tej grze sprzedajesz towary po jednej jednostce
clause-DT-BAY-02 = jedno miejsce więcej kosztuje { $cost } cr i 1 dzień; masz { $credits } cr i jeszcze { COUNT($days, "day") }
clause-DT-BAY-02-off = ta gra toczy się bez opcji „Rozbudowa ładowni”
clause-DT-BAY-02-once = ładownię można powiększyć tylko raz na turę
clause-DT-BAY-03 = ładownię można powiększyć tylko między sprzedażą a kupnem: { $phase }
clause-DT-BAY-04 = bez opcji „Swobodne kupno i sprzedaż” ładownia nigdy nie przekracza 5
clause-DT-BAY-06 = twój statek mieści { COUNT($room, "unit", case: "acc") } i jest pełny
clause-DT-COMBO-02 = ładownia nigdy nie przekracza 9

## The page: stages of a turn, groups of actions and their short names

stage-travel = Podróż
stage-dice = Kości
stage-sell = Sprzedaż
stage-bay = Ładownia
stage-buy = Kupno

group-explore = Zbadaj
group-follow-or-retire = Leć za kimś lub wycofaj się
group-keep = Zachowaj
group-sell = Sprzedaj
group-cargo-bay = Ładownia
group-buy = Kup
group-finish = Zakończ

name-explore = { $size } planeta
name-follow = Leć za kimś
name-retire = Wycofaj się
name-sell = Sprzedaj wszystko
name-expand = Powiększ ładownię
name-buy = { $good }
name-done-sell = Nic nie sprzedawaj
name-done-expand = Bez zmian
name-done-buy = Zakończ turę

## The page: what its figures mean

figure-price = Cena towaru zależy od tego, ile kości planety go pokazuje.
figure-illegal = Żadna kość go nie pokazuje: przynosi dwa razy tyle, ile kosztował, albo konfiskuje go policja.
figure-police = Kość policji ma 2 ścianki z policją i 4 puste.
figure-stock = Jedna jednostka za każdą kość, która pokazuje towar.
figure-small = 1 dzień, 3 kości
figure-medium = 2 dni, 4 kości
figure-big = 3 dni, 5 kości
figure-explore = 1 dzień na małą planetę, 2 na średnią, 3 na dużą.
figure-dice = 3 kości na małej planecie, 4 na średniej, 5 na dużej.
figure-follow = O 1 dzień więcej niż zbadanie planety tej wielkości.
figure-rolls = Najwyżej trzy rzuty, każdy mniejszą liczbą kości niż poprzedni.
figure-kept = Zachowana kość już się nie zmienia; z każdego rzutu zachowujesz co najmniej jedną.
figure-days = Następna tura należy do gracza, który wykorzystał najmniej dni.
figure-again = Kto ma mniej wykorzystanych dni niż wszyscy inni, gra jeszcze raz.
figure-limit = Nikt nie może wykorzystać więcej dni, niż pozwala limit.
figure-score = Wygrywa, kto ma najwięcej kredytów; towary na pokładzie nic nie są warte.
figure-sale = Towar, który pokazują tu kości, przynosi swoją cenę; sprzedaż zajmuje łącznie 1 dzień.
figure-paid = Ile kosztowała jednostka; tam, gdzie jest nielegalna, przynosi dwa razy tyle.
figure-retired = Po wycofaniu: pozostałe dni przepadły.
figure-room = Ile jednostek mieści twoja ładownia.
figure-bay = Miejsce na 1 jednostkę więcej kosztuje 1 dzień i 5 kredytów za każde dotychczasowe miejsce.

## The terminal: the board in colour

board-ship = Statek
board-calendar = Kalendarz
board-day = Dzień
board-credits = Kredyty
board-room = Miejsce
board-cargo = Ładunek (koszt)
board-retired = poza grą
board-cr = { $credits } cr
board-lot = { COUNT($units, $good) } po { $price }
board-empty = pusto
board-no-planet = Nie ma jeszcze planety.
board-planet = { $size } planeta { $number }, odwiedza ją { $seat }
board-planet-last = { $size } planeta { $number }, ostatnia wizyta: { $seat }
board-kept = zachowana
board-kept-goods = Zachowaj { TALLY($good, case: "acc") }
board-good = Towar
board-offer = W ofercie
board-price = Cena
board-prices = Jednostka kosztuje { JOIN($prices, ", ") } cr, gdy pokazuje ją 1, 2, 3, 4, 5 kości
board-illegal = Tu nielegalne: { JOIN($good, ", ") } (dwa razy tyle, ile kosztowały, albo nic; policja: 1 szansa na 3)

## The terminal: the board in sentences

board-player = { $seat }: dzień { $day }, jeszcze { COUNT($left, "day") }, { COUNT($credits, "credit") }, miejsce na { $room }, ładunek: { JOIN($cargo, ", ") }.
board-player-retired = { $seat }: poza grą, { COUNT($credits, "credit") }, miejsce na { $room }, ładunek: { JOIN($cargo, ", ") }.
board-none = brak
board-market = { $planet }: { JOIN($offers, "; ") }.
board-dice = { $planet }: { JOIN($dice, ", ") }.
board-die = kość { $number } { FORM($good, "inside") }
board-die-kept = kość { $number } { FORM($good, "inside") } zachowana
board-result = { $seat }: { COUNT($credits, "credit") }

## Actions that are chosen in advance, without their words

verb-offer = Zaoferuj jednostkę

## The board in the browser

client-calendar-days = Kalendarz, { COUNT($limit, "day") }
client-who-is-next = Czyja następna tura
client-is-next-on-day = Potem: { $name }, dzień { $days }
client-next = Potem
client-spent = { $name }: { $days ->
    [one] { $days } wykorzystany dzień
    [few] { $days } wykorzystane dni
    [many] { $days } wykorzystanych dni
   *[other] { $days } wykorzystanego dnia
}
client-you = ty
client-day-limit = Limit dni
client-every-ship-has-days = Każdy statek ma { COUNT($limit, "day") }.
client-day-of = Dzień { $days } z { $limit }
client-next-is = Potem: { $who }
client-next-again = Potem: znowu { $who }
client-next-day = Potem: { $who }, dzień { $days }
client-planet-of-size = { $size } planeta
client-planet-of-this-game = Planeta { $planet } w tej grze
client-planet-dice = { $size } planeta, { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}
client-destinations = Cele podróży
client-last-planet-of = Ostatnia planeta gracza { $name } · { $name2 }
client-to-follow = lotu
client-days-to-explore = Dni na zbadanie planety
client-exploring = Badając planetę
client-explore-or-follow = { $exploring }, rzucasz kośćmi od nowa; { $following }, korzystasz z tych, które już leżą.
client-days-to-follow = Dni na lot za kimś
client-following = lecąc za kimś
client-your-hold = Twoja ładownia
client-hold-of = Ładownia gracza { $name }
client-each-cr = { $dice } → po { $each }; { $units } × { $each } = { $all } cr
client-no-die-shows-each-paid = { $name }: nie ma na żadnej kości; po { $each } (koszt: { $paid }) albo konfiskata; { $units } × { $each } = { $all } cr
client-room-in-the-hold = Miejsce w ładowni
client-of-units = { $load } z { $room ->
    [one] { $room } jednostki
    [few] { $room } jednostek
    [many] { $room } jednostek
   *[other] { $room } jednostki
}
client-of = { $load } z { $room }
client-offer-paid-each = Zaoferuj: { $goods } (koszt: { $paid })
client-paid-each = { $goods } (koszt: po { $paid })
client-price-paid-for = Koszt zakupu: { $name }
client-paid = po { $paid }
client-what-sells-for-there = Cena sprzedaży tam: { $name }
client-what-sells-for-here = Cena sprzedaży tu: { $name }
client-sells-for = sprzedaż po { $each }
client-or-confiscated = { $each } albo konfiskata
client-nothing-aboard = Nic na pokładzie.
client-enlarge-the-bay = Powiększ ładownię
client-free = wolne: { $room }
client-under-the-counter = Spod lady
client-unit-under-the-counter = { $contraband ->
    [one] { $contraband } jednostka spod lady
    [few] { $contraband } jednostki spod lady
    [many] { $contraband } jednostek spod lady
   *[other] { $contraband } jednostki spod lady
}
client-contraband = { $contraband } za { $payoff } cr, chyba że złapie cię policja.
client-price-paid = po { $paid }
client-retired = Poza grą
client-days-spent = Wykorzystane dni
client-of-days-spent = Wykorzystane dni: { $days } z { $limit }
client-day = Dzień { $days }
client-no-days-left = brak dni
client-and-next = następna tura
client-credits = { $change } cr
client-tap-dice-want-keep = Wybierz kości, które chcesz zachować.
client-selected = { $selected ->
    [one] Wybrana kość: { $goods }.
    [few] Wybrane kości: { $goods }.
    [many] Wybrane kości: { $goods }.
   *[other] Wybrane kości: { $goods }.
} { $rest ->
    [one] Pozostałą przerzucasz.
    [few] Pozostałe { $rest } przerzucasz.
    [many] Pozostałych { $rest } przerzucasz.
   *[other] Pozostałe { $rest } przerzucasz.
}
client-all-selected-planet-keeps-these = Wybrane wszystkie: te kości zostają na planecie.
client-keep = Zachowaj: { $goods }; { $rest ->
    [one] przerzuć pozostałą
    [few] przerzuć { $rest }
    [many] przerzuć { $rest }
   *[other] przerzuć { $rest }
}
client-keep-stop-rolling = { $whole ->
    [true] Zachowaj wszystkie, zakończ rzuty
   *[false] { $dice ->
        [1] Zachowaj ją, zakończ rzuty
        [2] Zachowaj obie, zakończ rzuty
       *[other] Zachowaj wszystkie { $dice }, zakończ rzuty
    }
}
client-rolls-left = { $left ->
    [0] Ostatni rzut
    [one] Jeszcze jeden rzut
    [few] Jeszcze { $left } rzuty
    [many] Jeszcze { $left } rzutów
   *[other] Jeszcze { $left } rzutu
}
client-dice = Kości
client-rolls = Rzut
client-this-is-roll = To jest rzut { $rolls }
client-roll-of = Rzut { $rolls } z { $rolls2 }
client-this-planet-has-dice = Ta planeta ma { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}
client-settled = Ustalone
client-after-rolls = { $rolls ->
    [one] po jednym rzucie
    [few] po { $rolls } rzutach
    [many] po { $rolls } rzutach
   *[other] po { $rolls } rzutu
}
client-the-planets-dice = Kości planety
client-dice-kept = zachowana
client-picked-will-be-kept = wybrana do zachowania
client-will-be-rolled = do przerzutu
client-dice-kept-title = Stała
client-dice-keep = Zostaje
client-dice-keep-question = Zostaje?
client-caught = Wpadka
client-nobodys-watching = Nikt nie patrzy
client-price-for-dice = { $dice } → { $price } cr
client-buy = Kup: { $title }
client-price-in-credits = { COUNT($price, "credit") }
client-illegal-here = tu nielegalnie
client-units-left = jeszcze { $left }
client-units-aboard = { $aboard } na pokładzie
client-prices = Ceny
client-prices-planet-can-follow = Ceny na planecie, na którą możesz za kimś polecieć
client-prices-by-number-of-dice = Ceny według liczby kości
client-same-for-buying-and-selling = te same przy kupnie i sprzedaży
client-no-dice = brak kości
client-illegal-here-title = Tu nielegalnie
client-illegal = Nielegalnie
client-one-die = 1 kość
client-several-dice = { $number ->
    [one] { $number } kość
    [few] { $number } kości
    [many] { $number } kości
   *[other] { $number } kości
}
client-a-good = towar
client-price-when = Cena: { $dice }
client-police-die = Kość policji
client-aboard = na pokładzie
client-unsold-goods = Niesprzedane towary
client-who-wins = Kto wygrywa
client-unsold-worth-nothing = Niesprzedane, nic niewarte
client-every-hold-is-empty = Wszystkie ładownie są puste.
client-paid-sells = koszt { $paid } → { $each }
client-paid-or-confiscated = koszt { $paid } → { $each } albo konfiskata
client-offer = Zaoferuj: { $goods }
client-not-sold-here = brak w ofercie
client-cr-each-available = po { $value } cr, jeszcze { $number }
client-from-cr-1-day = z { $room } do { $enlarged } za { $cost } cr i 1 dzień
# The noun comes first, because the names of goods stay in the nominative
client-die-shows = { $number ->
    [one] { $what } na { $number } kości
    [few] { $what } na { $number } kościach
    [many] { $what } na { $number } kościach
   *[other] { $what } na { $number } kości
}

## What others did since one's last turn

client-deed-explored = bada { FORM($size, "acc") } planetę
client-deed-followed = leci za graczem { $seat-whom }
client-deed-sold = sprzedaje { COUNT($units, $good, case: "acc") }
client-deed-bought = kupuje { COUNT($units, $good, case: "acc") }
client-deed-smuggled = przemyca { COUNT($units, "unit", case: "acc") }
client-deed-seized = policja zabiera { COUNT($units, "unit", case: "acc") }
client-deed-expanded = powiększa ładownię do { $room }
client-units-cost = { $units ->
    [1] { $total } cr
   *[other] { $total } cr, po { $each }
}
client-sell-all-legal = Sprzedaj wszystko, co legalne
client-sell-and-leave = Sprzedaj, nic nie kupuj
client-deed-retired = wycofuje się
