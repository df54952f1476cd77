import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import { newId } from '@/server/db/id'
import { conversations, menus } from '@/server/db/schema'
import { receiveMessage } from '@/server/modules/chatbot'
import { givePlan } from '@/tests/api/support/give-plan'
import { harness } from '@/tests/api/support/harness'
import type { TestOwner } from '@/tests/api/support/world'
import { chatOf } from './chat'

const api = await harness()
const day = (ahead: number) => addDays(localNow(new Date(), 'Europe/Madrid').date, ahead)
const written = (date: string) => `${Number(date.slice(8))}/${Number(date.slice(5, 7))}`

async function week() {
  const owner = await api.owner()
  await givePlan(api.db, owner)
  const chat = chatOf(api.as(owner))
  await chat.say(
    `Menú 12 €\n${written(day(2))}\nLentejas\nPollo asado\n${written(day(3))}\nGarbanzos\nMerluza`,
  )
  await chat.press('Programar todo')
  return { owner, chat }
}

async function calendarOf({ restaurantId }: TestOwner) {
  const rows = await api.db.select().from(menus).where(eq(menus.restaurantId, restaurantId))
  return rows
    .map(({ date, service, state, priceCents, categories, publishAt }) => ({
      ...{ date, service, state, priceCents, categories, publishAt },
    }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

test.each([
  ['a price', () => [`el ${written(day(2))} a 15`]],
  ['a dish', () => [`el ${written(day(2))} cambia el pollo por conejo`]],
  ['a time', () => [`el ${written(day(2))} mejor a las 11`]],
  ['a move', () => [`mueve el ${written(day(2))} al ${written(day(4))}`]],
  ['a deletion', () => [`borra el ${written(day(2))}`, 'sí']],
  ['a copy over another menu', () => [`copia el ${written(day(2))} al ${written(day(3))}`, 'sí']],
])('%s is undone to what stood there before, by the button and in words', async (_, says) => {
  const { owner, chat } = await week()
  const before = await calendarOf(owner)
  expect(before).toMatchObject([{ state: 'scheduled' }, { state: 'scheduled' }])
  for (const undo of [() => chat.press('Deshacer'), () => chat.say('deshaz')]) {
    for (const text of says()) await chat.say(text)
    expect(await calendarOf(owner)).not.toEqual(before)
    await undo()
    expect(await calendarOf(owner)).toEqual(before)
  }
})

test('«deshaz» twice goes back two steps, and the button of an undo does again what was undone', async () => {
  const { owner, chat } = await week()
  const prices = async () => (await calendarOf(owner)).map(({ priceCents }) => priceCents)
  await chat.say(`el ${written(day(2))} a 15`)
  await chat.say(`el ${written(day(2))} a 16`)
  await chat.say('deshaz')
  expect(await prices()).toEqual([1500, 1200])
  await chat.say('deshaz')
  expect(await prices()).toEqual([1200, 1200])
  await chat.press('Deshacer')
  expect(await prices()).toEqual([1500, 1200])
  await chat.say('deshaz')
  expect(await prices()).toEqual([1200, 1200])
})

test('what can be undone is kept in the conversation, and not for longer than ten minutes', async () => {
  const { owner, chat } = await week()
  await chat.say(`el ${written(day(2))} a 15`)
  const [row] = await api.db.select().from(conversations).where(eq(conversations.ownerId, owner.ownerId))
  expect(row?.state.written).toMatchObject([
    {},
    { slots: [{ before: { content: { price: 12 }, state: 'scheduled' } }] },
  ])
  const changed = await calendarOf(owner)
  const start = Date.now()
  api.time.now = new Date(start + 11 * 60_000)
  const at = new Date(start + 11 * 60_000).toISOString()
  const [late] = await chat.send({ kind: 'text', text: 'deshaz', at })
  api.time.now = null
  expect(late?.text).toContain('diez minutos')
  expect(await calendarOf(owner)).toEqual(changed)
})

test('a scheduled menu is named before a copy replaces it, and stays without a yes', async () => {
  const { owner, chat } = await week()
  const before = await calendarOf(owner)
  const [question] = await chat.say(`copia el ${written(day(2))} al ${written(day(3))}`)
  expect(question?.text).toMatch(/Sustituirá[\s\S]*Garbanzos/)
  await chat.say('gracias')
  await chat.say('vale')
  expect(await calendarOf(owner)).toEqual(before)
})

test('a new price leaves a menu scheduled for its own time, also after the usual time of its day', async () => {
  const { owner, chat } = await week()
  await chat.say(`el ${written(day(2))} mejor a las 12:30`)
  const [, second] = await calendarOf(owner)
  const at = new Date(`${day(2)}T10:30:00Z`)
  api.time.now = at
  const message = { kind: 'text' as const, id: newId(), at: at.toISOString(), text: 'precio 15' }
  await receiveMessage(api.ctx, { channel: 'browser', address: owner.ownerId, message })
  api.time.now = null
  const [changed, other] = await calendarOf(owner)
  expect(changed).toMatchObject({ state: 'scheduled', priceCents: 1500 })
  expect(other).toEqual(second)
})
