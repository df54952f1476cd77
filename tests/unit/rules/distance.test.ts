import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceKm, distanceText, walkMinutes } from '@/contract/geography'

const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distanceKm', () => {
  const madrid = { lat: 40.4168, lon: -3.7038 }
  it.each([
    ['Barcelona', { lat: 41.3874, lon: 2.1686 }, 505.096],
    ['Las Palmas', { lat: 28.1235, lon: -15.4363 }, 1737.495],
    ['across the street', { lat: 40.41725, lon: -3.7038 }, 0.05],
    ['the antipodes', { lat: -40.4168, lon: 176.2962 }, Math.PI * 6371.0088],
  ])('Madrid to %s', (_, there, km) => {
    expect(Math.abs(distanceKm(madrid, there) / km - 1)).toBeLessThan(0.001)
  })

  it('is zero to itself, the same both ways and at most half the way round', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceKm(a, a)).toBe(0)
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 9)
        expect(distanceKm(a, b)).toBeLessThanOrEqual(Math.PI * 6371.0088 + 1e-9)
      }),
    )
  })
})

describe('distanceText', () => {
  it.each([
    [0, '10 m'],
    [0.004, '10 m'],
    [0.014, '10 m'],
    [0.35, '350 m'],
    [0.354, '350 m'],
    [0.99, '990 m'],
    [0.9949, '990 m'],
    [0.996, '1,0 km'],
    [1, '1,0 km'],
    [1.24, '1,2 km'],
    [9.96, '10,0 km'],
    [100, '100,0 km'],
    [1761.2, '1761,2 km'],
  ])('%s km', (km, text) => {
    expect(distanceText(km)).toBe(text.replace(' ', '\u00a0'))
  })

  it('never says 1000 m, nor 0,9 km', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.9, max: 1.1, noNaN: true }), (km) => {
        expect(distanceText(km)).toMatch(/^(9\d0\u00a0m|1,[01]\u00a0km)$/)
      }),
    )
  })
})

describe('walkMinutes', () => {
  it.each([
    [0, 1],
    [0.24, 4],
    [0.5, 8],
    [2.4, 39],
    [2.6, undefined],
  ])('%s km are %s minutes', (km, minutes) => {
    expect(walkMinutes(km)).toBe(minutes)
  })
})
