import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { idPattern } from '@/contract/entities/id'
import type { OpenDatabase } from '@/server/db/client'
import { newId } from '@/server/db/id'
import { cartas, menus, openingHours, owners, payments, restaurants } from '@/server/db/schema'
import { connectTestDatabase } from '@/tests/api/support/connect'

describe('rows', () => {
  let database: OpenDatabase
  const ownerId = newId()
  const restaurantId = newId()

  beforeAll(async () => {
    database = await connectTestDatabase()
    await database.db.transaction(async (tx) => {
      const owner = { id: ownerId, email: `${ownerId}@example.com`, firstName: 'Ana', lastName: 'Díaz' }
      await tx.insert(owners).values({ ...owner, passwordHash: 'x' })
      await tx.insert(restaurants).values({ id: restaurantId, ownerId, name: 'Casa Ana', city: 'Ávila' })
    })
  })
  afterAll(async () => {
    await database.db.delete(owners).where(eq(owners.id, ownerId))
    await database.close()
  })

  test('have ids as the contract wants them', () => {
    for (let i = 0; i < 1000; i++) expect(newId()).toMatch(idPattern)
  })

  test('come back as they went in', async () => {
    const publishedAt = new Date('2026-03-29T01:30:00.000Z')
    const categories = [
      { name: 'Primeros', items: [{ name: 'Sopa', allergens: { celery: 'contains' as const } }] },
    ]
    const values = {
      restaurantId,
      date: '2026-03-29',
      priceCents: 1250,
      categories,
      includes: ['pan', 'bebida'],
    } satisfies typeof menus.$inferInsert
    const [menu] = await database.db
      .insert(menus)
      .values({ ...values, state: 'published', publishedAt })
      .returning()
    expect(menu).toMatchObject({
      ...values,
      publishedAt,
      service: 'comida',
      version: expect.any(Number),
      windowStartMinute: null,
    })
    expect(menu?.updatedAt).toBeInstanceOf(Date)
  })

  test('compute what follows from others', async () => {
    const [row] = await database.db.select().from(restaurants).where(eq(restaurants.id, restaurantId))
    expect(row?.cityKey).toBe('avila')
  })

  test('are counted in numbers', async () => {
    const { rows } = await database.db.execute(
      sql`select count(*) as n from ${restaurants} where id = ${restaurantId}`,
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  test('roll back together', async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.insert(cartas).values({ restaurantId, url: '/a.pdf', name: 'a', type: 'pdf' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    const [row] = await database.db
      .select({ n: count() })
      .from(cartas)
      .where(eq(cartas.restaurantId, restaurantId))
    expect(row?.n).toBe(0)
  })

  const day = { restaurantId, weekday: 1 }
  test.each([
    ['an id in another alphabet', () => database.db.insert(restaurants).values({ id: 'uuuuuuuuuuuu' })],
    [
      'a third cuisine',
      () => database.db.insert(restaurants).values({ cuisineType: ['India', 'China', 'Asador'] }),
    ],
    ['a latitude alone', () => database.db.insert(restaurants).values({ lat: 40 })],
    ['a second restaurant of an owner', () => database.db.insert(restaurants).values({ ownerId })],
    [
      'an interval without an end',
      () => database.db.insert(openingHours).values({ ...day, option: 'open_1', startMinute: 600 }),
    ],
    [
      'hours on a closed day',
      () => database.db.insert(openingHours).values({ ...day, startMinute: 600, endMinute: 660 }),
    ],
    [
      'an end after 30:00',
      () =>
        database.db
          .insert(openingHours)
          .values({ ...day, option: 'open_1', startMinute: 1200, endMinute: 1801 }),
    ],
    [
      'a second interval within the first',
      () =>
        database.db.insert(openingHours).values({
          ...{ ...day, option: 'open_2', startMinute: 600, endMinute: 960 },
          ...{ start2Minute: 900, end2Minute: 1000 },
        }),
    ],
    [
      'a negative price',
      () => database.db.insert(menus).values({ restaurantId, date: '2026-01-01', priceCents: -1 }),
    ],
    [
      'a schedule without a time',
      () => database.db.insert(menus).values({ restaurantId, date: '2026-01-01', state: 'scheduled' }),
    ],
    ['a row of an unknown owner', () => database.db.insert(payments).values({ ownerId: newId() })],
    ['a second owner with the address', () => insertOwner(`${ownerId}@example.com`)],
    ['an address in capitals', () => insertOwner('Ana@example.com')],
  ])('refuse %s', async (_, insert) => {
    await expect(insert()).rejects.toThrow()
  })

  const insertOwner = (email: string) =>
    database.db.insert(owners).values({ email, firstName: 'A', lastName: 'B', passwordHash: 'x' })

  test('go with their owner', async () => {
    const id = newId()
    await database.db
      .insert(owners)
      .values({ id, email: `${id}@example.com`, firstName: 'A', lastName: 'B', passwordHash: '' })
    const [restaurant] = await database.db.insert(restaurants).values({ ownerId: id }).returning()
    await database.db.insert(menus).values({ restaurantId: restaurant?.id ?? '', date: '2026-01-01' })
    await database.db.delete(owners).where(eq(owners.id, id))
    const left = await database.db
      .select()
      .from(menus)
      .where(eq(menus.restaurantId, restaurant?.id ?? ''))
    expect(left).toEqual([])
  })
})
