import type { Messages } from 'next-intl'
import { toEuros } from '@/contract/rules/menu/price'
import { type FilterName, mealVoucherCents } from '@/contract/search'
import { fill } from '@/lib/i18n/fill'
import { priceText } from '@/lib/i18n/price-text'
import type { SearchState } from '@/lib/search/state'

type Words = Pick<Messages, 'search' | 'cuisines' | 'allergens'>
type Texts = Record<string, string>

/** A filter that is on, as its chip names it. */
export function filterText(
  { search: { filters }, cuisines, allergens }: Words,
  state: SearchState,
  name: FilterName,
) {
  const several = (names: Texts, chosen: readonly string[] = []) =>
    chosen.map((one) => names[one] ?? one).join(', ')
  switch (name) {
    case 'maxPrice':
    case 'walk':
      return fill(filters[name].row, { answer: state[name] ?? '' })
    case 'service':
      return filters.service.row.cena
    case 'diet':
      return filters.diet.row[state.diet ?? 'vegan']
    case 'cuisine':
      return several(cuisines, state.cuisine)
    case 'without':
      return fill(filters.without.one, { first: several(allergens, state.without) })
    case 'km':
      return fill(filters.km.chosen, { km: state.km ?? '' })
    case 'voucher':
      return fill(filters.voucher.title, { price: priceText(toEuros(mealVoucherCents)) })
    default:
      return filters[name].title
  }
}
