import { demoOwner } from './support/demo-owner'
import { desktop, expect, test } from './support/test'

test.use({ expectedErrors: [/status of 401/] })

test(
  'a wrong password says so and keeps what was typed; the right one lasts over a reload',
  desktop,
  async ({ page, login }) => {
    await page.goto('/signin')
    await page.getByLabel('Correo electrónico').fill(demoOwner.email)
    await page.getByLabel('Contraseña', { exact: true }).fill('equivocada-del-todo')
    await page.getByRole('button', { name: 'Iniciar sesión' }).click()
    const refusal = 'Las credenciales no coinciden con nuestros registros.'
    await expect(page.getByRole('main').getByText(refusal)).toBeVisible()
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(demoOwner.email)

    await login()
    await expect(page).toHaveURL('/')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Abrir tu cuenta' })).toBeVisible()
  },
)
