import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { createAccount } from './account'
import { refused } from './answers'
import { answerTo, type Shelves } from './endpoints'
import { decodeForm } from './form'
import type { Event } from './objects'

const secretKey = 'sk_test_mantel'
const webhookSecret = 'whsec_mantel'
const apiVersion = '2026-10-28.endive'

type Fault = 'hang-up' | { status: number; isKept?: boolean }

/** A server on this machine that speaks Stripe's documented REST interface, and is as strict about it. */
export async function startStripe(now: () => Date) {
  const faults: Fault[] = []
  const requests: { method: string; path: string; key: string | undefined }[] = []
  const replies = new Map<string, { request: string; answer: { status: number; body: unknown } }>()
  const busy = new Set<string>()
  let origin = ''
  const shelves: Shelves = { prices: new Map(), tax_rates: new Map(), configurations: new Map() }
  const account = createAccount({ now, pdfUrl: (id) => `${origin}/pdf/${id}` })

  async function answer(request: IncomingMessage) {
    const { method = '', headers } = request
    const url = new URL(request.url ?? '', origin)
    const { pathname: path } = url
    const sent = await bodyOf(request)
    const key = headers['idempotency-key']?.toString()
    requests.push({ method, path, key })
    const fault = faults[0]
    if (fault && fault !== 'hang-up' && !fault.isKept) {
      faults.shift()
      return refused(fault.status, 'out of order', undefined, 'api_error')
    }
    if (headers.authorization !== `Bearer ${secretKey}`) return refused(401, 'Invalid API Key provided')
    if (headers['stripe-version'] !== apiVersion) return refused(400, 'Invalid Stripe API version')
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    if (method === 'POST' && !isForm) return refused(400, 'Invalid request: forms only')
    const handle = () =>
      answerTo(account, shelves, { method, path, form: decodeForm(sent || url.search.slice(1)), origin })
    if (method !== 'POST') return handle()
    if (!key) return refused(400, 'Mantel creates nothing without an idempotency key')
    return once(key, `${path} ${sent}`, handle)
  }

  /** For a day, a request with the same key gets the same answer, also a failure. A different request with this key is refused. */
  async function once(key: string, request: string, handle: () => { status: number; body: unknown }) {
    if (busy.has(key))
      return refused(409, 'There is a request under way', 'idempotency_key_in_use', 'idempotency_error')
    const before = replies.get(key)
    if (before && before.request !== request)
      return refused(
        400,
        'Keys for idempotent requests can only be used with the same parameters',
        undefined,
        'idempotency_error',
      )
    if (before) return before.answer
    busy.add(key)
    await new Promise((done) => setTimeout(done, 5))
    const fault = faults[0]
    const isFailing = fault !== undefined && fault !== 'hang-up'
    if (isFailing) faults.shift()
    const made = isFailing ? refused(fault.status, 'out of order', undefined, 'api_error') : handle()
    replies.set(key, { request, answer: made })
    busy.delete(key)
    return made
  }

  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/pdf/')) return response.end(`%PDF-1.7 ${request.url}`)
    if (faults[0] === 'hang-up') {
      faults.shift()
      return request.socket.destroy()
    }
    const { status, body } = await answer(request)
    const headers = { 'content-type': 'application/json', date: now().toUTCString() }
    response.writeHead(status, headers).end(JSON.stringify(body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`

  return {
    ...{ account, shelves, faults, requests, secretKey, webhookSecret, apiUrl: origin },
    callOf(
      event: Event,
      { at = now(), secret = webhookSecret, raw = Buffer.from(JSON.stringify(event)) } = {},
    ) {
      const seconds = Math.floor(at.getTime() / 1000)
      const digest = createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest('hex')
      return { raw, signature: `t=${seconds},v1=${digest},v0=${'0'.repeat(64)}` }
    },
    close: () => new Promise((done) => server.close(done)),
  }
}

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString('utf8')
}
