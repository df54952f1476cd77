import { expect, it } from 'vitest'
import { nextZoom, previousZoom, sharpness, zoomSteps } from '@/components/carta/zoom-steps'

it('goes up and down the same steps, and stops at the ends', () => {
  const up = zoomSteps.map(nextZoom)
  expect(up.slice(0, -1)).toEqual(zoomSteps.slice(1))
  expect(up.at(-1)).toBe(zoomSteps.at(-1))
  expect(zoomSteps.slice(1).map(previousZoom)).toEqual(zoomSteps.slice(0, -1))
  expect(previousZoom(0.5)).toBe(0.5)
})

it.each([
  [328, 464, 3],
  [1312, 1856, 3],
  [4000, 6000, 2],
  [0, 0, 2],
])('draws %i × %i at %i with no more pixels than a phone bears', (width, height, ratio) => {
  const sharp = sharpness(width, height, ratio)
  expect(sharp).toBeGreaterThan(0)
  expect(sharp).toBeLessThanOrEqual(ratio)
  expect(width * height * sharp ** 2).toBeLessThanOrEqual(6_000_001)
})
