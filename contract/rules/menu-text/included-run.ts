import { type Amount, amountsIn } from './amounts'
import { type Facts, factsWith, glueWords, includeWords, spellWell } from './facts'
import { isFood, knownBeginning } from './known-dishes'
import { pricedTitle } from './read-facts'
import { fold, listed, stem } from './words'

/** Vessels: «copa de verdejo» is a drink. */
const vessels = new Set(
  listed(
    'copa, copas, copita, botella, botellas, botellita, jarra, jarrita, vaso, vasito, cuarto, cuartillo, media, medio, cana, canas, lata, latas, tercio, quinto, botellin, got, ampolla, gerra, porron, basoa, botila, grolo, cunca, glass, bottle, pint, cup, jug',
  ),
)
const leads = new Set(
  listed(
    'con, amb, y, i, e, eta, mas, incluye, incluyendo, incluyen, inclou, inclue, incluido, incl, inc, entra, entran, todo, tot, lleva, viene, va, van, tambien, ademas, barne, xunto, c, se, os, co, coa, cos, with, and, plus, including, includes, included, comes',
  ),
)
const firmLeads = /^(?:incl?$|incl|incluy|inclo|inclu|entra)/
const joins = new Set(
  listed(
    'y, e, i, o, u, ou, edo, eta, bien, mas, con, amb, tambien, ademas, mitja, mig, and, or, with, plus, co, be',
  ),
)
const articles = new Set(
  listed('el, la, los, las, un, una, el, els, l, su, tu, lo, o, a, os, nuestro, nuestra, the, les, uns'),
)
const trailers =
  /^(?:incl[a-z]*|inc|inclos[a-z]*|barne|entra|entran|va|van|dentro|todo|tot|en|el|la|precio|preu|prezo|menu|por|per|a|son|solo|total|iva|es|persona|pax|i|y|e|all|the|price|each|person|for|esta|estan|ere)$/
/** Words that describe an included thing and are not food themselves. */
const ofKinds = /^(?:of|de|del|d|da|do|con|sin|para|per|amb)$/
const stop = /^(?:no|not|apart|sin|ni|aparte|excepto|salvo|menos|sense|sen|ez|pero|si)$/

/** A cheap look for any thing that a menu can include. */
const anyThing = new RegExp(
  String.raw`(?<!\p{L})(?:${[...Object.keys(includeWords), ...vessels, '[bv]e[bv]idas?'].join('|')})(?!\p{L})`,
  'u',
)

type Token = { text: string; start: number; end: number }

const tokensIn = (folded: string): Token[] =>
  [...folded.matchAll(/[\uE000-\uF8FF]|[\p{L}\p{N}·]+|[^\s\p{L}\p{N}'’]/gu)].map(({ index, 0: word }) => ({
    text: spellWell(word),
    start: index,
    end: index + word.length,
  }))

const isStandIn = (text: string) => text >= '\uE000' && text <= '\uF8FF'
const isWord = (text: string) => /^\p{L}/u.test(text) && !isStandIn(text)
const isHead = (text: string) => Object.hasOwn(includeWords, text)
const isPlain = (text: string) =>
  isWord(text) &&
  !isHead(text) &&
  !joins.has(text) &&
  !stop.test(text) &&
  (glueWords.has(text) || (!isFood([stem(text)]) && knownBeginning([stem(text)]) === null))

/** The tokens after a thing that is included: «[pan] de masa madre», «[vino] de la ribera», «[pan] chino». */
function endOfThing(tokens: readonly Token[], from: number): number {
  let at = from
  for (let words = 0; words < 4; words += 1) {
    const next = tokens[at]?.text ?? ''
    const then = tokens[at + 1]?.text ?? ''
    if (/^(?:del?|d|da|do|of)$/.test(next) && isWord(then)) {
      const article = articles.has(then)
      const named = tokens[at + (article ? 2 : 1)]?.text ?? ''
      if (!isWord(named) || (!isPlain(named) && !isHead(named) && named !== 'fruta')) return at
      at += article ? 3 : 2
    } else if (isPlain(next) && !trailers.test(next) && !ofKinds.test(next) && words < 2) at += 1
    else return at
  }
  return at
}

type Run = { end: number; heads: string[]; firm: boolean; paid: boolean }

