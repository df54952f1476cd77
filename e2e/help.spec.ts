import { expectAccessible } from './support/accessibility'
import { desktop, expect, test } from './support/test'

test('has its three categories, and an answer to each question', desktop, async ({ page }) => {
  await page.goto('/faqs')
  await expect(page.getByRole('heading', { level: 1, name: 'Centro de ayuda' })).toBeVisible()
  for (const name of ['Mi cuenta', 'Mi menú', 'Mi suscripción y pagos'])
    await expect(page.getByRole('region', { name })).toBeVisible()
  await page.getByText('He olvidado mi contraseña').click()
  await expect(page.getByText('un código de 6 cifras')).toBeVisible()
  await expect(page.getByRole('link', { name: '¿Hablamos?' })).toHaveAttribute('href', '/contacta')
  await page.goto('/faqs#codigos-qr')
  await expect(page.getByText('20 QR por 19,90 €')).toBeVisible()
})

test('finds without accents, and says how much it found', desktop, async ({ page }) => {
  await page.goto('/faqs')
  const box = page.getByRole('searchbox', { name: 'Buscar en la ayuda' })
  const shown = page.locator('summary:visible')
  const all = await shown.count()
  await box.fill('CONTRASENA olvidada')
  await expect(shown).toHaveText(['He olvidado mi contraseña'])
  await expect(page.getByRole('status').filter({ hasText: 'Hay 1 respuesta.' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Mi menú' })).toBeHidden()
  await box.fill('facturas')
  await expect(page.getByText(/Hay \d+ respuestas\./)).toBeVisible()
  await box.fill('<b>ornitorrinco')
  await expect(
    page.getByText('No hay ninguna respuesta con «<b>ornitorrinco».', { exact: false }),
  ).toBeVisible()
  await expect(shown).toHaveCount(0)
  await box.fill(' ')
  await expect(shown).toHaveCount(all)
})

test('tells search engines the same as people', desktop, async ({ page }) => {
  await page.goto('/faqs')
  const [data = ''] = await page.locator('script[type="application/ld+json"]').allTextContents()
  const { mainEntity } = JSON.parse(data)
  expect(mainEntity).toHaveLength(await page.locator('details').count())
  for (const { name, acceptedAnswer } of mainEntity) {
    expect(name.length).toBeGreaterThan(10)
    expect(acceptedAnswer.text).not.toMatch(/[<>{}]/)
    await expect(page.locator('details').filter({ hasText: name })).toHaveCount(1)
  }
})

test('is accessible, folded and unfolded', async ({ page }) => {
  await page.goto('/faqs')
  await expectAccessible(page)
  await page.evaluate(() => {
    for (const entry of document.querySelectorAll('details')) entry.open = true
  })
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('everything can be read, and nothing is offered that would not work', desktop, async ({ page }) => {
    await page.goto('/faqs')
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.getByText('¿Cómo cancelo la suscripción?').click()
    await expect(page.getByText('sin llamadas ni permanencia')).toBeVisible()
  })
})
