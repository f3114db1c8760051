### Free Trader po polsku.
### Towary i moduły mają formy do użycia w zdaniu: `.acc` (kupujesz broń) i `.gen` (nie masz broni).
### Nazwy planet są nieodmienne: stoją po słowie „planeta”.

## Things

cargo-weapons = Broń
    .acc = broń
    .gen = broni
cargo-industrials = Maszyny
    .acc = maszyny
    .gen = maszyn
cargo-agriculturals = Żywność
    .acc = żywność
    .gen = żywności
cargo-illegals = Kontrabanda
    .acc = kontrabandę
    .gen = kontrabandy

module-weapons = Działa
    .acc = działa
    .gen = dział
module-defenses = Osłony
    .acc = osłony
    .gen = osłon
module-engines = Silniki
    .acc = silniki
    .gen = silników
module-cargo = Ładownia
    .short = Ładownia
    .acc = ładownię
    .gen = ładowni

kind-starport = Port kosmiczny
kind-pirate = Pirat
kind-invader = Najeźdźca
kind-police = Policja

# Why a card is drawn
purpose-buy = Zakup
purpose-event = Wydarzenie
purpose-attack = Atak
purpose-counter = Kontratak
purpose-fine = Grzywna
purpose-check = Próba skoku
purpose-extra = Dodatkowa
purpose-search = Przeszukanie

outcome-won = Wygrana
outcome-unpaid = Brak zapłaty
outcome-fined = Grzywna
outcome-no_fuel = Brak paliwa
outcome-no_reach = Poza zasięgiem
outcome-destroyed = Zniszczenie

# Where a planet lies, seen from another one; `.towards`: which way a step leads
direction-north = na północ
direction-south = na południe
direction-west = na zachód
direction-east = na wschód
direction-north-west = na północny zachód
direction-north-east = na północny wschód
direction-south-west = na południowy zachód
direction-south-east = na południowy wschód

# What the player is doing, after "nie w tej części tury: …"
phase-home = wybierasz planetę, na której zaczniesz
phase-place = kładziesz planetę
phase-haven = kładziesz planetę, na którą uciekasz
phase-buy = kupujesz
phase-jump = czeka cię skok
phase-combat = walczysz
phase-damage = wybierasz, co zostanie uszkodzone
phase-lose = wybierasz, co stracisz razem z miejscem w ładowni
phase-fine = płacisz grzywnę
phase-search = jesteś przy wraku pirata
phase-take = wybierasz, co zabrać z wraku
phase-sell = sprzedajesz
phase-upgrade = wybierasz ulepszenie

noun-card = karta
    .one = karta
    .few = karty
    .many = kart
    .other = karty
    .acc-one = kartę
    .acc-few = karty
    .acc-many = kart
    .acc-other = karty
    .gen-one = karty
    .gen-few = kart
    .gen-many = kart
    .gen-other = karty
noun-planet = planeta
    .one = planeta
    .few = planety
    .many = planet
    .other = planety
# Room for one unit
noun-space = wolne miejsce
    .one = wolne miejsce
    .few = wolne miejsca
    .many = wolnych miejsc
    .other = wolnego miejsca

## Labels

# Part of other labels
odds = chybiony skok przy { $astray } z { COUNT($cards, "card", case: "gen") }
action-done = Gotowe
action-done-buy = Koniec zakupów: czas na skok
action-done-sell = Koniec sprzedaży
action-done-search = Zostaw wrak
action-done-upgrade = Bez ulepszeń w tej turze
action-counter = Kontratak: { $kill } z { COUNT($cards, "card", case: "gen") } { $kill ->
    [one] niszczy wroga
    [few] niszczą wroga
    [many] niszczy wroga
   *[other] niszczy wroga
}
action-counter-none = Kontratak
action-escape = Ucieczka: { $planet }{ $back ->
    [true] , skąd przybywasz
   *[false] {""}
}: { $cost } V; { odds }
action-escape_new = Ucieczka na nową planetę: { $cost } V; { odds }
action-home = Początek: { $planet } (prawo { $law }; { FIGURES($cargo, $figures) })
action-place = Połóż planetę { $planet } { action-place.name }
    .name = { $direction } od planety { $planet-here }
action-place-beside = Połóż planetę { $planet } { action-place-beside.name }
    .name = obok: { $planet-near } ({ JOIN($steps, ", ") })
action-place-far = Połóż planetę { $planet } ({ action-place-far.name })
    .name = { JOIN($steps, ", ") }
action-place-unknown = Połóż planetę
step = { $count } { FORM($direction, "towards") }
action-jump = Skok: { $planet } (odległość { $distance }, prawo { $law }): { $cost } V
action-jump-across = Skok: { $planet } ({ COUNT($between, "card") } po drodze, prawo { $law }): { $cost } V
action-jump-back = Skok awaryjny z powrotem: { $planet }: { $cost } V; { odds }
action-buy = Kup { FORM($cargo, "acc") }: { $base } { TERM($modifier) } { $floored ->
    [true] →
   *[false] =
} { $price } V
action-buy-unmodified = Kup { FORM($cargo, "acc") }: { $base } = { $price } V
action-buy-unavailable = Kup { FORM($cargo, "acc") }: brak w sprzedaży
action-buy-unpriced = Kup { FORM($cargo, "acc") }
action-sell = Sprzedaj { FORM($cargo, "acc") }: { $base } { TERM($modifier) } { $floored ->
    [true] →
   *[false] =
} { $price } V
action-sell-unmodified = Sprzedaj { FORM($cargo, "acc") }: { $base } = { $price } V
action-sell-unavailable = Sprzedaj { FORM($cargo, "acc") }: brak ceny
action-sell-unpriced = Sprzedaj { FORM($cargo, "acc") }
action-upgrade = Ulepsz { FORM($module, "acc") } z { $level } do { $changed }: { $cost } V
action-damage = Przyjmij trafienie w { FORM($module, "acc") }: { $level } → { $changed }
action-lose = Strać { FORM($cargo, "acc") }
action-lose-empty = Strać puste miejsce
action-pay = Zapłać grzywnę: { $fine } V
action-scrap = Sprzedaj poziom { FORM($module, "gen") } ({ $level } → { $changed }): { $gain } V na grzywnę
action-scrap-kept = { action-scrap }; { $change } V reszty zostaje
action-scrap-lost = { action-scrap }; { $change } V reszty przepada
action-search = Przeszukaj wrak: dobierz kartę
action-take = Weź { FORM($cargo, "acc") }

## The log

