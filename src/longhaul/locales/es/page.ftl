### What the page itself says: its pages, the table around a board, and what all boards share. English headings say
### when a section is loaded: [table] with the first table, [pages] with any page but Home.

## Account [pages]

account-rating-after-rated-game-won = { $games ->
    [one] { $game }: valoración { $rating } tras { $games } partida valorada, { $wins } ganadas.
    [many] { $game }: valoración { $rating } tras { $games } partidas valoradas, { $wins } ganadas.
   *[other] { $game }: valoración { $rating } tras { $games } partidas valoradas, { $wins } ganadas.
}
account-can-play-without-account-become = No necesitas cuenta para jugar: eres invitado en cuanto te sientas por primera vez. Si tienes una cuenta, inicia sesión para encontrar tus partidas.
account-your-public-profile = Tu perfil público
account-guest-known-only-browser-create = Eres un invitado que solo conoce este navegador. Crea una cuenta para conservar tus partidas y tu puntuación en cualquier dispositivo.
account-finish-rated-game-get-rating = Termina una partida puntuada para obtener una puntuación.
account-create-account = Crear cuenta
account-sign-up = Registrarse
account-i-have-an-account = Ya tengo una cuenta
account-name-and-password = Nombre y contraseña
account-my-bots = Mis bots
account-e-mail-when-my-turn = Correo cuando me toca
account-active-sessions = Sesiones activas
account-sign-out = Cerrar sesión
account-will-lose-access-games-sign = Perderás el acceso a tus partidas. ¿Cerrar sesión?
account-my-data = Mis datos
account-games-chat-ratings-records-sessions = Tus partidas, chats, valoraciones, registros y sesiones en un archivo. No se guarda nada más sobre ti.
account-download-my-data = Descargar mis datos
account-delete-my-account = Borrar mi cuenta
account-bots-deleted-good-games-played = Tú y tus bots quedáis olvidados para siempre. Las partidas que jugaron otros conservan sus jugadas, sin tu nombre.
account-confirm-your-password = Confirma tu contraseña
account-delete-for-good = ¿Borrar para siempre?
account-bots-about = Un programa tuyo puede sentarse a las mesas como una persona. Se identifica con un token, enviado como { $header }.
account-token-issued = Token de { $bot }. Cópialo ahora: no se volverá a mostrar.
account-created = creado { $time }
account-new-token = Token nuevo
account-replace-the-old-token = ¿Reemplazar el token anterior?
account-remove = Quitar
account-confirm-remove-bot = ¿Quitar { $bot }?
account-name-of-the-new-bot = Nombre de un bot nuevo
account-add-bot = Añadirlo
account-press-again-to-confirm = Pulsa otra vez para confirmar.
account-mail-about = Cuando una jugada tuya espera un rato, se envía un correo a { $address }.
account-mail-unconfirmed = Hemos enviado un enlace de confirmación a { $address }. Ábrelo para recibir correos ahí.
account-remove-address = Quitar la dirección
account-we-send-one-plain-text = Un correo sencillo cuando te toca en una partida por correspondencia y no estás en la mesa, y ninguno más hasta que juegues. Nadie ve la dirección.
account-e-mail-address = Dirección de correo
account-send-confirmation-link = Enviar enlace de confirmación
account-your-name-has-been-changed = Tu nombre ha cambiado.
account-bots-if-have-any-need = Tus bots, si tienes alguno, necesitan tokens nuevos.
account-password-been-changed-other-browsers = Tu contraseña ha cambiado; los demás navegadores han quedado fuera.
account-new-name = Nombre nuevo
account-2-24-letters-digits-spaces = De 2 a 24 letras, cifras, espacios, - y _
account-change-name = Cambiar nombre
account-current-password = Contraseña actual
account-new-password = Contraseña nueva
account-at-least-8-characters = 8 caracteres o más
account-keep-my-bots-tokens = Conservar los tokens de mis bots
account-change-password = Cambiar contraseña
account-password = Contraseña
account-least-8-characters-cannot-reset = 8 caracteres o más. No hay correo para recuperarla, así que guárdala bien.
account-this-browser = este navegador
account-last-seen = visto { $time }
account-end-session = Cerrar sesión en ese dispositivo
account-end-this-session = ¿Cerrar esta sesión?
account-browser-on-system = { $browser } en { $system }
account-unknown-browser = Navegador desconocido

## Challenge [pages]

challenge-daily-challenge = Reto del día, { $day }
challenge-same-dice-cards-everyone-from = Los mismos dados y cartas para todos, de medianoche a medianoche UTC. Tienes un solo intento: cuenta desde que empiezas, sin deshacer y sin pistas. Las cuentas creadas antes de empezar el día juegan el reparto clasificado; los invitados y las cuentas más nuevas juegan otro, para que nadie pueda mirar antes. No podemos impedir que alguien tenga varias cuentas.
challenge-next-one-in = · el próximo en { $time }
challenge-go-to-todays = Al de hoy
challenge-earlier-days = Días anteriores
challenge-play-open-deal-different-dice = Juegas el reparto abierto, con otros dados y cartas: el clasificado es para cuentas creadas antes de hoy.
challenge-ranked-deal-older-accounts = Reparto clasificado: nombres anteriores
challenge-open-deal-guests-new-accounts = Reparto abierto: invitados, nombres nuevos y programas
challenge-results-in-best-first = Resultados en { $game }, los mejores primero
challenge-no-results-yet-first = Aún no hay resultados. ¡Sé el primero!
challenge-nobody-played-that-day = Ese día no jugó nadie.
challenge-seal-opened = Semilla { $seed }, sal { $salt }, sellado antes de que empezara el día como { $seal }
challenge-seal = Su azar se selló antes de que empezara el día y se revela cuando acaba. El sello: { $seal }
challenge-continue = Continuar
challenge-your-table = Tu mesa

