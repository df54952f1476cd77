import type { Ctx } from '@/server/ctx'
import { loadSharp } from '@/server/images/load-sharp'
import { bytesOf } from '@/server/ports/storage/bytes-of'
import { fileKeyOf } from './file-key'

const mostBytes = 12 * 1024 * 1024
const smallest = 1200

/** Opens a stored picture by its address, prepared for text recognition: grey, with full contrast, and not too small. */
export async function openForReading(
  { storage }: Pick<Ctx, 'storage'>,
  url: string,
): Promise<Uint8Array | null> {
  const known = fileKeyOf(url.replace(/^\/files\//, ''))
  if (!known?.contentType.startsWith('image/')) return null
  const file = await storage.find(known.key)
  if (!file || file.byteCount > mostBytes) return null
  const sharp = await loadSharp()
  const drawn = sharp(await bytesOf(file))
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
