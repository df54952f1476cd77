import { eq, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { exportData } from '@/contract/endpoints/accounts'
import * as schema from '@/server/db/schema'
import { anAddress, mailTo } from '@/tests/api/mail/sent-mails'
import { harness } from '@/tests/api/support/harness'
import { rowsOf } from '@/tests/api/support/rows-of'
import { password, type TestOwner } from '@/tests/api/support/world'

const api = await harness()
const { billingDetails, contactMessages, invoices, knownDevices, menus, outbox, subscribers, subscriptions } =
  schema
const goodbye = { confirmation: 'ELIMINAR', password }

/** An owner of whom every kind of thing is kept. */
async function busyOwner() {
  const owner = await api.owner({ phoneNumber: '912345678' })
  const { ownerId, restaurantId, email } = owner
  await api.as(owner).post('/api/menus', {
    price: 12.5,
    categories: [{ name: 'Primeros', items: [{ name: 'Lentejas de la abuela' }] }],
  })
  await api.db.insert(billingDetails).values({
    ...{ ownerId, name: 'Casa Ana SL', taxId: 'B00000000', address: 'Plaza Mayor, 1' },
    ...{ city: 'Madrid', postcode: '28012' },
  })
  await api.db.insert(invoices).values({
    ...{ ownerId, provider: 'sandbox', series: ownerId, number: 1, created: new Date() },
    ...{ amountPaidCents: 1198, netCents: 990, vatCents: 208 },
    ...{ seller: { name: 'Mantel' }, customer: { name: 'Casa Ana SL', taxId: 'B00000000' } },
  })
  await api.db
    .insert(contactMessages)
    .values({ ownerId, name: 'Ana', email, type: 'Sugerencia', message: 'Una sugerencia mía' })
  await api.post('/api/auth/forget-password', { email })
  const diner = anAddress('comensal')
  const [subscriber] = await api.db.insert(subscribers).values({ email: diner }).returning()
  if (subscriber)
    await api.db
      .insert(subscriptions)
      .values({ subscriberId: subscriber.id, restaurantId, textVersion: 'x', state: 'pending' })
  return { ...owner, diner }
}

describe('GET /api/account/data', () => {
  test('tells all that is kept of the owner, without secrets and without others’ addresses', async () => {
    const owner = await busyOwner()
    const reply = await api.as(owner).get('/api/account/data')
    const { tables } = exportData.reply.parse(reply.body)
    expect(tables.owners).toMatchObject([{ email: owner.email, phoneNumber: '912345678' }])
    expect(tables.restaurants).toMatchObject([{ id: owner.restaurantId, name: 'Casa Prueba' }])
    expect(tables.contact_messages).toMatchObject([{ message: 'Una sugerencia mía' }])
    expect(tables.invoices).toHaveLength(1)
    expect(tables.billing_details).toMatchObject([{ taxId: 'B00000000' }])
    expect(tables.outbox).toMatchObject([{ kind: 'reset-code', recipient: owner.email }])
    expect(JSON.stringify(tables.menus)).toContain('Lentejas de la abuela')
    expect(tables.sessions?.length).toBeGreaterThan(0)
    const text = JSON.stringify(reply.body)
    expect(text).not.toMatch(/Hash"|argon2/)
    expect(text).not.toContain(owner.diner)
  })

  test('forgets no table that names an owner', async () => {
    const owner = await busyOwner()
    const { tables } = exportData.reply.parse((await api.as(owner).get('/api/account/data')).body)
    const kept = Object.keys(await rowsOf(api.db, owner))
    const private_ = ['subscriptions', 'auth_tokens', 'restaurant_search']
    expect(kept.filter((name) => !private_.includes(name) && !(name in tables))).toEqual([])
  })

  test('goes on where a table has a key of several columns and more rows than are read at once', async () => {
    const owner = await api.owner()
    await api.db.insert(knownDevices).values(
      Array.from({ length: 30 }, (_, index) => ({
        ...{ ownerId: owner.ownerId, deviceHash: Buffer.alloc(32, index) },
        ...{ createdAt: new Date(), seenAt: new Date() },
      })),
    )
    const { tables } = exportData.reply.parse((await api.as(owner).get('/api/account/data')).body)
    expect(tables.known_devices?.length).toBeGreaterThanOrEqual(30)
  })

  test('comes part by part, each of a few megabytes, all of it once', async () => {
    const owner = await busyOwner()
    const long = { name: 'Primeros', items: Array.from({ length: 120 }, () => ({ name: 'W'.repeat(200) })) }
    const days = Array.from({ length: 250 }, (_, n) => new Date(Date.UTC(2025, 0, n + 1)))
    await api.db.insert(menus).values(
      days.map((day) => {
        const date = day.toISOString().slice(0, 10)
        return { restaurantId: owner.restaurantId, date, categories: [long] }
      }),
    )
    const found: Record<string, unknown[]> = {}
    const parts: number[] = []
    for (let after: string | null = ''; after !== null; ) {
      const { body } = await api.as(owner).get(`/api/account/data${after && `?after=${after}`}`)
      const { tables, next } = exportData.reply.parse(body)
      for (const [name, rows] of Object.entries(tables)) found[name] = [...(found[name] ?? []), ...rows]
      parts.push(JSON.stringify(body).length)
      after = next
    }
    expect(parts.length).toBeGreaterThan(2)
    expect(Math.max(...parts)).toBeLessThan(4 * 1024 * 1024)
    const [{ kept } = { kept: 0 }] = await api.db
      .select({ kept: sql<number>`count(*)::int` })
      .from(menus)
      .where(eq(menus.restaurantId, owner.restaurantId))
    expect(new Set(found.menus?.map((row) => JSON.stringify(row))).size).toBe(kept)
    expect(found.menus).toHaveLength(kept)
    expect(found).toHaveProperty('sessions')
  })

  test('goes on from no place but one of the same owner’s', async () => {
    const owner = await api.owner()
    const other = await api.owner()
    const place = Buffer.from(JSON.stringify({ table: 'owners', key: [''] }))
    const sealed = async (ownerId: string) =>
      (await api.ctx.sealer.seal(place, `export ${ownerId}`)).toString('base64url')
    const ask = (after: string) => api.as(owner).get(`/api/account/data?after=${after}`)
    expect(await ask(await sealed(owner.ownerId))).toMatchObject({ status: 200 })
    for (const after of [await sealed(other.ownerId), 'inventado', ''])
      expect(await ask(after)).toMatchObject({
        status: 400,
        body: { error: { fields: { after: 'unknown' } } },
      })
  })

  test('tells nobody else', async () => {
    const [ana, bea] = [await busyOwner(), await api.owner()]
    const text = JSON.stringify((await api.as(bea).get('/api/account/data')).body)
    for (const secret of [ana.ownerId, ana.restaurantId, ana.email]) expect(text).not.toContain(secret)
    expect(await api.get('/api/account/data')).toMatchObject({ status: 401 })
  })
})

describe('DELETE /api/account', () => {
  const isPublic = async ({ restaurantId }: TestOwner) =>
    (await api.get(`/api/owner/restaurant/${restaurantId}`)).status

  test('erases the owner and all that is theirs, at once', async () => {
    const owner = await busyOwner()
    const client = api.as(owner)
    await mailTo(api, owner.email)
    expect(await isPublic(owner)).toBe(200)
    expect(await client.delete('/api/account', goodbye)).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await isPublic(owner)).toBe(404)
    expect(api.expired).toContainEqual(expect.objectContaining({ restaurantId: owner.restaurantId }))
    expect(await client.get(`/api/owner/${owner.ownerId}`)).toMatchObject({ status: 401 })
    expect(await api.post('/api/auth/login', { email: owner.email, password })).toMatchObject({ status: 401 })
    expect(Object.keys(await rowsOf(api.db, owner))).toEqual([])
    for (const name of await tablesWith(owner.email)) expect(name).toBe('nothing')
    expect(await mailTo(api, owner.email)).toEqual([])
    expect(await api.db.select().from(outbox).where(eq(outbox.recipient, owner.email))).toEqual([])
    expect(await api.db.select().from(menus).where(eq(menus.restaurantId, owner.restaurantId))).toEqual([])
  })

  test('keeps the invoices, which name their parties themselves', async () => {
    const owner = await busyOwner()
    await api.as(owner).delete('/api/account', goodbye)
    const kept = await api.db.select().from(invoices).where(eq(invoices.series, owner.ownerId))
    expect(kept).toMatchObject([{ ownerId: null, customer: { taxId: 'B00000000' }, amountPaidCents: 1198 }])
  })

  test.each([
    [{}, { confirmation: 'required', password: 'required' }],
    [{ confirmation: 'sí', password }, { confirmation: 'value' }],
    [{ ...goodbye, password: 'no es esta' }, { password: 'wrong' }],
  ])('refuses %j, and nothing is gone', async (body, fields) => {
    const owner = await api.owner()
    expect(await api.as(owner).delete('/api/account', body)).toMatchObject({
      status: 400,
      body: { error: { fields } },
    })
    expect(await isPublic(owner)).toBe(200)
  })

  test('takes the word in small letters too', async () => {
    const owner = await api.owner()
    const body = { confirmation: ' eliminar ', password }
    expect(await api.as(owner).delete('/api/account', body)).toMatchObject({ status: 200 })
  })

  test('is for oneself alone', async () => {
    const owner = await api.owner()
    expect(await api.delete('/api/account', goodbye)).toMatchObject({ status: 401 })
    expect(await isPublic(owner)).toBe(200)
  })
})

/** Where an address still stands, in whatever column. */
async function tablesWith(text: string) {
  const tables = Object.values<unknown>(schema).filter((each): each is PgTable => is(each, PgTable))
  const found: string[] = []
  for (const table of tables) {
    const rows: unknown[] = await api.db.select().from(table)
    if (JSON.stringify(rows).includes(text)) found.push(getTableName(table))
  }
  return found
}
