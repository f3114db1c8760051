### Free Trader. The arguments of each message are declared in games/free_trader/messages/schema.py.

## Things

# `.mid`: inside a sentence
cargo-weapons = Armas
    .mid = armas
cargo-industrials = Industriales
    .mid = industriales
cargo-agriculturals = Agrícolas
    .mid = agrícolas
cargo-illegals = Ilegales
    .mid = ilegales

module-weapons = Armas
    .mid = armas
module-defenses = Defensas
    .mid = defensas
module-engines = Motores
    .mid = motores
module-cargo = Espacios de carga
    .short = Carga
    .mid = espacios de carga

kind-starport = Puerto espacial
kind-pirate = Pirata
kind-invader = Invasor
kind-police = Policía

# Why a card is drawn
purpose-buy = Compra
purpose-event = Evento
purpose-attack = Ataque
purpose-counter = Contraataque
purpose-fine = Multa
purpose-check = Control de salto
purpose-extra = Extra
purpose-search = Registro

outcome-won = Victoria
outcome-unpaid = Impago
outcome-fined = Multado
outcome-no_fuel = Sin combustible
outcome-no_reach = Sin alcance
outcome-destroyed = Destruida

# Where a planet lies, seen from another one; `.towards`: which way a step leads
direction-north = al norte
direction-south = al sur
direction-west = al oeste
direction-east = al este
direction-north-west = al noroeste
direction-north-east = al noreste
direction-south-west = al suroeste
direction-south-east = al sureste

# What the player is doing, after "no en esta parte del turno: …"
phase-home = estás eligiendo el planeta donde empezar
phase-place = estás colocando un planeta
phase-haven = estás colocando el planeta al que huyes
phase-buy = estás comprando
phase-jump = estás a punto de saltar
phase-combat = estás en combate
phase-damage = estás eligiendo qué se daña
phase-lose = estás eligiendo qué se pierde con un espacio de carga
phase-fine = estás pagando una multa
phase-search = estás ante los restos de un pirata
phase-take = estás eligiendo qué tomar de los restos
phase-sell = estás vendiendo
phase-upgrade = estás eligiendo una mejora

noun-card = carta
    .many = cartas
    .other = cartas
noun-planet = planeta
    .many = planetas
    .other = planetas
# Room for one unit
noun-space = espacio libre
    .many = espacios libres
    .other = espacios libres

## Labels

# Part of other labels
odds = salto fallido con { $astray } de { COUNT($cards, "card") }
action-done = Listo
action-done-buy = Fin de la compra: a saltar
action-done-sell = No vender más
action-done-search = Dejar los restos en paz
action-done-upgrade = Sin mejora este turno
action-counter = Contraatacar: lo { $kill ->
    [1] destruye
   *[other] destruyen
} { $kill } de { COUNT($cards, "card") }
action-counter-none = Contraatacar
action-escape = Huir a { $planet }{ $back ->
    [true] , de donde vienes
   *[false] {""}
}: { $cost } V; { odds }
action-escape_new = Huir a un planeta nuevo: { $cost } V; { odds }
action-home = Empezar en { $planet } (ley { $law }; { FIGURES($cargo, $figures) })
action-place = Colocar { $planet } { action-place.name }
    .name = { $direction } de { $planet-here }
action-place-beside = Colocar { $planet } { action-place-beside.name }
    .name = junto a { $planet-near } ({ JOIN($steps, ", ") })
action-place-far = Colocar { $planet } ({ action-place-far.name })
    .name = { JOIN($steps, ", ") }
action-place-unknown = Colocar un planeta
step = { $count } { FORM($direction, "towards") }
action-jump = Saltar a { $planet } (distancia { $distance }, ley { $law }): { $cost } V
action-jump-across = Saltar a { $planet } ({ COUNT($between, "card") } en medio, ley { $law }): { $cost } V
action-jump-back = Salto de emergencia de vuelta a { $planet }: { $cost } V; { odds }
action-buy = Comprar { FORM($cargo, "mid") }: { $base } { TERM($modifier) } { $floored ->
    [true] →
   *[false] =
} { $price } V
action-buy-unmodified = Comprar { FORM($cargo, "mid") }: { $base } = { $price } V
action-buy-unavailable = Comprar { FORM($cargo, "mid") }: no disponible
action-buy-unpriced = Comprar { FORM($cargo, "mid") }
action-sell = Vender { FORM($cargo, "mid") }: { $base } { TERM($modifier) } { $floored ->
    [true] →
   *[false] =
} { $price } V
action-sell-unmodified = Vender { FORM($cargo, "mid") }: { $base } = { $price } V
action-sell-unavailable = Vender { FORM($cargo, "mid") }: sin precio
action-sell-unpriced = Vender { FORM($cargo, "mid") }
action-upgrade = Mejorar { FORM($module, "mid") } de { $level } a { $changed }: { $cost } V
action-damage = Recibir el impacto en { FORM($module, "mid") }: { $level } → { $changed }
action-lose = Perder { FORM($cargo, "mid") }
action-lose-empty = Perder un espacio vacío
action-pay = Pagar la multa: { $fine } V
action-scrap = Vender un nivel de { FORM($module, "mid") } ({ $level } → { $changed }): { $gain } V para la multa
action-scrap-kept = { action-scrap }; te quedas { $change } V
action-scrap-lost = { action-scrap }; se pierden { $change } V
action-search = Registrar los restos: robar una carta
action-take = Tomar { FORM($cargo, "mid") }

## The log

