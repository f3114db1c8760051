### What the commands of the command line say. What each is for is said in ../en/terminal.ftl.

## longhaul games

games-facts = { $solo ->
    [true] para una persona
   *[false] de { $low } a { $high } puestos, normalmente { $default }
}; unos { $minutes } minutos; contenido: { $text }
games-option = { $text-values } (por defecto: { $text-default })
games-follows = { $value } con { $text }

## longhaul replay

replay-over = Tras { COUNT($count, "action") }, la partida ha terminado: { $text }; puntos { JOIN($list, ", ") }.
replay-unfinished = Tras { COUNT($count, "action") }, la partida no ha terminado; puntos { JOIN($list, ", ") }.

## longhaul content

content-valid = ({ $text-name }, { $text-digest }) es un contenido válido.

## longhaul rules

rules-english = Los reglamentos están en inglés en todos los idiomas.

## longhaul check, verify y clauses

mark-passed = correcto
mark-failed = fallido
mark-not-checked = sin comprobar
scenarios-passed = { $passed } de { $count } escenarios correctos.
verify-holds = El registro es auténtico.
verify-fails = El registro no supera la comprobación.
verify-replay = Solo se pudo comprobar el desarrollo; es coherente.
clauses-cited = { $name }: las pruebas citan { $cited } de { $count } reglas.
clauses-missing = { $clause } no se cita.

## longhaul puzzles

puzzles-count = { $game }: { COUNT($count, "puzzle") } ({ JOIN($list, ", ") }).
puzzles-level = { $count } de dificultad { $level }
puzzles-found = { $puzzle }: { $text }, dificultad { $level }
puzzles-saved = { $file } tiene ahora { COUNT($count, "puzzle") }.
puzzles-hold = Se confirman { $held } de { $count }, con { COUNT($rollouts, "simulated-game") } por jugada.

## longhaul arena

arena-title = { $game }, { COUNT($seats, "seat") }, contenido { $text-content }: { COUNT($games, "game") }
arena-games = partidas
arena-wins = victorias
arena-points = puntos
arena-rating = nivel
arena-seconds = s/decisión
arena-longest = máx.
arena-stopped = Detenido. Repite la misma orden para seguir desde { $file }.

## Mientras una orden trabaja

progress-compiling = Compilando
progress-playing = Jugando
progress-analysing = Analizando

## longhaul play

play-you = Tú
play-you-seat = Tú (puesto { $number })
play-bot = { $seat } (bot)
play-turn = Turno: { $name }
play-takebacks = jugadas deshechas: { $count }
play-takebacks-far = Jugadas deshechas hasta ahora: { $count }.
play-careful = Cuidado: { $text }.
play-careful-again = Cuidado: { $text }. Escríbelo otra vez para jugarlo de todos modos.
# Los nombres de las órdenes (hint, why …) son iguales en todos los idiomas. Como mucho 78 caracteres.
play-commands = número · hint · why N · undo · board · log · card · legend · ? ayuda · q salir
play-after = Intro salir · undo · board · log
play-more = { $first } a { $last } de { $count } opciones; Intro muestra las demás
play-earlier = … { $count ->
    [one] { $count } línea anterior
    [many] { $count } líneas anteriores
   *[other] { $count } líneas anteriores
}: log
play-log = Todo el registro
play-page = Página { $page } de { $pages } · Intro siguiente · p anterior · q cerrar
play-page-last = { $pages ->
    [1] Intro cerrar
   *[other] Página { $page } de { $pages } · Intro cerrar · p anterior
}
play-choice = Tu elección:
play-over = Fin de la partida
play-share = { $list } comparten la victoria ({ $ending }).
play-wins = { $name } gana ({ $ending }).
play-you-win = { $name } ganas ({ $ending }).
play-forced = Única opción: { $label }.
play-thinking = { $seat } está pensando
play-compiling = Se está compilando la búsqueda de los bots; la primera vez tarda unos minutos
play-saved = Partida guardada. Reanúdala con: longhaul play --resume last
play-saved-file = Guardada. Reanúdala con: longhaul play --resume { $file }
play-record = Registro de la partida: { $file }
play-nothing-back = Todavía no hay nada que deshacer.
play-no-action = No hay acción { $number }; la última es { $last }.
play-no-discards = { $game } no tiene pila de descartes.
play-which-action = ¿Qué acción? Por ejemplo: w { $text }
play-allowed = { $text } está permitida: { $label }.
play-which-clause = ¿Qué regla? Por ejemplo: r { $text }
play-no-clause = No hay regla { $text }; consulta `longhaul rules { $name }`.
play-which-file = ¿Qué archivo? Por ejemplo: s mipartida.json

## Ayuda durante la partida. Las órdenes se quedan en inglés.

