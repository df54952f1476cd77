import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { menus, openingHours } from '@/server/db/schema'
import { remindOwners } from '@/server/modules/reminders'
import { channel } from '@/tests/api/whatsapp/channel'

const { api, time, say, work, linked, sentTo, outOf } = await channel()

/** A Monday, 11:30 in Madrid. The telephones wrote on the day before. */
const [yesterday, today] = ['2026-11-22', '2026-11-23']
const halfPastEleven = new Date('2026-11-23T10:30:00Z')
const written = new Date('2026-11-22T12:00:00Z')

async function owner({ last = yesterday } = {}) {
  time.now = written
  const { owner, phone } = await linked()
  const { restaurantId } = owner
  const hours = { option: 'open_1' as const, startMinute: 780, endMinute: 960 }
  for (const weekday of [1, 2])
    await api.db
      .insert(openingHours)
      .values({ restaurantId, weekday, ...hours })
      .onConflictDoUpdate({ target: [openingHours.restaurantId, openingHours.weekday], set: hours })
  await api.db.insert(menus).values({
    ...{ restaurantId, date: last, state: 'expired', priceCents: 1300 },
    ...{ categories: [{ name: 'Primeros', items: [{ name: 'Lentejas estofadas' }] }], updatedAt: written },
    ...{ createdAt: written, publishedAt: written },
  })
  return { owner, phone }
}

async function remind(at = halfPastEleven) {
  time.now = at
  await remindOwners(api.ctx)
  await work()
}

/** The reply as it is stored: with a picture, it leaves once that is drawn. */
async function answer(phone: string, text: string) {
  const before = (await outOf(phone)).length
  await say(phone, text)
  await work()
  return JSON.stringify((await outOf(phone)).slice(before).map(({ body }) => body))
}

const menusOf = ({ restaurantId }: { restaurantId: string }, date = today) =>
  api.db
    .select({ state: menus.state, priceCents: menus.priceCents })
    .from(menus)
    .where(and(eq(menus.restaurantId, restaurantId), eq(menus.date, date)))

test('the word arrives on the telephone once, with a link', async () => {
  const { phone } = await owner()
  await remind()
  await remind(new Date('2026-11-23T10:40:00Z'))
  expect(sentTo(phone)).toEqual([
    expect.stringMatching(/^Hoy aún no tienes menú publicado\. ¿Repito el de ayer\?.* https?:\S+$/),
  ])
})

test('a typed «sí» shows the menu, and another one publishes it', async () => {
  const { owner: own, phone } = await owner()
  await remind()
  expect(await answer(phone, 'sí')).toContain('Está en borrador hasta que lo publiques')
  expect(await menusOf(own)).toEqual([{ state: 'draft', priceCents: 1300 }])
  await answer(phone, 'sí')
  expect(await menusOf(own)).toEqual([{ state: 'published', priceCents: 1300 }])
})

test('a typed «no» publishes nothing', async () => {
  const { owner: own, phone } = await owner()
  await remind()
  await answer(phone, 'no')
  expect(await menusOf(own)).toEqual([])
})

test('«sí» agrees to nothing where the menu is too old for the chat, and is told so', async () => {
  const { owner: own, phone } = await owner({ last: '2026-11-02' })
  await remind()
  expect(await answer(phone, 'sí')).toContain('Todavía no he cambiado nada')
  expect(await menusOf(own)).toEqual([])
})

test('a proposal that waits for its own «sí» keeps it', async () => {
  const { owner: own, phone } = await owner()
  time.now = new Date('2026-11-23T10:20:00Z')
  await say(phone, 'Menú 15 €\nPrimeros\nSopa\nGazpacho\nSegundos\nMerluza\nPollo')
  await work()
  await remind()
  await answer(phone, 'sí')
  const [now] = await menusOf(own)
  expect(now?.priceCents ?? 1500).toBe(1500)
})

test('nobody is asked on a holiday on which they close, nor after it was switched off', async () => {
  const [closed, off] = [await owner(), await owner()]
  time.now = written
  // 8 December 2026 is a Tuesday and a holiday in all of Spain.
  expect((await api.as(closed.owner).put('/api/holidays/2026-12-08', { opens: false })).status).toBe(200)
  expect((await api.as(off.owner).put('/api/reminder', { time: null })).status).toBe(200)
  await remind()
  expect(sentTo(off.phone)).toEqual([])
  time.now = new Date('2026-12-07T12:00:00Z')
  await say(closed.phone, 'hola')
  await work()
  const before = sentTo(closed.phone).length
  await remind(new Date('2026-12-08T10:30:00Z'))
  expect(sentTo(closed.phone)).toHaveLength(before)
})
