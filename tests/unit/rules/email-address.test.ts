import { domainToASCII } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { email, withAsciiDomain } from '@/contract/entities/owner'

test.each([
  ['ana@cañón.es', `ana@${domainToASCII('cañón.es')}`],
  ['ana+menus@señor.example.com', `ana+menus@${domainToASCII('señor.example.com')}`],
  ['ana@example.com', 'ana@example.com'],
  ["o'hara@example.com", "o'hara@example.com"],
  ['ana@b@ñ.es', `ana@b@${domainToASCII('ñ.es')}`],
])('%s is known to mail servers as %s', (typed, known) => {
  expect(withAsciiDomain(typed)).toBe(known)
})

test.each([
  '',
  'ana',
  'ñ',
  '@',
  'ana@',
  'ana@ñ.es/x',
  'ana@ñ:25',
  'ana@ñ ñ.es',
  'ana@ñ%2e.es',
  'ana@[ñ]',
  'ana@ñ?x=1',
])('what is no address stays as it is: %s', (typed) => {
  expect(withAsciiDomain(typed)).toBe(typed)
})

describe('an address of the contract', () => {
  test.each([
    [' Ana@Example.COM ', 'ana@example.com'],
    ['ANA@CAÑÓN.ES', `ana@${domainToASCII('cañón.es')}`],
    ['ana+menus@example.com', 'ana+menus@example.com'],
    ["ana.o'hara@example.com", "ana.o'hara@example.com"],
  ])('%s is kept as %s', (typed, kept) => {
    expect(email.parse(typed)).toBe(kept)
    expect(email.parse(kept), 'and stays so').toBe(kept)
  })

  test.each([
    '"ana lola"@example.com',
    'aña@example.com',
    'ana@example',
    'ana@ñ',
    'a@b.es\r\nBcc: c@d.es',
    'a@b.es, c@d.es',
  ])('%j is none', (typed) => {
    expect(email.safeParse(typed).success).toBe(false)
  })
})

test('nothing breaks it, and once is enough', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (name, domain) => {
      const once = withAsciiDomain(`${name}@${domain}`)
      expect(withAsciiDomain(once)).toBe(once)
    }),
  )
})