## Common [pages]

common-today = Hoy
common-person = Persona
common-bot = Bot
common-name = Nombre
common-rating = Valoración
common-rules = reglas
common-to = { $low } a { $high }

## Confirmation [pages]

confirmation-e-mail = Correo
confirmation-unsubscribed = Suscripción cancelada
confirmation-your-e-mail-address = Tu dirección
confirmation-done-we-have-deleted-address = Hecho: no se envía nada más y la dirección queda olvidada. Puedes darla otra vez en tu cuenta.
confirmation-confirmed = Confirmado: desde ahora, los correos sobre tus jugadas van a { $address }.
confirmation-go-to-my-account = A mi cuenta

## Guide [pages]

guide-learn = Aprende { $game }
guide-guide = Guía
guide-guide-not-found = Guía no encontrada
guide-short-chapters-about-minutes-played = { $guide }: { $chapters } capítulos cortos, unos { $minutes } minutos, jugados en un tablero de verdad. Déjalo cuando quieras; sigue donde lo dejaste.
guide-start-learning = Empezar a aprender
guide-continue-with-chapter = Seguir con el capítulo { $done }
guide-start-over = Empezar de nuevo
guide-skip-and-play = Saltarla y jugar
guide-played = jugado
guide-how-to-win = Cómo se gana

## Ladder [pages]

ladder-ladder = Clasificación: { $game }
ladder-rating-cautious-estimate-strength-starts = Tu puntuación es una estimación prudente de tu fuerza: empieza baja y sube según juegas. En las partidas puntuadas no hay pistas, y quien se va pierde. No cuentan las partidas entre personas de una misma red ni contra sus propios bots, ni las partidas en solitario ni los retos diarios.
ladder-best-first = { $game }, los mejores primero
ladder-skill = Habilidad
ladder-nobody-has-a-rating-yet = Aún nadie tiene valoración en { $game }.
ladder-first-finished-rated-game-starts = La primera partida puntuada que se juegue hasta el final abre la clasificación.
ladder-play-a-game = Jugar una partida

## Not-found [pages]

not-found-page-not-found = Página no encontrada
not-found-off-the-charts = Fuera de los mapas
not-found-nothing-here = No hay nada en { $path }. Puede que el enlace haya perdido el final por el camino; las mesas y las repeticiones nunca se mueven.
not-found-rules = Reglas de { $game }

## Profile [pages]

profile-guest = Invitado
profile-player = Jugador
profile-a-players-bot = Bot de un jugador
profile-house-bot = Bot de la casa
profile-player-not-found = Jugador no encontrado
profile-there-no-player-name-they = No hay ningún jugador con ese nombre. Quizá borró su cuenta.
profile-go-to-the-ladder = A la clasificación
profile-member-since = {" "}· aquí desde el { $since }
profile-finished = {" "}· { $days ->
    [one] { $days } reto del día
    [many] { $days } retos del día
   *[other] { $days } retos del día
} con final
profile-ratings = Valoraciones
profile-no-rated-games-yet-game = Aún sin partidas valoradas: cuentan las que se juegan hasta el final y sin nada deshecho.
profile-recent-games = Partidas recientes
profile-replay = Repetición: { $game }, { $time }
profile-no-public-games-games-private = Ninguna abierta a todos. Las partidas en mesas privadas no se muestran a nadie más.
profile-daily-challenges = Retos del día
profile-most-played = el más jugado
profile-skill = habilidad { $mean } ± { $number }
profile-skill-over-last-rated-games = Habilidad en las últimas partidas valoradas: de { $mean } a { $value }, entre { $low } y { $high }
profile-chart-starts-second-rated-game = La curva empieza con la segunda partida valorada.
profile-rated-games = Partidas valoradas
profile-longest-streak = Mejor racha
profile-win = { $streak ->
    [one] { $streak } victoria
    [many] { $streak } victorias
   *[other] { $streak } victorias
}
profile-best-score = Mejor resultado

## Puzzles [pages]

puzzles-puzzle = Acertijo
puzzles-positions-from-bot-games-which = Posiciones de partidas entre bots en las que una jugada es claramente la mejor, confirmadas con miles de simulaciones.
puzzles-solved = { $solved ->
    [one] { $figure } resuelto
    [many] { $figure } resueltos
   *[other] { $figure } resueltos
}
puzzles-days-in-a-row = { $streak ->
    [one] { $figure } día seguido
    [many] { $figure } días seguidos
   *[other] { $figure } días seguidos
}
puzzles-no-puzzles-yet = Aquí aún no hay ninguno.
puzzles-is-solved = resuelto
puzzles-tried = intentado
puzzles-new-puzzle = nuevo
puzzles-no = N.º { $row }
puzzles-difficulty-of = dificultad { $difficulty } de { $hardest }
puzzles-find-the-best-move = Encuentra la mejor jugada.
puzzles-all-puzzles = Todos los acertijos
puzzles-points-lower-win-chance = { $percent } puntos menos de probabilidad de ganar
puzzles-points-fewer = { $value } puntos menos
puzzles-to = { PERCENT($percent) } a { PERCENT($percent2) }
puzzles-right = Correcto:
puzzles-solved-on-your-first-try = Resuelto al primer intento.
puzzles-solved-on-try = Resuelto en el intento n.º { $tries }.
puzzles-streak = { $streak ->
    [one] { $streak } día seguido.
    [many] { $streak } días seguidos.
   *[other] { $streak } días seguidos.
}
puzzles-not-the-best = No es la mejor:
puzzles-than-best-move-try-another = { $size } que la mejor jugada ({ $span }). Prueba otra.
puzzles-win-chance-lost-each-move = Probabilidad de ganar que cuesta cada jugada ({ $trials } simulaciones para las mejores)
puzzles-best = la mejor
puzzles-next-puzzle = Siguiente acertijo
puzzles-theme = Tema
puzzles-theme-all = Todos los temas
puzzles-theme-endgame = Final de partida
puzzles-theme-combat = Combate
puzzles-theme-blockade = Bloqueos
puzzles-theme-law = Policía
puzzles-theme-trade = Comercio
puzzles-theme-travel = Viajes
puzzles-theme-dice = Dados
puzzles-theme-ship = La nave
puzzles-theme-building = Lugares y construcciones
puzzles-theme-order = Orden de turno
puzzles-theme-gathering = Minería y carga

