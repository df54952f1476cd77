import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { Position } from '@/contract/entities/place'
import { useTranslations } from '@/lib/i18n/translations'
import { hasFilters, type SearchState, searchHref, withoutFilters } from '@/lib/search/state'
import { DishAlert } from './dish-alert'
import { ShowNoResults } from './show-no-results'

type Props = {
  state: SearchState
  /** The search as it was understood: the alert is for its dish. */
  wanted: SearchState
  place: string
  from: Position
  hasAlerts: boolean
}

/** Shown without results: what was searched, every way to widen the search, and the offer of an alert. */
export function NoResults({ state, wanted, place, from, hasAlerts }: Props) {
  const t = useTranslations('search.empty')
  if (state.page > 1)
    return (
      <EmptyState title={t('pastEnd')} text={t('pastEndText')}>
        <ButtonLink href={searchHref(state)}>{t('firstPage')}</ButtonLink>
      </EmptyState>
    )
  const title = state.q ? t('query', { query: state.q }) : t(state.tab)
  return (
    <EmptyState title={title} text={t(adviceFor(state))}>
      <ShowNoResults from={from} place={place} />
      {waysOn(state).map(({ label, change }, index) => (
        <ButtonLink
          key={label}
          href={searchHref(state, change)}
          variant={index === 0 ? 'primary' : 'secondary'}
          prefetch={false}
        >
          {t(label, { query: state.q })}
        </ButtonLink>
      ))}
      {hasAlerts ? <DishAlert state={wanted} place={place} from={from} /> : null}
    </EmptyState>
  )
}

/** The advice that applies: for example, no advice to remove filters when no filter is on. */
function adviceFor(state: SearchState) {
  if (state.without) return 'textAllergens'
  if (hasFilters(state)) return state.q ? 'text' : 'textFilters'
  if (state.q) return 'textQuery'
  return state.tab === 'menu' ? 'textPlain' : 'textRestaurants'
}

function waysOn(state: SearchState) {
  const ways = [
    { label: 'clear', applies: hasFilters(state), change: withoutFilters },
    { label: 'wider', applies: state.km !== undefined, change: { km: undefined } },
    { label: 'withoutQuery', applies: state.q !== '', change: { q: '' } },
    { label: 'allRestaurants', applies: state.tab === 'menu', change: { tab: 'restaurant' } },
    { label: 'allMenus', applies: state.tab === 'restaurant', change: { tab: 'menu' } },
  ] as const satisfies { label: string; applies: boolean; change: Partial<SearchState> }[]
  return ways.filter(({ applies }) => applies)
}
