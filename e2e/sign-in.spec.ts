import { demoOwner } from './support/demo-owner'
import { expect, test } from './support/test'

test('the demo owner signs in, and stays so after a reload', async ({ page, login }) => {
  await login()
  await expect(page).toHaveURL('/')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Abrir tu cuenta' })).toBeVisible()
})

test.describe('refused', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('a wrong password says so and keeps what was typed', async ({ page }) => {
    await page.goto('/signin')
    await page.getByLabel('Correo electrónico').fill(demoOwner.email)
    await page.getByLabel('Contraseña', { exact: true }).fill('equivocada-del-todo')
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    const refusal = 'Las credenciales no coinciden con nuestros registros.'
    await expect(page.getByRole('main').getByText(refusal)).toBeVisible()
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(demoOwner.email)
  })
})