event-home = Podróż zaczyna się na planecie { $planet }.
event-turn = Tura { $turn }.
event-redrawn = Planeta { $planet } jest poza zasięgiem i wraca do stosu.
event-explored = Odkrywasz planetę { $planet }.
event-placed = Planeta { $planet } trafia na mapę.
event-drawn = { $purpose-id ->
    [buy] Karta ustala ceny
    [attack] Wróg strzela
    [counter] Strzelasz
    [fine] Grzywna
    [check] Próba skoku
    [extra] Odrzucasz dodatkową kartę
    [search] Przeszukanie
   *[event] Wydarzenie
}: { $card }.
event-bought = Kupujesz { FORM($cargo, "acc") } za { $price } V: zostaje { $money } V.
event-jumped = { $emergency ->
    [1] Skok awaryjny
   *[other] Statek skacze
} na planetę { $planet } (1 V, zostaje { $money } V).
event-checked = { $misjump ->
    [1] Chybiony skok!
   *[other] Skok się udaje.
}
event-scattered = Wszystkie planety oprócz planety { $planet } zostają na nowo potasowane.
event-quiet = Panuje spokój.
event-enemy = { $kind } { $strength }: atakuje { $card }{ $booty ->
    [0] {""}
   *[other] , bo wabi łup (+{ $booty })
}.
event-defence = Jego atak { $enemy } = { $attack } { $hit ->
    [true] >
   *[false] ≤
} { $defence } = { $ship }, twoje osłony.
event-killed = Twoje działa { $ship } = { $attack } > { $defence } = { $enemy }, jego obrona. Wróg zniszczony!
event-survived = Twoje działa { $ship } = { $attack } ≤ { $defence } = { $enemy }, jego obrona. Wróg przetrwał.
sum-enemy = { $base }{ $month ->
    [0] {""}
   *[other] {" "}+ { $month } miesiąc
}{ $booty ->
    [0] {""}
   *[other] {" "}+ { $booty } łup
} { TERM($modifier) } (karta)
sum-ship = { $level } { TERM($modifier) } (karta)
event-hit = Trafienie!
event-missed = Pudło.
event-damaged = { $module }, uszkodzenie: poziom { $level }.
event-lost = { $cargo }: jedna jednostka przepada razem z miejscem.
event-escaped = Przerywasz walkę.
event-salvaged = Odzysk: +{ $gain } V, teraz { $money } V.{ $forfeited ->
    [0] {""}
   *[other] {" "}Pełny bak: { $forfeited } V przepada.
}
event-searched = { $success ->
    [0] We wraku nie ma nic przydatnego.
   *[other] We wraku jest ładunek, ale brak na niego miejsca.
}
event-found = Znajdujesz we wraku { FORM($cargo, "acc") }.
event-waved = Policja nie znajduje kontrabandy i puszcza cię dalej.
event-fined = Kontrabanda na pokładzie! Prawo { $law } × { $multiplier } = { $fine } V grzywny.
event-scrapped = Sprzedajesz poziom { FORM($module, "gen") } za { $gain } V; { $left ->
    [0] grzywna jest zapłacona
   *[other] zostaje { $left } V grzywny
}{ $change ->
    [0] {""}
   *[other] , { $change } V reszty { $kept ->
        [true] zostaje
       *[false] przepada
    }
}.
event-paid = Grzywna zapłacona: { $amount } V, zostaje { $money } V.
event-confiscated = Policja konfiskuje { COUNT($units, "unit", case: "acc") } kontrabandy.
event-sold = Sprzedajesz { FORM($cargo, "acc") } za { $price } V: teraz { $money } V.{ $forfeited ->
    [0] {""}
   *[other] {" "}Pełny bak: { $forfeited } V przepada.
}
event-upgraded = Ulepszasz { FORM($module, "acc") } do { $level } za { $cost } V: zostaje { $money } V.
event-month = Miesiąc { $month } się kończy: płacisz { $due } V, zostaje { $money } V.
event-reshuffled = Zaczyna się miesiąc { $month }; wrogowie rosną w siłę.
event-over = { $outcome-id ->
    [won] Wszystkie cztery raty są spłacone: statek jest twój. Wygrywasz!
    [no_fuel] Nie ma już Vectorium na skok. Gra jest przegrana.
    [no_reach] Żadna planeta nie jest w zasięgu. Gra jest przegrana.
   *[destroyed] Nie ma już czego trafić: statek jest zniszczony. Gra jest przegrana.
}
event-over-unpaid = Do zapłaty jest { $due } V, a masz { $money } V. Gra jest przegrana.
event-over-fined = Grzywna wynosi { $fine } V; twoje Vectorium i wszystkie moduły razem dają tylko { $means } V. Gra jest przegrana.
event-dealt = Wszechświat jest rozłożony: planety ({ $planets }), a między nimi pusta przestrzeń.

## Prompts

# The money and the payment to come: part of the prompts
purse = { $money } V; rata { $due } V { $cards ->
    [0] po użyciu tej karty
   *[other] za { COUNT($cards, "card", case: "acc") }
}
prompt-home = { prompt-home.ask } ({ prompt-home.aside })
    .ask = Wybierz planetę, na której zaczniesz
    .aside = { purse }
prompt-place = { prompt-place.ask } ({ prompt-place.aside })
    .ask = Odkrycie: gdzie położysz planetę { $planet }?
    .aside = { purse }
prompt-haven = { prompt-haven.ask } ({ prompt-haven.aside })
    .ask = Ucieczka: gdzie położysz planetę { $planet }?
    .aside = { purse }
prompt-buy = { prompt-buy.ask } ({ prompt-buy.aside })
    .ask = Zakup: { COUNT($spaces, "space") }
    .aside = { purse }
prompt-jump = { prompt-jump.ask } ({ prompt-jump.aside })
    .ask = Skok: dokąd?
    .aside = { purse }
prompt-jump-back = { prompt-jump-back.ask } ({ prompt-jump-back.aside })
    .ask = Awaria: możesz tylko wrócić
    .aside = { purse }
prompt-combat = { prompt-combat.ask } ({ prompt-combat.aside })
    .ask = { $card }: walka czy ucieczka?
    .aside = { purse }
prompt-damage = { prompt-damage.ask } ({ prompt-damage.aside })
    .ask = Trafiono cię: który moduł traci poziom?
    .aside = { purse }
prompt-lose = { prompt-lose.ask } ({ prompt-lose.aside })
    .ask = Tracisz miejsce w ładowni: co na nim było?
    .aside = { purse }
prompt-fine = { prompt-fine.ask } ({ prompt-fine.aside })
    .ask = Policja: do zapłaty jeszcze { $fine } V grzywny
    .aside = { purse }
