import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { graphAccess } from './access'
import { type MessageToSend, mediaIdsOf, messageToSend, readReceipt, uploadLimits } from './graph-limits'

/** The templates that Meta has approved, each with its language. */
export const approved = 'mantel_te_espera'
const allApproved = new Set([`${approved} es`, `${approved} ca`, `${approved}_gl es`, `${approved}_eu es`])

type Peer = {
  isDown: boolean
  loses: number
  mediaHost: string
  /** Before it is answered: the answer waits for them. */
  onRead: () => void | Promise<void>
  onSent: () => void | Promise<void>
}
type Sent = { id: string; at: number; message: MessageToSend }
type File = { bytes: Uint8Array; type: string }
/** `to`: only for messages to this number. */
type Refusal = { code: number; status?: number; to?: string }

const dayMs = 24 * 3_600_000

/** Speaks the Graph API as Meta documents it for WhatsApp: tokens, versions, limits, media, the 24 hours, rates. */
export async function startGraph(clock: () => Date = () => new Date()) {
  const sent: Sent[] = []
  const receipts: string[] = []
  const media = new Map<string, File>()
  /** When each person last wrote. */
  const inbound = new Map<string, number>()
  /** The next answer. It has priority over everything else. */
  const refusals: Refusal[] = []
  const peer: Peer = { isDown: false, loses: 0, mediaHost: '', onRead: () => {}, onSent: () => {} }
  const app = new Hono<{ Bindings: HttpBindings }>()

  app.use('/*', async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${graphAccess.token}`)
      return refuse(c, { code: 190, status: 401 }, 'Invalid OAuth access token.')
    if (!c.req.path.startsWith(`/${graphAccess.version}/`) && !c.req.path.startsWith('/attachments/'))
      return refuse(c, { code: 2500 }, 'Unknown path components')
    return next()
  })

  app.post('/:version/:phoneId/messages', async (c) => {
    if (c.req.param('phoneId') !== graphAccess.phoneId) return refuse(c, { code: 100 }, 'does not exist')
    const given: unknown = await c.req.json()
    const receipt = readReceipt.safeParse(given)
    if (receipt.success) {
      receipts.push(receipt.data.message_id)
      await peer.onRead()
      return c.json({ success: true })
    }
    const next = refusals.findIndex(({ to }) => !to || to === Reflect.get(Object(given), 'to'))
    const [refused] = next < 0 ? [] : refusals.splice(next, 1)
    if (refused) return refuse(c, refused)
    const read = messageToSend.safeParse(given)
    if (!read.success) return refuse(c, { code: 131009 }, read.error.message)
    const message = read.data
    const refusal = refusalOf(message)
    if (refusal) return refuse(c, refusal)
    const id = `wamid.${randomUUID()}`
    sent.push({ id, at: clock().getTime(), message })
    await peer.onSent()
    if (peer.loses > 0) {
      peer.loses -= 1
      c.env.incoming.socket.destroy()
    }
    const contacts = [{ input: message.to, wa_id: message.to }]
    return c.json({ messaging_product: 'whatsapp', contacts, messages: [{ id }] })
  })

  function refusalOf(message: MessageToSend): Refusal | null {
    if (mediaIdsOf(message).some((id) => !media.has(id))) return { code: 131009 }
    const now = clock().getTime()
    // Approved words may go to whoever has once written.
    if (message.type === 'template') {
      const { name, language } = message.template
      return allApproved.has(`${name} ${language.code}`) ? null : { code: 132001 }
    }
    if (now - (inbound.get(message.to) ?? 0) > dayMs) return { code: 131047 }
    const lately = sent.filter(({ at, message: { to } }) => to === message.to && now - at < 6_000)
    return lately.length >= 45 ? { code: 131056 } : null
  }

  app.post('/:version/:phoneId/media', async (c) => {
    const next = refusals.shift()
    if (next) return refuse(c, next)
    const { file, type, messaging_product } = await c.req.parseBody()
    if (!(file instanceof File) || typeof type !== 'string' || messaging_product !== 'whatsapp')
      return refuse(c, { code: 100 }, 'Invalid parameter')
    const bytes = new Uint8Array(await file.arrayBuffer())
    const isKind = type === file.type && bytes.length <= (uploadLimits[type] ?? 0)
    return isKind ? c.json({ id: keep({ bytes, type }) }) : refuse(c, { code: 131053 })
  })

  app.get('/attachments/:id', (c) => {
    const file = media.get(c.req.param('id'))
    return file ? c.body(new Uint8Array(file.bytes)) : c.notFound()
  })

  app.get('/:version/:mediaId', (c) => {
    const next = refusals.shift()
    if (next) return refuse(c, next)
    const id = c.req.param('mediaId')
    const file = media.get(id)
    if (!file || c.req.query('phone_number_id') !== graphAccess.phoneId)
      return refuse(c, { code: 100 }, 'does not exist')
    const { bytes, type } = file
    return c.json({
      ...{ messaging_product: 'whatsapp', id, mime_type: type, file_size: bytes.length },
      url: `${peer.mediaHost || url}/attachments/${id}`,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    })
  })

  function keep(file: File) {
    const id = String(10 ** 14 + media.size)
    media.set(id, file)
    return id
  }

  const answer = getRequestListener(app.fetch)
  const server = createServer((request, response) => {
    if (peer.isDown) request.socket.destroy()
    else void answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${portOf(server.address())}`
  function close() {
    server.close()
    server.closeAllConnections()
  }
  return { ...{ url, sent, receipts, inbound, refusals, peer, media, close }, addMedia: keep }
}

const portOf = (address: AddressInfo | string | null) => (address instanceof Object ? address.port : 0)

function refuse(c: Context, { code, status = 400 }: Refusal, message = `(#${code})`) {
  c.status(status === 401 ? 401 : status >= 500 ? 500 : 400)
  return c.json({
    error: {
      message,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details: message },
    },
  })
}
