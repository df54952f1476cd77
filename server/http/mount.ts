import type { Context } from 'hono'
import type { Answer, EndpointData, Input } from '@/contract/endpoint'
import type { Ctx, OwnerCtx, SignedIn } from '@/server/ctx'
import { AppError } from '@/server/errors'
import type { IncomingUpload } from '@/server/incoming-upload'
import type { Api, HonoEnv } from './api'
import { authenticate } from './auth'
import { readBody } from './body'
import { consume, limitClass } from './limits'
import { validate } from './validate'

/** Only an owner's endpoint gives its verb an owner. */
type CtxOf<E extends EndpointData> = E['auth'] extends 'owner' ? OwnerCtx : Ctx

export type Verb<E extends EndpointData> = (ctx: CtxOf<E>, input: Input<E>) => Promise<Answer<E>> | Answer<E>

type Parts = Input<EndpointData>

/** Serves an endpoint of the contract: limit, authenticate, validate, run the verb, answer in the contract's shape. */
export function mount<const E extends EndpointData>(api: Api, endpoint: E, verb: Verb<E>): void
export function mount(
  api: Api,
  endpoint: EndpointData,
  verb: (ctx: Ctx | OwnerCtx, input: Parts) => unknown,
): void {
  serve(api, endpoint, async (c, owner) =>
    verb(owner ? { ...c.var.ctx, owner } : c.var.ctx, await readInput(c, endpoint)),
  )
}

/** The same for an owner's file, which the verb reads as it comes. */
export function mountUpload<const E extends EndpointData & { auth: 'owner' }>(
  api: Api,
  endpoint: E,
  verb: (ctx: OwnerCtx, upload: IncomingUpload) => Promise<Answer<E>>,
) {
  serve(api, endpoint, async (c, owner) => {
    if (!owner) throw new AppError('unauthenticated', 'token-missing')
    const upload = { header: (name: string) => c.req.header(name), body: c.req.raw.body }
    return verb({ ...c.var.ctx, owner }, upload).catch((error: unknown) => {
      // What was not read is still in the pipe, so no further request may come through it.
      c.header('connection', 'close')
      throw error
    })
  })
}

function serve(
  api: Api,
  endpoint: EndpointData,
  answer: (c: Context<HonoEnv>, owner: SignedIn | undefined) => Promise<unknown>,
) {
  const path = withoutSlash(endpoint.path)
  const limiter = api.options.limits[limitClass(endpoint)]
  api.mounted.push(endpoint)
  api.hono.on(endpoint.method, path, async (c) => {
    c.set('route', endpoint.path)
    await consume(limiter, c.var.ctx.ip)
    const owner = await authenticate(c, endpoint.auth)
    return c.json(endpoint.reply.parse(await answer(c, owner)), endpoint.status ?? 200)
  })
}

/** The app is not strict: a path answers with and without its last slash. */
export function withoutSlash(path: string) {
  return path.replace(/(?<=.)\/$/, '')
}

async function readInput(c: Context<HonoEnv>, endpoint: EndpointData): Promise<Parts> {
  const { params, query, body } = endpoint
  const sent = body && (await readBody(c, endpoint))
  return {
    params: params && validate(params, c.req.param()),
    query: query && validate(query, flatten(c.req.queries())),
    body: body && validate(body, sent),
  }
}

/** A name given more than once is a list. */
function flatten(queries: Record<string, string[]>) {
  return Object.fromEntries(Object.entries(queries).map(([key, all]) => [key, all.length > 1 ? all : all[0]]))
}
