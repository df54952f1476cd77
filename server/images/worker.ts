import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { layoutMenu } from '@/contract/rules/menu-layout/layout-menu'
import { drawPicture } from './draw-picture'
import type { Drawn, DrawQuestion, Undrawn } from './drawer'
import { fontMetrics, requireDrawable } from './letters'
import { lowerThread } from './lower-thread'
import { drawPdf } from './pdf/draw-pdf'

// Draws with one core and leaves the other core to all other work.
sharp.concurrency(1)
sharp.cache(false)
const id = lowerThread()
if (workerData instanceof Int32Array) workerData[0] = id

async function draw({ sheet, pictures, type }: DrawQuestion) {
  if (type === 'none') {
    const { warnings } = layoutMenu({ ...sheet, fonts: fontMetrics })
    return { bytes: new Uint8Array(), warnings }
  }
  const layout = layoutMenu({ ...sheet, fonts: fontMetrics, onBlock: requireDrawable })
  const bytes = await (type === 'pdf'
    ? drawPdf({ layout, pictures, language: sheet.language })
    : drawPicture(layout, pictures, type))
  return { bytes, warnings: layout.warnings }
}

parentPort?.on('message', async (question: DrawQuestion) => {
  const answer: Drawn | Undrawn = await draw(question).catch((error: unknown) => ({ error: String(error) }))
  parentPort?.postMessage(answer)
})
