'use client'

import type { Messages } from 'next-intl'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLiveMap } from '@/components/ui/live-map/use-live-map'
import { useHydrated } from '@/lib/browser/hydrated'
import { type ShownResult, useShownResults } from '@/lib/browser/shown-results'
import { DrawnPlaces } from './drawn-places'
import type { Box } from './map-box'
import { MapFrame } from './map-frame'
import { MapToggle } from './map-toggle'
import { SearchThisArea } from './search-this-area'
import { SelectedResults } from './selected-results'

type Props = { apiKey?: string; labels: Messages['map'] }

/** Where the results are: beside their list on a wide screen, in its place on a phone. It stays while they change. */
export function ResultsMap({ apiKey, labels }: Props) {
  const shown = useShownResults()
  const isHydrated = useHydrated()
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
        {/* On a phone the list has gone, and the page's own heading with it. Without scripts it never goes. */}
        {isHydrated ? <h1 className="sr-only lg:hidden">{labels.results.name}</h1> : null}
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

/** Beside the list its own card is enough: the focus goes there. */
function isInList([only, ...others]: ShownResult[]) {
  const card = document.querySelector(`[data-result="${only?.id}"]`)
  if (!card?.checkVisibility() || others.length > 0) return false
  card.querySelector('a')?.focus({ preventScroll: true })
  card.scrollIntoView({ block: 'center', behavior: 'smooth' })
  return true
}
