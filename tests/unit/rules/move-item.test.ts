import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveItem } from '@/contract/rules/move-item'

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, 9, ['b', 'c', 'a']],
  [2, -1, ['c', 'a', 'b']],
  [9, 0, ['a', 'b', 'c']],
])('from %i to %i', (from, to, moved) => {
  expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(moved)
})

test('nothing is lost, and going back undoes it', () => {
  const places = fc.array(fc.integer(), { minLength: 1 }).chain((items) => {
    const place = fc.nat(items.length - 1)
    return fc.tuple(fc.constant(items), place, place)
  })
  fc.assert(
    fc.property(places, ([items, from, to]) => {
      expect(moveItem(moveItem(items, from, to), to, from)).toEqual(items)
    }),
  )
})
