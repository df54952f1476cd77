import { expect, test } from 'vitest'
import { since } from './conversation'
import { createTalk } from './world'

const menu = 'Primeros: lentejas, ensalada. Segundos: pollo, merluza.'

/** The price that is proposed, and what is asked, after a message. */
function after(text: string) {
  const talk = createTalk(since)
  talk.send({ kind: 'text', text })
  const { proposal, awaiting } = talk.state()
  return { price: proposal?.menus[0]?.content.price, awaiting }
}

test('a number that was not read may be the price: it is asked for', () =>
  expect(after(`${menu}\nVamos a ver si con 14 nos llega para todo`)).toEqual({
    price: null,
    awaiting: 'price',
  }))

test.each([menu, `${menu}\nReservas 612 345 678`, `${menu}\nAbrimos a las 13:30`])(
  'without such a number the usual price is taken: %s',
  (text) => expect(after(text).price).toBe(12.5),
)
