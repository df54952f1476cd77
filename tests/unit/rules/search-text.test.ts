import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxSearchText, searchText } from '@/contract/search'

describe('searchText', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    [' cocido  madrileño ', 'cocido madrileño'],
    ['caf\u0065\u0301', 'café'],
    ['pul\u0000po', 'pul po'],
    ['pulpo\u0000', 'pulpo'],
    ['a\tb\r\nc', 'a b c'],
    ['a\u00a0b\u3000c', 'a b c'],
    ['pul\u00adpo\u200b\ufeff', 'pulpo'],
    ['\u202epulpo', 'pulpo'],
    ['half \ud83e', 'half'],
    ['🥘 paella', '🥘 paella'],
    ["50% d'arròs", "50% d'arròs"],
    ['x'.repeat(300), 'x'.repeat(maxSearchText)],
    [`${'x'.repeat(199)} y`, 'x'.repeat(199)],
    [`${'x'.repeat(199)}🥘`, 'x'.repeat(199)],
  ])('%j → %j', (typed, text) => {
    expect(searchText(typed)).toBe(text)
  })

  it('is short, well-formed, normal and at rest', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 }), (units) => {
        const text = searchText(String.fromCharCode(...units))
        expect(text.length).toBeLessThanOrEqual(maxSearchText)
        expect(text.isWellFormed()).toBe(true)
        expect(text.normalize('NFC')).toBe(text)
        expect(text).not.toMatch(/\p{Cc}|\p{Cf}|^\s|\s$|\s\s/u)
        expect(searchText(text)).toBe(text)
      }),
    )
  })
})
