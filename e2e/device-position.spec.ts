import type { Page } from '@playwright/test'
import { desktop, expect, phone, test } from './support/test'

/** Opens the dialog for another place above some results, and asks there for places near the device. */
async function askNearMe(page: Page) {
  await page.goto('/restaurant/search/menu?place=Chueca%2C%20Madrid&lat=40.4225&lon=-3.6977')
  await page.getByRole('button', { name: 'Chueca, Madrid. Cambiar la ubicación' }).click()
  const places = page.getByRole('dialog', { name: '¿Dónde quieres comer?' })
  await places.getByRole('button', { name: 'Buscar cerca de mí' }).click()
  const refusal = page.getByRole('dialog', { name: 'Acceso a la ubicación denegado o no disponible' })
  await expect(refusal).toBeVisible()
  return { places, refusal }
}

/** What is typed there is searched, and the page can be pressed again. */
async function goesOn({ page, places }: { page: Page; places: ReturnType<Page['getByRole']> }) {
  await expect(places).toBeVisible()
  const field = places.getByRole('combobox')
  await field.fill('Lavapiés')
  await field.press('Enter')
  await expect(page).toHaveURL(/place=Lavapi/)
  await expect(places).toBeHidden()
  await page.getByRole('link', { name: 'Restaurantes', exact: true }).first().click()
  await expect(page).toHaveURL(/\/restaurant\/search\/restaurant/)
}

test.describe('a device that may not say where it is', () => {
  test.use({ permissions: [] })

  for (const way of ['Escribir una dirección', 'Cerrar'] as const)
    test(`gives the way back by «${way}»`, async ({ page }) => {
      const { places, refusal } = await askNearMe(page)
      await refusal.getByRole('button', { name: way }).click()
      await expect(refusal).toBeHidden()
      await goesOn({ page, places })
    })

  test('gives it back by Esc, one dialog at a time', desktop, async ({ page }) => {
    const { places, refusal } = await askNearMe(page)
    await page.keyboard.press('Escape')
    await expect(refusal).toBeHidden()
    await expect(places).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(places).toBeHidden()
    await page.getByRole('link', { name: 'Restaurantes', exact: true }).first().click()
    await expect(page).toHaveURL(/\/restaurant\/search\/restaurant/)
  })
})

test.describe('a device that does not know where it is', () => {
  test.use({ permissions: ['geolocation'] })

  test('says so, tries again, and lets an address be typed', phone, async ({ page, context }) => {
    await context.setGeolocation(null)
    const { places, refusal } = await askNearMe(page)
    await refusal.getByRole('button', { name: 'Probar otra vez' }).click()
    await expect(refusal).toBeVisible()
    await refusal.getByRole('button', { name: 'Escribir una dirección' }).click()
    await expect(refusal).toBeHidden()
    await expect(places.getByRole('combobox')).toBeFocused()
    await goesOn({ page, places })
  })
})
