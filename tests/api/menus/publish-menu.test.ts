import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { menu as menuSchema } from '@/contract/entities/menu'
import { menuLimits } from '@/contract/rules/menu/menu-size'
import { auditLog, restaurants } from '@/server/db/schema'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'

const api = await harness()
const draft = {
  price: 12.9,
  halfPrice: 8.5,
  includes: ['pan', 'bebida'],
  window: { start: '13:00', end: '16:00' },
  categories: [
    {
      name: 'Primeros',
      items: [{ name: 'Lentejas' }, { name: 'Jamón', supplement: 2.35, allergens: { gluten: 'free' } }],
    },
  ],
  observation: 'Pan casero.',
}

let owner: TestOwner
beforeEach(async () => {
  owner = await api.owner()
  api.time.now = new Date('2026-11-20T11:00:00Z')
})
afterEach(() => {
  api.time.now = null
})

const publish = (body: unknown, who = owner) => api.as(who).post('/api/menus', body)
const shown = async ({ restaurantId } = owner) => {
  const { body } = await api.post('/api/filter/menus', { restaurantIds: [restaurantId] })
  return body
}
const showing = (...menu: unknown[]) => ({ updatedMenus: [{ menu }] })

describe('POST /api/menus', () => {
  test("publishes today's lunch, for everybody to see", async () => {
    const reply = await publish(draft)
    expect(reply.status).toBe(200)
    const published = menuSchema.parse(reply.body)
    expect(published).toMatchObject({
      ...draft,
      date: '2026-11-20',
      service: 'comida',
      state: 'published',
      updatedAt: '2026-11-20T11:00:00.000Z',
    })
    expect(await shown()).toMatchObject(showing(published))
  })

  test('keeps money as cents, to the cent', async () => {
    const { body } = await publish({ ...draft, price: 19.99, halfPrice: 0.1 })
    const row = await api.db.query.menus.findFirst({ where: (m) => eq(m.id, menuSchema.parse(body).menuId) })
    expect(row).toMatchObject({
      priceCents: 1999,
      halfPriceCents: 10,
      categories: [{ items: [{}, { supplementCents: 235 }] }],
    })
  })

  test('replaces a first one of the same day and service', async () => {
    const first = menuSchema.parse((await publish(draft)).body)
    api.time.now = new Date('2026-11-20T11:30:00Z')
    const { body } = await publish({ price: 14, categories: [], observation: 'Pregunta en la barra.' })
    const second = menuSchema.parse(body)
    expect(second).toMatchObject({
      menuId: first.menuId,
      price: 14,
      halfPrice: null,
      categories: [],
      window: null,
    })
    expect(await shown()).toEqual({ updatedMenus: [{ restaurantId: owner.restaurantId, menu: [second] }] })
  })

  test('shows nobody a menu with neither a dish nor a word', async () => {
    const reply = await publish({ price: 14, categories: [{ name: 'Primeros', items: [] }] })
    expect(reply).toMatchObject({ status: 400, body: { error: { fields: { categories: 'empty' } } } })
    expect(await shown()).toEqual({ updatedMenus: [{ restaurantId: owner.restaurantId, menu: [] }] })
  })

  test('says what changed: to the restaurant, the log of changes and the web', async () => {
    const { menuId } = menuSchema.parse((await publish(draft)).body)
    const [restaurant] = await api.db.select().from(restaurants).where(eq(restaurants.id, owner.restaurantId))
    expect(restaurant?.updatedAt.toISOString()).toBe('2026-11-20T11:00:00.000Z')
    const [entry] = await api.db.select().from(auditLog).where(eq(auditLog.entityId, menuId))
    expect(entry).toMatchObject({ actorKind: 'owner', actorId: owner.ownerId, action: 'menu.published' })
    expect(api.expired).toContainEqual({
      restaurantId: owner.restaurantId,
      lat: 40.4155,
      lon: -3.7074,
      city: 'Madrid',
    })
  })

  test('takes a menu as long as one may be, and no longer', async () => {
    const dish = (c: number, i: number) => ({
      name: `plato${c}x${i} ${'salsa'.repeat(20)}${c}y${i} con guarnición`,
    })
    const category = (count: number) => (_: unknown, c: number) => ({
      name: `Parte ${c}`,
      items: Array.from({ length: count }, (_, i) => dish(c, i)),
    })
    const longest = Array.from({ length: 20 }, category(menuLimits.dishes / 20))
    expect(await publish({ ...draft, categories: longest })).toMatchObject({ status: 200 })
    expect(await shown()).toMatchObject(showing({ categories: { length: 20 } }))
    const longer = Array.from({ length: 20 }, category(80))
    expect(await publish({ ...draft, categories: longer })).toMatchObject({
      status: 400,
      body: { error: { fields: { categories: 'too-many-dishes' } } },
    })
  })

  test('needs a verified address', async () => {
    const unverified = await api.owner({ emailVerifiedAt: null })
    expect(await publish(draft, unverified)).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', reason: 'email-not-verified' } },
    })
    expect(await shown(unverified)).toMatchObject(showing())
  })

  test('needs a restaurant', async () => {
    const without = await api.owner({}, null)
    expect(await publish(draft, without)).toMatchObject({
      status: 404,
      body: { error: { reason: 'restaurant' } },
    })
  })

  test('needs a session', async () => {
    expect(await api.post('/api/menus', draft)).toMatchObject({ status: 401 })
  })

  test("cannot touch another owner's menu", async () => {
    const other = await api.owner()
    const mine = menuSchema.parse((await publish(draft)).body)
    await publish(
      { ...draft, price: 99, restaurantId: owner.restaurantId, menuId: mine.menuId, ownerId: owner.ownerId },
      other,
    )
    expect(await shown()).toMatchObject(showing({ menuId: mine.menuId, price: 12.9 }))
  })

  test.each([
    [{ ...draft, price: undefined }, { price: 'required' }],
    [{ ...draft, price: -1 }, { price: 'too-small' }],
    [{ ...draft, price: '12' }, { price: 'type' }],
    [{ ...draft, price: 12.345 }, { price: 'value' }],
    [{ ...draft, categories: 'Lentejas' }, { categories: 'type' }],
    [
      { ...draft, categories: [{ name: 'Primeros', items: [{ name: ' ' }] }] },
      { 'categories.0.items.0.name': 'required' },
    ],
    [
      { ...draft, categories: [{ name: 'P', items: [{ name: 'a\0b' }] }] },
      { 'categories.0.items.0.name': 'characters' },
    ],
    [{ ...draft, observation: 'x'.repeat(2001) }, { observation: 'too-long' }],
    [{ ...draft, service: 'merienda' }, { service: 'value' }],
    [{ ...draft, date: '2026-02-30' }, { date: 'date' }],
    [{ ...draft, date: '2026-11-19' }, { date: 'past' }],
    [{ ...draft, date: '2027-11-20' }, { date: 'too-far' }],
    [{ ...draft, window: { start: '25:00', end: '26:00' } }, { 'window.start': 'time' }],
    [{ ...draft, window: { start: '13:00', end: '12:00' } }, { 'window.end': 'before-start' }],
    [{ ...draft, window: { start: '1pm', end: '16:00' } }, { 'window.start': 'time' }],
  ])('refuses what is wrong, field by field: %#', async (body, fields) => {
    expect(await publish(body)).toMatchObject({
      status: 400,
      body: { error: { reason: 'validation', fields } },
    })
    expect(await shown()).toMatchObject(showing())
  })

  test.each(['01:30', '25:30'])('takes a dinner that ends at %s', async (end) => {
    const { body } = await publish({ ...draft, service: 'cena', window: { start: '20:30', end } })
    expect(body).toMatchObject({ window: { start: '20:30', end: '25:30' } })
  })
})