prompt-search = { prompt-search.ask } ({ prompt-search.aside })
    .ask = Pirat zniszczony: przeszukać wrak?
    .aside = { purse }
prompt-take = { prompt-take.ask } ({ prompt-take.aside })
    .ask = We wraku jest różny ładunek: co zabierasz?
    .aside = { purse }
prompt-sell = { prompt-sell.ask } ({ prompt-sell.aside })
    .ask = Sprzedaż: coś po tych cenach?
    .aside = { purse }
prompt-upgrade = { prompt-upgrade.ask } ({ prompt-upgrade.aside })
    .ask = Ulepszenie: jeśli tak, który moduł?
    .aside = { purse }
prompt-over = Gra skończona.
when = miesiąc { $month }

## Warnings

warning-lost-anyhow = jakakolwiek karta przyjdzie, gra jest przegrana
warning-lost-unpaid = { $money } V nie wystarczy wtedy na ratę { $due } V: gra jest przegrana
warning-lost-before-selling = { $money } V nie wystarczy na ratę { $due } V, która przypada, zanim coś sprzedasz: gra jest przegrana
warning-lost-on-arrival = { $money } V nie wystarczy na skok i na ratę { $due } V po przybyciu: gra jest przegrana
warning-lost-fined = nie da się zapłacić grzywny: gra jest przegrana
warning-lost-no_fuel = bez 1 V na skok gra jest przegrana
warning-lost-no_reach = żadna planeta nie będzie w zasięgu: gra jest przegrana
warning-lost-destroyed = statek zostanie zniszczony: gra jest przegrana
warning-way-back = z planety { $planet } można tylko wrócić, skokiem awaryjnym
warning-dead-end = z planety { $planet } bez lepszych silników nigdzie nie dolecisz
warning-engines = z silnikami słabszymi o poziom żadna planeta nie jest w zasięgu

## Rejections

clause-FT-TURN-01 = nie w tej części tury: { $phase }
clause-FT-TURN-03 = tego nie można pominąć: { $phase }
clause-FT-EXPLORE-03 = planeta trafia na wolne pole stykające się bokiem z planetą statku
clause-FT-EXPLORE-04 = wszystkie boki są zajęte: planeta trafia na wolne pole po skosie od planety statku
clause-FT-EXPLORE-05 = planeta trafia na wolne pole stykające się bokiem z dowolną planetą na mapie
clause-FT-EXPLORE-06 = wolne jest pole bliżej planety statku i ono ma pierwszeństwo
clause-FT-EXPLORE-07 = w każdej fazie odkrycia kładzie się dokładnie jedną planetę: { $phase }
clause-FT-BUY-07 = tego nie ma tu w sprzedaży: { $cargo }
clause-FT-BUY-08 = tego nie ma tu w sprzedaży: { $cargo }
clause-FT-BUY-09 = jednostka kosztuje { $price } V, a masz { $money } V
clause-FT-BUY-11 = { $spaces ->
    [0] statek nie ma już miejsca na ładunek
    [1] jedyne miejsce w ładowni jest zajęte
   *[other] wszystkie miejsca w ładowni ({ $spaces }) są zajęte
}
clause-FT-BUY-12 = ładunek można sprzedać dopiero w fazie sprzedaży: { $phase }
clause-FT-JUMP-01 = statek musi skoczyć; nie może zostać na miejscu
clause-FT-JUMP-03 = planeta { $planet } nie styka się bokiem z planetą { $planet-here }
clause-FT-JUMP-03-off = planety { $planet } nie ma na mapie
clause-FT-JUMP-04 = planeta { $planet } wymaga silników { $distance }, a twoje mają { $engines }
clause-FT-JUMP-06 = stamtąd przybywasz; wrócić możesz tylko wtedy, gdy nie ma innej drogi
clause-FT-JUMP-11 = tu nie można wybrać skoku awaryjnego: { $phase }
clause-FT-JUMP-12 = statek by tu utknął, a jest inny wybór
clause-FT-EJUMP-03 = nie ma walki, z której można uciec: { $phase }
clause-FT-EJUMP-04 = ucieczka kosztuje 1 V, a nie masz ani jednego
clause-FT-EJUMP-05 = { clause-FT-JUMP-03 }
clause-FT-EJUMP-05-here = już tam jesteś
clause-FT-EJUMP-05-off = { clause-FT-JUMP-03-off }
clause-FT-EJUMP-05-between = { clause-FT-VPREGEN-06 }
clause-FT-EJUMP-05-far = { clause-FT-JUMP-04 }
clause-FT-EJUMP-10 = tam, skąd przybywasz, możesz uciec tylko wtedy, gdy nie ma innego wyjścia
clause-FT-EJUMP-11 = nową planetę dobiera się tylko wtedy, gdy twoja jest jedyna na mapie
clause-FT-EJUMP-12 = nie ma już planet do dobrania albo żadne pole obok twojej planety nie jest wolne
clause-FT-EJUMP-14 = żadna planeta w stosie nie jest w zasięgu twoich silników
clause-FT-COMBAT-02 = wróg atakuje pierwszy: { $phase }
clause-FT-COMBAT-07 = po ataku wroga kontratakujesz albo uciekasz: { $phase }
clause-FT-DMG-01 = tylko trafienie uszkadza moduł: { $phase }
clause-FT-DMG-02 = trafiono cię i musisz wybrać moduł
clause-FT-DMG-03 = { $module }: już na 0
clause-FT-DMG-05 = nie masz tego na pokładzie
clause-FT-DMG-05-full = ładownia była pełna, więc musisz oddać jednostkę
clause-FT-DMG-06 = { clause-FT-DMG-05 }
clause-FT-DMG-06-full = { clause-FT-DMG-05-full }
clause-FT-DMG-09 = nie możesz wyrzucać ładunku za burtę: { $phase }
clause-FT-POLICE-05 = brakuje jeszcze { $fine } V, a masz { $money } V: najpierw sprzedaj poziom modułu
clause-FT-POLICE-06 = ładunkiem nie zapłacisz grzywny
clause-FT-POLICE-09 = { $module }: już na 0
clause-FT-POLICE-13 = grzywnę, na którą cię stać, musisz zapłacić
clause-FT-POLICE-15 = moduły sprzedaje się tylko na grzywnę: { $phase }
clause-FT-SELL-02 = ostatnia karta nie ma na to ceny sprzedaży
clause-FT-SELL-07 = nie masz { FORM($cargo, "gen") }
clause-FT-UPG-01 = ulepszasz tylko w fazie ulepszeń, jeden poziom na turę: { $phase }
clause-FT-UPG-02 = { $module }: koszt { $cost } V, a masz { $money } V
clause-FT-UPG-05 = { $module }: w tej grze najwyżej { $level }
clause-FT-VCARGO-01 = nie ma wraku do przeszukania: { $phase }
clause-FT-VCARGO-04 = nie ma ładunku do zabrania: { $phase }
clause-FT-VCARGO-05 = możesz wziąć tylko najtańszy towar z karty
clause-FT-VPREGEN-03 = planetę startową wybiera się raz, na początku gotowego wszechświata: { $phase }
clause-FT-VPREGEN-04 = tej planety nie ma na mapie; jest tam tylko pusta przestrzeń
clause-FT-VPREGEN-06 = po drodze: { COUNT($between, "card") }, a twoje silniki mają { $engines }
clause-FT-VPREGEN-07 = w gotowym wszechświecie nigdy nie kładzie się planet
clause-FT-END-01 = gra skończona: to twoja wygrana
clause-FT-END-02 = gra skończona: nie udało się zapłacić raty
clause-FT-END-03 = gra skończona: nie udało się zapłacić grzywny
clause-FT-END-04 = gra skończona: żaden skok nie był możliwy
clause-FT-END-05 = gra skończona: statek został zniszczony

