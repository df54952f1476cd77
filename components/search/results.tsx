import { useTranslations } from 'next-intl'
import { Pagination } from '@/components/ui/pagination'
import type { ServingLabels } from '@/components/ui/serving/serving-text'
import type { FoundRestaurant } from '@/lib/api/search-outcome'
import { type SearchState, searchHref } from '@/lib/search/state'
import { type FavouriteOf, ResultGrid } from './result-grid'

type Props = {
  state: SearchState
  results: FoundRestaurant[]
  hasMore: boolean
  renderedAt: number
  serving: ServingLabels
  favourite: FavouriteOf
}

export function Results({ state, results, hasMore, renderedAt, serving, favourite }: Props) {
  const t = useTranslations('search.paging')
  return (
    <>
      <ResultGrid {...{ results, renderedAt, serving, favourite }} about={state.tab} />
      <div className="mt-6">
        <Pagination
          page={state.page}
          pages={hasMore ? state.page + 1 : state.page}
          href={(page) => searchHref(state, { page })}
          labels={{
            nav: t('nav'),
            previous: t('previous'),
            next: t('next'),
            of: t('of', { page: state.page }),
          }}
        />
      </div>
    </>
  )
}