## Replay [pages]

replay-wins = gana { $won }
replay-nobody-wins = no gana nadie
replay-replay = Repetición: { $game }
replay-game-not-over-yet = Esta partida aún no ha terminado
replay-replay-shows-every-die-card = Una repetición muestra cada dado y cada carta, así que espera hasta el final.
replay-go-to-the-table = A la mesa
replay-todays-game = Una partida de hoy
replay-others-may-still-playing-same = Otros aún pueden jugar con los mismos dados y cartas, así que esta repetición se abre cuando acaba el día, a medianoche UTC.
replay-results-so-far = Los resultados hasta ahora
replay-game-not-available = Partida no disponible
replay-if-have-game-as-file = Si tienes su registro como archivo, tráelo:
replay-link = repetición
replay-move = { $moves ->
    [one] { $moves } jugada
    [many] { $moves } jugadas
   *[other] { $moves } jugadas
}
replay-table = mesa
replay-original-game = partida original
replay-setting-up-the-board = Montando el tablero …
replay-start-of-the-game = El comienzo.
replay-keys-one-move = una jugada ·
replay-keys-start-and-end = principio y final ·
replay-keys-play-or-pause = reproducir o parar
replay-analysis = Análisis
replay-better-here-for = Aquí mejor para { $name }:
replay-to = ({ $change } a { $change2 })
replay-running-simulations-from-every-position = Simulando desde cada posición …
replay-analysis-progress = Progreso del análisis
replay-analyse-game = Analizar la partida
replay-win-chances-move-move-better = Probabilidades jugada a jugada, mejores jugadas, suerte y habilidad; tarda hasta un minuto.
replay-chance-to-win = Probabilidad de ganar
replay-expected-score = Resultado esperado
replay-after-move = { $what } tras la jugada { $at }
replay-move-by-move-after-move = { $what }, jugada a jugada. Tras la jugada { $at }: { $says }.
replay-show-as-table = Ver como tabla
replay-chart-data = Datos del gráfico
replay-column-move = Jugada
replay-luck-and-skill = Suerte y habilidad
replay-luck-and-skill-in-figures = Cifras de suerte y habilidad
replay-seat = Asiento
replay-own-decisions = Decisiones propias
replay-others-decisions = Decisiones ajenas
replay-luck = Suerte
replay-end = Final
replay-in = { $plain } en { $slips }
replay-decisions-compared-what-traders-heuristics = Las decisiones se comparan con lo que habría hecho la heurística del Comerciante en la misma posición; para medir la suerte repartimos de nuevo { $trials } veces. El inicio más las columnas hasta la suerte da el final. Perdido es lo que habrían ganado jugadas mejores, cada una por separado.
replay-link-copied = Enlace copiado.
replay-play-on-from-here = Seguir desde aquí
replay-link-to-this-move = Enlace a esta jugada
replay-download = Descargar
replay-fast = Rápido
replay-go-to-the-start = Al principio
replay-previous-move = Jugada anterior
replay-next-move = Jugada siguiente
replay-go-to-the-end = Al final
replay-moves = Jugadas
replay-pause = Pausa
replay-play-verb = Reproducir
replay-move-of = Jugada { $at } de { $recording }. { $says }
replay-speed = Velocidad
replay-what-happened-so-far = Lo que ha pasado hasta ahora
replay-the-game-begins = Empieza la partida.
replay-seat-wins = gana
replay-turning-points = Puntos de inflexión
replay-better = Mejor:
replay-luck-of = Suerte ({ $name }).
replay-nothing-stands-out-no-move = Nada destaca: ninguna jugada perdió, y ningún dado ni carta movió, más que el ruido.

## Rules [pages]

rules-rules = { $game }: reglas
rules-intro = Cada «no» de una mesa nombra un artículo, y cada artículo se puede leer, buscar y enlazar. Elige un juego:
rules-search-the-rules = Buscar en las reglas
rules-word-clause-like = Una palabra o un artículo como { $clauses }
rules-place = { $hits ->
    [one] { $hits } lugar
    [many] { $hits } lugares
   *[other] { $hits } lugares
}
rules-nothing-found-try-fewer-words = Nada encontrado: prueba con menos palabras
rules-contents = Índice
rules-version-of-the-rules = { $clauses ->
    [one] { $clauses } artículo
    [many] { $clauses } artículos
   *[other] { $clauses } artículos
} · versión { $version } de las reglas
rules-depends-on-a-table-option = Esto depende de una opción de la mesa

## Setup [pages]

