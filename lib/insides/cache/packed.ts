import { deserialize, serialize } from 'node:v8'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { IncrementalCacheValue } from 'next/dist/server/response-cache'
import { ownBytes } from '../../own-bytes'

export type Value = IncrementalCacheValue | null
type Parts = { html: Buffer; value: Value }

/** The quickest quality: a page shrinks to a fifth, in a fiftieth of the time it took to render. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }

/** As a string, a page takes two bytes for each letter if one of its letters is «€». As bytes, it takes one for most letters. */
export function pack(value: Value) {
  const isPage = value?.kind === 'APP_PAGE'
  const parts: Parts = {
    html: Buffer.from(isPage ? value.html : ''),
    value: isPage ? { ...value, html: '' } : value,
  }
  return ownBytes(brotliCompressSync(serialize(parts), quickly))
}

export function unpack(packed: Buffer): { value: Value; bytes: number } {
  const unpacked = brotliDecompressSync(packed)
  const { html, value }: Parts = deserialize(unpacked)
  const whole = value?.kind === 'APP_PAGE' ? { ...value, html: html.toString() } : value
  return { value: whole, bytes: unpacked.length }
}
