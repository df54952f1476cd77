import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility'
import { codeOf } from './app-of-codes'
import { liftFinger } from './lift-finger'

type Credentials = { email: string; password: string }

/** The first step of signing in, where the form is already. */
export async function fillPassword(page: Page, { email, password }: Credentials) {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

/** Out, and as far in again as a password leads. */
export async function startAgain(page: Page, owner: Credentials, next = '/seguridad') {
  await page.context().clearCookies()
  await page.goto(`/signin?next=${next}`)
  await fillPassword(page, owner)
}

/** The ten codes, which are shown once. */
export async function keepCodes(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Tus códigos de recuperación' })
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const codes = await dialog.getByRole('listitem').allTextContents()
  await expectAccessible(page)
  await liftFinger(page)
  await dialog.getByRole('button', { name: 'Los he guardado' }).click()
  await expect(dialog).toBeHidden()
  return codes
}

/** The dialog in which an app of codes is set up, and the key that it shows. */
export async function beginApp(page: Page) {
  await page.goto('/seguridad')
  await page.getByRole('button', { name: 'Usar una app de códigos' }).click()
  const dialog = page.getByRole('dialog', { name: 'App de códigos' })
  return { dialog, secret: (await dialog.locator('code').textContent()) ?? '' }
}

/** Sets up the second factor directly, for tests of the steps after it. */
export async function addApp(page: Page) {
  const { dialog, secret } = await beginApp(page)
  await dialog.getByLabel('Código de 6 cifras').fill(codeOf(secret, -1))
  await dialog.getByRole('button', { name: 'Activar' }).click()
  await keepCodes(page)
  return secret
}

export async function recoverWith(page: Page, code: string) {
  await expect(page.getByRole('heading', { name: 'Confirma que eres tú' })).toBeVisible()
  const field = page.getByLabel('Código de recuperación')
  // The button stands where «Iniciar sesión» stood. A press that comes too soon counts as a second press on «Iniciar sesión» and is ignored.
  await expect(async () => {
    await page.getByText('Usar un código de recuperación').click()
    await expect(field).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await field.fill(code)
  await page.getByRole('button', { name: 'Continuar' }).last().click()
}