setup-set-up = Preparar { $game }
setup-set-up-a-table = { $game }: preparar una mesa
setup-who-plays = Quién juega
setup-the-table = La mesa
setup-cards = Cartas
setup-clock = Reloj
setup-house-rules = Reglas de la casa
setup-changed-the-defaults-play-well = { $changed ->
    [one] { $changed } opción
    [many] { $changed } opciones
   *[other] { $changed } opciones
} con cambios (los valores por defecto funcionan bien)
setup-default-rules = Reglas por defecto
setup-advanced-rules = Reglas avanzadas
setup-of-changed = { $settled } de { $rulings } con cambios
setup-where-editions-differ-rulebook-leaves = Donde las ediciones difieren o un reglamento deja algo abierto, aquí se lee así.
setup-create-table = Abrir la mesa
setup-back = Volver
setup-game-not-found = Juego no encontrado
setup-there-no-game-called-here = Aquí no hay ningún juego llamado «{ $id }». Elige uno de estos:
setup-seconds-added-per-move = Segundos que vuelven tras una jugada
setup-changed-from = Cambiado; por defecto: { $value }.
setup-reset = Restablecer: { $title }
setup-reset-button = Restablecer
setup-set-by = Sigue a «{ $leader }».
setup-me = Yo
setup-open = Libre
setup-bot-until-someone-joins = Bot hasta que llegue alguien
setup-remove-a-seat = Quitar un asiento
setup-add-a-seat = Añadir un asiento
setup-bot-in-seat = Bot en el asiento { $i }
setup-will-only-watch = solo mirarás.
setup-anyone-who-joins-game-starts = para quien llegue primero; la partida empieza cuando todos los asientos están ocupados.
setup-plays-until-someone-takes-seat = juega hasta que alguien se sienta en su lugar.
setup-link-only = Solo con enlace
setup-public = Pública
setup-rated = Puntuada
setup-casual-with-hints = Amistosa, con pistas
setup-play-forced-moves = Jugar jugadas forzadas
setup-when-only-one-move-legal = Donde solo hay una jugada legal, la mesa la juega.
setup-no-hints-takebacks-only-if = Sin pistas, y no se deshace nada si no están todos de acuerdo. Quien se va pierde: por el reloj, diez minutos después de dejar la mesa o, sin reloj, tras un día de ausencia en su turno.
setup-anyone-may-ask-hints-no = Todos pueden pedir pistas y ninguna puntuación cambia. Quien se sienta lo ve de antemano.
setup-who-can-join = Quién puede unirse
setup-only-people-link-can-find = Solo encuentra la mesa quien recibe su enlace.
setup-private-and-watched = Solo encuentra la mesa quien recibe su enlace, y puede mirar.
setup-table-listed-home-anyone-can = La mesa aparece en Inicio, y cualquiera puede sentarse en un asiento libre.
setup-no-seat-open-so-others = No hay asientos libres, así que solo se puede mirar.
setup-solo-games-have-no-clock = Una partida para una sola persona no tiene reloj, y sin su enlace nadie la encuentra.
setup-no-clock = Sin reloj
setup-take-your-time = Tómate tu tiempo.
setup-per-move = Por jugada
setup-fixed-time-every-move-run = Tanto tiempo para cada jugada; quien lo agota pierde el asiento ante un bot.
setup-per-game = Por partida
setup-one-budget-all-moves-plus = Tanto tiempo para todas las jugadas propias, y un poco de vuelta tras cada una.
setup-days = Días
setup-correspondence-days-per-move-no = Por correspondencia: días para cada jugada, y nadie tiene que quedarse.
setup-seconds-per-move = Segundos por jugada
setup-minutes-per-game = Minutos por partida
setup-days-per-move = Días por jugada
setup-a-number-from-to = un número de { $low } a { $high }
setup-enter = Introduce { $allowed }.
setup-on = sí
setup-off = no

## Common [table]

common-plan-ahead = Planear

## Premoves [table]

premoves-which-one = { $action }: cuál, { $place }
premoves-always-here = Siempre «{ $pass }» aquí
premoves-always-at = Siempre «{ $pass }» en { $stage }
premoves-stop-passing-at = Dejar de pasar en { $stage }
premoves-plan-ahead-1-premove = Planear: 1 jugada anticipada
premoves-plan-ahead-premoves = Planear: { $queued } jugadas anticipadas
premoves-when-i-reach = Cuando llegue a
premoves-play-this-for-me = juega esto por mí
premoves-only-if = Solo si
premoves-no-condition = sin condición
premoves-has-played = { $name } ha jugado …
premoves-how-often = Cuántas veces
premoves-once = Una vez
premoves-each-time = Cada vez
premoves-at = … en
premoves-this = esto
premoves-when = Cuándo
premoves-on-their-last-turn = En su último turno
premoves-just-before = Justo antes
premoves-add-premove = Añadir jugada anticipada
premoves-only-if-played-their-last = solo si el último turno de { $who } incluyó «{ $what }»
premoves-only-if-has-just-played = solo si { $who } acaba de jugar «{ $what }»
premoves-each-premove-played-when-phase = Cada jugada anticipada se hace por ti cuando llega su fase, si entonces es legal. Nunca se juega otra cosa: si ninguna encaja, decides tú y el plan se cancela. Solo tú lo ves.
premoves-repeated = , cada vez
premoves-at-phase = En { $phase }{ $detail }
premoves-move-up = Subir: { $action }
premoves-remove = Quitar: { $action }
premoves-no-premoves-yet-they-played = Aún no hay jugadas anticipadas. Se juegan en orden, desde arriba.

## Summary of a finished game [end]

