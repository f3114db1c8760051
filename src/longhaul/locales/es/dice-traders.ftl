### Dice Traders en español.
### Dentro de una frase, las mercancías y los tamaños van en minúscula: `.inside`.

## The game

game-intro = Pilotas una pequeña nave mercante de planeta en planeta, compras mercancías donde abundan y las vendes donde escasean. Los dados deciden qué ofrece cada planeta, y tú decides qué dados guardas. Los días son tu bien más escaso: todos tienen los mismos, y gana quien sea más rico cuando se acaben.

ending-all-days-spent = todos los días gastados
ending-some-players-retired-early = algunos se retiraron antes de tiempo
ending-all-players-retired-early = todos se retiraron antes de tiempo
charted = Dinero
decided-shared = Los más ricos tienen el mismo dinero y comparten la victoria.

set-house = Juego de la casa
    .about = Seis mercancías en cinco dados iguales. Cuantos más dados muestran una mercancía, más barata es: 2 cr menos por cada dado más.

## Options

option-limit = Límite
    .about = Cuántos días puede gastar cada jugador.
option-limit-short = Corto
option-limit-normal = Normal
option-free = Compra y venta libres
    .about = Cualquier mezcla de mercancías, incluso con carga a bordo.
option-bay = Ampliar la bodega
    .about = Empieza con menos espacio y paga por más.

## Things

good-robots = Robots
    .one = robot
    .many = de robots
    .other = robots
    .inside = robots
good-food = Alimentos
    .one = alimento
    .many = de alimentos
    .other = alimentos
    .inside = alimentos
good-ore = Mineral
    .one = de mineral
    .many = de mineral
    .other = de mineral
    .inside = mineral
good-medicine = Medicinas
    .one = medicina
    .many = de medicinas
    .other = medicinas
    .inside = medicinas
good-fuel = Combustible
    .one = de combustible
    .many = de combustible
    .other = de combustible
    .inside = combustible
good-luxuries = Lujos
    .one = lujo
    .many = de lujos
    .other = lujos
    .inside = lujos

size-small = Pequeño
    .inside = pequeño
size-medium = Mediano
    .inside = mediano
size-big = Grande
    .inside = grande

phase-travel = estás eligiendo adónde viajar
phase-lock = estás tirando los dados
phase-sell = estás vendiendo
phase-expand = estás en la bodega: amplíala o sigue
phase-buy = estás comprando
phase-over = la partida ha terminado

noun-credit = crédito
    .many = de créditos
    .other = créditos

## Parts of sentences

amount = { COUNT($units, $good) }

## Labels

action-retire = Retirarse: { action-retire.detail }
    .detail = renunciar a { COUNT($days, "day") }
action-explore = Explorar un planeta { FORM($size, "inside") }: { COUNT($days, "day") }, { $count } dados
action-follow = Seguir a { $seat } al planeta { FORM($size, "inside") }: { COUNT($days, "day") } ({ TALLY($good) })
action-lock = Conservar { TALLY($good) }; { $rest ->
    [0] no tirar más
    [1] volver a tirar el otro
   *[other] volver a tirar { $rest }
}
action-done = Terminar el turno
action-done-unbought = Terminar el turno: { action-done-unbought.detail }
    .detail = no comprar nada
action-done-sale = Cerrar la venta
action-done-unsold = No vender nada
action-done-bay = Dejar la bodega como está
action-sell = Vender toda la carga, 1 día: { action-sell.detail }
    .detail = { JOIN($sales, "; ") }
action-sell-nothing = Vender toda la carga
sale = { COUNT($units, $good) } a { $price } = { $gain } cr
sale-illegal = { COUNT($units, $good) }, ilegal aquí: { $gain } cr o nada (policía 1 de 3)
action-offer = Ofrecer { COUNT(1, $good) } (pagado: { $cost }): { $gain } cr
action-offer-illegal = Ofrecer { COUNT(1, $good) } (pagado: { $cost }): ilegal aquí, { $gain } cr o nada (policía 1 de 3)
action-buy = Comprar { COUNT(1, $good) } por { $price } cr ({ $left ->
    [1] queda 1
   *[other] quedan { $left }
}{ $first ->
    [true] ; comprar lleva 1 día
   *[false] {""}
})
action-buy-unpriced = Comprar { COUNT(1, $good) }
action-expand = Ampliar la bodega de { $room } a { $enlarged } por { $cost } cr y 1 día

## The log

