### Gem Traders en español.
### Los lugares tienen `.from` y `.to`: de dónde y adónde va una nave. `.one` de una mercancía sirve también en «dado de …», `.any` en «no hay …».

## The game

game-intro = Mandas una nave entre cuatro planetas mineros, un cinturón de chatarra a la deriva y una bolsa cuyos precios son dados. Extrae gemas, dobla los dados, cumple misiones, contrata gente que haga rendir más cada acción y lleva oro a casa. Cuando el último oro está en el almacén de alguien, la partida se detiene y se cuentan los puntos.

ending-all-gold-is-stored = todo el oro está almacenado
ending-stopped-after-round-60 = terminada tras la ronda 60
charted = Puntos
source-gold = Oro almacenado: { $points }
source-crew = Tripulación y oficiales: { $points }
source-missions = Misiones: { $points }
decided-boosts = Empate a puntos: gana quien tiene más impulsos sin jugar ({ $count }).
decided-crew = Empate a puntos e impulsos: gana quien tiene más cartas de tripulación ({ $count }).
decided-shared = Empate a puntos, impulsos y tripulación: la victoria se comparte.

set-house = Juego de la casa
    .about = 65 cartas y 18 misiones; oro para 20 a 35 rondas.

## Options

option-scrap_trade = Venta de chatarra
    .about = La chatarra se puede comprar en la bolsa; sale del espacio.
option-gold_die_moves = El dado de oro se mueve
    .about = Las cartas que intercambian dos dados pueden mover el del centro.
option-finish_round = Acabar la ronda
    .about = Cuando todo el oro está almacenado, la ronda se juega hasta el final.

## Things

good-emerald = Esmeralda
    .one = esmeralda
    .many = de esmeraldas
    .other = esmeraldas
    .any = esmeraldas
good-sapphire = Zafiro
    .one = zafiro
    .many = de zafiros
    .other = zafiros
    .any = zafiros
good-amethyst = Amatista
    .one = amatista
    .many = de amatistas
    .other = amatistas
    .any = amatistas
good-ruby = Rubí
    .one = rubí
    .many = de rubíes
    .other = rubíes
    .any = rubíes
good-citrine = Citrino
    .one = citrino
    .many = de citrinos
    .other = citrinos
    .any = citrinos
good-scrap = Chatarra
    .one = chatarra
    .many = de chatarras
    .other = chatarras
    .any = chatarra
good-gold = Oro
    .one = oro
    .many = de oro
    .other = de oro
    .any = oro

place-space = Espacio
    .from = del espacio
    .to = al espacio
place-home = Base
    .from = de la base
    .to = a la base
place-emerald = Planeta Esmeralda
    .from = del planeta Esmeralda
    .to = al planeta Esmeralda
place-sapphire = Planeta Zafiro
    .from = del planeta Zafiro
    .to = al planeta Zafiro
place-ruby = Planeta Rubí
    .from = del planeta Rubí
    .to = al planeta Rubí
place-citrine = Planeta Citrino
    .from = del planeta Citrino
    .to = al planeta Citrino
place-x1 = Muelle X1
    .from = del muelle X1
    .to = al muelle X1
place-x2 = Muelle X2
    .from = del muelle X2
    .to = al muelle X2
place-x3 = Muelle X3
    .from = del muelle X3
    .to = al muelle X3
place-x4 = Muelle X4
    .from = del muelle X4
    .to = al muelle X4
place-x5 = Muelle X5
    .from = del muelle X5
    .to = al muelle X5
place-x6 = Muelle X6
    .from = del muelle X6
    .to = al muelle X6
place-mission = Centro de misiones
    .from = del centro de misiones
    .to = al centro de misiones

pile-low = Fácil
pile-high = Difícil

crew-dockworker = Estibador
    .many = de estibadores
    .other = Estibadores
crew-miner = Minero
    .many = de mineros
    .other = Mineros
crew-scavenger = Chatarrero
    .many = de chatarreros
    .other = Chatarreros
crew-trader = Comerciante
    .many = de comerciantes
    .other = Comerciantes
crew-saboteur = Saboteador
    .many = de saboteadores
    .other = Saboteadores
crew-monger = Buhonero
    .many = de buhoneros
    .other = Buhoneros
crew-shapeshifter = Cambiaformas
    .many = de cambiaformas
    .other = Cambiaformas

# `.low`: después de «llama al …»
officer-quartermaster = Intendente
    .low = intendente
officer-alchemist = Alquimista
    .low = alquimista
officer-engineer = Ingeniero
    .low = ingeniero
officer-marketeer = Mercader
    .low = mercader
officer-port-captain = Capitán de puerto
    .low = capitán de puerto

boost-pay-dirt = Filón
boost-hacker = Hacker
boost-freeze = Congelación
boost-jettison = Echazón
boost-windfall = Golpe de suerte
boost-offload = Descarga
boost-teleport = Teletransporte
boost-consignment = Consignación
boost-payday = Día de paga
boost-alchemy = Alquimia
boost-manipulate = Manipulación
boost-broker = Corredor
boost-cyberpunk = Ciberpunk
boost-storm = Tormenta
boost-ballast = Lastre
boost-cash-flow = Flujo de caja
boost-big-take = Gran redada
boost-swap = Trueque

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
    .hyphenated = Cambia{"\u00AD"}formas
