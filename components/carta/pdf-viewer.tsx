'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyPlate } from '@/components/ui/empty-plate'
import { PdfDocument } from './pdf-document'
import type { PdfViewerProps } from './pdf-on-demand'
import { mayPass, type PdfProblem } from './pdf-problem'

/** A PDF in the page, or the reason why it cannot be shown. */
export function PdfViewer(props: PdfViewerProps) {
  const { labels } = props
  const [problem, setProblem] = useState<PdfProblem>()
  if (!problem) return <PdfDocument {...props} onProblem={setProblem} />
  return (
    <div
      role="alert"
      className="mt-3 grid justify-items-center gap-3 rounded border border-line bg-napkin px-4 py-8 text-center print:hidden"
    >
      <EmptyPlate className="size-20" />
      <p className="max-w-md">{labels.problems[problem]}</p>
      {mayPass(problem) ? (
        <Button variant="secondary" onClick={() => setProblem(undefined)}>
          {labels.retry}
        </Button>
      ) : null}
    </div>
  )
}
