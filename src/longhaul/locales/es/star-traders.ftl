### Star Traders. The arguments of each message are declared in games/star_traders/messages/schema.py.

## Things

good-red = rojo
    .title = Rojo
    .one = rojo
    .many = rojos
    .other = rojos
good-blue = azul
    .title = Azul
    .one = azul
    .many = azules
    .other = azules
good-yellow = amarillo
    .title = Amarillo
    .one = amarillo
    .many = amarillos
    .other = amarillos

stat-hull = casco
    .title = Casco
stat-weapon = daño
    .title = Arma
stat-cargo = bodega
    .title = Bodega
stat-attack = ataque
    .title = Ataque
stat-defence = defensa
    .title = Defensa
stat-move = movimiento
    .title = Movimiento

edge-n = N
edge-ne = NE
edge-se = SE
edge-s = S
edge-sw = SO
edge-nw = NO

side-a = A
side-b = B

direction-up = sube
direction-down = baja

noun-token = ficha
    .many = de fichas
    .other = fichas
noun-level = nivel
    .many = de niveles
    .other = niveles
noun-move = paso
    .many = de pasos
    .other = pasos
noun-step = mejora
    .many = de mejoras
    .other = mejoras
noun-marker = marcador
    .many = de marcadores
    .other = marcadores

design-flagship = Buque insignia
design-freighter = Carguero
design-merchantman = Mercante
design-bulk-carrier = Granelero
design-courier = Correo
design-blockade-runner = Rompebloqueos
design-privateer = Corsario
design-escort = Escolta
design-corvette = Corbeta
design-frigate = Fragata
design-destroyer = Destructor
design-interceptor = Interceptor
design-siege-platform = Plataforma de asedio

upgrade-deflector-shield = Escudo deflector
upgrade-ablative-screen = Pantalla ablativa
upgrade-ion-drive = Motor iónico
upgrade-cargo-pods = Cápsulas de carga
upgrade-fire-control-computer = Computadora de tiro
upgrade-jammer = Inhibidor
upgrade-plasma-lance = Lanza de plasma
upgrade-repair-drones = Drones de reparación
upgrade-trade-computer = Computadora comercial
upgrade-grapple-rig = Aparejo de garfios
upgrade-siege-net = Red de asedio
upgrade-toll-transponder = Transpondedor de peaje

upgrade_text-deflector-shield = El daño recibido se reduce según su nivel.
upgrade_text-ablative-screen = El primer impacto de cada ronda se reduce según su nivel.
upgrade_text-ion-drive = +1 de movimiento por nivel.
upgrade_text-cargo-pods = +2 de bodega por nivel.
upgrade_text-fire-control-computer = +1 a las tiradas de ataque por nivel.
upgrade_text-jammer = +1 a las tiradas de defensa por nivel.
upgrade_text-plasma-lance = +1 de daño por nivel.
upgrade_text-repair-drones = Tras activarse, repara hasta 1 de daño por nivel, incluso en una nave inutilizada.
upgrade_text-trade-computer = En un trato por turno, el precio por unidad mejora para ti 1 cr por nivel.
upgrade_text-grapple-rig = Tras fallar un rescate, aun así te llevas hasta 1 unidad por nivel.
upgrade_text-siege-net = +1 a las tiradas de bloqueo de esta nave por nivel.
upgrade_text-toll-transponder = Esta nave paga 10 cr menos de peaje por nivel.

post-engineer = Ingeniero
post-mechanic = Mecánico
post-tactical-officer = Oficial táctico
post-helmsman = Timonel
post-gunner = Artillero
post-security-chief = Jefe de seguridad
post-navigator = Navegante
post-broker = Corredor
post-diplomat = Diplomático
post-recruiter = Reclutador
post-purser = Contador
post-salvage-master = Maestro de rescate

post_text-engineer = De camino: un sector más.
post_text-mechanic = En su turno de acción, en cualquier parte: repara un punto de daño.
post_text-tactical-officer = Al atacar, antes de los dados: +1.
post_text-helmsman = Al defender, antes de los dados: +1.
post_text-gunner = Al atacar, antes de los dados: +1 de daño si acierta.
post_text-security-chief = Al recibir un impacto, antes del daño: 1 menos.
post_text-navigator = De camino: tres sectores más.
post_text-broker = Antes de comerciar: el precio por unidad mejora 2 cr para ti.
post_text-diplomat = Al gastar fichas en un bloqueo de este sector: 2 marcadores por la ficha.
post_text-recruiter = Al robar: una carta más.
post_text-purser = Antes del mantenimiento: esta nave no lo paga en esta ronda.
post_text-salvage-master = Tras fallar un rescate: se tira otra vez.

# What the player is doing, after "not at this point of the round: …"
phase-cell = se está colocando una región
phase-side = se está eligiendo la cara de una región
phase-rotate = se está girando una región
phase-base = se colocan los buques insignia
phase-influence = eliges una ficha o ingresos
phase-exchange = puedes cambiar fichas
phase-purser = puedes usar tu contador
phase-upkeep = estás pagando el mantenimiento
phase-mend = puedes recuperar mejoras
phase-manipulate = puedes mover un precio
phase-travel = tu nave está viajando
phase-reveal = se descubre una región
phase-act = tu nave elige su acción
phase-planet = tu nave está en un planeta
phase-outpost = tu nave está en un puesto avanzado
phase-terms = se fija el precio de un trato
phase-quantity = estás eligiendo una cantidad
phase-draw = estás contratando
phase-swap = dos de tus naves intercambian carga y tripulación
phase-aim = estás a punto de disparar
phase-brace = atacan a tu nave
phase-shield = han dado a tu nave
phase-salvage = hay restos que rescatar
phase-salvage_again = el rescate falló
phase-spoils = eliges qué se rescata de tus restos
phase-haven = vuelve tu buque insignia
phase-siege = se gastan fichas en un bloqueo
phase-corporate = es hora de acciones corporativas
phase-toll_at = estás colocando una estación de peaje
phase-toll_to = estás eligiendo adónde lleva una estación de peaje
phase-factory_at = estás colocando una fábrica
phase-produce = tus fábricas producen
phase-order = estás ordenando tus naves
phase-bid = se puja por el primer puesto
phase-overflow = no caben todas las unidades
phase-over = la partida ha terminado

## Places, ships and other names

place = { $tile } { $sector }
place-planet = { $planet }, { $tile } { $sector }
place-outpost = puesto avanzado, { $tile } { $sector }
place-hidden = { $sector }
where = { $tile }
where-planet = { $planet }
where-outpost = puesto avanzado { $tile }
region = { $tile } ({ $number })
region-hidden = región { $number }
ship = { $design } { $mark }
ship-flagship = { $design }
ship-gone = nave { $mark }
station = estación entre { $place } y { $place-other }
station-none = estación { $number }
part-good = { COUNT($units, $good) }
part-post = { $post }
part-upgrade = { $upgrade }
part-steps = { COUNT($steps, "step") }
part-units = { COUNT($units, "unit") }
usage = { $credits } cr
usage-tokens = { COUNT($tokens, "token") }

## Labels

action-done = Pasar
action-done-exchange = Conservar las demás fichas
action-done-purser = No usar el contador
action-done-mend = Dejarla fuera de uso
action-done-manipulate = No mover ningún precio
action-done-travel = Parar aquí
action-done-act = No hacer nada
action-done-planet = Terminar aquí
action-done-outpost = Terminar aquí
action-done-terms = Comerciar a este precio
action-done-draw = { action-done-draw.name }: { action-done-draw.detail }
    .name = Listo
    .detail = las demás cartas van bajo el mazo
