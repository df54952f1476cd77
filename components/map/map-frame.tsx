'use client'

import type { Messages } from 'next-intl'
import type { ReactNode, Ref } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { MapIcon } from '@/components/ui/icons'
import type { LiveMapState } from '@/components/ui/live-map/use-live-map'
import { Spinner } from '@/components/ui/spinner'
import { keepStreets } from '@/lib/browser/map-streets'

type Props = {
  ref: Ref<HTMLDivElement>
  state: LiveMapState
  load: () => void
  unload: () => void
  /** Whether the map is Google's. */
  isGoogle: boolean
  labels: Messages['map']
  /** Shown when the map fails to load. */
  failed: string
  /** The plot of prices, which everybody sees first. It needs no third party. */
  plot: ReactNode
  /** Shown above the plot and above the live map. */
  over?: ReactNode
  className?: string
  /** The live map, after its code has loaded. */
  children: ReactNode
}

/** A frame with a fixed size, so that the page does not shift. It shows the plot, or streets if the visitor asked for them. */
export function MapFrame(props: Props) {
  const { ref, state, unload, labels, plot, over, className, children } = props
  return (
    <div
      ref={ref}
      className={classNames(
        'relative flex flex-col overflow-hidden rounded bg-tile print:hidden',
        className ?? 'h-96',
      )}
    >
      {state === 'live' ? null : (
        <>
          <StreetsBar {...props} />
          <div className="relative min-h-0 grow">{plot}</div>
        </>
      )}
      {children ? (
        <div className={classNames('absolute inset-0', state !== 'live' && 'invisible')}>{children}</div>
      ) : null}
      {over}
      {state === 'live' ? (
        <Button
          variant="secondary"
          className="absolute bottom-2 left-2 z-10 text-sm! shadow-sheet"
          onClick={() => {
            keepStreets(false)
            unload()
          }}
        >
          {labels.unload}
        </Button>
      ) : null}
    </div>
  )
}

type StreetsBarProps = Pick<Props, 'state' | 'load' | 'isGoogle' | 'labels' | 'failed'>

/** The button that loads the streets. It names the third party that gets the visitor's IP address. */
function StreetsBar({ state, load, isGoogle, labels, failed }: StreetsBarProps) {
  const hasFailed = state === 'failed'
  return (
    <div className="flex min-h-14 shrink-0 items-center gap-3 border-b border-line bg-card px-2 py-1 text-xs max-[20rem]:flex-wrap leading-snug text-soft noscript:hidden">
      {state === 'loading' ? (
        <p role="status" className="flex min-h-11 items-center gap-2 px-2 text-sm">
          <Spinner />
          {labels.loading}
        </p>
      ) : (
        <>
          <Button
            variant="secondary"
            className="shrink-0 px-3! text-sm! max-[22rem]:shrink max-[20rem]:w-full"
            onClick={() => {
              keepStreets(true)
              load()
            }}
          >
            <MapIcon />
            {hasFailed ? labels.retry : labels.load}
          </Button>
          <p role={hasFailed ? 'status' : undefined}>
            {hasFailed ? failed : isGoogle ? labels.noticeGoogle : labels.noticeTiles}
          </p>
        </>
      )}
    </div>
  )
}
