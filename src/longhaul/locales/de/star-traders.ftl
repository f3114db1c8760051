### Star Traders. The arguments of each message are declared in games/star_traders/messages/schema.py.

## Things

good-red = Rot
    .title = Rot
good-blue = Blau
    .title = Blau
good-yellow = Gelb
    .title = Gelb

stat-hull = Rumpf
    .title = Rumpf
stat-weapon = Waffenschaden
    .title = Waffe
stat-cargo = Laderaum
    .title = Laderaum
stat-attack = Angriff
    .title = Angriff
stat-defence = Abwehr
    .title = Abwehr
stat-move = Bewegung
    .title = Bewegung

edge-n = N
edge-ne = NO
edge-se = SO
edge-s = S
edge-sw = SW
edge-nw = NW

side-a = A
side-b = B

direction-up = hoch
direction-down = runter

noun-token = Marke
    .other = Marken
noun-level = Stufe
    .other = Stufen
noun-move = Schritt
    .other = Schritte
noun-step = Ausbau
    .other = Ausbauten
noun-marker = Zähler

design-flagship = Flaggschiff
design-freighter = Frachter
design-merchantman = Handelsschiff
design-bulk-carrier = Massengutfrachter
design-courier = Kurier
design-blockade-runner = Blockadebrecher
design-privateer = Kaperschiff
design-escort = Geleitschiff
design-corvette = Korvette
design-frigate = Fregatte
design-destroyer = Zerstörer
design-interceptor = Abfangjäger
design-siege-platform = Belagerungsplattform

upgrade-deflector-shield = Deflektorschild
upgrade-ablative-screen = Ablativschirm
upgrade-ion-drive = Ionenantrieb
upgrade-cargo-pods = Frachtkapseln
upgrade-fire-control-computer = Feuerleitrechner
upgrade-jammer = Störsender
upgrade-plasma-lance = Plasmalanze
upgrade-repair-drones = Reparaturdrohnen
upgrade-trade-computer = Handelsrechner
upgrade-grapple-rig = Greifgeschirr
upgrade-siege-net = Belagerungsnetz
upgrade-toll-transponder = Maut-Transponder

upgrade_text-deflector-shield = Erlittener Schaden sinkt um die Stufe.
upgrade_text-ablative-screen = Der erste Treffer in jeder Runde sinkt um die Stufe.
upgrade_text-ion-drive = +1 Bewegung je Stufe.
upgrade_text-cargo-pods = +2 Laderaum je Stufe.
upgrade_text-fire-control-computer = +1 auf Angriffswürfe je Stufe.
upgrade_text-jammer = +1 auf Abwehrwürfe je Stufe.
upgrade_text-plasma-lance = +1 Schaden je Stufe.
upgrade_text-repair-drones = Nach der Aktivierung wird je Stufe bis zu 1 Schaden repariert, auch bei einem lahmgelegten Schiff.
upgrade_text-trade-computer = Bei einem Handel je Zug ist der Stückpreis je Stufe um 1 cr besser für dich.
upgrade_text-grapple-rig = Nach einem missglückten Bergungswurf bekommst du trotzdem bis zu 1 Einheit je Stufe.
upgrade_text-siege-net = +1 auf Blockadewürfe dieses Schiffs je Stufe.
upgrade_text-toll-transponder = Dieses Schiff zahlt je Stufe 10 cr weniger Maut.

post-engineer = Ingenieur
post-mechanic = Mechaniker
post-tactical-officer = Taktikoffizier
post-helmsman = Steuermann
post-gunner = Kanonier
post-security-chief = Sicherheitschef
post-navigator = Navigator
post-broker = Makler
post-diplomat = Diplomat
post-recruiter = Werber
post-purser = Zahlmeister
post-salvage-master = Bergungsmeister

post_text-engineer = Unterwegs: ein Sektor mehr.
post_text-mechanic = In seinem Aktionszug, überall: ein Schadenspunkt repariert.
post_text-tactical-officer = Beim Angriff, vor den Würfeln: +1.
post_text-helmsman = Bei der Abwehr, vor den Würfeln: +1.
post_text-gunner = Beim Angriff, vor den Würfeln: +1 Schaden bei einem Treffer.
post_text-security-chief = Getroffen, vor dem Schaden: 1 Schaden weniger.
post_text-navigator = Unterwegs: drei Sektoren mehr.
post_text-broker = Vor einem Handel: Der Stückpreis ist um 2 cr besser für dich.
post_text-diplomat = Wenn in diesem Sektor Marken für eine Blockade ausgegeben werden: 2 Zähler für die Marke.
post_text-recruiter = Beim Ziehen: eine Karte mehr.
post_text-purser = Vor dem Unterhalt: Dieses Schiff kostet in dieser Runde keinen Unterhalt.
post_text-salvage-master = Nach einem missglückten Bergungswurf: noch einmal würfeln.

# What the player is doing, after "not at this point of the round: …"
phase-cell = eine Region wird gelegt
phase-side = die Seite einer Region wird gewählt
phase-rotate = eine Region wird gedreht
phase-base = Flaggschiffe werden aufgestellt
phase-influence = du nimmst eine Marke oder Einkommen
phase-exchange = du darfst Marken eintauschen
phase-purser = du darfst deinen Zahlmeister einsetzen
phase-upkeep = du zahlst Unterhalt
phase-mend = Aufrüstungen können wieder in Betrieb genommen werden
phase-manipulate = du darfst einen Preis bewegen
phase-travel = dein Schiff reist
phase-reveal = eine Region wird aufgedeckt
phase-act = dein Schiff wählt seine Aktion
phase-planet = dein Schiff ist an einem Planeten
phase-outpost = dein Schiff ist an einem Außenposten
phase-terms = der Preis eines Handels wird festgelegt
phase-quantity = du nennst eine Menge
phase-draw = du heuerst an
phase-swap = zwei deiner Schiffe tauschen Ladung und Crew
phase-aim = du willst gerade feuern
phase-brace = dein Schiff wird angegriffen
phase-shield = dein Schiff ist getroffen
phase-salvage = es gibt ein Wrack zu bergen
phase-salvage_again = die Bergung misslang
phase-spoils = du wählst, was aus deinem Wrack geborgen wird
phase-haven = dein Flaggschiff kehrt zurück
phase-siege = Marken werden für eine Blockade ausgegeben
phase-corporate = es ist Zeit für Konzernaktionen
phase-toll_at = du stellst eine Mautstation auf
phase-toll_to = du wählst, wohin eine Mautstation führt
phase-factory_at = du stellst eine Fabrik auf
phase-produce = deine Fabriken produzieren
phase-order = du ordnest deine Schiffe
phase-bid = die Spieler bieten um den ersten Platz
phase-overflow = es ist nicht für alle Einheiten Platz
phase-over = das Spiel ist zu Ende

## Places, ships and other names

place = { $tile } { $sector }
place-planet = { $planet }, { $tile } { $sector }
place-outpost = Außenposten, { $tile } { $sector }
place-hidden = { $sector }
where = { $tile }
where-planet = { $planet }
where-outpost = Außenposten { $tile }
region = { $tile } ({ $number })
region-hidden = Region { $number }
ship = { $design } { $mark }
ship-flagship = { $design }
ship-gone = Schiff { $mark }
station = Station zwischen { $place } und { $place-other }
station-none = Station { $number }
part-good = { COUNT($units, $good) }
part-post = { $post }
part-upgrade = { $upgrade }
part-steps = { COUNT($steps, "step") }
part-units = { COUNT($units, "unit") }
usage = { $credits } cr
usage-tokens = { COUNT($tokens, "token") }

## Labels

action-done = Passen
action-done-exchange = Die übrigen Marken behalten
action-done-purser = Den Zahlmeister nicht einsetzen
action-done-mend = Außer Betrieb lassen
action-done-manipulate = Keinen Preis bewegen
action-done-travel = Hier anhalten
action-done-act = Nichts tun
action-done-planet = Hier fertig
action-done-outpost = Hier fertig
action-done-terms = Zu diesem Preis handeln
action-done-draw = { action-done-draw.name }: { action-done-draw.detail }
    .name = Fertig
    .detail = Die übrigen Karten kommen unter den Stapel
