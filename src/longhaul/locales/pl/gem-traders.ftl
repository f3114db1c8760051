### Gem Traders po polsku.
### Miejsca mają `.from` i `.to`: skąd i dokąd leci statek. `.gen` towaru: „kość szmaragdu”.

## The game

game-intro = Dowodzisz statkiem wśród czterech planet górniczych, pasa dryfującego złomu i giełdy, na której ceny wyznaczają kości. Wydobywaj klejnoty, naginaj kości, wypełniaj misje, zatrudniaj ludzi, dzięki którym każda akcja daje więcej, i zwoź złoto do bazy. Gdy ostatnie złoto trafi do magazynu, gra się kończy i liczy się punkty.

ending-all-gold-is-stored = całe złoto jest w magazynach
ending-stopped-after-round-60 = przerwana po rundzie 60
charted = Punkty
source-gold = Złoto w magazynie: { $points }
source-crew = Załoga i Oficerowie: { $points }
source-missions = Misje: { $points }
decided-boosts = Remis w punktach: wygrywa najwięcej niezagranych Wzmocnień ({ $count }).
decided-crew = Remis w punktach i Wzmocnieniach: wygrywa najwięcej kart Załogi ({ $count }).
decided-shared = Remis w punktach, Wzmocnieniach i Załodze: zwycięstwo jest wspólne.

set-house = Zestaw domowy
    .about = 65 kart i 18 misji; złota na 20 do 35 rund.

## Options

option-scrap_trade = Handel złomem
    .about = Na giełdzie można kupować złom z kosmosu.
option-gold_die_moves = Ruchoma kość złota
    .about = Karty, które zamieniają dwie kości miejscami, mogą ruszyć też tę ze środka.
option-finish_round = Dokończenie rundy
    .about = Gdy całe złoto jest w magazynach, rundę gra się jeszcze do końca.

## Things

good-emerald = Szmaragd
    .one = szmaragd
    .few = szmaragdy
    .many = szmaragdów
    .other = szmaragdu
    .gen = szmaragdu
good-sapphire = Szafir
    .one = szafir
    .few = szafiry
    .many = szafirów
    .other = szafiru
    .gen = szafiru
good-amethyst = Ametyst
    .one = ametyst
    .few = ametysty
    .many = ametystów
    .other = ametystu
    .gen = ametystu
good-ruby = Rubin
    .one = rubin
    .few = rubiny
    .many = rubinów
    .other = rubinu
    .gen = rubinu
good-citrine = Cytryn
    .one = cytryn
    .few = cytryny
    .many = cytrynów
    .other = cytrynu
    .gen = cytrynu
good-scrap = Złom
    .one = złom
    .few = złomu
    .many = złomu
    .other = złomu
    .gen = złomu
good-gold = Złoto
    .one = złoto
    .few = złota
    .many = złota
    .other = złota
    .gen = złota

place-space = Kosmos
    .from = z kosmosu
    .to = w kosmos
place-home = Baza
    .from = z bazy
    .to = do bazy
place-emerald = Planeta szmaragdów
    .from = z planety szmaragdów
    .to = na planetę szmaragdów
place-sapphire = Planeta szafirów
    .from = z planety szafirów
    .to = na planetę szafirów
place-ruby = Planeta rubinów
    .from = z planety rubinów
    .to = na planetę rubinów
place-citrine = Planeta cytrynów
    .from = z planety cytrynów
    .to = na planetę cytrynów
place-x1 = Dok X1
    .from = z doku X1
    .to = do doku X1
place-x2 = Dok X2
    .from = z doku X2
    .to = do doku X2
place-x3 = Dok X3
    .from = z doku X3
    .to = do doku X3
place-x4 = Dok X4
    .from = z doku X4
    .to = do doku X4
place-x5 = Dok X5
    .from = z doku X5
    .to = do doku X5
place-x6 = Dok X6
    .from = z doku X6
    .to = do doku X6
place-mission = Centrum misji
    .from = z centrum misji
    .to = do centrum misji

pile-low = Łatwa
pile-high = Trudna

crew-dockworker = Doker
    .few = Dokerów
    .many = Dokerów
    .other = Dokera
crew-miner = Górnik
    .few = Górników
    .many = Górników
    .other = Górnika
crew-scavenger = Zbieracz
    .few = Zbieraczy
    .many = Zbieraczy
    .other = Zbieracza
crew-trader = Handlarz
    .few = Handlarzy
    .many = Handlarzy
    .other = Handlarza
crew-saboteur = Sabotażysta
    .few = Sabotażystów
    .many = Sabotażystów
    .other = Sabotażysty
crew-monger = Przekupień
    .few = Przekupniów
    .many = Przekupniów
    .other = Przekupnia
crew-shapeshifter = Zmiennokształtny
    .few = Zmiennokształtnych
    .many = Zmiennokształtnych
    .other = Zmiennokształtnego

officer-quartermaster = Kwatermistrz
    .acc = Kwatermistrza
officer-alchemist = Alchemik
    .acc = Alchemika
officer-engineer = Inżynier
    .acc = Inżyniera
officer-marketeer = Giełdziarz
    .acc = Giełdziarza
officer-port-captain = Kapitan portu
    .acc = Kapitana portu

