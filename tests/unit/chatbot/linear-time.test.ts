import { expect, test } from 'vitest'
import { longestChatText } from '@/contract/entities/chat'
import { createTalk, menuOf, wednesday } from './world'

/** Text made to lead the patterns of orders astray. A message of up to 400 letters is read as an order, a longer one as a menu. */
const traps = [
  ...[
    '1',
    '12,',
    '12€ ',
    'a las ',
    'a 12 y ',
    'y ',
    ', ',
    'quita ',
    'quita y ',
    'no ',
    'no, ',
    'no hay ',
    'sin ni ',
  ],
  ...[
    'el pollo no es ',
    'cambia x por ',
    'en vez de ',
    'lo que es ',
    'de primero ',
    'con pan y ',
    'el pan ya no entra y ',
  ],
  ...[
    'que ',
    'porque ',
    'pollo, que ',
    'el de hoy no, ',
    'hoy y mañana ',
    'el lunes ',
    'para el ',
    'el 3 de ',
    'mañana cerrado. ',
  ],
  ...[
    'por favor ',
    'vale ',
    'oye ',
    'jaja ',
    'sí ',
    'sí las dos ',
    'ya ',
    'se ha ',
    'como estaba ',
    'lo mismo que ',
    '«',
    '«a b c d ',
  ],
  ...[
    'suplemento de 2 ',
    'ponle 2 euros ',
    'al pollo ponle ',
    'medio menu ',
    'hasta las ',
    'de 1 a ',
    'x',
    "s'",
    '?',
    '¿',
    '\n',
    '👍',
    '-',
  ],
]

let count = 0

/** Microseconds of the processor for some turns, each with another text, so that nothing is answered from memory. */
function cost(text: string, turns: number): number {
  const talk = createTalk({ menus: [menuOf(wednesday, 'published')] })
  const times = Array.from({ length: 2 }, () => {
    const before = process.cpuUsage()
    for (let turn = 0; turn < turns; turn += 1) {
      count += 1
      talk.send({ kind: 'text', text: `${text} ${count}` })
    }
    const { user, system } = process.cpuUsage(before)
    return user + system
  })
  return Math.min(...times)
}

const filled = (trap: string, length: number) => trap.repeat(Math.ceil(length / trap.length)).slice(0, length)

/** A neighbour on the machine may slow one measurement, not each of several; what is quadratic stays so. */
function growthOf(trap: string, [short, long]: [number, number], turns: number) {
  let growth = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 5 && growth >= 11; tries += 1)
    growth = Math.min(
      growth,
      cost(filled(trap, long), turns) / Math.max(cost(filled(trap, short), turns), turns * 500),
    )
  return growth
}

/** Four times the text: four times the work when linear, sixteen when quadratic. What is too quick to measure passes. */
test.each(traps)('an order of «%s» takes time in proportion to its length', (trap) => {
  expect(growthOf(trap, [95, 380], 5)).toBeLessThan(11)
})

const long = [
  '1',
  'y ',
  'quita ',
  'no, ',
  'sí ',
  'que ',
  'por favor ',
  'mañana cerrado. ',
  'x',
  '?',
  '«',
  '\n',
]

test.each(long)('a message of «%s» as long as may be takes time in proportion to its length', (trap) => {
  expect(growthOf(trap, [longestChatText / 8, longestChatText / 2], 1)).toBeLessThan(11)
})
