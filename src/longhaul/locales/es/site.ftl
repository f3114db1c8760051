### The messages of the site. What each is for is said in ../en/site.ftl.

language-name = Español

text = { $text }
seat = Puesto { $number }

## Warnings of every game

warning-irreversible = esto es definitivo
warning-lost-points = la partida acaba, y { $most ->
    [one] { $most } punto supera
    [many] { $most } de puntos superan
   *[other] { $most } puntos superan
} tus { $own }
warning-lost-credits = la partida acaba, y { $most } cr superan tus { $own }
warning-lost-levels = la partida acaba, y { $most ->
    [one] { $most } nivel supera
    [many] { $most } de niveles superan
   *[other] { $most } niveles superan
} tus { $own }
warning-lost-tiebreak = la partida acaba, y el empate es para otro
warning-lost-anyway = la partida acaba y gana otro, pase lo que pase

## Analysis

analysis-mistake-wins = { $seat }, { $when }: { $played }, { PERCENT($change) }; mejor: { $instead }
analysis-mistake-score = { $seat }, { $when }: { $played }, { NUMBER($change, maximumFractionDigits: 1) } puntos; mejor: { $instead }
analysis-chance-wins = { $seat }, { $when }: { JOIN($story, " ") } { PERCENT($change) } por azar
analysis-chance-score = { $seat }, { $when }: { JOIN($story, " ") } { NUMBER($change, maximumFractionDigits: 1) } puntos por azar

## Nouns that are counted

noun-day = día
    .many = de días
    .other = días
noun-unit = unidad
    .many = de unidades
    .other = unidades
noun-roll = tirada
    .many = de tiradas
    .other = tiradas

## How a game ends before its rules end it

ending-resigned = rendido
ending-agreed-to-be-a-draw = empate acordado
ending-the-others-left = los demás se fueron
ending-the-others-ran-out-of-time = a los demás se les acabó el tiempo
ending-the-others-resigned = los demás se rindieron
ending-the-others-resigned-or-ran-out-of-time = los demás se rindieron o se quedaron sin tiempo
ending-the-rules-or-the-cards-of-the-game-have-changed = las reglas o las cartas del juego han cambiado

## Premoves

premove-phase = { $stage }: { $phase }

## Commands at a table

rejected-old-rules-table = la mesa { $text-table } empezó con otras reglas o cartas; aquí no puede seguir
rejected-not-your-turn = no es tu turno
rejected-waiting = la partida empieza cuando todos los asientos están ocupados: envía el enlace o pon un bot
rejected-time-up = se te ha acabado el tiempo
rejected-over = la partida ha terminado
rejected-stale = la mesa ha avanzado: va por la versión { $version }, tu vista por la { $own }
rejected-entry = la entrada { $number } no sigue a la entrada { $version }
rejected-snapshot = mesa { $text-table }: no se puede leer la posición guardada: { $text }
rejected-not-seated = no tienes asiento en esta mesa
rejected-no-such-seat = no hay asiento { $number }; hay { $seats }
rejected-no-bot-level = no hay bot «{ $text-bot }»; hay { JOIN($text-known, ", ") }
rejected-daily-takeback = en el reto del día no se deshace nada: cada cual tiene un intento
rejected-others-acted = desde entonces ha actuado otra persona; pide su acuerdo
rejected-revealed = desde entonces se han revelado dados o cartas; pide el acuerdo de los demás
rejected-nothing-to-take-back = no hay nada que deshacer
rejected-ask = puedes pedir undo o draw, no «{ $text-what }»
rejected-request-open = responde antes a la petición pendiente
rejected-nobody-to-ask = no hay nadie a quien preguntar
rejected-no-request = no hay ninguna petición que responder
rejected-not-to-answer = no te toca responder
rejected-seated = ya tienes asiento en esta mesa
rejected-seat-taken = ese asiento está ocupado
rejected-person-there = ese asiento es de una persona
rejected-bot-there = ahí ya juega un bot
rejected-nobody-to-replace = en ese asiento no hay nadie a quien sustituir
rejected-in-time = por correspondencia no se puede sustituir a nadie antes de que se le acabe el tiempo
rejected-daily-bot = en el reto del día ningún bot sigue por ti
rejected-time-left = aún queda tiempo
rejected-no-clock = no corre ningún reloj
rejected-not-at-stake = no hay ninguna partida puntuada en juego
rejected-not-rated = esta partida no puntúa
rejected-record-secret = el registro contiene la semilla; se puede tener cuando acaba la partida
rejected-no-daily = «{ $text-game }» no tiene reto del día; lo hay en { JOIN($game, ", ") }
rejected-still-today = un reto del día se puede ver cuando acaba su día, a medianoche UTC

