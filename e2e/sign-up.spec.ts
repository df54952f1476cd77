import { expectAccessible } from './support/accessibility'
import { demoOwner } from './support/demo-owner'
import { followInMail, newAddress, openMailTo } from './support/mailbox'
import { expect, phone, test } from './support/test'

test.describe('signing up', phone, () => {
  test.use({ expectedErrors: [/Blocked script execution in '.*\/dev\/mail\//] })

  test('opens an account, names the restaurant and verifies the address', async ({ page }) => {
    const email = newAddress('lola')
    await page.goto('/signup')
    await expect(page.getByRole('heading', { level: 1, name: 'Regístrate' })).toBeVisible()
    await expectAccessible(page)
    const submit = page.getByRole('button', { name: 'Regístrate' })
    await expect(submit).toBeDisabled()
    await page.getByRole('checkbox').check()
    await submit.tap()
    await expect(page.getByText('Todos los campos siguientes son obligatorios.')).toBeVisible()
    await page.getByLabel('Nombre').fill('Lola')
    await page.getByLabel('Apellidos').fill('Ríos')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill('salmorejo con jamón')
    await page.getByRole('button', { name: 'Mostrar la contraseña' }).tap()
    await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'text')
    await submit.tap()
    await expect(page.getByText('Tu cuenta está lista.')).toBeVisible()

    await expect(page).toHaveURL('/try-whatsapp')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Continuar' }).tap()
    await expect(page.getByText('Por favor, introduce el nombre de tu restaurante.')).toBeVisible()
    await page.getByLabel('Nombre del restaurante').fill('Casa Lola')
    const saved = page.waitForResponse('**/api/wizard/saveWizardData')
    await page.getByRole('button', { name: 'Continuar' }).tap()
    expect((await saved).status()).toBe(200)
    await expect(page).toHaveURL('/try-whatsapp?paso=prueba')
    await page.getByRole('link', { name: 'Continuar con mi perfil' }).click()
    await expect(page).toHaveURL('/wizard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await openMailTo(page, email)
    const verified = await followInMail(page, 'Verificar mi correo')
    await expect(verified.getByText('¡Correo electrónico verificado con éxito!')).toBeVisible()
  })

  test.describe('twice', () => {
    test.use({ expectedErrors: [/status of 409/] })

    test('leads to the ways in, and keeps what was typed over a reload', async ({ page }) => {
      await page.goto('/signup')
      await page.getByLabel('Nombre').fill('Lola')
      await page.getByLabel('Apellidos').fill('Ríos')
      await page.getByLabel('Email').fill(demoOwner.email)
      await page.getByLabel('Contraseña', { exact: true }).fill('salmorejo con jamón')
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Regístrate' }).tap()
      await expect(page.getByRole('link', { name: 'Recupera tu contraseña' })).toBeVisible()
      await page.reload()
      await expect(page.getByLabel('Email')).toHaveValue(demoOwner.email)
      await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('')
    })
  })
})