event-home = El viaje empieza en { $planet }.
event-turn = Turno { $turn }.
event-redrawn = { $planet } está fuera de alcance y vuelve al mazo.
event-explored = Se descubre { $planet }.
event-placed = { $planet } se coloca en el mapa.
event-drawn = { $purpose-id ->
    [buy] Una carta fija los precios
    [attack] El enemigo dispara
    [counter] Disparas
    [fine] Multa
    [check] Control de salto
    [extra] Una carta más se ha ido
    [search] Registro
   *[event] Evento
}: { $card }.
event-bought = Compras { FORM($cargo, "mid") } por { $price } V: quedan { $money } V.
event-jumped = { $emergency ->
    [1] Salto de emergencia
   *[other] La nave salta
} a { $planet } (1 V, quedan { $money } V).
event-checked = { $misjump ->
    [1] ¡Salto fallido!
   *[other] El salto es seguro.
}
event-scattered = Se barajan de nuevo todos los planetas salvo { $planet }.
event-quiet = Todo está tranquilo.
event-enemy = { $kind } { $strength }: ataca { $card }{ $booty ->
    [0] {""}
   *[other] , atraído por el botín (+{ $booty })
}.
event-defence = Su ataque { $enemy } = { $attack } { $hit ->
    [true] >
   *[false] ≤
} { $defence } = { $ship }, tus defensas.
event-killed = Tus armas { $ship } = { $attack } > { $defence } = { $enemy }, su defensa. ¡Queda destruido!
event-survived = Tus armas { $ship } = { $attack } ≤ { $defence } = { $enemy }, su defensa. Sobrevive.
sum-enemy = { $base }{ $month ->
    [0] {""}
   *[other] {" "}+ { $month } mes
}{ $booty ->
    [0] {""}
   *[other] {" "}+ { $booty } botín
} { TERM($modifier) } (carta)
sum-ship = { $level } { TERM($modifier) } (carta)
event-hit = ¡Impacto!
event-missed = Falla.
event-damaged = { $module }, daño: nivel { $level }.
event-lost = { $cargo }: se pierde una unidad con su espacio.
event-escaped = Abandonas el combate.
event-salvaged = Rescate: +{ $gain } V, ahora { $money } V.{ $forfeited ->
    [0] {""}
   *[other] {" "}Depósito lleno: { $forfeited } V desperdiciados.
}
event-searched = { $success ->
    [0] Los restos no tienen nada útil.
   *[other] Hay carga en los restos, pero no hay dónde ponerla.
}
event-found = Encuentras { FORM($cargo, "mid") } en los restos.
event-waved = La policía no halla ilegales y te deja pasar.
event-fined = ¡Ilegales a bordo! Ley { $law } × { $multiplier } = multa de { $fine } V.
event-scrapped = Vendes un nivel de { FORM($module, "mid") } por { $gain } V; { $left ->
    [0] la multa está pagada
   *[other] quedan { $left } V de multa
}{ $change ->
    [0] {""}
   *[other] , { $change } V { $kept ->
        [true] conservados
       *[false] perdidos
    }
}.
event-paid = Multa pagada: { $amount } V, quedan { $money } V.
event-confiscated = La policía confisca { COUNT($units, "unit") } de ilegales.
event-sold = Vendes { FORM($cargo, "mid") } por { $price } V: ahora { $money } V.{ $forfeited ->
    [0] {""}
   *[other] {" "}Depósito lleno: { $forfeited } V desperdiciados.
}
event-upgraded = { $module }: mejora a { $level } por { $cost } V, quedan { $money } V.
event-month = Acaba el mes { $month }: { $due } V pagados, quedan { $money } V.
event-reshuffled = Empieza el mes { $month }; los enemigos se refuerzan.
event-over = { $outcome-id ->
    [won] Los cuatro pagos están hechos: la nave es tuya. ¡Ganas!
    [no_fuel] No queda vectorio para un salto. La partida está perdida.
    [no_reach] Ningún planeta está al alcance. La partida está perdida.
   *[destroyed] Ya no queda nada que dañar: la nave está destruida. La partida está perdida.
}
event-over-unpaid = Vencen { $due } V y tienes { $money } V. La partida está perdida.
event-over-fined = La multa es de { $fine } V; tu vectorio y todos los módulos juntos solo dan { $means } V. La partida está perdida.
event-dealt = El universo está repartido: { $planets } planetas y vacío entre ellos.

## Prompts

# The money and the payment to come: part of the prompts
purse = { $money } V; { $due } V vencen { $cards ->
    [0] al usar esta carta
   *[other] en { COUNT($cards, "card") }
}
prompt-home = { prompt-home.ask } ({ prompt-home.aside })
    .ask = Elige el planeta donde empezar
    .aside = { purse }
prompt-place = { prompt-place.ask } ({ prompt-place.aside })
    .ask = Explorar: ¿dónde colocas { $planet }?
    .aside = { purse }
prompt-haven = { prompt-haven.ask } ({ prompt-haven.aside })
    .ask = Huida: ¿dónde colocas { $planet }?
    .aside = { purse }
prompt-buy = { prompt-buy.ask } ({ prompt-buy.aside })
    .ask = Compra: { COUNT($spaces, "space") }
    .aside = { purse }
prompt-jump = { prompt-jump.ask } ({ prompt-jump.aside })
    .ask = Salto: ¿adónde?
    .aside = { purse }
prompt-jump-back = { prompt-jump-back.ask } ({ prompt-jump-back.aside })
    .ask = Emergencia: solo se puede volver
    .aside = { purse }
prompt-combat = { prompt-combat.ask } ({ prompt-combat.aside })
    .ask = { $card }: ¿luchar o huir?
    .aside = { purse }
prompt-damage = { prompt-damage.ask } ({ prompt-damage.aside })
    .ask = Te han dado: ¿qué módulo pierde un nivel?
    .aside = { purse }
prompt-lose = { prompt-lose.ask } ({ prompt-lose.aside })
    .ask = Has perdido un espacio de carga: ¿qué había en él?
    .aside = { purse }
prompt-fine = { prompt-fine.ask } ({ prompt-fine.aside })
    .ask = Policía: quedan { $fine } V de multa por pagar
    .aside = { purse }
prompt-search = { prompt-search.ask } ({ prompt-search.aside })
    .ask = El pirata está destruido: ¿registrar los restos?
    .aside = { purse }
prompt-take = { prompt-take.ask } ({ prompt-take.aside })
    .ask = En los restos hay varios tipos de carga: ¿cuál?
    .aside = { purse }