## Premoves

rejected-premove = jugada anticipada { $place }: { $reason }
rejected-premove-solo = una partida en solitario no tiene jugadas anticipadas: siempre te toca
rejected-premove-pace = salvo por correspondencia, solo puedes pasar por adelantado
rejected-premove-phase = «{ $text-action }» no se juega en la fase «{ $text-phase }»
rejected-premove-own-seat = una condición debe referirse al asiento de otro jugador
rejected-premove-twice = una jugada anticipada solo puede estar una vez en la lista
rejected-premove-gone = la jugada anticipada { $place } se ha jugado o quitado entretanto; recarga
rejected-premoves-many = puedes tener como mucho { $most } jugadas anticipadas en una mesa, no { $count }
rejected-no-phase = en una fase «{ $text-phase }» no se decide nada; sí en { JOIN($text-known, ", ") }
premove-action = { $title }: { JOIN($things, ", ") }
premove-unmet-move = la última jugada de { $seat } no fue «{ $action }»
premove-unmet-turn = { $seat } no jugó «{ $action }» en su último turno
premove-unmet = «{ $action }»: { $reason }.
premove-forbidden = «{ $action }»: { $reason } ({ $text-clause }).
premove-not-played = Tu jugada anticipada no se jugó. { JOIN($reasons, " ") }
premove-not-played-removed = Tu jugada anticipada no se jugó. { JOIN($reasons, " ") } Se quitaron tus otras jugadas anticipadas.
premoves-taken-back = Se quitaron tus jugadas anticipadas: se deshizo una jugada tuya.

## Setting up a table

rejected-setup = { $text-part-id ->
    [seats] asientos
    [clock] reloj
    [content] mazo
    [rated] puntuación
   *[other] { $text-part }
}: { $reason }
rejected-setup-seats = { $game } es para { $low } a { $high } personas, no para { $count }
rejected-setup-seats-exactly = { $game } es para { $low ->
    [1] 1 persona
   *[other] { $low } personas
}, no para { $count }
rejected-setup-seat = el asiento { $number } es «{ $text-seat }», pero puede ser { JOIN($text-known, ", ") }
rejected-setup-own-seats = solo puedes ocupar un asiento
rejected-setup-solo-clock = una partida en solitario no tiene reloj
rejected-setup-solo-rated = una partida en solitario no se puede puntuar
rejected-setup-pace = «{ $text-pace }» no es uno de { JOIN($text-known, ", ") }
rejected-setup-base = { $text-base } no está entre { $low } y { $high } para el reloj «{ $text-pace }»
rejected-setup-increment = un incremento es de 0 a { $high } segundos, y solo para el reloj «game»
rejected-no-set = no hay mazo «{ $text-set }»; hay { JOIN($text-known, ", ") }

## Setting up a game

rejected-unknown-game = no hay juego «{ $text-game }»; hay { JOIN($text-known, ", ") }
rejected-game-seats = { $game } es para { $high ->
    [1] 1 persona
   *[other] { $low } a { $high } personas
}, no para { $text-count }
rejected-seed = una semilla es un número entero de 0 a 2^64 - 1, no { $text-seed }
rejected-no-option = no hay opción «{ $text-option }»; este juego tiene { JOIN($text-known, ", ") }
rejected-option-switch = opción { $text-option }: «{ $text-value }» no es ni on ni off
rejected-option-choice = opción { $text-option }: «{ $text-value }» no es uno de { JOIN($text-known, ", ") }
rejected-option-bounds = opción { $text-option }: { $text-value } no está entre { $low } y { $high }

## Actions by their text forms

rejected-action-number = no hay acción { $text-action }; las acciones van de 0 a { $text-last }
rejected-action-verb = «{ $text-action }»: ninguna acción se llama «{ $text-verb }»; hay { JOIN($text-known, ", ") }
rejected-action-form = «{ $text-action }»: esta acción se escribe { $text-form }
rejected-action-word = «{ $text-action }»: en { $text-kind } no hay «{ $text-word }»; hay { JOIN($text-known, ", ") }

## Recorded games

