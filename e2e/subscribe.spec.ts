import type { APIRequestContext, Page } from '@playwright/test'
import { profilePath } from '@/contract/rules/profile/profile-slug'
import { expectAccessible } from './support/accessibility'
import { followInMail, newAddress, oneClickPath, openMailTo } from './support/mailbox'
import { restaurantWith } from './support/restaurants'
import { desktop, expect, phone, test } from './support/test'

/** No script may run in a mail's frame, not even a test's own; and a host that is away says so. */
const harmless = /Blocked script execution in '.*\/dev\/mail\/|status of 503 .*unsubscribe/

test.use({ expectedErrors: [harmless] })

const anyRestaurant = async (request: APIRequestContext) =>
  (await restaurantWith(request, () => true)).restaurant
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const invalid = 'El enlace no es válido o ya no hay suscripciones activas para este correo.'

async function subscribe(page: Page, address: string) {
  await page.getByLabel('Tu correo electrónico').fill(address)
  await page.getByRole('button', { name: 'Suscribirme' }).click()
}

/** From the profile to a confirmed subscription; answers with the confirmation's page. */
async function subscribed(page: Page, request: APIRequestContext, address: string) {
  const restaurant = await anyRestaurant(request)
  await page.goto(profilePath(restaurant))
  await subscribe(page, address)
  await expect(page.getByText(/abre el correo que te hemos enviado/)).toBeVisible()
  await openMailTo(page, address)
  const confirmation = await followInMail(page, 'Confirmar mi suscripción')
  await expect(heading(confirmation)).toHaveText('Confirma tu suscripción')
  await confirmation.getByRole('button', { name: 'Sí, confirmar' }).click()
  await expect(heading(confirmation)).toHaveText('¡Suscripción confirmada!')
  return { restaurant, confirmation }
}

test(
  'subscribing: from the card over the mail to the confirmation, each in its words',
  phone,
  async ({ page, request }) => {
    const address = newAddress('ana+menus')
    const restaurant = await anyRestaurant(request)
    await page.goto(profilePath(restaurant))
    await subscribe(page, address)
    await expect(
      page.getByText('Te hemos enviado un correo: falta que lo confirmes.', { exact: true }),
    ).toBeVisible()
    await expect(page.getByText('¡Suscrito!')).toHaveCount(0)
    await expectAccessible(page)

    await openMailTo(page, address)
    await expect(heading(page)).toHaveText(`Confirma tu suscripción al menú de ${restaurant.restaurantName}`)
    const confirmation = await followInMail(page, 'Confirmar mi suscripción')
    await expect(confirmation.getByText(`el menú del día de ${restaurant.restaurantName}?`)).toBeVisible()
    await expectAccessible(confirmation)
    await confirmation.getByRole('button', { name: 'Sí, confirmar' }).click()
    await expect(heading(confirmation)).toHaveText('¡Suscripción confirmada!')
    await expectAccessible(confirmation)
    await confirmation.goBack()
    await confirmation.reload()
    await expect(heading(confirmation)).toHaveText('Ya estaba confirmada')

    await page.goto(profilePath(restaurant))
    await subscribe(page, address)
    await expect(page.getByText('¡Ya estás suscrito! Atento a tu correo.').last()).toBeVisible()
  },
)

test.describe('an address that is none', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('is said to be none, and stays to be mended', desktop, async ({ page, request }) => {
    await page.goto(profilePath(await anyRestaurant(request)))
    await subscribe(page, 'ana@example')
    const field = page.getByLabel('Tu correo electrónico')
    await expect(field).toHaveAccessibleDescription('Escribe un correo válido, como nombre@ejemplo.es.')
    await expect(field).toHaveValue('ana@example')
  })
})