event-turn = Turno de { $seat } (día { $day }).
event-explored = { $seat } explora un planeta { FORM($size, "inside") } ({ COUNT($days, "day") }).
event-followed = { $seat } sigue a { $seat-whom } al planeta { FORM($size, "inside") } ({ COUNT($days, "day") }).
event-rolled = { $seat } saca { TALLY($good) }.
event-locked = { $seat } conserva { TALLY($good) }.
event-settled = El planeta { FORM($size, "inside") } ofrece { JOIN($offers, "; ") }.
offer = { COUNT($units, $good) } a { $price }
event-sold = { $seat } vende { COUNT($units, $good) } a { $price }: +{ $gain } cr.
event-offered = { $seat } ofrece { COUNT($units, $good) } bajo cuerda.
event-police = El dado de policía muestra a la policía.
event-police-blank = El dado de policía sale en blanco: nadie mira.
event-smuggled = { $seat } pasa { COUNT($units, "unit") } de contrabando: +{ $gain } cr.
event-confiscated = La policía encuentra también { COUNT($units, $good) } que { $seat } no ofreció.
event-seized = La policía le quita { COUNT($units, "unit") } a { $seat }.
event-expanded = { $seat } amplía la bodega a { $room } por { $cost } cr.
event-bought = { $seat } compra { COUNT(1, $good) } por { $price } cr.
event-retired = { $seat } se retira y renuncia a { COUNT($days, "day") }.
event-over = La partida ha terminado. { $seat } gana con { $credits } cr.
event-over-shared = La partida ha terminado. { $seat } comparten la victoria con { $credits } cr cada uno.
event-over-alone = La partida ha terminado. { $seat } acaba con { $credits } cr.

## Prompts

prompt-travel = { prompt-travel.ask } ({ prompt-travel.aside })
    .ask = Viaje: ¿adónde?
    .aside = { $credits } cr, { $days ->
        [1] queda
       *[other] quedan
    } { COUNT($days, "day") }
prompt-lock = { prompt-lock.ask } ({ prompt-lock.aside })
    .ask = Tirada { $roll } de { $rolls }: conserva al menos un dado
    .aside = { $left ->
        [1] falta
       *[other] faltan
    } { COUNT($left, "roll") }
prompt-sell = { prompt-sell.ask } ({ prompt-sell.aside })
    .ask = Venta: lleva 1 día en total
    .aside = { $credits } cr, { $days ->
        [1] queda
       *[other] quedan
    } { COUNT($days, "day") }
prompt-expand = { prompt-expand.ask } ({ prompt-expand.aside })
    .ask = Bodega: espacio para { $room }
    .aside = { $credits } cr, { $days ->
        [1] queda
       *[other] quedan
    } { COUNT($days, "day") }
prompt-buy = { prompt-buy.ask } ({ prompt-buy.aside })
    .ask = Compra: { $first ->
        [true] lleva 1 día en total, espacio
       *[false] espacio
    } para { $room }
    .aside = { $credits } cr, { $days ->
        [1] queda
       *[other] quedan
    } { COUNT($days, "day") }
prompt-over = La partida ha terminado.
when = día { $day }

## Warnings

warning-retire = renuncias a { COUNT($days, "day") } y acabas con { $credits } cr

## Rejections

