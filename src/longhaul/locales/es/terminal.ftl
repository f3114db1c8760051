### What the commands of the command line say. What each is for is said in ../en/terminal.ftl.

## longhaul games

games-facts = { $solo ->
    [true] para una persona
   *[false] de { $low } a { $high } puestos, normalmente { $default }
}; unos { $minutes } minutos; contenido: { $text }
games-option = { $text-values } (por defecto: { $text-default })

## longhaul replay

replay-over = Tras { $count } acciones la partida ha terminado: { $text }; puntos { JOIN($list, ", ") }.
replay-unfinished = Tras { $count } acciones la partida no ha terminado; puntos { JOIN($list, ", ") }.

## longhaul content

content-valid = ({ $text-name }, { $text-digest }) es un contenido válido.

## longhaul play

play-you = Tú
play-you-seat = Tú (puesto { $number })
play-bot = { $seat } (bot)
play-turn = { $name }: a jugar
play-takebacks = jugadas deshechas: { $count }
play-takebacks-far = Jugadas deshechas hasta ahora: { $count }.
play-careful = Cuidado: { $text }.
play-careful-again = Cuidado: { $text }. Escríbelo otra vez para jugarlo de todos modos.
play-keys = número o texto · w ACCIÓN por qué no · u deshacer · l registro · { $discards ->
    [true] d descartes ·{ " " }
   *[false] { "" }
}? ayuda · q salir
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
play-no-discards = { $name } no tiene pila de descartes.
play-which-action = ¿Qué acción? Por ejemplo: w { $text }
play-allowed = { $text } está permitida: { $label }.
play-which-clause = ¿Qué regla? Por ejemplo: r { $text }
play-no-clause = No hay regla { $text }; consulta `longhaul rules { $name }`.
play-which-file = ¿Qué archivo? Por ejemplo: s mipartida.json
play-help =
    Escribe el número de una acción o su texto, como { $text }.
    { "  " }w ACCIÓN   por qué una acción no está permitida   (w { $text })
    { "  " }u          deshacer tu última decisión
    { "  " }l          mostrar todo el registro
    { "  " }r REGLA    mostrar una regla      (r { $clause })
    { "  " }s ARCHIVO  guardar la partida en un archivo
    { "  " }q          guardar y salir; reanuda con `longhaul play --resume last`
play-help-discards = { "  " }d          mostrar la pila de descartes

## longhaul sim

sim-title = { $name }: { $games } partidas, { $players }
sim-title-each = { $name }: { $games } partidas de cada una, { $players }
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

analyse-title = { $moves } jugadas, { $trials } partidas simuladas por posición; { $measure-id ->
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