action-done-swap = Terminar el intercambio
action-done-brace = No usar tripulación
action-done-shield = Encajar el impacto
action-done-salvage = Dejar los restos
action-done-salvage_again = No tirar otra vez
action-done-siege = No gastar más fichas
action-done-corporate = Sin acción corporativa
action-done-produce = No producir nada aquí
action-confirm = Adelante
action-confirm-purser = { action-confirm-purser.name }: { action-confirm-purser.detail }
    .name = { $post }
    .detail = se ocupa del mantenimiento ({ $usage })
action-confirm-terms = Usar: { $upgrade }
action-confirm-aim = { action-confirm-aim.name }: { action-confirm-aim.detail }
    .name = Disparar
    .detail = { PERCENT($chance) } de acierto, daño { $damage }
action-confirm-salvage = { action-confirm-salvage.name }: { action-confirm-salvage.detail }
    .name = Rescatar los restos
    .detail = una tirada de { $units } o menos da esas unidades ({ PERCENT($chance) })
action-number = { $units }
action-number-buy = Comprar { COUNT($units, $good) } por { $cost } cr
action-number-sell = Vender { COUNT($units, $good) } por { $gain } cr
action-number-load = Cargar { COUNT($units, $good) }
action-number-repair = Reparar { $units } por { $cost } cr
action-number-reinforce = Reforzar en { $units } por { $cost } cr
action-sector = { $place }
action-sector-travel = A { $place }{ $toll ->
    [0] {""}
   *[other] {" "}({ $toll } cr de peaje)
}
action-sector-base = Empezar en { $place }
action-sector-toll_at = Estación en { $place }: { $cost } cr
action-sector-toll_to = En la línea a { $place }
action-sector-factory_at = Fábrica en { $place }
action-sector-haven = Volver a { $place }: { $cost } cr
action-cell = Ponerla al { $edge } de { $region } (casilla { $column }, { $row })
action-cell-travel = Descubrir la región al { $edge }
action-cell-beyond = Más allá de la región { $number }, { $edge }
action-rotate = Girarla { $degrees }°
action-side = Lado { $side } arriba
action-take_token = Tomar una ficha de influencia
action-take_income = Tomar ingresos: { $gain } cr
action-exchange = Cambiar una ficha por { $gain } cr
action-pay_ship = { action-pay_ship.name }: { action-pay_ship.detail }
    .name = Pagar por { $ship }
    .detail = { $cost } cr
action-pay_ship-none = Pagar por la nave { $slot }
action-pay_station = { action-pay_station.name }: { action-pay_station.detail }
    .name = Pagar por { $station }
    .detail = { $cost } cr
action-pay_factory = { action-pay_factory.name }: { action-pay_factory.detail }
    .name = Pagar por la fábrica en { $place }
    .detail = { $cost } cr
action-pay_factory-shared = { action-pay_factory-shared.name }: { action-pay_factory-shared.detail }
    .name = Pagar por la fábrica { $number } de { $count } en { $place }
    .detail = { $cost } cr
action-pay_factory-none = Pagar por la fábrica { $number }
action-dismiss = Despedir { $ship } en vez de pagar
action-dismiss-none = Despedir la nave { $slot }
action-mend = { action-mend.name }: { action-mend.detail }
    .name = Recuperar { $upgrade }
    .detail = { $cost } cr
action-manipulate = Una ficha: { $good } { $down ->
    [true] baja
   *[false] sube
} una tirada de 1 a { $most } (ahora { $price })
action-enter = Hacer negocios en { $place }
action-enter-away = Hacer negocios aquí
action-meet = Intercambiar carga y tripulación con: { $ship }
action-meet-none = Intercambio con la nave { $slot }
action-attack = { action-attack.name }: { action-attack.detail }
    .name = Atacar { $ship } de { $seat }
    .detail = { PERCENT($chance) } de acierto
action-attack-away = Atacar { $ship } de { $seat }
action-attack-none = Atacar la nave { $slot } de { $seat }
action-target = { action-target.name }: { action-target.detail }
    .name = Apuntar a { $upgrade }
    .detail = { SIGNED($penalty) }, un impacto inutiliza la mejora
action-purchase = Comprar { $place }: { $price } cr, { COUNT($levels, "level") }
action-purchase-away = Comprar el lugar
action-declare = { action-declare.name }: { action-declare.detail }
    .name = Declarar un bloqueo de { $place }
    .detail = objetivo { $target }
action-declare-owned = { action-declare-owned.name }: { action-declare-owned.detail }
    .name = Declarar un bloqueo de { $place }, de { $seat }
    .detail = objetivo { $target }
action-declare-away = Declarar un bloqueo
action-roll = Tirar por el bloqueo: dado { SIGNED($bonus) } contra { $target } ({ PERCENT($chance) })
action-roll-away = Tirar por el bloqueo
action-call_off = Levantar el bloqueo
action-buy = Comprar { $good } a { $price } cr
action-buy-away = Comprar { $good }
action-sell = Vender { $good } a { $price } cr
action-sell-away = Vender { $good }
action-repair = { action-repair.name }: { action-repair.detail }
    .name = Reparar el casco
    .detail = { $cost } cr por punto
action-reinforce = { action-reinforce.name }: { action-reinforce.detail }
    .name = Reforzar el casco
    .detail = { $cost } cr por punto
action-buy_upgrade = Instalar { $upgrade }: { $cost } cr
action-raise_upgrade = { action-raise_upgrade.name }: { action-raise_upgrade.detail }
    .name = Subir { $upgrade } un nivel
    .detail = { $cost } cr
action-sell_upgrade = { action-sell_upgrade.name }: { action-sell_upgrade.detail }
    .name = Vender { $upgrade }
    .detail = { $gain } cr
action-sell_upgrade-away = Vender { $upgrade }
action-improve = Mejorar { $stat } en 1: { $cost } cr
action-draw_fleet = { action-draw_fleet.name }: { action-draw_fleet.detail }
    .name = Buscar naves de flota
    .detail = robar cartas{ $barring ->
        [true] , pero sin comercio aquí en este turno
       *[false] {""}
    }
action-draw_crew = { action-draw_crew.name }: { action-draw_crew.detail }
    .name = Buscar tripulación
    .detail = robar cartas{ $barring ->
        [true] , pero sin comercio aquí en este turno
       *[false] {""}
    }
action-extra_card = Gastar una ficha por una carta más
action-hire-ship = Contratar { $design }{ $card ->
    [0] {""}
   *[other] , carta { $card }
}: { $cost } cr, mantenimiento { $upkeep } (casco { $hull }, bodega { $cargo }, daño { $damage }, ataque { $attack }, defensa { $defence }, movimiento { $move })
action-hire-crew = Contratar: { $card ->
    [0] {""}
   *[other] carta { $card },{" "}
}{ $post }, { $cost } cr. { $post_text }
action-hire-none = Contratar la carta { $card }
action-use = { action-use.name }: { action-use.detail }
    .name = { $post } ({ $usage })
    .detail = { $post_text }
action-load = Cargar { $good } de tus fábricas (hay { $units })
action-give = Entregar { COUNT(1, $good) }
action-fetch = Traer { COUNT(1, $good) }
action-give_crew = Entregar: { $post }
action-fetch_crew = Traer: { $post }
action-pick = { COUNT(1, $good) }
action-build_toll = Construir una estación de peaje
action-improve_toll = { action-improve_toll.name }: { action-improve_toll.detail }
    .name = Subir el peaje, { $station }
    .detail = { $cost } cr
action-improve_toll-none = Subir el peaje: { $station }
action-buy_toll = { action-buy_toll.name }: { action-buy_toll.detail }
    .name = Comprar { $station }
    .detail = { $cost } cr
action-buy_toll-none = Comprar { $station }
action-build_factory = { action-build_factory.name }: { action-build_factory.detail }
    .name = Construir una fábrica
    .detail = { $cost } cr
