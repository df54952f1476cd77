import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ZodError } from 'zod'
import { accountCalls } from './accounts'
import { businessCalls, templateCalls } from './business'
import { fileCalls } from './files'
import { ownerCalls } from './owners'
import { publicCalls } from './public'
import { State } from './state'

function foreignApp(state: State) {
  const bearer = createMiddleware<{ Variables: { ownerId: string } }>(async (c, next) => {
    const ownerId = state.tokens.get(c.req.header('authorization')?.replace(/^Bearer /, '') ?? '')
    if (!ownerId) return c.json({ message: 'Unauthorized' }, 401)
    c.set('ownerId', ownerId)
    return next()
  })
  const app = new Hono()
  for (const calls of [publicCalls, accountCalls, fileCalls, templateCalls]) app.route('/', calls(state))
  for (const path of ['wizard', 'profile', 'payment', 'purchase']) app.use(`/api/${path}/*`, bearer)
  app.use('/api/auth/changePassword', bearer)
  app.route('/', ownerCalls(state)).route('/', businessCalls())
  app.notFound((c) => {
    state.unknownPaths.push(`${c.req.method} ${c.req.path}`)
    return c.html('<h1>Cannot find that</h1>', 404)
  })
  app.onError((error, c) =>
    error instanceof ZodError
      ? c.json({ message: 'Bad request' }, 400)
      : c.json({ message: 'Something went wrong' }, 500),
  )
  return app
}

/** A host api that is not ours: it answers the common calls (docs/product.md#common-calls) alone, from memory. */
export async function foreignHost(port = 0) {
  const state = new State()
  return new Promise<{ url: string; state: State; close: () => void }>((listening) => {
    const server = serve({ fetch: foreignApp(state).fetch, port, hostname: '127.0.0.1' }, (address) =>
      listening({ url: `http://127.0.0.1:${address.port}`, state, close: () => server.close() }),
    )
  })
}
