import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility'
import { codeOf } from './support/app-of-codes'
import { waitUntilListening } from './support/listening'
import { newAddress, openMailTo } from './support/mailbox'
import { newOwner } from './support/new-owner'
import { addApp, fillPassword } from './support/second-factor'
import { desktop, expect, phone, test } from './support/test'

// Refusals on the way are what is tested: a wrong code, a call that needs proof, a session that has ended.
test.use({ expectedErrors: [/status of 40[019]/] })

async function codeFor(page: Page, address: string) {
  const mail = await page.context().newPage()
  await openMailTo(mail, address)
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Tu código para cambiar el correo')
  const code = await mail
    .frameLocator('iframe')
    .getByText(/^\d{6}$/)
    .textContent()
  await mail.close()
  return code ?? ''
}

const panel = (page: Page) => page.getByRole('region', { name: 'Correo de la cuenta' })

test(
  'the address of an account changes by a code, and the former one is told',
  phone,
  async ({ page, request, login, browser }) => {
    const owner = await newOwner(request)
    const email = newAddress('nueva')
    await login(owner)
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await waitUntilListening(other)
    await other.goto('/signin?next=/seguridad')
    await fillPassword(other, owner)
    await expect(other).toHaveURL('/seguridad')

    await page.goto('/misdatospersonales')
    await page.getByRole('link', { name: 'Cambiar el correo' }).click()
    await expect(page).toHaveURL('/seguridad#correo')
    await expect(panel(page).getByText(owner.email)).toBeInViewport()
    await panel(page).getByRole('button', { name: 'Cambiar el correo' }).click()
    await expect(page.getByLabel('Correo nuevo')).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('Correo nuevo').fill(email)
    await page.getByLabel('Correo nuevo').press('Enter')
    await expect(panel(page).getByText(`Te hemos enviado un código a ${email}.`)).toBeVisible()
    await expect(page.getByLabel('Código de 6 cifras')).toBeFocused()
    await expectAccessible(page)

    // The request waits for its code also after Back, and after a reload.
    await page.goBack()
    await expect(page).toHaveURL('/misdatospersonales')
    await page.goForward()
    await expect(panel(page).getByText(`Te hemos enviado un código a ${email}.`)).toBeVisible()
    await page.reload()
    const code = await codeFor(page, email)
    await page.getByLabel('Código de 6 cifras').fill(code === '000000' ? '111111' : '000000')
    await page.getByRole('button', { name: 'Confirmar el cambio' }).click()
    await expect(page.getByText('El código no es correcto. Compruébalo y vuelve a escribirlo.')).toBeVisible()
    await page.getByLabel('Código de 6 cifras').fill(code)
    await page.getByRole('button', { name: 'Confirmar el cambio' }).click()
    await expect(page.getByText(`Tu correo es ahora ${email}.`, { exact: false })).toBeVisible()
    await expect(panel(page).getByText(email, { exact: true })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Sesiones abiertas' }).getByRole('listitem')).toHaveCount(1)

    await other.goto('/seguridad')
    await expect(other).toHaveURL(/\/signin/)
    await fillPassword(other, owner)
    await expect(
      other.getByText('Las credenciales no coinciden con nuestros registros.').first(),
    ).toBeVisible()
    await fillPassword(other, { ...owner, email })
    await expect(other).toHaveURL('/seguridad')
    await elsewhere.close()

    await openMailTo(page, owner.email)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('El correo de tu cuenta ha cambiado')
    await expect(page.frameLocator('iframe').getByText('Guardamos esta dirección 90 días')).toBeVisible()
  },
)

test(
  'an account with a second factor shows it first, and a request is cancelled in one press',
  desktop,
  async ({ page, request, login }) => {
    const owner = await newOwner(request)
    await login(owner)
    const secret = await addApp(page)
    // As if ten minutes had gone: the web asks the api, and the api's own tests hold the ten minutes.
    let isProven = false
    await page.route('**/api/account/email', (route) =>
      isProven || route.request().method() !== 'POST'
        ? route.continue()
        : route.fulfill({
            status: 409,
            json: {
              success: false,
              message: '',
              error: { code: 'conflict', reason: 'second-factor-needed', requestId: 'x' },
            },
          }),
    )
    page.on('response', (response) => {
      if (response.url().endsWith('/api/auth/proof') && response.ok()) isProven = true
    })
    const email = newAddress('nueva')
    await panel(page).getByRole('button', { name: 'Cambiar el correo' }).click()
    await page.getByLabel('Correo nuevo').fill(email)
    await page.getByRole('button', { name: 'Enviarme un código' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('No ha cambiado nada: antes tienes que confirmar que eres tú.')).toBeVisible()
    await page.getByRole('button', { name: 'Enviarme un código' }).click()
    await dialog.getByLabel('Código de 6 cifras').fill(codeOf(secret))
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await expect(dialog).toBeHidden()
    await expect(panel(page).getByText(`Te hemos enviado un código a ${email}.`)).toBeVisible()

    await panel(page).getByRole('button', { name: 'Cancelar el cambio' }).click()
    await expect(page.getByText(`No ha cambiado nada: tu correo sigue siendo ${owner.email}.`)).toBeVisible()
    await expect(panel(page).getByRole('button', { name: 'Cambiar el correo' })).toBeFocused()
  },
)
