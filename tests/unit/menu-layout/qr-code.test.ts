import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { qrSquares } from '@/contract/rules/qr-code/qr-squares'

const drawn = (text: string) => qrSquares(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''))
const digest = (text: string) =>
  createHash('sha256').update(drawn(text).join('\n')).digest('hex').slice(0, 16)

// These very squares were read by zbarimg when they were written down.
test.each([
  ['hola', 21, 'ee42d4b33d17f60c'],
  ['https://mantel.example/restaurant/profile/abcdefghjkmn_Casa_Lola', 37, 'b60a6a1671355f7e'],
  [
    `https://mantel.example/restaurant/profile/abcdefghjkmn_${'Casa_de_la_abuela_%C3%B1'.repeat(6)}`,
    57,
    '520aa56e48512cd3',
  ],
])('draws %s as readers read it', (text, size, hash) => {
  expect(drawn(text)).toHaveLength(size)
  expect(digest(text)).toBe(hash)
})

test('refuses what no version of ours holds', () => {
  expect(() => qrSquares('x'.repeat(214))).toThrow(RangeError)
  expect(qrSquares('x'.repeat(213))).toHaveLength(57)
})
