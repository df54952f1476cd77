import { filterMenus } from '@/contract/endpoints/search'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { expectAccessible } from './support/accessibility'
import { apiSession, apiUrl } from './support/demo-owner'
import { foreignPage } from './support/foreign-page'
import { restaurantWith } from './support/restaurants'
import { desktop, expect, phone, test } from './support/test'

test.describe('in a stranger’s page', () => {
  // Which lets no frame look into a storage, not even a test's.
  test.use({ hasAnsweredCookies: false })

  test(
    "today's menu stands in another page's frame, without a script",
    desktop,
    async ({ page, request, baseURL }) => {
      const { restaurant, menus } = await restaurantWith(request, ({ menus: [first] }) =>
        Boolean(first?.price),
      )
      const path = `/widget/${restaurant.restaurantId}`
      const foreign = await foreignPage(
        `<h1>Bar</h1><iframe title="Menú" src="${baseURL}${path}" width="360" height="420"></iframe>`,
      )
      await page.goto(foreign.url)
      const frame = page.frameLocator('iframe')
      await expect(frame.getByRole('heading', { level: 1 })).toHaveText(restaurant.restaurantName)
      await expect(frame.getByText(menus[0]?.categories[0]?.items[0]?.name ?? '').first()).toBeVisible()
      await expect(frame.getByRole('link', { name: 'Carta, fotos y horario' })).toHaveAttribute(
        'href',
        `${baseURL}${profilePath(restaurant)}`,
      )

      foreign.close()

      const answer = await request.get(path)
      expect(await answer.text()).not.toMatch(/<script/)
      expect((await answer.body()).length).toBeLessThan(12_000)
      expect(answer.headers()['x-frame-options']).toBeUndefined()
      expect(answer.headers()['content-security-policy']).toContain('frame-ancestors *')
    },
  )
})

test('nothing else may be framed', desktop, async ({ request }) => {
  for (const path of [
    '/',
    '/signin',
    '/widget',
    '/widget/x/y',
    '/menu-del-dia/sevilla',
    '/restaurant/search/menu',
  ]) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-frame-options'], path).toBe('SAMEORIGIN')
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'self'")
  }
})

test('whoever is gone says so, as often as it is asked', desktop, async ({ request }) => {
  for (const path of ['/widget/0123456789ab', '/widget/x', '/widget/0123456789ab', '/widget/%00']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('ya no publica aquí su menú')
  }
})

test('the widget is accessible', phone, async ({ page, request }) => {
  const { restaurant } = await restaurantWith(request, ({ menus: [first] }) => Boolean(first?.price))
  await page.goto(`/widget/${restaurant.restaurantId}`)
  await expectAccessible(page)
})

test('a profile names its feeds, and both tell its menus', desktop, async ({ page, request }) => {
  const { restaurant } = await apiSession(request)
  const profile = profilePath(restaurant)
  await page.goto(profile)
  const { updatedMenus } = filterMenus.reply.parse(
    await (
      await request.post(apiUrl + filterMenus.path, { data: { restaurantIds: [restaurant.restaurantId] } })
    ).json(),
  )
  const ids = updatedMenus[0]?.menu.map(({ menuId }) => `menu:${menuId}`) ?? []

  const json = await page.locator('link[rel=alternate][type="application/feed+json"]').getAttribute('href')
  const feed = await request.get(json ?? '')
  expect(feed.headers()['content-type']).toBe('application/feed+json; charset=utf-8')
  const told: { version: string; feed_url: string; items: { id: string }[] } = await feed.json()
  expect(told).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', feed_url: json })
  expect(told.items.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  expect(told.items.length).toBeGreaterThan(1)

  const rss = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href')
  const xml = await request.get(rss ?? '')
  expect(xml.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  const items = await page.evaluate(
    (text) => {
      const tree = new DOMParser().parseFromString(text, 'application/xml')
      return tree.querySelector('parsererror') ? -1 : tree.querySelectorAll('rss > channel > item').length
    },
    await xml.text(),
  )
  expect(items).toBe(told.items.length)
})

test('a feed has one address, and none where there is no restaurant', desktop, async ({ request }) => {
  const { restaurant } = await apiSession(request)
  const stale = await request.get(`/restaurant/profile/${restaurant.restaurantId}_Otro_Nombre/rss.xml`, {
    maxRedirects: 0,
  })
  expect(stale.status()).toBe(308)
  expect(stale.headers().location).toContain(`${profilePath(restaurant)}/rss.xml`)
  for (const format of ['feed.json', 'rss.xml'])
    expect((await request.get(`/restaurant/profile/0123456789ab_Nadie/${format}`)).status()).toBe(404)
})
