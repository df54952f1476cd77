import type { IncomingMessage, ServerResponse } from 'node:http'
import { withHint } from '../insides/build/hinted-chunks'
import { isBuiltFile, routerPartOf } from '../insides/headers'
import { saysMissing } from '../insides/page/answer-status'
import { jsonLdOnce } from '../insides/page/json-ld-once'
import { scriptsAfterPaint } from '../insides/page/scripts-after-paint'
import { Memory } from '../memory'
import { ownBytes } from '../own-bytes'
import { standInFor } from './answers/stand-ins'
import { contentSecurityPolicy } from './content-security-policy'
import { type Encoding, encode, encodingFor } from './encoding'
import { pathOf } from './routes'

type Finished = { body: Buffer; status?: number; headers: Record<string, string | number> }

/** Below this number of bytes, the compression header costs more than the compression gains. */
const smallest = 1024

const memory = new Memory<Finished>(24 * 1024 * 1024, ({ body }) => body.length + 2000)

/**
 * Makes a text ready to send: encodes the text and, for a page, adds the policy that names its scripts. A text with an ETag is made ready
 * once; `rendered` is not even called when the result is in memory.
 */
export function finishedBody(
  request: IncomingMessage,
  response: ServerResponse,
  rendered: () => Buffer,
): Finished {
  const key = keyOf(request, response)
  const known = key && memory.get(key)
  if (known) return known
  const finished = sendBody(request, response, rendered(), encodingFor(request))
  if (key) memory.set(key, finished)
  return finished
}

/** Tells whether memory holds this version, ready for a client with the same headers. */
export function knownBody(request: IncomingMessage, response: ServerResponse) {
  const key = keyOf(request, response)
  return key ? memory.has(key) : false
}

function keyOf(request: IncomingMessage, response: ServerResponse) {
  const version = response.getHeader('etag')
  // Of a failure, the text names the request.
  if (!version || !request.url || response.statusCode >= 500) return null
  const type = response.getHeader('content-type')
  return [encodingFor(request), version, pathOf(request.url), type, routerPartOf(request.headers)].join('\n')
}

function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  rendered: Buffer,
  accepted: Encoding,
): Finished {
  const isPage = String(response.getHeader('content-type')).startsWith('text/html')
  const hasPolicy = response.hasHeader('content-security-policy')
  const html = isPage ? scriptsAfterPaint(jsonLdOnce(standInFor(response, rendered).toString())) : ''
  const body = isPage ? Buffer.from(html) : withHint(pathOf(request.url), rendered)
  const encoding = body.length < smallest ? 'identity' : accepted
  const encoded = ownBytes(encode(body, encoding, isBuiltFile(request.url ?? '') ? 'once' : 'often'))
  return {
    body: encoded,
    ...(response.statusCode === 200 && saysMissing(html) && { status: 404 }),
    headers: {
      'content-length': encoded.length,
      vary: withAcceptEncoding(response.getHeader('vary')),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...(isPage &&
        !hasPolicy && {
          'content-security-policy': contentSecurityPolicy(html, response.req.url),
        }),
    },
  }
}

function withAcceptEncoding(vary: number | string | string[] | undefined) {
  return [vary, 'Accept-Encoding'].flat().filter(Boolean).join(', ')
}
