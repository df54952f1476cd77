import { z } from 'zod'
import { allergens, diets, includes } from '@/contract/entities/menu'
import type { OwnMenu } from '@/contract/entities/own-menu'
import { readAmount } from './amount-text'
import type { Notes } from './menu-notes'
import { contentOf, type MenuValues, newKey, valuesOf } from './menu-values'

/** What is in the form, what it was when it came, and which version that was; null: there was none. */
export type EditorState = { version: number | null; base: MenuValues; values: MenuValues; notes: Notes }

export const fieldNames = ['price', 'halfPrice', 'includes', 'times', 'observation', 'categories'] as const
export type FieldName = (typeof fieldNames)[number]

/** Each field as it would be saved; an amount that is none counts as what was typed. */
function comparable(values: MenuValues): Record<FieldName, string> {
  const content = contentOf(values)
  const amount = (typed: string) => String(readAmount(typed) ?? typed.trim())
  return {
    price: amount(values.price),
    halfPrice: amount(values.halfPrice),
    includes: [...values.includes].sort().join(),
    times: `${values.start}–${values.end}`,
    observation: content.observation,
    categories: JSON.stringify([
      content.categories.map(({ name, items }) => [name, items.map(fieldsOf)]),
      values.categories
        .map(({ items }) =>
          items.map(({ supplement }) => (readAmount(supplement) === undefined ? supplement : '')).join(''),
        )
        .join(''),
    ]),
  }
}

const fieldsOf = ({ name, supplement, allergens: declared = {}, diets: marks = [], soldOut }: Dish) => [
  name,
  supplement ?? 0,
  Object.entries(declared).sort().join(),
  [...marks].sort().join(),
  soldOut === true,
]

type Dish = ReturnType<typeof contentOf>['categories'][number]['items'][number]

export function changedFields(one: MenuValues, other: MenuValues): FieldName[] {
  const [a, b] = [comparable(one), comparable(other)]
  return fieldNames.filter((name) => a[name] !== b[name])
}

export const dirtyFields = ({ values, base }: EditorState) => changedFields(values, base)

/** Changed on both sides, and not to the same. */
export function clashes(state: EditorState, current: OwnMenu): FieldName[] {
  const theirs = valuesOf(current)
  const [moved, apart] = [changedFields(theirs, state.base), changedFields(theirs, state.values)]
  return dirtyFields(state).filter((name) => moved.includes(name) && apart.includes(name))
}

/** A newer version under what was changed here: all else is as it is saved. */
export function onto(
  current: OwnMenu,
  { values, notes }: EditorState,
  kept: readonly FieldName[],
): EditorState {
  const base = valuesOf(current)
  return { version: current.version, base, values: { ...base, ...partsOf(values, kept) }, notes }
}

function partsOf(values: MenuValues, kept: readonly FieldName[]): Partial<MenuValues> {
  const { price, halfPrice, includes: parts, start, end, observation, categories } = values
  const byField: Record<FieldName, Partial<MenuValues>> = {
    price: { price },
    halfPrice: { halfPrice },
    includes: { includes: parts },
    times: { start, end },
    observation: { observation },
    categories: { categories },
  }
  return Object.assign({}, ...kept.map((name) => byField[name]))
}

const text = z.string()
const menuValues = z.object({
  price: text,
  halfPrice: text,
  includes: z.array(z.enum(includes)),
  start: text,
  end: text,
  observation: text,
  categories: z.array(
    z.object({
      key: text.transform(newKey),
      name: text,
      items: z.array(
        z.object({
          key: text.transform(newKey),
          name: text,
          supplement: text,
          allergens: z.partialRecord(z.enum(allergens), z.enum(['contains', 'free'])),
          diets: z.array(z.enum(diets)),
          soldOut: z.boolean(),
        }),
      ),
    }),
  ),
})

const kept = z.object({ version: z.int().nullable(), base: menuValues, values: menuValues })

/** From the tab's storage, where anything may stand; it brings its own version, so that a save still notices others'. */
export function restored(stored: unknown): EditorState | null {
  const { data } = kept.safeParse(stored)
  if (!data) return null
  const state = { ...data, notes: {} }
  return dirtyFields(state).length > 0 ? state : null
}
