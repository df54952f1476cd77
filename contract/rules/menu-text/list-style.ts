import { jointsOf } from './joints'
import { isConnector, isFood, isGarnish, knownBeginning } from './known-dishes'
import { fold, listed, stem, stems } from './words'

/** A part that is a dish by itself, and no ingredient of the part before. */
function isStrong(part: string): boolean {
  const words = stems(fold(part))
  const [first = ''] = words
  const known = knownBeginning(words)
  return known !== null && (!isGarnish(first) || words.length > 1)
}

/** «Calçots amb romesco, graellada, mongetes, crema catalana»: these commas separate dishes, not the ingredients of one dish. */
export function isCommaList(text: string): boolean {
  const commas = jointsOf(text).filter(({ mark }) => mark === 'comma')
  if (commas.length < 2) return false
  const parts = commas.map(({ end }, at) => text.slice(end, commas[at + 1]?.start))
  return parts.filter(isStrong).length * 2 >= parts.length
}

/** Dishes that owners write in one word. */
const oneWord = new Set(
  listed(
    'lentejas, gazpacho, salmorejo, fabada, paella, cocido, callos, fideua, migas, macarrones, espaguetis, garbanzos, potaje, ajoblanco, consome, ensaladilla, porrusalda, marmitako, pisto, albondigas, croquetas, boquerones, sardinas, calamares, merluza, pollo, lasana, canelones, menestra, puchero, gazpachuelo, vichyssoise, escalivada, esqueixada, escudella, llenties, macarrons, canelons, truita, tortilla, flan, natillas, cuajada, yogur, entrecot, secreto, emperador, dorada, lubina, salmon, trucha, chuletas, costillas, lomo, escalope, hamburguesa',
  ).map(stem),
)

/** Words that end a name: what follows is another dish. */
const closing = new Set(
  listed(
    'mixta, mixto, asado, asada, asados, frito, frita, fritos, fritas, empanado, empanada, empanados, plancha, horno, romana, casera, casero, caseras, caseros, guisado, guisada, guisados, rebozado, rebozada, salsa, tomate, bolonesa, bolognesa, boloñesa, carbonara, pesto, verduras, chorizo, estofado, estofada, estofadas, estofados, brasa, ajillo, marinera, gallega, cubana, milanesa, rusa, cesar, murciana, andaluza, verde, rellenos, rellenas, adobado, relleno, rellena, encebollado, encebollada, gratinado, gratinada, vinagreta, campera, castellana, madrilena, riojana, vizcaina, tinta, vinagre, patatas, limon, roquefort, pimienta, jamon, queso, pescado, mariscos, marisco, calabacin, calabaza, cebolla, ajo, leche, galletas, zanahoria, tiempo, natural',
  ).map(stem),
)

/** The places where a dish begins without any mark: «lentejas | ensalada mixta | filete de pollo empanado | merluza a la romana». */
export function unmarkedJoints(text: string): number[] {
  const words = [...fold(text).matchAll(/[\p{L}\p{N}'’·]+/gu)].map(({ index, 0: word }) => ({
    index,
    stem: stem(word),
  }))
  const all = words.map((word) => word.stem)
  const found: number[] = []
  let from = 0
  for (let at = 1; at < words.length; at += 1) {
    const before = all[at - 1] ?? ''
    const own = all.slice(from, at)
    if (isConnector(before) || own.length === 0 || !begins(all, at)) continue
    const ended = own.length > 1 ? endsName(own) : oneWord.has(own[0] ?? '')
    const gap = text.slice(words[at - 1]?.index, words[at]?.index)
    if (!ended || /[,/()+–—-]/.test(gap)) continue
    found.push(words[at]?.index ?? 0)
    from = at
  }
  return found
}

function endsName(own: readonly string[]): boolean {
  const last = own.at(-1) ?? ''
  return closing.has(last) || (own.some(isConnector) && own.length > 2) || oneWord.has(own[0] ?? '')
}

/** «Ensalada malagueña», «ensalada ilustrada»: an adjective that tells a salad from others. */
const ofPlace = /^[a-z]{3,}(?:en|an|in|ad|id|es|iv|ic|al)[ao]?$/

/** Whether a new dish begins at a word, or the word belongs to the dish before. */
function begins(all: readonly string[], at: number): boolean {
  const known = knownBeginning(all.slice(at, at + 5))
  if (!known?.sure) return false
  const [first = '', next = ''] = all.slice(at, at + 2)
  if (!isGarnish(first)) return next !== '' || oneWord.has(first)
  return (
    next !== '' &&
    !['y', 'o', 'e', 'u', 'i'].includes(next) &&
    (isConnector(next) || isFood([next]) || closing.has(next) || ofPlace.test(next))
  )
}
