import { expect, test } from 'vitest'
import { actsIn } from '@/server/modules/chatbot/engine/learned/acts'

const around = {
  dishes: ['Lentejas estofadas', 'Ensalada mixta', 'Merluza a la plancha', 'Pollo asado', 'Flan casero'],
  state: 'live',
}

const shown = (text: string, state = around.state) =>
  actsIn(text, { ...around, state }).map(({ act, slots }) =>
    [act, ...slots.map(({ slot, text }) => `${slot}=${text}`)].join(' '),
  )

// None of these stands among the messages that the model learned from.
test.each([
  ['pues se nos ha ido el pollo hace un rato', ['soldout dish=pollo']],
  ['me pones bacalao en lugar de la merluza', ['swap new=bacalao old=merluza']],
  ['y a las lentejas cárgales dos euros de suplemento', ['supplement dish=lentejas euros=dos euros']],
  ['el jueves no levantamos la persiana', ['close day=jueves']],
  ['¿a qué hora deja de verse el menú?', ['ask-until']],
])('«%s»', (text, acts) => expect(shown(text)).toEqual(acts))

test('keeps the words of two orders apart', () => {
  expect(shown('quita el flan y sube a 13')).toEqual(['remove dish=flan', 'price euros=13'])
})

test.each(['', '???', 'xyzw qrst plk', 'bla '.repeat(200)])('«%s» means nothing', (text) => {
  expect(actsIn(text, around)).toEqual([])
})

test('gives the places of its values in the message', () => {
  const text = 'Cambia la merluza por rape a la marinera'
  for (const { slots } of actsIn(text, around)) for (const slot of slots) expect(text).toContain(slot.text)
})
