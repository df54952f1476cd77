import { expect, test } from 'vitest'
import { menuQuestions } from '@/contract/rules/menu/price'

test.each([
  [12.5, null, []],
  [200, 100, []],
  [0, null, [{ field: 'price', reason: 'zero' }]],
  [200.01, null, [{ field: 'price', reason: 'high' }]],
  [1200, null, [{ field: 'price', reason: 'high' }]],
  [null, null, [{ field: 'price', reason: 'none' }]],
  [12, 0, [{ field: 'halfPrice', reason: 'zero' }]],
  [12, 12, [{ field: 'halfPrice', reason: 'not-less' }]],
  [
    1200,
    800,
    [
      { field: 'price', reason: 'high' },
      { field: 'halfPrice', reason: 'high' },
    ],
  ],
])('asks about %s and %s', (price, halfPrice, asked) => {
  expect(menuQuestions({ price, halfPrice })).toEqual(asked)
})
