import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import ca from '@/messages/ca.json'
import es from '@/messages/es.json'
import eu from '@/messages/eu.json'
import gl from '@/messages/gl.json'
import { owners } from '@/server/db/schema'
import { channel } from './channel'
import { approved } from './graph-server'

const { api, graph, pass, work, say, linked, newPhone, reply, outOf, sentTo } = await channel({}, approved)

const dayMs = 24 * 3_600_000
const kindsTo = (phone: string) =>
  graph.sent.flatMap(({ message }) => (message.to === phone ? [message.type] : []))

test('who has been silent for a day is called back once by the approved template, and then gets what waited', async () => {
  const { phone } = await linked()
  pass(dayMs)
  await reply(phone, { text: 'uno' }, { text: 'dos' })
  await work()
  pass(3_600_000)
  await reply(phone, { text: 'tres' })
  await work()
  expect(kindsTo(phone)).toEqual(['template'])
  expect(graph.sent.at(-1)?.message).toMatchObject({ template: { name: approved, language: { code: 'es' } } })
  await say(phone, 'dime')
  await work()
  expect(sentTo(phone).slice(0, 3)).toEqual(['uno', 'dos', 'tres'])
  pass(dayMs)
  await reply(phone, { text: 'cuatro' })
  await work()
  expect(kindsTo(phone).filter((kind) => kind === 'template')).toHaveLength(2)
})

test.each([
  ['ca', 'ca', approved, ca.whatsapp.recall],
  ['eu', 'es', `${approved}_eu`, eu.whatsapp.recall],
  ['gl', 'es', `${approved}_gl`, gl.whatsapp.recall],
  ['en', 'es', approved, es.whatsapp.recall],
] as const)(
  'an owner of %s is called back in the language that is approved for them',
  async (language, code, name, text) => {
    const { owner, phone } = await linked()
    await api.db.update(owners).set({ language }).where(eq(owners.id, owner.ownerId))
    pass(dayMs)
    await reply(phone, { text: 'uno' })
    await work()
    expect(graph.sent.at(-1)?.message).toMatchObject({ template: { name, language: { code } } })
    expect((await outOf(phone)).find(({ kind }) => kind === 'recall')).toMatchObject({
      body: { reply: { text } },
    })
  },
)

test('a template that WhatsApp refuses is not sent again, and what waits still waits', async () => {
  const { phone } = await linked()
  pass(dayMs)
  graph.refusals.push({ code: 132015, to: phone })
  await reply(phone, { text: 'uno' })
  for (let tries = 0; tries < 3; tries += 1) await work()
  expect(kindsTo(phone)).toEqual([])
  const rows = await outOf(phone)
  expect(rows.find(({ kind }) => kind === 'recall')).toMatchObject({ state: 'failed', lastError: /^132015/ })
  expect(rows.find(({ body }) => JSON.stringify(body).includes('"uno"'))).toMatchObject({ state: 'pending' })
})

test('one that could not go out before its owner wrote is not needed any more; a stranger is never called', async () => {
  const { phone } = await linked()
  pass(dayMs)
  graph.peer.isDown = true
  await reply(phone, { text: 'uno' })
  await work()
  graph.peer.isDown = false
  await say(phone, 'hola')
  pass(3_600_000)
  await work()
  await work()
  expect(kindsTo(phone)).not.toContain('template')
  expect(sentTo(phone)).toContain('uno')
  const stranger = newPhone()
  await say(stranger, 'hola')
  await work()
  pass(dayMs)
  await reply(stranger, { text: 'uno' })
  await work()
  expect(kindsTo(stranger)).not.toContain('template')
})