help-title = { $game }: ayuda
help-rules = Todas las reglas: `longhaul rules { $name }`, antes o después de la partida.
help-choose = Escribe el número de una opción o su texto, como { $text }.
command-hint = qué jugaría aquí el Capitán, un bot fuerte
command-why = por qué una acción no está permitida: why y su número o su texto
command-undo = deshacer tu última decisión
command-board = toda la mesa
command-card = qué dice una carta: card y su nombre o parte de él
command-legend = qué significan las letras y los signos de la mesa
command-log = todo lo que ha pasado
command-rules = una regla: rules y su número
command-guide = la guía; después vuelves aquí
command-save = guardar la partida: save y el nombre del archivo
command-quit = salir; reanuda con `longhaul play --resume last`
command-discards = la pila de descartes
command-panels = una parte de la mesa
# Las partes de la mesa
panel-ships = Las naves
panel-planet = El planeta y sus precios
panel-ship = Tu nave y el mes
panel-now = Precios, combate o planeta por colocar
panel-map = El mapa
panel-you = Tu nave, tu almacén y tu tripulación
panel-exchange = La bolsa, los muelles, la banca
panel-market = El mercado y las misiones
panel-rivals = Los demás
panel-corporation = Tu corporación y tus naves
panel-reach = A qué distancia de tu nave están los lugares
panel-sites = Todos los planetas y puestos avanzados

## De qué trata cada juego

goal-dice-traders = Objetivo: tener más créditos que nadie cuando se acaben los días de todos. Compra donde muchos dados muestran una mercancía, porque allí es barata, y véndela donde la muestran pocos. Cada viaje, compra y venta cuesta días, y todos tienen los mismos.
goal-free-trader = Objetivo: hacer los cuatro pagos y conservar la nave. Un pago vence cada vez que se acaban las cartas de evento de un mes. Compra carga donde es barata, véndela donde la quieren, mejora tu nave y sobrevive a los combates del camino. El vectorio (V) es a la vez dinero y combustible.
goal-gem-traders = Objetivo: tener más puntos que nadie cuando todo el oro esté almacenado. Cada oro almacenado vale 1 punto; las cartas compradas y las misiones cumplidas valen lo que llevan impreso. Extrae gemas, cámbialas en la bolsa, cumple misiones a cambio de oro y llévalo a casa.
goal-star-traders = Objetivo: estar en el nivel de victoria al empezar una ronda, por delante de todos. Tu nivel es 1 más la influencia de los planetas y puestos avanzados que posees. Gana créditos comerciando, compra o bloquea lugares y defiéndelos con tu flota.

## Consultas

legend-title = Qué significan las letras y los signos
legend-calendar = el día de una nave, del primero al último
legend-dice = los números de los dados, para acciones como lock:1+3
legend-modifier = lo que el planeta añade al precio de esa carga
legend-unavailable = allí no se vende
legend-law = la ley: lo altas que son las multas
legend-distance = la distancia: los motores que hacen falta para saltar allí
legend-between = las cartas que hay entre él y tu nave
legend-ship = tu nave
legend-previous = el planeta del que vienes; no puedes volver enseguida
legend-cell = un sitio para el planeta, con el número de la opción
legend-vectorium = vectorio, dinero y combustible
legend-cards = una carta de evento que aún falta este mes
legend-crew = tripulación: { $name }
legend-die = un dado de la bolsa con lo que muestra, o esas unidades
legend-dock = un muelle entre dos dados, con el número de la nave que hay
legend-free = un sitio libre en un muelle; el número de una nave indica uno ocupado
legend-mission = el oro que paga una misión por lo que está delante
legend-declared = cartas, y Cambiaformas que este turno trabajan como esa tripulación
legend-shapeshifter = Cambiaformas
legend-seat = { $seat }
legend-region = una región: su número, su nombre y su influencia
legend-planet = un planeta y su sector
legend-outpost = un puesto avanzado y su sector
legend-modifier-here = lo que allí se suma a los precios del mercado; después, la letra del dueño
legend-blockade = bajo bloqueo
legend-ship-at = una nave: su dueño, su número, su sector
legend-toll = una estación de peaje en la línea entre dos sectores
legend-factory = una fábrica y su sector
legend-line = una línea entre dos regiones, con los sectores que une
legend-face-down = una región que aún está boca abajo
legend-sector = sector 4 de la región 0
card-names = Nombres que explica `card NOMBRE`
card-none = Ninguna carta tiene «{ $text }» en su nombre; `card` las enumera todas.
card-several = Varias cartas tienen «{ $text }» en su nombre

## Pistas y guía

