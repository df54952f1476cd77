import type { OwnerCtx } from '@/server/ctx'

const sidePx = 600

/** An owner's logo as a square PNG, whatever it is kept as; null where there is none any more. */
export async function logoOf({ storage }: Pick<OwnerCtx, 'storage'>, url: string | null) {
  const key = url?.match(/^\/files\/(.+)$/)?.[1]
  const file = key ? await storage.find(key) : null
  if (!file) return null
  const opened = await file.open()
  const bytes = await new Response(opened).arrayBuffer()
  const { default: sharp } = await import('sharp')
  return sharp(bytes)
    .resize(sidePx, sidePx, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
    .catch(() => null)
}
