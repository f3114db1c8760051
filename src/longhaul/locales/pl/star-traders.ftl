### Star Traders. The arguments of each message are declared in games/star_traders/messages/schema.py.

## Things

good-red = czerwony
    .title = Czerwony
    .one = czerwony
    .few = czerwone
    .many = czerwonych
    .other = czerwonego
good-blue = niebieski
    .title = Niebieski
    .one = niebieski
    .few = niebieskie
    .many = niebieskich
    .other = niebieskiego
good-yellow = żółty
    .title = Żółty
    .one = żółty
    .few = żółte
    .many = żółtych
    .other = żółtego

stat-hull = kadłub
    .title = Kadłub
stat-weapon = obrażenia
    .title = Broń
stat-cargo = ładownia
    .title = Ładownia
stat-attack = atak
    .title = Atak
stat-defence = obrona
    .title = Obrona
stat-move = ruch
    .title = Ruch

edge-n = N
edge-ne = NE
edge-se = SE
edge-s = S
edge-sw = SW
edge-nw = NW

side-a = A
side-b = B

direction-up = w górę
direction-down = w dół

noun-token = żeton
    .few = żetony
    .many = żetonów
    .other = żetonu
noun-level = poziom
    .few = poziomy
    .many = poziomów
    .other = poziomu
noun-move = ruch
    .few = ruchy
    .many = ruchów
    .other = ruchu
noun-step = ulepszenie
    .few = ulepszenia
    .many = ulepszeń
    .other = ulepszenia
noun-marker = znacznik
    .few = znaczniki
    .many = znaczników
    .other = znacznika
    .gen-one = znacznika
    .gen-few = znaczników
    .gen-many = znaczników
    .gen-other = znacznika

design-flagship = Okręt flagowy
design-freighter = Frachtowiec
design-merchantman = Statek kupiecki
design-bulk-carrier = Masowiec
design-courier = Kurier
design-blockade-runner = Łamacz blokad
design-privateer = Kaper
design-escort = Eskortowiec
design-corvette = Korweta
design-frigate = Fregata
design-destroyer = Niszczyciel
design-interceptor = Przechwytywacz
design-siege-platform = Platforma oblężnicza

upgrade-deflector-shield = Tarcza deflektorowa
upgrade-ablative-screen = Ekran ablacyjny
upgrade-ion-drive = Napęd jonowy
upgrade-cargo-pods = Zasobniki ładunkowe
upgrade-fire-control-computer = Komputer celowniczy
upgrade-jammer = Zagłuszacz
upgrade-plasma-lance = Lanca plazmowa
upgrade-repair-drones = Drony naprawcze
upgrade-trade-computer = Komputer handlowy
upgrade-grapple-rig = Chwytaki
upgrade-siege-net = Sieć oblężnicza
upgrade-toll-transponder = Transponder myta

upgrade_text-deflector-shield = Otrzymywane obrażenia są mniejsze o jego poziom.
upgrade_text-ablative-screen = Pierwsze trafienie w każdej rundzie jest słabsze o jego poziom.
upgrade_text-ion-drive = +1 do ruchu za każdy poziom.
upgrade_text-cargo-pods = +2 do ładowni za każdy poziom.
upgrade_text-fire-control-computer = +1 do rzutów na atak za każdy poziom.
upgrade_text-jammer = +1 do rzutów na obronę za każdy poziom.
upgrade_text-plasma-lance = +1 do obrażeń za każdy poziom.
upgrade_text-repair-drones = Po aktywacji naprawia do 1 obrażenia za każdy poziom, nawet na unieruchomionym statku.
upgrade_text-trade-computer = W jednej transakcji na turę cena jednostki jest za każdy poziom o 1 cr korzystniejsza dla ciebie.
upgrade_text-grapple-rig = Po nieudanym rzucie na odzysk i tak zabierasz do 1 jednostki za każdy poziom.
upgrade_text-siege-net = +1 do rzutów tego statku na blokadę za każdy poziom.
upgrade_text-toll-transponder = Ten statek płaci za każdy poziom o 10 cr mniej myta.

post-engineer = Inżynier
post-mechanic = Mechanik
post-tactical-officer = Oficer taktyczny
post-helmsman = Sternik
post-gunner = Kanonier
post-security-chief = Szef ochrony
post-navigator = Nawigator
post-broker = Makler
post-diplomat = Dyplomata
post-recruiter = Rekruter
post-purser = Intendent
post-salvage-master = Mistrz odzysku

post_text-engineer = W drodze: jeden sektor więcej.
post_text-mechanic = W swojej turze akcji, gdziekolwiek: naprawia jedno obrażenie.
post_text-tactical-officer = Przy ataku, przed rzutem: +1.
post_text-helmsman = Przy obronie, przed rzutem: +1.
post_text-gunner = Przy ataku, przed rzutem: +1 do obrażeń w razie trafienia.
post_text-security-chief = Po trafieniu, przed obrażeniami: o 1 mniej obrażeń.
post_text-navigator = W drodze: trzy sektory więcej.
post_text-broker = Przed transakcją: cena jednostki jest o 2 cr korzystniejsza dla ciebie.
post_text-diplomat = Gdy w tym sektorze wydajesz żetony na blokadę: 2 znaczniki za żeton.
post_text-recruiter = Przy dobieraniu: jedna karta więcej.
post_text-purser = Przed utrzymaniem: ten statek nie płaci utrzymania w tej rundzie.
post_text-salvage-master = Po nieudanym rzucie na odzysk: rzuć jeszcze raz.

# What the player is doing, after "not at this point of the round: …"
phase-cell = trwa układanie regionu
phase-side = trwa wybór strony regionu
phase-rotate = trwa obracanie regionu
phase-base = trwa ustawianie okrętów flagowych
phase-influence = wybierasz żeton albo dochód
phase-exchange = możesz wymienić żetony
phase-purser = możesz użyć Intendenta
phase-upkeep = opłacasz utrzymanie
phase-mend = możesz przywrócić moduły
phase-manipulate = możesz przesunąć cenę
phase-travel = twój statek jest w podróży
phase-reveal = trwa odkrywanie regionu
phase-act = twój statek wybiera akcję
phase-planet = twój statek jest przy planecie
phase-outpost = twój statek jest przy placówce
phase-terms = ustalasz cenę transakcji
phase-quantity = wybierasz ilość
phase-draw = zatrudniasz
phase-swap = dwa twoje statki wymieniają ładunek i załogę
phase-aim = zaraz otworzysz ogień
phase-brace = twój statek jest atakowany
phase-shield = twój statek został trafiony
phase-salvage = jest wrak do odzysku
phase-salvage_again = odzysk się nie powiódł
phase-spoils = wybierasz, co zostanie odzyskane z twojego wraku
phase-haven = twój okręt flagowy wraca
phase-siege = trwa wydawanie żetonów na blokadę
phase-corporate = to czas na akcje korporacji
phase-toll_at = ustawiasz stację myta
phase-toll_to = wybierasz, dokąd prowadzi stacja myta
phase-factory_at = ustawiasz fabrykę
phase-produce = twoje fabryki produkują
phase-order = ustalasz kolejność statków
phase-bid = trwa licytacja o pierwszeństwo
phase-overflow = nie ma miejsca na wszystkie jednostki
phase-over = gra jest skończona

## Places, ships and other names

place = { $tile } { $sector }
place-planet = { $planet }, { $tile } { $sector }
place-outpost = placówka, { $tile } { $sector }
place-hidden = { $sector }
where = { $tile }
where-planet = { $planet }
where-outpost = placówka { $tile }
region = { $tile } ({ $number })
region-hidden = region { $number }
ship = { $design } { $mark }
ship-flagship = { $design }
ship-gone = statek { $mark }
station = stacja { $place } – { $place-other }
station-none = stacja { $number }
part-good = { COUNT($units, $good) }
part-post = { $post }
part-upgrade = { $upgrade }
part-steps = { COUNT($steps, "step") }
part-units = { COUNT($units, "unit") }
usage = { $credits } cr
usage-tokens = { COUNT($tokens, "token") }

## Labels