action-done-swap = Austausch beenden
action-done-brace = Keine Crew einsetzen
action-done-shield = Treffer hinnehmen
action-done-salvage = Das Wrack lassen
action-done-salvage_again = Nicht noch einmal würfeln
action-done-siege = Keine Marken mehr ausgeben
action-done-corporate = Keine Konzernaktion
action-done-produce = Hier nichts herstellen
action-confirm = Los
action-confirm-purser = { action-confirm-purser.name }: { action-confirm-purser.detail }
    .name = { $post } regelt den Unterhalt
    .detail = { $usage }
action-confirm-terms = { $upgrade } benutzen
action-confirm-aim = { action-confirm-aim.name }: { action-confirm-aim.detail }
    .name = Feuern
    .detail = { PERCENT($chance) } Trefferchance, Schaden { $damage }
action-confirm-salvage = { action-confirm-salvage.name }: { action-confirm-salvage.detail }
    .name = Das Wrack bergen
    .detail = Ein Wurf von höchstens { $units } bringt so viele Einheiten ({ PERCENT($chance) })
action-number = { $units }
action-number-buy = { COUNT($units, $good) } für { $cost } cr kaufen
action-number-sell = { COUNT($units, $good) } für { $gain } cr verkaufen
action-number-load = { COUNT($units, $good) } laden
action-number-repair = { $units } reparieren für { $cost } cr
action-number-reinforce = Um { $units } verstärken für { $cost } cr
action-sector = { $place }
action-sector-travel = Nach { $place }{ $toll ->
    [0] {""}
   *[other] {" "}({ $toll } cr Maut)
}
action-sector-base = Beginnen auf { $place }
action-sector-toll_at = Station bei { $place }: { $cost } cr
action-sector-toll_to = Auf der Linie nach { $place }
action-sector-factory_at = Fabrik auf { $place }
action-sector-haven = Rückkehr nach { $place }: { $cost } cr
action-cell = { $edge } von { $region } legen (Feld { $column }, { $row })
action-cell-travel = Die Region im { $edge } aufdecken
action-cell-beyond = Jenseits von Region { $number }, { $edge }
action-rotate = Um { $degrees }° drehen
action-side = Seite { $side } nach oben
action-take_token = Eine Einflussmarke nehmen
action-take_income = Einkommen nehmen: { $gain } cr
action-exchange = Eine Marke für { $gain } cr eintauschen
action-pay_ship = { action-pay_ship.name }: { action-pay_ship.detail }
    .name = Zahlen für { $ship }
    .detail = { $cost } cr
action-pay_ship-none = Für Schiff { $slot } zahlen
action-pay_station = { action-pay_station.name }: { action-pay_station.detail }
    .name = Zahlen für { $station }
    .detail = { $cost } cr
action-pay_factory = { action-pay_factory.name }: { action-pay_factory.detail }
    .name = Zahlen für die Fabrik auf { $place }
    .detail = { $cost } cr
action-pay_factory-shared = { action-pay_factory-shared.name }: { action-pay_factory-shared.detail }
    .name = Zahlen für Fabrik { $number } von { $count } auf { $place }
    .detail = { $cost } cr
action-pay_factory-none = Für Fabrik { $number } zahlen
action-dismiss = { $ship } entlassen statt zahlen
action-dismiss-none = Schiff { $slot } entlassen
action-mend = { action-mend.name }: { action-mend.detail }
    .name = { $upgrade } wieder in Betrieb nehmen
    .detail = { $cost } cr
action-manipulate = Eine Marke: { $good } { $down ->
    [true] runter
   *[false] hoch
} um einen Wurf von 1 bis { $most } (jetzt { $price })
action-enter = Geschäfte machen bei { $place }
action-enter-away = Hier Geschäfte machen
action-meet = Ladung und Crew tauschen mit: { $ship }
action-meet-none = Austausch mit Schiff { $slot }
action-attack = { action-attack.name }: { action-attack.detail }
    .name = { $ship } von { $seat } angreifen
    .detail = { PERCENT($chance) } Trefferchance
action-attack-away = { $ship } von { $seat } angreifen
action-attack-none = Schiff { $slot } von { $seat } angreifen
action-target = { action-target.name }: { action-target.detail }
    .name = Auf { $upgrade } zielen
    .detail = { SIGNED($penalty) }, ein Treffer legt es lahm
action-purchase = { $place } kaufen: { $price } cr, { COUNT($levels, "level") }
action-purchase-away = Den Standort hier kaufen
action-declare = { action-declare.name }: { action-declare.detail }
    .name = Blockade erklären, { $place }
    .detail = Ziel { $target }
action-declare-owned = { action-declare-owned.name }: { action-declare-owned.detail }
    .name = Blockade erklären, { $place }, Besitz von { $seat }
    .detail = Ziel { $target }
action-declare-away = Blockade erklären
action-roll = Für die Blockade würfeln: Würfel { SIGNED($bonus) } gegen { $target } ({ PERCENT($chance) })
action-roll-away = Für die Blockade würfeln
action-call_off = Die Blockade abbrechen
action-buy = { $good } zu { $price } cr kaufen
action-buy-away = { $good } kaufen
action-sell = { $good } zu { $price } cr verkaufen
action-sell-away = { $good } verkaufen
action-repair = { action-repair.name }: { action-repair.detail }
    .name = Rumpf reparieren
    .detail = { $cost } cr je Punkt
action-reinforce = { action-reinforce.name }: { action-reinforce.detail }
    .name = Rumpf verstärken
    .detail = { $cost } cr je Punkt
action-buy_upgrade = { $upgrade } einbauen: { $cost } cr
action-raise_upgrade = { action-raise_upgrade.name }: { action-raise_upgrade.detail }
    .name = { $upgrade } um eine Stufe erhöhen
    .detail = { $cost } cr
action-sell_upgrade = { action-sell_upgrade.name }: { action-sell_upgrade.detail }
    .name = { $upgrade } verkaufen
    .detail = { $gain } cr
action-sell_upgrade-away = { $upgrade } verkaufen
action-improve = { $stat } um 1 verbessern: { $cost } cr
action-draw_fleet = { action-draw_fleet.name }: { action-draw_fleet.detail }
    .name = Flottenschiffe suchen
    .detail = Karten ziehen{ $barring ->
        [true] , aber kein Handel hier in diesem Zug
       *[false] {""}
    }
action-draw_crew = { action-draw_crew.name }: { action-draw_crew.detail }
    .name = Crew suchen
    .detail = Karten ziehen{ $barring ->
        [true] , aber kein Handel hier in diesem Zug
       *[false] {""}
    }
action-extra_card = Eine Marke für eine weitere Karte ausgeben
action-hire-ship = { $design } anheuern{ $card ->
    [0] {""}
   *[other] , Karte { $card }
}: { $cost } cr, Unterhalt { $upkeep } (Rumpf { $hull }, Laderaum { $cargo }, Schaden { $damage }, Angriff { $attack }, Abwehr { $defence }, Bewegung { $move })
action-hire-crew = Anheuern: { $card ->
    [0] {""}
   *[other] Karte { $card },{" "}
}{ $post }, { $cost } cr. { $post_text }
action-hire-none = Karte { $card } anheuern
action-use = { action-use.name }: { action-use.detail }
    .name = { $post } ({ $usage })
    .detail = { $post_text }
action-load = { $good } aus deinen Fabriken laden (dort { $units })
action-give = { COUNT(1, $good) } übergeben
action-fetch = { COUNT(1, $good) } holen
action-give_crew = Übergeben: { $post }
action-fetch_crew = Holen: { $post }
action-pick = { COUNT(1, $good) }
action-build_toll = Mautstation bauen
action-improve_toll = { action-improve_toll.name }: { action-improve_toll.detail }
    .name = Maut erhöhen, { $station }
    .detail = { $cost } cr
action-improve_toll-none = Maut erhöhen: { $station }
action-buy_toll = { action-buy_toll.name }: { action-buy_toll.detail }
    .name = { $station } kaufen
    .detail = { $cost } cr
action-buy_toll-none = { $station } kaufen
action-build_factory = { action-build_factory.name }: { action-build_factory.detail }
    .name = Fabrik bauen
    .detail = { $cost } cr