clause-DT-TURN-01 = no en esta parte del turno: { $phase }
clause-DT-TURN-02 = tu primer turno tiene lugar donde estás; se viaja desde el segundo
clause-DT-TURN-03 = el turno empieza con el viaje; elige un planeta o retírate
clause-DT-TURN-05 = se vende antes de comprar: { $phase }
clause-DT-FOLLOW-01 = nadie ha estado aún en un planeta
clause-DT-FOLLOW-03 = solo puedes seguir antes de que se lancen los dados: { $phase }
clause-DT-FOLLOW-07 = la última visita fue la tuya
clause-DT-FOLLOW-08 = tu primer turno tiene lugar donde estás; no hay a quién seguir
clause-DT-TRAVEL-03 = el viaje lleva { COUNT($need, "day") } y te { $days ->
    [1] queda
   *[other] quedan
} { COUNT($days, "day") }
clause-DT-ROLL-01 = este planeta solo tiene { $count } dados
clause-DT-ROLL-02 = uno de estos dados ya está fijado
clause-DT-ROLL-02-none = conserva al menos un dado
clause-DT-ROLL-09 = los dados con la misma mercancía son intercambiables; conserva { $dice }
clause-DT-PRICE-01 = aquí ningún dado muestra { FORM($good, "inside") }
clause-DT-PRICE-01-sold-out = has comprado todo lo que se ofrece ({ FORM($good, "inside") })
clause-DT-SELL-01 = no llevas carga
clause-DT-SELL-01-lot = no llevas { FORM($good, "inside") } a { $price }
clause-DT-SELL-02 = en esta partida se vende toda la carga o nada
clause-DT-SELL-04 = esta carga se compró en este mismo planeta
clause-DT-SELL-05 = ya has vendido en este turno
clause-DT-SELL-06 = vender lleva un día y no te queda ninguno
clause-DT-BUY-02 = solo puedes comprar con la bodega vacía
clause-DT-BUY-03 = en un turno solo se compra un tipo de mercancía, y has comprado otro
clause-DT-BUY-04 = una unidad cuesta { $price } cr y tienes { $credits } cr
clause-DT-BUY-05 = en tu nave caben { COUNT($room, "unit") } y está llena
clause-DT-BUY-08 = comprar lleva un día y no te queda ninguno
clause-DT-END-01 = la partida ha terminado
clause-DT-END-03 = solo puedes retirarte al empezar tu turno: { $phase }
clause-DT-FREE-03 = en esta partida se vende unidad por unidad
clause-DT-BAY-02 = un espacio más cuesta { $cost } cr y 1 día; te quedan { $credits } cr y { COUNT($days, "day") }
clause-DT-BAY-02-off = la regla de la bodega no está en juego
clause-DT-BAY-02-once = la bodega se amplía como mucho una vez por turno
clause-DT-BAY-03 = la bodega se amplía después de vender y antes de comprar: { $phase }
clause-DT-BAY-04 = sin comercio libre la bodega nunca pasa de 5
clause-DT-BAY-06 = en tu nave caben { COUNT($room, "unit") } y está llena
clause-DT-COMBO-02 = la bodega nunca pasa de 9

## The page: stages of a turn, groups of actions and their short names

stage-travel = Viaje
stage-dice = Dados
stage-sell = Venta
stage-bay = Bodega
stage-buy = Compra

group-explore = Explorar
group-follow-or-retire = Seguir o retirarse
group-keep = Conservar
group-sell = Venta
group-cargo-bay = Bodega
group-buy = Comprar
group-finish = Terminar

name-explore = Planeta { FORM($size, "inside") }
name-follow = Seguir
name-retire = Retirarse
name-sell = Vender todo
name-expand = Ampliar la bodega
name-buy = { $good }
name-done-sell = No vender nada
name-done-expand = Dejarlo así
name-done-buy = Terminar el turno

## The page: what its figures mean

figure-price = El precio de una mercancía depende de cuántos dados del planeta la muestran.
figure-illegal = Ningún dado la muestra: se vende por el doble de lo que pagaste, o la policía la confisca.
figure-police = El dado de policía tiene 2 caras con policía y 4 en blanco.
figure-stock = Una unidad por cada dado que muestra la mercancía.
figure-small = 1 día, 3 dados
figure-medium = 2 días, 4 dados
figure-big = 3 días, 5 dados
figure-explore = 1 día a un planeta pequeño, 2 a uno mediano, 3 a uno grande.
figure-dice = 3 dados para un planeta pequeño, 4 para uno mediano, 5 para uno grande.
figure-follow = 1 día más que explorar un planeta de ese tamaño.
figure-rolls = Tres tiradas como mucho, cada una con menos dados que la anterior.
figure-kept = Un dado conservado se queda como está; cada vez se conserva al menos uno de los recién tirados.
figure-days = Sigue quien menos días ha gastado.
figure-again = Quien lleva menos días que todos los demás juega otra vez.
figure-limit = Nadie puede gastar días más allá del límite.
figure-score = Gana quien tiene más créditos; lo que queda a bordo no cuenta.
figure-sale = Una mercancía que los dados muestran aquí da su precio; vender lleva 1 día en total.
figure-paid = Lo que costó cada unidad; donde es ilegal, da el doble.
figure-retired = Retirado: renunció a los días que quedaban.
figure-room = Unidades que caben en tu bodega.
figure-bay = 1 espacio más cuesta 1 día y 5 créditos por cada espacio que ya hay.

## The terminal: the board in colour

