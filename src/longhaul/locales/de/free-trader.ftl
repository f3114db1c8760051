### Free Trader. The arguments of each message are declared in games/free_trader/messages/schema.py.

## Things

cargo-weapons = Waffen
cargo-industrials = Industriegüter
cargo-agriculturals = Agrargüter
cargo-illegals = Schmuggelware

module-weapons = Waffen
module-defenses = Abwehr
module-engines = Triebwerke
module-cargo = Frachtplätze
    .short = Fracht

kind-starport = Raumhafen
kind-pirate = Pirat
kind-invader = Invasor
kind-police = Polizei

# Why a card is drawn
purpose-buy = Kauf
purpose-event = Ereignis
purpose-attack = Angriff
purpose-counter = Gegenangriff
purpose-fine = Bußgeld
purpose-check = Sprungprobe
purpose-extra = Extra
purpose-search = Suche

outcome-won = Gewonnen
outcome-unpaid = Nicht bezahlt
outcome-fined = Bußgeld
outcome-no_fuel = Kein Treibstoff
outcome-no_reach = Außer Reichweite
outcome-destroyed = Zerstört

# Where a planet lies, seen from another one; `.towards`: which way a step leads
direction-north = nördlich
    .towards = nach Norden
direction-south = südlich
    .towards = nach Süden
direction-west = westlich
    .towards = nach Westen
direction-east = östlich
    .towards = nach Osten
direction-north-west = nordwestlich
direction-north-east = nordöstlich
direction-south-west = südwestlich
direction-south-east = südöstlich

# What the player is doing, after "nicht in diesem Teil des Zugs: …"
phase-home = du wählst den Planeten, auf dem du beginnst
phase-place = du legst einen Planeten
phase-haven = du legst den Planeten, zu dem du fliehst
phase-buy = du kaufst
phase-jump = du stehst vor dem Sprung
phase-combat = du kämpfst
phase-damage = du wählst, was beschädigt wird
phase-lose = du wählst, was mit dem Frachtplatz verloren geht
phase-fine = du zahlst ein Bußgeld
phase-search = du bist beim Wrack eines Piraten
phase-take = du wählst, was du aus dem Wrack nimmst
phase-sell = du verkaufst
phase-upgrade = du wählst einen Ausbau

noun-card = Karte
    .other = Karten
noun-planet = Planet
    .other = Planeten
# Room for one unit
noun-space = freier Platz
    .other = freie Plätze

## Labels

# Part of other labels
odds = Fehlsprung bei { $astray } von { COUNT($cards, "card") }
action-done = Fertig
action-done-buy = Fertig gekauft: auf zum Sprung
action-done-sell = Nichts mehr verkaufen
action-done-search = Das Wrack in Ruhe lassen
action-done-upgrade = Kein Ausbau in diesem Zug
action-counter = Gegenangriff: { $kill } von { COUNT($cards, "card") } { $kill ->
    [one] zerstört ihn
   *[other] zerstören ihn
}
action-counter-none = Gegenangriff
action-escape = Flucht zu { $planet }{ $back ->
    [true] , woher du kommst
   *[false] {""}
}: { $cost } V; { odds }
action-escape_new = Flucht zu einem neuen Planeten: { $cost } V; { odds }
action-home = Auf { $planet } beginnen (Gesetz { $law }; { FIGURES($cargo, $figures) })
action-place = { $planet } { action-place.name } legen
    .name = { $direction } von { $planet-here }
action-place-beside = { $planet } neben { $planet-near } legen ({ JOIN($steps, ", ") })
    .name = neben { $planet-near } ({ JOIN($steps, ", ") })
action-place-far = { $planet } legen ({ action-place-far.name })
    .name = { JOIN($steps, ", ") }
action-place-unknown = Einen Planeten legen
step = { $count } { FORM($direction, "towards") }
action-jump = Sprung zu { $planet } (Entfernung { $distance }, Gesetz { $law }): { $cost } V
action-jump-across = Sprung zu { $planet } ({ COUNT($between, "card") } dazwischen, Gesetz { $law }): { $cost } V
action-jump-back = Notsprung zurück zu { $planet }: { $cost } V; { odds }
action-buy = { $cargo } kaufen: { $base } { TERM($modifier) } { $floored ->
    [true] →
   *[false] =
} { $price } V
action-buy-unmodified = { $cargo } kaufen: { $base } = { $price } V
action-buy-unavailable = { $cargo } kaufen: nicht erhältlich
action-buy-unpriced = { $cargo } kaufen
action-sell = { $cargo } verkaufen: { $base } { TERM($modifier) } { $floored ->
    [true] →
   *[false] =
} { $price } V
action-sell-unmodified = { $cargo } verkaufen: { $base } = { $price } V
action-sell-unavailable = { $cargo } verkaufen: kein Preis
action-sell-unpriced = { $cargo } verkaufen
action-upgrade = { $module } von { $level } auf { $changed } ausbauen: { $cost } V
action-damage = Treffer auf { $module } hinnehmen: { $level } → { $changed }
action-lose = { $cargo } verlieren
action-lose-empty = Einen leeren Platz verlieren
action-pay = Bußgeld zahlen: { $fine } V
action-scrap = Eine Stufe verkaufen, { $module } ({ $level } → { $changed }): { $gain } V fürs Bußgeld
action-scrap-kept = { action-scrap }; { $change } V davon bleiben dir
action-scrap-lost = { action-scrap }; { $change } V davon verfallen
action-search = Wrack durchsuchen: eine Karte ziehen
action-take = { $cargo } nehmen

## The log

