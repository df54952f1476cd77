import type { APIRequestContext, Page } from '@playwright/test'
import { profilePath } from '@/contract/rules/profile-slug'
import { tileHost, tileStyle } from '@/lib/map-tiles'
import { expectAccessible } from './support/accessibility'
import { restaurantWith } from './support/restaurants'
import { expect, test } from './support/test'

const host = new RegExp(`^${tileHost}/`)
const openToAll = { 'access-control-allow-origin': '*' }

const style = {
  version: 8,
  sources: {
    base: {
      type: 'raster',
      tiles: [`${tileHost}/calles/{z}/{x}/{y}.png`],
      tileSize: 256,
      attribution: '© OpenStreetMap',
    },
  },
  layers: [{ id: 'calles', type: 'raster', source: 'base' }],
}

const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A host that draws, or one that does not; and what it has been asked for. */
async function tiles(page: Page, answer: 'style and tiles' | 'style alone' | 'nothing') {
  const asked: string[] = []
  await page.route(host, (route) => {
    const url = route.request().url()
    asked.push(url)
    if (answer === 'nothing') return route.abort()
    if (url === tileStyle) return route.fulfill({ json: style, headers: openToAll })
    if (answer === 'style alone') return route.fulfill({ status: 503, headers: openToAll })
    return route.fulfill({ body: tile, contentType: 'image/png', headers: openToAll })
  })
  return asked
}

async function openProfile(page: Page, request: APIRequestContext) {
  const { restaurant } = await restaurantWith(request, (found) => found.restaurant.profileImages.length > 1)
  await page.goto(profilePath(restaurant))
  return restaurant
}

const show = (page: Page) => page.getByRole('button', { name: 'Ver el mapa aquí' })
const drawing = (page: Page, name: string) => page.getByRole('region', { name: `Mapa de ${name}` })

test('comes when it is seen, for who allows it', async ({ page, request }) => {
  const asked = await tiles(page, 'style and tiles')
  const { restaurantName } = await openProfile(page, request)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.getByRole('link', { name: 'Ver en Google Maps' }).scrollIntoViewIfNeeded()
  await expect(drawing(page, restaurantName)).toBeVisible()
  expect(asked[0]).toBe(tileStyle)
  await expect(page.getByRole('button', { name: 'Acercar el mapa' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('for who has allowed nothing', () => {
  test.use({ hasAnsweredCookies: false })

  test('waits to be asked for', async ({ page, request }) => {
    const asked = await tiles(page, 'style and tiles')
    const { restaurantName } = await openProfile(page, request)
    await page.getByRole('button', { name: 'Rechazar todas' }).click()
    await show(page).scrollIntoViewIfNeeded()
    await expect(page.getByText(/OpenFreeMap.*recibe tu dirección IP/)).toBeVisible()
    expect(asked).toEqual([])
    await show(page).click()
    await expect(drawing(page, restaurantName)).toBeVisible()
  })
})

test.describe('of a host that is down', () => {
  test.use({ expectedErrors: [/tiles\.openfreemap\.org/] })

  for (const answer of ['nothing', 'style alone'] as const)
    test(`stays drawn, says so and tries again: ${answer}`, async ({ page, request }) => {
      await tiles(page, answer)
      const { restaurantName } = await openProfile(page, request)
      await page.getByRole('link', { name: 'Ver en Google Maps' }).scrollIntoViewIfNeeded()
      await expect(page.getByText(/^No hemos podido cargar el mapa\./)).toBeVisible()
      await expect(drawing(page, restaurantName)).toHaveCount(0)
      await expectAccessible(page)
      await page.unroute(host)
      await tiles(page, 'style and tiles')
      await page.getByRole('button', { name: 'Volver a cargar el mapa' }).click()
      await expect(drawing(page, restaurantName)).toBeVisible()
    })
})

test('is not missed by a browser that cannot draw it', async ({ page, request }) => {
  await tiles(page, 'style and tiles')
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await openProfile(page, request)
  await page.getByRole('link', { name: 'Ver en Google Maps' }).scrollIntoViewIfNeeded()
  await expect(page.getByText(/^No hemos podido cargar el mapa\./)).toBeVisible()
})
