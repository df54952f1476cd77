import { expect, test } from 'vitest'
import { languageHeader } from '@/contract/languages'
import es from '@/messages/es.json'
import { catalogues } from '@/server/words/catalogues'
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

test.each([
  ['ca', 'Hola, Ana!', 'Lluç a la planxa'],
  ['gl', 'Ola, Ana!', 'Pescada á galega'],
  ['eu', 'Kaixo, Ana!', 'Legatza plantxan'],
  ['en', 'Hello, Ana!', 'Merluza a la plancha'],
] as const)(
  'who signs up on a page in %s is greeted in it, and its example is understood',
  async (language, hello, dish) => {
    const owner = await api.owner({ firstName: 'Ana' })
    const client = api.as(owner)
    await client.post(
      '/api/wizard/send-welcome-email',
      { ownerId: owner.ownerId },
      { [languageHeader]: language },
    )
    const [greeting] = (await chatOf(client).read()).messages
    expect(greeting?.language).toBe(language)
    const { text, buttons } = greeting?.direction === 'out' ? greeting.reply : {}
    expect(text).toContain(hello)
    expect(buttons?.map(({ title }) => title)).toEqual([
      catalogues[language].chatbot.greeting.example,
      catalogues[language].chatbot.greeting.help,
    ])
    const [read] = await chatOf(client).send({ kind: 'button', ...buttons?.[0] })
    expect(read?.text).toContain(dish)
  },
)

test('an owner in the Canaries reads by their own clock', async () => {
  const owner = await api.owner({}, { timeZone: 'Atlantic/Canary' })
  expect(await chatOf(api.as(owner)).read()).toMatchObject({ messages: [], timeZone: 'Atlantic/Canary' })
})