action-produce = In allen Fabriken produzieren
action-colour = { COUNT(1, $good) } herstellen
action-order = Reihenfolge der Schiffe: { JOIN($ships, ", ") }
action-bid = Eine Marke auf { $seat } bieten
action-support = { action-support.name }: { action-support.detail }
    .name = Die Blockade unterstützen
    .detail = { PERCENT($chance) } statt { PERCENT($before) }
action-support-away = Die Blockade unterstützen
action-hinder = { action-hinder.name }: { action-hinder.detail }
    .name = Die Blockade behindern
    .detail = { PERCENT($chance) } statt { PERCENT($before) }
action-hinder-away = Die Blockade behindern

## The log

event-first = { $seat } ist Startspieler.
event-laid = { $seat } legt { $tile } { $side } als Region { $number }, um { $degrees }° gedreht.
event-planet = { $planet } erscheint in { $tile }.
event-outpost = Ein Außenposten erscheint in { $tile }.
event-based = Das Flaggschiff von { $seat } beginnt auf { $place }.
event-prices = Die Preise beginnen bei { good-red } { $red }, { good-blue } { $blue }, { good-yellow } { $yellow }.
event-round = Runde { $round }.
event-tokens = { $seat } nimmt { $gained ->
    [1] eine Marke
   *[other] { COUNT($gained, "token") }
} (jetzt { $tokens }).
event-income = { $seat } nimmt { $gained } cr Einkommen (jetzt { $credits } cr).
event-exchanged = { $seat } tauscht eine Marke für { $gained } cr ein.
event-upkeep = { $seat } zahlt { $paid } cr Unterhalt für { $ship }: noch { $credits } cr.
event-upkeep_station = { $seat } zahlt { $paid } cr Unterhalt für die Station zwischen { $place } und { $place-other }: noch { $credits } cr.
event-upkeep_factory = { $seat } zahlt { $paid } cr Unterhalt für die Fabrik auf { $place }: noch { $credits } cr.
event-dismissed = { $seat } entlässt: { $ship }.
event-dismissed-unpaid = { $ship } von { $seat } verlässt die Flotte: Der Unterhalt ist nicht bezahlt.
event-lost = Damit verloren: { JOIN($parts, ", ") }.
event-station_lost = { $seat } verliert die Mautstation zwischen { $place } und { $place-other }: Der Unterhalt ist nicht bezahlt.
event-factory_lost = { $seat } verliert eine Fabrik auf { $place }: Der Unterhalt ist nicht bezahlt.
event-manipulated = { $seat } { $down ->
    [1] drückt { $good } um { $roll }
   *[0] treibt { $good } um { $roll } hoch
}: jetzt { $price }.
event-market = Markt: { $good } { SIGNED($change) }, jetzt { $price }.
event-journey = { $ship } von { $seat } fliegt von { $place-start } nach { $place }.
event-toll = { $ship } von { $seat } zahlt { $fee } cr Maut an { $seat-owner }.
event-revealed = { $seat } deckt { $tile } { $side } als Region { $number } auf.
event-crew_used = { $ship } von { $seat }: { $post } im Einsatz.
event-bought = { $ship } von { $seat } kauft { COUNT($units, $good) } zu { $unit_price } cr; der Markt steigt auf { $price }.
event-sold = { $ship } von { $seat } verkauft { COUNT($units, $good) } zu { $unit_price } cr; der Markt fällt auf { $price }.
event-repaired = { $ship } von { $seat }: { $units } Rumpf repariert ({ $cost } cr).
event-reinforced = { $ship } von { $seat }: { $units } Verstärkung ({ $cost } cr).
event-loaded = { $ship } von { $seat } lädt { COUNT($units, $good) } aus den Fabriken.
event-spilled = { $seat } legt { COUNT(1, $good) } in den Vorrat zurück: { $place }.
event-fitted = { $ship } von { $seat } bekommt { $upgrade }, Stufe { $level } ({ $cost } cr).
event-mended = { $ship } von { $seat }: { $upgrade } ist wieder in Betrieb ({ $cost } cr).
event-unfitted = { $seat } verkauft { $upgrade } für { $gained } cr ({ $ship }).
event-improved = { $ship } von { $seat }: { $stat } ist jetzt { $value } ({ $cost } cr).
event-drew_ship = { $ship } von { $seat } zieht: { $design }.
event-drew_crew = { $ship } von { $seat } zieht: { $post }.
event-hired = { $seat } heuert für { $cost } cr an: { $ship }.
event-engaged = { $ship } von { $seat } heuert für { $cost } cr an: { $post }.
event-purchased = { $seat } kauft { $place } für { $cost } cr (+{ COUNT($levels, "level") }).
event-purchased-former = { $seat } kauft { $place } von { $seat-former } für { $cost } cr (+{ COUNT($levels, "level") }).
event-declared = { $ship } von { $seat } erklärt eine Blockade: { $place }.
event-markers = { $seat } gibt Marken aus, bevor { $ship } von { $seat-owner } würfelt ({ $place }): Hilfe { $support }, Hindernis { $hinder }.
event-markers-own = { $seat } gibt Marken aus, bevor { $ship } würfelt ({ $place }): Hilfe { $support }, Hindernis { $hinder }.
event-blockade_roll = { $ship } von { $seat } würfelt für die Blockade { $roll } { SIGNED($bonus) } = { $total } { $reached ->
    [true] ≥
   *[false] <
} { $target }.
event-taken = Die Blockade gelingt: { $seat } übernimmt { $place } (+{ COUNT($levels, "level") }).
event-taken-former = Die Blockade gelingt: { $place } ist neutral, { $seat-former } verliert den Standort.
event-lifted = Die Blockade von { $seat } endet: { $place }.
event-pressed = Die Blockade von { $seat } wird enger, { $place }: Hilfe { $support }.
event-eased = Die Blockade von { $seat } ist bedroht, { $place }: Hilfe { $support }.
event-attacked = { $ship } von { $seat } greift an: { $foe } von { $seat-foe }.
event-dice-higher = Angriff { $attack } { SIGNED($attack_bonus) } = { $attack_total } > { $defence_total } = { $defence } { SIGNED($defence_bonus) }, Abwehr.
event-dice-lower = Angriff { $attack } { SIGNED($attack_bonus) } = { $attack_total } < { $defence_total } = { $defence } { SIGNED($defence_bonus) }, Abwehr.
event-dice-tie = Angriff { $attack } { SIGNED($attack_bonus) } = { $attack_total } = { $defence } { SIGNED($defence_bonus) }, Abwehr. Gleichstand: noch einmal.
event-missed = Daneben.
event-hit = Ein Treffer, Schaden { $damage }{ $absorbed ->
    [0] {""}
   *[other] , { $absorbed } abgefangen
}; Zustand { $left }.
event-disabled = { $foe } von { $seat } ist lahmgelegt.
event-shot_out = { $foe } von { $seat }: { $upgrade } ist zerschossen.
event-destroyed = { $foe } von { $seat } ist zerstört!
event-salvaged = { $ship } von { $seat } birgt { COUNT($units, "unit") } aus dem Wrack.
event-salvaged-none = Die Bergung misslingt: { $roll } ist mehr, als im Wrack war.
event-returned = Das Flaggschiff von { $seat } kehrt für { $fee } cr zurück: { $place }.
event-built_toll = { $seat } baut für { $cost } cr eine Mautstation zwischen { $place } und { $place-other }.
event-raised_toll = { $seat } erhöht eine Mautstation in { $region } für { $cost } cr auf { COUNT($markers, "marker") }.
event-bought_toll = { $seat } kauft von { $seat-former } für { $cost } cr eine Mautstation in { $region }.
event-built_factory = { $seat } baut für { $cost } cr eine Fabrik auf { $place }.
event-produced = { $seat } stellt { COUNT(1, $good) } her: { $place }.
event-swapped = { $ship } von { $seat } gibt an { $ship-friend }: { JOIN($parts, ", ") }.
event-swapped-back = { $ship } von { $seat } bekommt von { $ship-friend }: { JOIN($parts, ", ") }.
event-ordered = Die Schiffe von { $seat } handeln nun in dieser Reihenfolge: { JOIN($ships, ", ") }.
event-bid = { $seat } bietet eine Marke auf { $seat-on } (jetzt { $tokens }).
event-bid-own = { $seat } bietet eine Marke auf den eigenen Start (jetzt { $tokens }).
event-bid_roll = { $seat } würfelt { $roll } um den ersten Platz.
event-leader = { $seat } ist ab der nächsten Runde Startspieler.
event-level = { $seat } ist jetzt auf Stufe { $level }.
event-discarded = { $seat } wirft { COUNT($tokens, "token") } ab.
event-discarded-flagship = { $seat } verliert mit dem Flaggschiff { COUNT($tokens, "token") }.
event-over = { $outcome-id ->
    [rounds] Die letzte Runde ist gespielt
   *[level] Die Siegstufe ist erreicht
}: Das Spiel ist zu Ende. { $seat } gewinnt auf Stufe { $level }.
event-over-shared = { $outcome-id ->
    [rounds] Die letzte Runde ist gespielt
   *[level] Die Siegstufe ist erreicht
}: Das Spiel ist zu Ende. { $seat } teilen sich den Sieg auf Stufe { $level }.

