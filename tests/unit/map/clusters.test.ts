import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cheapestPriceText, clustersOf } from '@/components/map/clusters'
import { boxAround, centreOf, reachKm, showsWell } from '@/components/map/map-box'
import { movedView, offsetOf } from '@/components/map/plane'
import { madrid, spain } from '@/contract/geography'
import type { ShownResult } from '@/lib/search/shown-result'

const at = (id: string, lat: number, lon: number): ShownResult => ({
  id,
  name: id,
  position: { lat, lon },
  price: 12,
})
const nearSol = [at('a', 40.4168, -3.7038), at('b', 40.4169, -3.7037), at('c', 40.4268, -3.7138)]
const membersAt = (zoom: number) => clustersOf(nearSol, zoom).map(({ key }) => key)

it('puts those that would lie on each other under one mark, and parts them as one comes nearer', () => {
  expect(membersAt(8)).toEqual(['a b c'])
  expect(membersAt(14)).toEqual(['a b', 'c'])
  expect(membersAt(20)).toEqual(['a', 'b', 'c'])
})

it('loses nobody, and shows nobody twice', () => {
  const somewhere = fc.record({
    lat: fc.double({ min: spain.south, max: spain.north, noNaN: true }),
    lon: fc.double({ min: spain.west, max: spain.east, noNaN: true }),
  })
  fc.assert(
    fc.property(
      fc.array(somewhere, { maxLength: 60 }),
      fc.double({ min: 4, max: 19, noNaN: true }),
      (places, zoom) => {
        const results = places.map(({ lat, lon }, index) => at(String(index), lat, lon))
        const members = clustersOf(results, zoom).flatMap((cluster) => cluster.members)
        expect(members.map(({ id }) => Number(id)).sort((a, b) => a - b)).toEqual(
          results.map((_, index) => index),
        )
      },
    ),
  )
})

it('covers no dot and no label of one, and lets no mark lie on another beside them', () => {
  const nearby = fc.record({
    lat: fc.double({ min: 40.414, max: 40.42, noNaN: true }),
    lon: fc.double({ min: -3.708, max: -3.699, noNaN: true }),
  })
  const asked = [fc.array(nearby, { maxLength: 20 }), nearby, fc.integer({ min: 13, max: 18 })] as const
  fc.assert(
    fc.property(...asked, (places, you, zoom) => {
      const centre = { lat: 40.417, lon: -3.704 }
      const dots = [
        { position: centre, label: 'Sol' },
        { position: you, label: 'Tú' },
      ]
      const marks = clustersOf(
        places.map(({ lat, lon }, index) => at(String(index), lat, lon)),
        zoom,
        dots,
      ).map(({ position, members, stance }) => {
        const { x, y } = offsetOf(position, centre, zoom)
        // The body of a mark, without its tip.
        const top = y + stance.tip + (stance.hangs ? 8 : -44)
        return { x, halfWidth: members.length > 1 ? 67 : 18, top, bottom: top + 36 }
      })
      const areas = dots.map(({ position }) => {
        const { x, y } = offsetOf(position, centre, zoom)
        return { x, halfWidth: 9, top: y - 8, bottom: y + 24 }
      })
      for (const [index, mark] of marks.entries())
        for (const other of [...marks.slice(index + 1), ...areas])
          expect(
            Math.abs(mark.x - other.x) > mark.halfWidth + other.halfWidth ||
              mark.bottom <= other.top ||
              mark.top >= other.bottom,
          ).toBe(true)
    }),
  )
})

it('keeps a mark at its place where it covers no dot, and moves it by less than half its height', () => {
  const dots = [{ position: madrid, label: 'Sol' }]
  const stanceAt = (pixelsSouth: number) => {
    const place = movedView({ centre: madrid, zoom: 16 }, { x: 0, y: pixelsSouth }).centre
    return clustersOf([at('a', place.lat, place.lon)], 16, dots)[0]?.stance
  }
  expect(stanceAt(-30)).toEqual({ tip: 0, hangs: false })
  expect(stanceAt(90)).toEqual({ tip: 0, hangs: false })
  expect(stanceAt(40)).toEqual({ tip: 0, hangs: true })
  for (let pixels = -20; pixels < 80; pixels++) expect(Math.abs(stanceAt(pixels)?.tip ?? 99)).toBeLessThan(20)
})

it('lets no mark lie on another, whatever is written on it', () => {
  const nearby = fc.record({
    lat: fc.double({ min: 40.41, max: 40.43, noNaN: true }),
    lon: fc.double({ min: -3.72, max: -3.69, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(nearby, { maxLength: 60 }), fc.integer({ min: 11, max: 17 }), (places, zoom) => {
      const clusters = clustersOf(
        places.map(({ lat, lon }, index) => at(String(index), lat, lon)),
        zoom,
      )
      for (const [index, one] of clusters.entries())
        for (const other of clusters.slice(index + 1)) {
          const { x, y } = offsetOf(one.position, other.position, zoom)
          const digits = (members: unknown[]) => (members.length > 1 ? 15 : 4)
          const width = 9 * ((digits(one.members) + digits(other.members)) / 2)
          expect(Math.abs(x) > width || Math.abs(y) > 40).toBe(true)
        }
    }),
  )
})

it('names the lowest price of a heap', () => {
  expect(
    cheapestPriceText([
      { ...nearSol[0], price: 14 },
      { ...nearSol[1], price: 13.4 },
    ] as ShownResult[]),
  ).toBe('13,40\u00a0€')
  expect(cheapestPriceText([{ ...nearSol[0], price: null }] as ShownResult[])).toBeNull()
})

it('draws a box around places, never on a doorstep', () => {
  const box = boxAround([madrid])
  expect(centreOf(box)).toEqual({ lat: expect.closeTo(madrid.lat, 6), lon: expect.closeTo(madrid.lon, 6) })
  expect(reachKm(box)).toBeGreaterThan(0.4)
  expect(boxAround([madrid, { lat: 41, lon: -4 }])).toEqual({
    north: 41,
    south: 40.42,
    east: -3.71,
    west: -4,
  })
})

it('leaves a map alone that shows them all, and not as a heap', () => {
  const positions = nearSol.map(({ position }) => position)
  const view = boxAround(positions)
  const wider = { north: view.north + 1, south: view.south - 1, east: view.east + 1, west: view.west - 1 }
  expect(showsWell(view, positions)).toBe(true)
  expect(showsWell(wider, positions)).toBe(false)
  expect(showsWell(view, [...positions, { lat: 42, lon: 0 }])).toBe(false)
  expect(showsWell(view, [])).toBe(false)
})