board-ship = Nave
board-calendar = Calendario
board-day = Día
board-credits = Créditos
board-room = Espacio
board-cargo = Carga (pagado)
board-retired = retirado
board-cr = { $credits } cr
board-lot = { COUNT($units, $good) } a { $price }
board-empty = vacía
board-no-planet = Todavía no hay planeta.
board-planet = Planeta { FORM($size, "inside") } { $number }, visitado por { $seat }
board-planet-last = Planeta { FORM($size, "inside") } { $number }, última visita de { $seat }
board-kept = conservado
board-kept-goods = Conservar { TALLY($good) }
board-good = Mercancía
board-offer = Oferta
board-price = Precio
board-prices = Una unidad cuesta { JOIN($prices, ", ") } cr donde la muestran 1, 2, 3, 4, 5 dados
board-illegal = Ilegal aquí: { JOIN($good, ", ") } (el doble de lo pagado, o nada: policía 1 de 3)

## The terminal: the board in sentences

board-player = { $seat }: día { $day }, { $left ->
    [1] queda
   *[other] quedan
} { COUNT($left, "day") }, { COUNT($credits, "credit") }, espacio para { $room }, carga: { JOIN($cargo, ", ") }.
board-player-retired = { $seat }: retirado, { COUNT($credits, "credit") }, espacio para { $room }, carga: { JOIN($cargo, ", ") }.
board-none = ninguna
board-market = { $planet }: { JOIN($offers, "; ") }.
board-dice = { $planet }: { JOIN($dice, ", ") }.
board-die = dado { $number } { FORM($good, "inside") }
board-die-kept = dado { $number } { FORM($good, "inside") } conservado
board-result = { $seat }: { COUNT($credits, "credit") }

## Actions that are chosen in advance, without their words

verb-offer = Ofrecer una unidad

## The board in the browser

