import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { auditLog, menus, restaurantSearch, restaurants } from '@/server/db/schema'
import { expirePassedMenus, publishDueMenus } from '@/server/modules/menus'
import { tellRecentChanges } from '@/server/modules/restaurants'
import { givePlan } from '@/tests/api/support/give-plan'
import { harness } from '@/tests/api/support/harness'
import { ownMenusOf, refusal } from './own-menus'
import { scheduleMany } from './scheduled'

const api = await harness({ ownDatabase: true })
const at = new Date('2026-11-20T10:30:00Z')
const date = '2026-11-20'
const made: string[] = []

beforeEach(() => {
  api.time.now = at
})
afterEach(async () => {
  api.time.now = null
  api.expired.length = 0
  if (made.length > 0) await api.db.delete(restaurants).where(inArray(restaurants.id, made.splice(0)))
})

type Row = Partial<typeof menus.$inferInsert> & { publishAt?: Date }

const schedule = async (count: number, row: Row = {}) => {
  const houses = await scheduleMany(api.db, count, { date, publishAt: at, ...row })
  made.push(...houses.map(({ id }) => id))
  return houses
}
type Houses = Awaited<ReturnType<typeof schedule>>

/** How often each came out, and what it is now. */
async function outcome(houses: Houses) {
  const ids = houses.map(({ menuId }) => menuId)
  const rows = await api.db.select().from(menus).where(inArray(menus.id, ids))
  const log = await api.db
    .select({ id: auditLog.entityId })
    .from(auditLog)
    .where(and(inArray(auditLog.entityId, ids), eq(auditLog.action, 'menu.published')))
  return {
    states: [...new Set(rows.map(({ state }) => state))],
    published: log.map(({ id }) => id).toSorted(),
  }
}
const each = (houses: Houses) => houses.map(({ menuId }) => menuId).toSorted()

describe('menus of the same minute', () => {
  test('all come out, once each, though two processes are at it, with their search rows', async () => {
    const houses = await schedule(300)
    const counts = await Promise.all([publishDueMenus(api.ctx), publishDueMenus(api.ctx)])
    await publishDueMenus(api.ctx)
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(300)
    expect(await outcome(houses)).toEqual({ states: ['published'], published: each(houses) })
    const rows = await api.db
      .select()
      .from(restaurantSearch)
      .where(
        inArray(
          restaurantSearch.restaurantId,
          houses.map(({ id }) => id),
        ),
      )
    expect(rows).toHaveLength(300)
    expect(rows.every(({ menuDate, priceCents }) => menuDate === date && Number(priceCents) >= 1000)).toBe(
      true,
    )
    const told = api.expired.map(({ restaurantId }) => restaurantId)
    expect(told.toSorted()).toEqual(houses.map(({ id }) => id).toSorted())
  })

  test('wait for their minute', async () => {
    const houses = await schedule(2)
    api.time.now = new Date(at.getTime() - 1)
    expect(await publishDueMenus(api.ctx)).toBe(0)
    expect(await outcome(houses)).toEqual({ states: ['scheduled'], published: [] })
  })

  test('come out although one of them cannot', async () => {
    const houses = await schedule(30)
    const [poisoned] = houses
    await api.db.execute(sql`
      create function poison() returns trigger language plpgsql as $$
      begin
        if new.entity_id = ${sql.raw(`'${poisoned?.menuId}'`)} then raise exception 'poison'; end if;
        return new;
      end $$`)
    await api.db.execute(
      sql`create trigger poison before insert on audit_log for each row execute function poison()`,
    )
    try {
      expect(await publishDueMenus(api.ctx)).toBe(29)
    } finally {
      await api.db.execute(sql`drop trigger poison on audit_log`)
      await api.db.execute(sql`drop function poison`)
    }
    expect(api.logged.some((line) => line.includes('menu not published'))).toBe(true)
    expect((await outcome(houses)).published).toEqual(each(houses).filter((id) => id !== poisoned?.menuId))
    expect(await publishDueMenus(api.ctx)).toBe(1)
  })

  test('go straight to the history when their day went by', async () => {
    const houses = await schedule(2, { date: '2026-11-17', publishAt: new Date('2026-11-17T10:30:00Z') })
    await publishDueMenus(api.ctx)
    expect((await outcome(houses)).states).toEqual(['expired'])
    const { body } = await api.post('/api/filter/menus', { restaurantIds: houses.map(({ id }) => id) })
    expect(body).toMatchObject({ updatedMenus: [{ menu: [] }, { menu: [] }] })
    expect(await api.get(`/api/menus/${houses[0]?.id}/2026-11-17`)).toMatchObject({
      body: { menu: [{ state: 'expired' }] },
    })
  })
})

