### Dice Traders auf Deutsch.
### Größen haben `.nom`, `.acc` und `.dat` (der kleine Planet, einen kleinen Planeten, zum kleinen Planeten) und für den
### Anfang einer Zeile `.title` und `.start` (Kleiner Planet, Kleinen Planeten erkunden).

## The game

game-intro = Du fliegst ein kleines Handelsschiff von Planet zu Planet, kaufst Waren, wo es viele gibt, und verkaufst sie, wo sie selten sind. Würfel entscheiden, was jeder Planet bietet, und du entscheidest, welche Würfel du behältst. Tage sind dein knappster Vorrat: Alle haben gleich viele, und wer am reichsten ist, wenn sie verbraucht sind, gewinnt.

ending-all-days-spent = alle Tage verbraucht
ending-some-players-retired-early = einige sind vorzeitig ausgeschieden
ending-all-players-retired-early = alle sind vorzeitig ausgeschieden
charted = Geld
decided-shared = Die Reichsten haben gleich viel Geld und teilen sich den Sieg.

set-house = Hausset
    .about = Sechs Waren auf fünf gleichen Würfeln. Je mehr Würfel eine Ware zeigen, desto billiger ist sie: 2 cr weniger je weiterem Würfel.

## Options

option-limit = Frist
    .about = Wie viele Tage jeder zur Verfügung hat.
option-limit-short = Kurz
option-limit-normal = Normal
option-free = Freies Kaufen und Verkaufen
    .about = Beliebige Waren gemischt, auch mit Ladung an Bord.
option-bay = Frachtraum ausbauen
    .about = Beginne mit weniger Platz und kaufe welchen dazu.

## Things

good-robots = Roboter
good-food = Nahrung
good-ore = Erz
good-medicine = Medizin
good-fuel = Treibstoff
good-luxuries = Luxuswaren
    .one = Luxusware

size-small = Klein
    .nom = kleine
    .title = Kleiner
    .start = Kleinen
    .acc = kleinen
    .dat = kleinen
size-medium = Mittel
    .nom = mittlere
    .title = Mittlerer
    .start = Mittleren
    .acc = mittleren
    .dat = mittleren
size-big = Groß
    .nom = große
    .title = Großer
    .start = Großen
    .acc = großen
    .dat = großen

phase-travel = du wählst dein Reiseziel
phase-lock = du würfelst
phase-sell = du verkaufst
phase-expand = du bist beim Frachtraum: vergrößere ihn, oder mach weiter
phase-buy = du kaufst
phase-over = das Spiel ist zu Ende

noun-credit = Credit
    .other = Credits

## Parts of sentences

amount = { COUNT($units, $good) }

## Labels

action-retire = Ausscheiden: { action-retire.detail }
    .detail = { COUNT($days, "day") } aufgeben
action-explore = { FORM($size, "start") } Planeten erkunden: { COUNT($days, "day") }, { $count } Würfel
action-follow = { $seat } zum { FORM($size, "dat") } Planeten folgen: { COUNT($days, "day") } ({ TALLY($good) })
action-lock = { TALLY($good) } behalten; { $rest ->
    [0] nicht weiter würfeln
    [1] den anderen neu würfeln
   *[other] { $rest } neu würfeln
}
action-done = Zug beenden
action-done-unbought = Zug beenden: { action-done-unbought.detail }
    .detail = nichts kaufen
action-done-sale = Verkauf abschließen
action-done-unsold = Nichts verkaufen
action-done-bay = Frachtraum lassen, wie er ist
action-sell = Die ganze Ladung verkaufen, 1 Tag: { action-sell.detail }
    .detail = { JOIN($sales, "; ") }
action-sell-nothing = Die ganze Ladung verkaufen
sale = { COUNT($units, $good) } zu { $price } = { $gain } cr
sale-illegal = { COUNT($units, $good) }, hier illegal: { $gain } cr oder nichts (Polizei 1 von 3)
action-offer = { COUNT(1, $good) } anbieten (bezahlt: { $cost }): { $gain } cr
action-offer-illegal = { COUNT(1, $good) } anbieten (bezahlt: { $cost }): hier illegal, { $gain } cr oder nichts (Polizei 1 von 3)
action-buy = { COUNT(1, $good) } für { $price } cr kaufen (noch { $left }{ $first ->
    [true] ; Kaufen dauert 1 Tag
   *[false] {""}
})
action-buy-unpriced = { COUNT(1, $good) } kaufen
action-expand = Frachtraum von { $room } auf { $enlarged } vergrößern für { $cost } cr und 1 Tag

## The log

