import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Memory } from '../memory'
import { ownBytes } from '../own-bytes'
import { isNotModified } from './not-modified'

type File = { headers: OutgoingHttpHeaders; body: Buffer; until: number }

const mostBytes = 16 * 1024 * 1024
export const mostBytesEach = 128 * 1024
/** A deleted file disappears from this memory after this time at the latest. */
const keptFor = 5 * 60_000

const files = new Memory<File>(mostBytes, ({ body }) => body.length)

/** Tells whether an answer is a photo that never changes: the page that shows it waits for it. */
export function isWorthRemembering({ method, url = '', headers }: IncomingMessage, response: ServerResponse) {
  return (
    method === 'GET' &&
    url.startsWith('/files/') &&
    !url.includes('?') &&
    !headers.range &&
    String(response.getHeader('content-type')).startsWith('image/') &&
    String(response.getHeader('cache-control')).includes('immutable')
  )
}

/** The time counts from when the file arrived, not from when it was last served. */
export function rememberFile({ url = '' }: IncomingMessage, response: ServerResponse, body: Buffer) {
  const length = response.getHeader('content-length')
  const isWhole = length === undefined || Number(length) === body.length
  if (!isWhole || fileAt(url)) return
  const headers = { ...response.getHeaders(), 'content-length': body.length }
  files.set(url, { headers, body: ownBytes(body), until: Date.now() + keptFor })
}

function fileAt(url: string) {
  const file = files.get(url)
  return file && file.until > Date.now() ? file : undefined
}

/** Serves a photo from memory, without Next and the api. */
export function answerWithFile(request: IncomingMessage, response: ServerResponse) {
  const file = request.method === 'GET' && !request.headers.range ? fileAt(request.url ?? '') : undefined
  if (!file) return false
  for (const [name, value] of Object.entries(file.headers))
    if (value !== undefined) response.setHeader(name, value)
  if (isNotModified(request, response)) {
    response.statusCode = 304
    for (const name of ['content-length', 'content-type']) response.removeHeader(name)
    response.end()
  } else response.end(file.body)
  return true
}