test('what POST /api/menus has for a later day comes out when that day begins where the restaurant is', async () => {
  const canary = await api.owner({}, { timeZone: 'Atlantic/Canary', lat: 28.1, lon: -15.4 })
  await givePlan(api.db, canary)
  const categories = [{ name: 'Primeros', items: [{ name: 'Papas arrugadas' }] }]
  const { body } = await api.as(canary).post('/api/menus', { price: 11, categories, date: '2026-11-21' })
  expect(body).toMatchObject({ state: 'scheduled', date: '2026-11-21' })
  api.time.now = new Date('2026-11-20T23:59:00Z')
  expect(await publishDueMenus(api.ctx)).toBe(0)
  api.time.now = new Date('2026-11-21T00:00:00Z')
  expect(await publishDueMenus(api.ctx)).toBe(1)
  const { body: shown } = await api.post('/api/filter/menus', { restaurantIds: [canary.restaurantId] })
  expect(shown).toMatchObject({
    updatedMenus: [{ menu: [{ state: 'published', updatedAt: '2026-11-21T00:00:00.000Z' }] }],
  })
})

test('what was committed and never told, because of a crash, is told at the next start', async () => {
  const [house] = await schedule(1)
  await publishDueMenus({ ...api.ctx, webCache: { ...api.ctx.webCache, expire: async () => undefined } })
  expect(api.expired).toEqual([])
  api.time.now = new Date(at.getTime() + 60_000)
  await tellRecentChanges(api.ctx)
  expect(api.expired).toContainEqual(expect.objectContaining({ restaurantId: house?.id }))
})

describe('an owner and the job at the same menu', () => {
  const scheduled = async () => {
    api.time.now = new Date(at.getTime() - 60_000)
    const owner = await api.owner()
    const own = ownMenusOf(api.as(owner))
    return { owner, own, menu: await own.save(date, { release: 'schedule', publishAt: '2026-11-20T11:30' }) }
  }

  test('who saves after it came out is told so', async () => {
    const { own, menu } = await scheduled()
    api.time.now = at
    await publishDueMenus(api.ctx)
    expect(await own.put(date, { version: menu.version, release: 'draft' })).toMatchObject(
      refusal(409, 'version', { current: { state: 'published', menuId: menu.menuId } }),
    )
  })

  test('who takes it back first keeps it', async () => {
    const { own, menu } = await scheduled()
    await own.save(date, { version: menu.version, release: 'draft' })
    api.time.now = at
    await publishDueMenus(api.ctx)
    expect(await own.list()).toMatchObject({ menus: [{ state: 'draft' }] })
  })

  test('whoever is faster, nothing is lost in silence', async () => {
    const { own, menu } = await scheduled()
    api.time.now = at
    const edit = { version: menu.version, release: 'draft', content: { price: 21, categories: [] } }
    const [reply] = await Promise.all([own.put(date, edit), publishDueMenus(api.ctx)])
    const after = reply.status === 200 ? { state: 'draft', price: 21 } : { state: 'published', price: 12.9 }
    expect([200, 409]).toContain(reply.status)
    expect(await own.list()).toMatchObject({ menus: [after] })
  })
})

describe('a menu whose service is over', () => {
  const expiring = async (now: string, row: Row = {}, timeZone = 'Europe/Madrid') => {
    const houses = await schedule(1, row)
    const [{ id = '' } = {}] = houses
    if (timeZone === 'Atlantic/Canary')
      await api.db.update(restaurants).set({ timeZone }).where(eq(restaurants.id, id))
    await publishDueMenus(api.ctx)
    api.time.now = new Date(now)
    await expirePassedMenus(api.ctx)
    return { id, ...(await outcome(houses)) }
  }

  test.each([
    ['lunch, that evening', '2026-11-20T22:59:00Z', {}, 'published'],
    ['lunch, at midnight', '2026-11-20T23:00:00Z', {}, 'expired'],
    [
      'a dinner until half past one',
      '2026-11-21T00:29:00Z',
      { windowStartMinute: 1260, windowEndMinute: 1530 },
      'published',
    ],
    ['the same, then', '2026-11-21T00:30:00Z', { windowStartMinute: 1260, windowEndMinute: 1530 }, 'expired'],
  ])('%s', async (_, now, row, state) => {
    const service = 'windowEndMinute' in row ? 'cena' : 'comida'
    expect((await expiring(now, { ...row, service })).states).toEqual([state])
  })

  test('is so an hour later in the Canary Islands', async () => {
    expect((await expiring('2026-11-20T23:59:00Z', {}, 'Atlantic/Canary')).states).toEqual(['published'])
    expect((await expiring('2026-11-21T00:00:00Z', {}, 'Atlantic/Canary')).states).toEqual(['expired'])
  })

  test('stays in history, permalink and feed, and is found by its dishes', async () => {
    const { id } = await expiring('2026-11-21T11:00:00Z')
    expect(await api.get(`/api/menus/${id}/${date}`)).toMatchObject({
      body: { menu: [{ state: 'expired' }] },
    })
    expect(await api.get(`/api/restaurants/${id}/menus`)).toMatchObject({
      body: { menus: [{ date, state: 'expired' }] },
    })
    const before = await api.db.select().from(restaurantSearch).where(eq(restaurantSearch.restaurantId, id))
    expect(before).toMatchObject([{ menuDate: date }])
  })
})