event-home = Die Reise beginnt auf { $planet }.
event-turn = Zug { $turn }.
event-redrawn = { $planet } ist außer Reichweite und wird zurückgemischt.
event-explored = { $planet } wird entdeckt.
event-placed = { $planet } wird auf die Karte gelegt.
event-drawn = { $purpose-id ->
    [buy] Eine Karte bestimmt die Preise
    [attack] Der Gegner feuert
    [counter] Du feuerst
    [fine] Bußgeld
    [check] Sprungprobe
    [extra] Eine weitere Karte ist weg
    [search] Suche
   *[event] Ereignis
}: { $card }.
event-bought = Du kaufst { $cargo } für { $price } V: noch { $money } V.
event-jumped = { $emergency ->
    [1] Ein Notsprung
   *[other] Das Schiff springt
} zu { $planet } (1 V, noch { $money } V).
event-checked = { $misjump ->
    [1] Fehlsprung!
   *[other] Der Sprung gelingt.
}
event-scattered = Alle Planeten außer { $planet } werden neu gemischt.
event-quiet = Alles ist ruhig.
event-enemy = { $kind } { $strength }: { $card } greift an{ $booty ->
    [0] {""}
   *[other] , von Beute gelockt (+{ $booty })
}.
event-defence = Sein Angriff { $enemy } = { $attack } { $hit ->
    [true] >
   *[false] ≤
} { $defence } = { $ship }, deine Abwehr.
event-killed = Deine Waffen { $ship } = { $attack } > { $defence } = { $enemy }, seine Abwehr. Er ist zerstört!
event-survived = Deine Waffen { $ship } = { $attack } ≤ { $defence } = { $enemy }, seine Abwehr. Er übersteht es.
sum-enemy = { $base }{ $month ->
    [0] {""}
   *[other] {" "}+ { $month } Monat
}{ $booty ->
    [0] {""}
   *[other] {" "}+ { $booty } Beute
} { TERM($modifier) } (Karte)
sum-ship = { $level } { TERM($modifier) } (Karte)
event-hit = Ein Treffer!
event-missed = Daneben.
event-damaged = { $module } beschädigt: Stufe { $level }.
event-lost = { $cargo }: Eine Einheit ist samt Platz verloren.
event-escaped = Du brichst den Kampf ab.
event-salvaged = Bergung: +{ $gain } V, jetzt { $money } V.{ $forfeited ->
    [0] {""}
   *[other] {" "}Tank voll: { $forfeited } V verschwendet.
}
event-searched = { $success ->
    [0] Im Wrack ist nichts Brauchbares.
   *[other] Im Wrack liegt Fracht, doch kein Platz ist frei.
}
event-found = Du findest { $cargo } im Wrack.
event-waved = Die Polizei findet keine Schmuggelware und winkt dich durch.
event-fined = Schmuggelware an Bord! Gesetz { $law } × { $multiplier } = { $fine } V Bußgeld.
event-scrapped = Du verkaufst eine Stufe von { $module } für { $gain } V; { $left ->
    [0] das Bußgeld ist bezahlt
   *[other] { $left } V Bußgeld übrig
}{ $change ->
    [0] {""}
   *[other] , { $change } V Rest { $kept ->
        [true] behalten
       *[false] verfallen
    }
}.
event-paid = Bußgeld bezahlt: { $amount } V, noch { $money } V.
event-confiscated = Die Polizei beschlagnahmt { COUNT($units, "unit") } Schmuggelware.
event-sold = Du verkaufst { $cargo } für { $price } V: jetzt { $money } V.{ $forfeited ->
    [0] {""}
   *[other] {" "}Tank voll: { $forfeited } V verschwendet.
}
event-upgraded = { $module } auf { $level } ausgebaut für { $cost } V: noch { $money } V.
event-month = Monat { $month } endet: { $due } V gezahlt, noch { $money } V.
event-reshuffled = Monat { $month } beginnt; die Gegner werden stärker.
event-over = { $outcome-id ->
    [won] Alle vier Zahlungen sind geleistet: Das Schiff gehört dir. Du gewinnst!
    [no_fuel] Für einen Sprung ist kein Vectorium mehr da. Das Spiel ist verloren.
    [no_reach] Kein Planet ist in Reichweite. Das Spiel ist verloren.
   *[destroyed] Es ist nichts mehr zu treffen: Das Schiff ist zerstört. Das Spiel ist verloren.
}
event-over-unpaid = { $due } V sind fällig, und du hast { $money } V. Das Spiel ist verloren.
event-over-fined = Das Bußgeld beträgt { $fine } V; dein Vectorium und alle Module zusammen bringen nur { $means } V. Das Spiel ist verloren.
event-dealt = Das Universum liegt: { $planets } Planeten und leerer Raum dazwischen.

## Prompts

# The money and the payment to come: part of the prompts
purse = { $money } V; { $due } V fällig{ $cards ->
    [0] , wenn diese Karte benutzt ist
   *[other] {" "}in { COUNT($cards, "card") }
}
prompt-home = { prompt-home.ask } ({ prompt-home.aside })
    .ask = Wähle den Planeten, auf dem du beginnst
    .aside = { purse }
prompt-place = { prompt-place.ask } ({ prompt-place.aside })
    .ask = Erkunden: Wohin legst du { $planet }?
    .aside = { purse }
prompt-haven = { prompt-haven.ask } ({ prompt-haven.aside })
    .ask = Flucht: Wohin legst du { $planet }?
    .aside = { purse }
prompt-buy = { prompt-buy.ask } ({ prompt-buy.aside })
    .ask = Kauf: { COUNT($spaces, "space") }
    .aside = { purse }
prompt-jump = { prompt-jump.ask } ({ prompt-jump.aside })
    .ask = Sprung: wohin?
    .aside = { purse }
prompt-jump-back = { prompt-jump-back.ask } ({ prompt-jump-back.aside })
    .ask = Notlage: Es geht nur zurück
    .aside = { purse }
prompt-combat = { prompt-combat.ask } ({ prompt-combat.aside })
    .ask = { $card }: kämpfen oder fliehen?
    .aside = { purse }
prompt-damage = { prompt-damage.ask } ({ prompt-damage.aside })
    .ask = Du bist getroffen: Welches Modul verliert eine Stufe?
    .aside = { purse }
prompt-lose = { prompt-lose.ask } ({ prompt-lose.aside })
    .ask = Du verlierst einen Frachtplatz: Was war darauf?
    .aside = { purse }
prompt-fine = { prompt-fine.ask } ({ prompt-fine.aside })
    .ask = Polizei: noch { $fine } V Bußgeld zu zahlen
    .aside = { purse }
prompt-search = { prompt-search.ask } ({ prompt-search.aside })
    .ask = Der Pirat ist zerstört: das Wrack durchsuchen?
    .aside = { purse }
prompt-take = { prompt-take.ask } ({ prompt-take.aside })
    .ask = Im Wrack liegt mehrerlei Fracht: Was nimmst du?
    .aside = { purse }
prompt-sell = { prompt-sell.ask } ({ prompt-sell.aside })
    .ask = Verkauf: etwas zu diesen Preisen?
    .aside = { purse }
prompt-upgrade = { prompt-upgrade.ask } ({ prompt-upgrade.aside })
    .ask = Ausbau: welches Modul, wenn überhaupt?
    .aside = { purse }
prompt-over = Das Spiel ist zu Ende.
when = Monat { $month }

## Warnings

