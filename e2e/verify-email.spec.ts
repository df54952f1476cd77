import { expectAccessible } from './support/accessibility'
import { desktop, expect, phone, test } from './support/test'

const success = '¡Correo electrónico verificado con éxito!'
const invalid = 'Enlace de verificación no válido o caducado.'
const api = '**/api/auth/verify-email?**'

test.use({ expectedErrors: [/verify-email\?token=/] })

test('says that the token is missing, and refuses what is none', desktop, async ({ page }) => {
  await page.goto('/verify-email')
  await expect(page.getByRole('heading', { level: 1, name: 'Falta el token de verificación.' })).toBeVisible()
  for (const token of ['forged', 'x'.repeat(300), '%00', "'; drop table owners; --", '🍤']) {
    await page.goto(`/verify-email?token=${encodeURIComponent(token)}`)
    await expect(page.getByRole('heading', { level: 1, name: invalid }), token).toBeVisible()
    await expect(page.getByRole('link', { name: '¿Hablamos?' })).toBeVisible()
  }
})

test(
  'says so while it asks, and then that it went well; after five seconds comes /signin',
  desktop,
  async ({ page }) => {
    await page.clock.install()
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(api, async (route) => {
      await asked
      await route.fulfill({ json: { success: true, message: success } })
    })
    await page.goto('/verify-email?token=abc')
    await expect(page.getByRole('heading', { level: 1, name: 'Verificando tu correo…' })).toBeVisible()
    answer()
    await expect(page.getByRole('heading', { level: 1, name: success })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Inicia sesión' })).toHaveAttribute('href', '/login')
    await page.clock.fastForward(4800)
    await expect(page).toHaveURL(/verify-email/)
    await page.clock.fastForward(400)
    await expect(page).toHaveURL('/signin')
  },
)

test('its button goes to /login, which is /signin', desktop, async ({ page, request }) => {
  await page.route(api, (route) => route.fulfill({ json: { success: true, message: success } }))
  await page.goto('/verify-email?token=abc')
  await page.getByRole('link', { name: 'Inicia sesión' }).click()
  await expect(page).toHaveURL('/signin')
  const answer = await request.get('/login?next=%2Fmenu', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers().location).toMatch(/\/signin\?next=%2Fmenu$/)
})

test('does not blame the link when nobody answers, and asks again', desktop, async ({ page }) => {
  await page.route(api, (route) => route.fulfill({ status: 503 }))
  await page.goto('/verify-email?token=abc')
  await expect(page.getByRole('heading', { name: 'No hemos podido comprobar el enlace' })).toBeVisible()
  await page.unroute(api)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: invalid })).toBeVisible()
})

test('fetching the page, as a scanner does, asks nobody', desktop, async ({ request }) => {
  const page = await request.get('/verify-email?token=abc')
  expect(page.status()).toBe(200)
  const html = await page.text()
  expect(html).toContain('Verificando tu correo…')
  expect(html).toContain('noindex')
  expect(page.headers()['cache-control']).toContain('no-store')
})

test('each state is accessible', phone, async ({ page }) => {
  await page.goto('/verify-email')
  await expectAccessible(page)
  await page.route(api, () => {})
  await page.goto('/verify-email?token=abc')
  await expectAccessible(page)
  for (const status of [200, 400, 503]) {
    await page.route(api, (route) => route.fulfill({ status, json: {} }))
    await page.goto('/verify-email?token=abc')
    await expect(page.getByRole('heading', { name: 'Verificando' })).toHaveCount(0)
    await expectAccessible(page)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a button asks, and the answer is a page', desktop, async ({ page }) => {
    await page.goto('/verify-email?token=forged')
    await page.getByRole('button', { name: 'Verificar mi correo' }).click()
    await expect(page.getByRole('heading', { level: 1, name: invalid })).toBeVisible()
    await page.goto('/verify-email?state=verified')
    await expect(page.getByRole('heading', { level: 1, name: success })).toBeVisible()
  })
})
