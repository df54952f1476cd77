import { Readable } from 'node:stream'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { listOwnMenus } from '@/contract/endpoints/own-menus'
import { addDays, localNow } from '@/contract/rules/time/local-time'
import { newId } from '@/server/db/id'
import { keepFileOf } from '@/server/modules/files'
import { givePlan } from '@/tests/api/support/give-plan'
import { harness } from '@/tests/api/support/harness'
import { chatOf } from './chat'

const api = await harness()

async function paper(lines: string[]) {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([595, 842])
  for (const [at, text] of lines.entries()) page.drawText(text, { x: 50, y: 800 - at * 26, size: 14, font })
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

test('a PDF of several days is shown day by day, and nothing is scheduled before a press', async () => {
  const owner = await api.owner()
  await givePlan(api.db, owner)
  const today = localNow(new Date(), 'Europe/Madrid').date
  const days = [1, 2, 3].map((after) => addDays(today, after))
  const dishes = ['Lentejas', 'Paella', 'Cocido']
  const lines = days.flatMap((date, at) => [
    date.split('-').reverse().join('/'),
    ...['Primeros', 'Ensalada mixta', dishes[at] ?? '', 'Segundos', 'Merluza'],
  ])
  const content = await paper(['Menú de la semana 12,90 €', ...lines])
  const { fileUrl } = await keepFileOf(api.ctx, owner.ownerId, { content, name: 'semana.pdf' })
  const client = api.as(owner)
  const chat = chatOf(client)
  const menus = async () => {
    const { body } = await client.get(`/api/menus/mine?from=${today}&to=${addDays(today, 7)}`)
    return listOwnMenus.reply.parse(body).menus.map(({ date, state }) => `${date} ${state}`)
  }

  const answers = await chat.send({ kind: 'document', file: fileUrl, mime: 'application/pdf' })
  const cards = answers.filter(({ buttons }) => buttons?.some(({ action }) => action.startsWith('one:')))
  expect(cards.map(({ text }) => dishes.filter((dish) => text.includes(dish)))).toEqual(
    dishes.map((one) => [one]),
  )
  expect(await menus()).toEqual([])

  const [second] = cards[1]?.buttons ?? []
  const press = { kind: 'button', title: 'Programar', action: second?.action }
  await chat.send(press)
  expect(await menus()).toEqual([`${days[1]} scheduled`])
  const again = await chat.send(press)
  expect(again.map(({ text }) => text).join()).toContain('ya está puesto')

  const all = answers.flatMap(({ buttons = [] }) => buttons).find(({ title }) => title === 'Programar todo')
  await chat.send({ kind: 'button', ...all })
  expect(await menus()).toEqual(days.map((date) => `${date} scheduled`))
})
