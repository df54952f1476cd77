import { expect, test } from 'vitest'
import ca from '@/messages/ca.json'
import gl from '@/messages/gl.json'
import { newId } from '@/server/db/id'
import { channel } from './channel'

const { api, work, newPhone, say, linkText, sentTo } = await channel()

async function answerTo(phone: string, text: string) {
  const before = sentTo(phone).length
  await say(phone, text)
  await work()
  return sentTo(phone).slice(before)
}

const write = (owner: Awaited<ReturnType<typeof api.owner>>, message: object) =>
  api.as(owner).post('/api/chat/messages', { id: newId(), at: new Date('2026-11-22T12:00:00Z'), ...message })

test('a telephone is linked, and the conversation goes on, in the language of the web chat', async () => {
  const [owner, phone] = [await api.owner({ firstName: 'Ana' }), newPhone()]
  await write(owner, { kind: 'text', text: 'què tinc programat?' })
  const text = await linkText(owner)
  expect(text).toMatch(/Hola! Vull publicar el menú/)
  expect(await answerTo(phone, text)).toEqual([ca.whatsapp.link.linked])
  expect(await answerTo(phone, '12')).toEqual(['No hi ha menú per avui. Si me l’envies ara, te’l preparo.'])
})

test('the page tells the language until the owner does', async () => {
  const owner = await api.owner()
  const greeted = await write(owner, { kind: 'sticker', language: 'gl' })
  expect(JSON.stringify(greeted.body)).toContain(gl.chatbot.unreadable.sticker)
  const refused = await write(owner, { kind: 'sticker', language: 'fr' })
  expect(refused.status).toBe(400)
})
