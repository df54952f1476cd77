import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { liftFinger } from './support/lift-finger'
import { layoutShift } from './support/restaurants'
import { desktop, expect, phone, test } from './support/test'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const cards = (page: Page) => page.getByRole('article')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Qué te apetece comer' })
const status = (page: Page) => page.locator('#search-status')

test('a diner finds today’s menu near a place, reads it, and comes back', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Calle, barrio o ciudad' }).pressSequentially('Lavapi')
  await page
    .getByRole('option', { name: /Lavapiés/ })
    .first()
    .click()
  await expect(heading(page)).toHaveText('Menús del día cerca de Lavapiés, Madrid')

  const first = cards(page).first()
  await expect(first).toContainText(/\d+(,\d\d)?\s*€/)
  await expect(first).toContainText(/\d\s(m|km)/)
  await expect(first).toBeInViewport()
  const name = (await first.getByRole('link').textContent()) ?? ''
  const found = page.url()
  await first.getByRole('link').click()

  await expect(heading(page)).toContainText(name)
  const menu = page.getByRole('region', { name: /^Menú de (hoy|esta noche)$/ }).first()
  await expect(menu).toContainText('Menú disponible')
  await expect(menu.getByRole('listitem').first()).toBeVisible()

  await page.getByRole('link', { name: /^Restaurantes en/ }).click()
  await expect(page).toHaveURL(found)
  await expect(cards(page).first()).toContainText(name)
})

/** The lines of a card that lie under something else, such as the way to the map. */
const coveredLines = (card: Locator) =>
  card.evaluate((card) =>
    [...card.querySelectorAll('h2, .price-tag, [data-serving], li, p:last-child > span:first-child')]
      .filter((line) => {
        const { left, right, top, bottom } = line.getBoundingClientRect()
        return [left + 2, (left + right) / 2, right - 2].some(
          (x) => !card.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        )
      })
      .map((line) => line.textContent),
  )

const lavapies = 'place=Lavapi%C3%A9s%2C+Madrid&lat=40.4089&lon=-3.7010'

/** Searches with a note above the list: a corrected word, a place understood in part, others with its name, a filter that leaves nothing. */
const oneMoreLine = [
  `${lavapies}&q=lentegas`,
  'place=calle+inventada+Atocha',
  'place=Gran+V%C3%ADa',
  `${lavapies}&maxPrice=8`,
]

test.describe('the first screen shows', () => {
  for (const [count, tag, width, height] of [
    [3, phone, 360, 780],
    [6, desktop, 1280, 900],
  ] as const)
    test(`${count} whole menus at ${width} × ${height}`, tag, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/restaurant/search/menu?place=Lavapi%C3%A9s%2C+Madrid&lat=40.4089&lon=-3.7010')
      const last = cards(page).nth(count - 1)
      await expect(last).toBeInViewport({ ratio: 1 })
      await expect(last).toContainText(/\d+(,\d\d)?\s*€/)
      await expect(last).toContainText(/\d min andando · /)
      expect(await coveredLines(last)).toEqual([])
      // Before a place is known the heading has more to say.
      await page.goto('/restaurant/search/menu')
      await expect(cards(page).nth(count - 1)).toBeInViewport({ ratio: 1 })
      for (const more of oneMoreLine) {
        await page.goto(`/restaurant/search/menu?${more}`)
        await expect(cards(page).nth(count - 1), more).toBeInViewport({ ratio: 1 })
      }
    })

  test.describe('to who reads another language', () => {
    test.use({ locale: 'en-GB' })
    test('as many, below the line that offers it', phone, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto(`/restaurant/search/menu?${lavapies}`)
      await expect(page.getByRole('link', { name: 'English' })).toBeInViewport()
      await expect(cards(page).nth(2)).toBeInViewport({ ratio: 1 })
    })
  })
})