summary-chart-title = { $what } a lo largo de la partida
summary-chart-summary = { $what } a lo largo de la partida. Al final: { $says }
summary-turning-point = Punto de inflexión
summary-best-move = Tu mejor jugada
summary-costliest-move = Tu jugada más cara
summary-move = Jugada { $number }
summary-no-turning-point = Nada destaca: ninguna jugada ni tirada decidió por sí sola la partida.
summary-analysing = Analizando …
summary-find-turning-point = Buscar el punto de inflexión
summary-better = Mejor:

## Table [table]

table-sound = Sonido: { PERCENT($percent) }
table-sound-off = Sonido: desactivado
table-sound-heading = Sonido
table-sound-volume = Volumen
table-sound-mute = Silenciar
table-since-title = Desde tu último turno
table-since-replay = Ver de nuevo: { $name }
table-chat = Chat
table-watching = {" "}(mirando)
table-mute = Silenciar a { $line }
table-no-messages-yet = Aún no hay mensajes.
table-one-message-is-muted = { $hidden ->
    [one] Hay una línea silenciada.
    [many] Hay { $hidden } líneas silenciadas.
   *[other] Hay { $hidden } líneas silenciadas.
}
table-unmute-everyone = Dejar de silenciar a todos
table-quick-phrases = Frases rápidas
table-write-a-message = Escribe un mensaje
table-send = Enviar
table-share-this-table = Compartir esta mesa
table-why-not = ¿Por qué no?
table-resign = ¿Rendirte?
table-will-lose-game-others-play = La partida queda perdida para ti, sin vuelta atrás. Los demás siguen sin ti.
table-confirm-resign = Rendirse
table-play-on = Seguir jugando
table-leave-the-table = ¿Dejar la mesa?
table-game-rated-once-started-come = Esta partida es puntuada. Una vez empezada, vuelve antes de diez minutos o la pierdes, aunque un bot siga jugando por ti.
table-seat-stays-yours-now-can = Tu asiento sigue siendo tuyo por ahora: puedes volver. Mientras tanto, los demás pueden dejar que siga un bot.
table-leave = Salir
table-stay = Quedarse
table-back-to-the-board = Volver al tablero
table-table-panels = Partes de la mesa
table-hint-button = Pista
table-take-back = Deshacer
table-your-time-ran-out = Se te acabó el tiempo.
table-you-left-the-game = Dejaste la partida.
table-you-resigned = Te has rendido.
table-not-rated = No puntuada:
table-rated = Puntuada.
table-go-to-the-rematch = A la revancha
table-rematch = Revancha
table-practise-with-a-new-deal = Practicar con otro reparto
table-play-again = Jugar otra vez
table-new-game-against-bots = Nueva partida contra bots
table-results-of-the-day = Resultados del día
table-download-game = Descargar la partida
table-analyse-game = Analizar la partida
table-share-replay = Compartir la repetición
table-replay-link-copied = Enlace a la repetición copiado.
table-seal-until-midnight = El azar se selló antes de la primera jugada. Otros aún pueden jugar hoy con él; cuando acabe el día se revela, y se puede comprobar cada barajado y cada tirada.
table-seal-revealed = El azar se selló antes de la primera jugada. Ahora está a la vista: comprueba cada barajado y cada tirada, aquí o con
table-the-captain-is-thinking = El Capitán está pensando …
table-hint-progress = Progreso de la pista
table-the-captain-suggests = El Capitán propone:
table-averaging-points = , con { $score } puntos de media
table-wins-about-of-simulations-to = Gana cerca del { $percent } de { $trials } simulaciones ({ $percent2 } a { $percent3 }){ $detail }.
table-dismiss-hint = Cerrar la pista
table-hint-then = Después:
table-hint-or = O bien:
table-hint-as-good = más o menos igual de bueno
table-hint-cost-wins = { $percent ->
    [one] { $percent } punto porcentual menos de ganar
    [many] { $percent } puntos porcentuales menos de ganar
   *[other] { $percent } puntos porcentuales menos de ganar
}
table-hint-cost-points = { $points ->
    [one] cerca de { $points } punto menos
    [many] cerca de { $points } puntos menos
   *[other] cerca de { $points } puntos menos
}
table-hint-guess = Una estimación rápida: la búsqueda aún se está compilando.
table-move-of = , jugada { $played } de { $moves }
table-chapter-of = capítulo { $lesson } de { $chapters }{ $detail }
table-how-to-win = Cómo se gana.
table-play-game-own = Jugar tu propia partida
table-next-chapter = Capítulo siguiente
table-all-chapters = Todos los capítulos
table-log-newest-first = Historial, lo último primero
table-only-legal-move-played-automatically = Solo una jugada legal: se jugó sola.
table-seal-shown = El azar se selló antes de la primera jugada:
table-earlier = Anteriores
table-more = Más
table-others-moves = Jugadas de los demás
table-propose-a-takeback = Proponer deshacer
table-offer-a-draw = Ofrecer empate
table-light-theme = Tema claro
table-dark-theme = Tema oscuro
table-leave-table = Dejar la mesa
table-takebacks-so-far = Decisiones deshechas hasta ahora: { $times }
table-skip = Saltar
table-skip-to-the-prompt = Ir a tus opciones
table-speed-of-others-moves = Velocidad de los demás
table-rated-no-hints-leaving-game = Puntuada: sin pistas, y quien deja la partida la pierde, aunque siga jugando un bot.
table-why-not-title = Por qué no
table-not-allowed = No permitido.
table-read-the-rule = Leer la regla
table-offered-draw-waiting-others = Has ofrecido empate. Esperando a los demás.
table-proposed-takeback-waiting-others = Has propuesto deshacer. Esperando a los demás.
table-accept = Aceptar
table-no = No
table-bot-until-someone-joins = bot hasta que llegue alguien
table-bot-playing = juega el bot { $bot }
table-bot = bot
table-your-move = te toca
table-here-seat = presente
table-away-seat = ausente
table-out-of-time = sin tiempo
table-left-and-lost = perdió por irse
table-resigned = se rindió
table-left-seat = se fue
table-won = ganó
table-points = puntos
table-loses-at = pierde a las { $time }
table-sit-here = Sentarse aquí
table-replace-with-bot = Sustituir por un bot:
table-add-a-bot = Añadir un bot:
table-players-who-not-back-within = Quien no haya vuelto diez minutos después pierde la partida.
table-replace-with = Sustituir por el bot { $bot }
table-add-bot = Añadir bot { $bot }
table-seat-summary = Asientos, en breve
table-to-move = , le toca jugar
table-seats-and-scores = Asientos y puntos
table-copied = Copiado.
table-selected-copy-keyboard = Seleccionado: cópialo con el teclado.
table-anyone-link-can-take-free = Quien abra este enlace puede sentarse en un asiento libre, sin cuenta.
table-anyone-link-can-watch = Quien abra este enlace puede mirar.
table-link-to-this-table = Enlace a esta mesa
table-copy = Copiar
table-or-share-the-code = O di el código: { $id }
table-fair-dice = Dados limpios
table-every-die-card-game-fixed = Cada dado y cada carta de esta partida se fijaron y sellaron antes de la primera jugada. Al terminar se revela la semilla, y cualquiera puede comprobar que encaja. Anota el sello si quieres; este navegador ya lo ha hecho.
table-game-rated-stay-away-lose = Esta partida es puntuada: quien no vuelve la pierde.
table-table = Mesa
table-table-not-found = Mesa no encontrada
table-loading-the-table = Cargando la mesa …
table-table-game-id = { $game }, mesa { $id }
table-log-and-chat = Historial y chat
table-what-you-can-do = Lo que puedes hacer
table-game-over = La partida ha terminado
table-waiting-for-players = Esperando jugadores
table-your-turn = Te toca.
table-turn-of = Le toca a { $who }
table-is-thinking = { $who } está pensando …
table-plan-position-changed = Detenido: la posición ya no es la que habías previsto.
table-plan-stopped = Detenido. { $sentence }
table-plan-stop = Parar
table-plan-under-way = { $moves ->
    [one] Queda { $moves } jugada…
    [many] Quedan { $moves } de jugadas…
   *[other] Quedan { $moves } jugadas…
}
table-choose = elegir
table-why = por qué
table-come-back = Volver a la mesa
table-seat-yours-until-after-lose = Tu asiento es tuyo hasta las { $time }; después pierdes la partida.
table-your-seat-is-still-yours = Tu asiento sigue siendo tuyo.
table-there-free-seat-no-account = Hay un asiento para ti. No hace falta cuenta.
table-invite-a-friend = Invitar a alguien
table-add-bot-free-seat = O pon un bot en el asiento libre.
table-you-watch = Estás mirando.
table-about = Mesa { $about }
table-unrated = no puntuada
table-daily-challenge = reto del día
table-private = privada
table-spectators = { $watching } mirando
table-continues-from-move-another-game = sigue desde la jugada { $move } de otra partida
table-a-chapter-of-the-guide = un capítulo de la guía
table-longhaul-home-page = Longhaul, a la página de inicio
table-share = Compartir
table-phases-of-the-turn = Partes del turno
table-done = hecho:
table-new-to = ¿Primera vez con { $game }?
table-invited-you = { $name } te invita a { $game }
table-got-it = Entendido
table-show-me = Enséñame
table-not-allowed-right-now-choose = Ahora no está permitido. Elige algo para leer por qué:
table-or-type-any-move-like = O escribe cualquier jugada, como
table-try-it = Probar

