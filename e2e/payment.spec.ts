import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
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

async function saveRecipient(page: Page, name: string, taxId: string) {
  const fields = [
    ['Nombre o razón social', name],
    ['NIF, CIF o NIE', taxId],
    ['Dirección', 'Calle Mayor, 3'],
    ['Código postal', '28013'],
    ['Localidad', 'Madrid'],
  ] as const
  for (const [label, value] of fields) await page.getByLabel(label).fill(value)
  await page.getByRole('button', { name: 'Guardar y seguir' }).click()
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
  // The invoice's recipient comes before the card.
  await expect(page.getByRole('button', { name: 'Pagar con tarjeta' })).toHaveCount(0)
  await saveRecipient(page, 'Casa Prueba, S. L.', 'b-1234567.5')
  await expect(page.getByText('Ese NIF no es correcto: revisa los números y la letra.')).toBeVisible()
  await page.getByLabel('NIF, CIF o NIE').fill('b-1234567.4')
  await page.getByRole('button', { name: 'Guardar y seguir' }).click()
  await expect(page.getByRole('heading', { name: 'Datos de la factura' })).toBeFocused()
  await expect(page.getByText(/^B12345674 · Calle Mayor, 3, 28013 Madrid$/)).toBeVisible()
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
    'Factura',
    'NIF B12345674',
    /^Número PRUEBA-/,
    'Base imponible',
    '9,90 €',
    'IVA (21 %)',
    '2,08 €',
    '11,98 €',
  ])
    expect(words).toContainEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected))
  await page.getByLabel('Dirección').fill('Calle Menor, 4')
  await page.getByRole('button', { name: 'Guardar datos fiscales' }).click()
  await page.getByRole('button', { name: 'Corregir los datos' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Emitir la rectificativa' }).click()
  await expect(page.getByText(/^Sustituye a la factura PRUEBA-\d{4}-\d{5}$/)).toBeVisible()
  await expect(page.getByText('Sustituida por una rectificativa')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Corregir los datos' })).toHaveCount(0)
  const rectifying = page.waitForEvent('download')
  await page.getByRole('listitem').filter({ hasText: 'Sustituye a' }).getByRole('link').click()
  const corrected = await textOf(await (await rectifying).path())
  expect(corrected).toContain('Factura rectificativa')
  expect(corrected).toContain('Calle Menor, 4')

  await page.goto('/payment')
  await page.getByRole('button', { name: 'Cancelar la suscripción' }).click()
  await expect(page.getByRole('heading', { name: 'Suscripción en modo de prueba' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancelar la suscripción' }).click()
  await expect(page).toHaveURL('/subscription')
  await expect(page.getByRole('listitem').filter({ hasText: 'ACTIVO' })).toContainText('Premium')
  await expect(page.getByText('Premium hasta', { exact: true })).toBeVisible()
})

test(
  'ordered in the trial, costs nothing today and says when it will',
  phone,
  async ({ page, request, login }) => {
    const owner = await newOwner(request)
    await login(owner)
    await page.goto('/payment')
    await expect(page.getByText('Hoy pagas')).toBeVisible()
    await expect(page.getByText(/^Tu prueba sigue hasta el \d\d\/\d\d\/\d{4}\./)).toBeVisible()
    await page.getByLabel('Nombre o razón social').fill('Ana Prueba')
    await page.getByLabel('NIF, CIF o NIE').fill('12345678Z')
    await page.getByLabel('Dirección').fill('Calle Mayor, 3')
    await page.getByLabel('Código postal').fill('28013')
    await page.getByLabel('Localidad').fill('Madrid')
    await page.getByRole('button', { name: 'Guardar y seguir' }).click()
    await page.getByRole('button', { name: 'Pagar con tarjeta' }).click()
    await expect(page.getByText(/^Hoy no pagas nada\. El \d\d/)).toBeVisible()
    await page.getByRole('button', { name: 'Pagar', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Pago exitoso' })).toBeVisible()
    await expect(page.getByText(/hoy no has pagado nada\.$/)).toBeVisible()
    await page.goto('/invoices')
    await expect(page.getByRole('heading', { name: 'Todavía no tienes facturas' })).toBeVisible()
    await page.goto('/payment')
    await expect(page.getByText(/y ese día es el primer pago\.$/)).toBeVisible()
  },
)