rejected-record-setup = la partida no puede haber empezado así: { $reason }
rejected-record-rules = se jugó con la versión { $text-version } de las reglas de { $game }; este programa tiene la versión { $text-own }
rejected-record-content = se jugó con el mazo «{ $text-set }» ({ $text-hash }); aquí está «{ $text-own }» ({ $text-own-hash })
rejected-record-action = la acción { $number } del registro es { $text-action }, ni un número ni una forma de texto
rejected-record-illegal = la acción { $number } del registro no se puede jugar: { $reason }
rejected-record-result = según el registro resultó { $text-recorded }, pero resulta { $text-right }
rejected-record-form = { $text-file }: no es un registro de partida: debería ser un objeto JSON
rejected-record-format = { $text-file }: tiene el formato { $text-format }; este programa lee el formato { $text-own }

## Why a game is not rated

unrated-owner = alguien juega con un bot propio, o dos bots son de la misma persona
unrated-address = dos de los jugadores comparten una dirección de internet
unrated-pair = estos jugadores han alcanzado el límite de hoy de partidas puntuadas entre ellos
unrated-taken-back = se deshizo una decisión
unrated-drawn = se acordaron tablas
unrated-aborted = el servidor terminó la partida antes de tiempo
unrated-inherited = alguien ocupó un asiento por el que ya había jugado otro
unrated-short = terminó antes de que cada jugador tuviera { $turns } turnos
unrated-alone = no había nadie contra quien puntuar

## Results of daily challenges

daily-credits = { $credits } cr
daily-paid = todo pagado, quedan { $credits } V
daily-lost = derrota en el mes { $month }, turno { $turn }
daily-gave-up = se rindió
daily-unfinished = sin terminar
daily-playing = jugando

## Verification of records

check-seal = la semilla y la sal dan el sello { $text-seal }
check-seal-differs = el sha256 de sal y semilla es { $text-seal }, pero el sello del registro es { $text-given }: se cambió { $text-blame-id ->
    [commitment] el sello
    [seed] la semilla o la sal
   *[any] la semilla, la sal o el sello
}
check-seal-missing = falta { $text-missing } en el registro: no se puede comprobar el sello
check-no-seal = el registro no tiene sello, como las partidas jugadas en un terminal
check-noted = coincide con el sello anotado al empezar la partida
check-noted-given = el registro nombra el sello anotado, pero su semilla y su sal no lo dan
check-noted-differs = el sello anotado es { $text-noted }: el registro es de otra partida o de otra semilla
check-origin = se jugó con las reglas versión { $version } de { $game }, mazo «{ $text-set }» ({ $text-hash })
check-actions = todas las acciones ({ $count }) son legales
check-not-reached-start = no se { $text-what-id ->
    [actions] pudieron comprobar las acciones
    [trail] pudieron comprobar las posiciones
    [rolls] pudieron comprobar las tiradas
   *[result] pudo comprobar el resultado
}: la partida no se pudo empezar
check-not-reached-actions = no se { $text-what-id ->
    [actions] pudieron comprobar las acciones
    [trail] pudieron comprobar las posiciones
    [rolls] pudieron comprobar las tiradas
   *[result] pudo comprobar el resultado
}: no se pudieron jugar todas las acciones
check-trail = cada jugada ({ $count } en total) lleva a la posición registrada
check-trail-length = la cadena tiene { $links } eslabones para { $moves } jugadas: se añadieron o quitaron jugadas
check-trail-start = antes de la jugada 1: la partida no empieza como dice el registro: se cambió una opción, los asientos, las cartas, la semilla o la cadena
check-trail-strayed = { $move } no lleva a la posición registrada: ahí se cambió la acción, la semilla o la cadena
check-untraced = falta { $text-missing } en el registro: se quitó lo que había
check-no-trail = el registro no dice adónde llevó cada jugada
check-no-rolls = el registro no dice qué se tiró y sacó en cada jugada
check-rolls = cada tirada y cada carta ({ $count } en total) sale de la semilla
check-roll-unknown = jugada { $text-move }: el registro contiene una tirada, pero no la hubo
check-roll-missing = { $move }: el registro no contiene ahí ninguna tirada ni carta, pero la hubo
check-roll-differs = { $move }: el registro muestra { $says }, pero la semilla da { $gives }: se cambió una tirada o la semilla
check-move = jugada { $number } ({ $text-action } de { $seat })
check-before-first = antes de la jugada 1
check-nothing-more = nada más
check-result = llevan al resultado: { $ending }, puntos { JOIN($scores, ", ") }, ganó { $seat }
check-result-nobody = llevan al resultado: { $ending }, puntos { JOIN($scores, ", ") }, no ganó nadie
check-result-early = llevan a los puntos { JOIN($scores, ", ") }; la partida terminó antes de tiempo (rendición o tablas)
check-result-differs = el resultado no sale de las acciones: { JOIN($parts, "; ") }; se cambió un resultado o una acción
check-result-part = { $text-what } es { $text-recorded } en el registro, pero debería ser { $text-right }

