import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { asOwner, profileOf, signIn } from '@/scripts/bench/as-owner.mjs'
import { startMantel } from '@/scripts/test/running-mantel.mjs'
import { startCloudflare } from '@/tests/unit/cdn/networks'

const account = { id: '023e105f4ecef8ad9ca31a8372d0c353', token: 'a-token-of-this-test' }

let network: Awaited<ReturnType<typeof startCloudflare>>
let running: Awaited<ReturnType<typeof startMantel>>
let profile = ''

/** The product with a network in front, and a network that is as strict as the real one. */
beforeAll(async () => {
  network = await startCloudflare(account)
  const given = { CDN: 'cloudflare', CDN_ID: account.id, CDN_TOKEN: account.token }
  running = await startMantel({ ...given, CDN_API: `${network.url}/client/v4` }, inject('filledData'))
  const { apiUrl, demoOwner } = running.mantel
  if (demoOwner) profile = await profileOf(apiUrl, demoOwner)
}, 300_000)
afterAll(async () => {
  await running.stop()
  network.close()
})

const get = (path: string, headers?: HeadersInit) =>
  fetch(running.mantel.baseUrl + path, { ...(headers && { headers }), redirect: 'manual' })

/** What a network may do with the answer. */
async function terms(path: string, headers?: HeadersInit) {
  const answer = await get(path, headers)
  await answer.arrayBuffer()
  const named = ['cache-control', 'cloudflare-cdn-cache-control', 'cache-tag']
  return named.map((name) => answer.headers.get(name))
}

const untilKept = async (path: string) =>
  expect.poll(async () => (await terms(path))[1], { timeout: 60_000 }).toMatch(/^max-age=\d{1,3}$/)

test('a page may be kept by its tags, as Next made it and from memory', async () => {
  await untilKept(profile)
  const restaurant = /profile\/(\w+?)_/.exec(profile)?.[1]
  const first = await terms(profile)
  expect(first[0]).toBe('public, max-age=0, must-revalidate')
  expect(first[2]?.split(',')).toEqual(expect.arrayContaining(['page', `restaurant:${restaurant}`]))
  expect((await terms(profile))[2]).toBe(first[2])
})

test('what is not the page itself may not be kept', async () => {
  expect((await terms(profile, { rsc: '1' })).slice(1)).toEqual([null, null])
  expect(await terms(`${profile}?_rsc=1`, { rsc: '1' })).not.toContain('public, max-age=0, must-revalidate')
  const [forBrowsers, ...forNetwork] = await terms('/nothing-is-here')
  expect(forBrowsers).toMatch(/^private, no-cache/)
  expect(forNetwork).toEqual([null, null])
})

test('a change takes the page back, and the next one is new', async () => {
  const { baseUrl, demoOwner } = running.mantel
  if (!demoOwner) throw new Error('no demo owner')
  const ask = asOwner(baseUrl, await signIn(baseUrl, demoOwner))
  const { today, menus } = await (await ask('GET', '/api/menus/mine')).json()
  const lunch = menus.find(
    (menu: { date: string; service: string }) => menu.date === today && menu.service === 'comida',
  )
  const items = [{ name: 'Fabada para la red' }, { name: 'Ensalada mixta' }]
  const content = { price: 12.5, categories: [{ name: 'Primeros', items }] }
  const menu = { content, release: 'publish', confirmed: true, version: lunch?.version ?? null }
  const before = network.purged.length
  expect((await ask('PUT', `/api/menus/mine/${today}/comida`, menu)).status).toBe(200)
  const [, restaurant] = /profile\/(\w+?)_/.exec(profile) ?? []
  await expect
    .poll(() => network.purged.slice(before).flat(), { timeout: 30_000 })
    .toContain(`restaurant:${restaurant}`)
  expect(await (await get(profile)).text()).toContain('Fabada para la red')
  expect(network.refused).toEqual([])
})
