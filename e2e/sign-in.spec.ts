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

test(
  'whoever is signed in is led on; a session that is over is asked for the password',
  desktop,
  async ({ page, context, login }) => {
    await page.goto('/faqs')
    await login()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page, 'the form is no step of the way back').toHaveURL('/faqs')
    await page.goto('/signin?next=/generateQR')
    await expect(page).toHaveURL('/generateQR')
    await page.goto('/signup?next=https://mantel.example')
    await expect(page).toHaveURL('/')
    const cookies = await context.cookies()
    await page.request.post('/api/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } })
    await context.addCookies(cookies)
    for (const path of ['/signin?next=/menu', '/signup']) {
      await page.goto(path)
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('main').locator('form')).toBeVisible()
    }
  },
)

test('the address typed at /signin is there at /forgetPassword, and back', desktop, async ({ page }) => {
  await page.goto('/signin')
  const address = page.getByLabel('Correo electrónico')
  await address.fill('lola@ejemplo.es')
  await page.getByRole('link', { name: /olvidado/ }).click()
  await expect(page).toHaveURL('/forgetPassword')
  await expect(address).toHaveValue('lola@ejemplo.es')
  await address.fill('lola.rios@ejemplo.es')
  await page.getByRole('main').getByRole('link', { name: 'Inicia sesión' }).click()
  await expect(page).toHaveURL('/signin')
  await expect(address).toHaveValue('lola.rios@ejemplo.es')
})
