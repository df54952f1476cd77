import { chatter, children, corrections, nonMenus, notes } from './around'
import { type Chance, chanceFrom } from './chance'
import { type Course, dishesFor, type Half } from './dishes'
import { layouts } from './layouts'
import { daySlots, includesSlots, prices, serviceSlots, windowSlots } from './slots'
import { inHalf, type Template } from './template'
import { amountText, type Draft, dateAfter, fill, somePrice, type TrueItem } from './write-message'

export type TrueMenu = {
  date: string | null
  service: 'comida' | 'cena'
  price: number | null
  halfPrice: number | null
  window: string | null
  includes: string[]
  items: TrueItem[]
}

/** A message, its known reading, and the phenomenon that wrote each field of it. */
export type Written = {
  text: string
  menus: TrueMenu[]
  suggestions: string[]
  fields: {
    dishes: string
    price: string
    half: string
    date: string
    service: string
    window: string
    includes: string
  }
}

const plain = 'nothing written'
const halves = new Map<string, readonly Template[]>()
function own(name: string, templates: readonly Template[], half: Half) {
  const key = `${name} ${half}`
  const found = halves.get(key) ?? inHalf(templates, half)
  halves.set(key, found)
  return found
}

function chosen(chance: Chance, name: string, templates: readonly Template[], half: Half, share: number) {
  if (!chance.happens(share)) return null
  const mine = own(name, templates, half)
  const phenomena = [...new Set(mine.map(({ phenomenon }) => phenomenon))]
  const phenomenon = chance.pick(phenomena)
  return chance.pick(mine.filter((one) => one.phenomenon === phenomenon))
}

/** Writes a correction and applies it to the known reading. Null where the menu gives no occasion for it. */
function correct(draft: Draft, template: Template): string | null {
  const { chance, half, language } = draft
  const at = chance.below(draft.items.length)
  const item = draft.items[at]
  if (!item || (template.text.includes('{p}') && draft.price === null)) return null
  const course: Course = item.category === 'Segundos' ? '2' : item.category === 'Postres' ? '3' : '1'
  const unused = dishesFor(language, course, half).filter(
    (name) => !draft.items.some((one) => one.name === name),
  )
  if (unused.length === 0) return null
  const other = chance.pick(unused)
  const before = draft.price
  let text = template.text.replace('{a}', item.name).replace('{b}', other)
  if (template.text.includes('{p}') && before !== null) text = text.replace('{p}', amountText(chance, before))
  if (template.text.includes('{q}')) {
    draft.price = Math.round((somePrice(chance) + 3) * 100) / 100
    text = text.replace('{q}', amountText(chance, draft.price))
  }
  if (template.text.includes('{b}'))
    draft.items[at] = { ...item, name: other, supplement: null, soldOut: false }
  else if (template.text.includes('{a}')) draft.items[at] = { ...item, soldOut: true }
  return text
}

function capitals(chance: Chance, text: string): string {
  return chance.happens(0.06) ? text.toUpperCase() : text
}

