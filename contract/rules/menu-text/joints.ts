import { isBasqueFood } from './foreign-dishes'
import { isConnector, isFood, isGarnish, isOneName, type KnownDish, knownBeginning } from './known-dishes'
import { fold, stems } from './words'

type Mark = 'list' | 'comma' | 'or' | 'and'
type Joint = { mark: Mark; start: number; end: number }

const joints =
  /( ?(?:(?<!(?:^|[\s(])[cspwCSPW])\/|\\| [-–—] |–|—) ?)|(,(?!\d) ?(?:(?:[yoiue]|or|and|eta|edo|ou) )?)|( (?:o|ó|ò|u|ou|edo|or|o bien|ó bien) )|( (?:y|e|i|eta|and|\+|más|mas|&) )|( ?\+ ?)/gi

/** The places at which a text could part into dishes, outside of brackets. */
export function jointsOf(text: string): Joint[] {
  let depth = 0
  let seen = 0
  const found: Joint[] = []
  for (const match of text.matchAll(joints)) {
    for (; seen < match.index; seen++) depth += text[seen] === '(' ? 1 : text[seen] === ')' ? -1 : 0
    if (depth > 0) continue
    const mark: Mark = match[1] ? 'list' : match[2] ? 'comma' : match[3] ? 'or' : 'and'
    found.push({ mark, start: match.index, end: match.index + match[0].length })
  }
  return found
}

/** Dishes that list their ingredients: after a comma, the same dish continues. */
const composed =
  /^(?:ensalad|amanid|entsalad|pizza|bocadill|hamburgues|tosta|wrap|revuelt|sandwich|poke|bowl|tabla|burger|montad|tacos?|timbal|salte|macedoni|parrillad|brochet|combinad|plato combinad|huev)/

const onlySoldOut =
  /^[\s([]*(?:agotad[oa]s?|se (?:ha )?acab(?:o|ado)|sold out|esgotad?t?|agotouse|terminad[oa]s?|no queda[n]?)[\s)\]!.]*$/
const basque = /(?:[aeiou]k|koa|tsa|saltsan|plantxan|zopa|krema|rekin|oa|ua)(?![a-z])/

/** «Gazta irasagarrarekin eta intxaurrekin»: what a Basque dish comes with. */
const comitative = /ekin$/

/** The normalised text on both sides of a joint, and what the reader knows about it. */
type Sides = {
  left: string
  words: readonly string[]
  known: KnownDish | null
  /** A word that means a garnish when it stands beside a dish. */
  garnish: boolean
  /** «crema de calabaza» beside a single word for a garnish: the name of a dish contains «de» or «con». */
  whole: boolean
  inList: boolean
  /** «a, b y c»: the last joint of a list with commas. */
  ends: boolean
}

function afterComma({ left, words, known, garnish, whole, inList }: Sides): boolean {
  const accompanied = / (?:con|amb|c\/|de|en|al?|sobre|relleno?a?s? de) /.test(` ${left} `)
  const mixed = !inList || (words.length === 1 && / (?:de|con|amb) /.test(left))
  if (garnish && composed.test(left) && mixed) return false
  if (known && !(garnish && !whole && accompanied && !inList)) return true
  if (isBasqueFood(words[0] ?? '')) return true
  const part = words.length === 1 && isFood(words) && / (?:con|amb|c\/) [^,]*$/.test(` ${left}`)
  return inList && !garnish && !part
}

/** «Judías verdes», «patatas bravas»: more than the garnish that it begins with. */
const isLonger = ([first = '']: readonly string[], known: KnownDish | null) =>
  known?.sure === true && known !== knownBeginning([first])

function afterOr({ left, words, known, garnish, whole, inList, ends }: Sides): boolean {
  const sweet = known?.course === 'desserts' && knownBeginning(stems(left))?.course === 'desserts'
  if (inList && known && (whole || sweet)) return true
  if (garnish && / (?:con|amb|c\/) /.test(` ${left} `))
    return inList && (ends || isLonger(words, known)) && words.length > 1
  return known !== null || (inList && !garnish)
}

function afterAnd({ left, words, known, garnish, whole, inList, ends }: Sides): boolean {
  const [first = ''] = words
  const sweet = known?.course === 'desserts' && !isGarnish(first)
  if (
    composed.test(left) &&
    !sweet &&
    isFood(words) &&
    !words.some(isBasqueFood) &&
    (garnish || words.length === 1)
  )
    return false
  const sided = / (?:con|amb|c\/) /.test(` ${left} `)
  if (ends && !sided && words.length === 1 && /^(?:ensalada|amanida|entsalada|menestra|sopa)$/.test(first))
    return true
  const other = knownBeginning(stems(left))
  if (known?.sure && other?.sure && known.course !== other.course && words.length > 1 && !isGarnish(first))
    return true
  if (!known) return inList && !isFood(words) && (ends || !/ (?:con|amb) /.test(left)) && unlikeGarnish(words)
  const sweetEnd = known.course === 'desserts' && !/ (?:con|amb) [^ ]+$/.test(left)
  if (ends && (words.length > 1 || !isGarnish(first) || sweetEnd)) return true
  const accompanied = / (?:con|amb|c\/|de|en|al?|sobre|relleno?a?s? de) /.test(` ${left} `)
  if (garnish && accompanied && !whole) return false
  if (garnish && words.length === 1 && !inList) return false
  if (known.sure && whole && (words.length > 3 || !isGarnish(first))) return true
  const ingredient = / (?:con|amb|de|en|sobre) /.test(` ${left} `) && known.course !== 'desserts'
  if (ingredient && (!inList || words.length === 1)) return false
  const before = knownBeginning(stems(left))
  const bothNamed = before?.sure === true && known.sure && words.length > 1 && stems(left).length > 1
  return inList || (before !== null && before.course !== known.course) || (bothNamed && !garnish)
}

/** «y reducción», «y su jugo» continue a dish, whether the word is known or not. */
const unlikeGarnish = (words: readonly string[]) =>
  !/^(?:su|sus|un|una|reduccion|jugo|toque|aire|espuma)$/.test(words[0] ?? '')

/** «Fish and chips», «burger and fries»: what an English dish comes with. */
const englishSides =
  /^(?:chips|fries|mash|peas|gravy|rice|salad|vegetables|veg|potatoes|mushrooms|cheese|kidney|ale|pitta|pita|bread|butter|cream|custard|ice cream|onion|onions|potato|bacon|eggs|beans|toast|dip|sauce|herbs|garlic|lemon|peppers|caramel|honey|nuts|walnuts|berries|crackers|coleslaw|slaw)(?: (?:soup|pie|sauce|salad|tart|quiche|lasagne|curry))?$/

/** «Venado en salsa y una lubina», and not «y un toque de miel»: an article before a dish that is known. */
const article =
  /^ ?(?:un|una|uno|unos|unas|el|los|las|els|les|uns|unes|a) (?!toque|poco|chorrito|punto|aire|poc|pouco|pelin|mano|fondo|base|lecho|jugo|pizca|hilo|velo)(?=\p{L}{4})/u

/** Whether a dish begins after a joint. `inList`: the dishes follow their heading on the same line. */
export function beginsDish(
  before: string,
  after: string,
  mark: Mark,
  inList: boolean,
  ends: boolean,
): boolean {
  const folded = fold(after).replace(article, '')
  const words = stems(folded)
  const [first = '', ...rest] = words
  if (onlySoldOut.test(folded)) return false
  if (first === '' || (isConnector(first) && first !== 'de')) return false
  const left = fold(before)
  const known = knownBeginning(words)
  const whole = words.length > 2 && rest.some(isConnector) && !composed.test(left)
  const namesDessert = words.length > 1 && known?.course === 'desserts' && inList
  const garnish =
    words.length <= 3 &&
    isGarnish(first) &&
    !(whole && mark !== 'or' && (inList || mark === 'comma')) &&
    !namesDessert
  const sides = { left, words, known, garnish, whole, inList, ends }
  if (mark === 'list') return !(garnish && / con [^,]{0,40}$/.test(left) && !inList && words.length === 1)
  if (mark === 'comma') return afterComma(sides)
  if (mark === 'or' && isOneName(stems(left), words)) return false
  if (mark === 'or') return afterOr(sides)
  if (isOneName(stems(left), words)) return false
  if (englishSides.test(folded)) return false
  if (comitative.test(folded) && comitative.test(left)) return false
  return (inList && !known && basque.test(`${left} ${folded}`)) || afterAnd(sides)
}