action-done = Pas
action-done-exchange = Zachowaj żetony
action-done-purser = Nie używaj Intendenta
action-done-mend = Nie przywracaj
action-done-manipulate = Nie przesuwaj ceny
action-done-travel = Zatrzymaj się tutaj
action-done-act = Nic nie rób
action-done-planet = Gotowe
action-done-outpost = Gotowe
action-done-terms = Handluj po tej cenie
action-done-draw = { action-done-draw.name }: { action-done-draw.detail }
    .name = Gotowe
    .detail = pozostałe karty idą pod talię
action-done-swap = Zakończ wymianę
action-done-brace = Nie używaj załogi
action-done-shield = Przyjmij trafienie
action-done-salvage = Zostaw wrak
action-done-salvage_again = Nie rzucaj ponownie
action-done-siege = Nie wydawaj więcej żetonów
action-done-corporate = Bez akcji korporacji
action-done-produce = Nic tu nie produkuj
action-confirm = Dalej
action-confirm-purser = { action-confirm-purser.name }: { action-confirm-purser.detail }
    .name = { $post } zajmie się utrzymaniem
    .detail = { $usage }
action-confirm-terms = Użyj: { $upgrade }
action-confirm-aim = { action-confirm-aim.name }: { action-confirm-aim.detail }
    .name = Ognia
    .detail = { PERCENT($chance) } na trafienie, obrażenia { $damage }
action-confirm-salvage = { action-confirm-salvage.name }: { action-confirm-salvage.detail }
    .name = Odzyskaj z wraku
    .detail = rzut { $units } lub mniej daje tyle jednostek ({ PERCENT($chance) })
action-number = { $units }
action-number-buy = Kup { COUNT($units, $good) } za { $cost } cr
action-number-sell = Sprzedaj { COUNT($units, $good) } za { $gain } cr
action-number-load = Załaduj { COUNT($units, $good) }
action-number-repair = Napraw { $units } za { $cost } cr
action-number-reinforce = Wzmocnij o { $units } za { $cost } cr
action-sector = { $place }
action-sector-travel = Leć: { $place }{ $toll ->
    [0] {""}
   *[other] {" "}({ $toll } cr myta)
}
action-sector-base = Zacznij: { $place }
action-sector-toll_at = Stacja za { $cost } cr: { $place }
action-sector-toll_to = Na linii do: { $place }
action-sector-factory_at = Fabryka: { $place }
action-sector-haven = Powrót za { $cost } cr: { $place }
action-cell = Połóż: { $edge } od { $region } (pole { $column }, { $row })
action-cell-travel = Odkryj region na { $edge }
action-cell-beyond = Za regionem { $number }, { $edge }
action-rotate = Obróć o { $degrees }°
action-side = Stroną { $side } do góry
action-take_token = Weź żeton wpływu
action-take_income = Weź dochód: { $gain } cr
action-exchange = Wymień żeton na { $gain } cr
action-pay_ship = { action-pay_ship.name }: { action-pay_ship.detail }
    .name = Opłać za { $cost } cr
    .detail = { $ship }
action-pay_ship-none = Opłać statek { $slot }
action-pay_station = { action-pay_station.name }: { action-pay_station.detail }
    .name = Opłać za { $cost } cr
    .detail = { $station }
action-pay_factory = { action-pay_factory.name }: { action-pay_factory.detail }
    .name = Opłać fabrykę za { $cost } cr
    .detail = { $place }
action-pay_factory-shared = { action-pay_factory-shared.name }: { action-pay_factory-shared.detail }
    .name = Opłać fabrykę { $number } z { $count } za { $cost } cr
    .detail = { $place }
action-pay_factory-none = Opłać fabrykę { $number }
action-dismiss = Zwolnij zamiast płacić: { $ship }
action-dismiss-none = Zwolnij statek { $slot }
action-mend = { action-mend.name }: { action-mend.detail }
    .name = Przywróć za { $cost } cr
    .detail = { $upgrade }
action-manipulate = Wydaj żeton: { $good } { $down ->
    [true] w dół
   *[false] w górę
} o rzut od 1 do { $most } (teraz { $price })
action-enter = Prowadź interesy: { $place }
action-enter-away = Prowadź tu interesy
action-meet = Wymień ładunek i załogę: { $ship }
action-meet-none = Wymień się ze statkiem { $slot }
action-attack = { action-attack.name }: { action-attack.detail }
    .name = Atak
    .detail = { $ship } ({ $seat }), { PERCENT($chance) } na trafienie
action-attack-away = Atak: { $ship } ({ $seat })
action-attack-none = Atak: statek { $slot } ({ $seat })
action-target = { action-target.name }: { action-target.detail }
    .name = Celuj ({ SIGNED($penalty) })
    .detail = { $upgrade }, trafienie wyłącza moduł
action-purchase = Kup za { $price } cr: { $place }, { COUNT($levels, "level") }
action-purchase-away = Kup tę lokację
action-declare = { action-declare.name }: { action-declare.detail }
    .name = Ogłoś blokadę
    .detail = { $place }, cel { $target }
action-declare-owned = { action-declare-owned.name }: { action-declare-owned.detail }
    .name = Ogłoś blokadę
    .detail = { $place }, właściciel { $seat }, cel { $target }
action-declare-away = Ogłoś blokadę
action-roll = Rzuć na blokadę: kość { SIGNED($bonus) } przeciw { $target } ({ PERCENT($chance) })
action-roll-away = Rzuć na blokadę
action-call_off = Odwołaj blokadę
action-buy = Kup { $good } po { $price } cr
action-buy-away = Kup { $good }
action-sell = Sprzedaj { $good } po { $price } cr
action-sell-away = Sprzedaj { $good }
action-repair = { action-repair.name }: { action-repair.detail }
    .name = Napraw kadłub
    .detail = { $cost } cr za punkt
action-reinforce = { action-reinforce.name }: { action-reinforce.detail }
    .name = Wzmocnij kadłub
    .detail = { $cost } cr za punkt
action-buy_upgrade = Zamontuj za { $cost } cr: { $upgrade }
action-raise_upgrade = { action-raise_upgrade.name }: { action-raise_upgrade.detail }
    .name = Podnieś o poziom za { $cost } cr
    .detail = { $upgrade }
action-sell_upgrade = { action-sell_upgrade.name }: { action-sell_upgrade.detail }
    .name = Sprzedaj za { $gain } cr
    .detail = { $upgrade }
action-sell_upgrade-away = Sprzedaj: { $upgrade }
action-improve = Ulepsz o 1 za { $cost } cr: { $stat }
action-draw_fleet = { action-draw_fleet.name }: { action-draw_fleet.detail }
    .name = Szukaj statków floty
    .detail = dobierz karty{ $barring ->
        [true] , ale bez handlu tu w tej turze
       *[false] {""}
    }
action-draw_crew = { action-draw_crew.name }: { action-draw_crew.detail }
    .name = Szukaj załogi
    .detail = dobierz karty{ $barring ->
        [true] , ale bez handlu tu w tej turze
       *[false] {""}
    }
action-extra_card = Wydaj żeton na jeszcze jedną kartę
action-hire-ship = Wynajmij za { $cost } cr: { $card ->
    [0] {""}
   *[other] karta { $card },{" "}
}{ $design }, utrzymanie { $upkeep } (kadłub { $hull }, ładownia { $cargo }, obrażenia { $damage }, atak { $attack }, obrona { $defence }, ruch { $move })
action-hire-crew = Zatrudnij: { $card ->
    [0] {""}
   *[other] karta { $card },{" "}
}{ $post }, { $cost } cr. { $post_text }
action-hire-none = Weź kartę { $card }
action-use = { action-use.name }: { action-use.detail }
    .name = { $post } ({ $usage })
    .detail = { $post_text }
action-load = Załaduj { $good } ze swoich fabryk (jest { $units })
action-give = Oddaj { COUNT(1, $good) }
action-fetch = Weź { COUNT(1, $good) }
action-give_crew = Oddaj: { $post }
action-fetch_crew = Weź: { $post }
action-pick = { COUNT(1, $good) }
action-build_toll = Zbuduj stację myta
action-improve_toll = { action-improve_toll.name }: { action-improve_toll.detail }
    .name = Podnieś myto za { $cost } cr
    .detail = { $station }
action-improve_toll-none = Podnieś myto: { $station }
action-buy_toll = { action-buy_toll.name }: { action-buy_toll.detail }
    .name = Kup za { $cost } cr
    .detail = { $station }