warning-lost-anyhow = welche Karte auch kommt, das Spiel ist verloren
warning-lost-unpaid = { $money } V reichen dann nicht für die fälligen { $due } V: Das Spiel ist verloren
warning-lost-before-selling = { $money } V reichen nicht für die Zahlung von { $due } V, die fällig wird, bevor du verkaufen kannst: Das Spiel ist verloren
warning-lost-on-arrival = { $money } V reichen nicht für den Sprung und die Zahlung von { $due } V bei der Ankunft: Das Spiel ist verloren
warning-lost-fined = das Bußgeld ist nicht zu bezahlen: Das Spiel ist verloren
warning-lost-no_fuel = ohne 1 V für den Sprung ist das Spiel verloren
warning-lost-no_reach = dann ist kein Planet in Reichweite: Das Spiel ist verloren
warning-lost-destroyed = das Schiff wird zerstört: Das Spiel ist verloren
warning-way-back = von { $planet } geht es nur zurück, durch Notsprung
warning-dead-end = von { $planet } ist ohne bessere Triebwerke kein Planet in Reichweite
warning-engines = mit einer Triebwerksstufe weniger ist kein Planet in Reichweite

## Rejections

clause-FT-TURN-01 = nicht in diesem Teil des Zugs: { $phase }
clause-FT-TURN-03 = das lässt sich nicht überspringen: { $phase }
clause-FT-EXPLORE-03 = der Planet kommt auf ein freies Feld, das eine Seite mit dem Planeten des Schiffs teilt
clause-FT-EXPLORE-04 = alle Seiten sind belegt: Der Planet kommt auf ein freies Feld schräg neben dem Planeten des Schiffs
clause-FT-EXPLORE-05 = der Planet kommt auf ein freies Feld, das eine Seite mit irgendeinem Planeten der Karte teilt
clause-FT-EXPLORE-06 = ein Feld näher am Planeten des Schiffs ist frei und geht vor
clause-FT-EXPLORE-07 = je Erkundung wird genau ein Planet gelegt: { $phase }
clause-FT-BUY-07 = hier nicht zu kaufen: { $cargo }
clause-FT-BUY-08 = hier nicht zu kaufen: { $cargo }
clause-FT-BUY-09 = eine Einheit kostet { $price } V, und du hast { $money } V
clause-FT-BUY-11 = { $spaces ->
    [0] das Schiff hat keinen Frachtplatz mehr
    [1] der einzige Frachtplatz ist belegt
   *[other] alle { $spaces } Frachtplätze sind belegt
}
clause-FT-BUY-12 = Fracht kann erst im Verkauf verkauft werden: { $phase }
clause-FT-JUMP-01 = das Schiff muss springen; es kann nicht bleiben
clause-FT-JUMP-03 = { $planet } teilt keine Seite mit { $planet-here }
clause-FT-JUMP-03-off = { $planet } ist nicht auf der Karte
clause-FT-JUMP-04 = { $planet } verlangt Triebwerke { $distance }, und deine haben { $engines }
clause-FT-JUMP-06 = von dort kommst du; dieser Weg ist nur offen, wenn es keinen anderen gibt
clause-FT-JUMP-11 = ein Notsprung steht hier nicht zur Wahl: { $phase }
clause-FT-JUMP-12 = damit würde das Schiff stranden, und es gibt eine andere Wahl
clause-FT-EJUMP-03 = es gibt keinen Kampf, aus dem du fliehen könntest: { $phase }
clause-FT-EJUMP-04 = eine Flucht kostet 1 V, und du hast keins
clause-FT-EJUMP-05 = { clause-FT-JUMP-03 }
clause-FT-EJUMP-05-here = dort bist du
clause-FT-EJUMP-05-off = { clause-FT-JUMP-03-off }
clause-FT-EJUMP-05-between = { clause-FT-VPREGEN-06 }
clause-FT-EJUMP-05-far = { clause-FT-JUMP-04 }
clause-FT-EJUMP-10 = dorthin, woher du kommst, darfst du nur fliehen, wenn es keinen anderen Ausweg gibt
clause-FT-EJUMP-11 = ein neuer Planet wird nur gezogen, wenn deiner der einzige auf der Karte ist
clause-FT-EJUMP-12 = kein Planet ist mehr zu ziehen, oder kein Feld neben deinem Planeten ist frei
clause-FT-EJUMP-14 = kein Planet im Stapel ist in Reichweite deiner Triebwerke
clause-FT-COMBAT-02 = der Gegner greift zuerst an: { $phase }
clause-FT-COMBAT-07 = nach einem Angriff schlägst du zurück oder fliehst: { $phase }
clause-FT-DMG-01 = nur ein Treffer beschädigt ein Modul: { $phase }
clause-FT-DMG-02 = du bist getroffen und musst ein Modul wählen
clause-FT-DMG-03 = { $module }: schon auf 0
clause-FT-DMG-05 = davon ist nichts an Bord
clause-FT-DMG-05-full = der Laderaum war voll, also musst du eine Einheit hergeben
clause-FT-DMG-06 = { clause-FT-DMG-05 }
clause-FT-DMG-06-full = { clause-FT-DMG-05-full }
clause-FT-DMG-09 = du kannst keine Fracht über Bord werfen: { $phase }
clause-FT-POLICE-05 = du schuldest noch { $fine } V und hast { $money } V: Verkaufe zuerst eine Modulstufe
clause-FT-POLICE-06 = mit Fracht zahlt man kein Bußgeld
clause-FT-POLICE-09 = { $module }: schon auf 0
clause-FT-POLICE-13 = ein Bußgeld, das du zahlen kannst, musst du zahlen
clause-FT-POLICE-15 = Module werden nur für ein Bußgeld verkauft: { $phase }
clause-FT-SELL-02 = die letzte Karte hat dafür keinen Verkaufspreis
clause-FT-SELL-07 = nicht an Bord: { $cargo }
clause-FT-UPG-01 = Module werden in der Ausbauphase ausgebaut, eine Stufe je Zug: { $phase }
clause-FT-UPG-02 = { $module }: kostet { $cost } V, und du hast { $money } V
clause-FT-UPG-05 = { $module }: in diesem Spiel höchstens { $level }
clause-FT-VCARGO-01 = es gibt kein Wrack zu durchsuchen: { $phase }
clause-FT-VCARGO-04 = es gibt keine Fracht zu nehmen: { $phase }
clause-FT-VCARGO-05 = nur die billigste Fracht der Karte kann genommen werden
clause-FT-VPREGEN-03 = ein Heimatplanet wird einmal gewählt, zu Beginn eines fertigen Universums: { $phase }
clause-FT-VPREGEN-04 = dieser Planet ist nicht auf der Karte; dort ist nur leerer Raum
clause-FT-VPREGEN-06 = { COUNT($between, "card") } { $between ->
    [one] liegt
   *[other] liegen
} dazwischen, und deine Triebwerke haben { $engines }
clause-FT-VPREGEN-07 = in einem fertigen Universum wird nie ein Planet gelegt
clause-FT-END-01 = das Spiel ist zu Ende: Du hast gewonnen
clause-FT-END-02 = das Spiel ist zu Ende: Eine Zahlung blieb aus
clause-FT-END-03 = das Spiel ist zu Ende: Ein Bußgeld blieb unbezahlt
clause-FT-END-04 = das Spiel ist zu Ende: Kein Sprung war möglich
clause-FT-END-05 = das Spiel ist zu Ende: Das Schiff wurde zerstört

