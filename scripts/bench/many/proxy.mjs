import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** @typedef {{ host: string, port: number }} Target */

const probeMs = 300
const probePatienceMs = 2_000

/** What may be asked twice, and what a process that is ending or has lost its api answers. */
const idempotent = new Set(['GET', 'HEAD'])
const elsewhere = new Set([502, 503, 504])

/**
 * A plain proxy: each request to the next process whose `/readyz` says yes. A request that reached nobody, and a GET that failed, is sent
 * once more, to another. It counts what was sent again.
 * @param {Target[]} targets
 * @param {{ writesAddress?: boolean }} [options] it says in `x-forwarded-for` who has connected to it, and nothing else, as Caddy does
 */
export async function startProxy(targets, { writesAddress = false } = {}) {
  const all = targets.map((target) => ({
    ...target,
    isReady: true,
    agent: new http.Agent({ keepAlive: true, maxSockets: 64 }),
  }))
  const counted = { again: 0, failed: 0 }
  let turn = 0
  let isOver = false

  const nextBut = (/** @type {typeof all[number] | undefined} */ failed) => {
    const others = all.filter((target) => target !== failed)
    const ready = others.filter(({ isReady }) => isReady)
    const among = ready.length > 0 ? ready : others.length > 0 ? others : all
    return among[turn++ % among.length]
  }

  async function probe(/** @type {typeof all[number]} */ target) {
    while (!isOver) {
      target.isReady = await isReady(target)
      await wait(probeMs, undefined, { ref: false })
    }
  }

  const server = http.createServer((request, response) => {
    /** @type {Buffer[]} */
    const parts = []
    request.on('data', (part) => parts.push(part))
    request.on('error', () => undefined)
    request.on('end', () => void pass(Buffer.concat(parts)))

    /** @param {Buffer} body */
    async function pass(body) {
      if (writesAddress) request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? ''
      const mayRepeat = idempotent.has(request.method ?? '')
      const first = nextBut(undefined)
      if (!first) return
      const tried = await send(first, request, body)
      const isUnsent = 'error' in tried && !tried.wasConnected
      const hasFailed = 'error' in tried || elsewhere.has(tried.status)
      const second = hasFailed && (mayRepeat || isUnsent) ? nextBut(first) : undefined
      if (second) counted.again++
      const answer = second ? await send(second, request, body) : tried
      if ('error' in answer || elsewhere.has(answer.status)) counted.failed++
      if ('error' in answer) return void response.writeHead(502).end()
      response.writeHead(answer.status, answer.headers).end(answer.body)
    }
  })
  server.keepAliveTimeout = 60_000
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  for (const target of all) void probe(target)
  const address = server.address()
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    counted,
    close() {
      isOver = true
      server.close()
      server.closeAllConnections()
      for (const { agent } of all) agent.destroy()
    },
  }
}

/** @typedef {{ status: number, headers: http.IncomingHttpHeaders, body: Buffer }} Answer */

const hopByHop = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * @param {Target & { agent: http.Agent }} target
 * @param {http.IncomingMessage} from
 * @param {Buffer} body
 * @returns {Promise<Answer | { error: Error, wasConnected: boolean }>}
 */
function send({ host, port, agent }, { method, url, headers }, body) {
  return new Promise((resolve) => {
    let wasConnected = false
    const options = { host, port, agent, method, path: url, headers: withLength(headers, body) }
    const request = http.request(options, (response) => {
      /** @type {Buffer[]} */
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('error', (error) => resolve({ error, wasConnected: true }))
      response.on('aborted', () => resolve({ error: new Error('cut'), wasConnected: true }))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: without(response.headers),
          body: Buffer.concat(parts),
        }),
      )
    })
    request.on('socket', (socket) => {
      if (!socket.connecting) wasConnected = true
      else socket.once('connect', () => (wasConnected = true))
    })
    request.on('error', (error) => resolve({ error, wasConnected }))
    request.end(body)
  })
}

const without = (/** @type {http.IncomingHttpHeaders} */ headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)))

const withLength = (/** @type {http.IncomingHttpHeaders} */ headers, /** @type {Buffer} */ body) => ({
  ...without(headers),
  ...(body.length > 0 && { 'content-length': String(body.length) }),
})

/** @param {Target} target @returns {Promise<boolean>} */
export function isReady({ host, port }) {
  return new Promise((resolve) => {
    const request = http.get(
      { host, port, path: '/readyz', timeout: probePatienceMs, agent: false },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode === 200)
      },
    )
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}