## Board

board-none = nada
board-yes = sí
board-no = no
board-more = { $good }: una unidad más
board-fewer = { $good }: una unidad menos
board-how-many = { $good }: cuántas
board-then-done = y terminar
board-chosen = { $units } de { $total } elegidas
board-of-spaces-taken = { $units } de { $room } espacios ocupados

## Challenge

challenge-h-min = { $hours } h { $value } min
challenge-minute = { $minutes ->
    [one] { $minutes } minuto
    [many] { $minutes } minutos
   *[other] { $minutes } minutos
}
challenge-so-far = { $people ->
    [one] { $people } jugador
    [many] { $people } jugadores
   *[other] { $people } jugadores
} hasta ahora
challenge-no-results-yet = Aún no hay resultados
challenge-you-did-not-finish = No lo terminaste
challenge-your-game-is-waiting = Tu partida te espera
challenge-place-of = { $message }, puesto { $place } de { $people }

## Common

common-not-allowed-now = No permitido ahora
common-ship = Nave
common-points = { $value } puntos
common-start = Inicio
common-of = de { $ceiling }
common-you = Tú
common-missed = Perdido
common-score = Puntos
common-checking = Comprobando …
common-seed = Semilla
common-normal = Normal
common-slow = Lento
common-daily-challenge = Reto del día
common-games = Juegos
common-won = Victoria
common-who-won = ganó { $list }
common-replay = Repetición
common-share = { $won } comparten la victoria
common-board = Tablero
common-set-up-a-table = Preparar una mesa
common-result = Resultado
common-own = {" "}(tú)
common-play-todays = Jugar hoy
common-seat = { $low ->
    [one] { $low } asiento
    [many] { $low } asientos
   *[other] { $low } asientos
}
common-seats = { $low }–{ $high } asientos
common-solo = En solitario
common-min = { $minutes } min
common-show-fewer = Menos
common-all = Ver las { $rows }
common-sit-down = Sentarse
common-rated = puntuada
common-casual-hints-allowed = amistosa, con pistas
common-your-move = Te toca
common-log = Historial
common-seats-title = Asientos
common-to-move = le toca