type-quartermaster = { officer-quartermaster }
    .hyphenated = Inten{"\u00AD"}dente
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
    .hyphenated = Teletrans{"\u00AD"}porte
type-consignment = { boost-consignment }
    .hyphenated = Consig{"\u00AD"}nación
type-payday = { boost-payday }
type-alchemy = { boost-alchemy }
type-manipulate = { boost-manipulate }
    .hyphenated = Manipu{"\u00AD"}lación
type-broker = { boost-broker }
type-cyberpunk = { boost-cyberpunk }
type-storm = { boost-storm }
type-ballast = { boost-ballast }
type-cash-flow = { boost-cash-flow }
type-big-take = { boost-big-take }
type-swap = { boost-swap }

# What the player is doing, after "you cannot do that now: …"
phase-declare = estás declarando tus cambiaformas
phase-menu = estás eligiendo una acción
phase-cargo = estás cargando y descargando
phase-mine = estás extrayendo
phase-salvage = estás recogiendo
phase-trade = estás comerciando
phase-pay = estás pagando una carta
phase-sabotage = estás eligiendo naves que desplazar
phase-partner = estás eligiendo una nave con la que tratar
phase-barter = estás cambiando carga
phase-stow = el intendente está almacenando carga
phase-convert = estás convirtiendo carga
phase-fly = estás eligiendo adónde volar
phase-switch = estás eligiendo dados que cambian de sitio
phase-hack = estás fijando dados
phase-broker = estás moviendo dados
phase-reroll = estás eligiendo dados que volver a tirar
phase-windfall = estás eligiendo gemas
phase-taking = estás tomando carga
phase-fee = el capitán de puerto cobra una tasa
phase-drop = estás soltando carga por Echazón
phase-excess = estás soltando lo que no cabe

## Counted nouns

noun-card = carta
    .many = de cartas
    .other = cartas
noun-action = acción
    .many = de acciones
    .other = acciones
noun-step = paso
    .many = de pasos
    .other = pasos
noun-ship = nave
    .many = de naves
    .other = naves
noun-point = punto
    .many = de puntos
    .other = puntos
noun-gold = oro
    .many = de oro
    .other = de oro
noun-shapeshifter = cambiaformas
    .many = de cambiaformas

## Parts of sentences

amount = { COUNT($units, $good) }
amount-any = { $units ->
    [1] 1 gema cualquiera
   *[other] { $units } gemas cualesquiera
}
die = { $good } { $shows }

## Labels

action-end = Terminar el turno ({ $actions ->
    [1] queda
   *[other] quedan
} { COUNT($actions, "action") })
action-end-plain = Terminar el turno
action-done = Listo
action-done-idle = No declarar más: { COUNT($idle, "shapeshifter") } no { $idle ->
    [1] hará
   *[other] harán
} nada este turno
action-go-out = Salir al espacio
action-go = { $place-id ->
    [space] Salir al espacio
   *[other] Ir { FORM($place, "to") }
}
action-go-dock = Ir { FORM($place, "to") } ({ JOIN($dice, ", ") })
action-go-taxi = Taxi { FORM($place, "to") } ({ JOIN($dice, ", ") })
action-go-idle = Ir a la base (nada que cargar ni guardar)
action-go-mined = Ir { FORM($place, "to") } (el banco no tiene { FORM($good, "any") })
action-go-no-missions = Ir { FORM($place, "to") } (no quedan misiones)
action-go-no-gold = Ir { FORM($place, "to") } (el banco no tiene oro)
action-cargo = Cargar o descargar
action-mine = Extraer hasta { COUNT($units, $good) }
action-mine-nowhere = Extraer
action-salvage = Recoger hasta { COUNT($units, "unit") }
action-trade = Comerciar: { COUNT($steps, "step") }
action-mission = Entregar { JOIN($need, " + ") }: { COUNT($gold, "gold") }, { $points } PV
action-mission-short = Entregar { JOIN($need, " + ") }: { COUNT($gold, "gold") } (el banco no tiene más), { $points } PV
action-mission-empty = Cumplir la misión { $pile-id ->
    [low] fácil
   *[high] difícil
}
action-buy = Comprar { $type }: { JOIN($cost, " + ") }
action-buy-twin = Comprar { $type }: { JOIN($cost, " + ") } (carta { $number })
action-buy-empty = Comprar de un hueco vacío
action-sabotage = Sabotaje: { action-sabotage.detail }
    .detail = echar { COUNT($ships, "ship") } al espacio
action-monger = Buhonero: { action-monger.detail }
    .detail = cambiar { COUNT($units, "unit") } con una nave
