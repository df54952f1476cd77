import type { Ctx } from '@/server/ctx'
import { replaceVariant } from './queries'

type Cut = { name: string; contentType: string; bytes: Uint8Array; width: number; height: number }

const keyOf = (url: string) => url.replace(/^\/files\//, '')

/**
 * Stores a part of an uploaded picture beside it, in the place of an earlier part of the same size. It is deleted with the upload. The
 * row comes first, so that a crash leaves no file that nothing names.
 */
export async function keepCut({ db, storage }: Pick<Ctx, 'db' | 'storage'>, url: string, cut: Cut) {
  const { name, bytes, ...shape } = cut
  const variant = { url: url.replace(/[^/]*$/, name), ...shape, byteCount: bytes.byteLength }
  const replaced = await replaceVariant(db, url, variant)
  if (!replaced) return
  await storage.write({ key: keyOf(variant.url), contentType: shape.contentType, bytes })
  await storage.delete(replaced.filter((old) => old !== variant.url).map(keyOf))
}
