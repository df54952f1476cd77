'use client'

import type { Messages } from 'next-intl'
import type { ReactNode, Ref } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { MapIcon } from '@/components/ui/icons'
import type { LiveMapState } from '@/components/ui/live-map/use-live-map'
import { Spinner } from '@/components/ui/spinner'

type Props = {
  ref: Ref<HTMLDivElement>
  state: LiveMapState
  load: () => void
  /** Whether the map is Google's. */
  isGoogle: boolean
  labels: Messages['map']
  /** Shown when the map fails to load. */
  failed: string
  /** The drawing that is shown before the map loads, and when it fails. */
  drawing: ReactNode
  className?: string
  /** The live map, after its code has loaded. */
  children: ReactNode
}

/** A frame with a fixed size, so that the page does not shift. */
export function MapFrame({
  ref,
  state,
  load,
  isGoogle,
  labels,
  failed,
  drawing,
  className,
  children,
}: Props) {
  const hasFailed = state === 'failed'
  return (
    <div
      ref={ref}
      className={classNames(
        'relative flex flex-col overflow-hidden rounded bg-tile print:hidden',
        className ?? 'h-80',
      )}
    >
      {state === 'live' ? null : (
        <>
          {drawing}
          <div className="mx-auto grid w-full max-w-md shrink-0 gap-2 noscript:hidden px-4 pb-3 text-sm text-soft">
            {hasFailed ? <p role="status">{failed}</p> : null}
            {state === 'loading' ? (
              <p role="status" className="flex min-h-11 items-center justify-center gap-2">
                <Spinner />
                {labels.loading}
              </p>
            ) : (
              <Button variant="secondary" wide onClick={load}>
                <MapIcon />
                {hasFailed ? labels.retry : labels.load}
              </Button>
            )}
            {hasFailed ? null : <p>{isGoogle ? labels.noticeGoogle : labels.noticeTiles}</p>}
          </div>
        </>
      )}
      {children ? (
        <div className={classNames('absolute inset-0', state !== 'live' && 'invisible')}>{children}</div>
      ) : null}
    </div>
  )
}
