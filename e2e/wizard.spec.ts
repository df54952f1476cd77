import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { newAddress, openMailTo } from './support/mailbox'
import { newPassword, ownRestaurantId, signUpQuickly } from './support/signed-up'
import { desktop, expect, phone, test } from './support/test'

/** What a person does with a hand or a keyboard, counted. */
type Hands = {
  count: { fields: number; presses: number }
  type(field: Locator, text: string): Promise<void>
  press(button: Locator): Promise<void>
}

function byTouch(): Hands {
  const count = { fields: 0, presses: 0 }
  return {
    count,
    async type(field, text) {
      count.fields++
      await field.tap()
      await field.fill(text)
    },
    async press(button) {
      count.presses++
      await button.tap()
    },
  }
}

function byKeyboard(page: Page): Hands {
  const count = { fields: 0, presses: 0 }
  /** Tab until it is reached: what the Tab key cannot reach, nobody without a mouse can use. */
  async function reach(target: Locator) {
    await expect(target).toBeEnabled()
    for (let tabs = 0; tabs < 90; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${target}`)
  }
  return {
    count,
    async type(field, text) {
      count.fields++
      await reach(field)
      await page.keyboard.type(text)
    },
    async press(button) {
      count.presses++
      await reach(button)
      await page.keyboard.press((await button.evaluate(({ tagName }) => tagName)) === 'A' ? 'Enter' : 'Space')
    },
  }
}

async function signUp(page: Page, hands: Hands, email: string) {
  await page.goto('/signup')
  await hands.type(page.getByLabel('Nombre'), 'Lucía')
  await hands.type(page.getByLabel('Apellidos'), 'Prueba')
  await hands.type(page.getByLabel('Email'), email)
  await hands.type(page.getByLabel('Contraseña', { exact: true }), newPassword)
  await hands.press(page.getByRole('checkbox'))
  await hands.press(page.getByRole('button', { name: 'Regístrate' }))
  await expect(page).toHaveURL('/try-whatsapp')
  await hands.type(page.getByLabel('Nombre del restaurante'), 'Casa Lucía')
  await hands.press(page.getByRole('button', { name: 'Continuar' }))
  await expect(page).toHaveURL('/try-whatsapp?paso=prueba')
  await hands.press(page.getByRole('link', { name: 'Continuar con mi perfil' }))
  await expect(page).toHaveURL('/wizard')
}

async function pickAddress(page: Page, hands: Hands) {
  await hands.press(page.getByRole('button', { name: 'Dirección' }))
  const dialog = page.getByRole('dialog', { name: 'Introduce tu dirección' })
  await hands.type(dialog.getByLabel('Calle'), 'Calle Sierpes')
  await hands.type(dialog.getByLabel('Número'), '7')
  await hands.type(dialog.getByLabel('Ciudad'), 'Sevilla')
  await hands.press(dialog.getByRole('button', { name: 'Guardar Dirección' }))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Dirección' })).toContainText('Calle Sierpes, 7')
}

/** From nothing to a public profile, with no more than has to be said. */
async function makeProfile(page: Page, hands: Hands) {
  const next = page.getByRole('button', { name: 'Guardar y continuar' })
  await expect(page.getByText('¡Hola, Lucía!')).toBeVisible()
  await expect(page.getByLabel('Nombre del restaurante')).toHaveValue('Casa Lucía')
  await hands.type(page.getByLabel('Acerca de'), 'Cocina sevillana de toda la vida.')
  await pickAddress(page, hands)
  await hands.press(page.getByRole('button', { name: 'Española' }))
  await hands.type(page.getByLabel('WhatsApp principal'), '600 11 22 33')
  await hands.press(next)
  await expect(page.getByText('Paso 2 de 4')).toBeVisible()
  await hands.press(page.getByRole('checkbox', { name: /no ofrece menús diarios/ }))
  await hands.press(next)
  await expect(page.getByText('Paso 3 de 4')).toBeVisible()
  await hands.press(page.getByRole('button', { name: 'Saltar', exact: true }))
  await expect(page.getByRole('heading', { name: 'Todo listo' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver mi perfil público' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Casa Lucía' })).toBeVisible()
  await expect(page.getByText('Calle Sierpes, 7').filter({ visible: true }).first()).toBeVisible()
}

test.describe('from sign-up to a public profile', () => {
  test.setTimeout(240_000)

  test('by touch, in few steps', phone, async ({ page }) => {
    const hands = byTouch()
    const email = newAddress('journey')
    await signUp(page, hands, email)
    await makeProfile(page, hands)
    // Under three minutes for somebody who types normally: some 15 seconds a field, two a press.
    expect(hands.count.fields).toBeLessThanOrEqual(10)
    expect(hands.count.presses).toBeLessThanOrEqual(11)
    await openMailTo(page, email)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Todo listo')
  })

  test('by keyboard alone', desktop, async ({ page }) => {
    const hands = byKeyboard(page)
    await signUp(page, hands, newAddress('journey'))
    await makeProfile(page, hands)
  })
})

test(
  'a third cuisine is refused with a word, and a mistake is shown where it was made',
  phone,
  async ({ page }) => {
    await signUpQuickly(page)
    await page.goto('/wizard')
    await expectAccessible(page)
    for (const cuisine of ['Asador', 'China', 'India'])
      await page.getByRole('button', { name: cuisine }).click()
    await expect(page.getByText('Ya tienes 2 tipos de cocina')).toBeVisible()
    await expect(page.getByRole('button', { name: 'India' })).toHaveAttribute('aria-pressed', 'false')
    await page.getByLabel('WhatsApp principal').fill('123')
    await page.getByRole('button', { name: 'Guardar y continuar' }).click()
    await expect(page.getByLabel('Nombre del restaurante')).toBeFocused()
    await expect(page.getByText('Ese teléfono no parece correcto.')).toBeVisible()
    await expectAccessible(page)
  },
)

test('what is typed survives a reload, and goes on elsewhere', desktop, async ({ page, browser }) => {
  const { email } = await signUpQuickly(page)
  await page.goto('/wizard')
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/wizard/draft'))
  await page.getByLabel('Acerca de').fill('A medias')
  await page.getByLabel('Otro WhatsApp').fill('aún no lo sé')
  await kept
  await page.reload()
  await expect(page.getByLabel('Acerca de')).toHaveValue('A medias')
  await page.getByRole('button', { name: 'Saltar', exact: true }).click()
  await expect(page.getByText('Paso 2 de 4')).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  const data = { email, password: newPassword }
  await other.request.post('/api/auth/login', { data, headers: { 'sec-fetch-site': 'same-origin' } })
  await other.goto('/wizard')
  await expect(other).toHaveURL('/wizardSec')
  await other.getByRole('link', { name: 'Volver al paso anterior' }).click()
  await expect(other.getByLabel('Acerca de')).toHaveValue('A medias')
  await expect(other.getByLabel('Otro WhatsApp')).toHaveValue('aún no lo sé')
  await elsewhere.close()
})

test.describe('a save that fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 401/] })

  test('keeps everything, also when the session is over', desktop, async ({ page, context }) => {
    await signUpQuickly(page)
    await page.goto('/wizardSec')
    await page.getByRole('radio', { name: 'Más de 2' }).first().check()
    await page.route('**/api/wizard/saveWizardData', (route) => route.abort())
    await page.getByRole('button', { name: 'Guardar y continuar' }).click()
    await expect(page.getByText('No hay conexión con el servidor.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Más de 2' }).first()).toBeChecked()

    await page.unroute('**/api/wizard/saveWizardData')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Guardar y continuar' }).click()
    await expect(page).toHaveURL(/\/signin\?next=%2FwizardSec/)
  })
})

test('the profile is nobody else’s to edit', desktop, async ({ page, restaurant }) => {
  const { restaurantId } = await restaurant()
  await signUpQuickly(page)
  expect(await ownRestaurantId(page)).not.toBe(restaurantId)
  const reply = await page.request.get(`/restaurant/profile/edit/${restaurantId}`)
  expect(reply.status()).toBe(404)
})
