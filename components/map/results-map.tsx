'use client'

import type { Messages } from 'next-intl'
import {
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { pageBar } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { MapIcon, MenuIcon } from '@/components/ui/icons'
import { useLiveMap } from '@/components/ui/live-map/use-live-map'
import { wantsStreets } from '@/lib/browser/map-streets'
import { closeMap, openMap, scrollToList, useIsMapOpen } from '@/lib/browser/map-view'
import { useShownResults } from '@/lib/browser/shown-results'
import { resultItemId, type ShownResult } from '@/lib/search/shown-result'
import type { Box } from './map-box'
import { MapFrame } from './map-frame'
import { useSeen } from './use-seen'

type Props = { apiKey?: string; labels: Messages['map'] }

/** The code of a map is not part of the page, because many phones never open the map. */
const ResultsPlot = lazy(async () => ({ default: (await import('./results-plot')).ResultsPlot }))
const ResultCards = lazy(async () => ({ default: (await import('./result-cards')).ResultCards }))

const SearchThisArea = lazy(async () => ({ default: (await import('./search-this-area')).SearchThisArea }))

const noResults: ShownResult[] = []

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
  const { state, LiveMap, load, unload, onReady, onFail } = useLiveMap(frame, fetchMap, wantsStreets)
  const isSeen = useSeen(frame)
  const [moved, setMoved] = useState<Box | null>(null)
  const [chosen, setChosen] = useState(noResults)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked of the last results is over with the next
  useEffect(() => {
    setMoved(null)
    setChosen(noResults)
  }, [shown?.from.lat, shown?.from.lon, shown?.results[0]?.id])

  const choose = useCallback((members: ShownResult[]) => {
    if (!isInList(members)) setChosen(members)
  }, [])
  const map = shown && { labels, shown, onMoved: setMoved, onSelect: choose }

  return (
    <>
      <MapSection label={labels.results.name}>
        <MapFrame
          ref={frame}
          {...{ state, load, unload, labels }}
          isGoogle={Boolean(apiKey)}
          failed={labels.results.failed}
          plot={
            map && isSeen ? (
              <Suspense>
                <ResultsPlot {...map} />
              </Suspense>
            ) : null
          }
          over={
            moved ? (
              <Suspense>
                <SearchThisArea area={moved} labels={labels.results} isBelowBar={state !== 'live'} />
              </Suspense>
            ) : null
          }
          className="min-h-0 grow max-lg:rounded-none lg:h-full"
        >
          {LiveMap && map ? <LiveMap {...map} {...{ apiKey, onReady, onFail }} /> : null}
        </MapFrame>
        {shown && isSeen ? (
          <Suspense>
            <ResultCards
              results={shown.results}
              chosen={chosen}
              onClose={() => setChosen(noResults)}
              labels={labels.results}
            />
          </Suspense>
        ) : null}
      </MapSection>
      <MapToggle labels={labels.results} />
    </>
  )
}

/** On a phone the map fills the screen below the head of the page. On a desk it stands beside the list, also before the list has come: nothing moves then. */
function MapSection({ label, children }: { label: string; children: ReactNode }) {
  const isOpen = useIsMapOpen()
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { current } = section
    if (!isOpen || !current) return
    const measure = () => {
      const above = current.getBoundingClientRect().top + scrollY
      current.style.setProperty('--above', `${Math.round(above)}px`)
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(document.body)
    return () => watch.disconnect()
  }, [isOpen])
  return (
    <section
      ref={section}
      aria-label={label}
      className="relative hidden noscript:hidden max-lg:group-data-map:flex max-lg:-mx-4 max-lg:-mb-12 max-lg:h-[calc(100dvh-var(--above,20rem)-var(--offline-bar,0px))] max-lg:min-h-96 max-lg:flex-col md:max-lg:-mx-8 lg:group-not-has-data-alone:block lg:sticky lg:top-22 lg:h-[calc(100dvh-7rem)] lg:min-h-80 lg:self-start print:hidden!"
    >
      {children}
    </section>
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

/** The button on a phone that switches between list and map, in reach of the thumb. At the right it covers no dish of the third card, and not «Ver sin calles». */
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
      data-floats=""
      className={classNames(
        'pointer-events-none fixed inset-x-0 bottom-(--offline-bar) pb-[max(0.5rem,env(safe-area-inset-bottom))] z-30 hidden justify-end px-2 noscript:hidden! group-has-data-results:flex lg:hidden! print:hidden!',
        // An empty map does not help, and the button would cover the links that do.
        isOpen ? 'mb-46' : 'group-has-data-empty:hidden!',
      )}
    >
      <Button
        variant="ink"
        className="pointer-events-auto rounded-full! shadow-lift"
        onClick={isOpen ? closeMap : openMap}
      >
        {isOpen ? <MenuIcon /> : <MapIcon />}
        {isOpen ? labels.close : labels.open}
      </Button>
    </div>
  )
}
