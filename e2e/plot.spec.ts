import type { Page } from '@playwright/test'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { expectAccessible } from './support/accessibility'
import { restaurantWith } from './support/restaurants'
import { desktop, expect, phone, test } from './support/test'

const search = '/restaurant/search/menu?lat=40.417&lon=-3.704&place=Sol%2C%20Madrid'
const plot = (page: Page) => page.getByRole('group', { name: /^Precios alrededor de Sol\./ })
const marks = (page: Page) => plot(page).getByRole('button')
const single = (page: Page) => plot(page).getByRole('button', { name: /, \d+(,\d\d)?\s€$/ })
const chosen = (page: Page) => page.getByRole('group', { name: 'Elegido en el mapa' })

/** Every request that leaves the product. */
async function strangers(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost|http:\/\/127|data:|blob:)/.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** Comes nearer until some price stands alone. */
async function showSingle(page: Page) {
  await expect(async () => {
    if (!(await single(page).first().isVisible())) await marks(page).first().press('Enter', { timeout: 2000 })
    await expect(single(page).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
}

test('prices are plotted to scale, and nobody else is asked', phone, async ({ page }) => {
  const asked = await strangers(page)
  await page.goto(search)
  await page.getByRole('button', { name: 'Mapa', exact: true }).click()
  await expect(marks(page).first()).toBeVisible()
  await expect(plot(page).getByText('500 m')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ver con calles' })).toBeVisible()
  await expectAccessible(page)

  const before = await marks(page).first().boundingBox()
  await plot(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await marks(page).first().boundingBox())?.x).toBeLessThan(before?.x ?? 0)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Buscar en esta zona' })).toBeVisible()

  const ring = plot(page).locator('circle').first()
  const radius = Number(await ring.getAttribute('r'))
  await page.getByRole('button', { name: 'Alejar el mapa' }).click()
  await expect.poll(async () => Number(await ring.getAttribute('r'))).toBeCloseTo(radius / 2, -1)
  await page.keyboard.press('+')
  expect(asked).toEqual([])
})

test('no price of the opening lies under a button', phone, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(search)
  await page.getByRole('button', { name: 'Mapa', exact: true }).click()
  await expect(marks(page).first()).toBeVisible()
  const buttons = ['Lista', 'Acercar el mapa', 'Alejar el mapa'].map((name) =>
    page.getByRole('button', { name, exact: true }).boundingBox(),
  )
  const boxes = await Promise.all((await marks(page).all()).map((mark) => mark.boundingBox()))
  for (const button of await Promise.all(buttons))
    expect(boxes.filter((box) => box && button && overlap(box, button))).toEqual([])
})

type Box = { x: number; y: number; width: number; height: number }

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('a price opens its card below, and Back closes it before the map', phone, async ({ page }) => {
  await page.goto(search)
  await page.getByRole('button', { name: 'Mapa', exact: true }).click()
  await expect(marks(page).first()).toBeVisible()
  const cards = page.getByRole('list', { name: 'Los sitios del mapa' })
  await expect(cards.getByRole('article').first()).toBeInViewport()
  await showSingle(page)
  const name = (await single(page).first().getAttribute('title')) ?? ''
  await single(page).first().press('Enter')
  await expect(chosen(page)).toBeFocused()
  await expect(chosen(page).getByRole('link', { name }).first()).toBeInViewport()
  await page.goBack()
  await expect(chosen(page)).toHaveCount(0)
  await expect(plot(page)).toBeVisible()
  await single(page).first().press('Enter')
  await page.keyboard.press('Escape')
  await expect(chosen(page)).toHaveCount(0)
  await page.goBack()
  await expect(plot(page)).toBeHidden()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a drag moves it, the wheel zooms it only with Ctrl', desktop, async ({ page }) => {
  await page.goto(search)
  await expect(marks(page).first()).toBeVisible()
  await expectAccessible(page)
  const ring = plot(page).locator('circle').first()
  const box = await ring.boundingBox()
  const middle = { x: 950, y: 700 }
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  await page.mouse.move(middle.x - 80, middle.y - 40, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await ring.boundingBox())?.x).toBeCloseTo((box?.x ?? 0) - 80, 0)
  const radius = Number(await ring.getAttribute('r'))
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -240)
  await page.keyboard.up('Control')
  await expect.poll(async () => Number(await ring.getAttribute('r'))).toBeCloseTo(radius * 2, -1)
  await page.mouse.wheel(0, -100)
  expect(Number(await ring.getAttribute('r'))).toBeCloseTo(radius * 2, -1)
})

test.describe('with the device near', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 40.41681, longitude: -3.70379 } })

  test('the diner is in the middle', desktop, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Buscar cerca de mí' }).click()
    await expect(page).toHaveURL(/lat=40\.4168/, { timeout: 20_000 })
    const own = page.getByRole('group', { name: /^Precios alrededor de Tú\./ })
    await expect(own.getByText('Tú', { exact: true })).toBeVisible()
  })
})

test('a profile has its own, and a still one without JavaScript', async ({ page, request, browser }) => {
  const { restaurant } = await restaurantWith(request, (found) => found.menus.length > 0)
  await page.goto(profilePath(restaurant))
  const own = page.getByRole('group', { name: new RegExp(`^${restaurant.restaurantName} y lo que hay`) })
  await page.getByRole('link', { name: 'Ver en Google Maps' }).scrollIntoViewIfNeeded()
  await expect(own.getByText(restaurant.restaurantName)).toBeVisible()
  await expect(own.getByText('500 m')).toBeVisible()
  await expectAccessible(page)
  const still = await browser.newPage({ javaScriptEnabled: false })
  await still.goto(new URL(profilePath(restaurant), page.url()).href)
  await expect(still.getByText('500 m')).toBeVisible()
  await expect(still.getByRole('button', { name: 'Ver con calles' })).toBeHidden()
  await still.close()
})

test('a search has a still one without JavaScript', async ({ browser, baseURL, isMobile }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(new URL(search, baseURL).href)
  if (isMobile) await page.getByRole('link', { name: 'Mapa', exact: true }).click()
  const picture = page.getByRole('img', { name: /^Plano con los precios alrededor de Sol/ })
  await expect(picture).toBeVisible()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360)
  await page.close()
})

test('the cards below and the prices above follow each other', phone, async ({ page }) => {
  await page.goto(search)
  await page.getByRole('button', { name: 'Mapa', exact: true }).click()
  await expect(marks(page).first()).toBeVisible()
  const cards = page.getByRole('list', { name: 'Los sitios del mapa' })
  const lit = plot(page).locator('button.scale-110')
  await cards.getByRole('article').nth(3).scrollIntoViewIfNeeded()
  await expect(lit).toHaveCount(1)
  await expect(lit).toBeInViewport()
  // The arrows do what a finger does, to the last card, wherever it lies.
  await cards.getByRole('article').nth(3).getByRole('link').first().focus()
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowRight')
  await expect(cards.getByRole('article').nth(9).getByRole('link').first()).toBeFocused()
  await expect(lit).toHaveCount(1)
  const [frame, mark] = await Promise.all([plot(page).boundingBox(), lit.boundingBox()])
  expect(mark && frame && mark.x + mark.width / 2 > frame.x && mark.x < frame.x + frame.width).toBe(true)
  await expect(page.getByRole('button', { name: 'Buscar en esta zona' })).toHaveCount(0)
})
