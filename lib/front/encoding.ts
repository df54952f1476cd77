import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible =
  /^(text\/|application\/(javascript|json|ld\+json|manifest\+json|xml|rss\+xml|feed\+json)|image\/svg)/

/** Tells whether a response is a text that nobody has compressed yet. */
export function isCompressible(response: ServerResponse) {
  const type = String(response.getHeader('content-type') ?? '')
  return compressible.test(type) && type !== 'text/event-stream' && !response.hasHeader('content-encoding')
}

export type Encoding = 'br' | 'gzip' | 'identity'

export function encodingFor(request: IncomingMessage): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0+)?$/.test(part))
    .map((part) => part.split(';', 1)[0])
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

/** A page is compressed again each minute, a script only once. */
const compressionLevels = {
  once: { gzip: 9, brotli: 9 },
  often: { gzip: 6, brotli: 5 },
}

export function encode(body: Buffer, encoding: Encoding, effort: keyof typeof compressionLevels) {
  if (encoding === 'gzip') return gzipSync(body, { level: compressionLevels[effort].gzip })
  if (encoding === 'identity') return body
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: compressionLevels[effort].brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