## The game

game-intro = Du hast ein neues Schiff, einen kleinen Tank Vectorium und einen Kredit im Nacken. Du erkundest Planeten, bringst Waren von dort, wo sie billig sind, dorthin, wo sie teuer sind, und hoffst, dass die Karten weder Piraten noch Polizei bringen. Vectorium (V) ist dein Geld und dein Treibstoff zugleich, und während die Ereigniskarten zur Neige gehen, werden vier Raten fällig. Zahlst du alle vier, gewinnst du; das ist ein Spiel für eine Person.

ending-all-four-payments-made = alle vier Zahlungen geleistet
ending-a-payment-could-not-be-met = eine Zahlung blieb aus
ending-a-fine-could-not-be-met = ein Bußgeld blieb unbezahlt
ending-no-fuel-for-the-jump = kein Treibstoff für den Sprung
ending-no-planet-in-reach = kein Planet in Reichweite
ending-the-ship-was-destroyed = das Schiff wurde zerstört
charted = Vectorium

## Content sets

set-house = Der Laternenkreis
    .about = Ein belebter Kreis, in dem der Gewinn zwischen den Planeten liegt: Nahe Häfen ernähren dich, ferne zahlen, Räuber halten dich ehrlich.
set-easy = Die Lauwasser-Route
    .about = Freundliche Routen, kurze Sprünge, wenige Räuber. Eine gute erste Fahrt, auch wenn die letzte Zahlung noch wehtut.
set-brutal = Der Aschenrand
    .about = Eine harte Grenze mit schmalen Gewinnen, weiten Sprüngen, teuren Strafen und vielen Kanonen. Rechne damit, ein paar Schiffe zu verlieren.

## Options

option-edition = Ausgabe
    .about = Welches Regelwerk: Es bestimmt die Vorgaben der Optionen darunter.
option-edition-2014 = Ausgabe 2014
option-edition-v2 = Ausgabe v2
option-month_end = Monatsende
    .about = Wann ein Monat endet: sobald seine letzte Karte gezogen ist, oder wenn sie benutzt wurde.
option-month_end-on_draw = Beim Ziehen
option-month_end-after_use = Nach Gebrauch
option-invader_doubling = Verdopplung bei Invasoren
    .about = Welchen Modifikator ein Invasor verdoppelt.
option-invader_doubling-attack_only = Nur Angriff
option-invader_doubling-attack_and_defence = Angriff und Abwehr
option-unavailable = Nicht erhältlich
    .about = Woran man erkennt, dass eine Ware nicht verkauft wird: an einer gedruckten 0 (oder n/a), oder nur an n/a.
option-unavailable-zero = 0 oder n/a
option-unavailable-na = nur n/a
option-space_loss = Verlust von Frachtplätzen
    .about = Welche Ladung mit einem Frachtplatz verloren geht: die auf dem Platz, den du nennst, oder nur, was nicht mehr passt.
option-space_loss-choose_space = Platz wählen
option-space_loss-overflow_only = Nur Überschuss
option-escape_back = Flucht zurück
    .about = Ob du zu dem Planeten fliehen darfst, von dem du kommst.
option-escape_back-free = Frei
option-escape_back-last_resort = Letzter Ausweg
option-escape_new = Flucht ins Neue
    .about = Wann ein Planet als Fluchtziel gezogen werden darf.
option-escape_new-only_when_alone = Nur wenn allein
option-escape_new-if_open_space = Wenn Platz frei ist
option-sell_floor = Mindesterlös
    .about = Was ein Verkauf mindestens bringt.
option-no_stranding = Kein Stranden
    .about = Nichts anbieten, was das Schiff stranden lässt, solange es anderes gibt.
option-module_rounding = Rundung bei Modulen
    .about = Wie der halbe Preis eines Moduls gerundet wird, wenn ein Bußgeld bezahlt wird.
option-module_rounding-down = Ab
option-module_rounding-up = Auf
option-in_play = Karten im Spiel
    .about = Ob benutzte Karten am Monatsende mitgemischt werden.
option-in_play-include = Mitmischen
option-in_play-retain = Liegen lassen
option-fine_change = Restgeld beim Bußgeld
    .about = Was aus dem Rest wird, wenn ein Modul ein Bußgeld bezahlt.
option-fine_change-forfeit = Verfällt
option-fine_change-keep = Behalten
option-module_cap = Höchststufe der Module
    .about = Die höchste Stufe eines Moduls.
option-module_cap-none = Keine
option-cargo_cap = Höchststufe der Frachtplätze
    .about = Die höchste Stufe der Frachtplätze; 5 sind dem gedruckten Spiel beigelegt.
option-cargo_cap-none = Keine
option-booty = Beute
    .about = Zu leicht? Piraten sind um 1 stärker für je 7 V, die du hast.
option-booty_invaders = Beute für Invasoren
    .about = Mit der Option Beute bekommen auch Invasoren den Bonus.
option-extra_discard = Eine Karte mehr weg
    .about = Zu leicht? Ein Notsprung kostet eine weitere Karte des Monats.
option-free_cargo = Freie Fracht
    .about = Durchsuche das Wrack eines Piraten.
option-pregen = Fertiges Universum
    .about = Alle Planeten liegen von Anfang an, dazwischen leerer Raum.

## The layout of the board

stage-explore = Erkunden
stage-buy = Kauf
stage-jump = Sprung
stage-event = Ereignis
stage-sell = Verkauf
stage-upgrade = Ausbau

group-start-on = Beginne auf
group-place-the-planet = Planeten legen
group-load = Laden
group-finish = Beenden
group-jump-to = Springe zu
group-fight = Kampf
group-escape-to = Fliehe zu
group-take-the-hit-on = Treffer hinnehmen
group-lose = Verlieren
group-pay-with-vectorium = Mit Vectorium zahlen
group-sell-a-level-of = Eine Stufe verkaufen
group-the-wreck = Das Wrack
group-take-one = Nimm eins
group-sell = Verkaufen
group-add-a-level = Eine Stufe mehr

