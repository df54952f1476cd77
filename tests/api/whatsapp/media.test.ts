import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { files, whatsappInbox } from '@/server/db/schema'
import { channel } from './channel'
import { post } from './post'
import { messagesOf, otherSent, textSent } from './webhook-calls'

const { api, graph, time, pass, work, newPhone, linked, rowsOf, sentTo, stateOf } = await channel()
const dot = { width: 8, height: 8, channels: 3, background: 'red' } as const
const jpeg = await sharp({ create: dot }).jpeg().toBuffer()

const about = (from: string) => ({ from, at: time.now })
const photo = (from: string, bytes: Uint8Array, type = 'image/jpeg') =>
  messagesOf(
    otherSent(about(from), 'image', { id: graph.addMedia({ bytes, type }), mime_type: type, caption: 'hoy' }),
  )

const filesOf = (ownerId: string) => api.db.select().from(files).where(eq(files.ownerId, ownerId))
const lastIn = async (phone: string) => (await rowsOf(phone)).findLast(({ direction }) => direction === 'in')

test('a photo is kept as an upload of its owner, drawn anew, and handed to the conversation', async () => {
  const { owner, phone } = await linked()
  await post(api.url, photo(phone, jpeg))
  await work()
  const [file] = await filesOf(owner.ownerId)
  expect(file).toMatchObject({ contentType: 'image/webp' })
  expect(await lastIn(phone)).toMatchObject({
    ...{ kind: 'image', state: 'handled' },
    body: { kind: 'image', file: file?.url, caption: 'hoy' },
  })
})

test.each([
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4096)])],
  ['half a picture', jpeg.subarray(0, jpeg.length / 2)],
  ['a page', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['nothing', Buffer.alloc(0)],
])('%s that says it is a photo is not kept, and its sender is told why', async (_, bytes) => {
  const { owner, phone } = await linked()
  await post(api.url, photo(phone, bytes))
  await work()
  expect(await filesOf(owner.ownerId)).toEqual([])
  expect(sentTo(phone)).toEqual([expect.stringMatching(/^No he podido abrir ese archivo\. \S/)])
})

test('a photo that cannot be had now is had later, and what was written after it waits', async () => {
  const { owner, phone } = await linked()
  await post(api.url, photo(phone, jpeg))
  await post(api.url, messagesOf(textSent(about(phone), 'esa es la de hoy')))
  graph.refusals.push({ code: 131000, status: 500 }, { code: 131000, status: 500 })
  await work()
  expect(await lastIn(phone)).toMatchObject({ kind: 'text', state: 'handled', body: { text: /^\w{12} / } })
  pass(60_000)
  await work()
  pass(60_000)
  await work()
  expect(await filesOf(owner.ownerId)).toHaveLength(1)
  const said = (await rowsOf(phone)).filter(({ direction }) => direction === 'in').map(({ kind }) => kind)
  expect(said).toEqual(['text', 'image', 'text'])
})

test('with the file store down for an hour a photo waits, is seen to wait, and is answered after, in its order', async () => {
  const { owner, phone } = await linked()
  const { write } = api.ctx.storage
  api.ctx.storage.write = () => Promise.reject(new Error('no store'))
  await post(api.url, photo(phone, jpeg))
  pass(1_000)
  graph.inbound.set(phone, time.now.getTime())
  await post(api.url, messagesOf(textSent(about(phone), 'gracias')))
  for (let minutes = 0; minutes < 60; minutes += 10) {
    pass(10 * 60_000)
    await work()
  }
  expect(await filesOf(owner.ownerId)).toEqual([])
  expect(sentTo(phone)).toEqual([])
  expect(await stateOf(owner)).toMatchObject({ waiting: { count: 2 } })
  api.ctx.storage.write = write
  for (let tries = 0; tries < 3; tries += 1) {
    pass(10 * 60_000)
    await work()
  }
  expect(await filesOf(owner.ownerId)).toHaveLength(1)
  const said = (await rowsOf(phone)).filter(({ direction }) => direction === 'in').map(({ kind }) => kind)
  expect(said).toEqual(['text', 'image', 'text'])
  expect(await stateOf(owner)).toMatchObject({ waiting: null })
})

test('a photo that is gone is asked for again; of a stranger none is fetched', async () => {
  const { phone } = await linked()
  const lost = otherSent(about(phone), 'image', { id: '404', mime_type: 'image/jpeg' })
  await post(api.url, messagesOf(lost))
  await work()
  expect(sentTo(phone)).toEqual(['No he podido descargar ese archivo. ¿Me lo mandas otra vez?'])
  const stranger = newPhone()
  await post(api.url, photo(stranger, jpeg))
  await work()
  expect(await lastIn(stranger)).toMatchObject({ kind: 'unknown', state: 'handled' })
  const rows = await api.db.select().from(whatsappInbox).where(eq(whatsappInbox.address, stranger))
  expect(rows).toMatchObject([{ state: 'handled', content: {} }])
})

test.each(['audio', 'video', 'sticker', 'location', 'contacts', 'order'])(
  '%s is handed to the conversation as what it is',
  async (type) => {
    const { phone } = await linked()
    graph.inbound.set(phone, time.now.getTime())
    await post(api.url, messagesOf(otherSent(about(phone), type)))
    await work()
    expect(await lastIn(phone)).toMatchObject({ kind: type === 'order' ? 'unknown' : type, state: 'handled' })
  },
)
