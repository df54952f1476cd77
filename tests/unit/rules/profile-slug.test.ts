import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isCanonicalSlug,
  parseProfileSlug,
  profilePath,
  profileSlug,
} from '@/contract/rules/profile/profile-slug'

const restaurantId = '0k3m9xq7tzab'
const named = (restaurantName: string) => ({ restaurantId, restaurantName })

const names = [
  'Casa Pepe',
  'Café Ñandú',
  '',
  ' dos  espacios ',
  'a_b_c',
  '_',
  '.',
  '..',
  'Bar S.L.',
  'a/b',
  '/',
  '../../admin',
  'a\\b',
  '100%',
  '100%25',
  '%2F',
  '%',
  '%E0%A4%A',
  '¿Qué?',
  'a#b',
  'a&b=c;d',
  `"l'Hort" <b>`,
  "(O' Pulpo)*!~",
  'مطعم الشام',
  '\u202eabc',
  '北京饭店',
  '🥘 Paella 👨‍👩‍👧',
  'half \ud83e',
  '\udd58 half',
  'tab\tnl\nnbsp\u00a0',
  'nul\u0000',
  'e\u0301 decomposed',
  'x'.repeat(200),
  'ñ'.repeat(200),
  '🥘'.repeat(100),
]

function survives(name: string) {
  const restaurant = named(name)
  const path = profilePath(restaurant)
  const url = new URL(path, 'https://mantel.example')
  expect(url.pathname).toBe(path)
  expect(path.split('/')).toHaveLength(4)
  expect(path).toMatch(/^[\x21-\x7e]+$/)

  const slug = url.pathname.split('/').at(-1) ?? ''
  for (const param of [slug, decodeURIComponent(slug)]) {
    expect(parseProfileSlug(param)).toBe(restaurantId)
    expect(isCanonicalSlug(param, restaurant)).toBe(true)
  }
}

describe('profileSlug', () => {
  it.each([
    ['Casa Pepe', 'Casa_Pepe'],
    ['Café & Té', 'Caf%C3%A9_%26_T%C3%A9'],
    ['a/b', 'a%2Fb'],
    ['', ''],
    ['50% más', '50%25_m%C3%A1s'],
  ])('of «%s»', (name, encoded) => {
    expect(profileSlug(named(name))).toBe(`${restaurantId}_${encoded}`)
  })

  it.each(names)('of «%s» survives a URL and comes back, encoded or decoded', survives)

  it('does so for any name', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), survives))
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 }), (units) =>
        survives(String.fromCharCode(...units)),
      ),
    )
  })
})

describe('parseProfileSlug', () => {
  it.each([
    [restaurantId, restaurantId],
    [`${restaurantId}_`, restaurantId],
    [`${restaurantId}_old_name`, restaurantId],
    [`${restaurantId}%5Fname`, restaurantId],
    [`${restaurantId}_%E0%A4%A`, restaurantId],
    [`${restaurantId}_100%`, restaurantId],
    ['', null],
    ['_', null],
    ['.', null],
    ['..', null],
    ['%', null],
    // Other hosts' ids look otherwise.
    ['665f1c2ab7e4d90012ac1001_Casa', '665f1c2ab7e4d90012ac1001'],
    ['3F2504E0-4F89-11D3-9A0C-0305E82C3301_Casa', '3F2504E0-4F89-11D3-9A0C-0305E82C3301'],
    ['17_Casa', '17'],
    [`${'x'.repeat(65)}_Casa`, null],
    ['casa.pepe', null],
    [`${restaurantId}/name`, null],
    [`${restaurantId}\n_name`, null],
  ])('«%s» → %s', (param, expected) => {
    expect(parseProfileSlug(param)).toBe(expected)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webPath()), (param) => {
        parseProfileSlug(param)
        isCanonicalSlug(param, named('Casa Pepe'))
      }),
    )
  })
})

describe('isCanonicalSlug', () => {
  it.each([
    [`${restaurantId}_Casa_Pepe`, true],
    [`${restaurantId}_Casa%5FPepe`, true],
    [`${restaurantId}_Casa%20Pepe`, false],
    [`${restaurantId}_Casa_Paco`, false],
    [`${restaurantId}_casa_pepe`, false],
    [`${restaurantId}_Casa_Pepe_`, false],
    [`${restaurantId}_`, false],
    [restaurantId, false],
  ])('%s', (param, expected) => {
    expect(isCanonicalSlug(param, named('Casa Pepe'))).toBe(expected)
  })
})
