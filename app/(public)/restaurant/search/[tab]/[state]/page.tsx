import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MoreInCity } from '@/components/city/more-in-city'
import { favouriteOf } from '@/components/favourites/favourite-of'
import { ChangePlace } from '@/components/places/change-place'
import { SearchView } from '@/components/search/search-view'
import { JsonLd } from '@/components/ui/json-ld'
import { servingLabels } from '@/components/ui/serving/serving-labels'
import { searchOutcome } from '@/lib/api/search'
import { hostHas } from '@/lib/host/features'
import { labelsOf } from '@/lib/i18n/labels'
import { pageSize, parseCachePath } from '@/lib/search/state'
import { itemListJsonLd } from '@/lib/seo/item-list-json-ld'
import { searchMetadata } from '@/lib/seo/search-metadata'

type Props = PageProps<'/restaurant/search/[tab]/[state]'>

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const state = await stateOf(params)
  return state ? searchMetadata(state) : {}
}

export default async function Page({ params }: Props) {
  const state = await stateOf(params)
  if (!state) notFound()
  const [outcome, serving, places, favourite, hasAlerts] = await Promise.all([
    searchOutcome(state),
    servingLabels(),
    labelsOf('places'),
    favouriteOf(),
    hostHas('alerts'),
  ])
  const restaurants = outcome.kind === 'found' ? outcome.results.map(({ restaurant }) => restaurant) : []
  return (
    <>
      <JsonLd thing={itemListJsonLd(restaurants, (state.page - 1) * pageSize)} />
      <SearchView
        state={state}
        outcome={outcome}
        hasAlerts={hasAlerts}
        renderedAt={Date.now()}
        serving={serving}
        favourite={favourite}
        cityLink={outcome.kind === 'found' ? <MoreInCity name={lastPartOf(outcome.place)} /> : null}
        changePlace={(text, asButton) => (
          <ChangePlace tab={state.tab} text={text} asButton={asButton} labels={places} />
        )}
      />
    </>
  )
}

/** «Sevilla» of «Triana, Sevilla». */
const lastPartOf = (place: string) => place.split(', ').at(-1) ?? ''

async function stateOf(params: Props['params']) {
  const { tab, state } = await params
  return parseCachePath(tab, state)
}
