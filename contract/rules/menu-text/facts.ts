import { wordTable } from '../../word-table'
import { type Amount, amountsIn, eurosOf, standIn } from './amounts'
import type { Include, Service } from './parsed-menu'
import { fold, listed, nearest, spellings, wordsOf } from './words'

/** Words without meaning of their own beside a price, a day or an included thing. */
export const glue = `
  menu, menus, menú, del, de, dia, dias, diario, diaria, hoy, el, la, los, las, lo, en, es, son, a, al, por, para, con, y, e, i, o, u, mas, todo, todos, toda, solo, solamente, precio, precios, preu, prezo, prezio, prezioa, pvp, total, completo, completa, complet, entero, osoa, casero, casera, persona, personas, pax, comensal, iva, incluido, incluida, incluidos, incluidas, incluye, incluyen, incluyendo, inclos, inclosa, inclou, incluye, inclue, incluido, barne, cada, semana, semanal, laborable, plato, platos, primer, primero, segundo, elegir, primeros, segundos, eleccion, un, una, uno, dos, 1, 2, nuestro, nuestra, este, esta, tiene, vale, cuesta, desde, euros, eur, c, p, p/p, especial, ejecutivo, degustacion, eguneko, menua, migdia, diari, do, da, per, amb, ambos, ambas, servicio, cubierto, tambien, ya, va, ejemplo, formula, oferta, super, sin, gran, hoxe, avui, gaur, gaurko, os, le, sale, queda, barra, mesa, comedor, salon, manana, proximo, proxima, xantar, express, cn, d, x, k, q, eta, barne, botella, botellas, jarra, copa, vaso, media, medio, casa, entra, entran, entrar, van, viene, vienen, toma, tomas, coma, sempre, siempre, seguimos, sigue, ponemos, pongo, dejamos, dejo, cobramos, cubierto, comes, comeis, cerrado, esta, estan, se, nos, sea, tot, totes, és, queda, sirve, servimos, sirven, sirviendo, comidas, damos, euro, euritos, sumar, hay, va, ir, elegido, gran, bez, iva, bai, barne, menuaren, tenim, cuberto, cambio, unico, individual, adulto, adultos, todas, copas, botellin, jarrita, una, dues, tambe, tamen, completos, enteros, osorik, osoa, nuestros,
  included, including, includes, includ, and, or, the, with, per, person, each, for, price, is, of, it, it's, also, plus, set, courses, course, only, all, in, served, from, costs, homemade, glass, comes, our, choice, either, your, co, coa, cos, plegat, tot, pel, ere, guztia, dena, ara, ademais, ademes, bona, bono
`

/** The things that a menu can include, with the names of the contract. */
export const includeWords = wordTable<'pan' | 'bebida' | 'postre' | 'cafe'>({
  pan: 'pan',
  pa: 'pan',
  panecillo: 'pan',
  ogia: 'pan',
  ogi: 'pan',
  bebida: 'bebida',
  bebidas: 'bebida',
  beguda: 'bebida',
  begudes: 'bebida',
  edaria: 'bebida',
  edari: 'bebida',
  agua: 'bebida',
  aguas: 'bebida',
  aigua: 'bebida',
  auga: 'bebida',
  ura: 'bebida',
  vino: 'bebida',
  vi: 'bebida',
  viño: 'bebida',
  vinito: 'bebida',
  ardoa: 'bebida',
  refresco: 'bebida',
  refrescos: 'bebida',
  refresc: 'bebida',
  cerveza: 'bebida',
  cervesa: 'bebida',
  cana: 'bebida',
  casera: 'bebida',
  kombucha: 'bebida',
  zumo: 'bebida',
  zumos: 'bebida',
  mosto: 'bebida',
  limonada: 'bebida',
  tinto: 'bebida',
  txakoli: 'bebida',
  sagardoa: 'bebida',
  garagardoa: 'bebida',
  vinos: 'bebida',
  canas: 'bebida',
  cervezas: 'bebida',
  botellines: 'bebida',
  consumicion: 'bebida',
  gaseosa: 'bebida',
  sidra: 'bebida',
  postre: 'postre',
  postres: 'postre',
  sobremesa: 'postre',
  postrea: 'postre',
  cafe: 'cafe',
  cafes: 'cafe',
  kafea: 'cafe',
  cafelito: 'cafe',
  infusion: 'cafe',
  infusiones: 'cafe',
  te: 'cafe',
  infusio: 'cafe',
  infusions: 'cafe',
  kafe: 'cafe',
  cortado: 'cafe',
  cremaet: 'cafe',
  verdejo: 'bebida',
  albarino: 'bebida',
  rioja: 'bebida',
  lambrusco: 'bebida',
  vinet: 'bebida',
  cervecita: 'bebida',
  canita: 'bebida',
  aguita: 'bebida',
  bodega: 'bebida',
  cava: 'bebida',
  licor: 'bebida',
  chupito: 'bebida',
  mistela: 'bebida',
  chicha: 'bebida',
  horchata: 'bebida',
  bread: 'pan',
  drink: 'bebida',
  drinks: 'bebida',
  water: 'bebida',
  wine: 'bebida',
  beer: 'bebida',
  dessert: 'postre',
  desserts: 'postre',
  pudding: 'postre',
  coffee: 'cafe',
  tea: 'cafe',
  viños: 'bebida',
  vins: 'bebida',
  vinho: 'bebida',
  cervexa: 'bebida',
  edariak: 'bebida',
  azkenburukoa: 'postre',
  kafesnea: 'cafe',
  chiquito: 'bebida',
  caña: 'bebida',
  cafetito: 'cafe',
  cafelet: 'cafe',
  cafeciño: 'cafe',
})