action-produce = Producir en todas tus fábricas
action-colour = Fabricar { COUNT(1, $good) }
action-order = Orden de las naves: { JOIN($ships, ", ") }
action-bid = Pujar una ficha por { $seat }
action-support = { action-support.name }: { action-support.detail }
    .name = Apoyar el bloqueo
    .detail = { PERCENT($chance) } en vez de { PERCENT($before) }
action-support-away = Apoyar el bloqueo
action-hinder = { action-hinder.name }: { action-hinder.detail }
    .name = Estorbar el bloqueo
    .detail = { PERCENT($chance) } en vez de { PERCENT($before) }
action-hinder-away = Estorbar el bloqueo

## The log

event-first = { $seat } empieza.
event-laid = { $seat } coloca { $tile } { $side } como región { $number }, con un giro de { $degrees }°.
event-planet = { $planet } aparece en { $tile }.
event-outpost = Aparece un puesto avanzado en { $tile }.
event-based = El buque insignia de { $seat } empieza en { $place }.
event-prices = Los precios empiezan en { good-red } { $red }, { good-blue } { $blue }, { good-yellow } { $yellow }.
event-round = Ronda { $round }.
event-tokens = { $seat } toma { $gained ->
    [1] una ficha
   *[other] { COUNT($gained, "token") }
} (ahora { $tokens }).
event-income = { $seat } toma { $gained } cr de ingresos (ahora { $credits } cr).
event-exchanged = { $seat } cambia una ficha por { $gained } cr.
event-upkeep = { $seat } paga { $paid } cr de mantenimiento por { $ship }: quedan { $credits } cr.
event-upkeep_station = { $seat } paga { $paid } cr de mantenimiento por la estación entre { $place } y { $place-other }: quedan { $credits } cr.
event-upkeep_factory = { $seat } paga { $paid } cr de mantenimiento por la fábrica en { $place }: quedan { $credits } cr.
event-dismissed = { $seat } despide: { $ship }.
event-dismissed-unpaid = { $ship } de { $seat } deja la flota: no se paga su mantenimiento.
event-lost = También se pierde: { JOIN($parts, ", ") }.
event-station_lost = { $seat } pierde la estación de peaje entre { $place } y { $place-other }: no se paga su mantenimiento.
event-factory_lost = { $seat } pierde una fábrica en { $place }: no se paga su mantenimiento.
event-manipulated = { $seat } { $down ->
    [1] baja
   *[0] sube
} el { $good } en { $roll }: ahora { $price }.
event-market = Mercado: { $good } { SIGNED($change) }, ahora { $price }.
event-journey = { $ship } de { $seat } viaja desde { $place-start } hasta { $place }.
event-toll = { $ship } de { $seat } paga { $fee } cr de peaje a { $seat-owner }.
event-revealed = { $seat } descubre { $tile } { $side } como región { $number }.
event-crew_used = { $ship } de { $seat }: actúa { $post }.
event-bought = { $ship } de { $seat } compra { COUNT($units, $good) } a { $unit_price } cr; el mercado sube a { $price }.
event-sold = { $ship } de { $seat } vende { COUNT($units, $good) } a { $unit_price } cr; el mercado baja a { $price }.
event-repaired = { $ship } de { $seat }: { $units } de casco reparado ({ $cost } cr).
event-reinforced = { $ship } de { $seat }: { $units } de refuerzo ({ $cost } cr).
event-loaded = { $ship } de { $seat } carga { COUNT($units, $good) } de las fábricas.
event-spilled = { $seat } devuelve { COUNT(1, $good) } a la reserva: { $place }.
event-fitted = { $ship } de { $seat } instala { $upgrade }, nivel { $level } ({ $cost } cr).
event-mended = { $ship } de { $seat }: { $upgrade } vuelve a funcionar ({ $cost } cr).
event-unfitted = { $seat } vende { $upgrade } por { $gained } cr ({ $ship }).
event-improved = { $ship } de { $seat }: { $stat } es ahora { $value } ({ $cost } cr).
event-drew_ship = { $ship } de { $seat } roba: { $design }.
event-drew_crew = { $ship } de { $seat } roba: { $post }.
event-hired = { $seat } contrata por { $cost } cr: { $ship }.
event-engaged = { $ship } de { $seat } contrata por { $cost } cr: { $post }.
event-purchased = { $seat } compra { $place } por { $cost } cr (+{ COUNT($levels, "level") }).
event-purchased-former = { $seat } compra { $place } a { $seat-former } por { $cost } cr (+{ COUNT($levels, "level") }).
event-declared = { $ship } de { $seat } declara un bloqueo: { $place }.
event-markers = { $seat } gasta fichas antes de que tire { $ship } de { $seat-owner } ({ $place }): apoyo { $support }, estorbo { $hinder }.
event-markers-own = { $seat } gasta fichas antes de que tire { $ship } ({ $place }): apoyo { $support }, estorbo { $hinder }.
event-blockade_roll = { $ship } de { $seat } tira por el bloqueo { $roll } { SIGNED($bonus) } = { $total } { $reached ->
    [true] ≥
   *[false] <
} { $target }.
event-taken = El bloqueo triunfa: { $seat } toma { $place } (+{ COUNT($levels, "level") }).
event-taken-former = El bloqueo triunfa: { $place } queda neutral, { $seat-former } lo pierde.
event-lifted = Acaba el bloqueo de { $seat }: { $place }.
event-pressed = El bloqueo de { $seat } se estrecha, { $place }: apoyo { $support }.
event-eased = El bloqueo de { $seat } peligra, { $place }: apoyo { $support }.
event-attacked = { $ship } de { $seat } ataca: { $foe } de { $seat-foe }.
event-dice-higher = Ataque { $attack } { SIGNED($attack_bonus) } = { $attack_total } > { $defence_total } = { $defence } { SIGNED($defence_bonus) }, defensa.
event-dice-lower = Ataque { $attack } { SIGNED($attack_bonus) } = { $attack_total } < { $defence_total } = { $defence } { SIGNED($defence_bonus) }, defensa.
event-dice-tie = Ataque { $attack } { SIGNED($attack_bonus) } = { $attack_total } = { $defence } { SIGNED($defence_bonus) }, defensa. Empate: se tira otra vez.
event-missed = Falla.
event-hit = Impacto de { $damage }{ $absorbed ->
    [0] {""}
    [1] , 1 absorbido
   *[other] , { $absorbed } absorbidos
}; integridad { $left }.
event-disabled = { $foe } de { $seat }: fuera de combate.
event-shot_out = { $foe } de { $seat }: { $upgrade }, fuera de uso.
event-destroyed = { $foe } de { $seat }: ¡nave destruida!
event-salvaged = { $ship } de { $seat } rescata { COUNT($units, "unit") } de los restos.
event-salvaged-none = El rescate falla: { $roll } es más de lo que había en los restos.
event-returned = El buque insignia de { $seat } vuelve por { $fee } cr: { $place }.
event-built_toll = { $seat } construye por { $cost } cr una estación de peaje entre { $place } y { $place-other }.
event-raised_toll = { $seat } sube una estación de peaje en { $region } a { COUNT($markers, "marker") } por { $cost } cr.
event-bought_toll = { $seat } compra a { $seat-former } por { $cost } cr una estación de peaje en { $region }.
event-built_factory = { $seat } construye por { $cost } cr una fábrica en { $place }.
event-produced = { $seat } fabrica { COUNT(1, $good) } en { $place }.
event-swapped = { $ship } de { $seat } da a { $ship-friend }: { JOIN($parts, ", ") }.
event-swapped-back = { $ship } de { $seat } recibe de { $ship-friend }: { JOIN($parts, ", ") }.
event-ordered = Las naves de { $seat } actúan ahora en este orden: { JOIN($ships, ", ") }.
event-bid = { $seat } puja una ficha por { $seat-on } (ahora { $tokens }).
event-bid-own = { $seat } puja una ficha por empezar (ahora { $tokens }).
event-bid_roll = { $seat } saca { $roll } por el primer puesto.
event-leader = { $seat } empieza desde la próxima ronda.
event-level = { $seat } está ahora en el nivel { $level }.
event-discarded = { $seat } descarta { COUNT($tokens, "token") }.
event-discarded-flagship = { $seat } pierde { COUNT($tokens, "token") } con el buque insignia.
event-over = { $outcome-id ->
    [rounds] Se ha jugado la última ronda
   *[level] Se alcanza el nivel de victoria
}: la partida ha terminado. { $seat } gana con el nivel { $level }.
event-over-shared = { $outcome-id ->
    [rounds] Se ha jugado la última ronda
   *[level] Se alcanza el nivel de victoria
}: la partida ha terminado. { $seat } comparten la victoria con el nivel { $level }.