## The game

game-intro = Masz nowy statek, mały bak Vectorium i kredyt na karku. Odkrywasz planety, wozisz towary stamtąd, gdzie są tanie, tam, gdzie są drogie, i liczysz na to, że karty nie przyniosą ani piratów, ani policji. Vectorium (V) to zarazem twoje pieniądze i paliwo, a w miarę jak ubywa kart wydarzeń, przypadają cztery raty. Spłać wszystkie cztery, a wygrasz; to gra dla jednej osoby.

ending-all-four-payments-made = cztery raty spłacone
ending-a-payment-could-not-be-met = zabrakło na ratę
ending-a-fine-could-not-be-met = zabrakło na grzywnę
ending-no-fuel-for-the-jump = brak paliwa na skok
ending-no-planet-in-reach = żadnej planety w zasięgu
ending-the-ship-was-destroyed = statek zniszczony
charted = Vectorium

## Content sets

set-house = Krąg latarni
    .about = Ruchliwy krąg, w którym zysk leży między planetami: bliskie porty cię żywią, dalekie płacą, a rabusie pilnują twojej uczciwości.
set-easy = Szlak Letniej Wody
    .about = Przyjazne trasy, krótkie skoki i niewielu rabusiów. Dobra pierwsza podróż, choć ostatnia rata wciąż boli.
set-brutal = Skraj popiołów
    .about = Surowe pogranicze: małe zyski, dalekie skoki, drogie grzywny i wiele dział. Licz się ze stratą kilku statków.

## Options

option-edition = Wydanie
    .about = Według którego podręcznika grasz; wyznacza domyślne ustawienia poniższych opcji.
option-edition-2014 = Wydanie z 2014
option-edition-v2 = Wydanie v2
option-month_end = Koniec miesiąca
    .about = Kiedy kończy się miesiąc: z dobraniem ostatniej karty czy po jej użyciu.
option-month_end-on_draw = Po dobraniu
option-month_end-after_use = Po użyciu
option-invader_doubling = Podwajanie najeźdźcy
    .about = Który modyfikator podwaja najeźdźca.
option-invader_doubling-attack_only = Tylko atak
option-invader_doubling-attack_and_defence = Atak i obrona
option-unavailable = Brak w sprzedaży
    .about = Co oznacza towar niedostępny: wydrukowane 0 (lub n/a) czy tylko n/a.
option-unavailable-zero = 0 lub n/a
option-unavailable-na = tylko n/a
option-space_loss = Utrata miejsca
    .about = Który ładunek przepada z miejscem: ten z wybranego miejsca czy tylko to, co się już nie mieści.
option-space_loss-choose_space = Wybór miejsca
option-space_loss-overflow_only = Tylko nadmiar
option-escape_back = Ucieczka z powrotem
    .about = Czy możesz uciec na planetę, z której przybywasz.
option-escape_back-free = Dowolnie
option-escape_back-last_resort = W ostateczności
option-escape_new = Ucieczka w nieznane
    .about = Kiedy można dobrać planetę, na którą się ucieka.
option-escape_new-only_when_alone = Tylko na jedynej planecie
option-escape_new-if_open_space = Gdy jest wolne pole
option-sell_floor = Najniższa cena
    .about = Ile co najmniej przynosi sprzedaż.
option-no_stranding = Bez utknięcia
    .about = Wyklucza wybory, po których statek utknie, jeśli są inne.
option-module_rounding = Zaokrąglanie modułów
    .about = Jak zaokrągla się połowę ceny modułu przy płaceniu grzywny.
option-module_rounding-down = W dół
option-module_rounding-up = W górę
option-in_play = Karty w grze
    .about = Czy karty w użyciu wtasowuje się na koniec miesiąca.
option-in_play-include = Wtasuj
option-in_play-retain = Zostaw
option-fine_change = Reszta z grzywny
    .about = Co dzieje się z resztą, gdy grzywnę płaci się modułem.
option-fine_change-forfeit = Przepada
option-fine_change-keep = Zostaje
option-module_cap = Limit modułów
    .about = Najwyższy poziom każdego modułu.
option-module_cap-none = Brak
option-cargo_cap = Limit ładowni
    .about = Najwyższy poziom ładowni; wydrukowana gra ma 5 żetonów.
option-cargo_cap-none = Brak
option-booty = Łup
    .about = Za łatwo? Piraci są silniejsi o 1 za każde 7 V, które masz.
option-booty_invaders = Łup dla najeźdźców
    .about = Z opcją Łup premię dostają też najeźdźcy.
option-extra_discard = Dodatkowa karta
    .about = Za łatwo? Skok awaryjny zużywa jeszcze jedną kartę wydarzenia.
option-free_cargo = Darmowy ładunek
    .about = Przeszukuj wraki piratów.
option-pregen = Gotowy wszechświat
    .about = Wszystkie planety leżą od początku, a między nimi pusta przestrzeń.

## The layout of the board

stage-explore = Odkrycie
stage-buy = Zakup
stage-jump = Skok
stage-event = Wydarzenie
stage-sell = Sprzedaż
stage-upgrade = Ulepszenie