# Actions in their groups; `done` by the phase
name-buy = { $cargo }
name-sell = { $cargo }
name-take = { $cargo }
name-damage = { $module }
name-scrap = { $module }
name-upgrade = { $module }
name-done-buy = Fertig gekauft
name-done-search = Liegen lassen
name-done-sell = Nichts mehr verkaufen
name-done-upgrade = Kein Ausbau
name-counter = Gegenangriff
name-escape_new = Ein neuer Planet
name-pay = Bußgeld zahlen
name-search = Wrack durchsuchen

figure-money = Geld und Treibstoff in einem; was über die Obergrenze ginge, verfällt.
figure-due = Fällig, wenn die letzte Karte des Monats da ist; fehlt etwas, ist das Spiel verloren.
figure-cards = Ein Monat dauert so lange wie sein Stapel aus 14 Ereigniskarten.
figure-buy = Der Preis der Karte und der Modifikator des Planeten, nie unter 1.
figure-sell = Der Preis der letzten Karte und der Modifikator des Planeten.
figure-modifier = Was der Planet zum Preis der Karte addiert, beim Kauf wie beim Verkauf.
figure-law = Bußgelder sind hier Vielfache des Gesetzeswerts.
figure-distance = Die Triebwerke müssen mindestens diese Stufe haben.
figure-between = Die Triebwerke müssen mindestens so hoch sein wie die Zahl der Karten dazwischen.
figure-jump = Jeder Sprung kostet 1 V.
figure-previous = Ein normaler Sprung führt nicht geradewegs zurück.
figure-hold = Eine Einheit braucht einen Platz; die Stufe der Frachtplätze ist ihre Zahl.
figure-weapons = Dein Angriff ist diese Stufe und der Angriffswert der Karte.
figure-defenses = Deine Abwehr ist diese Stufe und der Abwehrwert der Karte.
figure-engines = Du erreichst Planeten, deren Entfernung nicht höher ist als diese Stufe.
figure-cargo = Die Einheiten, die du tragen kannst.
figure-upgrade = Eine Stufe eines Moduls je Zug.
figure-resale = Die Hälfte von dem, was eine Stufe kostet.
figure-strength = Die Zahl des Gegners: Angriff und Abwehr gehen von ihr aus.
figure-month = 0 im 1. Monat, 1 im 2., 2 im 3., 3 im 4.
figure-booty = 1 für je volle 7 V, die du hattest, als er kam.
figure-attack = Seine Zahl, der Monatsbonus und der Angriffswert der Karte, den ein Invasor verdoppelt.
figure-defence = Deine Abwehr und der Abwehrwert der Karte; Gleichstand ist ein Fehlschuss.
figure-counter = Deine Waffen und der Angriffswert der Karte; Gleichstand zerstört nichts.
figure-resist = Seine Zahl, der Monatsbonus und der Abwehrwert der Karte.
figure-kill = Karten, die in diesem Monat noch nicht kamen, sind alle gleich wahrscheinlich.
figure-salvage = 1 V für einen Piraten 1, 3 V für einen Piraten 2, 4 V für einen Piraten 3.
figure-astray = Eine Karte entscheidet, ob ein Notsprung gelingt.
figure-fine = Der Gesetzeswert des Planeten mal der Bußgeldwert der Karte.

## The terminal's board

board-month = Monat { $month } von { $months }
board-due = { $due } V fällig{ $cards ->
    [0] , wenn diese Karte benutzt ist
   *[other] {" "}in { COUNT($cards, "card") }
}
board-turn = Zug { $turn }
board-status = { board-month }, { board-turn }: { board-due }.
board-ship = Schiff
board-ceiling = von { $ceiling } V
board-cargo = Fracht
board-level = { $module } { $level }
board-aboard = { $units } × { $cargo }
board-your-ship = Dein Schiff: { $money } von { $ceiling } V, { JOIN($levels, ", ") }, Fracht: { $empty ->
    [true] keine
   *[false] { JOIN($aboard, ", ") }
}.
board-legend-distance = d Entfernung  § Gesetz
board-legend-between = + Karten dazwischen  § Gesetz
board-hidden = { COUNT($count, "planet") } außerhalb dieses Fensters
board-you = du
board-back = zurück
board-drawn = Entfernung { $distance }, Gesetz { $law }
board-prices = { $card } bestimmt die { $buying ->
    [true] Kaufpreise
   *[false] Verkaufspreise
}
board-heading-cargo = Fracht
board-heading-price = Karte + Planet = Preis
board-heading-aboard = An Bord
board-price = { $base } { TERM($modifier) } { $floored ->
    [true] →
   *[false] =
} { $price } V
board-price-unmodified = { $base } = { $price } V
board-price-none = nicht erhältlich
board-terms = { $cargo }: Karte und Planet, { $sum }.
board-enemy = { $kind } { $strength }: { $card }
board-strength = { $base }{ $month ->
    [0] {""}
   *[other] {" "}+ { $month } Monat
}{ $booty ->
    [0] {""}
   *[other] {" "}+ { $booty } Beute
} + { $doubled ->
    [true] 2 × Karte
   *[false] Karte
}
board-attack = Sein Angriff { board-strength } gegen deine Abwehr { $level } + Karte.
board-counter = Deine Waffen { $level } + Karte gegen seine Abwehr { board-strength }.
board-hits = Er trifft bei { $hit } von { COUNT($cards, "card") }.
board-kills = Du zerstörst ihn bei { $kill } von { COUNT($cards, "card") }.
board-modifier = { $cargo } { SIGNED($figure) }
board-modifier-none = { $cargo } nicht erhältlich
board-planet = { $planet }, { $far-id ->
    [distance] Entfernung { $distance }, Gesetz { $law }
    [between] { COUNT($distance, "card") } dazwischen, Gesetz { $law }
   *[none] Gesetz { $law }
}, { JOIN($modifiers, ", ") }
board-place = { $planet }; { JOIN($where, ", ") }.
board-to-place = Zu legen: { $planet }.
board-here = du bist hier
board-steps = { $steps }
board-previous = vorheriger Planet
board-target = Ziel
board-discards = Der Ablagestapel: { COUNT($count, "card") } von Monat { $month }.
board-event = { $card }: { $kind }{ $strength ->
    [0] {""}
   *[other] {" "}{ $strength }
}; Kauf { JOIN($buy, ", ") }; Verkauf { JOIN($sell, ", ") }; Angriff { $attack }, Abwehr { $defence }, Bußgeld { $fine }, { $misjump ->
    [true] Fehlsprung
   *[false] sicher
}.
board-result = { $won ->
    [true] Du gewinnst
   *[false] Du verlierst
}: { $paid } von { $payments } Zahlungen geleistet, in Zug { $turn }.
board-left = Übrig: { $money } V; { JOIN($levels, ", ") }.

## Planets and cards of the content sets

# `.text`: what the card says; `.text-house`: in one set

