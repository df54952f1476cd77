import { z } from 'zod'
import type { Comparison } from '@/components/ui/draft/comparison'
import { allergens, diets, includes } from '@/contract/entities/menu'
import { readAmount } from './amount-text'
import type { MenuLabels } from './labels'
import { contentOf, type MenuValues, newKey } from './menu-values'
import { menuText } from './paste/menu-text'

const fieldNames = ['price', 'halfPrice', 'includes', 'times', 'observation', 'categories'] as const
export type FieldName = (typeof fieldNames)[number]

/** Each field in its saved form. For an invalid amount, the typed text counts. */
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

export const menuComparison: Comparison<MenuValues, FieldName> = {
  compare(one, other) {
    const [a, b] = [comparable(one), comparable(other)]
    return fieldNames.filter((name) => a[name] !== b[name])
  },
  merge: (theirs, mine, fields) => ({ ...theirs, ...partsOf(mine, fields) }),
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

/** The draft as the tab keeps it. `version` is null when there was no menu yet. */
export const menuSchema = {
  version: z.int().nullable(),
  values: z.object({
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
  }),
}

/** A field as text, for an owner who must choose between two versions. */
export function fieldText(field: FieldName, values: MenuValues, labels: MenuLabels): string {
  if (field === 'includes') return values.includes.map((part) => labels.includes[part]).join(', ')
  if (field === 'times') return values.start && `${values.start}–${values.end}`
  if (field !== 'categories') return values[field].trim()
  const { categories } = contentOf(values)
  return categories.length > 0 ? `\n${menuText({ categories }, labels)}` : ''
}
