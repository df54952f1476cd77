import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clustersOf } from '@/components/map/clusters'
import { clearOpeningOf, isUnderButtons, markOf, openingOf } from '@/components/map/opening-of'
import type { Size, View } from '@/components/map/plane'
import { madrid } from '@/contract/geography'
import type { ShownResult } from '@/lib/search/shown-result'

const from = madrid
const dots = [{ position: from, label: 'Lavapiés' }]
const phone = { width: 360, height: 420 }

const at = (id: number, north: number, east: number): ShownResult => ({
  id: String(id),
  name: String(id),
  position: { lat: from.lat + north, lon: from.lon + east },
  price: 12,
})

function underButtons(results: ShownResult[], view: View, size: Size) {
  return clustersOf(results, view.zoom, dots).filter((cluster) =>
    isUnderButtons(markOf(cluster, view), { x: 0, y: 0 }, size, true),
  )
}

it('moves a price out from under the buttons of the upper right corner', () => {
  const results = [at(1, 0.0026, 0.0036), at(2, -0.001, -0.002), at(3, -0.002, 0.001)]
  expect(underButtons(results, openingOf({ from, results }, phone), phone)).toHaveLength(1)
  expect(
    underButtons(
      results,
      clearOpeningOf({ from, results }, { size: phone, hasListButton: true, dots }),
      phone,
    ),
  ).toEqual([])
})

it('moves a price out from under «Lista»', () => {
  const results = [at(1, -0.0026, 0.0008), at(2, 0.001, -0.002), at(3, 0.002, 0.001)]
  expect(underButtons(results, openingOf({ from, results }, phone), phone)).toHaveLength(1)
  expect(
    underButtons(
      results,
      clearOpeningOf({ from, results }, { size: phone, hasListButton: true, dots }),
      phone,
    ),
  ).toEqual([])
})

it('leaves a price where it is in the middle of the lower edge, where no button stands', () => {
  const results = [at(1, -0.0026, -0.0004), at(2, 0.001, -0.002), at(3, 0.002, 0.001)]
  expect(underButtons(results, openingOf({ from, results }, phone), phone)).toEqual([])
})

it('changes nothing where nothing lies under them', () => {
  const results = [at(1, -0.002, 0.002), at(2, -0.001, -0.002)]
  const { centre, zoom } = clearOpeningOf({ from, results }, { size: phone, hasListButton: true, dots })
  expect(zoom).toBe(openingOf({ from, results }, phone).zoom)
  expect(centre.lat).toBeCloseTo(from.lat, 9)
  expect(centre.lon).toBeCloseTo(from.lon, 9)
})

it('keeps the corner and «Lista» free for one page of results, wherever they are', () => {
  const nearby = fc.record({
    north: fc.double({ min: -0.006, max: 0.006, noNaN: true }),
    east: fc.double({ min: -0.008, max: 0.008, noNaN: true }),
  })
  const sizes = fc.constantFrom(phone, { width: 320, height: 380 }, { width: 560, height: 700 })
  fc.assert(
    fc.property(fc.array(nearby, { minLength: 1, maxLength: 20 }), sizes, (places, size) => {
      const results = places.map(({ north, east }, index) => at(index, north, east))
      expect(
        underButtons(
          results,
          clearOpeningOf({ from, results }, { size: size, hasListButton: true, dots }),
          size,
        ),
      ).toEqual([])
    }),
    { seed: 1, numRuns: 300 },
  )
})