event-turn = { $seat } ist am Zug (Tag { $day }).
event-explored = { $seat } erkundet einen { FORM($size, "acc") } Planeten ({ COUNT($days, "day") }).
event-followed = { $seat } folgt { $seat-whom } zum { FORM($size, "dat") } Planeten ({ COUNT($days, "day") }).
event-rolled = { $seat } würfelt { TALLY($good) }.
event-locked = { $seat } behält { TALLY($good) }.
event-settled = Der { FORM($size, "nom") } Planet bietet { JOIN($offers, "; ") }.
offer = { COUNT($units, $good) } zu { $price }
event-sold = { $seat } verkauft { COUNT($units, $good) } zu { $price }: +{ $gain } cr.
event-offered = { $seat } bietet { COUNT($units, $good) } unter der Hand an.
event-police = Der Polizeiwürfel zeigt die Polizei.
event-police-blank = Der Polizeiwürfel bleibt leer: Niemand sieht hin.
event-smuggled = { $seat } schmuggelt { COUNT($units, "unit") }: +{ $gain } cr.
event-confiscated = Die Polizei findet auch { COUNT($units, $good) }, was { $seat } nicht angeboten hat.
event-seized = Die Polizei nimmt { $seat } { COUNT($units, "unit") } ab.
event-expanded = { $seat } vergrößert den Frachtraum auf { $room } für { $cost } cr.
event-bought = { $seat } kauft { COUNT(1, $good) } für { $price } cr.
event-retired = { $seat } scheidet aus und gibt { COUNT($days, "day") } auf.
event-over = Das Spiel ist zu Ende. { $seat } gewinnt mit { $credits } cr.
event-over-shared = Das Spiel ist zu Ende. { $seat } teilen sich den Sieg mit je { $credits } cr.
event-over-alone = Das Spiel ist zu Ende. { $seat } endet mit { $credits } cr.

## Prompts

prompt-travel = { prompt-travel.ask } ({ prompt-travel.aside })
    .ask = Reise: wohin?
    .aside = { $credits } cr, noch { COUNT($days, "day") }
prompt-lock = { prompt-lock.ask } ({ prompt-lock.aside })
    .ask = Wurf { $roll } von { $rolls }: behalte mindestens einen Würfel
    .aside = noch { COUNT($left, "roll") }
prompt-sell = { prompt-sell.ask } ({ prompt-sell.aside })
    .ask = Verkauf: dauert insgesamt 1 Tag
    .aside = { $credits } cr, noch { COUNT($days, "day") }
prompt-expand = { prompt-expand.ask } ({ prompt-expand.aside })
    .ask = Frachtraum: Platz für { $room }
    .aside = { $credits } cr, noch { COUNT($days, "day") }
prompt-buy = { prompt-buy.ask } ({ prompt-buy.aside })
    .ask = Kauf: { $first ->
        [true] dauert insgesamt 1 Tag, Platz
       *[false] Platz
    } für { $room }
    .aside = { $credits } cr, noch { COUNT($days, "day") }
prompt-over = Das Spiel ist zu Ende.
when = Tag { $day }

## Warnings

warning-retire = du gibst { COUNT($days, "day") } auf und endest mit { $credits } cr

## Rejections

