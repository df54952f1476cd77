import { z } from 'zod'
import { photoWidths } from '@/contract/lists'
import { maxImagePixels } from '@/contract/rules/files/upload-limits'
import { builtFile } from '@/server/built-file'
import { AppError } from '@/server/errors'
import type { PhotoQuestion } from './photo/draw'
import { createProgram } from './program'
import { refuse } from './refuse'

// Bundled, this code sits in dist/server/*.js; in tests it runs from source.
const places = ['./photo-draw.js', '../photo-draw.js', './photo/draw.ts'] as const

/** An interlaced picture is decoded whole: 49 megapixels need 300 MB. */
const mostMemory = 450 * 1024 * 1024

const ask = createProgram(() => builtFile(places, import.meta.url), { ms: 60_000, mostMemory })

const rendition = z.object({
  ...{ width: z.int(), height: z.int(), contentType: z.string(), name: z.string() },
  bytes: z.instanceof(Uint8Array),
})

const drawn = z.object({
  width: z.int(),
  height: z.int(),
  blurDataUrl: z.string().nullable(),
  renditions: z.tuple([rendition], rendition),
})

const answer = z.union([drawn, z.object({ refused: z.enum(['pixels', 'broken']) })])

/** Draws a picture in its sizes, in a process of its own: what its pixels need is not needed by whoever answers. */
export async function drawAnew(path: string): Promise<z.infer<typeof drawn>> {
  const question: PhotoQuestion = { path, mostPixels: maxImagePixels, widths: photoWidths }
  const found = await ask(question)
  if ('ended' in found) {
    if (found.ended === 'heavy') throw refuse('image-pixels')
    throw new AppError('unavailable', 'uploads-busy', { retryAfter: 15, cause: found.ended })
  }
  const photo = answer.parse(found.answer)
  if ('refused' in photo) throw refuse(photo.refused === 'pixels' ? 'image-pixels' : 'image-broken')
  return photo
}