boost-pay-dirt = Żyła złota
boost-hacker = Haker
boost-freeze = Zamrożenie
boost-jettison = Zrzut
boost-windfall = Uśmiech losu
boost-offload = Rozładunek
boost-teleport = Teleport
boost-consignment = Wielki fracht
boost-payday = Dzień wypłaty
boost-alchemy = Alchemia
boost-manipulate = Manipulacja
boost-broker = Makler
boost-cyberpunk = Cyberpunk
boost-storm = Burza
boost-ballast = Balast
boost-cash-flow = Przepływ gotówki
boost-big-take = Wielki skok
boost-swap = Wymiana

# The same people and cards, by the other kinds of words
role-dockworker = { crew-dockworker }
role-miner = { crew-miner }
role-scavenger = { crew-scavenger }
role-trader = { crew-trader }
role-saboteur = { crew-saboteur }
role-monger = { crew-monger }
active-quartermaster = { officer-quartermaster }
active-alchemist = { officer-alchemist }
active-engineer = { officer-engineer }
active-marketeer = { officer-marketeer }
type-dockworker = { crew-dockworker }
type-miner = { crew-miner }
type-scavenger = { crew-scavenger }
type-trader = { crew-trader }
type-saboteur = { crew-saboteur }
type-monger = { crew-monger }
type-shapeshifter = { crew-shapeshifter }
    .hyphenated = Zmienno{"\u00AD"}kształtny
type-quartermaster = { officer-quartermaster }
    .hyphenated = Kwater{"\u00AD"}mistrz
type-alchemist = { officer-alchemist }
type-engineer = { officer-engineer }
type-marketeer = { officer-marketeer }
type-port-captain = { officer-port-captain }
type-pay-dirt = { boost-pay-dirt }
type-hacker = { boost-hacker }
type-freeze = { boost-freeze }
type-jettison = { boost-jettison }
type-windfall = { boost-windfall }
type-offload = { boost-offload }
type-teleport = { boost-teleport }
type-consignment = { boost-consignment }
type-payday = { boost-payday }
type-alchemy = { boost-alchemy }
type-manipulate = { boost-manipulate }
type-broker = { boost-broker }
type-cyberpunk = { boost-cyberpunk }
type-storm = { boost-storm }
type-ballast = { boost-ballast }
type-cash-flow = { boost-cash-flow }
type-big-take = { boost-big-take }
type-swap = { boost-swap }

# What the player is doing, after "you cannot do that now: …"
phase-declare = określasz, kim są twoi Zmiennokształtni
phase-menu = wybierasz akcję
phase-cargo = ładujesz i rozładowujesz statek
phase-mine = wydobywasz
phase-salvage = zbierasz
phase-trade = handlujesz
phase-pay = płacisz za kartę
phase-sabotage = wybierasz statki do wypchnięcia w kosmos
phase-partner = wybierasz statek do wymiany
phase-barter = wymieniasz ładunek
phase-stow = Kwatermistrz magazynuje ładunek
phase-convert = przemieniasz ładunek
phase-fly = wybierasz, dokąd polecieć
phase-switch = wybierasz kości do zamiany
phase-hack = ustawiasz kości
phase-broker = przesuwasz kości
phase-reroll = wybierasz kości do przerzutu
phase-windfall = wybierasz klejnoty
phase-taking = zabierasz ładunek
phase-fee = Kapitan portu pobiera opłatę
phase-drop = wyrzucasz ładunek z powodu Zrzutu
phase-excess = wyrzucasz to, co się nie mieści

## Counted nouns

noun-card = karta
    .few = karty
    .many = kart
    .other = karty
noun-action = akcja
    .few = akcje
    .many = akcji
    .other = akcji
noun-step = krok
    .few = kroki
    .many = kroków
    .other = kroku
noun-ship = statek
    .few = statki
    .many = statków
    .other = statku
noun-point = punkt
    .few = punkty
    .many = punktów
    .other = punktu
    .gen-one = punktu
    .gen-few = punktów
    .gen-many = punktów
    .gen-other = punktu
noun-gold = złoto
    .few = złota
    .many = złota
    .other = złota
noun-shapeshifter = Zmiennokształtny
    .few = Zmiennokształtnych
    .many = Zmiennokształtnych
    .other = Zmiennokształtnego

## Parts of sentences

amount = { COUNT($units, $good) }
amount-any = { $units ->
    [one] { $units } dowolny klejnot
    [few] { $units } dowolne klejnoty
    [many] { $units } dowolnych klejnotów
   *[other] { $units } dowolnego klejnotu
}
die = { $good } { $shows }

## Labels

action-end = Zakończ turę ({ $actions ->
    [one] została
    [few] zostały
    [many] zostało
   *[other] zostało
} { COUNT($actions, "action") })
action-end-plain = Zakończ turę
action-done = Gotowe
action-done-idle = Gotowe: { COUNT($idle, "shapeshifter") } nic nie zrobi w tej turze
action-go-out = Wyleć w kosmos
action-go = { $place-id ->
    [space] Wyleć w kosmos
    [home] Wróć do bazy
   *[other] Leć { FORM($place, "to") }
}
action-go-dock = Leć { FORM($place, "to") } ({ JOIN($dice, ", ") })
action-go-taxi = Taksówka { FORM($place, "to") } ({ JOIN($dice, ", ") })
action-go-idle = Wróć do bazy (nic do załadowania ani zmagazynowania)
action-go-mined = Leć { FORM($place, "to") } (bank nie ma { FORM($good, "many") })
action-go-no-missions = Leć { FORM($place, "to") } (nie ma już misji)
action-go-no-gold = Leć { FORM($place, "to") } (bank nie ma złota)
action-cargo = Załaduj lub rozładuj
action-mine = Wydobądź maks. { COUNT($units, $good) }
action-mine-nowhere = Wydobywaj
action-salvage = Zbierz maks. { COUNT($units, "unit", case: "acc") }
action-trade = Handluj: { COUNT($steps, "step") }
action-mission = Dostarcz { JOIN($need, " + ") }: { COUNT($gold, "gold") }, { $points } PZ
action-mission-short = Dostarcz { JOIN($need, " + ") }: { COUNT($gold, "gold") } (bank nie ma więcej), { $points } PZ
action-mission-empty = Wypełnij { $pile-id ->
    [low] łatwą
   *[high] trudną
} misję
action-buy = Kup kartę { $type }: { JOIN($cost, " + ") }
action-buy-twin = Kup kartę { $type }: { JOIN($cost, " + ") } (karta { $number })
action-buy-empty = Kup z pustego pola
action-sabotage = Sabotaż: { action-sabotage.detail }
    .detail = wypchnij w kosmos { COUNT($ships, "ship") }
