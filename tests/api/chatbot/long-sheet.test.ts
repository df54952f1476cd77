import { expect, test } from 'vitest'
import { AppError } from '@/server/errors'
import { harness } from '@/tests/api/support/harness'
import { chatOf } from './chat'

const drawn = { tries: 0 }
const api = await harness({
  services: {
    drawer: {
      async draw() {
        drawn.tries += 1
        throw new AppError('too-large', 'sheet')
      },
      drawnBy: async () => 'test',
      close: async () => undefined,
    },
  },
})

test('a menu that is too long to be drawn is tried once, and its owner reads why', async () => {
  const owner = await api.owner()
  const chat = chatOf(api.as(owner))
  await chat.say('Menú de hoy 12 €\nPrimeros\nLentejas\nSopa\nSegundos\nPollo asado')
  await api.ctx.background.settled()
  const { messages } = await chat.read()
  const [reply] = messages.flatMap((one) => (one.direction === 'out' && one.reply.buttons ? [one] : []))
  expect(reply).toMatchObject({ state: 'delivered', isDrawing: false })
  expect(reply?.reply.text).toContain('demasiado largo para una imagen')
  expect(drawn.tries).toBe(1)
  expect(api.logged.join('')).not.toContain('could not be drawn')
})

test('the note is in the language of the conversation', async () => {
  const chat = chatOf(api.as(await api.owner()))
  await chat.say('Bon dia! Avui tenim:\nPrimers\nSopa\nSegons\nPollastre rostit\n12 €')
  await api.ctx.background.settled()
  const { messages } = await chat.read()
  const texts = messages.flatMap((one) => (one.direction === 'out' ? [one.reply.text] : []))
  expect(texts.at(-1)).toContain('massa llarg per a una imatge')
})
