import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteRangeOf } from '@/server/modules/files/serve-file'

test.each([
  [undefined, undefined],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes = 5 - 6', { start: 5, end: 6 }],
  ['bytes=1000-', null],
  ['bytes=-0', null],
  ['bytes=6-5', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  ['bytes=x-y', undefined],
])('%s of 1000 bytes', (header, range) => {
  expect(byteRangeOf(header, 1000)).toEqual(range)
})

test('whatever is asked for lies inside the file', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), fc.nat(5000), (text, first, last, byteCount) => {
      for (const header of [text, `bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`]) {
        const range = byteRangeOf(header, byteCount)
        if (!range) continue
        expect(range.start).toBeGreaterThanOrEqual(0)
        expect(range.start).toBeLessThanOrEqual(range.end)
        expect(range.end).toBeLessThan(byteCount)
      }
    }),
  )
})