action-monger = Przekupień: { action-monger.detail }
    .detail = wymień { COUNT($units, "unit", case: "acc") } z innym statkiem
action-use = { $active }: { action-use.detail }
    .detail = { $active-id ->
        [quartermaster] zmagazynuj do 4 jednostek
        [alchemist] przemień ładunek
        [engineer] leć dokądkolwiek
       *[marketeer] zamień dwie kości, potem handluj
    }
action-play = Zagraj: { $boost }
action-play-full = Zagraj: { $boost } (już możesz przewozić 12)
action-give = Daj { COUNT(1, $good) }
action-give-store = Zmagazynuj { COUNT(1, $good) }
action-give-pay = Zapłać { COUNT(1, $good) }
action-give-drop = Wyrzuć { COUNT(1, $good) }
action-take = Weź { COUNT(1, $good) }
action-take-load = Załaduj { COUNT(1, $good) }
action-take-mine = Wydobądź { COUNT(1, $good) }
action-take-salvage = Zbierz { COUNT(1, $good) }
action-unload = Zmagazynuj cały ładunek
action-swap = { COUNT($units, $good) } za { COUNT($got, $good-2) }
action-up = Kość { FORM($good, "gen") }: { $shows } → { $then }
action-down = Kość { FORM($good, "gen") }: { $shows } → { $then }
action-die = Kość { FORM($good, "gen") } ({ $shows })
action-die-then = Kość { FORM($good, "gen") } ({ $shows }), potem już tylko { JOIN($good-rest, ", ") }
action-value = Ustaw na { $shows }
action-target = { $seat } ({ $place }, { $aboard } na pokładzie)
action-target-own = Twój własny statek ({ $place }, { $aboard } na pokładzie)
action-target-empty = Puste miejsce
action-convert = { $rate-id ->
    [gem] 1 klejnot na inny
    [gems] 2 klejnoty na 1 złoto
   *[scrap] 3 złomu na 1 złoto
}
action-declare = Zmiennokształtny: { $role }
action-declare-then = Zmiennokształtny: { $role }, potem już tylko { JOIN($role-rest, ", ") }
action-declare-last = Zmiennokształtny: { $role }, potem już żaden
action-keep = Nie bierz nic w zamian

## The log

event-turn = Tura gracza { $seat } (runda { $round }).
event-declared = { $seat } ogłasza Zmiennokształtnego: { $role }.
event-moved = { $seat } leci { FORM($place-from, "from") } { FORM($place, "to") }.
event-moved-engineer = { $seat } wzywa Inżyniera i leci { FORM($place-from, "from") } { FORM($place, "to") }.
event-moved-teleport = { $seat } zagrywa Teleport: { FORM($place-from, "from") } { FORM($place, "to") }.
event-displaced = { $seat } wypycha gracza { $seat-whom } { FORM($place, "from") } w kosmos.
event-displaced-own = { $seat } wypycha własny statek { FORM($place, "from") } w kosmos.
event-fee = { $seat } (Kapitan portu) bierze { COUNT(1, $good) } od gracza { $seat-whom }.
event-loaded = { $seat } ładuje { JOIN($amounts, ", ") }.
event-unloaded = { $seat } magazynuje { JOIN($amounts, ", ") }.
event-mined = { $seat } wydobywa { JOIN($amounts, ", ") }.
event-salvaged = { $seat } zbiera { JOIN($amounts, ", ") }.
event-dropped = { $seat } wyrzuca w kosmos { JOIN($amounts, ", ") }.
event-paid = { $seat } płaci { JOIN($amounts, ", ") }.
event-traded = { $seat } wymienia { COUNT($paid, $good) } na { COUNT($got, $good-for) }.
event-die-stepped = { $seat } przesuwa kość { FORM($good, "gen") } na { $shows }.
event-die-set = { $seat } ustawia kość { FORM($good, "gen") } na { $shows }.
event-die-rolled = Kość { FORM($good, "gen") } pokazuje { $shows }.
event-die-reset = Kość { FORM($good, "gen") } wraca do { $shows }: działanie Hakera minęło.
event-die_placed = Kości giełdy: { JOIN($dice, ", ") }; w środku { $centre }.
event-switched = { $seat } zamienia miejscami kość { FORM($good, "gen") } i kość { FORM($good-with, "gen") }.
event-resolved = { $seat } dostarcza { JOIN($need, " + ") }: +{ COUNT($gold, "gold") } na pokład, { $points } PZ.
event-resolved-short = { $seat } dostarcza { JOIN($need, " + ") }: +{ COUNT($gold, "gold") } na pokład (bank nie miał więcej), { $points } PZ.
event-uncovered = Następna { $pile-id ->
    [low] łatwa
   *[high] trudna
} misja: { JOIN($need, " + ") }, za { COUNT($gold, "gold") }.
event-bought = { $seat } kupuje kartę { $type }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } PZ)
}.
event-turned_up = Na rynek trafia karta { $type }.
event-used = { $seat } wzywa { FORM($officer, "acc") }.
event-played = { $boost-id ->
    [freeze] { $seat } zagrywa Zamrożenie: do następnej tury gracza { $seat } pozostali mogą tylko wydobywać, zbierać i handlować.
    [consignment] { $seat } zagrywa Wielki fracht i może przewozić 12 jednostek do najbliższego rozładunku.
   *[other] { $seat } zagrywa kartę { $boost }.
}
event-gave = { $seat } daje graczowi { $seat-whom } { COUNT(1, $good) }.
event-got = { $seat } bierze { COUNT(1, $good) } od gracza { $seat-whom }.
event-converted = { $seat } przemienia { $rate-id ->
    [gem] klejnot
    [gems] 2 klejnoty
   *[scrap] 3 złomu
} w { COUNT(1, $good) }.
event-found = { $seat } magazynuje { COUNT(1, $good) } z banku.
event-monger = { $seat } wysyła Przekupnia do gracza { $seat-whom }.
event-swapped = { $seat } bierze { COUNT(1, $good) } od gracza { $seat-whom } za { COUNT(1, $good-for) }.
event-starting_gold = { $seat } zaczyna, mając { COUNT($gold, "gold") }.
event-all_stored = Ostatnie złoto trafia do magazynu.
event-over = { $outcome-id ->
    [stored] Całe złoto jest w magazynach.
   *[stopped] Runda 60 dobiegła końca.
} Gra skończona.
event-won = { $shared ->
    [0] { $seat } wygrywa z wynikiem { COUNT($points, "point", case: "gen") }.
   *[other] { $seat } dzieli zwycięstwo z wynikiem { COUNT($points, "point", case: "gen") }.
}

