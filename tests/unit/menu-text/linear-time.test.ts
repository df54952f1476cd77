import { expect, test } from 'vitest'
import { parseMenuText } from '@/contract/rules/menu-text/parse-menu-text'

/** Text made to lead a pattern astray: near-misses that go on and on. */
const traps: readonly (readonly [string, string])[] = [
  ['figures', '1'],
  ['figures and commas', '12,'],
  ['prices', '12€ '],
  ['half menus that are none', 'medio menu :=:=: '],
  ['supplements that are none', '(+ suplemento de + '],
  ['hours that are none', 'de 12:30 a '],
  ['days', 'lunes: '],
  ['day ranges', 'del 3 de '],
  ['ordinals', '1º '],
  ['headings', 'primeros: '],
  ['headings without a colon', 'primero segundo postre '],
  ['dishes and commas', 'sopa, '],
  ['dishes and conjunctions', 'lentejas con arroz y pollo o '],
  ['one word', 'a'],
  ['spaces', ' '],
  ['blank lines', '\n'],
  ['one dish a line', 'lentejas\n'],
  ['one day a line', 'martes: sopa\n'],
  ['own headings', 'Carnes\npollo\nPescados\nmero\n'],
  ['open tags', '<a <b '],
  ['entities', '&amp;'],
  ['brackets', '(('],
  ['marks', '*-_~'],
  ['pictures', '🍝'],
  ['telephones', '+34 612 '],
  ['chat stamps', '[24/11/26, 11:32:08] '],
  ['full stops', 'a. '],
  ['letters one off', 'lentejsa '],
  ['days of a dictated week', 'el lunes sopa y martes '],
  ['courses and their verbs', 'y el postre es '],
  ['remarks', 'sopa que me gusta '],
  ['remarks that are none', ', que '],
  ['courtesies', 'si lo prefieres '],
  ['brackets with marks', '(ah! '],
  ['supplements of dishes', 'el pollo lleva 3 euros más '],
  ['joints that join nothing', 'sopa y , y '],
  ['dishes of the English', 'leek and potato soup '],
  ['included things', 'pan y vino o '],
  ['slashes and lists', 'a, b / c, d '],
  ['hours without an end', 'a partir de las 9 '],
]

function cost(text: string): number {
  const runs = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage()
    parseMenuText(text, { today: '2026-11-24' })
    const { user, system } = process.cpuUsage(before)
    return user + system
  })
  return Math.min(...runs)
}

/** Four times the text: four times the work when linear, sixteen when quadratic. What is too quick to measure passes. */
test.each(traps)('%s take time in proportion to their number', (_, trap) => {
  const filled = (length: number) => trap.repeat(Math.ceil(length / trap.length)).slice(0, length)
  cost(filled(2_000))
  // A neighbour on the machine may slow one measurement, not each of several; what is quadratic stays so.
  let growth = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < 5 && growth >= 11; tries += 1)
    growth = Math.min(growth, cost(filled(18_000)) / Math.max(cost(filled(4_500)), 2_000))
  expect(growth).toBeLessThan(11)
})