group-start-on = Zacznij na
group-place-the-planet = Połóż planetę
group-load = Załaduj
group-finish = Zakończ
group-jump-to = Skok na
group-fight = Walka
group-escape-to = Ucieczka na
group-take-the-hit-on = Trafienie w
group-lose = Strata
group-pay-with-vectorium = Zapłać Vectorium
group-sell-a-level-of = Sprzedaj poziom
group-the-wreck = Wrak
group-take-one = Weź jedno
group-sell = Sprzedaj
group-add-a-level = Dodaj poziom

# Actions in their groups; `done` by the phase
name-buy = { $cargo }
name-sell = { $cargo }
name-take = { $cargo }
name-damage = { $module }
name-scrap = { $module }
name-upgrade = { $module }
name-done-buy = Koniec zakupów
name-done-search = Zostaw go
name-done-sell = Koniec sprzedaży
name-done-upgrade = Bez ulepszeń
name-counter = Kontratak
name-escape_new = Nowa planeta
name-pay = Zapłać grzywnę
name-search = Przeszukaj wrak

figure-money = Twoje pieniądze i paliwo; nadwyżka ponad limit przepada.
figure-due = Do zapłaty, gdy skończą się karty miesiąca; jeśli zabraknie choć trochę, gra jest przegrana.
figure-cards = Miesiąc trwa tyle, ile jego stos 14 kart wydarzeń.
figure-buy = Cena z karty plus modyfikator planety, co najmniej 1.
figure-sell = Cena z ostatniej karty plus modyfikator planety.
figure-modifier = Ile planeta dodaje do ceny z karty, przy kupnie i sprzedaży.
figure-law = Grzywny są tu wielokrotnością poziomu prawa.
figure-distance = Twoje silniki muszą mieć co najmniej ten poziom.
figure-between = Twoje silniki muszą mieć co najmniej tyle, ile jest kart po drodze.
figure-jump = Każdy skok kosztuje 1 V.
figure-previous = Zwykły skok nie może prowadzić prosto z powrotem.
figure-hold = Jednostka zajmuje jedno miejsce; poziom ładowni to ich liczba.
figure-weapons = Twój atak to ten poziom plus atak z karty.
figure-defenses = Twoja obrona to ten poziom plus obrona z karty.
figure-engines = Dolecisz na planety, których odległość nie przekracza tego poziomu.
figure-cargo = Ile jednostek możesz przewieźć.
figure-upgrade = Jeden poziom jednego modułu na turę.
figure-resale = Połowa tego, ile kosztuje poziom.
figure-strength = Liczba wroga, podstawa jego ataku i obrony.
figure-month = 0 w miesiącu 1, 1 w miesiącu 2, 2 w miesiącu 3, 3 w miesiącu 4.
figure-booty = 1 za każde pełne 7 V, które masz w chwili jego pojawienia się.
figure-attack = Jego liczba plus premia miesiąca plus atak z karty, podwajany przez najeźdźcę.
figure-defence = Twoje osłony plus obrona z karty; remis to pudło.
figure-counter = Twoje działa plus atak z karty; remis niczego nie niszczy.
figure-resist = Jego liczba plus premia miesiąca plus obrona z karty.
figure-kill = Karty niedobrane w tym miesiącu są jednakowo prawdopodobne.
figure-salvage = 1 V za pirata 1, 3 V za pirata 2, 4 V za pirata 3.
figure-astray = Karta decyduje, czy skok awaryjny jest bezpieczny.
figure-fine = Poziom prawa planety razy grzywna z karty.

## The terminal's board

board-month = Miesiąc { $month } z { $months }
board-due = rata { $due } V { $cards ->
    [0] po użyciu tej karty
   *[other] za { COUNT($cards, "card", case: "acc") }
}
board-turn = tura { $turn }
board-status = { board-month }, { board-turn }: { board-due }.
board-ship = Statek
board-ceiling = z { $ceiling } V
board-cargo = Ładunek
board-level = { $module } { $level }
board-aboard = { $units } × { $cargo }
board-your-ship = Twój statek: { $money } z { $ceiling } V, { JOIN($levels, ", ") }, ładunek: { $empty ->
    [true] brak
   *[false] { JOIN($aboard, ", ") }
}.
board-legend-distance = d odległość  § prawo
board-legend-between = + karty po drodze  § prawo
board-hidden = poza tym oknem: { COUNT($count, "planet") }
board-you = ty
board-back = powrót
board-drawn = odległość { $distance }, prawo { $law }
board-prices = { $card } ustala ceny { $buying ->
    [true] zakupu
   *[false] sprzedaży
}
board-heading-cargo = Ładunek
board-heading-price = Karta + planeta = cena
board-heading-aboard = Na pokładzie
board-price = { $base } { TERM($modifier) } { $floored ->
    [true] →
   *[false] =
} { $price } V
board-price-unmodified = { $base } = { $price } V
board-price-none = brak
board-terms = { $cargo }: karta plus planeta, { $sum }.
board-enemy = { $kind } { $strength }: { $card }
board-strength = { $base }{ $month ->
    [0] {""}
   *[other] {" "}+ { $month } miesiąc
}{ $booty ->
    [0] {""}
   *[other] {" "}+ { $booty } łup
} + { $doubled ->
    [true] 2 × karta
   *[false] karta
}
board-attack = Jego atak { board-strength } przeciw twoim osłonom { $level } + karta.
board-counter = Twoje działa { $level } + karta przeciw jego obronie { board-strength }.
board-hits = Trafia przy { $hit } z { COUNT($cards, "card", case: "gen") }.
board-kills = Niszczysz go przy { $kill } z { COUNT($cards, "card", case: "gen") }.
board-modifier = { $cargo } { SIGNED($figure) }
board-modifier-none = { $cargo } brak
board-planet = { $planet }, { $far-id ->
    [distance] odległość { $distance }, prawo { $law }
    [between] { COUNT($distance, "card") } po drodze, prawo { $law }
   *[none] prawo { $law }
}, { JOIN($modifiers, ", ") }
board-place = { $planet }; { JOIN($where, ", ") }.
board-to-place = Do położenia: { $planet }.
board-here = tu jesteś
board-steps = { $steps }
board-previous = poprzednia
board-target = cel
board-discards = Stos kart odrzuconych: { COUNT($count, "card") }, miesiąc { $month }.
board-event = { $card }: { $kind }{ $strength ->
    [0] {""}
   *[other] {" "}{ $strength }
}; zakup { JOIN($buy, ", ") }; sprzedaż { JOIN($sell, ", ") }; atak { $attack }, obrona { $defence }, grzywna { $fine }, { $misjump ->
    [true] chybiony skok
   *[false] bezpieczny
}.
board-result = { $won ->
    [true] Wygrywasz
   *[false] Przegrywasz
}: spłacone raty: { $paid } z { $payments }, tura { $turn }.
board-left = Zostaje: { $money } V; { JOIN($levels, ", ") }.

