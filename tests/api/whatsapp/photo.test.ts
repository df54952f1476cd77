import sharp from 'sharp'
import { expect, test } from 'vitest'
import { channel } from './channel'
import { post } from './post'
import { messagesOf, otherSent } from './webhook-calls'

const menu = 'Menú de hoy\nPrimeros\nLentejas\nSopa\nSegundos\nPollo asado\nPostres\nFlan casero\n12,90 €'
const asked: boolean[] = []
const ocr = {
  begin: async () => undefined,
  async read(picture: () => Promise<Uint8Array | null>) {
    asked.push((await picture()) !== null)
    return menu
  },
  close: () => undefined,
}
const { api, graph, time, work, linked, rowsOf, newPhone } = await channel({ ocr })
const dot = { width: 60, height: 40, channels: 3, background: 'white' } as const
const jpeg = await sharp({ create: dot }).jpeg().toBuffer()

const photo = (from: string) =>
  messagesOf(
    otherSent({ from, at: time.now }, 'image', {
      id: graph.addMedia({ bytes: jpeg, type: 'image/jpeg' }),
      mime_type: 'image/jpeg',
    }),
  )

test('a photo sent by WhatsApp is read once and proposed; a stranger’s is not', async () => {
  const { phone } = await linked()
  graph.inbound.set(phone, time.now.getTime())
  await post(api.url, photo(phone))
  await work()
  const said = (await rowsOf(phone)).flatMap(({ direction, body }) =>
    direction === 'out' ? [JSON.stringify(body)] : [],
  )
  expect(said.slice(-3)).toEqual([
    expect.stringContaining('Foto guardada.'),
    expect.stringMatching(/leído en tu foto.*Lentejas/),
    expect.stringContaining('Publicar'),
  ])
  await post(api.url, photo(newPhone()))
  await work()
  expect(asked).toEqual([true])
})