action-use = { $active }: { action-use.detail }
    .detail = { $active-id ->
        [quartermaster] almacenar hasta 4 unidades
        [alchemist] convertir carga
        [engineer] volar a cualquier parte
       *[marketeer] intercambiar dos dados y comerciar
    }
action-play = Jugar { $boost }
action-play-full = Jugar { $boost } (ya puedes llevar 12)
action-give = Dar { COUNT(1, $good) }
action-give-store = Almacenar { COUNT(1, $good) }
action-give-pay = Pagar { COUNT(1, $good) }
action-give-drop = Soltar { COUNT(1, $good) }
action-take = Tomar { COUNT(1, $good) }
action-take-load = Cargar { COUNT(1, $good) }
action-take-mine = Extraer { COUNT(1, $good) }
action-take-salvage = Recoger { COUNT(1, $good) }
action-unload = Almacenar toda la carga
action-swap = { COUNT($units, $good) } por { COUNT($got, $good-2) }
action-up = Dado de { FORM($good, "one") }: { $shows } → { $then }
action-down = Dado de { FORM($good, "one") }: { $shows } → { $then }
action-die = El dado de { FORM($good, "one") } ({ $shows })
action-die-then = El dado de { FORM($good, "one") } ({ $shows }), después solo { JOIN($good-rest, ", ") }
action-value = Ponerlo a { $shows }
action-target = { $seat } ({ $place }, { $aboard } a bordo)
action-target-own = Tu propia nave ({ $place }, { $aboard } a bordo)
action-target-empty = Ahí no hay nadie
action-convert = { $rate-id ->
    [gem] 1 gema en otra
    [gems] 2 gemas en 1 oro
   *[scrap] 3 chatarras en 1 oro
}
action-declare = Cambiaformas: { $role }
action-declare-then = Cambiaformas: { $role }, después solo { JOIN($role-rest, ", ") }
action-declare-last = Cambiaformas: { $role }, después ninguno más
action-keep = No tomar nada a cambio

## The log

event-turn = Turno de { $seat } (ronda { $round }).
event-declared = { $seat } declara un cambiaformas: { $role }.
event-moved = { $seat } va { FORM($place-from, "from") } { FORM($place, "to") }.
event-moved-engineer = { $seat } llama al ingeniero y vuela { FORM($place-from, "from") } { FORM($place, "to") }.
event-moved-teleport = { $seat } juega Teletransporte: { FORM($place-from, "from") } { FORM($place, "to") }.
event-displaced = { $seat } echa a { $seat-whom } { FORM($place, "from") } al espacio.
event-displaced-own = { $seat } echa su propia nave { FORM($place, "from") } al espacio.
event-fee = { $seat }, capitán de puerto, toma { COUNT(1, $good) } de { $seat-whom }.
event-loaded = { $seat } carga { JOIN($amounts, ", ") }.
event-unloaded = { $seat } almacena { JOIN($amounts, ", ") }.
event-mined = { $seat } extrae { JOIN($amounts, ", ") }.
event-salvaged = { $seat } recoge { JOIN($amounts, ", ") }.
event-dropped = { $seat } suelta { JOIN($amounts, ", ") } en el espacio.
event-paid = { $seat } paga { JOIN($amounts, ", ") }.
event-traded = { $seat } cambia { COUNT($paid, $good) } por { COUNT($got, $good-for) }.
event-die-stepped = { $seat } mueve el dado de { FORM($good, "one") } a { $shows }.
event-die-set = { $seat } fija el dado de { FORM($good, "one") } en { $shows }.
event-die-rolled = El dado de { FORM($good, "one") } muestra { $shows }.
event-die-reset = El dado de { FORM($good, "one") } vuelve a { $shows }: se deshace la obra del hacker.
event-die_placed = Dados de la bolsa: { JOIN($dice, ", ") }; en el centro, { $centre }.
event-switched = { $seat } intercambia el dado de { FORM($good, "one") } y el de { FORM($good-with, "one") }.
event-resolved = { $seat } entrega { JOIN($need, " + ") }: +{ COUNT($gold, "gold") } a bordo, { $points } PV.
event-resolved-short = { $seat } entrega { JOIN($need, " + ") }: +{ COUNT($gold, "gold") } a bordo (el banco no tenía más), { $points } PV.
event-uncovered = Próxima misión { $pile-id ->
    [low] fácil
   *[high] difícil
}: { JOIN($need, " + ") }, por { COUNT($gold, "gold") }.
event-bought = { $seat } compra { $type }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } PV)
}.
event-turned_up = { $type } entra en el mercado.
event-used = { $seat } llama al { FORM($officer, "low") }.
event-played = { $boost-id ->
    [freeze] { $seat } juega Congelación: hasta el próximo turno de { $seat } los demás solo pueden extraer, recoger y comerciar.
    [consignment] { $seat } juega Consignación y puede llevar 12 unidades hasta la próxima descarga.
   *[other] { $seat } juega { $boost }.
}
event-gave = { $seat } da { COUNT(1, $good) } a { $seat-whom }.
event-got = { $seat } toma { COUNT(1, $good) } de { $seat-whom }.
event-converted = { $seat } convierte { $rate-id ->
    [gem] una gema
    [gems] 2 gemas
   *[scrap] 3 chatarras
} en { COUNT(1, $good) }.
event-found = { $seat } almacena { COUNT(1, $good) } del banco.
event-monger = { $seat } envía al buhonero a { $seat-whom }.
event-swapped = { $seat } toma { COUNT(1, $good) } de { $seat-whom } a cambio de { COUNT(1, $good-for) }.
event-starting_gold = { $seat } empieza con { COUNT($gold, "gold") }.
event-all_stored = El último oro está almacenado.
event-over = { $outcome-id ->
    [stored] Todo el oro está almacenado.
   *[stopped] La ronda 60 ha terminado.
} La partida ha terminado.
event-won = { $shared ->
    [0] { $seat } gana con { COUNT($points, "point") }.
   *[other] { $seat } comparte la victoria con { COUNT($points, "point") }.
}

