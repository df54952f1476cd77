import type { MenuContent } from '@/contract/entities/menu'
import type { Change } from '../language/change'
import type { Act } from './acts'
import type { Bit } from './bits'
import type { Cue } from './lexicon'

type Declaration = Extract<Change, { kind: 'mark' }>

const allowed = new Set<Cue>([
  ...([
    'contains',
    'allergens',
    'are',
    'without',
    'without-after',
    'not',
    'put',
    'append',
    'it',
    'also',
  ] as const),
  ...(['with', 'away', 'have', 'colon', 'that', 'for', 'all', 'missing', 'include'] as const),
])

/**
 * «el gazpacho lleva gluten y la tortilla huevo», «és sense gluten», «alérgenos del cachopo: gluten y leche». Without a dish, the one that was
 * named before.
 */
export function marksOf(
  { bits, cues }: Act,
  before: Act | undefined,
  { isCopy, menus: [menu] }: { isCopy: boolean; menus: MenuContent[] },
): Change[] | null {
  if (isCopy || !bits.some(({ is }) => is === 'mark')) return null
  if ([...cues].some((cue) => !allowed.has(cue))) return null
  const known: Bit['is'][] = ['mark', 'dish', 'cue', 'day']
  if (!bits.every(({ is }) => known.includes(is))) return null
  const isDeclaring = ['contains', 'allergens', 'are', 'without', 'without-after', 'colon', 'also'].some(
    (cue) => cues.has(cue as Cue),
  )
  const isDiet = bits.some((bit) => bit.is === 'mark' && bit.mark.diet !== null)
  if (!isDeclaring && !isDiet && !cues.has('with') && !cues.has('put') && !cues.has('away')) return null
  const every =
    cues.has('all') && menu ? menu.categories.flatMap(({ items }) => items.map(({ name }) => name)) : []
  const named = before?.bits.flatMap((bit) => (bit.is === 'dish' ? [bit.name] : [])) ?? []
  return groupsOf(bits).flatMap(({ dishes, marks }): Change[] => {
    const all = dishes.length > 0 ? dishes : every.length > 0 ? every : named.length > 0 ? named : [null]
    return all.map((dish) => ({ kind: 'mark', dish, ...together(marks, cues.has('away')) }))
  })
}

type Group = { dishes: string[]; marks: { bit: Extract<Bit, { is: 'mark' }>; isWithout: boolean }[] }

/** Dishes, and what stands behind them. */
function groupsOf(bits: Bit[]): Group[] {
  const groups: Group[] = [{ dishes: [], marks: [] }]
  let isWithout = false
  for (const [at, bit] of bits.entries()) {
    if (bit.is === 'cue' && (bit.cue === 'without' || bit.cue === 'not')) isWithout = true
    if (bit.is === 'cue' && (bit.cue === 'contains' || bit.cue === 'also')) isWithout = isNot(bits[at - 1])
    const last = groups.at(-1)
    if (bit.is === 'dish') {
      if (last && last.marks.length > 0) {
        groups.push({ dishes: [bit.name], marks: [] })
        isWithout = false
      } else last?.dishes.push(bit.name)
    }
    const next = bits[at + 1]
    const isBefore = next?.is === 'cue' && next.cue === 'without-after'
    if (bit.is === 'mark') groups.at(-1)?.marks.push({ bit, isWithout: isWithout || isBefore })
  }
  // «gluten y huevo, en el gazpacho»
  const [first, second, ...more] = groups
  const lastDishes = groups.at(-1)
  if (first && second && more.length === 0 && first.dishes.length === 0 && lastDishes?.marks.length === 0)
    return [{ dishes: second.dishes, marks: first.marks }]
  return groups.filter(({ marks }) => marks.length > 0)
}

const isNot = (bit: Bit | undefined) => bit?.is === 'cue' && bit.cue === 'not'

function together(marks: Group['marks'], isTakenBack: boolean): Omit<Declaration, 'kind' | 'dish'> {
  const contains = new Set<Declaration['contains'][number]>()
  const free = new Set<Declaration['free'][number]>()
  const diets = new Set<Declaration['diets'][number]>()
  for (const { bit, isWithout } of marks) {
    const { allergens, diet, without } = bit.mark
    if (diet) diets.add(diet)
    for (const allergen of allergens) {
      if (!isWithout) contains.add(allergen)
      else if (without === 'lactose-free') diets.add(without)
      else {
        free.add(allergen)
        if (without) diets.add(without)
      }
    }
  }
  return { contains: [...contains], free: [...free], diets: [...diets], isTakenBack }
}
