import { addDays } from '@/contract/rules/time/local-time'
import type { Chance } from './chance'
import { type Course, dishesFor, type Half, type Language, misspelt, strangeDishes } from './dishes'
import type { Template } from './template'

export const writtenOn = '2026-11-24'

export type TrueItem = {
  category: string
  name: string
  supplement: number | null
  soldOut: boolean
  line?: string
}

export type Draft = {
  chance: Chance
  half: Half
  language: Language
  items: TrueItem[]
  suggestions: string[]
  price: number | null
  halfPrice: number | null
  window: string | null
  supplement: number
}

const categories: Record<Course, string> = {
  e: 'Entrantes',
  '1': 'Primeros',
  '2': 'Segundos',
  '3': 'Postres',
}

const joiners: Readonly<Record<string, readonly [string, string]>> = {
  '*': ['\n', '\n'],
  '-': ['\n- ', '\n- '],
  '•': ['\n• ', '\n• '],
  e: ['\n🔹 ', '\n🔹 '],
  ',': [', ', ', '],
  '/': [' / ', ' / '],
  '|': [' | ', ' | '],
  '–': [' – ', ' – '],
  y: [', ', ' y '],
  i: [', ', ' i '],
  eta: [', ', ' eta '],
  o: [' o ', ' o '],
  ou: [' ou ', ' ou '],
  edo: [' edo ', ' edo '],
}

const dishHole = /\{([e123])([?~!]?)(\+[^*•,/]*S[^*•,/]*)?([A-Z][a-z ]+)?(eta|edo|ou|[*\-•e,/|–yio])?\}/g

function namesFor(draft: Draft, course: Course, mark: string, count: number): string[] {
  const { chance, half, language } = draft
  const taken = new Set(draft.items.map(({ name }) => name))
  if (mark === '~') {
    const pool = misspelt(course, half).filter(([name]) => !taken.has(name))
    const chosen = chance.some(pool, count)
    draft.suggestions.push(...chosen.flatMap(([, right]) => (right ? [right] : [])))
    return chosen.map(([name]) => name)
  }
  const usual = chance.some(
    dishesFor(language, course, half).filter((name) => !taken.has(name)),
    count,
  )
  if (mark !== '?') return usual
  const strange = chance.some(
    strangeDishes(half).filter((name) => !taken.has(name)),
    count,
  )
  return usual.map((name, at) => (chance.happens(0.6) ? (strange[at] ?? name) : name))
}

const soldOutMarks = [' (agotado)', ' - agotado', ' AGOTADO', ' (agotada)', ' (se acabó)', ' ❌ agotado']

function dishesAt(draft: Draft, [, letter = '1', mark = '', extra, own, join]: RegExpMatchArray): string {
  const { chance } = draft
  const course = letter as Course
  const count = join === undefined ? 1 : join === 'o' ? 2 : 2 + chance.below(3)
  const names = namesFor(draft, course, mark, count)
  const marked = chance.below(names.length)
  const written = names.map((name, at) => {
    const extraHere = extra !== undefined && (at === marked || chance.happens(0.2))
    const supplement = extraHere ? 1 + chance.below(5) : null
    const soldOut = mark === '!' && at === marked
    draft.items.push({ category: own ?? categories[course], name, supplement, soldOut })
    const plus = extraHere ? extra.slice(1).replace('S', String(supplement)) : ''
    return (
      name +
      (plus && !/^ /.test(plus) ? ` ${plus}` : plus) +
      (soldOut ? chance.pick(soldOutMarks.slice(0, 2)) : '')
    )
  })
  const [between, last] = joiners[join ?? ','] ?? [', ', ', ']
  const lead = between.startsWith('\n') ? between.slice(1) : ''
  return lead + [written.slice(0, -1).join(between), ...written.slice(-1)].filter(Boolean).join(last)
}

const windows = [
  ['13:00 a 16:00', '13:00-16:00'],
  ['13:30 a 16:00', '13:30-16:00'],
  ['13h a 15:30h', '13:00-15:30'],
  ['13:30 a 15:30 h', '13:30-15:30'],
  ['12:30 a 16:00', '12:30-16:00'],
] as const

export function amountText(chance: Chance, amount: number): string {
  if (Number.isInteger(amount)) return chance.happens(0.2) ? `${amount},00` : String(amount)
  const [whole, cents = ''] = amount.toFixed(2).split('.')
  if (cents.endsWith('0') && chance.happens(0.15)) return `${whole},${cents[0]}`
  return `${whole}${chance.pick([',', ',', ',', '.', "'"])}${cents}`
}

export const somePrice = (chance: Chance) => 9 + chance.below(9) + chance.pick([0, 0, 0.5, 0.9, 0.95])

/** Fills the holes of a template and keeps what they were filled with. */
export function fill(draft: Draft, template: Template): string {
  const { chance } = draft
  return template.text
    .replace(dishHole, (...found) => dishesAt(draft, found.slice(0, 6) as unknown as RegExpMatchArray))
    .replace(/\{p\}/g, () => {
      draft.price ??= Math.round(somePrice(chance) * 100) / 100
      return amountText(chance, draft.price)
    })
    .replace(/\{h\}/g, () => {
      draft.halfPrice ??= 6 + chance.below(3) + chance.pick([0, 0.5, 0.9])
      return amountText(chance, draft.halfPrice)
    })
    .replace(/\{w\}/g, () => {
      const [text, window] = chance.pick(windows)
      draft.window = window
      return text
    })
}

export const dateAfter = (days: number) => addDays(writtenOn, days)