## Planets and cards of the content sets

# `.text`: what the card says; `.text-house`: in one set

planet-earth = Ziemia
    .text-house = Dom: port wszystkich i niczyja okazja.
    .text-easy = Dom: czajnik na ogniu, a kapitan portu macha.
    .text-brutal = Dom: pożyczyła ci statek i nie zapomniała.
planet-pell-orchard = Pell Orchard
    .text = Dziewięć dolin sadów pod szkłem i ani jednego porządnego klucza.
planet-kettlebrae = Kettlebrae
    .text = Stromy mały świat, gdzie każdy komin należy do rusznikarza.
planet-saltern-gate = Saltern Gate
    .text = Urząd celny jest wyższy od katedry i ma więcej gości.
planet-low-candle = Low Candle
    .text = Mroczny księżyc, na którym nikt nie pyta, co jest pod plandeką.
planet-hammer-shoal = Hammer Shoal
    .text = Kuźnie na łańcuchu skał; słychać je przez kadłub.
planet-murrowby = Murrowby
    .text = Ciche farmy, długie płoty i niespokojne oko na niebie.
planet-bright-hinge = Bright Hinge
    .text = Stacja wbudowana w pęknięte lustro, wiecznie bez części zamiennych.
planet-gantry-fen = Gantry Fen
    .text = Połowa żurawi zapadła się w bagno, druga połowa jest na sprzedaż.
planet-tansy-drift = Tansy Drift
    .text = Żółte zarodniki, leniwe rzeki i piwniczny handel dziwnymi nalewkami.
planet-quillon-yard = Quillon Yard
    .text = Synowie oficerów uczą się tu fechtunku, a ojcowie kupują kontrabandę.
planet-sable-ledger = Sable Ledger
    .text = Świat bankierów: uprzejmy, przyćmiony i gotów płacić za zakazane.
planet-lathe-hollow = Lathe Hollow
    .text = Wydrążona skorupa, która robi koła zębate i sprowadza każdy posiłek.
planet-coldspindle = Coldspindle
    .text = Górnicy lodu płacą żywym groszem za wszystko, co kiedyś rosło.
planet-old-ferrule = Old Ferrule
    .text = Forteca na emeryturze, która nigdy całkiem nie uwierzyła w pokój.
planet-tallow-deep = Tallow Deep
    .text = Za ostatnią boją, gdzie jedna cała maszyna jest warta ulicy.
card-swept-landing = Zamiecione lądowisko
    .text = Ktoś zamiótł całe lądowisko, nawet kąty.
card-dockside-supper = Kolacja w dokach
    .text = Długi stół, chochla i miejsce dla jeszcze jednej załogi.
card-idle-cranes = Bezczynne żurawie
    .text = Żurawie stoją, a dokerzy grają w warcaby.
card-lamps-at-dusk = Lampy o zmierzchu
    .text = Lampy w porcie zapalają się jedna po drugiej, wszystkie sprawne.
card-green-lights = Zielone światła
    .text = Każde miejsce wolne, a pilotka nuci przy cumowaniu.
card-clerk-s-half-day = Wolne popołudnie urzędnika
    .text = Urzędnik poszedł na ryby, a pieczątka wisi na sznurku.
card-ragged-heron = Obszarpana Czapla
    .text = Łatany kadłub na cienkich nogach czeka na płyciźnie.
card-tin-jackal = Blaszany Szakal
    .text = Idzie za tobą z daleka, aż wyglądasz na zmęczonego.
card-crooked-magpie = Krzywa Sroka
    .text = Jej kapitan zbiera świecidełka i cudze klucze.
card-red-thimble = Czerwony Naparstek
    .text = Mały, szybki i zawsze na końcu czyjejś nitki.
card-hangman-s-lark = Skowronek Kata
    .text = Śpiewa na otwartym kanale, zanim otworzy furty.
card-pale-chorister = Blady Chórzysta
    .text = Biały kształt, który na każde wezwanie odpowiada jednym długim tonem.
card-silent-loom = Cichy Warsztat
    .text = Nici światła rozwijają się za nim, a gwiazdy gasną.
card-customs-cutter-ivy = Kuter celny Bluszcz
    .text = Podpływa z latarnią i bardzo długim formularzem.
card-harbour-lamp-watch = Straż lamp portowych
    .text = Dwie lampy mrugają dwa razy: to znaczy, wyłącz silniki.
card-inspector-s-launch = Motorówka inspektora
    .text = Szara motorówka, szary płaszcz i nos do podwójnych den.
planet-honey-lock = Honey Lock
    .text = Barki pełne kwiatów czekają na śluzę, której nikt nie pogania.
planet-butterwell = Butterwell
    .text = Krowy tysiącami i jeden płot, którego trzeba pilnować.
planet-plumgate = Plumgate
    .text = Brama jest zawsze otwarta, a stróż zawsze śpi.
planet-kindle-green = Kindle Green
    .text = Fajerwerki na każde święto i armaty na te głośne.
planet-copper-kettle = Copper Kettle
    .text = Kotlarze na całym brzegu stukają do taktu.
planet-sunday-harbour = Sunday Harbour
    .text = Bardzo przyzwoita za dnia i bardzo hojna po kolacji.
planet-softwater = Softwater
    .text = Farmy na jeziorze w ciepłej mgle i czaple, które kradną kapelusze.
planet-clover-spindle = Clover Spindle
    .text = Pierścień warsztatów z łąką pośrodku.
planet-barley-ring = Barley Ring
    .text = Złote pola dookoła i pług, który zawsze jest zepsuty.
planet-ambling-ford = Ambling Ford
    .text = Podróżni przechodzą tu powoli i zostawiają stare ostrza.
planet-merry-sluice = Merry Sluice
    .text = Miasto karnawału, gdzie w rzucaniu obręczą można wygrać wszystko.
planet-peach-landing = Peach Landing
    .text = Admirałowie na emeryturze, łasi na słodycze i skryte szafki.
planet-gentle-fold = Gentle Fold
    .text = Zegarmistrze ze wzgórz, którzy zapominają jeść, póki nie przylecisz.
planet-tilly-s-rest = Tilly's Rest
    .text = Tilly założyła gospodę; gospoda stała się światem.
planet-warm-sill = Warm Sill
    .text = Ostatnie jasne okno przy drodze, rade z narzędzi i towarzystwa.
card-sunlit-pier = Słoneczne molo
    .text = Ciepłe deski, lekki wiatr i nic do podpisania.
