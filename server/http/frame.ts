import type { Context, Next } from 'hono'
import { AppError } from '@/server/errors'
import type { Api, HonoEnv } from './api'
import { clientAddress, sameSecret } from './client'
import { errorResponse } from './envelope'
import { withoutSlash } from './mount'
import { requestIdFrom } from './request-id'

/** What goes around every request: id, log line, client, headers, and the envelope for whatever is thrown. */
export function openFrame(api: Api) {
  const { services, options } = api
  api.hono.use(async (c, next) => {
    const requestId = requestIdFrom(c.req.header('x-request-id'))
    const internal = sameSecret(c.req.header('x-internal-secret'), options.internalSecret)
    const ip = clientAddress({
      internal,
      socketAddress: c.env?.incoming?.socket.remoteAddress,
      forwardedFor: c.req.header('x-forwarded-for'),
      trustedProxies: options.trustedProxies,
    })
    c.set('internal', internal)
    c.set('ctx', { ...services, requestId, ip, log: services.log.child({ requestId }) })
    c.header('x-request-id', requestId)
    c.header('x-content-type-options', 'nosniff')
    c.header('cache-control', 'no-store')
    await timed(c, next)
  })
  api.hono.onError((error, c) => errorResponse(c, error))
  api.hono.notFound((c) => errorResponse(c, new AppError('not-found', 'unknown-path')))
}

/** The pattern is logged, not the path: addresses and queries stay out of the log. */
async function timed(c: Context<HonoEnv>, next: Next) {
  const started = performance.now()
  await next()
  const ms = Math.round((performance.now() - started) * 10) / 10
  const line = { method: c.req.method, route: c.var.route ?? 'unknown', status: c.res.status, ms }
  c.var.ctx.log[c.var.route === 'health' ? 'debug' : 'info'](line, 'request')
}

/** After everything is mounted: a known path with the wrong method says which ones it has. */
export function closeFrame(api: Api) {
  const methods = new Map<string, Set<string>>()
  for (const { method, path } of api.mounted) {
    const known = methods.get(withoutSlash(path)) ?? new Set(['OPTIONS'])
    methods.set(withoutSlash(path), known.add(method))
    if (method === 'GET') known.add('HEAD')
  }
  for (const [path, known] of methods)
    api.hono.all(path, (c) => {
      c.set('route', path)
      c.header('allow', [...known].sort().join(', '))
      if (c.req.method === 'OPTIONS') return c.body(null, 204)
      throw new AppError('not-found', 'wrong-method')
    })
}