## Prompts

prompt-purse = { $credits } cr, { COUNT($tokens, "token") }, nivel { $level }
prompt-cell = { prompt-cell.ask } ({ prompt-cell.aside })
    .ask = ¿Dónde colocas { $tile }?
    .aside = { prompt-purse }
prompt-cell-hidden = { prompt-cell-hidden.ask } ({ prompt-cell-hidden.aside })
    .ask = ¿Dónde colocas la próxima región?
    .aside = { prompt-purse }
prompt-side = { prompt-side.ask } ({ prompt-side.aside })
    .ask = ¿Qué cara de { $tile }?
    .aside = { prompt-purse }
prompt-rotate = { prompt-rotate.ask } ({ prompt-rotate.aside })
    .ask = ¿Cómo giras { $tile }?
    .aside = { prompt-purse }
prompt-base = { prompt-base.ask } ({ prompt-base.aside })
    .ask = ¿En qué planeta empieza tu buque insignia?
    .aside = { prompt-purse }
prompt-influence = { prompt-influence.ask } ({ prompt-influence.aside })
    .ask = Influencia: ¿una ficha o ingresos?
    .aside = { prompt-purse }
prompt-exchange = { prompt-exchange.ask } ({ prompt-exchange.aside })
    .ask = ¿Cambiar fichas por créditos?
    .aside = { prompt-purse }
prompt-purser = { prompt-purser.ask } ({ prompt-purser.aside })
    .ask = Mantenimiento: ¿que se ocupe el contador ({ $ship })?
    .aside = { prompt-purse }
prompt-upkeep = { prompt-upkeep.ask } ({ prompt-upkeep.aside })
    .ask = Mantenimiento: paga o despide una nave
    .aside = { prompt-purse }
prompt-mend = { prompt-mend.ask } ({ prompt-mend.aside })
    .ask = ¿Recuperar una mejora inutilizada ({ $ship })?
    .aside = { prompt-purse }
prompt-manipulate = { prompt-manipulate.ask } ({ prompt-manipulate.aside })
    .ask = Mercado: ¿mover un precio?
    .aside = { prompt-purse }
prompt-travel = { prompt-travel.ask } ({ prompt-travel.aside })
    .ask = Viaje: { $ship } en { $place }, { $moves ->
        [1] queda
       *[other] quedan
    } { COUNT($moves, "move") }
    .aside = { prompt-purse }
prompt-reveal = { prompt-reveal.ask } ({ prompt-reveal.aside })
    .ask = ¿Cómo giras la región?
    .aside = { prompt-purse }
prompt-act = { prompt-act.ask } ({ prompt-act.aside })
    .ask = Acción: { $ship } en { $place }
    .aside = { prompt-purse }
prompt-planet = { prompt-planet.ask } ({ prompt-planet.aside })
    .ask = { $ship } en { $place }: ¿y ahora?
    .aside = { prompt-purse }
prompt-outpost = { prompt-outpost.ask } ({ prompt-outpost.aside })
    .ask = { $ship } en { $place }: ¿y ahora?
    .aside = { prompt-purse }
prompt-terms = { prompt-terms.ask } ({ prompt-terms.aside })
    .ask = ¿Mejorar el precio antes de comerciar?
    .aside = { prompt-purse }
prompt-quantity = { prompt-quantity.ask } ({ prompt-quantity.aside })
    .ask = ¿Cuántos? Como mucho { $most }
    .aside = { prompt-purse }
prompt-draw = { prompt-draw.ask } ({ prompt-draw.aside })
    .ask = ¿Contratar alguna?
    .aside = { prompt-purse }
prompt-swap = { prompt-swap.ask } ({ prompt-swap.aside })
    .ask = { $ship } y { $ship-friend } intercambian carga y tripulación
    .aside = { prompt-purse }
prompt-aim = { prompt-aim.ask } ({ prompt-aim.aside })
    .ask = { $ship } ataca a { $foe } de { $seat }: apunta, llama a la tripulación o dispara
    .aside = { prompt-purse }
prompt-brace = { prompt-brace.ask } ({ prompt-brace.aside })
    .ask = Atacan tu nave ({ $foe }): { $ship } de { $seat }
    .aside = { prompt-purse }
prompt-shield = { prompt-shield.ask } ({ prompt-shield.aside })
    .ask = Han dado a tu nave ({ $foe }): { $ship } de { $seat }
    .aside = { prompt-purse }
prompt-salvage = { prompt-salvage.ask } ({ prompt-salvage.aside })
    .ask = Los restos tienen carga: ¿rescatarla?
    .aside = { prompt-purse }
prompt-salvage_again = { prompt-salvage_again.ask } ({ prompt-salvage_again.aside })
    .ask = El rescate falló: ¿tirar otra vez?
    .aside = { prompt-purse }
prompt-spoils = { prompt-spoils.ask } ({ prompt-spoils.aside })
    .ask = ¿Qué unidad de tus restos se llevan?
    .aside = { prompt-purse }
prompt-haven = { prompt-haven.ask } ({ prompt-haven.aside })
    .ask = ¿A qué planeta vuelve tu buque insignia?
    .aside = { prompt-purse }
prompt-siege = { prompt-siege.ask } ({ prompt-siege.aside })
    .ask = Bloqueo de { $place }: dado { SIGNED($bonus) } contra { $target }
    .aside = { prompt-purse }
prompt-corporate = { prompt-corporate.ask } ({ prompt-corporate.aside })
    .ask = Elige una acción corporativa
    .aside = { prompt-purse }
prompt-toll_at = { prompt-toll_at.ask } ({ prompt-toll_at.aside })
    .ask = ¿Dónde construyes la estación?
    .aside = { prompt-purse }
prompt-toll_to = { prompt-toll_to.ask } ({ prompt-toll_to.aside })
    .ask = ¿En qué línea?
    .aside = { prompt-purse }
prompt-factory_at = { prompt-factory_at.ask } ({ prompt-factory_at.aside })
    .ask = ¿En qué planeta?
    .aside = { prompt-purse }
prompt-produce = { prompt-produce.ask } ({ prompt-produce.aside })
    .ask = ¿Qué hace la fábrica de { $place }?
    .aside = { prompt-purse }
prompt-order = { prompt-order.ask } ({ prompt-order.aside })
    .ask = ¿En qué orden actúan tus naves?
    .aside = { prompt-purse }
prompt-bid = { prompt-bid.ask } ({ prompt-bid.aside })
    .ask = ¿Pujar por quién empieza?
    .aside = { prompt-purse }
prompt-overflow = { prompt-overflow.ask } ({ prompt-overflow.aside })
    .ask = No hay sitio en { $ship }: ¿qué vuelve a la reserva?
    .aside = { prompt-purse }
prompt-overflow-factory = { prompt-overflow-factory.ask } ({ prompt-overflow-factory.aside })
    .ask = No hay sitio en la fábrica de { $place }: ¿qué vuelve a la reserva?
    .aside = { prompt-purse }
