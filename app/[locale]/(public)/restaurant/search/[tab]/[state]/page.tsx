import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MoreInCity } from '@/components/city/more-in-city'
import { favouriteOf } from '@/components/favourites/favourite-of'
import { ChangePlace } from '@/components/places/change-place'
import { NearMeHere } from '@/components/places/near-me-here'
import { DecideTogether } from '@/components/poll/decide-together'
import { SearchView } from '@/components/search/search-view'
import { JsonLd } from '@/components/ui/json-ld'
import { servingLabels } from '@/components/ui/serving/serving-labels'
import { asksForHere } from '@/contract/rules/search/here-words'
import { searchOutcome } from '@/lib/api/search'
import { hostHas } from '@/lib/host/features'
import { labelsOf, pickerLabels } from '@/lib/i18n/labels'
import { getTranslations } from '@/lib/i18n/translations'
import { mostPaid, pageSize, parseCachePath } from '@/lib/search/state'
import { itemListJsonLd } from '@/lib/seo/item-list-json-ld'
import { searchMetadata } from '@/lib/seo/search-metadata'

type Props = PageProps<'/[locale]/restaurant/search/[tab]/[state]'>

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const state = await stateOf(params)
  return state ? searchMetadata(state) : {}
}

export default async function Page({ params }: Props) {
  const state = await stateOf(params)
  if (!state) notFound()
  const [cuisineName, outcome, serving, places, favourite, hasAlerts, picker] = await Promise.all([
    getTranslations('cuisines'),
    searchOutcome(state),
    servingLabels(),
    labelsOf('places'),
    favouriteOf(),
    hostHas('alerts'),
    pickerLabels(),
  ])
  const results = outcome.kind === 'found' ? outcome.results : []
  const renderedAt = Date.now()
  const offset = (state.page - 1) * pageSize
  const list = { offset, now: new Date(renderedAt), upTo: mostPaid(state), cuisineName }
  return (
    <>
      <SearchView
        state={state}
        outcome={outcome}
        hasAlerts={hasAlerts}
        renderedAt={renderedAt}
        serving={serving}
        favourite={favourite}
        cityLink={outcome.kind === 'found' ? <MoreInCity name={cityIn(outcome.place)} /> : null}
        nearMe={asksForHere(state.place) ? <NearMeHere tab={state.tab} labels={places} /> : null}
        together={picker ? <DecideTogether labels={picker} /> : null}
        changePlace={(text, asButton) => (
          <ChangePlace tab={state.tab} text={text} asButton={asButton} labels={places} />
        )}
      />
      {/* Beside the scripts, where the same names stand again: a page is compressed in pieces of 32 KB. */}
      <JsonLd thing={itemListJsonLd(results, list)} />
    </>
  )
}

/** Returns «Sevilla» for «Triana, Sevilla», and «Bilbao» for «Gran Vía, Bilbao, Bizkaia». */
const cityIn = (place: string) =>
  place
    .split(', ')
    .slice(-2)
    .at(place.split(', ').length > 2 ? 0 : -1) ?? ''

async function stateOf(params: Props['params']) {
  const { tab, state } = await params
  return parseCachePath(tab, state)
}