## Prompts

prompt-purse = { $credits } cr, { COUNT($tokens, "token") }, Stufe { $level }
prompt-cell = { prompt-cell.ask } ({ prompt-cell.aside })
    .ask = Wohin legst du { $tile }?
    .aside = { prompt-purse }
prompt-cell-hidden = { prompt-cell-hidden.ask } ({ prompt-cell-hidden.aside })
    .ask = Wohin legst du die nächste Region?
    .aside = { prompt-purse }
prompt-side = { prompt-side.ask } ({ prompt-side.aside })
    .ask = Welche Seite von { $tile }?
    .aside = { prompt-purse }
prompt-rotate = { prompt-rotate.ask } ({ prompt-rotate.aside })
    .ask = Wie drehst du { $tile }?
    .aside = { prompt-purse }
prompt-base = { prompt-base.ask } ({ prompt-base.aside })
    .ask = Auf welchem Planeten beginnt dein Flaggschiff?
    .aside = { prompt-purse }
prompt-influence = { prompt-influence.ask } ({ prompt-influence.aside })
    .ask = Einfluss: eine Marke oder Einkommen?
    .aside = { prompt-purse }
prompt-exchange = { prompt-exchange.ask } ({ prompt-exchange.aside })
    .ask = Marken gegen Credits eintauschen?
    .aside = { prompt-purse }
prompt-purser = { prompt-purser.ask } ({ prompt-purser.aside })
    .ask = Unterhalt: Soll der Zahlmeister ihn regeln ({ $ship })?
    .aside = { prompt-purse }
prompt-upkeep = { prompt-upkeep.ask } ({ prompt-upkeep.aside })
    .ask = Unterhalt: zahle oder entlasse ein Schiff
    .aside = { prompt-purse }
prompt-mend = { prompt-mend.ask } ({ prompt-mend.aside })
    .ask = Eine zerschossene Aufrüstung wieder in Betrieb nehmen ({ $ship })?
    .aside = { prompt-purse }
prompt-manipulate = { prompt-manipulate.ask } ({ prompt-manipulate.aside })
    .ask = Markt: einen Preis bewegen?
    .aside = { prompt-purse }
prompt-travel = { prompt-travel.ask } ({ prompt-travel.aside })
    .ask = Reise: { $ship } bei { $place }, noch { COUNT($moves, "move") }
    .aside = { prompt-purse }
prompt-reveal = { prompt-reveal.ask } ({ prompt-reveal.aside })
    .ask = Wie drehst du die Region?
    .aside = { prompt-purse }
prompt-act = { prompt-act.ask } ({ prompt-act.aside })
    .ask = Aktion: { $ship } bei { $place }
    .aside = { prompt-purse }
prompt-planet = { prompt-planet.ask } ({ prompt-planet.aside })
    .ask = { $ship } bei { $place }: was nun?
    .aside = { prompt-purse }
prompt-outpost = { prompt-outpost.ask } ({ prompt-outpost.aside })
    .ask = { $ship } bei { $place }: was nun?
    .aside = { prompt-purse }
prompt-terms = { prompt-terms.ask } ({ prompt-terms.aside })
    .ask = Den Preis vor dem Handel verbessern?
    .aside = { prompt-purse }
prompt-quantity = { prompt-quantity.ask } ({ prompt-quantity.aside })
    .ask = Wie viele? Höchstens { $most }
    .aside = { prompt-purse }
prompt-draw = { prompt-draw.ask } ({ prompt-draw.aside })
    .ask = Jemanden davon anheuern?
    .aside = { prompt-purse }
prompt-swap = { prompt-swap.ask } ({ prompt-swap.aside })
    .ask = { $ship } und { $ship-friend } tauschen Ladung und Crew
    .aside = { prompt-purse }
prompt-aim = { prompt-aim.ask } ({ prompt-aim.aside })
    .ask = { $ship } greift an, { $foe } von { $seat }: zielen, Crew rufen oder feuern
    .aside = { prompt-purse }
prompt-brace = { prompt-brace.ask } ({ prompt-brace.aside })
    .ask = Dein Schiff ({ $foe }) wird angegriffen von { $seat } ({ $ship })
    .aside = { prompt-purse }
prompt-shield = { prompt-shield.ask } ({ prompt-shield.aside })
    .ask = Dein Schiff ({ $foe }) ist getroffen von { $seat } ({ $ship })
    .aside = { prompt-purse }
prompt-salvage = { prompt-salvage.ask } ({ prompt-salvage.aside })
    .ask = Im Wrack ist Ladung: bergen?
    .aside = { prompt-purse }
prompt-salvage_again = { prompt-salvage_again.ask } ({ prompt-salvage_again.aside })
    .ask = Die Bergung misslang: noch einmal würfeln?
    .aside = { prompt-purse }
prompt-spoils = { prompt-spoils.ask } ({ prompt-spoils.aside })
    .ask = Welche Einheit aus deinem Wrack bekommen sie?
    .aside = { prompt-purse }
prompt-haven = { prompt-haven.ask } ({ prompt-haven.aside })
    .ask = Zu welchem Planeten kehrt dein Flaggschiff zurück?
    .aside = { prompt-purse }
prompt-siege = { prompt-siege.ask } ({ prompt-siege.aside })
    .ask = Blockade von { $place }: Würfel { SIGNED($bonus) } gegen { $target }
    .aside = { prompt-purse }
prompt-corporate = { prompt-corporate.ask } ({ prompt-corporate.aside })
    .ask = Wähle eine Konzernaktion
    .aside = { prompt-purse }
prompt-toll_at = { prompt-toll_at.ask } ({ prompt-toll_at.aside })
    .ask = Wo baust du die Station?
    .aside = { prompt-purse }
prompt-toll_to = { prompt-toll_to.ask } ({ prompt-toll_to.aside })
    .ask = Auf welcher Linie?
    .aside = { prompt-purse }
prompt-factory_at = { prompt-factory_at.ask } ({ prompt-factory_at.aside })
    .ask = Auf welchem Planeten?
    .aside = { prompt-purse }
prompt-produce = { prompt-produce.ask } ({ prompt-produce.aside })
    .ask = Was stellt die Fabrik auf { $place } her?
    .aside = { prompt-purse }
prompt-order = { prompt-order.ask } ({ prompt-order.aside })
    .ask = In welcher Reihenfolge handeln deine Schiffe?
    .aside = { prompt-purse }
prompt-bid = { prompt-bid.ask } ({ prompt-bid.aside })
    .ask = Bieten, wer Startspieler wird?
    .aside = { prompt-purse }
prompt-overflow = { prompt-overflow.ask } ({ prompt-overflow.aside })
    .ask = Kein Platz auf: { $ship }. Was geht in den Vorrat zurück?
    .aside = { prompt-purse }
prompt-overflow-factory = { prompt-overflow-factory.ask } ({ prompt-overflow-factory.aside })
    .ask = Kein Platz in der Fabrik auf { $place }: Was geht in den Vorrat zurück?
    .aside = { prompt-purse }
prompt-over = Das Spiel ist zu Ende.
when = Runde { $round }

## Warnings

