import { profileSheet } from '@/contract/entities/profile-sheet'
import { expectAccessible } from './support/accessibility'
import { publicOwner } from './support/public-owner'
import { ownRestaurantId, signUpQuickly } from './support/signed-up'
import { smallTown } from './support/small-town'
import { expect, phone, test } from './support/test'
import { verifyAddress } from './support/verify-address'

test.describe.configure({ timeout: 120_000 })

const menu = 'Menú de hoy 12,50 €\nPrimeros\nLentejas estofadas\nSegundos\nMerluza a la plancha\nPollo asado'

test(
  'a menu written to the chatbot is drawn, published and on the public page; a reload keeps the conversation',
  phone,
  async ({ page }) => {
    const { email } = await signUpQuickly(page)
    await verifyAddress(page.request, email)
    const path = `/api/profile/restaurants/${await ownRestaurantId(page)}`
    const { version, restaurantId } = profileSheet.parse(await (await page.request.get(path)).json())
    const data = { version, changes: { restaurantName: 'Casa Charla', ...smallTown('Casa Charla') } }
    expect(
      (await page.request.patch(path, { data, headers: { 'sec-fetch-site': 'same-origin' } })).ok(),
    ).toBe(true)

    await page.goto('/chat')
    await page.getByRole('textbox', { name: 'Escribe un mensaje' }).fill(menu)
    await page.getByRole('button', { name: 'Enviar' }).tap()
    const log = page.getByRole('log', { name: 'Conversación' })
    await expect(log.getByRole('button', { name: /Ampliar la imagen/ })).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    await log.getByRole('button', { name: 'Publicar' }).tap()
    await expect(log.getByText('¡Publicado!')).toBeVisible()
    await page.reload()
    await expect(log.getByText('¡Publicado!')).toBeVisible()

    await page.goto(`/restaurant/profile/${restaurantId}_Casa_Charla`)
    await expect(page.getByText('Merluza a la plancha')).toBeVisible()
  },
)

test(
  'sending a message leaves the page where it is, with the conversation in view',
  phone,
  async ({ page }) => {
    await publicOwner(page, 'Bar de la Vista')
    await page.goto('/chat')
    await page.getByRole('textbox', { name: 'Escribe un mensaje' }).fill(menu)
    // A finger does not scroll to the button first, as tap() of a test does.
    const send = await page.getByRole('button', { name: 'Enviar', exact: true }).boundingBox()
    if (!send) throw new Error('The button is there.')
    await page.touchscreen.tap(send.x + send.width / 2, send.y + send.height / 2)
    await expect(page.getByRole('button', { name: 'Publicar', exact: true })).toBeVisible({ timeout: 30_000 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  },
)
