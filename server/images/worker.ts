import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { layoutMenu } from '@/contract/rules/menu-layout'
import { drawPicture } from './draw-picture'
import type { DrawAnswer, DrawQuestion } from './drawer'
import { fontMetrics } from './letters'
import { drawPdf } from './pdf/draw-pdf'

// One core is drawn with; the other is everybody else's.
sharp.concurrency(1)
sharp.cache(false)

async function draw({ sheet, picture, type }: DrawQuestion) {
  const layout = layoutMenu({ ...sheet, fonts: fontMetrics })
  const bytes = await (type === 'pdf' ? drawPdf(layout, picture) : drawPicture(layout, picture, type))
  return { bytes, warnings: layout.warnings }
}

parentPort?.on('message', async (question: DrawQuestion) => {
  const answer: DrawAnswer = await draw(question).catch((error: unknown) => ({ error: String(error) }))
  parentPort?.postMessage(answer)
})
