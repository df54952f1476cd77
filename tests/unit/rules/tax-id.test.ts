import fc from 'fast-check'
import { expect, test } from 'vitest'
import { billingDetails, isTaxId, plainTaxId } from '@/contract/entities/billing-details'

test.each([
  '12345678Z',
  '00000000T',
  '12.345.678-z',
  'X1234567L',
  'Y1234567X',
  'Z1234567R',
  'A58818501',
  'B12345674',
  'b-1234567-4',
  'G28029007',
  'P2807900B',
  'Q2826000H',
  'S2800568D',
  'K0867756N',
])('%s is one', (typed) => {
  expect(isTaxId(plainTaxId(typed))).toBe(true)
})

test.each([
  ...['', '12345678A', '1234567Z', '123456789', 'X1234567A', 'A58818502', 'A5881850J', 'P28079002'],
  ...['I12345674', 'B1234567', 'ES12345678Z', 'Ñ2345678Z', '１２３４５６７８Z', 'B12345674B'],
])('%j is none', (typed) => {
  expect(isTaxId(plainTaxId(typed))).toBe(false)
})

test('one digit wrong is always noticed in a person’s', () => {
  const one = fc.tuple(fc.integer({ min: 0, max: 99_999_999 }), fc.nat(7), fc.integer({ min: 1, max: 9 }))
  fc.assert(
    fc.property(one, ([number, at, more]) => {
      const digits = String(number).padStart(8, '0')
      const letter = 'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23]
      const wrong = [...digits].map((digit, i) => (i === at ? String((Number(digit) + more) % 10) : digit))
      expect(isTaxId(digits + letter)).toBe(true)
      expect(isTaxId(wrong.join('') + letter)).toBe(false)
    }),
  )
})

test('what was typed is tidied, and each field says what is wrong', () => {
  const typed = {
    name: '  Casa   Lola, S. L. ',
    taxId: 'b-1234567-4',
    address: 'Calle Mayor, 1',
    postcode: '28013',
  }
  expect(billingDetails.parse({ ...typed, city: ' Madrid' })).toMatchObject({
    ...{ name: 'Casa Lola, S. L.', taxId: 'B12345674', city: 'Madrid' },
  })
  const wrong = billingDetails.safeParse({
    name: ' ',
    taxId: '1',
    address: '',
    postcode: '53000',
    city: '\n',
  })
  expect(wrong.error?.issues.map(({ path }) => path[0])).toEqual([
    'name',
    'taxId',
    'address',
    'postcode',
    'city',
  ])
})
