import { expectAccessible } from './support/accessibility'
import { demoOwner } from './support/demo-owner'
import { desktop, expect, phone, test } from './support/test'

const newPassword = 'tres cañas y una tapa'

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: [/status of 40[04]/] })

  test(
    'is asked for by an address that has an account, and gets a code; a wrong one changes nothing, a reload loses nothing',
    phone,
    async ({ page }) => {
      await page.goto('/resetPassword')
      await expect(page).toHaveURL('/forgetPassword')
      await page.goto('/signin')
      await page.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Recupera tu contraseña' })).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel('Correo electrónico').fill('nadie@ejemplo.es')
      await page.getByRole('button', { name: 'Enviarme el código' }).click()
      await expect(page.getByRole('main').getByText('El correo electrónico no existe.')).toBeVisible()
      await expect(page.getByLabel('Correo electrónico')).toHaveValue('nadie@ejemplo.es')
      await page.getByLabel('Correo electrónico').fill(demoOwner.email)
      // On the field: the notice of the first try may have come in between.
      await page.getByLabel('Correo electrónico').press('Enter')
      await expect(page).toHaveURL('/resetPassword')
      await expect(page.getByText(demoOwner.email)).toBeVisible()
      await page.reload()
      await expectAccessible(page)
      await page.getByLabel('Código de 6 dígitos').fill('000000')
      await page.getByLabel('Contraseña nueva', { exact: true }).fill(newPassword)
      await page.getByLabel('Repite la contraseña nueva').fill(newPassword)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main').getByText('El código no es correcto o ha caducado.')).toBeVisible()
      await expect(page.getByLabel('Contraseña nueva', { exact: true })).toHaveValue(newPassword)
    },
  )
})

test('a changed password says so, and four seconds later comes /signin', desktop, async ({ page }) => {
  await page.goto('/forgetPassword')
  await page.getByLabel('Correo electrónico').fill(demoOwner.email)
  await page.getByRole('button', { name: 'Enviarme el código' }).click()
  await expect(page).toHaveURL('/resetPassword')
  await page.route('**/api/auth/reset-password', (route) => route.fulfill({ json: { success: true } }))
  await page.clock.install()
  await page.getByLabel('Código de 6 dígitos').fill('123456')
  await page.getByLabel('Contraseña nueva', { exact: true }).fill(newPassword)
  await page.getByLabel('Repite la contraseña nueva').fill(newPassword)
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await expect(page.getByText('Contraseña cambiada exitosamente')).toBeVisible()
  await page.clock.fastForward(3500)
  await expect(page).toHaveURL('/resetPassword')
  await page.clock.fastForward(1000)
  await expect(page).toHaveURL('/signin')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a forgotten password is asked for and refused all the same', desktop, async ({ page }) => {
    await page.goto('/forgetPassword')
    await page.getByLabel('Correo electrónico').fill('nadie@ejemplo.es')
    await page.getByRole('button', { name: 'Enviarme el código' }).click()
    await expect(page.getByText('El correo electrónico no existe.')).toBeVisible()
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('nadie@ejemplo.es')
    await page.getByLabel('Correo electrónico').fill(demoOwner.email)
    await page.getByRole('button', { name: 'Enviarme el código' }).click()
    await expect(page).toHaveURL('/resetPassword')
    await page.getByLabel('Código de 6 dígitos').fill('12')
    await page.getByLabel('Contraseña nueva', { exact: true }).fill(newPassword)
    await page.getByLabel('Repite la contraseña nueva').fill('otra cosa')
    await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
    await expect(page.getByText('El código no es correcto o ha caducado.')).toBeVisible()
  })
})