## Requests in general

rejected-internal = algo ha fallado por nuestra parte; queda anotado
rejected-unavailable = la base de datos no está disponible ahora ({ $text })
rejected-busy = el servidor está ocupado; inténtalo en un momento
rejected-closing = el servidor se está apagando; inténtalo en un momento
rejected-restarted = el servidor se reinició mientras tanto
rejected-too-many = demasiadas peticiones; inténtalo en { COUNT($seconds, "second") }
rejected-bad-request = no se entiende esta petición
rejected-bad-method = esta dirección no acepta ese método
rejected-nothing-here = aquí no hay nada
rejected-invalid = no es válido: { $text }
rejected-no-body = hace falta un contenido en JSON
rejected-body-depth = el contenido está anidado con demasiada profundidad
rejected-body-size = es demasiado grande
rejected-body-bytes = la petición ocupa más de { $most } bytes
rejected-bad-json = el contenido no es JSON válido
rejected-not-json = el contenido debe ser JSON: envía Content-Type: application/json
rejected-content-length = la cabecera Content-Length no es un número
rejected-cut-off = la conexión se cerró antes de que llegara todo
rejected-socket = este socket fue rechazado
rejected-host = este servidor no responde a ese nombre de host; quien lo gestiona puede indicarlo con --public-url
rejected-cross-site = esta petición viene de la página de otro sitio, o no demuestra lo contrario
rejected-csrf = la cabecera X-Longhaul-CSRF falta o no es correcta; GET /api/me devuelve su valor
rejected-metrics = solo esta máquina puede leer las métricas
rejected-not-stored = no se pudo guardar: { $text }

## Accounts

rejected-not-signed-in = no has entrado; juega como invitado o entra con tu cuenta
rejected-nobody = entra como invitado o con tu cuenta
rejected-guest = los invitados no pueden; crea antes una cuenta
rejected-not-for-bots = los bots no pueden; su dueño sí
rejected-not-for-bots-browser = los bots no pueden; su dueño sí, en un navegador
rejected-wrong-login = nombre o contraseña incorrectos
rejected-wrong-password = contraseña incorrecta
rejected-banned = la cuenta «{ $text-name }» está vetada en este servidor
rejected-bad-token = este token no es válido; puede que se haya revocado
rejected-no-session = no existe esa sesión
rejected-no-account = esta cuenta ya no existe
rejected-claimed = esta cuenta ya tiene nombre y contraseña
rejected-no-bot = no existe ese bot
rejected-delete-bot = solo su dueño puede borrar un bot
rejected-too-many-bots = puedes tener como mucho { $most } bots
rejected-name-taken = el nombre «{ $text-name }» ya está ocupado
rejected-name-length = un nombre tiene de { $low } a { $high } caracteres
rejected-name-character = un nombre solo tiene letras, cifras, espacios, - y _; no puede tener «{ $text-character }»
rejected-name-invisible = un nombre solo tiene letras, cifras, espacios, - y _; no puede tener el carácter invisible { $text-code }
rejected-name-spaces = un nombre no empieza ni acaba con un espacio, ni tiene dos seguidos
rejected-name-reserved = «{ $text-name }» se confundiría con alguien; elige otro nombre
rejected-name-empty = un nombre necesita al menos una letra o una cifra
rejected-name-accents = en un nombre, los acentos van tras una letra, { $most } como máximo en cada una
rejected-name-scripts = un nombre no mezcla letras latinas, griegas y cirílicas: muchas se parecen
rejected-password-length = una contraseña tiene de { $low } a { $high } caracteres
rejected-password-is-name = la contraseña no puede ser el nombre: es lo primero que probarían otros
rejected-password-common = esa contraseña es demasiado común; elige otra

## E-mail addresses

