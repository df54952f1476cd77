import fc from 'fast-check'
import { expect, it } from 'vitest'
import { snapMoved, snapResized } from '@/components/template-editor/canvas/snap'
import { type Handle, moved, resized, scaled } from '@/components/template-editor/state/geometry'

const canvas = { width: 1080, height: 1350 }
const by = fc.record({ x: fc.integer({ min: -1500, max: 1500 }), y: fc.integer({ min: -1500, max: 1500 }) })
const side = fc.constantFrom<-1 | 0 | 1>(-1, 0, 1)
const handle: fc.Arbitrary<Handle> = fc.record({ x: side, y: side })
const rect = fc
  .record({
    width: fc.integer({ min: 0, max: 1080 }),
    height: fc.integer({ min: 0, max: 1350 }),
    left: fc.double({ min: 0, max: 1, noNaN: true }),
    top: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ width, height, left, top }) => ({
    x: Math.round(left * (canvas.width - width)),
    y: Math.round(top * (canvas.height - height)),
    width,
    height,
  }))

function expectInside({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(canvas.width)
  expect(y + height).toBeLessThanOrEqual(canvas.height)
}

it('moves without changing the size, never off the canvas', () => {
  fc.assert(
    fc.property(rect, by, (from, step) => {
      const to = moved(from, step, canvas)
      expect([to.width, to.height]).toEqual([from.width, from.height])
      expectInside(to)
    }),
  )
})

it('leaves the sides where they are that no handle pulls', () => {
  fc.assert(
    fc.property(rect, handle, by, (from, pulled, step) => {
      const to = resized(from, pulled, step, canvas)
      expectInside(to)
      if (pulled.x >= 0) expect(to.x).toBe(from.x)
      if (pulled.x <= 0) expect(to.x + to.width).toBe(from.x + from.width)
      if (pulled.y >= 0) expect(to.y).toBe(from.y)
      if (pulled.y <= 0) expect(to.y + to.height).toBe(from.y + from.height)
      expect(to.width).toBeGreaterThanOrEqual(Math.min(40, from.width))
    }),
  )
})

it('pinches within the canvas', () => {
  fc.assert(
    fc.property(rect, fc.double({ min: 0.05, max: 20, noNaN: true }), (from, factor) => {
      expectInside(scaled(from, factor, canvas))
    }),
  )
})

it('snaps no further than its reach, onto the line it names', () => {
  fc.assert(
    fc.property(rect, fc.array(rect, { maxLength: 5 }), handle, (from, others, pulled) => {
      const reach = 8
      for (const { rect: to, lines } of [
        snapMoved(from, others, canvas, reach),
        snapResized(from, pulled, others, canvas, reach),
      ]) {
        expectInside(to)
        expect(Math.abs(to.x - from.x)).toBeLessThanOrEqual(reach + 1)
        expect(Math.abs(to.y - from.y)).toBeLessThanOrEqual(reach + 1)
        const { x } = lines
        if (x !== undefined)
          expect(
            Math.min(...[to.x, to.x + to.width / 2, to.x + to.width].map((edge) => Math.abs(edge - x))),
          ).toBeLessThanOrEqual(1)
      }
    }),
  )
})

it('ends at the edge of the canvas from half a pixel on', () => {
  const block = { x: 6, y: 0, width: 1074, height: 40 }
  const { rect } = snapResized(block, { x: -1, y: 0 }, [{ x: 0, y: 0, width: 9, height: 0 }], canvas, 8)
  expect(rect.x + rect.width).toBe(canvas.width)
})

it('finds the middle of the canvas and another block’s edge', () => {
  const block = { x: 337, y: 200, width: 400, height: 100 }
  expect(snapMoved(block, [], canvas, 8)).toEqual({ rect: { ...block, x: 340 }, lines: { x: 540 } })
  const other = { x: 100, y: 306, width: 200, height: 100 }
  expect(snapResized(block, { x: 0, y: 1 }, [other], canvas, 8)).toMatchObject({
    rect: { y: 200, height: 106 },
    lines: { y: 306 },
  })
})