prompt-over = La partida ha terminado.
when = ronda { $round }

## Warnings

warning-end = esto puede terminar la partida, y quizá no la ganes
warning-blockade = el bloqueo acaba cuando se va su última nave
warning-call_off = pierdes todos los marcadores del bloqueo
warning-dismiss = se pierde con ella: { JOIN($parts, ", ") }
warning-dismiss-blockade = se pierde con ella: { JOIN($parts, ", ") }; el bloqueo acaba cuando se va su última nave
warning-draw_fleet = ya tienes tres naves: no puedes contratar ninguna de las cartas
warning-enter = ahora no puedes hacer nada allí
warning-hire = la nave ya tiene uno, que se iría sin reembolso
warning-upkeep = la próxima ronda hay que pagar { $upkeep } cr de mantenimiento y, tal como están las cosas, te faltarán { $short } cr
warning-upkeep-now = ahora hay que pagar { $upkeep } cr de mantenimiento: sin ingresos te faltan { $short } cr

## Rejections

clause-ST-GEN-01 = no en este punto de la ronda: { $phase }
clause-ST-GEN-05 = es demasiado caro: tienes { $credits } cr
clause-ST-GEN-05-site = cuesta { $price } cr y tienes { $credits } cr
clause-ST-SETUP-04 = la primera región es siempre la inicial, y da igual cómo se gire
clause-ST-SETUP-05 = ahora no: { $phase }
clause-ST-SETUP-06 = una región debe unirse por una línea a otra ya colocada
clause-ST-SETUP-15 = un buque insignia empieza en un planeta sin otro buque insignia
clause-ST-WIN-02 = la partida ha terminado
clause-ST-INF-01 = tomas o una ficha o ingresos: { $phase }
clause-ST-INF-03 = las fichas solo se cambian tras tomar ingresos: { $phase }
clause-ST-UPK-02 = el mantenimiento se paga entero y tienes { $credits } cr
clause-ST-UPK-04 = solo se puede despedir una nave de flota aún no pagada
clause-ST-UPK-07 = el mantenimiento va primero: { $phase }
clause-ST-UPK-10 = por eso no se debe nada
clause-ST-MKT-05 = no en la fase de mercado: { $phase }
clause-ST-TRV-03 = ninguna línea lleva allí desde aquí
clause-ST-TRV-03-moves = a la nave no le queda movimiento
clause-ST-TRV-07 = una nave inutilizada mueve como mucho un sector
clause-ST-TRV-08 = el peaje es de { $toll } cr y tienes { $credits } cr
clause-ST-ACT-02 = una nave hace una sola cosa en su turno: { $phase }
clause-ST-ACT-03 = aquí no hay nada que hacer
clause-ST-ACT-07 = el lugar está bloqueado: nadie puede actuar en él
clause-ST-SHIP-03 = aquí no hay una nave tuya activa y sin inutilizar
clause-ST-SHIP-04 = eso rompería los límites de carga o tripulación, o desharía lo que acabas de mover
clause-ST-SHIP-06 = solo puedes atacar naves de otros
clause-ST-SITE-02 = en un puesto avanzado el turno es para comerciar o contratar, no para ambas cosas
clause-ST-SITE-04 = no mientras haya cartas en la mesa: { $phase }
clause-ST-SITE-06 = un buque insignia compra el lugar en vez de hacer negocios en él
clause-ST-TRADE-01 = no hay tanto a bordo
clause-ST-TRADE-03 = ya has vendido { $good } en esta ronda
clause-ST-TRADE-03-bought = ya has comprado { $good } en esta ronda
clause-ST-TRADE-04 = esta nave comerció la última vez en esta región; antes debe hacerlo en otra
clause-ST-TRADE-07 = no queda en la reserva
clause-ST-TRADE-14 = la bodega está llena: { COUNT($room, "unit") }
clause-ST-TRADE-15 = tienes { $credits } cr; { COUNT($most, "unit") } como mucho
clause-ST-TRADE-16 = esta nave ya ha comerciado con eso en este turno
clause-ST-UPG-03 = no queda en la reserva
clause-ST-UPG-04 = la influencia combinada de aquí, { $influence }, es demasiado baja
clause-ST-UPG-06 = ya hay una mejora de ese tipo a bordo; véndela antes
clause-ST-UPG-09 = la influencia combinada de aquí, { $influence }, es demasiado baja
clause-ST-UPG-10 = no hay a bordo una mejora así que sirva
clause-ST-UPG-13 = { $upgrade } llega hasta el nivel { $level }
clause-ST-UPG-14 = un puesto avanzado no ofrece eso
clause-ST-IMP-04 = la influencia combinada de aquí, { $influence }, es demasiado baja
clause-ST-IMP-08 = devuelves unidades hasta que el resto quepa: { $phase }
clause-ST-HIRE-01 = solo los buques insignia contratan naves de flota
clause-ST-HIRE-03 = más cartas cuestan fichas y no tienes
clause-ST-HIRE-06 = ya tienes tres naves
clause-ST-HIRE-11 = este buque insignia ya ha robado cartas de flota en este turno
clause-ST-HIRE-12 = no existe esa carta
clause-ST-CREW-07 = esta nave ya ha robado cartas de tripulación en este turno
clause-ST-CREW-08 = { $post }: no puedes pagarlo
clause-ST-CREW-10 = no hay ese tripulante a bordo
clause-ST-CREW-11 = ahora no puedes usar a ese tripulante
clause-ST-ACQ-02 = solo un buque insignia compra lugares
clause-ST-ACQ-12 = el lugar ya es tuyo
clause-ST-BLK-01 = hay naves de otros en el sector
clause-ST-BLK-03 = solo las naves de flota declaran bloqueos
clause-ST-BLK-04 = una nave que bloquea solo puede tirar, atacar o levantar el bloqueo
clause-ST-BLK-06 = no se tira en la ronda de la declaración, ni mientras haya naves de otros en el sector
clause-ST-BLK-13 = las fichas se gastan antes de la tirada de bloqueo, mientras tengas: { $phase }
clause-ST-BLK-14 = quien bloquea solo apoya; el dueño del lugar solo estorba
clause-ST-BLK-21 = aquí no hay bloqueo tuyo que levantar
clause-ST-BLK-25 = se puede declarar otro bloqueo desde la próxima ronda
clause-ST-BLK-26 = otro bloquea ya el lugar
clause-ST-CMB-02 = no hay tal nave en este sector
clause-ST-DEST-01 = a una nave inutilizada solo se le puede reparar el casco
clause-ST-DEST-02 = una nave inutilizada no hace otra cosa en el turno en que se repara
clause-ST-DEST-09 = el buque insignia vuelve a uno de los planetas más cercanos
clause-ST-SALV-01 = hay restos: rescátalos o déjalos
clause-ST-SALV-04 = no hay de eso en los restos: { $phase }
clause-ST-HULL-01 = se reparan naves dañadas en un planeta, hasta donde llegue el daño
clause-ST-HULL-04 = no quedan tantos refuerzos
clause-ST-TGT-01 = el defensor no tiene esa mejora en uso
clause-ST-TGT-02 = se apunta a una mejora, si en esta partida se permite apuntar
clause-ST-TGT-05 = solo se recupera una mejora inutilizada: { $phase }
clause-ST-CORP-01 = una acción corporativa, después de todas las naves: { $phase }
clause-ST-TOLL-01 = una estación va en una línea del mapa que no tenga, mientras queden: { $phase }
clause-ST-TOLL-09 = solo se compran estaciones de otros
clause-ST-TOLL-12 = solo se mejoran tus propias estaciones
clause-ST-FAC-01 = las fábricas van en planetas: { $phase }
clause-ST-FAC-02 = no hay sitio para otra fábrica
clause-ST-FAC-09 = tus fábricas de aquí no tienen tanto
clause-ST-FAC-11 = ninguna fábrica tuya puede hacer eso: está llena, o no queda reserva
clause-ST-PRI-03 = cada nave tiene un número distinto, de 1 al número de naves: { $phase }
clause-ST-BID-03 = puedes pujar una ficha por cualquier jugador: { $phase }
clause-ST-BID-13 = sin fichas solo puedes pasar
clause-ST-EXPL-01 = una región oculta va en una casilla libre junto a otra ya colocada
clause-ST-EXPL-04 = solo puedes descubrir una región oculta tras una salida de este sector