## Home

home-one-space-trading-game = Un juego de comercio espacial
home-two-space-trading-games = Dos juegos de comercio espacial
home-three-space-trading-games = Tres juegos de comercio espacial
home-four-space-trading-games = Cuatro juegos de comercio espacial
home-space-trading-game = { $list ->
    [one] { $list } juego de comercio espacial
    [many] { $list } juegos de comercio espacial
   *[other] { $list } juegos de comercio espacial
}
home-pick-ship-make-fortune = Elige una nave y haz fortuna.
home-space-trading-games = Juegos de comercio espacial
home-against-bots-friends-one-click = { $detail } contra bots o amigos. Un clic, sin cuenta.
home-no-connection-server-retrying = Ahora mismo no hay conexión con el servidor. Reintentando …
home-pause-previews = Pausar las vistas previas
home-play-previews = Reproducir las vistas previas
home-open-a-finished-game = Abrir una partida terminada
home-every-finished-game-can-downloaded = Toda partida terminada ofrece su registro como archivo. Trae uno para repetirla o para seguir desde cualquier jugada.
home-this-server = Este servidor
home-longhaul-tabletop-space-trading-games = Longhaul{ $detail }: juegos de mesa de comercio espacial con todas sus reglas. Sin anuncios, sin rastreo, nada de fuera. Los dados y las cartas se sellan antes de la primera jugada, y cualquiera puede comprobarlos después de la última.
home-in-use-right-now = Ahora en uso: { $tables ->
    [one] { $tables } mesa
    [many] { $tables } mesas
   *[other] { $tables } mesas
}.
home-can-played-now-bots-get = Ya se puede jugar a { $list }; las reglas se están compilando y después los bots responderán más rápido.
home-same-dice-cards-everyone-one = Los mismos dados y cartas para todos, un intento.
home-results = Resultados
home-learn = Aprender
home-step-by-step = : { $game }, paso a paso
home-play-now-against-bots = Jugar ya: { $game } contra bots
home-start-here = Empieza aquí
home-play-now = Jugar ya
home-import-a-game = Importar una partida
home-have-a-code = ¿Tienes un código?
home-code-or-link = Código o enlace
home-join = Unirse
home-not-valid-code-table-link = Eso no es un código ni un enlace a una mesa.
home-my-games = Mis partidas
home-games-will-appear-here-when = Tus partidas aparecerán aquí cuando vuelva la conexión.
home-games-start-appear-here-so = Aquí aparecen las partidas que empieces, para que sigas cuando quieras. Pulsa arriba «Jugar ya».
home-open-tables = Mesas abiertas
home-no-open-tables-right-now = Ahora nadie espera jugadores. Prepara una mesa con un asiento libre y aparecerá aquí para todos.
home-watch = Ver
home-at = en { $game }
home-loading = Cargando …
home-bot = { $bots ->
    [one] { $bots } bot
    [many] { $bots } bots
   *[other] { $bots } bots
}
home-of-seats-free = { $freeSeats } de { $seats } asientos libres
home-with = con { $with }
home-waiting-for-players = espera jugadores
home-resume = Continuar
home-over = Terminada
home-lost = Derrota

## Live

live-connection-lost-reconnecting-nothing-lost = Conexión perdida. Reconectando … No se pierde nada.
live-reconnected-you-missed-nothing = Conexión recuperada. No te has perdido nada.
live-reconnected-you-missed-one-event = { $missed ->
    [one] Conexión recuperada. Mientras tanto ha pasado una cosa; aquí está.
    [many] Conexión recuperada. Mientras tanto han pasado { $missed } cosas; aquí están.
   *[other] Conexión recuperada. Mientras tanto han pasado { $missed } cosas; aquí están.
}
live-missed-one-event-marked-log = { $missed ->
    [one] Mientras no estabas ha pasado una cosa; el historial la señala.
    [many] Mientras no estabas han pasado { $missed } cosas; el historial las señala.
   *[other] Mientras no estabas han pasado { $missed } cosas; el historial las señala.
}
live-game-had-already-moved-so = La mesa había avanzado: no se ha hecho nada. Así está ahora.
live-position-changed-ask-new-hint = la mesa ha avanzado; pide otra pista
live-hint-lost-ask-again = la pista se ha perdido; pídela otra vez
live-server-cannot-reached-right-now = ahora mismo no se puede llegar al servidor
live-the-server-responded-with = el servidor respondió { $status }
live-could-not-load-earlier-entries = No se pudieron traer los pasos anteriores: { $value }.
live-instant = Al instante
live-there-no-connection-right-now = ahora mismo no hay conexión
live-the-connection-was-lost = la conexión se ha cortado mientras tanto

## Notices

notices-notifications-unread = Notificaciones: { $unread } sin leer
notices-notifications = Notificaciones
notices-mark-all-as-read = Marcar todo como leído
notices-unread = Sin leer:
notices-nothing-yet-when-turn-correspondence = Nada todavía. Cuando te toque en una partida por correspondencia, lo dirá aquí.

## Page