warning-end = das beendet vielleicht das Spiel, und vielleicht gewinnst du es nicht
warning-blockade = die Blockade endet, wenn ihr letztes Schiff abfliegt
warning-call_off = du verlierst alle Zähler der Blockade
warning-dismiss = damit verloren: { JOIN($parts, ", ") }
warning-dismiss-blockade = damit verloren: { JOIN($parts, ", ") }; die Blockade endet, wenn ihr letztes Schiff abfliegt
warning-draw_fleet = du hast schon drei Schiffe: Keine der Karten kann angeheuert werden
warning-enter = dort kannst du jetzt nichts tun
warning-hire = das Schiff hat schon so jemanden; der ginge ohne Erstattung
warning-upkeep = nächste Runde sind { $upkeep } cr Unterhalt fällig, und nach jetzigem Stand fehlen dir { $short } cr
warning-upkeep-now = jetzt sind { $upkeep } cr Unterhalt fällig: ohne Einkommen fehlen dir { $short } cr

## Rejections

clause-ST-GEN-01 = nicht an dieser Stelle der Runde: { $phase }
clause-ST-GEN-05 = das ist zu teuer: Du hast { $credits } cr
clause-ST-GEN-05-site = es kostet { $price } cr, und du hast { $credits } cr
clause-ST-SETUP-04 = die erste Region ist immer die Startregion, und ihre Drehung macht keinen Unterschied
clause-ST-SETUP-05 = nicht jetzt: { $phase }
clause-ST-SETUP-06 = eine Region muss durch eine Linie mit einer schon gelegten verbunden sein
clause-ST-SETUP-15 = ein Flaggschiff beginnt auf einem Planeten ohne anderes Flaggschiff
clause-ST-WIN-02 = das Spiel ist zu Ende
clause-ST-INF-01 = du nimmst entweder eine Marke oder Einkommen: { $phase }
clause-ST-INF-03 = Marken werden erst eingetauscht, wenn Einkommen genommen wurde: { $phase }
clause-ST-UPK-02 = Unterhalt wird ganz bezahlt, und du hast { $credits } cr
clause-ST-UPK-04 = nur ein noch nicht bezahltes Flottenschiff kann entlassen werden
clause-ST-UPK-07 = der Unterhalt geht vor: { $phase }
clause-ST-UPK-10 = dafür ist nichts zu zahlen
clause-ST-MKT-05 = nicht in der Marktphase: { $phase }
clause-ST-TRV-03 = von hier führt keine Linie dorthin
clause-ST-TRV-03-moves = das Schiff kann nicht weiter
clause-ST-TRV-07 = ein lahmgelegtes Schiff fliegt höchstens einen Sektor
clause-ST-TRV-08 = die Maut beträgt { $toll } cr, und du hast { $credits } cr
clause-ST-ACT-02 = ein Schiff tut in seinem Zug nur eine Sache: { $phase }
clause-ST-ACT-03 = hier gibt es nichts zu tun
clause-ST-ACT-07 = der Standort ist blockiert: Niemand darf dort handeln
clause-ST-SHIP-03 = hier ist kein aktives, nicht lahmgelegtes Schiff von dir
clause-ST-SHIP-04 = das würde die Grenzen für Ladung oder Crew sprengen oder sie hin- und herschicken
clause-ST-SHIP-06 = du kannst nur Schiffe anderer angreifen
clause-ST-SITE-02 = an einem Außenposten ist ein Zug zum Handeln oder zum Anheuern da, nicht für beides
clause-ST-SITE-04 = nicht, solange Karten auf dem Tisch liegen: { $phase }
clause-ST-SITE-06 = ein Flaggschiff kauft den Standort, statt dort Geschäfte zu machen
clause-ST-TRADE-01 = davon ist nicht so viel an Bord
clause-ST-TRADE-03 = du hast in dieser Runde schon { $good } verkauft
clause-ST-TRADE-03-bought = du hast in dieser Runde schon { $good } gekauft
clause-ST-TRADE-04 = dieses Schiff hat zuletzt in dieser Region gehandelt; es muss erst anderswo handeln
clause-ST-TRADE-07 = der Vorrat ist leer
clause-ST-TRADE-14 = der Laderaum ist voll: { COUNT($room, "unit") }
clause-ST-TRADE-15 = du hast { $credits } cr; höchstens { COUNT($most, "unit") }
clause-ST-TRADE-16 = dieses Schiff hat diese Ware in diesem Zug schon gehandelt
clause-ST-UPG-03 = der Vorrat ist leer
clause-ST-UPG-04 = der vereinte Einfluss hier, { $influence }, ist zu niedrig
clause-ST-UPG-06 = eine Aufrüstung dieser Art ist an Bord; verkaufe sie erst
clause-ST-UPG-09 = der vereinte Einfluss hier, { $influence }, ist zu niedrig
clause-ST-UPG-10 = keine solche Aufrüstung ist an Bord
clause-ST-UPG-13 = { $upgrade } geht bis Stufe { $level }
clause-ST-UPG-14 = ein Außenposten bietet das nicht
clause-ST-IMP-04 = der vereinte Einfluss hier, { $influence }, ist zu niedrig
clause-ST-IMP-08 = du gibst Einheiten zurück, bis der Rest passt: { $phase }
clause-ST-HIRE-01 = nur Flaggschiffe heuern Flottenschiffe an
clause-ST-HIRE-03 = mehr Karten kosten Marken, und du hast keine
clause-ST-HIRE-06 = du hast schon drei Schiffe
clause-ST-HIRE-11 = dieses Flaggschiff hat in diesem Zug schon Flottenkarten gezogen
clause-ST-HIRE-12 = eine solche Karte gibt es nicht
clause-ST-CREW-07 = dieses Schiff hat in diesem Zug schon Crewkarten gezogen
clause-ST-CREW-08 = { $post }: Das kannst du nicht bezahlen
clause-ST-CREW-10 = ein solches Crewmitglied ist nicht an Bord
clause-ST-CREW-11 = dieses Crewmitglied kannst du jetzt nicht einsetzen
clause-ST-ACQ-02 = nur ein Flaggschiff kauft Standorte
clause-ST-ACQ-12 = der Standort gehört dir schon
clause-ST-BLK-01 = Schiffe anderer sind im Sektor
clause-ST-BLK-03 = nur Flottenschiffe erklären Blockaden
clause-ST-BLK-04 = ein blockierendes Schiff kann nur würfeln, angreifen oder die Blockade abbrechen
clause-ST-BLK-06 = kein Wurf in der Runde der Erklärung, und keiner, solange Schiffe anderer im Sektor sind
clause-ST-BLK-13 = Marken werden vor einem Blockadewurf ausgegeben, solange du welche hast: { $phase }
clause-ST-BLK-14 = wer blockiert, unterstützt nur; wem der Standort gehört, behindert nur
clause-ST-BLK-21 = hier ist keine Blockade von dir abzubrechen
clause-ST-BLK-25 = eine neue Blockade kann ab der nächsten Runde erklärt werden
clause-ST-BLK-26 = der Standort wird von jemand anderem blockiert
clause-ST-CMB-02 = ein solches Schiff ist nicht in diesem Sektor
clause-ST-DEST-01 = bei einem lahmgelegten Schiff kann nur der Rumpf repariert werden
clause-ST-DEST-02 = ein lahmgelegtes Schiff tut in dem Zug, in dem es repariert wird, nichts anderes
clause-ST-DEST-09 = das Flaggschiff kehrt zu einem der nächsten Planeten zurück
clause-ST-SALV-01 = da ist ein Wrack: Birg es oder lass es
clause-ST-SALV-04 = davon ist nichts im Wrack: { $phase }
clause-ST-HULL-01 = repariert werden beschädigte Schiffe an einem Planeten, so weit der Schaden reicht
clause-ST-HULL-04 = so viele Verstärkungen sind nicht mehr da
clause-ST-TGT-01 = der Verteidiger hat keine solche Aufrüstung in Betrieb
clause-ST-TGT-02 = gezielt wird auf eine Aufrüstung, falls Zielen in diesem Spiel erlaubt ist
clause-ST-TGT-05 = nur eine zerschossene Aufrüstung wird wieder in Betrieb genommen: { $phase }
clause-ST-CORP-01 = eine Konzernaktion, nach allen Schiffen: { $phase }
clause-ST-TOLL-01 = eine Station steht auf einer Linie der Karte, die noch keine hat, solange es welche gibt: { $phase }
clause-ST-TOLL-09 = du kannst nur Stationen anderer kaufen
clause-ST-TOLL-12 = du kannst nur eigene Stationen erhöhen
clause-ST-FAC-01 = Fabriken stehen auf Planeten: { $phase }
clause-ST-FAC-02 = für eine weitere Fabrik ist kein Platz
clause-ST-FAC-09 = deine Fabriken hier haben nicht so viel davon
clause-ST-FAC-11 = keine deiner Fabriken kann das herstellen: Sie ist voll, oder der Vorrat ist leer
clause-ST-PRI-03 = jedes Schiff hat eine andere Nummer, von 1 bis zur Zahl der Schiffe: { $phase }
clause-ST-BID-03 = du kannst eine Marke auf jeden Spieler bieten: { $phase }
clause-ST-BID-13 = ohne Marken kannst du nur passen
clause-ST-EXPL-01 = eine verdeckte Region kommt in ein freies Feld neben eine schon gelegte
clause-ST-EXPL-04 = aufdecken kannst du nur eine verdeckte Region hinter einem Ausgang dieses Sektors