## Stages of a round

stage-setup = Preparación
stage-influence = Influencia
stage-upkeep = Mantenimiento
stage-market = Mercado
stage-travel = Viaje
stage-action = Acción
stage-corporate = Corporación
stage-priority = Prioridad

## Groups of actions

group-finish = Terminar
group-crew = Tripulación
group-hull = Casco
group-trade = Comercio
group-hire = Contratar
group-place = Lugar
group-place-the-region = Colocar la región
group-which-side = Qué lado
group-which-way = En qué sentido
group-take = Tomar
group-tokens = Fichas
group-purser = Contador
group-pay-for = Pagar por
group-dismiss = Despedir
group-restore = Recuperar
group-spend-a-token-to-push-a-price-by-a-roll = Gastar una ficha para mover un precio con una tirada
group-go-to = Ir a
group-reveal = Descubrir
group-the-site = El lugar
group-ships-here = Naves aquí
group-your-blockade = Tu bloqueo
group-factories = Fábricas
group-improve = Mejorar
group-upgrades = Mejoras
group-improve-the-price = Mejorar el precio
group-how-many = Cuántos
group-more-cards = Más cartas
group-cargo = Carga
group-fire = Disparar
group-aim-at = Apuntar a
group-the-wreck = Los restos
group-hand-over = Entregar
group-a-token = Una ficha
group-toll-stations = Estaciones de peaje
group-make = Fabricar
group-order = Orden
group-bid-on = Pujar por
group-return = Devolver

## Names of actions within their groups

name-repair = Reparar
name-reinforce = Reforzar
name-buy = Comprar { $good }
name-sell = Vender { $good }
name-draw_fleet = Naves de flota
name-draw_crew = Tripulantes
name-side = { $side }
name-take_token = Una ficha
name-take_income = Ingresos
name-manipulate = { FORM($good, "title") } { $direction }
name-enter = Hacer negocios
name-purchase = Comprar el lugar
name-declare = Declarar un bloqueo
name-improve = { FORM($stat, "title") }
name-build_toll = Construir una estación de peaje
name-build_factory = Construir una fábrica
name-produce = Producir en todas tus fábricas
name-colour = { FORM($good, "title") }

## Figures on the board

figure-score = El nivel de influencia: 1 más la influencia combinada de todos tus lugares.
figure-level = 1 más la influencia combinada de todos tus lugares.
figure-goal = Gana quien esté en este nivel al empezar una ronda y vaya solo en cabeza.
figure-order = Según los números de las naves; si empatan, desde el primer jugador.
figure-tokens = Nunca más que tu nivel; con esas no tomas ficha ni ingresos al empezar una ronda.
figure-income = 5 cr por nivel y 5 por punto de influencia en torno a tus estaciones.
figure-price = El precio de mercado es igual en todas partes.
figure-modifier = Población menos la influencia de la región; el doble para el dueño.
figure-unit = Precio de mercado y modificador, nunca menos de 1.
figure-trade = Todas las unidades cuestan lo mismo; luego cada compra sube el mercado en 1 y cada venta lo baja.
figure-influence = Regiones vecinas unidas por una línea.
figure-planet_price = 50, y 60 por punto de influencia combinada; el doble si tiene dueño.
figure-outpost_price = 30 y 50 por punto de influencia de la región.
figure-target = Población, tamaño de la región y marcadores en contra.
figure-roll = El dado, los marcadores a favor y 1 por cada nave más.
figure-chance = Ambos tiran el dado y suman sus valores; los empates se repiten.
figure-damage = Primero escudos, luego refuerzo, luego casco.
figure-hull = Casco y mejoras, menos daño, con refuerzo.
figure-move = Sectores por turno; una nave inutilizada mueve uno.
figure-cargo = Cada unidad ocupa un sitio.
figure-improve = Una mejora requiere influencia combinada igual o mayor que las ya hechas.
figure-upgrade = Hacen falta su nivel de influencia y los niveles que ya hay.
figure-upkeep = Se paga entero o se pierde.
figure-toll = 25 cr por marcador, para el dueño.
figure-toll_cost = 75 y 25 por punto de influencia de la región.
figure-storage = La influencia propia del planeta; el doble para su dueño.

## Options

option-board = Tablero
    .about = Quién coloca las regiones: el juego al azar o los jugadores por turno.
option-board-quick = Rápido
option-board-laid = Colocado
option-regions = Regiones
    .about = Regiones por jugador, además de la inicial.
option-victory_level = Nivel de victoria
    .about = El nivel de influencia que gana.
option-round_cap = Tope de rondas
    .about = La partida acaba como tarde tras estas rondas.
option-more_objects = Más objetos
    .about = Hasta dos planetas y dos puestos avanzados por región.
option-exploration = Exploración
    .about = Las regiones están ocultas hasta que una nave entra.
option-territory = Territorio
    .about = La influencia de una región es de quien más posee en ella.
option-precise_hits = Impactos precisos
    .about = La ventaja de un ataque se suma al daño.
option-temporary_loss = Pérdida temporal
    .about = Un buque insignia destruido cuesta un nivel hasta reponerlo.
option-flagship_blockades = Bloqueos con insignia
    .about = También los buques insignia pueden declarar bloqueos.
option-owner_doubling = Doble para el dueño
    .about = Qué modificadores cuentan doble para el dueño de un lugar: todos o solo los mayores que 0.
option-owner_doubling-always = Siempre
option-owner_doubling-positive = Solo positivos
option-outpost_session = En el puesto avanzado
    .about = Qué puede hacer una nave en un puesto avanzado en un turno: comerciar o contratar, o ambas cosas.
option-outpost_session-single = Una cosa
option-outpost_session-both = Ambas
option-blockade_markers = Marcadores de bloqueo
    .about = Cuándo gana marcadores un bloqueo fallido: una vez por ronda o tras cada tirada.
option-blockade_markers-per_round = Por ronda
option-blockade_markers-per_roll = Por tirada
option-targeting = Puntería
    .about = Si un atacante puede apuntar a una mejora.
option-targeting-allowed = Permitida
option-targeting-never = Nunca

## The game

game-intro = De dos a cuatro corporaciones comparten una galaxia de una docena de regiones. Comercias con tres productos, contratas y armas una pequeña flota, compras o bloqueas planetas y puestos avanzados, y cobras peaje en las líneas entre ellos. Cada lugar que posees aumenta tu influencia; gana quien primero vaya en cabeza en solitario en el nivel de victoria.
ending-a-corporation-has-reached-the-victory-level = una corporación ha alcanzado el nivel de victoria
ending-the-last-round-has-been-played = se ha jugado la última ronda
charted = Nivel de influencia
source-base = Al empezar: { $points }
source-planets = Planetas: { $points }
source-outposts = Puestos avanzados: { $points }
source-regions = Regiones controladas: { $points }
source-losses = Pérdidas: { $points }
decided-blockade = Un bloqueo impidió la victoria de { $seat }.
decided-credits = Empate a nivel: gana quien tiene más dinero ({ $credits } cr).
decided-shared = Empate a nivel y dinero: la victoria se comparte.
set-house = Juego de la casa
    .about = Trece regiones, veintiséis mundos y naves de sobra para disputárselos.