test(
  'unsubscribing by keyboard: opening the link ends nothing, the button does',
  desktop,
  async ({ page, request }) => {
    const address = newAddress('teclado')
    const { restaurant, confirmation } = await subscribed(page, request, address)
    const link = await oneClickPath(page)
    await confirmation.goto(link)
    await confirmation.reload()
    const box = confirmation.getByRole('checkbox', { name: restaurant.restaurantName })
    const button = confirmation.getByRole('button', { name: 'Darme de baja' })
    await expect(box, 'its own mail led here').toBeChecked()
    await expectAccessible(confirmation)
    await box.focus()
    await confirmation.keyboard.press('Space')
    await expect(button).toBeDisabled()
    await confirmation.keyboard.press('Space')
    await confirmation.keyboard.press('Tab')
    await expect(button).toBeFocused()
    await confirmation.route('/api/email/unsubscribe', (route) => route.fulfill({ status: 503, json: {} }))
    await confirmation.keyboard.press('Enter')
    const failed = confirmation.getByRole('alert').filter({ hasText: 'No se pudo completar la baja.' })
    await expect(failed).toBeVisible()
    await expectAccessible(confirmation)
    await confirmation.unrouteAll()
    await button.press('Enter')
    const done = confirmation.getByRole('status').filter({ hasText: '¡Suscripción cancelada correctamente!' })
    await expect(done).toBeFocused()
    await expectAccessible(confirmation)
    await confirmation.goto(link)
    await expect(confirmation.getByText(invalid)).toBeVisible()
  },
)

test("a mail program's one click ends it, and nothing less does", desktop, async ({ page, request }) => {
  const { confirmation } = await subscribed(page, request, newAddress('un.clic'))
  const link = await oneClickPath(page)
  const press = (path: string, form: Record<string, string>) => request.post(path, { form })
  expect((await press(link, { other: 'thing' })).status()).toBe(400)
  expect((await press(link.replace(/sig=./, 'sig=_'), { 'List-Unsubscribe': 'One-Click' })).status()).toBe(
    404,
  )
  await confirmation.goto(link)
  await expect(confirmation.getByRole('checkbox')).toHaveCount(1)
  for (let i = 0; i < 2; i++)
    expect((await press(link, { 'List-Unsubscribe': 'One-Click' })).status()).toBe(200)
  await confirmation.reload()
  await expect(confirmation.getByText(invalid)).toBeVisible()
})

test('forged links open nothing', desktop, async ({ page }) => {
  for (const path of [
    '/unsubscribe',
    '/unsubscribe?email=ana@example.com&sig=forged',
    '/unsubscribe?email=a&email=b&sig=x',
    `/unsubscribe?email=${encodeURIComponent('<script>@x.es')}&sig=%00`,
  ]) {
    await page.goto(path)
    await expect(page.getByText(invalid)).toBeVisible()
  }
  await expectAccessible(page)
  for (const token of ['', '?token=', '?token=x', `?token=${'9'.repeat(5000)}`, '?token=%00']) {
    await page.goto(`/confirmar-suscripcion${token}`)
    await expect(heading(page)).toHaveText('El enlace no es válido')
  }
  await expectAccessible(page)
})

test('no foreign page can press the buttons', desktop, async ({ request }) => {
  for (const path of [
    '/api/email/subscribe',
    '/api/email/confirm',
    '/api/email/unsubscribe',
    '/api/contact',
  ]) {
    const answer = await request.post(path, { data: {}, headers: { 'sec-fetch-site': 'cross-site' } })
    expect(answer.status(), path).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { reason: 'foreign-origin' } })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one subscribes, confirms and unsubscribes all the same', desktop, async ({ page, request }) => {
    const address = newAddress('sin.js')
    const restaurant = await anyRestaurant(request)
    await page.goto(profilePath(restaurant))
    await subscribe(page, address)
    await expect(page).toHaveURL(/#suscripcion-hecha$/)
    await expect(page.getByText(/^Aún faltan dos clics/)).toBeVisible()

    await openMailTo(page, address)
    const link = await oneClickPath(page)
    const confirmation = await followInMail(page, 'Confirmar mi suscripción')
    await confirmation.getByRole('button', { name: 'Sí, confirmar' }).click()
    await expect(heading(confirmation)).toHaveText('¡Suscripción confirmada!')

    await page.goto(profilePath(restaurant))
    await subscribe(page, address)
    await expect(page.getByText('¡Ya estás suscrito! Atento a tu correo.')).toBeVisible()

    await page.goto(link)
    await page.getByRole('checkbox').uncheck()
    await page.getByRole('button', { name: 'Darme de baja' }).click()
    await expect(page.getByText('Elige al menos un restaurante.')).toBeVisible()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Darme de baja' }).click()
    await expect(page.getByText('¡Suscripción cancelada correctamente!')).toBeVisible()
  })
})