## Prompts

prompt-source = { $type }. { $prompt }
prompt-declare = { prompt-declare.ask } ({ prompt-declare.aside })
    .ask = Kim będą w tej turze twoi Zmiennokształtni?
    .aside = zostało: { $left ->
        [1] 1
       *[other] { $left }, w kolejności { crew-dockworker } → { crew-monger }
    }
prompt-menu = { prompt-menu.ask } ({ prompt-menu.aside })
    .ask = Runda { $round }, { $actions ->
        [one] została
        [few] zostały
        [many] zostało
       *[other] zostało
    } { COUNT($actions, "action") }
    .aside = { $place }, { $aboard }/{ $capacity } na pokładzie
prompt-cargo = Przenoś jednostki między statkiem a magazynem, każdy towar tylko w jedną stronę
prompt-mine = { prompt-mine.ask } ({ prompt-mine.aside })
    .ask = Wydobywasz dalej?
    .aside = jeszcze maks. { $left }
prompt-salvage = { prompt-salvage.ask } ({ prompt-salvage.aside })
    .ask = Co zbierasz?
    .aside = maks. { COUNT($left, "unit", case: "acc") }
prompt-trade = { prompt-trade.ask } ({ prompt-trade.aside })
    .ask = Handluj albo przesuń kość o 1
    .aside = { $left ->
        [one] został
        [few] zostały
        [many] zostało
       *[other] zostało
    } { COUNT($left, "step") }
prompt-pay = { prompt-pay.ask } ({ prompt-pay.aside })
    .ask = Którymi klejnotami płacisz?
    .aside = jeszcze { $left }
prompt-sabotage = { prompt-sabotage.ask } ({ prompt-sabotage.aside })
    .ask = Który statek wypychasz w kosmos?
    .aside = zostało: { $left }
prompt-partner = Z którym statkiem się wymieniasz?
prompt-barter = { prompt-barter.ask } ({ prompt-barter.aside })
    .ask = Którą jednostkę dajesz graczowi { $seat }?
    .aside = zostało: { $left }
prompt-barter-back = Którą jednostkę bierzesz od gracza { $seat } za { COUNT(1, $good) }?
prompt-stow = { prompt-stow.ask } ({ prompt-stow.aside })
    .ask = Którą jednostkę magazynujesz?
    .aside = jeszcze maks. { $left }
prompt-convert = Co przemieniasz?
prompt-convert-from = Który klejnot oddajesz?
prompt-convert-colour = Jaki kolor chcesz?
prompt-convert-second = Który drugi klejnot oddajesz?
prompt-fly = Dokąd lecisz?
prompt-switch = { prompt-switch.ask } ({ prompt-switch.aside })
    .ask = Które kości zamieniasz miejscami?
    .aside = do wyboru: { $left ->
        [1] 1
       *[other] { $left }, w kolejności { good-emerald } → { good-gold }
    }
prompt-hack = { prompt-hack.ask } ({ prompt-hack.aside })
    .ask = Którą kość ustawiasz?
    .aside = zostało: { $left ->
        [1] 1
       *[other] { $left }, w kolejności { good-emerald } → { good-gold }
    }
prompt-hack-value = Jaka wartość kości { FORM($good, "gen") }?
prompt-broker = { prompt-broker.ask } ({ prompt-broker.aside })
    .ask = Którą kość przesuwasz o 1?
    .aside = zostało: { $left }