/** Reads things that are included, from a token on, to the end of the clause. */
function runFrom(tokens: readonly Token[], from: number): Run | null {
  const heads: string[] = []
  let at = from
  let firm = false
  while (at < tokens.length && at - from < 40) {
    const { text = '' } = tokens[at] ?? {}
    const vessel = vessels.has(text) && (/^(?:del?|d|of)$/.test(tokens[at + 1]?.text ?? '') || !isHead(text))
    if (articles.has(text) && isHead(tokens[at + 1]?.text ?? '') && text !== 'o') at += 1
    else if (vessel && /^(?:de|d|del|of)$/.test(tokens[at + 1]?.text ?? '')) {
      const end = endOfThing(tokens, at + 1)
      if (end === at + 1) break
      heads.push('agua')
      at = end
    } else if (isHead(text)) {
      heads.push(text)
      at = endOfThing(tokens, at + 1)
    } else if (joins.has(text) || /^[,+/&]$/.test(text)) {
      if (heads.length > 0 && isStandIn(tokens[at + 1]?.text ?? '')) {
        at += 1
        break
      }
      at += 1
    } else break
  }
  while (at < tokens.length && trailers.test(tokens[at]?.text ?? '')) {
    if (/^(?:incl|inc$|barne|entra|dentro)/.test(tokens[at]?.text ?? '')) firm = true
    at += 1
  }
  if (tokens[at]?.text === ',' && isStandIn(tokens[at + 1]?.text ?? '')) at += 1
  const paid = isStandIn(tokens[at]?.text ?? '')
  while (isStandIn(tokens[at]?.text ?? '')) at += 1
  while (firm === false && /^incl/.test(tokens[at]?.text ?? '')) {
    firm = true
    at += 1
  }
  const ends = at >= tokens.length || /^[.;)!]$/.test(tokens[at]?.text ?? '')
  if (heads.length === 0 || (!ends && !paid)) return null
  return { end: at, heads, firm, paid }
}

/** The part after the dishes in which an owner lists what is included: its end, and the text before and after it. */
export type IncludedRun = { before: string; facts: Facts; text: string; after: string }

const kindsOf = (heads: readonly string[]) => new Set(heads.map((head) => includeWords[head]))

/** «… huevos rotos con jamón pan bebida y postre o café 11 €»: the included things behind the last dish. */
export function includedRun(text: string, amounts: readonly Amount[]): IncludedRun | null {
  const folded = fold(text)
  if (!anyThing.test(folded)) return null
  if (factsWith(text, amounts) || pricedTitle(text, amounts)) return null
  const tokens = tokensIn(folded)
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at]?.text ?? ''
    if (!isHead(first) && !vessels.has(first)) continue
    let from = at
    while (
      from > 0 &&
      ((tokens[from - 1]?.text === '.' && /^inc/.test(tokens[from - 2]?.text ?? '')) ||
        (articles.has(tokens[from - 1]?.text ?? '') && tokens[from - 1]?.text !== 'o') ||
        leads.has(tokens[from - 1]?.text ?? ''))
    )
      from -= 1
    const led = tokens.slice(from, at).map((token) => token.text)
    const before = tokens[from - 1]?.text ?? ''
    if (/^(?:de|del|al?|en|d|sobre|para|sin|no|ni|o|u|:)$/.test(before)) continue
    const run = runFrom(tokens, at)
    if (!run) continue
    const firm = run.firm || led.some((word) => firmLeads.test(word))
    const parted =
      before === '' || before === ',' || isStandIn(before) || led.some((word) => /^(?:con|amb)$/.test(word))
    const enough =
      kindsOf(run.heads).size > 1 ||
      firm ||
      (run.paid &&
        /^(?:postres?|sobremesa) (?:caser|casola|da casa|de la casa)/.test(
          folded.slice(tokens[at]?.start),
        )) ||
      ((parted || led.length > 0) && run.paid) ||
      isStandIn(before)
    const start = tokens[from]?.start ?? 0
    const end = tokens[run.end - 1]?.end ?? text.length
    if (!enough || stop.test(folded.slice(start, end))) continue
    const known = tokens
      .slice(from, run.end)
      .filter(
        (token) =>
          isHead(token.text) || joins.has(token.text) || isStandIn(token.text) || glueWords.has(token.text),
      )
      .map((token) => (/^(?:edo|ou|or)$/.test(token.text) ? 'o' : token.text))
    const things = run.heads.length > known.filter(isHead).length ? [...known, 'agua'] : known
    const facts = factsWith(things.join(' '), amounts)
    if (!facts || amountsIn(text.slice(start, end), amounts).some(({ kind }) => kind === 'supplement'))
      continue
    return {
      before: text.slice(0, start).replace(/[\s,:;(+–—-]+$/, ''),
      facts: { ...facts, mayBeDish: false },
      text: text.slice(start, end),
      after: text.slice(end).replace(/^[\s.,;)–—-]+/, ''),
    }
  }
  return null
}
