import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { EndpointData } from '@/contract/endpoint'
import { hasTooManyFields } from '@/contract/form-fields'
import { isTooDeep } from '@/contract/json-depth'
import { AppError } from '@/server/errors'
import type { Api, HonoEnv } from './api'
import { BoundedRequest, inGoodTime } from './bounded-request'
import { chargeBytes, turnIn } from './client-turns'

const defaultMaxBytes = 256 * 1024

/** The body as data. An empty body counts as `{}`, so that the answer names the missing fields. */
export async function readBody(c: Context<HonoEnv>, endpoint: EndpointData): Promise<unknown> {
  return whole(c, async () => {
    await limitBody(endpoint)(c, async () => {})
    return parseBody(c, endpoint)
  })
}

/** The body's bytes unchanged, for a signature over the bytes. Nobody is known yet, so only some are read at once, and each byte is charged. */
export async function readBytes({ turns }: Api, c: Context<HonoEnv>, maxBodyBytes = defaultMaxBytes) {
  const { ip } = c.var.ctx
  const { incoming, outgoing } = c.env ?? {}
  const leave = await turnIn(maxBodyBytes > defaultMaxBytes ? turns.largeBodies : turns.wholeBodies, {
    ip,
    connection: outgoing,
  })
  try {
    return await whole(c, async () => {
      await limitBody({ maxBodyBytes })(c, async () => {})
      return new Uint8Array(await c.req.arrayBuffer())
    })
  } finally {
    if (incoming instanceof BoundedRequest) chargeBytes(turns, ip, incoming.received)
    leave()
  }
}

async function whole<T>(c: Context<HonoEnv>, read: () => Promise<T>) {
  const { incoming } = c.env ?? {}
  try {
    return await inGoodTime(incoming, false, read)
  } catch (error) {
    if (isGone(error)) throw new AppError('invalid', 'aborted')
    // What is left of the body is still on the connection, so no further request may come over it.
    if (incoming?.complete === false) c.header('connection', 'close')
    throw error
  }
}

const limitBody = ({ maxBodyBytes = defaultMaxBytes }: Pick<EndpointData, 'maxBodyBytes'>) =>
  bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw new AppError('too-large', 'body')
    },
  })

async function parseBody(c: Context<HonoEnv>, { form = false }: EndpointData): Promise<unknown> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  if (/^application\/([\w.+-]+\+)?json$/.test(type)) return json(await c.req.arrayBuffer())
  if (form && (type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded'))
    return formData(c, type)
  if ((await c.req.arrayBuffer()).byteLength === 0) return {}
  throw new AppError('unsupported', 'content-type')
}

/** The client closed the connection before the end: this is no error of ours, and nobody waits for an answer. */
function isGone(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function json(bytes: ArrayBuffer): unknown {
  if (bytes.byteLength === 0) return {}
  try {
    const text = utf8.decode(bytes)
    if (isTooDeep(text)) throw new SyntaxError('too deep')
    return JSON.parse(text)
  } catch {
    throw new AppError('invalid', 'malformed-json')
  }
}

/** A field sent more than once is a list. */
async function formData(c: Context<HonoEnv>, type: string): Promise<unknown> {
  const text = Buffer.from(await c.req.arrayBuffer()).toString('latin1')
  if (hasTooManyFields(text, type)) throw new AppError('invalid', 'malformed-form')
  try {
    return await c.req.parseBody({ all: true })
  } catch {
    throw new AppError('invalid', 'malformed-form')
  }
}
