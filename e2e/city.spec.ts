import type { Page } from '@playwright/test'
import { getCity, listCities } from '@/contract/endpoints/cities'
import { publishMenu } from '@/contract/endpoints/menus'
import { priceText } from '@/contract/rules/menu/price'
import { expectAccessible } from './support/accessibility'
import { apiSession, apiUrl } from './support/demo-owner'
import { liftFinger } from './support/lift-finger'
import { layoutShift } from './support/restaurants'
import { desktop, expect, phone, test } from './support/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const cards = (page: Page) => page.getByRole('article')

async function things(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text): Record<string, unknown> => JSON.parse(text))
}

test(
  'a city shows how much there is today, what it costs and where, to people and to machines',
  desktop,
  async ({ page, request, baseURL }) => {
    const { prices, menusToday, restaurants, found } = getCity.reply.parse(
      await (await request.get(`${apiUrl}/api/cities/sevilla`)).json(),
    )
    await page.goto('/menu-del-dia/sevilla')
    await expect(heading(page)).toHaveText('Menú del día en Sevilla')
    await expect(page).toHaveTitle('Menú del día en Sevilla: platos y precios de hoy · Mantel')
    await expect(page.getByText(`Hoy, ${menusToday} menús`)).toBeVisible()
    await expect(page.getByText(`${restaurants} restaurantes`).first()).toBeVisible()
    if (!prices) throw new Error('Sevilla has menus today.')
    await expect(
      page.getByText(`de ${priceText(prices.lowest)} a ${priceText(prices.highest)}`),
    ).toBeVisible()
    await expect(cards(page)).toHaveCount(found.length)
    await expect(cards(page).first()).toContainText(found[0]?.restaurantName ?? '')
    await expect(cards(page).first()).toContainText(found[0]?.restaurantLocation.Address ?? '')
    await expect(page.getByRole('link', { name: 'Cádiz' })).toHaveAttribute('href', '/menu-del-dia/cadiz')

    const [list, crumbs] = await things(page)
    expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 20 })
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Inicio' },
        { name: 'Menú del día', item: `${baseURL}/menu-del-dia` },
        { name: 'Sevilla', item: `${baseURL}/menu-del-dia/sevilla` },
      ],
    })
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${baseURL}/menu-del-dia/sevilla`,
    )
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      /^Menú del día en Sevilla: /,
    )
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  },
)

test('cuisines and pages are links, and lead back', desktop, async ({ page }) => {
  await page.goto('/menu-del-dia/sevilla')
  const cuisines = page.getByRole('navigation', { name: 'Tipos de cocina' })
  await cuisines.getByRole('link', { name: /^Española/ }).click()
  await expect(page).toHaveURL('/menu-del-dia/sevilla/espanola')
  await expect(heading(page)).toHaveText('Menú del día de cocina española en Sevilla')
  for (const card of await cards(page).all()) await expect(card).toContainText('Española')
  await liftFinger(page)
  await cuisines.getByRole('link', { name: /^Española/ }).click()
  await expect(page).toHaveURL('/menu-del-dia/sevilla')

  // Two restaurants may share a name, but never an address.
  const first = await cards(page).first().getByRole('link').first().getAttribute('href')
  await liftFinger(page)
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL('/menu-del-dia/sevilla/pagina-2')
  await expect(heading(page)).toHaveText('Menú del día en Sevilla (página 2)')
  await expect(cards(page).first()).toBeVisible()
  await expect(cards(page).locator(`a[href="${first}"]`)).toHaveCount(0)
})

test('from home to a city, a restaurant, and up again', phone, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Bilbao', exact: true }).click()
  await expect(heading(page)).toHaveText('Menú del día en Bilbao')
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/restaurant\/profile\//)
  await page
    .getByRole('navigation', { name: 'Estás en' })
    .getByRole('link', { name: 'Menú del día', exact: true })
    .click()
  await expect(heading(page)).toHaveText('Menú del día por ciudades')
  await page.getByRole('link', { name: /^San Sebastián/ }).click()
  await expect(page).toHaveURL('/menu-del-dia/donostia-san-sebastian')
})

test('a search near a city leads to all of it', desktop, async ({ page }) => {
  await page.goto('/restaurant/search/menu?place=Sevilla')
  await page.getByRole('link', { name: 'Todos los menús del día en Sevilla' }).click()
  await expect(heading(page)).toHaveText('Menú del día en Sevilla')
})

test(
  'each spelling moves for good to one address, and what is none is not found',
  desktop,
  async ({ request }) => {
    for (const [spelled = '', right] of [
      ['Sevilla', 'sevilla'],
      ['San Sebastián', 'donostia-san-sebastian'],
      ['La Coruña', 'a-coruna'],
      ['alicante', 'alacant-alicante'],
      ['sevilla/Española', 'sevilla/espanola'],
      ['sevilla/pagina-1', 'sevilla'],
    ]) {
      const path = `/menu-del-dia/${spelled.split('/').map(encodeURIComponent).join('/')}`
      const answer = await request.get(path, { maxRedirects: 0 })
      expect(answer.status(), path).toBe(308)
      expect(answer.headers().location).toMatch(new RegExp(`/menu-del-dia/${right}$`))
      expect((await request.get(path)).status()).toBe(200)
    }
    for (const path of [
      'atlantida',
      'sevilla/marciana',
      'sevilla/pagina-99',
      'sevilla/pagina-0',
      'sevilla/espanola/pagina-2/mas',
      '%00',
      '🥘',
      'a'.repeat(5000),
    ])
      for (const time of ['first', 'from the cache'])
        expect((await request.get(`/menu-del-dia/${path}`)).status(), `${path.slice(0, 40)} ${time}`).toBe(
          404,
        )
  },
)

test(
  'a cuisine nobody cooks there says so, and is not for search engines',
  desktop,
  async ({ page, request }) => {
    const { cuisines } = getCity.reply.parse(await (await request.get(`${apiUrl}/api/cities/toledo`)).json())
    const absent = ['Peruana', 'Tailandes', 'India', 'Argentina'].find(
      (name) => !cuisines.some(({ cuisine }) => cuisine === name),
    )
    await page.goto(`/menu-del-dia/toledo/${absent?.toLowerCase()}`)
    await expect(page.getByRole('heading', { name: /todavía no tenemos/ })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('link', { name: 'Todos los menús del día en Toledo' }).click()
    await expect(heading(page)).toHaveText('Menú del día en Toledo')
  },
)

test(
  'the sitemap lists every city with enough to show, and the truth about its last change',
  desktop,
  async ({ request, baseURL }) => {
    const { cities } = listCities.reply.parse(await (await request.get(`${apiUrl}/api/cities`)).json())
    expect(await (await request.get('/sitemap.xml')).text()).toContain('/sitemaps/ciudades-1.xml')
    const xml = await (await request.get('/sitemaps/ciudades-1.xml')).text()
    for (const { slug, cuisines } of cities) {
      expect(xml).toContain(`<loc>${baseURL}/menu-del-dia/${slug}</loc><lastmod>`)
      expect(cuisines.every(({ restaurants }) => restaurants >= 3)).toBe(true)
    }
    expect(xml).not.toContain('/peruana')
    expect((await request.get('/sitemaps/ciudades-2.xml')).status()).toBe(404)
  },
)

test('what an owner publishes is on the city’s next request', desktop, async ({ request }) => {
  const cached = async () => (await request.get('/menu-del-dia/madrid')).headers()['x-nextjs-cache']
  await expect.poll(cached, { timeout: 10_000 }).toBe('HIT')
  const { headers } = await apiSession(request)
  // Dinner, so as not to replace the lunch that freshness.spec.ts publishes at the same time.
  const published = await request.post(apiUrl + publishMenu.path, {
    headers,
    data: { service: 'cena', price: 18, categories: [{ name: 'Platos', items: [{ name: 'Sopa de ajo' }] }] },
  })
  expect(published.status()).toBe(200)
  expect(await cached()).not.toBe('HIT')
})

test('cities, cuisines and pages are accessible, and nothing moves', async ({ page }) => {
  for (const path of ['', '/sevilla', '/sevilla/espanola', '/sevilla/pagina-2']) {
    await page.goto(`/menu-del-dia${path}`)
    await expectAccessible(page)
    // With the fonts at hand: what moves now is ours.
    await page.reload()
    expect(await layoutShift(page), path).toBeLessThanOrEqual(0.02)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a city is whole', desktop, async ({ page }) => {
    await page.goto('/menu-del-dia/sevilla')
    await expect(cards(page).first()).toContainText('€')
    await page.getByRole('link', { name: 'Siguiente' }).click()
    await expect(heading(page)).toContainText('(página 2)')
  })
})
