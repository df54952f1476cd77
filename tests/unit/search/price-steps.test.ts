import { expect, test } from 'vitest'
import { free, priciest } from '@/server/modules/search/criteria'
import { stepsOf } from '@/server/modules/search/queries/by-price'

const prices = Array.from({ length: 100 }, (_, index) => 1000 + index * 10)

test('each step takes in twice as many, the last all there are', () => {
  expect(stepsOf(prices, 'asc')).toEqual([1000, 1010, 1030, 1070, 1150, 1310, 1630, priciest])
  expect(stepsOf(prices, 'desc')).toEqual([1990, 1980, 1960, 1920, 1840, 1680, 1360, free])
})

test('a price many share is one step, and without a sample there is one for all', () => {
  expect(stepsOf([1200, 1200, 1200, 1200, 1500], 'asc')).toEqual([1200, priciest])
  expect(stepsOf([], 'desc')).toEqual([free])
})