## Prompts

prompt-source = { $type }. { $prompt }
prompt-declare = { prompt-declare.ask } ({ prompt-declare.aside })
    .ask = ¿De qué trabajan tus cambiaformas este turno?
    .aside = { $left ->
        [1] queda 1
       *[other] quedan { $left }, en el orden de { crew-dockworker } a { crew-monger }
    }
prompt-menu = { prompt-menu.ask } ({ prompt-menu.aside })
    .ask = Ronda { $round }, { $actions ->
        [1] queda
       *[other] quedan
    } { COUNT($actions, "action") }
    .aside = { $place }, { $aboard }/{ $capacity } a bordo
prompt-cargo = Mueve unidades entre nave y almacén, cada tipo en un sentido
prompt-mine = { prompt-mine.ask } ({ prompt-mine.aside })
    .ask = ¿Seguir extrayendo?
    .aside = hasta { $left } más
prompt-salvage = { prompt-salvage.ask } ({ prompt-salvage.aside })
    .ask = ¿Qué recoges?
    .aside = hasta { COUNT($left, "unit") }
prompt-trade = { prompt-trade.ask } ({ prompt-trade.aside })
    .ask = Comercia o mueve un dado en 1
    .aside = { $left ->
        [1] queda
       *[other] quedan
    } { COUNT($left, "step") }
prompt-pay = { prompt-pay.ask } ({ prompt-pay.aside })
    .ask = ¿Qué gemas pagas?
    .aside = { $left ->
        [1] falta 1
       *[other] faltan { $left }
    }
prompt-sabotage = { prompt-sabotage.ask } ({ prompt-sabotage.aside })
    .ask = ¿Qué nave echas al espacio?
    .aside = { $left ->
        [1] queda 1
       *[other] quedan { $left }
    }
prompt-partner = ¿Con qué nave tratas?
prompt-barter = { prompt-barter.ask } ({ prompt-barter.aside })
    .ask = ¿Qué unidad le das a { $seat }?
    .aside = { $left ->
        [1] queda 1
       *[other] quedan { $left }
    }
prompt-barter-back = ¿Qué unidad tomas de { $seat } por { COUNT(1, $good) }?
prompt-stow = { prompt-stow.ask } ({ prompt-stow.aside })
    .ask = ¿Qué unidad almacenas?
    .aside = hasta { $left } más
prompt-convert = ¿Qué conviertes?
prompt-convert-from = ¿Qué gema se va?
prompt-convert-colour = ¿Qué color llega?
prompt-convert-second = ¿Qué gema se va con ella?
prompt-fly = ¿Adónde vuelas?
prompt-switch = { prompt-switch.ask } ({ prompt-switch.aside })
    .ask = ¿Qué dados cambian de sitio?
    .aside = { $left ->
        [1] falta 1
       *[other] quedan { $left } por elegir, en el orden de { good-emerald } a { good-gold }
    }
prompt-hack = { prompt-hack.ask } ({ prompt-hack.aside })
    .ask = ¿Qué dado fijas?
    .aside = { $left ->
        [1] queda 1
       *[other] quedan { $left }, en el orden de { good-emerald } a { good-gold }
    }
prompt-hack-value = Dado de { FORM($good, "one") }: ¿qué valor?
prompt-broker = { prompt-broker.ask } ({ prompt-broker.aside })
    .ask = ¿Qué dado se mueve en 1?
    .aside = { $left ->
        [1] queda 1
       *[other] quedan { $left }
    }
prompt-reroll = { prompt-reroll.ask } ({ prompt-reroll.aside })
    .ask = ¿Qué dados vuelves a tirar?
    .aside = { $left ->
        [1] falta 1
       *[other] quedan { $left } por elegir, en el orden de { good-emerald } a { good-gold }
    }
prompt-windfall = { prompt-windfall.ask } ({ prompt-windfall.aside })
    .ask = ¿Qué gema?
    .aside = { $left ->
        [1] queda 1
       *[other] quedan { $left }
    }
