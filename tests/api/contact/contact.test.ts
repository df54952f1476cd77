import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { contactMessages } from '@/server/db/schema'
import { anAddress, mailTo } from '@/tests/api/mail/sent-mails'
import { harness } from '@/tests/api/support/harness'

const supportEmail = anAddress('support')
const site = { url: 'https://mantel.example', supportEmail, hasOpenMailbox: true }
const api = await harness({ services: { site } })

const words = (email: string) => ({
  name: 'Ana Ruiz',
  email,
  type: 'Reclamacion',
  message: 'La carta dice 12,50 €\ny me cobraron 14 <b>euros</b>.',
})

const toSupport = async (from: string) =>
  (await mailTo(api, supportEmail)).filter(({ headers }) => headers['Reply-To'] === from)

const storedFrom = (email: string) =>
  api.db.select().from(contactMessages).where(eq(contactMessages.email, email))

describe('a message', () => {
  test('is kept, reaches support, and is acknowledged', async () => {
    const email = anAddress()
    expect(await api.post('/api/contact', words(email))).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await storedFrom(email)).toMatchObject([{ ...words(email), ownerId: null, answeredAt: null }])
    const [mail, ...more] = await toSupport(email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Reclamación · mensaje de Ana Ruiz')
    expect(mail?.text).toContain('> La carta dice 12,50 €\n> y me cobraron 14 <b>euros</b>.')
    expect(mail?.html).toContain('14 &lt;b&gt;euros&lt;/b&gt;')
    expect(await mailTo(api, email)).toMatchObject([{ subject: 'Hemos recibido tu mensaje' }])
  })

  test("carries none of the sender's words to the address they typed", async () => {
    const email = anAddress('victim')
    const spam = { ...words(email), name: 'WIN www.spam.example', message: 'Visit www.spam.example' }
    await api.post('/api/contact', spam)
    const [receipt] = await mailTo(api, email)
    expect(`${receipt?.subject}${receipt?.html}${receipt?.text}`).not.toContain('spam')
  })

  test('always arrives; its receipts stop when somebody types one address over and over', async () => {
    const email = anAddress('victim')
    for (let i = 0; i < 5; i++)
      expect(await api.post('/api/contact', words(email))).toMatchObject({ status: 200 })
    expect(await toSupport(email)).toHaveLength(5)
    expect(await mailTo(api, email)).toHaveLength(3)
  })

  test('cannot add headers to the mail', async () => {
    const email = anAddress()
    const name = 'Ana\r\nBcc: eva@example.com'
    expect(await api.post('/api/contact', { ...words(email), name })).toMatchObject({ status: 400 })
    expect(await toSupport(email)).toEqual([])
    await api.post('/api/contact', { ...words(email), name: 'Ana Bcc: eva@example.com' })
    const [mail] = await toSupport(email)
    expect(Object.keys(mail?.headers ?? {})).toEqual(['Reply-To'])
  })

  test('comes from a plain form as well', async () => {
    const email = anAddress()
    const body = new URLSearchParams({ ...words(email), message: 'Desde un formulario' })
    expect(await api.raw('/api/contact', { method: 'POST', body })).toMatchObject({ status: 200 })
    expect(await storedFrom(email)).toHaveLength(1)
  })

  test('may be 400 characters long, counted as people count them', async () => {
    const email = anAddress()
    expect(await api.post('/api/contact', { ...words(email), message: 'ñ'.repeat(400) })).toMatchObject({
      status: 200,
    })
  })

  test.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ email: 'ana' }, { email: 'email' }],
    [{ type: 'facturacion' }, { type: 'value' }],
    [{ type: '' }, { type: 'value' }],
    [{ message: '' }, { message: 'required' }],
    [{ message: ' \n ' }, { message: 'required' }],
    [{ message: 'x'.repeat(401) }, { message: 'too-long' }],
    [
      { name: undefined, message: undefined },
      { name: 'required', message: 'required' },
    ],
  ])('with %j is refused field by field', async (wrong, fields) => {
    const email = anAddress()
    expect(await api.post('/api/contact', { ...words(email), ...wrong })).toMatchObject({
      status: 400,
      body: { error: { fields } },
    })
    expect(await storedFrom(email)).toEqual([])
  })
})

describe("an owner's message", () => {
  const said = {
    firstName: 'Ana',
    lastName: 'Ruiz',
    type: 'facturacion',
    message: 'No encuentro mi factura.',
  }

  test('comes from the address of the account, whatever else is sent', async () => {
    const owner = await api.owner({}, { name: 'Casa Ruiz' })
    expect(
      await api.as(owner).post('/api/contact/owner', { ...said, email: 'eva@example.com' }),
    ).toMatchObject({ status: 200 })
    expect(await storedFrom(owner.email)).toMatchObject([{ ownerId: owner.ownerId, name: 'Ana Ruiz' }])
    const [mail] = await toSupport(owner.email)
    expect(mail?.subject).toBe('Facturación · mensaje de Ana Ruiz')
    expect(mail?.text).toContain(
      `Casa Ruiz (https://mantel.example/restaurant/profile/${owner.restaurantId}_`,
    )
    expect(await mailTo(api, owner.email)).toHaveLength(1)
  })

  test('needs no restaurant', async () => {
    const owner = await api.owner({}, null)
    expect(await api.as(owner).post('/api/contact/owner', said)).toMatchObject({ status: 200 })
    expect((await toSupport(owner.email))[0]?.text).not.toContain('restaurante:')
  })

  test('needs a session and types of their own', async () => {
    expect(await api.post('/api/contact/owner', said)).toMatchObject({ status: 401 })
    const owner = await api.owner()
    expect(await api.as(owner).post('/api/contact/owner', { ...said, type: 'Sugerencia' })).toMatchObject({
      status: 400,
      body: { error: { fields: { type: 'value' } } },
    })
  })
})