## The board in a terminal

board-headline = Ronda { $round }, empieza { $seat }. Mercado: { good-red } { $red }, { good-blue } { $blue }, { good-yellow } { $yellow }. Victoria en el nivel { $level }.
board-headline-short = Ronda { $round } · { good-red } { $red } · { good-blue } { $blue } · { good-yellow } { $yellow } · gana el nivel { $level } · empieza { $seat }
board-own-ship = { $ship }, { $place }: casco { $hull }/{ $hull_most }, movimiento { $move }, carga { $cargo }/{ $room }
board-corporation = Corporación
board-level = Nivel
board-tokens = Fichas
board-credits = Créditos
board-this-round = Esta ronda
board-bought = comprado: { JOIN($good, ", ") }
board-sold = vendido: { JOIN($good, ", ") }
board-barred = no puede ganar: tiene un lugar bloqueado
board-no-regions = Aún no hay regiones.
board-lines = Líneas entre regiones: { $lines }
board-heading-site = Lugar
board-heading-modifier = Modificador
board-modifier = { SIGNED($modifier) }
board-heading-price = Precio
board-heading-in-reach = Al alcance
board-heading-lines = Líneas
board-heading-first-step = Primero a
board-heading-target = Objetivo
board-heading-owner = Dueño
board-heading-blockade = Bloqueo
board-blockade = { $seat }, +{ $support } −{ $hinder }
board-heading-ship = Nave
board-heading-of = De
board-heading-number = N.º
board-heading-at = En
board-heading-hull = Casco
board-heading-move = Movimiento
board-heading-cargo = Carga
board-heading-equipment = Tripulación y mejoras
board-wrecked = destruida
board-inactive = inactiva
board-upgrade = { $upgrade } { $level }
board-shot_out = { $upgrade }, fuera de uso
board-cargo = { $cargo }
board-cargo-empty = vacía
board-cargo-of = { $cargo } de { $room }
board-toll = Peaje en { $ends }: { $seat }, { COUNT($markers, "marker") }.
board-factory = Fábrica en { $place }: { $seat }, { $cargo }.
board-distance = { $place }: { $lines }
board-distances = Distancias desde { $place }, en líneas: { JOIN($distances, "; ") }.
board-player = { $seat }: nivel { $level }, { COUNT($tokens, "token") }, { $credits } cr.
board-site = { $place }: modificador { SIGNED($modifier) }, precio { $price }, objetivo { $target }
board-site-owned = { $place }, de { $seat }: modificador { SIGNED($modifier) }, precio { $price }, objetivo { $target }
board-blockaded = { $site }, bloqueo de { $blockade }
board-ship = { $ship } de { $seat }, { $place }: casco { $hull } de { $hull_most }, movimiento { $move }, carga { $cargo } de { $room }
board-result = { $seat }: nivel { $level }, { $credits } cr
board-design = Cuesta { $cost } cr, mantenimiento { $upkeep } cr. Casco { $hull }, arma { $weapon }, carga { $cargo }, ataque { $attack }, defensa { $defence }, movimiento { $move }.
board-fitting = Cuesta { $cost } cr; nivel de influencia { $level }.
board-hiring = Cuesta { $cost } cr.
board-world = Población { $people }, influencia { $influence }.
board-lines-within = Líneas entre sus sectores: { $lines }
board-way = Del sector { $number } a { $place }.

## Actions that are chosen in advance, without their words

verb-attack = Atacar
verb-buy = Comprar
verb-buy_toll = Comprar una estación de peaje
verb-buy_upgrade = Instalar una mejora
verb-call_off = Levantar el bloqueo
verb-confirm = Adelante
verb-done = Pasar
verb-exchange = Cambiar una ficha
verb-extra_card = Gastar una ficha por una carta más
verb-fetch = Traer
verb-fetch_crew = Traer tripulación
verb-give = Entregar
verb-give_crew = Entregar tripulación
verb-hinder = Estorbar el bloqueo
verb-improve_toll = Subir un peaje
verb-meet = Intercambiar carga y tripulación
verb-pay_factory = Pagar por una fábrica
verb-pay_ship = Pagar por una nave
verb-pay_station = Pagar por una estación
verb-raise_upgrade = Subir una mejora un nivel
verb-reinforce = Reforzar el casco
verb-repair = Reparar el casco
verb-roll = Tirar por el bloqueo
verb-sell = Vender
verb-sell_upgrade = Vender una mejora
verb-support = Apoyar el bloqueo
verb-use = Usar tripulación

## The board in the browser

client-toll-cr = peaje { $fee } cr
client-blockaded = bloqueado
client-unit-prices-there = Precios por unidad allí: { $prices }
client-sites-in-range = Lugares al alcance
client-adjacent-sectors = Sectores adyacentes
client-traded-here-last = último comercio aquí
client-now = ahora { $price }
client-market-then = luego a { $price }
client-fewer = Menos…
client-hull = Casco
client-cargo = Bodega
client-speed = Movim.
client-attack = Ataque
client-defence = Defensa
client-damage = Daño
client-upkeep-per-round = Mantenimiento { $upkeep } por ronda
client-hire-for = Contratar por { $cost }
client-you-have-cr = tienes { $owned } cr
client-credits = cr
client-tokens = Fichas
client-of-up-to = { $tokens } de { $level } como mucho
client-tokens-level = /{ $level } fichas
client-tokens-full = /{ $level } fichas (lleno)
client-first-player = primer jugador
client-each-region-once-territory = cada región una vez (Territorio)
client-lost = { $losses } perdidos
client-level-title = Nivel
client-level = nivel
client-blockaded-cant-win = bloqueado: no puede ganar
client-wins-next-round-if-alone = gana la próxima ronda si va solo en cabeza
client-level-to-go = { $left ->
    [one] falta { $left } nivel
    [many] faltan { $left } niveles
   *[other] faltan { $left } niveles
}
client-connected-regions = { $influence } regiones conectadas
client-toll-station = estación de peaje
client-toll-sum = { $markers } × { $fee } cr = { $fee2 } cr por paso, { $from } – { $to }
client-go-to = Ir a { $name }, { $distance }
client-go-to-cr-toll = Ir a { $name }, { $distance }, { $fee } cr de peaje
client-reveal = Descubrir
client-here = Aquí
client-market = Mercado
client-units-left = quedan { $left }
client-market-price = Precio de mercado: { $good }
client-cr-up-since-last-round = { $price } cr, { $change } más que la ronda pasada
client-cr-down-since-last-round = { $price } cr, { $value } menos que la ronda pasada
client-cr-left-in-the-bag = { $price } cr; quedan { $left } en la bolsa
client-round = Ronda
client-of-up-to-level-wins = { $round } de { $rounds } como mucho; gana el nivel { $goal }
client-flying-to = Volando a { $place } …
client-before-shields = { $damage }, antes de los escudos
client-the-attack-hits-damage = El ataque acierta: { $damage } de daño
client-market-price-and-modifier = Precio de mercado y modificador: { $deal }
client-roll-needed = Tirada necesaria
client-chance = Probabilidad
client-of-rolls-succeed = bastan el { PERCENT($chance) } de las tiradas
client-disabled = inutilizada
client-not-yet-active = aún no activa
client-its-turn = en turno
client-priority = prioridad { $priority }
client-printed = impreso { $printed }
client-improvements = mejoras +{ $steps }
client-reinforced-by = reforzado en { $armour }
client-with-upgrades = con mejoras { $shown }
client-last-traded-in = , último comercio en { $region }
client-hold = Bodega
client-hold-load = Bodega { $load }/{ $room }
client-upkeep = mantenimiento { $upkeep }
client-ship-order = Orden de las naves
client-order = Orden
client-planet-in = Planeta en { $region }
client-outpost-in = Puesto avanzado en { $region }
client-population = , población { $value }
client-trade-modifier = Modificador de comercio
client-unit-prices-here = Precios por unidad aquí
client-to-buy = Comprar
client-price = { $price } cr
client-for = por { $levels ->
    [one] { $levels } nivel
    [many] { $levels } niveles
   *[other] { $levels } niveles
}: { $sum }
client-to-blockade = Bloquear
client-target = objetivo
client-blockaded-by-supporting-hindering = ; bloqueado por { $name }: { $value } a favor, { $hinder } en contra
client-factory = fábrica
client-of-stored = { $reduce } de { $storage } en almacén
client-one-ships-traded-region-last = Una nave tuya comerció la última vez en esta región: antes debe hacerlo en otra.
client-map = Mapa
client-legend = Leyenda
client-legend-population = Población
client-legend-influence = Su influencia
client-legend-region = Influencia regional
client-legend-outpost = Puesto avanzado
client-legend-modifier = Precio, para ti
client-legend-toll = Peaje
client-legend-factory = Fábrica
client-legend-blockade = Bloqueo
client-legend-distance = Sectores hasta allí
client-sells-for = vender { $units }: +{ $gain }
client-set-course = Poner rumbo a { $place }
client-details = Detalles
client-next-round = Próxima ronda
client-budget-income = ingresos por niveles { $levels } cr
client-budget-limit = sin ingresos mientras tengas tantas fichas como puedes tener
client-budget-stations = estaciones de peaje { $stations } cr
client-budget-ships = mantenimiento de naves −{ $ships } cr
client-budget-tolls = de estaciones de peaje −{ $tolls } cr
client-budget-factories = de fábricas −{ $factories } cr
client-within-reach-of = Al alcance de
client-threat-no-blockade = no puede bloquear
client-threat-disarmed = no puede atacar
client-threat-to-site = { PERCENT($chance) } de tomarlo con una tirada
client-threat-to-ship = { PERCENT($chance) } de acertar
client-ships-here = Naves aquí
client-toll-towards = { $fee } cr, hacia { $place }
client-region-influence = Influencia
client-region-controlled = Controlada por
client-blockade-of = Bloqueo de { $place }
client-roll-needs = Necesita { $target }
client-roll-adds = El dado suma +{ $bonus }
client-part-population = población { $figure }
client-part-size = tamaño de la región { $figure }
client-part-hindering = en contra { $figure }
client-part-supporting = a favor { $figure }
client-part-further-ships = otras naves { $figure }
client-part-siege-net = red de asedio { $figure }
client-budget-tokens =
    { $tokens ->
        [one] o { $tokens } ficha en vez de ingresos
        [many] o { $tokens } fichas en vez de ingresos
       *[other] o { $tokens } fichas en vez de ingresos
    }
