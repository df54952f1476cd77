import { expect, test } from 'vitest'
import { languageHeader } from '@/contract/languages'
import ca from '@/messages/ca.json'
import es from '@/messages/es.json'
import eu from '@/messages/eu.json'
import gl from '@/messages/gl.json'
import { newId } from '@/server/db/id'
import { channel } from './channel'
import { post } from './post'
import { messagesOf, otherSent } from './webhook-calls'

const { api, graph, time, work, newPhone, say, linkText, sentTo } = await channel()

async function answerTo(phone: string, text: string) {
  const before = sentTo(phone).length
  await say(phone, text)
  await work()
  return sentTo(phone).slice(before)
}

const write = (owner: Awaited<ReturnType<typeof api.owner>>, message: object, language = '') =>
  api
    .as(owner)
    .post(
      '/api/chat/messages',
      { id: newId(), at: new Date('2026-11-22T12:00:00Z'), ...message },
      language ? { [languageHeader]: language } : {},
    )

test('a telephone is linked, and the conversation goes on, in the language of the web chat', async () => {
  const [owner, phone] = [await api.owner({ firstName: 'Ana' }), newPhone()]
  await write(owner, { kind: 'text', text: 'què tinc programat?' })
  const text = await linkText(owner)
  expect(text).toMatch(/Hola! Vull publicar el menú/)
  expect(await answerTo(phone, text)).toEqual([ca.whatsapp.link.linked])
  expect(await answerTo(phone, '12')).toEqual(['No hi ha menú per a avui. Si me l’envies ara, te’l preparo.'])
})

test('the page tells the language until the owner does', async () => {
  const owner = await api.owner()
  const greeted = await write(owner, { kind: 'sticker' }, 'gl')
  expect(JSON.stringify(greeted.body)).toContain(gl.chatbot.unreadable.sticker)
  const french = await write(owner, { kind: 'sticker' }, 'fr')
  expect(JSON.stringify(french.body)).toContain(gl.chatbot.unreadable.sticker)
})

test('a telephone is answered in the language of its owner’s page until a message tells another', async () => {
  const [owner, phone] = [await api.owner({ language: 'eu' }), newPhone()]
  expect(await answerTo(phone, await linkText(owner))).toEqual([eu.whatsapp.link.linked])
  await say(phone, 'quita el flan')
  await work()
  const none = { id: graph.addMedia({ bytes: Buffer.alloc(0), type: 'image/jpeg' }), mime_type: 'image/jpeg' }
  await post(api.url, messagesOf(otherSent({ from: phone, at: time.now }, 'image', none)))
  await work()
  expect(sentTo(phone).at(-1)).toBe(`No he podido abrir ese archivo. ${es.upload.problems.empty}`)
})

test.each([
  ['ca', Buffer.alloc(0), ca.upload.problems.empty],
  ['eu', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), eu.upload.problems.svg],
] as const)('why a file is refused is said in %s', async (language, bytes, why) => {
  const [owner, phone] = [await api.owner({ language }), newPhone()]
  await answerTo(phone, await linkText(owner))
  const photo = { id: graph.addMedia({ bytes, type: 'image/jpeg' }), mime_type: 'image/jpeg' }
  await post(api.url, messagesOf(otherSent({ from: phone, at: time.now }, 'image', photo)))
  await work()
  const { whatsapp } = { ca, eu }[language]
  expect(sentTo(phone).at(-1)).toBe(whatsapp.fileRefused.replace('{why}', why))
})