prompt-sell = { prompt-sell.ask } ({ prompt-sell.aside })
    .ask = Venta: ¿qué, a estos precios?
    .aside = { purse }
prompt-upgrade = { prompt-upgrade.ask } ({ prompt-upgrade.aside })
    .ask = Mejora: ¿un módulo o ninguno?
    .aside = { purse }
prompt-over = La partida ha terminado.
when = mes { $month }

## Warnings

warning-lost-anyhow = venga la carta que venga, la partida está perdida
warning-lost-unpaid = { $money } V no pagarán los { $due } V que vencen entonces: la partida está perdida
warning-lost-before-selling = { $money } V no cubren el pago de { $due } V que vence antes de que puedas vender: la partida está perdida
warning-lost-on-arrival = { $money } V no cubren el salto y el pago de { $due } V que vence al llegar: la partida está perdida
warning-lost-fined = no se podrá pagar la multa: la partida está perdida
warning-lost-no_fuel = sin 1 V para el salto la partida está perdida
warning-lost-no_reach = no habrá ningún planeta al alcance: la partida está perdida
warning-lost-destroyed = la nave será destruida: la partida está perdida
warning-way-back = desde { $planet } solo se puede volver, con salto de emergencia
warning-dead-end = desde { $planet } no hay planeta al alcance sin mejores motores
warning-engines = con un nivel menos de motores no hay planeta al alcance

## Rejections

clause-FT-TURN-01 = no en esta parte del turno: { $phase }
clause-FT-TURN-03 = esto no se puede saltar: { $phase }
clause-FT-EXPLORE-03 = el planeta va a una casilla libre que comparte un lado con el planeta de la nave
clause-FT-EXPLORE-04 = todos los lados están ocupados: el planeta va a una casilla libre en diagonal al planeta de la nave
clause-FT-EXPLORE-05 = el planeta va a una casilla libre que comparte un lado con algún planeta del mapa
clause-FT-EXPLORE-06 = hay una casilla libre más cerca del planeta de la nave, y va primero
clause-FT-EXPLORE-07 = en cada exploración se coloca un planeta, ni más ni menos: { $phase }
clause-FT-BUY-07 = aquí no se vende: { FORM($cargo, "mid") }
clause-FT-BUY-08 = aquí no se vende: { FORM($cargo, "mid") }
clause-FT-BUY-09 = una unidad cuesta { $price } V y tienes { $money } V
clause-FT-BUY-11 = { $spaces ->
    [0] a la nave no le queda ningún espacio de carga
    [1] el único espacio de carga está ocupado
   *[other] los { $spaces } espacios de carga están ocupados
}
clause-FT-BUY-12 = la carga no se puede vender antes de la fase de venta: { $phase }
clause-FT-JUMP-01 = la nave debe saltar; no puede quedarse
clause-FT-JUMP-03 = { $planet } no comparte lado con { $planet-here }
clause-FT-JUMP-03-off = { $planet } no está en el mapa
clause-FT-JUMP-04 = { $planet } pide motores { $distance } y los tuyos tienen { $engines }
clause-FT-JUMP-06 = vienes de allí; ese camino solo se abre si no hay otro
clause-FT-JUMP-11 = aquí no se puede elegir un salto de emergencia: { $phase }
clause-FT-JUMP-12 = esto dejaría varada la nave, y hay otra opción
clause-FT-EJUMP-03 = no hay combate del que huir: { $phase }
clause-FT-EJUMP-04 = huir cuesta 1 V y no tienes
clause-FT-EJUMP-05 = { clause-FT-JUMP-03 }
clause-FT-EJUMP-05-here = ya estás allí
clause-FT-EJUMP-05-off = { clause-FT-JUMP-03-off }
clause-FT-EJUMP-05-between = { clause-FT-VPREGEN-06 }
clause-FT-EJUMP-05-far = { clause-FT-JUMP-04 }
clause-FT-EJUMP-10 = solo puedes huir a donde venías si no hay otra salida
clause-FT-EJUMP-11 = solo se roba un planeta nuevo si el tuyo es el único del mapa
clause-FT-EJUMP-12 = no quedan planetas por robar, o ninguna casilla junto a tu planeta está libre
clause-FT-EJUMP-14 = ningún planeta del mazo está al alcance de tus motores
clause-FT-COMBAT-02 = el enemigo ataca primero: { $phase }
clause-FT-COMBAT-07 = tras un ataque enemigo contraatacas o huyes: { $phase }
clause-FT-DMG-01 = solo un impacto daña un módulo: { $phase }
clause-FT-DMG-02 = te han dado y debes elegir un módulo
clause-FT-DMG-03 = { $module }: ya a 0
clause-FT-DMG-05 = no hay nada de eso a bordo
clause-FT-DMG-05-full = la bodega estaba llena: debe irse una unidad de a bordo
clause-FT-DMG-06 = { clause-FT-DMG-05 }
clause-FT-DMG-06-full = { clause-FT-DMG-05-full }
clause-FT-DMG-09 = la carga nunca se tira por la borda: { $phase }
clause-FT-POLICE-05 = la multa aún pide { $fine } V y tienes { $money } V: vende antes un nivel de módulo
clause-FT-POLICE-06 = la carga no paga multas
clause-FT-POLICE-09 = { $module }: ya a 0
clause-FT-POLICE-13 = una multa que se puede pagar hay que pagarla
clause-FT-POLICE-15 = los módulos solo se venden para pagar una multa: { $phase }
clause-FT-SELL-02 = la última carta no tiene precio de venta para eso
clause-FT-SELL-07 = no llevas { FORM($cargo, "mid") }
clause-FT-UPG-01 = los módulos se mejoran en la fase de mejora, un nivel por turno: { $phase }
clause-FT-UPG-02 = { $module }: cuesta { $cost } V y tienes { $money } V
clause-FT-UPG-05 = { $module }: en esta partida no pasa de { $level }
clause-FT-VCARGO-01 = no hay restos que registrar: { $phase }
clause-FT-VCARGO-04 = no hay carga que tomar: { $phase }
clause-FT-VCARGO-05 = solo se puede tomar la carga más barata de la carta
clause-FT-VPREGEN-03 = el planeta natal se elige una vez, al empezar un universo creado de antemano: { $phase }
clause-FT-VPREGEN-04 = ese planeta no está en el mapa; allí solo hay vacío
clause-FT-VPREGEN-06 = hay { COUNT($between, "card") } en medio y tus motores tienen { $engines }
clause-FT-VPREGEN-07 = en un universo creado de antemano nunca se colocan planetas
clause-FT-END-01 = la partida ha terminado: has ganado
clause-FT-END-02 = la partida ha terminado: no se pudo hacer un pago
clause-FT-END-03 = la partida ha terminado: no se pudo pagar una multa
clause-FT-END-04 = la partida ha terminado: no era posible saltar
clause-FT-END-05 = la partida ha terminado: la nave fue destruida

