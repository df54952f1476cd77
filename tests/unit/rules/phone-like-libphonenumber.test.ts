import fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { internationalNumber, storedPhone } from '@/contract/rules/profile/phone'
import { runs } from '@/tests/setup/seed'

/** The number that libphonenumber accepts as Spanish, in any spelling; null for all numbers that it refuses. */
function spanishOf(typed: string) {
  const parsed = parsePhoneNumberFromString(typed, { defaultCountry: 'ES', extract: false })
  return parsed?.isPossible() && parsed.countryCallingCode === '34' ? String(parsed.nationalNumber) : null
}
const isValid = (national: string) =>
  parsePhoneNumberFromString(national, 'ES')?.isValid() === true && national.length === 9

const prefixes = [
  '',
  '+34',
  '+34 ',
  '+ 34 ',
  '(+34) ',
  '+34-',
  '+34.',
  '0034',
  '0034 ',
  '00 34 ',
  '34 ',
  '34-',
  'tel:+34',
]
const groups = [
  [9],
  [3, 3, 3],
  [3, 2, 2, 2],
  [2, 3, 2, 2],
  [2, 7],
  [3, 6],
  [2, 3, 4],
  [1, 2, 2, 2, 2],
  [1, 1, 1, 1, 1, 1, 1, 1, 1],
]
const separators = ['', ' ', '.', '-', ' - ', '\u00a0', '\u2013', '/', '  ', '\u2009']
const endings = ['', ' ', ' ext. 12', ' ext 123', ' ext.1234', ' x12', ' extensión 305', ' #7', ';ext=45']
const aroundFirst: [string, string][] = [
  ['', ''],
  ['(', ')'],
]

function written(national: string, sizes: number[], separator: string, [open, close]: [string, string]) {
  const from = (index: number) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0)
  const parts = sizes.map((_, index) => national.slice(from(index), from(index + 1)))
  return parts.map((part, index) => (index === 0 ? `${open}${part}${close}` : part)).join(separator)
}

const spelling = fc.record({
  prefix: fc.constantFrom(...prefixes),
  sizes: fc.constantFrom(...groups),
  separator: fc.constantFrom(...separators),
  around: fc.constantFrom(...aroundFirst),
  ending: fc.constantFrom(...endings),
  wide: fc.boolean(),
})
type Spelling = typeof spelling extends fc.Arbitrary<infer Value> ? Value : never

function spell(national: string, { prefix, sizes, separator, around, ending, wide }: Spelling) {
  const typed = `${prefix}${written(national, sizes, separator, around)}${ending}`
  return wide ? typed.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)) : typed
}

const landline = fc.constantFrom(
  '91',
  '93',
  '94',
  '95',
  '96',
  '97',
  '98',
  '81',
  '82',
  '84',
  '85',
  '86',
  '87',
  '88',
)
const anyValid = fc
  .oneof(
    fc.tuple(landline, fc.stringMatching(/^[2-9]\d{6}$/)),
    fc.tuple(fc.constantFrom('6', '71', '72', '73', '74'), fc.stringMatching(/^\d{8}$/)),
    fc.tuple(fc.constantFrom('900', '901', '902'), fc.stringMatching(/^\d{6}$/)),
  )
  .map(([head, tail]) => `${head}${tail}`.slice(0, 9))
  .filter(isValid)

describe('telephones of Spain', () => {
  it('are understood in every spelling that libphonenumber understands', () => {
    fc.assert(
      fc.property(anyValid, spelling, (national, how) => {
        const typed = spell(national, how)
        if (spanishOf(typed) !== national) return
        expect(internationalNumber(typed), typed).toBe(`+34${national}`)
        expect(storedPhone(typed), typed).toBe(national)
      }),
      { numRuns: runs(2000) },
    )
  })

  it('are refused where libphonenumber refuses them', () => {
    const digits = fc.stringMatching(/^\d{1,14}$/).filter((text) => spanishOf(text) === null)
    fc.assert(
      fc.property(digits, spelling, (national, how) => {
        const typed = spell(national, { ...how, sizes: [14] })
        const isForeign = internationalNumber(typed)?.startsWith('+34') === false
        if (isForeign || spanishOf(typed) !== null) return
        expect(storedPhone(typed), typed).toBeNull()
      }),
      { numRuns: runs(2000) },
    )
  })
})
