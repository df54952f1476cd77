import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { publicOwner } from './support/public-owner'
import { signUpQuickly } from './support/signed-up'
import { expect, phone, test } from './support/test'
import { verifyAddress } from './support/verify-address'

// A busy machine takes its time to sign somebody up; nothing here waits longer than it has to.
test.describe.configure({ timeout: 120_000 })

/** A public owner's menu, opened. Diners have seen the page without a menu, so the published menu must replace that page. */
async function open(page: Page, name: string) {
  const { profile } = await publicOwner(page, name)
  await page.request.get(profile)
  await page.goto('/menu')
  await expect(message(page)).toBeEnabled()
  return profile
}

const message = (page: Page) => page.getByRole('textbox', { name: 'Tu menú, como lo mandas por WhatsApp' })

const pasted =
  'Menú 12,50€\nPrimeros\nLentejas estofadas\nEnsalada mixta\nSegundos\nMerluza (+2€)\nIncluye pan y bebida'

/** Every touch of a finger on the way, the keyboard's letters aside. */
async function countTaps(page: Page) {
  let taps = 0
  await page.exposeFunction('tapped', () => {
    taps += 1
  })
  await page.evaluate(() =>
    document.addEventListener('pointerdown', () => Reflect.get(window, 'tapped')(), true),
  )
  return () => taps
}

test('a menu is pasted, published and seen', phone, async ({ page, context }) => {
  const profile = await open(page, 'Bar del Pegado')
  const taps = await countTaps(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
  await message(page).tap()
  const started = performance.now()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByText('Hemos leído 3 platos.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Publicar ahora' }).tap()
  await expect(page.locator(':focus')).toContainText('¡Tu menú está publicado!')
  const shown = await (await page.request.get(profile)).text()
  const took = Math.round(performance.now() - started)
  expect(shown).toContain('Lentejas estofadas')
  expect(taps(), 'besides the two of «Pegar»').toBe(2)
  test.info().annotations.push({ type: 'from the paste to the public page', description: `${took} ms` })
  expect(took, 'under two seconds on a quiet machine; this one may be busy').toBeLessThan(60_000)
  await expectAccessible(page)
})

test('a menu is written by hand, and a dish is gone with one tap', phone, async ({ page }) => {
  const profile = await open(page, 'Bar de la Mano')
  const taps = await countTaps(page)
  await page.getByLabel('Precio del menú').tap()
  await page.keyboard.type('11,90')
  await page.getByRole('combobox', { name: 'Plato 1 de Primeros' }).tap()
  await page.keyboard.type('Gazpacho')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Salmorejo')
  await page.getByRole('combobox', { name: 'Plato 1 de Segundos' }).tap()
  await page.keyboard.type('Cazón en adobo')
  await page.getByRole('button', { name: 'Publicar ahora' }).tap()
  await expect(page.getByRole('heading', { name: '¡Tu menú está publicado!' })).toBeVisible()
  expect(taps(), 'a tap takes two seconds, and a word of a menu as long: well below a minute').toBe(4)
  await page.getByRole('button', { name: 'Agotado: Salmorejo' }).tap()
  await expect(page.getByText('Marcado como agotado', { exact: false })).toBeVisible()
  await page.goto(profile)
  const dish = page.getByRole('listitem').filter({ hasText: 'Salmorejo' })
  await expect(dish).toContainText('Agotado')
  await expect(page.getByText('11,90').first()).toBeVisible()
})

test.describe('an address that is verified elsewhere', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test(
    'what waited goes out with one press, and the page says what diners still miss',
    phone,
    async ({ page }) => {
      const { email } = await signUpQuickly(page)
      await page.goto('/menu')
      await message(page).fill(pasted)
      await page.getByRole('button', { name: 'Rellenar el formulario' }).tap()
      await expect(page.getByText('Hemos leído 3 platos.', { exact: false })).toBeVisible()
      await page.getByRole('button', { name: 'Publicar ahora' }).tap()
      await expect(page.getByText('Para publicar, antes verifica tu correo', { exact: false })).toBeVisible()
      await verifyAddress(page.request, email)
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect(page.getByText('Tu correo ya está verificado', { exact: false })).toBeVisible()
      await page.getByRole('button', { name: 'Publicar ahora' }).tap()
      await expect(page.getByRole('heading', { name: 'Tu menú está listo, pero aún no se ve' })).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('button', { name: 'Poner el nombre' }).tap()
      await page.getByRole('dialog').getByLabel('Nombre del restaurante').fill('Bar de la Espera')
      await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).tap()
      await expect(page.getByRole('button', { name: 'Poner el nombre' })).toBeHidden()
      await page.getByRole('button', { name: 'Poner la dirección' }).tap()
      const picker = page.getByRole('dialog', { name: 'Introduce tu dirección' })
      await picker.getByLabel('Calle').fill('Calle Sierpes')
      await picker.getByLabel('Número').fill('7')
      await picker.getByLabel('Ciudad').fill('Sevilla')
      await picker.getByRole('button', { name: 'Guardar Dirección' }).tap()
      await expect(page.getByText(/^Se ve en tu página/)).toBeVisible()
      await expect(page.getByText('Tus clientes aún no pueden ver tu menú')).toBeHidden()
      const { restaurant } = (await (await page.request.get('/api/session')).json()).owner
      const profile = await page.request.get(
        `/restaurant/profile/${restaurant.restaurantId}_Bar_de_la_Espera`,
      )
      expect(await profile.text()).toContain('Lentejas estofadas')
    },
  )
})