prompt-taking = { prompt-taking.ask } ({ prompt-taking.aside })
    .ask = ¿Qué unidad tomas?
    .aside = hasta { $left } más
prompt-fee = Capitán de puerto: ¿qué unidad tomas de { $seat }?
prompt-drop = { prompt-drop.ask } ({ prompt-drop.aside })
    .ask = Echazón: ¿qué unidad sueltas?
    .aside = { $left ->
        [1] queda 1
       *[other] quedan { $left }
    }
prompt-excess = Tu nave va sobrecargada: suelta { COUNT($units, "unit") }
prompt-over = La partida ha terminado.
when = ronda { $round }

## Warnings

warning-excess = exceso de carga: { COUNT($units, "unit") } se { $units ->
    [1] pierde
   *[other] pierden
} en el espacio

## Rejections

clause-GT-TURN-03 = la acción empezada se acaba primero; puedes terminar el turno entre acciones: { $phase }
clause-GT-TURN-03-menu = no hay ninguna acción en curso: elige una o termina el turno
clause-GT-TURN-06 = eso no se puede hacer ahora: { $phase }
clause-GT-TURN-07 = eso no cambiaría nada, o dejaría una acción a medias: { $phase }
clause-GT-MOVE-02 = desde un muelle solo se puede salir al espacio
clause-GT-MOVE-04 = todos los muelles están ocupados: { $place }
clause-GT-MOVE-04-dock = muelle ocupado: { $place }
clause-GT-CARGO-01 = la carga se carga y descarga en tu base
clause-GT-CARGO-04 = en una acción cada tipo de carga va en un solo sentido
clause-GT-CAP-03 = tu nave va sobrecargada: debes soltar algo que lleves a bordo
clause-GT-CAP-05 = la carga nunca se tira por gusto: { $phase }
clause-GT-MINE-01 = solo se extrae la gema del planeta donde estás atracado
clause-GT-MINE-05 = al banco no le queda la gema de este planeta
clause-GT-SALV-01 = solo una nave en el espacio puede recoger
clause-GT-SALV-03 = en el espacio no hay { FORM($good, "any") }
clause-GT-DICE-04 = el dado de { FORM($good, "one") } muestra { $shows } y va de 1 a { $sides }
clause-GT-DICE-05 = los comerciantes no pueden mover el dado de oro
clause-GT-DICE-07 = en esta partida el dado del centro no se mueve
clause-GT-DICE-08 = los dados deben ser distintos, en el orden de la lista
clause-GT-TRADE-01 = para comerciar hace falta un muelle en la bolsa
clause-GT-TRADE-05 = este muelle no toca el dado de { FORM($good, "one") }, solo { JOIN($dice, ", ") }
clause-GT-TRADE-05-same = un trato necesita dos dados distintos
clause-GT-TRADE-06 = esto cuesta { COUNT($units, $good) } y llevas { $have }
clause-GT-TRADE-11 = en esta partida no se compra chatarra en la bolsa
clause-GT-TRADE-12 = no hay { FORM($good, "any") } que comprar
clause-GT-MISS-01 = las misiones se cumplen en el centro de misiones
clause-GT-MISS-02 = pide a bordo: { JOIN($need, " + ") }
clause-GT-MISS-05 = no hay oro en el banco para pagarla
clause-GT-MISS-07 = este montón está vacío
clause-GT-BUY-03 = cuesta, del almacén: { JOIN($cost, " + ") }
clause-GT-BUY-03-rest = el resto del precio se paga con gemas almacenadas
clause-GT-BUY-06 = este hueco está vacío, y el mazo también
clause-GT-BUY-09 = ya tienes seis cartas de este tipo: { $type }
clause-GT-CREW-05 = no tienes saboteador
clause-GT-CREW-06 = no tienes buhonero
clause-GT-SAB-02 = esa nave ya está en el espacio
clause-GT-MONG-01 = ambas naves deben estar en el espacio
clause-GT-MONG-03 = las unidades se cambian una a una: da una y luego toma una
clause-GT-MONG-05 = ambas naves deben llevar carga, y no solo la misma mercancía
clause-GT-MONG-06 = solo cambia de nave lo que iba a bordo al empezar, y por otra cosa
clause-GT-SHAPE-01 = los cambiaformas se declaran al empezar tu turno, en el orden de los tipos: { $phase }
clause-GT-SHAPE-05 = habría más de seis cartas de este tipo: { $role }
clause-GT-OFF-01 = no tienes a este oficial
clause-GT-OFF-02 = el intendente solo trabaja en el espacio
clause-GT-OFF-03 = no hay nada que convertir así
clause-GT-OFF-05 = así solo se convierten gemas, a otro color
clause-GT-OFF-06 = el banco no tiene
clause-GT-OFF-09 = todos los muelles están ocupados: { $place }
clause-GT-OFF-09-dock = muelle ocupado: { $place }
clause-GT-OFF-10 = el mercader solo trabaja en la bolsa
clause-GT-OFF-12 = hay que cobrar una tasa, de lo que va a bordo
clause-GT-BOOST-01 = no tienes este impulso
clause-GT-BOOST-05 = ahora no cambiaría nada
clause-GT-BOOST-PAYDIRT = Filón se juega en un planeta
clause-GT-BOOST-HACKER = di primero un dado y luego su valor
clause-GT-BOOST-JETTISON = debes soltar algo que lleves a bordo
clause-GT-BOOST-WINDFALL = un golpe de suerte trae gemas que tiene el banco
clause-GT-BOOST-PAYDAY = Día de paga se juega en el espacio
clause-GT-BOOST-BIGTAKE = ambas naves deben estar en el espacio, y la otra debe llevarlo
clause-GT-BOOST-SWAP = ambas naves deben estar en el espacio, y la tuya debe llevar algo
clause-GT-BANK-01 = al banco se le ha acabado esta gema
clause-GT-BD-04 = estás congelado: solo quedan extraer, recoger y comerciar, o terminar el turno
clause-GT-BD-12 = esta gema ya cambió de color
clause-GT-BD-13 = el corredor mueve dos dados distintos
clause-GT-BD-19 = solo Trueque permite no tomar nada por lo que diste
clause-GT-END-01 = la partida ha terminado: todo el oro está almacenado
clause-GT-END-04 = la partida ha terminado: para tras la ronda 60

