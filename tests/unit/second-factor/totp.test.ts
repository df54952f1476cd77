import { describe, expect, test } from 'vitest'
import { base32, stepAt, stepOf, totp } from '@/server/modules/second-factor/totp'

/** RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code is %s', (seconds, code) => {
  const step = stepAt(new Date(seconds * 1000))
  expect(totp(secret, step, 8)).toBe(code)
  expect(totp(secret, step)).toBe(code.slice(2))
})

describe('the half minute of a code', () => {
  const now = new Date(1_234_567_890_000)
  const step = stepAt(now)

  test.each([-1, 0, 1])('is found %i off', (off) => {
    expect(stepOf(secret, totp(secret, step + off), now)).toBe(step + off)
  })

  test.each([-2, 2, 100])('is not found %i off', (off) => {
    expect(stepOf(secret, totp(secret, step + off), now)).toBeNull()
  })

  test.each(['', '1', '0000000', 'abcdef'])('%j is no code', (code) => {
    expect(stepOf(secret, code, now)).toBeNull()
  })
})

/** RFC 4648, section 10, without the padding that apps do not want. */
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foob', 'MZXW6YQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is %j in base 32', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected)
})
