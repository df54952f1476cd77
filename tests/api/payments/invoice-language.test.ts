import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { languageHeader } from '@/contract/languages'
import { harness } from '@/tests/api/support/harness'
import { stripeTill } from './tills'

const api = await harness()
const till = await stripeTill()
const owner = await api.owner()
const details = {
  ...{ name: 'Bar Prueba, S. L.', taxId: 'B12345674', address: 'Calle Mayor, 3' },
  ...{ postcode: '28013', city: 'Madrid' },
}

beforeEach(() => {
  api.time.now = new Date('2031-01-31T10:00:00Z')
})

const listed = z.object({
  data: z.array(z.object({ id: z.string(), number: z.string(), invoicePdf: z.string() })),
})

async function invoices(language?: string) {
  const headers: Record<string, string> = language ? { [languageHeader]: language } : {}
  const { body } = await api.as(owner).get(`/api/payment/invoices/owner/${owner.ownerId}`, headers)
  return listed.parse(body).data
}

async function read(address: string) {
  const answer = await fetch(api.url + address)
  const data = new Uint8Array(await answer.arrayBuffer())
  const document = await getDocument({ data, verbosity: 0 }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  const { info } = await document.getMetadata()
  const lines = items.map((item) => ('str' in item ? item.str.replace(/\s/g, ' ') : ''))
  const name = answer.headers.get('content-disposition')
  return { lines, name, language: Reflect.get(info, 'Language') }
}

const moneyOf = (lines: string[]) => lines.join(' ').match(/\d+[.,]\d\d(?= ?€|\b)/g)

test('an invoice is in the language of the page that lists it, with the words of the law, and has the same numbers', async () => {
  const { body } = await api.as(owner).post('/api/payment/create-payment', { ownerId: owner.ownerId })
  await api.as(owner).post(`/api/payment/sandbox/${Object(body).id}`, { outcome: 'paid' })
  const [castilian] = await invoices()
  if (!castilian) throw new Error('no invoice')
  expect(castilian.invoicePdf).not.toContain('language')
  const original = await read(castilian.invoicePdf)
  const { number } = castilian
  expect(original.name).toContain(`"factura-${number}.pdf"`)
  for (const [language, name, region, ...words] of [
    ['es', 'factura', 'es-ES', 'Factura simplificada', 'Fecha 31/01/2031', 'Base imponible', 'IVA (21 %)'],
    ['ca', 'factura', 'ca-ES', 'Factura simplificada', 'Data 31/01/2031', 'Base imposable', 'IVA (21 %)'],
    ['gl', 'factura', 'gl-ES', 'Factura simplificada', 'Base impoñible', 'IVE / IVA (21 %)'],
    ['eu', 'faktura', 'eu-ES', 'Faktura erraztua / Factura simplificada', 'BEZ / IVA (% 21)', 'Igorlea'],
    ['en', 'invoice', 'en-GB', 'Factura simplificada / Simplified invoice', 'IVA (VAT), 21%', '€11.98'],
    ['de', 'factura', 'es-ES', 'Factura simplificada', 'Total'],
  ] as const) {
    const [one] = await invoices(language)
    const invoice = await read(one?.invoicePdf ?? '')
    expect(one?.number).toBe(number)
    expect(invoice.lines).toEqual(expect.arrayContaining([...words]))
    expect(invoice.lines.join(' ')).toContain(number)
    expect(moneyOf(invoice.lines)?.map((money) => money.replace('.', ','))).toEqual(moneyOf(original.lines))
    expect(invoice).toMatchObject({
      language: region,
      name: expect.stringContaining(`"${name}-${number}.pdf"`),
    })
  }
})

test('the signed address is opened in no language that there is not', async () => {
  const [castilian] = await invoices()
  expect((await api.get(`${castilian?.invoicePdf}&language=fr`)).status).toBe(400)
})

test('a rectifying invoice says in the language of the page what it takes the place of', async () => {
  const [wrong] = await invoices()
  await api.as(owner).put('/api/billing-details', details)
  await api.as(owner).post(`/api/payment/invoices/${wrong?.id}/rectify`, {})
  const all = await invoices('en')
  const issued = all.find(({ id }) => id !== wrong?.id)
  const { lines } = await read(issued?.invoicePdf ?? '')
  expect(lines).toEqual(
    expect.arrayContaining([
      'Factura rectificativa / Corrective invoice',
      `Replaces invoice ${wrong?.number} of 31/01/2031 and corrects the customer’s details.`,
      'NIF (tax ID) B12345674',
      'Bar Prueba, S. L.',
    ]),
  )
})

test.each([
  ['en', 'en-GB'],
  ['ca', 'es'],
] as const)(
  'where Stripe writes it, Stripe is told the language of the owner: %s',
  async (language, locale) => {
    const payer = await till.api.owner()
    const asPayer = till.api.as(payer)
    const headers = { [languageHeader]: language }
    await asPayer.put('/api/billing-details', details)
    const { ownerId } = payer
    const { body } = await asPayer.post('/api/payment/create-payment', { ownerId }, headers)
    const customer = () =>
      [...till.stripe.account.customers.values()].find(({ metadata }) => metadata.ownerId === payer.ownerId)
    expect(customer()?.preferred_locales).toEqual([locale])
    await till.pay(payer, Object(body).id)
    const portal = await asPayer.post('/api/payment/cancel-payment', { ownerId }, headers)
    expect(Object(portal.body).url).toContain(`locale=${locale}&`)
  },
)