## The page: stages of a turn, groups of actions and their short names

stage-begin = Inicio
stage-choose = Elegir
stage-act = Actuar
stage-end = Fin

group-boosts = Impulsos
group-buy = Comprar
group-choose-a-die = Elegir un dado
group-convert = Convertir
group-crew-and-officers = Tripulación y oficiales
group-deal-with = Tratar con
group-drive-into-space = Echar al espacio
group-drop = Soltar
group-finish = Terminar
group-fly-to = Volar a
group-give = Dar
group-go-to = Ir a
group-load = Cargar
group-mine = Extraer
group-missions = Misiones
group-move-a-die = Mover un dado
group-pay = Pagar
group-pick-up = Recoger
group-set-it-to = Ponerlo a
group-shapeshifter = Cambiaformas
group-stop = Parar
group-store = Almacenar
group-take = Tomar
group-trade = Comerciar
group-work = Trabajo

name-buy = Carta { $slot }
name-cargo = Cargar
name-declare = { $role }
name-die = { $good }
name-done = Listo
name-end = Terminar el turno
name-give = { $good }
name-give-store = Almacenar { FORM($good, "one") }
name-go = { $place }
name-mine = Extraer
name-mission = Misión { $pile-id ->
    [low] fácil
   *[high] difícil
}
name-monger = Buhonero
name-sabotage = Sabotaje
name-salvage = Recoger
name-take = { $good }
name-take-load = Cargar { FORM($good, "one") }
name-trade = Comerciar
name-unload = Almacenar todo
name-use = { $active }

## The page: what its figures mean, and what each card does

board-crew-count = { COUNT($units, $crew) }
figure-dockworker = 2 unidades más de carga.
figure-miner = 1 gema más al extraer.
figure-scavenger = 1 unidad más al recoger.
figure-trader = 1 paso más al comerciar: un trato o un dado movido en 1.
figure-saboteur = Una acción echa al espacio una nave atracada por cada uno.
figure-monger = Una acción cambia 2 unidades con una nave en el espacio por cada uno.
figure-shapeshifter = Cada turno es tripulación del tipo que digas.
figure-quartermaster = En el espacio, una acción almacena hasta 4 unidades.
figure-alchemist = Una acción cambia el color de gemas, o hace oro de 2 gemas o 3 chatarras.
figure-engineer = Una acción lleva la nave a cualquier parte salvo a la base de un rival.
figure-marketeer = En la bolsa, una acción intercambia dos dados y luego comercia.
figure-port-captain = Quien atraca en la bolsa o en las misiones te da 1 unidad.
figure-pay-dirt = Extrae cuanto la nave pueda llevar.
figure-hacker = Fija dos dados; en tu próximo turno ambos pasan a 1.
figure-freeze = Hasta tu próximo turno los demás solo pueden extraer, recoger y comerciar.
figure-jettison = Cada rival suelta 4 unidades.
figure-windfall = 3 gemas del banco al almacén.
figure-offload = Almacena toda la carga desde cualquier parte.
figure-teleport = La nave va a cualquier parte salvo a la base de un rival.
figure-consignment = Lleva 12 hasta la próxima descarga.
figure-payday = En el espacio, recoge cuanto la nave pueda llevar.
figure-alchemy = Convierte carga una vez, como el alquimista.
figure-manipulate = Dos dados cambian de sitio.
figure-broker = Mueve dos dados en 1 cada uno.
figure-cyberpunk = Vuelve a tirar tres dados.
figure-storm = Toda nave en el espacio suelta su carga.
figure-ballast = 6 unidades del espacio suben a bordo.
figure-cash-flow = El dado de oro se mueve en 2.
figure-big-take = En el espacio, toma hasta 4 unidades de una nave de allí.
figure-swap = En el espacio, da unidades a una nave de allí y toma otras tantas.
figure-actions = Dos acciones por turno; un impulso no cuesta ninguna.
figure-capacity = 2 por cada estibador, 6 como mucho; 12 con Consignación.
figure-mine = 1 gema por cada minero.
figure-salvage = 1 unidad por cada chatarrero.
figure-steps = 1 trato o paso de dado por cada comerciante.
figure-sabotage = 1 nave por cada saboteador.
figure-barter = 2 unidades en cada sentido por cada buhonero.
figure-trade = Lo que un dado muestra de su mercancía por lo que el otro muestra de la suya.
figure-touches = Un muelle toca dos dados del anillo y el del centro.
figure-die = Los comerciantes mueven en 1 los dados de seis caras; el de oro solo se mueve con cartas.
figure-bank = Lo que no está en naves, almacenes ni en el espacio.
figure-space = Toda la chatarra empieza aquí, y lo que se suelta aquí se queda.
figure-cost = Se paga del almacén; la carga nunca paga.
figure-mission = Carga a cambio de oro a bordo, y puntos al final.
figure-docks = Naves para las que un planeta o el centro de misiones tiene muelles.
figure-gold = 1 punto por cada oro almacenado.
figure-cards = Los puntos de la tripulación y los oficiales comprados.
figure-missions = Los puntos de las misiones cumplidas.
figure-score = Oro almacenado, tripulación y oficiales, misiones.
figure-round = La partida acaba cuando todo el oro está almacenado, o tras la ronda 60.

