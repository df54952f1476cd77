import type { Messages } from 'next-intl'
import { toEuros } from '@/contract/rules/menu/price'
import { type FilterAnswer, type FilterName, mealVoucherCents, type searchFilters } from '@/contract/search'
import { fill } from '@/lib/i18n/fill'
import { labelsOf } from '@/lib/i18n/labels'
import { priceText } from '@/lib/i18n/price-text'

type Answers<Name extends FilterName> = Record<`${FilterAnswer<Name>}`, string>
type Sheet = { title: string; none: string; hint?: string }

type Filters = typeof searchFilters

/** `row`: one text with the answer in it, or a text for each answer. `next`: the short text of the answers behind the first. */
type RowTexts<Answer extends string | number> = { row: string | Record<`${Answer}`, string>; next?: string }

/** The texts of a filter, by the kind of its chip. */
type FilterTexts<Name extends FilterName> = {
  toggle: { title: string }
  row: RowTexts<Exclude<FilterAnswer<Name>, true>>
  /** `chosen`: shorter answers for the chip. */
  list: Sheet & { answers: Answers<Name>; chosen?: Partial<Answers<Name>> }
  /** `answers`: the texts of those that are not their own text. */
  checkboxes: Sheet & { answers: Partial<Answers<Name>>; legend?: string; one: string; many: string }
  slider: Sheet & { label: string; value: string; chosen: string; hint: string }
}

/** A filter with a sheet may have answers in the row too. */
type TextsInRow<Filter> = Filter extends { chip: 'list'; inRow: readonly (infer Answer extends string)[] }
  ? RowTexts<Answer>
  : unknown

export type FilterLabels = {
  [Name in FilterName]: FilterTexts<Name>[Filters[Name]['chip']] & TextsInRow<Filters[Name]>
}

export type SearchLabels = Messages['search']['controls'] & { filters: FilterLabels }

export async function searchLabels(): Promise<SearchLabels> {
  const [{ controls, filters }, cuisines, allergens] = await Promise.all([
    labelsOf('search'),
    labelsOf('cuisines'),
    labelsOf('allergens'),
  ])
  const voucher = fill(filters.voucher.title, { price: priceText(toEuros(mealVoucherCents)) })
  return {
    ...controls,
    filters: {
      ...filters,
      voucher: { title: voucher },
      cuisine: { ...filters.cuisine, answers: otherThanNames(cuisines) },
      without: { ...filters.without, answers: allergens },
    },
  }
}

/** «Tailandés» for «Tailandes», and nothing for «India»: the page sends these texts once more for the browser. */
const otherThanNames = <Texts extends Record<string, string>>(texts: Texts): Partial<Texts> =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => name !== text)) as Partial<Texts>
