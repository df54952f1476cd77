import type { APIRequestContext, Page } from '@playwright/test'
import { listForSitemap } from '@/contract/endpoints/restaurants'
import { getTrack } from '@/contract/endpoints/tracking'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { apiUrl } from './support/demo-owner'
import { desktop, expect, test } from './support/test'

/** The one address that both this test and its browser have. */
const ip = '127.0.0.1'

let person = 0
/** Somebody who has not been here today. */
const someone = () =>
  `Mozilla/5.0 (Linux; Android 15; Prueba ${process.pid}-${person++}) Chrome/140.0.0.0 Mobile`

async function isCounted(request: APIRequestContext, componentName: string, userAgent: string) {
  const path = getTrack.path.replace(':ip', ip)
  const answer = await request.get(apiUrl + path, { params: { componentName, userAgent } })
  return getTrack.reply.parse(await answer.json()).tracked
}

/**
 * A profile that no other test looks at: an address counts as four visitors of a page at the most, and they all share one.
 * `which` tells those of this file apart.
 */
async function quietProfile(request: APIRequestContext, which: number) {
  const answer = await request.get(apiUrl + listForSitemap.path)
  const { entries } = listForSitemap.reply.parse(await answer.json())
  const found = entries.at(-1 - which - 20 * test.info().retry)
  if (!found) throw new Error('There are too few restaurants')
  return { path: profilePath(found), componentName: `RestaurantProfile/${found.restaurantId}` }
}

const beacons = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/track')) sent.push(request.postData() ?? '')
  })
  return sent
}

const here = (baseURL = '') => baseURL.replace('localhost', ip)

test(
  'each page is counted, once, from wherever one comes',
  desktop,
  async ({ browser, request, baseURL, restaurant }) => {
    const userAgent = someone()
    const context = await browser.newContext({ userAgent, baseURL: here(baseURL) })
    const page = await context.newPage()
    const sent = beacons(page)
    const found = await restaurant()
    await page.goto(profilePath(found))
    const componentName = `RestaurantProfile/${found.restaurantId}`
    await expect.poll(() => isCounted(request, componentName, userAgent)).toBe(true)
    await page.getByRole('link', { name: 'Mantel, inicio' }).first().click()
    await expect.poll(() => isCounted(request, 'Home', userAgent)).toBe(true)
    expect(sent).toEqual([new URL(profilePath(found), 'http://x').pathname, '/'])
    expect(await context.cookies()).toEqual([])
    await context.close()
  },
)

test(
  'who asks not to be tracked is not counted, and asks nothing',
  desktop,
  async ({ browser, request, baseURL }) => {
    const userAgent = someone()
    const { path, componentName } = await quietProfile(request, 0)
    for (const signal of ['doNotTrack', 'globalPrivacyControl']) {
      const context = await browser.newContext({ userAgent, baseURL: here(baseURL) })
      await context.addInitScript((name) => {
        Object.defineProperty(navigator, name, { get: () => (name === 'doNotTrack' ? '1' : true) })
      }, signal)
      const page = await context.newPage()
      const sent = beacons(page)
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(sent, signal).toEqual([])
      await context.close()
    }
    expect(await isCounted(request, componentName, userAgent)).toBe(false)
  },
)

test('who asks not to be counted, other sites and robots are not', desktop, async ({ request, baseURL }) => {
  const origin = here(baseURL)
  const untold: Record<string, string>[] = [
    { dnt: '1' },
    { 'sec-gpc': '1' },
    { origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  for (const [which, headers] of untold.entries()) {
    const userAgent = someone()
    const { path, componentName } = await quietProfile(request, which + 1)
    const send = (more: Record<string, string>) =>
      request.post(`${origin}/api/track`, {
        headers: { 'user-agent': userAgent, origin, ...more },
        data: path,
      })
    expect((await send(headers)).status()).toBe(204)
    expect(await isCounted(request, componentName, userAgent), JSON.stringify(headers)).toBe(false)
    expect((await send({})).status()).toBe(204)
    expect(await isCounted(request, componentName, userAgent)).toBe(true)
  }
  const robot = `${someone()} (compatible; Googlebot/2.1)`
  const { path, componentName } = await quietProfile(request, 10)
  await request.post(`${origin}/api/track`, { headers: { 'user-agent': robot, origin }, data: path })
  expect(await isCounted(request, componentName, robot)).toBe(false)
})

test('nothing that is sent harms anybody', desktop, async ({ request, baseURL }) => {
  const origin = here(baseURL)
  for (const data of [
    '',
    '/no-existe',
    '/wizard',
    '\0',
    'x'.repeat(100_000),
    '/restaurant/profile/000000000000_x',
  ]) {
    const headers = { 'user-agent': someone(), origin }
    const answer = await request.post(`${origin}/api/track`, { headers, data })
    expect(answer.status(), encodeURIComponent(data.slice(0, 20))).toBe(204)
  }
})