test('asks while one types, at once on Enter, and says what it has corrected', desktop, async ({ page }) => {
  await page.goto('/restaurant/search/menu')
  await expect(cards(page).first()).toBeVisible()
  await box(page).pressSequentially('len')
  await expect(page).toHaveURL('/restaurant/search/menu?q=len')
  await box(page).pressSequentially('tejas')
  await expect(page).toHaveURL('/restaurant/search/menu?q=lentejas')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('lentejas')
  await expect(status(page)).toHaveText(/menú/)

  await box(page).fill('lentegas')
  await box(page).press('Enter')
  await expect(page.getByText('Mostrando resultados para «lentejas»')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
})

test('filters live in the address, and the back button takes them off again', desktop, async ({ page }) => {
  await page.goto('/restaurant/search/restaurant')
  const open = page.getByRole('link', { name: /^Abierto ahora/ })
  await open.click()
  await expect(page).toHaveURL('/restaurant/search/restaurant?open=1')
  await expect(open).toHaveAttribute('aria-current', 'true')
  await expect(open).toBeFocused()

  await page.getByRole('button', { name: 'Tipo de cocina' }).click()
  await page.getByRole('checkbox', { name: 'Italiana' }).check()
  await page.getByRole('button', { name: 'Ver resultados' }).click()
  await expect(page).toHaveURL('/restaurant/search/restaurant?open=1&cuisine=Italiana')
  await expect(page.getByRole('button', { name: /^Italiana/ })).toBeFocused()

  await page.goBack()
  await expect(page).toHaveURL('/restaurant/search/restaurant?open=1')
  await page.goBack()
  await expect(page).toHaveURL('/restaurant/search/restaurant')
  await expect(open).not.toHaveAttribute('aria-current')
  await page.goForward()
  await expect(open).toHaveAttribute('aria-current', 'true')

  await page.getByRole('link', { name: 'Limpiar filtros' }).first().click()
  await expect(page).toHaveURL('/restaurant/search/restaurant')
  await expect(page.getByRole('list', { name: 'Filtros' }).getByRole('link').first()).toBeFocused()
})

test('distance and order have sheets of their own', phone, async ({ page }) => {
  await page.goto('/restaurant/search/menu')
  await page.getByRole('button', { name: 'Filtrar por distancia' }).click()
  await page.getByRole('slider', { name: 'Como mucho a' }).press('ArrowRight')
  await expect(page.getByText('6 km', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ver resultados' }).click()
  await expect(page).toHaveURL('/restaurant/search/menu?km=6')

  await page.getByRole('button', { name: 'Ordenar por precio' }).click()
  await page.getByRole('link', { name: 'De más barato a más caro' }).click()
  await expect(page).toHaveURL('/restaurant/search/menu?price=asc&km=6')
  await expect(page.getByRole('link', { name: 'Más baratos primero (quitar)' })).toBeVisible()
  const prices = await page.locator('.price-tag').allTextContents()
  const cents = prices.map((price) => Number(price.replace(/\D/g, '')) * (price.includes(',') ? 1 : 100))
  expect(cents.length).toBeGreaterThan(2)
  expect(cents).toEqual([...cents].sort((a, b) => a - b))
})

test('a price to go up to counts half a menu, says so, and is taken off by a second press', async ({
  page,
}) => {
  await page.goto('/restaurant/search/menu')
  await page.getByRole('link', { name: 'Hasta 10 €' }).click()
  await expect(page).toHaveURL('/restaurant/search/menu?maxPrice=10')
  const chip = page.getByRole('link', { name: 'Hasta 10 € (quitar)' })
  await expect(chip).toHaveAttribute('aria-current', 'true')
  await expect(cards(page).filter({ hasText: 'medio menú' }).first()).toContainText(/entero, \d/)
  const prices = await page.locator('.price-tag').allTextContents()
  const cents = prices.map((price) => Number(price.replace(/\D/g, '')) * (price.includes(',') ? 1 : 100))
  expect(cents.filter((price) => price > 1000)).toEqual([])

  await liftFinger(page)
  await chip.click()
  await expect(page).toHaveURL('/restaurant/search/menu')
  await expect(page.getByRole('link', { name: 'Hasta 10 €' })).toBeFocused()
  await page.goBack()
  await expect(chip).toBeVisible()
})

test('a chip that leads to nothing leads to the nearest menu without it', async ({ page }) => {
  // Nobody cooks in the middle of the Sierra de Gredos.
  await page.goto('/restaurant/search/menu?lat=40.25&lon=-5.2&place=Gredos&walk=5')
  await expect(
    page.getByRole('heading', { name: /^Ninguno a 5 min andando; el más cercano, a \d/ }),
  ).toBeVisible()
  // As many as fit a first screen.
  await expect(cards(page).nth(2)).toBeVisible()
  await expect(cards(page).first()).toContainText(/\d\s*€/)
  await page.getByRole('link', { name: 'Quitar «A 5 min andando»' }).click()
  await expect(page).toHaveURL(/place=Gredos$/)
  await expect(cards(page).nth(1)).toBeVisible()
})

test('words that are filters become chips that can be taken off', async ({ page }) => {
  await page.goto('/restaurant/search/menu')
  await box(page).fill('ensalada sin gluten')
  await box(page).press('Enter')
  await expect(page).toHaveURL('/restaurant/search/menu?q=ensalada&without=gluten')
  await expect(box(page)).toHaveValue('ensalada')
  await page.getByRole('link', { name: 'Sin gluten (quitar)' }).click()
  await expect(page).toHaveURL('/restaurant/search/menu?q=ensalada')

  await page.goto('/restaurant/search/menu?q=vegano')
  await expect(box(page)).toHaveValue('')
  await expect(page.getByRole('link', { name: 'Vegano (quitar)' })).toBeInViewport()
})

test('the match is marked on the card, and on the profile behind it', async ({ page }) => {
  await page.goto('/restaurant/search/menu?q=tortilla')
  const first = cards(page)
    .filter({ has: page.locator('mark') })
    .first()
  await expect(first.locator('mark').first()).toHaveText(/tortilla/i)
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/restaurant\/profile\/.*\?q=tortilla$/)
  await expect
    .poll(() => page.evaluate(() => [...(CSS.highlights.get('wished') ?? [])].map(String).join(' ')))
    .toMatch(/tortilla/i)

  await page.goto('/restaurant/search/menu?q=sin+gluten')
  const safe = cards(page).first()
  await expect(safe).toContainText(/\d+ platos? sin gluten/)
  await safe.getByRole('link').click()
  await expect(page.getByText(/^\d+ platos? sin gluten$/).first()).toBeVisible()
  await expectAccessible(page)
})

test('the header leaves a phone while one scrolls down, and comes back', phone, async ({ page }) => {
  await page.goto('/restaurant/search/menu')
  await expect(cards(page).nth(9)).toBeAttached()
  const banner = page.getByRole('banner')
  // The first turns of the wheel may come before the script.
  const leave = () =>
    expect(async () => {
      await page.mouse.wheel(0, 300)
      await expect(banner).not.toBeInViewport({ timeout: 1000 })
    }).toPass()
  await leave()
  await page.mouse.wheel(0, -200)
  await expect(banner).toBeInViewport()
  await leave()
  await banner.getByRole('link').first().focus()
  await expect(banner).toBeInViewport()
})

test('tabs keep the question; what was not found is named, with ways on', desktop, async ({ page }) => {
  await page.goto('/restaurant/search?q=tortilla&open=1')
  await page
    .getByRole('navigation', { name: 'Qué buscas' })
    .getByRole('link', { name: 'Restaurantes' })
    .click()
  await expect(page).toHaveURL('/restaurant/search/restaurant?q=tortilla&open=1')
  await expect(heading(page)).toContainText('Restaurantes cerca de')
  await expect(box(page)).toHaveValue('tortilla')

  await page.goto('/restaurant/search/menu?q=zzyzx&km=2')
  await expect(page.getByRole('heading', { name: 'No se encontraron resultados para «zzyzx»' })).toBeVisible()
  await page.getByRole('link', { name: 'Quitar «zzyzx»' }).click()
  await expect(page).toHaveURL('/restaurant/search/menu?km=2')

  await page.goto('/restaurant/search/menu?place=zzyzx')
  await expect(heading(page)).toHaveText('No se encontraron ubicaciones')
  await page.goto('/restaurant/search/menu?lat=48.85&lon=2.35&place=París')
  await expect(heading(page)).toHaveText('Ese sitio queda fuera de España')
  await page.getByRole('main').getByRole('button', { name: 'Elegir otra ubicación' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test('the place is changed from the header', phone, async ({ page }) => {
  await page.goto('/restaurant/search/menu?q=tortilla')
  await page.getByRole('button', { name: 'Elige ubicación' }).first().click()
  await page.getByRole('combobox').pressSequentially('Sevill')
  await page
    .getByRole('option', { name: /^Sevilla/ })
    .first()
    .click()
  await expect(heading(page)).toHaveText('Menús del día cerca de Sevilla')
  await expect(page).toHaveURL(/q=tortilla/)
})

test('whatever stands in the address leads somewhere', desktop, async ({ request }) => {
  for (const query of [
    'open=siempre&km=999&page=-1&cuisine=Marciana&lat=ñ',
    'q=%00%F0%9F%A5%98',
    `q=${'a'.repeat(9000)}`,
  ])
    expect((await request.get(`/restaurant/search/menu?${query}`)).status(), query.slice(0, 40)).toBe(200)
})

test('each state of the search is accessible', async ({ page }) => {
  for (const path of [
    '/restaurant?open=1&km=8',
    '/menu?q=zzyzx',
    '/menu?place=zzyzx',
    '/menu?q=lentegas',
    '/menu',
  ]) {
    await page.goto(`/restaurant/search${path}`)
    await expectAccessible(page)
  }
  for (const sheet of ['Ordenar por precio', 'Tipo de cocina', 'Filtrar por distancia']) {
    const chip = page.getByRole('button', { name: sheet })
    await chip.click()
    await expect(page.getByRole('dialog', { name: sheet })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(chip).toBeFocused()
  }
})

test('nothing is cut off on the smallest phone, nor at 200 %', desktop, async ({ page }) => {
  for (const size of [
    { width: 320, height: 640 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/restaurant/search/menu?open=1&km=8&price=asc')
    await expectAccessible(page)
  }
})

test('nothing moves while the page comes, nor when a filter is set', async ({ page }) => {
  await page.goto('/restaurant/search/menu')
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  await page.getByRole('link', { name: /^Domicilio/ }).click()
  await expect(page).toHaveURL(/delivery=1/)
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
})
