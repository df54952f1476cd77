import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { addresses } from './support/addresses'
import { askedAs } from './support/ask-raw'
import { expire } from './support/expire'
import { keptRoutes } from './support/kept-routes'
import { mantel } from './support/mantel'
import { oddRequests } from './support/odd-requests'
import { newVisitor } from './support/visitor'

const routes = keptRoutes()
/** What Next shows in the place of others: no address leads there. */
const inner = ['/_global-error', '/_not-found', '/no-encontrada']

let world: Awaited<ReturnType<typeof addresses>>
beforeAll(async () => {
  world = await addresses()
})

/** The answer to a request without anything unusual. */
async function plain(address: string) {
  const answer = await fetch(mantel.baseUrl + address, { headers: newVisitor(), redirect: 'manual' })
  const named = ['content-type', 'cache-control', 'location', 'vary', 'refresh', 'content-disposition']
  const headers = named.map((name) => [name, answer.headers.get(name)])
  return { address, status: answer.status, headers: Object.fromEntries(headers), body: await answer.text() }
}

/** Where there are two, the first is rendered for it and the second finds what has been kept. */
async function attack(address: string, row: (typeof oddRequests)[number]) {
  for (const { method = 'GET', headers, body } of row)
    await askedAs(method, address, { ...newVisitor(), ...headers }, body)
}

/** The differences between the answers that others get after each attack and the answers that are rendered anew without an attack. */
async function harm(addressOf: (n: number) => string) {
  const each = oddRequests.map((odd, n) => ({ odd, address: addressOf(n) }))
  for (const { odd, address } of each) await attack(address, odd)
  const after = []
  for (const { address } of each) after.push(await plain(address))
  await expire(world.changed(oddRequests.length))
  const found = []
  for (const [n, { odd, address }] of each.entries()) {
    const fresh = await plain(address)
    if (JSON.stringify(fresh) !== JSON.stringify(after[n])) found.push({ odd, fresh, after: after[n] })
  }
  return found
}

/** For as long as what began before a change is not kept. */
const moment = 3200

describe.each(routes.dynamic)('%s', (route) => {
  test('answers a plain GET the same whatever others have asked', async () => {
    const addressOf = world.of[route]
    if (!addressOf)
      throw new Error(`${route} is kept for everybody: name addresses of it in support/addresses.ts`)
    // Sometimes the day goes on meanwhile: a kitchen opens, a minute passes.
    for (const _ of [1, 2]) {
      if ((await harm(addressOf)).length === 0) return
      await wait(moment)
    }
    expect(await harm(addressOf)).toEqual([])
  }, 240_000)
})

const others = routes.static.filter((address) => !inner.includes(address))

test.each(others)('%s is what it is whatever others have asked', async (address) => {
  for (const odd of oddRequests) await attack(address, odd)
  const [one, other] = [await plain(address), await plain(address)]
  expect(one).toEqual(other)
  expect(one.status).toBe(200)
  expect(one.body.length).toBeGreaterThan(100)
  expect(JSON.stringify(one)).not.toContain('evil.example')
})

test('a page that no tag could expire says so to nobody for a year', async () => {
  const { headers } = await plain('/og/x/y')
  expect(headers['cache-control'] ?? '').not.toMatch(/s-maxage=31536000/)
})