prompt-reroll = { prompt-reroll.ask } ({ prompt-reroll.aside })
    .ask = Które kości przerzucasz?
    .aside = do wyboru: { $left ->
        [1] 1
       *[other] { $left }, w kolejności { good-emerald } → { good-gold }
    }
prompt-windfall = { prompt-windfall.ask } ({ prompt-windfall.aside })
    .ask = Który klejnot?
    .aside = zostało: { $left }
prompt-taking = { prompt-taking.ask } ({ prompt-taking.aside })
    .ask = Którą jednostkę bierzesz?
    .aside = jeszcze maks. { $left }
prompt-fee = Kapitan portu: którą jednostkę bierzesz od gracza { $seat }?
prompt-drop = { prompt-drop.ask } ({ prompt-drop.aside })
    .ask = Zrzut: którą jednostkę wyrzucasz?
    .aside = zostało: { $left }
prompt-excess = Twój statek jest przeładowany: wyrzuć { COUNT($units, "unit", case: "acc") }
prompt-over = Gra skończona.
when = runda { $round }

## Warnings

warning-excess = przeładowanie: { COUNT($units, "unit") } { $units ->
    [one] przepadnie
    [few] przepadną
    [many] przepadnie
   *[other] przepadnie
} w kosmosie

## Rejections

clause-GT-TURN-03 = najpierw dokończ rozpoczętą akcję; turę możesz zakończyć między akcjami: { $phase }
clause-GT-TURN-03-menu = żadna akcja nie trwa: wybierz akcję albo zakończ turę
clause-GT-TURN-06 = nie możesz tego teraz zrobić: { $phase }
clause-GT-TURN-07 = to nic by nie zmieniło albo zostawiło akcję niedokończoną: { $phase }
clause-GT-MOVE-02 = z doku można tylko wylecieć w kosmos
clause-GT-MOVE-04 = wszystkie doki są zajęte: { $place }
clause-GT-MOVE-04-dock = { $place } jest zajęty
clause-GT-CARGO-01 = ładunek ładuje się i magazynuje w swojej bazie
clause-GT-CARGO-04 = w jednej akcji każdy towar idzie tylko w jedną stronę
clause-GT-CAP-03 = twój statek jest przeładowany: wyrzuć coś, co jest na pokładzie
clause-GT-CAP-05 = nie można wyrzucać ładunku, kiedy się chce: { $phase }
clause-GT-MINE-01 = możesz wydobywać tylko klejnot planety, przy której dokujesz
clause-GT-MINE-05 = bank nie ma już klejnotów tej planety
clause-GT-SALV-01 = zbierać może tylko statek w kosmosie
clause-GT-SALV-03 = w kosmosie nie ma { FORM($good, "many") }
clause-GT-DICE-04 = kość { FORM($good, "gen") } pokazuje { $shows }; ma wartości od 1 do { $sides }
clause-GT-DICE-05 = Handlarze nie mogą ruszyć kości złota
clause-GT-DICE-07 = w tej grze kość ze środka zostaje na miejscu
clause-GT-DICE-08 = wybierz różne kości, w kolejności z listy
clause-GT-TRADE-01 = handlować można tylko w doku giełdy
clause-GT-TRADE-05 = ten dok nie styka się z kością { FORM($good, "gen") }, tylko z: { JOIN($dice, ", ") }
clause-GT-TRADE-05-same = do wymiany potrzeba dwóch różnych kości
clause-GT-TRADE-06 = to kosztuje { COUNT($units, $good) }, a masz na pokładzie { $have }
clause-GT-TRADE-11 = w tej grze nie kupuje się złomu na giełdzie
clause-GT-TRADE-12 = nie ma { FORM($good, "many") } do wzięcia
clause-GT-MISS-01 = misje wypełnia się w centrum misji
clause-GT-MISS-02 = potrzebujesz na pokładzie: { JOIN($need, " + ") }
clause-GT-MISS-05 = bank nie ma złota na nagrodę
clause-GT-MISS-07 = ten stos jest pusty
clause-GT-BUY-03 = cena, z magazynu: { JOIN($cost, " + ") }
clause-GT-BUY-03-rest = zapłać resztę klejnotami z magazynu
clause-GT-BUY-06 = to pole jest puste, talia też
clause-GT-BUY-09 = masz już sześć kart tego rodzaju: { $type }
clause-GT-CREW-05 = nie masz Sabotażysty
clause-GT-CREW-06 = nie masz Przekupnia
clause-GT-SAB-02 = ten statek jest już w kosmosie
clause-GT-MONG-01 = oba statki muszą być w kosmosie
clause-GT-MONG-03 = wymieniaj po jednej jednostce: najpierw daj, potem weź
clause-GT-MONG-05 = oba statki muszą mieć ładunek, i to nie tylko ten sam towar
clause-GT-MONG-06 = wymieniać można tylko to, co było na pokładzie na początku wymiany, i tylko na inny towar
clause-GT-SHAPE-01 = Zmiennokształtnych ogłasza się na początku tury, w kolejności rodzajów: { $phase }
clause-GT-SHAPE-05 = byłoby więcej niż sześć kart tego rodzaju: { $role }
clause-GT-OFF-01 = nie masz tego Oficera
clause-GT-OFF-02 = Kwatermistrz działa tylko w kosmosie
clause-GT-OFF-03 = nie masz czego tak przemienić
clause-GT-OFF-05 = tak można przemienić tylko klejnot, na inny kolor
clause-GT-OFF-06 = bank tego nie ma
clause-GT-OFF-09 = wszystkie doki są zajęte: { $place }
clause-GT-OFF-09-dock = { $place } jest zajęty
clause-GT-OFF-10 = Giełdziarz działa tylko na giełdzie
clause-GT-OFF-12 = musisz pobrać opłatę z ładunku na pokładzie
clause-GT-BOOST-01 = nie masz tego Wzmocnienia
clause-GT-BOOST-05 = teraz nic by to nie zmieniło
clause-GT-BOOST-PAYDIRT = kartę Żyła złota zagrywa się na planecie
clause-GT-BOOST-HACKER = najpierw wybierz kość, potem jej wartość
clause-GT-BOOST-JETTISON = wyrzuć coś, co jest na pokładzie
clause-GT-BOOST-WINDFALL = wybierz klejnot, który ma bank
clause-GT-BOOST-PAYDAY = kartę Dzień wypłaty zagrywa się w kosmosie
clause-GT-BOOST-BIGTAKE = oba statki muszą być w kosmosie, a drugi musi to mieć na pokładzie
clause-GT-BOOST-SWAP = oba statki muszą być w kosmosie, a twój musi mieć coś na pokładzie
clause-GT-BANK-01 = w banku skończył się ten klejnot
clause-GT-BD-04 = działa Zamrożenie: możesz tylko wydobywać, zbierać, handlować albo zakończyć turę
clause-GT-BD-12 = ten klejnot zmienił już kolor
clause-GT-BD-13 = Makler przesuwa dwie różne kości
clause-GT-BD-19 = tylko Wymiana pozwala nie brać nic w zamian
clause-GT-END-01 = gra skończona: całe złoto jest w magazynach
clause-GT-END-04 = gra skończona: kończy się po rundzie 60