action-buy_toll-none = Kup: { $station }
action-build_factory = { action-build_factory.name } za { action-build_factory.detail }
    .name = Zbuduj fabrykę
    .detail = { $cost } cr
action-produce = Produkuj we wszystkich fabrykach
action-colour = Wytwórz { COUNT(1, $good) }
action-order = Kolejność statków: { JOIN($ships, ", ") }
action-bid = Postaw żeton na: { $seat }
action-support = { action-support.name }: { action-support.detail }
    .name = Wesprzyj blokadę
    .detail = { PERCENT($chance) } zamiast { PERCENT($before) }
action-support-away = Wesprzyj blokadę
action-hinder = { action-hinder.name }: { action-hinder.detail }
    .name = Utrudnij blokadę
    .detail = { PERCENT($chance) } zamiast { PERCENT($before) }
action-hinder-away = Utrudnij blokadę

## The log

event-first = { $seat } zaczyna.
event-laid = { $seat } kładzie { $tile } { $side } jako region { $number }, obrót o { $degrees }°.
event-planet = W regionie { $tile } pojawia się planeta { $planet }.
event-outpost = W regionie { $tile } pojawia się placówka.
event-based = Okręt flagowy ({ $seat }) zaczyna: { $place }.
event-prices = Ceny początkowe: { good-red } { $red }, { good-blue } { $blue }, { good-yellow } { $yellow }.
event-round = Runda { $round }.
event-tokens = { $seat } bierze { COUNT($gained, "token") } (teraz { $tokens }).
event-income = { $seat } bierze { $gained } cr dochodu (teraz { $credits } cr).
event-exchanged = { $seat } wymienia żeton na { $gained } cr.
event-upkeep = { $seat } płaci { $paid } cr utrzymania: { $ship } (zostaje { $credits } cr).
event-upkeep_station = { $seat } płaci { $paid } cr utrzymania: stacja { $place } – { $place-other } (zostaje { $credits } cr).
event-upkeep_factory = { $seat } płaci { $paid } cr utrzymania: fabryka, { $place } (zostaje { $credits } cr).
event-dismissed = { $seat } zwalnia: { $ship }.
event-dismissed-unpaid = { $ship } ({ $seat }) opuszcza flotę: utrzymanie nieopłacone.
event-lost = Stracone razem ze statkiem: { JOIN($parts, ", ") }.
event-station_lost = { $seat } traci stację myta { $place } – { $place-other }: utrzymanie nieopłacone.
event-factory_lost = { $seat } traci fabrykę ({ $place }): utrzymanie nieopłacone.
event-manipulated = { $seat } przesuwa cenę ({ $good }) { $down ->
    [1] w dół
   *[0] w górę
} o { $roll }: teraz { $price }.
event-market = Rynek: { $good } { SIGNED($change) }, teraz { $price }.
event-journey = { $ship } ({ $seat }) leci: { $place-start } → { $place }.
event-toll = { $ship } ({ $seat }) płaci { $fee } cr myta; pobiera je { $seat-owner }.
event-revealed = { $seat } odkrywa { $tile } { $side } jako region { $number }.
event-crew_used = { $ship } ({ $seat }): działa { $post }.
event-bought = { $ship } ({ $seat }) kupuje { COUNT($units, $good) } po { $unit_price } cr; cena rynkowa rośnie do { $price }.
event-sold = { $ship } ({ $seat }) sprzedaje { COUNT($units, $good) } po { $unit_price } cr; cena rynkowa spada do { $price }.
event-repaired = { $ship } ({ $seat }) naprawia kadłub o { $units } ({ $cost } cr).
event-reinforced = { $ship } ({ $seat }) wzmacnia kadłub o { $units } ({ $cost } cr).
event-loaded = { $ship } ({ $seat }) ładuje { COUNT($units, $good) } z fabryk.
event-spilled = { $seat } zwraca { COUNT(1, $good) } do zapasu: { $place }.
event-fitted = { $ship } ({ $seat }) montuje: { $upgrade }, poziom { $level } ({ $cost } cr).
event-mended = { $ship } ({ $seat }) przywraca: { $upgrade } ({ $cost } cr).
event-unfitted = { $seat } sprzedaje za { $gained } cr: { $upgrade } ({ $ship }).
event-improved = { $ship } ({ $seat }): { $stat } to teraz { $value } ({ $cost } cr).
event-drew_ship = { $ship } ({ $seat }) dobiera: { $design }.
event-drew_crew = { $ship } ({ $seat }) dobiera: { $post }.
event-hired = { $seat } wynajmuje za { $cost } cr: { $ship }.
event-engaged = { $ship } ({ $seat }) zatrudnia za { $cost } cr: { $post }.
event-purchased = { $seat } kupuje za { $cost } cr: { $place } (+{ COUNT($levels, "level") }).
event-purchased-former = { $seat } kupuje za { $cost } cr: { $place } (+{ COUNT($levels, "level") }); traci { $seat-former }.
event-declared = { $ship } ({ $seat }) ogłasza blokadę: { $place }.
event-markers = { $seat } wydaje żetony, zanim rzuci { $ship } ({ $seat-owner }), { $place }: wsparcie { $support }, utrudnienie { $hinder }.
event-markers-own = { $seat } wydaje żetony, zanim rzuci { $ship }, { $place }: wsparcie { $support }, utrudnienie { $hinder }.
event-blockade_roll = { $ship } ({ $seat }) rzuca na blokadę: { $roll } { SIGNED($bonus) } = { $total } { $reached ->
    [true] ≥
   *[false] <
} { $target }.
event-taken = Blokada się udaje: { $seat } przejmuje lokację (+{ COUNT($levels, "level") }): { $place }.
event-taken-former = Blokada się udaje, { $place }: lokacja neutralna, traci ją { $seat-former }.
event-lifted = Koniec blokady ({ $seat }): { $place }.
event-pressed = Blokada się zacieśnia ({ $seat }), { $place }: wsparcie { $support }.
event-eased = Blokada jest zagrożona ({ $seat }), { $place }: wsparcie { $support }.
event-attacked = { $ship } ({ $seat }) atakuje: { $foe } ({ $seat-foe }).
event-dice-higher = Atak { $attack } { SIGNED($attack_bonus) } = { $attack_total } > { $defence_total } = { $defence } { SIGNED($defence_bonus) }, obrona.
event-dice-lower = Atak { $attack } { SIGNED($attack_bonus) } = { $attack_total } < { $defence_total } = { $defence } { SIGNED($defence_bonus) }, obrona.
event-dice-tie = Atak { $attack } { SIGNED($attack_bonus) } = { $attack_total } = { $defence } { SIGNED($defence_bonus) }, obrona. Remis: ponowny rzut.
event-missed = Pudło.
event-hit = Trafienie, obrażenia { $damage }{ $absorbed ->
    [0] {""}
   *[other] , pochłonięto { $absorbed }
}; wytrzymałość { $left }.
event-disabled = Statek unieruchomiony: { $foe } ({ $seat }).
event-shot_out = { $foe } ({ $seat }): zniszczony moduł, { $upgrade }.
event-destroyed = Statek zniszczony: { $foe } ({ $seat })!
event-salvaged = { $ship } ({ $seat }) odzyskuje z wraku { COUNT($units, "unit", case: "acc") }.
event-salvaged-none = Odzysk się nie udaje: { $roll } to więcej, niż było we wraku.
event-returned = Okręt flagowy ({ $seat }) wraca za { $fee } cr: { $place }.
event-built_toll = { $seat } buduje za { $cost } cr stację myta: { $place } – { $place-other }.
event-raised_toll = { $seat } podnosi za { $cost } cr stację myta do { COUNT($markers, "marker", case: "gen") }: { $region }.
event-bought_toll = { $seat } kupuje za { $cost } cr stację myta: { $region }; traci ją { $seat-former }.
event-built_factory = { $seat } buduje za { $cost } cr fabrykę: { $place }.
event-produced = { $seat } wytwarza { COUNT(1, $good) }: { $place }.
event-swapped = { $ship } ({ $seat }) oddaje, { $ship-friend } bierze: { JOIN($parts, ", ") }.
event-swapped-back = { $ship } ({ $seat }) bierze, { $ship-friend } oddaje: { JOIN($parts, ", ") }.
event-ordered = { $seat } ustala kolejność statków: { JOIN($ships, ", ") }.
event-bid = { $seat } stawia żeton na: { $seat-on } (teraz { $tokens }).
event-bid-own = { $seat } stawia żeton na siebie (teraz { $tokens }).
event-bid_roll = { $seat } rzuca { $roll } o pierwszeństwo.
event-leader = { $seat } zaczyna od następnej rundy.
event-level = { $seat } jest teraz na poziomie { $level }.
event-discarded = { $seat } odrzuca { COUNT($tokens, "token") }.
event-discarded-flagship = { $seat } traci z okrętem flagowym { COUNT($tokens, "token") }.
event-over = { $outcome-id ->
    [rounds] Rozegrano ostatnią rundę
   *[level] Osiągnięto poziom zwycięstwa
}: gra jest skończona. { $seat } wygrywa na poziomie { $level }.
event-over-shared = { $outcome-id ->
    [rounds] Rozegrano ostatnią rundę
   *[level] Osiągnięto poziom zwycięstwa
}: gra jest skończona. { $seat } dzielą się zwycięstwem na poziomie { $level }.