## The terminal: the board in colour

board-round = Ronda { $round } de { $rounds } como mucho
board-bank = banco
board-space = espacio
board-exchange = Bolsa
board-centre = centro, anillo
board-docks = Muelles
board-missions = Misiones
board-deck = Mazo: { COUNT($cards, "card") }
board-below = ({ $below } debajo)
board-vp = { $points } PV
board-costs = Cuesta { JOIN($cost, " + ") }
board-ship = Nave
board-place = Lugar
board-aboard = A bordo
board-storage = Almacén
board-crew = Tripulación
board-points = PV
board-cards = Cartas
board-any = gema cualquiera
board-holds = { $number } tiene { JOIN($cards, ", ") }
board-freezing = congela
board-consigned = con consignación

## The terminal: the board in sentences

board-nothing = nada
board-dice = Ronda { $round } de { $rounds } como mucho. Dados: { JOIN($dice, ", ") }.
board-ring = Bolsa: { JOIN($docks, ", ") }; en el centro, { $good }.
board-dock = muelle { $name } entre { $good } y { $good-next }
board-supplies = Banco: { JOIN($bank, ", ") }. Espacio: { JOIN($space, ", ") }.
board-market = Mercado: { JOIN($cards, "; ") }.
board-market-empty = Mercado: vacío.
board-market-card = { $number } { $type } por { JOIN($cost, ", ") }, { $points } PV
board-offers = Misiones: { JOIN($missions, "; ") }.
board-offers-none = Misiones: ninguna.
board-offer = { $pile }: { JOIN($need, ", ") } por { COUNT($gold, "gold") }, { $points } PV
board-player = { $seat }: { $place }, a bordo { JOIN($cargo, ", ") } de { $capacity }, almacenado { JOIN($storage, ", ") }, tripulación { JOIN($crew, ", ") }, { JOIN($cards, ", ") }, { $points } PV.
board-no-cards = sin cartas
board-result = { $seat }: { COUNT($points, "point") } ({ $gold } de oro, { $cards } de cartas, { $missions } misiones)

## Actions that are chosen in advance, without their words

verb-down = Bajar un dado
verb-give-store = Almacenar
verb-keep = No tomar nada a cambio
verb-take = Tomar
verb-up = Subir un dado
verb-use = Usar un oficial

## The board in the browser