client-success-gains =
    Si se logra: { $levels ->
        [one] { $levels } nivel
        [many] { $levels } niveles
       *[other] { $levels } niveles
    } de ganancia.
client-success-costs =
    Si se logra: { $name } pierde { $levels ->
        [one] { $levels } nivel
        [many] { $levels } niveles
       *[other] { $levels } niveles
    }; después no es de nadie.
client-more-on-the-map =
    { $sectors ->
        [one] Otro más se puede elegir en el mapa.
        [many] Otros { $sectors } se pueden elegir en el mapa.
       *[other] Otros { $sectors } se pueden elegir en el mapa.
    }
client-of = { $name } de { $region }
client-a-token = Una ficha
client-push-prices-draw-cards-sway = para mover precios, robar cartas, influir en bloqueos, pujar
client-income = Ingresos
client-cash-in-a-token = Cambiar una ficha
client-buy = Comprar { $good }
client-sell = Vender { $good }
client-trade-hull-upgrades-hiring = comercio, casco, mejoras, contratos
client-trade-or-hire-with-tokens = comerciar, o contratar con fichas
client-business-at = Negocios en { $place }
client-business = Negocios
client-buy-the-site = Comprar el lugar
client-levels = { $levels ->
    [one] { $levels } nivel
    [many] { $levels } niveles
   *[other] { $levels } niveles
}
client-cr-for = { $price } cr por { $levels }
client-declare-a-blockade = Declarar un bloqueo
client-roll-for-the-blockade = Tirar por el bloqueo
client-fleet-ships = Naves de flota
client-crew = Tripulación
client-yourself = Tú
client-first = { $ship } primero
client-draw-cards = robar cartas
client-fee = tasa { $cost }
client-price-change = precios { $change }
client-units-aboard = { $units } a bordo
client-die-against-per-roll = dado { $change } contra { $target }: { PERCENT($chance) } por tirada
client-spend-token-go-first = una ficha, para empezar tú
client-spend-token-let-them-go = una ficha, para que empiece
client-so-far = { $bid }; { $bids } hasta ahora
client-push-price-with-token = Mover un precio en 1 a { $most }, por una ficha
client-buying = Compra: { $good }
client-selling = Venta: { $good }
client-loading = Carga: { $good }
client-repair-hull-point-point = Reparar el casco, punto por punto
client-reinforce-hull-point-point = Reforzar el casco, punto por punto
client-at-cr-each = { $text } a { $price } cr la unidad
client-ship = nave
client-die = dado
client-attacks = { $name } contra { $name2 }
client-a-hit-disables = un impacto inutiliza { $name }
client-a-hit-deals-damage = un impacto hace { $damage } de daño
client-attack-figure = ataque
client-defence-figure = defensa
client-to-hit = de acierto
client-a-face-down-region = una región oculta
client-off-the-map = fuera del mapa
client-outpost = Puesto de { $name } { $number }
client-outpost-of = Puesto de { $name }
client-own-thing = Tu { $thing }
client-thing-of = { $thing } de { $name }
client-unowned = sin dueño
client-yours = tuyo
client-owned-by = de { $name }
client-population-region = población { $people }, región −{ $region } → { $change }
client-yours-so-doubled = { $sum }; tuyo, así que doble: { $change }
client-own-plus-regions-if-control = propia { $influence }, y { $region } de la región si la controlas
client-region = región { $region } = { $levels }
client-own-region = propia { $influence } + región { $region } = { $levels }
client-sector = { $steps ->
    [one] { $steps } sector
    [many] { $steps } sectores
   *[other] { $steps } sectores
}
client-reaches = alcanza { $target }
client-misses = no llega a { $target }
client-roll-blockade = Bloqueo
client-roll-hits = acierta
client-roll-misses = falla
client-ties-with = empata con

## What others did since one's last turn

client-deed-flew = voló a { $where }
client-deed-sold = vendió { COUNT($units, $good) }
client-deed-bought = compró { COUNT($units, $good) }
client-deed-took = tomó { $where }
client-deed-blockaded = bloqueó { $where }
client-deed-attacked = atacó a { $seat-foe }
client-deed-hired = contrató una nave: { $design }
client-deed-engaged = contrató tripulación: { $post }
client-deed-fitted = instaló { $upgrade }
client-deed-improved = mejoró: { $stat }
client-deed-built = construyó una fábrica en { $where }
client-deed-station = construyó una estación de peaje en { $where }
client-deed-lost-station = perdió una estación de peaje en { $where }
client-deed-lost-factory = perdió una fábrica en { $where }
client-deed-destroyed = destruyó una nave de { $seat-foe }
client-deed-dismissed = perdió una nave: { $design }
client-deed-repaired = reparó: { $design }
client-deed-income = ingresos: { $units }
client-deed-bid = ofreció { COUNT($units, "token") }
client-deed-pushed = movió el precio: { $good }
client-deed-tolls = adquirió o subió peajes
client-deed-level = alcanzó el nivel { $level }