## The game

game-intro = Tienes una nave nueva, un pequeño depósito de vectorio y un préstamo a cuestas. Exploras planetas, llevas mercancías de donde son baratas a donde son caras, y esperas que las cartas no traigan ni piratas ni policía. El vectorio (V) es a la vez tu dinero y tu combustible, y mientras se agotan las cartas de evento vencen cuatro pagos. Haz los cuatro y ganas; es un juego para una sola persona.

ending-all-four-payments-made = los cuatro pagos hechos
ending-a-payment-could-not-be-met = no se pudo hacer un pago
ending-a-fine-could-not-be-met = no se pudo pagar una multa
ending-no-fuel-for-the-jump = sin combustible para el salto
ending-no-planet-in-reach = ningún planeta al alcance
ending-the-ship-was-destroyed = la nave fue destruida
charted = Vectorium

## Content sets

set-house = El circuito de los faroles
    .about = Un circuito animado donde la ganancia está entre planetas: los puertos cercanos te dan de comer, los lejanos pagan, los asaltantes te mantienen honrado.
set-easy = La ruta de Aguamansa
    .about = Rutas amables, saltos cortos y pocos asaltantes. Un buen primer viaje, aunque el último pago aún duele.
set-brutal = El confín de ceniza
    .about = Una frontera dura de márgenes estrechos, saltos largos, multas caras y muchos cañones. Cuenta con perder unas cuantas naves.

## Options

option-edition = Edición
    .about = Qué reglamento: fija los valores de las opciones siguientes.
option-edition-2014 = Edición de 2014
option-edition-v2 = Edición v2
option-month_end = Fin de mes
    .about = Cuándo acaba un mes: al robar su última carta o una vez usada.
option-month_end-on_draw = Al robar
option-month_end-after_use = Tras el uso
option-invader_doubling = Duplicación del invasor
    .about = Qué modificador duplica un invasor.
option-invader_doubling-attack_only = Solo ataque
option-invader_doubling-attack_and_defence = Ataque y defensa
option-unavailable = No disponible
    .about = Qué indica que una carga no se vende: un 0 impreso (o n/a), o solo n/a.
option-unavailable-zero = 0 o n/a
option-unavailable-na = solo n/a
option-space_loss = Pérdida de espacio
    .about = Qué carga se pierde con un espacio: la del espacio que nombres, o solo lo que ya no cabe.
option-space_loss-choose_space = Elegir espacio
option-space_loss-overflow_only = Solo lo que sobra
option-escape_back = Huida atrás
    .about = Si puedes huir al planeta del que vienes.
option-escape_back-free = Libre
option-escape_back-last_resort = Último recurso
option-escape_new = Huida a lo nuevo
    .about = Cuándo se puede robar un planeta al que huir.
option-escape_new-only_when_alone = Solo si estás solo
option-escape_new-if_open_space = Si hay hueco
option-sell_floor = Venta mínima
    .about = Lo mínimo que da una venta.
option-no_stranding = Sin varar
    .about = Ocultar lo que deja varada la nave mientras haya otra opción.
option-module_rounding = Redondeo de módulos
    .about = Cómo se redondea la mitad del coste de un módulo al pagar una multa.
option-module_rounding-down = Abajo
option-module_rounding-up = Arriba
option-in_play = Cartas en juego
    .about = Si las cartas en uso se barajan al acabar el mes.
option-in_play-include = Incluir
option-in_play-retain = Retener
option-fine_change = Cambio de la multa
    .about = Qué pasa con el cambio cuando un módulo paga una multa.
option-fine_change-forfeit = Se pierde
option-fine_change-keep = Conservar
option-module_cap = Tope de módulos
    .about = El nivel máximo de cualquier módulo.
option-module_cap-none = Ninguno
option-cargo_cap = Tope de carga
    .about = El nivel máximo de los espacios de carga; el juego impreso trae 5 fichas.
option-cargo_cap-none = Ninguno
option-booty = Botín
    .about = ¿Demasiado fácil? Los piratas tienen 1 más por cada 7 V que tengas.
option-booty_invaders = Botín para invasores
    .about = Con la opción Botín, también los invasores reciben la bonificación.
option-extra_discard = Descarte extra
    .about = ¿Demasiado fácil? Un salto de emergencia cuesta una carta más del mes.
option-free_cargo = Carga gratis
    .about = Registra los restos de un pirata.
option-pregen = Universo creado de antemano
    .about = Todos los planetas se reparten al principio, con vacío entre ellos.

## The layout of the board

stage-explore = Explorar
stage-buy = Compra
stage-jump = Salto
stage-event = Evento
stage-sell = Venta
stage-upgrade = Mejora

group-start-on = Empezar en
group-place-the-planet = Colocar el planeta
group-load = Cargar
group-finish = Terminar
group-jump-to = Saltar a
group-fight = Combate
group-escape-to = Huir a
group-take-the-hit-on = Recibir el impacto en
group-lose = Perder
group-pay-with-vectorium = Pagar con vectorio
group-sell-a-level-of = Vender un nivel de
group-the-wreck = Los restos
group-take-one = Toma uno
group-sell = Vender
group-add-a-level = Añadir un nivel

