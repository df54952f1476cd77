import { expect, test } from 'vitest'
import { groups } from './corpus'
import { scoreOf } from './score'

const messages = Object.values(groups).flat()
const score = scoreOf(messages)
const wrong = score.wrong.join('\n')

test('the corpus is large and varied', () => {
  expect(messages.length).toBeGreaterThanOrEqual(200)
  expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length)
})

test('at least 97 % of the dishes are in the right category', () => {
  expect(score.rightCategory / score.items, wrong).toBeGreaterThanOrEqual(0.97)
})

test('at least 99 % of the prices are right', () => {
  expect(score.rightPrices / score.prices, wrong).toBeGreaterThanOrEqual(0.99)
})

test('no dish is invented', () => {
  expect(score.invented, wrong).toBe(0)
})

test('names, days, hours and what is included are right too', () => {
  expect(score.exactNames / score.items, wrong).toBeGreaterThanOrEqual(0.97)
  expect(score.rightFacts / score.facts, wrong).toBeGreaterThanOrEqual(0.97)
  expect(score.wrong.filter((line) => line.includes('no doubt'))).toEqual([])
})
