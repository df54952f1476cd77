import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { menus } from '@/server/db/schema'
import { givePlan } from '@/tests/api/support/give-plan'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'
import { content, invalid, ownMenusOf, refusal } from './own-menus'

const api = await harness()

let owner: TestOwner
let own: ReturnType<typeof ownMenusOf>
beforeEach(async () => {
  api.time.now = new Date('2026-11-20T11:00:00Z')
  owner = await api.owner()
  await givePlan(api.db, owner)
  own = ownMenusOf(api.as(owner))
})
afterEach(() => {
  api.time.now = null
})

const days = async (query = '?from=2026-11-16&to=2026-12-20') => {
  const rows = await api.db.select().from(menus).where(eq(menus.restaurantId, owner.restaurantId))
  expect(await own.list(query)).toMatchObject({ menus: { length: rows.length } })
  return rows
    .map(({ date, service, state, priceCents }) => `${date} ${service} ${state} ${priceCents}`)
    .toSorted()
}
const priced = (price: number) => ({ content: { ...content, price } })

describe('a menu copied to another day', () => {
  test('is a draft if it was one, and has an id and a version of its own', async () => {
    const source = await own.save('2026-11-20')
    const reply = await own.copy([['2026-11-20', '2026-11-24']])
    expect(reply).toMatchObject({
      status: 200,
      body: {
        menus: [{ date: '2026-11-24', service: 'comida', state: 'draft', source: 'copy', ...content }],
      },
    })
    expect(reply.body).not.toMatchObject({ menus: [{ menuId: source.menuId }] })
    expect(await days()).toEqual(['2026-11-20 comida draft 1290', '2026-11-24 comida draft 1290'])
  })

  test('is scheduled if it was out or to come out, at the same time of day or the usual one', async () => {
    await own.save('2026-11-20', { release: 'publish' })
    await own.save('2026-11-21', { release: 'schedule', publishAt: '2026-11-21T11:15' })
    const reply = await own.copy([
      ['2026-11-20', '2026-11-27'],
      ['2026-11-21', '2026-11-28'],
      ['2026-11-21', '2026-11-28/cena'],
    ])
    expect(reply.body).toMatchObject({
      menus: [
        { state: 'scheduled', publishAt: '2026-11-27T08:00:00.000Z' },
        { state: 'scheduled', publishAt: '2026-11-28T10:15:00.000Z' },
        { state: 'scheduled', publishAt: '2026-11-28T16:00:00.000Z' },
      ],
    })
  })

  test('keeps its hour on the wall when the clocks change between', async () => {
    api.time.now = new Date('2026-10-23T08:00:00Z')
    await own.save('2026-10-24', { release: 'schedule', publishAt: '2026-10-24T11:15' })
    expect((await own.copy([['2026-10-24', '2026-10-31']])).body).toMatchObject({
      menus: [{ publishAt: '2026-10-31T10:15:00.000Z' }],
    })
  })

  test('of the past comes back, with nothing sold out', async () => {
    const items = [{ name: 'Lentejas', soldOut: true }, { name: 'Jamón' }]
    const { menuId } = await own.save('2026-11-20', {
      content: { price: 9, categories: [{ name: 'P', items }] },
    })
    await api.db.update(menus).set({ date: '2026-11-17', state: 'expired' }).where(eq(menus.id, menuId))
    const { body } = await own.copy([['2026-11-17', '2026-11-24']])
    expect(body).toMatchObject({ menus: [{ state: 'scheduled' }] })
    expect(body).toHaveProperty('menus.0.categories.0.items', [{ name: 'Lentejas' }, { name: 'Jamón' }])
    expect(await own.copy([['2026-11-17', '2026-11-25']], { mode: 'move' })).toMatchObject(
      invalid('days.0.from', 'past'),
    )
  })

  test('never comes out today by itself, nor for whom may not publish', async () => {
    await own.save('2026-11-21', { release: 'schedule' })
    expect((await own.copy([['2026-11-21', '2026-11-20']])).body).toMatchObject({
      menus: [{ state: 'draft', publishAt: null }],
    })
    const unverified = await api.owner({ emailVerifiedAt: null })
    await givePlan(api.db, unverified)
    const publishedAt = new Date('2026-11-19T11:00:00Z')
    const old = { restaurantId: unverified.restaurantId, date: '2026-11-19', publishedAt }
    await api.db.insert(menus).values({ ...old, state: 'published' })
    expect((await ownMenusOf(api.as(unverified)).copy([['2026-11-19', '2026-11-26']])).body).toMatchObject({
      menus: [{ state: 'draft' }],
    })
  })

  test.each([
    ['2026-11-20', '2026-11-19', 'days.0.to', 'past'],
    ['2026-11-20', '2027-01-20', 'days.0.to', 'too-far'],
    ['2026-11-20', '2026-11-20', 'days.0.to', 'same'],
    ['2026-11-20', '2027-02-29', 'days.0.to.date', 'date'],
  ])('from %s to %s is refused', async (from, to, field, reason) => {
    await own.save('2026-11-20')
    expect(await own.copy([[from, to]])).toMatchObject(invalid(field, reason))
  })
})

