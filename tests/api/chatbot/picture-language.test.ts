import { expect, test } from 'vitest'
import type { Sheet } from '@/server/images/drawer'
import { harness } from '@/tests/api/support/harness'
import { chatOf } from './chat'

const drawn: Sheet[] = []
const api = await harness({
  services: {
    drawer: {
      async draw({ sheet }) {
        drawn.push(sheet)
        return { bytes: Buffer.from('a picture'), warnings: [] }
      },
      drawnBy: async () => 'test',
      close: async () => undefined,
    },
  },
})

test('the picture of a menu is drawn in the language that its owner asks for', async () => {
  const chat = chatOf(api.as(await api.owner()))
  await chat.say('Menú de hoy 12 €\nPrimeros\nLentejas con chorizo\nSegundos\nPollo asado')
  await api.ctx.background.settled()
  await chat.say('mándame la imagen en inglés')
  await api.ctx.background.settled()
  expect(drawn.map(({ printed }) => printed.sections[1]?.items[0]?.text)).toEqual([
    'Pollo asado',
    'Roast chicken',
  ])
  expect(drawn[1]?.printed.facts.menu).toBe('Menu of the day')
  expect(drawn.map(({ language }) => language)).toEqual(['es', 'en'])
})