## The page: stages of a turn, groups of actions and their short names

stage-begin = Początek
stage-choose = Wybór
stage-act = Działanie
stage-end = Koniec

group-boosts = Wzmocnienia
group-buy = Kup
group-choose-a-die = Wybierz kość
group-convert = Przemień
group-crew-and-officers = Załoga i Oficerowie
group-deal-with = Wymień się z
group-drive-into-space = Wypchnij w kosmos
group-drop = Wyrzuć
group-finish = Zakończ
group-fly-to = Leć
group-give = Daj
group-go-to = Leć
group-load = Załaduj
group-mine = Wydobądź
group-missions = Misje
group-move-a-die = Przesuń kość
group-pay = Zapłać
group-pick-up = Zbierz
group-set-it-to = Ustaw na
group-shapeshifter = Zmiennokształtny
group-stop = Dość
group-store = Zmagazynuj
group-take = Weź
group-trade = Handluj
group-work = Praca

name-buy = Karta { $slot }
name-cargo = Ładunek
name-declare = { $role }
name-die = { $good }
name-done = Gotowe
name-end = Zakończ turę
name-give = { $good }
name-give-store = Zmagazynuj { FORM($good, "one") }
name-go = { $place }
name-mine = Wydobądź
name-mission = { $pile-id ->
    [low] Łatwa
   *[high] Trudna
} misja
name-monger = Przekupień
name-sabotage = Sabotaż
name-salvage = Zbierz
name-take = { $good }
name-take-load = Załaduj { FORM($good, "one") }
name-trade = Handluj
name-unload = Zmagazynuj wszystko
name-use = { $active }

## The page: what its figures mean, and what each card does

board-crew-count = { COUNT($units, $crew) }
figure-dockworker = Przewozi 2 jednostki więcej.
figure-miner = Wydobywa 1 klejnot więcej.
figure-scavenger = Zbiera 1 jednostkę więcej.
figure-trader = 1 krok więcej w handlu: wymiana albo przesunięcie kości o 1.
figure-saboteur = Akcja: wypchnij w kosmos po jednym zadokowanym statku na każdego Sabotażystę.
figure-monger = Akcja: wymień ze statkiem w kosmosie 2 jednostki na każdego Przekupnia.
figure-shapeshifter = W każdej turze działa jako Załoga, którą wskażesz.
figure-quartermaster = Akcja, w kosmosie: zmagazynuj do 4 jednostek.
figure-alchemist = Akcja: zmień kolor klejnotów albo przemień 2 klejnoty lub 3 złomu w złoto.
figure-engineer = Akcja: leć dokądkolwiek, tylko nie do bazy przeciwnika.
figure-marketeer = Akcja, na giełdzie: zamień dwie kości miejscami, potem handluj.
figure-port-captain = Każdy statek, który dokuje na giełdzie lub w centrum misji, daje ci 1 jednostkę.
figure-pay-dirt = Wydobądź tyle, ile uniesie twój statek.
figure-hacker = Ustaw dwie kości; na początku twojej następnej tury obie pokażą 1.
figure-freeze = Do twojej następnej tury pozostali mogą tylko wydobywać, zbierać i handlować.
figure-jettison = Każdy przeciwnik wyrzuca 4 jednostki.
figure-windfall = Zmagazynuj 3 klejnoty z banku.
figure-offload = Zmagazynuj cały ładunek, gdziekolwiek jesteś.
figure-teleport = Leć dokądkolwiek, tylko nie do bazy przeciwnika.
figure-consignment = Przewoź 12 jednostek do najbliższego rozładunku.
figure-payday = W kosmosie: zbierz tyle, ile uniesie twój statek.
figure-alchemy = Raz przemień ładunek, tak jak Alchemik.
figure-manipulate = Zamień dwie kości miejscami.
figure-broker = Przesuń dwie kości, każdą o 1.
figure-cyberpunk = Przerzuć trzy kości.
figure-storm = Każdy statek w kosmosie wyrzuca swój ładunek.
figure-ballast = Weź na pokład 6 jednostek z kosmosu.
figure-cash-flow = Przesuń kość złota o 2.
figure-big-take = W kosmosie: weź do 4 jednostek z innego statku w kosmosie.
figure-swap = W kosmosie: daj innemu statkowi jednostki i weź tyle samo w zamian.
figure-actions = Dwie akcje na turę; Wzmocnienia nic nie kosztują.
figure-capacity = 2 na każdego Dokera, najwyżej za 6 z nich; 12 z Wielkim frachtem.
figure-mine = 1 klejnot na każdego Górnika.
figure-salvage = 1 jednostka na każdego Zbieracza.
figure-steps = 1 wymiana albo krok kości na każdego Handlarza.
figure-sabotage = 1 statek na każdego Sabotażystę.
figure-barter = 2 jednostki w każdą stronę na każdego Przekupnia.
figure-trade = Zapłać tyle jednego towaru, ile pokazuje jego kość; weź tyle drugiego, ile pokazuje jego kość.
figure-touches = Dok styka się z dwiema kośćmi pierścienia i z tą w środku.
figure-die = Handlarze przesuwają kości sześcienne o 1; kość złota ruszają tylko karty.
figure-bank = Wszystko, czego nie ma na statkach, w magazynach ani w kosmosie.
figure-space = Tu zaczyna cały złom i tu trafia wyrzucony ładunek.
figure-cost = Płaci się z magazynu, nigdy ładunkiem.
figure-mission = Dostarcz ładunek za złoto na pokład i punkty na koniec.
figure-docks = Ile statków może dokować przy planecie lub w centrum misji.
figure-gold = 1 punkt za każde złoto w magazynie.
figure-cards = Punkty za kupioną Załogę i Oficerów.
figure-missions = Punkty za wypełnione misje.
figure-score = Złoto w magazynie, Załoga i Oficerowie, misje.
figure-round = Gra kończy się, gdy całe złoto jest w magazynach, albo po rundzie 60.

