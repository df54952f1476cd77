import { type Amount, eurosOf, firstStand } from './amounts'
import { includeWords } from './facts'
import { roleBetween } from './price-roles'
import { fold } from './words'

export type MarkedLine = { marked: string; amounts: Amount[] }

type Candidate = { line: MarkedLine; start: number; end: number; euros: number; score: number }

const figure = /(?<![\d.,:/'’´+$€\p{L}]|[-–] ?|\d )(\d{1,3}(?:[.,'’´]\d{1,2})?)(?![\d/%ºª\p{L}]|[.,'’´:]\d)/gu

/** Words after a figure that counts or numbers something, so the figure is not a price. */
const counted =
  /^ ?(?:h\b|horas?|hores|min|minutos|personas|pers\b|pax\b|comensales|ud|uds|unidad|pzas?|piezas?|gr?s?\b|kgs?\b|kilos?|cl\b|ml\b|l\b|litros?|anos|delicias|quesos|leches|estaciones|chocolates|sabores|pisos|purés|plats?\b|platos?|platera|mesas?|plazas|dias?\b|semanas?|primer|segund|entrant|postres?\b(?! )|opciones|raciones|medi[ao]s?\b|cuartos|dedos|de [a-z]{3,10}(?:bre|ro|zo|il|yo|io)\b|vegades|razas|carnes|salsas|pimientas)/
const numbered =
  /(?:^|[^\p{L}])(?:mesa|dia|dies|num|numero|n|no|tel|telefono|tlf|la semana|de la setmana|tarifa semana|alergenos?|calle|c|carrer|local|piso|menu n|opcion|opciones|alas?|las|les|els|lunes|martes|miercoles|jueves|viernes|sabado|domingo|monday|tuesday|wednesday|wed|thursday|thu|friday|fri|saturday|sat|sunday|sun|luns|mercores|xoves|venres|dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge|ninos?|nens|infantil|hasta|fins|para|per a|grupos? de|minimo|maximo|desde|dos|tres|los|ana?da|antes|abans|era|eran|costaba|ayer)[ .:]{1,2}$/u
/** «Sat & sun 22.50»: two decimals number no day. */
const weekend =
  /(?:monday|tuesday|wednesday|wed|thursday|thu|friday|fri|saturday|sat|sunday|sun|lunes|martes|miercoles|jueves|viernes|sabado|domingo)[ .:]{1,2}$/
const priceBefore =
  /(?:^|[^\p{L}])(?:precio|preu|prezo|prezioa?|pvp|menu|a|por|per|son|vale|cuesta|sale|total|todo|cubierto|solo|es|queda en|sube a|completo|persona|price|only|costs|it s|it's|is|prezo|val|costa)(?: el)?[ :.]{1,3}$/u
const includesBehind = new RegExp(
  String.raw`^ ?,?[ (]{0,2}(?:(?:todo|tot|con|amb|co|coa|with|and|plus|each|per person|y|i|iva|\+ ?iva|mas iva|incl[a-z]*|solo|por (?:persona|nino|cabeza)|per persona|el cubierto|persona|pax|cada uno|p\/p|euros?|completo|como siempre|el menu|de siempre|de precio)\b|(?:${Object.keys(includeWords).join('|')})(?![a-z]))`,
)

function scoreOf(folded: string, start: number, end: number, figures: string): number {
  const before = folded.slice(Math.max(0, start - 24), start)
  const behind = folded.slice(end, end + 30)
  if (counted.test(behind) || (numbered.test(before) && !(/[.,]\d\d$/.test(figures) && weekend.test(before))))
    return -9
  // A figure without a sign and without other words is read as it is, with a question to the owner.
  if (!/[\p{L}]/u.test(folded)) return -9
  if (/\([^)]*$/.test(folded.slice(Math.max(0, start - 20), start)) && !/precio|menu/.test(before)) return -9
  const euros = eurosOf(figures)
  if (euros < 2.5 || euros > 150) return -9
  let score = 0
  if (/[.,'’´]\d{2}$/.test(figures)) score += 4
  else if (/[.,'’´]\d$/.test(figures)) score += 3
  if (euros >= 7 && euros <= 40) score += 1
  if (priceBefore.test(before)) score += 3
  if (includesBehind.test(behind)) score += 3
  if (/^\s*(?:$|[.!]\s*$)/.test(behind)) score += 2
  else if (/^ ?[.;,)(–—!|-]/.test(behind)) score += 1
  if (/(?:^|[.,;:|!)=–—-] ?)$/.test(before)) score += 1
  if (/(?:^|[^\p{L}])(?:de|del|con|y|en|al|la|el|o)\s$/u.test(before)) score -= 3
  return score
}

const least = 4

function candidatesOf(line: MarkedLine): Candidate[] {
  const folded = fold(line.marked)
  if (!/\d/.test(folded)) return []
  return [...folded.matchAll(figure)].flatMap(({ index, 0: figures }) => {
    const end = index + figures.length
    const score = scoreOf(folded, index, end, figures)
    const roled =
      roleBetween(folded.slice(Math.max(0, index - 40), index), folded.slice(end, end + 30)) !== undefined
    return score < (roled ? 1 : least) ? [] : [{ line, start: index, end, euros: eurosOf(figures), score }]
  })
}

const hasRole = (folded: string, { start, end }: Candidate) =>
  roleBetween(folded.slice(Math.max(0, start - 40), start), folded.slice(end, end + 30)) !== undefined

/** More figures than this behind dishes are the prices of the dishes. */
const mostOfOne = 2

/** If no amount of a message has a euro sign, the figures that can only be the price of the menu get one. */
export function signPrices(lines: readonly MarkedLine[]): void {
  const isPriced = lines.some(({ amounts }) => amounts.some(({ kind }) => kind === 'price'))
  for (const line of lines) {
    const found = candidatesOf(line)
    const folded = fold(line.marked)
    const plain = found.filter((one) => !hasRole(folded, one))
    if (found.length === 0 || (!isPriced && plain.length > mostOfOne)) continue
    const best = (plain.length > 0 ? plain : found).reduce((one, other) =>
      other.score > one.score ? other : one,
    )
    const chosen = found.filter((one) => (one === best && !isPriced) || hasRole(folded, one))
    for (const { start, end, euros } of chosen.toReversed()) {
      const stand = String.fromCharCode(firstStand + line.amounts.length)
      line.amounts.push({ kind: 'price', euros, words: line.marked.slice(start, end) })
      line.marked = `${line.marked.slice(0, start)}${stand}${line.marked.slice(end)}`
    }
  }
}