clause-DT-TURN-01 = nicht in diesem Teil des Zugs: { $phase }
clause-DT-TURN-02 = dein erster Zug findet dort statt, wo du bist; gereist wird ab dem zweiten
clause-DT-TURN-03 = ein Zug beginnt mit der Reise; wähle einen Planeten oder scheide aus
clause-DT-TURN-05 = verkauft wird vor dem Kaufen: { $phase }
clause-DT-FOLLOW-01 = noch hat niemand einen Planeten besucht
clause-DT-FOLLOW-03 = folgen kannst du nur vor dem ersten Wurf: { $phase }
clause-DT-FOLLOW-07 = du warst selbst zuletzt dort
clause-DT-FOLLOW-08 = dein erster Zug findet dort statt, wo du bist; du kannst niemandem folgen
clause-DT-TRAVEL-03 = die Reise dauert { COUNT($need, "day") }, und du hast noch { COUNT($days, "day") }
clause-DT-ROLL-01 = dieser Planet hat nur { $count } Würfel
clause-DT-ROLL-02 = einer dieser Würfel liegt schon fest
clause-DT-ROLL-02-none = behalte mindestens einen Würfel
clause-DT-ROLL-09 = Würfel mit derselben Ware sind austauschbar; behalte stattdessen { $dice }
clause-DT-PRICE-01 = kein Würfel zeigt hier { $good }
clause-DT-PRICE-01-sold-out = du hast alles gekauft, was es hier gibt ({ $good })
clause-DT-SELL-01 = du hast keine Ladung
clause-DT-SELL-01-lot = du hast nichts dieser Art an Bord: { $good } zu { $price }
clause-DT-SELL-02 = in diesem Spiel verkaufst du die ganze Ladung oder nichts
clause-DT-SELL-04 = diese Ladung hast du auf diesem Planeten gekauft
clause-DT-SELL-05 = du hast in diesem Zug schon verkauft
clause-DT-SELL-06 = Verkaufen dauert einen Tag, und du hast keinen mehr
clause-DT-BUY-02 = du kannst nur mit leerem Laderaum kaufen
clause-DT-BUY-03 = du kannst je Zug nur eine Warenart kaufen, und du hast eine andere gekauft
clause-DT-BUY-04 = eine Einheit kostet { $price } cr, und du hast { $credits } cr
clause-DT-BUY-05 = dein Schiff fasst { COUNT($room, "unit") } und ist voll
clause-DT-BUY-08 = Kaufen dauert einen Tag, und du hast keinen mehr
clause-DT-END-01 = das Spiel ist zu Ende
clause-DT-END-03 = ausscheiden kannst du nur zu Beginn deines Zugs: { $phase }
clause-DT-FREE-03 = in diesem Spiel werden Waren einzeln verkauft
clause-DT-BAY-02 = ein Platz mehr kostet { $cost } cr und 1 Tag; du hast { $credits } cr und noch { COUNT($days, "day") }
clause-DT-BAY-02-off = dieses Spiel wird ohne die Frachtraum-Option gespielt
clause-DT-BAY-02-once = den Frachtraum kannst du nur einmal je Zug vergrößern
clause-DT-BAY-03 = den Frachtraum kannst du nur zwischen Verkaufen und Kaufen vergrößern: { $phase }
clause-DT-BAY-04 = ohne freien Handel wächst ein Frachtraum nie über 5
clause-DT-BAY-06 = dein Schiff fasst { COUNT($room, "unit") } und ist voll
clause-DT-COMBO-02 = ein Frachtraum wächst nie über 9

## The page: stages of a turn, groups of actions and their short names

stage-travel = Reise
stage-dice = Würfel
stage-sell = Verkauf
stage-bay = Frachtraum
stage-buy = Kauf

group-explore = Erkunden
group-follow-or-retire = Folgen oder ausscheiden
group-keep = Behalten
group-sell = Verkauf
group-cargo-bay = Frachtraum
group-buy = Kaufen
group-finish = Beenden

name-explore = { FORM($size, "title") } Planet
name-follow = Folgen
name-retire = Ausscheiden
name-sell = Alles verkaufen
name-expand = Frachtraum vergrößern
name-buy = { $good }
name-done-sell = Nichts verkaufen
name-done-expand = So lassen
name-done-buy = Zug beenden

## The page: what its figures mean

figure-price = Der Preis einer Ware hängt davon ab, wie viele Würfel des Planeten sie zeigen.
figure-illegal = Kein Würfel zeigt sie: Sie bringt das Doppelte des Kaufpreises, oder die Polizei beschlagnahmt sie.
figure-police = Der Polizeiwürfel hat 2 Seiten mit Polizei und 4 leere.
figure-stock = Eine Einheit für jeden Würfel, der die Ware zeigt.
figure-small = 1 Tag, 3 Würfel
figure-medium = 2 Tage, 4 Würfel
figure-big = 3 Tage, 5 Würfel
figure-explore = 1 Tag zu einem kleinen Planeten, 2 zu einem mittleren, 3 zu einem großen.
figure-dice = 3 Würfel für einen kleinen Planeten, 4 für einen mittleren, 5 für einen großen.
figure-follow = 1 Tag mehr als das Erkunden eines Planeten dieser Größe.
figure-rolls = Höchstens drei Würfe, jeder mit weniger Würfeln als der vorige.
figure-kept = Ein behaltener Würfel bleibt liegen; von den eben gewürfelten behältst du mindestens einen.
figure-days = Wer die wenigsten Tage verbraucht hat, ist als Nächstes dran.
figure-again = Wer weniger Tage verbraucht hat als alle anderen, ist noch einmal dran.
figure-limit = Niemand kann mehr Tage verbrauchen, als die Frist erlaubt.
figure-score = Wer die meisten Credits hat, gewinnt; Waren an Bord zählen nichts.
figure-sale = Eine Ware, die hier Würfel zeigen, bringt ihren Preis; Verkaufen dauert insgesamt 1 Tag.
figure-paid = Was jede Einheit gekostet hat; wo sie illegal ist, bringt sie das Doppelte.
figure-retired = Ausgeschieden: Die übrigen Tage sind aufgegeben.
figure-room = Einheiten, für die dein Laderaum Platz hat.
figure-bay = 1 Platz mehr kostet 1 Tag und 5 Credits für jeden Platz, den es schon gibt.