client-of-any-colour = de cualquier color
client-go-to = Ir a
client-missions = Misiones
client-buy = Comprar
client-buy-type = Comprar { $type }
client-crew-officers-boosts = Tripulación, oficiales, impulsos
client-tap-highlighted-place-go-there = Toca un lugar resaltado para ir allí.
client-buy-for = Comprar { $name } por { $units }
client-play = Jugar { $name }
client-use = Usar { $name }
client-price-of = Precio: { $name }
client-points-for = Puntos: { $name }
client-end-game = { $vp } al acabar la partida
client-vp = PV
client-card = { $cards ->
    [one] { $cards } carta
    [many] { $cards } cartas
   *[other] { $cards } cartas
}
client-short = falta
client-unload-everything = Descargar todo
client-load-and-unload = Cargar y descargar
client-storage = Almacén
client-your-crew = Tu tripulación
client-crew-of = Tripulación de { $name }
client-combined-abilities = lo que suma
client-declared-for-this-turn = declarado para este turno
client-declared-when-your-turn-begins = se declara al empezar tu turno
client-touching = { $place }, junto a { $dice }
client-die-showing = Dado de { $title }, muestra { $shows }
client-exchange-die = Dado de { $title }
client-hacked-until = { $die }; hackeado: vuelve a 1 cuando empiece el próximo turno del hacker
client-hacked = hackeado
client-your-turn-left = Tu turno, quedan { $actions }
client-turn-of-left = Turno de { $name }, quedan { $actions }
client-aboard = a bordo
client-adrift = a la deriva
client-in-the-bank = en el banco
client-round = Ronda
client-round-of-up-to = Ronda { $round } de { $rounds } como mucho
client-actions-left = Acciones que quedan
client-last-round = Última ronda
client-gold-to-go = Oro que falta
client-gold-missing = de oro por guardar
client-gold = Oro: { $sum }
client-freeze = Congelación
client-empty = vacío
client-aboard-title = A bordo
client-stored = Almacenado
client-nothing = nada
client-officer = Oficial
client-boost = Impulso
client-homes = Bases
client-go-home = Ir a la base
client-your-home-base = Tu base
client-home-base-of = Base de { $name }
client-capacity = Capacidad
client-stored-at-home = Almacenado en la base
client-nothing-stored = nada almacenado
client-bank = Banco
client-market = Mercado
client-the-market = El mercado
client-cards-in-the-deck = { $deck } cartas en el mazo
client-deck-paid-from-storage = { $deck } en el mazo; se paga del almacén
client-you-can-afford = ; te llega para { $affordable }
client-you-cant-afford-any = ; no te llega para ninguna
client-deliver-cargo-gold-mission-center = Entrega carga por oro en el centro de misiones
client-mission-vp = { $vp } PV
client-none-left = no quedan
client-go-to-the-mission-center = Ir al centro de misiones
client-mine-on = Extraer: { $place }
client-go-to-planet = Ir a: { $place }
client-planets-in-the-bank = { $goods } en el banco
client-left-mine-trade = quedan { $bank } para extraer o cambiar
client-bank-count = banco { $bank }
client-your-ship = Tu nave
client-ship-at = { $name }: { $place }, { $total } a bordo
client-space = Espacio
client-adrift-in-space = A la deriva en el espacio
client-units-adrift = { $adrift } a la deriva
client-salvage-one = Recoger 1 { $title } ({ $space } a la deriva)
client-fly-into-space = Salir al espacio
client-nothing-adrift = nada a la deriva
client-die-of = Dado { $step } de { $steps }
client-step-of = Paso { $step } de { $steps }
client-ship-of = Nave { $step } de { $steps }
client-unit-of = Unidad { $step } de { $steps }
client-trade = Comerciar
client-trading = Comercio
client-trade-at-your-dock = Comercia en tu muelle
client-move-a-die = Mover un dado
client-moving-dice = Mover dados
client-or-move-a-die-by-one = O mueve un dado en 1
client-move-a-die-by-one = Mueve un dado en 1
client-lower-die-to = Dado de { $title } baja a { $shows }
client-raise-die-to = Dado de { $title } sube a { $shows }
client-stop-trading = Dejar de comerciar
client-crew = Tripulación
client-ability-carry = cargar
client-ability-mine = extraer
client-ability-salvage = recoger
client-ability-trade = comerciar
client-ability-sabotage = sabotear
client-ability-swap = cambiar
client-consignment-until-you-next-unload = Consignación: { $figure } hasta la próxima descarga
client-mission-gold-all-bank-left = Misión: { $need } por { $pay } de oro (el banco no tiene más) y { $vp } PV; quedan { $below } en el montón
client-mission-gold-vp-more-pile = Misión: { $need } por { $pay } de oro y { $vp } PV; quedan { $below } en el montón
client-gold-cards-missions = oro { $gold } + cartas { $cards } + misiones { $missions }
client-shows-trade-costs-brings = muestra { $shows }: un trato cuesta o da { $shows } { $title }
client-stored-aboard-adrift-bank-all = { $reduce } guardado, { $aboard } a bordo, { $adrift } a la deriva, { $bank } en el banco: { $gold } en total

## What others did since one's last turn

client-deed-moved = voló { FORM($place, "to") }
client-deed-mined = extrajo { COUNT($units, $good) }
client-deed-salvaged = recogió { COUNT($units, $good) }
client-deed-stored = almacenó { COUNT($units, $good) }
client-deed-traded = obtuvo { COUNT($units, $good) } a cambio
client-deed-took = le quitó { COUNT($units, $good) } a { $seat-whom }
client-deed-delivered = cumplió { $units ->
    [one] una misión
    [many] { $units } misiones
   *[other] { $units } misiones
}
client-deed-bought = compró { $type }
client-load-everything = Cargar todo
client-move-units = Confirmar ({ $units })
client-mine-units = Extraer { $units } × { $good }
client-salvage-everything = Recoger todo lo que flota: { $units }
client-mine-twice = Extraer con las dos acciones
client-salvage-which = Recoger una unidad
client-go-through-space = Por el espacio, con las dos acciones
client-deed-played = jugó { $boost }
