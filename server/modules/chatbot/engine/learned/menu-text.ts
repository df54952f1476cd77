import { clockText } from '@/contract/rules/time/clock-text'
import type { Context } from '../meaning/intents'
import type { Act } from './acts'
import { courseIn, dishOf, eurosOf, minuteOf, textOf, textsOf, thingOf } from './values'

const headings = {
  entrante: 'Entrantes',
  primero: 'Primeros',
  segundo: 'Segundos',
  postre: 'Postres',
} as const

/** A menu that was told in sentences, as a list that the reader of menus knows for sure. */
export function menuTextOf(acts: Act[], { isPending }: Context): string | null {
  const menus = acts.filter(({ act }) => act === 'menu')
  const rest = acts.filter(({ act }) => !telling.has(act))
  const isMore = acts.some(({ act }) => act === 'swap' || act === 'remove' || act === 'soldout')
  if (rest.length > 0 || isMore || isPending) return null
  const lines: string[] = []
  const placed = withCourses([...menus, ...acts.filter(({ act }) => act === 'add')])
  for (const [slot, heading] of Object.entries(headings)) {
    const dishes = placed.filter((one) => one.slot === slot)
    if (dishes.length > 0) lines.push(heading, ...dishes.map(({ text }) => dishOf(text)))
  }
  const loose = placed.filter(({ slot }) => slot === 'plato').map(({ text }) => dishOf(text))
  if (loose.length > 0 && lines.length > 0) return null
  lines.push(...loose)
  if (lines.length < 2) return null
  const facts = acts.map(factOf)
  if (facts.includes(null)) return null
  return [
    ...facts.filter((fact) => fact && dayFact.test(fact)),
    ...lines,
    ...facts.filter((fact) => fact && !dayFact.test(fact)),
  ].join('\n')
}

/** A dish belongs to the course named before it. Where no course is named, the reader of menus knows them by their words. */
function withCourses(acts: Act[]): Act['slots'] {
  const dishes = acts.flatMap(({ slots }) => slots.filter(({ slot }) => slot in headings || slot === 'plato'))
  if (dishes.every(({ slot }) => slot !== 'plato')) return dishes
  if (acts.every(({ besides }) => courseIn(besides) === null))
    return dishes.map((dish) => ({ ...dish, slot: 'plato' }))
  return dishes.map((dish, at) => {
    const before = dishes.slice(0, at).findLast(({ slot }) => slot !== 'plato')?.slot
    return dish.slot === 'plato' && before ? { ...dish, slot: before } : dish
  })
}

const dayFact = /^Para /
const telling = new Set(
  'menu add price half include exclude window day service supplement publish'.split(' '),
)

const figure = (euros: number) => String(euros).replace('.', ',')

/** A fact as a line of its own; '' for what makes no line, null for what cannot be read. */
function factOf(act: Act): string | null {
  const euros = eurosOf(textOf(act, 'euros'))
  switch (act.act) {
    case 'price':
      return euros === null ? null : `Precio ${figure(euros)} €`
    case 'half':
      return euros === null ? null : `Medio menú ${figure(euros)} €`
    case 'include':
    case 'exclude': {
      const what = textsOf(act, 'item').flatMap((text) => thingOf(text) ?? [])
      if (what.length === 0) return null
      return `${act.act === 'include' ? 'Incluye' : 'No incluye'} ${[...new Set(what)].join(' y ')}`
    }
    case 'window': {
      const [start, end] = ['from', 'until'].map((name) => minuteOf(textOf(act, name), true))
      return start == null || end == null ? null : `De ${clockText(start)} a ${clockText(end)}`
    }
    case 'day':
      return `Para ${textOf(act, 'day') ?? act.text}`
    case 'service':
      return act.text
    case 'supplement':
      return null
    default:
      return ''
  }
}