## The terminal: the board in colour

board-ship = Schiff
board-calendar = Kalender
board-day = Tag
board-credits = Credits
board-room = Platz
board-cargo = Ladung (bezahlt)
board-retired = ausgeschieden
board-cr = { $credits } cr
board-lot = { COUNT($units, $good) }, gekauft zu { $price }
board-empty = leer
board-no-planet = Noch kein Planet.
board-planet = { FORM($size, "title") } Planet { $number }, besucht von { $seat }
board-planet-last = { FORM($size, "title") } Planet { $number }, zuletzt besucht von { $seat }
board-kept = behalten
board-kept-goods = { TALLY($good) } behalten
board-good = Ware
board-offer = Angebot
board-price = Preis
board-prices = Eine Einheit kostet { JOIN($prices, ", ") } cr, wo 1, 2, 3, 4, 5 Würfel sie zeigen
board-illegal = Hier illegal: { JOIN($good, ", ") } (das Doppelte des Kaufpreises oder nichts: Polizei 1 von 3)

## The terminal: the board in sentences

board-player = { $seat }: Tag { $day }, noch { COUNT($left, "day") }, { COUNT($credits, "credit") }, Platz für { $room }, Ladung: { JOIN($cargo, ", ") }.
board-player-retired = { $seat }: ausgeschieden, { COUNT($credits, "credit") }, Platz für { $room }, Ladung: { JOIN($cargo, ", ") }.
board-none = keine
board-market = { $planet }: { JOIN($offers, "; ") }.
board-dice = { $planet }: { JOIN($dice, ", ") }.
board-die = Würfel { $number } { $good }
board-die-kept = Würfel { $number } { $good } behalten
board-result = { $seat }: { COUNT($credits, "credit") }

## Actions that are chosen in advance, without their words

verb-offer = Eine Einheit anbieten

## The board in the browser

