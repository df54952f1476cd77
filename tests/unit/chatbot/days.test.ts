import { expect, it } from 'vitest'
import { daysIn } from '@/server/modules/chatbot/engine/meaning/days'

it.each([
  ['mañana a las once', ['2026-11-19']],
  ['a las once de la mañana', []],
  ['por la mañana', []],
  ['a las once cada mañana', []],
])('names the days of «%s»', (words, dates) => {
  const plain = words.replaceAll('ñ', 'n')
  expect(daysIn(plain, '2026-11-18').map(({ date }) => date)).toEqual(dates)
})
