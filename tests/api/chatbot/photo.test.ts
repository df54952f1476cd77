import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '@/server/db/id'
import { chatMessages, menus } from '@/server/db/schema'
import { keepFileOf } from '@/server/modules/files'
import type { Ocr } from '@/server/ports/ocr/port'
import { harness } from '@/tests/api/support/harness'
import { chatOf } from './chat'

const menu =
  'Menú de hoy\nPrimeros\nLentejas\nEnsalada mixta\nSegundos\nPollo asado\nPostres\nFlan casero\n12,90 €'

/** Opens the picture like the real program, and finds the text that the test has set. */
const read: { pictures: (string | undefined)[]; next: string | null | Error } = { pictures: [], next: menu }
const ocr: Ocr = {
  begin: async () => undefined,
  async read(picture) {
    const bytes = await picture()
    read.pictures.push(bytes ? (await sharp(bytes).metadata()).format : undefined)
    if (read.next instanceof Error) throw read.next
    return read.next
  },
  close: () => undefined,
}
const api = await harness({ services: { ocr } })
const dot = { width: 60, height: 40, channels: 3, background: 'white' } as const
const jpeg = await sharp({ create: dot }).jpeg().toBuffer()

beforeEach(() => {
  read.pictures = []
  read.next = menu
})

async function withPhoto() {
  const owner = await api.owner()
  const content = Readable.from([jpeg])
  const { fileUrl } = await keepFileOf(api.ctx, owner.ownerId, { content, name: 'pizarra' })
  const photo = { kind: 'image', file: fileUrl, mime: 'image/webp' }
  return { owner, photo, client: api.as(owner), chat: chatOf(api.as(owner)) }
}

test('a photo is read from our own drawing of it, proposed and published', async () => {
  const { owner, photo, chat } = await withPhoto()
  const [kept, seen, offer] = await chat.send(photo)
  expect(kept?.text).toContain('Foto guardada.')
  expect(seen?.text).toMatch(/^Esto he leído en tu foto\.[\s\S]*Lentejas[\s\S]*12,90/)
  expect(offer?.buttons?.map(({ title }) => title)).toEqual(['Publicar', 'Corregir'])
  expect(read.pictures).toEqual(['png'])
  expect((await chat.press('Publicar'))[0]?.text).toContain('¡Publicado!')
  const published = await api.db.select().from(menus).where(eq(menus.restaurantId, owner.restaurantId))
  expect(published).toMatchObject([{ state: 'published', priceCents: 1290 }])
  const said = JSON.stringify((await chat.read()).messages.filter(({ direction }) => direction === 'in'))
  expect(said).not.toContain('Lentejas')
})

test.each([
  ['nothing could be had', null],
  ['there were no letters', ''],
  ['it failed', new Error('the store is down')],
])('where %s the photo is kept, and the next message is answered', async (_, next) => {
  const { photo, chat } = await withPhoto()
  read.next = next
  const [kept, ...others] = await chat.send(photo)
  expect(kept?.text).toContain('no consigo leer')
  expect(others).toEqual([])
  expect(await chat.say('ayuda')).toHaveLength(1)
})

test('the same message sent again is read once, and its sender cannot say what was read', async () => {
  const { photo, client } = await withPhoto()
  const message = { ...photo, id: newId(), at: new Date().toISOString(), reading: 'Caviar\n1 €' }
  const first = await client.post('/api/chat/messages', message)
  read.next = 'Primeros\nSopa\nPaella\nGazpacho\n9 €'
  const again = await client.post('/api/chat/messages', message)
  expect([first.status, again.status]).toEqual([200, 200])
  expect(read.pictures).toHaveLength(1)
  const rows = await api.db.select().from(chatMessages).where(eq(chatMessages.kind, 'image'))
  const stored = rows.filter(({ key }) => key.endsWith(message.id))
  expect(stored.map(({ body }) => body)).toMatchObject([{ reading: menu }])
})
