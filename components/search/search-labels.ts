import type { Messages } from 'next-intl'
import { priceText, toEuros } from '@/contract/rules/menu/price'
import { type FilterAnswer, type FilterName, mealVoucherCents, type searchFilters } from '@/contract/search'
import { fill } from '@/lib/i18n/fill'
import { labelsOf } from '@/lib/i18n/labels'

type Answers<Name extends FilterName> = Record<`${FilterAnswer<Name>}`, string>
type Sheet = { title: string; none: string; hint?: string }

/** The texts of a filter, by the kind of its chip. */
type FilterTexts<Name extends FilterName> = {
  toggle: { title: string }
  /** `chosen`: shorter answers for the chip. */
  list: Sheet & { answers: Answers<Name>; chosen?: Answers<Name> }
  checkboxes: Sheet & { answers: Answers<Name>; legend?: string; one: string; many: string }
  slider: Sheet & { label: string; value: string; chosen: string; hint: string }
}

export type FilterLabels = { [Name in FilterName]: FilterTexts<Name>[(typeof searchFilters)[Name]['chip']] }

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
      cuisine: { ...filters.cuisine, answers: cuisines },
      without: { ...filters.without, answers: allergens },
    },
  }
}