describe('a week', () => {
  const week = (from: number, to: number) =>
    Array.from({ length: 5 }, (_, i): [string, string] => [`2026-11-${from + i}`, `2026-11-${to + i}`])

  test('copied over days that have a menu asks, names them and changes nothing', async () => {
    for (const [from] of week(23, 0)) await own.save(from, priced(11))
    await own.save('2026-11-30', priced(20))
    const to = week(23, 30).map(([from], i): [string, string] => [
      from,
      i === 0 ? '2026-11-30' : `2026-12-0${i}`,
    ])
    const before = await days()
    expect(await own.copy(to)).toMatchObject(
      refusal(409, 'would-overwrite', { current: { menus: [{ date: '2026-11-30', price: 20 }] } }),
    )
    expect(await days()).toEqual(before)
    expect(await own.copy(to, { overwrite: true })).toMatchObject({ body: { menus: { length: 5 } } })
    expect((await days()).filter((day) => day.startsWith('2026-11-30'))).toEqual([
      '2026-11-30 comida draft 1100',
    ])
  })

  test('is copied whole or not at all', async () => {
    await own.save('2026-11-23')
    const reply = await own.copy([
      ['2026-11-23', '2026-11-30'],
      ['2026-11-24', '2026-12-01'],
    ])
    expect(reply).toMatchObject(refusal(404, 'menu', { fields: { 'days.1.from': 'missing' } }))
    expect(await days()).toEqual(['2026-11-23 comida draft 1290'])
  })

  test('refuses two menus for one day', async () => {
    await own.save('2026-11-23')
    const twice: [string, string][] = [
      ['2026-11-23', '2026-11-30'],
      ['2026-11-23', '2026-11-30'],
    ]
    expect(await own.copy(twice)).toMatchObject(invalid('days.1.to', 'same'))
  })
})

describe('a menu moved', () => {
  test('leaves nothing behind, and keeps its id', async () => {
    const { menuId } = await own.save('2026-11-23')
    expect((await own.copy([['2026-11-23', '2026-11-25']], { mode: 'move' })).body).toMatchObject({
      menus: [{ menuId, source: 'web' }],
    })
    expect(await days()).toEqual(['2026-11-25 comida draft 1290'])
  })

  test('changes places with another in one go', async () => {
    await own.save('2026-11-23', priced(10))
    await own.save('2026-11-24', priced(20))
    const swap: [string, string][] = [
      ['2026-11-23', '2026-11-24'],
      ['2026-11-24', '2026-11-23'],
    ]
    expect(await own.copy(swap, { mode: 'move' })).toMatchObject({ status: 200 })
    expect(await days()).toEqual(['2026-11-23 comida draft 2000', '2026-11-24 comida draft 1000'])
  })

  test('takes today’s from the public page, and tells the web', async () => {
    await own.save('2026-11-20', { release: 'publish' })
    api.expired.length = 0
    await own.copy([['2026-11-20', '2026-11-21']], { mode: 'move' })
    const { body } = await api.post('/api/filter/menus', { restaurantIds: [owner.restaurantId] })
    expect(body).toMatchObject({ updatedMenus: [{ menu: [] }] })
    expect(api.expired).toContainEqual(expect.objectContaining({ restaurantId: owner.restaurantId }))
  })
})

test('who edits a day that was copied over meanwhile overwrites nothing', async () => {
  await own.save('2026-11-23', priced(10))
  const { version } = await own.save('2026-11-24', priced(20))
  await own.copy([['2026-11-23', '2026-11-24']], { overwrite: true })
  expect(await own.put('2026-11-24', { version, ...priced(30) })).toMatchObject(
    refusal(409, 'version', { current: { price: 10 } }),
  )
})

test('two copies at once of one week leave one of them', async () => {
  await own.save('2026-11-23')
  const replies = await Promise.all([1, 2, 3].map(() => own.copy([['2026-11-23', '2026-11-24']])))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})