## Prompts

prompt-purse = { $credits } cr, { COUNT($tokens, "token") }, poziom { $level }
prompt-cell = { prompt-cell.ask } ({ prompt-cell.aside })
    .ask = Gdzie położysz region { $tile }?
    .aside = { prompt-purse }
prompt-cell-hidden = { prompt-cell-hidden.ask } ({ prompt-cell-hidden.aside })
    .ask = Gdzie położysz następny region?
    .aside = { prompt-purse }
prompt-side = { prompt-side.ask } ({ prompt-side.aside })
    .ask = Która strona regionu { $tile }?
    .aside = { prompt-purse }
prompt-rotate = { prompt-rotate.ask } ({ prompt-rotate.aside })
    .ask = Jak obrócisz region { $tile }?
    .aside = { prompt-purse }
prompt-base = { prompt-base.ask } ({ prompt-base.aside })
    .ask = Na której planecie zaczyna twój okręt flagowy?
    .aside = { prompt-purse }
prompt-influence = { prompt-influence.ask } ({ prompt-influence.aside })
    .ask = Wpływ: żeton czy dochód?
    .aside = { prompt-purse }
prompt-exchange = { prompt-exchange.ask } ({ prompt-exchange.aside })
    .ask = Wymienić żetony na kredyty?
    .aside = { prompt-purse }
prompt-purser = { prompt-purser.ask } ({ prompt-purser.aside })
    .ask = Utrzymanie: użyć Intendenta ({ $ship })?
    .aside = { prompt-purse }
prompt-upkeep = { prompt-upkeep.ask } ({ prompt-upkeep.aside })
    .ask = Utrzymanie: zapłać albo zwolnij statek
    .aside = { prompt-purse }
prompt-mend = { prompt-mend.ask } ({ prompt-mend.aside })
    .ask = Przywrócić zniszczony moduł ({ $ship })?
    .aside = { prompt-purse }
prompt-manipulate = { prompt-manipulate.ask } ({ prompt-manipulate.aside })
    .ask = Rynek: przesunąć cenę?
    .aside = { prompt-purse }
prompt-travel = { prompt-travel.ask } ({ prompt-travel.aside })
    .ask = Podróż: { $ship }, { $place }, jeszcze { COUNT($moves, "move") }
    .aside = { prompt-purse }
prompt-reveal = { prompt-reveal.ask } ({ prompt-reveal.aside })
    .ask = Jak obrócisz region?
    .aside = { prompt-purse }
prompt-act = { prompt-act.ask } ({ prompt-act.aside })
    .ask = Akcja: { $ship }, { $place }
    .aside = { prompt-purse }
prompt-planet = { prompt-planet.ask } ({ prompt-planet.aside })
    .ask = { $ship }, { $place }: co dalej?
    .aside = { prompt-purse }
prompt-outpost = { prompt-outpost.ask } ({ prompt-outpost.aside })
    .ask = { $ship }, { $place }: co dalej?
    .aside = { prompt-purse }
prompt-terms = { prompt-terms.ask } ({ prompt-terms.aside })
    .ask = Poprawić cenę przed transakcją?
    .aside = { prompt-purse }
prompt-quantity = { prompt-quantity.ask } ({ prompt-quantity.aside })
    .ask = Ile? Najwyżej { $most }
    .aside = { prompt-purse }
prompt-draw = { prompt-draw.ask } ({ prompt-draw.aside })
    .ask = Wziąć którąś z tych kart?
    .aside = { prompt-purse }
prompt-swap = { prompt-swap.ask } ({ prompt-swap.aside })
    .ask = { $ship } i { $ship-friend } wymieniają ładunek i załogę
    .aside = { prompt-purse }
prompt-aim = { prompt-aim.ask } ({ prompt-aim.aside })
    .ask = { $ship } atakuje: { $foe } ({ $seat }). Celuj, wezwij załogę albo strzelaj
    .aside = { prompt-purse }
prompt-brace = { prompt-brace.ask } ({ prompt-brace.aside })
    .ask = Atak na twój statek ({ $foe }): { $ship } ({ $seat })
    .aside = { prompt-purse }
prompt-shield = { prompt-shield.ask } ({ prompt-shield.aside })
    .ask = Trafienie w twój statek ({ $foe }): { $ship } ({ $seat })
    .aside = { prompt-purse }
prompt-salvage = { prompt-salvage.ask } ({ prompt-salvage.aside })
    .ask = We wraku jest ładunek: odzyskać?
    .aside = { prompt-purse }
prompt-salvage_again = { prompt-salvage_again.ask } ({ prompt-salvage_again.aside })
    .ask = Odzysk się nie udał: rzucić ponownie?
    .aside = { prompt-purse }
prompt-spoils = { prompt-spoils.ask } ({ prompt-spoils.aside })
    .ask = Którą jednostkę z twojego wraku dostają?
    .aside = { prompt-purse }
prompt-haven = { prompt-haven.ask } ({ prompt-haven.aside })
    .ask = Na którą planetę wraca twój okręt flagowy?
    .aside = { prompt-purse }
prompt-siege = { prompt-siege.ask } ({ prompt-siege.aside })
    .ask = Blokada, { $place }: kość { SIGNED($bonus) } przeciw { $target }
    .aside = { prompt-purse }
prompt-corporate = { prompt-corporate.ask } ({ prompt-corporate.aside })
    .ask = Wybierz akcję korporacji
    .aside = { prompt-purse }
prompt-toll_at = { prompt-toll_at.ask } ({ prompt-toll_at.aside })
    .ask = Gdzie zbudujesz stację?
    .aside = { prompt-purse }
prompt-toll_to = { prompt-toll_to.ask } ({ prompt-toll_to.aside })
    .ask = Na której linii?
    .aside = { prompt-purse }
prompt-factory_at = { prompt-factory_at.ask } ({ prompt-factory_at.aside })
    .ask = Na której planecie?
    .aside = { prompt-purse }
prompt-produce = { prompt-produce.ask } ({ prompt-produce.aside })
    .ask = Co wytwarza fabryka ({ $place })?
    .aside = { prompt-purse }
prompt-order = { prompt-order.ask } ({ prompt-order.aside })
    .ask = W jakiej kolejności działają twoje statki?
    .aside = { prompt-purse }
prompt-bid = { prompt-bid.ask } ({ prompt-bid.aside })
    .ask = Licytować, kto zaczyna?
    .aside = { prompt-purse }
prompt-overflow = { prompt-overflow.ask } ({ prompt-overflow.aside })
    .ask = Brak miejsca ({ $ship }): co wraca do zapasu?
    .aside = { prompt-purse }
prompt-overflow-factory = { prompt-overflow-factory.ask } ({ prompt-overflow-factory.aside })
    .ask = Brak miejsca w fabryce ({ $place }): co wraca do zapasu?
    .aside = { prompt-purse }
prompt-over = Gra jest skończona.
when = runda { $round }

## Warnings

