'use client'

import type { Messages } from 'next-intl'
import { lazy, Suspense, useState } from 'react'

const PickerBar = lazy(async () => ({ default: (await import('./picker-bar')).PickerBar }))

/** The button with which a visitor begins to choose restaurants for a poll. */
export function DecideTogether({ labels }: { labels: Messages['pollPicker'] }) {
  const [isPicking, setPicking] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-pressed={isPicking}
        onClick={() => setPicking(true)}
        className="link -my-3 min-h-11 font-semibold noscript:hidden print:hidden"
      >
        {labels.open}
      </button>
      {isPicking ? (
        <Suspense>
          <PickerBar labels={labels} onClose={() => setPicking(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