function writeMenu(chance: Chance, half: Half): Written {
  const pick = (name: string, templates: readonly Template[], share: number) =>
    chosen(chance, name, templates, half, share)
  const layout = pick('layout', layouts, 1) as Template
  const draft: Draft = {
    ...{ chance, half, language: layout.language ?? 'es', items: [], suggestions: [] },
    ...{ price: null, halfPrice: null, window: null, supplement: 0 },
  }
  const body = fill(draft, layout)
  const day = pick('day', daySlots, 0.35)
  const service = day ? null : pick('service', serviceSlots, 0.15)
  const price = pick('price', prices, 0.75)
  const includes = price?.includes === undefined ? pick('includes', includesSlots, 0.4) : null
  const window = pick('window', windowSlots, 0.2)
  const isPlain = layout.phenomenon !== 'sold out' && layout.phenomenon !== 'misspelt'
  const correction = isPlain ? pick('correction', corrections, 0.06) : null
  const child = correction ? null : pick('children', children, 0.05)
  const facts = [price, includes, window].flatMap((slot) => (slot ? [{ slot, text: fill(draft, slot) }] : []))
  draft.price ??= price?.price ?? null
  draft.halfPrice ??= price?.halfPrice ?? null
  const corrected = correction ? correct(draft, correction) : null
  const greeting =
    day && /^(?:Hola|Buenas)/.test(day.text)
      ? null
      : pick(
          'chatter',
          chatter.filter(({ phenomenon }) => phenomenon === 'greeting'),
          0.3,
        )
  const farewell = pick(
    'farewell',
    chatter.filter(({ phenomenon }) => phenomenon === 'farewell'),
    0.25,
  )
  const note = pick('note', notes, 0.15)
  const first = chance.happens(0.2) ? facts.splice(0, 1) : []
  const oneLine = !body.includes('\n') && !child && chance.happens(0.5)
  const lines = [
    greeting?.text,
    day?.text ?? service?.text,
    ...first.map(({ text }) => text),
    capitals(chance, body),
    ...facts.map(({ text }) => text),
    note?.text,
    child?.text,
    farewell?.text,
    corrected,
  ].filter((line): line is string => typeof line === 'string')
  const days =
    day?.days ??
    service?.days ??
    (layout.text.match(/^(?:hoy|para hoy|avui|hoxe|gaur)\b|Hoy|hoy/i) ? [0] : [])
  const menu = {
    service: service?.service ?? ('comida' as const),
    ...{ price: draft.price, halfPrice: draft.halfPrice, window: window?.window ?? draft.window },
    includes: (price?.includes ?? includes?.includes ?? '').split(' ').filter(Boolean).sort(),
    items: draft.items,
  }
  const text = oneLine
    ? lines.map((line) => line.replace(/[.:!]+$/, '')).join('. ')
    : lines.join(chance.happens(0.2) ? '\n\n' : '\n')
  return {
    text,
    menus: (days.length > 0 ? days : [null]).map((one) => ({
      date: one === null ? null : dateAfter(one),
      ...menu,
      window: menu.window || null,
    })),
    suggestions: draft.suggestions,
    fields: {
      dishes: correction && corrected ? 'correction' : child ? "children's menu" : layout.phenomenon,
      price:
        corrected && correction?.text.includes('{q}')
          ? 'correction'
          : child
            ? "children's menu"
            : (price?.phenomenon ?? plain),
      half: price?.phenomenon ?? plain,
      date: day?.phenomenon ?? service?.phenomenon ?? plain,
      service: service?.phenomenon ?? plain,
      window: window?.phenomenon ?? plain,
      includes: price?.includes === undefined ? (includes?.phenomenon ?? plain) : price.phenomenon,
    },
  }
}

const noMenu = (phenomenon: string): Written['fields'] => ({
  ...{ dishes: phenomenon, price: phenomenon, half: phenomenon, date: phenomenon },
  ...{ service: phenomenon, window: phenomenon, includes: phenomenon },
})

function writeTalk(chance: Chance, half: Half): Written {
  const template = chosen(chance, 'talk', nonMenus, half, 1) as Template
  const draft: Draft = {
    ...{ chance, half, language: 'es', items: [], suggestions: [] },
    ...{ price: null, halfPrice: null, window: null, supplement: 0 },
  }
  const text = fill(draft, template)
  return {
    text: chance.happens(0.2) ? text.toLowerCase() : text,
    ...{ menus: [], suggestions: [], fields: noMenu(template.phenomenon) },
  }
}

/** So many messages of one half, the same for the same seed. One in five holds no menu. */
export function messagesOf(half: Half, seed: number, count: number): Written[] {
  const chance = chanceFrom(seed)
  return Array.from({ length: count }, () =>
    chance.happens(0.2) ? writeTalk(chance, half) : writeMenu(chance, half),
  )
}