## Stages of a round

stage-setup = Aufbau
stage-influence = Einfluss
stage-upkeep = Unterhalt
stage-market = Markt
stage-travel = Reise
stage-action = Aktion
stage-corporate = Konzern
stage-priority = Rangfolge

## Groups of actions

group-finish = Abschließen
group-crew = Crew
group-hull = Rumpf
group-trade = Handel
group-hire = Anheuern
group-place = Ort
group-place-the-region = Region legen
group-which-side = Welche Seite
group-which-way = Wie herum
group-take = Nehmen
group-tokens = Marken
group-purser = Zahlmeister
group-pay-for = Bezahlen
group-dismiss = Entlassen
group-restore = Wieder in Betrieb
group-spend-a-token-to-push-a-price-by-a-roll = Für eine Marke einen Preis um einen Wurf bewegen
group-go-to = Fliege zu
group-reveal = Aufdecken
group-the-site = Der Standort
group-ships-here = Schiffe hier
group-your-blockade = Deine Blockade
group-factories = Fabriken
group-improve = Verbessern
group-upgrades = Aufrüstungen
group-improve-the-price = Preis verbessern
group-how-many = Wie viele
group-more-cards = Mehr Karten
group-cargo = Ladung
group-fire = Feuern
group-aim-at = Zielen auf
group-the-wreck = Das Wrack
group-hand-over = Übergeben
group-a-token = Eine Marke
group-toll-stations = Mautstationen
group-make = Herstellen
group-order = Reihenfolge
group-bid-on = Bieten auf
group-return = Zurückgeben

## Names of actions within their groups

name-repair = Reparieren
name-reinforce = Verstärken
name-buy = { $good } kaufen
name-sell = { $good } verkaufen
name-draw_fleet = Flottenschiffe
name-draw_crew = Crewmitglieder
name-side = { $side }
name-take_token = Eine Marke
name-take_income = Einkommen
name-manipulate = { FORM($good, "title") } { $direction }
name-enter = Geschäfte machen
name-purchase = Standort kaufen
name-declare = Blockade erklären
name-improve = { FORM($stat, "title") }
name-build_toll = Mautstation bauen
name-build_factory = Fabrik bauen
name-produce = In allen Fabriken produzieren
name-colour = { FORM($good, "title") }

## Figures on the board

figure-score = Die Einflussstufe: 1 und der vereinte Einfluss aller deiner Standorte.
figure-level = 1 und der vereinte Einfluss aller deiner Standorte.
figure-goal = Wer zu Beginn einer Runde auf dieser Stufe und allein vorn ist, gewinnt.
figure-order = Nach den Nummern der Schiffe; bei gleichen Nummern ab dem Startspieler.
figure-tokens = Nie mehr als deine Stufe; mit so vielen nimmst du zu Beginn einer Runde weder Marke noch Einkommen.
figure-income = 5 cr je Stufe und 5 je Einflusspunkt um deine Stationen.
figure-price = Der Marktpreis ist überall gleich.
figure-modifier = Bevölkerung minus Einfluss der Region, für den Besitzer das Doppelte.
figure-unit = Marktpreis und Modifikator, nie unter 1.
figure-trade = Alle Einheiten kosten gleich viel; jede gekaufte hebt danach den Markt um 1, jede verkaufte senkt ihn.
figure-influence = Nachbarregionen, die eine Linie verbindet.
figure-planet_price = 50 und 60 je Punkt vereinten Einflusses; von einem Besitzer das Doppelte.
figure-outpost_price = 30 und 50 je Einflusspunkt der Region.
figure-target = Bevölkerung, Größe der Region und hindernde Zähler.
figure-roll = Der Würfel, helfende Zähler und 1 für jedes weitere Schiff.
figure-chance = Beide würfeln und addieren ihre Werte; bei Gleichstand noch einmal.
figure-damage = Erst Schilde, dann Verstärkung, dann Rumpf.
figure-hull = Rumpf und Ausbauten, minus Schaden, mit Verstärkung.
figure-move = Sektoren je Zug; ein lahmgelegtes Schiff fliegt einen.
figure-cargo = Jede Einheit braucht einen Platz.
figure-improve = Eine Verbesserung braucht vereinten Einfluss mindestens in Höhe der schon gemachten.
figure-upgrade = Nötig sind seine Einflussstufe und die schon vorhandenen Stufen.
figure-upkeep = Ganz bezahlt, oder es ist verloren.
figure-toll = 25 cr je Zähler, an den Besitzer.
figure-toll_cost = 75 und 25 je Einflusspunkt der Region.
figure-storage = Der eigene Einfluss des Planeten, für seinen Besitzer das Doppelte.

## Options

option-board = Karte
    .about = Wer die Regionen legt: das Spiel nach Zufall oder die Spieler der Reihe nach.
option-board-quick = Schnell
option-board-laid = Gelegt
option-regions = Regionen
    .about = Regionen je Spieler, neben der Startregion.
option-victory_level = Siegstufe
    .about = Die Einflussstufe, die gewinnt.
option-round_cap = Höchstzahl der Runden
    .about = Nach so vielen Runden endet das Spiel spätestens.
option-more_objects = Mehr Objekte
    .about = Bis zu zwei Planeten und zwei Außenposten in einer Region.
option-exploration = Erkundung
    .about = Regionen liegen verdeckt, bis ein Schiff sie betritt.
option-territory = Gebiet
    .about = Der Einfluss einer Region geht an den, dem dort am meisten gehört.
option-precise_hits = Präzise Treffer
    .about = Der Vorsprung eines Angriffs zählt zum Schaden.
option-temporary_loss = Vorläufiger Verlust
    .about = Ein zerstörtes Flaggschiff kostet eine Stufe, bis sie ersetzt ist.
option-flagship_blockades = Blockaden mit Flaggschiff
    .about = Auch Flaggschiffe dürfen Blockaden erklären.
option-owner_doubling = Verdopplung für Besitzer
    .about = Welche Modifikatoren für den Besitzer eines Standorts doppelt zählen: alle oder nur die über 0.
option-owner_doubling-always = Immer
option-owner_doubling-positive = Nur über 0
option-outpost_session = Am Außenposten
    .about = Was ein Schiff an einem Außenposten in einem Zug darf: handeln oder anheuern, oder beides.
option-outpost_session-single = Eines
option-outpost_session-both = Beides
option-blockade_markers = Blockadezähler
    .about = Wann eine missglückte Blockade Zähler bekommt: einmal je Runde oder nach jedem Wurf.
option-blockade_markers-per_round = Je Runde
option-blockade_markers-per_roll = Je Wurf
option-targeting = Zielen
    .about = Ob ein Angreifer auf eine Aufrüstung zielen darf.
option-targeting-allowed = Erlaubt
option-targeting-never = Nie

## The game

game-intro = Zwei bis vier Konzerne teilen sich eine Galaxie aus einem Dutzend Regionen. Du handelst mit drei Gütern, heuerst und bewaffnest eine kleine Flotte, kaufst oder blockierst Planeten und Außenposten und nimmst Maut auf den Linien dazwischen. Jeder Standort, den du besitzt, hebt deinen Einfluss; wer zuerst auf der Siegstufe allein vorn liegt, gewinnt.
ending-a-corporation-has-reached-the-victory-level = ein Konzern hat die Siegstufe erreicht
ending-the-last-round-has-been-played = die letzte Runde ist gespielt
charted = Einflussstufe
source-base = Zu Beginn: { $points }
source-planets = Planeten: { $points }
source-outposts = Außenposten: { $points }
source-regions = Kontrollierte Regionen: { $points }
source-losses = Verluste: { $points }
decided-blockade = Eine Blockade verhinderte den Sieg von { $seat }.
decided-credits = Gleiche Stufe: Das meiste Geld gewinnt ({ $credits } cr).
decided-shared = Gleiche Stufe, gleich viel Geld: Der Sieg wird geteilt.
set-house = Hausset
    .about = Dreizehn Regionen, sechsundzwanzig Welten und genug Schiffe, um sich darum zu streiten.

