import { isConnector, isGarnish, knownBeginning, stems } from './dish-knowledge'
import { fold } from './fold'

type Mark = 'list' | 'comma' | 'or' | 'and'
type Joint = { mark: Mark; start: number; end: number }

const joints =
  /( ?(?:(?<!(?:^|[\s(])[cspCSP])\/|\\| [-–—] |–|—) ?)|(,(?!\d) ?(?:[yo] )?)|( (?:o|ó|ò|u|ou|edo|o bien|ó bien) )|( (?:y|e|i|eta|\+|más|mas|&) )|( ?\+ ?)/gi

function jointsOf(text: string): Joint[] {
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

/** Dishes that are told by what is in them: a comma goes on with the same dish. */
const composed =
  /^(?:ensalad|amanid|entsalad|pizza|bocadill|hamburgues|tosta|wrap|revuelt|sandwich|poke|bowl|tabla|burger|montad|tacos?|timbal|salte|macedoni|parrillad|brochet|combinad|plato combinad|huev)/

function beginsDish(before: string, after: string, mark: Mark, inList: boolean): boolean {
  const words = stems(fold(after))
  const [first = ''] = words
  if (first === '' || (isConnector(first) && first !== 'de')) return false
  const left = fold(before)
  const known = knownBeginning(words)
  const garnish = words.length <= 3 && isGarnish(first)
  const accompanied = / (?:con|amb|c\/|de|en|al?|sobre|relleno?a?s? de) /.test(` ${left} `)
  if (mark === 'list') return !(garnish && / con [^,]{0,40}$/.test(left) && !inList && words.length === 1)
  if (mark === 'comma') {
    const mixed = !inList || (words.length === 1 && / (?:de|con|amb) /.test(left))
    if (garnish && composed.test(left) && mixed) return false
    if (known && !(garnish && accompanied && !inList)) return true
    return inList && !garnish && !accompanied
  }
  if (mark === 'or') {
    if (garnish && / (?:con|amb|c\/) /.test(` ${left} `)) return false
    return known !== null || (inList && !garnish)
  }
  if (!known || (garnish && accompanied)) return false
  if (garnish && words.length === 1 && !inList) return false
  const ingredient = / (?:con|amb|de|en|sobre) /.test(` ${left} `) && known.course !== 'desserts'
  if (ingredient && (!inList || words.length === 1)) return false
  const leftCourse = knownBeginning(stems(left))?.course
  return inList || (leftCourse !== undefined && leftCourse !== known.course)
}

/** «vieira, coliflor y trufa»: what follows the comma is in the dish. */
function onlyIngredients(text: string): boolean {
  const words = stems(fold(text)).filter((word) => word !== 'y' && word !== 'e' && word !== 'con')
  return words.length > 1 && words.every(isGarnish) && words.length === stems(fold(text)).length - 1
}

/** The dishes of a line; `inList` when they follow their heading on it. */
export function splitDishes(text: string, inList: boolean): string[] {
  const found = jointsOf(text)
  const commas = found.filter(({ mark }) => mark === 'comma').length
  const dishes: string[] = []
  let from = 0
  for (const [index, { mark, start, end }] of found.entries()) {
    const before = text.slice(from, start)
    const after = text.slice(end, found[index + 1]?.start)
    if (!inList && mark === 'comma' && commas === 1 && onlyIngredients(text.slice(end))) return [text.trim()]
    const listed = inList && (mark !== 'and' || dishes.length > 0 || commas === 0)
    if (!before.trim() || !beginsDish(before, after, mark, listed)) continue
    dishes.push(before.trim())
    from = end
  }
  return [...dishes, text.slice(from).trim()].filter(Boolean)
}