## The terminal: the board in colour

board-round = Runda { $round } z najwyżej { $rounds }
board-bank = bank
board-space = kosmos
board-exchange = Giełda
board-centre = środek, pierścień
board-docks = Doki
board-missions = Misje
board-deck = Talia: { COUNT($cards, "card") }
board-below = ({ $below } pod spodem)
board-vp = { $points } PZ
board-costs = Koszt: { JOIN($cost, " + ") }
board-ship = Statek
board-place = Miejsce
board-aboard = Pokład
board-storage = Magazyn
board-crew = Załoga
board-points = PZ
board-cards = Karty
board-any = dowolny klejnot
board-holds = { $number } ma: { JOIN($cards, ", ") }
board-freezing = zamraża
board-consigned = z frachtem

## The terminal: the board in sentences

board-nothing = nic
board-dice = Runda { $round } z najwyżej { $rounds }. Kości: { JOIN($dice, ", ") }.
board-ring = Giełda: { JOIN($docks, ", ") }; w środku { $good }.
board-dock = dok { $name }: { $good } i { $good-next }
board-supplies = Bank: { JOIN($bank, ", ") }. Kosmos: { JOIN($space, ", ") }.
board-market = Rynek: { JOIN($cards, "; ") }.
board-market-empty = Rynek: pusty.
board-market-card = { $number } { $type } za { JOIN($cost, ", ") }, { $points } PZ
board-offers = Misje: { JOIN($missions, "; ") }.
board-offers-none = Misje: brak.
board-offer = { $pile }: { JOIN($need, ", ") } za { COUNT($gold, "gold") }, { $points } PZ
board-player = { $seat }: { $place }, na pokładzie { JOIN($cargo, ", ") } (ładowność { $capacity }), w magazynie { JOIN($storage, ", ") }, załoga { JOIN($crew, ", ") }, { JOIN($cards, ", ") }, { $points } PZ.
board-no-cards = bez kart
board-result = { $seat }: { COUNT($points, "point") } ({ $gold } za złoto, { $cards } za karty, { $missions } za misje)

## Actions that are chosen in advance, without their words

verb-down = Obniż kość
verb-give-store = Zmagazynuj
verb-keep = Nie bierz nic w zamian
verb-take = Weź
verb-up = Podwyższ kość
verb-use = Użyj Oficera

## The board in the browser