warning-end = to może zakończyć grę, a ty możesz jej nie wygrać
warning-blockade = blokada kończy się, gdy odleci jej ostatni statek
warning-call_off = tracisz wszystkie znaczniki blokady
warning-dismiss = stracisz razem ze statkiem: { JOIN($parts, ", ") }
warning-dismiss-blockade = stracisz razem ze statkiem: { JOIN($parts, ", ") }; blokada kończy się, gdy odleci jej ostatni statek
warning-draw_fleet = masz już trzy statki: nie możesz wynająć żadnego z dobranych
warning-enter = nie masz tam teraz nic do zrobienia
warning-hire = na statku jest już ktoś taki; odszedłby bez zwrotu kosztów
warning-upkeep = w następnej rundzie trzeba zapłacić { $upkeep } cr utrzymania, a na razie zabraknie ci { $short } cr
warning-upkeep-now = teraz trzeba zapłacić { $upkeep } cr utrzymania: bez dochodu brakuje ci { $short } cr

## Rejections

clause-ST-GEN-01 = nie w tym momencie rundy: { $phase }
clause-ST-GEN-05 = nie stać cię na to: masz { $credits } cr
clause-ST-GEN-05-site = to kosztuje { $price } cr, a masz { $credits } cr
clause-ST-SETUP-04 = pierwszy region to zawsze region startowy, a jego obrót nie ma znaczenia
clause-ST-SETUP-05 = nie teraz: { $phase }
clause-ST-SETUP-06 = region musi łączyć się linią z już położonym
clause-ST-SETUP-15 = okręt flagowy zaczyna na planecie bez innego okrętu flagowego
clause-ST-WIN-02 = gra jest skończona
clause-ST-INF-01 = bierzesz albo żeton, albo dochód: { $phase }
clause-ST-INF-03 = żetony wymieniasz dopiero po wzięciu dochodu: { $phase }
clause-ST-UPK-02 = utrzymanie płaci się w całości, a masz { $credits } cr
clause-ST-UPK-04 = możesz zwolnić tylko statek floty, za który jeszcze nie zapłacono
clause-ST-UPK-07 = najpierw utrzymanie: { $phase }
clause-ST-UPK-10 = za to nic nie musisz płacić
clause-ST-MKT-05 = nie w fazie rynku: { $phase }
clause-ST-TRV-03 = stąd nie prowadzi tam żadna linia
clause-ST-TRV-03-moves = ruch statku jest już wykorzystany
clause-ST-TRV-07 = unieruchomiony statek przelatuje najwyżej jeden sektor
clause-ST-TRV-08 = myto wynosi { $toll } cr, a masz { $credits } cr
clause-ST-ACT-02 = statek robi w swojej turze jedną rzecz: { $phase }
clause-ST-ACT-03 = nie ma tu nic do zrobienia
clause-ST-ACT-07 = lokacja jest zablokowana: nikt nie może tam działać
clause-ST-SHIP-03 = nie masz tu aktywnego, sprawnego statku
clause-ST-SHIP-04 = to przekroczyłoby limit ładunku lub załogi albo cofnęło to, co właśnie przeniesiono
clause-ST-SHIP-06 = możesz atakować tylko statki innych graczy
clause-ST-SITE-02 = w placówce tura jest na handel albo na zatrudnianie, nie na jedno i drugie
clause-ST-SITE-04 = nie, póki karty leżą na stole: { $phase }
clause-ST-SITE-06 = okręt flagowy kupuje lokację zamiast prowadzić w niej interesy
clause-ST-TRADE-01 = nie ma tyle na pokładzie
clause-ST-TRADE-03 = w tej rundzie masz już za sobą sprzedaż tego towaru: { $good }
clause-ST-TRADE-03-bought = w tej rundzie masz już za sobą kupno tego towaru: { $good }
clause-ST-TRADE-04 = ten statek handlował ostatnio w tym regionie; najpierw musi handlować gdzie indziej
clause-ST-TRADE-07 = zapas jest pusty
clause-ST-TRADE-14 = ładownia jest pełna: { COUNT($room, "unit") }
clause-ST-TRADE-15 = masz { $credits } cr; najwyżej { COUNT($most, "unit") }
clause-ST-TRADE-16 = ten statek już handlował tym towarem w tej turze
clause-ST-UPG-03 = zapas jest pusty
clause-ST-UPG-04 = łączny wpływ jest tu za niski: { $influence }
clause-ST-UPG-06 = moduł tego typu jest już na pokładzie; najpierw go sprzedaj
clause-ST-UPG-09 = łączny wpływ jest tu za niski: { $influence }
clause-ST-UPG-10 = na pokładzie nie ma takiego modułu do użycia
clause-ST-UPG-13 = { $upgrade }: najwyższy poziom to { $level }
clause-ST-UPG-14 = placówka tego nie oferuje
clause-ST-IMP-04 = łączny wpływ jest tu za niski: { $influence }
clause-ST-IMP-08 = zwracasz jednostki, aż reszta się zmieści: { $phase }
clause-ST-HIRE-01 = statki floty wynajmuje tylko okręt flagowy
clause-ST-HIRE-03 = kolejne karty kosztują żetony, a nie masz żadnego
clause-ST-HIRE-06 = masz już trzy statki
clause-ST-HIRE-11 = ten okręt flagowy już dobierał karty floty w tej turze
clause-ST-HIRE-12 = nie ma takiej karty
clause-ST-CREW-07 = ten statek już dobierał karty załogi w tej turze
clause-ST-CREW-08 = { $post }: nie stać cię na to
clause-ST-CREW-10 = takiego członka załogi nie ma na pokładzie
clause-ST-CREW-11 = nie możesz teraz użyć tego członka załogi
clause-ST-ACQ-02 = lokacje kupuje tylko okręt flagowy
clause-ST-ACQ-12 = ta lokacja już jest twoja
clause-ST-BLK-01 = w sektorze są statki innych graczy
clause-ST-BLK-03 = blokady ogłaszają tylko statki floty
clause-ST-BLK-04 = blokujący statek może tylko rzucać, atakować albo odwołać blokadę
clause-ST-BLK-06 = nie rzucasz w rundzie ogłoszenia ani gdy w sektorze są statki innych graczy
clause-ST-BLK-13 = żetony wydaje się przed rzutem na blokadę, póki je masz: { $phase }
clause-ST-BLK-14 = blokujący może tylko wspierać, a właściciel lokacji tylko utrudniać
clause-ST-BLK-21 = nie masz tu blokady do odwołania
clause-ST-BLK-25 = nową blokadę można ogłosić od następnej rundy
clause-ST-BLK-26 = lokację blokuje już inny gracz
clause-ST-CMB-02 = w tym sektorze nie ma takiego statku
clause-ST-DEST-01 = unieruchomiony statek może tylko naprawiać kadłub
clause-ST-DEST-02 = unieruchomiony statek w turze naprawy nie robi nic innego
clause-ST-DEST-09 = okręt flagowy wraca na jedną z najbliższych planet
clause-ST-SALV-01 = jest wrak: odzyskaj z niego ładunek albo go zostaw
clause-ST-SALV-04 = we wraku tego nie ma: { $phase }
clause-ST-HULL-01 = uszkodzone statki naprawiasz przy planecie, najwyżej tyle, ile mają uszkodzeń
clause-ST-HULL-04 = nie ma już tylu żetonów wzmocnienia
clause-ST-TGT-01 = obrońca nie używa takiego modułu
clause-ST-TGT-02 = możesz celować w jeden moduł, jeśli w tej grze wolno celować
clause-ST-TGT-05 = przywrócić można tylko zniszczony moduł: { $phase }
clause-ST-CORP-01 = jedna akcja korporacji, po wszystkich statkach: { $phase }
clause-ST-TOLL-01 = stacja stoi na linii mapy, na której jej jeszcze nie ma, póki są stacje: { $phase }
clause-ST-TOLL-09 = możesz kupować tylko stacje innych graczy
clause-ST-TOLL-12 = możesz podnosić tylko własne stacje
clause-ST-FAC-01 = fabryki stoją na planetach: { $phase }
clause-ST-FAC-02 = nie ma miejsca na kolejną fabrykę
clause-ST-FAC-09 = twoje fabryki nie mają tu tyle
clause-ST-FAC-11 = żadna twoja fabryka nie może tego wytworzyć: jest pełna albo zapas jest pusty
clause-ST-PRI-03 = każdy statek ma inny numer, od 1 do liczby statków: { $phase }
clause-ST-BID-03 = możesz postawić jeden żeton na dowolnego gracza: { $phase }
clause-ST-BID-13 = bez żetonów możesz tylko spasować
clause-ST-EXPL-01 = zakryty region trafia na wolne pole obok już położonego
clause-ST-EXPL-04 = odkryć możesz tylko zakryty region za wyjściem z tego sektora

