import type { Page } from '@playwright/test'
import { profileSheet } from '@/contract/entities/profile-sheet'
import { expectAccessible } from './support/accessibility'
import { ownRestaurantId, signUpQuickly } from './support/signed-up'
import { expect, phone, test } from './support/test'
import { verifyAddress } from './support/verify-address'

// A busy machine takes its time to sign somebody up; nothing here waits longer than it has to.
test.describe.configure({ timeout: 120_000 })

/** An owner who may publish, with a restaurant that everybody finds. */
async function open(page: Page, name: string) {
  const { email } = await signUpQuickly(page)
  await verifyAddress(page.request, email)
  const restaurantId = await ownRestaurantId(page)
  const path = `/api/profile/restaurants/${restaurantId}`
  const { version } = profileSheet.parse(await (await page.request.get(path)).json())
  const place = { lat: 37.3886, lon: -5.9953, restaurantAddress: 'Calle Sierpes, 7', city: 'Sevilla' }
  const data = { version, changes: { restaurantName: name, description: 'Como siempre.', ...place } }
  const headers = { 'sec-fetch-site': 'same-origin' }
  expect((await page.request.patch(path, { data, headers })).ok()).toBe(true)
  const profile = `/restaurant/profile/${restaurantId}_${name.replaceAll(' ', '_')}`
  // Diners have seen it without a menu: what is published has to take that page's place.
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

/**
 * Taps as soon as «Retirar» stands at that place, at once and again: in the page, so that no machine is too slow for a double tap.
 * Resolves when the taps are made.
 */
const tapWhereItComes = (page: Page, { x, y }: { x: number; y: number }) =>
  page.evaluate(
    ([clientX, clientY]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const button = document.elementFromPoint(clientX, clientY)?.closest('button')
          if (!button?.textContent?.includes('Retirar') || button.disabled) return requestAnimationFrame(look)
          for (let taps = 0; taps < 3; taps += 1)
            button.dispatchEvent(
              new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }),
            )
          resolve(3)
        }
        look()
      }),
    [x, y] as const,
  )

test('a double tap on «Publicar los cambios» does not withdraw', phone, async ({ page }) => {
  const profile = await open(page, 'Bar del Doble Toque')
  await message(page).fill(pasted)
  await page.getByRole('button', { name: 'Rellenar el formulario' }).tap()
  await expect(page.getByText('Hemos leído 3 platos.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Publicar ahora' }).tap()
  await expect(page.getByRole('heading', { name: '¡Tu menú está publicado!' })).toBeVisible()
  await page.getByLabel('Precio del menú').fill('13,50')
  const changes = page.getByRole('button', { name: 'Publicar los cambios' })
  await changes.scrollIntoViewIfNeeded()
  const box = await changes.boundingBox()
  if (!box) throw new Error('The button is there.')
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const tapped = tapWhereItComes(page, place)
  await page.touchscreen.tap(place.x, place.y)
  expect(await tapped).toBe(3)
  await expect(page.getByText(/^Se ve en tu página/)).toBeVisible()
  expect(await (await page.request.get(profile)).text()).toContain('13,50')
})

test.describe('an address that is verified elsewhere', () => {
  test.use({ expectedErrors: [/status of 409/] })

  test('what was refused is published without a reload', phone, async ({ page }) => {
    const { email } = await signUpQuickly(page)
    await page.goto('/menu')
    await message(page).fill(pasted)
    await page.getByRole('button', { name: 'Rellenar el formulario' }).tap()
    await expect(page.getByText('Hemos leído 3 platos.', { exact: false })).toBeVisible()
    await page.getByRole('button', { name: 'Publicar ahora' }).tap()
    await expect(page.getByText('Para publicar, antes verifica tu correo', { exact: false })).toBeVisible()
    await verifyAddress(page.request, email)
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByText('Verifica tu correo para poder publicar')).toBeHidden()
    await page.getByRole('button', { name: 'Publicar ahora' }).tap()
    await expect(page.getByRole('heading', { name: '¡Tu menú está publicado!' })).toBeVisible()
  })
})