client-of-any-colour = dowolnego koloru
client-go-to = Leć
client-missions = Misje
client-buy = Kup
client-buy-type = Kup: { $type }
client-crew-officers-boosts = Załoga, Oficerowie, Wzmocnienia
client-tap-highlighted-place-go-there = Dotknij podświetlonego miejsca, by tam polecieć.
client-buy-for = Kup kartę { $name } za { $units }
client-play = Zagraj: { $name }
client-use = Użyj: { $name }
client-price-of = Cena: { $name }
client-points-for = Punkty: { $name }
client-end-game = { $vp } na koniec gry
client-vp = PZ
client-card = { COUNT($cards, "card") }
client-short = brakuje
client-unload-everything = Zmagazynuj wszystko
client-load-and-unload = Załadunek i rozładunek
client-storage = Magazyn
client-your-crew = Twoja Załoga
client-crew-of = Załoga gracza { $name }
client-combined-abilities = łączne zdolności
client-declared-for-this-turn = ogłoszono na tę turę
client-declared-when-your-turn-begins = ogłasza się na początku tury
client-touching = { $place }, styka się z: { $dice }
client-die-showing = Kość: { $title }, pokazuje { $shows }
client-exchange-die = Kość: { $title }
client-hacked-until = { $die }; zhakowana: wróci do 1 na początku następnej tury hakera
client-hacked = zhakowana
client-your-turn-left = Twoja tura, jeszcze { $actions }
client-turn-of-left = Tura gracza { $name }, jeszcze { $actions }
client-aboard = na pokładzie
client-adrift = w kosmosie
client-in-the-bank = w banku
client-round = Runda
client-round-of-up-to = Runda { $round } z najwyżej { $rounds }
client-actions-left = Pozostałe akcje
client-last-round = Ostatnia runda
client-gold-to-go = Złoto, którego brakuje w magazynach
client-gold-missing = szt. złota do końca
client-gold = Złoto: { $sum }
client-freeze = Zamrożenie
client-empty = pusto
client-aboard-title = Na pokładzie
client-stored = W magazynie
client-nothing = nic
client-officer = Oficer
client-boost = Wzmocnienie
client-homes = Bazy
client-go-home = Wróć do bazy
client-your-home-base = Twoja baza
client-home-base-of = Baza gracza { $name }
client-capacity = Ładowność
client-stored-at-home = W magazynie bazy
client-nothing-stored = magazyn pusty
client-bank = Bank
client-market = Rynek
client-the-market = Rynek
client-cards-in-the-deck = { COUNT($deck, "card") } w talii
client-deck-paid-from-storage = { $deck } w talii; płaci się z magazynu
client-you-can-afford = ; stać cię na { $affordable }
client-you-cant-afford-any = ; na żadną cię nie stać
client-deliver-cargo-gold-mission-center = Dostarcz ładunek do centrum misji w zamian za złoto
client-mission-vp = { $vp } PZ
client-none-left = nie ma więcej
client-go-to-the-mission-center = Leć do centrum misji
client-mine-on = Wydobądź: { $place }
client-go-to-planet = Leć: { $place }
client-planets-in-the-bank = W banku: { $goods }
client-left-mine-trade = jeszcze { $bank } do wydobycia lub wymiany
client-bank-count = bank: { $bank }
client-your-ship = Twój statek
client-ship-at = { $name }: { $place }, { $total } na pokładzie
client-space = Kosmos
client-adrift-in-space = Dryfuje w kosmosie
client-units-adrift = dryfuje: { $adrift }
client-salvage-one = Zbierz 1 z { $space }: { $title }
client-fly-into-space = Wyleć w kosmos
client-nothing-adrift = nic nie dryfuje
client-die-of = Kość { $step } z { $steps }
client-step-of = Krok { $step } z { $steps }
client-ship-of = Statek { $step } z { $steps }
client-unit-of = Jednostka { $step } z { $steps }
client-trade = Handluj
client-trading = Handel
client-trade-at-your-dock = Handluj w swoim doku
client-move-a-die = Przesuń kość
client-moving-dice = Przesuwanie kości
client-or-move-a-die-by-one = Albo przesuń kość o 1
client-move-a-die-by-one = Przesuń kość o 1
client-lower-die-to = Obniż kość ({ $title }) do { $shows }
client-raise-die-to = Podwyższ kość ({ $title }) do { $shows }
client-stop-trading = Zakończ handel
client-crew = Załoga
client-ability-carry = ładowność
client-ability-mine = wydobycie
client-ability-salvage = zbieranie
client-ability-trade = handel
client-ability-sabotage = sabotaż
client-ability-swap = wymiana
client-consignment-until-you-next-unload = Wielki fracht: { $figure } do najbliższego rozładunku
client-mission-gold-all-bank-left = Misja: { $need } za { COUNT($pay, "gold") } (bank nie ma więcej) i { $vp } PZ; w stosie jeszcze { $below }
client-mission-gold-vp-more-pile = Misja: { $need } za { COUNT($pay, "gold") } i { $vp } PZ; w stosie jeszcze { $below }
client-gold-cards-missions = złoto { $gold } + karty { $cards } + misje { $missions }
client-shows-trade-costs-brings = pokazuje { $shows }: wymiana kosztuje lub daje { $shows } × { $title }
client-stored-aboard-adrift-bank-all = { $reduce } w magazynach, { $aboard } na pokładzie, { $adrift } w kosmosie, { $bank } w banku: razem { $gold }

## What others did since one's last turn

client-deed-moved = leci { FORM($place, "to") }
client-deed-mined = wydobywa { COUNT($units, $good) }
client-deed-salvaged = zbiera { COUNT($units, $good) }
client-deed-stored = magazynuje { COUNT($units, $good) }
client-deed-traded = z wymiany: { COUNT($units, $good) }
client-deed-took = zabiera graczowi { $seat-whom } { COUNT($units, $good) }
client-deed-delivered = realizuje { $units ->
    [one] misję
    [few] { $units } misje
    [many] { $units } misji
   *[other] { $units } misji
}
client-deed-bought = kupuje kartę { $type }
client-load-everything = Załaduj wszystko
client-move-units = Zatwierdź ({ $units })
client-mine-units = Wydobądź { $units } × { $good }
client-salvage-everything = Zbierz wszystko, co dryfuje: { $units }
client-mine-twice = Wydobywaj obiema akcjami
client-salvage-which = Zbierz jedną sztukę
client-go-through-space = Przez kosmos, obiema akcjami
client-deed-played = zagrywa kartę { $boost }
