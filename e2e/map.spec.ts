import type { APIRequestContext, Page } from '@playwright/test'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { tileStyle } from '@/lib/map-tiles'
import { expectAccessible } from './support/accessibility'
import { restaurantWith } from './support/restaurants'
import { desktop, expect, test } from './support/test'
import { tiles, tilesOfHost } from './support/tiles'

async function openProfile(page: Page, request: APIRequestContext) {
  const { restaurant } = await restaurantWith(request, (found) => found.restaurant.profileImages.length > 1)
  await page.goto(profilePath(restaurant))
  return restaurant
}

const show = (page: Page) => page.getByRole('button', { name: 'Ver con calles' })
const drawing = (page: Page, name: string) => page.getByRole('region', { name: `Mapa de ${name}` })

/** A machine without a graphics card draws slowly. */
const drawn = { timeout: 30_000 }

test.slow()
test.use({ hasAllowedMaps: true })

test('comes when it is seen, for who allows it', async ({ page, request }) => {
  const asked = await tiles(page, 'style and tiles')
  const { restaurantName } = await openProfile(page, request)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.getByRole('link', { name: 'Ver en Google Maps' }).scrollIntoViewIfNeeded()
  await expect(drawing(page, restaurantName)).toBeVisible(drawn)
  expect(asked[0]).toBe(tileStyle)
  await expect(page.getByRole('button', { name: 'Acercar el mapa' })).toBeVisible()
  await expectAccessible(page)
})

test.describe('for who has allowed nothing', () => {
  test.use({ hasAnsweredCookies: false })

  test('waits to be asked for', desktop, async ({ page, request }) => {
    const asked = await tiles(page, 'style and tiles')
    const { restaurantName } = await openProfile(page, request)
    await page.getByRole('button', { name: 'Rechazar todas' }).click()
    await show(page).scrollIntoViewIfNeeded()
    await expect(page.getByText(/OpenFreeMap.*recibe tu dirección IP/)).toBeVisible()
    expect(asked).toEqual([])
    await show(page).click()
    await expect(drawing(page, restaurantName)).toBeVisible(drawn)
  })
})

test.describe('of a host that is down', () => {
  test.use({ expectedErrors: [/tiles\.openfreemap\.org/] })

  for (const answer of ['nothing', 'style alone'] as const)
    test(`stays drawn, says so and tries again: ${answer}`, desktop, async ({ page, request }) => {
      await tiles(page, answer)
      const { restaurantName } = await openProfile(page, request)
      await page.getByRole('link', { name: 'Ver en Google Maps' }).scrollIntoViewIfNeeded()
      await expect(page.getByText(/^No hemos podido cargar las calles\./)).toBeVisible()
      await expect(drawing(page, restaurantName)).toHaveCount(0)
      await expectAccessible(page)
      await page.unroute(tilesOfHost)
      await tiles(page, 'style and tiles')
      await page.getByRole('button', { name: 'Volver a cargar las calles' }).click()
      await expect(drawing(page, restaurantName)).toBeVisible(drawn)
    })
})

test('is not missed by a browser that cannot draw it', desktop, async ({ page, request }) => {
  await tiles(page, 'style and tiles')
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await openProfile(page, request)
  await page.getByRole('link', { name: 'Ver en Google Maps' }).scrollIntoViewIfNeeded()
  await expect(page.getByText(/^No hemos podido cargar las calles\./)).toBeVisible()
})
