import { fold } from '@/contract/rules/menu-text/words'
import { editDistance } from '@/server/text/edit-distance'

/** The words that owners use in commands. A word close to a word of this list is corrected. */
const known = [
  ...[
    'agotado',
    'agotada',
    'agotados',
    'agotadas',
    'acabado',
    'acabada',
    'acabados',
    'acabadas',
    'terminado',
  ],
  ...[
    'publicar',
    'publica',
    'publicalo',
    'publicado',
    'corregir',
    'corrige',
    'programar',
    'programado',
    'programa',
  ],
  ...['cancelar', 'ayuda', 'gracias', 'plantilla', 'estadisticas', 'visitas', 'precio', 'manana', 'pasado'],
  ...['vuelve', 'vuelven', 'queda', 'quedan', 'borrar', 'elimina', 'cambia', 'mueve', 'historia', 'semana'],
  ...['quita', 'anade', 'sustituye', 'deshaz', 'deshacer', 'dejalo', 'suplemento', 'bebida', 'postre'],
  ...['miercoles', 'jueves', 'viernes', 'sabado', 'domingo', 'martes', 'cuanta', 'gente', 'menu'],
]

/** Words that are close to a command word but must not be corrected. */
const others = new Set([
  'semola',
  'menudo',
  'menus',
  'precios',
  'agente',
  'pasada',
  'pasalo',
  'pasala',
  'pasarlo',
  'cambialo',
  'muevelo',
  'cambio',
  'caliente',
  'queso',
  'nueve',
  'publico',
  'publique',
  'publiques',
  'publicamos',
  'publicas',
  'programo',
  'borro',
  'cambie',
  'cambies',
  'cambiamos',
  'muevo',
  'vuelvo',
  'cuanto',
  'cuantos',
  'cuantas',
  'postres',
  'quinta',
  'quinto',
  'bebidas',
  'deshacemos',
])

const spoken: [RegExp, string][] = [
  [/\b(agota|acaba|termina)o(s?)\b/g, '$1do$2'],
  [/\bk(e?)\b/g, 'que'],
  [/\bxa\b/g, 'para'],
  [
    /\bpa (?=(?:el|la|los|las|hoy|oy|hoi|manana|mnn|mñn|lunes|martes|miercoles|jueves|viernes|sabado|domingo|que|q|este|esta|estos|estas|cenar|comer|luego|despues|ya|mi|ti|llevar|un|una|todo|toda)\b)/g,
    'para ',
  ],
  [/\bq\b/g, 'que'],
  [/\b(?:xfa|porfa|porfavor|plis|pls)\b/g, 'por favor'],
  [/\b(?:oy|oi|hoi)\b/g, 'hoy'],
  [/\bai\b/g, 'hay'],
  [/\bmñn\b|\bmnn\b|\bmñna\b/g, 'manana'],
]

const right = new Set(known)

/**
 * Words of orders, days and answers in Catalan, Galician, Basque and English. Each is replaced by exactly one word, so that positions stay
 * the same.
 */
const foreign = new Map(
  (
    'bai:si oui:si yep:si ez:no nope:no nah:no non:no kaixo:hola eskerrik:gracias asko:muchas gracies:gracias grazas:gracias merci:gracias sisplau:por_favor ' +
    'posa:pon poseu:pon treu:quita traieu:quita esborra:borra elimina:elimina afegeix:anade afegir:anadir engade:anade engadir:anadir canvia:cambia canviar:cambiar kendu:quita gehitu:anade aldatu:cambia ' +
    'remove:quita delete:borra swap:cambia undo:deshaz cancel:cancela argitaratu:publica publicao:publicalo borrao:borralo desfes:deshaz desfai:deshaz ho:lo puja:sube sobe:sube baixa:baja move:mueve ' +
    'preu:precio prezo:precio prezioa:precio price:precio lloc:lugar amb:con sense:sin sen:sin without:sin per:por mateix:mismo mateixa:mismo same:mismo segon:segundo segons:segundos ' +
    'avui:hoy hoxe:hoy gaur:hoy today:hoy dema:manana mana:manana bihar:manana tomorrow:manana ahir:ayer onte:ayer atzo:ayer yesterday:ayer ' +
    'dilluns:lunes dimarts:martes dimecres:miercoles dijous:jueves divendres:viernes dissabte:sabado diumenge:domingo luns:lunes mercores:miercoles xoves:jueves venres:viernes ' +
    'kopiatu:copia errepikatu:repite ' +
    'monday:lunes tuesday:martes wednesday:miercoles thursday:jueves friday:viernes saturday:sabado sunday:domingo ' +
    'tanquem:cerramos tancat:cerrado pechamos:cerramos pechado:cerrado itxita:cerrado closed:cerrado sopar:cena xantar:comida cea:cena dinner:cena lunch:comida ' +
    'ten:tiene prezos:precios tamen:tambien tambe:tambien ou:o ara:ahora aixo:eso iso:eso hori:eso esgotat:agotado esgotada:agotada esgotado:agotado acabouse:agotado rematouse:agotado acabaronse:agotados ' +
    'temos:tenemos hai:hay pois:pues tinc:tengo tenim:tenemos fem:hacemos hem:hemos inclos:incluido inclosa:incluida inclosos:incluidos deixa:deja deixalo:dejalo deixao:dejalo deixeu:deja mesmo:mismo mesma:misma have:tenemos ' +
    'suplement:suplemento nit:noche vespre:noche noite:noche migdia:mediodia tanco:cierro obrim:abrimos queden:quedan falten:faltan pechar:cerrar menjar:comida cear:cenar programa:programa ' +
    'primeiro:primero primeiros:primeros sobremesa:postre sobremesas:postres volve:vuelve volven:vuelven leva:lleva levan:llevan porta:lleva porten:llevan ezabatu:borralo repeteix:repite copy:copia scheduled:programado planned:programado menua:menu ' +
    'esgotouse:agotado esgotaronse:agotados dous:dos duas:dos unha:una mais:mas ' +
    'kita:quita kitar:quitar kitame:quitame keda:queda kedan:quedan kiero:quiero kambia:cambia kitalo:quitalo'
  )
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([word = '', meaning = '']) => [word, meaning.replace('_', ' ')] as const),
)

