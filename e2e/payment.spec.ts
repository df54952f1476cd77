import { readFile } from 'node:fs/promises'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expectAccessible } from './support/accessibility'
import { endTrial } from './support/end-trial'
import { newOwner } from './support/new-owner'
import { expect, phone, test } from './support/test'

async function textOf(path: string) {
  const document = await getDocument({ data: new Uint8Array(await readFile(path)), verbosity: 0 }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str.replace(/\s/g, ' ') : ''))
}

test('from free to premium, its invoice, and out again', phone, async ({ page, request, login }) => {
  const owner = await newOwner(request)
  await endTrial(owner)
  await login(owner)
  await page.goto('/subscription')
  await expect(page.getByRole('listitem').filter({ hasText: 'ACTIVO' })).toContainText('Gratuito')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Pasar a Premium' }).click()
  await expect(page.getByRole('heading', { name: 'Pasar a Premium' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pagar con tarjeta' }).click()

  await expect(page.getByRole('heading', { name: 'Pago en modo de prueba' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Probar una tarjeta rechazada' }).click()
  await expect(page.getByText(/^La tarjeta ha sido rechazada/)).toBeVisible()
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(page).toHaveURL('/payment/success?status=success')
  await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible()

  await page.getByRole('link', { name: 'Ver mis facturas' }).click()
  await expect(page.getByText(/^11,98\sEUR$/)).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: /Descargar/ }).click()
  const invoice = await downloading
  expect(invoice.suggestedFilename()).toMatch(/^factura-PRUEBA-\d{4}-\d{5}\.pdf$/)
  const words = await textOf(await invoice.path())
  for (const expected of [
    'Factura simplificada',
    /^Número PRUEBA-/,
    'Base imponible',
    '9,90 €',
    'IVA (21 %)',
    '2,08 €',
    '11,98 €',
  ])
    expect(words).toContainEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected))
  await page.goto('/payment')
  await page.getByRole('button', { name: 'Cancelar la suscripción' }).click()
  await expect(page.getByRole('heading', { name: 'Suscripción en modo de prueba' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar la suscripción' }).click()
  await expect(page).toHaveURL('/subscription')
  await expect(page.getByRole('listitem').filter({ hasText: 'ACTIVO' })).toContainText('Premium')
  await expect(page.getByText('Premium hasta', { exact: true })).toBeVisible()
})