## Stages of a round

stage-setup = Przygotowanie
stage-influence = Wpływ
stage-upkeep = Utrzymanie
stage-market = Rynek
stage-travel = Podróż
stage-action = Akcja
stage-corporate = Korporacja
stage-priority = Kolejność

## Groups of actions

group-finish = Zakończ
group-crew = Załoga
group-hull = Kadłub
group-trade = Handel
group-hire = Zatrudnianie
group-place = Miejsce
group-place-the-region = Połóż region
group-which-side = Która strona
group-which-way = W którą stronę
group-take = Weź
group-tokens = Żetony
group-purser = Intendent
group-pay-for = Opłać
group-dismiss = Zwolnij
group-restore = Przywróć
group-spend-a-token-to-push-a-price-by-a-roll = Wydaj żeton, by przesunąć cenę o rzut
group-go-to = Leć do
group-reveal = Odkryj
group-the-site = Lokacja
group-ships-here = Statki tutaj
group-your-blockade = Twoja blokada
group-factories = Fabryki
group-improve = Ulepsz
group-upgrades = Moduły
group-improve-the-price = Popraw cenę
group-how-many = Ile
group-more-cards = Więcej kart
group-cargo = Ładunek
group-fire = Ognia
group-aim-at = Celuj w
group-the-wreck = Wrak
group-hand-over = Oddaj
group-a-token = Żeton
group-toll-stations = Stacje myta
group-make = Wytwórz
group-order = Kolejność
group-bid-on = Postaw na
group-return = Zwróć

## Names of actions within their groups

name-repair = Napraw
name-reinforce = Wzmocnij
name-buy = Kup { $good }
name-sell = Sprzedaj { $good }
name-draw_fleet = Statki floty
name-draw_crew = Członkowie załogi
name-side = { $side }
name-take_token = Żeton
name-take_income = Dochód
name-manipulate = { FORM($good, "title") } { $direction }
name-enter = Prowadź interesy
name-purchase = Kup lokację
name-declare = Ogłoś blokadę
name-improve = { FORM($stat, "title") }
name-build_toll = Zbuduj stację myta
name-build_factory = Zbuduj fabrykę
name-produce = Produkuj we wszystkich fabrykach
name-colour = { FORM($good, "title") }

## Figures on the board

figure-score = Poziom wpływu: 1 plus łączny wpływ wszystkich twoich lokacji.
figure-level = 1 plus łączny wpływ wszystkich twoich lokacji.
figure-goal = Wygrywa, kto na początku rundy jest na tym poziomie i samotnie prowadzi.
figure-order = Według numerów statków; przy równych w kolejności graczy od zaczynającego.
figure-tokens = Nigdy więcej niż twój poziom; mając tyle, na początku rundy nie bierzesz ani żetonu, ani dochodu.
figure-income = 5 cr za poziom i 5 za punkt wpływu wokół twoich stacji.
figure-price = Cena rynkowa jest wszędzie taka sama.
figure-modifier = Populacja minus wpływ regionu; dla właściciela podwójnie.
figure-unit = Cena rynkowa plus modyfikator, nigdy poniżej 1.
figure-trade = Wszystkie jednostki kosztują tyle samo; potem każda kupiona podnosi cenę rynkową o 1, a każda sprzedana ją obniża.
figure-influence = Sąsiednie regiony połączone linią.
figure-planet_price = 50 plus 60 za punkt łącznego wpływu; od innego właściciela dwa razy tyle.
figure-outpost_price = 30 plus 50 za punkt wpływu regionu.
figure-target = Populacja, wielkość regionu i znaczniki utrudnienia.
figure-roll = Kość, znaczniki wsparcia i 1 za każdy dodatkowy statek.
figure-chance = Obie strony rzucają kością i dodają swoje wartości; remisy się powtarza.
figure-damage = Najpierw tarcze, potem wzmocnienie, potem kadłub.
figure-hull = Kadłub i ulepszenia, minus uszkodzenia, plus wzmocnienie.
figure-move = Sektory na turę; unieruchomiony statek przelatuje jeden.
figure-cargo = Każda jednostka zajmuje jedno miejsce.
figure-improve = Potrzebny jest łączny wpływ co najmniej równy liczbie już zrobionych ulepszeń.
figure-upgrade = Potrzebny jest łączny wpływ równy poziomowi wpływu modułu i jego dotychczasowym poziomom.
figure-upkeep = Zapłać w całości albo to stracisz.
figure-toll = 25 cr za znacznik, dla właściciela.
figure-toll_cost = 75 plus 25 za punkt wpływu regionu.
figure-storage = Własny wpływ planety; dla jej właściciela podwójnie.

## Options

option-board = Plansza
    .about = Kto układa regiony: gra losowo czy gracze po kolei.
option-board-quick = Szybka
option-board-laid = Układana
option-regions = Regiony
    .about = Regiony na gracza, oprócz startowego.
option-victory_level = Poziom zwycięstwa
    .about = Poziom wpływu, który daje zwycięstwo.
option-round_cap = Limit rund
    .about = Gra kończy się najpóźniej po tylu rundach.
option-more_objects = Więcej obiektów
    .about = Do dwóch planet i dwóch placówek w regionie.
option-exploration = Eksploracja
    .about = Regiony są zakryte, dopóki nie wleci do nich statek.
option-territory = Terytorium
    .about = Wpływ regionu przypada temu, kto ma w nim najwięcej.
option-precise_hits = Precyzyjne trafienia
    .about = Przewaga ataku zwiększa jego obrażenia.
option-temporary_loss = Chwilowa strata
    .about = Utrata okrętu flagowego kosztuje poziom, dopóki tego nie odrobisz.
option-flagship_blockades = Blokady flagowe
    .about = Także okręty flagowe mogą ogłaszać blokady.
option-owner_doubling = Podwojenie dla właściciela
    .about = Które modyfikatory podwajają się dla właściciela lokacji: wszystkie czy tylko te powyżej 0.
option-owner_doubling-always = Zawsze
option-owner_doubling-positive = Dodatnie
option-outpost_session = W placówce
    .about = Co statek może robić w placówce w jednej turze: handlować albo zatrudniać, czy jedno i drugie.
option-outpost_session-single = Jedno
option-outpost_session-both = Oba
option-blockade_markers = Znaczniki blokady
    .about = Kiedy nieudana blokada dostaje znaczniki: raz na rundę czy po każdym rzucie.
option-blockade_markers-per_round = Co rundę
option-blockade_markers-per_roll = Co rzut
option-targeting = Celowanie
    .about = Czy atakujący może celować w moduł.
option-targeting-allowed = Dozwolone
option-targeting-never = Nigdy

## The game

game-intro = Od dwóch do czterech korporacji dzieli galaktykę złożoną z tuzina regionów. Handlujesz trzema towarami, zatrudniasz i uzbrajasz małą flotę, kupujesz lub blokujesz planety i placówki oraz pobierasz myto na liniach między nimi. Każda twoja lokacja zwiększa twój wpływ; wygrywa, kto pierwszy samotnie prowadzi na poziomie zwycięstwa.
ending-a-corporation-has-reached-the-victory-level = jedna z korporacji osiągnęła poziom zwycięstwa
ending-the-last-round-has-been-played = rozegrano ostatnią rundę
charted = Poziom wpływu
source-base = Na początku: { $points }
source-planets = Planety: { $points }
source-outposts = Placówki: { $points }
source-regions = Kontrolowane regiony: { $points }
source-losses = Straty: { $points }
decided-blockade = Blokada uniemożliwiła zwycięstwo: { $seat }.
decided-credits = Remis w poziomie: wygrywa najwięcej pieniędzy ({ $credits } cr).
decided-shared = Remis w poziomie i pieniądzach: zwycięstwo jest wspólne.
set-house = Zestaw domowy
    .about = Trzynaście regionów, dwadzieścia sześć światów i dość statków, by się o nie bić.

