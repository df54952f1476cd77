import { expect, test } from 'vitest'
import es from '@/messages/es.json'
import { harness } from '@/tests/api/support/harness'
import { chatOf } from './chat'

const api = await harness()

test('the wizard’s last step leaves one greeting in the conversation, and the conversation goes on from it', async () => {
  const owner = await api.owner({ firstName: 'Ana' })
  const client = api.as(owner)
  const chat = chatOf(client)
  expect((await chat.read()).messages).toEqual([])
  for (const _ of [1, 2])
    expect((await client.post('/api/wizard/send-welcome-email', { ownerId: owner.ownerId })).status).toBe(200)
  const { messages, timeZone } = await chat.read()
  expect(timeZone).toBe('Europe/Madrid')
  expect(messages).toMatchObject([
    { direction: 'out', state: 'delivered', reply: { text: expect.stringContaining('¡Hola, Ana!') } },
  ])
  const [greeting] = messages
  const [button] = greeting?.direction === 'out' ? (greeting.reply.buttons ?? []) : []
  const [read] = await chat.send({ kind: 'button', ...button })
  expect(button?.title).toBe(es.chatbot.greeting.example)
  expect(read?.text).toContain('Merluza a la plancha')
  expect((await chat.read()).messages[0]).toEqual(greeting)
})

test('an owner in the Canaries reads by their own clock', async () => {
  const owner = await api.owner({}, { timeZone: 'Atlantic/Canary' })
  expect(await chatOf(api.as(owner)).read()).toMatchObject({ messages: [], timeZone: 'Atlantic/Canary' })
})
