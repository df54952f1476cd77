import type { Context, Next } from 'hono'
import { createInternalProofs, proofHeader, visitorHeader } from '@/contract/internal-proof'
import { languageHeader } from '@/contract/languages'
import { lacksHost } from '@/contract/take-requests'
import { AppError } from '@/server/errors'
import { countRequest } from '@/server/metrics'
import type { Api, HonoEnv } from './api'
import { agentOf, clientAddress, countryOf, languageOf } from './client'
import { errorResponse } from './envelope'
import { consume } from './limits'
import { withoutSlash } from './mount'
import { traced, traceOf } from './traced'

/** Wraps every request: id, log line, client, headers, and the envelope for any thrown error. */
export function openFrame(api: Api) {
  const { services, options } = api
  const proofs = createInternalProofs(Date.now, options.internalSecret, options.previousSecret)
  api.hono.use(async (c, next) => {
    const internal = await proofs.holds(c.req.header(proofHeader), 'web-to-api')
    const header = (name: string) => c.req.header(name)
    const trace = traceOf({ internal, header, idHeader: options.requestIdHeader })
    const { traceId: requestId } = trace
    const ip = clientAddress({
      internal,
      socketAddress: c.env?.incoming?.socket.remoteAddress,
      visitor: c.req.header(visitorHeader),
      forwardedFor: c.req.header('x-forwarded-for'),
      trustedProxies: options.trustedProxies,
    })
    c.set('internal', internal)
    if (internal) api.webAddresses.add(c.env?.incoming?.socket.remoteAddress ?? '')
    const agent = agentOf(header)
    const country = countryOf({ internal, header, countryHeader: options.countryHeader })
    const language = languageOf(c.req.header(languageHeader))
    c.set('ctx', {
      ...services,
      requestId,
      ip,
      agent,
      country,
      language,
      log: services.log.child({ requestId }),
    })
    c.header('x-request-id', requestId)
    c.header('x-content-type-options', 'nosniff')
    c.header('cache-control', 'no-store')
    if (api.isEnding) c.header('connection', 'close')
    await traced(c, trace, () => logTime(c, next))
  })
  api.hono.use(async (c, next) => {
    if (!c.env?.incoming || !lacksHost(c.env.incoming)) return next()
    c.header('connection', 'close')
    await countAsRead(api, c)
    throw new AppError('invalid', 'host')
  })
  api.hono.onError((error, c) => errorResponse(c, error))
  api.hono.notFound((c) =>
    countAsRead(api, c).then(
      () => errorResponse(c, new AppError('not-found', 'unknown-path')),
      (error: Error) => errorResponse(c, error),
    ),
  )
}

/** What is no call of ours has the limit of those that read. */
const countAsRead = ({ services, options }: Api, c: Context<HonoEnv>) =>
  consume(services.counts, options.limits.read, c.var.ctx.ip)

/** Logs the pattern, not the path, so that addresses and queries stay out of the log. */
async function logTime(c: Context<HonoEnv>, next: Next) {
  const started = performance.now()
  await next()
  const taken = performance.now() - started
  const ms = Math.round(taken * 10) / 10
  const { route = 'unknown', ownerId, refusal } = c.var
  if (route !== 'health') countRequest({ route, method: c.req.method, status: c.res.status, ms: taken })
  const line = { method: c.req.method, route, status: c.res.status, ownerId, refusal, ms }
  c.var.ctx.log[route === 'health' ? 'debug' : 'info'](line, 'request')
}

/** Runs after everything is mounted: a known path with a wrong method answers which methods it has. */
export function closeFrame(api: Api) {
  const methods = new Map<string, Set<string>>()
  for (const { method, path } of api.mounted) {
    const known = methods.get(withoutSlash(path)) ?? new Set(['OPTIONS'])
    methods.set(withoutSlash(path), known.add(method))
    if (method === 'GET') known.add('HEAD')
  }
  for (const [path, known] of methods)
    api.hono.all(path, async (c) => {
      c.set('route', path)
      await countAsRead(api, c)
      c.header('allow', [...known].sort().join(', '))
      if (c.req.method === 'OPTIONS') return c.body(null, 204)
      throw new AppError('not-found', 'wrong-method')
    })
}
