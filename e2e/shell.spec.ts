import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { desktop, expect, phone, test } from './support/test'

/** Signed in, as far as the page can see. */
const owner = {
  ownerId: '0a1b2c3d4e5f',
  firstName: 'Lola',
  lastName: 'Ríos',
  email: 'lola@ejemplo.es',
  emailVerified: true,
  restaurant: { restaurantId: 'b5a493827160', restaurantName: 'Casa Lola', logoFilePath: null },
}

test.describe('what every visitor meets first', () => {
  test.use({ expectedErrors: [/404 .*no-existe/] })

  test('is accessible: home, sign-in, what is not there', async ({ page }) => {
    for (const path of ['/', '/signin', '/no-existe']) {
      await page.goto(path)
      await expectAccessible(page)
    }
    expect((await page.request.get('/no-existe')).status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible()
    await expect(page.getByText('404', { exact: true })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click()
    await expect(page).toHaveURL('/')
  })
})

test('the menu of a phone is accessible, and gives the focus back', phone, async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Abrir el menú' })
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('the question for the device is accessible, and leads to the input instead', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Buscar cerca de mí' }).click()
  await expect(page.getByRole('dialog', { name: 'Menús a tu alrededor' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Escribir una dirección' }).click()
  await expect(page.getByRole('combobox', { name: 'Calle, barrio o ciudad' })).toBeFocused()
})

test('nothing is cut off on the smallest phone, nor at 200 %', desktop, async ({ page }) => {
  for (const size of [
    { width: 320, height: 640 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(size)
    for (const path of ['/', '/signin']) {
      await page.goto(path)
      await expectAccessible(page)
    }
  }
})

const own = { today: '2026-11-24', timeZone: 'Europe/Madrid', emailVerified: true, menus: [] }

/** The answers that a signed-in owner's browser gets. */
async function answerOwner(page: Page) {
  await page.route('**/api/session', (route) => route.fulfill({ json: { owner } }))
  await page.route('**/api/menus/mine**', (route) => route.fulfill({ json: own }))
}

test('the home page is an owner’s own when one is signed in', async ({ page }) => {
  await answerOwner(page)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Regístrate' }).first()).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Tu menú de hoy' })).toBeHidden()
  await page.addInitScript(() => localStorage.setItem('isAuthenticated', 'true'))
  await page.goto('/')
  const band = page.getByRole('region', { name: 'Tu menú de hoy' })
  await expect(band.getByText('Hoy aún no lo has puesto.')).toBeVisible()
  await expect(band.getByRole('link', { name: 'Mi menú' })).toHaveAttribute('href', '/menu')
  await expect(band.getByRole('link', { name: 'Mi chat' })).toHaveAttribute('href', '/chat')
  await expect(page.getByRole('link', { name: 'Regístrate' })).toHaveCount(0)
  await expectAccessible(page)
})

test('nothing moves while the page comes, signed in or not', async ({ page }) => {
  await answerOwner(page)
  for (const flag of ['', 'true']) {
    await page.addInitScript((value) => localStorage.setItem('isAuthenticated', value), flag)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(sum), 800)
        }),
    )
    expect(shift).toBeLessThanOrEqual(0.02)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page still asks, and takes the answer to the search', desktop, async ({ page }) => {
    // Where the form leads is another test's matter.
    await page.route('**/restaurant/search/**', (route) => route.fulfill({ body: '' }))
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Buscar cerca de mí' })).toBeHidden()
    await page.getByRole('combobox', { name: 'Calle, barrio o ciudad' }).fill('Sevilla')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await expect(page).toHaveURL('/restaurant/search/menu?place=Sevilla')
  })
})
