'use client'

import { useRouter } from 'next/navigation'
import type { Messages } from 'next-intl'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useTransition } from 'react'
import { pageBar } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { MapIcon, MenuIcon, SearchIcon } from '@/components/ui/icons'
import { useLiveMap } from '@/components/ui/live-map/use-live-map'
import { closeMap, openMap, scrollToList, useIsMapOpen } from '@/lib/browser/map-view'
import { placeName } from '@/lib/browser/place-name'
import { useShownResults } from '@/lib/browser/shown-results'
import { areaHref } from '@/lib/search/place'
import { resultItemId, type ShownResult } from '@/lib/search/shown-result'
import { DrawnPlaces } from './drawn-places'
import { type Box, centreOf, reachKm } from './map-box'
import { MapFrame } from './map-frame'
import { SelectedResults } from './selected-results'

type Props = { apiKey?: string; labels: Messages['map'] }

/** The map of the results: beside the list on a wide screen, in place of the list on a phone. It stays mounted when the results change. */
export function ResultsMap({ apiKey, labels }: Props) {
  const shown = useShownResults()
  const frame = useRef<HTMLDivElement>(null)
  const fetchMap = useCallback(
    async () =>
      apiKey
        ? (await import('./results-google-map')).ResultsGoogleMap
        : (await import('./results-tile-map')).ResultsTileMap,
    [apiKey],
  )
  const { state, LiveMap, load, onReady, onFail } = useLiveMap(frame, fetchMap)
  const [moved, setMoved] = useState<Box | null>(null)
  const [selected, setSelected] = useState<ShownResult[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked of the last results is over with the next
  useEffect(() => {
    setMoved(null)
    setSelected([])
  }, [shown?.from.lat, shown?.from.lon, shown?.results[0]?.id])

  return (
    <>
      <section
        aria-label={labels.results.name}
        className="hidden noscript:hidden max-lg:group-data-map:block lg:group-has-data-results:block print:hidden!"
      >
        <MapFrame
          ref={frame}
          state={state}
          load={load}
          isGoogle={Boolean(apiKey)}
          labels={labels}
          failed={labels.results.failed}
          drawing={
            <div className="min-h-24 shrink basis-76 [--drawing-width:calc((100cqh-2rem)*222/208)] [container-type:size] lg:mt-8">
              <DrawnPlaces places={shown?.results.map(({ position }) => position) ?? []} here={shown?.from} />
            </div>
          }
          className="h-[calc(100dvh-21rem)] min-h-80 lg:sticky lg:top-22 lg:h-[calc(100dvh-7rem)]"
        >
          {LiveMap && shown ? (
            <LiveMap
              {...{ apiKey, labels, shown, onReady, onFail }}
              onMoved={setMoved}
              onSelect={(members) => isInList(members) || setSelected(members)}
            />
          ) : null}
          {state === 'live' && moved ? <SearchThisArea area={moved} labels={labels.results} /> : null}
          {selected.length > 0 ? (
            <SelectedResults results={selected} onClose={() => setSelected([])} labels={labels.results} />
          ) : null}
        </MapFrame>
      </section>
      <MapToggle labels={labels.results} />
    </>
  )
}

/** Beside the list, the map opens no card: the focus moves to the result's card in the list. */
function isInList([only, ...others]: ShownResult[]) {
  const card = only && document.getElementById(resultItemId(only.id))
  if (!card?.checkVisibility() || others.length > 0) return false
  card.querySelector('a')?.focus({ preventScroll: true })
  card.scrollIntoView({ block: 'center', behavior: 'smooth' })
  return true
}

/** The button on a phone that switches between list and map, in reach of the thumb. */
function MapToggle({ labels }: { labels: Messages['map']['results'] }) {
  const isOpen = useIsMapOpen()
  const wasOpen = useRef(isOpen)

  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) scrollToList()
    if (!wasOpen.current && isOpen) scrollTo(0, 0)
    wasOpen.current = isOpen
  }, [isOpen])

  return (
    <div
      ref={pageBar}
      className={classNames(
        'pointer-events-none fixed inset-x-0 bottom-(--offline-bar) pb-[max(1rem,env(safe-area-inset-bottom))] z-30 hidden justify-center noscript:hidden! group-has-data-results:flex lg:hidden! print:hidden!',
        // An empty map does not help, and the button would cover the links that do.
        !isOpen && 'group-has-data-empty:hidden!',
      )}
    >
      <Button
        variant="ink"
        size="lg"
        className="pointer-events-auto rounded-full! shadow-lift"
        onClick={isOpen ? closeMap : openMap}
      >
        {isOpen ? <MenuIcon /> : <MapIcon />}
        {isOpen ? labels.close : labels.open}
      </Button>
    </div>
  )
}

type SearchThisAreaProps = { area: Box; labels: Messages['map']['results'] }

/** Repeats the search for the area of the map. The new search has an address like every search. */
function SearchThisArea({ area, labels }: SearchThisAreaProps) {
  const router = useRouter()
  const [isNaming, setNaming] = useState(false)
  const [isPending, startTransition] = useTransition()

  async function search() {
    setNaming(true)
    const centre = centreOf(area)
    const place = { ...centre, name: await placeName(centre) }
    const { pathname, search: query, hash } = location
    startTransition(() =>
      router.push(areaHref(place, reachKm(area), pathname, query) + hash, { scroll: false }),
    )
    setNaming(false)
  }

  return (
    <div className="pointer-events-none absolute inset-x-0 top-3 z-10 flex justify-center px-14">
      <Button
        variant="ink"
        className="pointer-events-auto rounded-full! whitespace-nowrap shadow-lift"
        pending={(isNaming || isPending) && labels.searching}
        onClick={search}
      >
        <SearchIcon />
        {labels.searchHere}
      </Button>
    </div>
  )
}
