import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { newId } from '@/server/db/id'
import { channel } from './channel'
import { post } from './post'
import { statusOf } from './webhook-calls'

const storage = { isDown: false }
const { api, newPhone, linkText, graph, time, pass, work, say, linked, reply, outOf, sentTo, stateOf } =
  await channel()
const { find } = api.ctx.storage
api.ctx.storage.find = async (key) => {
  if (storage.isDown) throw new Error('no store')
  return find(key)
}

const three = [{ text: 'uno' }, { text: 'dos' }, { text: 'tres' }]

describe('replies', () => {
  test('go out in their order, each once, however many are at it', async () => {
    const { phone } = await linked()
    await reply(phone, ...three)
    await Promise.all([work(), work(), work()])
    expect(sentTo(phone)).toEqual(['uno', 'dos', 'tres'])
    expect(await outOf(phone)).toSatisfy((rows: { state: string }[]) =>
      rows.every(({ state }) => state === 'sent'),
    )
  })

  test('of which one has to wait make the later ones wait, and nobody else', async () => {
    const [ana, eva] = [await linked(), await linked()]
    await reply(ana.phone, ...three)
    graph.refusals.push({ code: 131056, to: ana.phone }, { code: 130429, to: ana.phone })
    await work()
    expect(sentTo(ana.phone)).toEqual([])
    await reply(eva.phone, { text: 'hola' })
    await work()
    expect(sentTo(eva.phone)).toEqual(['hola'])
    for (let tries = 0; tries < 10; tries += 1) await work()
    expect(sentTo(ana.phone)).toEqual(['uno', 'dos', 'tres'])
  })

  test('to one telephone of an owner do not wait for another that nobody writes on', async () => {
    const { phone, owner } = await linked()
    const second = newPhone()
    pass(24 * 3_600_000)
    await say(second, await linkText(owner))
    await work()
    pass(1_000)
    await reply(phone, ...three)
    await work()
    await reply(second, { text: 'hola' })
    await work()
    expect(sentTo(phone)).toEqual([])
    expect(sentTo(second)).toContain('hola')
  })

  test('that nobody may have are given up with their reason, and the next goes on', async () => {
    const { phone } = await linked()
    await reply(phone, ...three)
    graph.refusals.push({ code: 131026 })
    await work()
    expect(sentTo(phone)).toEqual(['dos', 'tres'])
    expect((await outOf(phone)).slice(-3)).toMatchObject([
      { state: 'failed', lastError: expect.stringMatching(/^131026/) },
      { state: 'sent' },
      { state: 'sent' },
    ])
  })

  test('wait while their picture is drawn', async () => {
    const { phone } = await linked()
    const [first] = await reply(phone, ...three)
    await api.database.pool.query(`update chat_messages set body = body || '{"drawing":{}}' where id = $1`, [
      first?.id,
    ])
    await work()
    expect(sentTo(phone)).toEqual([])
    await api.database.pool.query(`update chat_messages set body = body - 'drawing' where id = $1`, [
      first?.id,
    ])
    await work()
    expect(sentTo(phone)).toEqual(['uno', 'dos', 'tres'])
  })

  test('after 24 hours wait until that person writes again, without asking WhatsApp', async () => {
    const { phone, owner } = await linked()
    pass(24 * 3_600_000 + 1_000)
    await reply(phone, ...three)
    await work()
    pass(3_600_000)
    await work()
    expect(sentTo(phone)).toEqual([])
    expect(await stateOf(owner)).toMatchObject({ waiting: { count: 3 } })
    await say(phone, 'hola')
    await work()
    expect(sentTo(phone).slice(0, 3)).toEqual(['uno', 'dos', 'tres'])
    expect(await stateOf(owner)).toMatchObject({ waiting: null })
  })

  test('with WhatsApp down for an hour wait, are seen to wait, and go out after, in their order and once', async () => {
    const { phone, owner } = await linked()
    graph.peer.isDown = true
    await say(phone, 'ayuda')
    await reply(phone, ...three)
    for (let minutes = 0; minutes < 60; minutes += 10) {
      pass(10 * 60_000)
      await work()
    }
    expect(sentTo(phone)).toEqual([])
    expect((await stateOf(owner)).waiting?.count).toBeGreaterThanOrEqual(4)
    graph.peer.isDown = false
    for (let tries = 0; tries < 3; tries += 1) {
      pass(10 * 60_000)
      await work()
    }
    expect(sentTo(phone).slice(0, 3)).toEqual(['uno', 'dos', 'tres'])
    expect(await stateOf(owner)).toMatchObject({ waiting: null })
    const keys = graph.sent.map(({ message }) => message.biz_opaque_callback_data)
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('are in no hurry when the answer was lost: a delivery state tells that it went out', async () => {
    const { phone } = await linked()
    const [row] = await reply(phone, { text: 'una vez' })
    graph.peer.loses = 1
    await work()
    expect(await outOf(phone)).toMatchObject([{}, { state: 'pending' }])
    const accepted = graph.sent.find(({ message }) => message.to === phone)
    await post(api.url, statusOf(accepted?.id ?? '', 'sent', { biz_opaque_callback_data: row?.id }))
    pass(3_600_000)
    await work()
    expect(sentTo(phone)).toEqual(['una vez'])
    expect(await outOf(phone)).toMatchObject([{}, { state: 'sent', providerMessageId: accepted?.id }])
  })

  test('whose picture did not get through are tried again at once: nothing of them was sent', async () => {
    const { phone } = await linked()
    const key = `${newId()}/menu.jpg`
    const dot = { width: 8, height: 8, channels: 3, background: 'red' } as const
    await api.ctx.storage.write({
      ...{ key, contentType: 'image/jpeg' },
      bytes: await sharp({ create: dot }).jpeg().toBuffer(),
    })
    await reply(phone, { text: 'Hoy', image: { url: `/files/${key}`, alt: '' } })
    graph.refusals.push({ code: 131000, status: 500 })
    await work()
    await work()
    await work()
    expect(graph.sent.filter(({ message }) => message.to === phone)).toHaveLength(1)
  })

  test('whose sender died are taken up by the next, unless WhatsApp has told of them', async () => {
    const { phone } = await linked()
    const rows = await reply(phone, { text: 'contada' }, { text: 'no contada' })
    await api.database.pool.query(
      'update chat_messages set claimed_until = $1, attempts = 1 where id = any($2)',
      [new Date(time.now.getTime() + 120_000), rows.map(({ id }) => id)],
    )
    await post(api.url, statusOf('wamid.told', 'delivered', { biz_opaque_callback_data: rows[0]?.id }))
    await work()
    expect(sentTo(phone)).toEqual([])
    pass(120_000)
    await work()
    expect(sentTo(phone)).toEqual(['no contada'])
  })
})

describe('for an hour', () => {
  test('without WhatsApp all is kept, the owner sees it, and it goes out in order when it is back', async () => {
    const people = [await linked(), await linked()]
    graph.peer.isDown = true
    for (const { phone } of people) await reply(phone, ...three)
    for (let minute = 0; minute < 60; minute += 1) {
      pass(59_000)
      await work()
    }
    const since = expect.any(String)
    for (const { owner } of people)
      expect(await stateOf(owner)).toMatchObject({ waiting: { count: 3, since } })
    graph.peer.isDown = false
    pass(10 * 60_000)
    await work()
    for (const { phone, owner } of people) {
      expect(sentTo(phone)).toEqual(['uno', 'dos', 'tres'])
      expect(await stateOf(owner)).toMatchObject({ waiting: null })
    }
  })

  test('without the file store a reply with a picture waits, and what was said after it too', async () => {
    const { phone, owner } = await linked()
    const key = `${newId()}/menu.webp`
    const dot = { width: 8, height: 8, channels: 3, background: 'red' } as const
    const bytes = await sharp({ create: dot }).webp().toBuffer()
    await api.ctx.storage.write({ key, contentType: 'image/webp', bytes })
    storage.isDown = true
    await reply(phone, { text: 'Hoy', image: { url: `/files/${key}`, alt: '' } }, { text: 'después' })
    for (let minute = 0; minute < 60; minute += 5) {
      pass(5 * 60_000)
      await work()
    }
    expect(sentTo(phone)).toEqual([])
    expect(await stateOf(owner)).toMatchObject({ waiting: { count: 2 } })
    storage.isDown = false
    pass(10 * 60_000)
    await work()
    const got = graph.sent.filter(({ message }) => message.to === phone).map(({ message }) => message.type)
    expect(got).toEqual(['image', 'text'])
    expect([...graph.media.values()].at(-1)).toMatchObject({ type: 'image/jpeg' })
  })
})
