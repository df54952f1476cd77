import type { ByteRange } from '@/server/ports/storage/port'

const pattern = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The one range asked for; `undefined` when the whole file should be sent (no range, several, or none of RFC 9110's
 * forms), `null` when nothing of it lies inside the file.
 */
export function byteRangeOf(header: string | undefined, byteCount: number): ByteRange | null | undefined {
  const [whole, first = '', last = ''] = header?.replaceAll(' ', '').match(pattern) ?? []
  if (!whole || (first === '' && last === '')) return undefined
  if (first === '') return suffix(Number(last), byteCount)
  const start = Number(first)
  const end = last === '' ? byteCount - 1 : Math.min(Number(last), byteCount - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start < byteCount ? { start, end } : null
}

function suffix(length: number, byteCount: number): ByteRange | null {
  if (length === 0 || byteCount === 0) return null
  return { start: Math.max(0, byteCount - length), end: byteCount - 1 }
}
