import { changePassword } from '@/contract/endpoints/accounts'
import { expectAccessible } from './support/accessibility'
import { apiUrl } from './support/demo-owner'
import { newOwner } from './support/new-owner'
import { desktop, expect, test } from './support/test'

const newPassword = 'tres cañas y una tapa'

test.describe("an owner's account", desktop, () => {
  test.describe('whose session ends', () => {
    test.use({ expectedErrors: [/status of 401/] })

    test('keeps what was being typed, and goes on with it after the sign-in', async ({ page, request }) => {
      const owner = await newOwner(request)
      await page.goto('/misdatospersonales')
      await expect(page).toHaveURL('/signin?next=%2Fmisdatospersonales')
      await page.getByLabel('Correo electrónico').fill(owner.email)
      await page.getByLabel('Contraseña', { exact: true }).fill(owner.password)
      await page.getByRole('button', { name: 'Iniciar sesión' }).click()
      await expect(page).toHaveURL('/misdatospersonales')
      await expectAccessible(page)
      await page.getByLabel('Nombre').fill('Dolores')
      await page.getByLabel('Teléfono').fill('612 345 678')

      const data = { currentPassword: owner.password, newPassword, ownerId: owner.ownerId }
      const changed = await request.post(apiUrl + changePassword.path, { data, headers: owner.headers })
      expect(changed.status()).toBe(200)
      await page.getByRole('button', { name: 'Actualizar' }).click()
      await expect(page).toHaveURL('/signin?next=%2Fmisdatospersonales')
      await expect(page.getByText('Tu sesión ha terminado.')).toBeVisible()
      await page.getByLabel('Correo electrónico').fill(owner.email)
      await page.getByLabel('Contraseña', { exact: true }).fill(newPassword)
      await page.getByRole('button', { name: 'Iniciar sesión' }).click()
      await expect(page).toHaveURL('/misdatospersonales')
      await expect(page.getByLabel('Nombre')).toHaveValue('Dolores')
      await page.getByRole('button', { name: 'Actualizar' }).click()
      await expect(page.getByText('Datos actualizados correctamente.')).toBeVisible()
      await page.reload()
      await expect(page.getByLabel('Teléfono')).toHaveValue('612 345 678')
    })
  })

  test.describe('with another tab', () => {
    // The other tab may ask who is signed in, just when nobody is any more.
    test.use({ expectedErrors: [/401 .*\/api\/session/] })

    test('signs out in every tab, and leaves for good', async ({ page, context, request, login }) => {
      const owner = await newOwner(request)
      await login(owner)
      const other = await context.newPage()
      await other.goto('/misdatospersonales')
      await expect(other.getByLabel('Email')).toHaveValue(owner.email)
      await page.getByRole('button', { name: /^Abrir tu cuenta/ }).click()
      await page.getByRole('button', { name: 'Cerrar sesión' }).click()
      await expect(page).toHaveURL('/signin')
      await expect(other).toHaveURL('/signin?next=%2Fmisdatospersonales')

      await login(owner)
      await page.goto('/misdatospersonales')
      const downloaded = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Descargar mis datos' }).click()
      expect((await downloaded).suggestedFilename()).toBe('mis-datos.json')
      await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
      const dialog = page.getByRole('dialog', { name: '¿Eliminar tu cuenta?' })
      await expectAccessible(page)
      await dialog.getByLabel('Escribe ELIMINAR para confirmarlo').fill('eliminar')
      await dialog.getByLabel('Tu contraseña', { exact: true }).fill(owner.password)
      await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click()
      await expect(page).toHaveURL('/cuenta-eliminada')
      await expect(page.getByRole('heading', { name: 'Hasta la próxima' })).toBeVisible()
      await page.goto('/misdatospersonales')
      await expect(page).toHaveURL(/\/signin/)
    })
  })

  test('changes the password, and signs in with the new one five seconds later', async ({
    page,
    request,
    login,
  }) => {
    const owner = await newOwner(request)
    await login(owner)
    await page.goto('/password')
    await expectAccessible(page)
    await page.getByLabel('Contraseña actual').fill(owner.password)
    await page.getByLabel('Contraseña nueva', { exact: true }).fill(newPassword)
    await page.getByLabel('Repite la contraseña nueva').fill(newPassword)
    await page.clock.install()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Contraseña actualizada correctamente')).toBeVisible()
    await page.clock.fastForward(4500)
    await expect(page).toHaveURL('/password')
    await page.clock.fastForward(1000)
    await expect(page).toHaveURL('/signin')
    await page.clock.resume()
    await login({ email: owner.email, password: newPassword })
    await expect(page).toHaveURL('/')
  })
})
