import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { revalidate } from '@/contract/endpoints/revalidate'
import { createInternalProofs, proofHeader } from '@/contract/internal-proof'
import { createHttpWebCache } from '@/server/ports/web-cache/http'

/** A web that hears, and can be told to refuse a few times or to keep silent. */
const heard: unknown[] = []
const proofs = createInternalProofs(Date.now, 'the secret')
let refusals = 0
let silent = false
const web = createServer(async (request, response) => {
  const body = await json(request)
  if (silent) return
  const proof = String(request.headers[proofHeader])
  const isOurs = (await proofs.holds(proof, 'api-to-web')) && request.url === revalidate.path
  if (!isOurs || refusals-- > 0) return void response.writeHead(isOurs ? 503 : 401).end()
  heard.push(revalidate.body.parse(body))
  response.end('{"expired":1}')
})
await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
const address = web.address()
const port = typeof address === 'object' && address ? address.port : 0
afterAll(() => {
  web.closeAllConnections()
  web.close()
})

const lines: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
const create = (options = {}) =>
  createHttpWebCache({
    webUrl: `http://127.0.0.1:${port}`,
    secret: 'the secret',
    log,
    delaysMs: [10, 10, 10],
    ...options,
  })
const changed = [{ restaurantId: '0123456789ab', lat: 40.4, lon: -3.7, city: 'Madrid' }]

beforeEach(() => {
  heard.length = 0
  lines.length = 0
  refusals = 0
  silent = false
})

describe('the web is told', () => {
  test('what changed, before whoever changed it goes on', async () => {
    await create().expire(changed)
    expect(heard).toEqual([{ restaurants: changed }])
  })

  test('nothing when nothing changed', async () => {
    await create().expire([])
    expect(heard).toEqual([])
  })

  test('of thousands, a thousand at a time', async () => {
    const cache = create()
    await cache.expire(Array(2_500).fill(changed[0]))
    await cache.settled()
    expect(heard).toMatchObject([
      { restaurants: { length: 1000 } },
      { restaurants: { length: 1000 } },
      { restaurants: { length: 500 } },
    ])
  })

  test('again until it hears', async () => {
    refusals = 2
    const cache = create()
    await cache.expire(changed)
    await cache.settled()
    expect(heard).toHaveLength(1)
    expect(lines).toEqual([])
  })

  test('for a while only, and nobody fails for it', async () => {
    refusals = 100
    const cache = create()
    await cache.expire(changed)
    await cache.settled()
    expect(heard).toEqual([])
    expect(lines.join()).toContain('could not be told')
  })

  test('by a patient messenger, while the changer goes on', async () => {
    silent = true
    const cache = create({ patienceMs: 20, timeoutMs: 60, delaysMs: [1] })
    await cache.expire(changed)
    silent = false
    await cache.settled()
    expect(heard).toHaveLength(1)
  })

  test('in vain when it is not there at all', async () => {
    const cache = create({ webUrl: 'http://127.0.0.1:1' })
    await cache.expire(changed)
    await cache.settled()
    expect(lines).toHaveLength(1)
  })
})
