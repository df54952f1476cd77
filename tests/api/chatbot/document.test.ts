import { Readable } from 'node:stream'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { newId } from '@/server/db/id'
import { keepFileOf } from '@/server/modules/files'
import { harness } from '@/tests/api/support/harness'
import { chatOf } from './chat'

const api = await harness()

async function paper(lines: string[]) {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([595, 842])
  for (const [at, text] of lines.entries()) page.drawText(text, { x: 50, y: 780 - at * 30, size: 16, font })
  return Readable.from([Buffer.from(await document.save())])
}

test('a PDF is read behind the real listener, and proposed', async () => {
  const owner = await api.owner()
  const lines = ['Menú del día 12,90 €', 'Primeros', 'Lentejas', 'Sopa', 'Segundos', 'Pollo asado', 'Merluza']
  const { fileUrl } = await keepFileOf(api.ctx, owner.ownerId, {
    content: await paper(lines),
    name: 'menu.pdf',
  })
  const chat = chatOf(api.as(owner))
  const answers = await chat.send({ kind: 'document', file: fileUrl, mime: 'application/pdf' })
  expect(answers.map(({ text }) => text).join('\n')).toMatch(/Lentejas[\s\S]*Merluza[\s\S]*12,90/)
})

test('a message names a file of its owner’s by its whole address, or none', async () => {
  const [owner, other] = [await api.owner(), await api.owner()]
  const content = await paper(['Lentejas'])
  const { fileUrl } = await keepFileOf(api.ctx, owner.ownerId, { content, name: 'menu.pdf' })
  const say = (who: typeof owner, file: string) =>
    api.as(who).post('/api/chat/messages', {
      ...{ id: newId(), at: new Date().toISOString(), kind: 'document', file, mime: 'application/pdf' },
    })
  const refused = { status: 404, body: { error: { fields: { file: 'unknown-file' } } } }
  const strange = [
    `${fileUrl}/../otro.pdf`,
    `${fileUrl}x`,
    fileUrl.slice(0, -4),
    '/files/',
    `https://a.es${fileUrl}`,
  ]
  for (const file of strange) expect(await say(owner, file), file).toMatchObject(refused)
  expect(await say(other, fileUrl)).toMatchObject(refused)
  expect(await say(owner, fileUrl)).toMatchObject({ status: 200 })
})