card-band-on-the-quay = Orkiestra na nabrzeżu
    .text = Cztery trąbki i bęben, mniej więcej zgodne.
card-fresh-bread-berth = Przystań świeżego chleba
    .text = Miejsce obok piekarni wyjątkowo jest wolne.
card-washed-windows = Umyte okna
    .text = Chłopiec z wiadrem myje każdy iluminator za uśmiech.
card-afternoon-nap = Popołudniowa drzemka
    .text = Cały dok drzemie, a twoja ładownia jest bezpieczna.
card-kites-over-port = Latawce nad portem
    .text = Dzieci puszczają papierowe rakiety z wieży sygnałowej.
card-shared-kettle = Wspólny czajnik
    .text = Trzy załogi, jeden czajnik i mnóstwo plotek.
card-feather-touchdown = Lądowanie jak piórko
    .text = Podpory siadają tak miękko, że nikt się nie budzi.
card-sleepy-ferret = Śpiąca Fretka
    .text = Ziewa ci przed dziobem i prosi o sakiewkę.
card-muddy-otter = Ubłocona Wydra
    .text = Rzeczny rabuś, który wyraźnie zgubił rzekę.
card-whistling-goat = Gwiżdżąca Koza
    .text = Najpierw słychać melodię, potem rogi na kadłubie.
card-auntie-cutlass = Ciotka Kordelas
    .text = Do każdego mówi „kochanie” i nigdy nie pudłuje.
card-stray-lamplighter = Zbłąkany Latarnik
    .text = Błędny ognik, który ze strachu zaczyna strzelać.
card-polite-patrol = Uprzejmy patrol
    .text = Najpierw pukają i wycierają buty.
card-corporal-s-skiff = Łódka kaprala
    .text = Mała łódka, wielkie wąsy i lista.
card-buoy-wardens = Strażnicy boi
    .text = Liczą boje, a potem liczą twoje skrzynie.
planet-ashgallow = Ashgallow
    .text = Odlewnie dział pod szarym śniegiem, który nie jest śniegiem.
planet-thinwater = Thinwater
    .text = Deszcz jest tu na przydział i waży się go dwa razy.
planet-nailbed = Nailbed
    .text = Wydmy złomu, ostre jak zęby, i huta, która nigdy nie stygnie.
planet-black-tariff = Black Tariff
    .text = Wszystko jest zakazane i wszystko ma swoją cenę.
planet-rustmother = Rustmother
    .text = Stary statek-fabryka, który wciąż rodzi maszyny, których nikt nie zamawiał.
planet-bleak-tally = Bleak Tally
    .text = Kolonia dłużników, która sprzedaje karabiny, by łatać pompy.
planet-wrack-toll = Wrack Toll
    .text = Myto płaci się wrakami albo milczeniem.
planet-hollow-jaw = Hollow Jaw
    .text = Jaskinie pełne hodowców trucizn, a wszyscy w stanie wojny.
planet-widow-s-winch = Widow's Winch
    .text = Jedna lina, jedna winda i głęboka przepaść z obu stron.
planet-last-cistern = Last Cistern
    .text = Kto przynosi posiłek, jest tu panem do rana.
planet-bitter-sprocket = Bitter Sprocket
    .text = Brygadziści chodzą w nogę i dobrze kryją swoje słabostki.
planet-cairn-of-debts = Cairn of Debts
    .text = Każdy kamień to kapitan, któremu zabrakło jednej monety.
planet-frostgavel = Frostgavel
    .text = Lodowy dwór, gdzie nawet sady są pod strażą.
planet-gnaw = Gnaw
    .text = Coś zjada plony i nikt nie czeka, by zobaczyć co.
planet-scorchlung = Scorchlung
    .text = Oddychaj przez szmatę, handluj szybko i trzymaj plecy przy ścianie.
card-truce-hour = Godzina rozejmu
    .text = Działa milkną na godzinę, zgodnie z umową, co do minuty.
card-cold-berth = Zimna koja
    .text = Ani ciepła, ani pytań, i to wystarczy.
card-bolted-bunkhouse = Zaryglowany barak
    .text = Cztery ściany, jedne drzwi i trzy porządne rygle.
card-dry-dock-silence = Cisza w suchym doku
    .text = Dok jest pusty i raz to dobra wiadomość.
card-thin-broth = Cienka zupa
    .text = Zupa to głównie para, ale ława jest bezpieczna.
card-bent-razor = Zgięta Brzytwa
    .text = Tępa, zardzewiała i już o wiele za blisko.
card-nail-sermon = Kazanie Gwoździ
    .text = Głosi kazania na wszystkich pasmach, gdy załoga tnie twój kadłub.
card-gutter-saint = Święta z Rynsztoka
    .text = Najpierw okrada biednych, dla wprawy.
card-throttled-wren = Zduszony Strzyżyk
    .text = Nie wydaje dźwięku, póki nie spadną haki.
card-mother-rivet = Matka Nit
    .text = Jej kadłub jest z każdego statku, jaki spotkała.
card-final-creditor = Ostatni Wierzyciel
    .text = Wykupił twoje długi i przyleciał po swoje.
card-starless-plough = Bezgwiezdny Pług
    .text = Orze ciemność w bruzdy, a z nią statki.
card-empty-procession = Pusta Procesja
    .text = Czterdzieści kadłubów w rzędzie i nikogo w oknach.
card-grinding-psalm = Zgrzytający Psalm
    .text = Czujesz go w płytach pokładu, na długo zanim go zobaczysz.
card-iron-writ-patrol = Patrol Żelaznego Nakazu
    .text = Wyrok jest już spisany; brakuje tylko nazwiska.
card-black-seal-wardens = Straż Czarnej Pieczęci
    .text = Najpierw pieczętują właz, potem pytają.

## Actions that are chosen in advance, without their words

verb-escape = Ucieknij

## The board in the browser

