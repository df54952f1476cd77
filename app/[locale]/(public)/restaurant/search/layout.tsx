import type { ReactNode } from 'react'
import { ResultsMap } from '@/components/map/results-map'
import { SearchControls } from '@/components/search/search-controls'
import { searchLabels } from '@/components/search/search-labels'
import { env } from '@/lib/env'
import { hostHas } from '@/lib/host/features'
import { labelsOf } from '@/lib/i18n/labels'

export default async function SearchLayout({ children }: { children: ReactNode }) {
  const map = <ResultsMap apiKey={env().NEXT_PUBLIC_GOOGLE_MAPS_KEY} labels={await mapLabels()} />
  return (
    <SearchControls labels={await searchLabels()} map={map} hasOwnFilters={await hostHas('searchFilters')}>
      {children}
    </SearchControls>
  )
}

/** Without the texts of a profile's map, because each page of a search would contain them. */
async function mapLabels() {
  const labels = await labelsOf('map')
  const profile = { googleMaps: '', openStreetMap: '', failed: '', plot: { ...labels.plot, place: '' } }
  return { ...labels, ...profile }
}
