### Dice Traders auf Deutsch.
### Größen haben `.nom`, `.acc` und `.dat` (der kleine Planet, einen kleinen Planeten, zum kleinen Planeten) und für den
### Anfang einer Zeile `.title` und `.start` (Kleiner Planet, Kleinen Planeten erkunden).

## The game

game-intro = Du fliegst ein kleines Handelsschiff von Planet zu Planet, kaufst Waren, wo es viele gibt, und verkaufst sie, wo sie selten sind. Würfel entscheiden, was jeder Planet bietet, und du entscheidest, welche Würfel du behältst. Tage sind dein knappster Vorrat: Alle haben gleich viele, und wer am reichsten ist, wenn sie verbraucht sind, gewinnt.

ending-all-days-spent = alle Tage verbraucht
ending-some-players-retired-early = einige sind vorzeitig ausgeschieden
ending-all-players-retired-early = alle sind vorzeitig ausgeschieden

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
group-buy-one-unit = Eine Einheit kaufen
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
