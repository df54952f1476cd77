import { expect, test } from 'vitest'
import ca from '@/messages/ca.json'
import es from '@/messages/es.json'

const leaves = (texts: object, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[prefix + name, value]]
    return typeof value === 'object' && value ? leaves(value, `${prefix}${name}.`) : []
  })

test('figures are «xifres» everywhere', () => {
  expect(leaves(ca).filter(([, text]) => /dígit/i.test(text))).toEqual([])
})

test('a button that shows something says «Mostra»', () => {
  const catalan = new Map(leaves(ca))
  const buttons = leaves(es).filter(([, text]) => /^Ver(?:l[oa]s?)?(?!\p{L})/u.test(text))
  expect(buttons.length).toBeGreaterThan(40)
  const others = buttons
    .map(([key]) => [key, catalan.get(key)])
    .filter(([, text]) => !text?.startsWith('Mostra'))
  // A map opens in another program, and the list of what is planned has a title of a button's width.
  expect(others).toEqual([
    ['map.googleMaps', 'Obre a Google Maps'],
    ['map.openStreetMap', 'Obre a OpenStreetMap'],
    ['chatbot.help.planned', 'Menús programats'],
    ['chatbot.button.planned', 'Menús programats'],
  ])
})