## The board in a terminal

board-headline = Runda { $round }, zaczyna { $seat }. Rynek: { good-red } { $red }, { good-blue } { $blue }, { good-yellow } { $yellow }. Zwycięstwo na poziomie { $level }.
board-headline-short = Runda { $round } · { good-red } { $red } · { good-blue } { $blue } · { good-yellow } { $yellow } · wygrywa poziom { $level } · zaczyna { $seat }
board-own-ship = { $ship }, { $place }: kadłub { $hull }/{ $hull_most }, ruch { $move }, ładunek { $cargo }/{ $room }
board-corporation = Korporacja
board-level = Poziom
board-tokens = Żetony
board-credits = Kredyty
board-this-round = Ta runda
board-bought = kupione: { JOIN($good, ", ") }
board-sold = sprzedane: { JOIN($good, ", ") }
board-barred = nie może wygrać: lokacja jest zablokowana
board-no-regions = Nie ma jeszcze regionów.
board-lines = Linie między regionami: { $lines }
board-heading-site = Lokacja
board-heading-modifier = Modyfikator
board-modifier = { SIGNED($modifier) }
board-heading-price = Cena
board-heading-in-reach = W zasięgu
board-heading-lines = Linie
board-heading-first-step = Najpierw
board-heading-target = Cel
board-heading-owner = Właściciel
board-heading-blockade = Blokada
board-blockade = { $seat }, +{ $support } −{ $hinder }
board-heading-ship = Statek
board-heading-of = Gracz
board-heading-number = Nr
board-heading-at = Gdzie
board-heading-hull = Kadłub
board-heading-move = Ruch
board-heading-cargo = Ładunek
board-heading-equipment = Załoga i moduły
board-wrecked = zniszczony
board-inactive = nieaktywny
board-upgrade = { $upgrade } { $level }
board-shot_out = { $upgrade } (moduł zniszczony)
board-cargo = { $cargo }
board-cargo-empty = pusto
board-cargo-of = { $cargo } z { $room }
board-toll = Myto na { $ends }: { $seat }, { COUNT($markers, "marker") }.
board-factory = Fabryka, { $place }: { $seat }, { $cargo }.
board-distance = { $place }: { $lines }
board-distances = Odległości w liniach, { $place }: { JOIN($distances, "; ") }.
board-player = { $seat }: poziom { $level }, { COUNT($tokens, "token") }, { $credits } cr.
board-site = { $place }: modyfikator { SIGNED($modifier) }, cena { $price }, cel { $target }
board-site-owned = { $place }, właściciel { $seat }: modyfikator { SIGNED($modifier) }, cena { $price }, cel { $target }
board-blockaded = { $site }, blokada: { $blockade }
board-ship = { $ship } ({ $seat }), { $place }: kadłub { $hull } z { $hull_most }, ruch { $move }, ładunek { $cargo } z { $room }
board-result = { $seat }: poziom { $level }, { $credits } cr
board-design = Kosztuje { $cost } cr, utrzymanie { $upkeep } cr. Kadłub { $hull }, broń { $weapon }, ładunek { $cargo }, atak { $attack }, obrona { $defence }, ruch { $move }.
board-fitting = Kosztuje { $cost } cr; poziom wpływu { $level }.
board-hiring = Kosztuje { $cost } cr.
board-world = Ludność { $people }, wpływ { $influence }.
board-lines-within = Linie między jego sektorami: { $lines }
board-way = Z sektora { $number }: { $place }.

## Actions that are chosen in advance, without their words

verb-attack = Atak
verb-buy = Kup
verb-buy_toll = Kup stację myta
verb-buy_upgrade = Zamontuj moduł
verb-call_off = Odwołaj blokadę
verb-confirm = Dalej
verb-done = Pas
verb-exchange = Wymień żeton
verb-extra_card = Wydaj żeton na jeszcze jedną kartę
verb-fetch = Weź
verb-fetch_crew = Weź załogę
verb-give = Oddaj
verb-give_crew = Oddaj załogę
verb-hinder = Utrudnij blokadę
verb-improve_toll = Podnieś myto
verb-meet = Wymień ładunek i załogę
verb-pay_factory = Opłać fabrykę
verb-pay_ship = Opłać statek
verb-pay_station = Opłać stację
verb-raise_upgrade = Podnieś moduł o poziom
verb-reinforce = Wzmocnij kadłub
verb-repair = Napraw kadłub
verb-roll = Rzuć na blokadę
verb-sell = Sprzedaj
verb-sell_upgrade = Sprzedaj moduł
verb-support = Wesprzyj blokadę
verb-use = Użyj załogi

## The board in the browser

client-toll-cr = myto { $fee } cr
client-blockaded = blokada
client-unit-prices-there = Tamtejsze ceny jednostek: { $prices }
client-sites-in-range = Lokacje w zasięgu
client-adjacent-sectors = Sąsiednie sektory
client-traded-here-last = ostatni handel tutaj
client-now = teraz { $price }
client-market-then = potem po { $price }
client-fewer = Mniej…
client-hull = Kadłub
client-cargo = Ładownia
client-speed = Ruch
client-attack = Atak
client-defence = Obrona
client-damage = Obrażenia
client-upkeep-per-round = Utrzymanie { $upkeep } na rundę
client-hire-for = Zatrudnij za { $cost }
client-you-have-cr = masz { $owned } cr
client-credits = cr
client-tokens = Żetony
client-of-up-to = { $tokens } z najwyżej { $level }
client-tokens-level = { $level ->
    [one] /{ $level } żetonu
    [few] /{ $level } żetonów
    [many] /{ $level } żetonów
   *[other] /{ $level } żetonu
}
client-tokens-full = { $level ->
    [one] /{ $level } żetonu
    [few] /{ $level } żetonów
    [many] /{ $level } żetonów
   *[other] /{ $level } żetonu
} (komplet)
client-first-player = zaczyna
client-each-region-once-territory = każdy region raz (Terytorium)
client-lost = { $losses } (strata)
client-level-title = Poziom
client-level = poziom
client-blockaded-cant-win = blokada: nie może wygrać
client-wins-next-round-if-alone = wygrywa w następnej rundzie, jeśli samotnie prowadzi
client-level-to-go = jeszcze { COUNT($left, "level") }
client-connected-regions = { $influence ->
    [one] { $influence } połączony region
    [few] { $influence } połączone regiony
    [many] { $influence } połączonych regionów
   *[other] { $influence } połączonego regionu
}
client-toll-station = Stacja myta
client-toll-sum = { $markers } × { $fee } cr = { $fee2 } cr za przelot, { $from } – { $to }
client-go-to = Leć: { $name }, { $distance }
client-go-to-cr-toll = Leć: { $name }, { $distance }, myto { $fee } cr
client-reveal = Odkryj
client-here = Tutaj
client-market = Rynek
client-units-left = zapas: { $left }
client-market-price = Cena rynkowa: { $good }
client-cr-up-since-last-round = { $price } cr, o { $change } więcej niż w poprzedniej rundzie
client-cr-down-since-last-round = { $price } cr, o { $value } mniej niż w poprzedniej rundzie
client-cr-left-in-the-bag = { $price } cr; w zapasie jeszcze { $left }
client-round = Runda
client-of-up-to-level-wins = { $round } z najwyżej { $rounds }; zwycięstwo na poziomie { $goal }
client-flying-to = W drodze do: { $place } …
client-before-shields = { $damage }, zanim zadziałają tarcze
client-the-attack-hits-damage = Atak trafia: { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
    [many] { $damage } obrażeń
   *[other] { $damage } obrażenia
}
client-market-price-and-modifier = { $deal } (cena rynkowa i modyfikator)
client-roll-needed = Potrzebny rzut
client-chance = Szansa
client-of-rolls-succeed = udaje się { PERCENT($chance) } rzutów
client-disabled = niesprawny
client-not-yet-active = jeszcze nieaktywny
client-its-turn = jego kolej
client-priority = numer { $priority }
client-printed = na karcie { $printed }
client-improvements = ulepszenia +{ $steps }
client-reinforced-by = wzmocnienie { $armour }
client-with-upgrades = z modułami { $shown }
client-last-traded-in = , ostatni handel: { $region }
client-hold = Ładownia
client-hold-load = Ładownia { $load }/{ $room }
client-upkeep = utrzymanie { $upkeep }
client-ship-order = Kolejność statków
client-order = Kolejność
client-planet-in = Planeta w regionie { $region }
client-outpost-in = Placówka w regionie { $region }
client-population = , populacja { $value }
client-trade-modifier = Modyfikator handlu
client-unit-prices-here = Ceny jednostek tutaj
client-to-buy = Kupno
client-price = { $price } cr
client-for = za { COUNT($levels, "level") }: { $sum }
client-to-blockade = Blokada
client-target = cel
client-blockaded-by-supporting-hindering = ; blokuje { $name }: wsparcie { $value }, utrudnienie { $hinder }
client-factory = Fabryka
client-of-stored = w magazynie { $reduce } z { $storage }
client-one-ships-traded-region-last = Jeden z twoich statków handlował ostatnio w tym regionie: najpierw musi handlować gdzie indziej.
client-map = Mapa
client-legend = Legenda
client-legend-population = Populacja
client-legend-influence = Jej wpływ
client-legend-region = Wpływ regionu
client-legend-outpost = Placówka
client-legend-modifier = Cena dla ciebie
client-legend-toll = Myto
client-legend-factory = Fabryka
client-legend-blockade = Blokada
client-legend-distance = Sektory do celu
client-sells-for = sprzedaj { $units }: +{ $gain }
client-set-course = Kurs na cel: { $place }
client-details = Szczegóły
client-next-round = Następna runda
client-budget-income = dochód z poziomów { $levels } cr
client-budget-limit = bez dochodu, dopóki masz tyle żetonów, ile wolno
client-budget-stations = stacje myta { $stations } cr
client-budget-ships = utrzymanie statków −{ $ships } cr
client-budget-tolls = stacji myta −{ $tolls } cr
client-budget-factories = fabryk −{ $factories } cr
client-within-reach-of = W zasięgu
client-threat-no-blockade = nie może blokować
client-threat-disarmed = nie może atakować
client-threat-to-site = { PERCENT($chance) } na zajęcie jednym rzutem
client-threat-to-ship = { PERCENT($chance) } na trafienie
client-ships-here = Statki tutaj
client-toll-towards = { $fee } cr, kierunek: { $place }
client-region-influence = Wpływ
client-region-controlled = Kontroluje
client-blockade-of = Blokada: { $place }
client-roll-needs = Potrzeba { $target }
client-roll-adds = Kość otrzymuje +{ $bonus }
client-part-population = populacja { $figure }
client-part-size = rozmiar regionu { $figure }
client-part-hindering = utrudnienie { $figure }
client-part-supporting = wsparcie { $figure }
client-part-further-ships = kolejne statki { $figure }
client-part-siege-net = sieć oblężnicza { $figure }
client-budget-tokens =
    { $tokens ->
        [one] albo { $tokens } żeton zamiast dochodu
        [few] albo { $tokens } żetony zamiast dochodu
       *[many] albo { $tokens } żetonów zamiast dochodu
    }
