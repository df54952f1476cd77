import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedCode } from '@/contract/entities/typed-code'
import { spacedRecoveryCode, tidyRecoveryCode, withoutSpaces } from '@/contract/rules/account/typed-code'

const letters = [...'0123456789abcdefghjkmnpqrstvwxyz']
const code = fc.string({ unit: fc.constantFrom(...letters), minLength: 12, maxLength: 12 })

test('a code copied by hand is the code it was', () => {
  fc.assert(
    fc.property(code, (one) => {
      const byHand = spacedRecoveryCode(one).toUpperCase().replaceAll('0', 'O').replaceAll('1', 'l')
      expect(tidyRecoveryCode(` ${byHand.replaceAll('-', ' ')} `)).toBe(one)
    }),
  )
})

test.each([
  ['123 456', '123456'],
  [' 123-456 ', '123456'],
])('%j is %j', (typed, expected) => {
  expect(withoutSpaces(typed)).toBe(expected)
})

test.each(['12345', '1234567', 'abcdef', '12 34 5', '', '１２３４５６'])(
  '%j is no code of six digits',
  (typed) => {
    expect(typedCode.safeParse(typed).success).toBe(false)
  },
)

test.each(['012345', ' 012 345', '012-345'])('%j is one', (typed) => {
  expect(typedCode.parse(typed)).toBe('012345')
})