/** «ostegunekoa asteartera kopiatu»: Basque days with their endings. */
const basqueDays = [
  ...['astelehen:lunes', 'astearte:martes', 'asteazken:miercoles', 'ostegun:jueves', 'ostiral:viernes'],
  ...['larunbat:sabado', 'igande:domingo', 'gaur:hoy', 'bihar:manana', 'atzo:ayer'],
]
const basqueEndings = ['a', 'an', 'ean', 'ko', 'eko', 'koa', 'ekoa', 'ra', 'era', 'rako', 'erako']
for (const pair of basqueDays) {
  const [day = '', meaning = ''] = pair.split(':')
  for (const ending of basqueEndings) foreign.set(day + ending, meaning)
}

/** Compares the letters only if the lengths are close, because the comparison is slow. */
const isNear = (word: string, other: string, slips: number) =>
  Math.abs(word.length - other.length) <= slips && editDistance(word, other) <= slips

const recent = new Map<string, string>()
const mostRecent = 2000

function spelled(word: string) {
  const found = recent.get(word)
  const known = foreign.get(word) ?? found
  if (known !== undefined) return known
  if (recent.size >= mostRecent) recent.clear()
  const written = nearestKnown(word)
  recent.set(word, written)
  return written
}

function nearestKnown(word: string) {
  if (word.length < 4 || right.has(word) || others.has(word)) return word
  const slips = word.length >= 9 ? 2 : 1
  return known.find((one) => one.length >= 5 && isNear(word, one, slips)) ?? word
}

/** Folds a text, removes punctuation and corrects typos in command words. */
export function plainWords(text: string): string {
  const known = plains.get(text)
  if (known !== undefined) return known
  const plain = plainOf(text)
  if (plains.size >= mostRecent) plains.clear()
  if (text.length <= 400) plains.set(text, plain)
  return plain
}

const galician =
  /(?<!\p{L})(?:hoxe|prezo|xa|non|temos|hai|mesmo|tamén|tamen|mañá|xoves|venres|luns|mércores|polo|é|volven?)(?!\p{L})/iu

/** Small words that have a meaning only beside others: «xa non», «o prezo é 13», «pal mediodía». The text around them stays. */
export const withoutDialect = (text: string) => {
  const spelled = text
    .replace(/(?<!\p{L})p['’]?al (?=\p{L})/giu, 'para el ')
    .replace(
      /(?<!\p{L})pa['’]? (?=(?:el|la|los|las|ho?y|ma[nñ]ana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|que|q|est[aeo]s?|cenar|comer|luego|despu[eé]s|ya|mi|ti|llevar|una?|tod[oa])(?!\p{L}))/giu,
      'para ',
    )
    .replace(/(?<!\p{L})(?:a les|ás) (?=\d)/giu, 'a las ')
    .replace(/(?<=\p{L})['’]s (?=sold|back|gone)/giu, ' is ')
    .replace(/(?<!\p{L})argitaratuta dago/giu, 'está publicado')
    .replace(/(?<=we)['’]re (?=\p{L})/giu, ' are ')
    .replace(/ has an? €(\d+) supplement/giu, ' suplemento $1')
  if (spelled.length <= 80 && / té (?=\d)|(?<!\p{L})l['’]\p{L}/iu.test(spelled))
    return spelled.replace(/ té (?=\d)/giu, ' tiene ').replace(/(?<!\p{L})l['’](?=\p{L})/giu, 'la ')
  if (!galician.test(spelled)) return spelled
  return spelled
    .replace(/(?<!\p{L})xa (?=n[oó]n?\b|hai|temos|está)/giu, 'ya ')
    .replace(
      /(?<!\p{L})o (?=prezo|mesmo|s[áa]bado|domingo|luns|martes|m[eé]rcores|xoves|venres|men[uú]|pan|viño|caf[eé])/giu,
      'el ',
    )
    .replace(/(?<!\p{L})do (?=luns|martes|m[eé]rcores|xoves|venres|s[áa]bado|domingo)/giu, 'del ')
    .replace(/(?<!\p{L})volve(n?) (?=haber|poñer|estar)/giu, 'vuelve$1 a ')
    .replace(/ é (?=\p{L}|\d)/gu, ' es ')
}

/** One turn asks for the same words again and again. */
const plains = new Map<string, string>()

function plainOf(text: string): string {
  let plain = fold(text)
    .replace(/[^\p{L}\p{N}€/:.,'\n ]+/gu, ' ')
    .replace(/(?<!\d)[.,:]|[.,:](?!\d)/g, ' ')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  for (const [pattern, spelling] of spoken) plain = plain.replace(pattern, spelling)
  return plain.replace(/\p{L}+/gu, spelled)
}
