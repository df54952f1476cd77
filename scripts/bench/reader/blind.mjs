import { readFileSync } from 'node:fs'
import { bundled } from './bundle.mjs'

/** Messages by hands that had not read the code, with what a person understands. Measured once, then they are a set to build with. */
const file = 'scripts/bench/reader/blind/messages-2026-11-23-second.json'
/** A Wednesday: what «mañana» and «jueves» count from. */
const today = '2026-11-18'

/**
 * @typedef {{ text: string, isMenu: boolean, sections: { title: string | null, dishes: string[] }[], price: number | null,
 *   halfPrice: number | null, includes: string[], date: string | null, service: string | null, window: string | null,
 *   supplements: { dish: string, price: number }[], soldOut: string[] }} Truth
 * @typedef {import('../../../contract/rules/menu-text/parsed-menu.ts').ParsedMenu} ParsedMenu
 * @typedef {{ right: number, all: number }} Tally
 */

const loose = (/** @type {string} */ text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const asOne = (/** @type {Iterable<string>} */ words) => [...words].sort().join('; ')

/** @type {[RegExp, string][]} */
const included = [
  [/ (?:o|ou|edo) (?:cafe|kafea|infusio|te)$/, 'postre-o-cafe'],
  [/^(?:pan|pa|ogia)\b/, 'pan'],
  [
    /^(?:bebida|beguda|edaria|vino|vi|agua|aigua|ura|ardoa|sidra|bodega|cava|copa|botella|cuarto|cana)\b/,
    'bebida',
  ],
  [/^(?:postres?|postrea|sobremesa|torrija|tarta|gelat)\b/, 'postre'],
  [/^(?:cafe|kafea)$/, 'cafe'],
]

const includes = (/** @type {string[]} */ words) =>
  new Set(words.map(loose).flatMap((word) => included.find(([pattern]) => pattern.test(word))?.[1] ?? []))

const weekdays = ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado']
const inDays = (/** @type {number} */ days) =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

/** The dates that a word may mean, or none where any is right. @param {string | null} date */
function datesOf(date) {
  const word = loose(date ?? 'hoy')
  if (word.startsWith('hoy')) return [undefined, today]
  if (word.startsWith('pasado manana')) return [inDays(2)]
  if (/\d/.test(word) || word === 'nochevieja') return []
  // «Mañana viernes» on a Wednesday: either is right.
  const named = weekdays.findIndex((name) => word.endsWith(name))
  if (word.startsWith('manana') && named >= 0)
    return [inDays(1), inDays((named - new Date(today).getUTCDay() + 7) % 7)]
  if (word.startsWith('manana')) return [inDays(1)]
  if (word === 'fin de semana') return [inDays(3)]
  const days = (weekdays.findIndex((name) => word.startsWith(name)) - new Date(today).getUTCDay() + 7) % 7
  return [inDays(days), inDays(days || 7)]
}

/** @type {[RegExp, string][]} */
const courses = [
  [/^(?:primer(?:os|s)?|primeiros|lehenengoak)$/, 'firsts'],
  [/^(?:segundos|segons|bigarrenak)$/, 'seconds'],
  [/^(?:postres?|postreak)$/, 'desserts'],
]

/** @param {Truth} truth @param {ParsedMenu | undefined} read @returns {[string, boolean][]} */
function fieldsOf(truth, read) {
  const categories = read?.categories ?? []
  const items = categories.flatMap((category) => category.items)
  const dates = datesOf(truth.date)
  const window = read?.window ? `${read.window.start}-${read.window.end}` : null
  const isThere = (/** @type {Truth['sections'][number]} */ { title, dishes }) => {
    const course = courses.find(([pattern]) => pattern.test(loose(title ?? '')))?.[1]
    const wanted = asOne(dishes.map(loose))
    const found = categories.find((each) => asOne(each.items.map(({ name }) => loose(name))) === wanted)
    return found !== undefined && (course === undefined || found.kind === course)
  }
  const paid = items.flatMap(({ name, supplement }) => (supplement ? [`${loose(name)} ${supplement}`] : []))
  return [
    ...truth.sections.map(
      (section) => /** @type {[string, boolean]} */ (['platos por sección', isThere(section)]),
    ),
    ['precio', (read?.price ?? null) === truth.price],
    ['medio menú', (read?.halfPrice ?? null) === truth.halfPrice],
    ['incluye', asOne(read?.includes ?? []) === asOne(includes(truth.includes))],
    ['fecha', dates.length === 0 || dates.includes(read?.date)],
    ['servicio', (read?.service ?? 'comida') === (truth.service ?? 'comida')],
    ['horario', window === truth.window],
    [
      'suplementos',
      asOne(paid) === asOne(truth.supplements.map(({ dish, price }) => `${loose(dish)} ${price}`)),
    ],
    [
      'agotados',
      asOne(items.flatMap(({ name, soldOut }) => (soldOut ? [loose(name)] : []))) ===
        asOne(truth.soldOut.map(loose)),
    ],
  ]
}

/** Asks for whole sections, and looks at the first menu of a message. */
export async function benchBlind() {
  /** @type {typeof import('../../../tests/unit/menu-text/written/bench.ts')} */
  const { parseMenuText } = await bundled('tests/unit/menu-text/written/bench.ts')
  /** @type {Truth[]} */
  const truths = JSON.parse(readFileSync(file, 'utf8'))
  /** @type {Map<string, Tally>} */
  const tallies = new Map()
  const count = (/** @type {string} */ name, /** @type {boolean} */ right) => {
    const { right: before, all } = tallies.get(name) ?? { right: 0, all: 0 }
    tallies.set(name, { right: before + Number(right), all: all + 1 })
  }
  for (const truth of truths) {
    const menus = parseMenuText(truth.text, { today }).menus.filter(({ categories }) => categories.length > 0)
    if (!truth.isMenu) {
      count('no menús rechazados', menus.length === 0)
      continue
    }
    for (const [name, right] of fieldsOf(truth, menus[0])) {
      count(name, right)
      count('todos los campos', right)
    }
  }
  return Object.fromEntries(
    [...tallies].map(([name, { right, all }]) => [
      name,
      { bien: right, de: all, '%': Math.round((1000 * right) / all) / 10 },
    ]),
  )
}
