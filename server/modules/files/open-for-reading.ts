import type { Ctx } from '@/server/ctx'
import { fileKeyOf } from './file-key'

const mostBytes = 12 * 1024 * 1024
const smallest = 1200

/** A picture of ours, from its own address, as letters are read best: grey, with all of its contrast, and not too small. */
export async function openForReading(
  { storage }: Pick<Ctx, 'storage'>,
  url: string,
): Promise<Uint8Array | null> {
  const known = fileKeyOf(url.replace(/^\/files\//, ''))
  if (!known?.contentType.startsWith('image/')) return null
  const file = await storage.find(known.key)
  if (!file || file.byteCount > mostBytes) return null
  const { default: sharp } = await import('sharp')
  const drawn = sharp(await new Response(await file.open()).arrayBuffer())
  const { width = 0 } = await drawn.metadata()
  return drawn
    .resize({ width: Math.max(width, smallest) })
    .flatten({ background: '#fff' })
    .greyscale()
    .normalise()
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer()
}