client-calendar-days = Calendario, { $limit } días
client-who-is-next = Quién sigue
client-is-next-on-day = Sigue { $name }, día { $days }
client-next = Sigue
client-spent = { $name }: { $days ->
    [one] { $days } día
    [many] { $days } días
   *[other] { $days } días
} gastados
client-you = tú
client-day-limit = Límite de días
client-every-ship-has-days = Cada nave tiene { $limit } días.
client-day-of = Día { $days } de { $limit }
client-next-is = Sigue: { $who }
client-next-again = Sigue: otra vez { $who }
client-next-day = Sigue: { $who }, día { $days }
client-planet-of-size = Planeta: { $size }
client-planet-of-this-game = Planeta { $planet } de esta partida
client-planet-dice = { $size }, { $dice } dados
client-destinations = Destinos
client-last-planet-of = Último planeta de { $name } · { $name2 }
client-to-follow = para seguir
client-days-to-explore = Días para explorar
client-exploring = Explorar
client-explore-or-follow = { $exploring } tira dados nuevos; { $following } usa los dados que ya están.
client-days-to-follow = Días para seguir
client-following = seguir
client-your-hold = Tu bodega
client-hold-of = Bodega de { $name }
client-each-cr = { $dice } → { $each } cada uno; { $units } × { $each } = { $all } cr
client-no-die-shows-each-paid = Ningún dado muestra { $name }: { $each } cada uno (pagado { $paid }), o confiscado; { $units } × { $each } = { $all } cr
client-room-in-the-hold = Espacio en la bodega
client-of-units = { $load } de { $room } unidades
client-of = { $load } de { $room }
client-offer-paid-each = Ofrecer { $goods }, pagado a { $paid }
client-paid-each = { $goods }, pagado a { $paid }
client-price-paid-for = Precio pagado: { $name }
client-paid = pagado { $paid }
client-what-sells-for-there = Lo que da allí: { $name }
client-what-sells-for-here = Lo que da aquí: { $name }
client-sells-for = se vende a { $each }
client-or-confiscated = { $each } o confiscado
client-nothing-aboard = Nada a bordo.
client-enlarge-the-bay = Ampliar la bodega
client-free = { $room } libres
client-under-the-counter = Bajo cuerda
client-unit-under-the-counter = { $contraband ->
    [one] { $contraband } unidad bajo cuerda
    [many] { $contraband } unidades bajo cuerda
   *[other] { $contraband } unidades bajo cuerda
}
client-contraband = { $contraband } por { $payoff } cr, si la policía no te pilla.
client-price-paid = pagado { $paid } c/u
client-retired = Retirado
client-days-spent = Días gastados
client-of-days-spent = { $days } de { $limit } días gastados
client-day = Día { $days }
client-no-days-left = sin días
client-and-next = siguiente
client-credits = { $change } cr
client-tap-dice-want-keep = Toca los dados que conservas.
client-selected = { $selected ->
    [one] { $goods } está elegido.
    [many] { $goods } están elegidos.
   *[other] { $goods } están elegidos.
} { $rest ->
    [one] El otro se vuelve a tirar.
    [many] Los otros { $rest } se vuelven a tirar.
   *[other] Los otros { $rest } se vuelven a tirar.
}
client-all-selected-planet-keeps-these = Todos elegidos: el planeta se queda con estos dados.
client-keep = { $rest ->
    [one] Conservar { $goods }, tirar el otro
    [many] Conservar { $goods }, tirar { $rest }
   *[other] Conservar { $goods }, tirar { $rest }
}
client-keep-stop-rolling = { $whole ->
    [true] Conservar todos, dejar de tirar
   *[false] { $dice ->
        [1] Conservarlo, dejar de tirar
        [2] Conservar ambos, dejar de tirar
       *[other] Conservar los { $dice }, dejar de tirar
    }
}
client-rolls-left = { $left ->
    [0] No quedan tiradas
    [one] Queda una tirada
    [many] Quedan { $left } tiradas
   *[other] Quedan { $left } tiradas
}
client-dice = Dados
client-rolls = Tiradas
client-this-is-roll = Esta es la tirada { $rolls }
client-roll-of = Tirada { $rolls } de { $rolls2 }
client-this-planet-has-dice = Este planeta tiene { $dice } dados
client-settled = Fijado
client-after-rolls = { $rolls ->
    [one] tras una tirada
    [many] tras { $rolls } tiradas
   *[other] tras { $rolls } tiradas
}
client-the-planets-dice = Dados del planeta
client-dice-kept = conservado
client-picked-will-be-kept = elegido, se conserva
client-will-be-rolled = se vuelve a tirar
client-dice-kept-title = Fijo
client-dice-keep = Fijar
client-dice-keep-question = ¿Fijar?
client-caught = Pillado
client-nobodys-watching = Nadie mira
client-price-for-dice = { $dice } → { $price } cr
client-buy = Comprar { $title }
client-price-in-credits = { $price } créditos
client-illegal-here = ilegal aquí
client-units-left = quedan { $left }
client-units-aboard = { $aboard } a bordo
client-prices = Precios
client-prices-planet-can-follow = Precios en el planeta al que puedes seguir
client-prices-by-number-of-dice = Precio según los dados
client-same-for-buying-and-selling = igual al comprar y vender
client-no-dice = sin dados
client-illegal-here-title = Ilegal aquí
client-illegal = Ilegal
client-one-die = 1 dado
client-several-dice = { $number } dados
client-a-good = una mercancía
client-price-when = Precio si { $dice }
client-police-die = Dado de policía
client-aboard = a bordo
client-unsold-goods = Mercancías sin vender
client-who-wins = Quién gana
client-unsold-worth-nothing = Sin vender, no vale nada
client-every-hold-is-empty = Todas las bodegas están vacías.
client-paid-sells = pagado { $paid } → { $each }
client-paid-or-confiscated = pagado { $paid } → { $each } o confiscado
client-offer = Ofrecer { $goods }
client-not-sold-here = no se vende aquí
client-cr-each-available = { $value } cr cada uno, { $number } disponibles
client-from-cr-1-day = de { $room } a { $enlarged } por { $cost } cr y 1 día
client-die-shows = { $number ->
    [one] { $number } dado muestra { $what }
    [many] { $number } dados muestran { $what }
   *[other] { $number } dados muestran { $what }
}

## What others did since one's last turn

client-deed-explored = exploró un planeta { FORM($size, "inside") }
client-deed-followed = siguió a { $seat-whom }
client-deed-sold = vendió { COUNT($units, $good) }
client-deed-bought = compró { COUNT($units, $good) }
client-deed-smuggled = pasó { COUNT($units, "unit") } de contrabando
client-deed-seized = la policía le quitó { COUNT($units, "unit") }
client-deed-expanded = amplió la bodega a { $room }
client-units-cost = { $units ->
    [1] { $total } cr
   *[other] { $total } cr, { $each } por unidad
}
client-sell-all-legal = Vender todo lo legal
client-sell-and-leave = Vender y no comprar nada
client-deed-retired = se retiró
