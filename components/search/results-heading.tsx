import { useTranslations } from 'next-intl'
import { pageSize, type SearchState } from '@/lib/search/state'
import { AnnounceResults } from './announce-results'
import type { ChangePlaceButton } from './change-place-button'
import { PlaceForm } from './place-form'

type Props = {
  state: SearchState
  place: string
  found: number
  hasMore: boolean
  correctedQuery: string | null
  changePlace: ChangePlaceButton
}

const hasPlace = ({ place, lat }: SearchState) => place !== '' || lat !== undefined

/** «Lavapiés» of «Lavapiés, Madrid»: the whole is in the header. */
const quarterOf = (place: string) => place.split(',', 1)[0] ?? place

export function ResultsHeading({ state, place, found, hasMore, correctedQuery, changePlace }: Props) {
  const t = useTranslations('search')
  const upTo = (state.page - 1) * pageSize + found
  const counted = t(`count.${state.tab}`, { count: upTo })
  const count = found === 0 ? t('count.none') : hasMore ? t('count.more', { count: counted }) : counted
  const said = state.page > 1 ? t('count.page', { found: count, page: state.page }) : count
  return (
    <div className="mb-3">
      <AnnounceResults text={said} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h1 className="text-xl md:text-3xl">
          {t(`title.${state.tab}`)} {place ? t('near', { place: quarterOf(place) }) : t('nearYou')}
        </h1>
        <p className="figures hidden text-soft sm:block">{said}</p>
      </div>
      <div className={hasPlace(state) ? 'hidden md:block' : undefined}>
        {changePlace(hasPlace(state) ? t('changePlace') : t('notHere', { place }))}
      </div>
      <PlaceForm state={state} />
      {correctedQuery ? (
        <p className="mt-1 mb-2 rounded bg-tile px-4 py-3">
          <strong className="font-semibold">{t('corrected', { query: correctedQuery })}</strong>{' '}
          {t('correctedFrom', { query: state.q })}
        </p>
      ) : null}
    </div>
  )
}
