import { describe, expect, it } from 'vitest'
import { plainExcerpt } from '@/lib/seo/plain-excerpt'

describe('plainExcerpt', () => {
  it('leaves a short text as it is, on one line', () => {
    expect(plainExcerpt('Cocina de\n  mercado.')).toBe('Cocina de mercado.')
  })

  it('cuts between words', () => {
    expect(plainExcerpt('Cocina de mercado, con producto de temporada', 20)).toBe('Cocina de mercado…')
  })

  it('cuts a word that is all there is, never half an emoji', () => {
    expect(plainExcerpt('🥘'.repeat(50), 21)).toMatch(/^🥘{10}\ufffd?…$/u)
  })
})
