import { expect, test } from 'vitest'
import { getChat } from '@/contract/endpoints/chat'
import { newId } from '@/server/db/id'
import { answerConversation, receiveMessage, storeMessage } from '@/server/modules/chatbot'
import { harness } from '@/tests/api/support/harness'

const api = await harness()

const text = (words: string) => ({
  ...{ id: newId(), at: new Date().toISOString() },
  ...{ kind: 'text' as const, text: words },
})

const chatOf = async (client: ReturnType<typeof api.as>, query = '') =>
  getChat.reply.parse((await client.get(`/api/chat${query}`)).body)

const messagesOf = async (client: ReturnType<typeof api.as>) => (await chatOf(client)).messages

test('a message is stored once and answered once, however often and at the same moment it comes', async () => {
  const owner = await api.owner()
  const received = { channel: 'browser' as const, address: owner.ownerId, message: text('hola') }
  const stored = await Promise.all([1, 2, 3].map(() => receiveMessage(api.ctx, received)))
  expect(stored.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await messagesOf(api.as(owner))).toMatchObject([
    { direction: 'in', sentAs: received.message.id, state: 'handled' },
    { direction: 'out', state: 'delivered' },
  ])
})

test('what was stored and not answered, because of a crash, is answered by whoever comes next', async () => {
  const owner = await api.owner()
  const received = { channel: 'browser' as const, address: owner.ownerId, message: text('hola') }
  const { conversationId } = await storeMessage(api.ctx, received)
  expect(await messagesOf(api.as(owner))).toMatchObject([{ state: 'received' }])
  await answerConversation(api.ctx, conversationId)
  await answerConversation(api.ctx, conversationId)
  expect(await messagesOf(api.as(owner))).toMatchObject([{ state: 'handled' }, { direction: 'out' }])
})

test('two owners may call their messages the same', async () => {
  const [ana, eva] = [await api.owner(), await api.owner()]
  const message = text('hola')
  for (const owner of [ana, eva]) await api.as(owner).post('/api/chat/messages', message)
  expect(await messagesOf(api.as(ana))).toHaveLength(2)
  expect(await messagesOf(api.as(eva))).toHaveLength(2)
})

test('pages lead back to the beginning, each message once', async () => {
  const owner = api.as(await api.owner())
  for (const words of ['uno', 'dos', 'tres']) await owner.post('/api/chat/messages', text(words))
  const whole = await messagesOf(owner)
  const seen: unknown[] = []
  for (let before = ''; ; ) {
    const page = await chatOf(owner, `?limit=4${before && `&before=${before}`}`)
    seen.unshift(...page.messages)
    if (!page.nextBefore) break
    before = page.nextBefore
  }
  expect(seen).toEqual(whole)
})

test('each message has the language of its words: a menu for its guests, an answer as it was asked', async () => {
  const owner = api.as(await api.owner())
  const languages = async (words: string) => {
    await owner.post('/api/chat/messages', text(words))
    const messages = await messagesOf(owner)
    return (['in', 'out'] as const).map(
      (direction) => messages.findLast((message) => message.direction === direction)?.language,
    )
  }
  expect(await languages('what is on the menu tomorrow?')).toEqual(['en', 'en'])
  expect(await languages('Primeros: lentejas. Segundos: merluza. Precio 12 €')).toEqual(['es', 'en'])
  expect(await languages('12')).toEqual(['en', 'en'])
  expect(await languages('zer dago gaur?')).toEqual(['eu', 'eu'])
})
