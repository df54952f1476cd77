import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceText, toCents, toEuros } from '@/contract/rules/menu/price'

describe('priceText', () => {
  it.each([
    [0, '0 €'],
    [-0, '0 €'],
    [12, '12 €'],
    [12.5, '12,50 €'],
    [9.9, '9,90 €'],
    [19.05, '19,05 €'],
    [0.07, '0,07 €'],
    [0.1 + 0.2, '0,30 €'],
    [13.999999999, '14 €'],
    [999.99, '999,99 €'],
    [1000, '1000 €'],
    [9999.5, '9999,50 €'],
    [10000, '10.000 €'],
    [1234567.8, '1.234.567,80 €'],
    [-5, '-5 €'],
    [-0.001, '0 €'],
  ])('%s', (euros, text) => {
    expect(priceText(euros)).toBe(text.replace(' ', '\u00a0'))
  })

  it('agrees with the Spanish locale, whole euros apart', () => {
    const locale = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' })
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (cents) => {
        expect(priceText(cents / 100)).toBe(locale.format(cents / 100).replace(',00', ''))
      }),
    )
  })
})

describe('cents', () => {
  it.each([
    [19.99, 1999],
    [1.1, 110],
    [4.35, 435],
    [1.15, 115],
    [9999.99, 999_999],
  ])('%s euros are %s cents', (euros, cents) => {
    expect(toCents(euros)).toBe(cents)
  })

  it('come back as they went', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (cents) => toCents(toEuros(cents)) === cents),
    )
  })
})
