import { expect, test } from 'vitest'
import { workOffDue } from '@/server/modules/whatsapp'
import { channel } from './channel'
import { post } from './post'
import { messagesOf, textSent } from './webhook-calls'

const { api, graph, time, pass, newPhone, linked, rowsOf, sentTo } = await channel()

const said = ['ayuda', '¿qué hay hoy?', 'agotado el flan', '¿cuánta gente lo ha visto?', 'gracias', 'hola']

/** The same shuffling in every run. */
function shuffled<T>(all: T[]) {
  let seed = 7
  return all
    .map((one) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return { one, key: seed }
    })
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one)
}

/** What a conversation looks like from outside, without the names that differ. */
async function lookOf(phone: string) {
  const rows = await rowsOf(phone)
  const kept = rows.filter(({ direction }) => direction === 'in').slice(1)
  return {
    said: kept.toSorted((a, b) => +a.occurredAt - +b.occurredAt).map(({ body, state }) => [body.text, state]),
    answered: rows.filter(({ direction }) => direction === 'out').map(({ state }) => state),
    heard: sentTo(phone).map((text) => text.replace(/[0-9a-hjkmnp-tv-z]{12}/g, '…')),
  }
}

/** A thousand messages of fifty conversations: CHAT_CONVERSATIONS=50. */
const isWide = process.env.CHAT_CONVERSATIONS !== undefined
const people = Number(process.env.CHAT_CONVERSATIONS ?? 10)
const each = isWide ? 20 : 10

test('messages of many conversations, shuffled and doubled, come to the same as in order, each reply once', {
  timeout: 900_000,
}, async () => {
  const told = async (phone: string, from: number) =>
    Array.from({ length: each }, (_, at) =>
      textSent({ from: phone, at: new Date(from + at * 1_000) }, said[at % said.length] ?? ''),
    )
  const { phone: orderly } = await linked()
  pass(60_000)
  const start = time.now.getTime()
  const inOrder = await told(orderly, start)
  const phones: string[] = []
  for (let count = 0; count < people; count += 1) phones.push(count < 4 ? (await linked()).phone : newPhone())
  const all = (await Promise.all(phones.map((phone) => told(phone, start)))).flat()
  pass(each * 1_000)
  for (const phone of [orderly, ...phones]) graph.inbound.set(phone, time.now.getTime())
  for (const message of inOrder) await post(api.url, messagesOf(message))
  const messages = shuffled([...all, ...all])
  for (let at = 0; at < messages.length; at += 40)
    expect(await post(api.url, messagesOf(...messages.slice(at, at + 40)))).toBe(200)
  const settle = async () => {
    pass(1_000)
    await workOffDue(api.ctx)
  }
  await settle()
  // Whatever comes a third time is nothing new.
  await post(api.url, messagesOf(...messages.slice(0, 40)))
  await settle()
  for (let tries = 0; tries < 12; tries += 1) {
    pass(60_000)
    await workOffDue(api.ctx)
  }
  const [look, ...others] = await Promise.all([orderly, ...phones].map(lookOf))
  expect(look?.said).toHaveLength(each)
  expect(look?.said.every(([, state]) => state === 'handled')).toBe(true)
  expect(look?.answered.every((state) => state === 'sent')).toBe(true)
  for (const other of others.slice(0, 4)) expect(other).toEqual(look)
  const strangers = others.slice(4)
  for (const stranger of strangers) expect(stranger).toEqual(strangers[0])
  const keys = graph.sent.map(({ message }) => message.biz_opaque_callback_data)
  expect(new Set(keys).size).toBe(keys.length)
})