rejected-no-mail = este servidor no envía correos
rejected-bad-address = eso no es una dirección de correo; tiene esta forma: nombre@example.org
rejected-address-confirmed = esta dirección ya está confirmada
rejected-address-changed = esta dirección se ha cambiado o quitado desde entonces
rejected-link-expired = este enlace ha caducado; pide uno nuevo en tu cuenta
rejected-bad-link = este enlace no es válido o está incompleto

## Tables of the server

rejected-no-table = no existe la mesa «{ $text-table }»
rejected-old-rules = esta partida se jugó con una versión anterior de las reglas o las cartas y ya no se puede mostrar
rejected-old-rules-scores = esta partida se jugó con una versión anterior de las reglas o las cartas y ya no se puede mostrar; los puntos eran { JOIN($scores, ", ") }
rejected-other-server = otro servidor ha cambiado esta mesa; comprueba la posición y vuelve a intentarlo
rejected-fenced = la mesa { $text-table } se cambió en otro lugar; se carga de nuevo
rejected-too-many-commands = hay demasiadas órdenes en espera en esta mesa
rejected-full = no hay asientos libres en esta mesa
rejected-not-yours = eso solo pueden hacerlo los jugadores y quien abrió la mesa
rejected-had-no-seat = no tenías asiento en esta mesa
rejected-no-rematch-yet = la revancha es cuando acabe la partida
rejected-not-watched = primero hay que mirar la mesa
rejected-too-many-tables = puedes ver como mucho { $most } mesas a la vez
rejected-message-size = un mensaje tiene como mucho { $most } bytes
rejected-bad-message = mensaje no válido: { $text }
rejected-empty = el mensaje está vacío
rejected-chat-length = un mensaje tiene como mucho { $most } caracteres
rejected-muted = estás silenciado y por ahora no puedes chatear; sí puedes jugar

## Frases rápidas del chat

phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-nice-move = Buena jugada
phrase-oops = Uy …
phrase-thanks = ¡Gracias!
phrase-your-move = Te toca
phrase-rematch = ¿Revancha?

## Hints, puzzles, lessons, daily challenges, replays and records

rejected-hint-turn = la pista es para quien tiene el turno
rejected-hint-daily = en el reto del día no hay pistas: cada cual por su cuenta
rejected-hint-rated = en una partida puntuada no hay pistas
rejected-too-many-jobs = espera a que acaben tus otras peticiones
rejected-no-job = no existe ese encargo
rejected-no-player = aquí no hay nadie llamado «{ $text-player }»
rejected-no-puzzle = no existe el acertijo «{ $text-puzzle }»
rejected-no-puzzle-move = «{ $text-move }» no es una jugada aquí
rejected-old-puzzle = el acertijo { $text-puzzle } se hizo para otras reglas o cartas; genera otros
rejected-no-chapter = la guía tiene { COUNT($chapters, "chapter") }, y no el { $text-number }
rejected-no-day = «{ $text-day }» no es una fecha como 2026-11-15
rejected-future-day = { $text-day } aún no ha llegado
rejected-no-game = no hay partida «{ $text-game }» que ver
rejected-no-move = la partida no tiene jugada { $move }; la última es la { $moves }
rejected-over-there = ahí la partida ya ha acabado: sigue desde una jugada anterior
rejected-seats = esta partida tiene { $seats }, no { $count }
rejected-replay-slow = volver a jugar esta partida lleva aquí demasiado tiempo
rejected-no-record = no hay ningún registro «{ $text-record }»
rejected-too-many-records = aquí puedes guardar como mucho { $most } registros
rejected-record = registro: { $reason }
rejected-record-set = se jugó con el mazo «{ $text-set }», que no está aquí
rejected-record-json = no es JSON: { $text }
rejected-record-length = «{ $text-what }» tiene como mucho { $most } caracteres
rejected-record-bots = bot_seats: debería nombrar asientos de { $seats }, cada uno una vez

## Notices

notice-move = Te toca en { $game }.
notice-stuck = Te toca en { $game }. { $note }
notice-played = Se jugó tu jugada anticipada en { $game }: { $action }.
notice-cleared = { $game }: { $note }
notice-draw = Te proponen tablas en { $game }.
notice-takeback = Te piden permitir que se deshaga una jugada en { $game }.
notice-late = Se te acabó el tiempo en { $game }.
notice-left = Dejaste { $game } y has perdido la partida.
notice-over-drawn = { $game } ha terminado: acordasteis tablas.
notice-over-left = { $game } ha terminado: te fuiste y perdiste.
notice-over-late = { $game } ha terminado: se te acabó el tiempo.
notice-over-lost = { $game } ha terminado: no has ganado.
notice-over-won = { $game } ha terminado: has ganado.
notice-over-shared = { $game } ha terminado: compartes la victoria.
notice-rules = Tu partida de { $game } se terminó sin puntuar: una actualización de este servidor ha cambiado las reglas.