# Actions in their groups; `done` by the phase
name-buy = { $cargo }
name-sell = { $cargo }
name-take = { $cargo }
name-damage = { $module }
name-scrap = { $module }
name-upgrade = { $module }
name-done-buy = Fin de la compra
name-done-search = Dejarlo
name-done-sell = No vender más
name-done-upgrade = Sin mejora
name-counter = Contraatacar
name-escape_new = Un planeta nuevo
name-pay = Pagar la multa
name-search = Registrar los restos

figure-money = Dinero y combustible a la vez; lo que pase del tope se pierde.
figure-due = Vence cuando sale la última carta del mes; si no está completo, la partida se pierde.
figure-cards = Un mes dura lo que su mazo de 14 cartas de evento.
figure-buy = El precio de la carta y el modificador del planeta, nunca menos de 1.
figure-sell = El precio de la última carta y el modificador del planeta.
figure-modifier = Lo que el planeta suma al precio de la carta, al comprar o vender.
figure-law = Las multas de aquí son múltiplos del nivel de ley.
figure-distance = Los motores deben tener al menos este nivel.
figure-between = Los motores deben igualar al menos el número de cartas que hay en medio.
figure-jump = Cada salto cuesta 1 V.
figure-previous = Un salto normal no vuelve directamente atrás.
figure-hold = Una unidad ocupa un espacio; el nivel de los espacios de carga es su número.
figure-weapons = Tu ataque es este nivel más el ataque de la carta.
figure-defenses = Tu defensa es este nivel más la defensa de la carta.
figure-engines = Alcanzas planetas cuya distancia no supera este nivel.
figure-cargo = Las unidades que puedes llevar.
figure-upgrade = Un nivel de un módulo por turno.
figure-resale = La mitad de lo que cuesta un nivel.
figure-strength = El número del enemigo: su ataque y su defensa parten de él.
figure-month = 0 en el mes 1, 1 en el 2, 2 en el 3, 3 en el 4.
figure-booty = 1 por cada 7 V completos que tenías cuando llegó.
figure-attack = Su número, el extra del mes y el ataque de la carta, que un invasor duplica.
figure-defence = Tus defensas y la defensa de la carta; un empate es un fallo.
figure-counter = Tus armas y el ataque de la carta; un empate no destruye nada.
figure-resist = Su número, el extra del mes y la defensa de la carta.
figure-kill = Las cartas que no han salido este mes son todas igual de probables.
figure-salvage = 1 V por un pirata 1, 3 V por un pirata 2, 4 V por un pirata 3.
figure-astray = Una carta decide si un salto de emergencia es seguro.
figure-fine = El nivel de ley del planeta por la multa de la carta.

## The terminal's board

board-month = Mes { $month } de { $months }
board-due = { $due } V vencen { $cards ->
    [0] al usar esta carta
   *[other] en { COUNT($cards, "card") }
}
board-turn = turno { $turn }
board-status = { board-month }, { board-turn }: { board-due }.
board-ship = Nave
board-ceiling = de { $ceiling } V
board-cargo = Carga
board-level = { $module } { $level }
board-aboard = { $units } × { $cargo }
board-your-ship = Tu nave: { $money } de { $ceiling } V, { JOIN($levels, ", ") }, carga: { $empty ->
    [true] ninguna
   *[false] { JOIN($aboard, ", ") }
}.
board-legend-distance = d distancia  § ley
board-legend-between = + cartas en medio  § ley
board-hidden = { COUNT($count, "planet") } fuera de esta ventana
board-you = tú
board-back = atrás
board-drawn = distancia { $distance }, ley { $law }
board-prices = { $card } fija los precios de { $buying ->
    [true] compra
   *[false] venta
}
board-heading-cargo = Carga
board-heading-price = Carta + planeta = precio
board-heading-aboard = A bordo
board-price = { $base } { TERM($modifier) } { $floored ->
    [true] →
   *[false] =
} { $price } V
board-price-unmodified = { $base } = { $price } V
board-price-none = no disponible
board-terms = { $cargo }: carta más planeta, { $sum }.
board-enemy = { $kind } { $strength }: { $card }
board-strength = { $base }{ $month ->
    [0] {""}
   *[other] {" "}+ { $month } mes
}{ $booty ->
    [0] {""}
   *[other] {" "}+ { $booty } botín
} + { $doubled ->
    [true] 2 × carta
   *[false] carta
}
board-attack = Su ataque { board-strength } contra tus defensas { $level } + carta.
board-counter = Tus armas { $level } + carta contra su defensa { board-strength }.
board-hits = Acierta con { $hit } de { COUNT($cards, "card") }.
board-kills = Lo destruyes con { $kill } de { COUNT($cards, "card") }.
board-modifier = { $cargo } { SIGNED($figure) }
board-modifier-none = { $cargo } no disponible
board-planet = { $planet }, { $far-id ->
    [distance] distancia { $distance }, ley { $law }
    [between] { COUNT($distance, "card") } en medio, ley { $law }
   *[none] ley { $law }
}, { JOIN($modifiers, ", ") }
board-place = { $planet }; { JOIN($where, ", ") }.
board-to-place = Por colocar: { $planet }.
board-here = estás aquí
board-steps = { $steps }
board-previous = anterior
board-target = destino
board-discards = La pila de descartes: { COUNT($count, "card") } del mes { $month }.
board-event = { $card }: { $kind }{ $strength ->
    [0] {""}
   *[other] {" "}{ $strength }
}; compra { JOIN($buy, ", ") }; venta { JOIN($sell, ", ") }; ataque { $attack }, defensa { $defence }, multa { $fine }, { $misjump ->
    [true] salto fallido
   *[false] seguro
}.
board-result = { $won ->
    [true] Ganas
   *[false] Pierdes
}: { $paid } de { $payments } pagos hechos, en el turno { $turn }.
board-left = Quedan { $money } V; { JOIN($levels, ", ") }.

## Planets and cards of the content sets

# `.text`: what the card says; `.text-house`: in one set