page-this-page-did-not-load = La página no se ha cargado
page-server-may-restarting-may-offline = Puede que el servidor se esté reiniciando o que no haya conexión. No se pierde nada: se vuelve a intentar.
page-try-again = Reintentar
page-home = Inicio
page-one-moment = Un momento …
page-day = { $days ->
    [one] { $days } día
    [many] { $days } días
   *[other] { $days } días
}
page-account = Cuenta
page-sign-in = Iniciar sesión
page-ladder = Clasificación
page-rules = Reglas
page-puzzles = Acertijos
page-language = Idioma
page-offline-pages-have-seen-still = Estás sin conexión. Lo que ya has visto sigue funcionando; el resto volverá con la conexión.
page-skip-to-content = Saltar al contenido
page-light = Claro
page-dark = Oscuro
page-system = Sistema
page-theme = Tema
page-play = Jugar
page-pages = Páginas
page-playing-as = Juegas como
page-close = Cerrar
page-against = contra
page-zoom-in = Acercar
page-zoom-out = Alejar
page-show-the-whole-map = Mostrar todo el mapa
page-unknown = desconocido
page-that-didnt-work = Eso no ha funcionado
page-seat-free = Asiento { $number } (libre)
page-no-clock = sin reloj
page-per-turn = { $base ->
    [one] { $base } día
    [many] { $base } días
   *[other] { $base } días
} por turno
page-time-per-turn = { $duration } por turno
page-per-game = { $duration } por partida
page-per-game-s-per-turn = { $duration } por partida y { $increment } s por turno
page-just-now = ahora mismo
page-minutes-ago = hace { $past } minutos
page-hours-ago = hace { $past } horas
page-days-ago = hace { $past } días

## Premoves

premoves-done = Listo

## Table

table-other = Otras
table-hint = pista
table-press-again-to-confirm = Pulsa otra vez para confirmar
table-press-again = { $sentence }. Pulsa otra vez: { $name }
table-with-a-warning = con un aviso
table-offers-a-draw = { $seat } ofrece empate.
table-proposes-a-takeback = { $seat } propone deshacer.
table-guide-for-now = Por ahora: { $label }.
table-takes-back-a-move = { $seat } deshace una jugada.
table-accepts = { $seat } acepta.
table-declines = { $seat } rechaza.
table-joins = { $text-name } se une.
table-the-bot-joins-as = El bot { $bot } se une como { $letter }.
table-leaves-the-table = { $seat } deja la mesa.
table-the-bot-takes-over-for = El bot { $bot } juega ahora por { $seat }.
table-resigns = { $seat } se rinde.
table-ran-out-of-time = A { $seat } se le acabó el tiempo.
table-left-the-game-and-lost = { $seat } dejó la partida y la ha perdido.
table-game-will-not-rated = Esta partida no se puntuará.
table-server-down-nobody-lost-time = El servidor no estaba; nadie pierde por ello.
table-the-game-is-lost = La partida está perdida.
table-you-made-it = Lo has conseguido.
table-made-it = { $name } lo ha conseguido.
table-nobody-wins = No gana nadie.
table-you-win = Ganas tú.
table-wins = Gana { $value }.
table-share-the-win-you = { $list } compartís la victoria.
table-share-the-win = { $list } comparten la victoria.
table-you-came-second = Has quedado en segundo lugar.
table-you-came-third = Has quedado en tercer lugar.
table-you-came-fourth = Has quedado en cuarto lugar.
table-you-came-fifth = Has quedado en quinto lugar.
table-you-came-sixth = Has quedado en sexto lugar.
table-you-came-th = Has quedado en el lugar { $place }.

## Verify

verify-passed = Correcto
verify-failed = Falla
verify-not-checked = Sin comprobar
verify-verify-again = Comprobar otra vez
verify-verify = Comprobar
verify-every-shuffle-roll-checks-out = Cada barajado y cada tirada es correcto.
verify-something-does-not-check-out = Algo no es correcto.
verify-move-by-move = { $rolls ->
    [one] { $rolls } tirada o carta
    [many] { $rolls } tiradas y cartas
   *[other] { $rolls } tiradas y cartas
}, jugada a jugada
verify-rolls-and-draws = Tiradas y cartas
verify-move = Jugada { $move }
verify-before-move-1 = Antes de la jugada 1
verify-seal = Sello
verify-salt = Sal
verify-do-not-trust-us = No te fíes de nadie: descarga el registro y ejecuta { $command } en tu propia máquina.
verify-seed-64-bits-generator-philox = Una semilla tiene 64 bits y el generador (Philox) no es un cifrado: buenos dados para jugar entre personas, no para apuestas. Por eso antes del final no se revela nada de la semilla, solo su sello: SHA-256 sobre la semilla y 128 bits de sal.
verify-seal-recomputed-browser-matches = sello recalculado en tu navegador: coincide
verify-seal-recomputed-browser = sello recalculado en tu navegador: es { $given }
verify-browser-cannot-recompute-seal-here = este navegador no puede hacer aquí un sello (necesita https); abajo está la palabra del servidor
verify-browser-did-not-see-game = este navegador no vio empezar la partida, así que no anotó ningún sello
verify-seal-browser-saved-during-game = es el sello que este navegador anotó durante la partida
verify-browser-had-saved-different-one = tu navegador había guardado otro: { $noted }

## Lo que los navegadores muestran sin el programa de la página

static-about = Comercio espacial de mesa contra bots o amigos. Un clic, sin cuenta.
static-no-script = Esta página necesita JavaScript. También se puede jugar en una terminal: { $command }.
static-offline = Sin conexión: ahora mismo no se puede llegar a Longhaul, y este navegador no guarda ninguna página suya. Inténtalo de nuevo:
