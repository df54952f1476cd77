import type { APIRequestContext, Page } from '@playwright/test'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { expectAccessible } from './support/accessibility'
import { type Found, layoutShift, restaurantWith } from './support/restaurants'
import { desktop, expect, phone, test } from './support/test'

const photosOf = ({ restaurant }: Found) =>
  restaurant.profileImages.length + (restaurant.headerImageUrl ? 1 : 0)
const longCategory = ({ menus: [menu] }: Found) => menu?.categories.find(({ items }) => items.length > 3)

const menuOf = (page: Page) => page.getByRole('region', { name: /^Menú de (hoy|esta noche)$/ }).first()

async function open(page: Page, request: APIRequestContext, suits: (found: Found) => boolean) {
  const found = await restaurantWith(request, suits)
  await page.goto(profilePath(found.restaurant))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(found.restaurant.restaurantName)
  return found
}

test.describe('of an old name or nobody', () => {
  test.use({ expectedErrors: [/404/] })

  test('leads to the right one, or nowhere', desktop, async ({ page, request }) => {
    const { restaurant } = await restaurantWith(request, () => true)
    const path = profilePath(restaurant)
    const stale = await request.get(`/restaurant/profile/${restaurant.restaurantId}_Otro_nombre`, {
      maxRedirects: 0,
    })
    expect(stale.status()).toBe(308)
    expect(new URL(stale.headers().location ?? '', 'http://localhost').pathname).toBe(path)
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200)
    for (const unknown of ['zzzzzzzzzzzz_Nadie', 'hola', '%00', `${restaurant.restaurantId}x`])
      expect((await request.get(`/restaurant/profile/${unknown}`)).status(), unknown).toBe(404)
    await page.goto('/restaurant/profile/zzzzzzzzzzzz_Nadie')
    await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible()
  })
})

test(
  'shows the price and what is served on the first screen of a phone',
  phone,
  async ({ page, request }) => {
    await open(
      page,
      request,
      ({ menus: [menu] }) => typeof menu?.price === 'number' && menu.service === 'comida',
    )
    await expect(menuOf(page).locator('.price-tag')).toBeInViewport({ ratio: 1 })
    await expect(
      menuOf(page)
        .getByText(/^(Sirviendo|Menú de|El menú acabó|Abierto|Cerrado)/)
        .first(),
    ).toBeInViewport()
  },
)

/** A dish that is shown at once, whose name and diet fit a phone's line, with an allergen that a visitor can avoid. */
const veganDish = ({ menus: [menu] }: Found) =>
  menu?.categories
    .flatMap(({ items }) => items.slice(0, 2))
    .find(
      ({ name, diets, allergens = {}, soldOut }) =>
        diets?.includes('vegan') && name.length < 26 && !soldOut && allergens.soy === 'contains',
    )

test('a dish takes one low line with its diet, and is dimmed with it', phone, async ({ page, request }) => {
  const found = await restaurantWith(request, (found) => veganDish(found) !== undefined)
  await page.goto(`${profilePath(found.restaurant)}?without=soja`)
  const dish = menuOf(page)
    .locator('[data-dish]')
    .filter({ hasText: veganDish(found)?.name })
    .first()
  await expect(dish).toHaveAttribute('data-unsafe')
  expect((await dish.locator('p').first().boundingBox())?.height).toBeLessThan(22)
  const color = await dish
    .locator('[data-name]')
    .first()
    .evaluate((element) => getComputedStyle(element).color)
  await expect(dish.getByText('Vegano', { exact: true })).toHaveCSS('color', color)
})

test(
  'folds a long category, and unfolds it; on paper all of it is there',
  desktop,
  async ({ page, request }) => {
    const found = await open(page, request, (candidate) => longCategory(candidate) !== undefined)
    const items = longCategory(found)?.items ?? []
    const last = menuOf(page).getByText(items.at(-1)?.name ?? '', { exact: true })
    await expect(last).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(last).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await menuOf(page)
      .getByText(`Ver más (${items.length - 2})`)
      .first()
      .click()
    await expect(last).toBeVisible()
    await page.reload()
    await expect(last).toBeHidden()
    await menuOf(page).getByRole('link', { name: 'Ver el menú entero' }).click()
    await expect(last).toBeVisible()
    await page.reload()
    await expect(last).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens the whole menu all the same', desktop, async ({ page, request }) => {
    const found = await open(page, request, (candidate) => longCategory(candidate) !== undefined)
    const last = menuOf(page).getByText(longCategory(found)?.items.at(-1)?.name ?? '', { exact: true })
    await expect(last).toBeHidden()
    await menuOf(page).getByRole('link', { name: 'Ver el menú entero' }).click()
    await expect(last).toBeVisible()
  })
})

test(
  'has carta and special menus, or says to the letter that there are none',
  desktop,
  async ({ page, request }) => {
    const { restaurant } = await open(page, request, ({ restaurant: { cartas } }) =>
      cartas.some(({ type }) => type === 'pdf'),
    )
    const pdf = restaurant.cartas.find(({ type }) => type === 'pdf')
    await page.getByText('Carta', { exact: true }).click()
    const link = page.getByRole('link', { name: `Abrir PDF: ${pdf?.name}` })
    await expect(link).toBeVisible()
    const file = await request.get((await link.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toBe('application/pdf')

    await open(
      page,
      request,
      ({ restaurant: { cartas, specialMenus } }) => cartas.length + specialMenus.length === 0,
    )
    await page.getByText('Carta', { exact: true }).click()
    await expect(page.getByText('No hay carta disponible para este restaurante.')).toBeVisible()
    await page.getByText('Menús Especiales', { exact: true }).click()
    await expect(page.getByText('No hay menús especiales disponibles.')).toBeVisible()
  },
)

test(
  'says that there is no menu yet, and what to do, and is accessible',
  phone,
  async ({ page, request }) => {
    await open(page, request, ({ restaurant, menus }) => !restaurant.headerImageUrl && menus.length === 0)
    await expect(page.getByRole('heading', { name: 'La pizarra sigue en blanco' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ver menús de hoy cerca' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  },
)

test(
  'leads to the restaurants of its city when one came from nowhere',
  desktop,
  async ({ page, request }) => {
    const { restaurant } = await open(page, request, () => true)
    const { city } = restaurant.restaurantLocation
    await page.getByRole('link', { name: `Restaurantes en ${city}` }).click()
    await expect(page).toHaveURL(`/restaurant/search/restaurant?place=${city}`)
    await expect(page.getByRole('article').first()).toBeVisible()
  },
)

test('is accessible, with everything folded out', async ({ page, request }) => {
  await open(page, request, ({ restaurant, menus }) => restaurant.cartas.length > 0 && menus.length > 0)
  await expectAccessible(page)
  for (const fold of await page.getByRole('main').locator('summary').all()) await fold.click()
  await expectAccessible(page)
})

test('the credits are accessible', phone, async ({ page }) => {
  await page.goto('/creditos')
  await expect(page.getByText('© Instituto Geográfico Nacional – scne.es')).toBeVisible()
  await expectAccessible(page)
})

test('nothing is cut off on the smallest phone, nor at 200 %', desktop, async ({ page, request }) => {
  for (const size of [
    { width: 320, height: 640 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(size)
    await open(page, request, (found) => photosOf(found) > 3 && found.menus.length > 0)
    await expectAccessible(page)
  }
})

test('nothing moves while the page comes', async ({ page, request }) => {
  await open(page, request, (found) => photosOf(found) > 3 && found.menus.length > 0)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
})