client-calendar-days = Kalender, { $limit } Tage
client-who-is-next = Wer als Nächstes dran ist
client-is-next-on-day = { $name } ist als Nächstes dran, Tag { $days }
client-next = Danach
client-spent = { $name }: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} verbraucht
client-you = du
client-day-limit = Frist
client-every-ship-has-days = Jedes Schiff hat { $limit } Tage.
client-day-of = Tag { $days } von { $limit }
client-next-is = Danach: { $who }
client-next-again = Danach: noch einmal { $who }
client-next-day = Danach: { $who }, Tag { $days }
client-planet-of-size = Planet: { $size }
client-planet-of-this-game = Planet { $planet } dieses Spiels
client-planet-dice = { $size }, { $dice } Würfel
client-destinations = Ziele
client-last-planet-of = Letzter Planet von { $name } · { $name2 }
client-to-follow = zu folgen
client-days-to-explore = Tage zum Erkunden
client-exploring = Erkunden
client-explore-or-follow = { $exploring } würfelt neu; { $following } nutzt die Würfel, die schon liegen.
client-days-to-follow = Tage zum Folgen
client-following = Folgen
client-your-hold = Dein Laderaum
client-hold-of = Laderaum von { $name }
client-each-cr = { $dice } → je { $each }; { $units } × { $each } = { $all } cr
client-no-die-shows-each-paid = Kein Würfel zeigt { $name }: je { $each } (bezahlt { $paid }) oder beschlagnahmt; { $units } × { $each } = { $all } cr
client-room-in-the-hold = Platz im Laderaum
client-of-units = { $load } von { $room } Einheiten
client-of = { $load } von { $room }
client-offer-paid-each = { $goods } anbieten, bezahlt: je { $paid }
client-paid-each = { $goods }, bezahlt: je { $paid }
client-price-paid-for = Bezahlter Preis: { $name }
client-paid = für { $paid }
client-what-sells-for-there = Was dort { $name } bringt
client-what-sells-for-here = Was hier { $name } bringt
client-sells-for = bringt { $each }
client-or-confiscated = { $each } oder beschlagnahmt
client-nothing-aboard = Nichts an Bord.
client-enlarge-the-bay = Frachtraum vergrößern
client-free = { $room } frei
client-under-the-counter = Unter der Hand
client-unit-under-the-counter = { $contraband ->
    [one] { $contraband } Einheit unter der Hand
   *[other] { $contraband } Einheiten unter der Hand
}
client-contraband = { $contraband } für { $payoff } cr, wenn die Polizei dich nicht erwischt.
client-price-paid = je für { $paid }
client-retired = Ausgeschieden
client-days-spent = Verbrauchte Tage
client-of-days-spent = { $days } von { $limit } Tagen verbraucht
client-day = Tag { $days }
client-no-days-left = keine Tage mehr
client-and-next = als Nächstes
client-credits = { $change } cr
client-tap-dice-want-keep = Tippe die Würfel an, die du behältst.
client-selected = { $selected ->
    [one] { $goods } ist gewählt.
   *[other] { $goods } sind gewählt.
} { $rest ->
    [one] Der andere Würfel rollt noch einmal.
   *[other] Die anderen { $rest } rollen noch einmal.
}
client-all-selected-planet-keeps-these = Alle sind gewählt: Der Planet behält diese Würfel.
client-keep = { $rest ->
    [one] { $goods } behalten, den anderen würfeln
   *[other] { $goods } behalten, { $rest } würfeln
}
client-keep-stop-rolling = { $whole ->
    [true] Alle behalten, nicht mehr würfeln
   *[false] { $dice ->
        [1] Behalten, nicht mehr würfeln
        [2] Beide behalten, nicht mehr würfeln
       *[other] Alle { $dice } behalten, nicht mehr würfeln
    }
}
client-rolls-left = { $left ->
    [0] Kein Wurf mehr
    [one] Noch ein Wurf
   *[other] Noch { $left } Würfe
}
client-dice = Würfel
client-rolls = Würfe
client-this-is-roll = Das ist Wurf { $rolls }
client-roll-of = Wurf { $rolls } von { $rolls2 }
client-this-planet-has-dice = Dieser Planet hat { $dice } Würfel
client-settled = Ausgewürfelt
client-after-rolls = { $rolls ->
    [one] nach einem Wurf
   *[other] nach { $rolls } Würfen
}
client-the-planets-dice = Würfel des Planeten
client-dice-kept = behalten
client-picked-will-be-kept = gewählt, wird behalten
client-will-be-rolled = wird neu gewürfelt
client-dice-kept-title = Fest
client-dice-keep = Halten
client-dice-keep-question = Halten?
client-caught = Erwischt
client-nobodys-watching = Niemand sieht hin
client-price-for-dice = { $dice } → { $price } cr
client-buy = { $title } kaufen
client-price-in-credits = { $price } Credits
client-illegal-here = hier illegal
client-units-left = noch { $left }
client-units-aboard = { $aboard } an Bord
client-prices = Preise
client-prices-planet-can-follow = Preise auf dem Planeten, dem du folgen kannst
client-prices-by-number-of-dice = Preis nach Zahl der Würfel
client-same-for-buying-and-selling = gleich für Kauf und Verkauf
client-no-dice = kein Würfel
client-illegal-here-title = Hier illegal
client-illegal = Illegal
client-one-die = 1 Würfel
client-several-dice = { $number } Würfel
client-a-good = eine Ware
client-price-when = Preis, wenn gilt: { $dice }
client-police-die = Polizeiwürfel
client-aboard = an Bord
client-unsold-goods = Unverkaufte Waren
client-who-wins = Wer gewinnt
client-unsold-worth-nothing = Unverkauft, nichts wert
client-every-hold-is-empty = Alle Laderäume sind leer.
client-paid-sells = für { $paid } → { $each }
client-paid-or-confiscated = für { $paid } → { $each } oder beschlagnahmt
client-offer = { $goods } anbieten
client-not-sold-here = hier nicht zu haben
client-cr-each-available = je { $value } cr, { $number } verfügbar
client-from-cr-1-day = von { $room } auf { $enlarged } für { $cost } cr und 1 Tag
client-die-shows = { $number ->
    [one] { $number } Würfel zeigt { $what }
   *[other] { $number } Würfel zeigen { $what }
}

## What others did since one's last turn

client-deed-explored = einen { FORM($size, "acc") } Planeten erkundet
client-deed-followed = { $seat-whom } gefolgt
client-deed-sold = { COUNT($units, $good) } verkauft
client-deed-bought = { COUNT($units, $good) } gekauft
client-deed-smuggled = { COUNT($units, "unit") } geschmuggelt
client-deed-seized = { COUNT($units, "unit") } an die Polizei verloren
client-deed-expanded = Frachtraum auf { $room } vergrößert
client-units-cost = { $units ->
    [1] { $total } cr
   *[other] { $total } cr, je { $each }
}
client-sell-all-legal = Alles Legale verkaufen
client-sell-and-leave = Verkaufen, nichts kaufen
client-deed-retired = ausgeschieden
