import { type Messages, useMessages } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { classNames } from '@/components/ui/class-names'
import { ServingClock } from '@/components/ui/serving/serving-clock'
import type { ServingLabels } from '@/components/ui/serving/serving-text'
import type { FilterName } from '@/contract/search'
import type { Nearest } from '@/lib/api/search'
import { distanceText } from '@/lib/i18n/distance-text'
import { priceText } from '@/lib/i18n/price-text'
import { useTranslations } from '@/lib/i18n/translations'
import {
  hasFilters,
  isLimitOfPrice,
  mostPaid,
  type SearchState,
  searchHref,
  withoutFilters,
} from '@/lib/search/state'
import { filterText } from './filters/filter-text'
import { type FavouriteOf, ResultCard } from './result-card'

type Props = {
  state: SearchState
  nearest: Nearest[]
  renderedAt: number
  serving: ServingLabels
  favourite: FavouriteOf
}

/** Shown when there are no results: the cheapest or nearest result without one of the filters, and a link that removes this filter. */
export function NearestResults({ state, nearest, ...card }: Props) {
  const t = useTranslations('search.nearest')
  const messages = useMessages()
  return (
    <>
      <ul className={classNames('mb-6 grid grid-cols-1 gap-6', nearest.length > 1 && 'xl:grid-cols-2')}>
        {nearest.map(({ without, more = [], ...found }) => (
          <li key={without} className="grid grid-cols-1 content-start gap-2">
            <h2 className="text-lg leading-snug">
              <NearestText state={state} nearest={{ without, ...found }} />
            </h2>
            <div
              className={classNames(
                'grid grid-cols-1 gap-1.5 md:gap-2',
                more.length > 0 && 'md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2',
              )}
            >
              {[found, ...more].map((one, index) => (
                <div
                  key={one.restaurant.restaurantId}
                  className={classNames('flex', index > 2 && 'max-md:hidden')}
                >
                  <ResultCard
                    {...card}
                    {...one}
                    q={found.q}
                    filters={{ ...state, ...(without === 'all' ? withoutFilters : { [without]: undefined }) }}
                    isFirst={false}
                  />
                </div>
              ))}
            </div>
            {without === 'all' ? null : (
              <ButtonLink
                href={searchHref(state, { [without]: undefined })}
                variant="secondary"
                prefetch={false}
              >
                {t('without', { filter: filterText(messages, state, without) })}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <ServingClock labels={card.serving} />
    </>
  )
}

/** «Ninguno hasta 10 €; el más barato, 13,40 €, a 350 m». */
function NearestText({ state, nearest }: { state: SearchState; nearest: Nearest }) {
  const t = useTranslations('search.nearest')
  const messages = useMessages()
  const { without, restaurant, menus } = nearest
  const distance = restaurant.distance === undefined ? '' : distanceText(restaurant.distance)
  if (without === 'all') return t('all', { distance })
  const price = menus[0]?.price ?? null
  const isCheapest = price !== null && isLimitOfPrice(without, state)
  const values = {
    limit: isCheapest ? priceText(mostPaid({ [without]: state[without] })) : String(state[without]),
    filter: filterText(messages, state, without),
    names: namesOf(messages, state, without).join(', '),
    price: price === null ? '' : priceText(price),
    distance,
  }
  return t(isCheapest ? 'maxPrice' : textFor(without, state), values)
}

/** The cuisines or allergens that were asked for. */
function namesOf({ cuisines, allergens }: Messages, state: SearchState, name: FilterName) {
  if (name === 'cuisine') return state.cuisine?.map((one) => cuisines[one]) ?? []
  return name === 'without' ? (state.without?.map((one) => allergens[one]) ?? []) : []
}

/** These sentences say that nobody around has it. With another wish beside it that may be untrue. */
const absolute = new Set<FilterName>([
  'diet',
  'without',
  'cuisine',
  'takeaway',
  'delivery',
  'drink',
  'service',
])

const asksForMore = (name: FilterName, state: SearchState) =>
  state.q !== '' || hasFilters({ ...state, [name]: undefined })

function textFor(name: FilterName, state: SearchState) {
  if (absolute.has(name) && asksForMore(name, state)) return 'together'
  switch (name) {
    case 'diet':
      return state.diet ?? 'vegan'
    case 'without':
      return 'allergens'
    case 'maxPrice':
    case 'voucher':
    case 'price':
      return 'other'
    default:
      return name
  }
}