planet-earth = Erde
    .text-house = Heimat: jedermanns Anlaufhafen und niemandes Schnäppchen.
    .text-easy = Heimat: der Kessel steht auf dem Herd, und der Hafenmeister winkt.
    .text-brutal = Heimat: sie hat dir das Schiff geliehen und es nicht vergessen.
planet-pell-orchard = Pell Orchard
    .text = Neun Täler voller Obstbäume unter Glas, und kein einziger guter Schraubenschlüssel.
planet-kettlebrae = Kettlebrae
    .text = Eine steile kleine Welt, in der jeder Schornstein einem Büchsenmacher gehört.
planet-saltern-gate = Saltern Gate
    .text = Das Zollhaus ist höher als der Dom, und besser besucht.
planet-low-candle = Low Candle
    .text = Ein trüber Mond, auf dem niemand fragt, was unter der Plane liegt.
planet-hammer-shoal = Hammer Shoal
    .text = Hammerwerke auf einer Kette von Felsen; man hört es durch den Rumpf.
planet-murrowby = Murrowby
    .text = Stille Höfe, lange Zäune und ein banger Blick zum Himmel.
planet-bright-hinge = Bright Hinge
    .text = Eine Station in einem zerbrochenen Spiegel, der immer Ersatzteile fehlen.
planet-gantry-fen = Gantry Fen
    .text = Die Hälfte der Kräne ist im Sumpf versunken, die andere steht zum Verkauf.
planet-tansy-drift = Tansy Drift
    .text = Gelbe Sporen, träge Flüsse und ein Kellerhandel mit seltsamen Tinkturen.
planet-quillon-yard = Quillon Yard
    .text = Offizierssöhne lernen hier fechten, und ihre Väter kaufen Schmuggelware.
planet-sable-ledger = Sable Ledger
    .text = Welt der Bankiers: höflich, schummrig und bereit, für Verbotenes zu zahlen.
planet-lathe-hollow = Lathe Hollow
    .text = Eine ausgehöhlte Schale, die Zahnräder macht und jede Mahlzeit einführt.
planet-coldspindle = Coldspindle
    .text = Eisschürfer zahlen blanke Münze für alles, was einmal gewachsen ist.
planet-old-ferrule = Old Ferrule
    .text = Eine Festung im Ruhestand, die dem Frieden nie ganz geglaubt hat.
planet-tallow-deep = Tallow Deep
    .text = Hinter der letzten Bake, wo eine heile Maschine eine Straße wert ist.
card-swept-landing = Gefegter Landeplatz
    .text = Jemand hat den ganzen Landeplatz gefegt, sogar die Ecken.
card-dockside-supper = Abendessen am Dock
    .text = Ein langer Tisch, eine Kelle und Platz für noch eine Mannschaft.
card-idle-cranes = Ruhende Kräne
    .text = Die Kräne stehen still, und die Stauer spielen Dame.
card-lamps-at-dusk = Lampen in der Dämmerung
    .text = Die Hafenlampen gehen an, eine nach der anderen, alle in Ordnung.
card-green-lights = Grüne Lichter
    .text = Jeder Liegeplatz ist frei, und die Lotsin summt beim Festmachen.
card-clerk-s-half-day = Halber Tag des Schreibers
    .text = Der Schreiber ist angeln gegangen; der Stempel hängt an einer Schnur.
card-ragged-heron = Zerzauster Reiher
    .text = Ein geflickter Rumpf auf dünnen Beinen, der im Seichten wartet.
card-tin-jackal = Blechschakal
    .text = Er folgt dir mit Abstand, bis du müde aussiehst.
card-crooked-magpie = Krumme Elster
    .text = Ihr Kapitän sammelt Glänzendes und anderer Leute Schlüssel.
card-red-thimble = Roter Fingerhut
    .text = Klein, flink und immer an jemandes Faden.
card-hangman-s-lark = Lerche des Henkers
    .text = Sie singt auf dem offenen Kanal, bevor sie ihre Pforten öffnet.
card-pale-chorister = Bleicher Chorknabe
    .text = Eine weiße Gestalt, die jeden Anruf mit einem langen Ton beantwortet.
card-silent-loom = Stummer Webstuhl
    .text = Lichtfäden rollen sich hinter ihm ab, und die Sterne erlöschen.
card-customs-cutter-ivy = Zollkutter Efeu
    .text = Er geht längsseits, mit einer Laterne und einem sehr langen Formular.
card-harbour-lamp-watch = Hafenlampenwache
    .text = Zwei Lampen blinken zweimal, und das heißt: Maschinen aus.
card-inspector-s-launch = Barkasse des Inspektors
    .text = Eine graue Barkasse, ein grauer Mantel und eine Nase für doppelte Böden.
planet-honey-lock = Honey Lock
    .text = Kähne voller Blüten warten an einer Schleuse, die niemand drängt.
planet-butterwell = Butterwell
    .text = Kühe zu Tausenden, und ein Zaun, der bewacht sein will.
planet-plumgate = Plumgate
    .text = Das Tor steht immer offen, und der Wärter schläft immer.
planet-kindle-green = Kindle Green
    .text = Feuerwerk für jedes Fest, und Kanonen für die lauten.
planet-copper-kettle = Copper Kettle
    .text = Kupferschmiede am ganzen Ufer, die im Takt klopfen.
planet-sunday-harbour = Sunday Harbour
    .text = Sehr korrekt bei Tage, und sehr großzügig nach dem Abendessen.
planet-softwater = Softwater
    .text = Seehöfe unter warmem Nebel, und Reiher, die Hüte stehlen.
planet-clover-spindle = Clover Spindle
    .text = Ein Ring aus Werkstätten mit einer Wiese in der Mitte.
planet-barley-ring = Barley Ring
    .text = Goldene Felder rundherum, und ein Pflug, der immer kaputt ist.
planet-ambling-ford = Ambling Ford
    .text = Reisende queren hier langsam und lassen ihre alten Klingen zurück.
planet-merry-sluice = Merry Sluice
    .text = Eine Jahrmarktstadt, in der man beim Ringwerfen alles gewinnen kann.
planet-peach-landing = Peach Landing
    .text = Admiräle im Ruhestand mit süßem Zahn und geheimen Schränken.
planet-gentle-fold = Gentle Fold
    .text = Uhrmacher in den Hügeln, die das Essen vergessen, bis du kommst.
planet-tilly-s-rest = Tilly's Rest
    .text = Tilly gründete ein Gasthaus; aus dem Gasthaus wurde eine Welt.
planet-warm-sill = Warm Sill
    .text = Das letzte helle Fenster am Weg, froh über Werkzeug und Gesellschaft.
