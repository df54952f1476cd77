'use client'

import type { Messages } from 'next-intl'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { onFirstSight } from '@/lib/browser/on-first-sight'

export type PdfViewerProps = { url: string; name: string; labels: Messages['carta']['viewer'] }

/** Loads the viewer when it comes into view: half a megabyte that most visitors do not need. */
export function PdfOnDemand(props: PdfViewerProps) {
  const { labels } = props
  const place = useRef<HTMLDivElement>(null)
  const [Viewer, setViewer] = useState<ComponentType<PdfViewerProps>>()
  const [failed, setFailed] = useState(false)

  const fetchViewer = useCallback(() => {
    setFailed(false)
    import('./pdf-viewer').then(
      ({ PdfViewer }) => setViewer(() => PdfViewer),
      () => setFailed(true),
    )
  }, [])

  useEffect(() => onFirstSight(place.current, fetchViewer), [fetchViewer])

  if (Viewer) return <Viewer {...props} />
  return (
    <div
      ref={place}
      className="mt-3 grid noscript:hidden aspect-3/4 place-content-center justify-items-center gap-3 rounded border border-line bg-napkin p-4 text-center text-soft md:aspect-square print:hidden"
    >
      {failed ? (
        <>
          <p role="alert">{labels.viewerFailed}</p>
          <Button variant="secondary" onClick={fetchViewer}>
            {labels.retry}
          </Button>
        </>
      ) : (
        <p role="status" className="inline-flex items-center gap-2">
          <Spinner />
          {labels.loading}
        </p>
      )}
    </div>
  )
}