planet-earth = Tierra
    .text-house = El hogar: puerto de todos y ganga de nadie.
    .text-easy = El hogar: la tetera está al fuego y el capitán de puerto saluda.
    .text-brutal = El hogar: te prestó la nave y no lo ha olvidado.
planet-pell-orchard = Pell Orchard
    .text = Nueve valles de frutales bajo cristal y ni una sola llave inglesa que sirva.
planet-kettlebrae = Kettlebrae
    .text = Un mundo pequeño y escarpado donde cada chimenea es de un armero.
planet-saltern-gate = Saltern Gate
    .text = La aduana es más alta que la catedral, y va más gente.
planet-low-candle = Low Candle
    .text = Una luna sombría donde nadie pregunta qué hay bajo la lona.
planet-hammer-shoal = Hammer Shoal
    .text = Forjas en una hilera de rocas; se oyen a través del casco.
planet-murrowby = Murrowby
    .text = Granjas tranquilas, cercas largas y un ojo inquieto en el cielo.
planet-bright-hinge = Bright Hinge
    .text = Una estación dentro de un espejo roto, siempre falta de repuestos.
planet-gantry-fen = Gantry Fen
    .text = La mitad de las grúas se hundió en la ciénaga; la otra mitad está en venta.
planet-tansy-drift = Tansy Drift
    .text = Esporas amarillas, ríos lentos y un comercio de sótano con tinturas raras.
planet-quillon-yard = Quillon Yard
    .text = Los hijos de los oficiales aprenden esgrima y sus padres compran contrabando.
planet-sable-ledger = Sable Ledger
    .text = Mundo de banqueros: cortés, penumbroso y dispuesto a pagar por lo prohibido.
planet-lathe-hollow = Lathe Hollow
    .text = Una cáscara vaciada por las minas que hace engranajes e importa cada comida.
planet-coldspindle = Coldspindle
    .text = Los mineros del hielo pagan en moneda reluciente todo lo que alguna vez creció.
planet-old-ferrule = Old Ferrule
    .text = Una fortaleza jubilada que nunca se creyó del todo la paz.
planet-tallow-deep = Tallow Deep
    .text = Más allá de la última baliza, donde una máquina entera vale una calle.
card-swept-landing = Pista barrida
    .text = Alguien ha barrido toda la pista, hasta los rincones.
card-dockside-supper = Cena en el muelle
    .text = Una mesa larga, un cucharón y sitio para otra tripulación.
card-idle-cranes = Grúas paradas
    .text = Las grúas están quietas y los estibadores juegan a las damas.
card-lamps-at-dusk = Faroles al anochecer
    .text = Los faroles del puerto se encienden uno a uno, todos en orden.
card-green-lights = Luces verdes
    .text = Todos los atraques están libres y la práctica tararea al amarrar.
card-clerk-s-half-day = Medio día del escribiente
    .text = El escribiente se fue a pescar y dejó el sello atado a un cordel.
card-ragged-heron = Garza harapienta
    .text = Un casco remendado sobre patas finas que espera en aguas bajas.
card-tin-jackal = Chacal de lata
    .text = Te sigue a distancia hasta que pareces cansado.
card-crooked-magpie = Urraca torcida
    .text = Su capitán colecciona cosas brillantes y llaves ajenas.
card-red-thimble = Dedal rojo
    .text = Pequeño, rápido y siempre al final del hilo de alguien.
card-hangman-s-lark = Alondra del verdugo
    .text = Canta por el canal abierto antes de abrir sus troneras.
card-pale-chorister = Corista pálido
    .text = Una forma blanca que responde a cada llamada con una nota sostenida.
card-silent-loom = Telar silencioso
    .text = Hilos de luz se desenrollan tras él y las estrellas se apagan.
card-customs-cutter-ivy = Guardacostas Hiedra
    .text = Se pone al costado con un farol y un formulario larguísimo.
card-harbour-lamp-watch = Guardia de los faroles
    .text = Dos luces parpadean dos veces: quiere decir que pares los motores.
card-inspector-s-launch = Lancha del inspector
    .text = Una lancha gris, un abrigo gris y buen olfato para los dobles fondos.
planet-honey-lock = Honey Lock
    .text = Barcazas de flores hacen cola ante una esclusa que nadie apura.
planet-butterwell = Butterwell
    .text = Vacas a millares y una cerca que hay que vigilar.
planet-plumgate = Plumgate
    .text = La puerta siempre está abierta y el guarda siempre dormido.
planet-kindle-green = Kindle Green
    .text = Fuegos artificiales para cada fiesta, y cañones para las ruidosas.
planet-copper-kettle = Copper Kettle
    .text = Caldereros por toda la orilla, que martillean al compás.
planet-sunday-harbour = Sunday Harbour
    .text = Muy correctos de día y muy generosos después de cenar.
planet-softwater = Softwater
    .text = Granjas de lago bajo una niebla tibia y garzas que roban sombreros.
planet-clover-spindle = Clover Spindle
    .text = Un anillo de talleres con un prado en medio.
planet-barley-ring = Barley Ring
    .text = Campos dorados todo alrededor y un arado siempre roto.
planet-ambling-ford = Ambling Ford
    .text = Aquí los viajeros cruzan despacio y dejan atrás sus viejas hojas.
planet-merry-sluice = Merry Sluice
    .text = Un pueblo de feria donde todo se gana lanzando aros.
planet-peach-landing = Peach Landing
    .text = Almirantes jubilados, golosos y con armarios secretos.
planet-gentle-fold = Gentle Fold
    .text = Relojeros en las colinas que olvidan comer hasta que llegas.
planet-tilly-s-rest = Tilly's Rest
    .text = Tilly fundó una posada; la posada se volvió un mundo.
planet-warm-sill = Warm Sill
    .text = La última ventana encendida del camino: agradece herramientas y compañía.
card-sunlit-pier = Muelle al sol
    .text = Tablas tibias, brisa ligera y nada que firmar.