hint-thinking = El Capitán está pensando
hint-best = El Capitán propone: { $label }
hint-wins = Gana cerca del { PERCENT($wins) } de { COUNT($count, "simulation") } ({ PERCENT($low) } a { PERCENT($high) }).
hint-score = Acaba con cerca de { COUNT($score, "point") } (de { $low } a { $high }) en { COUNT($count, "simulation") }.
hint-others = O bien: { $text }
hint-then = Después: { $text }
hint-as-good = más o menos igual de bueno
hint-cost-wins = { $percent ->
    [one] { $percent } punto porcentual menos de ganar
    [many] { $percent } puntos porcentuales menos de ganar
   *[other] { $percent } puntos porcentuales menos de ganar
}
hint-cost-points = { $points ->
    [one] cerca de { $points } punto menos
    [many] cerca de { $points } puntos menos
   *[other] cerca de { $points } puntos menos
}
hint-quick = Es una estimación rápida. Se está compilando la búsqueda; dentro de unos minutos las pistas serán mejores.
guide-chapter = Capítulo { $number } de { $chapters }: { $title }
guide-do = Intro lo juega: { $label } · skip pasa al capítulo siguiente · q deja la guía
guide-next = Intro para el capítulo siguiente · q deja la guía
guide-end = Intro para jugar
guide-other = Por ahora: { $label }.
guide-wins = Cómo se gana

## longhaul sim

sim-title = { $game }: { COUNT($count, "game") }, { $players }
sim-title-each = { $game }: { COUNT($count, "game") } con cada variante, { $players }
sim-random = juego al azar
sim-played = jugadas por { $bot }
sim-mean = media
sim-mean-share = media (proporción de partidas)
sim-interval = intervalo del 95 %
sim-least = mín.
sim-median = mediana
sim-most = máx.
sim-range = de { $low } a { $high }
sim-one-game = una partida
sim-never = nunca alcanzado
sim-won = Ganadas
sim-wins = { $seat } gana
sim-decisions = Decisiones
sim-endings = Finales: { $list }.
sim-shared = Victorias compartidas: { $share }.
sim-card = carta
sim-bought = compras por partida
sim-winner = parte del ganador (1 es la media)
measure-length = Duración
measure-score = Puntuación
measure-winning_score = Puntuación ganadora
measure-rounds = Rondas
measure-missions = Misiones
measure-boosts_played = Refuerzos jugados
measure-levels_bought = Niveles comprados
measure-levels_by_blockade = Niveles por bloqueo
measure-tolls_built = Estaciones de peaje construidas
measure-factories_built = Fábricas construidas
measure-month = Mes
measure-turns = Turnos
measure-money_month_1 = Dinero, mes 1
measure-money_month_2 = Dinero, mes 2
measure-money_month_3 = Dinero, mes 3
measure-money_month_4 = Dinero, mes 4

## longhaul analyse

analyse-title = { COUNT($moves, "move") }, { COUNT($trials, "simulated-game") } por posición; { $measure-id ->
    [wins] probabilidad de ganar
   *[score] puntuación esperada
}:
analyse-start = inicio
analyse-end = final
analyse-own = decisiones propias
analyse-others = decisiones de los demás
analyse-luck = suerte
analyse-mistakes = perdido por errores
analyse-points = { $text } puntos

## Lo que no se puede

error-language = no hay idioma «{ $text }»; hay { JOIN($list, ", ") }
error-option-form = --option { $text }: debería ser NOMBRE=VALOR, como --option limit=25
error-option-twice = --option { $text } aparece dos veces
error-people = --people { $count }: solo hay { COUNT($seats, "seat") }; consulta --seats
error-other-game = { $file }: es una partida de { $theirs }, no de { $own }
error-bot-seats = { $file }: 'bot_seats' nombra puestos que la partida no tiene: { JOIN($list, ", ") }
error-resumed = { $text } no puede cambiar en una partida reanudada; quítalo, o quita --resume
error-saves = { $folder }: aquí no se pueden guardar partidas: { $text }; define XDG_DATA_HOME
error-no-saved = no hay ninguna partida guardada que reanudar; empieza una con `longhaul play`
error-no-saved-of = no hay ninguna partida guardada de { $text } que reanudar; empieza una con `longhaul play { $text }`
error-clause = no hay regla { $text } en { $game }; sus códigos son como { $example }
error-policy = --bot { $text }: debería ser { OR($list) }; para otros bots usa `longhaul arena`
error-generate = --generate necesita --file: el archivo al que añadir los acertijos nuevos
error-puzzles = ya no es la mejor jugada: { JOIN($list, ", ") }
error-no-scenarios = no se encontraron archivos de escenarios
error-seal = --commitment: «{ $text }» no es un sello: { $digits } caracteres, de 0 a 9 y de a a f
error-package = la línea de órdenes necesita { $text }; ejecuta: pip install 'longhaul[cli]'
error-internal = error interno: { $text }; avísanos, por favor (LONGHAUL_DEBUG=1 muestra el rastreo)

## Nombres que se cuentan

noun-action = acción
    .many = de acciones
    .other = acciones
noun-move = jugada
    .many = de jugadas
    .other = jugadas
noun-game = partida
    .many = de partidas
    .other = partidas
noun-simulated-game = partida simulada
    .many = de partidas simuladas
    .other = partidas simuladas
noun-simulation = simulación
    .many = de simulaciones
    .other = simulaciones
noun-point = punto
    .many = de puntos
    .other = puntos
noun-puzzle = acertijo
    .many = de acertijos
    .other = acertijos
noun-seat = puesto
    .many = de puestos
    .other = puestos