client-success-gains =
    Sukces daje { $levels ->
        [one] { $levels } poziom
        [few] { $levels } poziomy
       *[many] { $levels } poziomów
    }.
client-success-costs =
    Sukces: { $name } traci { $levels ->
        [one] { $levels } poziom
        [few] { $levels } poziomy
       *[many] { $levels } poziomów
    }; potem nie należy do nikogo.
client-more-on-the-map =
    { $sectors ->
        [one] Jeszcze jeden można wybrać na mapie.
        [few] Jeszcze { $sectors } można wybrać na mapie.
        [many] Jeszcze { $sectors } można wybrać na mapie.
       *[other] Jeszcze { $sectors } można wybrać na mapie.
    }
client-of = { $name } od: { $region }
client-a-token = Żeton
client-push-prices-draw-cards-sway = na ceny, karty, blokady i licytację
client-income = Dochód
client-cash-in-a-token = Wymień żeton
client-buy = Kup: { $good }
client-sell = Sprzedaj: { $good }
client-trade-hull-upgrades-hiring = handel, kadłub, moduły, zatrudnianie
client-trade-or-hire-with-tokens = handel albo zatrudnianie za żetony
client-business-at = Interesy: { $place }
client-business = Interesy
client-buy-the-site = Kup lokację
client-levels = { COUNT($levels, "level") }
client-cr-for = { $price } cr za { $levels }
client-declare-a-blockade = Ogłoś blokadę
client-roll-for-the-blockade = Rzuć na blokadę
client-fleet-ships = Statki floty
client-crew = Załoga
client-yourself = Siebie
client-first = Najpierw { $ship }
client-draw-cards = dobierz karty
client-fee = opłata { $cost }
client-price-change = ceny { $change }
client-units-aboard = { $units } na pokładzie
client-die-against-per-roll = kość { $change } przeciw { $target }: { PERCENT($chance) } na rzut
client-spend-token-go-first = wydaj żeton, by zaczynać
client-spend-token-let-them-go = wydaj żeton, by zaczynał ten gracz
client-so-far = { $bid }; dotąd { $bids }
client-push-price-with-token = Wydaj żeton, by przesunąć cenę o 1–{ $most }
client-buying = Kupujesz { $good }
client-selling = Sprzedajesz { $good }
client-loading = Ładujesz { $good }
client-repair-hull-point-point = Naprawiasz kadłub, punkt po punkcie
client-reinforce-hull-point-point = Wzmacniasz kadłub, punkt po punkcie
client-at-cr-each = { $text } po { $price } cr
client-ship = Statek
client-die = kość
client-attacks = { $name } atakuje: { $name2 }
client-a-hit-disables = trafienie wyłącza moduł: { $name }
client-a-hit-deals-damage = trafienie zadaje { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
    [many] { $damage } obrażeń
   *[other] { $damage } obrażenia
}
client-attack-figure = atak
client-defence-figure = obrona
client-to-hit = na trafienie
client-a-face-down-region = zakryty region
client-off-the-map = poza mapą
client-outpost = Placówka { $name } { $number }
client-outpost-of = Placówka { $name }
client-own-thing = { $thing } (ty)
client-thing-of = { $thing } ({ $name })
client-unowned = niczyja
client-yours = twoja
client-owned-by = właściciel { $name }
client-population-region = populacja { $people }, region −{ $region } → { $change }
client-yours-so-doubled = { $sum }; twoja, więc podwójnie: { $change }
client-own-plus-regions-if-control = własny wpływ { $influence }, plus { $region } za region, jeśli go kontrolujesz
client-region = region { $region } = { $levels }
client-own-region = własny wpływ { $influence } + region { $region } = { $levels }
client-sector = { $steps ->
    [one] { $steps } sektor
    [few] { $steps } sektory
    [many] { $steps } sektorów
   *[other] { $steps } sektora
}
client-reaches = osiąga { $target }
client-misses = nie osiąga { $target }
client-roll-blockade = Blokada
client-roll-hits = trafia
client-roll-misses = pudłuje
client-ties-with = remisuje z

## What others did since one's last turn

client-deed-flew = leci: { $where }
client-deed-sold = sprzedaje { COUNT($units, $good) }
client-deed-bought = kupuje { COUNT($units, $good) }
client-deed-took = przejmuje: { $where }
client-deed-blockaded = blokuje: { $where }
client-deed-attacked = atakuje: { $seat-foe }
client-deed-hired = wynajmuje: { $design }
client-deed-engaged = zatrudnia: { $post }
client-deed-fitted = montuje: { $upgrade }
client-deed-improved = ulepsza: { $stat }
client-deed-built = buduje fabrykę: { $where }
client-deed-station = buduje stację poboru opłat: { $where }
client-deed-lost-station = traci stację poboru opłat: { $where }
client-deed-lost-factory = traci fabrykę: { $where }
client-deed-destroyed = niszczy statek: { $seat-foe }
client-deed-dismissed = traci statek: { $design }
client-deed-repaired = naprawia: { $design }
client-deed-income = dochód: { $units }
client-deed-bid = licytuje { COUNT($units, "token") }
client-deed-pushed = zmienia cenę: { $good }
client-deed-tolls = przejmuje lub podnosi opłaty
client-deed-level = osiąga poziom { $level }