client-no-card = Nie dobrano jeszcze karty
client-new-planet = Nowa planeta: { $planet }
client-discard-pile = Karty odrzucone: { $discards }
client-discard-pile-month = Stos kart odrzuconych, miesiąc { $month }
client-used-month-these-cards-cant = Karty użyte w tym miesiącu. Mogą wrócić dopiero w następnym; 2 z 16 pozostają zakryte.
client-buy = Zakup
client-sell = Sprzedaż
client-attack-column = Atak
client-defence = Obrona
client-fine = Grzywna
client-e-jump = Skok awaryjny
client-safe = Bezpieczny
client-mis-jump = Chybiony
client-no-cards-used-month-yet = W tym miesiącu nie użyto jeszcze żadnej karty.
client-event-card = Karta wydarzenia: { $titles }
client-event-cards-left-this-month = Karty wydarzeń pozostałe w tym miesiącu
client-drawn-left = dobrane: { $drawn }, w stosie: { $cards }
client-cards-left = w stosie
client-the-end = Koniec
client-the-ship-is-yours = Statek jest twój
client-the-voyage-ends-here = Tu kończy się podróż
client-turn-month-v-tank-payments = Tura { $turn }, miesiąc { $month }, { $money } V w baku. Raty:
client-empty = pusto
client-hold-free = Ładownia: { $contents }; wolne: { $free }
client-hold = Ładownia
client-spaces-in-the-hold = Miejsca w ładowni
client-taken-free = zajęte { $units } + wolne { $free } = { $spaces }
client-of = { $units } z { $spaces }
client-free = wolne
client-module-level = Poziom: { $module }
client-level-next-level-costs-v = poziom { $level }; następny kosztuje { $cost } V
client-vectorium = Vectorium
client-payment-due = Najbliższa rata
client-payments = raty { $payments }
client-v-due = rata { $due } V
client-in = za { COUNT($cards, "card", case: "acc") }
client-now = teraz
client-due-month = { $detail }, miesiąc { $month }
client-planet-to-escape-to = Cel ucieczki
client-planet-discovered = Odkryta planeta
client-law-level-of = Poziom prawa: { $name }
client-law = Prawo
client-distance-of = Odległość: { $name }
client-distance = Odległość
client-place-highlighted-space = Połóż ją na wyróżnionym polu. { $left ->
    [0] W stosie nie ma już planet.
    [one] W stosie jest jeszcze { $left } planeta.
    [few] W stosie są jeszcze { $left } planety.
    [many] W stosie jest jeszcze { $left } planet.
   *[other] W stosie jest jeszcze { $left } planety.
}
client-payments-month-of = Raty: { $payments }; miesiąc { $month } z { $months }
client-paid = spłacona
client-month-of = miesiąc { $month } z { $months }
client-route-to = Trasa na planetę { $name }
client-in-between = { COUNT($between, "card") } po drodze
client-not-for-sale-here = tu brak w sprzedaży
client-to-the-cards-price = { $change } do ceny z karty
client-v-per-unit = V za jednostkę
client-base = Karta
client-planet = Planeta
client-get = dostajesz
client-pay = płacisz
client-price-of = Cena: { $good }
client-the-fine = Grzywna
client-fine-sum-left = prawo { $law } × karta { $fine } = { $sum } V, do zapłaty jeszcze { $left } V
client-fine-sum = Prawo { $law } × karta { $fine } = { $sum } V
client-then-your-illegals-are-confiscated = , a potem konfiskata kontrabandy.
client-map = Mapa
client-place-here = Połóż tu
client-vectorium-of-due-in-cards = Vectorium: { $money } z { $ceiling }, rata { $due } { $cards ->
    [0] po użyciu tej karty
   *[other] za { COUNT($cards, "card", case: "acc") }
}
client-v-short-payment = { $money } z { $ceiling } V, do raty brakuje { $shortfall }
client-v-more-than-payment = { $money } z { $ceiling } V, { $value ->
    [0] dokładnie na ratę
   *[other] o { $value } więcej niż rata
}
client-of-vectorium = z { $ceiling } Vectorium
client-when-this-card-is-used = po użyciu tej karty
client-v-short = brakuje { $shortfall } V
client-v-to-spare = { $value ->
    [0] dokładnie na ratę
   *[other] { $value } V zapasu
}
client-mis-jump-in = chybiony skok przy { $misjump } z { COUNT($cards, "card", case: "gen") }
client-an-empty-space = Puste miejsce
client-raises-v = daje { $resale } V
client-win-v-salvage = Wygrana: { $salvage } V odzysku
client-no-salvage = Bez odzysku
client-law-level = Prawo { $law }
client-v-of-v = { $fine } V z { $money } V
client-units-aboard = { $units } na pokładzie
client-emergency = Awaryjnie: { $astray }
client-with-law = { $text }, prawo { $law }
client-month = miesiąc
client-booty = łup
client-card-doubled = karta × 2
client-card = karta
client-attack = atak
client-defence-figure = obrona
client-weapons = Działa
client-defenses = Osłony
client-hit = Trafienie
client-enemy = Wróg
client-attacks = { $name } atakuje
client-card-revealed = karta odkryta
client-you-counterattack = Kontratakujesz
client-destroyed = Zniszczony
client-it-survives = Przetrwał
client-card-still-face-down = karta jeszcze zakryta
client-to-destroy = na zniszczenie
client-card-planet = karta { $figure }, planeta { $change } → { $price }
client-quiet = Spokój
client-pirate = Pirat
client-invader = Najeźdźca
client-police = Policja
client-symbol-ignored = { $kind }: symbol się nie liczy
client-card-drawn-for-prices = Karta ustalająca ceny
client-prices-on = Ceny na planecie { $planet }
client-symbol-ignored-while-buying = { $kind }: symbol nie liczy się przy zakupie
client-last-card-drawn = Ostatnia dobrana karta
client-selling-on = Sprzedaż na planecie { $planet }
client-last-card-sets-prices = Ceny ustala ostatnia karta
client-combat-card = Karta walki
client-the-attack-that-hit = Celny atak
client-the-last-attack = Ostatni atak
client-card-drawn-for-the-fine = Karta ustalająca grzywnę
client-fine-times = Grzywna × { $fine }
client-card-drawn-for-the-search = Karta przeszukania
client-whats-in-the-wreck = Co jest we wraku
client-can-take-cheapest-cargo = Możesz wziąć najtańszy towar
client-your-counterattack = Twój kontratak
client-the-winning-shot = Zwycięski strzał
client-already-used = Już użyta
client-you-are-here = Tu jesteś
client-no-return = Bez powrotu
client-needs-engines = Wymaga silników { $engines }
client-in-reach = W zasięgu
client-card-between = { COUNT($between, "card") } po drodze
client-at-distance = odległość { $distance }
client-at-law = prawo { $law }
client-jump = Skok
client-escape = Ucieczka
client-start-here = Zacznij tu
client-emergency-jump = Awaryjnie
client-start = Start
client-here = Tutaj
client-not-adjacent-to-you = Nie obok ciebie
client-engines = Silniki { $engines }
client-too-far = Za daleko
client-units-cost = { $units ->
    [1] { $total } V
   *[other] { $total } V, po { $each }
}
client-sell-everything = Sprzedaj wszystko
client-good-on-planet = { $title } na planecie { $name }