## The board in a terminal

board-headline = Runde { $round }, { $seat } zuerst. Markt: { good-red } { $red }, { good-blue } { $blue }, { good-yellow } { $yellow }. Sieg auf Stufe { $level }.
board-headline-short = Runde { $round } · { good-red } { $red } · { good-blue } { $blue } · { good-yellow } { $yellow } · Stufe { $level } gewinnt · { $seat } zuerst
board-own-ship = { $ship }, { $place }: Rumpf { $hull }/{ $hull_most }, Bewegung { $move }, Ladung { $cargo }/{ $room }
board-corporation = Konzern
board-level = Stufe
board-tokens = Marken
board-credits = Credits
board-this-round = Diese Runde
board-bought = gekauft: { JOIN($good, ", ") }
board-sold = verkauft: { JOIN($good, ", ") }
board-barred = kann nicht gewinnen: ein Standort ist blockiert
board-no-regions = Noch liegt keine Region.
board-lines = Linien zwischen Regionen: { $lines }
board-heading-site = Standort
board-heading-modifier = Modifikator
board-modifier = { SIGNED($modifier) }
board-heading-price = Preis
board-heading-in-reach = In Reichweite
board-heading-lines = Linien
board-heading-first-step = Zuerst nach
board-heading-target = Ziel
board-heading-owner = Besitzer
board-heading-blockade = Blockade
board-blockade = { $seat }, +{ $support } −{ $hinder }
board-heading-ship = Schiff
board-heading-of = Von
board-heading-number = Nr.
board-heading-at = Ort
board-heading-hull = Rumpf
board-heading-move = Bewegung
board-heading-cargo = Ladung
board-heading-equipment = Crew und Aufrüstungen
board-wrecked = zerstört
board-inactive = inaktiv
board-upgrade = { $upgrade } { $level }
board-shot_out = { $upgrade } zerschossen
board-cargo = { $cargo }
board-cargo-empty = leer
board-cargo-of = { $cargo } von { $room }
board-toll = Maut auf { $ends }: { $seat }, { COUNT($markers, "marker") }.
board-factory = Fabrik auf { $place }: { $seat }, { $cargo }.
board-distance = { $place }: { $lines }
board-distances = Entfernungen von { $place }, in Linien: { JOIN($distances, "; ") }.
board-player = { $seat }: Stufe { $level }, { COUNT($tokens, "token") }, { $credits } cr.
board-site = { $place }: Modifikator { SIGNED($modifier) }, Preis { $price }, Ziel { $target }
board-site-owned = { $place }, Besitz von { $seat }: Modifikator { SIGNED($modifier) }, Preis { $price }, Ziel { $target }
board-blockaded = { $site }, blockiert von { $blockade }
board-ship = { $ship } von { $seat }, { $place }: Rumpf { $hull } von { $hull_most }, Bewegung { $move }, Ladung { $cargo } von { $room }
board-result = { $seat }: Stufe { $level }, { $credits } cr
board-design = Kostet { $cost } cr, Unterhalt { $upkeep } cr. Rumpf { $hull }, Waffe { $weapon }, Ladung { $cargo }, Angriff { $attack }, Abwehr { $defence }, Bewegung { $move }.
board-fitting = Kostet { $cost } cr; Einflussstufe { $level }.
board-hiring = Kostet { $cost } cr.
board-world = Bevölkerung { $people }, Einfluss { $influence }.
board-lines-within = Linien zwischen ihren Sektoren: { $lines }
board-way = Von Sektor { $number } nach { $place }.

## Actions that are chosen in advance, without their words

verb-attack = Angreifen
verb-buy = Kaufen
verb-buy_toll = Mautstation kaufen
verb-buy_upgrade = Aufrüstung einbauen
verb-call_off = Die Blockade abbrechen
verb-confirm = Los
verb-done = Passen
verb-exchange = Marke eintauschen
verb-extra_card = Marke für eine weitere Karte ausgeben
verb-fetch = Holen
verb-fetch_crew = Crew holen
verb-give = Übergeben
verb-give_crew = Crew übergeben
verb-hinder = Die Blockade behindern
verb-improve_toll = Maut erhöhen
verb-meet = Ladung und Crew tauschen
verb-pay_factory = Für eine Fabrik zahlen
verb-pay_ship = Für ein Schiff zahlen
verb-pay_station = Für eine Station zahlen
verb-raise_upgrade = Aufrüstung um eine Stufe erhöhen
verb-reinforce = Rumpf verstärken
verb-repair = Rumpf reparieren
verb-roll = Für die Blockade würfeln
verb-sell = Verkaufen
verb-sell_upgrade = Aufrüstung verkaufen
verb-support = Die Blockade unterstützen
verb-use = Crew einsetzen

## The board in the browser

