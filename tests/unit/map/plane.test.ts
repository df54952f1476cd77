import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  boxOfView,
  movedView,
  offsetOf,
  pixelAt,
  pixelsOf,
  positionAt,
  ringsAt,
  viewOfBox,
  viewOfCircle,
  zoomedView,
} from '@/components/map/plane'
import { distanceKm, madrid, spain } from '@/contract/geography'

const somewhere = fc.record({
  lat: fc.double({ min: spain.south, max: spain.north, noNaN: true }),
  lon: fc.double({ min: spain.west, max: spain.east, noNaN: true }),
})
const someZoom = fc.double({ min: 5, max: 17, noNaN: true })
const phone = { width: 360, height: 480 }

describe('the plane of a map', () => {
  it('gives back the position of a pixel', () => {
    fc.assert(
      fc.property(somewhere, someZoom, (position, zoom) => {
        expect(positionAt(pixelAt(position, zoom), zoom)).toEqual({
          lat: expect.closeTo(position.lat, 6),
          lon: expect.closeTo(position.lon, 6),
        })
      }),
    )
  })

  it('is to scale: pixels between near places are their metres', () => {
    fc.assert(
      fc.property(somewhere, fc.double({ min: -0.01, max: 0.01, noNaN: true }), (from, step) => {
        const there = { lat: from.lat + step, lon: from.lon - step }
        const { x, y } = offsetOf(there, from, 15)
        const metres = distanceKm(from, there) * 1000
        expect(Math.hypot(x, y)).toBeCloseTo(pixelsOf(metres, from.lat, 15), 0)
      }),
    )
  })

  it('keeps the place under the fingers while it zooms', () => {
    const view = { centre: madrid, zoom: 14 }
    const anchor = { x: 80, y: -40 }
    const under = movedView(view, anchor).centre
    const after = movedView(zoomedView(view, 1.3, anchor), anchor).centre
    expect(after).toEqual({ lat: expect.closeTo(under.lat, 9), lon: expect.closeTo(under.lon, 9) })
  })

  it('does not zoom beyond its ends', () => {
    expect(zoomedView({ centre: madrid, zoom: 14 }, 20).zoom).toBe(18)
    expect(zoomedView({ centre: madrid, zoom: 14 }, -20).zoom).toBe(4)
  })

  it('shows a whole box and a whole circle', () => {
    const box = { north: 40.43, south: 40.41, west: -3.72, east: -3.69 }
    const seen = boxOfView(viewOfBox(box, phone), phone)
    expect(seen.north).toBeGreaterThan(box.north)
    expect(seen.south).toBeLessThan(box.south)
    expect(seen.west).toBeLessThan(box.west)
    expect(seen.east).toBeGreaterThan(box.east)
    const { zoom } = viewOfCircle(madrid, 500, phone)
    expect(pixelsOf(500, madrid.lat, zoom)).toBeCloseTo(phone.width / 2 - 56, 6)
  })

  it('has rings at 250 m, 500 m and 1 km, and none too small to name', () => {
    const metresAt = (zoom: number) => ringsAt(madrid.lat, zoom).map(({ metres }) => metres)
    expect(metresAt(15)).toEqual([250, 500, 1000])
    expect(metresAt(12.5)).toEqual([500, 1000])
    expect(metresAt(9)).toEqual([])
    const [ring] = ringsAt(madrid.lat, 15)
    expect(ring?.radius).toBeCloseTo(pixelsOf(250, madrid.lat, 15), 6)
  })
})
