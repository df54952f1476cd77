import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { everyPage } from '@/contract/cache-tags'
import { createCloudflare } from '@/server/ports/cdn/cloudflare'
import { createFastly } from '@/server/ports/cdn/fastly'
import { createPurger, withPurger } from '@/server/ports/cdn/purger'
import { startCloudflare, startFastly } from './networks'

const account = { id: '023e105f4ecef8ad9ca31a8372d0c353', token: 'a-token-of-forty-letters' }
const changeOf = (restaurantId: string) => ({
  restaurantId,
  lat: 40.41,
  lon: -3.7,
  city: 'Alcalá de Henares',
})
const expected = [
  'restaurant:0000000000aa',
  ...[403, 404, 405].flatMap((row) => [-38, -37, -36].map((column) => `area:${row}:${column}`)),
  'city:alcala-de-henares',
]

const networks = {
  Cloudflare: async () => {
    const network = await startCloudflare(account)
    return { ...network, cdn: createCloudflare({ ...account, api: `${network.url}/client/v4` }), most: 100 }
  },
  Fastly: async () => {
    const network = await startFastly(account)
    return { ...network, cdn: createFastly({ ...account, api: network.url }), most: 256 }
  },
}

describe.each(Object.entries(networks))('%s', (_, start) => {
  async function startPurger(options: { delaysMs?: number[]; againMs?: number } = {}) {
    const logged: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
    const network = await start()
    onTestFinished(network.close)
    const { cdn } = network
    const purger = createPurger({ cdn, log, gatherMs: 20, againMs: 60_000, delaysMs: [10, 10], ...options })
    return { ...network, purger, logged }
  }

  test('is told the tags of the pages that show a changed restaurant', async () => {
    const { purger, purged, refused } = await startPurger()
    purger.expire([changeOf('0000000000aa')])
    await expect.poll(() => purged).toHaveLength(1)
    expect(purged[0]?.toSorted()).toEqual(expected.toSorted())
    expect(refused).toEqual([])
  })

  test('is told what comes at once in one call, and once more when every web has heard', async () => {
    const { purger, purged } = await startPurger({ againMs: 300 })
    purger.expire([changeOf('0000000000aa')])
    purger.expire([changeOf('0000000000bb')])
    await expect.poll(() => purged).toHaveLength(1)
    expect(purged[0]).toEqual(expect.arrayContaining(['restaurant:0000000000aa', 'restaurant:0000000000bb']))
    await expect.poll(() => purged).toHaveLength(2)
    expect(purged[1]?.toSorted()).toEqual(purged[0]?.toSorted())
  })

  test('takes no more tags than it allows in a call, and of very many changes only that all pages go', async () => {
    const { purger, purged, refused, most } = await startPurger()
    purger.expire(Array.from({ length: 400 }, (_, at) => changeOf(`r${at}`)))
    await expect.poll(() => purged.flat().length).toBe(410)
    expect(Math.max(...purged.map((tags) => tags.length))).toBe(most)
    purger.expire(Array.from({ length: 3_000 }, (_, at) => changeOf(`s${at}`)))
    await expect.poll(() => purged.at(-1)).toEqual([everyPage])
    expect(refused).toEqual([])
  })

  test('that is away, hangs up or says «later» is told again', async () => {
    const { purger, purged, troubles, logged } = await startPurger({ delaysMs: [10, 10, 10] })
    const later = { status: 429, body: {}, headers: { 'retry-after': '1' } }
    troubles.push('hang-up', { status: 502, body: {} }, later)
    const started = Date.now()
    purger.expire([changeOf('0000000000aa')])
    await expect.poll(() => purged).toHaveLength(1)
    expect(Date.now() - started).toBeGreaterThanOrEqual(1_000)
    expect(logged).toHaveLength(3)
    expect(logged.join()).not.toContain(account.token)
  })

  test('that answers 200 without success has not purged', async () => {
    const { purger, purged, troubles } = await startPurger()
    troubles.push({ status: 200, body: { success: false } }, { status: 200, body: [] })
    purger.expire([changeOf('0000000000aa')])
    await expect.poll(() => purged).toHaveLength(1)
  })

  test('that never takes it is given up, said in the log, and told of the next change', async () => {
    const { purger, purged, troubles, logged } = await startPurger()
    troubles.push(...Array.from({ length: 3 }, () => ({ status: 403, body: {} })))
    purger.expire([changeOf('0000000000aa')])
    await expect.poll(() => logged.at(-1)).toContain('was not told')
    purger.expire([changeOf('0000000000bb')])
    await expect.poll(() => purged[0]).toContain('restaurant:0000000000bb')
  })

  test('is told at once when the process ends', async () => {
    const { purger, purged } = await startPurger({ delaysMs: [600_000] })
    purger.expire([changeOf('0000000000aa')])
    await purger.settled()
    expect(purged).toHaveLength(1)
  })
})

test('the webs are told before the network, and nobody waits for the network', async () => {
  const order: string[] = []
  const webCache = {
    async expire() {
      await wait(20)
      order.push('webs')
    },
    settled: async () => undefined,
  }
  const purger = { expire: () => void order.push('network'), settled: async () => undefined }
  await withPurger(webCache, purger).expire([changeOf('0000000000aa')])
  expect(order).toEqual(['webs', 'network'])
})
