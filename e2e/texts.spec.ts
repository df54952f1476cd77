import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { desktop, expect, test } from './support/test'

// Words that are kept to the letter (docs/product.md), where no other test has them.

const linkIn = (page: Page, where: 'banner' | 'contentinfo', name: string) =>
  page.getByRole(where).getByRole('link', { name, exact: true }).filter({ visible: true }).first()

test('header and footer lead where they say', desktop, async ({ page }) => {
  await page.goto('/faqs')
  for (const [where, name, href] of [
    ['banner', 'Menús de hoy', '/restaurant/search/menu'],
    ['banner', 'Restaurantes', '/restaurant/search/restaurant'],
    ['banner', 'Contacta', '/contacta'],
    ['banner', 'Identifica tu restaurante', '/signin'],
    ['contentinfo', 'Inicio de Sesión', '/signin'],
    ['contentinfo', 'Regístrate', '/signup'],
    ['contentinfo', 'Centro de Ayuda', '/contacta'],
    ['contentinfo', 'Menús del Día', '/restaurant/search'],
    ['contentinfo', 'Restaurantes', '/restaurant/search/restaurant'],
    ['contentinfo', 'Obtén el Servicio', '/signup'],
  ] as const)
    await expect(linkIn(page, where, name), name).toHaveAttribute('href', href)
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(
    'El lugar para encontrar, comparar y disfrutar de restaurantes y menús del día en tu zona.',
  )
  await expect(footer).toContainText(/© 20\d\d/)
})

test('search: tabs, box, chips and cards say what they are', desktop, async ({ page }) => {
  await page.goto('/restaurant/search')
  const tabs = page.getByRole('navigation', { name: 'Qué buscas' })
  for (const name of ['Menú del día', 'Restaurantes'])
    await expect(tabs.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(page.getByPlaceholder('¿Qué te apetece comer?')).toBeVisible()
  for (const name of ['Abierto ahora', 'Domicilio', 'Para llevar'])
    await expect(page.getByRole('link', { name })).toBeVisible()
  for (const name of ['Tipo de cocina', 'Filtrar por distancia', 'Ordenar por precio'])
    await expect(page.getByRole('button', { name })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Limpiar filtros' })).toHaveCount(0)
  await expect(page.getByRole('article').first()).toContainText(/\d+\sm|\d,\d\skm/)
})

test.describe('a device that may not say where it is', () => {
  test.use({ permissions: [] })

  test('is told so, and what to do instead', desktop, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, onError) =>
        onError?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
      navigator.permissions.query = () => Promise.reject(new Error('not here'))
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Buscar cerca de mí' }).click()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(
      page.getByRole('dialog', { name: 'Acceso a la ubicación denegado o no disponible' }),
    ).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('a device whose place has no name', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 40.41681, longitude: -3.70379 } })
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('is called by its figures, here and the next time', desktop, async ({ page }) => {
    await page.route('**/api/nav/getAddress?*', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto('/')
    await page.getByRole('button', { name: 'Buscar cerca de mí' }).click()
    await expect(page).toHaveURL(/place=40\.4168%2C%20-3\.7038/)
    await page.goto('/restaurant/search')
    await expect(page.getByRole('button', { name: /^40\.4168, -3\.7038\. Cambiar/ })).toBeVisible()
  })
})

test('from the search to a profile’s subscription without a pointer', desktop, async ({ page }) => {
  await page.goto('/restaurant/search/menu')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await page.keyboard.press('Enter')
  const tabTo = async (name: string | RegExp, role: 'link' | 'button' | 'searchbox' | 'textbox') => {
    const target = page.getByRole(role, { name }).first()
    for (let step = 0; step < 60; step++) {
      if (await target.evaluate((element) => element === document.activeElement)) return target
      await page.keyboard.press('Tab')
    }
    return expect(target, `${name} by Tab`).toBeFocused()
  }
  await tabTo('Qué te apetece comer', 'searchbox')
  await page.keyboard.type('tortilla')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=tortilla/)
  await tabTo(/^Abierto ahora/, 'link')
  await tabTo('Filtrar por distancia', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('slider')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Filtrar por distancia' })).toBeFocused()
  const name = (await page.getByRole('article').first().getByRole('link').textContent()) ?? ''
  await tabTo(name, 'link')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await tabTo('Tu correo electrónico', 'textbox')
})