card-band-on-the-quay = Banda en el muelle
    .text = Cuatro trompetas y un tambor, más o menos de acuerdo.
card-fresh-bread-berth = Amarre con pan fresco
    .text = El atraque junto a la panadería está libre, por una vez.
card-washed-windows = Ventanas limpias
    .text = Un chico con un cubo limpia cada portilla por una sonrisa.
card-afternoon-nap = Siesta
    .text = Todo el muelle dormita y tu bodega está muy segura.
card-kites-over-port = Cometas sobre el puerto
    .text = Los niños lanzan cohetes de papel desde la torre de señales.
card-shared-kettle = Tetera compartida
    .text = Tres tripulaciones, una tetera y muchísimo chismorreo.
card-feather-touchdown = Aterrizaje de pluma
    .text = Las patas tocan el suelo tan suave que nadie se despierta.
card-sleepy-ferret = Hurón dormilón
    .text = Bosteza ante tu proa y te pide la bolsa.
card-muddy-otter = Nutria embarrada
    .text = Un pirata de río que claramente ha perdido el río.
card-whistling-goat = Cabra silbadora
    .text = Primero oyes la melodía, luego los cuernos contra el casco.
card-auntie-cutlass = Tía Machete
    .text = Llama cariño a todo el mundo y no falla nunca.
card-stray-lamplighter = Farolero errante
    .text = Una luz errante que se asusta sola y dispara.
card-polite-patrol = Patrulla cortés
    .text = Primero llaman y se limpian las botas.
card-corporal-s-skiff = Bote del cabo
    .text = Un bote pequeño, un bigote grande y una lista.
card-buoy-wardens = Guardaboyas
    .text = Cuentan las boyas y luego cuentan tus cajas.
planet-ashgallow = Ashgallow
    .text = Fundiciones de cañones bajo una nieve gris que no es nieve.
planet-thinwater = Thinwater
    .text = Aquí racionan la lluvia, y la pesan dos veces.
planet-nailbed = Nailbed
    .text = Dunas de chatarra, afiladas como dientes, y una fundición que nunca se enfría.
planet-black-tariff = Black Tariff
    .text = Todo está prohibido y todo tiene su precio.
planet-rustmother = Rustmother
    .text = Una vieja nave fábrica que aún pare máquinas que nadie encargó.
planet-bleak-tally = Bleak Tally
    .text = Una colonia de deudores que vende sus fusiles para arreglar sus bombas.
planet-wrack-toll = Wrack Toll
    .text = El peaje se paga con restos o con silencio.
planet-hollow-jaw = Hollow Jaw
    .text = Cuevas llenas de cultivadores de veneno, todos en guerra.
planet-widow-s-winch = Widow's Winch
    .text = Un cable, un ascensor y una larga caída a cada lado.
planet-last-cistern = Last Cistern
    .text = Quien trae comida es aquí señor hasta la mañana.
planet-bitter-sprocket = Bitter Sprocket
    .text = Los capataces marchan al paso y esconden bien sus vicios.
planet-cairn-of-debts = Cairn of Debts
    .text = Cada piedra es un capitán al que le faltó una moneda.
planet-frostgavel = Frostgavel
    .text = Una corte de hielo donde hasta los huertos tienen guardia.
planet-gnaw = Gnaw
    .text = Algo se come las cosechas y nadie se queda a ver qué.
planet-scorchlung = Scorchlung
    .text = Respira a través de un paño, comercia rápido y no te apartes de la pared.
card-truce-hour = Hora de tregua
    .text = Los cañones callan una hora, como se acordó, al minuto.
card-cold-berth = Litera fría
    .text = Ni calor ni preguntas: bastará.
card-bolted-bunkhouse = Barracón atrancado
    .text = Cuatro paredes, una puerta y tres buenos cerrojos.
card-dry-dock-silence = Silencio en dique seco
    .text = El muelle está vacío y por una vez es buena noticia.
card-thin-broth = Caldo claro
    .text = La sopa es casi todo vapor, pero el banco es seguro.
card-bent-razor = Navaja torcida
    .text = Roma, oxidada y ya demasiado cerca.
card-nail-sermon = Sermón de clavos
    .text = Predica en todas las bandas mientras su tripulación te corta el casco.
card-gutter-saint = Santa del arroyo
    .text = Primero roba a los pobres, para practicar.
card-throttled-wren = Reyezuelo mudo
    .text = No hace ningún ruido hasta que caen los garfios.
card-mother-rivet = Madre Remache
    .text = Su casco está hecho de cada nave que ha encontrado.
card-final-creditor = Acreedor final
    .text = Ha comprado tus deudas y viene a cobrar.
card-starless-plough = Arado sin estrellas
    .text = Voltea la oscuridad en surcos, y con ella las naves.
card-empty-procession = Procesión vacía
    .text = Cuarenta cascos en fila y nadie en ninguna ventana.
card-grinding-psalm = Salmo que muele
    .text = Lo sientes en las planchas de cubierta mucho antes de verlo.
card-iron-writ-patrol = Patrulla del edicto de hierro
    .text = La sentencia ya está escrita; solo les falta un nombre.
card-black-seal-wardens = Guardianes del sello negro
    .text = Primero sellan la escotilla y después preguntan.

## Actions that are chosen in advance, without their words

verb-escape = Escapar

## The board in the browser

