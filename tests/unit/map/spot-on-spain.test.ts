import { describe, expect, it } from 'vitest'
import { spotOnSpain } from '@/components/ui/live-map/spot-on-spain'

const places = {
  Madrid: { lat: 40.4168, lon: -3.7038 },
  Finisterre: { lat: 42.9, lon: -9.26 },
  Maó: { lat: 39.89, lon: 4.27 },
  Tarifa: { lat: 36.01, lon: -5.6 },
  'El Hierro': { lat: 27.7, lon: -18.1 },
  Lanzarote: { lat: 29.0, lon: -13.5 },
}

describe('spotOnSpain', () => {
  it.each(Object.entries(places))('%s lies on the drawing', (_, position) => {
    const { left, top } = spotOnSpain(position)
    for (const part of [left, top]) {
      expect(part).toBeGreaterThan(0)
      expect(part).toBeLessThan(1)
    }
  })

  it('keeps the points of the compass', () => {
    const { Madrid, Finisterre, Maó, Tarifa } = places
    expect(spotOnSpain(Finisterre).left).toBeLessThan(spotOnSpain(Madrid).left)
    expect(spotOnSpain(Madrid).left).toBeLessThan(spotOnSpain(Maó).left)
    expect(spotOnSpain(Madrid).top).toBeLessThan(spotOnSpain(Tarifa).top)
    expect(spotOnSpain(Tarifa).top).toBeLessThan(spotOnSpain(places['El Hierro']).top)
  })
})