client-toll-cr = Maut { $fee } cr
client-blockaded = blockiert
client-unit-prices-there = Stückpreise dort: { $prices }
client-sites-in-range = Standorte in Reichweite
client-adjacent-sectors = Angrenzende Sektoren
client-traded-here-last = zuletzt hier gehandelt
client-now = jetzt { $price }
client-market-then = dann bei { $price }
client-fewer = Weniger…
client-hull = Rumpf
client-cargo = Laderaum
client-speed = Bewegung
client-attack = Angriff
client-defence = Abwehr
client-damage = Schaden
client-upkeep-per-round = Unterhalt { $upkeep } je Runde
client-hire-for = Anheuern für { $cost }
client-you-have-cr = du hast { $owned } cr
client-credits = cr
client-tokens = Marken
client-of-up-to = { $tokens } von höchstens { $level }
client-tokens-level = /{ $level } Marken
client-tokens-full = /{ $level } Marken (voll)
client-first-player = Startspieler
client-each-region-once-territory = jede Region einmal (Gebiet)
client-lost = { $losses } verloren
client-level-title = Stufe
client-level = Stufe
client-blockaded-cant-win = blockiert: kann nicht gewinnen
client-wins-next-round-if-alone = gewinnt nächste Runde, wenn allein vorn
client-level-to-go = { $left ->
    [one] noch { $left } Stufe
   *[other] noch { $left } Stufen
}
client-connected-regions = { $influence } verbundene Regionen
client-toll-station = Mautstation
client-toll-sum = { $markers } × { $fee } cr = { $fee2 } cr je Durchfahrt, { $from } – { $to }
client-go-to = Nach { $name }, { $distance }
client-go-to-cr-toll = Nach { $name }, { $distance }, { $fee } cr Maut
client-reveal = Aufdecken
client-here = Hier
client-market = Markt
client-units-left = noch { $left }
client-market-price = Marktpreis: { $good }
client-cr-up-since-last-round = { $price } cr, { $change } höher als letzte Runde
client-cr-down-since-last-round = { $price } cr, { $value } tiefer als letzte Runde
client-cr-left-in-the-bag = { $price } cr; noch { $left } im Beutel
client-round = Runde
client-of-up-to-level-wins = { $round } von höchstens { $rounds }; Stufe { $goal } gewinnt
client-flying-to = Flug nach { $place } …
client-before-shields = { $damage }, vor den Schilden
client-the-attack-hits-damage = Der Angriff trifft: { $damage } Schaden
client-market-price-and-modifier = Marktpreis und Modifikator: { $deal }
client-roll-needed = Nötiger Wurf
client-chance = Chance
client-of-rolls-succeed = { PERCENT($chance) } der Würfe reichen
client-disabled = lahmgelegt
client-not-yet-active = noch nicht aktiv
client-its-turn = am Zug
client-priority = Priorität { $priority }
client-printed = gedruckt { $printed }
client-improvements = Ausbau +{ $steps }
client-reinforced-by = verstärkt um { $armour }
client-with-upgrades = mit Aufrüstungen { $shown }
client-last-traded-in = , zuletzt gehandelt in { $region }
client-hold = Laderaum
client-hold-load = Laderaum { $load }/{ $room }
client-upkeep = Unterhalt { $upkeep }
client-ship-order = Reihenfolge der Schiffe
client-order = Reihenfolge
client-planet-in = Planet in { $region }
client-outpost-in = Außenposten in { $region }
client-population = , Bevölkerung { $value }
client-trade-modifier = Handelsmodifikator
client-unit-prices-here = Stückpreise hier
client-to-buy = Kaufen
client-price = { $price } cr
client-for = für { $levels ->
    [one] { $levels } Stufe
   *[other] { $levels } Stufen
}: { $sum }
client-to-blockade = Blockieren
client-target = Ziel
client-blockaded-by-supporting-hindering = ; blockiert von { $name }: { $value } dafür, { $hinder } dagegen
client-factory = Fabrik
client-of-stored = { $reduce } von { $storage } auf Lager
client-one-ships-traded-region-last = Ein Schiff von dir hat zuletzt in dieser Region gehandelt: Es muss erst anderswo handeln.
client-map = Karte
client-legend = Legende
client-legend-population = Bevölkerung
client-legend-influence = Ihr Einfluss
client-legend-region = Einfluss der Region
client-legend-outpost = Außenposten
client-legend-modifier = Preis, für dich
client-legend-toll = Maut
client-legend-factory = Fabrik
client-legend-blockade = Blockade
client-legend-distance = Sektoren bis dort
client-sells-for = { $units } verkaufen: +{ $gain }
client-set-course = Kurs auf { $place }
client-details = Einzelheiten
client-next-round = Nächste Runde
client-budget-income = Einkommen der Stufen { $levels } cr
client-budget-limit = kein Einkommen, solange du so viele Marken hast, wie du haben darfst
client-budget-stations = Mautstationen { $stations } cr
client-budget-ships = Unterhalt der Schiffe −{ $ships } cr
client-budget-tolls = der Mautstationen −{ $tolls } cr
client-budget-factories = der Fabriken −{ $factories } cr
client-within-reach-of = In Reichweite von
client-threat-no-blockade = kann nicht blockieren
client-threat-disarmed = kann nicht angreifen
client-threat-to-site = { PERCENT($chance) } je Wurf, es zu nehmen
client-threat-to-ship = { PERCENT($chance) } Trefferchance
client-ships-here = Schiffe hier
client-toll-towards = { $fee } cr, Richtung { $place }
client-region-influence = Einfluss
client-region-controlled = Beherrscht von
client-blockade-of = Blockade von { $place }
client-roll-needs = Nötig: { $target }
client-roll-adds = Der Würfel erhält +{ $bonus }
client-part-population = Bevölkerung { $figure }
client-part-size = Größe der Region { $figure }
client-part-hindering = dagegen { $figure }
client-part-supporting = dafür { $figure }
client-part-further-ships = weitere Schiffe { $figure }
client-part-siege-net = Belagerungsnetz { $figure }
client-budget-tokens =
    { $tokens ->
        [one] oder { $tokens } Marke statt Einkommen
       *[other] oder { $tokens } Marken statt Einkommen
    }
client-success-gains =
    Gelingt es: { $levels ->
        [one] { $levels } Stufe
       *[other] { $levels } Stufen
    } Gewinn.
client-success-costs =
    Gelingt es: { $name } verliert { $levels ->
        [one] { $levels } Stufe
       *[other] { $levels } Stufen
    }; danach gehört es niemandem.
client-more-on-the-map =
    { $sectors ->
        [one] Ein weiterer lässt sich auf der Karte wählen.
       *[other] { $sectors } weitere lassen sich auf der Karte wählen.
    }
client-of = { $name } von { $region }
client-a-token = Eine Marke
client-push-prices-draw-cards-sway = um Preise zu bewegen, Karten zu ziehen, Blockaden zu beeinflussen, zu bieten
client-income = Einkommen
client-cash-in-a-token = Eine Marke eintauschen
client-buy = { $good } kaufen
client-sell = { $good } verkaufen
client-trade-hull-upgrades-hiring = Handel, Rumpf, Aufrüstungen, Anheuern
client-trade-or-hire-with-tokens = handeln, oder mit Marken anheuern
client-business-at = Geschäfte bei { $place }
client-business = Geschäfte
client-buy-the-site = Standort kaufen
client-levels = { $levels ->
    [one] { $levels } Stufe
   *[other] { $levels } Stufen
}
client-cr-for = { $price } cr für { $levels }
client-declare-a-blockade = Blockade erklären
client-roll-for-the-blockade = Für die Blockade würfeln
client-fleet-ships = Flottenschiffe
client-crew = Crew
client-yourself = Du selbst
client-first = { $ship } zuerst
client-draw-cards = Karten ziehen
client-fee = Gebühr { $cost }
client-price-change = Preise { $change }
client-units-aboard = { $units } an Bord
client-die-against-per-roll = Würfel { $change } gegen { $target }: { PERCENT($chance) } je Wurf
client-spend-token-go-first = eine Marke, damit du beginnst
client-spend-token-let-them-go = eine Marke, damit dieser Platz beginnt
client-so-far = { $bid }; bisher { $bids }
client-push-price-with-token = Für eine Marke einen Preis um 1 bis { $most } bewegen
client-buying = Kauf: { $good }
client-selling = Verkauf: { $good }
client-loading = Laden: { $good }
client-repair-hull-point-point = Den Rumpf reparieren, Punkt für Punkt
client-reinforce-hull-point-point = Den Rumpf verstärken, Punkt für Punkt
client-at-cr-each = { $text } zu { $price } cr je Einheit
client-ship = Schiff
client-die = Würfel
client-attacks = { $name } gegen { $name2 }
client-a-hit-disables = ein Treffer legt { $name } lahm
client-a-hit-deals-damage = ein Treffer macht { $damage } Schaden
client-attack-figure = Angriff
client-defence-figure = Abwehr
client-to-hit = Trefferchance
client-a-face-down-region = eine verdeckte Region
client-off-the-map = nicht auf der Karte
client-outpost = Außenposten { $name } { $number }
client-outpost-of = Außenposten { $name }
client-own-thing = { $thing } von dir
client-thing-of = { $thing } von { $name }
client-unowned = ohne Besitzer
client-yours = deins
client-owned-by = von { $name }
client-population-region = Bevölkerung { $people }, Region −{ $region } → { $change }
client-yours-so-doubled = { $sum }; deins, also doppelt: { $change }
client-own-plus-regions-if-control = eigener { $influence }, und { $region } der Region, wenn du sie beherrschst
client-region = Region { $region } = { $levels }
client-own-region = eigener { $influence } + Region { $region } = { $levels }
client-sector = { $steps ->
    [one] { $steps } Sektor
   *[other] { $steps } Sektoren
}
client-reaches = erreicht { $target }
client-misses = verfehlt { $target }
client-roll-blockade = Blockade
client-roll-hits = trifft
client-roll-misses = verfehlt
client-ties-with = gleich mit

## What others did since one's last turn

client-deed-flew = Flug nach { $where }
client-deed-sold = { COUNT($units, $good) } verkauft
client-deed-bought = { COUNT($units, $good) } gekauft
client-deed-took = übernommen: { $where }
client-deed-blockaded = Blockade: { $where }
client-deed-attacked = { $seat-foe } angegriffen
client-deed-hired = Schiff angeheuert: { $design }
client-deed-engaged = Crew angeheuert: { $post }
client-deed-fitted = eingebaut: { $upgrade }
client-deed-improved = verbessert: { $stat }
client-deed-built = Fabrik gebaut: { $where }
client-deed-station = Zollstation gebaut: { $where }
client-deed-lost-station = Zollstation verloren: { $where }
client-deed-lost-factory = Fabrik verloren: { $where }
client-deed-destroyed = ein Schiff von { $seat-foe } zerstört
client-deed-dismissed = Schiff verloren: { $design }
client-deed-repaired = repariert: { $design }
client-deed-income = Einkommen { $units }
client-deed-bid = { COUNT($units, "token") } geboten
client-deed-pushed = Preis bewegt: { $good }
client-deed-tolls = Zölle übernommen oder erhöht
client-deed-level = Stufe { $level } erreicht
