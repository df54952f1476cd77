import { expect, test } from 'vitest'
import { isDuplicateKey } from '@/server/db/duplicate-key'

const fromDatabase = (code: string) => Object.assign(new Error('refused'), { code })

test('a duplicate key is found under the error of a query', () => {
  expect(isDuplicateKey(fromDatabase('23505'))).toBe(true)
  expect(isDuplicateKey(new Error('Failed query', { cause: fromDatabase('23505') }))).toBe(true)
})

test.each([
  fromDatabase('23503'),
  new Error('Failed query', { cause: new Error('23505') }),
  '23505',
  undefined,
])('%s is none', (error) => {
  expect(isDuplicateKey(error)).toBe(false)
})
