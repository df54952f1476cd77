'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormProblem } from '@/components/ui/form-problem'
import { saveFile } from '@/lib/browser/save-file'
import { squareCanvas } from './square-canvas'

type Props = { svg: string; name: string; labels: Record<'save' | 'failed', string> }

/** Large enough for a poster. */
const sidePx = 1480

export function DownloadPng({ svg, name, labels }: Props) {
  const [hasFailed, setFailed] = useState(false)

  async function save() {
    const png = await drawPng(svg).catch(() => null)
    setFailed(!png)
    if (png) saveFile(png, name)
  }

  return (
    <div className="grid gap-3" aria-live="polite">
      <Button onClick={save}>{labels.save}</Button>
      <FormProblem>{hasFailed ? labels.failed : null}</FormProblem>
    </div>
  )
}

async function drawPng(svg: string): Promise<Blob | null> {
  const square = await squareCanvas(svg, sidePx)
  if (!square) return null
  const { image, canvas, pen } = square
  pen.imageSmoothingEnabled = false
  pen.drawImage(image, 0, 0, sidePx, sidePx)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
