import { prove } from '@/contract/endpoints/second-factor'
import { expectAccessible } from './support/accessibility'
import { codeOf } from './support/app-of-codes'
import { waitUntilListening } from './support/listening'
import { openMailTo } from './support/mailbox'
import { newOwner } from './support/new-owner'
import { addApp, beginApp, fillPassword, keepCodes, recoverWith, startAgain } from './support/second-factor'
import { desktop, expect, phone, test } from './support/test'
import { addAuthenticator } from './support/virtual-authenticator'

// Refusals on the way are what is tested: the second step, a wrong code, what wants proof.
test.use({ expectedErrors: [/status of 40[019]/] })

test(
  'a passkey: made, asked for in the second step, enough by itself, taken away',
  phone,
  async ({ page, request, login }) => {
    const owner = await newOwner(request)
    const authenticator = await addAuthenticator(page)
    await login(owner)
    await page.goto('/seguridad')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Crear una llave de acceso' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nueva llave de acceso' })
    await dialog.getByLabel('Nombre').fill('Móvil del bar')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Crear la llave' }).click()
    await keepCodes(page)
    const list = page.getByRole('list', { name: 'Verificación en dos pasos' })
    await expect(list.getByRole('listitem')).toContainText('Móvil del bar')
    await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible()
    expect(await authenticator.keys()).toHaveLength(1)

    await startAgain(page, owner)
    await expect(page.getByRole('heading', { name: 'Confirma que eres tú' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Usar la llave de acceso' }).click()
    await expect(page).toHaveURL('/seguridad')

    await page.context().clearCookies()
    await page.goto('/signin?next=/seguridad')
    await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click()
    await expect(page).toHaveURL('/seguridad')
    await list.getByRole('button', { name: 'Quitar Móvil del bar' }).click()
    await expect(page.getByText('Llave de acceso quitada.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Crear una llave de acceso' })).toBeVisible()
    await openMailTo(page, owner.email)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Se ha quitado una llave de acceso de tu cuenta',
    )
    await expect(page.frameLocator('iframe').getByText('Chrome en Linux')).toBeVisible()
  },
)

test.describe('an app of codes', desktop, () => {
  test('is set up by its key, and signs in by code and by recovery code', async ({
    page,
    request,
    login,
  }) => {
    const owner = await newOwner(request)
    await login(owner)
    const { dialog, secret } = await beginApp(page)
    await expect(dialog.getByRole('img', { name: 'Código QR para tu app de códigos' })).toBeVisible()
    await dialog.getByLabel('Código de 6 cifras').fill('000 000')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Activar' }).click()
    await expect(dialog.getByText(/^El código no es correcto/)).toBeVisible()
    await dialog.getByLabel('Código de 6 cifras').fill(codeOf(secret, -1))
    await dialog.getByLabel('Código de 6 cifras').press('Enter')
    const [first = '', second = ''] = await keepCodes(page)

    await startAgain(page, owner, '/')
    await page.getByLabel('Código de 6 cifras').fill(codeOf(secret))
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page).not.toHaveURL(/signin/)
    await startAgain(page, owner)
    await recoverWith(page, first.toUpperCase())
    await expect(page).toHaveURL('/seguridad')
    await expect(page.getByText('Te quedan 9 códigos de recuperación.')).toBeVisible()

    await startAgain(page, owner, '/')
    await recoverWith(page, first)
    await expect(page.getByText('Ese código de recuperación no es correcto o ya se ha usado.')).toBeVisible()
    await page.getByLabel('Código de recuperación').fill(second)
    await page.getByRole('button', { name: 'Continuar' }).last().click()
    await expect(page).toHaveURL('/')
  })

  test('is asked for before fiscal data are saved, and nothing typed is lost', async ({
    page,
    request,
    login,
  }) => {
    const owner = await newOwner(request)
    await login(owner)
    const secret = await addApp(page)

    await page.goto('/invoices')
    await page.getByLabel('Nombre o razón social').fill('Casa Lola SL')
    await page.getByLabel('NIF, CIF o NIE').fill('B12345674')
    await page.getByLabel('Dirección').fill('Mayor, 1')
    await page.getByLabel('Código postal').fill('28012')
    await page.getByLabel('Localidad').fill('Madrid')
    // As if ten minutes had gone: the web asks the api, and the api's own tests hold the ten minutes.
    let isProven = false
    await page.route('**/api/billing-details', (route) =>
      isProven || route.request().method() !== 'PUT'
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
      if (response.url().endsWith(prove.path) && response.ok()) isProven = true
    })
    await page.getByRole('button', { name: 'Guardar datos fiscales' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Nombre o razón social')).toHaveValue('Casa Lola SL')
    await page.getByRole('button', { name: 'Guardar datos fiscales' }).click()
    await dialog.getByLabel('Código de 6 cifras').fill(codeOf(secret))
    await dialog.getByRole('button', { name: 'Continuar' }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(page.getByLabel('Nombre o razón social')).toHaveValue('Casa Lola SL')
  })

  test('works in the second step without JavaScript', async ({ page, request, login, browser }) => {
    const owner = await newOwner(request)
    await login(owner)
    const secret = await addApp(page)
    await startAgain(page, owner, '/misdatospersonales')
    await expect(page).toHaveURL('/signin/verificacion?next=/misdatospersonales')
    const storageState = await page.context().storageState()
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState })
    const still = await plain.newPage()
    await still.goto(page.url())
    await still.getByLabel('Código de 6 cifras').fill('000000')
    await still.getByRole('button', { name: 'Continuar' }).first().click()
    await expect(still.getByText(/^El código no es correcto/)).toBeVisible()
    await still.getByLabel('Código de 6 cifras').fill(codeOf(secret))
    await still.getByRole('button', { name: 'Continuar' }).first().click()
    await expect(still).toHaveURL('/misdatospersonales')
    await plain.close()
  })
})

test.describe('sessions', desktop, () => {
  test('are ended in a press, and a new device is told by mail', async ({
    page,
    request,
    login,
    browser,
  }) => {
    const owner = await newOwner(request)
    await login(owner)
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await waitUntilListening(other)
    await other.goto('/signin?next=/seguridad')
    await fillPassword(other, owner)
    await expect(other).toHaveURL('/seguridad')
    await expect(other.getByText('Esta', { exact: true })).toBeVisible()

    await page.goto('/seguridad')
    const list = page.getByRole('list', { name: 'Sesiones abiertas' })
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await expect(list.getByText('Chrome en Linux')).toHaveCount(2)
    await list.getByRole('button', { name: 'Cerrar la sesión de Chrome en Linux' }).click()
    await expect(page.getByText('Sesión cerrada.')).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await other.goto('/seguridad')
    await expect(other).toHaveURL(/\/signin/)
    await elsewhere.close()

    await openMailTo(page, owner.email)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nuevo inicio de sesión en tu cuenta')
  })
})
