import { type NextRequest, NextResponse } from 'next/server'
import { stillPlot } from '@/components/map/still-plot'
import { searchOutcome } from '@/lib/api/search'
import { labelsOf } from '@/lib/i18n/labels'
import { shownResult } from '@/lib/search/shown-result'
import { isSearchTab, parseSearch } from '@/lib/search/state'

/** The plot of a search as a picture, for pages without JavaScript. */
export async function GET({ nextUrl }: NextRequest, { params }: RouteContext<'/[locale]/plano/[tab]'>) {
  const { tab } = await params
  const state = isSearchTab(tab) ? parseSearch(tab, nextUrl.searchParams) : null
  const outcome = state && (await searchOutcome(state))
  if (!state || outcome?.kind !== 'found') return new NextResponse(null, { status: 404 })
  const now = new Date()
  const results = outcome.results.map((result) => shownResult(result, now, state))
  const { results: labels } = await labelsOf('map')
  const picture = stillPlot({ from: outcome.position, place: outcome.place, results }, labels)
  return new NextResponse(picture, {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=60' },
  })
}