card-sunlit-pier = Sonniger Steg
    .text = Warme Planken, eine leichte Brise und nichts zu unterschreiben.
card-band-on-the-quay = Kapelle am Kai
    .text = Vier Trompeten und eine Trommel, halbwegs einig.
card-fresh-bread-berth = Liegeplatz mit Brotduft
    .text = Der Liegeplatz neben der Bäckerei ist frei, ausnahmsweise.
card-washed-windows = Geputzte Fenster
    .text = Ein Junge mit Eimer putzt jedes Bullauge für ein Lächeln.
card-afternoon-nap = Mittagsschlaf
    .text = Der ganze Kai döst, und dein Laderaum ist ganz sicher.
card-kites-over-port = Drachen überm Hafen
    .text = Kinder lassen Papierraketen vom Signalturm fliegen.
card-shared-kettle = Geteilter Kessel
    .text = Drei Mannschaften, ein Kessel und sehr viel Klatsch.
card-feather-touchdown = Federleichte Landung
    .text = Die Stützen berühren den Boden so sanft, dass niemand aufwacht.
card-sleepy-ferret = Schläfriges Frettchen
    .text = Es gähnt dir vor den Bug und bittet um deine Börse.
card-muddy-otter = Schlammotter
    .text = Ein Flussräuber, dem der Fluss sichtlich abhandenkam.
card-whistling-goat = Pfeifende Ziege
    .text = Erst hörst du das Lied, dann die Hörner am Rumpf.
card-auntie-cutlass = Tante Entermesser
    .text = Sie nennt alle Liebes, und sie schießt nie daneben.
card-stray-lamplighter = Verirrter Laternenmann
    .text = Ein Irrlicht, das vor Schreck über sich selbst schießt.
card-polite-patrol = Höfliche Streife
    .text = Sie klopfen erst an und putzen sich die Stiefel ab.
card-corporal-s-skiff = Boot des Korporals
    .text = Ein kleines Boot, ein großer Schnurrbart und eine Liste.
card-buoy-wardens = Bojenwächter
    .text = Sie zählen die Bojen, und dann zählen sie deine Kisten.
planet-ashgallow = Ashgallow
    .text = Geschützgießereien unter grauem Schnee, der kein Schnee ist.
planet-thinwater = Thinwater
    .text = Hier wird der Regen zugeteilt, und zweimal gewogen.
planet-nailbed = Nailbed
    .text = Schrottdünen, scharf wie Zähne, und eine Schmelze, die nie erkaltet.
planet-black-tariff = Black Tariff
    .text = Alles ist verboten, und alles hat seinen Preis.
planet-rustmother = Rustmother
    .text = Ein altes Fabrikschiff, das noch immer Maschinen gebiert, die keiner bestellt hat.
planet-bleak-tally = Bleak Tally
    .text = Eine Schuldnerkolonie, die ihre Gewehre verkauft, um ihre Pumpen zu flicken.
planet-wrack-toll = Wrack Toll
    .text = Der Zoll wird in Trümmern gezahlt oder in Schweigen.
planet-hollow-jaw = Hollow Jaw
    .text = Höhlen voller Giftzüchter, alle miteinander im Krieg.
planet-widow-s-winch = Widow's Winch
    .text = Ein Seil, ein Aufzug und ein tiefer Fall auf beiden Seiten.
planet-last-cistern = Last Cistern
    .text = Wer eine Mahlzeit bringt, ist hier Herr bis zum Morgen.
planet-bitter-sprocket = Bitter Sprocket
    .text = Die Vorarbeiter gehen im Gleichschritt und verbergen ihre Laster gut.
planet-cairn-of-debts = Cairn of Debts
    .text = Jeder Stein ist ein Kapitän, dem eine Münze fehlte.
planet-frostgavel = Frostgavel
    .text = Ein Hof aus Eis, an dem sogar die Obstgärten bewacht sind.
planet-gnaw = Gnaw
    .text = Etwas frisst die Ernte, und niemand bleibt, um zu sehen, was.
planet-scorchlung = Scorchlung
    .text = Atme durch ein Tuch, handle schnell und bleib mit dem Rücken zur Wand.
card-truce-hour = Waffenruhe
    .text = Die Geschütze schweigen eine Stunde, wie vereinbart, auf die Minute.
card-cold-berth = Kalte Koje
    .text = Keine Wärme und keine Fragen; das genügt.
card-bolted-bunkhouse = Verriegelte Baracke
    .text = Vier Wände, eine Tür und drei gute Riegel.
card-dry-dock-silence = Stille im Trockendock
    .text = Der Kai ist leer, und ausnahmsweise ist das eine gute Nachricht.
card-thin-broth = Dünne Suppe
    .text = Die Suppe ist vor allem Dampf, aber die Bank ist sicher.
card-bent-razor = Krummes Messer
    .text = Stumpf, verrostet und schon viel zu nah.
card-nail-sermon = Nagelpredigt
    .text = Er predigt auf allen Bändern, während seine Leute deinen Rumpf aufschneiden.
card-gutter-saint = Gossenheilige
    .text = Sie beraubt zuerst die Armen, zur Übung.
card-throttled-wren = Gewürgter Zaunkönig
    .text = Er macht keinen Laut, bis die Enterhaken greifen.
card-mother-rivet = Mutter Niete
    .text = Ihr Rumpf besteht aus jedem Schiff, dem sie begegnet ist.
card-final-creditor = Letzter Gläubiger
    .text = Er hat deine Schulden gekauft und kommt kassieren.
card-starless-plough = Sternloser Pflug
    .text = Er pflügt das Dunkel in Furchen um, und Schiffe mit ihm.
card-empty-procession = Leere Prozession
    .text = Vierzig Rümpfe in einer Reihe, und an keinem Fenster jemand.
card-grinding-psalm = Mahlender Psalm
    .text = Du spürst ihn in den Deckplatten, lange bevor du ihn siehst.
card-iron-writ-patrol = Streife Eiserner Erlass
    .text = Das Urteil ist schon getippt; es fehlt nur noch ein Name.
card-black-seal-wardens = Wächter vom Schwarzen Siegel
    .text = Erst versiegeln sie die Luke, dann fragen sie.

## Actions that are chosen in advance, without their words

verb-escape = Fliehen

## The board in the browser

