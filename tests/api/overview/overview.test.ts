import { expect, test } from 'vitest'
import { getOverview } from '@/contract/endpoints/overview'
import { languageHeader } from '@/contract/languages'
import { addDays } from '@/contract/rules/time/local-time'
import { restaurantCounts } from '@/server/db/schema'
import { refreshSearchRow } from '@/server/modules/search'
import { harness } from '@/tests/api/support/harness'

const api = await harness()
const today = '2031-05-14'
api.time.now = new Date(`${today}T11:20:00Z`)

const menu = { price: 12.5, categories: [{ name: 'Primeros', items: [{ name: 'Lentejas' }] }] }
const nothing = { view: 0, call: 0, directions: 0, share: 0, website: 0, whatsapp: 0 }
const overview = async (owner: { ownerId: string }) => (await api.as(owner).get('/api/overview')).body

test('tells of a restaurant nobody sees yet, with nothing published and nobody there', async () => {
  const owner = await api.owner({}, { name: '', lat: null, lon: null })
  expect(await overview(owner)).toEqual({
    verification: 'pending',
    rejectionReason: null,
    menusToday: [],
    writtenIn: 'es',
    visits: { days: expect.any(Array), actions: nothing, weekBefore: 0 },
  })
})

test("has today's menu as soon as it is published", async () => {
  const owner = await api.owner()
  await api.as(owner).post('/api/menus', menu)
  await api.as(owner).post('/api/menus', { ...menu, date: addDays(today, 1) })
  expect(await overview(owner)).toMatchObject({ menusToday: [{ date: today, price: 12.5 }] })
})

test('says in which language the last menu that came out is', async () => {
  const owner = await api.owner()
  const items = [{ name: 'Dilistak txorizoarekin' }, { name: 'Legatza plantxan' }]
  await api.as(owner).post('/api/menus', { price: 12, categories: [{ name: 'Lehenengoak', items }] })
  await api.db.transaction((tx) => refreshSearchRow(tx, owner.restaurantId))
  expect(await overview(owner)).toMatchObject({ writtenIn: 'eu' })
  api.time.now = new Date(`${addDays(today, 3)}T11:20:00Z`)
  expect(await overview(owner)).toMatchObject({ menusToday: [], writtenIn: 'eu' })
  api.time.now = new Date(`${today}T11:20:00Z`)
})

test('of a restaurant without a menu, it says the language that its owner reads, if kitchens write it', async () => {
  const owner = await api.owner()
  const read = async (language: string) => {
    const { body } = await api.as(owner).get('/api/overview', { [languageHeader]: language })
    return getOverview.reply.parse(body).writtenIn
  }
  expect([await read('gl'), await read('eu'), await read('en')]).toEqual(['gl', 'eu', 'es'])
  await api.as(owner).post('/api/menus', menu)
  expect(await read('gl')).toBe('es')
})

test('counts the days of a week, the empty ones too, and the week before in one', async () => {
  const { restaurantId, ...owner } = await api.owner()
  const counts = { 0: 3, [-6]: 2, [-7]: 5, [-13]: 1, [-14]: 100 }
  for (const [ago, count] of Object.entries(counts))
    await api.db
      .insert(restaurantCounts)
      .values({ restaurantId, date: addDays(today, Number(ago)), action: 'view', count })
  for (const [ago, action] of [
    [0, 'call'],
    [-6, 'call'],
    [-7, 'share'],
  ] as const)
    await api.db
      .insert(restaurantCounts)
      .values({ restaurantId, date: addDays(today, ago), action, count: 4 })
  expect(await overview(owner)).toMatchObject({
    visits: {
      actions: { ...nothing, view: 5, call: 8 },
      days: [2, 0, 0, 0, 0, 0, 3].map((views, index) => ({ date: addDays(today, index - 6), views })),
      weekBefore: 6,
    },
  })
})

test('says why a restaurant was refused', async () => {
  const owner = await api.owner({}, { verification: 'rejected', rejectionReason: 'No existe esa calle' })
  expect(await overview(owner)).toMatchObject({
    verification: 'rejected',
    rejectionReason: 'No existe esa calle',
  })
})

test('is not there for an owner without a restaurant', async () => {
  expect(await api.as(await api.owner({}, null)).get('/api/overview')).toMatchObject({ status: 404 })
})
