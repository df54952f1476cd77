import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bilingualNames, citySlug, otherNames, placeSlug } from '@/contract/rules/place/place-slug'

const awkward = fc.constantFrom(...'aZ9ÁñßİŁ-_/ .·’🥘\0\u0301', '\ud800', 'ﬁ')

describe('placeSlug', () => {
  it.each([
    ['A Coruña', 'a-coruna'],
    ['Las Palmas de Gran Canaria', 'las-palmas-de-gran-canaria'],
    ["L'Hospitalet de Llobregat", 'l-hospitalet-de-llobregat'],
    ['Vitoria-Gasteiz', 'vitoria-gasteiz'],
    ['  ¡Cádiz!  ', 'cadiz'],
    ['Bar de tapas', 'bar-de-tapas'],
    ['🥘', ''],
    ['', ''],
  ])('%j is %j', (name, slug) => expect(placeSlug(name)).toBe(slug))

  it('is an address, and stays what it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: awkward, maxLength: 120 }), (name) => {
        const slug = placeSlug(name)
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(placeSlug(slug)).toBe(slug)
      }),
    )
  })
})

describe('citySlug', () => {
  it.each([
    ['San Sebastián', 'donostia-san-sebastian'],
    ['Donostia', 'donostia-san-sebastian'],
    ['Donostia / San Sebastián', 'donostia-san-sebastian'],
    ['San Sebastián/Donostia', 'donostia-san-sebastian'],
    ['La Coruña', 'a-coruna'],
    ['Coruña, A', 'a-coruna'],
    ['ALICANTE', 'alacant-alicante'],
    ['València', 'valencia'],
    ['Iruña', 'pamplona-iruna'],
    ['Nàquera/Náquera', 'naquera'],
    ['Sevilla', 'sevilla'],
  ])('%j is %j', (name, slug) => expect(citySlug(name)).toBe(slug))

  it.each([...bilingualNames, ...Object.values(otherNames)])('leads %j to one address for good', (name) => {
    const slug = citySlug(name)
    expect(citySlug(slug)).toBe(slug)
    for (const half of name.split('/')) expect(citySlug(half)).toBe(slug)
  })
})