client-no-card = Noch keine Karte gezogen
client-new-planet = Neuer Planet: { $planet }
client-discard-pile = Ablagestapel: { $discards }
client-discard-pile-month = Ablagestapel, Monat { $month }
client-used-month-these-cards-cant = Diesen Monat benutzt: Vor dem nächsten Monat kommen diese Karten nicht wieder. 2 der 16 bleiben verdeckt.
client-buy = Kauf
client-sell = Verkauf
client-attack-column = Angriff
client-defence = Abwehr
client-fine = Bußgeld
client-e-jump = Notsprung
client-safe = Sicher
client-mis-jump = Fehlsprung
client-no-cards-used-month-yet = Von diesem Monat ist noch keine Karte benutzt.
client-event-card = Ereigniskarte: { $titles }
client-event-cards-left-this-month = Ereigniskarten, die in diesem Monat noch kommen
client-drawn-left = { $drawn } gezogen, { $cards } kommen noch
client-cards-left = übrig
client-the-end = Das Ende
client-the-ship-is-yours = Das Schiff gehört dir
client-the-voyage-ends-here = Hier endet die Reise
client-turn-month-v-tank-payments = Zug { $turn }, Monat { $month }, { $money } V im Tank. Zahlungen:
client-empty = leer
client-hold-free = Laderaum: { $contents }, { $free } frei
client-hold = Laderaum
client-spaces-in-the-hold = Plätze im Laderaum
client-taken-free = { $units } belegt + { $free } frei = { $spaces }
client-of = { $units } von { $spaces }
client-free = frei
client-module-level = Stufe: { $module }
client-level-next-level-costs-v = Stufe { $level }; die nächste kostet { $cost } V
client-vectorium = Vectorium
client-payment-due = Fällige Zahlung
client-payments = Zahlungen { $payments }
client-v-due = { $due } V fällig
client-in = in { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
client-now = jetzt
client-due-month = { $detail }, Monat { $month }
client-planet-to-escape-to = Planet zum Fliehen
client-planet-discovered = Planet entdeckt
client-law-level-of = Gesetzeswert von { $name }
client-law = Gesetz
client-distance-of = Entfernung von { $name }
client-distance = Entfernung
client-place-highlighted-space = Lege ihn auf ein markiertes Feld. { $left ->
    [one] Noch { $left } Planet im Stapel.
   *[other] Noch { $left } Planeten im Stapel.
}
client-payments-month-of = Zahlungen: { $payments }; Monat { $month } von { $months }
client-paid = bezahlt
client-month-of = Monat { $month } von { $months }
client-route-to = Weg zu { $name }
client-in-between = { $between ->
    [one] { $between } Karte
   *[other] { $between } Karten
} dazwischen
client-not-for-sale-here = hier nicht zu kaufen
client-to-the-cards-price = { $change } auf den Preis der Karte
client-v-per-unit = V je Einheit
client-base = Basis
client-planet = Planet
client-get = bekommst
client-pay = zahlst
client-price-of = Preis: { $good }
client-the-fine = Das Bußgeld
client-fine-sum-left = Gesetz { $law } × Karte { $fine } = { $sum } V, noch { $left } V zu zahlen
client-fine-sum = Gesetz { $law } × Karte { $fine } = { $sum } V
client-then-your-illegals-are-confiscated = , dann wird die Schmuggelware an Bord beschlagnahmt.
client-map = Karte
client-place-here = Hierher
client-vectorium-of-due-in-cards = Vectorium: { $money } von { $ceiling }, { $due } fällig in { $cards } Karten
client-v-short-payment = { $money } von { $ceiling } V, { $shortfall } zu wenig für die Zahlung
client-v-more-than-payment = { $money } von { $ceiling } V, { $value } mehr als die Zahlung
client-of-vectorium = von { $ceiling } Vectorium
client-when-this-card-is-used = wenn diese Karte benutzt ist
client-v-short = { $shortfall } V fehlen
client-v-to-spare = { $value } V übrig
client-mis-jump-in = Fehlsprung { $misjump } von { $cards }
client-an-empty-space = Ein leerer Platz
client-raises-v = bringt { $resale } V
client-win-v-salvage = Sieg: { $salvage } V Bergung
client-no-salvage = Nichts zu bergen
client-law-level = Gesetz { $law }
client-v-of-v = { $fine } V von { $money } V
client-units-aboard = { $units } an Bord
client-emergency = Notsprung: { $astray }
client-with-law = { $text }, Gesetz { $law }
client-month = Monat
client-booty = Beute
client-card-doubled = Karte × 2
client-card = Karte
client-attack = Angriff
client-defence-figure = Abwehr
client-weapons = Waffen
client-defenses = Abwehr
client-hit = Treffer
client-enemy = Gegner
client-attacks = { $name } greift an
client-card-revealed = Karte aufgedeckt
client-you-counterattack = Du schlägst zurück
client-destroyed = Zerstört
client-it-survives = Er hält stand
client-card-still-face-down = die Karte ist noch verdeckt
client-to-destroy = zum Zerstören
client-card-planet = Karte { $figure }, Planet { $change } → { $price }
client-quiet = Ruhe
client-pirate = Pirat
client-invader = Invasor
client-police = Polizei
client-symbol-ignored = { $kind } auf der Karte: jetzt ohne Wirkung
client-card-drawn-for-prices = Karte für den Kauf
client-prices-on = Preise auf { $planet }
client-symbol-ignored-while-buying = { $kind } auf der Karte: zählt beim Kaufen nicht
client-last-card-drawn = Zuletzt gezogene Karte
client-selling-on = Verkauf auf { $planet }
client-last-card-sets-prices = Die letzte Karte bestimmt die Preise
client-combat-card = Karte des Kampfs
client-the-attack-that-hit = Der Angriff, der traf
client-the-last-attack = Der letzte Angriff
client-card-drawn-for-the-fine = Karte für das Bußgeld
client-fine-times = Bußgeld × { $fine }
client-card-drawn-for-the-search = Karte für die Suche
client-whats-in-the-wreck = Was im Wrack liegt
client-can-take-cheapest-cargo = Die billigste Fracht kann genommen werden
client-your-counterattack = Dein Gegenangriff
client-the-winning-shot = Der Schuss, der siegte
client-already-used = Schon benutzt
client-you-are-here = Du bist hier
client-no-return = Kein Zurück
client-needs-engines = Braucht Triebwerke { $engines }
client-in-reach = In Reichweite
client-card-between = { $between ->
    [one] { $between } Karte dazwischen
   *[other] { $between } Karten dazwischen
}
client-at-distance = Entfernung { $distance }
client-at-law = Gesetz { $law }
client-jump = Springen
client-escape = Fliehen
client-start-here = Hier beginnen
client-emergency-jump = Notsprung
client-start = Beginnen
client-here = Hier
client-not-adjacent-to-you = Nicht benachbart
client-engines = Triebwerk { $engines }
client-too-far = Zu weit
client-units-cost = { $units ->
    [1] { $total } V
   *[other] { $total } V, je { $each }
}
client-sell-everything = Alles verkaufen
client-good-on-planet = { $title } auf { $name }
