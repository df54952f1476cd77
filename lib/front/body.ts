import type { IncomingMessage, ServerResponse } from 'node:http'
import { saysMissing } from '../seo/answer-status'
import { contentSecurityPolicy } from './content-security-policy'
import { type Encoding, encode, encodingFor } from './encoding'
import { Memory } from './memory'
import { scriptsAfterPaint } from './scripts-after-paint'
import { standInFor } from './stand-ins'

type Finished = { body: Buffer; status?: number; headers: Record<string, string | number> }

/** Below this a header costs more than compression gains. */
const smallest = 1024

const memory = new Memory<Finished>(64 * 1024 * 1024, ({ body }) => body.length + 2000)

/**
 * A text as it is sent: encoded, and a page with the policy that names its scripts. What has an ETag is finished once;
 * `rendered` is not even read when it is known.
 */
export function finishedBody(
  request: IncomingMessage,
  response: ServerResponse,
  rendered: () => Buffer,
): Finished {
  const key = keyOf(request, response)
  const known = key && memory.get(key)
  if (known) return known
  const finished = finish(request, response, rendered(), encodingFor(request))
  if (key) memory.set(key, finished)
  return finished
}

/** Whether this version has been finished for callers like this one. */
export function knownBody(request: IncomingMessage, response: ServerResponse) {
  const key = keyOf(request, response)
  return key ? memory.has(key) : false
}

function keyOf(request: IncomingMessage, response: ServerResponse) {
  const version = response.getHeader('etag')
  if (!version || !request.url) return null
  const { rsc, 'next-router-segment-prefetch': segment } = request.headers
  const type = response.getHeader('content-type')
  return [encodingFor(request), version, request.url, type, rsc, segment].join('\n')
}

function finish(
  request: IncomingMessage,
  response: ServerResponse,
  rendered: Buffer,
  accepted: Encoding,
): Finished {
  const isPage = String(response.getHeader('content-type')).startsWith('text/html')
  const hasPolicy = response.hasHeader('content-security-policy')
  const html = isPage ? scriptsAfterPaint(standInFor(response, rendered).toString()) : ''
  const body = isPage ? Buffer.from(html) : rendered
  const encoding = body.length < smallest ? 'identity' : accepted
  const encoded = encode(body, encoding, isBuilt(request) ? 'once' : 'often')
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

/** The same until the next build. */
const isBuilt = ({ url }: IncomingMessage) => url?.startsWith('/_next/static/') ?? false

function withAcceptEncoding(vary: number | string | string[] | undefined) {
  return [vary, 'Accept-Encoding'].flat().filter(Boolean).join(', ')
}