## Mails

mail-confirm-subject = ¿Es esta tu dirección?
mail-confirm =
    Alguien, esperamos que tú, ha pedido correos de { $text-site } cuando le toque en una partida por correspondencia.

    Si has sido tú, abre este enlace antes de dos días:

    { $text-link }

    Si no, ignora este correo: no volverás a saber de nosotros.
mail-turn-subject = Te toca en { $game }
mail-turn =
    { $notice }

    { $text-link }

    Tiempo restante: { $left }.

    --
    Recibes este correo porque activaste los avisos en tu cuenta de { $text-site }
    Para no recibir más: { $text-stop }
mail-left-soon = menos de una hora
mail-left-hours = { COUNT($hours, "hour") }
mail-left-days = { COUNT($days, "day") }

## Files, bots and the arena

rejected-no-file = { $text-file }: no existe ese archivo
rejected-unreadable = { $text-file }: no se puede leer: { $text }
rejected-unwritable = { $text-file }: no se puede escribir: { $text }
rejected-file-name = «{ $text-file }» no es un nombre de archivo válido
rejected-not-toml = { $text-file }: no es TOML válido: { $text }
rejected-not-record = { $text-file }: no es un registro de partida: { $text }
rejected-no-content = «{ $text-content }»: no es un archivo que acabe en .toml ni uno de { JOIN($text-known, ", ") }
rejected-not-puzzles = { $text-file }: no es un archivo de acertijos
rejected-other-puzzles = { $text-file }: tiene acertijos para { $text-game }, no para { $text-own }
rejected-bot-load = no se puede cargar el bot «{ $text-bot }»: { $text }
rejected-bot-make = no se puede crear el bot «{ $text-bot }» a partir de (rulebook, seed): { $text }
rejected-bot-method = el bot «{ $text-bot }» no tiene el método `choose`
rejected-bot-iterations = el bot «{ $text-bot }» debería ser un nivel, @ y un número de iteraciones, como captain@2000
rejected-bot-setting = el bot «{ $text-bot }»: «{ $text-change }» debería ser AJUSTE=NÚMERO, con { OR($text-known) }
rejected-bot-twice = el bot { $text-bot } aparece dos veces: solo es posible si los bots son exactamente una alineación
rejected-bot-action = el bot { $text-bot } eligió una acción no permitida: { $text }
rejected-record-folder = { $text-folder }: aquí no se pueden guardar registros: { $text }
rejected-record-exists = { $text-file } ya existe; elige otra carpeta
rejected-not-results = { $text-file }: no es un archivo de resultados de la arena
rejected-other-results = { $text-file }: tiene resultados para { $text-name } { $text-theirs }, no { $text-own }; elige otro archivo
rejected-no-ratings = las clasificaciones necesitan el paquete openskill: pip install 'longhaul[lab]'
rejected-no-tests = { $text-folder }: no existe esa carpeta; ejecuta esto en una copia del proyecto

## Games and nouns

game-dice-traders = Dice Traders
    .about = Tira planetas, comercia y gánale al calendario.
game-free-trader = Free Trader
    .about = Explora, comercia, lucha y haz cuatro pagos.
game-gem-traders = Gem Traders
    .about = Extrae gemas, aprovecha la bolsa y lleva el oro a casa.
game-star-traders = Star Traders
    .about = Comercia por las líneas, arma una flota y sé dueño de los mundos que cuentan.

noun-second = segundo
    .many = segundos
    .other = segundos
noun-hour = hora
    .many = horas
    .other = horas
noun-chapter = capítulo
    .many = capítulos
    .other = capítulos

## Bots

bot-cadet = Cadete
    .about = Principiante: conoce lo básico y comete errores.
bot-trader = Comerciante
    .about = Juega sencillo y sólido, al instante.
bot-captain = Capitán
    .about = Calcula por adelantado: un quinto de segundo por decisión.
bot-admiral = Almirante
    .about = Calcula más lejos: un segundo por decisión.
