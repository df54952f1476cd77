import type { Course } from './change'

/** What a word does in an order, whatever stands around it. */
export type Cue =
  | 'out'
  | 'away'
  | 'back'
  | 'have'
  | 'put'
  | 'swap'
  | 'instead'
  | 'not'
  | 'without'
  | 'also'
  | 'yes'
  | 'filler'
  | 'comma'
  | 'hedge'

const words = (list: string) => new Set(list.split(' '))

const cues: [Cue, RegExp][] = [
  [
    'out',
    /^(?:agot(?:[oa]|ad[oa]s?|aron|aste|amos)|acab(?:[oa]|ad[oa]s?|aron|ose|at|ats|amos)|termin(?:[oa]|ad[oa]s?|aron|amos)|finiquitad[oa]s?|fini|kaput|fundi(?:o|d[oa]s?|eron)|vol(?:o|aron|ad[oa]s?)|esfum(?:o|ad[oa]s?)|vendid[oa]s?|vol(?:at|ats)|sold|gone|finished|rematad[oa]s?|liquidad[oa]s?|volaos?)$/,
  ],
  [
    'away',
    /^(?:quit(?:a|ar|ame|ale|as|ad|amos|emos|es|en|alo|ala|alos|alas|arlo|arla)|elimin(?:a|ar|ame|alo|ala|amos)|borr(?:a|ar|ame|alo|ala|amos)|sac(?:a|ar|ame|alo|ala|amos)|retir(?:a|ar|alo|ala|amos)|tach(?:a|ar|alo|ala)|fuera|sobran?|descart(?:a|ar|amos)|remove|drop|take|treu)$/,
  ],
  [
    'back',
    /^(?:vuelven?|volver|volvio|vuelto|repon|repuest[oa]s?|reponemos|repone|aparecid[oa]s?|aparecio|aparecieron|regresan?|back|again|torna|tornen|volta|voltan)$/,
  ],
  [
    'have',
    /^(?:hay|haya|quedan?|tenemos|tengo|ten|have|llegan?|llego|llegaron|llegad[oa]s?|tra(?:en|ido|jeron|jo)|vino|viene|vienen|vinieron|venid[oa]s?|damos|doy|dar|hacemos|hago|hacer|servimos|sirvo|servir|sirven|va|van|ir|llevamos|haremos|tendremos|daremos|pondremos)$/,
  ],
  [
    'put',
    /^(?:pon|ponme|ponle|ponemos|pongo|poner|poned|pones|ponga|pongas|pongamos|ponlo|ponla|mete|meto|meter|meteme|metemos|anade|anadir|anademe|anadimos|agrega|agregar|suma|sumar|incorpora|posa|posem|afegeix|put|add|sacamos|saco|apunta|apuntame|metele)$/,
  ],
  [
    'swap',
    /^(?:cambi(?:a|ar|ame|as|amos|o|emos|alo|ala|arme|arle|en)|cambio|sustitu(?:ye|ir|yeme|imos)|reempla(?:za|zar|zamos)|canvi(?:a|ar|em)|change|swap|replace|modific(?:a|ar|ame))$/,
  ],
  ['not', /^(?:no|ni|tampoco|not)$/],
  ['without', /^(?:sin|without|sense)$/],
  ['also', /^(?:tambien|ademas|igualmente|too)$/],
  ['yes', /^(?:si|sip)$/],
  ['comma', /^[,;:]$/],
]

/** Words with which nothing is ordered: it may be, it was, somebody says it. */
const hedges = words(
  'casi cuando cuanto quiza quizas creo parece puede podria tal ayer antes dice dicen dijo decia dicho comenta comentan pregunta preguntan estaba estaban era eran estuvo estuvieron seria fueron fue igual media medio poco poca pocas pocos apenas solo buen bueno buena buenos ricas rico rica ricos quien cual que como donde si depende esperemos ojala comi comio comido pidio pide piden mesa mesas reserva cliente clientes proveedor foto hambre almost maybe if when nearly barely only nadie nunca jamas ningu ninguen inork nobody never',
)
const fillers = words(
  'el la los las lo un una uno alguno alguna unos unas o os els les del al de l d en a y e i me te se nos le les mi nuestro nuestra este esta estos estas ese esa esos esas hoy ahora ya luego entonces pues es son esta estan ha han he hemos haya vamos voy vas va quiero quisiera queremos necesito toca hay por para con ' +
    'plato platos cosa cosas menu carta mas que mejor lista dentro all the of to we i is are was has it its some our my today now us ens hem ' +
    'and anymore any left mira oye eso ese aqui aun todavia todo toda todos todas',
)
const courses: [RegExp, Course][] = [
  [/^(?:primer[oa]?s?|primer|first|starters?)$/, 'primero'],
  [/^(?:segund[oa]s?|segon|segons|main|mains|principal|principales)$/, 'segundo'],
  [/^(?:postres?|desserts?|sobremesa)$/, 'postre'],
  [/^(?:entrantes?|entrants?)$/, 'entrante'],
]

export const courseOfWord = (word: string): Course | null =>
  courses.find(([pattern]) => pattern.test(word))?.[1] ?? null

export const isFiller = (word: string) => fillers.has(word)
export const isHedge = (word: string) => hedges.has(word)

const instead =
  /^(?:por(?= (?!favor))|en su (?:lugar|puesto|sitio)|(?:en )?(?:vez|lugar) del?|en (?:vez|lugar)|instead of|instead|a cambio de|a cambio)(?= |$)/
/** How many words «en su lugar», «en vez de» … are. */
export const sizeOfInstead = (words: string[]) => instead.exec(words.join(' '))?.[0].split(' ').length ?? 0

export const cueOf = (word: string): Cue | null => cues.find(([, pattern]) => pattern.test(word))?.[0] ?? null