client-no-card = Aún no se ha robado ninguna carta
client-new-planet = Planeta nuevo: { $planet }
client-discard-pile = Pila de descartes: { $discards }
client-discard-pile-month = Pila de descartes, mes { $month }
client-used-month-these-cards-cant = Usadas este mes: estas cartas no vuelven antes del próximo mes. 2 de las 16 quedan ocultas.
client-buy = Compra
client-sell = Venta
client-attack-column = Ataque
client-defence = Defensa
client-fine = Multa
client-e-jump = Salto E
client-safe = Seguro
client-mis-jump = Fallido
client-no-cards-used-month-yet = Todavía no se ha usado ninguna carta de este mes.
client-event-card = Carta de evento: { $titles }
client-event-cards-left-this-month = Cartas de evento que quedan este mes
client-drawn-left = { $drawn } robadas, faltan { $cards }
client-cards-left = quedan
client-the-end = El final
client-the-ship-is-yours = La nave es tuya
client-the-voyage-ends-here = El viaje acaba aquí
client-turn-month-v-tank-payments = Turno { $turn }, mes { $month }, { $money } V en el tanque. Pagos:
client-empty = vacía
client-hold-free = Bodega: { $contents }, { $free } libres
client-hold = Bodega
client-spaces-in-the-hold = Espacios de la bodega
client-taken-free = { $units } ocupados + { $free } libres = { $spaces }
client-of = { $units } de { $spaces }
client-free = libre
client-module-level = Nivel: { $module }
client-level-next-level-costs-v = nivel { $level }; el siguiente cuesta { $cost } V
client-vectorium = Vectorio
client-payment-due = Pago pendiente
client-payments = pagos { $payments }
client-v-due = vencen { $due } V
client-in = en { $cards ->
    [one] { $cards } carta
    [many] { $cards } cartas
   *[other] { $cards } cartas
}
client-now = ahora
client-due-month = { $detail }, mes { $month }
client-planet-to-escape-to = Planeta al que huir
client-planet-discovered = Planeta descubierto
client-law-level-of = Nivel de ley de { $name }
client-law = Ley
client-distance-of = Distancia de { $name }
client-distance = Distancia
client-place-highlighted-space = Colócalo en una casilla resaltada. { $left ->
    [one] Queda { $left } planeta en el mazo.
    [many] Quedan { $left } planetas en el mazo.
   *[other] Quedan { $left } planetas en el mazo.
}
client-payments-month-of = Pagos: { $payments }; mes { $month } de { $months }
client-paid = pagado
client-month-of = mes { $month } de { $months }
client-route-to = Camino a { $name }
client-in-between = { $between ->
    [one] { $between } carta
    [many] { $between } cartas
   *[other] { $between } cartas
} en medio
client-not-for-sale-here = no se vende aquí
client-to-the-cards-price = { $change } al precio de la carta
client-v-per-unit = V por unidad
client-base = Base
client-planet = Planeta
client-get = recibes
client-pay = pagas
client-price-of = Precio: { $good }
client-the-fine = La multa
client-fine-sum-left = ley { $law } × carta { $fine } = { $sum } V, faltan { $left } V por pagar
client-fine-sum = Ley { $law } × carta { $fine } = { $sum } V
client-then-your-illegals-are-confiscated = , y luego se llevan los ilegales de a bordo.
client-map = Mapa
client-place-here = Aquí
client-vectorium-of-due-in-cards = Vectorio: { $money } de { $ceiling }, vencen { $due } en { $cards } cartas
client-v-short-payment = { $money } de { $ceiling } V, faltan { $shortfall } para el pago
client-v-more-than-payment = { $money } de { $ceiling } V, { $value } más que el pago
client-of-vectorium = de { $ceiling } de vectorio
client-when-this-card-is-used = al usar esta carta
client-v-short = faltan { $shortfall } V
client-v-to-spare = sobran { $value } V
client-mis-jump-in = Fallido { $misjump } de { $cards }
client-an-empty-space = Un espacio vacío
client-raises-v = da { $resale } V
client-win-v-salvage = Victoria: { $salvage } V de rescate
client-no-salvage = Sin rescate
client-law-level = Ley { $law }
client-v-of-v = { $fine } V de { $money } V
client-units-aboard = { $units } a bordo
client-emergency = Emergencia: { $astray }
client-with-law = { $text }, ley { $law }
client-month = mes
client-booty = botín
client-card-doubled = carta × 2
client-card = carta
client-attack = ataque
client-defence-figure = defensa
client-weapons = Armas
client-defenses = Defensas
client-hit = Impacto
client-enemy = Enemigo
client-attacks = Ataca { $name }
client-card-revealed = carta descubierta
client-you-counterattack = Contraatacas
client-destroyed = Destruido
client-it-survives = Resiste
client-card-still-face-down = la carta sigue tapada
client-to-destroy = para destruir
client-card-planet = carta { $figure }, planeta { $change } → { $price }
client-quiet = Calma
client-pirate = Pirata
client-invader = Invasor
client-police = Policía
client-symbol-ignored = { $kind } en la carta: ahora no hace nada
client-card-drawn-for-prices = Carta para comprar
client-prices-on = Precios en { $planet }
client-symbol-ignored-while-buying = { $kind } en la carta: no cuenta al comprar
client-last-card-drawn = Última carta robada
client-selling-on = Ventas en { $planet }
client-last-card-sets-prices = La última carta fija los precios
client-combat-card = Carta del combate
client-the-attack-that-hit = El ataque que acertó
client-the-last-attack = El último ataque
client-card-drawn-for-the-fine = Carta para la multa
client-fine-times = Multa × { $fine }
client-card-drawn-for-the-search = Carta para el registro
client-whats-in-the-wreck = Lo que hay en los restos
client-can-take-cheapest-cargo = Se puede tomar su carga más barata
client-your-counterattack = Tu contraataque
client-the-winning-shot = El disparo que ganó
client-already-used = Ya usada
client-you-are-here = Estás aquí
client-no-return = Sin vuelta
client-needs-engines = Pide motores { $engines }
client-in-reach = Al alcance
client-card-between = { $between ->
    [one] { $between } carta en medio
    [many] { $between } cartas en medio
   *[other] { $between } cartas en medio
}
client-at-distance = distancia { $distance }
client-at-law = ley { $law }
client-jump = Saltar
client-escape = Huir
client-start-here = Empezar aquí
client-emergency-jump = Emergencia
client-start = Empezar
client-here = Aquí
client-not-adjacent-to-you = No está al lado
client-engines = Motores { $engines }
client-too-far = Lejos
client-units-cost = { $units ->
    [1] { $total } V
   *[other] { $total } V, { $each } por unidad
}
client-sell-everything = Vender todo
client-good-on-planet = { $title } en { $name }