export type Facts = {
  amounts: Amount[]
  includes: Include[]
  /** A single thing without «incluye»: either an included thing, or a dish of the current course. */
  mayBeDish: boolean
  /** The words that say that something is not included. Null when nothing says so. */
  excluded: string | null
  /** The text says «incluye» or «incluido». */
  saysIncluded: boolean
  /** A number without a euro sign, and whether a word such as «precio» stands next to it. */
  plainFigure: { euros: number; named: boolean; words: string } | null
  service: Service | null
  nextWeek: boolean
  /** «Todo incluido»: everything is included, and nothing is named. */
  everything: string | null
}

export const glueWords = new Set(listed(glue.replaceAll('\n', ' ')))
export const services = new Map<string, Service>([
  ...[
    'comida',
    'comidas',
    'mediodia',
    'almuerzo',
    'migdia',
    'dinar',
    'xantar',
    'bazkaria',
    'eguerdia',
    'comer',
    'dinars',
    'dinar',
    'xantar',
    'bazkari',
    'menjar',
    'lunch',
    'lunchtime',
    'bazkaltzeko',
  ].map((word) => [word, 'comida'] as const),
  ...[
    'cena',
    'cenas',
    'cenar',
    'noche',
    'noches',
    'nocturno',
    'sopar',
    'sopars',
    'nit',
    'cea',
    'cear',
    'noite',
    'afaria',
    'afari',
    'gaua',
    'gaueko',
    'dinner',
    'evening',
    'tonight',
    'afaltzeko',
  ].map((word) => [word, 'cena'] as const),
])
const figure = /(?<![\d.,:/'])\d{1,4}(?:[.,'’]\d{1,2})?(?![\d:/h%º'’]|[.,]\d)/g

/** The facts of a text that says only price, hours, service and included things. Null for any other text. */
export function readFacts(text: string): Facts | null {
  const folded = fold(text).replace(/\bp\/p\b/g, 'persona')
  const figures = folded.match(figure)?.filter((found) => found !== '1' && found !== '2') ?? []
  const [only] = figures
  const written = wordsOf(folded.replace(standIn, ' ').replace(figure, ' '))
  if (figures.length > 1 || !written.every((word) => isFactWord(spellWell(word)))) return null
  const words = written.map(spellWell)
  const excludes = words.some((word) => denials.has(word)) && words.some((word) => word in includeWords)
  const amounts: Amount[] = []
  const includes = excludes ? notExcluded(folded) : includesIn(folded, words)
  const saysIncluded = words.some((word) => /^(?:inc$|incl|barne|entra|inclo|comes$)/.test(word))
  const named = words.some((word) =>
    /^(?:precio|preu|prezo|prezio|prezioa|pvp|menu|menus|menua|por|solo|a)$/.test(word),
  )
  return {
    amounts,
    includes,
    excluded: excludes ? (includes.length > 0 ? deniedIn(text) : text) : null,
    saysIncluded,
    mayBeDish: includes.length === 1 && !saysIncluded && text.search(standIn) < 0 && !only,
    plainFigure:
      only && includes.length + words.length < 24 ? { euros: eurosOf(only), named, words: text } : null,
    everything: includes.length === 0 ? wordsOfAll(text) : null,
    service: words.map((word) => services.get(word)).find(Boolean) ?? null,
    nextWeek:
      /(?:proxima|que viene|vinent|que ven) ?semana?|semana (?:que viene|proxima|que ven)|setmana (?:vinent|que ve)/.test(
        folded,
      ),
  }
}

/** «Todo incluido», «amb tot inclòs», «12 con todo». */
const allIncluded =
  /(?<!\p{L})(?:(?:todo|tot|todo o|all|everything|dena|guztia) (?:esta )?(?:incluid[oa]s?|inclos[oa]?s?|included|inclusive|barne|in)(?!\p{L})|(?:con|amb|with) (?:todo|tot|everything)(?! ?\p{L}))/u

function wordsOfAll(text: string): string | null {
  const found = allIncluded.exec(fold(text))
  return found ? text.slice(found.index, found.index + found[0].length).trim() : null
}

const denials = new Set([
  'no',
  'not',
  'sin',
  'aparte',
  'apart',
  'excepto',
  'salvo',
  'menos',
  'ni',
  'sense',
  'sen',
  'ez',
  'pero',
])

const longIncludes = spellings([
  'bebida',
  'bebidas',
  'postre',
  'postres',
  'incluye',
  'incluido',
  'incluidos',
  'refresco',
  'cerveza',
])

const spelt = new Map<string, string>()
const mostSpelt = 2000

/** «Bevida» is «bebida»: these words are never the name of a dish. */
export function spellWell(word: string): string {
  if (word.length < 5 || !/^[bpvirc]/.test(word) || Object.hasOwn(includeWords, word) || glueWords.has(word))
    return word
  const known = spelt.get(word)
  if (known !== undefined) return known
  const withB = word.replaceAll('v', 'b')
  if (Object.hasOwn(includeWords, withB)) return withB
  if (spelt.size >= mostSpelt) spelt.clear()
  const found = nearest(longIncludes, word) ?? word
  spelt.set(word, found)
  return found
}

const deniesAll =
  /^(?:el menu )?(?:no|ni|sin|sense|sen|ez) |(?:no (?:esta|estan|va|van|entra|entran)?(?: )?(?:inclu[a-z]*|en el precio)?|aparte|no)$/
const denies = /(?:^|[^a-z])(?:no|not|sin|aparte?|apart|excepto|salvo|menos|ni|sense|sen|ez)(?![a-z])/

const clauseMark = /[,;()]| pero | y la | y el | - |[\uE000-\uF8FF]/i

/** «Con pan y bebida, el café aparte»: the parts that deny, or all when they say little without the others. */
function deniedIn(text: string): string {
  const denied = text.split(clauseMark).filter((part) => denies.test(fold(part)))
  const plain = denied.every((part) => /(?:aparte?|inclu[a-z]*|inclos[a-z]*)[\s.!]*$/.test(fold(part)))
  return plain && denied.length > 0 ? denied.map((part) => part.trim()).join(', ') : text
}

/** «Con pan», «pan incluido»: a part that says by itself that something is included. */
const affirms = /(?:^|[^a-z])(?:con|amb|co|coa|with|inclu[a-z]*|inclos[a-z]*|barne|entran?)(?![a-z])/

/** «Pan y postre incluidos, bebida no»: the things of the parts that deny nothing. */
function notExcluded(folded: string): Include[] {
  const parts = folded.split(clauseMark)
  const says = parts.filter((part) => /inclu|inclo|entra/.test(part)).length
  if (
    deniesAll.test(folded.trim()) &&
    says <= 1 &&
    !parts.some((part) => affirms.test(part) && !denies.test(part))
  )
    return []
  return parts.flatMap((part) => (denies.test(part) ? [] : includesIn(part, wordsOf(part).map(spellWell))))
}

const isFactWord = (word: string) =>
  denials.has(word) ||
  glueWords.has(word) ||
  word in includeWords ||
  services.has(word) ||
  /^(?:edo|viene|semana|setmana|vinent|que|ven|ou|inc|incl[a-z]*)$/.test(word)

function includesIn(folded: string, words: readonly string[]): Include[] {
  const found = new Set<Include>(words.flatMap((word) => includeWords[word] ?? []))
  if (/[12] ?º|primer|segund/.test(folded)) found.delete('postre')
  const either =
    /(?:postres?|sobremesas?|postreak?|desserts?|pudding)(?: (?:caser[oa]s?|casola[ns]s?|del dia|de la casa|da casa|a elegir|variados?|of the day))? ?,? ?(?:o|u|edo|ou|or|o be|o bien|\/) ?(?:un |uno? |a )?(?:cafes?|coffee|infusio?n?|te|tea|kafea)(?![a-z])|(?:cafes?|kafea|coffee|tea) ?(?:o|u|edo|ou|or|o be|o bien|\/) ?(?:un |una |el |a |o |la )?(?:postres?|sobremesa|postrea|desserts?|pudding)(?![a-z])/
  if (!either.test(folded)) return [...found]
  found.delete('postre')
  found.delete('cafe')
  return [...found, 'postre-o-cafe']
}

export function factsWith(text: string, amounts: readonly Amount[]): Facts | null {
  const facts = readFacts(text)
  if (!facts) return null
  const found = amountsIn(text, amounts)
  const costsExtra = found.some(({ kind }) => kind === 'supplement')
  return { ...facts, amounts: found, includes: costsExtra ? [] : facts.includes }
}
