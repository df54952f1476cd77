import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { expect, phone, test } from './support/test'
import { tiles } from './support/tiles'

test.slow()
test.use({ hasAllowedMaps: true })

const map = (page: Page) => page.getByRole('region', { name: 'Resultados en el mapa' })
const live = (page: Page) => page.getByRole('region', { name: 'Mapa de los resultados' })
const marks = (page: Page) => page.locator('.maplibregl-marker button')
const cards = (page: Page) => page.getByRole('article')
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
/** Few enough to be marks of their own. */
const search = '/restaurant/search/menu?lat=40.417&lon=-3.704&place=Sol&q=tortilla'

async function openMap(page: Page, address = search) {
  await page.goto(address)
  if (isPhone(page)) await page.getByRole('button', { name: 'Mapa', exact: true }).click()
  await comes(page)
}

/** The smallest phone, and a phone's or laptop's page at 200 %. */
async function expectUsableWhenSmall(page: Page, part: Locator, except?: string) {
  for (const size of [
    { width: 320, height: 568 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(size)
    await part.scrollIntoViewIfNeeded()
    await expect(part).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, { except })
  }
}

/** A machine without a graphics card, and with others at work, may need more than the product's patience. */
async function comes(page: Page) {
  const retry = page.getByRole('button', { name: 'Volver a cargar las calles' })
  await expect(async () => {
    if (await retry.isVisible()) await retry.click()
    await expect(marks(page).first()).toBeVisible({ timeout: 20_000 })
  }).toPass()
}

test('marks beside the list, and the same search where the map has been moved to', async ({ page }) => {
  const asked = await tiles(page, 'style and tiles')
  await openMap(page)
  expect(asked.length).toBeGreaterThan(0)
  await expect(page.locator('.maplibregl-marker').getByText('Sol', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await live(page).focus()
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight')
  const again = page.getByRole('button', { name: 'Buscar en esta zona' })
  await expect(again).toBeVisible()
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(
    /\/restaurant\/search\/menu\?lat=40\.\d+&lon=-3\.[0-6]\d*&place=.+&q=tortilla&km=\d+/,
  )
  await expect(again).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Acercar el mapa' })).toBeVisible()
})

test('a mark and its card are one', async ({ page }) => {
  await tiles(page, 'style and tiles')
  await openMap(page, '/restaurant/search/menu?lat=40.417&lon=-3.704&place=Sol')
  const several = page.getByRole('button', { name: /restaurantes.*Acercar$/ }).first()
  const one = page.locator('.maplibregl-marker button[title]').first()
  await expect(async () => {
    if (!(await one.isVisible())) await several.click({ timeout: 2_000 })
    await expect(one).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const name = (await one.getAttribute('title')) ?? ''
  await one.focus()
  await page.keyboard.press('Enter')
  if (isPhone(page)) {
    const selected = page.getByRole('group', { name: 'Elegido en el mapa' })
    await expect(selected).toBeFocused()
    await expect(selected.getByRole('link', { name })).toBeVisible()
    // What is chosen may lie on marks.
    await expectUsableWhenSmall(page, selected.getByRole('link', { name }), '.maplibregl-marker')
    await page.keyboard.press('Escape')
    await expect(selected).toHaveCount(0)
    await page.goBack()
    await expect(map(page)).toBeHidden()
    await expect(cards(page).first()).toBeVisible()
  } else {
    const card = page.getByRole('article').filter({ hasText: name })
    await expect(card.getByRole('link')).toBeFocused()
    await expect(card).toBeInViewport()
    await page.getByRole('searchbox').focus()
    await card.hover()
    await expect(page.locator('[data-pointed]')).toContainText(name)
  }
})

test.describe('of a host that is down', () => {
  test.use({ expectedErrors: [/tiles\.openfreemap\.org/] })

  test('without tiles the outline stays, and says where the same is', phone, async ({ page }) => {
    await tiles(page, 'nothing')
    await page.goto(search)
    if (isPhone(page)) await page.getByRole('button', { name: 'Mapa', exact: true }).click()
    const failed = page.getByText('No hemos podido cargar las calles. Los precios siguen en su sitio.')
    await expect(failed).toBeVisible({ timeout: 30_000 })
    await expectUsableWhenSmall(page, page.getByRole('button', { name: 'Volver a cargar las calles' }))
  })
})

test.describe('for who has allowed nothing', () => {
  test.use({ hasAnsweredCookies: false })

  test('nobody else is asked before the map is', phone, async ({ page }) => {
    const asked = await tiles(page, 'style and tiles')
    await page.goto(search)
    await page.getByRole('button', { name: 'Rechazar todas' }).click()
    if (isPhone(page)) await page.getByRole('button', { name: 'Mapa', exact: true }).click()
    await expect(page.getByText(/OpenFreeMap.*recibe tu dirección IP/)).toBeVisible()
    const show = page.getByRole('button', { name: 'Ver con calles' })
    await expectUsableWhenSmall(page, show)
    expect(asked).toEqual([])
    await show.click()
    await comes(page)
  })
})
