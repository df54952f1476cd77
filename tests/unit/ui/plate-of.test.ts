import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plateOf } from '@/components/ui/plate-of'

it.each([
  ['Casa Lola', 'L'],
  ['El Ñandú', 'Ñ'],
  ['Bar', 'B'],
  ['«3 Hermanos»', '3'],
  ['los', 'L'],
  ['★', 'M'],
  ['', 'M'],
])('%s has the initial %s', (name, initial) => {
  expect(plateOf(name).initial).toBe(initial)
})

it('gives the same name the same plate, and any name one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(plateOf(name)).toEqual(plateOf(name))
      expect(plateOf(name).initial).not.toBe('')
    }),
  )
})
