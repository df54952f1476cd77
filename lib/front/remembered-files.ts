import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Memory } from './memory'
import { isNotModified } from './not-modified'

type File = { headers: OutgoingHttpHeaders; body: Buffer; until: number }

const mostBytes = 32 * 1024 * 1024
const mostBytesEach = 128 * 1024
/** What is taken down is gone after this at the latest. */
const keptFor = 5 * 60_000

const files = new Memory<File>(mostBytes, ({ body }) => body.length)

/** Whether an answer is a photo, small and never to change: the page it belongs to is waiting for it. */
export function isWorthRemembering({ method, url = '', headers }: IncomingMessage, response: ServerResponse) {
  return (
    method === 'GET' &&
    url.startsWith('/files/') &&
    !headers.range &&
    String(response.getHeader('content-type')).startsWith('image/') &&
    String(response.getHeader('cache-control')).includes('immutable') &&
    Number(response.getHeader('content-length')) <= mostBytesEach
  )
}

/** From when it came, not from when it was last given out. */
export function rememberFile({ url = '' }: IncomingMessage, response: ServerResponse, body: Buffer) {
  const isWhole = body.length === Number(response.getHeader('content-length'))
  if (isWhole && !fileAt(url))
    files.set(url, { headers: response.getHeaders(), body, until: Date.now() + keptFor })
}

function fileAt(url: string) {
  const file = files.get(url)
  return file && file.until > Date.now() ? file : undefined
}

/** Spares a photo the way through Next and the api. */
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
