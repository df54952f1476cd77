import { AppError } from '@/server/errors'
import type { ByteRange, Storage, StoredFile } from '@/server/ports/storage/port'
import { type FileKey, fileKeyOf } from './file-key'

/** A file at an address never changes: a new file gets a new id. */
const forever = 'public, max-age=31536000, immutable'

type FileRequest = {
  path: string
  method: string
  /** The browser saves the file and does not show it. */
  isDownload: boolean
  header(name: string): string | undefined
}

export async function serveFile(storage: Storage, asked: FileRequest): Promise<Response> {
  const known = fileKeyOf(asked.path)
  const file = known && (await storage.find(known.key))
  if (!known || !file) throw new AppError('not-found', 'file')
  const etag = `"${file.version}"`
  const headers = new Headers({ 'cache-control': forever, etag })
  if (matches(asked.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })

  headers.set('content-type', known.contentType)
  headers.set('content-disposition', dispositionOf(known, asked))
  headers.set('accept-ranges', 'bytes')
  headers.set('x-content-type-options', 'nosniff')
  return answer(file, headers, { ...asked, range: rangeOf(asked, file, etag) })
}

/** A key's name has no characters that need quotes. */
function dispositionOf({ key }: FileKey, { isDownload }: FileRequest) {
  return `${isDownload ? 'attachment' : 'inline'}; filename="${key.slice(key.indexOf('/') + 1)}"`
}

async function answer(
  file: StoredFile,
  headers: Headers,
  { method, range }: FileRequest & { range: ReturnType<typeof byteRangeOf> },
): Promise<Response> {
  const { byteCount } = file
  const send = async (status: number, length: number) => {
    headers.set('content-length', String(length))
    const body = method === 'HEAD' ? null : await file.open(range ?? undefined)
    return new Response(body, { status, headers })
  }
  if (range === undefined) return send(200, byteCount)
  if (range === null) {
    headers.set('content-range', `bytes */${byteCount}`)
    headers.delete('content-type')
    headers.set('cache-control', 'no-store')
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${range.start}-${range.end}/${byteCount}`)
  return send(206, range.end - range.start + 1)
}

/** Ignores the range if the file is another version: its part would not fit the client's parts. */
function rangeOf({ header }: FileRequest, { byteCount }: StoredFile, etag: string) {
  const condition = header('if-range')
  return condition && condition !== etag ? undefined : byteRangeOf(header('range'), byteCount)
}

function matches(condition: string | undefined, etag: string): boolean {
  if (!condition) return false
  const tags = condition.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

const pattern = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The requested range. `undefined` for the whole file (no range, several ranges, or no valid form of RFC 9110). `null` if the range
 * is outside of the file.
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
