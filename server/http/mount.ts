import type { Context } from 'hono'
import { clientKey, outerKey } from '@/contract/client-key'
import { type Answer, type EndpointData, type Input, limitClass } from '@/contract/endpoint'
import type { NamedFile } from '@/contract/entities/upload'
import { Unread } from '@/contract/unread'
import type { Ctx, OwnerCtx, SignedIn } from '@/server/ctx'
import { AppError } from '@/server/errors'
import type { IncomingUpload } from '@/server/incoming-upload'
import type { Api, HonoEnv } from './api'
import { authenticate } from './auth'
import { readBody } from './body'
import { inGoodTime } from './bounded-request'
import { turnOf } from './client-turns'
import { fromReplica } from './from-replica'
import { consume } from './limits'
import { namedFiles } from './named-files'
import { validate } from './validate'

/** Only an owner's endpoint passes an owner to its verb. */
type CtxOf<E extends EndpointData> = E['auth'] extends 'owner' ? OwnerCtx : Ctx

export type Verb<E extends EndpointData> = (ctx: CtxOf<E>, input: Input<E>) => Promise<Answer<E>> | Answer<E>

type Parts = Input<EndpointData>

/** Serves an endpoint of the contract: checks the limit, authenticates, validates, runs the verb, and answers in the contract's shape. */
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

/** Like mount(), for a verb that changes nothing and reads only what everybody may see: it may read from the replica. */
export function mountRead<const E extends EndpointData & { auth: 'public' }>(
  api: Api,
  endpoint: E,
  verb: Verb<E>,
): void
export function mountRead(api: Api, endpoint: EndpointData, verb: (ctx: Ctx, input: Parts) => unknown): void {
  serve(api, endpoint, async (c) => {
    const input = await readInput(c, endpoint)
    return fromReplica(c, (ctx) => verb(ctx, input))
  })
}

/** Like mount(), for an owner's upload. The verb reads the body as a stream. */
export function mountUpload<const E extends EndpointData & { auth: 'owner' }>(
  api: Api,
  endpoint: E,
  verb: (ctx: OwnerCtx, upload: IncomingUpload) => Promise<Answer<E>>,
) {
  serve(api, endpoint, async (c, owner) => {
    if (!owner) throw new AppError('unauthenticated', 'token-missing')
    const upload = { header: (name: string) => c.req.header(name), body: c.req.raw.body }
    const take = () => verb({ ...c.var.ctx, owner }, upload)
    return inGoodTime(c.env?.incoming, true, take).catch((error: unknown) => {
      // The unread rest of the body is still on the connection, so no further request may come over it.
      c.header('connection', 'close')
      throw error
    })
  })
}

/** Like mount(), for a verb that writes its answer as JSON. The verb must keep to the contract's shape. */
export function mountWritten<const E extends EndpointData & { auth: 'owner' }>(
  api: Api,
  endpoint: E,
  verb: (ctx: OwnerCtx, input: Input<E>) => Promise<string>,
): void
export function mountWritten(
  api: Api,
  endpoint: EndpointData,
  verb: (ctx: OwnerCtx, input: Parts) => Promise<string>,
) {
  serve(api, endpoint, async (c, owner) => {
    if (!owner) throw new AppError('unauthenticated', 'token-missing')
    return sendText(c, await verb({ ...c.var.ctx, owner }, await readInput(c, endpoint)), 200)
  })
}

/** Like mount(), for an answer that is a file. Browsers save the file and do not show it; caches do not keep it. */
export function mountFile<const E extends EndpointData & { file: string }>(
  api: Api,
  endpoint: E,
  verb: (ctx: Ctx, input: Input<E>) => Promise<NamedFile>,
): void
export function mountFile(
  api: Api,
  endpoint: EndpointData & { file: string },
  verb: (ctx: Ctx, input: Parts) => Promise<NamedFile>,
) {
  serve(api, endpoint, async (c) => {
    const { name, content } = await verb(c.var.ctx, await readInput(c, endpoint))
    return c.body(content, 200, {
      'content-type': endpoint.file,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    })
  })
}

function serve(
  api: Api,
  endpoint: EndpointData,
  answer: (c: Context<HonoEnv>, owner: SignedIn | undefined) => Promise<unknown>,
) {
  const path = withoutSlash(endpoint.path)
  const limit = api.options.limits[limitClass(endpoint)]
  api.mounted.push(endpoint)
  api.hono.on(endpoint.method, path, async (c) => {
    c.set('route', endpoint.isRoutine ? 'health' : endpoint.path)
    const { ip } = c.var.ctx
    await consume(api.services.counts, limit, ip)
    const isArriving = c.env?.incoming?.complete === false
    const leave = await turnOf(api.turns, endpoint, { ip, connection: c.env?.outgoing, isArriving })
    try {
      const owner = await authenticate(c, endpoint.auth)
      if (owner) c.set('ownerId', owner.ownerId)
      const answered = await answer(c, owner)
      if (answered instanceof Response) return answered
      return sendReply(c, endpoint.reply.parse(answered), endpoint.status ?? 200)
    } finally {
      leave()
    }
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

/** Smaller replies are not counted: a connection costs as much. */
const smallBytes = 64 * 1024
/** The most bytes that are written and not yet read. The api's heap has room for them beside its work. */
const unread = new Unread({ each: 16 * 1024 * 1024, all: 64 * 1024 * 1024 })

type Status = 200 | 201

const sendReply = (c: Context<HonoEnv>, reply: unknown, status: Status) =>
  sendText(c, namedFiles(c, JSON.stringify(reply)), status)

/**
 * A long reply stays in memory until its client has read it, and a slow client takes long. Together these replies must not fill the heap.
 */
function sendText(c: Context<HonoEnv>, text: string, status: Status) {
  const outgoing = c.env?.outgoing
  // Of a client that has gone meanwhile, no end is told any more.
  if (text.length > smallBytes && outgoing?.socket && !outgoing.destroyed && !outgoing.closed) {
    const { ip } = c.var.ctx
    const asker = ip === null ? null : { client: clientKey(ip), site: outerKey(ip) }
    const release = unread.hold(asker, text.length)
    if (!release) throw new AppError('unavailable', 'busy', { retryAfter: 5 })
    outgoing.once('close', release)
  }
  return c.body(text, status, { 'content-type': 'application/json' })
}
